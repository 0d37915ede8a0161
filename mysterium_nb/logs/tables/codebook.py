"""The codebook: every table of logged games, column by column, as data.

The frames are built from it, exports carry it, `codebook.md` is printed from it, and tests keep all of them together.
"""

from typing import NamedTuple, get_args

import polars as pl

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.events import Ending, Event
from mysterium_nb.engine.moves import Face
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import COLOURS

CARD = pl.Categorical(pl.Categories("card", namespace="mysterium", physical=pl.UInt16))
"""A card's id: any deck has its own, and each is kept once."""
CARDS = pl.List(CARD)
COLOUR = pl.Enum(COLOURS)
KIND = pl.Enum(KINDS)
SITTER = pl.Enum(("person", "bot"))
TIME = pl.Datetime("ms", "UTC")
EVENT = pl.Enum([kind.__struct_config__.tag for kind in get_args(Event)])
FATES = ("judged", "taken_back", "pawn_moved", "called_off")
SEATS = pl.List(pl.Struct({"seat": pl.String, "name": pl.String, "kind": pl.String}))


class ColumnSpec(NamedTuple):
    name: str
    type: pl.DataType | type[pl.DataType]
    meaning: str


class TableSpec(NamedTuple):
    meaning: str
    key: tuple[str, ...]
    """The columns that tell rows apart."""
    columns: tuple[ColumnSpec, ...]

    @property
    def schema(self) -> pl.Schema:
        return pl.Schema({column.name: column.type for column in self.columns})


_GAME = ColumnSpec("game", pl.String, "the game's id")
_HOUR = ColumnSpec("hour", pl.Int16, "the hour (in the original a day), from 1")
_PSYCHIC = ColumnSpec("psychic", COLOUR, "the psychic")
_PLAYER = ColumnSpec("player", pl.String, "who played: their name, or nothing where nobody sat or a bot stood in")
_PLAYED_BY = ColumnSpec("player_kind", SITTER, "person or bot; nothing where nobody sat")
_SEEKS = ColumnSpec("kind", KIND, "the kind of card looked for")
_TARGET = ColumnSpec("target", CARD, "the card that belonged to the psychic")


def _rule(name: str, type_: pl.DataType | type[pl.DataType], meaning: str) -> ColumnSpec:
    assert name in Rules.__struct_fields__
    return ColumnSpec(name, type_, meaning)


TABLES: dict[str, TableSpec] = {
    "games": TableSpec(
        "One row for each finished game.",
        ("game",),
        (
            _GAME,
            ColumnSpec("deck", pl.String, "name of the deck"),
            _rule("edition", pl.Enum(EDITIONS), "the edition"),
            _rule("players", pl.Int16, "players, with the ghost"),
            _rule("difficulty", pl.String, "the difficulty, as the edition names it"),
            ColumnSpec(
                "variant", pl.String, "the rules that differ from the edition's, name=value; `published` if none"
            ),
            _rule("psychics", pl.Int16, "psychics"),
            _rule("cards_per_kind", pl.Int16, "suspect cards of each kind on the table at the beginning"),
            _rule("hand", pl.Int16, "cards in the ghost's hand"),
            _rule("hours", pl.Int16, "hours there were"),
            _rule("crows", pl.Int16, "crows for each hour or game"),
            _rule("crow_per", pl.Enum(("hour", "game")), "whether crows are counted by hour or game"),
            _rule("tokens", pl.Int16, "clairvoyancy tokens of each psychic; 0 without clairvoyancy"),
            _rule("timer_seconds", pl.Int16, "length of the hourglass; nothing without one"),
            _rule("first_guess", pl.Boolean, "whether private first guesses were asked for"),
            _rule("poll", pl.Enum(("straw", "agreement", "tries")), "how the culprit is named"),
            ColumnSpec("rules", pl.String, "all rules, as JSON"),
            ColumnSpec("hosted", pl.Boolean, "whether there was a host"),
            ColumnSpec("deal", pl.String, "name of the deal; tables with the same one got the same cards"),
            ColumnSpec("typed", pl.Boolean, "whether the seed was typed in by hand"),
            ColumnSpec("people", pl.Int16, "seats held by people when the game ended, the ghost's too"),
            ColumnSpec("bots", pl.Int16, "seats held by bots when the game ended"),
            ColumnSpec("ghost", pl.String, "who played the ghost at the end: their name"),
            ColumnSpec("ghost_kind", SITTER, "whether that was a person or a bot"),
            ColumnSpec("seats", SEATS, "who sat where at the end, the ghost first"),
            ColumnSpec("opened_at", TIME, "when the table was opened"),
            ColumnSpec("started_at", TIME, "when the cards were dealt"),
            ColumnSpec("ended_at", TIME, "when the game ended"),
            ColumnSpec("seconds", pl.Float64, "from deal to end, less pauses"),
            ColumnSpec("won", pl.Boolean, "whether it was won"),
            ColumnSpec("why", pl.Enum(get_args(Ending)), "how it ended"),
            ColumnSpec("hour", pl.Int16, "the hour it ended in"),
            ColumnSpec("found", pl.Int16, "suspect cards found, of three for each psychic"),
            ColumnSpec(
                "solved_hour", pl.Int16, "the hour in which the last of them was found; nothing if not all were"
            ),
            ColumnSpec("culprit", pl.Int16, "number of the culprit's group"),
            ColumnSpec("culprit_cards", CARDS, "the culprit's character, location and object"),
            ColumnSpec("shared", CARDS, "the shared vision as it lay on the table"),
            ColumnSpec("meant", CARDS, "the shared vision's cards for character, location and object"),
            ColumnSpec("accused", pl.Int16, "number of the group accused last"),
            ColumnSpec("accusations", pl.Int16, "how many groups were accused"),
            ColumnSpec("messages", pl.Int16, "visions sent"),
            ColumnSpec("cards_given", pl.Int16, "cards in them"),
            ColumnSpec("crows_used", pl.Int16, "crows sent"),
            ColumnSpec("remarks", pl.Int16, "lines of talk"),
            ColumnSpec("notes", pl.Int16, "the ghost's notes of intention"),
            ColumnSpec("pauses", pl.Int16, "how often the game was paused"),
            ColumnSpec("events", pl.Int32, "entries of the log"),
        ),
    ),
    "hours": TableSpec(
        "One row for each hour of reconstruction, and for the revelation (each day of it, where there are tries).",
        ("game", "hour", "phase"),
        (
            _GAME,
            _HOUR,
            ColumnSpec("phase", pl.Enum(("reconstruction", "revelation")), "which phase the hour belonged to"),
            ColumnSpec("began_at", TIME, "when it began"),
            ColumnSpec("seconds", pl.Float64, "how long it took, less pauses"),
            ColumnSpec(
                "ghost_seconds", pl.Float64, "until the hourglass was turned, less pauses; nothing if it was not"
            ),
            ColumnSpec("step_ended", pl.Enum(("sure", "time", "host")), "what ended interpretation"),
            ColumnSpec("hours_left", pl.Int16, "hours left when it began, with this one"),
            ColumnSpec("steps_left", pl.Int16, "suspect cards still to find when it began"),
            ColumnSpec("found", pl.Int16, "suspect cards found in it"),
            ColumnSpec("judged", pl.Int16, "guesses judged or missing in it"),
            ColumnSpec("messages", pl.Int16, "visions sent in it"),
            ColumnSpec("cards_given", pl.Int16, "cards in them"),
            ColumnSpec("crows_used", pl.Int16, "crows sent in it"),
            ColumnSpec("crow_cards", pl.Int16, "cards thrown away by them"),
            ColumnSpec("tokens_placed", pl.Int16, "tokens put down in it, those taken back too"),
            ColumnSpec("remarks", pl.Int16, "lines of talk in it"),
        ),
    ),
    "visions": TableSpec(
        "One row for each vision, the ghost's message to one psychic.",
        ("game", "hour", "psychic"),
        (
            _GAME,
            _HOUR,
            ColumnSpec("number", pl.Int16, "which message of the game it was, from 1"),
            ColumnSpec("ghost", pl.String, "who sent it: their name, or nothing where nobody sat or a bot stood in"),
            ColumnSpec("ghost_kind", SITTER, "person or bot"),
            _PSYCHIC,
            ColumnSpec("player", pl.String, "who played the psychic when it was sent: their name"),
            ColumnSpec("player_kind", SITTER, "person or bot; nothing where nobody sat"),
            _SEEKS,
            ColumnSpec("attempt", pl.Int16, "which vision for this target it was, from 1"),
            _TARGET,
            ColumnSpec("hand", CARDS, "the ghost's hand before, in the order drawn"),
            ColumnSpec("cards", CARDS, "the cards sent"),
            ColumnSpec("earlier", CARDS, "the cards of earlier visions for this target, lying there too"),
            ColumnSpec("board", CARDS, "the cards of that kind on the table, the candidates"),
            ColumnSpec("tried", CARDS, "candidates that this psychic had tried before and that were wrong"),
            ColumnSpec("guess", CARD, "the card the pawn stood on in the end; nothing without a pawn"),
            ColumnSpec("right", pl.Boolean, "whether that was the target; nothing if it was never judged"),
            ColumnSpec("sent_at", TIME, "when it was sent"),
            ColumnSpec("ghost_seconds", pl.Float64, "since the hour began or the last vision was sent, less pauses"),
            ColumnSpec("seconds", pl.Float64, "until the pawn was put where it stood in the end, less pauses"),
            ColumnSpec(
                "belief_before", pl.Float32, "chance of the target under a mind before this vision; `add_beliefs`"
            ),
            ColumnSpec("belief_after", pl.Float32, "the same after this vision"),
        ),
    ),
    "guesses": TableSpec(
        "One row for each guess: where an unfinished psychic's pawn stood when interpretation ended.",
        ("game", "hour", "psychic"),
        (
            _GAME,
            _HOUR,
            _PSYCHIC,
            _PLAYER,
            _PLAYED_BY,
            _SEEKS,
            ColumnSpec("attempt", pl.Int16, "which guess at this target it was, from 1"),
            _TARGET,
            ColumnSpec("candidates", pl.Int16, "cards of the kind on the table that this psychic had not tried before"),
            ColumnSpec("first", pl.Enum(("made", "skipped")), "the private first guess, where it was asked for"),
            ColumnSpec("first_guess", CARD, "the card of the private first guess"),
            ColumnSpec("confidence", pl.Int16, "how sure they were of it"),
            ColumnSpec("card", CARD, "the card; nothing if no pawn stood on one"),
            ColumnSpec("right", pl.Boolean, "whether it was the target; nothing if the game ended before it was told"),
            ColumnSpec("placed", pl.Int16, "how often the pawn was put down in this hour"),
            ColumnSpec("first_placed", CARD, "where it was put first"),
            ColumnSpec("agree", pl.Int16, "agree tokens on it in the end"),
            ColumnSpec("disagree", pl.Int16, "disagree tokens on it in the end"),
            ColumnSpec(
                "seconds", pl.Float64, "from the vision to the last placing, less pauses; nothing without either"
            ),
            ColumnSpec("told", pl.Int16, "which guess of the hour was told, from 1; nothing if there was none to tell"),
            ColumnSpec("level", pl.Int16, "the psychic's level after it was told"),
        ),
    ),
    "tokens": TableSpec(
        "One row for each clairvoyancy token put on a pawn, those that were taken back or came back too.",
        ("game", "seq"),
        (
            _GAME,
            ColumnSpec("seq", pl.Int32, "number of the log's entry"),
            _HOUR,
            ColumnSpec("psychic", COLOUR, "whose token it was"),
            _PLAYER,
            _PLAYED_BY,
            ColumnSpec("on", COLOUR, "whose pawn it was put on"),
            ColumnSpec("face", pl.Enum(get_args(Face)), "what it says"),
            ColumnSpec("card", CARD, "the card the pawn stood on"),
            ColumnSpec("true", pl.Boolean, "whether what it says was so"),
            ColumnSpec("fate", pl.Enum(FATES), "`judged` with the pawn, or what took it away before"),
            ColumnSpec("final", CARD, "where that pawn stood in the end; nothing without one"),
            ColumnSpec(
                "followed", pl.Boolean, "whether the pawn's end agrees with it; nothing if that was never known"
            ),
            ColumnSpec("placed_at", TIME, "when it was put down"),
        ),
    ),
    "votes": TableSpec(
        "One row for each say in naming the culprit: a sealed vote, a vote missed, or where somebody pointed.",
        ("game", "hour", "psychic"),
        (
            _GAME,
            _HOUR,
            _PSYCHIC,
            _PLAYER,
            _PLAYED_BY,
            ColumnSpec("level", pl.Int16, "the psychic's level"),
            ColumnSpec("tier", pl.Int16, "0, 1, 2 for low, intermediate, high; nothing where there are no tiers"),
            ColumnSpec("seen", pl.Int16, "cards of the shared vision that were up"),
            ColumnSpec("group", pl.Int16, "number of the group; nothing if the vote was missed"),
            ColumnSpec("cards", CARDS, "that group's cards"),
            ColumnSpec("own", pl.Boolean, "whether the group was the psychic's own"),
            ColumnSpec("right", pl.Boolean, "whether it was the culprit's; nothing if the vote was missed"),
            ColumnSpec("accused", pl.Boolean, "whether that group was accused then"),
            ColumnSpec("standing", pl.Int16, "groups there were to choose from"),
            ColumnSpec("said_at", TIME, "when it was said, or missed"),
        ),
    ),
    "talk": TableSpec(
        "One row for each line of talk that is still kept.",
        ("game", "seq"),
        (
            _GAME,
            ColumnSpec("seq", pl.Int32, "number of the log's entry"),
            _HOUR,
            _PSYCHIC,
            _PLAYER,
            _PLAYED_BY,
            ColumnSpec("text", pl.String, "what was said"),
            ColumnSpec("said_at", TIME, "when"),
        ),
    ),
    "events": TableSpec(
        "One row for each entry of the log: the whole game.",
        ("game", "seq"),
        (
            _GAME,
            ColumnSpec("seq", pl.Int32, "number of the entry, from 1"),
            ColumnSpec("at", TIME, "when it happened"),
            ColumnSpec("actor", pl.String, "the seat that moved: ghost, a colour, host, or table for the house"),
            ColumnSpec("move", pl.Int32, "number of the move in the game; one move makes one or more events"),
            ColumnSpec("event", EVENT, "what kind of event it was"),
            ColumnSpec("hour", pl.Int16, "the hour after it; 0 before the first"),
            ColumnSpec("facts", pl.String, "the event as JSON, as in a game file"),
        ),
    ),
}


def type_name(type_: pl.DataType | type[pl.DataType]) -> str:
    """What a column holds, in a word.

    >>> type_name(CARDS), type_name(pl.Int16)
    ('list of cards', 'whole number')
    """
    if isinstance(type_, pl.List):
        return "list of cards" if type_ == CARDS else "list of seat, name, kind"
    if isinstance(type_, pl.Enum):
        return "word"
    if isinstance(type_, pl.Categorical):
        return "card"
    return _PLAIN[type_.base_type()]


_PLAIN: dict[type[pl.DataType], str] = {
    pl.String: "text",
    pl.Int16: "whole number",
    pl.Int32: "whole number",
    pl.Float32: "number",
    pl.Float64: "number",
    pl.Boolean: "true or false",
    pl.Datetime: "time",
}


def allowed_values(type_: pl.DataType | type[pl.DataType]) -> list[str]:
    """The values a column of words can have."""
    return type_.categories.to_list() if isinstance(type_, pl.Enum) else []


def markdown() -> str:
    """The codebook to read."""
    parts = [_OPENING]
    for name, table in TABLES.items():
        parts.append(f"\n## `{name}`\n{table.meaning} Told apart by {_listed(table.key)}.\n")
        parts.append("\n| column | type | what |\n|---|---|---|\n")
        for column in table.columns:
            # The kinds of event are listed where they are described.
            values = [] if column.type == EVENT else allowed_values(column.type)
            meaning = column.meaning + (f" ({_listed(values)})" if values else "")
            parts.append(f"| `{column.name}` | {type_name(column.type)} | {meaning} |\n")
    return "".join(parts)


def _listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


_OPENING = """\
# Tables of logged games

Printed from `logs/tables/codebook.py`. Eight tables, game after game and each in the order of time; an empty
cell is nothing. Only finished games are in them: an unfinished one holds secrets. Cards are ids of their deck (`c7`,
`l23`, `o41`, `v12`), times are UTC, seconds leave out pauses.

In CSV a list of cards is written with spaces between (`v3 v71`; `-` is a list without cards), `seats` as JSON, a time
as `2027-03-01T19:30:00.000Z`; a text that begins with `=`, `+`, `-` or `@` has an apostrophe put before it, so that no
spreadsheet takes it for a formula. In JSON Lines lists are lists and times are written the same way. Names are replaced
by pseudonyms (`person-1`, …) unless the export was asked to keep them, in talk and notes too; they are the same for one
name all through one export and no others. What people said may still tell who they are. Bots keep the names that the
house gave them; a bot under another name may be called after its maker, and gets a pseudonym too.
"""
