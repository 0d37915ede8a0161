// The instruments: each computes one tone of a frequency, as samples.

import { RATE, TAU, addNoise, addPartial, bump, finished, hump, seamlessLoop, silence, struckBody, toFullScale } from "./synthesis.js";

// loop: lasts as long as asked. step: how far apart the roots lie that are computed, in semitones; others are shifted.
export const TONES = {
  // sustained
  pad: {
    loop: true,
    step: 5,
    make: (f, random) => seamlessLoop(5, f, [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [n, n ** -1.2]), random),
  },
  choir: {
    loop: true,
    step: 5,
    make: (f, random) =>
      seamlessLoop(5, f, [1, 2, 3, 4, 5, 6, 8].map((n) => [n, (0.12 + bump(f * n, 520, 260) + 0.4 * bump(f * n, 1000, 260)) / n ** 0.7]), random),
  },
  glass: { loop: true, step: 7, make: (f, random) => seamlessLoop(4, f, [[1, 1], [2, 0.16], [3, 0.05]], random) },
  breath: {
    loop: true,
    make: (_, random) => {
      const seam = RATE; // the last second is faded into the first
      const long = silence(9);
      const air = [0.1, 0.31, 0.47].map((speed) => [speed, random() * TAU]);
      const loud = (t) => air.reduce((sum, [speed, phase]) => sum + 0.2 * Math.sin(TAU * speed * t + phase), 0.7);
      addNoise(long, random, { centre: (t) => 420 + 130 * Math.sin(TAU * 0.11 * t), q: 0.9, dull: 900, loud });
      const out = long.slice(0, long.length - seam);
      for (let i = 0; i < seam; i++) {
        const x = (i / seam) * (Math.PI / 2);
        out[i] = out[i] * Math.sin(x) + long[out.length + i] * Math.cos(x);
      }
      return toFullScale(out);
    },
  },
  // struck and plucked
  celesta: {
    step: 7,
    make: (f) => {
      const out = silence(2.8);
      const body = 0.75 * (523 / f) ** 0.4;
      for (let i = 0; i < out.length; i++) {
        const t = i / RATE;
        const strike = 0.9 * Math.exp(-t / 0.09) * Math.sin(TAU * 4 * f * t);
        out[i] = Math.exp(-t / body) * (Math.sin(TAU * f * t + strike) + 0.3 * Math.sin(TAU * f * 1.0018 * t) + 0.1 * Math.exp(-t / 0.3) * Math.sin(TAU * 3 * f * t));
      }
      return finished(out, { attack: 0.004, tail: 0.3 });
    },
  },
  bell: {
    step: 7,
    make: (f, random) => {
      const out = silence(4.5); // a bell's minor third is its third partial
      const partials = [[0.5, 0.5, 2.2], [1, 0.9, 1.5], [1.19, 0.75, 1.1], [1.5, 0.28, 0.8], [2, 0.8, 0.7], [2.51, 0.2, 0.4], [2.66, 0.2, 0.35], [3.01, 0.16, 0.25], [4.1, 0.1, 0.15]];
      const size = (294 / f) ** 0.35;
      for (const [ratio, level, decay] of partials) {
        const split = 0.25 + random() * 0.5; // a cast bell is never quite round
        addPartial(out, f * ratio, level * 0.65, { decay: decay * size });
        addPartial(out, f * ratio + split, level * 0.35, { decay: decay * size, phase: random() * TAU });
      }
      return finished(out, { attack: 0.003, tail: 0.6 });
    },
  },
  // Karplus-Strong, computed once instead of in a worklet
  pluck: {
    step: 6,
    make: (f, random) => {
      const out = silence(3);
      const period = RATE / f - 0.5;
      const whole = Math.floor(period);
      const part = period - whole;
      const damp = 10 ** (-3 / (2.6 * (294 / f) ** 0.5 * f));
      const start = new Float32Array(whole + 1);
      let soft = 0;
      for (let i = 0; i < start.length; i++) start[i] = soft += 0.2 * (random() * 2 - 1 - soft);
      const mean = start.reduce((sum, x) => sum + x, 0) / start.length;
      const nail = Math.floor(start.length / 5); // plucked at a fifth of the string
      let before = 0;
      for (let i = 0; i < out.length; i++) {
        if (i <= whole) out[i] = start[i] - mean - 0.7 * (start[(i - nail + start.length) % start.length] - mean);
        else {
          const delayed = (1 - part) * out[i - whole] + part * out[i - whole - 1];
          out[i] = damp * 0.5 * (delayed + before);
          before = delayed;
        }
      }
      return finished(out, { attack: 0.005, tail: 0.3 });
    },
  },
  heart: { make: (_, random) => struckBody(0.5, [[73.4, 1, 0.11], [110, 0.6, 0.08], [165, 0.4, 0.06], [247, 0.22, 0.04]], random) },
  boom: { make: (_, random) => struckBody(2.2, [[73.4, 1, 0.5], [110.2, 0.5, 0.35], [146.8, 0.5, 0.3], [220.3, 0.3, 0.2], [331, 0.16, 0.12]], random) },
  swell: {
    make: (_, random) => {
      const out = silence(0.9);
      for (const [n, level] of [[1, 1], [1.5, 0.6], [2, 0.5], [3, 0.2]]) addPartial(out, 293.7 * n, level, { phase: random() * TAU });
      addNoise(out, random, { centre: (t) => 500 + 900 * t, q: 1.2, loud: () => 0.5 });
      for (let i = 0; i < out.length; i++) out[i] *= (i / out.length) ** 2.5;
      return finished(out, { attack: 0.02, tail: 0.09 });
    },
  },
  // wood and paper
  knock: {
    make: (_, random) =>
      struckBody(0.5, [[104, 0.7, 0.08], [187, 0.9, 0.07], [271, 0.9, 0.06], [418, 0.8, 0.045], [562, 0.55, 0.03], [793, 0.35, 0.02], [1180, 0.15, 0.01]], random, {
        centre: () => 900,
        q: 0.8,
        loud: (t) => 1.2 * Math.exp(-t / 0.005),
      }),
  },
  tap: {
    make: (_, random) =>
      struckBody(0.25, [[310, 0.7, 0.07], [622, 1, 0.05], [941, 0.4, 0.03], [1530, 0.15, 0.012]], random, {
        centre: () => 1400,
        q: 0.7,
        loud: (t) => 0.5 * Math.exp(-t / 0.005),
      }),
  },
  tick: { make: (_, random) => struckBody(0.15, [[430, 0.5, 0.018], [1470, 0.8, 0.012], [2130, 0.45, 0.008], [3350, 0.15, 0.005]], random) },
  tock: { make: (_, random) => struckBody(0.15, [[330, 0.6, 0.022], [1110, 0.8, 0.014], [1620, 0.4, 0.009], [2600, 0.12, 0.005]], random) },
  flick: {
    make: (_, random) => {
      const out = silence(0.42);
      addNoise(out, random, { centre: (t) => 900 + 3200 * t, q: 0.9, loud: (t) => 0.7 * hump(t, 0.26) });
      addNoise(out, random, { centre: () => 1700, q: 0.8, loud: (t) => (t > 0.2 ? 0.9 * Math.min(1, (t - 0.2) / 0.004) * Math.exp(-(t - 0.2) / 0.035) : 0) });
      return finished(out, { attack: 0.01 });
    },
  },
  slide: {
    make: (_, random) => {
      const out = silence(0.6);
      addNoise(out, random, { centre: (t) => 2100 - 2200 * t, q: 1.1, loud: (t) => 0.8 * hump(t, 0.46) });
      addNoise(out, random, { centre: () => 420, q: 1, loud: (t) => (t > 0.43 ? 1.5 * Math.exp(-(t - 0.43) / 0.03) : 0) });
      return finished(out, { attack: 0.02 });
    },
  },
  tear: {
    make: (_, random) => {
      const out = silence(0.32);
      const crackle = silence(0.32).map(() => (random() < 0.012 ? 1 : 0));
      let grain = 0;
      addNoise(out, random, { centre: (t) => 1500 + 2500 * t, q: 0.9, loud: (t) => (grain = Math.max(crackle[Math.round(t * RATE)] ?? 0, grain * 0.993)) * hump(t, 0.3) });
      return finished(out, { attack: 0.005 });
    },
  },
};
