// Around a page with a kernel: says when the link is down, and loads a seat's page again when its kernel is gone.
// Its words are written before it, in every language: WORDS.
const chosen = document.cookie.match("\\bmysterium_lang=(\\w+)")?.[1] ?? navigator.language.slice(0, 2);
const lang = chosen in WORDS ? chosen : "en";
const say = WORDS[lang];
const EVERY = 2500;
const A_MINUTE = 60000;
const lesson = "lesson" in document.body.dataset;

if (!lesson) {
  document.documentElement.lang = lang;
  document.title = say.title;
}
document.getElementById("loading_text").textContent = lesson ? say.played : say.wake;
for (const one of document.querySelectorAll("[data-says]")) one.textContent = say[one.dataset.says];

// How far a lesson is, by its cells.
window.lesson_process = (cell, cells) => (document.getElementById("far").value = (cell - 1) / cells);

const config = () => JSON.parse(document.getElementById("jupyter-config-data").textContent);

// Voilà ends a page's kernel before the page unloads, once its widgets stand, and where browsers say so: phones do not.
// While a lesson is still coming, the house sees by itself that nobody waits for it any more.
let ended = false;
addEventListener("beforeunload", () => (ended = document.querySelector(".mnb, .jupyter-widgets") !== null));
addEventListener("pagehide", () => {
  if (ended || (lesson && document.readyState === "loading")) return;
  const form = new FormData();
  form.append("_xsrf", document.cookie.match("\\b_xsrf=([^;]*)\\b")?.[1] ?? "");
  navigator.sendBeacon(`${config().baseUrl}voila/api/shutdown/${config().kernelId}`, form);
});

addEventListener("load", () => {
  const page = config();
  const address = `${page.baseUrl}mysterium_nb/alive/${page.kernelId}`;
  const banner = document.getElementById("lost");
  let missed = 0;

  // The same words again are not said again, and whoever stands on the button stays there.
  function show(text) {
    if (banner.dataset.says === text) return;
    banner.dataset.says = text;
    banner.hidden = !text;
    banner.textContent = text;
    if (!text) return;
    const again = document.createElement("button");
    again.textContent = say.again;
    again.onclick = () => location.reload();
    banner.append(again);
  }

  // A kernel that is gone does not come back: load the page again, but not for ever; and not a lesson that is being read.
  function reload() {
    if (lesson) return show(say.stopped);
    const before = JSON.parse(sessionStorage.reloads ?? "[]").filter((at) => Date.now() - at < A_MINUTE);
    if (before.length >= 3) return show(say.gone);
    sessionStorage.reloads = JSON.stringify([...before, Date.now()]);
    location.reload();
  }

  async function beat() {
    let status = 0;
    try {
      status = (await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(5000) })).status;
    } catch {
      status = 0;
    }
    if (status === 204) {
      missed = 0;
      show("");
    } else if (status === 0 || status >= 500) show(say.lost);
    else if (++missed >= 2 || status === 403 || status === 404) return reload();
    setTimeout(beat, missed ? 500 : EVERY);
  }
  setTimeout(beat, EVERY);
});
