// What the pieces are made of: D in several modes, chords, and the four notes that are a table's melody.

const LETTERS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS = { "#": 1, b: -1 };
const pitchOf = (name) => LETTERS[name[0]] + (ACCIDENTALS[name[1]] ?? 0) + 12 * (Number(name.at(-1)) + 1);
export const chord = (names) => names.split(" ").map(pitchOf);

// D stays; the light on it changes. From bright to dark:
const MODES = {
  lydian: [0, 2, 4, 6, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
};
export const degree = (mode, n, octave) => 2 + 12 * (octave + 1) + 12 * Math.floor(n / 7) + MODES[mode][((n % 7) + 7) % 7];

// A table's melody: four notes, one of these in one of these rhythms. It is met again in every scene.
export const MELODIES = [[4, 2, 3, 0], [0, 2, 4, 3], [4, 5, 4, 0], [0, 1, 4, 2], [7, 4, 5, 2], [2, 1, 0, 4], [0, 4, 6, 5], [4, 6, 5, 3]];
export const RHYTHMS = [[0, 1, 2, 4], [0, 1.5, 2, 3.5], [0, 2, 3, 4], [0, 1, 3, 4], [0, 2, 2.5, 4]];

export const CHORDS = {
  lobby: [["D3 A3 F4", "C3 G3 E4", "G2 D3 B3", "D3 A3 E4"], ["D3 F3 C4", "G2 D3 B3", "C3 G3 E4", "D3 A3 D4"]],
  calm: [
    ["D3 A3 E4", "D3 G3 B3", "C3 G3 E4", "D3 A3 D4"],
    ["D3 A3 F4", "C3 A3 E4", "G2 D3 B3", "D3 A3 E4"],
    ["D3 A3 C4", "E3 G3 B3", "F3 A3 E4", "D3 A3 D4"],
    ["D3 F3 C4", "A2 E3 C4", "G2 D3 B3", "D3 A3 E4"],
    ["D3 G3 A3", "F3 C4 E4", "C3 G3 D4", "D3 A3 F4"],
  ],
  tension: [
    ["D3 A3 D4", "D3 Bb3 Eb4", "C3 G3 Eb4", "D3 A3 Eb4"],
    ["D3 A3 C4", "D3 G3 Bb3", "Eb3 Bb3 D4", "D3 A3 Eb4"],
    ["D3 F3 C4", "Eb3 G3 D4", "D3 Bb3 Eb4", "D3 A3 D4"],
  ],
  sharedVision: [["F3 C4 E4", "F3 B3 D4", "F3 A3 E4", "F3 C4 D4"], ["F3 A3 E4", "G3 B3 D4", "A3 C4 E4", "F3 C4 D4"]],
  poll: [["D3 G3 C4", "D3 A3 E4", "E3 A3 D4", "D3 G3 A3"], ["D3 A3 B3", "D3 G3 C4", "C3 G3 D4", "D3 A3 E4"]],
  won: [["D3 A3 F#4", "D3 B3 G#4", "B2 F#3 D4", "A2 E3 C#4"], ["D3 A3 F#4", "E3 B3 G#4", "F#3 A3 C#4", "D3 A3 E4"]],
  lost: [["D3 A3 F4", "C3 G3 E4", "Bb2 F3 D4", "A2 E3 C4"], ["D3 A3 F4", "Bb2 F3 D4", "G2 D3 Bb3", "A2 E3 D4"]],
};
