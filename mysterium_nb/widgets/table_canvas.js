// The frame of the table's picture. It shows what ipycanvas has drawn, without the listeners of ipycanvas' own view:
// those take the wheel, the finger's swipe and every key (Tab too) away from the page, and tell the kernel of every
// movement of the mouse. Places one can press are real buttons over the picture: one Tab stop, arrows between them.

const REFERENCE = "IPY_MODEL_".length;
const TICK = 250;

function loaded(image) {
  const value = image.get("value");
  const address =
    image.get("format") === "url"
      ? new TextDecoder().decode(value)
      : URL.createObjectURL(new Blob([value], { type: `image/${image.get("format")}` }));
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = address;
  });
}

// ipycanvas loads a picture anew each time it is drawn, one after the other, and waits for ever for one that does not
// come, with all drawing behind it. Here each is loaded once, all at the same time, and a missing one is left out.
function remembering(canvas) {
  if (canvas.mnbPicture) return canvas.mnbPicture;
  const kept = new Map();
  const picture = (reference) => {
    const id = reference.slice(REFERENCE);
    if (!kept.has(id)) {
      const promise = canvas.widget_manager.get_model(id).then((image) => {
        image.once("change:value", () => kept.delete(id));
        return loaded(image);
      });
      kept.set(id, promise);
      promise.then((found) => found || kept.delete(id), () => kept.delete(id));
    }
    return kept.get(id).catch(() => null);
  };
  canvas.drawImage = async ([reference, ...place]) => {
    const found = await picture(reference);
    if (found) canvas.ctx.drawImage(found, ...place);
  };
  canvas.mnbPicture = picture;
  return picture;
}

function placed(button, [x, y, w, h]) {
  Object.assign(button.style, { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` });
}

async function render({ model, el }) {
  el.classList.add("mnb-table");
  const shown = document.createElement("canvas");
  shown.setAttribute("role", "img");
  const places = document.createElement("div");
  places.setAttribute("role", "group");
  const time = document.createElement("span");
  time.setAttribute("aria-hidden", "true");
  el.append(shown, places, time);

  const canvas = await model.widget_manager.get_model(model.get("canvas").slice(REFERENCE));
  const picture = remembering(canvas);
  const load = () => model.get("pictures").forEach(picture);
  const paint = () => {
    const { width, height } = canvas.canvas;
    if (shown.width !== width || shown.height !== height) Object.assign(shown, { width, height });
    const pen = shown.getContext("2d");
    pen.clearRect(0, 0, width, height);
    pen.drawImage(canvas.canvas, 0, 0);
    shown.dataset.drawn = Number(shown.dataset.drawn ?? 0) + 1;
  };

  const arrange = () => {
    shown.setAttribute("aria-label", model.get("label"));
    shown.ariaHidden = model.get("label") ? null : "true"; // nothing to be told of a picture that is yet to come
    places.setAttribute("aria-label", model.get("label"));
    el.lang = model.get("lang");
    el.dataset.theme = model.get("theme");
    const focused = document.activeElement?.parentNode === places ? document.activeElement.dataset.key : null;
    const buttons = model.get("hits").map(([box, key, label]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.dataset.key = key;
      button.setAttribute("aria-label", label);
      placed(button, box);
      return button;
    });
    places.replaceChildren(...buttons);
    const first = buttons.find((button) => button.dataset.key === focused) ?? buttons[0];
    if (first) first.tabIndex = 0;
    if (focused && first) first.focus();
  };

  const tell = () => {
    const { box, left, size } = model.get("glass");
    time.hidden = !box;
    if (!box) return;
    placed(time, box);
    const past = model.get("running") ? (performance.now() - started) / 1000 : 0;
    const seconds = Math.max(0, Math.ceil(left - past));
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (time.textContent !== words) time.textContent = words;
    time.style.fontSize = `max(13px, ${size} * 100cqw)`;
  };
  let started = performance.now();
  const turn = () => {
    started = performance.now();
    tell();
  };
  const ticking = setInterval(tell, TICK);

  const walk = (event) => {
    // A notebook listens too: there letters cut and paste whole cells.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    if (event.key === "Escape") el.closest(".mnb")?.querySelector(".mnb-picture button.close")?.click();
    const buttons = [...places.children];
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const here = buttons.indexOf(document.activeElement);
    if (!(event.key in steps) || here < 0) return;
    event.preventDefault();
    const next = buttons[(here + steps[event.key] + buttons.length) % buttons.length];
    buttons[here].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  places.addEventListener("keydown", walk);
  places.addEventListener("click", (event) => {
    const key = event.target.dataset.key;
    if (key) model.send({ press: key });
  });

  canvas.on("new-frame", paint);
  model.on("change:pictures", load);
  model.on("change:hits change:label change:lang change:theme", arrange);
  model.on("change:glass change:running", turn);
  load();
  arrange();
  turn();
  paint();
  model.send({ ready: true });
  return () => {
    clearInterval(ticking);
    canvas.off("new-frame", paint);
    model.off("change:pictures", load);
    model.off("change:hits change:label change:lang change:theme", arrange);
    model.off("change:glass change:running", turn);
  };
}

export default { render };
