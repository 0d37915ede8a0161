// Choosing a face where only one fits on the screen: whoever is shown is chosen, if free. Radio buttons do it alone, too.
const faces = document.querySelector(".faces");
const radios = [...faces.querySelectorAll("input")];
const turns = [...document.querySelectorAll(".turn")];
let settled = 0;
let wide = 0;

const one_by_one = () => faces.scrollWidth > faces.clientWidth + 8;
const shown = () => Math.min(radios.length - 1, Math.max(0, Math.round(faces.scrollLeft / faces.clientWidth)));
const show = (at, behavior) => faces.scrollTo({ left: at * faces.clientWidth, behavior });
const chosen = () => radios.findIndex((radio) => radio.checked);

// A face that is taken is looked at, and nobody is chosen then.
function choose_shown() {
  const on_the_way = Math.abs(faces.scrollLeft - shown() * faces.clientWidth) > 4;
  if (!one_by_one() || on_the_way) return;
  const here = radios[shown()];
  for (const radio of radios) radio.checked = radio === here && !here.disabled;
}

// Also when a phone is turned; not when its keyboard opens.
function arrange() {
  if (faces.clientWidth === wide) return;
  wide = faces.clientWidth;
  for (const turn of turns) turn.hidden = !one_by_one();
  const free = radios.findIndex((radio) => !radio.disabled);
  show(Math.max(0, chosen() >= 0 ? chosen() : free), "instant");
  if (!document.querySelector("[name=seat]:checked")) choose_shown();
}

if ("onscrollend" in window) faces.addEventListener("scrollend", choose_shown);
else
  faces.addEventListener("scroll", () => {
    clearTimeout(settled);
    settled = setTimeout(choose_shown, 150);
  });
for (const [at, radio] of radios.entries()) radio.addEventListener("change", () => one_by_one() && show(at));
for (const turn of turns) turn.addEventListener("click", () => show(shown() + Number(turn.dataset.step)));
for (const [at, thumb] of [...document.querySelectorAll(".thumb")].entries())
  thumb.addEventListener("click", () => show(at));
addEventListener("resize", arrange);
arrange();
