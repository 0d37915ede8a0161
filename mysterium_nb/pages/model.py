"""A page as plain data: a status line, panels of pieces, and what a press of each piece does.

A page is made from a view and from where its reader is looking, and from nothing else; widgets only show it. Pressing a
piece either makes a move or moves the eye: `page.actions` says which, by the piece's key.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.moves import Face, Move
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.protocol.host_commands import OpenTables

Theme = Literal["night", "light"]
PageKind = Literal["lobby", "psychic", "ghost", "watch", "after", "host"]
PICTURE_WIDTH = 300
"""How wide a picture is loaded if nobody wants it larger."""


class PageState(msgspec.Struct, frozen=True):
    """Where the reader of a page looks: what is chosen, open or being made. Nobody else sees it."""

    lang: str = "en"
    theme: Theme = "night"
    device: Literal["phone", "laptop"] = "laptop"
    """How much space there is, as the browser says."""
    active_psychic: SeatId = ""
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
    enlarged: tuple[CardId, ...] = ()
    """The cards held before the eyes."""
    noting: CardId = ""
    """The card that the ghost notes something about."""
    tour: int = 0
    """Which stop of the tour, counted from 1; 0 when there is none."""
    prologue: str = ""
    """The prologue that lies over the page, by the mark of its table."""
    prologues_seen: tuple[str, ...] | None = None
    """Those that this browser has shown; None until a browser has come and said so."""
    remarks_read: int = 0
    """How many remarks have been read."""
    refusal: str = ""
    """Why the last press did nothing, said where it was pressed."""
    refused_at: str = ""
    confirming: str = ""
    """The key that a host is asked to press a second time."""
    new_tables: OpenTables | None = None
    """The tables that a host is about to open."""


class PawnOnCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pawn, and the tokens on it."""

    seat: SeatId
    mine: bool = False
    tokens: tuple[tuple[SeatId, Face], ...] = ()


class Thumbnail(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small picture inside a piece, with a few words."""

    card: CardId = ""
    text: str = ""
    style: str = ""
    alt: str = ""


class TrackStep(NamedTuple):
    """A step of the clairvoyancy track."""

    name: str
    tier: int
    pawns: tuple[SeatId, ...]


class _Piece(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind", tag=str.lower):
    """One thing on a panel. Its kind is its class in the browser too."""

    style: str = ""
    """CSS classes besides the kind: `go`, `selected`, `lit`, `mine`, `dim`, `given`, `found`."""


class Pressable(_Piece, frozen=True, kw_only=True):
    """A piece that is a real button as long as it has a key."""

    key: str = ""
    text: str = ""
    subtitle: str = ""
    label: str = ""
    """What a screen reader says, where it is more than the text."""
    pressed: bool | None = None
    """Whether it is chosen now, where it can be."""
    seat: SeatId = ""
    """Whose pawn is on it."""


class TextButton(Pressable, frozen=True, kw_only=True, tag="button"):
    disabled_because: str = ""
    """Why it cannot be pressed now; then its text says so."""
    icon: str = ""
    card: CardId = ""
    """A card shown on it, as small as a stamp."""
    unread: int = 0
    """How many remarks have not been read."""
    marks: tuple[str, ...] = ()
    """Small marks in a row: cards found and to be found."""


class CardButton(Pressable, frozen=True, kw_only=True, tag="card"):
    """A card on the table or in a hand; without a card an empty place for one."""

    card: CardId = ""
    picture_width: int = PICTURE_WIDTH
    tag: str = ""
    """A word or two on the edge of the picture."""
    icon: str = ""
    pawns_here: tuple[PawnOnCard, ...] = ()
    pawns: tuple[SeatId, ...] = ()
    """Whose it is, where the ghost chooses what belongs to whom."""
    thumbnails: tuple[Thumbnail, ...] = ()
    point: tuple[float, float] | None = None
    """The detail that is marked with a ring, from 0 to 1 across and down."""
    reports_point: bool = False
    """Whether a press tells where on the picture it was."""


class CardFigure(_Piece, frozen=True, kw_only=True, tag="figure"):
    """A picture of a card that is only looked at."""

    card: CardId = ""
    text: str = ""
    subtitle: str = ""
    alt: str = ""
    picture_width: int = PICTURE_WIDTH
    icon: str = ""
    point: tuple[float, float] | None = None


class Column(Pressable, frozen=True, kw_only=True):
    """A psychic on the ghost's screen: the card to hint at now, those before and after it, and what was sent."""

    card: CardId = ""
    alt: str = ""
    tag: str = ""
    stamp: str = ""
    """What is stamped over the picture once a vision was given."""
    pawns_here: tuple[PawnOnCard, ...] = ()
    thumbnails: tuple[Thumbnail, ...] = ()


class GroupRow(Pressable, frozen=True, kw_only=True, tag="group"):
    """A group of the line-up, and who names it."""

    thumbnails: tuple[Thumbnail, ...] = ()
    pawns: tuple[SeatId, ...] = ()


class PsychicRow(Pressable, frozen=True, kw_only=True, tag="psychic"):
    """A psychic, or a seat of the lobby, in a row: who it is, how far, with which cards."""

    mine: bool = False
    pawns: tuple[SeatId, ...] = ()
    """The other psychics of the same person."""
    pawns_here: tuple[PawnOnCard, ...] = ()
    """The psychic's own pawn, for the tokens on it."""
    thumbnails: tuple[Thumbnail, ...] = ()


class SitterRow(Pressable, frozen=True, kw_only=True, tag="sitter"):
    """Who sits on a seat of a hosted table, and how it is going."""

    pawns: tuple[SeatId, ...] = ()
    """The other psychics of the same person."""
    marks: tuple[str, ...] = ()
    """Three for each psychic: `full` for a card that is found, `half` for the one looked for, `empty`; then `next`."""
    since: int | None = None
    """When the waiting began, in milliseconds since 1970: the browser counts up from there."""


class Field(_Piece, frozen=True, kw_only=True):
    """A line to write on, with a button that sends it."""

    key: str
    label: str
    """What is to be written, as a placeholder and for screen readers."""
    text: str
    """What is written on the button."""
    max_length: int
    value: str = ""


class Heading(_Piece, frozen=True, kw_only=True):
    text: str
    subtitle: str = ""
    seat: SeatId = ""
    unread: int = 0


class Text(_Piece, frozen=True, kw_only=True):
    text: str = ""
    subtitle: str = ""
    label: str = ""
    """What a screen reader says instead, where pawns stand for names."""
    icon: str = ""
    seat: SeatId = ""
    pawns: tuple[SeatId, ...] = ()
    marks: tuple[str, ...] = ()
    """Small marks in a row, of which those called `full` make a bar."""
    since: int | None = None
    """When something began, in milliseconds since 1970: the browser counts up from there."""
    until: int | None = None
    """When something ends: the browser counts down."""


class RemarkLine(_Piece, frozen=True, kw_only=True, tag="remark"):
    seat: SeatId
    speaker: str
    text: str


class Link(_Piece, frozen=True, kw_only=True):
    """A way to another page, in a window of its own; a file with the style `download`."""

    text: str
    href: str
    label: str = ""


class BeliefBar(_Piece, frozen=True, kw_only=True, tag="bar"):
    """How likely something was and how likely it is, from 0 to 1."""

    text: str
    subtitle: str
    before: float
    after: float
    icon: str = ""


class Track(_Piece, frozen=True, kw_only=True):
    """The clairvoyancy track."""

    label: str
    steps: tuple[TrackStep, ...]


class Hours(_Piece, frozen=True, kw_only=True):
    """The hours of a game: `past`, `now` or `later`."""

    label: str
    marks: tuple[str, ...]
    numeral: str
    """The hour that is now."""


class Tokens(_Piece, frozen=True, kw_only=True):
    """One's clairvoyancy tokens; a spent one is `gone` too."""

    text: str
    label: str
    tokens: tuple[str, ...]


class QrCode(_Piece, frozen=True, kw_only=True, tag="qr"):
    label: str
    size: int
    """How many squares it is wide."""
    path: str
    """An SVG path that draws the dark squares."""


class Part(_Piece, frozen=True, kw_only=True):
    """A part of a panel with pieces of its own, among which there are no pictures."""

    label: str = ""
    parts: tuple["Piece", ...] = ()


Piece = (
    TextButton
    | CardButton
    | CardFigure
    | Column
    | GroupRow
    | PsychicRow
    | SitterRow
    | Field
    | Heading
    | Text
    | RemarkLine
    | Link
    | BeliefBar
    | Track
    | Hours
    | Tokens
    | QrCode
    | Part
)
"""Whatever can lie on a panel. `card_grid.js` has a function for each kind."""


class StatusLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line that says what is happening, what one can do and whom we wait for."""

    title: str
    details: str = ""
    eyebrow: str = ""
    """A few words above the title."""
    hours: tuple[str, ...] = ()
    hour: int = 0
    hours_label: str = ""
    """The hours as a screen reader says them."""
    seat: SeatId = ""
    deadline: int | None = None
    seconds: int = 0
    """How long the hourglass runs in all."""
    paused_at: int | None = None
    seconds_left: str = ""
    """How the last seconds are announced, with a blank for their number."""
    hurries: bool = False
    """Whether the last ten seconds are shown as such."""
    hurry: str = ""
    """What whoever still has something to do is told in the last ten seconds, with a blank for their number."""


Action = Move | PageState
Panels = dict[str, tuple[Piece, ...]]


def with_inner_pieces(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """All the pieces of a panel, those within parts too."""
    for piece in pieces:
        yield piece
        if isinstance(piece, Part):
            yield from with_inner_pieces(piece.parts)


def keys_of(pieces: Iterable[Piece]) -> list[str]:
    """The keys of all the pieces of a panel that can be pressed."""
    return [piece.key for piece in with_inner_pieces(pieces) if isinstance(piece, Pressable | Field) and piece.key]


class Page(msgspec.Struct, frozen=True):
    kind: PageKind
    state: PageState
    lexicon: Lexicon
    status: StatusLine
    panels: Panels
    """The pieces by the place where they lie."""
    names: dict[str, str]
    """What each place is called, for those who cannot see where it is."""
    actions: dict[str, Action]
    """What a press does, by the key of its piece."""
    tour_place: str = ""
    """The place that the tour tells of now."""
