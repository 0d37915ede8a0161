// A replay's bar: what happened, a ribbon for each psychic, a scrubber, buttons, the story. The widget and the page that
// plays without a server are this same file; each brings a model. Words are only ever set as text, never as markup.
// SHAPES (glyphs and marks) is put in front of this file.

const SVG = "http://www.w3.org/2000/svg";
const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1600;
const ICONS = {
  first: "M4 3v10M13 3L6 8l7 5z",
  back: "M11 3L4 8l7 5z",
  play: "M4 2.5L13 8l-9 5.5z",
  pause: "M5 3v10M11 3v10",
  on: "M5 3l7 5-7 5z",
  last: "M12 3v10M3 3l7 5-7 5z",
};

function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function drawing(d, box, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${box} ${box}`);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

function button(icon, act) {
  const node = make("button", `icon ${icon}`, drawing(ICONS[icon], 16, "mark"));
  node.type = "button";
  node.onclick = act;
  return node;
}

function name(node, text) {
  node.setAttribute("aria-label", text);
  node.title = text;
}

// Runs of steps over all moments, in a box of 100 x 100; one ends where nothing is known.
function runs(values) {
  const wide = 100 / Math.max(1, values.length - 1);
  const found = [];
  let run = null;
  values.forEach((value, at) => {
    const [x, y] = [(at * wide).toFixed(2), value === null ? 0 : (100 - value * 96).toFixed(1)];
    if (run) run.d += value === null || at === values.length - 1 ? `H${x}` : value === values[at - 1] ? "" : `H${x}V${y}`;
    if (value === null) run = null;
    else if (!run) found.push((run = { x, d: `M${x} ${y}` }));
  });
  return found;
}

const edge = (values) => runs(values).map(({ d }) => d).join("");
const filled = (values) => runs(values).map(({ x, d }) => `${d}V100H${x}Z`).join("");

function chart(ribbon) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  const shapes = { open: filled(ribbon.open), edge: edge(ribbon.open), right: edge(ribbon.right ?? []) };
  for (const [className, d] of Object.entries(shapes)) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", className);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

function render({ model, el }) {
  let tape = null;
  let place = model.get("place");
  let asked = place;
  let timer;
  let lanes = [];
  let lines = [];
  el.classList.add("mnb-replaybar");
  el.setAttribute("role", "group");

  const hour = make("b", "hour");
  const caption = make("p", "caption");
  caption.setAttribute("role", "status");
  caption.setAttribute("aria-live", "polite");
  const count = make("span", "count");
  const over = make("div", "over");
  over.setAttribute("aria-hidden", "true");
  const ribbons = make("div", "ribbons");
  const range = make("input");
  range.type = "range";
  range.min = 0;
  const play = button("play", () => (timer ? stop() : start()));
  const keys = {
    first: button("first", () => jump(0)),
    back: button("back", () => step(-1)),
    play,
    on: button("on", () => step(1)),
    last: button("last", () => jump(tape.captions.length - 1)),
  };
  const speed = make("select");
  for (const times of SPEEDS) speed.append(new Option(`${String(times).replace("0.5", "½")} ×`, times));
  speed.value = 1;
  const seats = make("select");
  const [speedLabel, seatLabel] = [make("label", "pick speed"), make("label", "pick seat")]; // unseen, but spoken
  const missed = make("button", "plain missed");
  missed.type = "button";
  const extra = make("button", "plain what-if");
  extra.type = "button";
  extra.onclick = () => model.send({ press: "what_if" });
  const heard = make("p", "heard");
  const note = make("form", "note");
  const [words, keep] = [make("input"), make("button", "plain")];
  words.maxLength = 400;
  note.append(words, keep);
  const written = make("p", "written");
  const [how, reading] = [make("summary"), make("p")];
  const legend = make("details", "legend", how, reading);
  const list = make("ol", "lines");
  const title = make("summary");
  const story = make("details", "story", title, list);
  story.open = window.innerWidth >= 700;
  const controls = make("div", "controls", make("div", "icons", ...Object.values(keys)), speedLabel, seatLabel, missed, extra);
  const chartbox = make("div", "charts", over, ribbons, range);
  const main = make("div", "main", chartbox, controls, heard, written, make("div", "foot", note, legend));
  el.append(make("div", "told", hour, caption, count), make("div", "body", main, story));

  // What is asked for again before the page has followed waits for it: only the newest place is sent.
  function follow() {
    if (model.get("shown") !== asked || place === asked) return;
    asked = place;
    model.set("place", place);
    model.save_changes();
  }

  function go(to) {
    place = Math.min(Math.max(to, 0), tape.captions.length - 1);
    point();
    follow();
  }

  function jump(to) {
    stop();
    go(to);
  }

  // The next moment at which something was to be seen from here.
  function next(from, by) {
    for (let at = from + by; at >= 0 && at < tape.captions.length; at += by) if (tape.captions[at]) return at;
    return from;
  }

  function step(by) {
    jump(next(place, by));
  }

  function start() {
    if (next(place, 1) === place) go(0);
    const tick = () => {
      timer = setTimeout(tick, STEP / Number(speed.value));
      if (model.get("shown") !== place) return; // the page is still drawing
      const to = next(place, 1);
      if (to === place) return stop();
      go(to);
    };
    timer = setTimeout(tick, STEP / Number(speed.value));
    shape();
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    if (tape) shape();
  }

  function shape() {
    const now = timer ? "pause" : "play";
    play.replaceChildren(drawing(ICONS[now], 16, "mark"));
    play.classList.toggle("pause", Boolean(timer));
    name(play, tape.words[now]);
    caption.setAttribute("aria-live", timer ? "off" : "polite");
  }

  const percent = (at) => `${(100 * at) / Math.max(1, tape.captions.length - 1)}%`;

  // Everything but where we are.
  function draw() {
    tape = model.get("tape");
    const say = tape.words;
    el.lang = tape.lang;
    el.dataset.theme = model.get("theme");
    el.setAttribute("aria-label", say.replay);
    for (const [key, node] of Object.entries(keys)) if (key !== "play") name(node, say[key]);
    shape();
    range.max = tape.captions.length - 1;
    range.setAttribute("aria-label", say.moment);
    speedLabel.replaceChildren(make("span", "", say.speed), speed);
    seatLabel.replaceChildren(make("span", "", say.seat), seats);
    seatLabel.hidden = tape.seats.length < 2;
    seats.replaceChildren(...tape.seats.map(([seat, text]) => new Option(text, seat, false, seat === tape.seat)));
    lanes = tape.ribbons.map(lane);
    ribbons.replaceChildren(...lanes.map(({ node }) => node));
    ribbons.hidden = !lanes.length;
    over.replaceChildren(...hours(), cursor);
    how.textContent = say.how;
    reading.replaceChildren(...[say.ribbon, tape.ribbons.some((one) => one.right) ? say.right : "", say.misses, say.keys].filter(Boolean).map((text) => make("span", "", `${text} `)));
    extra.hidden = !model.get("asks");
    extra.textContent = say.what_if;
    words.placeholder = say.note;
    words.setAttribute("aria-label", say.note);
    keep.textContent = say.keep;
    note.hidden = !model.get("writable");
    title.textContent = say.story;
    tell();
    remarks();
    point();
  }

  const cursor = make("i", "cursor");
  const placed = (className, at, text = "") => {
    const node = make("i", className, text);
    node.style.left = percent(at);
    return node;
  };

  function hours() {
    return tape.hours.flatMap((now, at) => {
      if (!now || now === tape.hours[at - 1]) return [];
      const line = placed("hour-line", at, now.length > 4 ? "" : now);
      if (now.length > 4) line.append(drawing(SHAPES.glyphs.eye, 24, "glyph")); // the revelation
      return [line];
    });
  }

  function lane(ribbon) {
    const pawn = make("span", `pawn ${ribbon.seat}`, drawing(SHAPES.glyphs[ribbon.seat], 24, "glyph"));
    const who = make("span", "who", pawn, make("span", "", ribbon.name));
    const knocks = ribbon.knocks.map(([at, right]) => {
      const knock = placed(right ? "knock yes" : "knock no", at);
      knock.append(drawing(SHAPES.marks[right ? "yes" : "no"], 16, "mark"));
      return knock;
    });
    const misses = tape.missed.filter(([, , seat]) => seat === ribbon.seat).map(([at]) => placed("miss", at, "!"));
    const says = make("span", "says");
    const node = make("div", "lane", who, make("div", "chart", chart(ribbon), ...knocks, ...misses), says);
    node.setAttribute("role", "img");
    return { node, says, ribbon };
  }

  // The story as a list: each line leads to its moment.
  function tell() {
    lines = [];
    const nodes = [];
    tape.captions.forEach((text, at) => {
      const now = tape.hours[at];
      if (now && now !== tape.hours[at - 1]) nodes.push(make("li", "chapter", now));
      if (!text) return;
      const line = make("button", "line", text);
      line.type = "button";
      line.onclick = () => jump(at);
      lines.push([at, line]);
      nodes.push(make("li", "", line));
    });
    list.replaceChildren(...nodes);
  }

  function remarks() {
    const notes = model.get("notes");
    over.querySelectorAll(".noted").forEach((node) => node.remove());
    over.append(...Object.keys(notes).map((at) => placed("noted", Number(at))));
  }

  // Where we are.
  function point() {
    const say = tape.words;
    const at = Math.min(place, tape.captions.length - 1);
    let told = at;
    while (told > 0 && !tape.captions[told]) told -= 1;
    hour.textContent = tape.hours[at];
    hour.hidden = !tape.hours[at];
    if (caption.textContent !== tape.captions[told]) caption.textContent = tape.captions[told];
    const where = say.of.replace("{place}", at + 1).replace("{count}", tape.captions.length);
    count.textContent = where;
    range.value = at;
    range.setAttribute("aria-valuetext", `${where}. ${tape.hours[at]} ${tape.captions[told]}`);
    cursor.style.left = percent(at);
    for (const { node, says, ribbon } of lanes) {
      says.textContent = ribbon.says[at];
      node.setAttribute("aria-label", [ribbon.name, ribbon.says[at]].filter(Boolean).join(": "));
    }
    keys.first.disabled = keys.back.disabled = next(at, -1) === at;
    keys.on.disabled = keys.last.disabled = next(at, 1) === at;
    const further = tape.missed.find(([miss]) => miss > at) ?? tape.missed[0];
    missed.disabled = !further;
    missed.textContent = !further ? say.none : further === tape.missed[0] ? say.missed : say.missed_next;
    missed.onclick = () => jump(further[0]);
    heard.textContent = tape.missed.filter(([miss]) => miss === at).map(([, text]) => text).join(" ");
    extra.disabled = !tape.visions.includes(at);
    const mine = model.get("notes")[at] ?? "";
    if (words.dataset.at !== String(at) || words.value === words.dataset.kept) words.value = mine;
    Object.assign(words.dataset, { at, kept: mine });
    written.textContent = mine && !model.get("writable") ? `${say.noted}: ${mine}` : "";
    for (const [line, node] of lines) node.toggleAttribute("aria-current", line === told);
    const current = lines.find(([line]) => line === told)?.[1];
    if (current) list.scrollTop = current.offsetTop + current.offsetHeight / 2 - list.clientHeight / 2;
  }

  note.onsubmit = (event) => {
    event.preventDefault();
    model.send({ note: words.value, at: place });
  };
  range.oninput = () => jump(Number(range.value));
  seats.onchange = () => model.send({ seat: seats.value });
  const typing = (node) => node.matches("select, input:not([type=range])");
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation(); // a notebook listens too
    if (typing(event.target)) return;
    const act = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => jump(0), End: () => jump(tape.captions.length - 1) }[event.key];
    const pressed = event.key === " " && !event.target.matches("button, summary");
    if (!act && !pressed) return;
    event.preventDefault();
    if (pressed) play.click();
    else act();
  });
  model.on("change:tape change:theme change:writable", draw);
  model.on("change:notes", () => {
    remarks();
    point();
  });
  model.on("change:shown", follow);
  model.on("change:place", () => {
    if (model.get("place") === asked) return;
    asked = place = model.get("place");
    point();
  });
  draw();
  return stop;
}

export default { render };
