"""The clairvoyancy track: who stands at which level, and how many cards of the shared vision that will show."""

from mysterium_nb.engine.state import Psychic
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box, Rectangle
from mysterium_nb.picture.text_width import width_of

_MOST_STEPS = 14
"""More levels than this are drawn as one step for each tier."""


def steps_of(easel: Easel) -> list[tuple[int, int | None, int]]:
    """The steps to draw, lowest first: from level, to level (none: and up), tier."""
    tiers = easel.view.rules.tiers or ()
    last = tiers[-1][0] if tiers else 0
    if last >= _MOST_STEPS:
        return [(low, high, tier) for tier, (low, high) in enumerate(tiers)]
    steps: list[tuple[int, int | None, int]] = []
    highest = max((psychic.level for psychic in easel.view.psychics), default=0)
    for tier, (low, high) in enumerate(tiers):
        top = max(low, min(highest, _MOST_STEPS)) if high is None else high
        steps += [(level, level, tier) for level in range(low, top + (high is not None))]
        steps += [(top, None, tier)] if high is None else []
    return steps


def _here(easel: Easel, low: int, high: int | None) -> list[Psychic]:
    here = [p for p in easel.view.psychics if low <= p.level and (high is None or p.level <= high)]
    return sorted(here, key=lambda p: p.level)


def _step_name(low: int, high: int | None) -> str:
    return f"{low}+" if high is None else str(low) if low == high else f"{low}–{high}"


def cards_seen(easel: Easel, tier: int) -> str:
    return easel.say("{count} card", "{count} cards", count=tier + 1)


def draw_track(easel: Easel, title: float, box: Box) -> None:
    """A title on its baseline, then a row for every step, level 0 at the foot."""
    room, ink = easel.room, easel.ink
    easel.title(easel.say("Clairvoyancy"), box.x, title, most=box.w)
    steps = steps_of(easel)
    gap = 4
    high = min(room.pawn * 1.05, (box.h + gap) / len(steps) - gap)
    names = max(width_of(_step_name(low, top), room.small, 600) for low, top, _ in steps) + room.gap * 1.6
    labels = max(width_of(cards_seen(easel, tier), room.small) for tier in range(3)) + room.gap
    for place, (low, top, tier) in enumerate(steps):
        row = Box(box.x, box.y + (len(steps) - 1 - place) * (high + gap), box.w, high)
        easel.draw(Rectangle(row, fill=ink.tiers[tier], radius=5), on="ground")
        base = row.y + high / 2 + room.small * 0.35
        easel.words(_step_name(low, top), box.x + room.gap * 0.8, base, room.small, weight=600)
        last_of_tier = place == len(steps) - 1 or steps[place + 1][2] != tier
        if last_of_tier:
            easel.words(
                cards_seen(easel, tier),
                row.right - room.gap * 0.7,
                base,
                room.small,
                fill=ink.text,
                align="right",
            )
        room_left = box.w - names - (labels if last_of_tier else room.gap)
        _draw_here(easel, _here(easel, low, top), Box(box.x + names, row.y, room_left, high), above=low, one=top == low)


def _draw_here(easel: Easel, here: list[Psychic], box: Box, *, above: int, one: bool) -> None:
    """Pawns side by side, over each other where they must; with their level where a step holds several."""
    if not here:
        return
    size = min(box.h * 0.98, easel.room.pawn * 0.86)
    step = min(size * 1.08, (box.w - size) / max(1, len(here) - 1))
    for place, psychic in enumerate(here):
        x = box.x + size / 2 + place * step
        easel.pawn(psychic.colour, x, box.y + box.h / 2, size)
        if not one and psychic.level > above and step > size:
            easel.tag(str(psychic.level), x + size * 0.1, box.y + box.h * 0.98, easel.room.small * 0.7)
