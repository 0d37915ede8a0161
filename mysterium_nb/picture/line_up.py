"""The revelation: the shared vision, the groups of the line-up, and who has voted, points or is waited for.

When the game is over the same picture tells everything: whose cards were whose, the culprit, every vote.
"""

from math import ceil

import msgspec

from mysterium_nb.engine.cards import Triple
from mysterium_nb.engine.seats import Colour
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box
from mysterium_nb.picture.shared_vision import draw_shared, draw_voters, meanings_of, voters_height
from mysterium_nb.picture.text_width import width_of

_CARD = 2 / 3
_OUT_VEIL = 0.62


class Group(msgspec.Struct, frozen=True):
    """One group of the line-up, or, where the game ended before it, the cards of one psychic."""

    number: int
    cards: Triple
    owner: Colour | None
    standing: bool
    culprit: bool
    accused: bool
    backers: tuple[Colour, ...]
    """Who points at it, or voted for it."""


def groups_of(easel: Easel) -> list[Group]:
    view = easel.view
    finale, truth = view.finale, view.truth
    if finale is None:
        sets = truth.sets if truth is not None else ()
        return [
            Group(place, cards, psychic.colour, standing=True, culprit=False, accused=False, backers=())
            for place, (psychic, cards) in enumerate(zip(view.psychics, sets, strict=False), start=1)
        ]
    votes = (truth.votes if truth is not None else finale.votes) or finale.pointing
    return [
        Group(
            number,
            cards,
            finale.owners[number - 1],
            standing=number in finale.standing,
            culprit=truth is not None and truth.culprit == number,
            accused=finale.accused == number,
            backers=tuple(colour for colour, group in votes if group == number),
        )
        for number, cards in enumerate(finale.groups, start=1)
    ]


def draw_line_up(easel: Easel, top: float) -> float:
    """Draw it below a height; gives where it ends."""
    room = easel.room
    groups = groups_of(easel)
    area = Box(
        room.margin, top + room.gap * 2, room.width - 2 * room.margin, room.height - top - room.margin - room.gap * 2
    )
    if room.upright:
        return _draw_upright(easel, groups, area)
    if easel.view.finale is not None:
        left = area.w * (0.39 if len(groups) <= 4 else 0.31)
        _draw_aside(easel, Box(area.x, area.y, left, area.h))
        area = Box(area.x + left + room.gap * 4, area.y, area.w - left - room.gap * 4, area.h)
    _draw_groups(easel, groups, area)
    return room.height


def _draw_groups(easel: Easel, groups: list[Group], area: Box) -> None:
    """All groups in rows, with the largest cards that fit."""
    room = easel.room
    gap, head = room.gap * 2.4, room.name * 1.9
    foot = room.pawn * 0.95 if _has_backers(easel) else 0

    def card(columns: int) -> float:
        rows = ceil(len(groups) / columns)
        wide, high = (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows
        return min((wide - room.gap * 4) / 3, (high - head - foot - room.gap) * _CARD)

    columns = max(range(1, len(groups) + 1), key=card)
    rows = ceil(len(groups) / columns)
    wide, high = 3 * card(columns) + room.gap * 4, head + card(columns) / _CARD + foot + room.gap
    across = min(gap * 2, (area.w - wide * columns) / max(1, columns - 1))
    down = min(gap * 2, (area.h - high * rows) / max(1, rows - 1))
    left = area.x + (area.w - wide * columns - across * (columns - 1)) / 2
    top = area.y + (area.h - high * rows - down * (rows - 1)) / 2
    for place, group in enumerate(groups):
        row, column = divmod(place, columns)
        box = Box(left + column * (wide + across), top + row * (high + down), wide, high)
        _draw_group(easel, group, box, card(columns), head)


def _draw_upright(easel: Easel, groups: list[Group], area: Box) -> float:
    room, y = easel.room, area.y
    if easel.view.finale is not None:
        wide = (area.w - 4 * room.gap) / 3.6
        y = draw_shared(easel, Box(area.x, y, area.w, wide / _CARD + room.small * 1.6)) + room.gap
        y = draw_voters(easel, Box(area.x, y, area.w, 0)) + room.gap
    head, foot = room.name * 1.9, room.pawn * 0.95 if _has_backers(easel) else room.gap
    card = (area.w - room.gap * 4) / 3.4
    for group in groups:
        high = head + card / _CARD + foot + room.gap
        _draw_group(easel, group, Box(area.x, y, area.w, high), card, head)
        y += high + room.gap * 2
    return y


def _has_backers(easel: Easel) -> bool:
    return any(group.backers for group in groups_of(easel)) or easel.view.rules.poll != "straw"


def _draw_aside(easel: Easel, box: Box) -> None:
    """The shared vision, and below it who has a say."""
    room = easel.room
    captions = room.small * 1.6 if meanings_of(easel) else 0
    wide = (box.w - 2 * room.gap * 2) / 3
    high = wide / _CARD + captions
    votes = voters_height(easel)
    top = box.y + max(0.0, (box.h - high - votes - room.gap * 4) / 2)
    draw_shared(easel, Box(box.x, top, box.w, high))
    draw_voters(easel, Box(box.x, top + high + room.gap * 4, box.w, votes))


def _draw_group(easel: Easel, group: Group, box: Box, card: float, head: float) -> None:
    """A number, whose cards they are, the three cards, and below them who backs it."""
    room, ink, say = easel.room, easel.ink, easel.say
    row = 3 * card + 2 * room.gap
    left = box.x + (box.w - row) / 2
    if group.culprit:
        easel.lamp(Box(left - room.gap, box.y - room.gap * 0.5, row + room.gap * 2, box.h + room.gap * 0.5))
    base = box.y + head * 0.72
    x = left
    if easel.view.finale is not None:
        colour = ink.gold_text if group.culprit else ink.text if group.standing else ink.text_2
        x += easel.words(str(group.number), x, base, room.cue, font="serif", weight=600, fill=colour) + room.gap
    if group.owner is not None:
        easel.pawn(group.owner, x + room.pawn * 0.4, base - room.name * 0.34, room.pawn * 0.8)
        x += room.pawn * 0.8 + room.gap
    word = _verdict(easel, group)
    after = width_of(word, room.small, 600) + room.gap if word else 0
    name = easel.called(group.owner) if group.owner is not None else say("nobody’s cards")
    colour = ink.text if group.standing else ink.text_2
    easel.words(name, x, base, room.name, font="serif", weight=600, fill=colour, most=left + row - x - after)
    if word:
        tone = ink.gold_text if group.culprit else ink.text_2
        easel.words(word, left + row, base, room.small, weight=600, fill=tone, align="right")
    for kind, one in enumerate(group.cards):
        spot = Box(left + kind * (card + room.gap), box.y + head, card, card / _CARD)
        easel.card(one, spot, veil=0 if group.standing else _OUT_VEIL, label=_group_label(easel, group, kind))
        if easel.view.finale is None:
            _draw_found_or_not(easel, group, kind, spot)
    for place, colour_of in enumerate(group.backers):
        size = min(room.pawn * 0.84, row / max(1, len(group.backers)))
        easel.pawn(colour_of, left + size * (place + 0.55), box.y + head + card / _CARD + room.pawn * 0.52, size * 0.96)


def _draw_found_or_not(easel: Easel, group: Group, kind: int, spot: Box) -> None:
    assert group.owner is not None
    found = easel.view.psychic(group.owner).step > kind
    size = max(easel.room.small * 1.5, spot.w * 0.2)
    easel.sprite("yes" if found else "no", Box(spot.right - size * 0.8, spot.y - size * 0.2, size, size))


def _verdict(easel: Easel, group: Group) -> str:
    if group.culprit:
        return easel.say("the culprit")
    if not group.standing:
        return easel.say("innocent")
    return easel.say("accused") if group.accused else ""


def _group_label(easel: Easel, group: Group, kind: int) -> str:
    say = easel.say
    card = easel.name(group.cards[kind])
    if easel.view.finale is None:
        assert group.owner is not None
        return say("{card}, of {who}.", card=card, who=easel.called(group.owner))
    if group.owner is None:
        return say("{card}, in group {group}.", card=card, group=group.number)
    return say("{card}, in group {group}, of {who}.", card=card, group=group.number, who=easel.called(group.owner))
