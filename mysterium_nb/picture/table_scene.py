"""The whole table as one picture, in every phase of a game: what everybody may see, and nothing else."""

from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.views import PublicView
from mysterium_nb.picture.boards import Spread, board_height, board_title, draw_board, spread_boards
from mysterium_nb.picture.device import ROOMS, RoomName
from mysterium_nb.picture.header import draw_strip, hour_words, strip_bottom
from mysterium_nb.picture.line_up import draw_line_up, groups_of
from mysterium_nb.picture.lobby_scene import draw_laying
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.psychic_panels import draw_panels
from mysterium_nb.picture.shapes import Box, Scene
from mysterium_nb.picture.theme import Theme
from mysterium_nb.picture.track import draw_track, steps_of

_TRACK = 0.155
"""How much of the width the clairvoyancy track takes."""


def table_scene(
    view: PublicView,
    lang: str = "en",
    *,
    room: RoomName = "projector",
    theme: Theme = "night",
    deck: Deck | None = None,
) -> Scene:
    """The table as everybody around it sees it, from any seat's view.

    >>> from mysterium_nb.table.table import Table
    >>> scene = table_scene(Table.new(players=4, difficulty="easy", seed="a quiet evening").view("watch"))
    >>> scene.width, scene.height, len(scene.hits)
    (1920, 1080, 15)
    """
    known = deck or deck_by_name(view.setup.deck)
    easel = Easel(view, lang, ROOMS[room], theme, str if known is None else known.namer(lang))
    height = _draw_table(easel, strip_bottom(easel))
    draw_strip(easel)  # last: the paper lies over whatever glows below it
    return easel.scene(height, label(easel))


def _draw_table(easel: Easel, top: float) -> float:
    view = easel.view
    if view.finale is not None or (view.truth is not None and view.truth.sets):
        return draw_line_up(easel, top)
    if not view.psychics:
        return draw_laying(easel, top)
    return _draw_upright(easel, top) if easel.room.upright else _draw_wide(easel, top)


def _draw_wide(easel: Easel, top: float) -> float:
    """Boards beside each other, the track at the right, the psychics below."""
    room = easel.room
    people = len(easel.view.psychics)
    columns = people if people <= 4 else (people + 1) // 2
    track = room.width * _TRACK if easel.view.rules.tokens else 0
    width = room.width - 2 * room.margin - (track + room.gap * 3 if track else 0)
    title = top + room.gap + room.title
    cards_top = title + room.title * 0.5
    panels_least = room.height * (0.30 if people <= 4 else 0.335)
    height = room.height - room.margin * 0.6 - panels_least - room.gap * 2 - cards_top
    spreads = spread_boards(easel, width, height, tallest=room.height * 0.3)
    used = max(board_height(easel, spread) for spread in spreads)
    if track:
        used = max(used, min(height, room.pawn * 0.62 * 11))
    _draw_boards_across(easel, spreads, width, title)
    if track:
        x = room.width - room.margin - track
        draw_track(easel, title, Box(x, cards_top, track, used))
    panels_top = cards_top + used + room.gap * 2
    tall = min(room.height - room.margin * 0.6 - panels_top, room.height * 0.43)
    panels_top = room.height - room.margin * 0.6 - tall
    draw_panels(easel, Box(room.margin * 0.7, panels_top, room.width - room.margin * 1.4, tall), columns)
    return room.height


def _draw_boards_across(easel: Easel, spreads: list[Spread], width: float, title: float) -> None:
    free = width - sum(spread.width for spread in spreads)
    gutter = min(free / (len(spreads) - 1), easel.room.width * 0.06)
    x = easel.room.margin + (free - gutter * (len(spreads) - 1)) / 2
    for spread in spreads:
        draw_board(easel, spread, x, title)
        x += spread.width + gutter


def _draw_upright(easel: Easel, top: float) -> float:
    """Everything below each other, as tall as it needs."""
    room, view = easel.room, easel.view
    width = room.width - 2 * room.margin
    most = max(len(row) for row in view.board)
    columns = 4 if most > 6 else 3
    card = (width - room.gap * (columns - 1)) / columns
    y = top
    for spread in spread_boards(easel, width, 0, tallest=card * 1.5, together=False):
        y += room.title * 1.3
        draw_board(easel, spread, room.margin, y)
        y += room.title * 0.5 + board_height(easel, spread)
    y += room.gap * 2
    high = room.small * 7.2
    people = len(view.psychics)
    draw_panels(easel, Box(room.margin / 2, y, room.width - room.margin, people * (high + room.gap * 1.3)), 1)
    y += people * (high + room.gap * 1.3) + room.gap
    if view.rules.tokens:
        y += room.title
        high = room.pawn * 0.85 * len(steps_of(easel))
        draw_track(easel, y, Box(room.margin, y + room.title * 0.5, width, high))
        y += room.title * 0.5 + high
    return y + room.margin


def label(easel: Easel) -> str:
    """The table in two or three sentences, for who hears it."""
    view, say = easel.view, easel.say
    told = [str(prompt(view, easel.lang))]
    if view.hour and view.phase != "over":
        told.append(f"{hour_words(easel)}.")
    if view.finale is not None or (view.truth is not None and view.truth.sets):
        told.append(say("{count} groups lie on the table.", count=len(groups_of(easel))))
    elif view.psychics:
        boards = [f"{title[0]} {title[1]}" for title in (board_title(easel, kind) for kind in range(3))]
        told.append(", ".join(boards) + ".")
    return " ".join(told)
