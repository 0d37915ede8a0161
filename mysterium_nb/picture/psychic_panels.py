"""The psychics around the table: who they are, what they look for, their visions by the hour, what they have found."""

from math import ceil

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.state import Psychic
from mysterium_nb.i18n.catalogue import hour_name
from mysterium_nb.picture.header import hour_mark
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box
from mysterium_nb.picture.text_width import width_of

_LONG = 2.2
"""A panel so much wider than high has its header at the side."""
_CARD = 2 / 3


def draw_panels(easel: Easel, area: Box, columns: int) -> None:
    """Everybody in equal panels."""
    psychics, gap = easel.view.psychics, easel.room.gap * 1.3
    rows = ceil(len(psychics) / columns)
    wide, high = (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows
    for place, psychic in enumerate(psychics):
        row, column = divmod(place, columns)
        box = Box(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        draw_panel(easel, psychic, box)


def draw_panel(easel: Easel, psychic: Psychic, box: Box) -> None:
    if psychic.colour in easel.waited:
        easel.lamp(box, faint=len(easel.waited) > 3)
    inside = box.grown(-easel.room.gap)
    if box.w > _LONG * box.h:
        wide = min(inside.w * 0.42, max(inside.w * 0.34, easel.room.small * 9))
        _draw_header_beside(easel, psychic, Box(inside.x, inside.y, wide - easel.room.gap, inside.h))
        body = Box(inside.x + wide, inside.y, inside.w - wide, inside.h)
    else:
        high = easel.room.pawn + easel.room.gap
        _draw_header_above(easel, psychic, Box(inside.x, inside.y, inside.w, high))
        body = Box(inside.x, inside.y + high, inside.w, inside.h - high)
    if psychic.finished:
        _draw_found(easel, psychic, body)
    else:
        sleeve = min((body.h - easel.room.gap / 2) / 2, easel.room.height * 0.12) * _CARD
        _draw_sleeve(easel, psychic, Box(body.right - sleeve, body.y, sleeve, body.h))
        taken = sleeve + easel.room.gap * 1.5 if psychic.found else 0
        _draw_visions(easel, psychic, Box(body.x, body.y, body.w - taken, body.h))


def _draw_header_above(easel: Easel, psychic: Psychic, box: Box) -> None:
    room, size = easel.room, easel.room.pawn
    _draw_own_pawn(easel, psychic, box.x + size / 2, box.y + size / 2)
    x = box.x + size + room.gap
    left = _draw_tokens_left(easel, psychic, box.right, box.y + size * 0.3, least=x + room.name * 5)
    easel.words(
        easel.called(psychic.colour),
        x,
        box.y + size * 0.42,
        room.name,
        font="serif",
        weight=600,
        most=left - x,
    )
    status, lit = status_of(easel, psychic)
    text = status or _looks_for(easel, psychic)
    both = f"{_looks_for(easel, psychic)}, {status}" if status and not psychic.finished else text
    if width_of(both, room.small) <= box.right - x:
        text = both
    easel.words(
        text,
        x,
        box.y + size * 0.98,
        room.small,
        fill=easel.ink.gold_text if lit else easel.ink.text_2,
        most=box.right - x,
    )


def _draw_header_beside(easel: Easel, psychic: Psychic, box: Box) -> None:
    room, size = easel.room, easel.room.pawn * 0.94
    step = min(room.small * 1.3, (box.h - size) / 3)
    _draw_own_pawn(easel, psychic, box.x + size / 2, box.y + size / 2)
    _draw_tokens_left(easel, psychic, box.right, box.y + size / 2, least=box.x + size)
    below = box.y + size
    easel.words(
        easel.called(psychic.colour),
        box.x,
        below + step * 0.95,
        min(room.name, step),
        font="serif",
        weight=600,
        most=box.w,
    )
    status, lit = status_of(easel, psychic)
    if not psychic.finished:
        easel.words(
            _looks_for(easel, psychic), box.x, below + step * 1.95, room.small, fill=easel.ink.text_2, most=box.w
        )
    if status:
        colour = easel.ink.gold_text if lit else easel.ink.text_2
        at = below + step * (1.95 if psychic.finished else 2.9)
        easel.words(status, box.x, at, room.small, fill=colour, weight=600 if lit else 400, most=box.w)


def _draw_own_pawn(easel: Easel, psychic: Psychic, x: float, y: float) -> None:
    colour = psychic.colour
    easel.pawn(colour, x, y, easel.room.pawn * 0.94, badge="yes" if colour in easel.view.sure else "")


def _draw_tokens_left(easel: Easel, psychic: Psychic, right: float, middle: float, *, least: float) -> float:
    """How many of each face are still to be put down; gives where they begin."""
    if not easel.view.rules.tokens:
        return right
    size, text = easel.room.small * 0.95, easel.room.small
    digits = max(width_of(str(count), text, 600) for count in (psychic.agree, psychic.disagree))
    one = size * 1.15 + digits + easel.room.gap * 0.6
    if right - 2 * one < least:
        return right
    x = right - 2 * one
    for face, count in (("agree", psychic.agree), ("disagree", psychic.disagree)):
        easel.sprite(f"left_{face}", Box(x, middle - size / 2, size, size), 1 if count else 0.4)
        fill = easel.ink.text if count else easel.ink.text_2
        easel.words(str(count), x + size * 1.15, middle + text * 0.35, text, weight=600, fill=fill)
        x += one
    return right - 2 * one - easel.room.gap


def _looks_for(easel: Easel, psychic: Psychic) -> str:
    return easel.say("all three found") if psychic.finished else easel.say("{Kind}", kind=psychic.target_kind)


def status_of(easel: Easel, psychic: Psychic) -> tuple[str, bool]:
    """How a psychic stands just now, in a few words, and whether that is what we wait for."""
    say, view = easel.say, easel.view
    waited = psychic.colour in easel.waited
    judged = next((g for g in psychic.guesses if g.hour == view.hour), None)
    match view.phase:
        case "visions" if not psychic.finished and psychic.served_hour != view.hour:
            return say("waits for {a_vision}"), False
        case "interpretation" if psychic.colour in view.sure:
            return say("sure"), False
        case "interpretation" if psychic.pawn is None and not psychic.finished:
            return say("no guess yet"), waited
        case "interpretation":
            return say("not sure yet"), waited
        case "manifestation" if psychic.pawn is not None:
            return say("waits for the knock"), False
        case "manifestation" if judged is not None:
            return (say("right!") if judged.right else say("no, not that one")), False
        case _:
            return (say("all three found") if psychic.finished else ""), False


def _draw_visions(easel: Easel, psychic: Psychic, box: Box) -> None:
    """All visions for the card looked for now, the newest on top, each with its hour."""
    view = easel.view
    cards = [(card, given.hour) for given in psychic.visions for card in given.cards]
    hungry = view.phase == "visions" and psychic.served_hour != view.hour
    places = _fan(len(cards) + hungry, box, easel.room.gap)
    size = min(easel.room.small, places[0].h * 0.17) if places else 0
    for place, (card, hour) in enumerate(cards):
        spot = places[place]
        easel.card(card, spot, label=_vision_label(easel, psychic, card, hour))
        following = places[place + 1] if place + 1 < len(cards) else None
        shown = spot.w if following is None or following.y != spot.y else following.x - spot.x
        mark = hour_mark(easel, hour)
        if shown > width_of(mark, size, 600) + size * 0.6 + 3:
            easel.tag(mark, spot.x + 3, spot.bottom - 3, size, lit=hour == view.hour)
    if hungry:
        easel.slot(places[-1])


def _vision_label(easel: Easel, psychic: Psychic, card: CardId, hour: int) -> str:
    when = hour_name(hour, easel.lang, easel.view.rules.lexicon)
    return easel.say("{card}, for {who}, {hour}.", card=easel.name(card), who=easel.called(psychic.colour), hour=when)


def _fan(count: int, box: Box, gap: float) -> list[Box]:
    """Places for cards in a box: as large as can be, over each other only where they are many."""
    if not count or box.w <= 0:
        return []
    gap /= 2

    def tried(rows: int, shown: float) -> tuple[float, float, int]:
        each = ceil(count / rows)
        apart = gap if shown == 1 else 0
        wide = min((box.h - gap * (rows - 1)) / rows * _CARD, (box.w - apart * (each - 1)) / (1 + (each - 1) * shown))
        # What is seen of a card counts, and a card seen whole counts for more.
        return wide * wide * shown**1.6, wide, each

    rows, shown = max(
        ((r, s) for r in (1, 2, 3, 4, 5) for s in (1, 0.8, 0.6, 0.45, 0.3)), key=lambda way: tried(*way)[0]
    )
    _, wide, each = tried(rows, shown)
    step, high = (wide + gap if shown == 1 else wide * shown), wide / _CARD
    return [
        Box(box.x + place % each * step, box.y + place // each * (high + gap), wide, high) for place in range(count)
    ]


def _draw_sleeve(easel: Easel, psychic: Psychic, box: Box) -> None:
    """What was found so far, one card below the other."""
    high = box.w / _CARD
    for kind, card in enumerate(psychic.found):
        spot = Box(box.x, box.y + kind * (high + easel.room.gap / 2), box.w, high)
        easel.card(card, spot, veil=0.25, label=_found_label(easel, psychic, card))
        size = max(box.w * 0.36, easel.room.small * 0.9)
        easel.sprite("yes", Box(spot.right - size * 0.75, spot.y - size * 0.25, size, size))


def _draw_found(easel: Easel, psychic: Psychic, box: Box) -> None:
    """The three cards of somebody who has finished, as large as they can be."""
    gap = easel.room.gap
    wide = min(box.h * _CARD, (box.w - 2 * gap) / 3)
    for kind, card in enumerate(psychic.found):
        spot = Box(box.x + kind * (wide + gap), box.y, wide, wide / _CARD)
        easel.card(card, spot, label=_found_label(easel, psychic, card))


def _found_label(easel: Easel, psychic: Psychic, card: CardId) -> str:
    return easel.say("{card}, found by {who}.", card=easel.name(card), who=easel.called(psychic.colour))
