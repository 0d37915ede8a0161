"""Things drawn for a few scenes only: props, which have no tag, and a hand mirror to look into."""

from __future__ import annotations

from card_images.source.geometry import around, blob, circle, limb, line, oval, rect
from card_images.source.motifs.drawing import Drawing, paint, sketch

LANTERN_PANES = blob("-22,-64* -24,-44 -23,-16* 23,-16* 24,-44 22,-64*")
"""The panes of `household.lantern` in its own units: fill them first, then hang a `hollow` one over."""

FOOTLIGHT = sketch(
    paint("lum", blob("0,-70* 9,-46 6,-30 -6,-30 -9,-46")),
    paint("body", blob("-44,2* -40,-24 -22,-40 0,-45 22,-40 40,-24 44,2*")),
    paint("seam", [line([(x * 0.3, 0), (x * 0.8, -24), (x, -38)], 1.2) for x in (-24, -12, 0, 12, 24)]),
)

LIT_WINDOW = sketch(
    paint("dark", rect(-30, -102, 60, 106, 3)),
    paint("lum", rect(-24, -96, 22, 44), rect(2, -96, 22, 44), rect(-24, -48, 22, 46), rect(2, -48, 22, 46)),
)

SHUT_EYE = sketch(
    paint("body", oval(1, -11, 12, 14)),
    paint("line", line("-8,-10 1,-4 10,-10", 2.4), line("-4,-6 -6,-1", 1.6), line("6,-6 8,-1", 1.6)),
)

BIRD_LEGS = sketch(
    paint(
        "dark",
        limb("-14,2,5 -20,26,3.4 -10,50,2.6"),
        limb("-10,50,2.4 -24,53,1.6"),
        limb("-10,50,2.4 2,54,1.6"),
    ),
    paint("body", limb("14,2,5 22,22,3.4 8,50,2.6"), limb("8,50,2.4 -8,54,1.6"), limb("8,50,2.4 20,54,1.6")),
)


def wide_mirror() -> Drawing:
    """A hand mirror with pearls set in a smooth frame; its glass, around (0, -70), is 31 by 37: a world fits in."""
    pearls = [circle(x, -70 + (y + 70) * 1.17, 1.5) for x, y in around(0, -70, 35, 28, 6)]
    handle = [limb("0,-27,11 0,-22,6 0,-15,9 0,-6,7 0,0,9"), circle(0, 2, 6), circle(0, -26, 7)]
    crest = blob("0,-126* 6,-118 15,-112 -15,-112 -6,-118")
    return Drawing(
        "hand_mirror",
        (
            paint("body", oval(0, -70, 38, 44), crest, handle),
            paint("line", line("-3,-20 -2.4,-12 -3,-2", 0.8), line("3,-20 2.4,-12 3,-2", 0.6)),
            paint("lite", pearls, circle(0, -116, 2.4)),
            paint("dark", oval(0, -70, 32.6, 38.6)),
            paint("glass", oval(0, -70, 31, 37)),
        ),
    )
