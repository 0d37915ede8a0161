// Plays the scene that is on and the cues that come, on one audio context. It promises silence, and no context, before a
// gesture; while the page is hidden or the volume is 0 the context sleeps, and what would have sounded meanwhile is dropped.

import { CUES } from "./cues.js";
import { createMixer } from "./mixer.js";
import { BAR, SCENES, score } from "./scenes.js";

const AHEAD = 2.5; // seconds scheduled in advance: one timer a bar is enough
const IDLE = 4; // seconds after the last cue until the context may sleep, when there is no music
const FADE = 90; // milliseconds: an abrupt stop would click
const GESTURES = ["pointerup", "keydown", "touchend"];
const CAPTURED = { capture: true, passive: true }; // panels keep their keys to themselves

// clock: seconds that all browsers at a table share. onChange is called when what is heard may be another.
export function createPlayer({ clock, onChange }) {
  let ctx = null;
  let mixer = null;
  let volume = 0;
  let music = true;
  let wanted = false; // somebody switched it on
  let current = null; // { name, theme, since }
  let entrances = 0; // the newest one counts
  let timer = 0;
  let sleeper = 0;
  let shift = 0; // clock minus the context's time, taken anew at every waking: a sleeping context's time stands still

  const asleep = () => document.hidden || volume === 0;
  const running = () => ctx?.state === "running" && wanted && !asleep();

  function tick() {
    clearTimeout(timer);
    if (!running()) return;
    const next = mixer.schedule(ctx.currentTime + AHEAD);
    mixer.prepare(mixer.nextBar());
    if (next < Infinity) timer = setTimeout(tick, Math.max(0.25, next - AHEAD + 0.5 - ctx.currentTime) * 1000);
  }

  // A scene begins when its tones are there; until then the one before it goes on.
  async function enterCurrent({ atOnce }) {
    if (!current || !music || !running()) return;
    const entrance = ++entrances;
    const { name, theme, since } = current;
    const { enter } = SCENES[name];
    const origin = enter ? Math.ceil(since / enter) * enter : since;
    const slot = Math.round(origin * 2);
    await mixer.prepare(score(name, Math.max(0, Math.floor((clock() - origin) / BAR)), { theme, slot }));
    if (entrance !== entrances || !music || !running()) return;
    const soonest = ctx.currentTime + 0.02;
    const onGrid = enter ? Math.ceil((soonest + shift) / enter) * enter - shift : soonest;
    mixer.enter({ name, theme, slot, origin: origin - shift, from: atOnce ? soonest : Math.max(onGrid, origin - shift) });
    tick();
    onChange();
  }

  async function wake() {
    if (!wanted || asleep()) return false;
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return false; // wait for a gesture
    if (!ctx) {
      ctx = new AudioContext({ latencyHint: "balanced" });
      ctx.onstatechange = () => (running() && tick(), onChange()); // a phone interrupts for a call and goes on by itself
      mixer = createMixer(ctx, volume);
      mixer.prepare([...score("lastTen", 0, { theme: 0, slot: 0 }), ...Object.values(CUES).flatMap(({ write }) => write({}))]); // these come without warning
    }
    const mine = ctx;
    if (mine.state !== "running") await mine.resume().catch(() => {});
    if (mine !== ctx || !running()) return false; // switched off, or hidden, meanwhile
    shift = clock() - ctx.currentTime;
    mixer.setVolume(volume);
    mixer.clear();
    enterCurrent({ atOnce: true });
    restWhenIdle();
    return true;
  }

  function sleep() {
    clearTimeout(timer);
    clearTimeout(sleeper);
    if (ctx?.state !== "running") return;
    mixer.fadeOut();
    const mine = ctx;
    sleeper = setTimeout(() => mine === ctx && asleep() && ctx.suspend(), FADE);
  }

  // Without music there is nothing to compute between cues.
  function restWhenIdle() {
    clearTimeout(sleeper);
    if (music && current) return;
    sleeper = setTimeout(() => (mixer?.sounding() ? restWhenIdle() : ctx?.suspend()), IDLE * 1000);
  }

  const onVisible = () => (document.hidden ? sleep() : wake());
  const onGesture = () => ctx?.state !== "running" && wake();

  return {
    // Best called in a click; otherwise sound begins with the next gesture.
    start() {
      if (!wanted) {
        document.addEventListener("visibilitychange", onVisible);
        for (const name of GESTURES) document.addEventListener(name, onGesture, CAPTURED);
      }
      wanted = true;
      if (ctx?.state !== "running") wake(); // what plays already is not begun anew
    },
    stop() {
      wanted = false;
      clearTimeout(timer);
      clearTimeout(sleeper);
      document.removeEventListener("visibilitychange", onVisible);
      for (const name of GESTURES) document.removeEventListener(name, onGesture, CAPTURED);
      if (!ctx) return;
      const closing = ctx;
      mixer.fadeOut();
      setTimeout(() => closing.close(), FADE);
      ctx = mixer = null;
    },
    // since: when it began by the shared clock, for whoever comes later.
    scene(name, theme, since = clock()) {
      if (current?.name === name && current.theme === theme) return;
      current = { name, theme, since };
      if (music && ctx?.state === "suspended") wake();
      else enterCurrent({ atOnce: false });
    },
    cue(name, options) {
      const play = () => mixer.cue(name, options, ctx.currentTime + 0.01);
      if (running()) play();
      else if (ctx) wake().then((awake) => awake && play());
      if (ctx) restWhenIdle();
    },
    setVolume(value) {
      const was = volume;
      volume = value;
      if (volume === 0) sleep();
      else if (was === 0) wake();
      else mixer?.setVolume(volume);
    },
    // Cues and music, or cues alone.
    setMusic(on) {
      if (on === music) return;
      music = on;
      if (!running()) return;
      if (on) enterCurrent({ atOnce: true });
      else {
        mixer.leave(ctx.currentTime);
        tick();
      }
      restWhenIdle();
    },
    // What is heard: the name of the scene, or nothing.
    heard: () => (running() && music ? (current?.name ?? "") : ""),
  };
}
