"""The three boards: the suspect cards still on the table, with pawns, tokens and the marks of earlier guesses."""

from math import ceil

import msgspec

from mysterium_nb.engine.cards import KINDS, CardId, Kind
from mysterium_nb.engine.state import Psychic
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box
from mysterium_nb.picture.text_width import capital, width_of

_DONE_SCALE = 0.6
"""A board that nobody looks at any more gives its room to the others."""
_DONE_VEIL = 0.5
_LEAST_CARD = 8
"""Narrower than this nothing is seen of a card, so it is not tried."""
_TOKEN_SHAPE = 42 / 24


class Spread(msgspec.Struct, frozen=True):
    """How the cards of one board lie."""

    kind: Kind
    cards: tuple[CardId, ...]
    done: bool
    columns: int
    rows: int
    card: float
    """The width of a card."""
    width: float


def nobody_looks(psychics: tuple[Psychic, ...], kind: int) -> bool:
    """Whether everybody has found their card of this kind."""
    return bool(psychics) and all(p.step > kind for p in psychics)


def spread_boards(easel: Easel, width: float, height: float, *, tallest: float, together: bool = True) -> list[Spread]:
    """The largest cards with which all boards fit beside each other (or each alone) into a width and a height."""
    gutters = easel.room.gap * 3 * (len(KINDS) - 1)
    card = tallest / 1.5
    while True:
        spreads = [_spread(easel, kind, card, width, height, together=together) for kind in range(len(KINDS))]
        widths = [spread.width for spread in spreads]
        if card <= _LEAST_CARD or (sum(widths) + gutters if together else max(widths)) <= width:
            return spreads
        card -= 1


def _spread(easel: Easel, kind: int, card: float, width: float, height: float, *, together: bool) -> Spread:
    view, gap = easel.view, easel.room.gap
    cards = view.board[kind]
    done = nobody_looks(view.psychics, kind)
    wide = card * (_DONE_SCALE if done else 1)
    if not together:
        columns = max(1, int((width + gap) // (wide + gap)))
        rows = ceil(len(cards) / columns)
    else:
        most = max(1, int((height + gap) // (card_height(easel, wide) + gap)))
        columns = max(1, ceil(len(cards) / most))
        rows = ceil(len(cards) / columns) if cards else 0
        columns = ceil(len(cards) / rows) if rows else 1
    least = _heading_width(easel, kind, brief=True) if together else 0
    return Spread(KINDS[kind], cards, done, columns, rows, wide, max(least, columns * (wide + gap) - gap))


def _heading_width(easel: Easel, kind: int, *, brief: bool) -> float:
    title, found = board_title(easel, kind, brief=brief)
    return width_of(title, easel.room.title, 600) + width_of(found, easel.room.small) + easel.room.gap


def card_height(easel: Easel, wide: float) -> float:
    """A card with its name, where there is room for one."""
    return wide * 1.5 + (easel.room.small * 1.35 if _captioned(easel, wide) else 0)


def _captioned(easel: Easel, wide: float) -> bool:
    """A name that would be cut down to a few letters is none."""
    return easel.room.captions and wide >= easel.room.small * 5.4


def board_height(easel: Easel, spread: Spread) -> float:
    return spread.rows * (card_height(easel, spread.card) + easel.room.gap) - easel.room.gap if spread.rows else 0


def board_title(easel: Easel, kind: int, *, brief: bool = False) -> tuple[str, str]:
    """What lies there, and how many have found theirs, in words or in figures."""
    say, psychics = easel.say, easel.view.psychics
    title = (say("Characters"), say("Locations"), capital(say("{objects}")))[kind]
    found = sum(p.step > kind for p in psychics)
    if brief:
        return title, f"{found}/{len(psychics)}"
    if found == 0:
        return title, say("none found yet")
    if found == len(psychics):
        return title, say("all found")
    return title, say("{count} of {total} found", count=found, total=len(psychics))


def draw_board(easel: Easel, spread: Spread, x: float, y: float) -> None:
    """The title on a baseline, the cards below it."""
    room = easel.room
    kind = KINDS.index(spread.kind)
    wide = max(spread.width, spread.columns * (spread.card + room.gap) - room.gap)
    title, found = board_title(easel, kind, brief=_heading_width(easel, kind, brief=False) > wide)
    easel.title(title, x, y)
    easel.words(found, x + wide, y, room.small, fill=easel.ink.text_2, align="right")
    top = y + room.title * 0.5
    high = card_height(easel, spread.card)
    for place, card in enumerate(spread.cards):
        row, column = divmod(place, spread.columns)
        left, upper = x + column * (spread.card + room.gap), top + row * (high + room.gap)
        draw_suspect(easel, card, kind, Box(left, upper, spread.card, spread.card * 1.5), done=spread.done)


def draw_suspect(easel: Easel, card: CardId, kind: int, box: Box, *, done: bool) -> None:
    """A suspect card with whoever stands on it, and who has stood there in vain."""
    psychics = easel.view.psychics
    easel.card(card, box, veil=_DONE_VEIL if done else 0, label=suspect_label(easel, card))
    if _captioned(easel, box.w):
        easel.words(
            easel.name(card),
            box.x,
            box.bottom + easel.room.small * 1.1,
            easel.room.small * 0.94,
            most=box.w,
            least=easel.room.small * 0.82,
            fill=easel.ink.text_2 if done else easel.ink.text,
        )
    tried = [p for p in psychics if p.step == kind and any(g.card == card and not g.right for g in p.guesses)]
    _draw_tried(easel, tried, box)
    _draw_pawns(easel, [p for p in psychics if p.pawn == card], box)


def _draw_tried(easel: Easel, tried: list[Psychic], box: Box) -> None:
    if not tried:
        return
    size = min(max(box.w * 0.24, easel.room.small * 1.1), (box.w - 8) / max(3, len(tried)))
    for place, psychic in enumerate(tried):
        spot = Box(box.right - 4 - size * (place + 1), box.y + 4, size, size)
        easel.sprite(f"pawn_{psychic.colour}", spot)
        easel.sprite("no", Box(spot.x + size * 0.46, spot.y + size * 0.5, size * 0.54, size * 0.54))


def _draw_pawns(easel: Easel, here: list[Psychic], box: Box) -> None:
    """Pawns stand bottom left and stack upwards; the tokens on a pawn stick to its right."""
    if not here:
        return
    size = min(max(box.w * 0.36, easel.room.pawn * 0.72), (box.h - 8) / len(here), box.w * 0.5)
    for place, psychic in enumerate(here):
        top = box.bottom - 4 - size * (place + 1)
        colour = psychic.colour
        badge = "yes" if colour in easel.view.sure else ""
        easel.pawn(colour, box.x + 4 + size / 2, top + size / 2, size, badge=badge)
        beside = Box(box.x + size + 5, top, box.w - size - 7, size)
        if len(here) == 1:
            more = min(size * 1.2, box.h * 0.4)
            beside = Box(beside.x, beside.y - more, beside.w, beside.h + more)
        _draw_tokens(easel, psychic, beside, size)


def _draw_tokens(easel: Easel, psychic: Psychic, beside: Box, pawn: float) -> None:
    """As large as they can be, from the bottom upwards."""
    count = len(psychic.tokens)
    if not count:
        return
    columns = max(range(1, count + 1), key=lambda n: min(beside.w / n / _TOKEN_SHAPE, beside.h / ceil(count / n)))
    high = min(beside.w / columns / _TOKEN_SHAPE, beside.h / ceil(count / columns), pawn * 0.62)
    for place, token in enumerate(psychic.tokens):
        row, column = divmod(place, columns)
        spot = Box(beside.x + column * high * _TOKEN_SHAPE, beside.bottom - high * (row + 1), high * _TOKEN_SHAPE, high)
        easel.sprite(f"token_{token.psychic}_{token.face}", spot)


def suspect_label(easel: Easel, card: CardId) -> str:
    """A suspect card aloud: its name, who stands there, and who agrees and disagrees."""
    say, view = easel.say, easel.view
    told = [easel.name(card) + "."]
    for psychic in view.psychics:
        if psychic.pawn == card:
            who = easel.called(psychic.colour)
            told.append(say("{who} stands here.", who=who))
            for token in psychic.tokens:
                judge = easel.called(token.psychic)
                told.append(
                    say("{judge} agrees with {who}.", judge=judge, who=who)
                    if token.face == "agree"
                    else say("{judge} disagrees with {who}.", judge=judge, who=who)
                )
    told += [
        say("{who} tried it: no.", who=easel.called(p.colour))
        for p in view.psychics
        if any(guess.card == card and not guess.right for guess in p.guesses)
    ]
    return " ".join(told)
