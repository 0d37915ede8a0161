"""Places: the library, the drowned lighthouse, the station, the greenhouse, the loft, the mine and others."""

from __future__ import annotations

import math

import numpy as np

from card_images.source import compositions, ground, light, perspective, scenery, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point, blob, cut, limb, oval, poly, rect
from card_images.source.motifs import (
    buildings,
    cats,
    clockwork,
    clothes,
    cordage,
    creatures,
    elements,
    fairground,
    feathered,
    field_plants,
    figures,
    forest_plants,
    furnishings,
    house,
    household,
    instruments,
    journey,
    keepsakes,
    navigation,
    plants,
    railway,
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.palettes import Ink
from card_images.source.scenes.registry import scene


@scene("l19", seed=191, light=(610, 400))
def revolving_library(card: Card) -> None:
    card.layer(rect(0, 0, 900, 1350), "deep", "shadow", rim_light=0, shadow=0)
    scenery.round_shelves(card, 1000)
    perspective.gloom(card, [rect(-80, -60, 330, 1250), rect(-80, -80, 1060, 200)], 0.75, softness=90)
    light.glow(card, 610, 400, 360, strength=0.8)
    floor = blob([(-60, 1400), (-40, 1240), (250, 1150), (560, 1140), (800, 1175), (960, 1250), (960, 1400)])
    card.layer(floor, card.ink("mid", "light", 0.25), "shadow", rim_light=0.6, hatch=0.8)
    rings = [cut(oval(470, 1330, a, a * 0.3), oval(470, 1330, a - 9, a * 0.3 - 5)) for a in (560, 400, 240)]
    card.layer(rings, card.ink("mid", "shadow", 0.4), "shadow", rim_light=0.2, shadow=0)
    gold = card.ink("acc", "glow", 0.15)
    light.thread(card, (610, -20), (610, 140), width=6, ink="shadow")
    card.place(furnishings.chandelier(), 610, 505, 320, "support", colours={"body": gold, "dark": "deep"})
    steps: Colours = {"lite": "glow", "body": card.ink("light", "mid", 0.45), "dark": "deep"}
    card.place(house.spiral_stairs(turns=2.6, steps=54), 265, 1215, 600, "focal", colours=steps)
    oak = card.ink("mid", "acc", 0.5)
    card.place(house.ladder(rungs=11), 505, 1225, 400, "support", colours={"body": oak})
    card.place(keepsakes.book(state="closed"), 75, 1330, 330, rotate=-9)
    paper: Colours = {"glass": "glow", "lite": "light", "body": card.ink("shadow", "deep", 0.4)}
    folio = card.place(keepsakes.book(), 655, 1325, 270, "support", colours=paper)
    plumage: Colours = {"body": "shadow", "lite": card.ink("light", "acc", 0.4)}
    card.place(feathered.owl(), *folio.point(2, -50), 190, "support", colours=plumage)
    card.place(tools.quill(), 300, 1315, 170, "ground", colours={"lite": "glow"})


@scene("l20", seed=203, light=(606, 640))
def drowned_lighthouse(card: Card) -> None:
    sky.still(card, ("light", "glow", "light"))
    card.place(elements.wave(), 270, 262, 230, "support", colours={"body": "mid", "dark": "shadow"})
    edge = [(x, 226 + 14 * math.sin(x / 70)) for x in range(-20, 941, 20)]
    with card.inside(poly([*edge, (940, 1400), (-20, 1400)]), "sea") as deep:
        sky.under_water(deep)
    ground.hills(card, 1090, 50, depth=0.35, scale=300)
    light.beam(card, [(606, 640), (360, 235), (-60, 235), (-60, 400)], strength=0.9, softness=14, fade=1300)
    card.place(sea_creatures.whale(spout=False), 345, 905, 225, "support", colours={"body": "mid"})
    ground.hills(card, 1150, 36, depth=0.12, scale=240)
    white: Colours = {"body": card.ink("light", "glow", 0.35), "lum": "#ffbe70"}
    card.place(buildings.lighthouse(), 606, 1175, 590, "focal", colours=white)
    rust: Colours = {"body": card.ink("acc", "deep", 0.4)}
    octopus = sea_creatures.octopus(arms="reaching")
    card.place(octopus, 690, 790, 190, "support", rotate=18, colours=rust)
    for x, y, size in ((500, 610, 74), (420, 505, 56), (335, 495, 100), (215, 350, 66), (110, 390, 120)):
        card.place(elements.bubble(), x, y, size, "support", colours={"lite": "glow", "line": "glow"})
    bronze: Colours = {"body": card.ink("mid", "light", 0.3)}
    card.place(instruments.bell(), 215, 1300, 210, "ground", rotate=28, colours=bronze)
    ground.hills(card, 1255, 40, scale=210)
    for x, tall, sway in ((30, 520, 40), (85, 340, -30), (845, 620, -46), (790, 380, 34), (885, 430, 20)):
        points = [(x + sway * math.sin(k * 1.3), 1370 - tall * k / 6, 26 - k * 4.2) for k in range(7)]
        card.layer(limb(points), card.ink("shadow", "mid", 0.5), "deep", rim_light=0.7)


@scene("l21", seed=212, light=(660, 585))
def snowbound_station(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "mid", "light"), glow=0.15)
    scenery.drift(card, 640, 60, card.ink("mid", "light", 0.5), "mid", 300)
    for x, height in ((560, 150), (610, 200), (850, 230), (800, 150), (480, 110)):
        card.place(forest_plants.fir_tree(), x, 690, height, depth=0.55)
    scenery.drift(card, 700, 36, card.ink("light", "mid", 0.3), "mid", 240)
    card.place(railway.train(), 190, 880, 380, "focal", rotate=1.5, colours={"lum": "#ffe08a"})
    scenery.drift(card, 855, 26, card.ink("light", "glow", 0.4), card.ink("light", "mid", 0.5), 200)
    scenery.drift(card, 985, 44, card.ink("glow", "light", 0.5), card.ink("light", "mid", 0.6), 330)
    platform = perspective.Plane((520, 1000), (930, 960), (990, 1210), (420, 1250))
    perspective.boards(card, platform, 9, inks=(card.ink("light", "mid", 0.5), card.ink("mid", "light", 0.2)))
    perspective.beams(card, [[(420, 1262), (700, 1240), (990, 1222)]], 34, "shadow")
    card.place(streets.street_lamp(), 660, 1080, 490, "support")
    cherry: Colours = {"body": card.ink("shadow", "acc", 0.25)}
    card.place(clockwork.tall_clock(), 792, 1110, 390, "support", colours=cherry)
    card.place(sky_motifs.snowflake(), 300, 390, 290, "support", rotate=12, colours={"glass": "glow"})
    scenery.drift(card, 1150, 30, card.ink("glow", "light", 0.4), "mid", 380)
    track = perspective.Plane((428, 915), (442, 915), (330, 1400), (-70, 1400))
    ties = [track.cell(-0.2, v, 1.2, v + (1 - v) * 0.09) for v in (0.4, 0.58, 0.7, 0.79, 0.86, 0.91, 0.95)]
    card.layer(ties, card.ink("mid", "shadow", 0.3), card.ink("shadow", "mid", 0.4), rim_light=0.7)
    card.layer([track.cell(0, 0, 0.06, 1), track.cell(0.94, 0, 1, 1)], "shadow", "deep", rim_light=0.9)
    scenery.drift(card, 1290, 40, "glow", card.ink("light", "mid", 0.4), 300)
    slay = card.place(journey.sledge(load="none"), 545, 1285, 200, "ground")
    red: Colours = {"body": "acc", "acc": "glow"}
    card.place(journey.trunk(), *slay.point(-6, -41), 220, "support", rotate=-2, colours=red)
    card.place(creatures.raven(), 118, 1215, 140, "ground")
    weather.snow(card, 220)


@scene("l22", seed=223, light=(520, 690))
def winter_greenhouse(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid"), glow=0.35)
    sky.stars(card, 60, down_to=0.4)
    scenery.drift(card, 800, 40, card.ink("mid", "light", 0.5), "mid", 300)
    card.place(streets.glasshouse(), 520, 850, 450, "focal", colours={"glass": "#f3dc9a"})
    card.place(sky_motifs.snowflake(), 700, 480, 290, "support", rotate=14, colours={"glass": "glow"})
    scenery.drift(card, 850, 14, card.ink("light", "glow", 0.4), card.ink("light", "mid", 0.4), 300)
    pool = oval(530, 935, 265, 62)
    card.layer(pool, card.ink("shadow", "mid", 0.6), "deep", rim_light=0.9, shadow=0.4, hatch=0.8)
    path = blob("450,985 600,985 610,1080 690,1200 800,1420 90,1420 250,1240 420,1120")
    card.layer(path, card.ink("light", "glow", 0.7), card.ink("light", "mid", 0.2), rim_light=0.5, hatch=0.5)
    card.place(field_plants.water_lily(), 520, 968, 200, "support", colours={"lite": "acc", "glass": "acc"})
    for left, right, foot, crown, width in ((250, 780, 1010, 330, 8), (90, 860, 1150, 150, 13)):
        card.layer(scenery.hoop(left, right, foot, crown, width), "shadow", "deep", rim_light=0.9)
    for x, y, height, turn in ((190, 1010, 250, -20), (250, 1000, 200, 12), (835, 1020, 260, 6)):
        card.place(plants.fern(), x, y, height, rotate=turn, depth=0.2)
    green = card.ink("shadow", "mid", 0.55)
    for x, y, height, turn in ((60, 1230, 520, -4), (150, 1290, 400, -26)):
        card.place(plants.fern(), x, y, height, "support", rotate=turn, colours={"body": green})
    card.place(plants.leaf(), 800, 1190, 360, rotate=24, depth=0.12, colours={"body": "mid"})
    card.place(plants.leaf(), 770, 1380, 420, "support", rotate=-8, colours={"body": green})
    wire: Colours = {"body": card.ink("light", "mid", 0.2)}
    compositions.hang(card, household.birdcage(), (235, 226), 150, 190, "ground", ink="mid", colours=wire)
    card.place(small_creatures.snail(), 440, 1270, 120, "ground", colours={"body": "mid", "lite": "acc"})
    card.layer(scenery.hoop(-40, 925, 1400, 26, 24), "deep", "deep", rim_light=0.9)
    weather.snow(card, 130)


@scene("l23", seed=236, light=(560, 400))
def costume_loft(card: Card) -> None:
    vanish = (470, 610)

    def out(x: float, y: float, near: float) -> Point:
        return vanish[0] + (x - vanish[0]) * near, vanish[1] + (y - vanish[1]) * near

    ridge, left, right = (400, 170), (210, 560), (770, 600)
    back = poly([(210, 880), left, ridge, right, (770, 880)])
    card.layer(rect(0, 0, 900, 1350), "deep", "deep", rim_light=0, shadow=0)
    dusk: list[Ink] = [card.ink("mid", "shadow", 0.55), card.ink("shadow", "mid", 0.25), "shadow"]
    perspective.boards(card, perspective.Plane(out(*ridge, 3), ridge, left, out(*left, 3)), 7, inks=dusk, across=True)
    perspective.boards(card, perspective.Plane(ridge, out(*ridge, 3), out(*right, 3), right), 8, inks=dusk, across=True)
    for x, corner in ((210, left), (770, right)):
        low = perspective.Plane(corner, out(*corner, 3), out(x, 880, 3), (x, 880))
        perspective.panels(card, low, columns=5, rows=1, ink=card.ink("shadow", "mid", 0.4))
    floor = perspective.Plane((210, 880), (770, 880), out(770, 880, 3), out(210, 880, 3))
    deal: list[Ink] = ["mid", card.ink("mid", "shadow", 0.3), card.ink("mid", "light", 0.15)]
    perspective.boards(card, floor, 10, inks=deal)
    card.layer(back, card.ink("mid", "light", 0.3), "mid", rim_light=0.2, hatch=0.6)
    for near in (1.0, 1.5, 2.3):
        frame = [out(*left, near), out(*ridge, near), out(*right, near)]
        perspective.beams(card, [frame[:2], frame[1:]], 20 * near, card.ink("shadow", "mid", 0.5 / near))
    card.place(house.window(shape="round"), 560, 510, 200, "ground")
    light.beam(card, [(540, 410), (640, 410), (480, 1330), (60, 1330)], strength=0.75, softness=26, fade=1500)
    gold = card.ink("acc", "glow", 0.1)
    web = card.place(creatures.spider_web(), 735, 320, 230, "support", lines=1, colours={"line": "glow"})
    gown: Colours = {"body": gold, "lite": card.ink("light", "glow", 0.4), "acc": "#8c2f55", "line": "shadow"}
    dress = card.place(wardrobe.dress(), 350, 1205, 570, "focal", colours=gown)
    light.thread(card, web.point(-40, 40), dress.point(9, -88), ink="glow")
    light.thread(card, web.point(-20, 58), dress.point(18, -79), ink="glow", sag=20)
    pale: Colours = {"body": "glow", "lite": "light"}
    compositions.hang(card, clothes.mask(), (165, 250), 120, 190, "support", colours=pale)
    for x in (640, 690, 740):
        perspective.beams(card, [[(x, 940), (x + (x - 690) * 0.3, 1060)]], 11, "deep")
    card.layer(oval(690, 938, 78, 22), card.ink("light", "mid", 0.4), "mid", rim_light=0.9)
    card.place(clothes.top_hat(), 690, 930, 170, "support", colours={"body": "deep", "line": "light"})
    chest: Colours = {"body": card.ink("mid", "light", 0.35), "dark": "deep"}
    card.place(journey.trunk(), 670, 1280, 370, "support", rotate=-3, colours=chest)
    card.layer(limb("560,1130,16 520,1190,20 560,1240,18 500,1300,10"), "acc", gold, rim_light=0.7)
    card.layer(limb("770,1120,12 845,1180,18 820,1290,14"), "light", "mid", rim_light=0.7)
    card.place(clockwork.music_box(state="closed"), 130, 1300, 190, "ground", colours={"body": "mid"})


@scene("l24", seed=241, light=(640, 1150))
def salt_mine(card: Card) -> None:
    sky.void(card, "mid", "shadow")
    light.glow(card, 470, 700, 330, strength=0.4)
    far: Colours = {"glass": "light", "lite": card.ink("light", "mid", 0.4), "body": "mid"}
    for x, height, turn in ((470, 330, -12), (570, 260, 14), (380, 240, 22), (640, 200, -20)):
        card.place(elements.crystal(form="single"), x, 960, height, rotate=turn, depth=0.5, colours=far)
    scenery.cavern(card, "130,1400 60,900 190,420 330,190 520,120 690,250 760,560 740,900 800,1400", "mid", "shadow")
    ground.hills(card, 985, 34, depth=0.35)
    scenery.cavern(card, "-90,1420 -10,800 60,330 340,70 640,50 830,270 890,800 990,1420", "shadow", "deep")
    card.place(clockwork.cog(), 262, 235, 175, "ground", colours={"body": "mid", "lite": "light"})
    hoist = cordage.rope(course="0,-660 3,-400 -4,-200 0,0", width=9)
    card.place(hoist, 208, 960, 120, "support", colours={"lite": "glow"})
    salt: Colours = {"body": "glow", "lite": "light", "dark": card.ink("light", "mid", 0.5), "acc": "light"}
    light.thread(card, (520, -20), (520, 150), width=6, ink="light")
    card.place(furnishings.chandelier(lit=False), 520, 500, 300, "support", colours=salt)
    for x, y, flip in ((770, 560, True), (775, 835, False), (770, 1110, True)):
        card.place(house.ladder(), x, y, 290, "support", flip=flip, colours={"body": "deep", "lite": "glow"})
    white: Colours = {"glass": "glow", "lite": "light", "body": "mid", "dark": "shadow"}
    for x, y, height, turn in ((120, 1180, 520, 16), (250, 1200, 430, -14)):
        card.place(elements.crystal(form="single"), x, y, height, rotate=turn, colours=white)
    card.place(elements.crystal(), 350, 1210, 640, "focal", colours=white)
    ground.hills(card, 1225, 30, scale=200)
    red: Colours = {"body": "acc", "dark": "acc", "line": "glow"}
    card.place(household.lantern(), 640, 1240, 210, "support", colours=red)
    light.glow(card, 640, 1160, 170, ink="#ffb27a", strength=0.6)
    card.place(figures.man(pose="walking"), 760, 1245, 110, flip=True)


@scene("l25", seed=252, light=(430, 470))
def floating_market(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=8, down_to=0.42)
    light.glow(card, 430, 500, 260, strength=0.6)
    for inset, eave, haze, foot in (
        (70, 300, 0.7, 600),
        (130, 350, 0.45, 640),
        (240, 230, 0.2, 680),
        (370, 120, 0.05, 720),
    ):
        tone = card.ink("shadow", "light", haze * 0.9)
        lamps = card.ink("glow", tone, haze)
        scenery.gable(card, 240 - inset, eave, 190, foot, tone, panes=(3, 2), lit=lamps)
        scenery.gable(card, 430 + inset, eave + 30, 190, foot, tone, panes=(3, 2), lit=lamps)
    ground.waves(card, 600, depth=0.75, height=6)
    for x, y, size in ((360, 660, 90), (500, 690, 120)):
        card.place(journey.rowing_boat(oars="none"), x, y, size, depth=0.4)
        card.place(clothes.umbrella(), x - 6, y - size * 0.2, size * 0.9, depth=0.3, colours={"body": "mid"})
    ground.waves(card, 705, depth=0.5, height=10)
    pale: Colours = {"body": card.ink("light", "glow", 0.3), "dark": card.ink("light", "mid", 0.5)}
    light.thread(card, (-20, 560), (940, 640), ink="glow", sag=30, width=3)
    right = card.place(journey.rowing_boat(oars="none"), 690, 930, 330, flip=True, colours={"body": "shadow"})
    card.place(clothes.umbrella(), 765, 850, 290, colours={"body": card.ink("mid", "light", 0.4)})
    pot = card.place(household.teapot(), 600, 850, 140, "ground", flip=True, rotate=-16, colours=pale)
    spout_x, spout_y = pot.point(58, -67)
    card.layer(
        limb([(spout_x, spout_y, 6), (spout_x - 16, spout_y + 30, 7), (spout_x - 22, spout_y + 160, 9)]),
        "glow",
        "light",
        rim_light=0,
    )
    ground.waves(card, right.point(0, -6)[1], depth=0.3, height=12)
    silver: Colours = {"body": card.ink("light", "glow", 0.4), "dark": "mid", "line": "shadow"}
    for x, y, size in ((156, 666, 120), (261, 682, 135), (371, 696, 120)):
        card.place(creatures.fish(), x, y, size, "support", rotate=90, colours=silver)
    teal: Colours = {"body": card.ink("acc", "deep", 0.15), "dark": card.ink("acc", "deep", 0.4)}
    perspective.beams(card, [[(800, 1045), (806, 960), (812, 790)], [(818, 802), (735, 796)]], 11, "deep")
    compositions.hang(card, household.lantern(), (742, 800), 12, 160, "support", colours=teal)
    wood: Colours = {"body": card.ink("mid", "light", 0.2), "dark": "shadow"}
    boat = card.place(journey.rowing_boat(), 410, 1290, 540, "focal", rotate=-4, colours=wood)
    card.place(clothes.umbrella(), *boat.point(-30, -22), 420, "support", rotate=-8, colours=teal)
    crust: Colours = {"body": card.ink("light", "mid", 0.25), "dark": "mid"}
    for u, v, size in ((22, -28, 120), (42, -30, 110), (30, -42, 130)):
        card.place(keepsakes.bread(), *boat.point(u, v), size, "support", colours=crust)
    ground.waves(card, 1255, height=14)


@scene("l26", seed=262, light=(745, 745))
def rooftop_observatory(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid", "light"), glow=0.25)
    sky.stars(card, 130, down_to=0.6)
    chance = np.random.default_rng(26)
    for y, haze, step in ((770, 0.55, 90), (840, 0.3, 130)):
        for x in range(-40, 940, step):
            ink = card.ink("shadow", "light", haze * chance.uniform(0.7, 1.1))
            scenery.gable(card, x, y - chance.uniform(10, 110), step, 1000, ink, panes=(2, 2), lit="light")
    card.place(sky_motifs.comet(), 260, 330, 230, "support", colours={"glass": "glow", "lite": "light"})
    slope = perspective.Plane((560, 845), (980, 880), (980, 1130), (470, 1090))
    slate: list[Ink] = [card.ink("mid", "shadow", 0.3), card.ink("mid", "light", 0.1)]
    perspective.shingles(card, slope, rows=8, columns=16, inks=slate)
    light.moon(card, 78, phase="crescent", at=(745, 775), weight="support")
    terrace = perspective.Plane((-30, 1030), (640, 1050), (760, 1210), (-60, 1220))
    perspective.boards(card, terrace, 14, inks=(card.ink("mid", "shadow", 0.5), card.ink("shadow", "mid", 0.3)))
    blued: Colours = {"body": card.ink("mid", "light", 0.45), "lite": "glow", "dark": "mid", "line": "glow"}
    card.place(navigation.telescope(), 370, 1120, 560, "focal", colours=blued)
    cog: Colours = {"body": "#b98a3c", "lite": "#dcb86c", "dark": "#6b4a22"}
    card.place(clockwork.cog(), 300, 1150, 210, "support", colours=cog)
    front = perspective.Plane((-40, 1205), (940, 1170), (1010, 1420), (-120, 1420))
    perspective.shingles(card, front, rows=5, columns=18, inks=("shadow", card.ink("shadow", "mid", 0.4)))
    card.place(house.chimney(), 740, 1290, 330, "support", colours={"body": card.ink("mid", "light", 0.25)})
    card.place(keepsakes.book(), 175, 1310, 190, "ground", colours={"glass": "glow"})
    tabby: Colours = {"body": card.ink("light", "acc", 0.3)}
    card.place(cats.cat(pose="asleep"), 170, 1255, 190, "ground", colours=tabby)


@scene("l27", seed=271, light=(250, 520))
def carousel_pier(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "mid", "light", "glow"), count=8, down_to=0.6)
    light.glow(card, 250, 620, 280, strength=0.5)
    card.place(buildings.circus_tent(), 845, 795, 95, "ground", depth=0.25)
    ground.waves(card, 780, depth=0.7, height=5)
    card.place(journey.balloon(), 720, 520, 300, "support", colours={"body": "shadow", "lite": "light"})
    ground.waves(card, 850, depth=0.45, height=9)
    card.place(elements.wave(), 190, 985, 260, "support", flip=True, colours={"lite": "glow"})
    gilt: Colours = {"body": card.ink("acc", "glow", 0.1), "dark": card.ink("acc", "deep", 0.45)}
    trim: Colours = {"lite": "glow", "line": "shadow", "acc": "#9a2f6a"}
    horse = fairground.carousel_horse()
    card.place(horse, 265, 835, 410, "focal", flip=True, rotate=10, colours={**gilt, **trim})
    ground.waves(card, 960, depth=0.25, height=14)
    ground.waves(card, 1100, depth=0.05, height=16)
    deck = perspective.Plane((262, 850), (330, 850), (1250, 1420), (470, 1420))
    planks: list[Ink] = ["mid", card.ink("mid", "light", 0.25), card.ink("mid", "shadow", 0.25)]
    perspective.boards(card, deck, 26, inks=planks, across=True)
    rail = [[deck.at(1, v), (deck.at(1, v)[0], deck.at(1, v)[1] - 190 * v)] for v in (0.3, 0.6, 0.8, 0.86)]
    perspective.beams(card, rail, 9, "shadow")
    for v, height in ((0.45, 120), (0.72, 210), (0.9, 440)):
        lamp = streets.street_lamp(rays=False)
        card.place(lamp, *deck.at(0.97, v), height, "support" if height > 220 else None)
    horn: Colours = {"lite": card.ink("light", "glow", 0.5)}
    card.place(instruments.gramophone(), 610, 1285, 240, "support", flip=True, colours=horn)
