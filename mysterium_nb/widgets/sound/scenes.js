// The score of every scene, a pure function of its name, the bar and the table's melody: nothing is remembered from bar to bar.

import { CHORDS, MELODIES, RHYTHMS, chord, degree } from "./harmony.js";
import { pick, randomFrom, shuffled } from "./seeded_random.js";

export const BAR = 8; // seconds; a beat is a second, so that a clock may tick in time
const GRID = 2; // scenes change on every second beat

const held = (tone, pitch, level, more = {}) => ({ at: 0, tone, pitch, level, length: BAR - 1.5, attack: 3, release: 4.5, ...more });
const struck = (tone, pitch, level, at, more = {}) => ({ at, tone, pitch, level, far: true, ...more });
export const SIDES = [-1, 0, 1];
const harmony = (tone, pitches, level) => pitches.map((pitch, i) => held(tone, pitch, level - (pitch > 60 ? 2 : 0), { pan: SIDES[i % 3], far: i > 0 }));
const melody = (table, { tone, mode, octave, level, turn = (n) => n, stretch = 1, start = 0 }) =>
  table.melody.map((n, i) => struck(tone, degree(mode, turn(n), octave), level - i, start + table.rhythm[i] * stretch, { pan: SIDES[(i + 1) % 3] }));

// enter: seconds of the grid on which it may begin (0: at once). fade: time constant with which it leaves, in seconds;
// it comes in as slowly as its drones swell, while a bell on its first beat is heard in full.
// write(bar, table) gives the notes of one bar; nothing is remembered from bar to bar.
export const SCENES = {
  lobby: {
    level: -2.5,
    enter: GRID,
    fade: 1.2,
    write(bar, table) {
      const notes = [...harmony("choir", table.chord, -22), held("pad", 38, -24)];
      if (table.kind === "rest") return table.random() < 0.5 ? [...notes, struck("bell", degree("dorian", pick(table.random, [0, 4]), 5), -25, 4)] : notes;
      for (const [i, step] of [0, 3, 6, 9].entries()) notes.push(struck("pluck", table.chord[i % 3] + (i ? 12 : 0), -20, (step * BAR) / 12, { pan: -1 }));
      if (table.place % 2 === 0 || table.kind === "sing") {
        const lift = [0, 1, 2, 0][table.place];
        const steps = pick(table.random, [[0, 2, 3, 6], [1, 2, 3, 5], [0, 3, 5, 6]]);
        table.melody.forEach((n, i) => notes.push(struck("celesta", degree("dorian", n + lift, 5), -19 - i, (steps[i] * BAR) / 12, { pan: 1 })));
      }
      return notes;
    },
  },
  calm: {
    level: -4.5,
    enter: GRID,
    fade: 1.4,
    write(bar, table) {
      const notes = harmony(table.phrase % 2 ? "choir" : "pad", table.chord, -20);
      if (table.kind !== "rest") notes.push(held("pad", 38, -25)); // the lowest D comes and goes
      if (table.place === 2) notes.push(held("glass", degree("dorian", pick(table.random, [4, 8, 7]), 4), -30, { attack: 4, far: true, pan: 1 }));
      if (table.kind === "sing" && table.place === 0) notes.push(...melody(table, { tone: "celesta", mode: "dorian", octave: 4, level: -18 }));
      if (table.kind === "sing" && table.place === 2) {
        const lift = pick(table.random, [-2, 2, 3, -1]);
        notes.push(...melody(table, { tone: "pluck", mode: "dorian", octave: 4, level: -18, turn: (n) => n + lift, start: 1 }));
      }
      if (table.kind === "sing" && table.place === 3) notes.push(struck("bell", table.chord[1] + 12, -24, 2));
      if (table.kind === "sparse") {
        const count = 1 + Math.floor(table.random() * 2);
        for (let i = 0; i < count; i++) notes.push(struck(pick(table.random, ["pluck", "celesta"]), pick(table.random, table.chord) + 12, -20, Math.floor(table.random() * 7) + i * 0.5, { pan: pick(table.random, SIDES) }));
      }
      if (table.kind === "rest" && table.random() < 0.3) notes.push(struck("bell", degree("dorian", pick(table.random, [0, 4, 1]), 5), -26, 3));
      return notes;
    },
  },
  tension: {
    level: -2.5,
    enter: GRID,
    fade: 1.2,
    write(bar, table) {
      const notes = [...harmony("pad", table.chord, -21), held("pad", 38, -20), held("choir", degree("phrygian", table.place === 3 ? 1 : 0, 4), -28, { far: true })];
      for (let beat = 0; beat < BAR; beat += 2) notes.push(struck("heart", undefined, -15, beat, { far: false }), struck("heart", undefined, -19, beat + 0.36, { far: false }));
      if (table.kind !== "rest") for (const [i, beat] of [0, 3, 6].entries()) notes.push(struck("pluck", degree("phrygian", [0, 4, 1][(i + table.place) % 3], 3), -20 - i, beat + 1, { pan: -1 }));
      if (table.kind === "sing" && table.place % 2 === 0) notes.push(...melody(table, { tone: "pluck", mode: "phrygian", octave: 4, level: -19, stretch: 1.5 }));
      if (table.place === 3) notes.push(held("glass", degree("phrygian", 8, 4), -27, { attack: 4, length: 4.5, release: 2, pan: 1, far: true }), held("glass", degree("phrygian", 7, 4), -29, { at: 4, attack: 2, length: 3, pan: -1, far: true }));
      return notes;
    },
  },
  lastTen: {
    level: 0,
    enter: 0,
    fade: 0.5,
    write(bar, table) {
      if (bar > 1) return [];
      if (bar === 1) return ticks(8, 10);
      return [
        ...harmony("pad", chord("D3 A3 Eb4"), -21).map((note) => ({ ...note, length: 10, attack: 6, release: 2.5 })),
        held("pad", 38, -20, { length: 10, attack: 1, release: 3 }),
        held("glass", degree("phrygian", 4, 5), -29, { at: 3, length: 7, attack: 6.5, release: 1.2, far: true }),
        ...ticks(0, 8),
      ];
    },
  },
  manifestation: {
    level: -3,
    enter: 0,
    fade: 0.8,
    write(bar, table) {
      const notes = [held("breath", undefined, -27, { length: BAR - 1, attack: 2, release: 2 }), held("pad", 50, -38, { far: true })];
      if (bar % 2) notes.push(held("glass", degree("dorian", pick(table.random, [4, 7, 8]), 4), -42, { at: 2, length: 3, far: true }));
      return notes;
    },
  },
  sharedVision: {
    level: -3,
    enter: GRID,
    fade: 1.2,
    write(bar, table) {
      const notes = [
        ...harmony("choir", table.chord, -22),
        ...table.chord.map((pitch, i) => held("glass", pitch + 12, -27, { at: i * 1.5, attack: 2.5, length: 5, release: 3, pan: SIDES[2 - i], far: true })),
        held("breath", undefined, -34, { attack: 3 }),
      ];
      if (table.place % 2 === 0) table.chord.forEach((pitch, i) => notes.push(struck("celesta", pitch + 24, -23 - i, 1 + i, { pan: SIDES[i] })));
      else if (table.kind !== "rest") notes.push(...melody(table, { tone: "celesta", mode: "dorian", octave: 5, level: -24, turn: (n) => 4 - n, stretch: 1.5 }));
      return notes;
    },
  },
  poll: {
    level: -1,
    enter: GRID,
    fade: 1,
    write(bar, table) {
      const notes = [...harmony("choir", table.chord, -24), held("glass", table.chord[2] + 12, -32, { attack: 4, far: true })];
      for (let beat = 0; beat < BAR; beat += 2) {
        notes.push(struck("pluck", beat % 4 ? 57 : 50, -17, beat, { far: false }));
        notes.push(struck("heart", undefined, -20, beat, { far: false }));
      }
      if (table.kind === "sing" && table.place === 3) notes.push(...melody(table, { tone: "pluck", mode: "dorian", octave: 4, level: -22 }).slice(0, 2));
      return notes;
    },
  },
  won: {
    level: -2,
    enter: GRID,
    fade: 1.5,
    write(bar, table) {
      const fresh = bar < 8;
      const notes = [...harmony("choir", table.chord, -20), held("pad", 38, -25)];
      const ladder = [0, 1, 2].flatMap((octave) => table.chord.map((pitch) => pitch + 12 * octave)).filter((pitch) => pitch < 84);
      if (fresh || table.place % 2) ladder.forEach((pitch, i) => i * 0.5 < 5 && notes.push(struck("pluck", pitch, -20 - i * 0.4, i * 0.5, { pan: SIDES[i % 3] })));
      if (fresh ? table.place % 2 === 0 : table.kind === "sing" && table.place === 0) notes.push(...melody(table, { tone: "celesta", mode: "lydian", octave: 5, level: -18, start: 2 }));
      if (fresh && table.place === 0) notes.push(struck("bell", 74, -19, 0), struck("bell", 69, -21, 1), struck("bell", 81, -24, 2));
      return notes;
    },
  },
  lost: {
    level: -4,
    enter: GRID,
    fade: 1.5,
    write(bar, table) {
      const notes = [...harmony("choir", table.chord, -20), held("pad", table.chord[0] - 12 < 38 ? table.chord[0] : table.chord[0] - 12, -23)];
      if (table.place === 0) notes.push(struck("bell", 50, -21, 0));
      // the theme backwards, its last note missing
      if (bar < 4 ? table.place % 2 === 0 : table.kind === "sing" && table.place === 2) notes.push(...melody({ ...table, melody: [...table.melody].reverse() }, { tone: "celesta", mode: "aeolian", octave: 4, level: -19, stretch: 1.5 }).slice(0, 3));
      if (table.place % 2) notes.push(struck("pluck", table.chord[0], -18, 0), struck("pluck", table.chord[2], -21, 4));
      return notes;
    },
  },
};

// One bar of a scene. theme is a number, the table's; slot tells one entrance of the scene from the next: where on the grid it began.
export function score(scene, bar, { theme, slot }) {
  const home = randomFrom(theme, "theme");
  const random = randomFrom(theme, scene, slot, bar);
  const phrase = Math.floor(bar / 4);
  const cycle = (list, name) => shuffled(randomFrom(theme, scene, slot, name, Math.floor(phrase / list.length)), list)[phrase % list.length];
  const table = {
    melody: pick(home, MELODIES),
    rhythm: pick(home, RHYTHMS),
    random,
    phrase,
    place: bar % 4,
    kind: phrase === 0 ? "sing" : cycle(["sing", "sparse", "rest", "rest"], "kind"), // half of the time nobody sings
    chord: CHORDS[scene] ? chord(cycle(CHORDS[scene], "chords")[bar % 4]) : [],
  };
  return SCENES[scene].write(bar, table);
}

function ticks(from, to) {
  const notes = [];
  for (let second = from; second < to; second++) {
    const level = -14 + second * 0.6;
    const at = second % BAR;
    notes.push(struck(second % 2 ? "tock" : "tick", undefined, level, at, { far: false }), struck("heart", undefined, level - 7, at, { far: false }));
    if (second >= 7) notes.push(struck("tock", undefined, level - 5, at + 0.5, { far: false }));
  }
  return notes;
}
