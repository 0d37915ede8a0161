"""Visions 22 to 31."""

from __future__ import annotations

import random
from itertools import pairwise

from card_images.source import ground, interior, light, sky, weather
from card_images.source.alterations import hollow
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point, along, around, blob, circle, limb, line, moved, poly
from card_images.source.motifs import (
    clockwork,
    cordage,
    creatures,
    elements,
    faces,
    fairground,
    feathered,
    field_plants,
    figures,
    finery,
    forest_plants,
    furnishings,
    glassware,
    house,
    household,
    instruments,
    journey,
    keepsakes,
    navigation,
    performers,
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import Drawing, paint, sketch
from card_images.source.placed_motif import PlacedMotif, Weight
from card_images.source.scenes.cross_sections import cut_open
from card_images.source.scenes.floating import afloat
from card_images.source.scenes.registry import scene

LID = sketch(
    paint("lite", blob("-17,0* -14,-8 0,-12 14,-8 17,0*"), limb("0,-10,4 0,-16,3"), circle(0, -20, 5)),
    paint("seam", line("-13,-5 0,-8 13,-5", 0.8)),
)
WING = sketch(
    paint("lite", blob("0,0* 20,-20 24,-60 6,-84 -12,-60 -10,-24")),
    paint("seam", line("0,-4 6,-40 4,-76", 1)),
)


def _bespectacled(
    card: Card, fish: PlacedMotif, height: float, weight: Weight | None = None, *, depth: float = 0
) -> None:
    """Round red spectacles on a fish that swims to the left: one lens over its eye, one before its nose."""
    px, py = fish.point(-40, -35)
    frames: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.3), "lite": card.ink("light")}
    card.place(finery.spectacles(), px - height * 0.22, py + height * 0.22, height, weight, colours=frames)
    gaze = sketch(paint("ink", circle(0, 0, 9)), paint("lum", circle(-3, -3, 2.4)))
    card.place(gaze, px, py, height, depth=depth, shadow=0)


@scene("v22", seed=221, light=(135, 1000))
def school_of_hours(card: Card) -> None:
    sky.void(card, "light", "mid")
    for x, y, height, depth in ((560, 92, 80, 0.66), (655, 130, 120, 0.55), (800, 185, 190, 0.4)):
        follower = afloat(card, creatures.fish(), x, y, height, depth=depth, rotate=6)
        _bespectacled(card, follower, height * 0.4, depth=depth)
    ground.hills(card, 1085, 26, depth=0.85, scale=400, rim_light=0.2)
    for x, y, height, depth in (
        (330, 1062, 66, 0.6),
        (372, 1070, 96, 0.5),
        (435, 1082, 142, 0.38),
        (523, 1100, 210, 0.25),
        (642, 1128, 300, 0.12),
    ):
        card.place(clockwork.tall_clock(hour=x / 60), x, y, height, depth=depth, colours={"acc": "light"})
    card.place(clockwork.tall_clock(hour=4.4), 795, 1180, 430, "focal", colours={"acc": "light"})
    fish = afloat(card, creatures.fish(), 482, 450, 575, "focal", rotate=-6)
    _bespectacled(card, fish, 215, "support")
    light.glow(card, 118, 1120, 150, strength=0.6)
    teacher = card.place(figures.woman(pose="walking"), 248, 1225, 270, "support", flip=True, colours={"acc": "light"})
    light.thread(card, teacher.point(17, -57), (112, 1050), width=6, ink="deep")
    card.place(household.lantern(), 112, 1158, 105, "support")
    for x, y, height in ((420, 1150, 34), (520, 1175, 44), (350, 1200, 50), (640, 1215, 58), (470, 1235, 62)):
        card.place(elements.crystal(), x, y, height, depth=0.3, colours={"acc": "light"})
    ground.hills(card, 1272, 22, depth=0.35, scale=300)
    for x, height, turn in ((70, 110, -8), (245, 84, 5), (430, 120, -4), (610, 90, 8), (800, 140, 3)):
        card.place(elements.crystal(), x, 1345, height, "ground", rotate=turn, depth=0.1)


@scene("v23", seed=232, light=(235, 235))
def flew_into_the_bottle(card: Card) -> None:
    sky.swirl(card)
    light.moon(card, 128, weight="ground")
    ground.hills(card, 1060, 60, depth=0.6)
    weather.fog(card, 1060, 80, strength=0.6)
    for x, y, height, depth in ((410, 1110, 150, 0.5), (350, 1120, 90, 0.55), (880, 1090, 240, 0.45)):
        card.place(forest_plants.mushroom(companion=False), x, y, height, depth=depth, colours={"acc": "mid"})
    ground.hills(card, 1150, 40, depth=0.25)
    stool: Colours = {"acc": card.ink("shadow", "mid", 0.35), "lite": card.ink("light", "mid", 0.3)}
    card.place(forest_plants.mushroom(glowing=True, companion=False), 640, 1290, 640, "focal", colours=stool)
    wings: Colours = {"body": card.ink("glow", "light", 0.25), "dark": "shadow", "line": "shadow"}
    afloat(card, creatures.moth(), 545, 410, 560, "focal", rotate=-16, colours=wings)
    card.place(tools.butterfly_net(torn=True), 138, 1290, 300, "support", rotate=9, colours={"line": "glow"})
    card.place(glassware.bottle(corked=False), 215, 1285, 290, "support")
    crimson: Colours = {"lite": "acc", "body": "acc", "glass": card.ink("acc", "glow", 0.45)}
    afloat(card, finery.fan(), 285, 860, 125, "support", rotate=28, colours=crimson)
    ground.hills(card, 1285, 26, rim_light=0.35)


@scene("v24", seed=243, light=(700, 220))
def whale_for_the_afternoon(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.35)
    ground.hills(card, 880, 60, depth=0.75, scale=330)
    porcelain: Colours = {"body": card.ink("glow", "light", 0.3), "line": "shadow"}
    afloat(card, finery.fan(), 120, 700, 190, "ground", rotate=-42, depth=0.2, colours={"acc": "light"})
    ground.hills(card, 1060, 40, depth=0.9)
    weather.fog(card, 1230, 150, ink="light", strength=0.85)
    pot = card.place(hollow(household.teapot(), "lite", "acc", "dark"), 340, 1120, 630, "focal", colours=porcelain)
    belly = blob("-22,-34 -17,-47 -7,-52 7,-52 17,-47 22,-34 18,-20 9,-14 -9,-14 -18,-20")
    with cut_open(card, pot, belly, "ice", (440, 800), depth=0.9) as sea:
        sky.still(sea, ("glow", "glow", "light"))
        for level, haze in ((838, 1.4), (905, 1.15), (985, 0.9)):
            ground.waves(sea, level, depth=haze, height=9, length=60)
    afloat(card, sea_creatures.whale(spout=False), 310, 842, 206, "focal", rotate=50)
    card.place(LID, *pot.point(-5, -79), 630, rotate=-24, colours={"lite": porcelain["body"], "seam": "mid"})
    px, py = pot.point(57, -68)
    pouring = limb([(px, py, 40), (px + 48, py + 20, 46), (px + 76, py + 120, 58), (px + 70, py + 270, 90)])
    card.layer(pouring, card.ink("mid", "light", 0.35), card.ink("mid"), hatch=0.8, rim_light=1.0, angle=1.4)
    gleams = [line([(px + d, py + 8), (px + 46 + d, py + 40), (px + 62 + d, py + 230)], 3) for d in (-6, 12, 28)]
    card.layer(gleams, "glow", "light", rim_light=0, shadow=0)
    water: Colours = {"body": "mid", "dark": "shadow", "lite": card.ink("light", "glow", 0.4)}
    card.place(elements.wave(), px + 42, 1120, 158, "support", colours=water)
    frame: Colours = {"body": "deep", "line": "light", "glass": card.ink("glow", "light", 0.4)}
    glass = card.place(household.hand_mirror(), 400, 1246, 440, "support", rotate=84, colours=frame)
    px, py = glass.point(0, -66)
    card.place(figures.eye(), px, py + 60, 158, "support", colours={"glass": "glow"})
    weather.snow(card, 220)


@scene("v25", seed=254, light=(720, 250))
def stags_small_weather(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow"), glow=0.3)
    ground.hills(card, 1010, 70, depth=1.0, scale=340)
    for x, height in ((770, 150), (840, 210), (640, 90), (70, 170)):
        card.place(forest_plants.fir_tree(seed=x), x, 1015, height, depth=0.7)
    ground.hills(card, 1130, 40, depth=0.95)
    stag = card.place(creatures.stag(), 365, 1215, 620, "focal", hatch=0, shadow=0.6)
    with card.inside(stag, "midnight", (300, 800), depth=0.8) as harbour:
        sky.still(harbour, ("deep", "shadow", "mid", "light", "light"), glow=0.5)
        for x, height in ((140, 70), (190, 48), (440, 60), (480, 90)):
            harbour.place(forest_plants.fir_tree(seed=x), x, 905, height, depth=0.4)
        ground.hills(harbour, 905, 14, depth=0.55)
        ground.waves(harbour, 925, depth=1.0, height=4)
        harbour.place(journey.sailing_boat(), 300, 968, 158, "support", colours={"lite": "glow", "body": "deep"})
        ground.waves(harbour, 965, depth=0.75, height=5)
        ground.waves(harbour, 1040, depth=0.45, height=8)
        ground.waves(harbour, 1130, depth=0.15, height=8)
    engraved = hollow(creatures.stag(), "body", "dark", "lite")
    card.place(engraved, 365, 1215, 620, shadow=0, lines=0.5, colours={"line": "light", "ink": "deep"})
    px, py = stag.point(29, -122)
    card.place(glassware.glass_dome(keeps="tree"), px, py + 34, 205, "support", colours={"acc": "light"})
    tines = [stag.point(*tine) for tine in creatures.STAG_TINES]
    wound = (4, 0, 3, 7, 1, 2, 6, 4)
    for start, end in pairwise(wound):
        light.thread(card, tines[start], tines[end], width=4, ink="acc", sag=16)
    light.thread(card, tines[1], (690, 1130), width=4, ink="acc", sag=70)
    card.place(cordage.spool(), 730, 1225, 180, "support", flip=True)
    px, py = stag.point(52, -70)
    card.place(elements.smoke(course="drifting"), px, py + 6, 190, "ground", rotate=34, colours={"lite": "glow"})
    ground.hills(card, 1240, 24, depth=0.9, scale=220)
    specs = card.place(finery.spectacles(), 330, 1325, 215, "support", rotate=-7, colours={"body": "deep"})
    for lens in (-25, 25):
        px, py = specs.point(lens, -13)
        card.place(journey.sailing_boat(), px, py, 42, shadow=0, hatch=0)
    weather.snow(card, 240)


@scene("v26", seed=265, light=(500, 850))
def song_in_a_net(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid"), rings=0.9)
    sky.stars(card, 60, down_to=0.5)
    light.beam(card, [(480, 860), (-80, 420), (-80, -60), (430, -60)], strength=0.85, fade=1300, softness=42)
    ground.hills(card, 1190, 46, depth=0.3)
    flesh: Colours = {"skin": card.ink("glow", "light", 0.25), "shade": card.ink("mid", "light", 0.35)}
    afloat(card, faces.face(), 235, 330, 400, "focal", rotate=10, flip=True, colours=flesh)
    basket = card.place(journey.balloon(), 690, 470, 270, "support", colours={"acc": "light", "body": "shadow"})
    px, py = basket.point(0, -4)
    mesh: Colours = {"line": "glow", "lite": "glow", "dark": "light", "body": "shadow"}
    # The foot of the pole, not the middle of the net, is tied to the basket.
    card.place(tools.butterfly_net(), px - 42, py - 52, 205, "support", rotate=236, colours=mesh)
    brass: Colours = {
        "body": card.ink("acc", "shadow", 0.25),
        "lite": card.ink("acc", "glow", 0.25),
        "dark": card.ink("acc", "deep", 0.7),
        "acc": "glow",
    }
    player = card.place(instruments.gramophone(), 640, 1285, 510, "focal", flip=True, colours=brass)
    card.place(household.candle(), *player.point(14, -33), 140, "support", colours={"lite": "glow", "body": "deep"})
    px, py = player.point(72, 0)
    card.place(small_creatures.snail(), px - 40, 1300, 150, "ground", colours={"acc": "light"})
    ground.hills(card, 1300, 20, rim_light=0.4)


@scene("v27", seed=276, light=(560, 250))
def owls_move(card: Card) -> None:
    interior.room(card, vanish=(600, 560), back=(250, 120, 800, 820), boards=1)
    rows = [820 + 530 * (step / 6) ** 1.7 for step in range(7)]
    for step, (far, near) in enumerate(pairwise(rows)):
        for column in range(-6, 6):
            if (column + step) % 2:
                continue
            square = ((column, far), (column + 1, far), (column + 1, near), (column, near))
            corners: list[Point] = [(600 + (x + 0.35) * (y - 560) * 0.354, y) for x, y in square]
            tile = card.ink("light", "glow", 0.25) if step > 1 else card.ink("light", "mid", 0.3)
            card.layer(poly(corners), tile, card.ink("light", "mid", 0.4), rim_light=0, shadow=0, wobble=1.4)
    light.glow(card, 560, 270, 330, strength=0.45)
    card.place(furnishings.chandelier(), 540, 465, 385, "support", colours={"acc": "light"})
    plumage: Colours = {"acc": "glow", "lite": card.ink("light", "mid", 0.3)}
    card.place(feathered.owl(), 248, 1130, 640, "focal", colours=plumage)
    red: Colours = {"body": "acc", "lite": card.ink("acc", "glow", 0.35), "acc": "acc"}
    afloat(card, fairground.kite(tail=False), 668, 990, 265, "support", rotate=-10, colours=red)
    hand: Colours = {"skin": card.ink("glow", "light", 0.2), "shade": card.ink("light", "mid", 0.5)}
    afloat(card, figures.hand(pose="reaching"), 780, 650, 570, "focal", rotate=-42, flip=True, colours=hand)
    ivory: Colours = {"body": card.ink("glow", "light", 0.35), "dark": "mid", "line": "shadow"}
    card.place(keepsakes.chess_knight(), 478, 1278, 265, "support", colours=ivory)
    afloat(card, journey.paper_boat(), 745, 1255, 125, "ground", rotate=158)


@scene("v28", seed=287, light=(800, 440))
def sledge_dogs_of_the_sea(card: Card) -> None:
    sky.under_water(card, ("light", "mid", "mid", "shadow"))
    ground.hills(card, 640, 60, depth=1.0, scale=380)
    light.glow(card, 750, 480, 240, strength=0.7)
    card.place(house.door(), 752, 610, 270, "support", flip=True, colours={"acc": "glow"})
    ground.hills(card, 730, 50, depth=0.9, scale=330)
    weather.fog(card, 880, 230, ink="glow", strength=0.8)
    ground.hills(card, 1150, 40, depth=1.0)
    light.glow(card, 740, 1120, 190, ink="light", strength=0.5)
    # Without its far runner and its loose rope the sledge is a clear shape.
    near = [part for part in journey.sledge(load="none").parts if part.role != "dark"]
    near[-3] = paint("body", near[-3].shapes[:1])
    runners: Colours = {"body": card.ink("light", "glow", 0.3), "lite": "light"}
    sledge = card.place(Drawing("sledge", tuple(near)), 292, 1290, 330, "support", colours=runners)
    team = ((745, 652, 50), (800, 712, 64), (715, 780, 80), (785, 870, 100), (680, 985, 126), (745, 1165, 165))
    reins = [sledge.point(74, -26), *((x - height * 0.1, y + height * 0.2) for x, y, height in reversed(team))]
    card.layer(line(reins, 3.4, 90), "glow", "light", rim_light=0, shadow=0.2, wobble=1.4)
    feathers: Colours = {"body": card.ink("deep", "shadow", 0.5), "dark": card.ink("shadow", "mid", 0.3)}
    for index, (x, y, height) in enumerate(team):
        pulling: Weight | None = "support" if index == 5 else None
        afloat(card, creatures.raven(pose="flying"), x, y, height, pulling, rotate=-16, colours=feathers)
    copper: Colours = {"body": "#8a5f34", "dark": "#3f2a18", "lite": "#c79a55", "acc": "light", "glass": "glow"}
    crimson: Colours = {"skin": "acc", "shade": card.ink("acc", "deep", 0.35), "acc": "light", "body": "shadow"}
    helmet = Drawing("diving_helmet", wardrobe.diving_helmet().parts[2:])
    px, py = sledge.point(-10, -45)
    bends = ((150, 335, 30.0), (215, 400, 28.0), (225, 490, 26.0), (175, 545, 26.0))
    hose = [(px + across, py - up, width) for across, up, width in bends]
    card.layer(limb(hose, 60), card.ink("shadow", "mid", 0.3), "shadow", rim_light=0.8)
    hoops = [line([at.beside(-14), at.beside(14)], 3, 4) for at in along(blob([p[:2] for p in hose], closed=False), 14)]
    card.layer(hoops, "light", "mid", rim_light=0, shadow=0.1)
    card.place(figures.hand(), px + 172, py - 545, 240, "support", rotate=-24, colours=crimson)
    card.place(helmet, px, py, 410, "focal", colours=copper)
    for x, y, height in ((110, 660, 120), (185, 520, 84), (110, 400, 104), (190, 285, 66), (125, 165, 90)):
        card.place(elements.bubble(), x, y, height, "ground", shadow=0.1)
    ground.hills(card, 1310, 20, rim_light=0.3)


def _islands(card: Card) -> None:
    """A coast that breaks up on its way down: islands above, scales below."""
    chance = random.Random(29)
    for index in range(34):
        share = index / 33
        x = 95 + chance.random() * 250 - share * 40
        y = 570 + share * 450 + chance.uniform(-24, 24)
        size = chance.uniform(15, 34) * (1.1 - share * 0.25)
        rim = [(px, y + (py - y) * 0.7) for px, py in around(x, y, size, 7, chance.random() * 50)]
        shape = blob([(px + chance.uniform(-5, 5), py + chance.uniform(-4, 4)) for px, py in rim])
        if share > 0.45:
            shape = moved(blob("-1,0* -.5,-.8 .5,-.8 1,0* .2,.3 -.3,.3"), x, y, scale=size, turn=70)
        top = card.ink("glow", "mid", 0.35 + share * 0.65)
        card.layer(shape, top, card.ink(top, "shadow", 0.2 + share * 0.6), shadow=0.3)


@scene("v29", seed=298, light=(690, 240))
def coast_that_swam_away(card: Card) -> None:
    sky.void(card, "light", "mid")
    eye = (655.0, 905.0)
    rhumbs = [line([eye, far], 2) for far in around(*eye, 1300, 16, start=6)]
    card.layer(rhumbs, card.ink("mid", "light", 0.3), "mid", rim_light=0, shadow=0, wobble=0.7)
    afloat(card, navigation.map(), 200, 320, 340, "focal", rotate=86, colours={"acc": "mid"})
    _islands(card)
    fish = afloat(card, creatures.fish(), 432, 1000, 600, "focal", rotate=-14, flip=True)
    px, py = fish.point(-40, -35)
    dial: Colours = {"body": "acc", "acc": "acc"}
    card.place(navigation.compass(lid=False), px, py + 54, 146, "support", rotate=-14, colours=dial)
    isle = blob("430,632 520,600 640,590 780,592 900,600 960,640 900,690 760,668 620,690 500,664")
    card.layer(isle, card.ink("mid", "shadow", 0.4), card.ink("shadow"), hatch=1.0)
    card.place(elements.smoke(course="drifting"), 500, 634, 190, "ground", flip=True, depth=0.2)
    card.place(streets.gate(state="closed"), 690, 636, 262, "support", colours={"acc": "mid"})
    light.glow(card, 690, 215, 150, strength=0.6)
    card.place(house.keyhole(), 690, 335, 232, "support", colours={"acc": "light"})
    ground.hills(card, 1275, 22, depth=0.5, scale=200)


@scene("v30", seed=309, light=(760, 240))
def signed_by_the_wind(card: Card) -> None:
    interior.wallpaper(card, card.ink("light", "mid", 0.3), card.ink("mid", "shadow", 0.2), step=96)
    light.glow(card, 760, 300, 380, strength=0.5)
    floor = poly([(-20, 1140), (920, 1110), (920, 1370), (-20, 1370)])
    card.layer(floor, card.ink("mid", "shadow", 0.4), "deep", hatch=1)
    drape: Colours = {"body": card.ink("mid", "shadow", 0.45), "acc": "light", "dark": "shadow"}
    card.place(furnishings.curtain(), 280, 1190, 1000, "support", colours=drape)
    card.place(field_plants.poppy(form="flower"), 655, 1130, 720, "focal", colours={"body": "shadow", "lite": "glow"})
    torn = blob("-1,.1* -.7,-.6 -.1,-.7 .6,-.9* 1,-.1 .7,.5* .1,.4 -.4,.8*")
    left, right = (
        ((590, 1000, 76), (575, 915, 60), (610, 850, 40)),
        ((715, 1030, 84), (725, 955, 66), (705, 880, 48)),
    )
    for turn, (x, y, size) in enumerate(left + right):
        scrap = moved(torn, x, y, scale=size, turn=turn * 70 - 20)
        share = min(1.0, (1040 - y) / 160)
        card.layer(scrap, card.ink("glow", "acc", share), card.ink("light", "acc", share), rim_light=1.0)
        folds = [line([(x, y), far], 2.4, 4) for far in around(x, y, size * 0.6, 3, turn * 70)]
        card.layer(folds, card.ink("mid", "deep", share * 0.6), "shadow", rim_light=0, shadow=0)
    card.place(keepsakes.letter(state="open"), 655, 1285, 300, "focal", rotate=5, colours={"acc": "light"})
    doll = card.place(performers.puppet(pose="waving"), 300, 1255, 330, "support", rotate=5, colours={"line": "glow"})
    px, py = doll.point(0, -128)
    card.place(sky_motifs.cloud(), px, py + 40, 150, "support", colours={"lite": card.ink("glow", "light", 0.3)})
    px, py = doll.point(24, -76)
    card.place(tools.quill(pot=False), px - 14, py + 44, 150, "ground", rotate=6, colours={"lite": "glow"})


@scene("v31", seed=310, light=(690, 190))
def kite_that_learned_to_sting(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "light"), rings=0.5)
    ground.hills(card, 960, 50, depth=0.6)
    ground.water(card, 1005)
    card.place(sky_motifs.cloud(), 215, 330, 170, "support", colours={"lite": card.ink("light", "glow", 0.3)})
    card.place(finery.spectacles(), 225, 292, 105, "ground", colours={"body": "deep", "glass": "glow"})
    gold: Colours = {"body": "deep", "lite": card.ink("light", "glow", 0.5)}
    card.place(tools.butterfly_net(), 640, 1235, 330, "support", rotate=-6, colours={"line": "glow", "lite": "light"})
    kite = afloat(card, fairground.kite(), 200, 800, 310, "focal", rotate=10, colours={"lite": "glow"})
    middle = fairground.kite(pattern="striped", tail=False)
    for turn in (-75, -35):
        card.place(WING, 388, 568, 170, rotate=turn, colours=gold)
    afloat(card, middle, 402, 570, 185, rotate=26, colours=gold)
    afloat(card, small_creatures.bee(), 640, 305, 325, "focal", rotate=-14, colours=gold)
    start, end = kite.point(14, -88), (530.0, 860.0)
    light.thread(card, start, end, width=3, ink="glow", sag=60)
    for x, y, height in ((150, 1090, 80), (790, 1110, 90), (480, 1140, 110)):
        card.place(field_plants.water_lily(state="bud"), x, y, height, depth=0.2)
    card.place(field_plants.water_lily(), 245, 1265, 230, "support")
