// Draws pieces as real elements: labelled buttons that can be focused, reached with arrow keys and pressed by anything.
// An element is kept as long as its piece is there, so focus and half-typed words survive a redraw. Words are only
// ever set as text, never as markup. SHAPES (glyphs and marks) and `addressOf` are put in front of this file.

const SVG = "http://www.w3.org/2000/svg";
const ARROW_KEY_STOPS = "button.card, button.group, button.column, button.psychic";
const OVERLAYS = [".mnb-prologue", ".mnb-large", ".mnb-picture", ".mnb-notes", ".mnb-myseat"];
const CLOSED_BY_ESCAPE = [...OVERLAYS, ".mnb-sheet", ".mnb-tabs"];
const PROLOGUE_LASTS = 10_000; // as the thread in the style sheet
const TAGS = { heading: "h2", text: "p", remark: "p", field: "form", figure: "figure", link: "a" };
// The role of a piece that has a label without being a button.
const ROLES = { text: "img", track: "img", hours: "img", tokens: "img", qr: "img", group: "group", part: "group" };

// What stands in a piece of each kind, in this order; what is null is left out.
const DRAW = {
  button: (piece, manager) => [
    pawnOf(piece),
    piece.src ? picture(piece, manager) : null,
    piece.icon ? icon(piece.icon) : null,
    words(piece.text, piece.subtitle),
    marks(piece.marks),
    badge(piece.unread),
  ],
  card: (piece, manager) => [
    pawnOf(piece),
    framedPicture(piece, manager),
    words(piece.text, piece.subtitle),
    thumbnails(piece, manager),
    pawns(piece.pawns),
  ],
  figure: (piece, manager) => [framedPicture(piece, manager), words(piece.text, piece.subtitle)],
  column: (piece, manager) => [
    faceOf(piece),
    piece.src ? framedPicture(piece, manager) : null,
    words(piece.text, piece.subtitle),
    piece.src ? null : pawnsHere(piece),
    thumbnails(piece, manager),
  ],
  group: (piece, manager) => [
    pawnOf(piece),
    words(piece.text, piece.subtitle),
    thumbnails(piece, manager),
    pawns(piece.pawns),
  ],
  psychic: (piece, manager) => [
    faceOf(piece),
    words(piece.text, piece.subtitle),
    pawnsHere(piece),
    thumbnails(piece, manager),
    pawns(piece.pawns),
  ],
  sitter: (piece) => [
    pawnOf(piece),
    words(piece.text, piece.subtitle),
    marks(piece.marks),
    ...clock(piece),
    pawns(piece.pawns),
  ],
  field: (piece, manager, form, press) => fillForm(piece, form, press),
  heading: (piece) => [pawnOf(piece), words(piece.text, piece.subtitle), badge(piece.unread)],
  text: (piece) => [
    pawnOf(piece),
    piece.icon ? icon(piece.icon) : null,
    words(piece.text, piece.subtitle),
    marks(piece.marks),
    ...clock(piece),
    pawns(piece.pawns),
  ],
  remark: (piece) => [faceOf(piece), words(piece.speaker, piece.text)],
  link: (piece, manager, anchor) => leadTo(piece, anchor),
  bar: (piece) => [piece.icon ? icon(piece.icon) : null, words(piece.text, piece.subtitle), beliefs(piece)],
  track: (piece) => [make("span", "steps", ...piece.steps.map(trackStep))],
  hours: (piece) => [marks(piece.marks, piece.numeral)],
  tokens: (piece) => [words(piece.text), make("span", "minis", ...piece.tokens.map((face) => token(face)))],
  qr: (piece) => [svgPath(piece.path, piece.size, "squares")],
  part: () => null, // what is in it is drawn piece by piece
};

function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== null && child !== ""));
  return node;
}

function svgPath(d, size, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

const icon = (name) =>
  name in SHAPES.marks ? svgPath(SHAPES.marks[name], 16, "mark") : svgPath(SHAPES.glyphs[name], 24, "glyph");
const pawn = (seat, className = "") =>
  make("span", `pawn ${seat} ${className}`, svgPath(SHAPES.glyphs[seat], 24, "glyph"));
const pawnOf = (piece) => (piece.seat ? pawn(piece.seat, piece.mine ? "mine" : "") : null);
// Whoever plays a colour: the portrait, with the pawn at its lower right. The style sheet has the picture.
const faceOf = (piece) =>
  piece.seat ? make("span", `face ${piece.seat}`, make("span", "portrait"), pawnOf(piece)) : null;
const pawns = (seats) => (seats?.length ? make("span", "pawns", ...seats.map((seat) => pawn(seat))) : null);
const token = (face, ...whose) => make("span", `token ${face}`, ...whose, icon(face.startsWith("agree") ? "yes" : "no"));
const badge = (count) => (count ? make("span", "badge", String(count)) : null);

function words(text = "", subtitle = "") {
  if (!text && !subtitle) return null;
  return make("span", "words", make("b", "", text), subtitle ? make("small", "", subtitle) : null);
}

function picture(piece, manager) {
  const image = make("img");
  image.alt = piece.alt ?? "";
  image.draggable = false;
  if (piece.src) addressOf(manager, piece.src).then((url) => (image.src = url));
  return image;
}

const pictureOrBlank = (piece, manager) => (piece.src ? picture(piece, manager) : make("span", "blank"));

function pawnsHere(piece) {
  if (!piece.pawns_here?.length) return null;
  const stands = piece.pawns_here.map((one) =>
    make(
      "span",
      "stand",
      pawn(one.seat, one.mine ? "mine" : ""),
      ...(one.tokens ?? []).map(([seat, face]) => token(face, pawn(seat))),
    ),
  );
  return make("span", "stands", ...stands);
}

function ring([x, y]) {
  const node = make("span", "ring");
  node.style.left = `${x * 100}%`;
  node.style.top = `${y * 100}%`;
  return node;
}

// A picture of a card with all that lies on it.
function framedPicture(piece, manager) {
  return make(
    "span",
    "pic",
    pictureOrBlank(piece, manager),
    piece.tag ? make("span", "tag", piece.tag) : null,
    pawnsHere(piece),
    piece.stamp ? make("span", "stamp", icon("yes"), piece.stamp) : null,
    piece.icon ? make("span", `badge-mark ${piece.icon}`, icon(piece.icon)) : null,
    piece.point ? ring(piece.point) : null,
  );
}

function thumbnails(piece, manager) {
  if (!piece.thumbnails?.length) return null;
  const all = piece.thumbnails.map((one) =>
    make(
      "span",
      `mini ${one.style ?? ""}`,
      make("span", "pic", pictureOrBlank(one, manager)),
      one.text ? make("span", "words", one.text) : null,
    ),
  );
  return make("span", "minis", ...all);
}

const trackStep = ([name, tier, seats]) =>
  make("span", `step tone-${tier}`, make("span", "pawns", ...seats.map((seat) => pawn(seat))), make("b", "", name));

// How likely something was, as an outline, and how likely it is, filled.
function beliefs({ before, after }) {
  const bars = Object.entries({ before, after }).map(([className, share]) => {
    const bar = make("i", className);
    bar.style.width = `${share * 100}%`;
    return bar;
  });
  return make("span", "shares", ...bars);
}

// Small marks in a row: hours that pass, cards that are found.
function marks(names, now = "") {
  return names?.length ? make("span", "little", ...names.map((name) => make("i", name, name === "now" ? now : ""))) : null;
}

// Counts by itself: up from when something began, or down to when it ends.
function clock({ since = "", until = "" }) {
  if (!since && !until) return [];
  const node = make("span", "clock");
  Object.assign(node.dataset, { since, until });
  return [" ", node];
}

function showTime(node, now) {
  const { since, until } = node.dataset;
  const seconds = Math.max(0, Math.round((since ? now - Number(since) : Number(until) - now) / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (node.textContent !== shown) node.textContent = shown;
}

function leadTo(piece, anchor) {
  anchor.href = piece.href;
  const isFile = anchor.classList.contains("download");
  anchor.toggleAttribute("download", isFile);
  if (!isFile) Object.assign(anchor, { target: "_blank", rel: "noopener" });
  return [words(piece.text)];
}

// The input stays the same element, so that what was typed is kept.
function fillForm(piece, form, press) {
  const input = form.querySelector("input") ?? make("input");
  input.setAttribute("aria-label", piece.label);
  input.placeholder = piece.label;
  input.maxLength = piece.max_length;
  const value = piece.value ?? "";
  if (input.dataset.value !== value) input.value = input.dataset.value = value;
  const button = make("button", "button", piece.text);
  input.oninput = () => delete input.dataset.sent;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (input.dataset.sent === input.value) return; // the second of two quick presses of Enter
    input.dataset.sent = input.value;
    press({ press: piece.key, text: input.value });
  };
  if (input.parentNode === form) form.querySelector("button").replaceWith(button);
  else form.replaceChildren(input, button);
  return null;
}

// Where on a picture a press was, from 0 to 1; a press by keyboard has no place of its own: it means the middle.
function pointOn(image, event) {
  if (event.detail === 0) return [0.5, 0.5];
  const box = image.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}

function makePressable(button, piece, press) {
  button.type = "button";
  button.toggleAttribute("disabled", Boolean(piece.disabled_because));
  if (piece.pressed === undefined || piece.pressed === null) button.removeAttribute("aria-pressed");
  else button.setAttribute("aria-pressed", piece.pressed);
  button.onclick = (event) => {
    const point = piece.reports_point ? pointOn(button.querySelector("img"), event) : undefined;
    press({ press: piece.key, point });
  };
}

function setLabel(node, piece) {
  const role = piece.key ? undefined : ROLES[piece.kind];
  const labelled = piece.label && (piece.key || role || piece.kind === "link");
  if (labelled) node.setAttribute("aria-label", piece.label);
  else node.removeAttribute("aria-label");
  if (labelled && role) node.setAttribute("role", role);
  else node.removeAttribute("role");
}

function fill(node, piece, manager, press) {
  node.className = `${piece.kind} ${piece.style ?? ""}`;
  if (piece.kind !== "field") {
    setLabel(node, piece);
    if (piece.key) makePressable(node, piece, press);
  }
  const children = DRAW[piece.kind](piece, manager, node, press);
  if (children) node.replaceChildren(...children.filter((child) => child !== null));
}

// The nearest neighbour in the direction of an arrow key.
function neighbour(from, all, key) {
  const here = from.getBoundingClientRect();
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const ahead = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let nearest = null;
  let shortest = Infinity;
  for (const one of all) {
    const there = one.getBoundingClientRect();
    const along = ahead * (across ? there.left - here.left : there.top - here.top);
    const aside = Math.abs(across ? there.top - here.top : there.left - here.left);
    if (one !== from && along > 4 && along + 3 * aside < shortest) {
      nearest = one;
      shortest = along + 3 * aside;
    }
  }
  return nearest ?? all[(all.indexOf(from) + ahead + all.length) % all.length];
}

// Put these children into a node and no others; nothing moves if they are there already.
function setChildren(node, children) {
  if (children.length !== node.children.length || children.some((child, index) => child !== node.children[index])) {
    node.replaceChildren(...children);
  }
}

const isVisible = (node) => Boolean(node?.offsetParent);

// An open overlay keeps the keyboard to itself until it is closed; only the status bar, which has a voice, goes on speaking.
function keepFocusInOverlay(stage) {
  if (!stage) return;
  const top = OVERLAYS.map((overlay) => stage.querySelector(overlay)).find((overlay) => overlay && !overlay.hidden);
  for (const part of stage.children) part.inert = Boolean(top) && !part.contains(top) && !part.matches(".mnb-cue");
}

function render({ model, el }) {
  const drawn = new Map(); // of each piece its element, and as JSON what was drawn into it
  const isOverlay = () => el.matches(OVERLAYS.join());
  let isOpen = false;
  let openedFrom = null;
  let clockSkew = null;
  let ticking;
  let telling;
  const press = (message) => model.send(message);
  el.setAttribute("role", "group");

  // The element of a piece, drawn again where the piece has changed.
  function elementOf(piece, id) {
    const tag = piece.kind === "field" ? "form" : piece.key ? "button" : (TAGS[piece.kind] ?? "div");
    let [node, before] = drawn.get(id) ?? [];
    if (node?.tagName.toLowerCase() !== tag) [node, before] = [make(tag), null];
    const now = JSON.stringify({ ...piece, parts: undefined });
    if (now !== before) fill(node, piece, model.widget_manager, press);
    if (piece.pressed && before && !JSON.parse(before).pressed) setTimeout(() => node.scrollIntoView({ block: "nearest" }));
    node.dataset.key = id;
    drawn.set(id, [node, now]);
    return node;
  }

  function draw() {
    const pieces = model.get("pieces");
    const focused = el.contains(document.activeElement) ? document.activeElement : null;
    const focusedAt = focused ? [...el.querySelectorAll("[data-key]")].indexOf(focused.closest("[data-key]")) : -1;
    const ids = new Set();
    const elementsOf = (all, within = "") =>
      all.map((piece, index) => {
        const id = piece.key || `${within}${index}:${piece.kind}`;
        ids.add(id);
        const node = elementOf(piece, id);
        if (piece.parts) setChildren(node, elementsOf(piece.parts, `${id}/`));
        return node;
      });
    const nodes = elementsOf(pieces);
    for (const id of drawn.keys()) if (!ids.has(id)) drawn.delete(id);
    const hasGrown = nodes.length > el.children.length;
    setChildren(el, nodes);
    showTimes();
    if (hasGrown && pieces.some((piece) => piece.kind === "remark")) setTimeout(() => (el.scrollTop = el.scrollHeight));
    const opens = !isOpen && nodes.length > 0;
    if (opens) openedFrom = document.activeElement;
    isOpen = nodes.length > 0;
    el.hidden = !isOpen;
    el.setAttribute("aria-label", model.get("label"));
    el.lang = model.get("lang");
    setTabStop(focused);
    // What somebody does beside our page, as in another cell of a notebook, is not interrupted.
    const isTheirs = openedFrom === document.body || el.closest(".mnb")?.contains(openedFrom);
    if (isOverlay() && opens && isTheirs) el.querySelector("button.close")?.focus();
    if (isOverlay()) keepFocusInOverlay(el.closest(".mnb-stage"));
    if (focused && document.activeElement !== focused) restoreFocus(focused, focusedAt);
    if (isPrologue) tellPrologue();
  }

  // A prologue goes when it is pressed anywhere, and by itself when it has been told; this browser tells it once.
  const isPrologue = el.matches(".mnb-prologue");
  const skip = () => el.querySelector("button.close")?.click();
  if (isPrologue) el.addEventListener("click", (event) => event.target.closest("button") || skip());

  function tellPrologue() {
    if (!isOpen) telling = clearTimeout(telling);
    else if (!telling) {
      const table = el.querySelector("button.close").dataset.key.split(":")[1];
      sessionStorage.mysteriumPrologues = `${sessionStorage.mysteriumPrologues ?? ""} ${table}`;
      telling = setTimeout(skip, PROLOGUE_LASTS);
    }
  }

  // Of all that arrow keys reach, the Tab key stops at one.
  function setTabStop(focused) {
    const stops = [...el.querySelectorAll(ARROW_KEY_STOPS)];
    const first = stops.find((node) => node === focused) ?? stops.find((node) => node.ariaPressed === "true") ?? stops[0];
    for (const node of stops) node.tabIndex = node === first ? 0 : -1;
  }

  // Where a browser's clock is wrong, ours is the one that counts.
  function showTimes() {
    const clocks = [...el.querySelectorAll(".clock")];
    if (clocks.length && clockSkew === null) {
      clockSkew = 0;
      press({ clock: true });
    }
    for (const node of clocks) showTime(node, Date.now() + (clockSkew ?? 0));
    if (clocks.length && !ticking) ticking = setInterval(showTimes, 1000);
    if (!clocks.length && ticking) ticking = clearInterval(ticking);
  }

  // The focused element is gone: its neighbour takes over, or what led here, or the line that says what to do.
  function restoreFocus(focused, focusedAt) {
    if (el.contains(focused)) return focused.focus();
    const left = [...el.querySelectorAll("button:not([disabled]), input")].filter(isVisible);
    const before = isOpen || !isVisible(openedFrom) ? el.closest(".mnb")?.querySelector(".cue-title") : openedFrom;
    (left[Math.min(Math.max(focusedAt, 0), left.length - 1)] ?? before)?.focus();
  }

  el.addEventListener("keydown", (event) => {
    // A notebook listens too: there Enter edits a cell, and letters cut and paste whole cells.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    const from = event.target.closest(ARROW_KEY_STOPS);
    if (event.key === "Escape") {
      const page = el.closest(".mnb");
      const closeButtons = CLOSED_BY_ESCAPE.map((place) => page?.querySelector(`${place} button.close`));
      closeButtons.find(isVisible)?.click();
    }
    if (!from || !event.key.startsWith("Arrow")) return;
    const all = [...el.querySelectorAll(ARROW_KEY_STOPS)];
    if (all.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const to = neighbour(from, all, event.key);
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });
  model.on("change:pieces change:label change:lang", draw);
  model.on("msg:custom", (message) => {
    if (message.now !== undefined) {
      clockSkew = message.now - Date.now();
      return showTimes();
    }
    const [node] = drawn.get(message.clear) ?? [];
    const input = node?.querySelector("input");
    if (!input) return;
    input.value = "";
    delete input.dataset.sent;
  });
  draw();
  setTimeout(() => isOpen && isOverlay() && keepFocusInOverlay(el.closest(".mnb-stage"))); // once it is in the page
  return () => {
    clearInterval(ticking);
    clearTimeout(telling);
  };
}

export default { render };
