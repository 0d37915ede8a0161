"""Visions 11 to 21."""

from __future__ import annotations

from card_images.source import ground, interior, light, sky, weather
from card_images.source.alterations import cropped, hollow, stretched
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point, along, blob, limb, line, moved, outline, oval, poly, rect
from card_images.source.motifs import (
    beasts,
    buildings,
    children,
    clockwork,
    clothes,
    cordage,
    creatures,
    elements,
    fairground,
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
from card_images.source.placed_motif import Weight
from card_images.source.scenes.colours import accented
from card_images.source.scenes.props import BIRD_LEGS, LANTERN_PANES, LIT_WINDOW, SHUT_EYE
from card_images.source.scenes.registry import scene


@scene("v11", seed=401, light=(720, 300))
def fox_at_the_garden_party(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "light"), count=8, tilt=0.12)
    light.glow(card, 720, 300, 240, strength=0.6)
    ground.hills(card, 870, 40, depth=0.75, scale=300)
    ground.hills(card, 950, 30, depth=0.55, scale=260)
    fur: Colours = {"body": "#7d4f2c", "lite": card.ink("light", "glow", 0.4)}
    fox = card.place(beasts.fox(pose="asleep"), 400, 800, 600, "focal", rotate=4, colours=fur)
    x, y = fox.point(50, -71)
    card.place(performers.dancer(), x, y + 4, 160, "support", colours={"body": "deep", "lite": "shadow"})
    wall = poly([(-30, 900), (600, 900), (590, 1150), (-30, 1160)])
    card.layer(wall, card.ink("shadow", "mid", 0.5), "shadow", hatch=0.9)
    roof = poly([(-30, 775), (585, 772), (690, 945), (-30, 955)])
    card.layer(roof, card.ink("shadow", "mid", 0.2), "deep", hatch=0.3)
    tiles = [
        line([(x, y), (x + 17, y + 15), (x + 34, y)], 3, 8)
        for row, y in enumerate(range(800, 940, 26))
        for x in range(-40 + row % 2 * 17, 545 + row * 16, 34)
    ]
    card.layer(tiles, card.ink("mid", "light", 0.4), "mid", rim_light=0, shadow=0.3)
    stack = cropped(house.chimney(), rect(-60, -120, 120, 94))
    card.place(stack, 205, 890, 480, "support", colours={"acc": "light", "body": card.ink("shadow", "deep", 0.3)})
    for x in (60, 250, 440):
        card.place(LIT_WINDOW, x, 1090, 110)
    ground.hills(card, 1125, 22, depth=0.4, scale=300)
    iron: Colours = {"body": card.ink("shadow", "deep", 0.7), "line": "light"}
    card.place(streets.gate(), 715, 1150, 260, "support", colours=iron)
    card.place(tools.broom(), 100, 1305, 280, "ground", rotate=14, colours={"lite": "light"})
    red: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.5), "acc": "light", "lite": "glow"}
    card.place(fairground.carousel_horse(pole=False), 385, 1290, 290, "focal", rotate=-4, colours=red)
    ground.hills(card, 1310, 24, scale=200)


@scene("v12", seed=131, light=(700, 230))
def fair_under_glass(card: Card) -> None:
    sky.swirl(card, ("shadow", "mid", "light", "glow"))
    ground.hills(card, 1210, 40, depth=0.3, scale=330)
    brass: Colours = {"body": card.ink("mid", "light", 0.3), "line": "glow", "dark": "shadow"}
    watch = card.place(household.pocket_watch(), 390, 1270, 980, "focal", rotate=-10, colours=brass)
    with card.inside(watch, "ochre", light=(520, 620), part="glass") as fair:
        sky.still(fair, ("mid", "light", "glow"), glow=0.5)
        x, y = watch.point(0, -40)
        ground.hills(fair, y + 130, 24, depth=0.5)
        fair.place(glassware.glass_dome(layer="back"), x + 10, y + 255, 520, "support")
        fair.place(buildings.circus_tent(), x + 10, y + 165, 190, "support", colours={"acc": "acc", "body": "shadow"})
        fair.place(glassware.glass_dome(layer="front"), x + 10, y + 255, 520)
        for at, dy, height in ((-225, 60, 130), (-160, -130, 110)):
            fair.place(journey.balloon(), x + at, y + dy, height)
        fair.place(journey.balloon(), x + 215, y - 20, 190, "support")
    x, y = watch.point(28, -68)
    card.place(small_creatures.snail(), x + 6, y + 12, 175, "support", rotate=38, colours={"lite": "light"})
    for x, y, height in ((760, 480, 120), (830, 330, 80), (720, 350, 50)):
        card.place(elements.bubble(), x, y, height, "ground")
    ground.hills(card, 1290, 30, scale=220)


@scene("v13", seed=137, light=(120, 200))
def deaf_parade(card: Card) -> None:
    sky.under_water(card)
    ground.hills(card, 790, 60, depth=0.6, scale=260)
    slope = blob("470,860* 560,700 660,610 800,590 930,640* 930,900*")
    card.layer(slope, card.ink("mid", "shadow", 0.2), "shadow", hatch=1)
    card.place(buildings.circus_tent(), 770, 608, 150, "ground", depth=0.1)
    ground.hills(card, 900, 40, depth=0.45, scale=300)
    ground.hills(card, 1020, 30, depth=0.3, scale=300)
    copper: Colours = {
        "body": card.ink("mid", "light", 0.5),
        "lite": "light",
        "dark": card.ink("shadow", "deep", 0.3),
    }
    pale: Colours = {"body": "light", "dark": card.ink("mid", "light", 0.4)}
    for x, y, height, depth in ((440.0, 775.0, 125, 0.3), (570, 805, 190, 0.15), (715, 905, 310, 0.0)):
        card.place(BIRD_LEGS, x, y, height, depth=depth, colours=pale)
        tag: Weight | None = "focal" if depth == 0 else None
        helmet = card.place(wardrobe.diving_helmet(), x, y, height, tag, depth=depth, colours=copper)
    gold: Colours = {
        "body": card.ink("acc", "deep", 0.25),
        "lite": "acc",
        "dark": card.ink("acc", "deep", 0.7),
    }
    horn = card.place(instruments.gramophone(), 270, 1110, 440, "focal", flip=True, colours=gold)
    x, y = horn.point(26, -87)
    sung: list[Point] = [(x + 30, y), (x + 110, -40), (x - 150, -40), (x - 60, y - 20)]
    light.beam(card, sung, strength=0.75, softness=40, fade=1100)
    ground.hills(card, 1160, 24, depth=0.12, scale=300)
    anchor = card.place(navigation.anchor(roped=False), 745, 1300, 210, "support", rotate=24, colours={"body": "light"})
    light.thread(card, helmet.point(48, -4), anchor.point(0, -101), width=7, sag=50)
    fox = card.place(
        beasts.fox(), 430, 1300, 175, "support", flip=True, colours={"body": card.ink("light", "glow", 0.3)}
    )
    x, y = fox.point(84, -40)
    card.place(keepsakes.letter(), x, y + 30, 80, "ground", rotate=-12)
    ground.hills(card, 1312, 20, scale=220)
    sky.bubbles(card, 30)


@scene("v14", seed=149, light=(735, 430))
def hand_that_rose(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.45), "mid", fade=0.3)
    light.beam(card, [(735, 430), (640, 330), (-60, 900), (300, 1120)], strength=0.5, softness=30, fade=900)
    card.place(house.window(), 755, 570, 250, "support", colours={"acc": "light"})
    interior.table(card, 1080, ink="shadow", tilt=16)
    bark: Colours = {"body": card.ink("light", "mid", 0.3), "line": "glow", "ink": "shadow"}
    palm: Colours = {"skin": card.ink("light", "glow", 0.25), "shade": "mid"}
    hand = card.place(
        hollow(figures.hand(), "body", "lite", "line", "acc"), 370, 645, 560, "focal", rotate=-5, colours=palm
    )
    wrist = limb([(368, 860, 54), (374, 740, 76), (366, 610, 104)])
    card.layer(wrist, card.ink("light", "glow", 0.22), card.ink("light", "mid", 0.3), rim_light=0.1, shadow=0)
    card.place(stretched(plants.tree(seed=31, roots=False, forks=6), 0.95), 370, 1015, 590, "focal", colours=bark)
    card.place(keepsakes.bread(), 365, 1125, 280, "support", colours={"body": card.ink("acc", "shadow", 0.45)})
    x, y = hand.point(-27, -66)
    light.thread(card, (x, y), (x - 30, y + 110), ink="glow")
    card.place(
        keepsakes.letter(),
        x - 30,
        y + 215,
        145,
        "support",
        rotate=-8,
        colours={"lite": "acc", "glass": "acc"},
    )
    card.place(beasts.hare(), 740, 1420, 330, "ground", flip=True)


@scene("v15", seed=151, light=(735, 215))
def horse_that_caught_the_moon(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 70, down_to=0.5)
    light.moon(card, 105, weight="focal")
    ground.hills(card, 1010, 60, depth=0.6, scale=300)
    weather.fog(card, 1040, 70, strength=0.6)
    mast = limb([(436, -40, 18), (440, 700, 20), (446, 1180, 24)], round_ends=False)
    card.layer(mast, "light", card.ink("mid", "light", 0.4), hatch=1.0)
    wood: Colours = {
        "body": card.ink("mid", "light", 0.2),
        "lite": card.ink("light", "glow", 0.4),
        "dark": card.ink("shadow", "mid", 0.4),
    }
    card.place(fairground.carousel_horse(pole=False), 415, 815, 520, "focal", rotate=-8, colours=wood)
    ground.hills(card, 1150, 50, depth=0.15, scale=300)
    hoof = (698.0, 642.0)
    light.thread(card, hoof, (hoof[0], 930), width=3)
    card.place(instruments.bell(), hoof[0], 1085, 140, "support", colours={"body": card.ink("light", "glow", 0.5)})
    woman = card.place(figures.woman(pose="reaching"), 610, 1235, 175, "support", colours={"body": "glow"})
    x, y = woman.point(14, -108)
    light.thread(card, (x, y), (hoof[0], 1085), width=2)
    card.place(clothes.umbrella(), 520, 1180, 150, "support", rotate=-14, colours=accented(card))
    for x, y, height in ((330, 1240, 60), (210, 1260, 80), (760, 1275, 70)):
        card.place(keepsakes.bread(), x, y, height, "ground")
    ground.hills(card, 1280, 30, scale=220)


@scene("v16", seed=163, light=(150, 40))
def bed_at_the_end_of_the_chain(card: Card) -> None:
    sky.under_water(card, ("glow", "light", "mid", "shadow"))
    ground.hills(card, 1230, 40, depth=0.3, scale=260)
    linen: Colours = {"glass": "glow", "lite": card.ink("light", "glow", 0.5), "body": "shadow", "acc": "mid"}
    card.place(furnishings.bed(quilt="made"), 312, 978, 320, "support", rotate=9, colours=linen)
    brass: Colours = {"body": card.ink("mid", "shadow", 0.6), "line": "glow"}
    cage = card.place(household.birdcage(), 320, 1050, 890, "focal", rotate=9, colours=brass)
    card.place(performers.sleepwalker(), 700, 900, 360, "support", colours={"lite": "glow", "body": "light"})
    card.place(finery.crown(), 690, 562, 155, "support", rotate=14, colours=accented(card))
    ground.hills(card, 1300, 30, scale=240)
    anchor = card.place(navigation.anchor(roped=False), 640, 1330, 190, "ground", rotate=-24)
    links = blob([cage.point(24, -1), (500, 1170), anchor.point(0, -101)], closed=False)
    chain = [outline(oval(at.x, at.y, 13, 9), 4) for at in along(links, 16)]
    card.layer(chain, "shadow", "deep", rim_light=0.8, shadow=0.2)
    card.place(elements.bubble(), 130, 330, 175, "ground")


@scene("v17", seed=179, light=(330, 650))
def clockwork_hive(card: Card) -> None:
    sky.void(card, "light", "mid")
    panes = moved(LANTERN_PANES, dx=400, dy=1040, scale=7.2, turn=5)
    with card.inside(panes, "moss", light=(430, 760)) as cell:
        sky.still(cell, ("mid", "light", "glow", "glow"), glow=0.7)
        cell.place(furnishings.bed(quilt="made"), 408, 925, 180, "support", rotate=5)
        bee = cell.place(small_creatures.bee(), 415, 872, 185, "focal", rotate=12)
        cell.place(SHUT_EYE, *bee.point(46, -42), 185, rotate=12, hatch=0, lines=1)
    frame = hollow(household.lantern(), "lum", "acc", "dark")
    card.place(frame, 400, 1040, 720, "focal", rotate=5)
    silk: Colours = {"lite": "acc", "glass": "acc", "dark": card.ink("acc", "deep", 0.5), "acc": "glow"}
    card.place(finery.glove(), 768, -14, 430, "support", rotate=213, colours=silk)
    card.place(clockwork.cog(), 290, 1225, 165)
    card.place(clockwork.cog(), 520, 1232, 220, "support")
    card.place(clockwork.cog(pair=False), 700, 1215, 120, colours={"body": card.ink("mid", "light", 0.3)})
    honey: Colours = {"body": card.ink("#c98a1e"), "lite": "glow"}
    card.place(elements.drop(), 512, 1322, 88, "ground", colours=honey)


@scene("v18", seed=181, light=(720, 420))
def women_with_one_face(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=9)
    light.glow(card, 720, 420, 240, strength=0.6)
    ground.hills(card, 830, 40, depth=0.55, scale=300)
    ground.water(card, 985)
    stone: Colours = {"body": card.ink("mid", "shadow", 0.3), "lite": "light", "acc": "light"}
    bridge = card.place(streets.bridge(), 575, 985, 450, rotate=-9, colours=stone)
    deck = ((74, -31, 86), (50, -44, 96), (24, -57, 108), (-4, -61, 120), (-34, -52, 136))
    for at_x, at_y, height in deck:
        x, y = bridge.point(at_x, at_y)
        _masked_woman(card, x, y + 38, height * 1.5)
    card.place(streets.bridge(), 575, 985, 450, "focal", rotate=-9, colours=stone)
    card.place(clockwork.music_box(), 585, 1018, 140, "support", colours={"body": "light"})
    ripples = [
        line([(x - wide, y), (x, y + 5), (x + wide, y)], 3)
        for x, y, wide in ((585, 1036, 110), (600, 1064, 150), (570, 1100, 90))
    ]
    card.layer(ripples, "light", "light", rim_light=0, shadow=0)
    ground.hills(card, 1245, 30, scale=240)
    gown: Colours = {"body": card.ink("mid", "light", 0.4)}
    near = card.place(figures.woman(), 165, 1320, 520, "support", colours=gown)
    x, y = near.point(0, -90)
    card.place(clothes.mask(), x, y + 92, 155, "focal", colours={"body": "glow", "lite": "light", "acc": "acc"})
    x, y = near.point(27, -44)
    card.place(elements.flame(), x + 4, y, 120, "support", colours={"acc": "acc"})
    for x, y, height in ((620, 1335, 190), (800, 1350, 260), (400, 1365, 130)):
        card.place(field_plants.wheat(), x, y, height, "ground")


def _masked_woman(card: Card, x: float, y: float, height: float) -> None:
    card.place(figures.woman(), x, y, height, colours={"body": card.ink("shadow", "mid", 0.4)})
    card.place(clothes.mask(), x, y - height * 0.72, height * 0.26, colours={"body": "glow", "lite": "light"})
    card.place(elements.flame(), x + height * 0.2, y - height * 0.45, height * 0.2)


@scene("v19", seed=191, light=(690, 265))
def lamp_that_was_unwound(card: Card) -> None:
    sky.still(card, ("deep", "deep", "shadow", "mid"), glow=0.5)
    light.glow(card, 690, 265, 230, strength=0.4)
    ground.hills(card, 830, 60, depth=0.7, scale=300)
    weather.snow(card, 150)
    ground.hills(card, 930, 50, depth=0.5, scale=300)
    iron: Colours = {
        "lite": "deep",
        "glass": card.ink("light", "glow", 0.3),
        "body": card.ink("shadow", "deep", 0.6),
    }
    lamp = card.place(streets.street_lamp(lit=False, rays=False), 905, 1085, 840, "focal", rotate=-15, colours=iron)
    x, y = lamp.point(0, -93)
    card.place(elements.flame(), x, y, 92, "support", rotate=-8, colours={"lum": "light"})
    light.thread(card, (x, y - 40), (382, 812), width=7, ink="glow", sag=10)
    light.thread(card, (382, 812), (262, 985), width=7, ink="glow")
    coat: Colours = {"body": "deep"}
    card.place(figures.man(pose="walking", hat="none"), 465, 985, 320, "support", flip=True, colours=coat)
    ground.hills(card, 1120, 40, depth=0.25, scale=280)
    card.place(journey.sledge(load="none"), 225, 1275, 215, "support", colours={"lite": "light"})
    card.place(cordage.spool(), 205, 1182, 310, "support", colours={"acc": "glow", "lite": "light"})
    card.place(clothes.top_hat(), 640, 1250, 130, "ground", rotate=118, colours={"body": "deep"})
    ground.hills(card, 1290, 24, scale=240)
    weather.snow(card, 80)


@scene("v20", seed=193, light=(740, 260))
def tree_that_hung_from_an_umbrella(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "light"), glow=0.45)
    light.glow(card, 740, 260, 240, strength=0.6)
    ground.hills(card, 1150, 40, depth=0.9, scale=300)
    for x, height in ((90.0, 130), (190, 90), (840, 150)):
        card.place(forest_plants.fir_tree(), x, 1170, height, depth=0.6)
    weather.snow(card, 140)
    umbrella = card.place(clothes.umbrella(), 310, 370, 330, "focal", rotate=-12, colours=accented(card))
    fir = card.place(forest_plants.fir_tree(), 400, 1045, 470, "focal", rotate=-4, colours={"body": "shadow"})
    (x, y), (tip_x, tip_y) = umbrella.point(-6, 2), fir.point(0, -106)
    course = f"0,0 10,{(tip_y - y) * 0.4} {tip_x - x - 6},{(tip_y - y) * 0.75} {tip_x - x},{tip_y - y}"
    hemp: Colours = {"lite": card.ink("mid", "shadow", 0.2), "dark": "shadow"}
    card.place(cordage.rope(course=course, width=17), x, y - 6, 100, "support", colours=hemp)
    foot_x, foot_y = fir.point(0, 4)
    fibres = [
        limb(
            [
                (foot_x + at, foot_y + 50, 9),
                (foot_x + at * 1.7, foot_y + 95, 5),
                (foot_x + at * 1.5 + 6, foot_y + 130 - abs(at) * 0.5, 1.5),
            ]
        )
        for at in (-52, -34, -14, 6, 26, 48)
    ]
    clod = blob(
        [
            (foot_x + dx, foot_y + dy)
            for dx, dy in (
                (-58, 8),
                (-30, -8),
                (0, -2),
                (34, -8),
                (60, 10),
                (66, 46),
                (40, 78),
                (4, 90),
                (-36, 80),
                (-64, 44),
            )
        ]
    )
    card.layer([clod, *fibres], card.ink("shadow", "mid", 0.2), "deep", hatch=1.2, wobble=6)
    card.place(creatures.spider_web(), 515, 885, 160, "support", lines=1.0, colours={"line": "glow"})
    for at_x, at_y in ((-44, -12), (-33, -40), (-20, -68), (40, -20), (17, -72), (-4, -34)):
        x, y = fir.point(at_x, at_y)
        card.place(household.candle(), x, y, 84, "support", colours={"lite": "glow", "body": "acc"})
    card.place(children.child(), 690, 1290, 220, "ground", flip=True)
    ground.hills(card, 1275, 24, depth=0.6, scale=240)
    weather.snow(card, 70)


@scene("v21", seed=197, light=(800, 560))
def bells_on_a_string_of_pearls(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "light"), count=8)
    light.glow(card, 800, 560, 260, strength=0.5)
    ground.hills(card, 1150, 40, depth=0.5, scale=300)
    card.place(finery.pearl_necklace(loose=False), 600, 205, 270, "support")
    gilt: Colours = {"body": card.ink("mid", "shadow", 0.3)}
    tower = card.place(buildings.bell_tower(), 612, 192, 445, "focal", rotate=185, colours=gilt)
    lid = blob("440,1205* 430,1110 470,1070 590,1058 700,1070 738,1110 728,1205*")
    card.layer(lid, card.ink("acc", "deep", 0.2), card.ink("acc", "deep", 0.5), hatch=0.8, rim_light=0.9)
    card.layer(blob("458,1205* 452,1120 484,1092 590,1080 688,1092 716,1120 710,1205*"), "glow", "light", hatch=0.5)
    card.layer(oval(585, 1206, 146, 20), "deep", "shadow", rim_light=0.3)
    x, y = tower.point(0, -139)
    acrobat = card.place(performers.acrobat(pose="hanging"), x, y + 228, 235, "support")
    blue: Colours = {**accented(card), "acc": "light"}
    card.place(cropped(journey.trunk(), rect(-60, -31, 120, 40)), 585, 1315, 350, "support", colours=blue)
    x, y = acrobat.point(9, -62)
    card.place(household.pocket_watch(), x + 50, y + 95, 78, "ground", colours={"body": "acc"})
    drape: Colours = {"body": "shadow"}
    card.place(stretched(furnishings.curtain(), 0.42), 140, 1345, 1290, "support", colours=drape)
