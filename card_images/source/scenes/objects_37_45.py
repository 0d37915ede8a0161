"""Objects 37 to 45: watch, key, mask, bottle, teapot, cage, violin, mirror and spyglass."""

from __future__ import annotations

from card_images.source import ground, interior, light, niches, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Point, along, blob, cut, intersect, limb, line, oval, poly, rect
from card_images.source.motifs import (
    beasts,
    clockwork,
    clothes,
    creatures,
    elements,
    faces,
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
    navigation,
    plants,
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import (
    sky as sky_motifs,
)
from card_images.source.motifs.drawing import Drawing, Part
from card_images.source.raster import mask, mix
from card_images.source.scenes.registry import scene

GILT = "#7a4d12"
OPEN_GATE: tuple[tuple[Point, Point], ...] = (
    ((-31, -34), (-48, -41)),
    ((-48, -41), (-48, -9)),
    ((-48, -9), (-31, -5)),
    ((-37, -36), (-37, -7)),
    ((-42, -39), (-42, -8)),
)
"""The bars of the birdcage's gate, swung out to the left."""
BOUGHS = (
    "-40,150,120 160,120,84 420,150,60 640,120,40 800,140,22 930,90,8",
    "330,140,36 420,60,20 470,-20,10",
    "700,128,22 760,200,12 840,230,5",
    "-40,900,54 120,850,44 260,862,34 360,830,16 420,836,6",
    "180,856,22 240,790,14 310,770,6",
    "90,868,26 130,960,14 200,1010,6",
)


@scene("o37", seed=3701, light=(150, 330))
def backward_watch(card: Card) -> None:
    opening = niches.arch(95, 150, 790, 1160)
    with niches.alcove(card, opening, lit=card.ink("light", "glow", 0.5), edge="mid"):
        pass
    niches.shelf(card, 1060, ink="mid", tilt=-10)
    mirror = card.place(household.hand_mirror(), 240, 1120, 500, "support", rotate=-9, colours={"body": "deep"})
    with card.inside(mirror, "ice", (120, 500), part="glass") as other:
        sky.void(other, "light", "mid")
        other.place(household.pocket_watch(hour=1.7), *mirror.point(0, -46), 250, colours={"body": "shadow"})
    card.place(beasts.hare(), 820, 1130, 130, "ground", flip=True, colours={"body": "shadow"})
    red: Colours = {
        "body": "acc",
        "dark": card.ink("acc", "deep", 0.5),
        "lite": card.ink("acc", "light", 0.2),
    }
    card.place(furnishings.curtain(), 520, 950, 800, "support", flip=True, colours={**red, "acc": "light"})
    case: Colours = {"body": card.ink("shadow", "mid", 0.3)}
    watch = card.place(_backward(household.pocket_watch()), 480, 1215, 500, "focal", colours=case)
    x, y = watch.point(54, -95)
    links = along(blob([(x, y), (790, 880), (775, 1040), (700, 1190), (780, 1290), (920, 1270)], closed=False), 44)
    chain = [cut(oval(one.x, one.y, 15, 11), oval(one.x, one.y, 8, 5)) for one in links]
    card.layer(chain, card.ink("shadow", "mid", 0.3), "shadow", rim_light=1.0, shadow=0.4, wobble=1.4)
    shell: Colours = {"body": card.ink("light", "mid", 0.3), "lite": "glow", "dark": "mid", "line": "shadow"}
    card.place(small_creatures.snail(), 800, 900, 150, "support", rotate=-84, colours=shell)
    card.place(clockwork.cog(pair=False), 165, 1290, 190, "support", rotate=12, colours={"body": "deep"})


def _backward(watch: Drawing) -> Drawing:
    """The watch with its hands curled against the hours, like horns."""
    horns = [
        limb("0,-40,4.4 -10,-48,4 -19,-58,3.4 -14,-68,2.6 -5,-66,1.4"),
        limb("0,-40,4 9,-46,3.6 15,-44,3 15,-36,1.6"),
    ]
    parts = []
    for part in watch.parts:
        # Of the ink only the twelve marks and the pivot stay.
        shapes = (*part.shapes[:12], part.shapes[-1], *horns) if part.role == "ink" else part.shapes
        parts.append(Part(part.role, shapes))
    return Drawing(watch.motif, tuple(parts))


@scene("o38", seed=3802, light=(330, 420))
def thorn_key(card: Card) -> None:
    opening = niches.arch(70, 90, 590, 1150, 0.62)
    with niches.alcove(card, opening, wall="shadow", pattern="mid", lit="glow", edge="mid") as garden:
        sky.still(garden, ("mid", "light", "glow", "light"), glow=0.4)
        ground.hills(garden, 960, 70, depth=1.0, scale=200)
        weather.fog(garden, 1000, 90)
        ground.hills(garden, 1080, 50, depth=0.8, scale=150)
    ground.hills(card, 1130, 30, depth=0.25, scale=330)
    key = card.place(household.key(), 330, 1180, 780, "focal", rotate=4)
    coils = [
        limb([(*key.point(x, y), w) for x, y, w in stem])
        for stem in (
            [(-8, 4, 20), (-10, -8, 17), (7, -20, 15), (8, -28, 13)],
            [(6, -24, 14), (-9, -34, 14), (-6, -44, 12), (8, -52, 11), (6, -60, 9)],
            [(7, -58, 10), (-8, -64, 9), (-22, -58, 8), (-30, -64, 5)],
        )
    ]
    card.layer(coils, card.ink("mid", "shadow", 0.3), "shadow", rim_light=1.0, shadow=0.5, hatch=1.0)
    hooks: Colours = {"body": card.ink("mid", "shadow", 0.35), "dark": "shadow", "acc": "acc"}
    card.place(forest_plants.bramble(fruit="none"), 205, 1185, 330, "support", colours=hooks)
    card.place(plants.rose(), *key.point(1, -46), 300, "support", rotate=-8, colours={"body": "shadow"})
    oak: Colours = {"body": card.ink("shadow", "deep", 0.4), "lite": card.ink("mid", "light", 0.25)}
    card.place(house.door(state="closed"), 730, 1165, 350, "support", colours=oak)
    brass: Colours = {"body": "deep", "lite": card.ink("mid", "light", 0.3), "acc": "light"}
    card.place(house.keyhole(), 738, 1082, 110, "support", colours=brass)
    light.glow(card, 738, 1030, 90, strength=0.5)
    card.place(streets.gate(), 690, 1245, 90, "ground", colours={"body": "deep"})
    ground.hills(card, 1240, 26, scale=220, rim_light=0.4)


@scene("o39", seed=3903, light=(200, 240))
def feathered_mask(card: Card) -> None:
    interior.wallpaper(card, card.ink("shadow", "deep", 0.5), "shadow")
    cloth: Colours = {"body": "mid", "dark": "shadow", "lite": card.ink("mid", "light", 0.35), "acc": "acc"}
    card.place(furnishings.curtain(drawn="closed"), 470, 1010, 880, "support", colours=cloth)
    light.beam(card, [(120, -60), (300, -60), (760, 1180), (180, 1180)], strength=0.55, softness=40, fade=1500)
    niches.shelf(card, 1110, depth=200, tilt=8)
    gold: Colours = {"body": card.ink("glow", "light", 0.2), "lite": "acc", "line": "shadow", "dark": "deep"}
    light.thread(card, (386, 118), (392, 205), ink="glow", width=3)
    card.place(clothes.mask(), 410, 830, 540, "focal", rotate=-6, colours=gold)
    plume: Colours = {
        "body": "acc",
        "lite": card.ink("acc", "glow", 0.4),
        "dark": card.ink("acc", "deep", 0.4),
    }
    card.place(feathered.feather(), 640, 890, 210, "support", rotate=58, colours=plume)
    rays: Colours = {"lite": card.ink("light", "mid", 0.3), "glass": "glow", "dark": "shadow", "body": "deep"}
    card.place(finery.fan(), 330, 1270, 330, "support", rotate=-10, colours=rays)
    plaster: Colours = {
        "body": card.ink("light", "mid", 0.4),
        "lite": "glow",
        "ink": "shadow",
        "acc": "light",
    }
    card.place(faces.face(matter="stone"), 350, 1300, 270, "support", rotate=6, colours=plaster)
    card.place(household.candle(), 740, 1270, 210, "ground", colours={"lite": "light"})


@scene("o40", seed=4004, light=(640, 250))
def bottled_ship(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow", "light"), glow=0.4)
    ground.waves(card, 400, depth=0.8, height=8)
    swimmer: Colours = {"body": card.ink("shadow", "deep", 0.5), "lite": "glow"}
    card.place(sea_creatures.whale(), 380, 545, 215, "support", rotate=-6, colours=swimmer)
    ground.waves(card, 520, depth=0.55, height=14)
    sand = blob("-40,760* 200,700 500,720 760,660 940,640* 940,1400* -40,1400*")
    card.layer(sand, card.ink("glow", "light", 0.35), card.ink("light", "mid", 0.5), hatch=0.8)
    flask: Colours = {"body": card.ink("mid", "shadow", 0.4), "lite": "mid", "line": "glow"}
    bottle = card.place(
        glassware.bottle(pose="lying", corked=False), 445, 1010, 740, "focal", rotate=-10, colours=flask
    )
    with card.inside(bottle, "midnight", bottle.point(-6, -44), part="glass", depth=0.8) as storm:
        sky.swirl(storm, ("deep", "shadow", "mid", "light"))
        crest: Colours = {"body": "mid", "lite": "light", "glass": "glow", "dark": "shadow"}
        storm.place(elements.wave(), *bottle.point(-27, -9), 165, "support", rotate=-4, colours=crest)
        sail: Colours = {"body": "deep", "lite": "#ef8d4b", "seam": "shadow"}
        storm.place(journey.sailing_boat(), *bottle.point(7, -13), 230, "focal", rotate=8, colours=sail)
        ground.waves(storm, bottle.point(0, -9)[1], depth=0.3, height=10, length=50)
    gleams = [
        limb([(*bottle.point(x, y), w) for x, y, w in one])
        for one in (((-42, -45, 4), (-20, -47.5, 12), (2, -46, 4)), ((16, -36, 3), (34, -29, 8)))
    ]
    card.image = mix(card.image, card.palette.glow, mask(gleams) * 0.5)
    near = blob("-40,1000* 160,1040 330,1010 520,990 700,930 940,900* 940,1400* -40,1400*")
    card.layer(near, card.ink("glow", "light", 0.2), card.ink("light", "mid", 0.4), hatch=0.8, shadow=0.2)
    neck = bottle.point(43, -26)
    rope = line([neck, (neck[0] + 26, neck[1] + 60), (770, 950), (778, 1030)], 9, 40)
    card.layer(rope, "shadow", "shadow", rim_light=0.8, wobble=1.4)
    card.place(navigation.anchor(roped=False), 750, 1265, 230, "support", rotate=7, colours={"body": "deep"})
    card.place(navigation.map(), 420, 1270, 190, "ground", rotate=-6, colours={"glass": "glow"})
    card.place(wardrobe.diving_helmet(), 140, 1260, 210, "ground", colours={"body": "acc"})


@scene("o41", seed=4105, light=(170, 250))
def weeping_teapot(card: Card) -> None:
    interior.wallpaper(card, card.ink("shadow", "mid", 0.25), "mid", tile=interior.STRIPE_SPRIG)
    with card.inside(rect(70, 80, 430, 620), "ice", (230, 260)) as outside:
        sky.still(outside, ("mid", "light", "glow", "light"))
        ground.hills(outside, 560, 60, depth=0.7)
        weather.rain(outside, 420, ink="shadow", strength=0.35)
    interior.window_panes(card, rect(56, 66, 458, 648), [rect(277, 70, 14, 640), rect(60, 350, 450, 12)])
    light.beam(card, [(250, 300), (500, 200), (980, 1250), (420, 1250)], strength=0.45, softness=40)
    niches.shelf(card, 930, depth=230, tilt=12)
    glaze, band, beads, lid = (card.ink("mid", "light", share) for share in (0.45, 0.3, 0.15, 0.7))
    teal: Colours = {"body": glaze, "dark": band, "acc": beads, "lite": lid, "line": "glow"}
    pot = card.place(household.teapot(), 390, 1060, 610, "focal", colours=teal)
    card.place(figures.eye(), *pot.point(-11, -27), 165, "support", rotate=-4, colours={"body": "shadow"})
    card.place(plants.rose(), *pot.point(14, -8), 185, "support", rotate=12, colours={"body": "shadow"})
    pool = [oval(720, 1118, 250, 34), limb("560,1125,60 590,1180,46 575,1280,40 590,1370,52")]
    card.layer(pool, card.ink("light", "glow", 0.3), "mid", rim_light=1.0, shadow=0.2)
    china: Colours = {"lite": card.ink("glow", "light", 0.3), "body": "light", "dark": "mid"}
    card.place(household.teacup(steaming=False), 735, 1135, 300, "support", colours=china)
    x, y = pot.point(58, -68)
    tear = elements.drop(state="falling")
    card.place(tear, x + 10, y + 230, 120, "support", colours={"body": "deep"})
    card.place(elements.drop(), x + 4, y + 80, 62)
    card.place(tear, *pot.point(-22, -16), 52)
    card.place(tear, *pot.point(-18, -2), 40)
    silk: Colours = {"body": "acc", "dark": "light"}
    card.place(clothes.umbrella(state="closed"), 70, 1130, 300, "ground", rotate=82, colours=silk)
    petal = blob("440,1110* 470,1088 510,1094 522,1116 490,1132 455,1126")
    card.layer(petal, "acc", card.ink("acc", "deep", 0.4))


@scene("o42", seed=4206, light=(210, 420))
def gilded_cage(card: Card) -> None:
    sky.still(card, ("mid", "light", "glow", "light"), glow=0.4)
    ground.hills(card, 1120, 60, depth=0.85, scale=300)
    ground.hills(card, 1200, 60, depth=0.5, scale=240)
    weather.fog(card, 1170, 110, strength=0.6)
    chain = [cut(oval(590, y, 11, 17), oval(590, y, 5, 10)) for y in range(130, 372, 26)]
    card.layer(chain, GILT, "shadow", rim_light=1.0, wobble=1.2)
    green: Colours = {"body": card.ink("mid", "shadow", 0.5)}
    card.place(plants.leaf(), 700, 1000, 220, "ground", rotate=38, colours=green)
    blue: Colours = {"body": "acc", "lite": card.ink("acc", "light", 0.4), "dark": "deep", "acc": "glow"}
    card.place(feathered.feather(bend=20), 470, 850, 260, "support", rotate=72, colours=blue)
    wire: Colours = {"body": GILT, "dark": "deep", "line": "glow"}
    cage = card.place(household.birdcage(), 590, 1130, 760, "focal", colours=wire, rim_light=1.3)
    gate = [line([cage.point(*start), cage.point(*end)], 8, 4) for start, end in OPEN_GATE]
    card.layer(gate, "#8a5a14", GILT, rim_light=1.2, wobble=1.6)
    velvet: Colours = {"body": "#8a5a14", "dark": "#7a2c2a"}
    card.place(finery.crown(), *cage.point(0, -84), 300, "support", colours=velvet)
    card.layer([limb(bough) for bough in BOUGHS], card.ink("shadow", "deep", 0.4), "deep", hatch=1.2)
    ground.hills(card, 1270, 30, scale=240)
    bird = card.place(creatures.raven(), 140, 866, 340, "support", colours={"body": "deep"})
    x, y = bird.point(46, -65)
    card.place(household.key(), x + 8, y + 116, 140, "support", rotate=4, colours={"body": GILT})


@scene("o43", seed=4307, light=(730, 200))
def stringless_violin(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.35), "mid")
    light.glow(card, 730, 200, 260, strength=0.45)
    light.beam(card, [(730, 130), (860, 60), (640, 1150), (60, 1150)], strength=0.5, softness=44, fade=1500)
    niches.shelf(card, 1030, depth=200, tilt=-12)
    teal: Colours = {"lite": "acc", "body": card.ink("shadow", "deep", 0.4), "seam": "deep", "acc": "light"}
    card.place(instruments.gramophone(), 700, 1120, 400, "support", flip=True, colours=teal)
    varnish: Colours = {"body": "#b5602a", "dark": "#2a0d0a", "lite": "glow", "line": "#2a0d0a"}
    violin = card.place(instruments.violin(), 320, 1180, 740, "focal", rotate=-7, colours=varnish, lines=0.5)
    card.place(
        creatures.spider_web(spokes=15),
        *violin.point(12, -62),
        330,
        "support",
        lines=1.0,
        rotate=10,
        colours={"line": "glow", "dark": "deep"},
    )
    grey: Colours = {"body": card.ink("light", "glow", 0.4), "dark": "light", "line": "shadow"}
    card.place(creatures.moth(), *violin.point(3, -98), 150, "support", rotate=-16, colours=grey)
    steel: Colours = {"body": card.ink("shadow", "deep", 0.5), "lite": "glow", "dark": "light"}
    card.place(tools.scissors(), 620, 1200, 260, "support", rotate=-68, colours=steel)
    card.place(plants.rose(), 230, 1270, 230, "ground", rotate=80, colours={"acc": "#7c2a22", "body": "deep"})


@scene("o44", seed=4408, light=(690, 260))
def cracked_mirror(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "glow"), glow=0.5)
    ground.hills(card, 900, 70, depth=0.75, scale=300)
    snow = blob("-40,1050 200,1000 500,1030 940,980 940,1400 -40,1400", roundness=0.2)
    card.layer(snow, "glow", "light", hatch=0.6)
    mirror = card.place(
        household.hand_mirror(), 380, 1130, 740, "focal", rotate=9, colours={"body": "shadow", "dark": "deep"}
    )
    glass = oval(0, -66, 22.5, 28.5)
    crack = "12,-97 7,-86 10,-80 1,-70 4,-62 -6,-55 -4,-49 -13,-41"
    with card.inside(mirror, "ice", mirror.point(-10, -80), part="glass", depth=0.6) as asleep:
        sky.void(asleep, "light", "mid")
        asleep.place(faces.face(), *mirror.point(-7, -56), 240, "support", rotate=4)
    splinter = intersect(glass, poly(crack + " 40,-30 40,-100"))
    with card.inside(niches.on(mirror, splinter), "ice", mirror.point(20, -60), depth=0.9) as awake:
        sky.swirl(awake, ("deep", "shadow", "shadow", "mid"), rings=1.0)
        awake.place(figures.eye(), *mirror.point(9, -50), 165, "support", rotate=-24, colours={"body": "mid"})
    veins = [line(crack, 1.1), line("1,-70 -8,-74 -14,-72", 0.6), line("4,-62 12,-66 19,-63", 0.6)]
    card.layer([niches.on(mirror, vein) for vein in veins], "deep", "shadow", rim_light=1.2, wobble=1.6)
    shard: Colours = {"body": "mid", "lite": card.ink("mid", "light", 0.4), "dark": "shadow", "glass": "glow"}
    card.place(elements.crystal(), 720, 1170, 330, "support", colours=shard)
    card.place(figures.woman(), 590, 1190, 105, "ground", colours={"body": "acc"})
    bird = card.place(creatures.raven(), 260, 1270, 240, "support", flip=True, colours={"body": "deep"})
    ruby: Colours = {"glass": card.ink("acc", "glow", 0.3), "lite": "acc", "body": "acc", "dark": "deep"}
    card.place(elements.crystal(form="single"), *bird.point(42, -62), 90, rotate=-78, colours=ruby)
    weather.snow(card, 90)


@scene("o45", seed=4509, light=(560, 250))
def brass_spyglass(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "mid"), glow=0.35)
    sky.stars(card, 130, down_to=0.7)
    ground.waves(card, 900, depth=0.3, height=10)
    niches.shelf(card, 1060, depth=210, tilt=-10)
    brass: Colours = {"body": "#a9762c", "dark": "#5d3c17", "lite": "#d9ae5a", "line": "glow"}
    tube = card.place(navigation.telescope(mount="none"), 400, 890, 560, "focal", rotate=33, colours=brass)
    hot: Colours = {"acc": "acc", "lite": card.ink("light", "glow", 0.3)}
    comet = card.place(sky_motifs.comet(), 330, 430, 250, "support", rotate=165, colours=hot)
    head = comet.point(*sky_motifs.COMET_HEAD)
    light.glow(card, *head, 110, strength=0.5)
    light.thread(card, head, (780, 420), ink="glow", sag=30)
    card.place(journey.sailing_boat(), 780, 520, 120, "support", rotate=-6, colours={"lite": "glow"})
    card.place(
        figures.eye(),
        *tube.point(72, 0),
        230,
        "support",
        rotate=33,
        colours={"body": "#5d3c17", "acc": "#3c7a86"},
    )
    card.place(navigation.compass(), 250, 1230, 230, "support", colours={"body": "#a9762c", "dark": "deep"})
    card.place(
        finery.glove(kind="gauntlet"),
        520,
        1290,
        210,
        "ground",
        rotate=78,
        colours={"body": "mid", "dark": "shadow"},
    )
