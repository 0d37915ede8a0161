"""The people of cards 1 to 9, asleep at their work."""

from __future__ import annotations

from card_images.source import compositions, ground, interior, light, sky, weather
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import blob, limb, line, poly, rect
from card_images.source.motifs import (
    buildings,
    cats,
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
    furnishings,
    gestures,
    house,
    household,
    journey,
    navigation,
    performers,
    plants,
    portraits,
    profiles,
    sea_creatures,
    small_creatures,
    streets,
    tools,
)
from card_images.source.motifs import sky as sky_motifs
from card_images.source.motifs.drawing import paint, sketch
from card_images.source.palettes import skin
from card_images.source.scenes.colours import FIRE
from card_images.source.scenes.registry import scene


@scene("c1", seed=301, light=(650, 650))
def lamplighter(card: Card) -> None:
    sky.still(card, ("mid", "mid", "light", "light"), glow=0.5)
    houses = poly("-30,1380 -30,520 60,440 150,530 150,600 190,600 190,560 215,560 215,600 330,600 330,1380")
    card.layer(houses, card.ink("mid", "shadow", 0.3), "light", rim_light=0.6, shadow=0.3, hatch=0.8)
    gables = poly("930,1380 930,330 880,250 790,370 790,470 620,470 570,420 520,500 520,1380")
    card.layer(gables, card.ink("mid", "shadow", 0.2), "light", rim_light=0.6, shadow=0.3, hatch=0.8)
    card.layer(rect(48, 545, 24, 36, 3), "glow", "glow", rim_light=0, shadow=0.1)
    weather.fog(card, 860, 170, ink="glow", strength=0.8)
    for x, y, height in ((560, 960, 260), (240, 900, 150)):
        card.place(streets.street_lamp(rays=False), x, y, height, depth=0.7)
    coat: Colours = {**skin(card.palette, "fair"), "hair": "#a2481c", "body": "#3a2c1c", "dark": "#22180e"}
    lamplit = portraits.portrait(
        build="gaunt",
        nose="long",
        brows="heavy",
        lips="thin",
        age="old",
        lashes=False,
        beard="whiskers",
        coat="greatcoat",
        collar="upturned",
        body="slim",
    )
    man = card.place(lamplit, 380, 1410, 880, rotate=3, flip=True, colours=coat)
    hat = compositions.wear(card, man, clothes.top_hat(), "support", tilt=7, colours={"body": "#2b2015"})
    tabby: Colours = {"body": "#7a4f24", "lite": "glow"}
    card.place(cats.cat(pose="asleep"), *hat.point(2, -62), 210, "ground", rotate=6, colours=tabby)
    wood: Colours = {"body": "#8a5c24", "lite": "#c99a4a"}
    rungs = house.ladder(broken=False)
    card.place(rungs, 205, 1385, 790, "support", flip=True, rotate=4, colours=wood)
    light.glow(card, 650, 650, 330, strength=0.75)
    iron: Colours = {"body": "#4a3820", "glass": "glow"}
    lamp = card.place(streets.street_lamp(lit=False), 735, 1530, 870, "focal", rotate=-5, colours=iron)
    card.place(elements.flame(), *lamp.point(-1, -90), 165, "support", rotate=-5, colours=FIRE, shadow=0)
    card.place(creatures.moth(), 725, 480, 150, "support", rotate=35, colours={"body": "shadow"})
    for x, y, turn in ((590, 400, -30), (660, 330, 80), (840, 800, 120)):
        card.place(creatures.moth(), x, y, 50, rotate=turn, colours={"body": "shadow"})


@scene("c2", seed=305, light=(170, 210))
def beekeeper(card: Card) -> None:
    sky.still(card, ("mid", "light", "light", "glow"), glow=0.5)
    ground.hills(card, 640, 60, depth=0.9, scale=340)
    for x, y, height, seed in ((90, 690, 170, 4), (200, 660, 120, 6), (330, 650, 90, 8)):
        card.place(plants.tree(seed=seed, roots=False, leaves=2), x, y, height, depth=0.6, hatch=0)
    card.place(plants.tree(seed=14, roots=False), 655, 650, 600, "support", colours={"body": "shadow"})
    ground.hills(card, 700, 40, depth=0.65)
    card.place(elements.smoke(), 735, 960, 620, "support", colours={"lite": "glow", "body": "light"})
    veil: Colours = {
        **skin(card.palette, "fair"),
        "glass": "#f1e6c8",
        "body": "#56683c",
        "lite": card.ink("light", "glow", 0.5),
    }
    contented = portraits.portrait(
        build="round",
        nose="snub",
        lips="smile",
        hair="pinned",
        grey=True,
        wears="veil",
        coat="apron",
        collar="none",
        body="broad",
    )
    woman = card.place(contented, 540, 1390, 760, colours=veil)
    straw: Colours = {"lite": "#d9b667", "seam": "#8a6a2c", "acc": card.ink("shadow", "mid", 0.5)}
    compositions.wear(card, woman, clothes.straw_hat(), tilt=-6, colours=straw)
    for y in (1332, 1407, 1477):
        card.place(field_plants.poppy(form="flower"), 540, y, 180, "support" if y == 1332 else None)
    card.place(gestures.arm("-44,-2,20 -50,12,21 -48,-28,18", "none"), 540, 1390, 760, colours={"body": "#9aa860"})
    leather: Colours = {"body": "#8a5a2c", "acc": "#e0b04a"}
    fist = card.place(finery.glove(kind="gauntlet"), 172, 1230, 360, "support", colours=leather)
    honey: Colours = {"acc": "#e0a826", "body": "#2f2a14", "lite": "#b98f35"}
    card.place(small_creatures.bee(), *fist.point(4, -77), 230, "focal", rotate=-6, colours=honey)
    for x, y, height in ((300, 1420, 190), (770, 1410, 230), (870, 1420, 270)):
        card.place(field_plants.wheat(form="stalks"), x, y, height, "ground", colours={"lite": "#c9a84f"})


@scene("c3", seed=309, light=(250, 260))
def kite_mender(card: Card) -> None:
    sky.bands(card, ("mid", "light", "light", "glow"), count=7, tilt=0.1)
    ground.hills(card, 1060, 24, depth=0.7, scale=500)
    boy = card.place(children.child(), 95, 1050, 135, "ground", depth=0.1)
    light.thread(card, boy.point(28, -106), (272, 350), width=1.6, ink="shadow", sag=40)
    ground.hills(card, 1150, 20, depth=0.4, scale=420)
    card.layer(blob("300,1180 380,1164 500,1168 540,1184 470,1204 340,1202"), "light", "mid", rim_light=0.6)
    card.place(journey.paper_boat(), 440, 1188, 70, "ground", colours={"lite": "glow"})
    light.thread(card, (700, 1250), (600, 380), sag=-30, ink="acc", width=3)
    tunic: Colours = {**skin(card.palette, "tan"), "hair": "#16201e", "body": "#274a4a", "lite": "light"}
    bent = portraits.portrait(
        nose="small",
        brows="straight",
        lids="single",
        age="young",
        lashes=False,
        hair="tousled",
        coat="tunic",
        collar="none",
        body="slim",
        tilt=-16,
    )
    card.place(bent, 630, 1400, 720, colours=tunic)
    paper: Colours = {"lite": "glow", "body": "shadow"}
    kite = card.place(fairground.kite(pattern="fish"), 325, 1330, 710, "focal", rotate=-14, colours=paper)
    tear = sketch(
        paint("ink", blob("-9,-2* 0,-3 10,-1* 2,2 -4,3")),
        paint("acc", [line(f"{x},-5 {x + 1.5},5", 1.2, 4) for x in (-7, -3, 1, 5, 9)]),
    )
    card.place(tear, *kite.point(18, -72), 620, rotate=30, shadow=0)
    card.place(
        gestures.arm("-30,-10,17 -12,4,15 -24,-10,10", "resting", wrist=-30, mirrored=True),
        630,
        1400,
        720,
        colours=tunic,
    )
    card.place(cordage.spool(), 700, 1345, 150, "support", rotate=8)
    iron: Colours = {"body": "deep", "lite": "glow"}
    card.place(tools.scissors(state="closed"), 825, 1335, 230, "support", rotate=-8, colours=iron)
    card.place(sky_motifs.cloud(), 640, 440, 230, "support", colours={"lite": "glow"})
    fish = card.place(creatures.fish(), 330, 250, 230, "support", rotate=-14, colours={"body": "acc"})
    light.thread(card, (560, 330), fish.point(46, -46), ink="acc", width=3, sag=24)


@scene("c4", seed=313, light=(690, 220))
def tide_watcher(card: Card) -> None:
    sky.swirl(card)
    sky.stars(card, 60, down_to=0.4)
    light.glow(card, 690, 220, 240, ink="acc", strength=0.5)
    card.place(sky_motifs.moon(phase="crescent"), 700, 300, 190, "support", colours={"lum": "acc"}, shadow=0)
    card.place(buildings.lighthouse(), 120, 790, 330, "support", depth=0.1)
    card.place(buildings.stilt_house(), 275, 800, 130, "ground", depth=0.3)
    ground.waves(card, 790, depth=0.6)
    ground.waves(card, 900, depth=0.45)
    card.place(elements.wave(), 500, 1040, 480, "focal", colours={"lite": "light"})
    ground.waves(card, 1100, depth=0.3)
    oilskin: Colours = {
        **skin(card.palette, "fair"),
        "body": "#7a5a1e",
        "lite": "#b98f35",
        "dark": "#4a3512",
        "glass": "#cfd6cf",
    }
    weathered = portraits.portrait(
        build="square",
        nose="hooked",
        brows="straight",
        lids="heavy",
        lips="thin",
        age="old",
        hair="plait",
        grey=True,
        wears="souwester",
        coat="oilskin",
        collar="none",
    )
    woman = card.place(weathered, 285, 1405, 640, colours=oilskin)
    x, y = woman.point(7, -61)
    brass: Colours = {"body": "#8a5a24", "acc": "acc"}
    card.place(navigation.telescope(mount="none"), x + 225, y + 10, 330, "support", rotate=-14, colours=brass)
    card.place(gestures.arm("42,-12,20 60,10,18 42,-36,13", "fist"), 285, 1405, 640, colours=oilskin)
    card.place(cordage.rope(course="-50,-12 -38,-26 -24,-30 -12,-38", width=5), 285, 1405, 640, "ground")
    pin: Colours = {"body": "glow", "acc": "acc", "lite": "light"}
    card.place(navigation.anchor(roped=False), 215, 1335, 170, "support", rotate=-8, colours=pin)
    ground.waves(card, 1310)


@scene("c5", seed=317, light=(150, 560))
def puppet_maker(card: Card) -> None:
    interior.wallpaper(card, card.ink("mid", "shadow", 0.2), "light", tile=interior.STRIPE_SPRIG, fade=0.4)
    light.glow(card, 150, 560, 420, strength=0.4)
    red: Colours = {"body": "#a4301c", "lite": "light"}
    card.place(furnishings.curtain(), 260, 900, 860, "support", colours=red)
    coat: Colours = {**skin(card.palette, "brown"), "body": "#5a1e16", "glass": "#f4e8cf", "acc": "#d98a2b"}
    asleep = portraits.portrait(
        build="gaunt",
        nose="hooked",
        brows="heavy",
        lids="heavy",
        age="old",
        lashes=False,
        beard="grand",
        grey=True,
        wears="turban",
        collar="high",
        body="slim",
    )
    card.place(gestures.arm("34,-10,20 32,-98,18 -14,-108.4,13", "none"), 620, 1325, 760, colours=coat)
    man = card.place(asleep, 620, 1325, 760, rotate=5, colours=coat)
    compositions.wear(
        card,
        man,
        finery.spectacles(state="worn"),
        "ground",
        at=(0, -57),
        width=portraits.SPECTACLES_WIDTH,
        tilt=5,
        colours={"body": "light"},
    )
    interior.table(card, 1190, tilt=-10)
    puppet = card.place(performers.puppet(pose="waving"), 230, 1230, 560, "focal", colours={"lite": "light"})
    x, y = puppet.point(0, -128)
    hand = card.place(figures.hand(pose="reaching"), x + 95, y + 125, 310, "support", flip=True, colours=coat)
    spool = card.place(cordage.spool(), 420, 1325, 150, "support")
    needle, cuff = puppet.point(33, -86), hand.point(-26, -34)
    light.thread(card, spool.point(20, -50), needle, ink="acc", width=3, sag=40)
    light.thread(card, needle, cuff, ink="acc", width=3, sag=30)
    pale: Colours = {"body": "light", "lite": "glow", "dark": "#7a3a20"}
    card.place(fairground.carousel_horse(pole=False), 700, 1325, 270, "support", colours=pale)


@scene("c6", seed=321, light=(720, 820))
def night_cartographer(card: Card) -> None:
    sky.still(card, ("deep", "shadow", "shadow", "mid"), glow=0.5)
    sky.stars(card, 130, down_to=0.8)
    card.place(sky_motifs.comet(), 480, 330, 360, "support", flip=True, rotate=6)
    ground.hills(card, 1080, 30, depth=0.4, scale=400)
    scarf: Colours = {**skin(card.palette, "tan"), "body": "#1b2f4a", "lite": "#5d7f8c", "acc": "#c98a3a"}
    veiled = profiles.profile(nose="hooked", hair="long", wears="starred", coat="shawl")
    her = card.place(veiled, 350, 1230, 880, colours=scarf)
    feather: Colours = {"lite": "glow", "body": "glow"}
    card.place(tools.quill(pot=False), *her.point(2, -64), 400, "support", rotate=-66, colours=feather)
    chart: Colours = {"glass": "#dcc995", "lite": "#8fa08a", "body": "#33566a"}
    card.place(navigation.map(), 320, 1390, 420, "focal", rotate=-9, colours=chart)
    card.place(gestures.arm("18,16,17 28,10,14 35,-4,11", "cupped", wrist=40), 350, 1230, 880, colours=scarf)
    card.place(navigation.compass(lid=False), *her.point(9, -17), 170, "support", colours={"body": "acc"})
    wax: Colours = {"lite": "glow", "body": "#8a5a24"}
    card.place(household.candle(), *her.point(53, -12), 245, "support", colours=wax)
    card.place(sea_creatures.whale(), 750, 1330, 100, "ground", colours={"body": "light", "lite": "glow"})


@scene("c7", seed=325, light=(770, 640))
def ferryman(card: Card) -> None:
    sky.still(card, ("shadow", "mid", "light", "light"), glow=0.4)
    card.place(streets.bridge(arches=3), 420, 420, 370, "support", depth=0.3)
    ground.water(card, 424)
    weather.fog(card, 440, 60, ink="glow", strength=0.8)
    card.place(creatures.fish(), 560, 480, 60, "ground", colours={"body": "acc"})
    hull: Colours = {"body": "#7a4526", "lite": "light", "dark": "#4a2814"}
    card.place(journey.rowing_boat(oars="none"), 300, 870, 560, "focal", rotate=-76, colours=hull)
    robe: Colours = {**skin(card.palette, "dark"), "body": "#2a3f78", "dark": "#182448", "lite": "#4a66a8"}
    upright = portraits.portrait(
        build="square",
        nose="broad",
        brows="heavy",
        lips="full",
        lashes=False,
        hair="bald",
        wears="wrap",
        coat="robe",
        collar="none",
        body="broad",
    )
    card.place(upright, 480, 1340, 800, flip=True, colours=robe)
    hemp: Colours = {"lite": "#c9a96a", "dark": "#5a4420"}
    card.place(
        cordage.rope(course="-46,-17 -24,-23 2,-20 26,-12 44,-11", width=5.4),
        480,
        1340,
        800,
        "support",
        colours=hemp,
    )
    oar = sketch(
        paint("body", limb("3,128,3 1,34,2.6 0,-2,2.4"), blob("0,2 -4,-8 -4.6,-26 0,-35 4.6,-26 4,-8")),
        paint("line", line("0,-30 0.4,-14 0.2,60", 0.5), line("-2.4,-26 -2.2,-10", 0.4, 4)),
    )
    card.place(oar, 792, 430, 700, colours={"body": "#8a5a30", "line": "#d9a868"})
    card.layer(limb([(800, 560, 10), (760, 552, 8), (716, 560, 8)]), "deep", "deep", rim_light=0.8)
    card.place(household.lantern(), 716, 775, 210, "support")
    light.glow(card, 716, 690, 170, strength=0.4)
    card.place(gestures.arm("48,-8,24 24,14,20 31,-4,12", "fist"), 480, 1340, 800, colours=robe)
    ground.waves(card, 1250, depth=0.1)
    lotus: Colours = {"lite": "acc", "glass": "#f0b89a", "acc": "glow"}
    card.place(field_plants.water_lily(), 150, 1330, 230, "support", colours=lotus)
    card.place(field_plants.water_lily(state="bud"), 660, 1335, 190, colours=lotus)


@scene("c8", seed=329, light=(220, 240))
def tea_taster(card: Card) -> None:
    sky.void(card, "light", "mid")
    bars = [rect(x, -20, 10, 1100) for x in (60, 280, 500, 720)] + [rect(-20, y, 940, 10) for y in (120, 380, 640)]
    card.layer(bars, card.ink("mid", "shadow", 0.5), "mid", rim_light=0.3, shadow=0.25)
    card.place(finery.fan(), 690, 900, 235, "support", rotate=36, colours={"lite": "glow", "body": "shadow"})
    kimono: Colours = {**skin(card.palette, "fair"), "body": "#5b6470", "lite": "light"}
    green: Colours = {"body": "#5d6b4a", "line": "light"}
    card.place(plants.leaf(), 690, 560, 470, "support", rotate=-52, colours=green)
    tiny = portraits.portrait(
        build="round",
        nose="small",
        brows="thin",
        lids="single",
        lips="thin",
        age="old",
        hair="comb",
        grey=True,
        coat="kimono",
        collar="none",
        body="slim",
        tilt=-6,
    )
    card.place(tiny, 560, 1080, 580, colours=kimono)
    interior.table(card, 1060, tilt=12)
    card.place(household.teapot(), 770, 1140, 220, "support", flip=True, colours={"body": "acc"})
    china: Colours = {"body": "glow", "lite": "light"}
    cup = card.place(household.teacup(steaming=False), 330, 1300, 520, "focal", colours=china)
    card.place(elements.smoke(), *cup.point(-19, -57), 500, "ground", colours={"lite": "glow"})
    card.place(cats.cat(pose="asleep"), 720, 1325, 300, "support", colours={"body": "#6a5648"})


@scene("c9", seed=333, light=(800, 260))
def clock_winder(card: Card) -> None:
    interior.wallpaper(card, "mid", "light")
    with card.inside(rect(650, 120, 190, 270, 6), "ice", light=(700, 170)) as outside:
        sky.still(outside, sky.DAY)
        outside.place(buildings.bell_tower(), 750, 395, 170, "ground")
    bars = [rect(741, 120, 8, 270), rect(650, 250, 190, 8)]
    interior.window_panes(card, rect(634, 104, 222, 302, 6), bars)
    light.beam(card, [(745, 250), (850, 400), (760, 1350), (200, 1350)], strength=0.55)
    walnut: Colours = {"body": "#5a4a42", "lite": "light", "dark": "#332a26"}
    clock = card.place(clockwork.tall_clock(), 330, 1555, 1420, "focal", colours=walnut)
    with card.inside(clock, "bone", light=(800, 260), part="ink") as case:
        sky.still(case, ("deep", "deep", "shadow", "shadow"))
        brass: Colours = {"body": "#c9a24a", "lite": "light"}
        for x, y, turn in ((232, 890, 10), (428, 890, 40)):
            case.place(clockwork.cog(pair=False), x, y, 190, "support", rotate=turn, colours=brass)
        waistcoat: Colours = {
            **skin(card.palette, "fair"),
            "hair": "#8d8378",
            "body": "#3b3836",
            "lite": "#7a6a58",
        }
        round_man = portraits.portrait(
            build="broad",
            nose="snub",
            brows="slanted",
            lids="heavy",
            lashes=False,
            hair="bald",
            beard="whiskers",
            coat="waistcoat",
            collar="none",
        )
        case.place(round_man, 330, 1300, 590, flip=True, colours=waistcoat)
        case.place(finery.spectacles(state="worn"), 330, 835, 180, "support", colours={"body": "deep"})
    card.place(household.key(), 190, 1335, 440, "support", rotate=46, colours={"body": "acc"})
    sleeves: Colours = {**skin(card.palette, "fair"), "body": "#4a443f", "lite": "glow"}
    card.place(gestures.arm("17,13,12 12,10,13 5,-5,10", "fist"), 330, 1300, 590, colours=sleeves)
    compositions.hang(card, household.pocket_watch(), clock.point(21.5, -72), 250, 220, "support", rotate=-4)
