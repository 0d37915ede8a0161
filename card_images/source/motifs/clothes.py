"""Clothes: what people wear and carry. Hats have their band 40 units wide at y = 0 (see `compositions.wear`)."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import blob, both_sides, cut, limb, line
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def mask() -> list[Part]:
    """A half mask with plumes and ribbons, empty eyes."""
    eye = blob("11,-54* 19,-62 30,-62 38,-58* 30,-50 19,-49")
    face = cut(
        both_sides(blob("0,-62* 12,-66 28,-70 44,-76 58,-86* 56,-64 46,-44 30,-34 16,-36 7,-44 4,-30 0,-24*")),
        both_sides(eye),
    )
    rims = both_sides(cut(blob("8,-53* 18,-65 31,-65 42,-60* 31,-47 18,-46"), eye))
    scrolls = [
        both_sides(line(points, 0.9))
        for points in (
            "14,-38 24,-40 32,-46 40,-54",
            "46,-72 51,-64 46,-55 41,-60 45,-65",
            "9,-46 12,-41 18,-40",
        )
    ]
    plume_tips = ((-46, -98), (-24, -111), (0, -117), (23, -112), (44, -99))
    plumes = [limb([(0, -60, 3), (x * 0.3, -80, 9), (x * 0.68, y + 9, 12), (x, y, 2)]) for x, y in plume_tips]
    barbs = [line([(0, -64), (x * 0.3, -80), (x * 0.68, y + 9), (x * 0.97, y + 2)], 0.8) for x, y in plume_tips]
    barbs += [
        line([(x * s, y * s - 60 * (1 - s)), (x * s + d, y * s - 60 * (1 - s) - 4)], 0.5, 4)
        for x, y in plume_tips
        for s in (0.5, 0.62, 0.74)
        for d in (-4, 4)
    ]
    ribbons = both_sides(limb("55,-66,4 66,-50,3 60,-34,4.4 70,-16,1"))
    return [
        paint("dark", ribbons),
        paint("acc", plumes),
        paint("line", barbs),
        paint("body", face),
        paint("lite", rims),
        paint("line", scrolls, line("0,-56 0.6,-42 0,-28", 0.6)),
        paint("acc", blob("0,-71 4.6,-64 0,-55 -4.6,-64")),
    ]


@motif
def umbrella(state: Literal["open", "closed"] = "open") -> list[Part]:
    """Upright. Closed, it is furled and tied."""
    crook = limb("0,-9,3 0,-2,3 -4,3,3 -9,2,3 -11,-4,2.6")
    if state == "closed":
        furled = blob("0,-98* 3,-88 6,-60 7,-34* 4,-28 -4,-28 -7,-34* -6,-60 -3,-88")
        folds = [
            line("-2,-88 -3,-60 -4,-34", 0.7),
            line("1,-90 2,-60 1,-31", 0.7),
            line("3.4,-70 5,-50 5,-36", 0.6),
        ]
        return [
            paint("dark", limb("0,-104,1.6 0,-50,2 0,-8,2.4"), crook),
            paint("body", furled),
            paint("line", folds),
            paint("acc", blob("-7,-50 0,-47 7,-50 7,-45 0,-42 -7,-45")),
        ]
    dome = blob(
        "0,-100* 4,-96 24,-90 43,-74 51,-52* 45,-57 38,-58"
        " 32,-54* 24,-59 16,-59 10,-54* 4,-58 -4,-58 -10,-54*"
        " -16,-59 -24,-59 -32,-54* -38,-58 -45,-57 -51,-52* -43,-74 -24,-90 -4,-96"
    )
    shadow_panels = [
        blob("0,-97* 12,-84 10,-54* 16,-59 24,-59 32,-54* 28,-76"),
        blob("0,-97* -12,-84 -10,-54* -16,-59 -24,-59 -32,-54* -28,-76"),
    ]
    ribs = [line(f"0,-96 {x * 0.7},-84 {x},-55", 0.9) for x in (-32, -10, 10, 32)]
    hems = [line(f"{x - 9},-57.4 {x},-61 {x + 9},-57.4", 0.6) for x in (-41, -21, 0, 21, 41)]
    return [
        paint("dark", limb("0,-104,2 0,-50,2 0,-8,2.4"), crook),
        paint("body", dome),
        paint("dark", shadow_panels[0]),
        paint("line", ribs, hems),
    ]


@motif
def top_hat() -> list[Part]:
    crown = blob("-19,-3* -21,-40 -23,-62* -12,-64 12,-64 23,-62* 21,-40 19,-3*")
    brim = blob("-38,-8 -26,-4 0,-6 26,-4 38,-8 32,3 14,6 -14,6 -32,3")
    band = blob("-19.6,-6* -20.4,-18* 0,-15 20.4,-18* 19.6,-6* 0,-3")
    sheen = [
        line("-14,-58 -13,-40 -12,-20", 1),
        line("-9,-60 -8.6,-46", 0.8),
        line("-34,-5 -24,0 0,1 24,0 34,-5", 0.7),
    ]
    return [paint("body", crown), paint("acc", band), paint("body", brim), paint("line", sheen)]


@motif
def straw_hat() -> list[Part]:
    crown = blob("-19,-2* -20,-22 -10,-31 10,-31 20,-22 19,-2*")
    ribbon = blob("-19.8,-2* -20.4,-11 0,-14 20.4,-11 19.8,-2*")
    brim = blob("-54,9 -36,-1 0,-6 36,-1 54,9 32,5.4 0,2 -32,5.4")
    tails = [blob("19,-6* 28,-2 34,8* 27,8 24,14* 18,2"), blob("17,-7 22,-11 25,-6 20,-3")]
    crown_weave = [line(f"-19,{y} 0,{y - 2.6} 19,{y}", 0.35) for y in (-15, -18, -21, -24, -27)]
    crown_weave += [line(f"{x},-12 {x * 0.9},-22 {x * 0.62},-30", 0.3) for x in (-17, -13, -9, -4, 0, 4, 9, 13, 17)]
    brim_weave = [
        line(f"{-50 + i * 4},{7.4 - i * 1.7} 0,{0.4 - i * 1.7} {50 - i * 4},{7.4 - i * 1.7}", 0.35) for i in range(3)
    ]
    return [
        paint("lite", crown),
        paint("seam", crown_weave),
        paint("acc", ribbon),
        paint("lite", brim),
        paint("seam", brim_weave),
        paint("acc", tails),
        paint("ink", line("19,-6 22,-4 24,-7", 0.5)),
    ]
