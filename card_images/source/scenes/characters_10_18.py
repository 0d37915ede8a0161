"""The people of cards 10 to 18, asleep at their work."""

from __future__ import annotations

from card_images.source import compositions, ground, interior, light, sky, weather
from card_images.source.alterations import cropped
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, limb, line, moved, poly, rect
from card_images.source.motifs import (
    beasts,
    buildings,
    clothes,
    cordage,
    creatures,
    elements,
    feathered,
    field_plants,
    finery,
    forest_plants,
    gestures,
    glassware,
    house,
    household,
    journey,
    keepsakes,
    navigation,
    performers,
    plants,
    portraits,
    profiles,
    sea_creatures,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import Drawing, paint, sketch
from card_images.source.palettes import skin
from card_images.source.scenes.colours import FIRE
from card_images.source.scenes.registry import scene


@scene("c10", seed=341, light=(150, 1120))
def moth_catcher(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "mid", "light"), count=8, tilt=-0.08)
    light.glow(card, 150, 1120, 330, ink="acc", strength=0.6)
    for x, y, height, seed in ((90, 1010, 420, 3), (250, 990, 300, 5), (420, 1000, 360, 9)):
        card.place(plants.tree(seed=seed, roots=False), x, y, height, depth=0.55, hatch=0)
    ground.hills(card, 1010, 40, depth=0.4)
    gauze: Colours = {"lite": "glow", "line": "glow"}
    card.place(tools.butterfly_net(), 300, 1010, 620, "focal", flip=True, rotate=6, colours=gauze)
    green: Colours = {"body": "#3c5a3e"}
    for x, y, height, turn in ((870, 1250, 700, -20), (850, 1380, 560, -40), (838, 1090, 410, -6)):
        card.place(plants.fern(), x, y, height, "support", rotate=turn, flip=True, colours=green)
    pinafore: Colours = {**skin(card.palette, "tan"), "hair": "#241019", "body": "#5b2a58", "lite": "light"}
    dozing = portraits.portrait(
        build="child",
        nose="snub",
        brows="thin",
        hair="braids",
        coat="pinafore",
        collar="none",
        body="slim",
        marks="freckles",
        tilt=-8,
    )
    girl = card.place(dozing, 560, 1420, 830, colours=pinafore)
    compositions.wear(
        card,
        girl,
        finery.spectacles(state="worn"),
        "support",
        at=portraits.brow(-8, portraits.SPECTACLES_AT),
        width=portraits.SPECTACLES_WIDTH,
        tilt=-8,
        colours={"glass": "acc", "body": "glow"},
    )
    bow_x, bow_y = girl.point(*portraits.brow(-8, (8, -92)))
    wings: Colours = {"body": "light", "lite": "glow"}
    card.place(creatures.moth(), bow_x + 20, bow_y + 115, 320, "focal", rotate=14, colours=wings)
    card.place(household.lantern(), 150, 1340, 340, "support")
    card.place(small_creatures.snail(), 700, 1290, 90, "ground", colours={"lite": "light"})


@scene("c11", seed=345, light=(690, 260))
def owl_tamer(card: Card) -> None:
    sky.swirl(card, ("deep", "shadow", "mid", "light"))
    light.glow(card, 690, 260, 380, strength=0.5)
    ground.hills(card, 880, 50, depth=0.6)
    card.place(plants.tree(seed=21, roots=False), 540, 900, 760, "support", colours={"body": "deep"})
    ground.hills(card, 960, 40, depth=0.3)
    card.place(plants.fern(), 60, 1110, 560, "support", rotate=-4, colours={"body": "mid"})
    cloak: Colours = {**skin(card.palette, "brown"), "hair": "#1c140f", "body": "#3c3a22", "lite": "light"}
    calm = portraits.portrait(
        build="broad",
        nose="broad",
        brows="heavy",
        lips="full",
        lashes=False,
        hair="topknot",
        coat="feathers",
        collar="none",
        body="broad",
    )
    man = card.place(calm, 340, 1400, 860, flip=True, colours=cloak)
    card.place(feathered.feather(), *man.point(6, -94), 320, "support", rotate=10, colours={"lite": "glow"})
    card.place(gestures.arm("44,-14,22 58,8,18 44,-14,14", "none"), 340, 1400, 860, colours=cloak)
    fist = card.place(finery.glove(kind="gauntlet"), 700, 1370, 380, "support", colours={"body": "acc"})
    card.place(feathered.owl(), *fist.point(2, -82), 480, "focal", colours={"body": "#6b5230", "lite": "glow"})
    card.place(beasts.hare(), 590, 1345, 130, "ground", colours={"body": "#9a8a62"})


@scene("c12", seed=349, light=(180, 250))
def tightrope_walker(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.35)
    sky.stars(card, 70, down_to=0.5)
    ground.hills(card, 1200, 40, depth=0.5)
    card.place(buildings.circus_tent(), 150, 1300, 190, "support", colours={"lite": "glow", "body": "acc"})
    silk: Colours = {"body": "#8a6fd6", "dark": "#5a3fa6", "line": "glow"}
    card.place(clothes.umbrella(), 455, 1230, 900, "focal", rotate=-13, colours=silk)
    hemp: Colours = {"lite": "light"}
    card.place(
        cordage.rope(course="-20,930 300,1000 600,1030 920,1000", width=26),
        0,
        0,
        100,
        "support",
        colours=hemp,
    )
    card.place(performers.acrobat(), 130, 958, 270, "support", colours={"lite": "glow"})
    costume: Colours = {**skin(card.palette, "dark"), "hair": "#1a1016", "body": "#2b2458", "lite": "glow"}
    poised = portraits.portrait(
        build="heart",
        nose="broad",
        lips="full",
        age="young",
        hair="puff",
        coat="striped",
        collar="high",
        body="slim",
    )
    woman = card.place(poised, 570, 1420, 690, rotate=5, colours=costume)
    card.place(gestures.arm("-36,-8,16 -42,12,14 -24,-20,10", "fist"), 570, 1420, 690, rotate=5, colours=costume)
    card.place(feathered.feather(), *woman.point(14, -98), 230, "ground", rotate=14, colours={"body": "acc"})
    card.place(journey.balloon(), 790, 400, 270, "support")


@scene("c13", seed=353, light=(250, -60))
def deep_sea_diver(card: Card) -> None:
    sky.under_water(card)
    ground.hills(card, 1120, 50, depth=0.35, scale=300)
    suit = blob("40,1370* 70,1240 190,1140 340,1090 560,1090 700,1130 800,1240 830,1370*")
    card.layer(suit, "#9a7a48", "#4a3820", rim_light=0.9, hatch=1.2)
    copper: Colours = {"body": "#b5602a", "dark": "#5a2c14", "acc": "#e0a24a"}
    helmet = card.place(wardrobe.diving_helmet(), 420, 1150, 830, "focal", rotate=-4, colours=copper)
    with card.inside(helmet, "sea", part="glass") as within:
        sky.still(within, ("shadow", "shadow", "mid", "mid"))
        x, y = helmet.point(0, -55)
        bearded = portraits.portrait(brows="heavy", lashes=False, hair="curls", beard="curly", collar="none", tilt=-8)
        face: Colours = {**skin(card.palette, "tan"), "hair": "#2a1c16", "body": "deep"}
        within.place(bearded, x + 10, y + 425, 690, colours=face)
    pink: Colours = {"body": "#a83c50", "lite": "#e8b0a0"}
    card.place(sea_creatures.octopus(), *helmet.point(0, -89), 310, "support", rotate=-6, colours=pink)
    card.place(finery.pearl_necklace(loose=False), 330, 1325, 330, "support", colours={"glass": "glow"})
    card.place(navigation.anchor(roped=False), 560, 1335, 250, "support", rotate=8, colours={"body": "light"})
    card.place(elements.bubble(), 790, 660, 180, "support")
    card.place(creatures.fish(), 110, 880, 130, "ground", flip=True, colours={"body": "acc"})


@scene("c14", seed=357, light=(690, 330))
def chimney_sweep(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "mid", "light"), glow=0.4)
    sky.stars(card, 90, down_to=0.5)
    far = poly(
        "-20,1370 -20,960 40,900 110,960 110,1000 190,940 260,1010 560,1010 620,950 690,1010 760,900 930,990 930,1370"
    )
    card.layer(far, card.ink("mid", "light", 0.15), "mid", rim_light=0.4, shadow=0.2, hatch=0.5)
    near = poly("-20,1370 -20,1120 60,1040 150,1120 560,1200 690,1080 800,1170 930,1100 930,1370")
    card.layer(near, card.ink("mid", "shadow", 0.6), "shadow", rim_light=0.6, hatch=0.8)
    card.place(house.window(shutters="none"), 820, 1300, 130, "ground")
    # Without its wisps the smoke is one pillow of volutes.
    volutes = Drawing("smoke", elements.smoke().parts[1:])
    card.place(volutes, 530, 860, 690, "support", rotate=4, colours={"lite": "light", "body": "mid"})
    card.place(house.ladder(broken=False), 605, 1345, 560, "support", colours={"body": "#a88a5a"})
    brick: Colours = {"body": "#a8542c", "lite": "#c9794a", "acc": "#d9682f"}
    stack = Drawing("chimney", house.chimney().parts[:10])
    card.place(stack, 400, 1375, 640, "focal", colours=brick)
    twigs: Colours = {"lite": "#8a7a5a", "body": "#3a2c20"}
    card.place(tools.broom(), 205, 145, 720, "support", rotate=183, colours=twigs)
    rags: Colours = {
        "skin": "#e6c19c",
        "shade": "#b98d72",
        "hair": "#171c22",
        "body": "#466074",
        "dark": "#22323f",
        "lite": "#c4cdbf",
        "acc": "#d9582f",
    }
    boy = portraits.portrait(
        build="child",
        nose="small",
        lips="smile",
        hair="tousled",
        coat="patched",
        collar="kerchief",
        body="slim",
        tilt=15,
    )
    x, y, size = 385, 948, 620
    card.place(cropped(boy, rect(-80, -140, 160, 124)), x, y, size, colours=rags)
    dx, dy = portraits.brow(15, (0, 0))
    smears = ("-10.8,-61,1 -7.4,-59.6,1.7 -4.8,-59.2,0.6", "-10.4,-58.4,0.9 -7.4,-57,1.5 -5.4,-56.8,0.5")
    soot = [limb(smear) for smear in (*smears, "4.8,-57.6,0.6 7.6,-58.4,1.6 10.4,-60.4,0.8")]
    smudges = sketch(paint("shade", [moved(one, dx, dy, turn=15) for one in soot]))
    card.place(smudges, x, y, size, colours={"shade": "#85695c"}, rim_light=0, shadow=0)
    card.place(gestures.arm("-25,-28,14 -36,-14,13 -28,-32,9", wrist=-78), x, y, size, colours=rags)
    card.place(gestures.arm("30,-24,14 34,-10,13 10,-13,9", "resting"), x, y, size, colours=rags)
    raven = card.place(creatures.raven(), 712, 802, 210, "support", flip=True, colours={"body": "deep"})
    cap = sketch(
        paint("acc", blob("-15,0* -20,-9 -14,-20 0,-24 14,-20 19,-9 15,0* 0,-3")),
        paint("dark", blob("-14,-1* 0,-4 15,-1* 24,5 14,7 -10,5")),
        paint("seam", line("0,-23 -7,-12 -9,-3", 0.9), line("0,-23 7,-12 9,-3", 0.9)),
    )
    card.place(cap, *raven.point(22, -78), 210, rotate=-4, flip=True)


@scene("c15", seed=361, light=(110, 930))
def midnight_baker(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.2), "light", step=150, fade=0.8)
    with card.inside(blob("80,90* 360,80* 366,470* 84,480*"), "midnight", light=(290, 180)) as outside:
        sky.still(outside)
        light.moon(outside, 50, weight="support")
        outside.place(buildings.windmill(), 190, 440, 250, "support")
        ground.hills(outside, 430, 20)
    interior.window_panes(card, blob("66,74* 374,64* 382,486* 70,496*"), [])
    light.glow(card, 110, 930, 460, strength=0.5)
    apron: Colours = {**skin(card.palette, "dark"), "body": "#7a2c18", "lite": "#e7c48a"}
    smiling = portraits.portrait(
        build="round",
        nose="broad",
        lips="smile",
        hair="bald",
        wears="headscarf",
        coat="apron",
        collar="none",
        body="broad",
        tilt=-9,
    )
    woman = card.place(smiling, 570, 1200, 660, colours=apron)
    ears: Colours = {"lite": "#e2b45a", "body": "#a8803a"}
    at = woman.point(*portraits.brow(-9, (12, -94)))
    card.place(field_plants.wheat(form="stalks"), *at, 250, "support", rotate=24, colours=ears)
    interior.table(card, 1190, tilt=8)
    arch = blob("-30,1200* -30,700* 60,690 170,740 240,850 250,1200*")
    card.layer(arch, "#7a4630", "#3c1a12", rim_light=0.9, hatch=1.0)
    card.layer(blob("-30,1196* -30,780* 40,770 120,800 180,880 190,1196*"), "deep", "shadow", rim_light=0.2)
    card.place(elements.flame(), 92, 1170, 290, "support", colours=FIRE)
    crust: Colours = {"body": "#c07a34", "lite": "#f0d9a0", "acc": "#8a4a1c"}
    card.place(keepsakes.bread(), 510, 1318, 470, "focal", colours=crust)
    card.place(gestures.arm("-62,8,13 -54,11,15 -27,-15,11", "resting", wrist=24), 570, 1200, 660, colours=apron)
    card.place(
        gestures.arm("64,8,13 54,12,15 18,-12,11", "resting", wrist=-14, mirrored=True),
        570,
        1200,
        660,
        colours=apron,
    )
    card.place(finery.glove(kind="mitten"), 130, 1335, 150, "ground", rotate=70, colours={"body": "acc"})


@scene("c16", seed=365, light=(130, 1010))
def glass_blower(card: Card) -> None:
    sky.still(card, ("mid", "mid", "light", "light"), glow=0.5)
    card.place(streets.glasshouse(), 560, 960, 760, "ground", depth=0.72)
    light.glow(card, 130, 1010, 420, strength=0.6)
    shirt: Colours = {**skin(card.palette, "tan"), "body": "#6a4a24", "lite": "light", "glass": "#d8d0c0"}
    blowing = profiles.profile(nose="long", lips="pursed", beard="trimmed", grey=True, wears="skullcap", lashes=False)
    man = card.place(blowing, 690, 1330, 820, flip=True, colours=shirt)
    x, y = man.point(18, -56)
    pipe = limb([(x + 8, y, 22), (x - 70, y - 125, 17), (x - 142, y - 262, 15)])
    card.layer(pipe, "#5a4428", "deep", rim_light=1.0)
    blue: Colours = {"body": "acc", "glass": "#7fb0cc"}
    card.place(glassware.bottle(corked=False), x - 312, y - 606, 400, "focal", rotate=154, colours=blue)
    card.place(elements.bubble(), x - 390, y - 480, 230, "support", colours={"lite": "glow"})
    card.place(gestures.arm("26,0,20 47,8,15 34,-44,11", "fist"), 690, 1330, 820, flip=True, colours=shirt)
    interior.table(card, 1190, tilt=6)
    card.place(elements.flame(), 130, 1215, 280, "support", colours=FIRE)
    card.place(glassware.phial(), 385, 1310, 220, "support")
    card.place(elements.crystal(), 560, 1320, 190, "support", colours={"lite": "glow"})
    card.place(glassware.glass_dome(keeps="tree"), 790, 1325, 240, "ground")


@scene("c17", seed=369, light=(200, 200))
def snow_courier(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "light"), glow=0.5)
    ground.hills(card, 700, 90, depth=0.95, scale=340)
    for x, y, height, depth in ((400, 690, 190, 0.7), (300, 730, 260, 0.6), (870, 740, 280, 0.6)):
        card.place(forest_plants.fir_tree(), x, y, height, depth=depth)
    card.place(forest_plants.fir_tree(seed=5), 150, 840, 480, "support")
    ground.hills(card, 880, 50, depth=1.0)
    hide: Colours = {"body": "#7a5a44", "dark": "#4a3428"}
    card.place(creatures.stag(), 690, 1080, 600, "support", flip=True, colours=hide)
    parka: Colours = {
        **skin(card.palette, "fair"),
        "body": "#3a5478",
        "lite": "light",
        "glass": "glow",
        "acc": "mid",
    }
    frosted = portraits.portrait(
        build="heart",
        nose="small",
        lids="single",
        brows="straight",
        hair="bald",
        wears="fur_hood",
        coat="parka",
        collar="none",
    )
    card.place(frosted, 290, 1350, 640, colours=parka)
    seal: Colours = {"body": "glow", "lite": card.ink("glow", "light", 0.3), "acc": "acc"}
    card.place(keepsakes.letter(), 290, 1305, 270, "focal", rotate=-6, colours=seal)
    mittens: Colours = {"body": "#2f4668", "lite": "#7d96ac"}
    card.place(gestures.arm("-46,-4,22 -48,10,18 -34,-2,9", "mitten"), 290, 1350, 640, colours=mittens)
    card.place(gestures.arm("46,-4,22 48,10,18 34,-2,9", "mitten", mirrored=True), 290, 1350, 640, colours=mittens)
    sled: Colours = {"acc": "#e8dcc0", "lite": "light"}
    card.place(journey.sledge(), 690, 1300, 240, "support", colours=sled)
    card.place(beasts.fox(), 700, 1335, 70, "ground", colours={"body": "#a4683c"})
    lace: Colours = {"lite": "glow", "acc": "light"}
    card.place(sky_motifs.snowflake(), 600, 300, 210, "support", colours=lace)
    for x, y, height in ((380, 190, 100), (820, 430, 120), (760, 120, 80), (70, 240, 70)):
        card.place(sky_motifs.snowflake(), x, y, height, colours=lace)
    weather.snow(card, 160)


@scene("c18", seed=373, light=(140, 240))
def queen_in_exile(card: Card) -> None:
    sky.bands(card, ("shadow", "mid", "light", "light"), count=6, tilt=0.12, down_to=0.7)
    card.place(buildings.castle(), 785, 790, 190, "ground", depth=0.5)
    ground.hills(card, 810, 30, depth=0.6)
    ground.hills(card, 1140, 24, depth=0.3)
    card.place(journey.trunk(), 610, 1300, 600, "support", colours={"body": "#6a3a24", "acc": "acc"})
    gown: Colours = {
        **skin(card.palette, "dark"),
        "body": "#6b2f5e",
        "dark": "#2a1230",
        "lite": "light",
        "glass": "#efe3dc",
    }
    robe = blob(
        "-40,-10 -40,14 -34,40 -10,48 14,46 28,54 32,78 26,96* 52,100 84,97* 72,72 64,44 50,32 34,24 34,0 20,-14"
    )
    hem = limb("27,95,3 52,99,3 83,96,3")
    folds = [
        line("-30,4 -28,22 -20,38", 0.8),
        line("42,40 46,62 46,92", 0.8),
        line("54,44 58,66 68,92", 0.8),
        line("34,50 38,70 36,92", 0.7),
        line("-10,20 10,34 40,38", 0.8),
        line("-24,34 0,42 30,44", 0.7),
    ]
    skirt = sketch(paint("body", robe), paint("line", folds), paint("lite", hem))
    card.place(skirt, 580, 830, 490, flip=True, colours=gown)
    upright = profiles.profile(lips="full", hair="rows", grey=True, coat="gown", neck="long", old=True)
    queen = card.place(upright, 580, 830, 490, flip=True, colours=gown)
    gold: Colours = {"body": "acc", "lite": "light", "acc": "#b3324a"}
    compositions.wear(card, queen, finery.crown(), "focal", at=(-2, -92), width=31, tilt=5, colours=gold)
    card.place(finery.pearl_necklace(loose=False), *queen.point(4, 34), 290, "support", colours={"glass": "glow"})
    card.place(gestures.arm("22,-6,17 34,20,14 58,4,10", "cupped", wrist=30), 580, 830, 490, flip=True, colours=gown)
    ivory: Colours = {"body": "#efe0c4", "lite": "glow", "dark": "#8a5a68", "line": "shadow"}
    card.place(keepsakes.chess_knight(), *queen.point(76, 0), 260, "support", flip=True, colours=ivory)
    card.place(plants.rose(), 300, 1330, 260, "support", rotate=-68, colours={"acc": "#c23a52", "body": "#2f3a2a"})
