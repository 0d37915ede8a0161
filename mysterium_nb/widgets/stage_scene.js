// A scene: nodes with a place each, and where they go when. Times are milliseconds from its beginning; places are in units
// of a stage of 390 x 780 (a phone) or 1440 x 810 (a screen), from the middle. All of it is told beforehand to the Web
// Animations, so that it can be ended, or looked at, at any time. Only transform and opacity ever change.

const EASE = "cubic-bezier(.2,.7,.2,1)";
const ARC = "cubic-bezier(.3,.05,.25,1)";
const FALL = "cubic-bezier(.5,0,.9,.6)";
const HOP = "cubic-bezier(.3,1.35,.5,1)";
const [BEAT, MOVE, FLIGHT, DUSK, HUSH] = [140, 420, 560, 700, 900];
const READ = 2000;
const REST = { x: 0, y: 0, s: 1, r: 0, o: 1 };

function make(tag, looks, ...children) {
  const node = document.createElement(tag);
  if (looks) node.className = looks;
  node.append(...children.filter((child) => child !== null && child !== ""));
  return node;
}

class Scene {
  // `stage` is the element over the page; `kept` says where things lay before the page was drawn anew.
  // Everything stands where one can read it at `hold`: those who want no motion see that and nothing else.
  constructor(stage, kept, pictures, { mine = false } = {}) {
    const { width, height } = stage.getBoundingClientRect();
    this.stage = stage;
    this.page = stage.closest(".mnb");
    this.box = stage.getBoundingClientRect();
    this.wide = width > height;
    this.unit = this.wide ? Math.min(width / 1440, height / 810) : Math.min(width / 390, height / 780);
    this.half = { x: width / 2 / this.unit, y: height / 2 / this.unit };
    this.root = make("div", `scene ${this.wide ? "wide" : "tall"}`);
    this.root.setAttribute("aria-hidden", "true");
    Object.assign(this, { kept, pictures, mine, motions: [], hidden: [], cues: [], hold: Infinity });
  }

  // Put a node on the stage, so many units wide, at a place.
  put(node, width, place = {}) {
    node.classList.add("put");
    if (width) node.style.width = `${width * this.unit}px`;
    node.pose = { ...REST, ...place };
    this.show(node, node.pose);
    this.root.append(node);
    return node;
  }

  show(node, pose) {
    node.style.transform = this.transform(pose);
    node.style.opacity = pose.o;
  }

  transform({ x, y, s, r }) {
    return `translate(-50%, -50%) translate(${x * this.unit}px, ${y * this.unit}px) rotate(${r}deg) scale(${s})`;
  }

  // A node goes somewhere; in an arc, if it rises so many units on its way.
  go(node, at, length, place, { ease = ARC, rise = 0 } = {}) {
    const from = node.pose;
    const to = (node.pose = { ...from, ...place });
    const frames = [from, to];
    if (rise) frames.splice(1, 0, { ...to, x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise, s: (from.s + to.s) / 2 });
    this.animate(node, frames.map((pose) => ({ transform: this.transform(pose), opacity: pose.o })), at, length, ease);
  }

  // Any other change of transform or opacity.
  animate(node, frames, at, length, ease = EASE) {
    this.motions.push([node, frames, { delay: at, duration: length, easing: ease, fill: "forwards" }]);
  }

  fade(node, at, length, opacity, ease = "linear") {
    this.go(node, at, length, { o: opacity }, { ease });
  }

  // Turn a card over, so that its front is seen.
  turn(card, at, length = MOVE) {
    this.animate(card.querySelector(".turn"), [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], at, length);
  }

  // Something of the page itself is not seen before what flies there has landed.
  hide(node, until) {
    if (node) this.hidden.push([node, until]);
  }

  cue(at, name, detail = {}) {
    this.cues.push([at, name, detail]);
  }

  // Play it; what is returned ends it, at its last frame.
  play(done) {
    this.stage.append(this.root);
    const away = this.hidden.map(([node, until]) => node.animate([{ opacity: 0 }, { opacity: 0 }], until));
    const moving = this.motions.map(([node, frames, timing]) => node.animate(frames, timing));
    const due = new Set(this.cues);
    const sound = (cue) => due.delete(cue) && this.sound(cue[1], cue[2]);
    const timers = this.cues.map((cue) => setTimeout(sound, cue[0], cue));
    const end = this.ender(done, timers, [...away, ...moving]);
    const landed = () => {
      due.forEach(sound); // what sounds as it lands may be due just now
      end();
    };
    Promise.all(moving.map((one) => one.finished)).then(landed, end);
    return end;
  }

  // Show it without motion for a while, or no more than its sounds where nothing needs to be read.
  cut(done) {
    const before = this.cues.filter(([at]) => at <= this.hold);
    before.forEach(([, name, detail]) => this.sound(name, detail));
    if (this.hold === Infinity) return done();
    for (const [node, frames, { delay }] of this.motions) if (delay <= this.hold) Object.assign(node.style, frames.at(-1));
    this.stage.append(this.root);
    const end = this.ender(done, [setTimeout(() => end(), READ)], []);
    return end;
  }

  ender(done, timers, animations) {
    let over = false;
    return () => {
      if (over) return;
      over = true;
      timers.forEach(clearTimeout);
      animations.forEach((one) => one.cancel());
      this.root.remove();
      done();
    };
  }

  // Whatever sounds is told by an event: `mine` says that it is about the one who looks at this page.
  sound(name, detail) {
    const told = { name, mine: this.mine, ...detail };
    if (!document.hidden) this.stage.dispatchEvent(new CustomEvent("mnb-cue", { bubbles: true, detail: told }));
  }

  // The scene goes dark, and the light comes back.
  end(at, length = MOVE) {
    if (this.sheet) this.animate(this.sheet, [{ opacity: 0 }, { opacity: 0 }], at, 1); // words do not mix with words
    this.animate(this.root, [{ opacity: 1 }, { opacity: 0 }], at, length, "linear");
  }

  // Where something of the page is, or was before it was drawn anew, as a place for a node so many units wide.
  place(box, width) {
    const x = (box.left + box.width / 2 - this.box.left) / this.unit - this.half.x;
    const y = (box.top + box.height / 2 - this.box.top) / this.unit - this.half.y;
    return { x, y, s: box.width / this.unit / width, r: 0 };
  }

  found(selector) {
    return [...this.page.querySelectorAll(selector)].find((node) => node.checkVisibility?.() ?? node.offsetParent);
  }

  // A card of the page, whatever piece shows it: `c7` is a place on a drawn table, `card:c7` a button.
  cardOnPage(card) {
    const keys = [`card:${card}`, card, `vision:${card}`, `shared:${card}`];
    return this.found(keys.map((key) => `[data-key="${key}"]`).join());
  }

  // Where a card of the page lies, or lay.
  cardPlace(card, width) {
    const kept = this.kept.get(`card:${card}`) ?? this.kept.get(card);
    if (kept) return this.place(kept, width);
    const node = this.cardOnPage(card);
    return node ? this.place((node.querySelector(".pic") ?? node).getBoundingClientRect(), width) : null;
  }

  get top() {
    const cue = this.found(".mnb-cue");
    return cue ? (cue.getBoundingClientRect().bottom - this.box.top) / this.unit - this.half.y : -this.half.y;
  }
}
