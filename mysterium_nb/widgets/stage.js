// Plays what happened over the page. Nothing here can be pressed: a press, a key or a tap ends what moves and does what it
// does. At most two scenes wait; a third drops the first. SHAPES, `addressOf` and the scenes are put in front of this file.

const LINE = 2;
const LOADING = 500;
const small = ({ kind, mine }) =>
  ["pawn_moved", "token_laid", "became_sure"].includes(kind) || (kind === "vision_came" && !mine);

// The addresses of pictures, once they can be shown; what does not come soon is not waited for.
async function picturesOf(manager, wanted) {
  const found = new Map();
  const load = async ([card, reference]) => {
    const image = new Image();
    found.set(card, (image.src = await addressOf(manager, reference)));
    await image.decode();
  };
  const all = Promise.allSettled(Object.entries(wanted).map(load));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LOADING))]);
  return found;
}

// Where everything of a page lies, by key; and the pawns that stand on cards.
function whereabouts(page) {
  const kept = new Map();
  for (const node of page.querySelectorAll("[data-key]")) {
    const box = (node.querySelector(".pic") ?? node).getBoundingClientRect();
    if (box.width === 0) continue;
    kept.set(node.dataset.key, box);
    for (const pawn of node.querySelectorAll(".stand > .pawn")) kept.set(`pawn:${pawn.classList[1]}`, pawn.getBoundingClientRect());
  }
  return kept;
}

// The drawn table as it is now, to lie over the one that is drawn anew until what flies there has landed.
function asItIs(page, el) {
  const table = page.querySelector(".mnb-table > canvas");
  if (!table?.width) return null;
  const copy = make("canvas", "as-it-was");
  Object.assign(copy, { width: table.width, height: table.height });
  copy.getContext("2d").drawImage(table, 0, 0);
  copy.style.background = getComputedStyle(table.parentNode).background; // the canvas has none of its own
  const [box, here] = [table.getBoundingClientRect(), el.getBoundingClientRect()];
  const px = { left: box.left - here.left, top: box.top - here.top, width: box.width, height: box.height };
  for (const [side, length] of Object.entries(px)) copy.style[side] = `${length}px`;
  el.append(copy);
  return copy;
}

function render({ model, el }) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const flying = new Set();
  let announced = [];
  let waiting = [];
  let unsaid = [];
  let playing = null;
  let kept = new Map();
  let copy = null;
  let size = "";
  let told = false;
  const page = () => el.closest(".mnb");
  const seen = () => !document.hidden && el.isConnected && page()?.getBoundingClientRect().width > 0;

  // Said by the page's own voice, which goes on speaking when something covers the page.
  function speak(...moments) {
    for (const [tone, role] of [["said", "status"], ["urgent", "alert"]]) {
      const words = moments.map((one) => one[tone]).filter(Boolean).join(" ");
      const voice = page()?.querySelector(`.mnb-cue [role=${role}]`);
      if (words && voice) voice.textContent = words;
    }
  }

  function announce({ moments, pictures }) {
    if (!seen()) return;
    if (!announced.length) {
      kept = whereabouts(page());
      if (!calm.matches) copy ??= asItIs(page(), el);
    }
    const found = picturesOf(model.widget_manager, pictures);
    announced.push(...moments.map((moment) => ({ moment, found, kept })));
  }

  function drawn() {
    const news = announced;
    announced = [];
    unsaid.push(...news.filter(({ moment }) => !(moment.kind in SCENES) || small(moment)).map(({ moment }) => moment));
    news.filter(({ moment }) => small(moment)).forEach(fly);
    const scenes = news.filter(({ moment }) => moment.kind in SCENES && !small(moment));
    if (scenes.length) {
      waiting.push(...scenes);
      playing?.(); // the one before jumps to its end
      if (!playing) next();
      while (waiting.length > LINE) unsaid.push(waiting.shift().moment);
    }
    if (!playing && unsaid.length) speak(...unsaid.splice(0));
    letGo();
  }

  function scene({ moment, kept }, found, done) {
    const made = new Scene(el, kept, found, moment);
    SCENES[moment.kind](made, moment);
    return calm.matches ? made.cut(done) : made.play(done);
  }

  // Small things fly at once, and several together.
  function fly({ found, ...one }) {
    let [end, over] = [null, false];
    const landed = () => {
      if (over) return;
      over = true;
      end?.();
      flying.delete(landed);
      letGo();
    };
    flying.add(landed);
    found.then((pictures) => {
      if (!over) end = scene(one, pictures, landed);
    });
  }

  // While something is played the music must not tell how it ends.
  function tell(now) {
    if (now !== told) el.dispatchEvent(new CustomEvent("mnb-stage", { bubbles: true, detail: { playing: now } }));
    told = now;
  }

  function next() {
    const one = waiting.shift();
    tell(Boolean(one));
    if (!one) return;
    speak(...unsaid.splice(0), one.moment);
    const done = () => {
      playing = null;
      next();
    };
    let ended = false;
    playing = () => {
      ended = true;
      done();
    };
    one.found.then((found) => {
      if (ended) return;
      const end = scene(one, found, done);
      if (playing && end) playing = end;
    });
  }

  function letGo() {
    if (flying.size) return;
    copy?.remove();
    copy = null;
  }

  // Everything is where it belongs, and what waits begins.
  function jump() {
    for (const end of [...flying]) end();
    playing?.();
  }

  function stop() {
    unsaid.push(...waiting.splice(0).map(({ moment }) => moment));
    jump();
    if (unsaid.length) speak(...unsaid.splice(0));
  }

  const hidden = () => document.hidden && stop();
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    const now = `${contentRect.width}x${contentRect.height}`;
    if (size && now !== size) stop();
    size = now;
  });
  sizes.observe(el);
  document.addEventListener("pointerdown", jump, true);
  document.addEventListener("keydown", jump, true);
  document.addEventListener("visibilitychange", hidden);
  model.on("msg:custom", (message) => (message.drawn ? drawn() : announce(message)));
  return () => {
    stop();
    sizes.disconnect();
    document.removeEventListener("pointerdown", jump, true);
    document.removeEventListener("keydown", jump, true);
    document.removeEventListener("visibilitychange", hidden);
  };
}

export default { render };
