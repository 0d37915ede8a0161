// What sounds together in one audio context: a layer for every scene that can be heard, one for cues, and a ceiling.

import { CUES } from "./cues.js";
import { BAR, SCENES, SIDES, score } from "./scenes.js";
import { randomFrom } from "./seeded_random.js";
import { createToneBank } from "./tone_bank.js";

const amplitude = (decibel) => 10 ** (decibel / 20);
const CEILING = 0.7; // -3.1 dBFS: nothing can be louder, whatever is played at once
function ceilingCurve() {
  const knee = 0.45;
  return Float32Array.from({ length: 4097 }, (_, i) => {
    const x = i / 2048 - 1;
    const over = Math.max(0, Math.abs(x) - knee) / (CEILING - knee);
    return Math.sign(x) * (Math.min(Math.abs(x), knee) + (CEILING - knee) * Math.tanh(over));
  });
}

// From a slider's place, 0 to 1: its middle should sound like half.
const loudness = (volume) => volume ** 2;

export function createMixer(ctx, volume) {
  const bank = createToneBank();
  const gain = (value, ...targets) => {
    const node = ctx.createGain();
    node.gain.value = value;
    for (const target of targets) node.connect(target);
    return node;
  };
  const master = gain(loudness(volume), ctx.destination);
  const ceiling = ctx.createWaveShaper();
  ceiling.curve = ceilingCurve();
  ceiling.connect(master);
  const ducked = gain(1, ceiling);

  // Notes share three places in the room instead of having a panner each.
  function createLayer(target, level) {
    const out = gain(level, target);
    const places = SIDES.map((side) => {
      const place = ctx.createStereoPanner();
      place.pan.value = side * 0.5;
      // A panner treats one channel and two differently: without this the drones jump by 3 dB, with a click, whenever a stereo tone ends.
      place.channelCount = 2;
      place.channelCountMode = "explicit";
      place.connect(out);
      return place;
    });
    return { out, places, sources: new Set() };
  }

  function play(layer, one, when, trim) {
    const now = ctx.currentTime;
    const { buffer, rate, lasts } = bank.take(one);
    const { level, length = 0, attack = 0, release = 0.5 } = one;
    const end = when + length;
    if (lasts ? end <= now : when < now - 0.03) return; // joined in the middle of a bar: what was struck is over
    const start = Math.max(when, now);
    const source = ctx.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = rate * 2 ** ((one.bend ?? 0) / 1200);
    const loud = amplitude(level + trim);
    const envelope = gain(lasts ? 0 : loud, layer.places[(one.pan ?? 0) + 1]);
    source.connect(envelope);
    if (lasts) {
      source.loop = true;
      envelope.gain.setValueAtTime(0, start);
      envelope.gain.linearRampToValueAtTime(loud, Math.min(start + attack, end));
      envelope.gain.setValueAtTime(loud, end);
      envelope.gain.linearRampToValueAtTime(0, end + release);
      source.start(start, (one.pitch ?? 1) * 0.77 % buffer.duration); // voices of one root do not beat together
      source.stop(end + release);
    } else {
      source.start(start);
      if (one.damp) {
        envelope.gain.setTargetAtTime(0, start + one.damp / 2, one.damp / 3);
        source.stop(start + one.damp * 2.5);
      }
    }
    layer.sources.add(source);
    source.onended = () => {
      layer.sources.delete(source);
      envelope.disconnect();
    };
  }

  const cueLayer = createLayer(ceiling, 1);
  let scenes = []; // the last one is heard; those before it are fading

  // origin and from are times of the context: where the scene's first bar lies (perhaps in the past) and where it is faded in.
  function enter({ name, theme, origin, from, slot }) {
    leave(from);
    const layer = createLayer(ducked, 0);
    layer.out.gain.setTargetAtTime(1, from, 0.01);
    scenes.push({ name, theme, layer, origin, from, slot, bar: Math.max(0, Math.floor((from - origin) / BAR)), over: Infinity });
  }

  function leave(when) {
    const unheard = scenes.filter((scene) => scene.from > ctx.currentTime + 0.05); // replaced before it began
    unheard.forEach(drop);
    scenes = scenes.filter((scene) => !unheard.includes(scene));
    for (const scene of scenes) {
      if (scene.over < Infinity) continue;
      const slow = SCENES[scene.name].fade;
      // setTargetAtTime starts from wherever the value is: no need to cancel and hold, which not every browser can
      scene.layer.out.gain.setTargetAtTime(0, when, slow);
      scene.until = when;
      scene.over = when + slow * 7;
    }
  }

  function drop(scene) {
    for (const source of scene.layer.sources) source.stop();
    scene.layer.out.disconnect();
  }

  const notesOf = (scene, bar) => score(scene.name, bar, { theme: scene.theme, slot: scene.slot });

  // Plays every bar that begins before `until`, and forgets what has faded. Returns when it must be called again.
  function schedule(until) {
    scenes.filter((scene) => scene.over < ctx.currentTime).forEach(drop);
    scenes = scenes.filter((scene) => scene.over >= ctx.currentTime);
    let next = Infinity;
    for (const scene of scenes) {
      const last = Math.min(until, scene.until ?? Infinity);
      for (; scene.origin + scene.bar * BAR < last; scene.bar++) {
        const start = scene.origin + scene.bar * BAR;
        for (const one of notesOf(scene, scene.bar)) play(scene.layer, one, start + one.at, SCENES[scene.name].level);
      }
      next = Math.min(next, scene.over < Infinity ? scene.over : scene.origin + scene.bar * BAR);
    }
    return next;
  }

  let duckedUntil = 0;
  let duckedBy = 0;
  function duck(decibel, when, length) {
    if (when > duckedUntil) duckedBy = 0;
    duckedBy = Math.max(duckedBy, decibel);
    duckedUntil = Math.max(duckedUntil, when + length);
    ducked.gain.cancelScheduledValues(when);
    ducked.gain.setTargetAtTime(amplitude(-duckedBy), when, 0.04);
    ducked.gain.setTargetAtTime(1, duckedUntil, 0.5);
  }

  let played = 0;
  const lastPlayed = {};
  function cue(name, options, when) {
    if (when - (lastPlayed[name] ?? -1) < 0.07) return; // six pawns in one instant are one sound
    lastPlayed[name] = when;
    const { write, until, level, duck: depth } = CUES[name];
    const random = randomFrom(name, played++);
    const [bend, shade] = [random() * 30 - 15, random() * 1.5 - 0.75]; // no two taps alike; tuned tones stay in tune
    for (const one of write(options)) play(cueLayer, { ...one, bend: one.pitch ? 0 : bend }, when + one.at, level + (one.pitch ? 0 : shade));
    duck(depth, when, until(options) + 0.35);
  }

  return {
    enter,
    leave,
    schedule,
    cue,
    prepare: bank.prepare,
    // What is scheduled next of the scene that is heard.
    nextBar: () => scenes.slice(-1).flatMap((scene) => notesOf(scene, scene.bar)),
    setVolume: (value) => master.gain.setTargetAtTime(loudness(value), ctx.currentTime, 0.03),
    fadeOut: () => master.gain.setTargetAtTime(0, ctx.currentTime, 0.015),
    clear() {
      scenes.forEach(drop);
      scenes = [];
    },
    sounding: () => cueLayer.sources.size + scenes.reduce((sum, scene) => sum + scene.layer.sources.size, 0),
  };
}
