"""Objects 46 to 54: box, lamp, gloves, letter, scissors, phial, knight, globe and fan."""

from __future__ import annotations

from itertools import pairwise

from card_images.source import compositions, ground, interior, light, niches, sky, weather
from card_images.source.alterations import hollow, without
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import Path, Point, blob, limb, line, poly
from card_images.source.motifs import (
    buildings,
    children,
    clockwork,
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
    performers,
    railway,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import sketch
from card_images.source.scenes.registry import scene

SCARLET = "#b3202e"


@scene("o46", seed=4601, light=(560, 60))
def silent_music_box(card: Card) -> None:
    interior.wallpaper(card, card.ink("shadow", "mid", 0.3), "mid", tile=interior.STRIPE_SPRIG)
    light.beam(card, [(560, -80), (640, -80), (960, 1100), (60, 1100)], strength=0.5, softness=60, fade=1500)
    niches.velvet(card, 1020, fall=190)
    wood: Colours = {
        "body": card.ink("shadow", "mid", 0.35),
        "dark": "deep",
        "lite": card.ink("mid", "light", 0.15),
    }
    box = card.place(clockwork.music_box(), 370, 1140, 560, "focal", rotate=-2, colours=wood)
    still: Colours = {"body": "acc", "dark": "shadow", "lite": "light", "line": "glow"}
    card.place(instruments.bell(clapper=False), *box.point(30, -68), 130, "support", colours=still)
    tulle: Colours = {"body": "glow", "lite": "light", "acc": "acc", "hair": "deep", "line": "mid"}
    card.place(performers.dancer(), *box.point(-12, -51), 360, "support", colours=tulle)
    cream: Colours = {
        "body": card.ink("light", "glow", 0.6),
        "dark": "light",
        "lite": "glow",
        "line": "shadow",
    }
    card.place(fairground.carousel_horse(pole=False), 755, 1180, 160, "support", colours=cream)
    card.place(household.key(), 190, 1275, 230, "support", rotate=72, colours={"body": "acc"})
    card.place(clockwork.cog(pair=False), 600, 1290, 90, "ground", rotate=20, colours={"body": "mid"})


@scene("o47", seed=4702, light=(380, 760))
def storm_lamp(card: Card) -> None:
    sky.bands(card, ("deep", "shadow", "mid", card.ink("mid", "light", 0.6)), count=7, down_to=0.7)
    light.glow(card, 380, 880, 170, ink="#f0a040", strength=0.6)
    ground.waves(card, 900, depth=0.3, height=20)
    weather.rain(card, 160, strength=0.3)
    rock = blob("-40,1160 120,1080 380,1095 640,1085 780,1140 860,1240 800,1400 -40,1400")
    card.layer(rock, "shadow", "deep", hatch=1.2, rim_light=1.0)
    whole = household.lantern(lit=False)
    panes = next(part for part in whole.parts if part.role == "glass")
    behind = card.place(sketch(panes), 380, 1125, 700)
    with card.inside(behind, "ember", (380, 900), depth=0.3) as inner:
        sky.void(inner, "light", "mid")
        fire: Colours = {"acc": "#f0a83c", "line": "glow"}
        inner.place(elements.flame(), *behind.point(1, -16), 158, "support", colours=fire)
        grey: Colours = {"lite": card.ink("mid", "light", 0.35), "seam": "deep"}
        inner.place(sky_motifs.cloud(), *behind.point(-1, -46), 150, "support", colours=grey)
        rain: Colours = {"body": "#1d4d6b", "lite": "#4f93a8", "glass": "#a8d4d8"}
        for x, y, height in ((-15, -32, 76), (15, -28, 70), (-16, -21, 50), (4, -41, 40)):
            inner.place(elements.drop(state="falling"), *behind.point(x, y), height, "support", colours=rain)
    iron: Colours = {"body": card.ink("shadow", "deep", 0.3), "line": "glow"}
    card.place(hollow(whole, "glass", "seam", "dark"), 380, 1125, 700, "focal", colours=iron, aura=0)
    pale: Colours = {"body": card.ink("light", "glow", 0.5), "dark": "light", "line": "shadow"}
    card.place(creatures.moth(), 665, 815, 190, "support", rotate=-62, colours=pale)
    card.place(creatures.moth(), 740, 560, 90, rotate=-30, colours=pale, depth=0.2)
    card.place(elements.wave(), 700, 1310, 190, "ground", colours={"body": "mid"})
    ground.waves(card, 1270, height=16)


@scene("o48", seed=4803, light=(640, 210))
def scarlet_gloves(card: Card) -> None:
    interior.wallpaper(card, "mid", "light")
    light.beam(card, [(640, 120), (900, 80), (640, 1080), (-80, 1080)], strength=0.55, softness=40, fade=1500)
    niches.velvet(card, 1020, fall=130)
    wood: Colours = {"skin": "#c58b52", "shade": "#7c4a2a", "lite": "#7c4a2a", "body": "#4a2a1c"}
    card.place(figures.hand(), 160, 1080, 380, "support", rotate=-6, colours=wood)
    letter: Colours = {"lite": card.ink("light", "glow", 0.6), "glass": "glow", "acc": "acc"}
    card.place(keepsakes.letter(), 295, 760, 250, "support", rotate=-22, colours=letter)
    red: Colours = {"lite": SCARLET, "glass": "glow", "dark": "deep", "seam": "#5d0f1c", "acc": "acc"}
    glove = card.place(finery.glove(), 400, 1110, 600, "focal", rotate=3, colours=red)
    gold: Colours = {"lite": "acc", "glass": card.ink("acc", "glow", 0.6), "body": "deep", "dark": "shadow"}
    x, y = glove.point(24, -60)
    card.place(finery.fan(), x, y, 270, "support", rotate=34, colours={**gold, "acc": SCARLET})
    card.place(finery.glove(), 690, 1010, 400, "focal", rotate=166, colours=red)
    card.place(finery.pearl_necklace(loose=False), 330, 1375, 270, "support", rotate=-8)
    card.place(field_plants.poppy(form="flower"), 250, 690, 170, "ground", rotate=-30, colours={"acc": SCARLET})


@scene("o49", seed=4904, light=(190, 470))
def sealed_letter(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.35), "mid", tile=interior.STRIPE_SPRIG)
    light.glow(card, 190, 470, 300, strength=0.45)
    niches.shelf(card, 1070, depth=200, tilt=8)
    corner = poly("34,-80 60,-80 60,-44 46,-50 44,-58 36,-62 38,-70")
    paper: Colours = {"lite": card.ink("light", "glow", 0.25), "glass": "glow"}
    sheet = card.place(without(keepsakes.letter(), corner), 790, 770, 800, "focal", rotate=-86, colours=paper)
    wax: Colours = {"body": "acc", "lite": card.ink("acc", "deep", 0.25), "dark": "deep", "acc": "acc"}
    card.place(house.keyhole(), *_below(sheet.point(1, -36), 110), 210, "support", colours=wax)
    card.place(household.candle(), 165, 1150, 380, "support", colours={"lite": "glow", "body": "deep"})
    card.place(tools.quill(), 720, 1210, 330, "support", colours={"lite": "light", "glass": "glow"})
    card.place(railway.train(), 120, 1285, 60, "ground", flip=True)
    card.place(journey.paper_boat(), 380, 1262, 130, "support", rotate=-5, colours={"lite": "glow"})
    card.place(figures.man(), 530, 1170, 150, "ground")


def _below(point: Point, distance: float) -> Point:
    return point[0], point[1] + distance


@scene("o50", seed=5005, light=(250, 200))
def tailors_scissors(card: Card) -> None:
    interior.wallpaper(card, "light", "mid")
    niches.shelf(card, 1090, depth=200, ink="mid", tilt=-8)
    for drawing, x, y, height, turn in (
        (wardrobe.dress(form=False), 680, 1075, 470, 4.0),
        (wardrobe.shirt(pegged=False), 640, 560, 330, -6.0),
    ):
        hole = card.place(drawing, x, y, height, "support", rotate=turn, shadow=0)
        with card.inside(hole, "midnight", (700, 300), depth=1.0) as night:
            sky.still(night, ("deep", "shadow", "mid", "mid"))
            sky.stars(night, 300, down_to=0.95)
            ground.hills(night, y - height * 0.12, 40, depth=0.35)
    steel: Colours = {"body": card.ink("shadow", "deep", 0.5), "lite": "glow", "dark": "mid", "line": "light"}
    blades = card.place(tools.scissors(), 345, 1200, 710, "focal", rotate=-4, colours=steel)
    spool = card.place(cordage.spool(thread="bare"), 640, 1265, 190, "support", colours={"lite": "light"})
    ring_x, ring_y = blades.point(24, -84)
    thread = line([spool.point(6, -40), (560, 900), (ring_x + 40, ring_y + 120), (ring_x, ring_y)], 4, 40)
    card.layer(thread, "acc", "acc", rim_light=0.4, shadow=0.3, wobble=1.2)
    compositions.hang(
        card, performers.puppet(), (150, -20), 110, 280, "support", ink="shadow", colours={"body": "deep"}
    )
    paper: Colours = {"body": "glow", "dark": "light", "hair": "glow", "line": "shadow"}
    card.place(figures.man(), 120, 1285, 150, "ground", rotate=82, colours=paper)


@scene("o51", seed=5106, light=(540, 900))
def violet_phial(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "shadow"), glow=0.45)
    light.glow(card, 540, 880, 330, ink="light", strength=0.6)
    sky.stars(card, 70, down_to=0.4)
    ground.hills(card, 860, 120, depth=0.5, scale=260)
    weather.fog(card, 900, 90, strength=0.5)
    ground.hills(card, 1000, 90, depth=0.3, scale=220)
    weather.fog(card, 1060, 90, strength=0.6)
    ground.hills(card, 1120, 40, depth=0.15, scale=300)
    pale: Colours = {"lite": card.ink("light", "glow", 0.3), "glass": "glow"}
    glass: Colours = {
        "body": "shadow",
        "glass": card.ink("light", "glow", 0.35),
        "acc": "#7d3fb0",
        "lite": "acc",
    }
    phial = card.place(glassware.phial(), 540, 1170, 600, "focal", colours={**glass, "dark": "deep"})
    card.place(elements.smoke(), *phial.point(0, -98), 360, "support", flip=True, colours=pale)
    card.place(furnishings.bed(), 260, 300, 130, "ground", depth=0.45, colours={"acc": "light"})
    card.place(performers.sleepwalker(), 440, 260, 120, "ground", depth=0.25)
    gold: Colours = {"body": "#8a5a10", "lite": "acc", "glass": card.ink("acc", "glow", 0.4)}
    card.place(elements.drop(), *phial.point(13, -58), 95, "support", colours=gold)
    card.place(field_plants.poppy(), 190, 1210, 430, "support", rotate=14, colours={"acc": "#c43b4a"})
    spots: Colours = {"acc": "#b0487a", "lite": card.ink("light", "glow", 0.4)}
    card.place(forest_plants.mushroom(), 740, 1240, 260, "support", colours=spots)
    card.place(forest_plants.mushroom(companion=False), 400, 1290, 120, colours=spots)
    ground.hills(card, 1265, 30, scale=200)


@scene("o52", seed=5207, light=(720, 240))
def ebony_knight(card: Card) -> None:
    sky.void(card, "light", "mid")
    _chessboard(card, 640, 960)
    black: Colours = {"body": "deep", "dark": "#0a0d08", "line": "light", "acc": "acc"}
    knight = card.place(keepsakes.chess_knight(), 440, 1200, 740, "focal", colours=black)
    walls: Colours = {"body": card.ink("shadow", "mid", 0.4), "dark": "shadow"}
    card.place(buildings.castle(), *knight.point(-21, -50), 290, "support", rotate=-16, colours=walls)
    card.place(figures.hand(pose="reaching"), 810, 520, 360, "support", flip=True, rotate=-14)
    card.place(finery.crown(), 790, 1230, 270, "support", rotate=-98, colours={"dark": "acc", "body": "light"})
    card.place(house.door(), *knight.point(-6, -2), 85, "ground")
    card.place(figures.man(hat="top"), 475, 1265, 110, "ground", colours={"body": "acc"})


def _chessboard(card: Card, middle: float, horizon: float) -> None:
    """Squares that run to the horizon; what is nearer is larger."""
    rows = [1400.0, *(horizon + 420 * 0.62**index for index in range(8))]

    def corner(column: int, y: float) -> Point:
        return middle + (column * 190 - 250) * (y - horizon + 30) / 420, y

    squares: tuple[list[Path], list[Path]] = ([], [])
    for row, (near, far) in enumerate(pairwise(rows)):
        for left in range(-9, 10):
            corners = [corner(left, near), corner(left + 1, near), corner(left + 1, far), corner(left, far)]
            squares[(row + left) % 2].append(poly(corners))
    for shapes, ink in zip(squares, (card.ink("shadow", "mid", 0.4), card.ink("light", "glow", 0.4)), strict=True):
        card.layer(shapes, ink, card.ink(ink, "shadow", 0.3), rim_light=0.2, shadow=0.1, hatch=0.6)


@scene("o53", seed=5308, light=(620, 330))
def snow_globe(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.4)
    weather.snow(card, 160)
    frost: Colours = {"glass": card.ink("light", "glow", 0.7), "acc": "glow", "seam": "mid"}
    card.place(sky_motifs.snowflake(), 600, 690, 600, "support", rotate=14, colours=frost)
    niches.shelf(card, 1110, depth=190, tilt=10)
    foot: Colours = {"body": card.ink("shadow", "deep", 0.4), "lite": "light", "glass": "glow"}
    dome = card.place(glassware.glass_dome(layer="back"), 370, 1240, 700, "focal", colours=foot)
    with card.inside(dome, "ice", dome.point(10, -70), part="glass", depth=0.6) as winter:
        sky.still(winter, ("light", "glow", "light", "glow"))
        ground.hills(winter, dome.point(0, -38)[1], 40, depth=0.8)
        winter.place(buildings.castle(), *dome.point(4, -42), 200, "support")
        winter.place(forest_plants.fir_tree(), *dome.point(-15, -22), 190, "support")
        winter.place(forest_plants.fir_tree(seed=8), *dome.point(18, -30), 110)
        winter.layer(blob("100,1110 300,1085 420,1100 700,1080 700,1300 100,1300"), "glow", "light")
        winter.place(creatures.stag(), *dome.point(8, -19), 90, "support", colours={"body": "acc", "lite": "acc"})
        weather.snow(winter, 260)
    card.place(glassware.glass_dome(layer="front"), 370, 1240, 700)
    card.place(children.child(), 760, 1270, 300, "ground", flip=True)


@scene("o54", seed=5409, light=(640, 240))
def painted_fan(card: Card) -> None:
    niches.boards(card, card.ink("mid", "shadow", 0.3), "shadow", turn=-14)
    light.glow(card, 640, 240, 420, ink="light", strength=0.35)
    leaf: Colours = {
        "lite": card.ink("mid", "light", 0.45),
        "glass": card.ink("mid", "light", 0.7),
        "body": "deep",
        "line": "light",
        "acc": card.ink("mid", "light", 0.85),
    }
    fan = card.place(hollow(finery.fan(), "dark", "lum"), 450, 800, 455, "focal", rotate=-14, colours=leaf, shadow=0.9)
    light.moon(card, 62, at=fan.point(30, -72), weight="support")
    stone: Colours = {"body": card.ink("shadow", "deep", 0.5), "lite": "mid", "line": "light"}
    bridge = card.place(streets.bridge(), *fan.point(-18, -56), 215, "support", rotate=-14, colours=stone)
    card.place(figures.woman(), *bridge.point(4, -52), 165, "support", rotate=-8, colours={"body": "acc"})
    x, y = bridge.point(0, -8)
    stream = limb(
        [
            (x, y, 70),
            (x + 40, y + 70, 60),
            (520, 700, 44),
            (560, 860, 80),
            (470, 1030, 130),
            (520, 1190, 190),
            (470, 1390, 260),
        ],
        80,
    )
    card.layer(stream, card.ink("acc", "light", 0.35), card.ink("acc", "deep", 0.2), rim_light=1.0, hatch=1.2)
    card.place(field_plants.water_lily(), 640, 1220, 300, "support", colours={"lite": "glow", "glass": "glow"})
    card.place(small_creatures.bee(pose="resting"), *fan.point(-2, 18), 80, "ground", rotate=30)
