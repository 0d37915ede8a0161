"""Visions 32 to 42."""

from __future__ import annotations

from card_images.source import compositions, ground, interior, light, sky, weather
from card_images.source.alterations import hollow, stretched
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, circle, cut, limb, line, oval, poly, rect
from card_images.source.motifs import (
    beasts,
    buildings,
    cats,
    clothes,
    creatures,
    elements,
    feathered,
    field_plants,
    figures,
    finery,
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
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import paint, sketch
from card_images.source.niches import arch
from card_images.source.scenes.cross_sections import cut_open
from card_images.source.scenes.floating import afloat
from card_images.source.scenes.registry import scene


@scene("v32", seed=325, light=(430, 830))
def fever_in_the_hearth(card: Card) -> None:
    pale = card.ink("light", "mid", 0.3)
    interior.room(card, vanish=(690, 600), back=(90, 130, 790, 940), wall=pale, floor="mid")
    bricks: Colours = {
        "body": card.ink("mid", "shadow", 0.65),
        "lite": card.ink("mid", "light", 0.4),
        "acc": card.ink("mid", "shadow", 0.2),
        "dark": card.ink("shadow", "mid", 0.2),
    }
    stack = card.place(house.chimney(), 440, 1120, 840, "focal", colours=bricks)
    vapour: Colours = {"lite": card.ink("glow", "light", 0.25)}
    for x, y, height, depth in ((690, 235, 150, 0.25), (130, 225, 130, 0.3), (560, 190, 120, 0.2)):
        card.place(sky_motifs.cloud(), x, y, height, depth=depth, colours=vapour)
    card.place(sky_motifs.cloud(), 345, 245, 205, "support", colours=vapour)
    fireplace = arch(-19.3, -63.1, 19, -11.3)
    with cut_open(card, stack, fireplace, "ember", (430, 930), depth=1.0) as hearth:
        sky.void(hearth, "light", "mid")
        light.glow(hearth, 380, 1010, 170, strength=0.6)
    rug = oval(430, 1225, 420, 92)
    card.layer(rug, card.ink("shadow", "mid", 0.3), card.ink("shadow", "deep", 0.3), hatch=1.2, rim_light=0.5)
    hem = cut(oval(430, 1222, 385, 76), oval(430, 1222, 372, 68))
    card.layer(hem, "light", "mid", rim_light=0, shadow=0)
    hare = card.place(beasts.hare(), 425, 1085, 365, "focal", colours={"acc": "light"})
    px, py = hare.point(53, -72)
    light.thread(card, (px, py), (px + 40, py + 62), width=4, ink="glow", sag=14)
    card.place(household.pocket_watch(hour=5.2), px + 44, py + 190, 135, "support", rotate=-8)
    for x, y, height, turn in ((330, 1300, 150, -8), (620, 1310, 180, 10)):
        card.place(field_plants.poppy(form="flower"), x, y, height, rotate=turn)
    card.place(field_plants.poppy(), 165, 1310, 320, "support", colours={"body": "shadow"})
    straw: Colours = {"body": "light", "lite": "light", "dark": "mid", "acc": "mid"}
    card.place(tools.broom(), 745, 1275, 390, "ground", rotate=12, colours=straw)


@scene("v33", seed=336, light=(690, 745))
def chandelier_of_the_sky(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 120, down_to=0.8)
    ground.hills(card, 1210, 70, depth=0.5, scale=300)
    x, ring = 480, 365
    strung: Colours = {"glass": "glow", "acc": "light"}
    card.place(finery.pearl_necklace(strands="one", loose=False), x, ring + 24, 365, "support", colours=strung)
    unlit: Colours = {"acc": "light", "lite": "light"}
    lustre = card.place(furnishings.chandelier(lit=False), x, ring + 660, 565, "focal", colours=unlit)
    for unit_x, unit_y, length in ((-46, -30, 60), (-20, -20, 95), (14, -16, 80), (46, -30, 50)):
        bud_x, bud_y = lustre.point(unit_x, unit_y)
        light.thread(card, (bud_x, bud_y), (bud_x, bud_y + length), ink="light")
        bud = field_plants.poppy(form="bud")
        card.place(bud, bud_x + 28, bud_y + length + 96, 115, "ground", colours={"body": "shadow"})
    px, py = lustre.point(36, -42)
    card.place(sky_motifs.comet(), px + 92, py + 34, 158, "support", colours={"lite": "acc", "glass": "glow"})
    px, py = lustre.point(-46, -42)
    owl = card.place(feathered.owl(), px - 14, py + 4, 330, "focal", colours={"acc": "acc", "lite": "light"})
    px, py = owl.point(0, 2)
    card.place(navigation.map(), px, py + 168, 190, "support", rotate=-5, colours={"acc": "mid"})
    ground.hills(card, 1285, 36, rim_light=0.35)
    card.place(figures.man(), 655, 1268, 84, colours={"body": "deep", "dark": "deep"})


BARS = ((-58, 38), (-42, 54), (-23, 60), (-8, 60), (8, 60), (23, 60), (42, 54), (58, 38))
"""Where the glazing bars of the whale's house stand, and how high they go."""


@scene("v34", seed=347, light=(150, 170))
def whale_house(card: Card) -> None:
    compositions.niche(card, wall=card.ink("mid", "shadow", 0.3), table_y=1035)
    afloat(card, navigation.map(), 345, 1235, 210, "ground", rotate=82, colours={"acc": "mid"})
    panes: Colours = {"glass": card.ink("light", "glow", 0.7)}
    bare = hollow(streets.glasshouse(), "lite", "body", "acc", "seam", "line")
    nursery = card.place(bare, 395, 1120, 550, "focal", colours=panes)
    hide: Colours = {"body": card.ink("shadow", "deep", 0.2), "lite": card.ink("light", "mid", 0.4)}
    with card.inside(nursery, "plum", card.light, depth=0) as within:
        within.image = card.image.copy()
        afloat(within, sea_creatures.whale(spout=False), 365, 950, 250, "focal", rotate=-5, colours=hide)
    px, py = nursery.point(0, 0)
    bars = [line([(px + side * 5.5, py - 8), (px + side * 5.4, py - rise * 5.5)], 5, 4) for side, rise in BARS]
    card.layer(bars, "deep", "deep", rim_light=0.8, shadow=0.25)
    px, py = nursery.point(0, -119)
    arm = limb([(px, py + 8, 8), (px + 50, py - 60, 7), (px + 140, py - 74, 6), (px + 200, py - 40, 5)])
    card.layer(arm, "shadow", "deep", rim_light=1.0)
    wire: Colours = {"body": card.ink("light", "glow", 0.4), "dark": "light"}
    compositions.hang(card, household.birdcage(), (px + 200, py - 42), 22, 225, "support", ink="glow", colours=wire)
    stalk: Colours = {"body": card.ink("light", "mid", 0.3), "lite": "deep"}
    card.place(field_plants.poppy(form="flower"), 655, 1212, 260, "support", rotate=20, colours=stalk)
    afloat(card, figures.hand(pose="reaching"), 795, 1232, 310, "support", rotate=10, flip=True)


@scene("v35", seed=358, light=(190, 1120))
def other_crossing(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "glow"), count=8, down_to=0.5)
    ground.hills(card, 640, 24, depth=0.9, scale=200)
    other = card.copy()
    afloat(other, household.key(), 560, 485, 620, "support", rotate=93, colours={"body": "acc", "line": "glow"})
    tail: Colours = {"lite": "light", "acc": "glow", "glass": "glow"}
    ground.water(card, 670, ripple=0.55, mirrored=other)
    light.glow(card, 155, 1075, 120, strength=0.45)
    afloat(card, sky_motifs.comet(), 262, 1140, 225, "support", rotate=186, flip=True, colours=tail, shadow=0)
    green = card.ink("shadow", "mid", 0.5)
    card.place(plants.leaf(), 520, 625, 500, "support", rotate=7, colours={"body": green, "line": "glow"})
    hull: Colours = {"body": card.ink("shadow", "deep", 0.3), "acc": "light"}
    boat = card.place(journey.rowing_boat(oars="shipped"), 555, 722, 400, "focal", colours=hull)
    tabby: Colours = {"body": card.ink("glow", "light", 0.5), "dark": "mid", "acc": "mid", "lite": "glow"}
    card.place(cats.cat(pose="asleep"), *boat.point(34, -30), 190, "support", colours=tabby)
    for x, y, height, depth in ((770, 1075, 120, 0.1), (110, 905, 90, 0.2), (560, 1120, 160, 0.05)):
        card.place(field_plants.water_lily(), x, y, height, "ground", depth=depth, colours={"acc": "light"})
    card.place(field_plants.water_lily(state="bud"), 770, 1310, 250, colours={"acc": "light"})


@scene("v36", seed=369, light=(470, 1110))
def dress_that_was_a_hive(card: Card) -> None:
    sky.void(card, "light", "mid")
    lamp = card.place(furnishings.chandelier(), 540, 430, 340, "support", colours={"acc": "light"})
    light.thread(card, lamp.point(0, -117), (540, -10), width=5, ink="shadow")
    silk: Colours = {"acc": "light", "lite": card.ink("light", "mid", 0.3)}
    gown = card.place(wardrobe.dress(form=False), 490, 1255, 720, "focal", colours=silk)
    for side in (-1, 1):
        light.thread(card, lamp.point(side * 36, -36), gown.point(side * 20, -88), width=3, ink="shadow")
        light.thread(card, lamp.point(side * 54, -48), gown.point(side * 21, -85), width=3, ink="shadow")
    slit = blob("490,860* 540,960 610,1120 632,1226* 560,1236 490,1240 420,1236 352,1224* 370,1120 440,960")
    with card.inside(slit, "verdigris", (490, 1120), depth=0.9) as within:
        sky.void(within, "glow", "light")
    light.glow(card, 490, 1120, 200, strength=0.35)
    card.place(household.lantern(), 490, 1225, 215, "support")
    honey: Colours = {"acc": card.ink("light", "glow", 0.5), "lite": card.ink("glow", "light", 0.4)}
    for x, y, height, turn in ((150, 130, 44, -60), (95, 235, 66, -50), (150, 360, 105, -40)):
        afloat(card, small_creatures.bee(), x, y, height, rotate=turn, flip=True, depth=0.1, colours=honey)
    afloat(card, small_creatures.bee(), 285, 535, 200, "support", rotate=-20, colours=honey)
    light.thread(card, (836, -10), (828, 366), width=2.4, ink="shadow")
    steel: Colours = {
        "body": "acc",
        "dark": card.ink("acc", "deep", 0.3),
        "lite": card.ink("acc", "glow", 0.3),
        "acc": "glow",
    }
    card.place(tools.scissors(), 690, 560, 240, "support", rotate=20, colours=steel)
    afloat(card, field_plants.poppy(form="flower"), 130, 960, 210, "ground", rotate=140)


@scene("v37", seed=370, light=(170, 230))
def crust_of_the_world(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=9, down_to=0.62)
    ground.hills(card, 900, 50, depth=0.75, scale=200)
    crust: Colours = {
        "body": card.ink("mid", "shadow", 0.35),
        "glass": card.ink("glow", "light", 0.2),
        "acc": card.ink("mid", "light", 0.4),
    }
    sails: Colours = {"acc": "light", "glass": card.ink("glow", "light", 0.3)}
    card.place(buildings.windmill(turn=32), 690, 800, 440, "focal", colours=sails)
    card.place(keepsakes.bread(), 555, 1320, 700, "focal", flip=True, colours=crust)
    lamp = sketch(paint("ink", line("0,-40 0,-8", 3, 4), blob("-9,0* 0,-12 9,0*")), paint("lum", circle(0, 2, 4)))
    stool = sketch(paint("ink", rect(-14, -20, 28, 5), rect(-12, -18, 4, 18), rect(8, -18, 4, 18)))
    for room in (arch(190, 960, 262, 1050), arch(92, 975, 160, 1060), arch(215, 1085, 290, 1170)):
        with card.inside(room, "ember", (200, 1000), depth=1.0) as cell:
            sky.void(cell, card.ink("light", "mid", 0.3), "deep")
            bounds = room.getBounds()
            light.glow(cell, bounds.centerX(), bounds.top() + 34, 36, strength=0.7)
            cell.place(lamp, bounds.centerX(), bounds.top() + 34, 100, shadow=0)
            cell.place(stool, bounds.centerX() - 8, bounds.bottom() - 1, 100, shadow=0)
    steps = [rect(100 + index * 26, 1160 - index * 22, 30, 12) for index in range(5)]
    card.layer(steps, card.ink("mid", "shadow", 0.2), "shadow", rim_light=0.5)
    stream = blob("62,1225 120,1205 200,1220 290,1200 310,1240 300,1290 200,1300 70,1296")
    card.layer(stream, "acc", card.ink("acc", "deep", 0.5), hatch=0.8)
    card.place(journey.paper_boat(), 185, 1262, 90, "ground", rotate=-5, colours={"lite": "glow"})
    gown: Colours = {"body": card.ink("shadow", "deep", 0.4), "skin": card.ink("glow", "light", 0.3)}
    watcher = card.place(figures.woman(pose="walking"), 412, 818, 255, "support", flip=True, colours=gown)
    px, py = watcher.point(9, -92)
    tube = navigation.telescope(mount="none")
    afloat(card, tube, px - 188, py - 34, 250, "support", rotate=11, flip=True, colours={"acc": "light"})
    teal: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4)}
    card.place(navigation.compass(), 296, 872, 130, "support", rotate=-12, colours=teal)


@scene("v38", seed=381, light=(200, 230))
def five_oclock_in_the_deep(card: Card) -> None:
    wall = card.ink("mid", "light", 0.3)
    interior.wallpaper(card, wall, "light", step=124, tile=interior.STRIPE_SPRIG)
    floor = poly([(-20, 1175), (920, 1150), (920, 1370), (-20, 1370)])
    card.layer(floor, card.ink("mid", "shadow", 0.45), card.ink("shadow", "deep", 0.4), hatch=1)
    skirting = poly([(-20, 1140), (920, 1115), (920, 1160), (-20, 1185)])
    card.layer(skirting, card.ink("mid", "light", 0.5), card.ink("mid", "shadow", 0.3), rim_light=0.6)
    light.glow(card, 190, 240, 240, strength=0.5)
    card.place(house.window(), 190, 345, 250, "support", colours={"acc": "light"})
    flesh = card.ink("deep", "shadow", 0.75)
    card.layer(limb([(185, 262, 22), (250, 330, 40), (300, 420, 60), (390, 520, 90)]), flesh, flesh, rim_light=0.9)
    spotted: Colours = {"acc": card.ink("light", "mid", 0.3)}
    octopus = card.place(sea_creatures.octopus(arms="reaching"), 482, 890, 460, "focal", rotate=-9, colours=spotted)
    px, py = octopus.point(80, -70)
    china: Colours = {"acc": "light", "body": "glow", "dark": "shadow", "lite": "light"}
    card.place(household.teacup(), px - 20, py + 6, 170, "support", rotate=5, colours=china)
    px, py = octopus.point(-76, -4)
    card.place(plants.rose(), px + 4, py + 70, 270, "support", rotate=-6)
    px, py = octopus.point(80, -16)
    brass: Colours = {"body": card.ink("light", "glow", 0.3), "acc": "light"}
    card.place(instruments.bell(swing="ringing"), px - 20, py + 168, 155, "support", colours=brass)
    px, py = octopus.point(-18, 24)
    card.place(elements.smoke(), px, py - 6, 200, "ground", rotate=178, colours={"lite": "light"})
    shoe = sketch(
        paint("body", blob("-40,0* -40,-26* -22,-30 -14,-18 16,-14 34,-8 36,0*")),
        paint("ink", blob("-38,-26 -30,-29 -22,-28 -24,-24 -32,-23")),
        paint("line", line("-12,-17 -8,-10", 1.4), line("-4,-15 0,-9", 1.4), line("-40,-4 34,-4", 1.2)),
    )
    for x, y in ((330, 1275), (395, 1310)):
        card.place(shoe, x, y, 200, flip=True, colours={"body": card.ink("light", "mid", 0.4)})


@scene("v39", seed=392, light=(690, 230))
def rehearsal_in_the_cold(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light"), glow=0.3)
    for x, y, height in ((115, 250, 190), (800, 150, 220), (650, 60, 100), (300, 90, 110), (70, 520, 110)):
        flake = sky_motifs.snowflake()
        afloat(card, flake, x, y, height, "ground", rotate=x / 9, colours={"acc": "glow"}, shadow=0.2)
    ground.hills(card, 850, 24, depth=0.9, scale=300)
    panes: Colours = {"glass": card.ink("glow", "light", 0.3), "acc": "light"}
    card.place(streets.glasshouse(), 535, 900, 570, "support", colours=panes)
    ground.hills(card, 930, 16, depth=0.35, scale=400)
    ring = oval(420, 1225, 520, 165)
    card.layer(ring, card.ink("light", "mid", 0.2), card.ink("mid", "light", 0.2), hatch=0.8)
    card.layer(oval(420, 1222, 440, 128), card.ink("light", "glow", 0.25), card.ink("light", "mid", 0.3), hatch=0.6)
    bottle = card.place(glassware.bottle(), 315, 1300, 700, "focal", colours={"acc": "light"})
    with card.inside(bottle, "verdigris", (420, 950), part="glass", depth=0.8) as air:
        sky.still(air, ("mid", "light", "glow"), glow=0.4)
        air.place(buildings.circus_tent(), 315, 1262, 268, "focal", colours={"body": card.ink("acc", "deep", 0.35)})
        ground.hills(air, 1262, 4, depth=0.7)
        weather.snow(air, 160)
    tumbler = card.place(performers.acrobat(), *bottle.point(0, -107), 310, "support", rotate=-4)
    card.place(wardrobe.diving_helmet(), *tumbler.point(0, -77), 118, "support", rotate=-4, colours={"acc": "light"})
    weather.snow(card, 160)


@scene("v40", seed=403, light=(660, 330))
def bread_before_the_rain(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "glow"), glow=0.45)
    ground.hills(card, 880, 40, depth=1.0)
    weather.fog(card, 930, 90, ink="glow", strength=0.7)
    teal: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.45)}
    loaf: Colours = {"body": card.ink("light", "mid", 0.35), "acc": "mid"}
    for x, y, height in ((850, 880, 120), (760, 826, 150), (640, 778, 185), (490, 762, 225)):
        card.place(clothes.umbrella(), x, y, height, rotate=3, colours=teal, depth=0.1)
        card.place(keepsakes.bread(), x - 4, y - 2, height * 0.44, colours=loaf, depth=0.05)
    card.place(streets.bridge(), 520, 1045, 470, "focal", colours={"acc": "light"})
    ground.waves(card, 1075, depth=0.35)
    for x, y, height, depth in ((170, 520, 200, 0.15), (430, 300, 130, 0.3), (70, 210, 100, 0.4)):
        card.place(elements.drop(state="falling"), x, y, height, rotate=12, depth=depth)
    film: Colours = {"body": card.ink("light", "glow", 0.4)}
    drop = card.place(elements.drop(state="falling"), 690, 545, 430, "support", rotate=12, colours=film)
    px, py = drop.point(-1, -36)
    afloat(card, creatures.moth(), px, py, 142, "support", rotate=12, colours={"acc": "light"})
    ground.hills(card, 1205, 36, rim_light=0.4)
    card.place(clothes.umbrella(), 205, 1265, 480, "focal", rotate=-5, colours=teal)
    card.place(keepsakes.bread(), 228, 1290, 190, "support", colours=loaf)
    ripe: Colours = {"lite": card.ink("light", "glow", 0.3), "body": "light", "dark": "mid"}
    for x, y, turn in ((440, 1310, 52), (570, 1335, 60), (690, 1305, 50), (800, 1340, 62)):
        card.place(field_plants.wheat(form="stalks"), x - 40, y, 150, "ground", rotate=turn, colours=ripe)
    weather.rain(card, 260, slant=0.34)


@scene("v41", seed=414, light=(175, 300))
def cat_who_held_the_keep(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "mid"), glow=0.2)
    ground.hills(card, 905, 40, depth=0.75, scale=340)
    wall = blob("-30,-30* 300,-30* 318,300 310,640 340,985* -30,1010*")
    card.layer(wall, card.ink("shadow", "mid", 0.3), card.ink("shadow", "deep", 0.4), hatch=1.1, rim_light=0.6)
    courses = [line([(-10, y), (150, y + 6), (306, y)], 3) for y in range(90, 960, 74)]
    courses += [line([(x, y), (x + 2, y + 74)], 3, 4) for y in range(90, 890, 148) for x in (60, 200)]
    card.layer(courses, "deep", "deep", rim_light=0, shadow=0)
    card.place(house.window(shutters="open"), 165, 470, 310, "support", colours={"acc": "light"})
    light.beam(card, [(200, 300), (210, 200), (920, 900), (920, 1200), (380, 1180)], strength=0.75, fade=1100)
    ground.hills(card, 1010, 34, depth=1.0)
    card.place(buildings.castle(), 565, 1010, 410, "focal")
    fur: Colours = {"body": card.ink("shadow", "mid", 0.2), "acc": "light", "lite": "light"}
    cat = card.place(cats.cat(pose="asleep"), 430, 1250, 640, "focal", flip=True, colours=fur)
    red: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4), "acc": "glow"}
    card.place(finery.crown(), *cat.point(34, -44), 250, "support", rotate=-14, colours=red)
    light.glow(card, 800, 1190, 120, strength=0.4)
    lantern = card.place(household.lantern(), 798, 1290, 225, "support", colours={"acc": "glow"})
    card.place(elements.flame(), *lantern.point(0, -18), 50, "ground", shadow=0)
    ground.hills(card, 1285, 18, depth=0.9)
    weather.snow(card, 220)


@scene("v42", seed=425, light=(640, 250))
def her_skirt_was_harvest(card: Card) -> None:
    sky.swirl(card, ("mid", "light", "glow"), rings=0.4)
    ground.hills(card, 1040, 40, depth=0.8)
    ground.hills(card, 1130, 40, depth=0.4)
    velvet: Colours = {
        "body": "acc",
        "dark": card.ink("acc", "deep", 0.55),
        "lite": "#cc6480",
        "acc": "#b98a3c",
        "line": "#b85673",
    }
    card.place(stretched(furnishings.curtain(), 0.6), 250, 1380, 1390, "support", colours=velvet)
    ripe: Colours = {"lite": "#e3bd58", "body": "#c79a3c", "dark": "#a3792c", "seam": "#5c3f16", "line": "#f6e3a0"}
    tulle: Colours = {"body": "glow", "lite": "#e8cfc0", "acc": "acc", "line": "#d9b65a", "seam": "#b98d72"}
    flesh: Colours = {"skin": "#ecc9a6", "shade": "#deb593", "hair": "#3a2216"}
    dancer = card.place(performers.dancer(), 360, 1225, 690, "focal", rotate=-5, colours={**tulle, **flesh})
    px, py = dancer.point(6, -51)
    for turn, height in ((128, 210), (116, 240), (68, 225), (80, 255)):
        card.place(field_plants.wheat(form="ear"), px, py, height, rotate=turn, colours=ripe)
    card.place(field_plants.wheat(form="stalks"), px, py, 275, "support", rotate=97, colours=ripe)
    flight = (
        (575, 700, 170, 5),
        (600, 545, 170, 25),
        (690, 435, 160, 70),
        (790, 448, 145, 115),
        (815, 550, 125, 170),
        (785, 632, 105, 205),
    )
    for x, y, height, turn in flight:
        afloat(card, field_plants.wheat(form="ear"), x, y, height, rotate=turn, colours=ripe)
    smoke: Colours = {"lite": "glow"}
    card.place(elements.smoke(), 760, 862, 200, "ground", rotate=8, colours=smoke)
    bottle = card.place(glassware.bottle(corked=False), 752, 1300, 470, "support")
    with card.inside(bottle, "moss", (700, 900), part="glass", depth=0.7) as cove:
        sky.void(cove, "glow", "light")
        cove.place(journey.sailing_boat(), 745, 1245, 170, "support", colours={"lite": "acc", "acc": "mid"})
        ground.hills(cove, 1240, 6, depth=1.0)
    ground.hills(card, 1290, 20, rim_light=0.35)
