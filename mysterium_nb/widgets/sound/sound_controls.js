// What one sees of the sound: a switch and a slider among the settings, and on a projector a question, asked once.

import { pageSound } from "./page_sound.js";

const SPEAKER =
  '<svg class="speaker" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9v6h4l5 4.5v-15L7 9z"/><path class="waves" d="M15.5 8.5a5 5 0 0 1 0 7M18 5.5a9 9 0 0 1 0 13"/></svg>';
const QUESTION_STAYS = 60_000;

function element(tag, looks, attributes = {}, ...children) {
  const node = document.createElement(tag);
  node.className = looks;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function render({ model, el }) {
  const sound = pageSound();
  let ahead = 0; // by how many milliseconds the table's clock is ahead of this browser's
  let asking = true;

  const switchWords = element("span", "words");
  const toggle = element("button", "switch", { type: "button", role: "switch" }, switchWords, element("span", "track"));
  toggle.insertAdjacentHTML("afterbegin", SPEAKER);
  toggle.onclick = () => sound.choose({ on: !sound.settings().on });
  const [asked, told] = [element("b", ""), element("span", "")];
  const [loud, silent] = [true, false].map((on) => {
    const answer = element("button", on ? "button go" : "button", { type: "button" });
    answer.onclick = () => sound.choose({ on });
    return answer;
  });
  const sliders = [1, 2].map(() => {
    const slider = element("input", "volume", { type: "range", min: 0, max: 1, step: 0.05 });
    slider.oninput = () => sound.choose({ volume: Number(slider.value) });
    return slider;
  });
  const question = element("div", "question", { role: "group" }, element("p", "", {}, asked, told), sliders[1], loud, silent);
  el.replaceChildren(toggle, sliders[0], question);

  function draw() {
    const { on, volume } = sound.settings();
    const words = model.get("words");
    el.lang = model.get("lang");
    el.dataset.heard = sound.heard();
    switchWords.textContent = words.sound;
    toggle.setAttribute("aria-checked", Boolean(on));
    sliders[0].hidden = !on;
    for (const slider of sliders) {
      slider.value = volume;
      slider.setAttribute("aria-label", words.volume);
      slider.setAttribute("aria-valuetext", `${Math.round(volume * 100)} %`);
    }
    question.hidden = !(asking && on === null && model.get("asks"));
    question.setAttribute("aria-label", words.question);
    [asked.textContent, told.textContent] = [words.question, words.about];
    [loud.textContent, silent.textContent] = [words.with_sound, words.silent];
  }

  function follow() {
    sound.show(model.get("scene"), { withMusic: model.get("music"), ahead });
    draw();
  }

  // A notebook listens too: there letters cut and paste whole cells.
  el.addEventListener("keydown", (event) => event.ctrlKey || event.metaKey || event.altKey || event.stopPropagation());
  model.on("change:scene change:music change:words change:asks", follow);
  model.on("msg:custom", (message) => {
    if (message.cue !== undefined) sound.cue({ name: message.cue, mine: true });
    if (message.now === undefined) return;
    ahead = message.now - Date.now();
    follow();
  });
  model.send({ clock: true });
  follow();
  const leave = sound.watch(draw);
  const waiting = setTimeout(() => draw((asking = false)), QUESTION_STAYS); // the game does not wait for it, and the switch stays
  return () => {
    clearTimeout(waiting);
    leave();
  };
}

export default { render };
