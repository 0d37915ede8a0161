// The moments of the hours: a vision arrives, pawns and tokens travel, the hour strikes, one knock or two, a climb.
// Each tells a scene what goes where and when, and which sounds belong to it.

const LOOKED_AT = 1600;
const BACK = "b_vision";

// Where a pawn comes from and goes home to: its owner's place on the page, or the button that leads there.
function homeOf(scene, seat, width) {
  const keys = [`me:${seat}`, `target:${seat}`, `seat:${seat}`];
  const node =
    scene.found(keys.map((key) => `[data-key="${key}"] .pawn`).join()) ??
    scene.found('.mnb-others .psychic .pawn.' + seat) ??
    scene.found('[data-key="dock-table"]');
  if (!node) return { x: 0, y: scene.half.y - 20, s: 1, r: 0 };
  return { ...scene.place(node.getBoundingClientRect(), width), s: 1 };
}

function pawnMoved(scene, { seat, card, came_from }) {
  const size = 34;
  const standing = (one) => scene.found(`[data-key="card:${one}"] .pawn.${seat}`);
  const kept = scene.kept.get(`pawn:${seat}`);
  const lay = came_from && (kept ? scene.place(kept, size) : low(scene, came_from, size));
  const node = card ? standing(card) : null;
  const target = node ? scene.place(node.getBoundingClientRect(), size) : card ? low(scene, card, size) : null;
  if (card && !target) return; // that card is not on this page now
  const home = homeOf(scene, seat, size);
  const pawn = scene.put(pawnOf(seat, size * scene.unit), size, { ...(lay || home), o: lay ? 1 : 0 });
  if (!lay) scene.fade(pawn, 0, BEAT, 1);
  scene.go(pawn, 0, FLIGHT, target ?? home, { rise: 46 });
  if (node) scene.hide(node, FLIGHT);
  scene.cue(FLIGHT, "pawn", { seat });
}

// The foot of a card, where a pawn stands on it.
function low(scene, card, width) {
  const place = scene.cardPlace(card, width);
  return place && { x: place.x - place.s * width * 0.28, y: place.y + place.s * width * 0.5, s: 1, r: 0 };
}

function tokenLaid(scene, { seat, face, on, card }) {
  const size = 40;
  const stand = scene.found(`[data-key="card:${card}"] .pawn.${on}`)?.closest(".stand");
  const node = stand?.querySelector(`.token .pawn.${seat}`)?.closest(".token");
  const target = node ? scene.place(node.getBoundingClientRect(), size) : low(scene, card, size);
  if (!target) return;
  const token = scene.put(tokenOf(seat, face), 0, { ...homeOf(scene, seat, size), o: 0 });
  scene.fade(token, 0, BEAT, 1);
  scene.go(token, 0, FLIGHT, { ...target, s: 1 }, { rise: 30 });
  if (node) scene.hide(node, FLIGHT);
  scene.cue(FLIGHT, face, { seat, on });
}

function becameSure(scene, { seat }) {
  scene.cue(0, "sure", { seat });
}

// Mine come to the middle, turn up one by one, large, and shrink into the strip; others' fly to where they belong.
function visionCame(scene, moment) {
  if (moment.mine) myVision(scene, moment);
  else visionPassesBy(scene, moment);
}

function myVision(scene, { cards, captions, notes }) {
  const wide = scene.wide ? 300 : 290;
  const look = cards.length === 1 ? LOOKED_AT : cards.length === 2 ? 1300 : Math.max(520, (5000 - FLIGHT) / cards.length - MOVE);
  const step = look + MOVE;
  const last = FLIGHT + step * cards.length;
  dark(scene, 0.86, { length: MOVE });
  light(scene, scene.wide ? 900 : 560, { x: 0, y: -30 }, { at: 200 });
  scene.cue(0, "vision", { count: cards.length });
  const flown = cards.map((card, index) => {
    const node = cardOf(scene, card, { back: BACK });
    scene.put(node, wide, { x: index % 2 ? 60 : -60, y: scene.top, s: 0.18, r: index % 2 ? 20 : -24, o: 0 });
    scene.fade(node, index * 90, BEAT, 1);
    const waits = index === 0 ? { x: 0, y: -50, s: 1, r: -1.2 } : { x: 14 + 12 * index, y: -14 + 4 * index, s: 0.86, r: 5 + 3 * index };
    scene.go(node, index * 90, FLIGHT, waits, { rise: 24 });
    return node;
  });
  for (const node of [...flown].reverse()) scene.root.append(node); // the first lies on top
  flown.forEach((node, index) => {
    const shown = FLIGHT + step * index;
    if (index > 0) scene.go(node, shown, MOVE, { x: 0, y: -50, s: 1, r: index % 2 ? 1 : -1 }, { ease: EASE });
    scene.turn(node, shown);
    scene.cue(shown, "turn", { index });
    const caption = words(scene, scene.wide ? 700 : 350, { x: 0, y: scene.wide ? 236 : 238, o: 0 }, captions[index], notes[index]);
    scene.fade(caption, shown + 200, BEAT, 1);
    scene.fade(caption, shown + step - BEAT, BEAT, 0);
    const real = scene.found(`[data-key="vision:${cards[index]}"]`);
    const pic = real?.querySelector(".pic") ?? real;
    const home = pic ? scene.place(pic.getBoundingClientRect(), wide) : { y: scene.top, s: 0.1, o: 0 };
    scene.go(node, shown + step, FLIGHT, home);
    scene.hide(real, shown + step + FLIGHT);
  });
  const shade = scene.root.firstChild;
  scene.animate(shade, [{ opacity: 0.86 }, { opacity: 0 }], last, MOVE, "linear");
  scene.animate(scene.root.querySelector(".light"), [{ opacity: 1 }, { opacity: 0 }], last, MOVE, "linear");
  scene.end(last + FLIGHT - 60, 60);
}

function visionPassesBy(scene, { seat, cards }) {
  const wide = scene.wide ? 84 : 60;
  const owner = scene.found(`[data-key="target:${seat}"]`) ?? scene.found(`[data-key="visions:${seat}"]`);
  let landing = null;
  cards.forEach((card, index) => {
    const lies = scene.cardOnPage(card) ?? owner;
    if (!lies) return;
    const at = index * 90;
    const hand = scene.kept.get(`pick:${card}`);
    const from = hand ? scene.place(hand, wide) : { x: 0, y: scene.top - 20, s: 0.5, r: 12 };
    const open = scene.pictures.has(card);
    const node = scene.put(cardOf(scene, open ? card : null, { back: hand ? null : BACK }), wide, { ...from, o: 0 });
    const to = scene.place(lies.getBoundingClientRect(), wide);
    scene.fade(node, at, BEAT, 1);
    scene.go(node, at, FLIGHT, { ...to, s: lies === owner ? 0.4 : to.s, r: 0 }, { rise: 30 });
    if (open && !hand) scene.turn(node, at + 140);
    if (lies === owner) scene.fade(node, at + FLIGHT, BEAT, 0);
    landing = at + FLIGHT;
  });
  if (landing !== null) scene.cue(0, "vision", { count: cards.length });
}

function hourStruck(scene, { hour, hours, title, more, row: people }) {
  const [y, size] = scene.wide ? [-130, 380] : [-170, 260];
  dark(scene, 0.95, { length: MOVE });
  light(scene, scene.wide ? 1200 : 620, { x: 0, y }, { at: 200, length: DUSK });
  const face = dial(hours, hours.length > 1 ? hour : 1);
  scene.put(face.node, size, { x: 0, y, o: 0 });
  scene.fade(face.node, 240, 300, 1);
  const turned = (degrees) => ({ transform: `rotate(${degrees}deg)` });
  face.hand.style.transform = `rotate(${face.degrees - face.step}deg)`;
  scene.animate(face.hand, [turned(face.degrees - face.step), turned(face.degrees)], DUSK, MOVE, HOP);
  for (let index = 0; index < 3; index++) {
    const ring = scene.put(make("span", "ring-out"), size * 0.82, { x: 0, y, o: 0 });
    const out = (s, o) => ({ transform: scene.transform({ ...REST, y, s }), opacity: o });
    scene.animate(ring, [out(1, 0.7 - index * 0.15), out(1.6, 0)], DUSK + MOVE - 60 + index * 120, HUSH);
  }
  const told = words(scene, scene.wide ? 1100 : 340, { x: 0, y: scene.wide ? 150 : 78, o: 0 }, title, more, "large");
  scene.fade(told, 360, BEAT, 1);
  row(scene, people.map((one) => ({ ...one, note: "" })), scene.wide ? 318 : 262, { at: 400 });
  scene.cue(DUSK + 300, "bell", { hour });
  scene.hold = 1500;
  scene.end(2300);
}

function guessJudged(scene, moment) {
  (moment.right ? foundIt : notThisOne)(scene, moment);
}

// The table goes dark; whoever is spoken of stands at the left, the knocker at the right.
function judgement(scene, moment, strikes) {
  const looks = moment.right ? "one" : "two";
  const people = moment.row.map((one) => (one.seat === moment.seat ? { ...one, lit: true } : one));
  dark(scene, 0.9);
  paper(scene, moment.title, moment.more);
  const places = row(scene, people, scene.wide ? 312 : 300, { at: 200 });
  const spoken = places.get(moment.seat)?.node;
  spoken?.classList.add("lit");
  const two = strikes.length > 1;
  const at = scene.wide ? { x: 400, y: -90 } : { x: two ? 106 : 134, y: -214 };
  const [size, gap] = scene.wide ? [230, 130] : [two ? 108 : 128, 70];
  strikes.forEach((strike, index) => {
    const x = at.x + (index - (strikes.length - 1) / 2) * gap;
    knocker(scene, size, { x, y: at.y }, [strike], looks);
  });
  const knocks = words(scene, scene.wide ? 400 : 124, { x: at.x, y: at.y + size * (scene.wide ? 0.62 : 0.6), o: 0 }, moment.knocks, "", looks);
  scene.fade(knocks, strikes.at(-1), BEAT, 1);
  const who = scene.wide ? { x: -400, y: -70 } : { x: -138, y: -240 };
  const face = scene.put(make("span", "prop big-face", pawnOf(moment.seat, (scene.wide ? 150 : 64) * scene.unit)), 0, { ...who, o: 0 });
  const name = words(scene, scene.wide ? 320 : 110, { x: who.x, y: who.y + (scene.wide ? 120 : 58), o: 0 }, moment.who);
  for (const one of [face, name]) scene.fade(one, 300, BEAT, 1);
  return { places, face, who };
}

function foundIt(scene, moment) {
  const { places } = judgement(scene, moment, [MOVE]);
  const wide = scene.wide ? 212 : 164;
  const [high, sunk] = scene.wide ? [-112, 24] : [-110, 70];
  light(scene, scene.wide ? 900 : 520, { x: 0, y: scene.wide ? -40 : -30 }, { at: 120 });
  const holder = sleeve(scene, wide * 1.14, { x: 0, y: sunk + wide * 0.24 }, moment.seat, { at: 200 });
  const from = scene.cardPlace(moment.card, wide) ?? { x: 0, y: scene.half.y, s: 0.4, r: 0 };
  const card = scene.put(cardOf(scene, moment.card), wide, { ...from });
  const front = holder.front();
  scene.go(card, 0, MOVE, { x: 0, y: high, s: 1, r: 0 });
  scene.cue(MOVE, "knock");
  scene.go(card, 760, FLIGHT, { y: sunk }, { ease: FALL });
  scene.cue(760 + FLIGHT - 60, "sleeve");
  const home = places.get(moment.seat) ?? { x: 0, y: scene.half.y };
  for (const part of [holder.back, card, front]) {
    scene.go(part, 1720, MOVE, { x: home.x, y: home.y, s: 0.14 });
    scene.fade(part, 1720 + MOVE, 60, 0);
  }
  moment.visions.slice(0, 7).forEach((vision, index) => {
    const small = scene.wide ? 66 : 44;
    const lay = scene.kept.get(`vision:${vision}`) ?? scene.kept.get(vision);
    const start = lay ? scene.place(lay, small) : { x: (index - 1) * small * 0.8, y: sunk + wide * 0.92, s: 1, r: index * 7 - 8 };
    const node = scene.put(cardOf(scene, vision), small, { ...start, o: lay ? 1 : 0 });
    if (!lay) scene.fade(node, 500 + index * 70, BEAT, 1);
    scene.go(node, (lay ? 60 : 1400) + index * 70, FLIGHT, { x: scene.half.x + 60, y: scene.wide ? 120 : 150, s: 0.5, r: 20 }, { rise: -20 });
  });
  scene.hold = 1500;
  scene.end(2120, 180);
}

function notThisOne(scene, moment) {
  const strikes = [MOVE, 760];
  const { face, who } = judgement(scene, moment, strikes);
  const wide = scene.wide ? 240 : 168;
  const spot = scene.wide ? { x: 20, y: -50 } : { x: 34, y: 0 };
  light(scene, scene.wide ? 700 : 420, { ...spot, x: spot.x - 40 }, { at: 120, looks: "bone" });
  const from = scene.cardPlace(moment.card, wide) ?? { x: 0, y: scene.half.y, s: 0.4, r: 0 };
  const card = scene.put(cardOf(scene, moment.card), wide, { ...from });
  scene.go(card, 0, MOVE, { ...spot, s: 1, r: 0 });
  const grey = cardOf(scene, moment.card);
  grey.classList.add("grey");
  scene.put(grey, wide, { ...spot, o: 0 });
  scene.fade(grey, 760, 1, 1);
  const caption = words(scene, scene.wide ? 420 : 260, { x: spot.x, y: spot.y + wide * 0.75 + (scene.wide ? 40 : 30), o: 0 }, moment.caption);
  scene.fade(caption, 200, BEAT, 1);
  scene.cue(MOVE, "knocks");
  const size = scene.wide ? 60 : 40;
  const pawn = scene.put(pawnOf(moment.seat, size * scene.unit), size, { x: spot.x - wide * 0.38, y: spot.y + wide * 0.6, o: 0 });
  scene.fade(pawn, 300, BEAT, 1);
  scene.fade(face, 440, BEAT, 0.35); // nobody is at home
  scene.go(pawn, 1000, FLIGHT, { x: who.x, y: who.y, s: (scene.wide ? 150 : 64) / size }, { rise: scene.wide ? 80 : 50 });
  scene.fade(face, 1000 + FLIGHT - 40, 40, 1);
  scene.fade(pawn, 1000 + FLIGHT, 40, 0);
  scene.hold = 1600;
  scene.end(2020, 180);
}

// The pawn goes up the stair step by step; each hop lights the hour it is for.
function climbed(scene, { seat, start, end, steps, hours, found = [], title, more }) {
  const top = steps.length - 1;
  const [left, wide, foot, rise] = scene.wide ? [-520, 1040 / steps.length, 405, 40] : [-180, 360 / steps.length, 390, 36];
  const height = (step) => (scene.wide ? 90 : 120) + step * rise;
  dark(scene, 0.9);
  paper(scene, title, more);
  const at = (step) => ({ x: left + wide * (Math.min(step, top) + 0.5), y: foot - height(Math.min(step, top)) });
  light(scene, scene.wide ? 620 : 380, at(end), { at: MOVE });
  steps.forEach(([text, tone, seats], index) => {
    const block = make("span", `prop stair tone-${tone}`, make("b", "", text));
    block.style.height = `${height(index) * scene.unit}px`;
    scene.put(block, wide - 2, { x: left + wide * (index + 0.5), y: foot - height(index) / 2 });
    seats.filter((one) => one !== seat).forEach((one, place) => {
      const size = scene.wide ? 46 : 26;
      scene.put(pawnOf(one, size * scene.unit), size, { ...at(index), x: at(index).x + place * 10, y: at(index).y - size * 0.5 });
    });
  });
  found.forEach((card, index) => {
    const small = scene.wide ? 96 : 58;
    const spot = scene.wide ? { x: -480 + index * 110, y: -190 } : { x: -150 + index * 66, y: -226 };
    scene.put(cardOf(scene, card), small, spot);
  });
  const size = scene.wide ? 60 : 36;
  const stand = (step) => ({ x: at(step).x, y: at(step).y - size * 0.55 });
  const pawn = scene.put(pawnOf(seat, size * scene.unit), size, stand(start));
  pawn.classList.add("mine");
  const count = end - start;
  const hops = count <= 5 ? [...Array(count).keys()].map((hop) => start + hop + 1) : [start + 1, start + 2, start + 3, start + 4, start + 5, end];
  let when = 500;
  hops.forEach((step, index) => {
    scene.go(pawn, when, MOVE, stand(step), { rise: 34, ease: EASE });
    if (hours[index]) {
      const hour = scene.put(make("span", "hour-lit", hours[index]), 0, { ...stand(step), y: stand(step).y - size * 1.1, o: 0, s: 0.7 });
      scene.go(hour, when + 200, BEAT, { o: 1, s: 1 });
      scene.fade(hour, when + 900, MOVE, 0);
    }
    when += MOVE + 160;
  });
  scene.cue(500, "climb", { steps: count });
  scene.hold = when;
  scene.end(when + 900);
}
