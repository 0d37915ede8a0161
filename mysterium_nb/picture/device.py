"""Where a picture of the table hangs: on a phone, on a laptop or on a wall, and the sizes that can be read there."""

from typing import Final, Literal

import msgspec

RoomName = Literal["phone", "laptop", "projector"]


class Room(msgspec.Struct, frozen=True):
    """Sizes in the units of the scene. A phone shows two of them in one of its pixels."""

    width: int
    height: int
    """The height on a screen that does not scroll; a phone's picture is as tall as it needs."""
    margin: float
    gap: float
    small: float
    """The smallest text."""
    plain: float
    name: float
    title: float
    cue: float
    strip: float
    """How high the paper at the top is."""
    pawn: float
    """Across, beside a name."""
    upright: bool = False
    """Whether boards, people and track lie below each other."""
    captions: bool = False
    """Whether there is room for names under the cards."""


ROOMS: Final[dict[RoomName, Room]] = {
    "projector": Room(
        width=1920,
        height=1080,
        margin=40,
        gap=12,
        small=26,
        plain=28,
        name=34,
        title=38,
        cue=44,
        strip=132,
        pawn=60,
    ),
    "laptop": Room(
        width=1440,
        height=900,
        margin=28,
        gap=10,
        small=16,
        plain=17,
        name=22,
        title=25,
        cue=30,
        strip=92,
        pawn=44,
        captions=True,
    ),
    "phone": Room(
        width=720,
        height=1280,
        margin=24,
        gap=12,
        small=26,
        plain=28,
        name=32,
        title=36,
        cue=36,
        strip=212,
        pawn=56,
        upright=True,
    ),
}
