// Cues: what sounds in step with a picture.

import { SIDES } from "./scenes.js";

const note = (at, tone, level, pitch, more = {}) => ({ at, tone, level, pitch, ...more });
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).flat();
const strokes = (hour) => ((hour - 1) % 12) + 1; // after twelve a clock begins again

// write gives the notes of a cue. level brings it to its loudness beside the others; while it is struck, until the last stroke,
// the music steps back by duck decibels.
export const CUES = {
  vision: {
    level: -7.5,
    duck: 6,
    write: ({ count = 1 }) => many(count, (i) => [note(i * 0.42, "swell", -16, undefined, { far: true }), ...[69, 74, 81].map((p, j) => note(i * 0.42 + 0.75 + j * 0.09, "celesta", -12 - j * 2, p, { far: true, pan: SIDES[j] }))]),
    until: ({ count = 1 }) => (count - 1) * 0.42 + 0.75,
  },
  turn: { level: -7, duck: 2, write: () => [note(0, "flick", 0)], until: () => 0.2 },
  pawn: { level: -6, duck: 2, write: () => [note(0, "tap", 0), note(0.075, "tap", -14)], until: () => 0 },
  agree: { level: -14.5, duck: 3, write: () => [note(0, "tap", -12), note(0.02, "celesta", -6, 69, { far: true }), note(0.14, "celesta", -4, 74, { far: true })], until: () => 0.14 },
  disagree: { level: -8.5, duck: 3, write: () => [note(0, "tap", -10), note(0.02, "pluck", -4, 57), note(0.14, "pluck", -4, 50)], until: () => 0.14 },
  sure: { level: -15, duck: 3, write: () => [note(0, "bell", -10, 74, { far: true }), note(0.03, "celesta", -6, 62, { far: true }), note(0.03, "celesta", -9, 69, { far: true })], until: () => 0 },
  bell: {
    level: -14,
    duck: 8,
    write: ({ hour = 1 }) => many(strokes(hour), (i) => [note(i * 0.8, "bell", -3 + (i === strokes(hour) - 1 ? 1 : 0), 62, { far: true }), note(i * 0.8, "bell", -15, 50)]),
    until: ({ hour = 1 }) => (strokes(hour) - 1) * 0.8,
  },
  knock: { level: -4, duck: 10, write: () => [note(0, "knock", 0, undefined, { far: true })], until: () => 0 },
  knocks: { level: -4, duck: 10, write: () => [note(0, "knock", 0, undefined, { far: true }), note(0.42, "knock", -1.5, undefined, { far: true })], until: () => 0.42 },
  sleeve: { level: -9, duck: 3, write: () => [note(0, "slide", 0)], until: () => 0.43 },
  climb: {
    level: -10.5,
    duck: 4,
    write: ({ steps = 1 }) => many(steps, (i) => [note(i * 0.16, "tap", -14), note(i * 0.16, "pluck", -3, [62, 64, 67, 69, 71, 74, 76, 79][i % 8], { far: true })]),
    until: ({ steps = 1 }) => (steps - 1) * 0.16,
  },
  // each vote opened stands a step higher than the one before
  vote: { level: -10.5, duck: 6, write: ({ index = 0 }) => [note(0, "tear", -5), note(0.24, "boom", -9), note(0.24, "celesta", -8, [62, 64, 65, 67, 69, 71][index % 6], { far: true })], until: () => 0.24 },
  culprit: {
    level: -7.5,
    duck: 14,
    write: () => [note(0, "swell", -8, undefined, { far: true }), note(0.85, "boom", -3, undefined, { far: true }), ...[50, 57, 62, 69, 76].map((p, i) => note(0.85 + i * 0.05, "bell", -11 - i, p, { far: true, pan: SIDES[i % 3] })), note(0.85, "choir", -18, 62, { length: 1.5, attack: 0.3, release: 2, far: true })],
    until: () => 0.85,
  },
  refused: { level: -2, duck: 2, write: () => [note(0, "pluck", -6, 45, { damp: 0.12 }), note(0.13, "pluck", -8, 44, { damp: 0.12 }), note(0, "tap", -14)], until: () => 0.13 },
};
