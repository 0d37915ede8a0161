// Pieces as real elements: labelled buttons that can be focused, walked with arrow keys, and pressed by anything.
// An element is kept as long as its piece is there, so focus and half-typed words survive a redraw. Words are only
// ever set as text, never as markup. SHAPES (glyphs and marks) is put in front of this file.

const SVG = "http://www.w3.org/2000/svg";
const WALKED = "button.card, button.group, button.column, button.psychic";
const COVERS = [".mnb-large", ".mnb-picture", ".mnb-notes", ".mnb-myseat"];
const CLOSED_BY_ESCAPE = [...COVERS, ".mnb-sheet", ".mnb-tabs"];
const TAGS = { heading: "h2", text: "p", remark: "p", field: "form", figure: "figure", link: "a" };

function make(tag, looks, ...children) {
  const node = document.createElement(tag);
  if (looks) node.className = looks;
  node.append(...children.filter((child) => child !== null && child !== ""));
  return node;
}

function drawing(d, box, looks) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${box} ${box}`);
  svg.setAttribute("class", looks);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

const mark = (name) =>
  name in SHAPES.marks ? drawing(SHAPES.marks[name], 16, "mark") : drawing(SHAPES.glyphs[name], 24, "glyph");
const pawn = (seat, looks = "") => make("span", `pawn ${seat} ${looks}`, drawing(SHAPES.glyphs[seat], 24, "glyph"));
const token = (face, ...who) => make("span", `token ${face}`, ...who, mark(face.startsWith("agree") ? "yes" : "no"));

async function source(manager, reference) {
  const image = await manager.get_model(reference.slice("IPY_MODEL_".length));
  const value = image.get("value");
  if (image.get("format") === "url") return new TextDecoder().decode(value);
  image.held ??= URL.createObjectURL(new Blob([value], { type: `image/${image.get("format")}` }));
  return image.held;
}

function picture(piece, manager) {
  const image = make("img");
  image.alt = piece.alt ?? "";
  image.draggable = false;
  if (piece.src) source(manager, piece.src).then((url) => (image.src = url));
  return image;
}

function framed(piece, manager) {
  const stands = (piece.stands ?? []).map((one) =>
    make(
      "span",
      "stand",
      pawn(one.seat, one.mine ? "mine" : ""),
      ...(one.tokens ?? []).map(([seat, face]) => token(face, pawn(seat))),
    ),
  );
  const ring = piece.point ? make("span", "ring") : null;
  if (ring) {
    ring.style.left = `${piece.point[0] * 100}%`;
    ring.style.top = `${piece.point[1] * 100}%`;
  }
  return make(
    "span",
    "pic",
    piece.src ? picture(piece, manager) : make("span", "blank"),
    piece.tag ? make("span", "tag", piece.tag) : null,
    stands.length ? make("span", "stands", ...stands) : null,
    piece.stamp ? make("span", "stamp", mark("yes"), piece.stamp) : null,
    piece.mark ? make("span", `badge-mark ${piece.mark}`, mark(piece.mark)) : null,
    ring,
  );
}

function smalls(piece, manager) {
  if (!piece.minis?.length) return null;
  const minis = piece.minis.map((mini) => {
    if (piece.kind === "tokens") return token(mini.looks);
    const frame = make("span", "pic", mini.src ? picture(mini, manager) : make("span", "blank"));
    return make("span", `mini ${mini.looks ?? ""}`, frame, mini.text ? make("span", "words", mini.text) : null);
  });
  return make("span", "minis", ...minis);
}

function track(piece) {
  const steps = piece.levels.map(([text, tone, seats]) =>
    make("span", `step tone-${tone}`, make("span", "pawns", ...seats.map((seat) => pawn(seat))), make("b", "", text)),
  );
  return make("span", "steps", ...steps);
}

// How likely something was, as an outline, and how likely it is, filled.
function bar(piece) {
  const [before, after] = piece.shares.map((share, at) => {
    const part = make("i", at ? "after" : "before");
    part.style.width = `${share * 100}%`;
    return part;
  });
  return make("span", "shares", before, after);
}

function words(piece) {
  if (!piece.text && !piece.more) return null;
  return make("span", "words", make("b", "", piece.text ?? ""), piece.more ? make("small", "", piece.more) : null);
}

// Little marks in a row: hours that pass, cards that are found.
function marks(piece) {
  const all = piece.little.map((one) => make("i", one, one === "now" ? (piece.tag ?? "") : ""));
  return make("span", "little", ...all);
}

// Counts by itself: up from when something began, or down to when it ends.
function clock(piece) {
  const node = make("span", "clock");
  Object.assign(node.dataset, { since: piece.since ?? "", until: piece.until ?? "", stopped: piece.stopped ?? "" });
  return node;
}

function tell(node, now) {
  const { since, until, stopped } = node.dataset;
  const at = stopped ? Number(stopped) : now;
  const seconds = Math.max(0, Math.round((since ? at - Number(since) : Number(until) - at) / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (node.textContent !== shown) node.textContent = shown;
}

function field(piece, node, press) {
  const input = node.querySelector("input") ?? make("input");
  input.setAttribute("aria-label", piece.label);
  input.placeholder = piece.label;
  input.maxLength = piece.most;
  if (input.dataset.value !== (piece.value ?? "")) input.value = input.dataset.value = piece.value ?? "";
  const button = make("button", "button", piece.text);
  input.oninput = () => delete input.dataset.sent;
  node.onsubmit = (event) => {
    event.preventDefault();
    if (input.dataset.sent === input.value) return; // the second of two quick presses of Enter
    input.dataset.sent = input.value;
    press({ press: piece.key, text: input.value });
  };
  if (input.parentNode === node) node.querySelector("button").replaceWith(button);
  else node.replaceChildren(input, button);
}

function fill(node, piece, manager, press) {
  const { kind = "button", looks = "" } = piece;
  node.className = `${kind} ${looks}`;
  if (kind === "field") return field(piece, node, press);
  const spoken = piece.label && (piece.key || piece.pawns || ["tokens", "track", "group", "hours", "link", "part", "qr"].includes(kind));
  if (spoken) node.setAttribute("aria-label", piece.label);
  else node.removeAttribute("aria-label");
  if (spoken && !piece.key && kind !== "link") node.setAttribute("role", ["group", "part"].includes(kind) ? "group" : "img");
  if (kind === "part") return; // what is in it is drawn piece by piece
  if (kind === "link") {
    node.href = piece.href;
    const saves = looks.includes("download");
    node.toggleAttribute("download", saves);
    if (!saves) Object.assign(node, { target: "_blank", rel: "noopener" });
  }
  if (piece.key) {
    node.type = "button";
    node.toggleAttribute("disabled", Boolean(piece.off));
    if (piece.pressed === undefined || piece.pressed === null) node.removeAttribute("aria-pressed");
    else node.setAttribute("aria-pressed", piece.pressed);
    node.onclick = (event) => {
      const image = piece.points ? node.querySelector("img").getBoundingClientRect() : null;
      // A press by keyboard has no place of its own: it means the middle.
      const point = !image
        ? undefined
        : event.detail === 0
          ? [0.5, 0.5]
          : [(event.clientX - image.left) / image.width, (event.clientY - image.top) / image.height];
      press({ press: piece.key, point });
    };
  }
  const pictured = Boolean(piece.src) || ["card", "figure"].includes(kind);
  const small = kind === "button" && piece.src ? picture(piece, manager) : null;
  node.replaceChildren(
    ...[
      piece.seat ? pawn(piece.seat, piece.mine ? "mine" : "") : null,
      small,
      pictured && !small ? framed(piece, manager) : null,
      !pictured && piece.mark ? mark(piece.mark) : null,
      words(piece),
      piece.little ? marks(piece) : null,
      ...(piece.since || piece.until ? [" ", clock(piece)] : []),
      !pictured && piece.stands?.length ? framed(piece, manager).querySelector(".stands") : null,
      smalls(piece, manager),
      piece.levels ? track(piece) : null,
      piece.shares ? bar(piece) : null,
      piece.squares ? drawing(piece.squares[1], piece.squares[0], "squares") : null,
      piece.pawns?.length ? make("span", "pawns", ...piece.pawns.map((seat) => pawn(seat))) : null,
      piece.badge ? make("span", "badge", String(piece.badge)) : null,
    ].filter(Boolean),
  );
}

// The nearest neighbour in the direction of an arrow key.
function neighbour(from, all, key) {
  const here = from.getBoundingClientRect();
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const ahead = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Infinity;
  for (const one of all) {
    const there = one.getBoundingClientRect();
    const along = ahead * (across ? there.left - here.left : there.top - here.top);
    const aside = Math.abs(across ? there.top - here.top : there.left - here.left);
    if (one !== from && along > 4 && along + 3 * aside < least) {
      best = one;
      least = along + 3 * aside;
    }
  }
  return best ?? all[(all.indexOf(from) + ahead + all.length) % all.length];
}

// Put these children into a node and no others; nothing moves if they are there already.
function hold(node, children) {
  if (children.length !== node.children.length || children.some((child, index) => child !== node.children[index])) {
    node.replaceChildren(...children);
  }
}

const seen = (node) => Boolean(node?.offsetParent);

// What covers the page keeps the keyboard to itself until it is closed; only the cue, which has a voice, goes on speaking.
function settle(stage) {
  if (!stage) return;
  const top = COVERS.map((cover) => stage.querySelector(cover)).find((cover) => cover && !cover.hidden);
  for (const part of stage.children) part.inert = Boolean(top) && !part.contains(top) && !part.matches(".mnb-cue");
}

function render({ model, el }) {
  const kept = new Map();
  let shown = false;
  let opener = null;
  let skew = null;
  let ticking;
  const press = (message) => model.send(message);
  el.setAttribute("role", "group");

  function draw() {
    const pieces = model.get("pieces");
    const held = el.contains(document.activeElement) ? document.activeElement : null;
    const place = held ? [...el.querySelectorAll("[data-key]")].indexOf(held.closest("[data-key]")) : -1;
    const ids = new Set();
    const one = (piece, index, within = "") => {
      const id = piece.key || `${within}${index}:${piece.kind}`;
      ids.add(id);
      const tag = piece.kind === "field" ? "form" : piece.key ? "button" : (TAGS[piece.kind] ?? "div");
      let [node, drawn] = kept.get(id) ?? [];
      if (node?.tagName.toLowerCase() !== tag) [node, drawn] = [make(tag), null];
      const now = JSON.stringify({ ...piece, parts: undefined });
      if (now !== drawn) fill(node, piece, model.widget_manager, press);
      if (piece.pressed && drawn && !JSON.parse(drawn).pressed) setTimeout(() => node.scrollIntoView({ block: "nearest" }));
      node.dataset.key = id;
      kept.set(id, [node, now]);
      // A part that has become empty comes without its pieces: those of before must go.
      if (piece.kind === "part") hold(node, (piece.parts ?? []).map((inner, at) => one(inner, at, `${id}/`)));
      return node;
    };
    const nodes = pieces.map((piece, index) => one(piece, index));
    for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
    const grown = nodes.length > el.children.length;
    hold(el, nodes);
    count();
    if (grown && pieces.some((piece) => piece.kind === "remark")) setTimeout(() => (el.scrollTop = el.scrollHeight));
    const opened = !shown && nodes.length > 0;
    if (opened) opener = document.activeElement;
    shown = nodes.length > 0;
    el.hidden = !shown;
    el.setAttribute("aria-label", model.get("label"));
    el.lang = model.get("lang");
    const walked = [...el.querySelectorAll(WALKED)];
    const first = walked.find((node) => node === held) ?? walked.find((node) => node.ariaPressed === "true") ?? walked[0];
    for (const node of walked) node.tabIndex = node === first ? 0 : -1;
    const covers = el.matches(COVERS.join());
    if (covers && opened && el.closest(".mnb")?.contains(opener)) el.querySelector("button.close")?.focus();
    if (covers) settle(el.closest(".mnb-stage"));
    if (held && document.activeElement !== held) restore(held, place);
  }

  // Where a browser's clock is wrong, ours is the one that counts.
  function count() {
    const clocks = [...el.querySelectorAll(".clock")];
    if (clocks.length && skew === null) {
      skew = 0;
      press({ clock: true });
    }
    for (const node of clocks) tell(node, Date.now() + (skew ?? 0));
    if (clocks.length && !ticking) ticking = setInterval(count, 1000);
    if (!clocks.length && ticking) ticking = clearInterval(ticking);
  }

  // The focused element is gone: its neighbour takes over, or what led here, or the line that says what to do.
  function restore(held, place) {
    if (el.contains(held)) return held.focus();
    const left = [...el.querySelectorAll("button:not([disabled]), input")].filter(seen);
    const before = shown || !seen(opener) ? el.closest(".mnb")?.querySelector(".cue-title") : opener;
    (left[Math.min(Math.max(place, 0), left.length - 1)] ?? before)?.focus();
  }

  el.addEventListener("keydown", (event) => {
    // A notebook listens too: there Enter edits a cell, and letters cut and paste whole cells.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    const from = event.target.closest(WALKED);
    if (event.key === "Escape") {
      const page = el.closest(".mnb");
      const closes = CLOSED_BY_ESCAPE.map((place) => page?.querySelector(`${place} button.close`));
      closes.find(seen)?.click();
    }
    if (!from || !event.key.startsWith("Arrow")) return;
    const all = [...el.querySelectorAll(WALKED)];
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
      skew = message.now - Date.now();
      return count();
    }
    const [node] = kept.get(message.clear) ?? [];
    const input = node?.querySelector("input");
    if (!input) return;
    input.value = "";
    delete input.dataset.sent;
  });
  draw();
  setTimeout(() => shown && el.matches(COVERS.join()) && settle(el.closest(".mnb-stage"))); // once it is in the page
  return () => clearInterval(ticking);
}

export default { render };
