// Around a seat's page: says when the link is down, and loads the page again when its kernel is gone.
const WORDS = {
  en: { wake: "The house is waking up…", lost: "Connection lost. Trying again…", gone: "This page has lost its table.", again: "Load again" },
  fr: { wake: "La maison s’éveille…", lost: "Connexion perdue. Nouvel essai…", gone: "Cette page a perdu sa table.", again: "Recharger" },
};
const say = WORDS[navigator.language.slice(0, 2)] ?? WORDS.en;
const EVERY = 2500;
const A_MINUTE = 60000;

document.getElementById("loading_text").textContent = say.wake;

const config = () => JSON.parse(document.getElementById("jupyter-config-data").textContent);

// Voilà ends a page's kernel before the page unloads, once its widgets stand, and where browsers say so: phones do not.
let ended = false;
addEventListener("beforeunload", () => (ended = document.querySelector(".mnb") !== null));
addEventListener("pagehide", () => {
  if (ended) return;
  const form = new FormData();
  form.append("_xsrf", document.cookie.match("\\b_xsrf=([^;]*)\\b")?.[1] ?? "");
  navigator.sendBeacon(`${config().baseUrl}voila/api/shutdown/${config().kernelId}`, form);
});

addEventListener("load", () => {
  const page = config();
  const address = `${page.baseUrl}mysterium_nb/alive/${page.kernelId}`;
  const banner = document.getElementById("lost");
  let missed = 0;

  function show(text) {
    banner.hidden = !text;
    banner.textContent = text;
    if (!text) return;
    const again = document.createElement("button");
    again.textContent = say.again;
    again.onclick = () => location.reload();
    banner.append(again);
  }

  // A kernel that is gone does not come back: load the page again, but not for ever.
  function reload() {
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
