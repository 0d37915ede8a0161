// How samples are computed: partials that die away, filtered noise, loops without a seam. Pure functions into arrays.

export const RATE = 24000; // of the tones; the context resamples. Half the memory and time of 48 kHz, and nothing here is brighter.
export const TAU = 2 * Math.PI;
export const hertz = (pitch) => 440 * 2 ** ((pitch - 69) / 12);

// A sine that dies away, as a two-pole resonator: two multiplications a sample. No decay: it lasts.
export function addPartial(out, frequency, level, { phase = 0, decay = Infinity } = {}) {
  if (frequency > RATE * 0.45) return;
  const step = (TAU * frequency) / RATE;
  const r = Math.exp(-1 / (decay * RATE));
  const [a, b] = [2 * r * Math.cos(step), r * r];
  let [y1, y2] = [(level * Math.sin(phase - step)) / r, (level * Math.sin(phase - 2 * step)) / b];
  for (let i = 0; i < out.length; i++) {
    const y = a * y1 - b * y2;
    out[i] += y;
    y2 = y1;
    y1 = y;
  }
}

// Noise through a band-pass whose centre moves, its top taken off: paper and breath, not hiss.
// centre and loud are functions of time in seconds.
export function addNoise(out, random, { centre, q = 1, dull = 2600, loud }) {
  const soft = 1 - Math.exp((-TAU * dull) / RATE);
  let [low, band, once, twice, f] = [0, 0, 0, 0, 0];
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    if (i % 32 === 0) f = 2 * Math.sin((Math.PI * Math.min(centre(t), RATE / 7)) / RATE);
    low += f * band;
    band += f * (random() * 2 - 1 - low - band / q);
    once += soft * (band - once);
    twice += soft * (once - twice);
    out[i] += twice * loud(t);
  }
}

// Peak to 1, no click at either end.
export function finished(out, { attack = 0.001, tail = 0.03 } = {}) {
  const [rise, fall] = [Math.ceil(attack * RATE), Math.ceil(tail * RATE)];
  for (let i = 0; i < rise; i++) out[i] *= i / rise;
  for (let i = 0; i < fall; i++) out[out.length - 1 - i] *= i / fall;
  return toFullScale(out);
}

export function toFullScale(out) {
  let peak = 1e-9;
  for (let i = 0; i < out.length; i++) peak = Math.max(peak, Math.abs(out[i]));
  for (let i = 0; i < out.length; i++) out[i] /= peak;
  return out;
}

export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));

// A loop without a seam: every partial makes a whole number of turns. Low harmonics are three close partials, which beat slowly.
export function seamlessLoop(seconds, frequency, harmonics, random) {
  const out = silence(seconds);
  for (const [n, level] of harmonics) {
    for (const [shift, share] of n > 4 ? [[0, 1]] : [[0, 1], [-1, 0.5], [1, 0.5]]) {
      const turns = Math.round(frequency * n * seconds) + shift;
      addPartial(out, turns / seconds, level * share, { phase: random() * TAU });
    }
  }
  return toFullScale(out);
}

export function struckBody(seconds, list, random, click) {
  const out = silence(seconds);
  for (const [frequency, level, decay] of list) addPartial(out, frequency, level, { decay });
  if (click) addNoise(out, random, click);
  return finished(out, { attack: 0.0008 });
}

export const bump = (x, centre, width) => Math.exp(-(((x - centre) / width) ** 2));
export const hump = (t, length) => (t < length ? Math.sin((Math.PI * t) / length) ** 2 : 0);
