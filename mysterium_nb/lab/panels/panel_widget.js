// The board of a bench: controls, headlines, drawings. Words are only ever set as text, never as markup.
const SVG = "http://www.w3.org/2000/svg";
const FIRST = 2; // groups of controls that come before the drawings
const BRIGHT = 0.58; // from here on black is easier to read on a warm cell than white

function make(tag, looks = "", ...children) {
  const node = document.createElement(tag);
  if (looks) node.className = looks;
  node.append(...children.filter((child) => child !== "" && child !== null));
  return node;
}

function shape(tag, traits) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(traits)) node.setAttribute(name, value);
  return node;
}

const canvas = (wide, high) =>
  shape("svg", { viewBox: `0 0 ${wide} ${high}`, preserveAspectRatio: "none", "aria-hidden": "true" });
const part = (value, least = 0, most = 1) => Math.min(100, Math.max(0, (100 * (value - least)) / (most - least)));

function placed(looks, from, to) {
  const node = make("i", looks);
  node.style.left = `${Math.min(from, to)}%`;
  if (to !== from) node.style.width = `${Math.abs(to - from)}%`;
  return node;
}

function headline(one) {
  const node = make("div", "headline", make("b", "figure", one.figure), make("span", "what", make("strong", "", one.text), make("small", "", one.more)));
  if (one.value === null) return node;
  const scale = make("div", "scale", placed("reach", part(one.low), part(one.high)), placed("at", part(one.value), part(one.value)));
  if (one.compared !== null) scale.append(placed("compared", part(one.compared), part(one.compared)));
  scale.setAttribute("aria-hidden", "true");
  node.append(scale);
  return node;
}

function bars(drawing) {
  const zero = part(0, drawing.least, drawing.most);
  const rows = drawing.rows.map((row) => {
    const at = part(row.value, drawing.least, drawing.most);
    const track = make("span", "track", placed("bar", zero, at));
    if (zero > 0) track.append(placed("zero", zero, zero));
    if (row.low !== null) track.append(placed("reach", part(row.low, drawing.least, drawing.most), part(row.high, drawing.least, drawing.most)));
    track.setAttribute("aria-hidden", "true");
    return make("li", row.looks, make("span", "what", make("strong", "", row.text), row.more && make("small", "", row.more)), track, make("b", "", row.figure));
  });
  const list = make("ul", "bars", ...rows);
  if (drawing.ticks.length) {
    const ticks = drawing.ticks.map(({ value, text }) => {
      const at = part(value, drawing.least, drawing.most);
      const node = make("i", at <= 0 ? "first" : at >= 100 ? "last" : "", text);
      node.style.left = `${at}%`;
      return node;
    });
    const ends = make("li", "ends", make("span", "what"), make("span", "track", ...ticks), make("b"));
    ends.setAttribute("aria-hidden", "true");
    list.append(ends);
  }
  return list;
}

function curve(drawing) {
  const [wide, high] = [drawing.across.length - 1 || 1, drawing.most];
  const point = (value, at) => `${at} ${(high - value).toFixed(3)}`;
  const path = (values) => `M${values.map(point).join("L")}`;
  const svg = canvas(wide, high);
  for (let step = 0; step <= high; step += 1) svg.append(shape("path", { class: "grid", d: `M0 ${step}H${wide}` }));
  for (const line of drawing.lines) {
    if (line.low.length) {
      const back = line.low.map((value, at) => point(value, at)).reverse();
      svg.append(shape("path", { class: `band ${line.looks}`, d: `${path(line.high)}L${back.join("L")}Z` }));
    }
  }
  for (const line of drawing.lines) svg.append(shape("path", { class: `line ${line.looks}`, d: path(line.values) }));
  const ups = make("div", "ups", ...Array.from({ length: high + 1 }, (_, step) => make("i", "", String(high - step))));
  const plot = make("div", "plot", svg);
  plot.setAttribute("role", "img");
  plot.setAttribute("aria-label", drawing.told);
  const across = make("div", "across", ...drawing.across.map((text) => make("i", "", text)));
  for (const node of [ups, across]) node.setAttribute("aria-hidden", "true");
  const key = make("div", "key", ...drawing.lines.map((line) => {
    const swatch = canvas(30, 8);
    swatch.append(shape("path", { class: `line ${line.looks}`, d: "M0 4H30" }));
    return make("span", "", swatch, line.text);
  }));
  key.setAttribute("aria-hidden", "true");
  return make("div", "curve", key, make("div", "field", ups, plot, make("span"), across), make("p", "axis", drawing.across_is));
}

function heat(drawing) {
  const head = make("tr", "", make("td", "corner", drawing.corner), ...drawing.columns.map((text) => scoped("col", text)));
  const rows = drawing.cells.map((cells, at) =>
    make("tr", "", scoped("row", drawing.rows[at]), ...cells.map((cell) => {
      if (!cell) return make("td", "", make("span", "cell", "…"));
      const box = make("span", cell.near ? "cell near" : "cell", make("b", "", cell.text), make("small", "", cell.more));
      box.style.setProperty("--warm", `${(100 * cell.value).toFixed(0)}%`);
      box.classList.toggle("hot", cell.value > BRIGHT);
      return make("td", "", box);
    })));
  const table = make("table", "heat", make("thead", "", head), make("tbody", "", ...rows));
  const svg = canvas(drawing.columns.length, drawing.rows.length);
  svg.classList.add("contour");
  for (const looks of ["under", "over"])
    svg.append(shape("path", { class: looks, d: drawing.contour.map(([x, y, to, down]) => `M${x} ${y}L${to} ${down}`).join("") }));
  return make("div", "map", table, svg);
}

function scoped(scope, text) {
  const node = make("th", "", text);
  node.scope = scope;
  return node;
}

const DRAW = { bars, curve, heat };

function drawn(drawing) {
  const title = make("h3", "", drawing.title);
  return make("section", `drawing of-${drawing.kind}`, title, DRAW[drawing.kind](drawing), drawing.note && make("p", "note", drawing.note));
}

// A contour is laid over the cells wherever these are, since words make them as wide as they need.
function lay(map) {
  const [svg, cells] = [map.querySelector(".contour"), map.querySelectorAll("tbody td")];
  if (!cells.length) return;
  const [whole, first, last] = [map, cells[0], cells[cells.length - 1]].map((node) => node.getBoundingClientRect());
  Object.assign(svg.style, {
    left: `${first.left - whole.left}px`,
    top: `${first.top - whole.top}px`,
    width: `${last.right - first.left}px`,
    height: `${last.bottom - first.top}px`,
  });
}

function render({ model, el }) {
  el.classList.add("mnb-bench");
  el.setAttribute("role", "group");
  let built = "";
  let waiting = false;
  let ahead = {};
  const rows = new Map();
  const title = make("h2");
  const lines = make("div", "headlines");
  const bar = make("progress");
  bar.max = 1;
  const counted = make("span", "counted");
  const hold = make("button", "plain hold");
  const spoken = make("p", "spoken");
  spoken.setAttribute("role", "status");
  const sides = make("div", "sides");
  const rest = make("div", "sides");
  const drawings = make("div", "drawings");
  const said = make("p", "said");
  said.setAttribute("role", "status");
  const looks = make("div", "looks");
  const stale = make("p", "stale");
  el.append(
    make("div", "told", make("div", "top", title, looks), lines, stale, make("div", "pace", bar, counted, hold), spoken),
    make("div", "body", sides, drawings, make("div", "rest", rest, said)),
  );

  const press = (key) => model.send({ press: key });
  hold.onclick = () => press("hold");

  // What is set again before it was answered waits for the answer: only the newest is sent.
  function put(name, value) {
    ahead[name] = value;
    follow();
  }

  function follow() {
    if (waiting || !Object.keys(ahead).length) return;
    waiting = true;
    model.send({ set: ahead });
    ahead = {};
  }

  const written = (control, value) =>
    value.toLocaleString(el.lang, { minimumFractionDigits: control.step < 1 ? 2 : 0 }) + (control.unit && `\u00a0${control.unit}`);

  function row(control) {
    const inside = { choice: () => make("select"), range: () => make("input"), switch: () => make("input"), text: () => make("input") }[control.kind]();
    const output = make("output");
    const refused = make("span", "refused");
    refused.id = `mnb-${Math.random().toString(36).slice(2)}`;
    refused.setAttribute("role", "alert");
    const label = make("label", "name", control.text);
    label.htmlFor = inside.id = `${refused.id}-set`; // inside a label the output would be what is labelled
    const line = make("div", "row", label, control.kind === "range" ? output : "", inside);
    const node = make("div", `control ${control.kind}`, line, refused);
    const read = { choice: () => inside.value, range: () => Number(inside.value), switch: () => inside.checked, text: () => inside.value }[control.kind];
    if (control.kind === "choice") inside.append(...control.options.map(({ value, text }) => new Option(text, value)));
    else inside.type = { range: "range", switch: "checkbox", text: "text" }[control.kind];
    if (control.kind === "range") Object.assign(inside, { min: control.least, max: control.most, step: control.step });
    if (control.kind === "switch") inside.setAttribute("role", "switch");
    inside.dataset.name = control.name;
    const mark = (now) => {
      output.textContent = written(control, read());
      if (control.kind === "range") inside.setAttribute("aria-valuetext", output.textContent);
      node.classList.toggle("changed", now.published !== null && now.published !== read());
    };
    let latest = control;
    inside.addEventListener(control.kind === "range" ? "input" : "change", () => {
      mark(latest);
      put(control.name, read());
    });
    const show = (now) => {
      latest = now;
      if (!(control.name in ahead) && read() !== now.value) {
        if (control.kind === "switch") inside.checked = now.value;
        else inside.value = now.value;
      }
      mark(now);
    };
    return { node, inside, refused, show };
  }

  function group(one, open) {
    const body = make("div", "controls", ...one.controls.map((control) => {
      const made = row(control);
      rows.set(control.name, made);
      return made.node;
    }));
    const node = make("details", "", make("summary", "", one.title), one.note && make("p", "note", one.note), body);
    node.open = open ?? one.open;
    return node;
  }

  function shown() {
    const given = model.get("sides");
    const plan = JSON.stringify(given, (key, value) => (["value", "published", "code", "off"].includes(key) ? undefined : value));
    if (plan !== built) {
      built = plan;
      const open = [...el.querySelectorAll(".sides details")].map((node) => node.open);
      const focused = el.contains(document.activeElement) ? document.activeElement.dataset.name : null;
      rows.clear();
      sides.replaceChildren(...given.map((side) => make("fieldset", "side", make("legend", "", side.title),
        ...side.groups.slice(0, FIRST).map((one) => group(one, open.shift())))));
      rest.replaceChildren(...given.map((side) => {
        const node = make("fieldset", "side", ...side.groups.slice(FIRST).map((one) => group(one, open.shift())), make("code"),
          make("div", "buttons", ...side.buttons.map((button) => {
            const pressed = make("button", button.looks || "plain", button.text);
            pressed.type = "button";
            pressed.onclick = () => press(button.key);
            return pressed;
          })));
        node.setAttribute("aria-label", side.title);
        return node;
      }));
      if (focused) rows.get(focused)?.inside.focus();
    }
    for (const side of given) for (const one of side.groups) for (const control of one.controls) rows.get(control.name).show(control);
    given.forEach((side, at) => {
      const code = rest.children[at].querySelector(":scope > code");
      code.textContent = side.code;
      code.hidden = !side.code;
      const buttons = rest.children[at].querySelectorAll(":scope > .buttons > button");
      side.buttons.forEach(({ off }, place) => (buttons[place].disabled = off));
    });
    refuse();
  }

  function refuse() {
    const refusals = model.get("refusals");
    for (const [key, { inside, refused }] of rows) {
      const here = key in refusals;
      if (refused.textContent !== (refusals[key] ?? "")) refused.textContent = refusals[key] ?? "";
      inside.toggleAttribute("aria-invalid", here);
      if (here) {
        inside.setAttribute("aria-invalid", "true");
        inside.setAttribute("aria-describedby", refused.id);
      } else inside.removeAttribute("aria-describedby");
    }
    const refusing = Object.keys(refusals).length > 0;
    stale.textContent = refusing ? model.get("frame").stale : "";
    el.classList.toggle("refusing", refusing);
  }

  function figure() {
    const figures = model.get("figures");
    if (!figures.headlines) return;
    lines.replaceChildren(...figures.headlines.map(headline));
    drawings.replaceChildren(...figures.drawings.map(drawn));
    drawings.querySelectorAll(".map").forEach(lay);
    bar.value = figures.far;
    counted.textContent = figures.counted;
    hold.textContent = figures.hold;
    hold.disabled = !figures.hold;
    el.classList.toggle("done", figures.far >= 1);
    if (figures.spoken) spoken.textContent = figures.spoken;
  }

  function dress() {
    const frame = model.get("frame");
    el.lang = frame.lang;
    el.dataset.theme = frame.theme;
    el.dataset.sides = model.get("sides").length;
    el.setAttribute("aria-label", frame.title);
    title.textContent = frame.title;
    bar.setAttribute("aria-label", frame.far);
    looks.replaceChildren(...frame.looks.map(({ key, text }) => {
      const node = make("button", "quiet", text);
      node.type = "button";
      node.onclick = () => press(key);
      return node;
    }));
  }

  function answered() {
    waiting = false;
    follow();
  }

  el.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation(); // a notebook listens too
  });
  const width = new ResizeObserver(() => drawings.querySelectorAll(".map").forEach(lay));
  width.observe(el);
  model.on("change:sides", shown);
  model.on("change:figures", figure);
  model.on("change:refusals", refuse);
  model.on("change:frame", dress);
  model.on("change:heard", answered);
  model.on("change:said", () => {
    said.textContent = model.get("said");
    if (said.textContent) said.scrollIntoView({ block: "center" }); // what was pressed may have begun below what one sees
  });
  dress();
  shown();
  figure();
  said.textContent = model.get("said");
  model.send({ arrived: navigator.language });
  return () => width.disconnect();
}

export default { render };
