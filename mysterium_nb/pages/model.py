"""A page as plain data: a cue, panels of pieces, and what a press of each piece does.

A page is made from a view and from where its reader is looking, and from nothing else; widgets only show it. Pressing a
piece either makes a move or moves the eye: `page.presses` says which, by the piece's key.
"""

from typing import Literal

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.moves import Face, Move
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.i18n.catalogue import Lexicon
from mysterium_nb.protocol.host_commands import OpenTables

Theme = Literal["night", "light"]
PageKind = Literal["lobby", "psychic", "ghost", "watch", "after", "host"]
PieceKind = Literal[
    "bar", "button", "card", "column", "field", "figure", "group", "heading", "hours", "link", "part", "psychic", "qr",
    "remark", "sitter", "text", "tokens", "track",
]  # fmt: skip


class Looking(msgspec.Struct, frozen=True):
    """Where the reader of a page looks: what is chosen, open or being made. Nobody else sees it."""

    lang: str = "en"
    theme: Theme = "night"
    sound: bool = False
    room: Literal["phone", "laptop"] = "laptop"
    """How much space there is, as the browser says."""
    me: SeatId = ""
    """Which of one's own psychics, where one person plays two."""
    kind: str = ""
    """Which kind of card lies open, if not the one looked for."""
    chosen: str = ""
    """The card or group one is thinking of."""
    target: SeatId = ""
    """The psychic the ghost turns to."""
    picks: tuple[CardId, ...] = ()
    """The cards taken from the hand, in order; an empty place is empty."""
    place: int = 0
    """The place that the next card goes to."""
    side: Literal["", "table", "talk", "story", "notes", "picture", "seat"] = ""
    large: tuple[CardId, ...] = ()
    """The cards held before the eyes."""
    noting: CardId = ""
    tour: int = 0
    """Which stop of the tour, counted from 1; 0 when there is none."""
    heard: int = 0
    """How many remarks have been read."""
    waiting_since: int = 0
    """Since when this page has seen the table wait for whom it waits for now, in milliseconds since 1970."""
    refusal: str = ""
    """Why the last press did nothing, said where it was pressed."""
    refused_at: str = ""
    asks: str = ""
    """What a host is asked to press a second time."""
    opening: OpenTables | None = None
    """The tables that a host is about to open."""


class Stand(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pawn, and the tokens on it."""

    seat: SeatId
    mine: bool = False
    tokens: tuple[tuple[SeatId, Face], ...] = ()


class Mini(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small picture inside a piece."""

    card: CardId = ""
    text: str = ""
    looks: str = ""
    alt: str = ""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on a panel. With a key it is a real button."""

    key: str = ""
    kind: PieceKind = "button"
    text: str = ""
    more: str = ""
    label: str = ""
    """What a screen reader says, where it is more than the text."""
    looks: str = ""
    """How it looks: `go`, `selected`, `lit`, `mine`, `dim`, `given`, `found`."""
    off: str = ""
    """Why it cannot be pressed now; then its text says so."""
    pressed: bool | None = None
    card: CardId = ""
    alt: str = ""
    width: int = 300
    """How wide a picture is worth loading."""
    seat: SeatId = ""
    mine: bool = False
    mark: str = ""
    tag: str = ""
    stamp: str = ""
    stands: tuple[Stand, ...] = ()
    minis: tuple[Mini, ...] = ()
    pawns: tuple[SeatId, ...] = ()
    levels: tuple[tuple[str, int, tuple[SeatId, ...]], ...] = ()
    """Of a track: what each step is called, its tone, and who stands there."""
    point: tuple[float, float] | None = None
    points: bool = False
    """Whether a press tells where on the picture it was."""
    badge: int = 0
    most: int = 0
    """Of a field: how many letters it takes."""
    value: str = ""
    href: str = ""
    """Of a link: where it leads, in a window of its own."""
    squares: tuple[int, str] | None = None
    """Of a QR code: how many squares it is wide, and the path that draws the dark ones."""
    shares: tuple[float, float] | None = None
    """Of a bar: how long it was and how long it is, from 0 to 1."""
    little: tuple[str, ...] = ()
    """Little marks in a row: hours that are past, now or to come; cards found, looked for or to come."""
    since: int | None = None
    """When something began, in milliseconds since 1970: the browser counts up from there."""
    until: int | None = None
    """When something ends: the browser counts down."""
    stopped: int | None = None
    """When the counting stopped, if it did."""
    parts: tuple["Piece", ...] = ()
    """The pieces inside a part of a panel; there are no pictures among them."""


class Cue(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line that says what is happening, what one can do and whom we wait for."""

    title: str
    more: str = ""
    eyebrow: str = ""
    hours: tuple[str, ...] = ()
    hour: int = 0
    clock: str = ""
    """The hours as a screen reader says them."""
    seat: SeatId = ""
    deadline: int | None = None
    seconds: int = 0
    """How long the hourglass runs in all."""
    paused_at: int | None = None
    seconds_left: str = ""
    """How the last seconds are announced, with a blank for their number."""


Press = Move | Looking
Panels = dict[str, tuple[Piece, ...]]


class Page(msgspec.Struct, frozen=True):
    kind: PageKind
    looking: Looking
    lexicon: Lexicon
    cue: Cue
    panels: Panels
    """The pieces by the place where they lie."""
    names: dict[str, str]
    """What each place is called, for those who cannot see where it is."""
    presses: dict[str, Press]
