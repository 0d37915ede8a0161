// What stands on the stage: cards that turn, pawns, the knocker, the sleeve, the dial, slips, words, and the light.

const NS = "http://www.w3.org/2000/svg";

function svg(box, looks, ...shapes) {
  const node = document.createElementNS(NS, "svg");
  node.setAttribute("viewBox", box);
  node.setAttribute("class", looks);
  for (const [tag, attributes, text] of shapes) {
    const shape = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
    if (text) shape.textContent = text;
    node.append(shape);
  }
  return node;
}

const glyph = (seat) => svg("0 0 24 24", "glyph", ["path", { d: SHAPES.glyphs[seat], "fill-rule": "evenodd" }]);
const markOf = (name) => svg("0 0 16 16", "mark", ["path", { d: SHAPES.marks[name] }]);

function pawnOf(seat, size = null) {
  const node = make("span", `pawn ${seat}`, glyph(seat));
  if (size) node.style.setProperty("--d", `${size}px`);
  return node;
}

function tokenOf(seat, face) {
  return make("span", `token ${face}`, pawnOf(seat), markOf(face === "agree" ? "yes" : "no"));
}

// A card with a front and, where it comes face down, a back. There is no front in the page before it may be seen.
function cardOf(scene, card, { back = null } = {}) {
  const side = (one, looks) => {
    const image = make("img", looks);
    image.alt = "";
    image.draggable = false;
    image.src = scene.pictures.get(one) ?? "";
    return image;
  };
  const turn = make("span", "turn", card ? side(card, "front") : null, back ? side(back, "back") : null);
  if (back) turn.style.transform = "rotateY(180deg)";
  return make("span", "prop card-prop", turn);
}

function dark(scene, depth, { at = 0, length = MOVE } = {}) {
  const node = make("div", "dark");
  node.style.opacity = 0;
  scene.root.append(node);
  scene.animate(node, [{ opacity: 0 }, { opacity: depth }], at, length, "linear");
  return node;
}

function light(scene, width, place, { at = MOVE, length = MOVE, looks = "" } = {}) {
  const node = scene.put(make("div", `light ${looks}`), width, { ...place, o: 0 });
  scene.fade(node, at, length, place.o ?? 1);
  return node;
}

// A line of what is happening, on the same paper as the page's own.
function paper(scene, title, more) {
  const node = make("div", "telling", make("b", "", title), more ? make("span", "", more) : null);
  node.style.minHeight = `${Math.max(scene.wide ? 112 * scene.unit : 64, (scene.top + scene.half.y) * scene.unit)}px`;
  scene.root.append(node);
  scene.sheet = node;
  return node;
}

function words(scene, width, place, title, more = "", looks = "") {
  const node = make("div", `words ${looks}`, title ? make("b", "", title) : null, more ? make("span", "", more) : null);
  return scene.put(node, width, place);
}

// The psychics at the foot of a scene, each with what they did.
function row(scene, people, y, { at = 0 } = {}) {
  const gap = scene.wide ? 190 : Math.min(92, 366 / people.length);
  const size = scene.wide ? 60 : Math.min(44, gap * 0.55);
  const places = new Map();
  people.forEach((one, index) => {
    const x = (index - (people.length - 1) / 2) * gap;
    const done = one.doing === "right" ? make("span", "done", markOf("yes")) : null;
    const face = make("span", "face", pawnOf(one.seat, size * scene.unit), done);
    const node = make("span", `in-row ${one.doing ?? ""}`, face, make("b", "", one.name), make("small", "", one.note ?? ""));
    scene.put(node, gap, { x, y, o: 0 });
    scene.fade(node, at, BEAT, 1);
    places.set(one.seat, { x, y: y - size / 2, node });
  });
  return places;
}

const KNOCKER =
  "M0-58l15 18-7 24h-16l-7-24zM0-28a42 42 0 1 1 0 84 42 42 0 1 1 0-84zm0 10a31 31 0 1 0 0 62 31 31 0 1 0 0-62zM-13 46h26l7 17q-20 9-40 0z";

// A knocker that strikes at these times: rings go out, and it swings a little.
function knocker(scene, width, place, strikes, looks = "") {
  for (const at of strikes) {
    [1.25, 1.75, 2.3].forEach((size, index) => {
      const ring = scene.put(make("span", `ring-out ${looks}`), width * 0.62, { ...place, s: 0.9, o: 0 });
      const from = { transform: scene.transform({ ...REST, ...place, s: 0.9 }), opacity: 0.8 - index * 0.2 };
      const to = { transform: scene.transform({ ...REST, ...place, s: size }), opacity: 0 };
      scene.animate(ring, [from, to], at + index * 60, FLIGHT + index * 80);
    });
  }
  const body = svg("-60 -66 120 140", `knocker ${looks}`, ["path", { d: KNOCKER, "fill-rule": "evenodd" }]);
  const node = scene.put(make("span", "prop", body), width * 0.5, { ...place, o: 0 });
  scene.fade(node, Math.max(0, strikes[0] - MOVE), BEAT, 1);
  for (const at of strikes) {
    scene.go(node, at - 70, 70, { s: 1.12 }, { ease: "ease-in" });
    scene.go(node, at, 200, { s: 1 }, { ease: EASE });
  }
  return node;
}

// The back of a sleeve and its front; what is put between them stands in it.
function sleeve(scene, width, place, seat, { at = 0, shut = false } = {}) {
  const back = scene.put(make("span", "prop sleeve-back"), width, { ...place, o: 0 });
  return {
    back,
    front() {
      const looks = shut ? "prop sleeve-front shut" : "prop sleeve-front";
      const front = scene.put(make("span", looks, pawnOf(seat, width * 0.3 * scene.unit)), width, { ...place, o: 0 });
      for (const part of [back, front]) scene.fade(part, at, BEAT, 1);
      return front;
    },
  };
}

// The dial of a clock with a numeral for each hour.
function dial(names, hour) {
  const angle = (index) => ((index + 1) / names.length) * 2 * Math.PI - (names.length > 1 ? (2 * Math.PI) / names.length : 0);
  const shapes = [
    ["circle", { r: 206, class: "face" }],
    ["circle", { r: 112, class: "inner" }],
  ];
  names.forEach((name, index) => {
    const [x, y] = [Math.sin(angle(index)) * 156, -Math.cos(angle(index)) * 156];
    const state = index + 1 === hour ? "now" : index + 1 < hour ? "past" : "";
    if (state === "now") shapes.push(["circle", { r: 40, cx: x, cy: y, class: "lit" }]);
    shapes.push(["text", { x, y: y + 14, class: state }, name]);
  });
  const hand = svg("-260 -260 520 520", "hand", ["path", { d: "M-9 20L-5-86L0-106L5-86L9 20Z" }], ["circle", { r: 18 }]);
  const step = 360 / Math.max(1, names.length);
  const node = make("span", "prop dial", svg("-260 -260 520 520", "plate", ...shapes), hand);
  return { node, hand, degrees: (hour - 1) * step, step };
}

function slip(scene, seat, text) {
  return make("span", "prop slip", pawnOf(seat, 30 * scene.unit), make("b", "", text));
}
