"""Visions 1 to 10."""

from __future__ import annotations

from card_images.source import ground, interior, light, sky, weather
from card_images.source.alterations import cropped, hollow, stretched
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import (
    Point,
    blob,
    cut,
    intersect,
    line,
    moved,
    outline,
    oval,
    poly,
    rect,
)
from card_images.source.motifs import (
    beasts,
    buildings,
    cats,
    children,
    clockwork,
    clothes,
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
    instruments,
    journey,
    keepsakes,
    navigation,
    performers,
    plants,
    railway,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.scenes.colours import accented
from card_images.source.scenes.props import FOOTLIGHT, LANTERN_PANES
from card_images.source.scenes.registry import scene


@scene("v1", seed=311, light=(700, 395))
def pond_that_remembers(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "glow"), count=7, down_to=0.33)
    light.glow(card, 700, 395, 210, strength=0.8)
    ground.hills(card, 455, 34, depth=0.7, scale=320)
    ground.hills(card, 520, 30, depth=0.4, scale=260)
    stalks = field_plants.wheat(form="stalks")
    for x, y, height, flip in (
        (50.0, 660.0, 130, False),
        (150, 600, 90, True),
        (250, 570, 70, False),
        (830, 640, 140, True),
    ):
        card.place(stalks, x, y, height, depth=0.3, flip=flip)
    teal: Colours = {"body": card.ink("light", "mid", 0.5), "line": "glow"}
    lying = stretched(household.hand_mirror(), up=0.8)
    mirror = card.place(lying, 380, 1345, 1010, "focal", rotate=8, colours=teal)
    with card.inside(mirror, "sea", light=(600, 560), part="glass") as pond:
        sky.swirl(pond, ("deep", "shadow", "mid"), turbulence=0.5)
        pale: Colours = {"skin": pond.ink("light", "glow", 0.55), "shade": pond.ink("mid", "shadow", 0.3)}
        pond.place(faces.face(), 425, 990, 385, "support", rotate=-16, colours=pale, shadow=0.2)
        rings = [outline(oval(600, 960, wide, wide * 0.36), 4) for wide in (56, 96, 140)]
        pond.layer(rings, "light", "glow", rim_light=0, shadow=0.1)
    planks = [
        line([mirror.point(-4.4, y), mirror.point(0, y - 0.8), mirror.point(4.4, y)], 3) for y in range(-18, 0, 3)
    ]
    card.layer(planks, "shadow", "shadow", rim_light=0, shadow=0.1)
    card.place(buildings.windmill(turn=33), 665, 560, 330, "support", colours={"lum": "acc"})
    for x, y, height, flip in (
        (20.0, 1400.0, 430, False),
        (150, 1420, 300, True),
        (700, 1420, 240, True),
        (860, 1400, 330, False),
    ):
        card.place(stalks, x, y, height, "ground", flip=flip, colours={"lite": card.ink("mid", "shadow", 0.2)})
    fish = card.place(creatures.fish(), 655, 935, 245, "support", rotate=44, colours=accented(card))
    x, y = fish.point(-48, -28)
    card.place(finery.pearl_necklace(strands="one", loose=False), x, y + 158, 150, "ground", rotate=6)


@scene("v2", seed=47, light=(735, 190))
def what_the_marsh_rang(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "light"), rings=0.8)
    light.moon(card, 88, weight="support")
    ground.hills(card, 560, 40, depth=0.75, scale=300)
    for x, seed, height in ((60.0, 8, 230), (370, 3, 150), (460, 11, 110)):
        card.place(plants.tree(seed=seed, roots=False), x, 590, height, depth=0.6, hatch=0, lines=0.2)
    weather.fog(card, 590, 60, strength=0.6)
    wrong = card.copy()
    pale: Colours = {
        "body": card.ink("glow", "light", 0.3),
        "line": "mid",
        "dark": card.ink("mid", "shadow", 0.3),
    }
    light.glow(wrong, 270, 190, 120, strength=0.8)
    wrong.place(buildings.lighthouse(), 270, 622, 480, "focal", colours=pale)
    ground.water(card, 620, mirrored=wrong, ripple=0.22)
    lamp = (270.0, 622 + 480 * 0.9)
    light.beam(card, [lamp, (930, 880), (930, 1080)], strength=0.55, fade=520)
    light.beam(card, [lamp, (-30, 1130), (-30, 1000)], strength=0.55, fade=520)
    light.glow(card, *lamp, 46, strength=0.9)
    bank = blob("-30,556* 120,560 300,578 420,606 530,634 360,648 180,652 -30,664*")
    card.layer(bank, card.ink("mid", "shadow", 0.5), card.ink("shadow", "deep", 0.4), hatch=1.0)
    brass: Colours = {"body": card.ink("light", "mid", 0.2), "dark": card.ink("shadow", "deep", 0.3)}
    card.place(clockwork.music_box(), 245, 600, 235, "focal", colours=brass)
    cane = card.place(forest_plants.bramble(fruit="none"), 745, 730, 420, "ground", flip=True, rotate=4)
    x, y = cane.point(52, -60)
    light.thread(card, (x, y), (x, y + 70), width=3, ink="glow")
    card.place(instruments.bell(swing="ringing"), x, y + 255, 165, "support", colours=accented(card))
    shore = blob("930,960* 820,1000 690,1090 590,1190 530,1290 540,1400* 930,1400*")
    card.layer(shore, card.ink("mid", "shadow", 0.6), "deep", hatch=1.2)
    card.place(
        beasts.fox(pose="sitting"),
        715,
        1185,
        320,
        "support",
        flip=True,
        colours={"body": card.ink("light", "mid", 0.3), "lite": "glow"},
    )
    for x, y, height in ((880, 1380, 240), (790, 1400, 200), (610, 1400, 130)):
        card.place(plants.fern(), x, y, height, rotate=-14, flip=True, colours={"body": "deep"})


@scene("v3", seed=83, light=(735, 560))
def horse_who_would_not_go_to_bed(card: Card) -> None:
    interior.room(card, vanish=(760, 560), back=(330, 120, 930, 800), wall="mid", floor="mid", boards=7)
    card.place(house.door(), 735, 812, 430, "support", colours={"body": card.ink("shadow", "deep", 0.3)})
    light.beam(card, [(735, 560), (820, 800), (300, 1400), (-60, 1130)], strength=0.6, softness=30, fade=900)
    red: Colours = {"body": "acc", "lite": "acc", "hair": "deep"}
    card.place(performers.dancer(), 752, 806, 175, "support", colours=red)
    smoke = card.place(elements.smoke(), 165, 860, 400, "ground", colours={"lite": "light"}, shadow=0.2)
    x, y = smoke.point(8, -100)
    card.place(plants.leaf(), x + 30, y + 40, 350, "ground", rotate=18, colours={"body": "shadow"})
    black: Colours = {"body": "deep", "lum": "light", "acc": "acc"}
    bust = cropped(keepsakes.chess_knight(), rect(-60, -120, 120, 100))
    card.place(bust, 445, 1075, 420, "support", rotate=-56, colours=black)
    quilted: Colours = {"body": card.ink("shadow", "deep", 0.2), "lite": "light", "acc": "mid"}
    bed = card.place(furnishings.bed(quilt="made"), 385, 1260, 500, "focal", colours=quilted)
    lump = ((-6, -42), (0, -60), (12, -74), (26, -74), (44, -62), (60, -48), (58, -38), (20, -33))
    hump = blob([bed.point(*at) for at in lump])
    card.layer(hump, card.ink("light", "glow", 0.4), "light", hatch=0.4)
    corners = ((0, 0), (11, 1), (9, 11), (-2, 10))
    squares = [
        poly([bed.point(col * 22 + row % 2 * 11 - 12 + dx, row * 10 - 80 + dy) for dx, dy in corners])
        for row in range(5)
        for col in range(4)
    ]
    patches = [intersect(hump, square) for square in squares]
    card.layer([patch for patch in patches if not patch.isEmpty()], "mid", "shadow", shadow=0.15, hatch=0.6)
    card.layer(blob("120,1318* 420,1286 760,1300 910,1350* 700,1410 200,1410"), "shadow", "deep", hatch=1.2)


@scene("v4", seed=127, light=(320, 760))
def harvest_in_a_lamp(card: Card) -> None:
    sky.still(card, ("deep", "deep", "shadow", "mid"), glow=0.55)
    light.glow(card, 320, 760, 420, ink="#e9a94e", strength=0.45)
    weather.rain(card, 170, strength=0.25)
    panes = moved(LANTERN_PANES, dx=330, dy=1120, scale=8.6, turn=-3)
    with card.inside(panes, "ochre", light=(430, 690)) as evening:
        sky.still(evening, ("mid", "light", "glow", "glow"), glow=0.6)
        ground.hills(evening, 850, 30, depth=0.65)
        evening.place(buildings.windmill(turn=12), 365, 905, 310, "support", colours={"acc": "#a8472a"})
        ground.hills(evening, 905, 20, depth=0.45)
        golden: Colours = {"lite": "light", "body": card.ink("#9c7733"), "dark": "#6b4a1e"}
        for index, at in enumerate(range(120, 560, 44)):
            evening.place(field_plants.wheat(form="stalks"), at, 1010, 96 + index % 3 * 22, "ground", colours=golden)
    shell: Colours = {"body": card.ink("shadow", "mid", 0.35), "line": "glow"}
    lamp = card.place(
        hollow(household.lantern(), "lum", "acc", "dark"), 330, 1120, 860, "focal", rotate=-3, colours=shell
    )
    x, y = lamp.point(0, -106)
    light.thread(card, (-20, y - 70), (x, y), width=6)
    light.thread(card, (x, y), (920, y - 130), width=6, sag=26)
    linen: Colours = {"glass": card.ink("glow", "light", 0.2), "lite": card.ink("light", "glow", 0.3)}
    card.place(wardrobe.shirt(), 690, 408, 290, "support", rotate=-8, colours=linen)
    x, y = lamp.point(2, 0)
    card.place(elements.drop(), x, y + 184, 175, "support", colours={"body": card.ink("mid", "light", 0.4)})
    card.layer(poly([(470, 1262), (930, 1240), (930, 1380), (440, 1380)]), "shadow", "deep", hatch=1)
    card.place(cats.cat(), 690, 1262, 175, "ground", flip=True)
    weather.rain(card, 90, strength=0.3)


@scene("v5", seed=211, light=(190, 330))
def stairs_for_a_feather(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "glow"), glow=0.35)
    light.glow(card, 190, 330, 240, strength=0.6)
    ground.hills(card, 1060, 50, depth=0.85, scale=320)
    for x, seed, height in ((70.0, 5, 180), (150, 9, 130), (860, 2, 220)):
        card.place(plants.tree(seed=seed, roots=False), x, 1075, height, depth=0.6, hatch=0, lines=0.2)
    weather.snow(card, 180)
    ground.hills(card, 1190, 40, depth=0.6, scale=300)
    dome = card.place(stretched(glassware.glass_dome(layer="back"), 0.7), 590, 1315, 1030, "focal")
    with card.inside(dome, "ice", (190, 330), part="glass") as tower:
        sky.still(tower, ("mid", "light", "light", "light"), glow=0.3)
        tower.place(plants.tree(seed=14, forks=7), 470, 1100, 420, "ground", colours={"body": "shadow"})
        tower.place(house.spiral_stairs(turns=3.2, steps=60), 600, 1128, 480, "focal", colours={"lite": "glow"})
        cliff = blob("500,570* 560,555 660,555 705,570* 660,600 608,640 550,600")
        tower.layer(cliff, "mid", "shadow", hatch=0.8)
        tower.place(buildings.castle(), 604, 572, 165, "support", colours={"body": card.ink("shadow", "deep", 0.3)})
    card.place(stretched(glassware.glass_dome(layer="front"), 0.7), 590, 1315, 1030)
    x, y = dome.point(-14, -88)
    card.place(feathered.feather(bend=18), x + 130, y - 104, 400, "support", rotate=-80, colours=accented(card))
    card.place(performers.acrobat(), x, y, 250, "support", rotate=-6)
    ground.hills(card, 1270, 30, depth=0.35, scale=260)
    weather.snow(card, 90)


@scene("v6", seed=61, light=(700, 250))
def cavalry_of_pages(card: Card) -> None:
    sky.bands(card, ("deep", "shadow", "shadow", "mid"), count=8, down_to=0.62)
    light.glow(card, 560, 330, 260, strength=0.4)
    card.place(sky_motifs.comet(), 640, 400, 300, "support", colours={"lite": "light", "acc": "glow"})
    ground.hills(card, 850, 30, depth=0.6, scale=330)
    paper: Colours = {"glass": card.ink("light", "glow", 0.55), "lite": "light", "body": "shadow"}
    book = card.place(hollow(keepsakes.book(), "dark"), 470, 1315, 640, "focal", rotate=-4, colours=paper)
    brook = [book.point(*at) for at in ((0, -48), (5, -26), (17, 8), (-9, 8), (-4, -24))]
    card.layer(poly(brook), "mid", "deep", hatch=1.2)
    for x, y, height in ((32.0, 915.0, 95), (98, 955, 140), (200, 1020, 210)):
        card.place(keepsakes.chess_knight(), x, y, height, colours={"body": "deep"})
    card.place(keepsakes.chess_knight(), 365, 1125, 370, "focal", colours={"lum": "glow", "body": "deep"})
    card.place(journey.paper_boat(), 505, 1300, 150, "support", rotate=-4, colours={"glass": "glow", "lite": "glow"})
    reader = card.place(children.child(), 860, 1180, 260, "ground", rotate=-78)
    x, y = reader.point(0, -92)
    card.place(finery.crown(), x, y, 155, "support", rotate=-60, colours=accented(card))


@scene("v7", seed=173, light=(130, 1060))
def low_tide_in_the_toy_theatre(card: Card) -> None:
    interior.wallpaper(card, card.ink("shadow", "mid", 0.4), "mid", step=90)
    opening = blob("280,1010* 280,330 320,220 420,160 565,140 710,160 810,220 850,330 850,1010*")
    with card.inside(opening, "midnight", light=(330, 960)) as stage:
        sky.still(stage, ("shadow", "mid", "light", "glow"), glow=0.3)
        stage.place(creatures.spider_web(), 565, 320, 470, "support", lines=1.0, colours={"line": "glow"})
        light.thread(stage, (750, 250), (750, 390), ink="glow")
        stage.place(sky_motifs.cloud(), 745, 478, 100, "ground", colours={"lite": "glow"})
        ground.waves(stage, 850, depth=0.5)
        wood: Colours = {"lite": card.ink("light", "glow", 0.55), "skin": "glow", "body": "light"}
        puppet = stage.place(performers.puppet(pose="waving"), 545, 870, 455, "focal", rotate=-4, colours=wood)
        x, y = puppet.point(0, -90)
        stage.place(finery.spectacles(), x, y + 28, 115, "ground", rotate=-4)
        ground.waves(stage, 935, depth=0.25)
        stage.place(elements.wave(), 560, 990, 205, "support", colours={"lite": "glow", "body": "mid"})
        ground.waves(stage, 992, depth=0.0, height=9)
    arch = cut(blob("225,1050* 225,320 275,190 395,112 565,90 735,112 855,190 905,320 905,1050*"), opening)
    card.layer(arch, card.ink("acc", "deep", 0.4), card.ink("acc", "deep", 0.75), rim_light=1.0, hatch=0.8)
    swags = [blob(f"{x},150* {x + 60},156* {x + 46},196 {x + 30},206 {x + 12},196") for x in range(385, 720, 60)]
    card.layer(swags, "acc", card.ink("acc", "deep", 0.5), rim_light=0.9)
    card.layer(rect(-30, 1020, 960, 64), card.ink("shadow", "mid", 0.7), card.ink("shadow", "mid", 0.3), hatch=1.0)
    card.layer(rect(-30, 1080, 960, 300), card.ink("shadow", "mid", 0.3), "deep", hatch=1.2)
    light.glow(card, 130, 1040, 250, strength=0.75)
    card.place(FOOTLIGHT, 130, 1080, 130, colours={"body": "light"})
    box: Colours = {"body": "acc", "dark": card.ink("acc", "deep", 0.55), "acc": "glow"}
    card.place(clockwork.music_box(), 420, 1315, 265, "support", colours=box)


@scene("v8", seed=19, light=(700, 180))
def hanging_night_mail(card: Card) -> None:
    sky.void(card, "light", card.ink("light", "mid", 0.75))
    card.place(instruments.bell(), 235, 500, 480, "focal", rotate=6, colours=accented(card))
    card.layer(line([(60, 622), (235, 580), (470, 594), (790, 530)], 9), "shadow", "deep", rim_light=0.6)
    light.thread(card, (222, 520), (235, 582), width=4, ink="shadow")
    whole = railway.train(carriages=2)
    iron: Colours = {"body": card.ink("shadow", "mid", 0.25), "lite": "mid", "acc": "mid"}
    wagons: tuple[tuple[float, float, float, float, float, tuple[Point, ...]], ...] = (
        (-200, -105, 185, 865, 9, ((150, 602), (230, 582))),
        (-105, -9, 430, 935, -8, ((400, 590), (500, 592))),
        (-9, 121, 700, 830, -14, ((630, 566), (768, 536))),
    )
    for left, right, x, y, turn, hooks in wagons:
        piece = cropped(whole, rect(left, -130, right - left, 140))
        engine = left == -9
        wagon = card.place(
            stretched(piece, shift=-(left + right) / 2),
            x,
            y,
            240,
            "focal" if engine else None,
            rotate=turn,
            colours=iron,
        )
        ends = ((-42, -62), (27, -88)) if engine else ((-34, -62), (34, -62))
        for hook, end in zip(hooks, ends, strict=True):
            light.thread(card, hook, wagon.point(*end), ink="shadow")
    stairs = card.place(house.spiral_stairs(turns=1.6, steps=36), 215, 1350, 265, "support")
    x, y = stairs.point(6, -112)
    card.place(figures.man(pose="walking", hat="top"), x, y + 4, 125, "support", colours={"body": "deep"})
    grey: Colours = {"body": "mid", "acc": "acc"}
    card.place(feathered.feather(bend=34), 600, 1270, 340, "support", rotate=18, colours=grey)
    ferns = ((30, 200, -10), (110, 130, 8), (370, 150, 12), (470, 220, -16), (770, 260, 8), (880, 210, -6))
    for x, height, turn in ferns:
        card.place(plants.fern(), x, 1370, height, "ground", rotate=turn, flip=turn < 0)


@scene("v9", seed=233, light=(235, 960))
def tea_at_the_bottom_of_the_tide(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "light"))
    sky.stars(card, 50, down_to=0.4)
    ground.waves(card, 880, depth=0.6)
    ground.waves(card, 945, depth=0.35)
    fur: Colours = {"body": card.ink("mid", "shadow", 0.45), "lite": card.ink("light", "mid", 0.3)}
    card.place(beasts.hare(), 610, 1085, 925, "focal", flip=True, colours=fur)
    ground.hills(card, 1090, 34, depth=0.2, scale=300)
    cup = card.place(
        household.teacup(steaming=False), 245, 1235, 370, "support", colours={"lite": "light", "acc": "mid"}
    )
    x, y = cup.point(0, -56)
    light.glow(card, x, y - 40, 200, strength=0.55)
    floating = cropped(sky_motifs.moon(), blob("-60,-110* 60,-110* 60,-34* 44,-24 0,-16 -44,-24 -60,-34*"))
    card.place(floating, x, y + 30, 185, "support", shadow=0, lines=0.3, aura=0)
    card.place(clothes.umbrella(), 560, 1275, 130, "support", rotate=8, colours=accented(card))
    for mx, my, height in ((720, 1190, 120), (800, 1235, 170), (640, 1180, 70), (60, 1130, 90)):
        card.place(forest_plants.mushroom(), mx, my, height, "ground", colours={"acc": card.ink("light", "mid", 0.4)})
    ear = cup.point(52, -40)
    anchor = card.place(navigation.anchor(roped=False), 690, 1345, 120, "ground", rotate=38)
    light.thread(card, ear, anchor.point(0, -101), width=5, sag=70)
    ground.hills(card, 1310, 20, scale=200, rim_light=0.4)


@scene("v10", seed=97, light=(170, 260))
def up_the_thorn_ladder(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.45)
    light.glow(card, 170, 260, 300, strength=0.35)
    weather.rain(card, 200, strength=0.3)
    ground.hills(card, 1200, 50, depth=0.5, scale=300)
    cane: Colours = {"body": card.ink("shadow", "deep", 0.3), "acc": "#8a3f96", "line": "light"}
    bramble = card.place(
        stretched(forest_plants.bramble(), 0.66), 330, 1240, 940, "focal", flip=True, rotate=22, colours=cane
    )
    wood: Colours = {"body": card.ink("light", "mid", 0.35), "lite": "light", "acc": "mid"}
    ladder = card.place(house.ladder(), 440, 1310, 760, "support", colours=wood)
    x, y = ladder.point(4, -52)
    card.place(performers.sleepwalker(), x - 20, y, 330, "focal", colours={"lite": "glow", "body": "light"})
    x, y = ladder.point(-16, -16)
    fox = card.place(beasts.fox(), x, y, 165, "support", rotate=-22, colours={"body": card.ink("acc", "deep", 0.3)})
    x, y = fox.point(78, -44)
    card.place(tools.broom(), x + 40, y + 40, 150, "ground", rotate=-70)
    honey: Colours = {"body": "acc", "lite": "glow"}
    x, y = bramble.point(-24, -92)
    card.place(elements.drop(), x - 46, y + 175, 140, "support", colours=honey)
    for at_x, at_y, height in ((-40, -60, 80), (6, -94, 75), (24, -86, 60), (-42, -30, 70)):
        x, y = bramble.point(at_x * 0.66, at_y)
        card.place(elements.drop(), x, y + height * 1.2, height, colours=honey)
    ground.hills(card, 1300, 30, scale=240)
