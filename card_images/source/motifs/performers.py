"""Performers: those who dance, balance, hang on threads or walk in their sleep."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    blob,
    both_sides,
    circle,
    intersect,
    limb,
    line,
    moved,
    oval,
    rect,
    ring,
)
from card_images.source.motifs.drawing import Part, motif, paint
from card_images.source.motifs.figures import PROFILE


@motif
def sleepwalker() -> list[Part]:
    """In nightshirt and nightcap, walking to the right, arms stretched before him."""
    shirt = blob(
        "1,-80* 8,-77 11,-68 9,-54 12,-38 17,-22 22,-13* 12,-10 2,-13 -8,-9 -18,-13 -28,-12*"
        " -22,-28 -15,-44 -11,-60 -9,-72 -5,-78"
    )
    shade = intersect(shirt, blob("-30,-10* -18,-46 -12,-72 -9,-74* -10,-60 -15,-40 -24,-8*"))
    legs = [limb("9,-16,6 13,-8,4.6 14.6,-2,3.6"), limb("-12,-16,6 -18,-10,4.4 -23,-6,3.4")]
    feet = [
        blob("11.6,-3.4* 16,-4 22,-1.6 25,0.6* 11,0.8*"),
        blob("-26,-8.6* -21,-7.6 -17,-1 -16,2* -19,2.2 -24,-3*"),
    ]
    far_arm = [
        limb("5,-74,7 20,-76,6 33,-76.4,5"),
        limb("33,-76.4,4 39,-78,3.4 43,-76,2"),
        limb("36,-76,2.6 41,-74.6,1.6", 6),
    ]
    near_arm = [
        limb("0,-72,9 16,-70,7.6 30,-69,7"),
        limb("30,-69,4.4 37,-70.4,3.8 42,-68,2.2"),
        limb("34,-69,3 40,-66,1.6", 6),
    ]
    sleeve_edge = limb("29.6,-73,1.8 31.6,-69,1.8 30.4,-65,1.8", 8)
    head = moved(blob(PROFILE), dx=3, dy=2)
    cap = blob("10,-94* 9,-101 2,-104 -6,-106 -15,-103 -22,-95 -25,-84 -24,-76* -20,-86 -14,-93 -8,-92 -4,-88* 2,-92")
    brim = limb("9.6,-94.4,3.4 2,-93,3.8 -5,-88,3.8")
    cap_bands = [
        moved(rect(-1.7, -14, 3.4, 28), dx=x, dy=y, turn=turn)
        for x, y, turn in ((3, -100, 20), (-5, -99, -6), (-13, -97, -30), (-20, -90, -62), (-24, -82, -80))
    ]
    tassel = [circle(-24, -74.6, 2.2), *(limb(f"-24,-74,1.6 {-24 + dx},-65,1", 6) for dx in (-3, -1, 1, 3))]
    folds = [
        line(points, 0.6)
        for points in (
            "5,-72 5,-56 8,-36 12,-16",
            "1,-66 0,-48 1,-30 2,-15",
            "-5,-66 -8,-46 -12,-28 -17,-15",
            "-2,-56 -4,-38 -7,-14",
            "8,-44 11,-30 16,-16",
            "8,-73 16,-72 26,-71.4",
        )
    ]
    return [
        paint("shade", far_arm[1:], legs[1], feet[1]),
        paint("lite", far_arm[0]),
        paint("skin", legs[0], feet[0]),
        paint("glass", shirt),
        paint("lite", shade),
        paint("skin", head, limb("2,-85,6 1,-78,7")),
        paint("shade", intersect(head, blob("-4,-100* 3,-97 4,-88 2,-82* -6,-82*"))),
        paint("lite", blob("-6,-80* 0,-83 7,-80* 6,-75 -3,-75")),
        paint("glass", near_arm[0]),
        paint("skin", near_arm[1:]),
        paint("body", cap),
        paint("lite", [intersect(cap, band) for band in cap_bands], sleeve_edge),
        paint("body", brim),
        paint("acc", tassel),
        paint("seam", folds),
        paint("ink", line("6.6,-89.8 9,-89.2", 0.7, 4), line("7.4,-85.4 9,-85.4", 0.5, 4)),
        paint("seam", line("24,-1 21,-2", 0.4, 3)),
    ]


@motif
def dancer() -> list[Part]:
    """On the point of her right foot, arms in a ring above her head."""
    standing = [
        limb("1,-44,8 0.6,-30,6.6 1,-22,5 1.4,-10,4 1.6,-5,2.8"),
        blob("-0.8,-7* 4.2,-7* 3,-2 2.2,1* 0.8,1*"),
    ]
    lifted = [
        limb("4,-44,8 14,-33,6.6 21,-27,5.4 12,-21,4.4 6,-18,3"),
        blob("8,-20.6* 8,-16.6* 3.6,-15 0,-16* 4,-18.6"),
    ]
    ribbons = [
        line("-0.8,-9 4.2,-11", 0.8, 4),
        line("-0.8,-12 4.4,-9.6", 0.8, 4),
        line("11,-23 14,-19", 0.7, 4),
    ]
    layers = [
        blob(
            "-4,-50* -18,-51 -34,-47 -44,-42 -39,-38.6* -35,-35 -29,-35.6* -24,-31.6 -19,-33.4* -13,-29.6"
            " -7,-32* 0,-28.6 7,-32* 13,-29.6 19,-33.4* 24,-31.6 29,-35.6* 35,-35 39,-38.6*"
            " 45,-42.6 34,-48 18,-51 4,-50*"
        ),
        blob(
            "-4,-51* -16,-53 -30,-51 -40,-46.6 -33,-43* -28,-39.6 -22,-41* -15,-37 -8,-40* 0,-36.4 8,-40*"
            " 15,-37 22,-41* 28,-39.8 33,-43.4* 41,-47 30,-52 16,-53.6 4,-51*"
        ),
        blob(
            "-4,-52* -14,-55 -26,-54 -35,-51.4 -27,-48.4* -19,-46 -13,-47* -6,-44.4 0,-46* 6,-44.4 13,-47*"
            " 19,-46 27,-48.6* 36,-52 26,-55 14,-55.4 4,-52*"
        ),
    ]
    bodice = blob("-6.6,-68* -3.6,-66 0,-67.4 3.6,-66 6.6,-68* 6.4,-60 4.4,-52* 0,-50 -4.4,-52* -6.4,-60")
    chest = blob("-2.4,-78* -3,-73.4 -8,-71.6 -8,-66* 0,-64 8,-66* 8,-71.6 3,-73.4 2.4,-78*")
    arm = limb("7,-70,4.6 17,-79,3.8 20,-91,3.4 14,-102,3 6,-107,2.6 2,-106,1.6", 34)
    head = blob("0,-76.4 -3.4,-78.6 -4.8,-83 -4,-88 0,-90.4 4,-88 4.8,-83 3.4,-78.6")
    hair = [
        blob("-4.8,-82* -5.6,-87 -3,-91.4 2,-92 5.6,-88 4.8,-82* 3,-86.6 0,-88 -3,-86.6"),
        circle(1, -93.6, 3),
    ]
    ruffles = [
        line(f"{x * 0.4},-51 {x * 0.8},-50 {x},{-47 + abs(x) * -0.06}", 0.6) for x in (-30, -22, -14, -7, 7, 14, 22, 30)
    ]
    ruffles += [line(f"{x * 0.8},-44 {x},{-37 + abs(x) * -0.1}", 0.6, 4) for x in (-34, -24, -14, -5, 5, 14, 24, 34)]
    return [
        paint("shade", lifted[0]),
        paint("acc", lifted[1]),
        paint("skin", standing[0]),
        paint("acc", standing[1], ribbons),
        paint("body", layers[0]),
        paint("lite", layers[1]),
        paint("body", layers[2]),
        paint("line", ruffles[:8]),
        paint("seam", ruffles[8:]),
        paint("skin", chest, both_sides(arm), head),
        paint("shade", intersect(head, blob("0.4,-92* 0,-86 1.6,-83 0.4,-80 0.6,-75* 8,-75* 8,-92*"))),
        paint("body", bodice, both_sides(limb("5.6,-67,1.4 6,-71,1.4", 4))),
        paint("hair", hair),
        paint("acc", limb("-4.6,-52.6,2 0,-50.6,2.2 4.6,-52.6,2", 8), circle(4.6, -91.4, 1.6)),
        paint("line", line("0,-66 0,-53", 0.5, 4), both_sides(line("3.4,-65 2.4,-54", 0.5, 4))),
        paint(
            "ink",
            both_sides(line("1,-83 2.2,-82.5 3.4,-83.2", 0.6, 6)),
            line("-1,-79.4 0,-79 1,-79.4", 0.6, 6),
        ),
    ]


def _stripes(shape: Path, bands: list[Path]) -> list[Path]:
    return [intersect(shape, band) for band in bands]


@motif
def acrobat(pose: Literal["balancing", "hanging"] = "balancing") -> list[Part]:
    """`balancing` on one foot at (0, 0) with a long pole, or `hanging` by the knees from (0, -100)."""
    return _balancing() if pose == "balancing" else _hanging()


def _balancing() -> list[Part]:
    leg = limb("-1,-46,10.4 2,-30,8 0,-18,6 0.6,-4,4.4", 24)
    lifted = limb("2,-47,10 16,-40,8 28,-46,6.4 38,-36,4.6", 24)
    trunk = blob("-7,-76* -9,-68 -6,-58 -7,-47 -2,-42 6,-44 8,-50 6,-58 9,-68 8,-76* 3,-79 -3,-79")
    shoes = [
        blob("-3,-4* 3.4,-4.6 7,-1.4 9,1* -3.6,1*"),
        blob("36,-39* 40.6,-36.4 42,-31 44,-27* 40,-28 35,-33*"),
    ]
    left_arm = limb("-6,-74,6 -19,-69,5.2 -31,-64,4.4", 16)
    right_arm = limb("7,-74,6 19,-74,5.2 31,-73,4.4", 16)
    hands = [circle(-33.6, -63.4, 2.9), circle(33.6, -73, 2.9)]
    pole = limb("-58,-53,1.8 -34,-64,2.2 0,-70,2.2 34,-72,2.2 60,-67,1.8", 40)
    head = blob("0,-79.6 -4,-82 -5.6,-87 -4.8,-93 0,-96 4.8,-93 5.6,-87 4,-82")
    hair = blob("-5.6,-86* -6.4,-93 -2,-98 3,-98 6.4,-93 5.6,-86* 4,-91.6 0,-93 -4,-91.6")
    rows = [rect(-20, y, 40, 3.6) for y in range(-80, -44, 8)]
    leg_bands = [moved(rect(-10, 0, 20, 3.4), dy=y, turn=4) for y in range(-42, -4, 8)]
    lifted_bands = [
        moved(rect(-1.8, -12, 3.6, 24), dx=x, dy=y, turn=t)
        for x, y, t in ((10, -43, 24), (18, -41, 0), (26, -45, -20), (32, -42, 40))
    ]
    arm_bands = [
        moved(rect(-1.6, -8, 3.2, 16), dx=x, dy=y, turn=t)
        for x, y, t in (
            (-13, -71.4, -18),
            (-21, -68, -20),
            (-28, -65, -20),
            (13, -74, 0),
            (21, -74, 0),
            (28, -73, 4),
        )
    ]
    ruff = blob("-9,-77 -5,-81 0,-79.6 5,-81 9,-77 5,-74.6 0,-76 -5,-74.6")
    return [
        paint("lite", lifted),
        paint("dark", _stripes(lifted, lifted_bands)),
        paint("lite", leg, trunk),
        paint("dark", _stripes(leg, leg_bands), _stripes(trunk, rows)),
        paint("acc", shoes, blob("-8,-50 0,-47.6 8,-50 8,-45.6 0,-43.4 -8,-45.6")),
        paint("lite", left_arm, right_arm),
        paint("dark", [part for arm in (left_arm, right_arm) for part in _stripes(arm, arm_bands)]),
        paint("skin", head),
        paint("shade", intersect(head, blob("1,-98* 0.6,-90 2,-87 0.6,-84 1,-78* 9,-78* 9,-98*"))),
        paint("hair", hair),
        paint("glass", ruff),
        paint("body", pole),
        paint("skin", hands),
        paint("acc", circle(-58, -53, 2.8), circle(60, -67, 2.8)),
        paint("seam", [line(f"{x},-79 {x * 0.8},-75.6", 0.5, 4) for x in (-6, -2, 2, 6)]),
        paint(
            "ink",
            both_sides(line("1.2,-87.4 2.6,-86.8 4,-87.6", 0.6, 6)),
            line("-1.2,-83 0,-82.5 1.2,-83", 0.6, 6),
        ),
    ]


def _hanging() -> list[Part]:
    bar = [rect(-26, -102, 52, 3.2, 1.4), *[limb(f"{x},-101,1.2 {x * 0.94},-122,1.2", 6) for x in (-24, 24)]]
    thighs = [limb("-6,-57,10 -8,-78,8.4 -9,-98,7", 20), limb("6,-57,10 8,-78,8.4 9,-98,7", 20)]
    shins = [limb("-9,-99,7 -15,-92,6 -17,-80,4.6", 16), limb("9,-99,7 15,-92,6 17,-80,4.6", 16)]
    shoes = [
        blob("-20,-82* -14.6,-81* -15,-74 -18,-69* -20,-75"),
        blob("20,-82* 14.6,-81* 15,-74 18,-69* 20,-75"),
    ]
    trunk = blob("-9,-60* -7,-48 -9,-36 -11,-29* -4,-26 4,-26 11,-29* 9,-36 7,-48 9,-60* 0,-64")
    arms = [limb("-9,-31,6 -22,-26,5 -34,-30,4.2", 16), limb("9,-31,6 22,-26,5 34,-30,4.2", 16)]
    hands = [limb("-35,-30.4,4.4 -41,-34,2.4", 6), limb("35,-30.4,4.4 41,-34,2.4", 6)]
    head = blob("0,-25 -4,-22.6 -5.6,-17.6 -4.8,-11.6 0,-8.6 4.8,-11.6 5.6,-17.6 4,-22.6")
    hair = [blob("-5.6,-18* -6.4,-11 -2,-6.4 3,-6.4 6.4,-11 5.6,-18* 4,-13 0,-11.6 -4,-13")]
    hair += [limb(f"{x},-9,2.2 {x * 1.2},-3,1.6 {x * 0.9},1,0.6", 8) for x in (-3.6, 0, 3.6)]
    rows = [rect(-20, y, 40, 3.6) for y in range(-96, -26, 8)]
    arm_bands = [
        moved(rect(-1.6, -8, 3.2, 16), dx=x, dy=y, turn=t)
        for x, y, t in (
            (-15, -29, 20),
            (-23, -26, 0),
            (-30, -28, -20),
            (15, -29, -20),
            (23, -26, 0),
            (30, -28, 20),
        )
    ]
    return [
        paint("lite", shins),
        paint("dark", bar),
        paint("lite", thighs, trunk),
        paint("dark", [band for shape in (*thighs, trunk) for band in _stripes(shape, rows)]),
        paint("lite", arms),
        paint("dark", [part for arm in arms for part in _stripes(arm, arm_bands)]),
        paint("skin", hands, head),
        paint("shade", intersect(head, blob("1,-6* 0.6,-14 2,-17 0.6,-20 1,-26* 9,-26* 9,-6*"))),
        paint("hair", hair),
        paint("acc", shoes, blob("-9,-57 0,-59.4 9,-57 9,-53 0,-55 -9,-53")),
        paint("glass", blob("-9,-27 -5,-23.4 0,-24.6 5,-23.4 9,-27 5,-29.6 0,-28 -5,-29.6")),
        paint(
            "ink",
            both_sides(line("1.2,-17.2 2.6,-17.8 4,-17", 0.6, 6)),
            line("-1.2,-21.4 0,-22 1.2,-21.4", 0.6, 6),
        ),
    ]


@motif
def puppet(pose: Literal["hanging", "waving"] = "hanging") -> list[Part]:
    """A jointed wooden figure; its feet dangle at y = 0. The crossed bar is held at (0, -128)."""
    raised = pose == "waving"
    hand = (31, -84) if raised else (27, -42)
    elbow = (22, -64) if raised else (22, -56)
    bones = [
        limb(f"13,-72,6 {elbow[0]},{elbow[1]},5.4", 10),
        limb(f"{elbow[0]},{elbow[1]},5.4 {hand[0]},{hand[1]},4.4", 10),
        limb("-13,-72,6 -22,-58,5.4", 10),
        limb("-22,-58,5.4 -29,-46,4.4", 10),
        limb("5.6,-41,7.6 9,-24,6.4", 10),
        limb("9,-24,6.4 6,-6,5", 10),
        limb("-5.6,-41,7.6 -11,-26,6.4", 10),
        limb("-11,-26,6.4 -8,-8,5", 10),
    ]
    knuckles = [(13.4, -73), (-13.4, -73), elbow, (-22, -58), (5.6, -42), (-5.6, -42), (9, -24), (-11, -26)]
    wires = [ring(x, y, 2, 0.9) for x, y in knuckles]
    hands = [
        blob(f"{x - 3},{y - 2} {x},{y - 4} {x + 3.4},{y - 1} {x + 2.6},{y + 4} {x - 2},{y + 4.4}")
        for x, y in (hand, (-30, -42))
    ]
    shoes = [
        blob("3,-7* 9.6,-7* 13,-2 17,0.6 16,2* 2.6,2*"),
        blob("-11,-9* -5,-9* -4.4,0* -18,0* -18,-2 -13,-4"),
    ]
    trunk = blob("-12,-76* -14,-68 -11,-58 -9,-54* 9,-54* 11,-58 14,-68 12,-76* 0,-79")
    hips = blob("-9.6,-53* 9.6,-53* 11,-44 8,-39 0,-38 -8,-39 -11,-44")
    head = blob("0,-79 -6.6,-81 -9.4,-88 -8.6,-96 0,-100.6 8.6,-96 9.4,-88 6.6,-81")
    locks = blob(
        "-9.4,-84* -11.6,-90 -10,-98 -4,-102.6 5,-102.6 10.6,-98 11.6,-90 9.4,-84* 8.4,-92 4,-97 -3,-96.4 -8.4,-91"
    )
    hat = [
        blob("-7,-101* -6,-108 0,-110 6,-108 7,-101*"),
        blob("-14,-99 -7,-102.6 0,-103.6 7,-102.6 14,-99 7,-99 0,-100 -7,-99"),
    ]
    threads = [(0, -110), hand, (-30, -45), (9, -27), (-11, -29), (13, -76), (-13, -76)]
    holds = [(0, -126), (30, -130), (-30, -123), (12, -120), (-12, -131), (20, -128), (-20, -124)]
    strings = [line([start, end], 0.5, 4) for start, end in zip(threads, holds, strict=True)]
    bar = [limb("-34,-122.4,3.6 0,-126,4.4 34,-131,3.6"), limb("-14,-132,3.2 0,-126,4 15,-118,3.2")]
    grain = [
        line("-8,-72 -9,-64 -6,-57", 0.5),
        line("7,-74 8,-66 6,-57", 0.5),
        line("7,-38 9,-28", 0.5, 4),
        line("-7,-38 -11,-30", 0.5, 4),
    ]
    grain += [
        line("8,-20 6.4,-10", 0.5, 4),
        line("-10,-22 -8.4,-12", 0.5, 4),
        line("-8,-48 0,-46 8,-48", 0.5),
    ]
    return [
        paint("line", strings),
        paint("body", bar),
        paint("lite", bones, hips, head),
        paint("lite", trunk),
        paint("hair", locks),
        paint("dark", hat),
        paint(
            "acc",
            limb("-7,-102.6,2 0,-103.6,2 7,-102.6,2", 8),
            blob("-9,-77 0,-73.6 9,-77 7,-72 0,-69.6 -7,-72"),
        ),
        paint("dark", [circle(x, y, 3) for x, y in knuckles], shoes),
        paint("lite", wires),
        paint("skin", hands),
        paint("acc", circle(0, -66, 1.5), circle(0, -60, 1.5), both_sides(circle(5.4, -86, 1.7))),
        paint("seam", grain, both_sides(line("3,-84 3.4,-80.6", 0.6, 4)), line("-3,-84.4 0,-83.4 3,-84.4", 0.8)),
        paint("glass", oval(-3.6, -90.4, 2, 1.8), oval(3.6, -90.4, 2, 1.8)),
        paint(
            "ink",
            circle(-3.4, -90.2, 1),
            circle(3.8, -90.2, 1),
            both_sides(line("1.8,-93.4 3.6,-94.2 5.6,-93.4", 0.6, 6)),
        ),
        paint("shade", limb("0,-90,1.6 0.6,-86.4,2.6", 6)),
    ]
