"""Visions 43 to 52."""

from __future__ import annotations

import math

from card_images.source import ground, interior, light, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, cut, line, rect, union
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
    figures,
    finery,
    forest_plants,
    furnishings,
    house,
    household,
    instruments,
    journey,
    keepsakes,
    navigation,
    performers,
    plants,
    railway,
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import paint, sketch
from card_images.source.motifs.strokes import scallops
from card_images.source.placed_motif import Weight
from card_images.source.scenes.cross_sections import cut_open
from card_images.source.scenes.registry import scene

VARNISH = "#b0571f"


@scene("v43", seed=4301, light=(640, 190))
def laundry_learns_to_swim(card: Card) -> None:
    sky.bands(card, ("light", "light", "mid", "shadow"), count=8, tilt=-0.14, down_to=0.9)
    light.glow(card, 640, 190, 260, strength=0.4)
    ground.waves(card, 990, depth=0.6)
    sea: Colours = {"body": card.ink("mid", "shadow", 0.25), "lite": card.ink("light", "mid", 0.3)}
    card.place(furnishings.curtain(drawn="closed"), 575, 1300, 490, "support", rotate=3, colours=sea)
    card.place(clockwork.cog(pair=False), 92, 205, 180, "ground", colours={"body": "acc"})
    light.thread(card, (96, 112), (930, 560), width=4, ink="deep", sag=30)
    linen: Colours = {"lite": "glow", "glass": card.ink("glow", "light", 0.35), "dark": "light"}
    card.place(wardrobe.shirt(pegged=False), 205, 640, 410, "focal", rotate=20, colours=linen)
    scaly: Colours = {**linen, "lite": card.ink("glow", "acc", 0.3)}
    card.place(wardrobe.shirt(pegged=False), 512, 625, 245, rotate=24, colours=scaly)
    rows = [f"-19,{y} 20,{y}" for y in (-70, -59, -48, -37, -26, -15)]
    scales = [mark for row in rows for mark in scallops(row, 6, 6, 1.4)]
    card.place(sketch(paint("seam", scales)), 512, 625, 245, rotate=24, colours={"seam": "acc"}, shadow=0)
    damp: Colours = {"body": card.ink("glow", "acc", 0.55), "dark": "acc", "lite": "glow"}
    card.place(creatures.fish(), 800, 612, 180, rotate=-88, colours=damp)
    red: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4), "lite": "glow"}
    card.place(creatures.fish(), 770, 985, 290, "focal", rotate=-52, colours=red)
    card.place(elements.bubble(), 745, 330, 170, "support", colours={"lite": "acc", "line": "acc"})
    peg = sketch(paint("dark", cut(rect(-7, -40, 14, 40, 5), rect(-1.5, -22, 3, 24))))
    for x, y, turn in ((735, 295, 52), (322, 268, 14), (592, 412, 10), (652, 442, 16), (745, 508, 8)):
        card.place(peg, x, y, 110, rotate=turn)
    ground.waves(card, 1240, depth=0.2)
    card.place(journey.paper_boat(), 215, 1250, 240, "support", rotate=-7, colours={"lite": "glow"})
    ground.waves(card, 1265)


@scene("v44", seed=4402, light=(775, 345))
def train_cut_out(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid"), glow=0.35)
    ground.hills(card, 800, 30, depth=0.55, scale=400)
    ground.hills(card, 890, 26, depth=1.0, scale=420, hatch=0.4)
    light.beam(card, [(775, 345), (-160, 1010), (-60, 1420), (640, 1420)], strength=0.85, fade=1300)
    dark: Colours = {"body": card.ink("shadow", "deep", 0.4), "lite": "mid", "acc": "light"}
    card.place(railway.train(carriages=2), 455, 935, 235, "focal", colours=dark)
    steel: Colours = {"lite": card.ink("light", "glow", 0.6), "body": "light", "dark": "mid", "acc": "glow"}
    card.place(tools.scissors(), 622, 745, 570, "focal", rotate=-40, colours=steel)
    card.place(children.child(), 96, 800, 250, "support", colours={"lite": "light"})
    card.place(streets.street_lamp(rays=False), 775, 1005, 655, "support", colours={"acc": "glow"})
    ground.hills(card, 1110, 40, depth=0.75, scale=300, hatch=0.6)
    light.glow(card, 270, 1170, 230, strength=0.4)
    gilt: Colours = {"body": "acc", "lite": "glow", "dark": card.ink("acc", "deep", 0.4), "acc": "glow"}
    card.place(finery.crown(), 250, 1235, 320, "support", rotate=-9, colours=gilt)
    ground.hills(card, 1270, 30, depth=0.15, scale=220)
    card.place(household.key(), 560, 1262, 230, "ground", rotate=-66, colours={"body": "light"})
    weather.snow(card, 260)


@scene("v45", seed=4503, light=(330, 900))
def trunk_with_a_fireplace(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "light"), count=8, tilt=0.1)
    ground.hills(card, 1060, 40, depth=0.75, scale=360)
    for x, y, height in ((770, 960, 250), (880, 990, 320), (80, 985, 290)):
        card.place(journey.trunk(), x - height * 0.25, y, height, rotate=90, depth=0.72)
    ground.hills(card, 1110, 30, depth=0.5, scale=300)
    ground.hills(card, 1200, 26, depth=0.15)
    card.place(house.chimney(), 450, 425, 240, "support", colours={"acc": card.ink("mid", "shadow", 0.3)})
    card.place(elements.smoke(course="drifting"), 474, 175, 130, depth=0.3)
    card.place(creatures.raven(), 400, 173, 160, "support", flip=True)
    leather: Colours = {"body": card.ink("shadow", "mid", 0.35), "acc": "light", "dark": "deep"}
    trunk = card.place(journey.trunk(), 185, 810, 890, "focal", rotate=90, colours=leather)
    storeys = union(*(rect(x, -27, width, 25) for x, width in ((-41, 11), (-20, 19), (1, 19), (30, 11))))
    with cut_open(card, trunk, storeys, "ochre", (250, 930)) as room:
        interior.wallpaper(room, room.ink("light", "glow", 0.2), "shadow", step=50)
        room.layer(rect(180, 1060, 300, 150), "shadow", "deep", hatch=1)
        light.glow(room, 250, 960, 90, ink="#e08a3c", strength=0.5)
        room.place(house.window(), 255, 535, 72)
        room.place(household.candle(), 350, 537, 60)
        room.place(performers.sleepwalker(), 236, 798, 80)
        room.place(household.birdcage(), 318, 796, 148, "support")
        room.place(elements.flame(form="hearth"), 250, 985, 88, colours={"acc": "#c25a22"})
        room.place(figures.man(pose="seated"), 345, 984, 110, flip=True)
        for x in (235, 312, 390):
            room.place(clockwork.cog(pair=False), x, 1172, 86, "ground", colours={"body": "light"})
    blue: Colours = {"body": card.ink("shadow", "deep", 0.3)}
    card.place(plants.rose(), *trunk.point(0, -28), 430, "support", rotate=58, colours=blue)
    card.place(figures.woman(pose="walking"), 790, 1250, 110, flip=True)
    ground.hills(card, 1275, 26, scale=200)


@scene("v46", seed=4604, light=(230, 240))
def high_address(card: Card) -> None:
    sky.void(card)
    ground.hills(card, 1270, 26, depth=0.6, scale=300)
    bark: Colours = {"body": card.ink("mid", "shadow", 0.35)}
    tree = card.place(plants.tree(seed=14, roots=False), 640, 1330, 1120, "focal", colours=bark)
    mill = card.place(buildings.windmill(turn=20), 535, 585, 480, "focal", colours={"glass": "glow"})
    hub = mill.point(*buildings.WINDMILL_HUB)
    for turn in (20, 110, 200, 290):
        x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        tag: Weight | None = "support" if turn == 290 else None
        card.place(keepsakes.letter(), hub[0] + x * 128, hub[1] + y * 128, 128, tag, rotate=turn)
    card.place(fairground.kite(), 262, 965, 260, "support", rotate=-24)
    card.place(small_creatures.bee(), 185, 370, 180, "support", rotate=-16)
    card.place(keepsakes.letter(), 200, 465, 115, rotate=9)
    card.place(house.keyhole(), *tree.point(1, -2), 130, "ground")
    card.place(figures.man(pose="walking"), 215, 1290, 100)
    ground.hills(card, 1315, 16, scale=240)


@scene("v47", seed=4705, light=(560, 500))
def unwinding_the_winter(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.5)
    ground.hills(card, 1120, 40, depth=0.8, scale=340)
    ground.hills(card, 1200, 30, depth=1.0, hatch=0.3)
    card.layer(line([(-20, 84), (450, 62), (930, 96)], 26, 20), "mid", "shadow", rim_light=1.0)
    china: Colours = {"body": card.ink("mid", "light", 0.3), "acc": "glow", "lite": "glow", "dark": "mid"}
    pot = card.place(household.teapot(), 235, 560, 400, "focal", rotate=24, colours=china)
    for spot in ((-46, -66), (0, -84), (54, -62)):
        x, y = pot.point(*spot)
        light.thread(card, (x, 80), (x, y + 14), ink="glow")
    wood: Colours = {"body": "deep", "lite": "glow", "line": "glow"}
    puppet = card.place(performers.puppet(pose="waving"), 700, 1160, 500, "focal", flip=True, colours=wood)
    bar = puppet.point(0, -128)
    light.thread(card, (bar[0], 80), bar, width=3, ink="glow")
    card.place(clothes.umbrella(), 530, 815, 350, "support", rotate=198, colours={"body": "acc"})
    snow: Colours = {"glass": "glow", "acc": "light"}
    card.place(sky_motifs.snowflake(), 405, 905, 250, "support", rotate=12, colours=snow)
    plate = sky_motifs.snowflake(form="plate")
    for at_x, at_y, size in ((490, 590, 80), (500, 505, 52), (435, 655, 60), (530, 690, 44)):
        card.place(plate, at_x, at_y, size, rotate=size - 40, colours=snow, shadow=0.2)
    light.thread(card, (134, 1050), (60, 84), width=2.6, ink="glow")
    card.place(cordage.spool(thread="bare"), 140, 1245, 230, "support", colours={"body": "deep", "lite": "light"})
    for x, height, turn, flip in ((330, 230, -12, False), (560, 180, 16, True), (850, 280, 4, True)):
        card.place(plants.fern(), x, 1325, height, "ground", rotate=turn, flip=flip, colours={"body": "glow"})
    ground.hills(card, 1300, 20, depth=0.9, hatch=0.3)
    weather.snow(card, 200)


@scene("v48", seed=4806, light=(330, 560))
def evening_with_no_musicians(card: Card) -> None:
    interior.room(card, vanish=(330, 610), back=(70, 270, 600, 850))
    with card.inside(rect(70, 270, 530, 560), "ember", depth=0.3) as wall:
        interior.wallpaper(wall, wall.ink("mid", "shadow", 0.2), "light", step=84)
    arch = blob("104,850* 104,500 200,396 322,364 446,396 546,500 546,850*")
    with card.inside(arch, "midnight", light=(330, 760)) as night:
        sky.still(night, ("deep", "deep", "shadow", "mid"), glow=0.5)
        sky.stars(night, 60)
        night.place(figures.woman(pose="walking"), 350, 842, 110, depth=0.1, colours={"body": "light"})
    iron: Colours = {"body": card.ink("light", "mid", 0.2), "dark": "light", "lite": "glow", "acc": "acc"}
    card.place(streets.gate(), 322, 862, 312, "support", colours=iron)
    wood: Colours = {"body": VARNISH, "lite": "glow", "seam": "shadow"}
    card.place(instruments.violin(), 585, 1310, 1020, "focal", rotate=5, colours=wood)
    rungs: Colours = {"lite": "light", "body": card.ink("mid", "deep", 0.2)}
    card.place(house.ladder(), 705, 1310, 660, "ground", flip=True, rotate=8, colours=rungs)
    horn: Colours = {"lite": card.ink("light", "glow", 0.75), "body": card.ink("mid", "light", 0.2)}
    player = card.place(instruments.gramophone(), 185, 1275, 380, "focal", colours=horn)
    ear: Colours = {"lite": "acc", "body": card.ink("shadow", "deep", 0.3), "dark": "shadow"}
    card.place(beasts.hare(), *player.point(24, -68), 165, "support", rotate=10, colours=ear)
    top: Colours = {"body": "deep", "acc": "acc"}
    card.place(clothes.top_hat(), *player.point(2, -117), 180, "support", rotate=-26, colours=top)


@scene("v49", seed=4907, light=(250, 480))
def watching_the_late_train(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid"))
    ground.hills(card, 1120, 50, depth=0.5, scale=380)
    ground.hills(card, 1230, 30, depth=0.9, scale=300, hatch=0.4)
    tube = navigation.telescope(mount="none")
    brass: Colours = {"body": card.ink("mid", "light", 0.25), "dark": "mid", "lite": "light", "glass": "glow"}
    scope = card.place(tube, 520, 960, 690, "focal", flip=True, rotate=41, colours=brass)
    light.beam(card, [(275, 530), (-120, -60), (380, -140)], strength=0.8, fade=700)
    rust: Colours = {"body": card.ink("acc", "deep", 0.3), "acc": "glow", "lite": "glow", "dark": "deep"}
    rails = scope.point(6, -32)
    card.place(railway.train(), *rails, 235, "focal", flip=True, rotate=41, colours=rust)
    ice: Colours = {"glass": "glow", "acc": "light"}
    card.place(sky_motifs.snowflake(), 205, 430, 340, "support", rotate=10, colours=ice)
    card.place(small_creatures.bee(pose="resting"), 200, 335, 115, "support", rotate=24, colours={"lite": "glow"})
    card.place(figures.eye(), 745, 1325, 300, "support", rotate=-8)
    card.place(finery.glove(), 140, 1300, 230, "ground", rotate=70, colours={"lite": "light"})
    weather.snow(card, 240)


@scene("v50", seed=5008, light=(640, 60))
def curtain_of_the_deep(card: Card) -> None:
    sky.under_water(card)
    cloth: Colours = {"body": card.ink("mid", "shadow", 0.3), "lite": "mid", "dark": "shadow"}
    card.place(furnishings.curtain(drawn="closed"), 235, 1340, 400, "ground", depth=0.1, colours=cloth)
    hide: Colours = {"body": card.ink("shadow", "mid", 0.3), "lite": card.ink("light", "glow", 0.3)}
    card.place(sea_creatures.whale(spout=False), 430, 640, 450, "focal", flip=True, rotate=-90, colours=hide)
    skin: Colours = {"body": "deep", "dark": "shadow", "lite": card.ink("light", "mid", 0.2), "acc": "light"}
    octopus = card.place(sea_creatures.octopus(arms="reaching"), 665, 830, 330, "focal", colours=skin)
    hemp: Colours = {"lite": card.ink("light", "glow", 0.5)}
    course = "0,0 1,-30 -1,-60 1,-90 0,-112"
    card.place(cordage.rope(course=course, width=2.4), 775, 1345, 1180, "support", colours=hemp)
    card.place(household.lantern(), 776, 330, 200, "support", colours={"acc": "glow"})
    for y, height, depth in ((1060, 140, 0.3), (1275, 110, 0.55)):
        card.place(household.lantern(), 776, y, height, depth=depth, colours={"acc": "glow"})
    gold: Colours = {"body": "acc", "acc": "glow", "lite": "glow", "dark": "acc"}
    eyes = octopus.point(0, -28)
    card.place(clothes.mask(), *eyes, 150, "support", rotate=-6, colours=gold)
    card.place(journey.rowing_boat(), 600, 66, 90, depth=0.2)
    sky.bubbles(card, 20)


@scene("v51", seed=5109, light=(690, 250))
def slowest_carousel(card: Card) -> None:
    sky.swirl(card, rings=0.5)
    sky.stars(card, 70, down_to=0.35)
    ground.hills(card, 560, 80, depth=0.85, scale=420)
    striped: Colours = {"lite": "glow", "body": "mid"}
    card.place(buildings.circus_tent(), 705, 545, 250, "support", colours=striped)
    gold: Colours = {"body": "acc", "dark": card.ink("acc", "shadow", 0.4), "lite": "glow", "acc": "light"}
    pale: Colours = {"body": "light", "lite": "glow", "dark": "mid"}
    for x, y, height in ((560, 590, 52), (450, 625, 72), (310, 680, 100), (125, 780, 140)):
        card.place(small_creatures.snail(), x, y, height, depth=0.15, colours=pale)
        card.place(fairground.carousel_horse(), x - height * 0.1, y - height * 0.7, height * 0.8, colours=gold)
    ground.hills(card, 860, 60, depth=0.5, scale=360)
    ground.hills(card, 1070, 50, depth=0.25, scale=300)
    ground.hills(card, 1180, 30)
    shell: Colours = {"lite": card.ink("light", "glow", 0.4), "body": card.ink("mid", "light", 0.3)}
    snail = card.place(small_creatures.snail(), 520, 1245, 430, "focal", colours=shell)
    seat = snail.point(-10, -75)
    card.place(fairground.carousel_horse(), seat[0], seat[1] + 12, 265, "focal", rotate=-5, colours=gold)
    wire: Colours = {"body": "acc", "lite": "acc"}
    eyes = snail.point(65, -74)
    card.place(finery.spectacles(state="worn"), eyes[0], eyes[1] + 34, 150, "ground", rotate=8, colours=wire)
    box: Colours = {"body": "shadow", "lite": "light"}
    card.place(clockwork.music_box(), 140, 1315, 220, "support", colours=box)


@scene("v52", seed=5210, light=(350, 330))
def tower_of_cups(card: Card) -> None:
    sky.bands(card, ("mid", "light", "light", "mid", "shadow"), count=9, tilt=-0.1)
    light.glow(card, 350, 330, 320, strength=0.5)
    ground.hills(card, 1150, 40, depth=0.3, scale=300)
    clay: Colours = {"body": card.ink("mid", "shadow", 0.15), "lite": card.ink("light", "glow", 0.35)}
    tiers = ((610, 1280, 410, -2), (560, 1035, 345, 4), (490, 828, 290, -6))
    tags: tuple[Weight | None, ...] = ("focal", None, None)
    for (x, y, height, turn), tag in zip(tiers, tags, strict=True):
        small: Weight | None = "support" if tag else None
        cup = card.place(household.teacup(steaming=False), x, y, height, tag, rotate=turn, colours=clay)
        card.place(house.door(), *cup.point(-2, -8), height * 0.34, small)
        card.place(forest_plants.fir_tree(), *cup.point(-52, -2), height * 0.46, small)
        card.place(forest_plants.fir_tree(seed=5), *cup.point(60, -2), height * 0.3)
    card.place(creatures.stag(), 470, 662, 400, "focal", flip=True)
    ground.hills(card, 1275, 24, scale=260)
    teal: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4), "lite": "glow"}
    card.place(streets.gate(), 180, 1330, 220, "support", colours=teal)
    card.place(tools.broom(), 820, 1325, 250, "ground", rotate=-14, colours={"lite": "light", "body": "mid"})
