"""Figures: people small enough to be a witness, hands, an eye. Faces are in `portraits`."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import (
    Path,
    blob,
    both_sides,
    circle,
    cut,
    intersect,
    limb,
    line,
    moved,
    oval,
    rect,
    union,
)
from card_images.source.motifs.drawing import Part, motif, paint

Hat = Literal["bowler", "top", "wide", "none"]


def _hat(kind: Hat, x: float, y: float) -> list[Path]:
    """A hat for a head whose brow is at (x, y)."""
    shapes = {
        "bowler": [
            blob("-6.4,0* -6.2,-8 0,-12 6.2,-8 6.4,0*"),
            blob("-11,-1.6 -6,-1 6,-1 11,-1.6 6,1.4 -6,1.4"),
        ],
        "top": [
            blob("-5.8,1* -6.8,-20* 6.8,-20* 5.8,1*"),
            blob("-11.4,-1.6 -6,-1 6,-1 11.4,-1.6 6,1.4 -6,1.4"),
        ],
        "wide": [blob("-6,0* -5.4,-8 0,-10 5.4,-8 6,0*"), blob("-18,3 -8,-2 8,-2 18,3 8,2 -8,2")],
        "none": [blob("-5.8,2* -6.2,-3 0,-6.6 6.2,-3 5.8,2* 0,-0.6")],
    }
    return [moved(shape, dx=x, dy=y) for shape in shapes[kind]]


@motif
def man(pose: Literal["back", "walking", "seated"] = "back", hat: Hat = "bowler") -> list[Part]:
    """In a coat. `back` is seen from behind; `walking` and `wait_for_visitor` look to the right."""
    return {"back": _man_from_behind, "walking": _man_walking, "seated": _man_seated}[pose](hat)


def _man_from_behind(hat: Hat) -> list[Part]:
    coat = blob(
        "-4,-85* -10,-82.5 -15,-78 -16,-66 -12.6,-53 -15,-38"
        " -19,-20 -23,-4* -12,-1.6 0,-2.4* 1,-13* 2.4,-2.4* 13,-1.6"
        " 23,-4* 19,-20 15,-38 12.6,-53 16,-66 15,-78 10,-82.5 4,-85*"
    )
    shoes = [blob("-10,-8* -3,-8* -3,-2 -1.5,1 -12,1 -9,-3"), blob("11,-8* 4,-8* 4,-2 2.5,1 13,1 10,-3")]
    arms = both_sides(limb("12.5,-77,7 17.5,-64,6.4 18.5,-52,5.6 16,-43,5"))
    head = [oval(0, -93, 5, 6.4), rect(-3, -91, 6, 10)]
    collar = blob("-7,-82* -5.4,-88.5 0,-86.5 5.4,-88.5 7,-82* 0,-80")
    folds = [
        line(p, 0.5)
        for p in (
            "0,-78 0,-53",
            "0.6,-46 0.6,-30 1,-14",
            "-6,-46 -9,-26 -13,-5",
            "6,-46 9,-26 13,-5",
            "-10,-74 -11.5,-62 -10,-53",
            "10,-74 11.5,-62 10,-53",
            "-2.6,-44 -4,-24 -5,-5",
            "15,-40 17,-50",
        )
    ]
    belt = blob("-12,-54 0,-52.4 12,-54 12,-51.6 0,-50 -12,-51.6")
    return [
        paint("dark", shoes),
        paint("body", arms),
        paint("body", coat),
        paint("hair", head),
        paint("body", collar),
        paint("dark", _hat(hat, 0, -97)),
        paint("dark", belt),
        paint("line", folds, line("-6,-96.4 0,-96 6,-96.4", 0.5)),
        paint("acc", circle(-2.6, -51.6, 0.9), circle(2.6, -51.6, 0.9)),
    ]


PROFILE = (
    "-5,-98 1,-99.6 5.2,-97 5.8,-93.4* 7.6,-90.4 6.2,-89.5* 6.7,-88.4 6,-87.4* 6.2,-85.8 4.4,-84 1,-84.6 -3,-87 -6,-92"
)
"""A head looking to the right, chin at the height of the collar."""


def _man_walking(hat: Hat) -> list[Part]:
    coat = blob(
        "2,-85* 9,-81 12.6,-72 12,-58 13,-46 18,-32* 8,-30 -3,-29 -16,-30 -27,-35* -19,-45 -12,-58 -12,-73 -7,-81"
    )
    tail = blob("-8,-44* -16,-36 -30,-27* -20,-26 -8,-28")
    near_leg = [limb("5,-38,12 13,-23,7.6 18,-7,5"), blob("15,-7* 20,-7.4 24,-4 29,-2.4 29,0* 14.4,0*")]
    far_leg = [
        limb("-4,-38,12 -9,-23,7.4 -22,-11,5"),
        blob("-25.6,-11.6* -20,-9.6 -15.4,-3 -12.6,-0.6 -15,0.6* -19,-1.6 -27,-6.6*"),
    ]
    near_arm = [limb("-2,-76,8.6 -9,-63,7 -6,-51,5.6"), circle(-5, -48, 2.9)]
    far_arm = [limb("5,-76,7 14,-65,6 22,-58,5"), circle(24, -57, 2.7)]
    stick = limb("25,-58,1.4 30,-28,1.3 34,0,1.2")
    head = moved(blob(PROFILE), dx=4)
    folds = [
        line(p, 0.6)
        for p in ("8,-78 8.6,-60 10,-44", "-4,-54 -9,-42 -18,-34", "2,-54 0,-42 -6,-32", "6,-54 6,-42 4,-32")
    ]
    return [
        paint("dark", far_leg, far_arm, stick),
        paint("body", tail),
        paint("dark", near_leg),
        paint("body", coat),
        paint("skin", head, limb("2,-86,6 1,-80,7")),
        paint("body", blob("-5,-82* -4,-87.6 3,-85 9,-86.6* 9,-80 2,-78")),
        paint("body", near_arm[0]),
        paint("skin", near_arm[1]),
        paint("hair", blob("-2,-97* -2.6,-91 0,-86.4 3,-90 4,-96*")),
        paint("dark", _hat(hat, 4, -96.6)),
        paint("line", folds, line("-4,-72 -9,-63 -8,-56", 0.6)),
        paint("acc", circle(10.6, -66, 0.9), circle(11, -58, 0.9)),
        paint("ink", line("6.6,-91.6 8.4,-91", 0.6, 4)),
    ]


def _man_seated(hat: Hat) -> list[Part]:
    stool = [
        rect(-16, -27, 26, 4, 1.4),
        limb("-13,-24,2.6 -17,0,2"),
        limb("7,-24,2.6 11,0,2"),
        line("-15,-10 9,-10", 1.4, 4),
    ]
    back = blob("-6,-64* 2,-61 7,-52 6,-40 8,-27* -4,-24 -15,-26 -17,-38 -16,-52 -12,-61")
    legs = [
        limb("-4,-31,12 10,-31,10.4 21,-29,9"),
        limb("20,-30,9 21,-16,6.6 20,-4,5"),
        blob("17,-5* 23,-5 31,-1.6 31,0.4* 16,0.4*"),
    ]
    arm = [limb("-5,-57,8 -4,-44,6.6 9,-37,5.2"), circle(12, -36.6, 2.8)]
    head = moved(blob(PROFILE), dx=1, dy=20)
    folds = [line(p, 0.6) for p in ("2,-58 3,-46", "-12,-52 -12.6,-40 -11,-28", "-3,-34 8,-34 17,-32", "22,-26 23,-14")]
    return [
        paint("dark", stool),
        paint("dark", legs),
        paint("body", back),
        paint("skin", head, limb("-1,-66,6 -2,-60,7")),
        paint("body", arm[0], blob("-9,-62* -7,-67 0,-65 5,-66* 5,-60 -2,-58")),
        paint("skin", arm[1]),
        paint("hair", blob("-5,-77* -5.6,-71 -3,-66.4 0,-70 1,-76*")),
        paint("dark", _hat(hat, 1, -76.6)),
        paint("line", folds),
        paint("ink", line("3.6,-71.6 5.4,-71", 0.6, 4)),
    ]


@motif
def woman(pose: Literal["back", "walking", "reaching"] = "back") -> list[Part]:
    """In a long dress, from behind, or `walking` to the right, or `reaching` up with both arms."""
    if pose == "walking":
        return _woman_walking()
    dress = blob(
        "-5,-80* -11,-76 -12,-66 -8,-55 -8,-50* -16,-40 -24,-22"
        " -31,-2* -14,2 14,2 31,-2* 24,-22 16,-40 8,-50*"
        " 8,-55 12,-66 11,-76 5,-80*"
    )
    arms = limb("11,-74,5.6 15,-62,4.8 13,-51,4.2 8,-46,3.6")
    if pose == "reaching":
        arms = limb("10,-75,5.6 17,-88,4.6 17,-102,4 20,-112,3")
    head = blob("-5,-90 -5,-96 0,-99 5,-96 5,-90 2.5,-84 3,-78 -3,-78 -2.5,-84")
    hair = [blob("-6,-89 -7,-96 0,-101.4 7,-96 6,-89 0,-85.4"), circle(0, -104, 4.8)]
    pleats = [line(f"{x * 0.3},-48 {x * 0.75},-24 {x},0", 0.7) for x in (-25, -18, -11, -4, 4, 11, 18, 25)]
    seams = [
        line("0,-78 0,-66 0,-53", 0.5),
        line("-6,-75 -5,-64 -4,-54", 0.5),
        line("6,-75 5,-64 4,-54", 0.5),
        line("-5,-100 0,-98 5,-100", 0.5),
    ]
    sash = [
        blob("-8.4,-54 0,-51 8.4,-54 8.4,-49 0,-46 -8.4,-49"),
        blob("0,-48* 3,-40 2,-30* -1,-32 -5,-29* -3,-40"),
    ]
    return [
        paint("skin", both_sides(arms)),
        paint("body", dress, both_sides(limb("11,-75,6.4 14,-66,6.4"))) if pose == "back" else paint("body", dress),
        paint("skin", head),
        paint("hair", hair),
        paint("acc", sash),
        paint("line", pleats, seams),
    ]


def _woman_walking() -> list[Part]:
    skirt = blob("7,-52* 13,-38 18,-20 24,-1* 8,2 -12,2 -34,-1* -30,-14 -26,-30 -18,-44 -8,-52*")
    bodice = blob("1,-80* 8,-77 11,-68 8,-58 7,-50* -8,-50* -6,-62 -7,-74 -4,-79")
    shoe = blob("18,-2* 26,-3 30,1* 17,2*")
    near_arm = limb("0,-75,6 -3,-63,5 7,-54,4.4 16,-52,3.2")
    head = moved(blob(PROFILE), dx=2.6, dy=2)
    hair = [blob("-4,-90* -5,-97 0,-101 6,-99.6 8,-95* 3,-95.4 0,-90 -1,-86"), circle(-6, -97, 4.6)]
    folds = [
        line(p, 0.7)
        for p in (
            "4,-48 10,-28 14,0",
            "0,-48 0,-26 0,0",
            "-4,-48 -10,-30 -16,0",
            "-8,-46 -20,-30 -28,-2",
            "6,-48 14,-26 20,-2",
        )
    ]
    return [
        paint("dark", shoe),
        paint("body", skirt, bodice),
        paint("skin", head, limb("1,-86,5 1,-78,6")),
        paint("hair", hair),
        paint("body", near_arm),
        paint("skin", circle(18, -52, 2.4)),
        paint("acc", blob("-8,-54 0,-51 8,-54 8,-49 0,-47 -8,-49"), blob("-7,-50* -14,-42 -16,-32* -9,-38")),
        paint("line", folds, line("0,-76 3,-66 2,-54", 0.5), line("-2,-68 -3,-62 2,-57", 0.5)),
        paint("ink", line("5.6,-89.6 7.6,-89", 0.6, 4)),
    ]


@motif
def hand(pose: Literal["open", "pointing", "reaching"] = "open") -> list[Part]:
    """`open` and `pointing` rise from a cuff at the foot; `reaching` comes from the left."""
    if pose == "reaching":
        return _hand_reaching()
    palm = blob("-11,-4* -13,-14 -18,-26 -20,-38 -18,-48 -8,-53 4,-53 14,-49 19,-42 21,-32 18,-20 12,-12 10,-4*")
    thumb_root = blob("6,-14 16,-18 25,-28 30,-36 24,-42 16,-40 8,-30")
    thumb = limb("17,-26,13 27,-38,10.4 33,-47,8.8 37,-56,5.6")
    if pose == "open":
        fingers = [
            limb("-15,-44,9 -21,-57,7.8 -25,-66,7.2 -28,-74,4.8"),
            limb("-8,-48,9.6 -11,-66,8.8 -12.6,-78,8 -13,-89,5.2"),
            limb("2,-50,10 3,-69,9.2 4,-82,8.2 6,-94,5.4"),
            limb("11,-46,9.8 15,-63,8.8 18,-75,8 21,-85,5.2"),
        ]
        knuckles: tuple[tuple[float, float, float], ...] = (
            (-20, -56, -22),
            (-24, -66, -22),
            (-11, -66, -6),
            (-12.4, -78, -3),
            (3, -68, 4),
            (4.4, -81, 6),
            (15, -62, 14),
            (18, -74, 14),
        )
    else:
        fingers = [
            limb("11,-46,10 13,-64,9.2 14,-78,8.4 15.6,-91,5.4"),
            limb("3,-48,10.6 4,-60,10.4 0,-58,9 -1,-48,8"),
            limb("-6,-46,10 -7,-57,9.8 -10,-55,8.6 -10,-46,7.6"),
            limb("-14,-42,9 -16,-51,8.8 -18,-49,7.6 -17,-41,7"),
        ]
        thumb = limb("17,-26,13 22,-38,10.4 14,-46,9 4,-48,6.4")
        knuckles = ((13, -63, 4), (14, -77, 4), (1.4, -53, 0), (-8.6, -50, 0), (-16.4, -45, 0))
    creases = [
        line("16,-42 8,-34 4,-22 5,-12", 1),
        line("-17,-38 -6,-40 6,-37 15,-43", 0.9),
        line("-18,-31 -8,-30 2,-25 8,-16", 0.9),
    ]
    joints = [moved(line("-3,0 0,1 3,0", 0.8, 6), dx=x, dy=y, turn=turn) for x, y, turn in knuckles]
    cuff = blob("-19,4* -17,-4 -19,-10 -9,-8 0,-10 9,-8 17,-10 15,-4 18,4*")
    frill = blob("-16,-9 -12,-13 -8,-9 -4,-13 0,-9 4,-13 8,-9 12,-13 16,-9 14,-5 0,-4 -14,-5")
    return [
        paint("skin", union(palm, thumb_root, thumb, *fingers)),
        paint("shade", joints, creases),
        paint("lite", frill),
        paint("body", cuff),
        paint("line", line("-16,-2 0,0 15,-2", 0.8)),
        paint("acc", circle(12, -1, 1.6)),
    ]


def _hand_reaching() -> list[Part]:
    back = blob("-22,-56* -8,-60 8,-64 20,-62 26,-54 24,-44 14,-38 -2,-38 -22,-40*")
    fingers = [
        limb("20,-58,9 36,-63,8 48,-60,7 60,-53,4.6"),
        limb("22,-52,9.4 38,-54,8.4 48,-49,7.4 54,-40,4.8"),
        limb("20,-46,9 34,-46,8 42,-40,7 44,-31,4.6"),
        limb("14,-42,8 26,-40,7 32,-34,6 32,-26,4.2"),
    ]
    thumb = limb("0,-42,12 12,-34,9.4 24,-31,8 35,-33,5")
    sleeve = blob("-70,-70* -44,-68 -20,-62* -18,-34* -44,-30 -70,-26*")
    frill = blob("-22,-64 -16,-62 -18,-56 -13,-52 -17,-47 -13,-42 -17,-38 -15,-33 -22,-32")
    joints = [
        moved(line("0,-3 1,0 0,3", 0.8, 6), dx=x, dy=y)
        for x, y in ((36, -63), (47, -60), (38, -54), (47, -49), (34, -46), (23, -31))
    ]
    folds = [
        line("-64,-62 -46,-58 -28,-52", 0.9),
        line("-66,-44 -48,-46 -30,-42", 0.9),
        line("-60,-34 -44,-38", 0.7),
    ]
    tendons = [
        line("4,-56 14,-58 22,-57", 0.7),
        line("2,-51 14,-52 22,-51", 0.7),
        line("2,-46 12,-46 20,-46", 0.7),
    ]
    return [
        paint("shade", fingers[3], fingers[2]),
        paint("skin", union(back, thumb, fingers[0], fingers[1])),
        paint("shade", joints, tendons),
        paint("lite", frill),
        paint("body", sleeve),
        paint("line", folds),
        paint("acc", circle(-24, -48, 2)),
    ]


@motif
def eye() -> list[Part]:
    """Wide open, with lashes. The pupil is at (0, -36)."""
    white = blob("-50,-34* -30,-54 0,-62 30,-54 50,-34* 30,-16 0,-9 -30,-16")
    lid = cut(blob("-57,-32* -33,-61 0,-70 33,-61 57,-32* 30,-15 0,-5 -30,-15"), white)
    lashes = [
        limb(f"{x},{-61 + x * x / 95},2.4 {x * 1.2},{-73 + x * x / 110},1.4 {x * 1.45},{-80 + x * x / 110},0.5")
        for x in range(-42, 43, 12)
    ]
    lower = [limb(f"{x},{-8 - x * x / 110},1.4 {x * 1.12},{-1 - x * x / 120},0.5", 6) for x in range(-36, 37, 12)]
    iris = intersect(circle(0, -36, 21.5), white)
    rays = [intersect(moved(line("0,-9 0,-20", 0.9, 4), dy=-36, turn=turn * 12), white) for turn in range(30)]
    veins = [
        line("-44,-34 -36,-36 -28,-34", 0.5),
        line("44,-34 36,-31 28,-33", 0.5),
        line("-40,-30 -32,-28", 0.4, 4),
    ]
    brow = [line("-50,-46 -30,-68 0,-77 30,-68 50,-46", 1)]
    return [
        paint("glass", white),
        paint("seam", veins),
        paint("acc", iris),
        paint("line", rays),
        paint("ink", circle(0, -36, 9.4), cut(circle(0, -36, 21.5), circle(0, -36, 20))),
        paint("lum", circle(-5.4, -42, 3.4)),
        paint("body", lid, lashes, lower),
        paint("line", brow),
    ]
