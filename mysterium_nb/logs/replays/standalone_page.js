// The page that plays a replay without a server. The bar (put in front of this file) asks a model for everything; here
// the model is what was written into the page.

const data = JSON.parse(document.getElementById("game").textContent);
const table = document.getElementById("table");
const hand = document.getElementById("hand");
const large = document.getElementById("large");
const values = { tape: data.tapes[0], place: 0, shown: -1, notes: data.notes, theme: "night", writable: false, asks: false };
const listeners = {};

const model = {
  get: (name) => values[name],
  set(name, value) {
    values[name] = value;
    for (const listener of listeners[name] ?? []) listener();
  },
  on(names, listener) {
    for (const name of names.split(" ")) (listeners[name.replace("change:", "")] ??= []).push(listener);
  },
  save_changes: () => show(),
  send({ seat }) {
    model.set("tape", data.tapes.find((tape) => tape.seat === seat));
    show();
  },
};

// Frames say how much of the one before they keep, at the beginning and at the end, and what is new between.
function unrolled(frames) {
  let before = [];
  return frames.map(([height, head, tail, fresh]) => {
    before = [...before.slice(0, head), ...fresh, ...before.slice(before.length - tail)];
    return [height, before];
  });
}

const rooms = Object.fromEntries(Object.entries(data.rooms).map(([name, { width, frames }]) => [name, { width, frames: unrolled(frames) }]));
const room = () => rooms[document.documentElement.clientWidth < 700 ? "phone" : "laptop"];

function card(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 2 3");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#c-${id}`);
  svg.append(use);
  return svg;
}

function see(id) {
  large.replaceChildren(card(id), Object.assign(document.createElement("p"), { textContent: data.names[id] ?? id }));
  large.showModal();
}

function show() {
  const { place, tape } = values;
  const { width, frames } = room();
  const [height, drawn] = frames[place];
  table.setAttribute("viewBox", `0 0 ${width} ${height}`);
  table.setAttribute("aria-label", data.labels[place]);
  table.innerHTML = drawn.map((stroke) => data.strokes[stroke]).join("");
  const held = tape.seat === "all" ? data.hands[place] : [];
  hand.hidden = !held.length;
  hand.lastElementChild.replaceChildren(
    ...held.map((id) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", data.names[id] ?? id);
      button.append(card(id));
      button.onclick = () => see(id);
      return button;
    }),
  );
  model.set("shown", place);
}

table.addEventListener("click", (event) => {
  const use = event.target.closest("use");
  const id = use?.getAttribute("href").replace("#c-", "");
  if (id in data.names) see(id);
});
large.addEventListener("click", () => large.close());
matchMedia("(max-width: 699px)").addEventListener("change", show);
replay.render({ model, el: document.getElementById("bar") });
show();
// Here nobody else listens to the keyboard.
document.addEventListener("keydown", (event) => {
  if (event.target === document.body) document.getElementById("bar").dispatchEvent(new KeyboardEvent("keydown", { key: event.key, cancelable: true }));
});
