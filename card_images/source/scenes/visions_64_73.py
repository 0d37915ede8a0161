"""Visions 64 to 73."""

from __future__ import annotations

from card_images.source import ground, interior, light, sky, weather
from card_images.source.alterations import OPENING, cropped, opened
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point, around, blob, limb, line, moved, outline, poly, rect
from card_images.source.interior import DAMASK
from card_images.source.motifs import (
    buildings,
    clockwork,
    clothes,
    cordage,
    creatures,
    elements,
    faces,
    feathered,
    field_plants,
    figures,
    finery,
    forest_plants,
    furnishings,
    glassware,
    house,
    household,
    journey,
    keepsakes,
    navigation,
    performers,
    plants,
    railway,
    sea_creatures,
    streets,
    tools,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import Drawing, paint, sketch
from card_images.source.palettes import skin
from card_images.source.scenes.props import wide_mirror
from card_images.source.scenes.registry import scene

LAMP = sketch(paint("dark", rect(-7, -30, 14, 5), rect(-9, -4, 18, 4)), paint("lum", rect(-7, -25, 14, 21, 4)))
PAGE = sketch(
    paint("glass", blob("-34,-8* -10,-22 16,-12 36,-24* 30,12 8,20 -14,12 -38,24*")),
    paint("seam", line("-26,-4 -8,-13 14,-4 28,-12", 1.4), line("-28,8 -10,0 10,8 26,0", 1.4)),
)


@scene("v64", seed=641, light=(270, 330))
def cold_hands_overhead(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.2)
    light.glow(card, 270, 350, 330, strength=0.35)
    ground.hills(card, 930, 40, depth=0.8, scale=300)
    for fir, height in ((640, 150), (740, 210), (830, 170)):
        card.place(forest_plants.fir_tree(), fir, 955, height, depth=0.55)
    card.layer(blob("-20,1010 200,985 520,1030 930,990 930,1380 -20,1380"), "glow", "light", hatch=0.7)
    coat: Colours = {"body": card.ink("light", "glow", 0.2), "lite": "glow", "dark": "mid", "line": "shadow"}
    stag = card.place(creatures.stag(), 440, 1165, 560, "focal", flip=True, colours=coat, hatch=0.5)
    x, y = stag.point(24, -98)
    brass: Colours = {"body": "shadow", "dark": "deep", "lite": "glow", "acc": "acc"}
    lustre = card.place(furnishings.chandelier(lit=False), x, y + 30, 400, "focal", colours=brass)
    red: Colours = {"lite": "acc", "acc": "glow", "seam": "deep", "glass": "light"}
    ice: Colours = {"lite": "light", "body": "mid"}
    for cup, length, height in ((0, 120, 140), (1, 40, 100), (3, 60, 110), (4, 200, 150), (5, 110, 180)):
        left, top = lustre.point(*furnishings.CHANDELIER_CUPS[cup])
        light.thread(card, (left, top), (left, top + length), ink="glow")
        card.place(finery.glove(), left + 8, top + length + height, height, "support", colours=red)
        light.glow(card, left + 6, top + length + height * 0.5, height * 0.4, strength=0.5)
        spike = elements.crystal(form="single", glowing=True)
        card.place(spike, left + 6, top + length + height * 0.82, height * 0.6, "support", colours=ice, hatch=0.2)
    sledge = card.place(
        journey.sledge(load="none"),
        715,
        1265,
        185,
        "support",
        flip=True,
        colours={"body": "acc", "lite": "shadow"},
    )
    light.thread(card, sledge.point(74, -26), stag.point(30, -62), ink="shadow", sag=20, width=4)
    card.place(field_plants.poppy(form="flower"), *sledge.point(-14, -44), 210, "ground")
    weather.snow(card, 200)


@scene("v65", seed=652, light=(770, 240))
def what_the_kitchen_glass_saw(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.35), "light", fade=0.75)
    light.glow(card, 775, 240, 300, strength=0.5)
    panes: Colours = {"body": "acc", "dark": "shadow", "acc": "mid", "lite": "light"}
    card.place(house.window(shutters="none"), 775, 385, 290, "support", colours=panes)
    light.beam(card, [(775, 250), (900, 420), (560, 1350), (160, 1350)], strength=0.35, fade=1200)
    interior.table(card, 1110, ink="shadow", tilt=-16)
    gilt: Colours = {"body": card.ink("light", "mid", 0.15), "line": "shadow", "lite": "glow", "dark": "shadow"}
    mirror = card.place(wide_mirror(), 445, 1240, 925, "focal", rotate=-5, colours=gilt)
    with card.inside(mirror, "ice", light=(560, 420), part="glass") as glass:
        sky.bands(glass, ("mid", "light", "light", "glow"), count=6, down_to=0.75)
        teal: Colours = {"body": "#1f6d70", "acc": "#58b5a8", "lite": "glow", "dark": "#153c40"}
        bag = cropped(journey.balloon(), rect(-50, -130, 100, 110))
        glass.place(bag, 340, 747, 410, "focal", colours=teal)
        china: Colours = {"lite": "glow", "body": "#cd7636", "acc": "#cd7636", "dark": "#842a18"}
        ropes = [line([(340 + side * 28, 652), (340 + side * 66, 724)], 3, 4) for side in (-1, -0.4, 0.4, 1)]
        glass.layer(ropes, "#153c40", "#153c40", rim_light=0, shadow=0.1)
        cup = Drawing("teacup", household.teacup(steaming=False).parts[2:])
        glass.place(cropped(cup, rect(-60, -70, 120, 61)), 340, 832, 190, colours=china)
        spoon = limb([(240, 727, 26), (266, 724, 9), (420, 710, 7), (590, 700, 9)])
        glass.layer(spoon, "#842a18", "#3c110d", rim_light=0.4)
        suit: Colours = {**skin(glass.palette, "fair", 0.1), "lite": "#cd7636", "dark": "#3c110d", "acc": "#1f6d70"}
        glass.place(
            performers.acrobat(), 540, 703, 215, "support", colours={**suit, "body": "#3c110d", "hair": "#3c110d"}
        )
        ground.hills(glass, 880, 22, depth=0.55)
    wheel: Colours = {"body": "acc", "lite": "light", "line": "shadow"}
    x, y = mirror.point(0, -25)
    card.place(clockwork.cog(), x, y + 66, 132, "ground", colours=wheel)
    porcelain: Colours = {"lite": "glow", "body": card.ink("mid", "light", 0.5), "acc": "light", "dark": "mid"}
    card.place(household.teacup(), 690, 1285, 270, "support", colours=porcelain)
    lying = limb([(540, 1150, 34), (575, 1146, 12), (680, 1126, 9), (830, 1096, 12)])
    card.layer(lying, "glow", "light", rim_light=0.5)


@scene("v66", seed=663, light=(250, 180))
def down_from_the_white_house(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "light"), glow=0.3)
    ground.hills(card, 560, 70, depth=1.0, scale=340, hatch=0.3)
    card.layer(blob("-20,700 180,640 420,620 700,560 930,540 930,1380 -20,1380"), "glow", "light", hatch=0.5)
    card.place(buildings.stilt_house(), 735, 590, 360, "support")
    rungs: Colours = {"lite": "mid"}
    card.place(house.ladder(rungs=11, broken=False), 455, 835, 480, "support", rotate=14, colours=rungs)
    for x, y, height, turn in ((675, 445, 80, -32), (610, 560, 100, -30), (545, 690, 125, -28)):
        card.place(creatures.stag(), x, y, height, flip=True, rotate=turn)
    card.layer(blob("-20,900 200,840 480,815 760,850 930,830 930,1380 -20,1380"), "glow", "light", hatch=0.6)
    card.place(creatures.stag(), 215, 1035, 390, "focal", colours={"line": "light"})
    card.place(sky_motifs.snowflake(), 800, 850, 140, "ground", colours={"glass": "mid", "seam": "glow"})
    man = card.place(figures.man(hat="wide"), 585, 1040, 220, "support")
    card.place(LAMP, *man.point(-24, -50), 150, colours={"lum": "acc"})
    card.layer(blob("-20,1100 240,1075 560,1090 930,1060 930,1380 -20,1380"), "glow", "mid", hatch=0.8)
    train = card.place(railway.train(), 470, 1275, 310, "focal", colours={"acc": "acc", "line": "light"})
    antlers = cropped(creatures.stag(), poly("0,-140 60,-140 60,-98 20,-98"))
    for at, height in (((83, -90), 330), ((50, -68), 240)):
        left, top = train.point(*at)
        card.place(antlers, left - 0.28 * height, top + 0.99 * height, height)
    weather.snow(card, 130)


@scene("v67", seed=674, light=(170, 210))
def funeral_for_a_whale(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=8, down_to=0.9)
    light.glow(card, 170, 230, 300, strength=0.4)
    for x, height in ((60, 150), (240, 120), (700, 140), (840, 190)):
        card.place(forest_plants.fir_tree(snow=False), x, 960, height, depth=0.6)
    ground.hills(card, 960, 30, depth=0.55, scale=300)
    card.layer(rect(-20, 1110, 940, 260), card.ink("shadow", "deep", 0.3), "deep", hatch=1.2)
    stone: Colours = {
        "body": card.ink("shadow", "mid", 0.5),
        "lite": card.ink("mid", "light", 0.5),
        "acc": "mid",
    }
    bridge = card.place(streets.bridge(arches=3), 450, 1160, 450, "support", colours=stone)
    skin: Colours = {"lite": card.ink("light", "glow", 0.4), "body": "shadow"}
    card.place(sea_creatures.whale(), 455, 815, 330, "focal", rotate=4, colours=skin)
    silk: Colours = {"body": "deep", "acc": "acc"}
    hats = ((-52, -40, 205), (-27, -54, 190), (-1, -60, 165), (24, -55, 170), (47, -43, 190))
    for at, lift, height in hats:
        card.place(clothes.top_hat(), *bridge.point(at, lift), height, "support", colours=silk)
    for at, lift in ((66, -34), (81, -28)):
        card.place(clothes.top_hat(), *bridge.point(at, lift), 105, colours=silk)
    hide: Colours = {"body": card.ink("mid", "light", 0.2), "dark": "acc"}
    card.place(journey.trunk(), 785, 955, 170, "support", rotate=8, colours=hide)
    card.place(cordage.rope(course="120,480 70,600 60,740 88,860", width=9), 0, 0, 100)
    card.place(navigation.anchor(roped=False), 92, 1062, 200, "ground", rotate=-16)
    lily: Colours = {"lite": "light", "glass": "glow"}
    for x, y, height in ((210, 1250, 130), (540, 1215, 90), (720, 1295, 150)):
        card.place(field_plants.water_lily(), x, y, height, "ground", colours=lily)


@scene("v68", seed=685, light=(260, 760))
def chapter_in_the_air(card: Card) -> None:
    interior.wallpaper(card, card.ink("shadow", "mid", 0.45), "light", fade=0.9)
    interior.table(card, 1140, ink=card.ink("shadow", "mid", 0.4), tilt=10)
    light.beam(card, [(300, 900), (420, 900), (1100, 1300), (500, 1500)], strength=0.9, softness=40, fade=1200)
    marker: Colours = {"body": card.ink("acc", "mid", 0.3)}
    card.place(plants.leaf(), 470, 470, 280, "ground", rotate=26, colours=marker)
    doorway = poly("-3,-79 36,-82.6 36,-8 -3,-4")
    tome: Colours = {"body": card.ink("mid", "light", 0.15), "dark": "mid", "lite": "acc", "acc": "acc"}
    volume = opened(keepsakes.book(state="closed"), doorway)
    book = card.place(volume, 440, 1225, 920, "focal", flip=True, colours=tome)
    with card.inside(book, "midnight", light=(270, 520), part=OPENING) as night:
        sky.still(night, ("shadow", "shadow", "mid", "light"), glow=0.55)
        sky.stars(night, 200, down_to=0.9)
        iron: Colours = {"lite": "glow", "body": "deep"}
        night.place(house.spiral_stairs(), 265, 1195, 430, "support", colours=iron)
        gold: Colours = {"body": "#c98a1e", "acc": "#f2c352", "lite": "glow", "dark": "shadow"}
        night.place(journey.balloon(), 285, 740, 205, "support", rotate=5, colours=gold)
    leaf_of_the_door = poly([(472, 432), (690, 360), (690, 1310), (472, 1222)])
    card.layer(leaf_of_the_door, card.ink("mid", "light", 0.3), card.ink("mid", "shadow", 0.4), hatch=0.5, shadow=0.6)
    panels = [
        outline(poly([(496, x + 24), (664, x), (664, x + high), (496, x + high - 12)]), 6)
        for x, high in ((430, 210), (680, 240), (960, 260))
    ]
    panels += [moved(DAMASK, 580, y, scale=1.5, turn=-10) for y in (548, 812, 1100)]
    card.layer(panels, "acc", card.ink("acc", "shadow", 0.3), rim_light=0.6, wobble=1.4)
    silk: Colours = {"body": "light", "dark": "mid", "line": "shadow"}
    card.place(clothes.umbrella(), 750, 1270, 300, "support", rotate=7, colours=silk)
    card.place(creatures.raven(), 725, 1305, 210, "support", flip=True)


@scene("v69", seed=696, light=(150, 250))
def where_the_threads_end(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "mid"), glow=0.5)
    light.glow(card, 150, 250, 300, strength=0.4)
    ground.hills(card, 1010, 60, depth=0.7, scale=240)
    weather.fog(card, 1040, 60)
    card.layer(rect(-20, 1130, 940, 240), card.ink("mid", "shadow", 0.3), "deep", hatch=1.2)
    rails: Colours = {"body": "deep", "lite": card.ink("light", "glow", 0.3)}
    for x, y, height, turn in ((455, 1235, 560, -8), (560, 1265, 590, -16), (680, 1215, 540, -26)):
        card.place(house.ladder(rungs=12, broken=False), x, y, height, "support", rotate=turn, colours=rails)
    shack = cropped(buildings.stilt_house(), rect(-60, -130, 120, 73))
    home = card.place(shack, 545, 1005, 560, "focal", rotate=9, colours={"acc": "acc"})
    ridge = home.point(4, -108)
    steel: Colours = {"body": "deep", "lite": "glow", "dark": "light"}
    card.place(tools.scissors(), ridge[0] - 345, ridge[1] - 20, 330, "support", rotate=58, colours=steel)
    card.place(feathered.owl(), *ridge, 330, "focal", rotate=5, colours={"lite": card.ink("light", "glow", 0.3)})
    web = card.place(creatures.spider_web(), 190, 760, 420, "support", lines=1, colours={"line": "glow"})
    for start, end in (
        (web.point(50, -20), home.point(-27, -60)),
        (web.point(30, 50), home.point(-27, -60)),
        (web.point(-20, 56), (90, 1090)),
    ):
        light.thread(card, start, end, ink="glow", width=3)
    ground.waves(card, 1225, depth=0.2, height=10)
    for x, y, height, turn in (
        (40, 1300, 330, -4),
        (130, 1330, 260, 14),
        (840, 1330, 360, -18),
        (760, 1350, 230, 8),
    ):
        card.place(plants.fern(), x, y, height, "ground", rotate=turn, flip=x > 450)
    weather.rain(card, 260)


@scene("v70", seed=707, light=(205, 330))
def lamp_that_looked_back(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "light"))
    sky.stars(card, 50, down_to=0.3)
    light.beam(card, [(205, 330), (930, 640), (930, 1200), (420, 1250)], strength=0.95, softness=20, fade=1600)
    ground.waves(card, 1010, depth=0.3)
    stripes: Colours = {"body": card.ink("light", "glow", 0.2), "acc": "shadow", "seam": "mid"}
    card.place(buildings.lighthouse(), 190, 1080, 620, "focal", colours=stripes)
    card.place(figures.eye(), 205, 555, 310, "focal", colours={"glass": "glow"}, rotate=6)
    swell: Colours = {"body": card.ink("mid", "light", 0.2), "lite": "light", "dark": "shadow"}
    wave = card.place(elements.wave(), 590, 1175, 370, "support", flip=True, colours=swell)
    card.place(
        house.spiral_stairs(),
        *wave.point(-30, 0),
        280,
        "support",
        colours={"lite": "glow", "body": "shadow", "dark": "deep"},
    )
    card.place(creatures.raven(pose="flying"), 520, 700, 190, "support", rotate=-8)
    for x, y, height in ((700, 560, 85), (790, 700, 75), (560, 500, 60), (840, 610, 55)):
        card.place(creatures.raven(pose="flying"), x, y, height, rotate=-14)
    ground.waves(card, 1200, depth=0.1)
    card.place(navigation.compass(bearing=180), 190, 1310, 160, "ground", rotate=-14, colours={"acc": "acc"})
    ground.waves(card, 1300, height=10)


@scene("v71", seed=718, light=(640, 250))
def the_menders_hour(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "mid", "light"), glow=0.3)
    light.glow(card, 640, 250, 260, strength=0.3)
    ground.hills(card, 1190, 30, depth=0.35, scale=260)
    pane: Colours = {"glass": card.ink("light", "glow", 0.4)}
    glasshouse = card.place(streets.glasshouse(), 200, 1245, 240, "ground", colours=pane)
    silk: Colours = {"line": "glow"}
    drawing = creatures.spider_web(spokes=15, seed=4)
    web = card.place(drawing, 510, 540, 780, "focal", lines=1, hatch=0, colours=silk)
    # The web hangs on the edges of the card by some of its spokes.
    for x, y in around(0, 0, 1, 15, start=7)[1::2]:
        if y < 0.5:
            light.thread(card, web.point(x * 44, y * 44), web.point(x * 150, y * 150), ink="glow", width=3.6)
    for rib in ((0, -118), (-52, -48)):
        light.thread(card, web.point(-35, 19), glasshouse.point(*rib), ink="glow", width=3)
    reel: Colours = {"acc": "glow", "seam": "mid", "body": "shadow"}
    card.place(cordage.spool(), 665, 345, 270, "focal", rotate=-14, colours=reel)
    blue: Colours = {"acc": "acc", "glass": "glow", "body": "shadow"}
    sleepers: tuple[tuple[Drawing, Point, float, float, Colours], ...] = (
        (figures.man(pose="walking"), (265, 985), 300, 14, {"line": "light"}),
        (glassware.phial(), (525, 1085), 240, -6, blue),
        (forest_plants.mushroom(companion=False), (745, 960), 220, 6, {"acc": "#9c3b22"}),
    )
    for sleeper, at, height, turn, colours in sleepers:
        hung = card.place(sleeper, *at, height, "support", rotate=turn, colours=colours)
        x, y = hung.point(0, sleeper.bounds().top())
        light.thread(card, (x, y - 190), (x, y + 4), ink="glow", width=3.6)
    clod = blob("690,965 712,952 776,955 792,968 776,998 748,1024 728,1004 706,994")
    card.layer(clod, "shadow", "deep", hatch=1)
    ground.hills(card, 1290, 26, scale=200)
    weather.rain(card, 160, strength=0.3)


@scene("v72", seed=729, light=(330, 120))
def surface_has_another_face(card: Card) -> None:
    sky.under_water(card)
    with card.inside(rect(-20, -20, 940, 405), "sea", light=(330, 120), depth=0.0) as air:
        sky.bands(air, ("mid", "light", "glow", "light"), count=6, down_to=0.32)
    locks = (
        ((430, 800, 60), (290, 870, 80), (130, 790, 56), (140, 640, 36), (70, 560, 8)),
        ((420, 790, 90), (290, 790, 100), (200, 660, 70), (235, 530, 44), (165, 430, 10)),
        ((440, 780, 90), (330, 730, 90), (290, 600, 60), (330, 500, 36), (290, 420, 8)),
        ((540, 800, 60), (700, 850, 80), (830, 750, 52), (800, 620, 34), (860, 520, 8)),
        ((560, 780, 90), (680, 770, 100), (750, 640, 66), (715, 530, 40), (790, 430, 10)),
    )
    for lock in locks:
        card.layer(limb(lock, 60), card.ink("shadow", "mid", 0.35), "shadow", rim_light=0.9, hatch=0.5)
        strands = [line([(x + w * at, y + w * at) for x, y, w in lock], 2.6, 60) for at in (-0.22, -0.04, 0.12, 0.26)]
        card.layer(strands, "mid", card.ink("mid", "shadow", 0.3), rim_light=0, shadow=0)
    flesh: Colours = {"skin": card.ink("light", "mid", 0.15), "shade": card.ink("mid", "light", 0.25)}
    neck = blob("410,370* 425,470 400,520 560,520 545,470 560,370*")
    card.layer(neck, "mid", card.ink("mid", "light", 0.3), rim_light=0.4)
    card.place(faces.face(), 478, 440, 440, "support", rotate=176, colours=flesh)
    edge = limb([(-20, 392, 7), (200, 380, 12), (430, 396, 7), (660, 384, 12), (930, 394, 8)])
    card.layer(edge, "glow", "light", rim_light=0.4)
    for x, height, turn in ((265, 190, -6), (715, 250, 7)):
        card.place(elements.crystal(), x, 392, height, "support", rotate=turn, colours={"dark": "deep", "acc": "mid"})
    rock = blob("170,402* 230,372 330,364 420,352 540,356 640,366 760,376 850,402* 700,414 480,418 300,412")
    card.layer(rock, card.ink("shadow", "mid", 0.2), "deep", rim_light=0.8, hatch=1)
    plume: Colours = {"body": "acc", "lite": "glow", "acc": "acc", "dark": "shadow", "line": "shadow"}
    card.place(clothes.mask(), 478, 428, 290, "focal", rotate=-5, colours=plume)
    stripes: Colours = {"body": "glow", "acc": "acc", "seam": "mid", "dark": "shadow"}
    beacon = card.place(buildings.lighthouse(), 472, 880, 362, "focal", rotate=172, colours=stripes)
    lamp = beacon.point(0, -90)
    light.beam(card, [lamp, (-60, 930), (-60, 1400), (200, 1400)], strength=0.95, softness=20, fade=700)
    light.beam(card, [lamp, (960, 1130), (960, 1300)], strength=0.5, softness=20, fade=400)
    ink: Colours = {"body": "shadow", "dark": "deep"}
    octopus = card.place(sea_creatures.octopus(arms="reaching"), 240, 1230, 205, "support", colours=ink)
    card.place(glassware.phial(), *octopus.point(-36, -98), 112, "ground", rotate=-10)


@scene("v73", seed=730, light=(330, 330))
def page_with_antlers(card: Card) -> None:
    sky.void(card)
    card.layer(blob("-20,1010 180,985 460,1030 720,1000 930,1040 930,1380 -20,1380"), "light", "mid", hatch=0.4)
    hart = creatures.stag()
    engraved: Colours = {"line": "light"}
    stag = card.place(hart, 290, 1080, 490, colours=engraved)
    x, y = stag.point(28, -98)
    pleats: Colours = {
        "lite": card.ink("mid", "light", 0.2),
        "glass": "glow",
        "body": "deep",
        "acc": "acc",
        "dark": "shadow",
    }
    card.place(finery.fan(), x - 6, y + 60, 370, "focal", rotate=-7, colours=pleats)
    card.place(hart, 290, 1080, 490, "focal", colours=engraved, shadow=0)
    gold: Colours = {"body": "acc", "dark": "deep", "lum": "glow"}
    card.place(buildings.castle(), x - 10, y - 120, 150, "support", colours=gold)
    card.place(keepsakes.book(), 660, 1280, 260, "support", colours={"body": "shadow"})
    card.place(tools.quill(pot=False), 668, 1175, 230, "ground", rotate=16)
    for left, top, turn, height in ((700, 1010, -20, 130), (775, 930, 12, 115), (715, 865, -30, 100)):
        card.place(PAGE, left, top, height, rotate=turn, colours={"seam": "mid"})
    foliage: Colours = {"body": card.ink("mid", "shadow", 0.4), "line": "glow"}
    for left, top, turn, height in ((800, 800, -22, 190), (715, 640, -58, 140), (830, 520, -40, 105)):
        card.place(plants.leaf(), left, top, height, "support", rotate=turn, colours=foliage)
