"""Places: the belfry, the kitchen, the maze, the bridge, the cellar, the mill, the courtyard and others."""

from __future__ import annotations

import math

import numpy as np

from card_images.source import compositions, ground, light, perspective, scenery, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, circle, cut, limb, line, oval, poly, rect, union
from card_images.source.motifs import (
    beasts,
    buildings,
    cats,
    children,
    clothes,
    cordage,
    creatures,
    elements,
    fairground,
    field_plants,
    figures,
    forest_plants,
    furnishings,
    glassware,
    house,
    household,
    instruments,
    journey,
    keepsakes,
    performers,
    plants,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import paint, sketch
from card_images.source.palettes import Ink
from card_images.source.raster import YS, mix, smoothstep
from card_images.source.scenes.registry import scene


@scene("l28", seed=281, light=(170, 420))
def leaning_belfry(card: Card) -> None:
    sky.bands(card, ("mid", "light", "light", "glow"), count=8, tilt=0.12, down_to=0.7)
    ground.hills(card, 930, 50, depth=0.7, scale=320)
    ground.hills(card, 1000, 40, depth=0.6, scale=260)
    for x, y, size in ((90, 1000, 34), (180, 985, 28), (800, 1000, 40), (730, 990, 26)):
        card.place(field_plants.wheat(), x, y, size, depth=0.3)
    ground.hills(card, 1075, 46, depth=0.42, scale=340)
    furrows = [line([(x, 1120), (450 + (x - 450) * 2.4, 1400)], 3, 6) for x in range(-200, 1101, 34)]
    card.layer(furrows, card.ink("light", "mid", 0.3), "light", rim_light=0, shadow=0.1, wobble=5)
    cloud = card.place(sky_motifs.cloud(), 720, 300, 190, "ground", colours={"lite": "glow"})
    stone: Colours = {
        "body": card.ink("light", "mid", 0.35),
        "lite": "glow",
        "dark": "shadow",
        "acc": "shadow",
    }
    tower = card.place(buildings.bell_tower(), 600, 1185, 620, "focal", rotate=-14, colours=stone)
    gap = "-12,-9 -15,-22 -10,-29 -14,-40 -4,-45 2,-42 9,-47 14,-30 10,-21 13,-11 0,-5"
    torn = poly([tower.point(*map(float, knot.split(","))) for knot in gap.split()])
    card.layer(torn, "deep", "shadow", rim_light=0.9, shadow=0.6)
    steps: Colours = {"lite": "glow", "body": "mid", "dark": "shadow"}
    stairs = house.spiral_stairs(turns=2.2, steps=40)
    card.place(stairs, *tower.point(-0.5, -7), 182, "support", rotate=-14, colours=steps)
    arm = tower.point(-14, -88)
    perspective.beams(card, [[tower.point(10, -84), (arm[0] - 190, arm[1] + 6)]], 20, "shadow")
    bell_x, bell_y = arm[0] - 150, arm[1] + 8
    cord = cordage.rope(course="0,0 -6,60 5,150 -4,240 10,320 -6,390", width=11)
    card.place(cord, bell_x, bell_y + 200, 100, "support", colours={"lite": "mid", "dark": "deep"})
    blue: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4)}
    card.place(instruments.bell(), bell_x, bell_y + 200, 185, "support", colours=blue)
    for u, v, size in ((21, -88, 150), (22, -62, 90)):
        card.place(creatures.raven(), *tower.point(u, v), size, "support", colours={"body": "deep"})
    (from_x, from_y), (to_x, to_y) = tower.point(2, -128), cloud.point(-62, -26)
    light.thread(card, (from_x, from_y), (to_x, to_y), width=3, ink="shadow")
    card.place(performers.acrobat(), (from_x + to_x) / 2, (from_y + to_y) / 2, 130, "ground", rotate=6)
    ground.hills(card, 1205, 40, scale=230)
    card.place(figures.man(hat="wide"), bell_x + 62, 1232, 105, shadow=0.3)


@scene("l29", seed=291, light=(600, 960))
def copper_kitchen(card: Card) -> None:
    brick: list[Ink] = ["mid", card.ink("mid", "shadow", 0.45), card.ink("mid", "light", 0.25)]
    shade: list[Ink] = ["shadow", card.ink("shadow", "mid", 0.3), card.ink("shadow", "mid", 0.5)]
    ceiling = perspective.Plane((-300, -60), (1100, -140), (930, 240), (160, 270))
    perspective.boards(card, ceiling, 9, inks=shade)
    back = perspective.Plane((160, 265), (940, 235), (940, 900), (160, 900))
    side = perspective.Plane((-260, -40), (165, 265), (165, 900), (-260, 1330))
    perspective.bricks(card, back, rows=17, columns=8, inks=brick)
    perspective.bricks(card, side, rows=17, columns=6, inks=shade)
    floor = perspective.Plane((160, 895), (940, 895), (1300, 1420), (-420, 1420))
    perspective.slabs(card, floor, rows=6, columns=8, inks=brick)
    hearth = union(oval(590, 690, 318, 270), rect(272, 690, 636, 245))
    card.layer(hearth, "deep", "shadow", rim_light=0.6, shadow=0.6)
    light.glow(card, 600, 900, 300, strength=0.6, ink="light")
    perspective.arch(card, 590, 690, (318, 270), [card.ink("light", "mid", 0.3), card.ink("light", "mid", 0.6)])
    copper: Colours = {"body": "#c4632b", "lite": "#f0a55c", "dark": "#7a2f14", "line": "glow"}
    card.place(household.teapot(), 575, 915, 555, "focal", flip=True, colours=copper)
    card.place(elements.flame(form="hearth"), 600, 1075, 240, "support", colours={"acc": "#e8752c"})
    perspective.gloom(card, [rect(-80, -80, 1060, 220), rect(-80, -80, 190, 1500)], 0.6, softness=80)
    light.glow(card, 600, 1010, 190, ink="light", strength=0.5)
    beam = [[(-30, 190), (450, 165), (930, 120)]]
    perspective.beams(card, beam, 34, card.ink("shadow", "mid", 0.35))
    china: Colours = {"lite": "glow", "body": card.ink("glow", "light", 0.4), "dark": "mid", "glass": "light"}
    for x, drop, tilt in ((115, 40, 172), (265, 66, 186), (420, 34, 178), (640, 58, 188), (790, 30, 174)):
        light.thread(card, (x, 170), (x, 180 + drop), ink="light", width=3)
        cup = household.teacup(steaming=False)
        card.place(cup, x, 186 + drop, 118, "support", rotate=tilt, colours=china)
    card.place(house.window(shutters="none"), 226, 505, 150, "ground", colours={"lum": "#6fa8c4"})
    card.place(tools.broom(), 140, 1010, 365, "support", rotate=7, colours={"lite": "light"})
    top = poly([(-30, 1085), (400, 1070), (520, 1150), (-30, 1190)])
    card.layer(top, card.ink("light", "mid", 0.3), "mid", rim_light=0.8, hatch=0.6)
    card.layer(poly([(-30, 1190), (520, 1150), (520, 1190), (-30, 1236)]), "shadow", "deep", rim_light=0.6)
    perspective.beams(card, [[(455, 1190), (452, 1400)], [(90, 1220), (92, 1400)]], 40, "shadow")
    card.place(keepsakes.bread(), 215, 1165, 200, "support", colours={"body": card.ink("light", "mid", 0.3)})


@scene("l30", seed=302, light=(560, 330))
def hedge_maze(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow", "glow"), glow=0.4)
    far: list[Ink] = [card.ink("mid", "light", 0.5), card.ink("light", "mid", 0.3)]
    near: list[Ink] = [card.ink("shadow", "mid", 0.4), card.ink("mid", "shadow", 0.3), "mid"]
    path = perspective.Plane((380, 640), (700, 640), (1150, 1420), (-300, 1420))
    card.layer(path.shape, "glow", card.ink("light", "mid", 0.4), rim_light=0.2, hatch=0.6)
    scenery.hedge(card, perspective.Plane((380, 370), (620, 370), (620, 650), (380, 650)), 420, 13, far)
    scenery.hedge(card, perspective.Plane((700, 350), (780, 330), (780, 700), (700, 645)), 80, 13, far)
    scenery.hedge(card, perspective.Plane((-60, 60), (400, 350), (400, 660), (-60, 1130)), 1100, 14, near)
    scenery.hedge(card, perspective.Plane((690, 340), (980, 20), (980, 1190), (690, 700)), 850, 14, near)
    weather.fog(card, 660, 90, ink="glow", strength=0.5)
    card.place(plants.rose(), 800, 760, 330, "support", rotate=-24, colours={"body": "light"})
    iron: Colours = {"body": card.ink("deep", "shadow", 0.4), "dark": "deep", "lite": "shadow"}
    card.place(streets.gate(), 445, 1120, 540, "focal", colours=iron)
    thorn: Colours = {"body": "light", "dark": card.ink("mid", "shadow", 0.5), "line": "shadow"}
    card.place(forest_plants.bramble(), 260, 1125, 330, "support", colours=thorn)
    card.place(forest_plants.mushroom(), 830, 1180, 110, "ground")
    card.place(forest_plants.mushroom(companion=False), 745, 1165, 70)
    russet: Colours = {"body": "#b5652c", "dark": "#6b3317", "lite": "glow", "line": "#f0c48a"}
    card.place(beasts.fox(), 225, 1275, 215, "support", colours=russet)
    dun: Colours = {"body": "#8d7a5c", "lite": "glow", "dark": "#4f4230"}
    card.place(beasts.hare(pose="running"), 670, 1290, 225, "support", colours=dun)


@scene("l31", seed=311, light=(640, 560))
def bridge_of_lanterns(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light", "light"), glow=0.35)
    sky.stars(card, 80, down_to=0.4)
    chance = np.random.default_rng(31)
    for base, haze, step in ((0, 0.75, 80), (30, 0.45, 120)):
        for x in range(-30, 930, step):
            eave = 900 + base - chance.uniform(150, 290) - abs(x - 380) * 0.3
            ink = card.ink("shadow", "light", haze * chance.uniform(0.75, 1.0))
            scenery.gable(card, x, eave, step, 925, ink, panes=(2, 3), lit=card.ink("light", "glow", 0.5))
    weather.fog(card, 830, 130, strength=0.8)
    light.glow(card, 260, 800, 330, strength=0.6, ink="light")
    card.place(streets.street_lamp(lit=False), 95, 915, 360, "ground", colours={"glass": "mid"})
    stone: Colours = {"body": card.ink("shadow", "mid", 0.3), "lite": "mid", "acc": "mid"}
    bridge = card.place(streets.bridge(), 600, 925, 590, "focal", colours=stone)
    crown_x, crown_y = bridge.point(-5, -60)
    card.place(figures.woman(), crown_x, crown_y, 240, "support", colours={"body": "#8a3524"})
    canopy: Colours = {"body": "glow", "dark": "light", "line": "mid"}
    card.place(clothes.umbrella(), crown_x + 42, crown_y - 96, 270, "support", rotate=7, colours=canopy)
    paper: Colours = {"body": "#b3541f", "dark": "#6f2a12", "acc": "acc"}
    for u, v in ((-78, -24), (-55, -37), (-30, -49), (-8, -54), (20, -51), (42, -41)):
        compositions.hang(card, household.lantern(), bridge.point(u, v), 20, 84, "support", colours=paper)
    ground.water(card, 925)
    sheet: Colours = {"glass": "glow", "lite": "light"}
    for x, y, size in ((470, 985, 64), (420, 1070, 100), (300, 1215, 170)):
        card.place(journey.paper_boat(), x, y, size, "support", flip=True, colours=sheet)
        light.glow(card, x, y + size * 0.1, size * 0.8, strength=0.18)


@scene("l32", seed=322, light=(400, 915))
def root_cellar(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow"), glow=0.2)
    ground.hills(card, 410, 30, depth=0.7)
    ground.earth(card, 440)
    vault = blob("70,1250* 80,900 180,700 420,610 680,660 820,840 838,1250*")
    wall: list[Ink] = [card.ink("mid", "light", 0.2), card.ink("mid", "light", 0.35), "mid"]
    stones = perspective.Plane((60, 600), (850, 590), (850, 1260), (60, 1260))
    perspective.bricks(card, stones, rows=11, columns=7, inks=wall, mortar="shadow", within=vault)
    perspective.gloom(card, cut(vault, circle(400, 960, 210)), 0.6, softness=70)
    light.glow(card, 400, 930, 230, strength=0.6)
    bark: Colours = {"body": card.ink("shadow", "deep", 0.3)}
    card.place(plants.tree(), 470, 455, 420, "focal", colours=bark)
    roots = (
        "440,560,40 380,640,34 250,720,28 170,860,22 150,1040,16 120,1260,8",
        "470,580,44 470,660,36 540,760,26 560,900,20 540,1060,14 560,1250,8",
        "500,560,36 600,640,32 720,730,26 780,880,20 770,1060,14 800,1250,8",
        "380,650,22 330,760,18 310,900,12 330,1010,6",
        "620,650,20 660,760,16 650,900,12 680,1020,6",
    )
    reach = [limb(root) for root in roots]
    card.layer(reach, card.ink("shadow", "mid", 0.3), "deep", rim_light=0.9, hatch=0.7)
    shelves = [[(150, 885), (350, 895)], [(560, 900), (800, 888)], [(545, 1060), (800, 1050)]]
    perspective.beams(card, shelves, 18, "shadow")
    glass: Colours = {"glass": "light", "body": card.ink("mid", "shadow", 0.5)}
    for x, y, size in ((215, 880, 130), (620, 893, 130)):
        card.place(glassware.bottle(pose="lying"), x, y, size, "support", colours=glass)
    card.place(glassware.bottle(), 300, 885, 150, colours=glass)
    for x, size in ((610, 130), (690, 160), (765, 110)):
        card.place(forest_plants.mushroom(glowing=True, companion=False), x, 1052, size, "support")
    card.place(creatures.spider_web(), 748, 792, 150, "support", colours={"line": "glow"}, lines=1)
    card.place(house.door(), 175, 1250, 260, "ground")
    hoops = [paint("dark", rect(-47, y, 94, 6)) for y in (-80, -28)]
    staves = paint("line", [line([(x, -97), (x * 1.14, -50), (x, -2)], 1.2, 8) for x in (-26, -9, 9, 26)])
    barrel = sketch(paint("body", blob("-38,-100* 38,-100* 48,-50 38,0* -38,0* -48,-50")), *hoops, staves)
    card.place(barrel, 400, 1262, 190, colours={"body": card.ink("mid", "shadow", 0.4), "line": "deep"})
    card.place(household.candle(), 400, 1076, 190, "support", colours={"lite": "glow", "body": "light"})
    ground.hills(card, 1250, 16, scale=300)


@scene("l33", seed=331, light=(170, 260))
def sleepless_windmill(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow"), glow=0.3)
    light.glow(card, 170, 260, 260, strength=0.5)
    ground.hills(card, 860, 40, depth=0.75, scale=300)
    ridge = blob("-100,1450* -100,1010 200,930 560,870 900,930 1000,1000 1000,1450*")
    card.layer(ridge, "light", "mid", rim_light=0.6, hatch=1)
    for a in (150, 250, 350, 460):
        ring = cut(oval(570, 960, a, a * 0.2), oval(570, 956, a - 26, a * 0.2 - 9))
        card.layer(ring, card.ink("mid", "shadow", 0.25), "mid", rim_light=0.5, shadow=0.1, hatch=1)
    path = blob("540,930 600,930 590,1000 470,1080 420,1180 560,1400 150,1400 260,1180 380,1060 500,1000")
    card.layer(path, "glow", card.ink("light", "glow", 0.4), rim_light=0.3, shadow=0.1, hatch=0.4)
    tarred: Colours = {"body": "shadow", "glass": "glow"}
    mill = card.place(buildings.windmill(), 570, 940, 600, "focal", colours=tarred)
    x, y = mill.point(*buildings.WINDMILL_HUB)
    card.place(figures.eye(), x, y + 70, 180, "support", colours={"body": "deep"})
    card.place(sky_motifs.cloud(), 300, 500, 190, "support", colours={"lite": card.ink("light", "mid", 0.5)})
    card.place(fairground.kite(), 720, 330, 170, "ground", rotate=20)
    straw: Colours = {"body": "mid", "lite": "light"}
    card.place(field_plants.wheat(form="stalks"), 150, 1330, 380, "support", colours=straw)
    card.place(field_plants.poppy(), 720, 1340, 360, "support", colours={"acc": "#c2452d"})
    ground.hills(card, 1320, 20, scale=220)


@scene("l34", seed=343, light=(470, 90))
def washday_courtyard(card: Card) -> None:
    sky.void(card, "light", "mid")
    pale: list[Ink] = [card.ink("light", "mid", share) for share in (0.35, 0.5, 0.6)]
    shade: list[Ink] = ["mid", card.ink("mid", "shadow", 0.3), card.ink("mid", "light", 0.2)]
    back = perspective.Plane((285, -40), (655, -40), (655, 1000), (285, 1000))
    perspective.bricks(card, back, rows=30, columns=8, inks=pale, mortar="mid")
    left = perspective.Plane((-120, -420), (290, -40), (290, 1000), (-120, 1270))
    right = perspective.Plane((650, -40), (1010, -380), (1010, 1260), (650, 1000))
    for side in (left, right):
        perspective.bricks(card, side, rows=30, columns=7, inks=shade, mortar="shadow")
        for u, v in ((0.42, 0.3), (0.42, 0.52), (0.42, 0.74), (0.76, 0.42), (0.76, 0.64)):
            card.layer(side.cell(u - 0.02, v - 0.005, u + 0.16, v + 0.125), "shadow", "deep", rim_light=0.7)
            card.layer(side.cell(u, v + 0.005, u + 0.14, v + 0.115), "#ffe3a0", "#e8b964", rim_light=0)
            card.layer(side.cell(u + 0.06, v, u + 0.08, v + 0.12), "shadow", "deep", rim_light=0)
    light.glow(card, 470, 20, 420, strength=0.6)
    floor = perspective.Plane((285, 1000), (655, 1000), (1100, 1420), (-220, 1420))
    perspective.slabs(card, floor, rows=6, columns=7, inks=["mid", card.ink("mid", "shadow", 0.2)])
    card.place(house.window(), 520, 935, 190, "support", colours={"body": "shadow", "lum": "#ffe08a"})
    perspective.gloom(card, right.cell(0.5, 0.8, 0.86, 1), 0.8, softness=8)
    cords = ("-20,90 170,166 450,178 740,162 920,60", "-20,830 250,770 620,735 920,660")
    for course in cords:
        card.place(cordage.rope(course=course, width=11), 0, 0, 100, "support", colours={"lite": "glow"})
    card.place(cats.cat(pose="walking"), 735, 722, 120, "ground", colours={"body": "deep"})
    for x, y, wide, tall in ((60, 815, 70, 110), (150, 795, 84, 130), (255, 772, 60, 90)):
        hem = [(x + wide - 6, y + tall), (x + wide / 2, y + tall - 14), (x + 4, y + tall + 6)]
        cloth = blob([(x, y), (x + wide, y - 12), *hem], roundness=0.2)
        card.layer(cloth, card.ink("glow", "light", 0.3), "light", rim_light=0.6, hatch=0.4)
    white: Colours = {"lite": "glow", "glass": "glow", "dark": "mid"}
    card.place(wardrobe.shirt(), 455, 640, 500, "focal", colours=white)
    card.place(tools.broom(), 800, 1215, 260, "ground", rotate=8, colours={"lite": "light"})
    child = card.place(children.child(), 330, 1290, 250, "support", colours={"body": "acc", "lite": "glow"})
    hand_x, hand_y = child.point(30, -112)
    soap: Colours = {"lite": "glow", "line": "glow"}
    for dx, dy, size in ((20, 30, 44), (66, -40, 70), (30, -130, 54), (110, -220, 100)):
        card.place(elements.bubble(), hand_x + dx, hand_y + dy, size, "support", colours=soap)


@scene("l35", seed=352, light=(690, 640))
def hut_on_stilts(card: Card) -> None:
    sky.still(card, ("mid", "light", "light", "glow"), glow=0.25)
    light.glow(card, 690, 690, 260, strength=0.6)
    ground.hills(card, 760, 24, depth=0.85, scale=330)
    card.place(journey.sailing_boat(), 705, 800, 170, "support", colours={"lite": "glow", "body": "shadow"})
    ground.water(card, 795, ripple=0.7)
    edge = [(x, 1012 + 7 * math.sin(x / 60)) for x in range(-20, 941, 20)]
    section = poly([*edge, (940, 1400), (-20, 1400)])
    card.layer(section, card.ink("mid", "light", 0.25), card.ink("shadow", "deep", 0.3), rim_light=1)
    gleam: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.35), "lite": "glow"}
    lit: Colours = {"lum": "#ffb25c", "lite": "mid"}
    hut = card.place(buildings.stilt_house(), 320, 1285, 640, "focal", colours=lit)
    rungs: Colours = {"body": card.ink("light", "glow", 0.4), "lite": "light"}
    card.place(house.ladder(rungs=11, broken=False), 570, 1240, 370, "support", rotate=-16, colours=rungs)
    card.image = mix(card.image, card.palette.mid, smoothstep(1008, 1016, YS) * 0.25)
    card.place(creatures.fish(), 325, 1235, 260, "support", flip=True, colours=gleam)
    ground.hills(card, 1280, 24, scale=240)
    haze: Colours = {"lite": "glow", "glass": "light"}
    card.place(elements.smoke(), *hut.point(25, -122), 330, "ground", colours=haze)
    dry = card.image.copy()
    hull: Colours = {"body": card.ink("shadow", "mid", 0.3), "lite": card.ink("light", "glow", 0.4)}
    skiff = card.place(journey.rowing_boat(), 760, 1055, 260, "support", flip=True, colours=hull)
    card.image = mix(card.image, dry, smoothstep(1018, 1024, YS) * 0.75)
    light.thread(card, skiff.point(80, -40), (495, 965), ink="glow", sag=24, width=3)


@scene("l36", seed=366, light=(420, 1090))
def sleepwalkers_stage(card: Card) -> None:
    card.layer(rect(0, 0, 900, 1350), "deep", "shadow", rim_light=0, shadow=0)
    cloth = poly([(140, 90), (960, 60), (960, 930), (140, 930)])
    card.layer(cloth, card.ink("shadow", "mid", 0.7), card.ink("light", "mid", 0.3), rim_light=0.3, hatch=0.7)
    light.glow(card, 600, 900, 330, strength=0.45)
    bright = card.ink("acc", "glow", 0.4)
    gilt: Colours = {"body": "acc", "lite": bright, "acc": bright, "dark": "shadow"}
    compositions.hang(card, clothes.mask(), (680, -20), 280, 300, "support", colours=gilt)
    flats = (
        (470, 935, 330, 20, 0.75),
        (840, 940, 300, -20, 0.6),
        (590, 950, 250, 6, 0.5),
        (350, 960, 380, -16, 0.3),
    )
    for x, foot, height, lean, haze in flats:
        ink = card.ink("shadow", "light", haze)
        tree = scenery.stage_tree(x, foot, height, lean)
        card.layer(tree, ink, card.ink(ink, "deep", 0.25), rim_light=0.6, hatch=0.8)
    floor = perspective.Plane((-30, 925), (930, 925), (1240, 1190), (-340, 1190))
    planks: list[Ink] = ["mid", card.ink("mid", "light", 0.25), card.ink("mid", "shadow", 0.25)]
    perspective.boards(card, floor, 15, inks=planks)
    light.glow(card, 420, 1130, 280, strength=0.5)
    card.place(performers.dancer(), 792, 972, 175, "ground", depth=0.1)
    card.place(instruments.violin(), 330, 1015, 170, "ground", rotate=-14)
    sheets: Colours = {"lite": "glow", "glass": "glow", "dark": "deep", "body": "#7a2448"}
    card.place(furnishings.bed(), 505, 1080, 225, "support", colours=sheets)
    plush, fold = card.ink("mid", "shadow", 0.35), card.ink("mid", "light", 0.2)
    velvet: Colours = {"body": plush, "dark": "shadow", "lite": fold}
    card.place(furnishings.curtain(), 255, 1010, 860, "focal", colours=velvet)
    front = perspective.Plane((-30, 1185), (930, 1185), (930, 1420), (-30, 1420))
    perspective.panels(card, front, columns=6, rows=1, ink=card.ink("shadow", "mid", 0.3))
    perspective.beams(card, [[(-30, 1186), (930, 1186)]], 20, card.ink("light", "mid", 0.4))
    for x in (70, 185, 300, 415, 530):
        card.place(household.candle(), x, 1192, 125, "support", colours={"lite": "glow", "body": "acc"})
    gown: Colours = {"body": "glow", "lite": "glow", "glass": "glow"}
    card.place(performers.sleepwalker(), 722, 1295, 320, "support", colours=gown)
