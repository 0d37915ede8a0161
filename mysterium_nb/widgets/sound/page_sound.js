// The sound of a browser page: one player, however many pages of seats are on it, and what this device remembers.
// Whoever shows pictures lets them sound by an event: new CustomEvent("mnb-cue", { bubbles: true, detail: { name, mine, ... } }),
// where mine says that it is about the one who looks at this page, and the rest (count, hour, steps, index) is the cue's own.
// While something is played over the page ("mnb-stage", { playing: true }, and false at its end) the music does not change, so
// that nobody hears how it ends before they see it.

import { CUES } from "./cues.js";
import { createPlayer } from "./player.js";

const REMEMBERED_AS = "mysteriumSound";
const LAST_TEN = 10_000;
const GRACE = 1000; // milliseconds in which one page may follow another

function remembered() {
  const usual = { on: null, volume: 0.7 }; // nobody has chosen yet
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(REMEMBERED_AS)) };
  } catch {
    return usual; // this browser keeps nothing for us
  }
}

function remember(settings) {
  try {
    localStorage.setItem(REMEMBERED_AS, JSON.stringify(settings));
  } catch {
    // then it holds until the page is closed
  }
}

function createPageSound() {
  let settings = remembered();
  let music = true;
  let skew = 0;
  let timer = 0;
  let scene = null;
  const stages = new Set(); // the elements over which something is played
  const watchers = new Set();
  const tell = () => watchers.forEach((watcher) => watcher());
  const now = () => Date.now() + skew;
  const player = createPlayer({ clock: () => now() / 1000, onChange: tell });

  function apply() {
    player.setVolume(settings.volume);
    if (settings.on && watchers.size) player.start();
    else player.stop();
    tell();
  }

  function cue({ name, mine = false, ...options }) {
    if (name in CUES && (music || mine)) player.cue(name, options);
  }

  // Before a deadline the last ten seconds have a scene of their own.
  function follow() {
    clearTimeout(timer);
    if (!scene || [...stages].some((stage) => stage.isConnected)) return;
    const left = (scene.deadline ?? 0) - now();
    const late = left > 0 && left <= LAST_TEN;
    if (late) player.scene("lastTen", scene.theme, (scene.deadline - LAST_TEN) / 1000);
    else player.scene(scene.name, scene.theme);
    if (left > 0) timer = setTimeout(follow, late ? left : left - LAST_TEN);
  }

  document.addEventListener("mnb-cue", ({ detail }) => cue(detail));
  document.addEventListener("mnb-stage", ({ target, detail }) => {
    if (detail.playing) stages.add(target);
    else stages.delete(target);
    follow();
  });
  addEventListener("storage", ({ key }) => {
    if (key !== REMEMBERED_AS) return; // switched in another window
    settings = remembered();
    apply();
  });

  return {
    cue,
    settings: () => settings,
    heard: player.heard,
    choose(changes) {
      settings = { ...settings, ...changes };
      remember(settings);
      apply();
    },
    show(newScene, { withMusic, ahead }) {
      scene = newScene;
      music = withMusic;
      skew = ahead;
      player.setMusic(music);
      follow();
    },
    // As long as somebody watches there is sound. Returns how to stop watching.
    watch(watcher) {
      watchers.add(watcher);
      apply();
      return () => {
        watchers.delete(watcher);
        setTimeout(() => watchers.size || apply(), GRACE);
      };
    },
  };
}

// Every widget brings this file along; the first one makes the sound of the page.
export const pageSound = () => (globalThis.mysteriumSound ??= createPageSound());
