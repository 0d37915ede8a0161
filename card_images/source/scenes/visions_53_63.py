"""Visions 53 to 63."""

from __future__ import annotations

from card_images.source import ground, interior, light, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, circle, poly, rect
from card_images.source.motifs import (
    beasts,
    buildings,
    children,
    clockwork,
    clothes,
    cordage,
    creatures,
    elements,
    faces,
    fairground,
    feathered,
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
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import Drawing
from card_images.source.motifs.small_creatures import on_shell
from card_images.source.placed_motif import Weight
from card_images.source.raster import mask, mix
from card_images.source.scenes.cross_sections import cut_open
from card_images.source.scenes.registry import scene

VARNISH = "#b0571f"


@scene("v53", seed=5301, light=(560, 330))
def two_faces_of_a_roof(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 60, down_to=0.4)
    light.glow(card, 560, 330, 300, strength=0.45)
    below = card.copy()
    flesh: Colours = {"skin": card.ink("light", "glow", 0.9), "shade": card.ink("mid", "light", 0.45)}
    # Turned on its head here, it stands upright in the water.
    below.place(faces.face(), 535, 170, 510, "focal", rotate=180, flip=True, colours=flesh)
    light.moon(below, 74, at=(818, 600), weight="support")
    brick: Colours = {"body": "shadow", "lite": "light", "acc": "mid"}
    below.place(house.chimney(), 150, 770, 330, colours=brick)
    stack = card.place(house.chimney(), 150, 770, 350, "support", colours=brick)
    pale: Colours = {"body": card.ink("light", "glow", 0.4), "lite": "acc", "acc": "light", "dark": "mid"}
    card.place(clothes.mask(), 560, 650, 460, "focal", rotate=-4, colours=pale)
    ground.water(card, 740, mirrored=below, ripple=0.32)
    light.glow(card, 818, 880, 110, strength=0.3)
    pot = stack.point(10, -100)
    course = f"{pot[0]},{pot[1]} 272,560 290,700 226,812"
    card.place(cordage.rope(course=course, width=9), 0, 0, 100, "ground", colours={"lite": "light"})
    gold: Colours = {"body": "acc", "dark": card.ink("acc", "shadow", 0.4), "lite": "glow"}
    card.place(creatures.fish(), 292, 872, 165, "support", rotate=8, colours=gold)


@scene("v54", seed=5402, light=(250, 420))
def hour_that_came_in_by_the_tide(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "light"), count=8, tilt=0.08)
    ground.hills(card, 1130, 40, depth=0.85, scale=360)
    ground.waves(card, 1180, depth=0.6)
    tower: Colours = {"body": card.ink("shadow", "mid", 0.4)}
    card.place(buildings.bell_tower(), 655, 410, 265, "support", colours=tower)
    case: Colours = {"body": "shadow", "acc": "light", "lite": "light"}
    clock = card.place(clockwork.tall_clock(), 655, 1270, 760, "focal", colours=case)
    with cut_open(card, clock, rect(-13, -69, 26, 49), "sea", (655, 700)) as tide:
        sky.under_water(tide)
        for x, y, height in ((690, 860, 46), (625, 800, 34), (680, 960, 40)):
            tide.place(creatures.fish(), x, y, height)
    surf: Colours = {"body": "mid", "lite": "light", "dark": "shadow", "glass": "glow"}
    card.place(elements.wave(), 420, 1075, 340, "focal", flip=True, rotate=-5, colours=surf)
    card.place(sky_motifs.cloud(), 215, 500, 160, "ground", colours={"lite": "glow"})
    ground.waves(card, 1225, depth=0.3)
    youth = card.place(
        children.child(), 130, 1310, 250, "support", colours={"acc": "glow", "body": "deep", "lite": "glow"}
    )
    hand = youth.point(28, -104)
    red: Colours = {
        "lite": "acc",
        "glass": card.ink("acc", "glow", 0.3),
        "dark": card.ink("acc", "deep", 0.4),
    }
    card.place(wardrobe.shirt(pegged=False), hand[0] + 70, hand[1] + 205, 215, "support", colours=red)
    drip = elements.drop(state="falling")
    for x, y in ((262, 1290), (300, 1270), (318, 1305)):
        card.place(drip, x, y, 28, colours={"body": "acc"})
    ground.hills(card, 1310, 16)


@scene("v55", seed=5503, light=(800, 640))
def forest_comes_to_bed(card: Card) -> None:
    interior.room(card, vanish=(300, 560), back=(90, 150, 790, 930))
    with card.inside(rect(110, 180, 650, 720), "plum", light=(560, 430)) as wood:
        sky.still(wood, ("mid", "light", "glow"), glow=0.5)
        ground.hills(wood, 640, 70, depth=0.9)
        for x, height in ((190, 240), (270, 190), (690, 230), (610, 170), (350, 150)):
            wood.place(forest_plants.fir_tree(snow=False), x, 760, height, depth=0.6)
        ground.hills(wood, 760, 40, depth=0.6)
    interior.curtain(card, [(150, 130), (180, 420), (110, 640), (130, 960)], ink="mid")
    linen: Colours = {"body": "mid", "acc": "light", "lite": card.ink("light", "glow", 0.3)}
    bed = card.place(furnishings.bed(), 420, 1240, 490, "focal", colours=linen)
    fir: Colours = {"body": card.ink("shadow", "deep", 0.2)}
    for x, y, height in ((450, 985, 240), (745, 980, 210)):
        card.place(forest_plants.fir_tree(seed=5), x, y, height, colours=fir)
    for down, ink in (
        ("350,1075* 430,960 540,930 640,985 760,955 838,1050*", "light"),
        ("380,1085* 520,1030 620,1005 720,1040 800,1020 836,1078* 640,1096", "mid"),
    ):
        card.layer(blob(down), card.ink(ink, "glow", 0.1), card.ink("mid", "shadow", 0.2), hatch=1)
    card.place(forest_plants.fir_tree(), 600, 1030, 600, "focal", colours=fir)
    russet: Colours = {"body": "#b5652c", "lite": "glow", "dark": "#7a3a20"}
    card.place(beasts.fox(pose="asleep"), *bed.point(-46, -52), 220, "support", colours=russet)
    brass: Colours = {"body": "acc", "lite": "glow"}
    card.place(household.candle(), *bed.point(86, -64), 180, "support", colours=brass)
    gold: Colours = {"body": "acc", "lite": "acc"}
    card.place(feathered.feather(), 275, 690, 200, "ground", rotate=64, colours=gold)


@scene("v56", seed=5604, light=(300, 40))
def inside_the_slow_ship(card: Card) -> None:
    sky.under_water(card)
    for x, length in ((60, 300), (140, 210), (820, 260), (880, 340)):
        card.place(plants.fern(), x, 1180, length, depth=0.6, flip=x > 450)
    ground.hills(card, 1150, 30, depth=0.45, scale=340)
    card.place(small_creatures.snail(), 180, 1150, 60, depth=0.5, flip=True)
    ground.hills(card, 1230, 20, depth=0.15)
    cream: Colours = {"body": card.ink("glow", "light", 0.2), "lite": "acc", "acc": "acc", "dark": "mid"}
    card.place(household.teapot(), 186, 990, 310, "focal", rotate=5, colours=cream)
    flesh: Colours = {"body": card.ink("mid", "light", 0.35), "lite": card.ink("light", "glow", 0.3)}
    snail = card.place(small_creatures.snail(), 540, 1265, 610, "focal", flip=True, colours=flesh)
    boats: tuple[tuple[float, float, Drawing, float, Weight | None], ...] = (
        (0.55, 1.75, journey.rowing_boat(), 100, "support"),
        (1.95, 3.05, journey.sailing_boat(), 96, "support"),
        (3.25, 4.25, journey.sailing_boat(), 58, None),
        (4.45, 5.35, journey.paper_boat(), 46, None),
    )
    hull: Colours = {"lite": "glow", "body": "shadow"}
    for start, end, boat, height, tag in boats:
        rim = [start + (end - start) * step / 6 for step in range(7)]
        outer, inner = ([on_shell(turn, share) for turn in rim] for share in (0.95, 0.56))
        middle = snail.point(*on_shell((start + end) / 2, 0.75))
        with cut_open(card, snail, poly(outer + inner[::-1]), "sea", (middle[0], middle[1] - 200)) as hold:
            sky.still(hold, ("light", "glow", "glow"))
            hold.place(boat, middle[0], middle[1] + height * 0.36, height, tag, colours=hull)
            ground.waves(hold, middle[1] + height * 0.3, height=5)
    gold: Colours = {"body": "acc", "lite": "glow", "line": "glow", "dark": "acc"}
    net = card.place(tools.butterfly_net(), 300, -95, 560, "support", rotate=148, flip=True, colours=gold)
    card.place(finery.glove(), *net.point(-30, -26), 190, "ground", rotate=196, colours={"lite": "glow"})


@scene("v57", seed=5705, light=(640, 40))
def works_of_the_drowned_heart(card: Card) -> None:
    sky.under_water(card)
    ground.hills(card, 1150, 40, depth=0.5, scale=340)
    rails: Colours = {"body": "light", "lite": "glow"}
    card.place(house.ladder(), 640, 800, 800, "support", rotate=-2, colours=rails)
    ground.hills(card, 1210, 30, depth=0.3, scale=340)
    copper: Colours = {"body": card.ink("#9a5a34", "mid", 0.2), "dark": "shadow", "lite": "light"}
    helmet = card.place(wardrobe.diving_helmet(), 520, 1270, 740, "focal", rotate=-26, colours=copper)
    sawn = blob("-33,-34 -36,-54 -32,-73 -19,-87 0,-91 6,-81 -12,-79 -24,-66 -28,-52 -25,-38")
    with cut_open(card, helmet, sawn, "sea", (300, 600), depth=1) as works:
        sky.void(works, "shadow", "deep")
        for x, y in ((-26, -34), (-30, -50), (-24, -64), (-12, -74)):
            works.place(clockwork.cog(pair=False), *helmet.point(x, y), 96, colours={"body": "light"})
    brass: Colours = {"body": card.ink("light", "glow", 0.5), "lite": "light"}
    card.place(clockwork.cog(), *helmet.point(-42, -34), 130, "support", rotate=-40, colours=brass)
    ink: Colours = {"body": card.ink("deep", "shadow", 0.3), "lite": "light", "acc": "acc"}
    card.place(sea_creatures.octopus(), *helmet.point(-8, -85), 290, "support", rotate=-24, colours=ink)
    pane = helmet.point(0, -55)
    with card.inside(helmet, "sea", part="glass", light=pane) as glass:
        sky.void(glass, "mid", "shadow")
        glass.place(plants.rose(), pane[0], pane[1] + 325, 430, "support", colours={"body": "shadow"})
        glass.place(figures.eye(), pane[0] - 2, pane[1] + 45, 120, "ground")
    ground.hills(card, 1285, 24)


@scene("v58", seed=5806, light=(250, 330))
def house_let_down_from_heaven(card: Card) -> None:
    sky.bands(card, ("mid", "light", "glow", "light"), count=9, tilt=-0.1)
    light.glow(card, 250, 330, 260, strength=0.4)
    ground.hills(card, 1090, 50, depth=0.85, scale=360)
    for x, y, height in ((470, 1075, 90), (830, 1065, 120), (560, 1100, 70), (740, 1100, 64)):
        card.place(buildings.stilt_house(), x, y, height, depth=0.6)
    ground.hills(card, 1150, 40, depth=0.55, scale=300)
    home = card.place(buildings.stilt_house(), 655, 850, 510, "focal", rotate=-5)
    roof = home.point(-4, -113)
    pearls = finery.pearl_necklace(strands="one", loose=False)
    card.place(pearls, roof[0], roof[1] + 50, 400, "support")
    ground.hills(card, 1235, 30, depth=0.3)
    iron: Colours = {"lite": card.ink("mid", "light", 0.3)}
    stairs = card.place(house.spiral_stairs(), 255, 1290, 410, "support", rotate=1, colours=iron)
    striped: Colours = {"acc": "acc", "lite": "glow"}
    acrobat = card.place(performers.acrobat(), *stairs.point(0, -119), 260, "support", flip=True, colours=striped)
    hand = acrobat.point(-58, -62)
    blue: Colours = {"lite": "acc", "glass": card.ink("acc", "light", 0.4), "acc": "glow"}
    card.place(keepsakes.letter(), hand[0] + 4, hand[1] + 36, 110, "support", rotate=12, colours=blue)
    card.place(navigation.telescope(), 560, 1300, 190, "ground", flip=True)
    card.place(figures.man(), 650, 1302, 120)
    ground.hills(card, 1300, 18)


@scene("v59", seed=5907, light=(640, 300))
def steeple_that_kept_its_bird(card: Card) -> None:
    sky.void(card)
    bare = card.copy()
    stone: Colours = {"body": card.ink("mid", "shadow", 0.3), "acc": "shadow"}
    tower = card.place(buildings.bell_tower(), 315, 1335, 700, "focal", colours=stone)
    # The cage takes the place of the spire.
    cornice = int(tower.point(0, -91)[1])
    card.image[:cornice] = bare.image[:cornice]
    case: Colours = {"body": card.ink("mid", "light", 0.2), "acc": "light", "lite": "glow"}
    card.place(clockwork.tall_clock(), 312, cornice - 48, 350, "support", colours=case)
    wire: Colours = {"body": "shadow", "dark": "shadow"}
    card.place(household.birdcage(), 312, cornice + 8, 550, "focal", colours=wire)
    climber = card.place(figures.man(pose="walking"), 505, 1090, 250, "support", flip=True, rotate=16)
    light.thread(card, (440, cornice), climber.point(20, -62), width=4, ink="shadow", sag=-20)
    feather: Colours = {"lite": "acc", "body": "acc", "glass": "acc", "dark": "deep"}
    card.place(tools.quill(pot=False), *climber.point(-14, -18), 360, "support", rotate=-4, colours=feather)
    for x, height, turn, flip in ((40, 350, -8, False), (140, 240, 14, True), (560, 230, -10, True)):
        card.place(plants.fern(), x, 1365, height, "ground", rotate=turn, flip=flip)
    for x, height, turn, flip in ((690, 170, 20, True), (790, 230, -6, False), (880, 290, -12, True)):
        card.place(plants.fern(), x, 1370, height, rotate=turn, flip=flip)


@scene("v60", seed=6008, light=(285, 330))
def ember_specimen(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid"), glow=0.4)
    ground.hills(card, 930, 50, depth=0.55, scale=380)
    light.glow(card, 285, 400, 300, strength=0.5)
    pane: Colours = {"glass": card.ink("light", "glow", 0.25), "body": card.ink("mid", "shadow", 0.4)}
    card.place(glassware.glass_dome(layer="back"), 285, 660, 540, colours=pane)
    iron: Colours = {"body": card.ink("shadow", "deep", 0.6), "acc": "light"}
    card.place(streets.street_lamp(rays=False), 285, 1250, 660, "focal", colours=iron)
    wings: Colours = {"body": card.ink("mid", "shadow", 0.35), "dark": "deep", "line": "glow"}
    card.place(creatures.moth(), 287, 392, 212, "focal", rotate=-7, colours=wings)
    card.place(glassware.glass_dome(layer="front"), 285, 660, 540, "support", lines=1.0)
    light.beam(card, [(330, 420), (380, 1420), (1050, 1420), (1050, 860)], strength=0.75, fade=1000)
    ground.hills(card, 1160, 36, depth=0.6, scale=320)
    light.beam(card, [(330, 420), (380, 1420), (1050, 1420), (1050, 860)], strength=0.6, fade=1000)
    card.place(journey.sledge(load="none"), 610, 1275, 270, "ground", colours={"body": "deep"})
    horn: Colours = {"lite": "acc", "body": card.ink("mid", "shadow", 0.3)}
    card.place(instruments.gramophone(), 550, 1160, 290, "support", colours=horn)
    card.place(glassware.phial(), 715, 1160, 230, "support", colours={"glass": "glow"})
    light.thread(card, (470, 1130), (770, 1128), width=5, sag=26)
    ground.hills(card, 1285, 20, depth=0.1)
    weather.snow(card, 200)


@scene("v61", seed=6109, light=(755, 440))
def road_she_wrote(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 80, down_to=0.5)
    light.glow(card, 755, 440, 300, strength=0.55)
    chart: Colours = {"glass": card.ink("glow", "light", 0.3)}
    card.place(navigation.map(), 500, 1345, 460, "support", rotate=-3, colours=chart)
    card.place(house.door(), 740, 610, 350, "focal", colours={"body": "acc"})
    stone: Colours = {
        "body": card.ink("light", "mid", 0.25),
        "lite": card.ink("light", "glow", 0.5),
        "acc": "glow",
    }
    bridge = card.place(streets.bridge(), 480, 830, 345, "support", rotate=-25, colours=stone)
    gown: Colours = {"body": card.ink("glow", "light", 0.25)}
    card.place(figures.woman(pose="walking"), *bridge.point(-8, -48), 205, "support", colours=gown)
    nib = bridge.point(-96, -6)
    vane: Colours = {"lite": "glow", "body": "shadow"}
    card.place(tools.quill(pot=False), nib[0] + 4, nib[1] + 8, 850, "focal", rotate=-27, colours=vane)
    thorn: Colours = {"body": card.ink("deep", "shadow", 0.5), "acc": "acc"}
    card.place(forest_plants.bramble(), 150, 1345, 270, "ground", colours=thorn)
    card.place(forest_plants.bramble(), 790, 1350, 230, flip=True, colours=thorn)


@scene("v62", seed=6210, light=(370, 800))
def warm_in_the_wood(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.3), "light")
    light.glow(card, 370, 800, 380, strength=0.35)
    interior.table(card, 1140, ink="shadow", tilt=-12)
    china: Colours = {"lite": card.ink("glow", "light", 0.2), "body": "light", "acc": "mid"}
    cup = card.place(household.teacup(steaming=False), 365, 1300, 580, "focal", colours=china)
    before = card.image.copy()
    wood: Colours = {"body": VARNISH, "lite": "glow", "seam": "shadow"}
    violin = card.place(instruments.violin(), 372, 1012, 890, "focal", rotate=-3, colours=wood)
    front = mask(blob("-31,-57* -20,-51 0,-49 20,-51 31,-57* 30,0* -30,0*"), matrix=cup.matrix)
    card.image = mix(card.image, before, front)
    card.hide(front, keep=cup)
    belly = blob("-15,-8 -18,-17 -14,-27 -9,-34 0,-36 9,-34 14,-27 18,-17 15,-8")
    with cut_open(card, violin, belly, "ember", depth=0.9) as room:
        interior.wallpaper(room, room.ink("light", "mid", 0.2), "mid", step=44)
        x, y = violin.point(0, -9)
        light.glow(room, x - 70, y - 50, 110, strength=0.7)
        room.layer(rect(x - 260, y - 6, 520, 200), "mid", "shadow")
        fire: Colours = {"acc": "#e2571f"}
        room.place(elements.flame(form="hearth"), x - 72, y + 4, 135, "support", colours=fire)
        dark: Colours = {"body": "deep", "lite": "glow"}
        room.place(fairground.carousel_horse(), x + 58, y + 6, 152, "support", colours=dark)
    teal: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.4), "acc": "glow"}
    card.place(creatures.moth(), *violin.point(13, -33), 170, "support", rotate=14, colours=teal)
    card.layer(circle(722, 470, 11), "light", "mid")
    card.place(finery.spectacles(), 725, 575, 190, "ground", rotate=6, colours={"body": "acc"})


@scene("v63", seed=6311, light=(330, 900))
def clock_that_took_root(card: Card) -> None:
    interior.room(card, vanish=(560, 560), back=(110, 110, 830, 900))
    with card.inside(rect(110, 110, 720, 764), "violet", depth=0.4) as wall:
        interior.wallpaper(wall, wall.ink("mid", "shadow", 0.25), "light", step=124)
    light.glow(card, 330, 900, 360, strength=0.45)
    bark: Colours = {"body": card.ink("shadow", "deep", 0.3)}
    card.place(plants.tree(), 600, 985, 800, "focal", flip=True, colours=bark)
    case: Colours = {"body": "mid", "lite": "light"}
    card.place(clockwork.tall_clock(), 600, 1020, 500, "focal", colours=case)
    silk: Colours = {"line": "glow"}
    card.place(creatures.spider_web(), 190, 250, 290, "support", lines=1.0, colours=silk)
    card.place(household.pocket_watch(), 205, 345, 130, "ground", rotate=-12, colours={"body": "acc"})
    walker = card.place(performers.sleepwalker(), 220, 1255, 380, "support", colours={"lite": "glow"})
    hand = walker.point(43, -72)
    card.place(glassware.phial(), hand[0] + 6, hand[1] + 78, 140, "support")
    light.glow(card, hand[0] + 6, hand[1] + 40, 70, ink="acc", strength=0.4)
