// Tones are computed once, when they are first needed, and kept: near (dry), and far (with the sound of a hall in them).

import { TONES } from "./instruments.js";
import { randomFrom } from "./seeded_random.js";
import { RATE, hertz } from "./synthesis.js";

const PAUSE = 20; // milliseconds between two tones that are computed ahead
const MIDDLE_D = 62; // tones without a pitch of their own are played at their one root

const HALL_SECONDS = 2;
let hallImpulse = null; // computed once

// A dark hall: two channels of decaying noise, its treble dying first, of unit energy.
function computeHall() {
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: HALL_SECONDS * RATE, sampleRate: RATE });
  for (let channel = 0; channel < 2; channel++) {
    const random = randomFrom("hall", channel);
    const data = buffer.getChannelData(channel);
    let [soft, slow, energy] = [0, 0, 0];
    for (let i = 0; i < data.length; i++) {
      const t = i / RATE;
      soft += (0.1 + 0.45 * Math.exp(-t / 0.35)) * (random() * 2 - 1 - soft);
      slow += 0.04 * (soft - slow); // takes the rumble and any constant away
      data[i] = (soft - slow) * Math.exp(-t / 0.4) * Math.min(1, t / 0.012) * Math.min(1, (HALL_SECONDS - t) / 0.3);
      energy += data[i] ** 2;
    }
    for (let i = 0; i < data.length; i++) data[i] /= Math.sqrt(energy);
  }
  return buffer;
}

// The tone in the hall, computed once and off the page's thread: while the game runs there is no convolution at all.
async function inHall(dry) {
  const ctx = new OfflineAudioContext(2, dry.length + HALL_SECONDS * RATE, RATE);
  const source = ctx.createBufferSource();
  source.buffer = dry;
  source.connect(ctx.destination);
  const hall = ctx.createConvolver();
  hall.normalize = false; // before the buffer is set
  hall.buffer = hallImpulse ??= computeHall();
  const wet = ctx.createGain();
  wet.gain.value = 0.55;
  source.connect(hall).connect(wet).connect(ctx.destination);
  source.start();
  return ctx.startRendering();
}

// Struck tones exist near and far; held ones need no hall.
export function createToneBank() {
  const near = new Map();
  const far = new Map();
  const underWay = new Map(); // what far will hold, as promises
  // Tones are computed at a few pitches; those in between are these, played faster or slower.
  const rootOf = ({ step }, pitch) => (step ? Math.round((pitch - MIDDLE_D) / step) * step + MIDDLE_D : MIDDLE_D);

  function compute(name, root) {
    const key = `${name} ${root}`;
    if (!near.has(key)) {
      const data = TONES[name].make(hertz(root), randomFrom("tone", key));
      const buffer = new AudioBuffer({ length: data.length, sampleRate: RATE });
      buffer.copyToChannel(data, 0);
      near.set(key, buffer);
    }
    return near.get(key);
  }

  return {
    // At once; dry as long as the hall is not ready.
    take({ tone, pitch = MIDDLE_D, far: distant }) {
      const root = rootOf(TONES[tone], pitch);
      const buffer = (distant && far.get(`${tone} ${root}`)) || compute(tone, root);
      return { buffer, rate: 2 ** ((pitch - root) / 12), lasts: Boolean(TONES[tone].loop) };
    },
    // Computes what is missing, one tone at a time, so that the page can draw in between.
    async prepare(notes) {
      for (const { tone, pitch = MIDDLE_D, far: distant } of notes) {
        const root = rootOf(TONES[tone], pitch);
        const key = `${tone} ${root}`;
        if (!near.has(key)) {
          compute(tone, root);
          await new Promise((done) => setTimeout(done, PAUSE));
        }
        if (!distant || TONES[tone].loop) continue;
        if (!underWay.has(key)) underWay.set(key, inHall(near.get(key)).then((buffer) => far.set(key, buffer)));
        await underWay.get(key);
      }
    },
  };
}
