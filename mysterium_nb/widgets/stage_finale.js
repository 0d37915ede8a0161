// The moments of the finale: the shared vision, the votes, and the last light.

function sharedVisionTurned(scene, { cards, turned, title, more, row: people }) {
  const wide = scene.wide ? 210 : 112;
  const gap = scene.wide ? 250 : 122;
  const y = scene.wide ? -90 : -120;
  dark(scene, 0.88, { length: 240 }); // the page beneath has turned it already
  paper(scene, title, more);
  const first = cards.length - turned;
  light(scene, scene.wide ? 760 : 420, { x: (first + (turned - 1) / 2 - 1) * gap, y }, { at: DUSK });
  row(scene, people, scene.wide ? 290 : 190, { at: DUSK });
  const nodes = [0, 1, 2].map((place) => {
    const isNew = place >= first && place < cards.length;
    const node = cardOf(scene, cards[place] ?? null, { back: place < first ? null : BACK });
    const spot = { x: (place - 1) * gap, y };
    if (first === 0) {
      scene.put(node, wide, { ...spot, y: scene.top, s: 0.5, o: 0 });
      scene.fade(node, place * 160, BEAT, 1);
      scene.go(node, place * 160, MOVE, { ...spot, s: 1 });
    } else {
      scene.put(node, wide, { ...spot, o: 0 });
      scene.fade(node, 0, BEAT, place < first ? 0.75 : 1);
    }
    if (isNew) {
      const at = DUSK + 200 + (place - first) * (MOVE + 120);
      scene.turn(node, at);
      scene.cue(at, "turn", { index: place });
    }
    return node;
  });
  nodes.slice(first, cards.length).forEach((node) => scene.go(node, DUSK + MOVE, MOVE, { s: 1.08 }));
  const over = DUSK + 200 + turned * (MOVE + 120) + 1500;
  nodes.forEach((node, place) => {
    const real = cards[place] ? scene.found(`[data-key="shared:${cards[place]}"] .pic`) : null;
    if (real) scene.go(node, over, MOVE, scene.place(real.getBoundingClientRect(), wide));
  });
  scene.hold = over - 200;
  scene.end(over + MOVE - 160, 160);
}

// The groups along the top, each with the votes that lie at it; the piece of a group is where its next vote falls.
function groupsAbove(scene, groups) {
  const columns = Math.min(groups.length, scene.wide ? 8 : 4);
  const gap = scene.wide ? Math.min(300, 1380 / columns) : 372 / columns;
  const thumb = scene.wide ? Math.min(84, gap * 0.29) : Math.min(52, gap * 0.55);
  const tall = scene.wide ? 250 : 152;
  return groups.map((group, index) => {
    const [line, place] = [Math.floor(index / columns), index % columns];
    const inLine = Math.min(columns, groups.length - line * columns);
    const x = (place - (inLine - 1) / 2) * gap;
    const y = (scene.wide ? -260 : -296) + line * tall;
    const shown = scene.wide ? group.cards : group.cards.slice(0, 1);
    const node = make("span", "prop group-prop", make("b", "", group.name), make("span", "three"));
    for (const card of shown) {
      const picture = cardOf(scene, card);
      picture.style.width = `${thumb * scene.unit}px`;
      node.lastChild.append(picture);
    }
    scene.put(node, gap - 8, { x, y });
    const foot = y + thumb * 0.75 + (scene.wide ? 46 : 34);
    const size = scene.wide ? 34 : 24;
    const spots = [...(group.votes ?? [])];
    const spot = (count) => ({ x: x + [0, -1, 1][count % 3] * size * 1.1, y: foot + Math.floor(count / 3) * size * 1.1 });
    spots.forEach((seat, count) => scene.put(pawnOf(seat, size * scene.unit), size, spot(count)));
    return { node, size, count: spots.length, next() { return spot(this.count++); } };
  });
}

function votesShown(scene, { opened, groups }) {
  dark(scene, 0.96, { length: 200 });
  const above = groupsAbove(scene, groups);
  const y = scene.wide ? 170 : 150;
  const wide = scene.wide ? 210 : 160;
  light(scene, scene.wide ? 700 : 420, { x: 0, y: y - 20 }, { at: 200 });
  const pace = opened.length > 1 ? 1500 : 1900;
  opened.forEach((vote, index) => {
    const start = 200 + index * pace;
    const holder = sleeve(scene, wide, { x: 0, y }, vote.seat, { at: start });
    const paperSlip = make("span", "prop slip-large", vote.name ?? "");
    paperSlip.textContent = groups[vote.group - 1]?.name ?? vote.group;
    scene.put(paperSlip, wide * 0.62, { x: 0, y: y + 6, o: 0 });
    const front = holder.front();
    for (const part of [holder.back, front]) {
      part.pose.s = 0.68;
      scene.go(part, start, MOVE, { s: 1 }, { ease: EASE });
    }
    scene.fade(paperSlip, start + MOVE, 40, 1);
    scene.go(paperSlip, start + MOVE, FLIGHT, { y: y - wide * 0.78 });
    scene.cue(start + MOVE, "vote", { index: groups.reduce((sum, group) => sum + (group.votes?.length ?? 0), 0) + index });
    const told = words(scene, scene.wide ? 900 : 350, { x: 0, y: scene.wide ? 352 : 300, o: 0 }, vote.title);
    scene.fade(told, start + MOVE, BEAT, 1);
    scene.fade(told, start + pace - BEAT, BEAT, 0);
    const pile = above[vote.group - 1];
    if (pile) {
      const spot = pile.next();
      const pawn = scene.put(pawnOf(vote.seat, pile.size * scene.unit), pile.size, { x: 0, y: y - wide * 0.78, s: 1.4, o: 0 });
      const falls = start + pace - MOVE - 160;
      scene.fade(paperSlip, falls, BEAT, 0);
      scene.fade(pawn, falls, BEAT, 1);
      scene.go(pawn, falls, MOVE, { ...spot, s: 1 }, { ease: FALL });
      pile.node.classList.add("takes");
    }
    for (const part of [holder.back, front]) scene.go(part, start + pace - 220, 220, { y: y + 30, s: 0.7, o: 0 });
  });
  const over = 200 + opened.length * pace;
  scene.hold = over - 600;
  scene.end(over, 300);
}

// All dark; then one card comes up in the light, back first, and turns.
function gameOver(scene, { won, culprit, accused, accused_word, eyebrow, title, more, row: people }) {
  const looks = won ? "" : "cold";
  dark(scene, 0.97, { length: 1 }); // the page beneath knows already
  for (const side of ["left", "right"]) {
    const node = make("span", `prop drape ${side}`);
    const outer = (scene.wide ? 900 : 330) * (side === "left" ? -1 : 1);
    const inner = (scene.wide ? (won ? 690 : 650) : won ? 218 : 190) * (side === "left" ? -1 : 1);
    node.style.height = `${scene.half.y * 2 * scene.unit + 20}px`;
    scene.put(node, scene.wide ? 240 : 110, { x: outer, y: 0, o: 0 });
    scene.fade(node, 300, MOVE, 1);
    scene.go(node, won ? 300 : 2000, HUSH, { x: inner });
  }
  const wide = scene.wide ? 280 : 190;
  const spot = scene.wide ? { x: -290, y: -30 } : { x: 0, y: -130 };
  light(scene, scene.wide ? 1100 : 620, spot, { at: 700, length: HUSH, looks });
  if (won) rays(scene, spot, scene.wide ? 900 : 560);
  const [suspect, ...others] = culprit;
  if (suspect) {
    others.forEach((card, index) => {
      const node = scene.put(cardOf(scene, card), wide * 0.78, { ...spot, o: 0 });
      scene.fade(node, 2100, BEAT, won ? 1 : 0.75);
      const [x, y, r] = won ? [[-0.66, 0.12, -10], [0.66, 0.12, 10]][index] : [[0.5, -0.2, 5], [0.66, 0.3, 12]][index];
      scene.go(node, 2100, FLIGHT, { x: spot.x + x * wide, y: spot.y + y * wide, r });
    });
    if (accused) {
      const node = scene.put(cardOf(scene, accused), wide * 0.8, { ...spot, y: spot.y + 20, o: 0 });
      scene.fade(node, 600, MOVE, 0.9);
      scene.go(node, 1300, HUSH, { x: spot.x - wide * 0.64, y: spot.y + wide * 0.32, r: -12, s: 0.75, o: 0.55 });
      const tag = scene.put(make("span", "prop accused-tag", accused_word), 0, { x: spot.x - wide * 0.6, y: spot.y + wide * 0.7, o: 0, r: -6 });
      scene.fade(tag, 2200, BEAT, 1);
    }
    const card = scene.put(cardOf(scene, suspect, { back: "b_character" }), wide, { ...spot, y: spot.y + 120, s: 0.8, o: 0 });
    card.classList.add(won ? "gold" : "moon");
    scene.go(card, 600, HUSH, { ...spot, s: 1, o: 1 });
    scene.turn(card, 1500, FLIGHT);
  }
  scene.cue(600, "culprit", { won });
  const at = scene.wide ? { x: 300, y: -60 } : { x: 0, y: 118 };
  const told = words(scene, scene.wide ? 410 : 290, { ...at, y: at.y + 10, o: 0 }, title, more, `large verdict ${looks}`);
  told.prepend(make("em", "", eyebrow));
  scene.go(told, suspect ? 2200 : 900, MOVE, { y: at.y, o: 1 });
  const faces = row(scene, people.map((one) => ({ seat: one.seat, name: one.name })), 312, { at: 2300 });
  if (won) [...faces.values()].forEach(({ node }, index) => scene.go(node, 2600 + index * 140, MOVE, { y: node.pose.y - 8 }, { ease: HOP }));
  scene.hold = 3400;
  scene.end(4600, DUSK);
}

function rays(scene, spot, size) {
  const node = scene.put(make("span", "prop rays"), size, { ...spot, s: 0.7, o: 0 });
  scene.go(node, 1800, HUSH, { s: 1, o: 0.9, r: 8 });
}

const SCENES = {
  pawn_moved: pawnMoved,
  token_laid: tokenLaid,
  became_sure: becameSure,
  vision_came: visionCame,
  hour_struck: hourStruck,
  guess_judged: guessJudged,
  climbed,
  shared_vision_turned: sharedVisionTurned,
  votes_shown: votesShown,
  game_over: gameOver,
};
