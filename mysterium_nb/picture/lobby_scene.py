"""The table while it is being laid: who sits where, and which seats are free."""

from math import ceil

from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box, Picture, Rectangle
from mysterium_nb.picture.text_width import capital

_BACKS = ("b_character", "b_location", "b_object", "b_vision")


def seats_to_fill(easel: Easel) -> list[SeatId]:
    """The ghost's and whoever sits; then free colours, as many as people are still missing."""
    setup = easel.view.setup
    taken = [colour for colour in COLOURS if setup.sitter(colour) is not None]
    free = [colour for colour in COLOURS if colour not in taken]
    return [GHOST, *taken, *free[: max(0, setup.rules.people - len(taken))]]


def draw_laying(easel: Easel, top: float) -> float:
    """The deck face down, then every seat; gives where it ends."""
    room = easel.room
    seats = seats_to_fill(easel)
    columns = 1 if room.upright else min(4, ceil(len(seats) / 2) if len(seats) > 4 else len(seats))
    rows = ceil(len(seats) / columns)
    gap, seat_high = room.gap * 2, room.pawn * 1.9
    card_high = room.width * (0.26 if room.upright else 0.165)
    high = card_high + room.title * 3.2 + rows * (seat_high + gap)
    y = top + gap if room.upright else top + (room.height - top - high) / 2
    _draw_backs(easel, y, card_high)
    y += card_high + room.title * 2.2
    title = easel.say("Who sits where")
    easel.words(title, room.width / 2, y, room.title, font="serif", weight=600, align="center")
    y += room.title
    wide = (room.width - 2 * room.margin - gap * (columns - 1)) / columns
    wide = wide if room.upright else min(wide, room.width * 0.27)
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        in_row = min(columns, len(seats) - row * columns)
        left = (room.width - in_row * wide - gap * (in_row - 1)) / 2
        _draw_seat(easel, seat, Box(left + column * (wide + gap), y + row * (seat_high + gap), wide, seat_high))
    return y + rows * (seat_high + gap) + room.margin if room.upright else room.height


def _draw_backs(easel: Easel, y: float, high: float) -> None:
    wide, gap = high * 2 / 3, easel.room.gap * 3
    across = len(_BACKS) * (wide + gap) - gap
    x = (easel.room.width - across) / 2
    easel.glow(Box(x - wide, y - high * 0.5, across + wide * 2, high * 2), 0.55)
    for place, back in enumerate(_BACKS):
        easel.draw(Picture(back, Box(x + place * (wide + gap), y, wide, high)), on="cards")


def _draw_seat(easel: Easel, seat: SeatId, box: Box) -> None:
    room, ink, setup = easel.room, easel.ink, easel.view.setup
    sitter = setup.sitter(seat)
    size = room.pawn * 1.2
    if sitter is None:
        easel.draw(Rectangle(box, stroke=ink.line, width=2, radius=14, dashed=True), on="ground")
    else:
        easel.draw(Rectangle(box, fill=ink.night_2, radius=14), on="ground")
    easel.sprite(f"pawn_{seat}", Box(box.x + room.gap, box.y + (box.h - size) / 2, size, size), 1 if sitter else 0.45)
    x = box.x + size + room.gap * 2
    most = box.right - x - room.gap
    colour = capital(easel.say("{psychic}", psychic=seat))
    if sitter is None:
        easel.words(colour, x, box.y + box.h * 0.45, room.name, font="serif", weight=600, fill=ink.text_2, most=most)
        easel.words(easel.say("free"), x, box.y + box.h * 0.78, room.small, fill=ink.text_2, most=most)
        return
    easel.words(sitter.name, x, box.y + box.h * 0.45, room.name, font="serif", weight=600, most=most)
    role = easel.say("{colour}, a bot", colour=colour) if sitter.kind == "bot" else colour
    easel.words(role, x, box.y + box.h * 0.78, room.small, fill=ink.text_2, most=most)
