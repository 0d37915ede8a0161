"""Visions 74 to 84."""

from __future__ import annotations

import random

from card_images.source import ground, interior, light, sky, weather
from card_images.source.alterations import OPENING, cropped, opened, stretched, without
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, circle, limb, line, moved, outline, poly, rect
from card_images.source.motifs import (
    buildings,
    cats,
    children,
    clothes,
    cordage,
    creatures,
    elements,
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
    plants,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import Drawing, paint, sketch
from card_images.source.scenes.props import wide_mirror
from card_images.source.scenes.registry import scene

ROOF = sketch(
    paint("body", poly("-40,0 -40,-34 0,-66 40,-34 40,0")),
    paint("dark", poly("-47,-30 0,-70 47,-30 43,-26 0,-61 -43,-26")),
    paint("lum", rect(-20, -26, 9, 14, 2), rect(10, -28, 9, 14, 2)),
    paint("line", line("-30,-40 0,-64 30,-40", 0.9), line("-36,-4 36,-4", 0.8, 4)),
)


@scene("v74", seed=741, light=(775, 420))
def cut_from_the_sea(card: Card) -> None:
    sky.swirl(card, ("mid", "light", "light", "glow"), turbulence=0.8)
    card.layer(rect(-20, 960, 940, 420), card.ink("acc", "light", 0.45), card.ink("light", "mid", 0.4), hatch=1)
    ground.hills(card, 1110, 26, depth=0.75, scale=300)
    light.glow(card, 735, 1180, 330, strength=0.5)
    foam: Colours = {
        "body": "acc",
        "lite": card.ink("acc", "light", 0.45),
        "glass": "glow",
        "dark": card.ink("acc", "deep", 0.5),
    }
    card.place(elements.wave(), 220, 1150, 520, "focal", colours=foam)
    card.place(streets.street_lamp(rays=False), 795, 1150, 560, "support")
    light.glow(card, 795, 584, 150, strength=0.5)
    lace: Colours = {**foam, "acc": "glow", "line": "glow", "seam": "deep"}
    dress = card.place(wardrobe.dress(form=False), 545, 1235, 500, "focal", rotate=-4, colours=lace)
    froth = [circle(*dress.point(x, 1 + (x % 5) * 0.8), 9 + (x * 7) % 11) for x in range(-58, 46, 4)]
    card.layer(froth, "glow", card.ink("light", "glow", 0.5), wobble=4, shadow=0.2)
    steel: Colours = {"body": "deep", "lite": "glow"}
    card.place(tools.scissors(), 205, 1285, 225, "support", rotate=74, colours=steel)
    cat = card.place(cats.cat(), 735, 1310, 150, "ground", flip=True)
    light.thread(card, dress.point(30, -2), cat.point(34, -4), ink="acc", width=6, sag=30)


@scene("v75", seed=752, light=(560, 1080))
def standing_on_the_last_note(card: Card) -> None:
    interior.room(card, vanish=(330, 600), back=(120, 150, 700, 860))
    light.glow(card, 560, 1080, 420, strength=0.55)
    shade = [
        moved(shape, 400, 770, scale=6.4)
        for part in performers.acrobat().parts
        for shape in part.shapes
        if part.role not in ("seam", "ink")
    ]
    dim = card.ink("shadow", "mid", 0.25)
    card.layer(shade, card.ink("shadow", "deep", 0.15), dim, rim_light=0, shadow=0, hatch=0.6)
    card.place(house.door(state="closed"), 610, 885, 240, "support", colours={"lite": "acc", "body": "deep"})
    interior.curtain(card, [(930, -20), (770, 200), (800, 560), (850, 800), (830, 900), (920, 1370)], ink="acc")
    ivory: Colours = {"body": card.ink("light", "glow", 0.3), "dark": "mid", "line": "shadow"}
    card.place(keepsakes.chess_knight(), 765, 905, 250, "support", flip=True, colours=ivory)
    varnish: Colours = {"body": "#8a4a1e", "lite": "glow", "dark": "deep"}
    card.place(instruments.violin(), 15, 1075, 800, "focal", rotate=80, colours=varnish)
    plume: Colours = {
        "body": "acc",
        "lite": card.ink("acc", "light", 0.3),
        "dark": card.ink("acc", "deep", 0.5),
    }
    card.place(feathered.feather(bend=8), 138, 760, 250, "ground", rotate=-14, colours=plume)
    stripes: Colours = {"lite": "glow", "dark": "deep", "acc": "acc"}
    card.place(performers.acrobat(), 360, 925, 340, "focal", rotate=-4, colours=stripes)
    card.place(household.candle(), 560, 1290, 250, "support", colours={"lite": "glow", "body": "acc"})


@scene("v76", seed=763, light=(110, 200))
def brooding_the_roofs(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 90, down_to=0.5)
    card.place(sky_motifs.comet(), 210, 285, 225, "support", colours={"lite": "light", "glass": "glow"})
    ground.hills(card, 980, 60, depth=0.45)
    down: Colours = {
        "body": card.ink("mid", "light", 0.12),
        "lite": card.ink("light", "glow", 0.35),
        "dark": "shadow",
    }
    card.place(feathered.owl(eyes="closed"), 575, 1165, 810, "focal", colours=down, hatch=0.6)
    for x, y, height, depth in (
        (60, 1060, 150, 0.4),
        (210, 1085, 190, 0.3),
        (350, 1070, 150, 0.3),
        (840, 1080, 200, 0.2),
    ):
        card.place(ROOF, x, y, height, depth=depth)
    chimney = card.place(house.chimney(), 560, 1150, 260, "support", colours={"acc": "mid", "lite": "light"})
    edge = chimney.point(0, -84)
    quilt: Colours = {"body": "acc", "lite": card.ink("acc", "glow", 0.3), "acc": "glow"}
    card.place(feathered.feather(), edge[0] - 78, edge[1] + 8, 250, "support", rotate=2, colours=quilt)
    child = children.child(pose="standing")
    card.place(child, edge[0] + 22, edge[1], 195, "support", rotate=-5, colours={"body": "deep"})
    for x, y, height in ((130, 1190, 260), (330, 1210, 230), (760, 1200, 270), (900, 1180, 220)):
        card.place(ROOF, x, y, height, colours={"body": card.ink("shadow", "mid", 0.2), "dark": "deep"})
    ground.hills(card, 1220, 30, scale=200)
    for x, height in ((60, 130), (150, 100), (420, 110), (640, 120), (850, 140)):
        card.place(forest_plants.fir_tree(), x, 1300, height, "ground")


@scene("v77", seed=774, light=(350, 350))
def the_widows_beacon(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "mid", "light"), count=8)
    light.glow(card, 350, 340, 300, strength=0.6)
    light.beam(card, [(350, 335), (-40, 150), (-40, 420)], strength=0.6)
    light.beam(card, [(350, 335), (940, 130), (940, 430)], strength=0.6)
    ground.waves(card, 1000, depth=0.5)
    white: Colours = {"body": "glow", "acc": "shadow", "lum": "acc"}
    tower = card.place(buildings.lighthouse(), 350, 1060, 810, "focal", colours=white)
    gown: Colours = {"body": card.ink("mid", "shadow", 0.2), "lite": "glow", "acc": "acc", "line": "glow"}
    dress = card.place(wardrobe.dress(form=False), *tower.point(0, -26), 430, "focal", colours=gown)
    ground.waves(card, 1135, depth=0.3)
    hide: Colours = {"body": card.ink("light", "mid", 0.3), "dark": "shadow"}
    lid = cropped(journey.trunk(), rect(-60, -60, 120, 29))
    card.place(lid, 655, 1180, 300, rotate=-4, colours=hide)
    card.layer(poly([(525, 1150), (785, 1130), (785, 1165), (530, 1185)]), "deep", "shadow")
    varnish: Colours = {"body": "#a4521f", "lite": "glow"}
    card.place(instruments.violin(), 635, 1200, 350, "support", rotate=24, colours=varnish)
    box = cropped(journey.trunk(), rect(-60, -33, 120, 40))
    card.place(box, 665, 1250, 300, "support", rotate=-4, colours=hide)
    x, y = dress.point(8, -56)
    knots = f"{x},{y} {x + 120},{y + 150} 590,1020 575,1150"
    card.place(cordage.rope(course=knots, width=13), 0, 0, 100, "support", colours={"lite": "glow"})
    ground.waves(card, 1240, depth=0.1)
    card.place(creatures.moth(), 640, 400, 130, "ground", rotate=-28, colours={"body": "acc"})


@scene("v78", seed=785, light=(620, 250))
def the_gardeners_star(card: Card) -> None:
    sky.bands(card, ("deep", "shadow", "mid", "light"), count=9)
    sky.stars(card, 60, down_to=0.4)
    light.glow(card, 620, 330, 320, strength=0.4)
    ground.hills(card, 1130, 50, depth=0.4, scale=300)
    rungs: Colours = {"lite": "glow", "body": "shadow"}
    card.place(house.ladder(rungs=13, broken=False), 790, 1275, 640, "support", rotate=-25, colours=rungs)
    tubes = (
        poly("-60,-22 -33,-22 -33,-15 -60,-15"),
        poly("-24,-24.4 8,-25 8,-12 -24,-12.6"),
        poly("17,-28 51,-30 51,-7 17,-9"),
    )
    brass: Colours = {
        "body": card.ink("mid", "light", 0.3),
        "dark": card.ink("mid", "light", 0.15),
        "lite": "glow",
    }
    cut_open = opened(navigation.telescope(mount="none"), *tubes)
    scope = card.place(cut_open, 300, 960, 800, "focal", rotate=-50, colours=brass)
    with card.inside(scope, "moss", light=scope.point(40, -24), part=OPENING) as tube:
        sky.still(tube, ("light", "glow", "glow", "light"))
        iron: Colours = {"glass": "light", "body": "shadow"}
        tube.place(streets.glasshouse(), *scope.point(38, -8.4), 160, "support", rotate=-38, colours=iron)
        for at, height in ((-20, 76), (-13, 92), (-6, 70), (0, 96), (-56, 44), (-48, 50), (-40, 46)):
            tube.place(plants.fern(), *scope.point(at, -12), height, rotate=-50)
    x, y = scope.point(66, -18)
    card.place(figures.eye(), x, y, 200, "ground", rotate=40, colours={"glass": "glow"})
    shell: Colours = {"lite": "light", "body": card.ink("mid", "light", 0.4)}
    snail = card.place(small_creatures.snail(), 780, 668, 150, "support", flip=True, colours=shell)
    card.place(clothes.top_hat(), *snail.point(62, -72), 115, "support", rotate=-10, colours={"body": "deep"})
    ground.hills(card, 1260, 30, scale=220)


@scene("v79", seed=796, light=(380, 830))
def the_kettle_house(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "light"), glow=0.3)
    ground.hills(card, 900, 60, depth=0.7)
    weather.fog(card, 930, 70)
    ground.waves(card, 1050, depth=0.4)
    stack = card.place(house.chimney(), 395, 730, 330, "support", colours={"acc": "mid", "dark": "shadow"})
    rooms = blob("-26,-36 -21,-52 -8,-59 8,-59 13,-50 11,-34 12,-20 8,-10 -12,-8 -23,-15")
    glaze: Colours = {
        "body": card.ink("mid", "light", 0.2),
        "dark": "mid",
        "lite": "light",
        "line": "glow",
    }
    plain = Drawing("teapot", tuple(part for part in household.teapot().parts if part.role != "acc"))
    unknobbed = without(plain, rect(-9, -90, 18, 19))
    pot = card.place(opened(unknobbed, rooms), 400, 1150, 690, "focal", colours=glaze)
    with card.inside(pot, "ember", light=(380, 830), part=OPENING) as home:
        sky.still(home, ("light", "glow", "glow", "glow"), glow=0.5)
        for floor in (890, 990, 1086):
            home.layer(rect(180, floor, 360, 13), "shadow", "deep")
        steps = [rect(392 - i * 22, 1086 - i * 16, 24, 16 + i * 16) for i in range(6)]
        home.layer(steps, "mid", "shadow", hatch=0.6)
        home.place(furnishings.bed(), 320, 890, 92)
        home.place(furnishings.bed(), 300, 990, 92)
        home.layer(rect(410, 720, 56, 272), "mid", "shadow", hatch=1)
        home.layer(blob("414,990 416,945 438,926 460,945 462,990"), "deep", "deep")
        home.place(elements.flame(), 438, 990, 52)
    x, y = stack.point(0, -106)
    card.place(creatures.raven(), x, y, 180, "support", flip=True)
    card.place(house.keyhole(), 553, 1075, 160, "support", colours={"lum": "acc", "body": "deep"})
    ground.waves(card, 1150, depth=0.25)
    hull: Colours = {"body": "shadow", "lite": "glow"}
    boat = card.place(journey.rowing_boat(oars="shipped"), 700, 1235, 200, "support", colours=hull)
    light.thread(card, boat.point(70, -50), pot.point(57, -64), ink="glow", sag=10, width=4)
    card.place(forest_plants.bramble(), 120, 1170, 250, "ground", rotate=-8)
    ground.waves(card, 1240, depth=0.1)
    weather.rain(card, 260)


@scene("v80", seed=807, light=(620, 250))
def dances_under_the_keep(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=7, down_to=0.5)
    light.glow(card, 620, 280, 260, strength=0.4)
    ground.hills(card, 560, 40, depth=0.5)
    under = card.copy()
    stone: Colours = {"body": card.ink("shadow", "mid", 0.35)}
    card.place(buildings.castle(lit=False), 600, 600, 420, "focal", colours=stone)
    ground.water(card, 590, mirrored=under)
    light.glow(card, 590, 900, 330, strength=0.35)
    silk: Colours = {
        "body": card.ink("light", "glow", 0.25),
        "lite": "glow",
        "skin": "glow",
        "shade": "light",
        "line": "mid",
    }
    card.place(performers.dancer(), 590, 596, 600, "focal", rotate=180, colours=silk, shadow=0)
    chance = random.Random(80)
    ripples = []
    for y in range(640, 1290, 34):
        middle, reach = 590 + chance.uniform(-190, 190), chance.uniform(60, 190)
        ripples.append(limb([(middle - reach, y, 1), (middle, y + 3, 5), (middle + reach, y - 2, 1)]))
    card.layer(ripples, card.ink("shadow", "mid", 0.4), card.ink("shadow", "deep", 0.3), rim_light=0.2, shadow=0)
    hull: Colours = {"body": "deep", "lite": "light", "acc": "light"}
    boat = card.place(journey.rowing_boat(oars="out"), 300, 985, 200, "support", colours=hull)
    card.place(household.key(), *boat.point(-6, -30), 110, "ground", rotate=52, colours={"body": "glow"})
    bow = boat.point(-62, -40)
    pearls: Colours = {"glass": "glow", "dark": "light"}
    card.place(finery.pearl_necklace(loose=False), bow[0] + 20, bow[1] + 240, 220, "support", colours=pearls)
    scales: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4), "lite": "light"}
    card.place(creatures.fish(), 250, 1280, 165, "support", rotate=22, colours=scales)


@scene("v81", seed=818, light=(560, 800))
def the_quiet_she_kept(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "mid"), turbulence=1.2)
    sky.stars(card, 80, down_to=0.5)
    ground.hills(card, 850, 50, depth=0.35)
    card.layer(rect(-20, 960, 940, 410), card.ink("shadow", "mid", 0.5), "deep", hatch=1.2)
    light.glow(card, 560, 850, 420, strength=0.5)
    glass: Colours = {"body": card.ink("mid", "light", 0.5), "lite": "light"}
    bottle = card.place(glassware.bottle(), 570, 1160, 780, "focal", colours=glass)
    with card.inside(bottle, "ochre", light=(560, 700), part="glass") as evening:
        sky.still(evening, ("light", "glow", "glow", "light"), glow=0.4)
        ground.waves(evening, 1050, depth=0.6, height=8)
        evening.layer(blob("440,1075 500,1040 570,1030 640,1042 700,1078"), "mid", "shadow", hatch=1)
        evening.place(plants.tree(roots=False, seed=21), 570, 1045, 330, "support")
        fire: Colours = {"acc": "#d9582f", "lite": "#e58a4a", "glass": "#d9582f"}
        evening.place(sky_motifs.comet(), 590, 830, 120, "support", colours=fire)
    light.glow(card, 580, 1215, 190, strength=0.5)
    gown: Colours = {"body": "acc", "acc": "glow", "skin": "#c98f62", "line": "glow"}
    card.place(figures.woman(), 270, 1255, 440, "focal", colours=gown)
    petals: Colours = {"lite": "light", "glass": "glow"}
    for x, y, height in ((140, 1215, 100), (520, 1290, 150), (800, 1250, 110)):
        card.place(field_plants.water_lily(), x, y, height, "support", colours=petals)
    card.place(navigation.compass(), 110, 1330, 130, "ground", rotate=-20)


@scene("v82", seed=829, light=(640, 250))
def summer_on_the_ice(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "glow"), glow=0.5)
    light.glow(card, 640, 300, 260, strength=0.5)
    weather.snow(card, 130)
    ground.hills(card, 560, 30, depth=1.0, scale=300)
    ground.hills(card, 640, 24, depth=0.75)
    for x, y, height in ((810, 680, 230), (715, 660, 340), (655, 640, 170)):
        card.place(elements.crystal(), x, y, height, "ground", depth=0.1, rotate=5)
    snow = blob("-30,650* 120,668 330,620 560,600 740,660 930,640* 930,1400* -30,1400*")
    card.layer(snow, "glow", card.ink("light", "mid", 0.5), rim_light=0.8, hatch=0.5)
    card.place(buildings.stilt_house(), 222, 668, 440, "focal", colours={"body": "shadow"})
    frost: Colours = {"body": card.ink("deep", "shadow", 0.6), "lite": "glow", "line": "light", "dark": "glow"}
    lying = stretched(wide_mirror(), 1.04, 0.68)
    mirror = card.place(lying, 400, 1252, 960, "focal", rotate=5, colours=frost)
    with card.inside(mirror, "sea", light=(620, 700), part="glass") as lake:
        sky.still(lake, ("light", "glow", "glow", "light"), glow=0.4)
        ground.waves(lake, 902, depth=0.8, height=8)
        ground.waves(lake, 932, depth=0.5, height=10)
        parts = [part for part in journey.sailing_boat().parts if part.role not in ("lite", "seam")]
        sail: Colours = {"lite": "#cf3a34", "glass": "#ea8a78", "body": "#6a1512", "dark": "#6a1512"}
        lake.place(finery.fan(), 430, 957, 300, "support", rotate=10, colours=sail)
        hull: Colours = {"body": "#123c48"}
        lake.place(Drawing("sailing_boat", tuple(parts)), 425, 997, 310, "support", colours=hull)
        ground.waves(lake, 985, depth=0.2, height=9)
    card.place(cats.cat(), 530, 577, 185, "support", flip=True)


@scene("v83", seed=830, light=(500, 1080))
def too_small_for_the_story(card: Card) -> None:
    interior.room(card, vanish=(700, 700), back=(420, 90, 1000, 1000), wall="light", floor="mid")
    chance = random.Random(83)
    for shelf in (330, 560, 790):
        spines = [rect(440 + i * 24, shelf - 120 - chance.random() * 60, 22, 190, 3) for i in range(20)]
        card.layer(spines, card.ink("light", "mid", 0.45), card.ink("light", "mid", 0.6), rim_light=0.3, shadow=0.2)
        card.layer(rect(424, shelf + 10, 500, 16), "mid", card.ink("mid", "shadow", 0.3))
    leather: Colours = {
        "body": card.ink("mid", "shadow", 0.35),
        "dark": "shadow",
        "lite": card.ink("light", "glow", 0.3),
    }
    card.place(keepsakes.book(state="closed"), 255, 1270, 930, "focal", colours=leather)
    stem = limb([(330, 385, 22), (400, 230, 20), (510, 150, 18), (600, 165, 16), (650, 230, 14)])
    card.layer(stem, card.ink("shadow", "mid", 0.4), "shadow")
    card.place(plants.rose(), 605, 170, 430, "focal", rotate=154, colours={"body": "shadow"})
    card.place(feathered.owl(eyes="closed"), 115, 420, 250, "support", colours={"lite": "glow"})
    brass: Colours = {"lum": "glow", "body": "deep"}
    hole = card.place(house.keyhole(), 545, 1225, 300, "support", colours=brass)
    light.beam(card, [hole.point(0, -60), (1000, 1180), (1000, 1400), (560, 1400)], strength=0.7, softness=30)
    child = card.place(children.child(), 715, 1290, 250, "support", flip=True)
    kite = card.place(fairground.kite(), 785, 985, 145, "ground", rotate=8)
    light.thread(card, kite.point(-78, -4), child.point(28, -106), ink="glow", sag=4)


@scene("v84", seed=841, light=(420, 900))
def storeys_of_a_gown(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "light", 0.3), "light", fade=0.6)
    light.glow(card, 420, 700, 480, strength=0.3)
    interior.table(card, 1240, ink="shadow", tilt=-8)
    interior.curtain(card, [(-30, -20), (190, 60), (120, 420), (40, 760), (70, 900), (-10, 1370)], ink="shadow")
    hall = blob("-9,-53* -18,-45 -26,-31 -33,-16* -14,-11 10,-11 29,-15* 24,-32 15,-46 8,-53*")
    cloth: Colours = {"body": card.ink("shadow", "mid", 0.4), "lite": "light", "acc": "acc"}
    dress = card.place(opened(wardrobe.dress(), hall), 510, 1270, 1020, "focal", colours=cloth)
    with card.inside(dress, "ochre", light=(480, 900), part=OPENING) as storeys:
        sky.still(storeys, ("light", "glow", "light", "light"))
        arches = [
            outline(blob(f"{x},{y}* {x},{y - 50} {x + 26},{y - 70} {x + 52},{y - 50} {x + 52},{y}*"), 5)
            for x, y in ((385, 925), (580, 925), (300, 1040), (390, 1040), (600, 1040), (690, 1040))
        ]
        storeys.layer(arches, "light", "mid", rim_light=0.2, shadow=0.1)
        for floor in (935, 1048):
            storeys.layer(rect(100, floor, 800, 13), "mid", "shadow")
        for x, floor in ((660, 1150), (330, 1048)):
            side = 1 if x > 500 else -1
            steps = [rect(x - side * i * 20, floor - i * 17, 22, i * 17) for i in range(7)]
            storeys.layer(steps, card.ink("mid", "light", 0.3), "mid", hatch=0.5)
        storeys.place(buildings.bell_tower(), 510, 936, 132, "support")
        storeys.place(performers.sleepwalker(), 535, 1049, 100, "support")
        caps: Colours = {"acc": "#8c4469", "glass": "#e2b13c"}
        for x, height in ((250, 70), (340, 92), (450, 118), (560, 74), (740, 84)):
            storeys.place(forest_plants.mushroom(companion=False), x, 1160, height, "support", colours=caps)
    silk: Colours = {"body": "deep", "acc": "acc"}
    card.place(clothes.top_hat(), *dress.point(0, -100), 270, "support", rotate=-7, colours=silk)
    waist = dress.point(-11, -52)
    light.thread(card, waist, (waist[0] - 14, waist[1] + 60), ink="acc", width=3)
    iron: Colours = {"body": "shadow", "line": "light"}
    card.place(household.key(), waist[0] - 14, waist[1] + 190, 140, "ground", rotate=4, colours=iron)
