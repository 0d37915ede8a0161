"""Children, small enough to be a witness."""

from __future__ import annotations

from typing import Literal

from card_images.source.geometry import Path, blob, both_sides, circle, intersect, limb, line, moved
from card_images.source.motifs.drawing import Part, motif, paint


@motif
def child(pose: Literal["reaching", "standing"] = "reaching") -> list[Part]:
    """`reaching`, the raised hand is at (28, -106) and may hold a string; `standing` is from behind."""
    legs = [
        limb("-7,-26,6.4 -7.6,-14,5.4 -7.4,-5,4.4", 14),
        limb("7,-26,6.4 8,-14,5.4 7.6,-5,4.4" if pose == "standing" else "7,-26,6.4 9,-15,5.4 8,-8,4.4", 14),
    ]
    heel = 0.0 if pose == "standing" else -3.0
    boots = [
        blob("-11,-8* -4.4,-8* -4,-2 -3.4,1* -13,1* -11,-3"),
        moved(blob("11,-8* 4.4,-8* 4,-2 3.4,1* 13,1* 11,-3"), dy=heel),
    ]
    socks = [limb("-10,-11,3 -5,-11,3", 4), moved(limb("5,-11,3 10.6,-11,3", 4), dy=heel)]
    coat = blob(
        "-6,-61* -14,-57 -16,-46 -18,-34 -24,-22* -12,-19.6 0,-21* 12,-19.6 24,-22* 18,-34 16,-46 14,-57 6,-61*"
    )
    down = limb("-13,-55,7.4 -19,-45,6.4 -21,-35,5.4", 16)
    arm = (
        limb("12,-56,7.6 20,-70,6.6 24,-86,5.6 26,-98,5", 18)
        if pose == "reaching"
        else limb("13,-55,7.4 19,-45,6.4 21,-35,5.4", 16)
    )
    hands = [blob("-24,-35 -19,-35 -19,-29 -22,-27 -25,-30")]
    if pose == "reaching":
        hands += [limb("26,-99,5 27,-104,4 29,-109,1.6", 8), limb("27,-102,2.2 31.6,-105,1.4", 6)]
    else:
        hands += [blob("24,-35 19,-35 19,-29 22,-27 25,-30")]
    scarf = [
        limb("-9,-60,5 0,-57.4,5.4 9,-60,5", 12),
        blob("-6,-59* -2,-58* -3,-44 -5,-36* -9,-38 -12,-35* -9,-46"),
    ]
    folds = [
        line(points, 0.6)
        for points in (
            "0,-54 0.4,-38 0,-22",
            "-9,-50 -12,-36 -17,-23",
            "9,-50 12,-36 17,-23",
            "5,-38 7,-30 8,-21",
            "-5,-34 -7,-28 -8,-21",
        )
    ]
    return [
        paint("dark", legs, boots),
        paint("lite", socks),
        paint("body", down, arm),
        paint("body", coat),
        paint("skin", hands, limb("0,-66,8 0,-58,9", 6)),
        *(_child_looking_up() if pose == "reaching" else _child_from_behind()),
        paint("acc", scarf),
        paint("ink", line("-8,-57 -6.6,-48 -8,-39", 0.5), line("-5,-57 0,-55.6 5,-57", 0.5)),
        paint("line", folds, line("-14,-30 -20,-24", 0.5, 4)),
        paint("dark", limb("-15.6,-41,2.6 0,-39,2.8 15.6,-41,2.6", 14)),
        paint("lite", circle(-3, -39.4, 1.3), circle(3, -39.4, 1.3)),
    ]


def _child_looking_up() -> list[Part]:
    """The head in profile, thrown back; it turns on the nape at (0, -62)."""

    def back(*shapes: Path) -> list[Path]:
        return [moved(moved(shape, dy=62), dy=-62, turn=-16) for shape in shapes]

    head = blob(
        "-12,-77 -11,-87 -2,-93 8,-91 13.4,-84 13.6,-79* 14,-77 17.4,-73.6 15,-72* 15.6,-70 14.2,-68.6*"
        " 14.6,-65.6 11,-62 4,-62.4 -6,-63 -11,-69"
    )
    hair = blob("-9,-62* -14,-70 -16,-82 -9,-93 3,-96.6 12,-91 14,-84* 8,-86 4,-84.6 3,-79* 0,-75 -3,-70 -5,-64*")
    ear = blob("-1,-77 3,-79 4.6,-75 2,-70.6 -0.6,-73")
    beret = [
        blob("14.6,-86* 8,-90 -4,-89 -15,-81* -21,-88 -18,-98 -4,-104 10,-101 18,-93"),
        limb("-2,-103,2.4 -3,-108,2", 5),
    ]
    strands = [
        line(points, 0.6) for points in ("-1,-84 -8,-80 -11,-70", "-6,-86 -12,-80 -13,-72", "2,-82 -3,-78 -7,-68")
    ]
    return [
        paint("skin", back(head)),
        paint("shade", back(intersect(head, blob("-14,-62* -14,-92* 2,-92* 4,-80 6,-72 3,-66 6,-60*")))),
        paint("hair", back(hair)),
        paint("skin", back(ear)),
        paint("line", back(*strands)),
        paint("acc", back(*beret)),
        paint("seam", back(line("-14,-92 -2,-97 10,-95", 0.6), line("-15,-86 -4,-92 10,-92", 0.5))),
        paint(
            "ink",
            back(
                limb("8.6,-76.6,0.6 11,-75.4,1.3 13.2,-76.4,0.7", 8),
                line("11,-68.8 14,-68.8", 0.7, 4),
                line("8.6,-81 12.4,-81.8", 0.9, 4),
            ),
        ),
    ]


def _child_from_behind() -> list[Part]:
    """Two short plaits stick out, so that the round head is no ball."""
    hair = blob("0,-91 -9,-89.6 -15,-82 -15.6,-73 -12,-65 -5,-62 5,-62 12,-65 15.6,-73 15,-82 9,-89.6")
    plaits = [
        blob(f"{x},{y} {x + 4},{y - 2} {x + 6.6},{y + 2} {x + 3},{y + 5} {x - 1},{y + 3}")
        for x, y in ((13, -72), (17, -68.6), (20.6, -64.6))
    ]
    ties = (
        limb("24.6,-62.4,2.6 27,-60,2.6", 5),
        limb("26,-60,2.4 30,-56,0.8", 6),
        limb("26,-60,2.4 26.6,-54.6,0.8", 6),
    )
    strands = [line(f"{x * 0.2},-88 {x * 0.8},-80 {x},{-66 - abs(x) * 0.2}", 0.6) for x in (-13, -9, -5, 5, 9, 13)]
    parting = line("0,-91 0.6,-78 0,-63", 0.9)
    return [
        paint("hair", hair),
        *(paint("hair", both_sides(plait)) for plait in plaits),
        paint("line", strands, parting),
        paint("acc", both_sides(*ties)),
    ]
