// The status bar: what to do, how late it is, an hourglass that runs without traffic, and the page's voice for screen readers.

const SVG = "http://www.w3.org/2000/svg";
const SAND = `<svg viewBox="0 0 34 48" aria-hidden="true"><defs><clipPath id="A"><path d="M6 5H28C28 15 19 19 18 24H16C15 19 6 15 6 5Z"/></clipPath><clipPath id="B"><path d="M6 43H28C28 33 19 29 18 24H16C15 29 6 33 6 43Z"/></clipPath></defs><g clip-path="url(#A)"><rect class="sand top" x="5" y="7" width="24" height="17"/></g><g clip-path="url(#B)"><rect class="sand bottom" x="5" y="27" width="24" height="16"/></g><path class="stream" d="M17 23V42"/><path class="glass" d="M6 4.5H28C28 15 18.5 19 18.5 24S28 33 28 43.5H6C6 33 15.5 29 15.5 24S6 15 6 4.5Z"/><rect class="cap" x="3" y="1.5" width="28" height="3.6" rx="1.6"/><rect class="cap" x="3" y="42.9" width="28" height="3.6" rx="1.6"/></svg>`;
const SPOKEN_SECONDS = [60, 30, 10];
const HURRY_SECONDS = 10;
const LAPTOP_WIDTH = 1000;

let glasses = 0;

function make(tag, looks, ...children) {
  const node = document.createElement(tag);
  node.className = looks;
  node.append(...children);
  return node;
}

function hourglass(left, total, paused) {
  const glass = make("div", paused ? "hourglass paused" : "hourglass");
  const unique = `mnb-glass-${++glasses}-`;
  glass.innerHTML = SAND.replaceAll(/id="|url\(#/g, (start) => start + unique);
  glass.append(make("span", "left"));
  glass.setAttribute("role", "timer");
  left = Math.max(0, Math.round(left)); // counted in whole seconds
  glass.style.setProperty("--total", Math.max(total, left, 1));
  glass.style.setProperty("--left", left);
  return glass;
}

function render({ model, el }) {
  let skew = 0;
  let timers = [];
  let turned = null;
  let frame = 0;
  const voice = make("p", "unseen");
  voice.setAttribute("role", "status");
  voice.setAttribute("aria-live", "polite");
  const alarm = make("p", "unseen");
  alarm.setAttribute("role", "alert");
  const title = make("h1", "cue-title");
  title.tabIndex = -1;
  const [eyebrow, more, text, glass] = [make("p", "eyebrow"), make("p", "more"), make("div", "cue-text"), make("div", "glass-place")];
  text.append(eyebrow, title, more);
  el.append(text, glass, voice, alarm);
  // A notebook listens too: there letters cut and paste whole cells.
  el.addEventListener("keydown", (event) => event.ctrlKey || event.metaKey || event.altKey || event.stopPropagation());

  function draw() {
    const line = model.get("line");
    title.textContent = line.title ?? "";
    more.textContent = line.details ?? "";
    const hours = (line.hours ?? []).map((name, index) => {
      const state = index + 1 < line.hour ? "past" : index + 1 === line.hour ? "now" : "";
      return make("i", state, state === "now" ? name : "");
    });
    const dial = make("span", "hours", ...hours);
    dial.setAttribute("role", "img");
    dial.setAttribute("aria-label", line.hours_label ?? "");
    eyebrow.replaceChildren(...(hours.length ? [dial] : []), line.eyebrow ?? "");
    el.lang = model.get("lang");
    turn();
  }

  // Made anew when the deadline changes; in between the browser alone lets the sand fall.
  function turn() {
    const { deadline = null, seconds = 0, paused_at = null, seconds_left = "", hurries = false } = model.get("line");
    const now = JSON.stringify([deadline, seconds, paused_at, seconds_left, hurries, skew]);
    if (now === turned) return;
    turned = now;
    timers.forEach(clearTimeout);
    timers = [];
    if (deadline === null) return glass.replaceChildren();
    const left = (deadline - (paused_at ?? Date.now() + skew)) / 1000;
    glass.replaceChildren(hourglass(left, seconds, paused_at !== null));
    glass.firstChild.setAttribute("aria-label", seconds_left.replace("{}", Math.max(0, Math.round(left))));
    const hurry = hurries && paused_at === null;
    if (hurry && left > 0 && left <= HURRY_SECONDS) glass.firstChild.classList.add("last");
    if (paused_at !== null) return;
    const at = (remaining, then) => left >= remaining && timers.push(setTimeout(then, (left - remaining) * 1000));
    if (hurry) at(HURRY_SECONDS, () => glass.firstChild.classList.add("last"));
    for (const second of [HURRY_SECONDS, HURRY_SECONDS / 2]) at(second, () => hurry && alert(second));
    for (const second of SPOKEN_SECONDS) at(second, () => (voice.textContent = seconds_left.replace("{}", second)));
    timers.push(setTimeout(() => model.send({ rang: deadline }), Math.max(0, left * 1000) + 50));
  }

  // Said at once to whoever still has no pawn on the table.
  const alert = (second) => (alarm.textContent = (model.get("line").hurry ?? "").replace("{}", second));

  // How wide the page is, as soon as it is on screen; the bar itself may be hidden there.
  const sizes = new ResizeObserver(([page]) => {
    const device = page.contentRect.width >= LAPTOP_WIDTH ? "laptop" : "phone";
    if (page.contentRect.width === 0 || device === model.get("device")) return;
    model.set("device", device);
    model.save_changes();
  });
  const observe = () => {
    const page = el.closest(".mnb");
    if (page) sizes.observe(page);
    else frame = requestAnimationFrame(observe);
  };
  observe();
  model.on("change:line change:lang", draw);
  model.on("change:announcement", () => (voice.textContent = model.get("announcement")));
  model.on("msg:custom", (message) => {
    if (message.now === undefined) return;
    skew = message.now - Date.now();
    turn();
  });
  model.send({ clock: true });
  // The house's own pages show a newcomer round; in a notebook nobody asked for it.
  const chosen = document.cookie.match("\\bmysterium_lang=(\\w+)")?.[1] ?? navigator.language; // at the house's door
  const prologues = (sessionStorage.mysteriumPrologues ?? "").split(" ").filter(Boolean);
  model.send({ arrived: chosen, tour: "tour" in document.body.dataset && !localStorage.mysteriumToured, prologues });
  if ("tour" in document.body.dataset) localStorage.mysteriumToured = "yes";
  draw();
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
  };
}

export default { render };
