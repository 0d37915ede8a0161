"""Pseudonyms: people's names become `person-1`, `person-2`, … in every table, in talk and notes too."""

import secrets
from collections.abc import Iterable
from hashlib import blake2b

import msgspec
import polars as pl
from msgspec.structs import replace

from mysterium_nb.engine.events import Event, Noted, Said, SeatTaken
from mysterium_nb.logs.tables.corpus_bots import CAST
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.logs.tables.name_matching import NameReplacer, name_replacer, spelling_key
from mysterium_nb.protocol.sitter_names import BOT_NAMES
from mysterium_nb.table.store import StoreError

_NAMED = (
    ("games", "ghost"),
    ("visions", "ghost"),
    ("visions", "player"),
    ("guesses", "player"),
    ("tokens", "player"),
    ("votes", "player"),
    ("talk", "player"),
)
"""Columns with names; whether that is a person stands in the column `…_kind`."""
_OURS = [*BOT_NAMES, *CAST]
"""Names that the house gives its bots. Any other was given by somebody, whose own name it may be."""
_SPEAKING = ("seat_taken", "said", "noted")
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def pseudonymised(frames: Frames) -> Frames:
    """The same tables without people's names. One name is one pseudonym throughout; the house's bots keep theirs."""
    tables = frames.tables()
    said = _speaking(tables["events"])
    persons = pseudonyms(_names(tables, said))
    hidden = name_replacer(persons)
    for table, name in _NAMED:
        ours = _is_ours(pl.col(name), pl.col(f"{name}_kind"))
        named = pl.when(ours).then(pl.col(name)).otherwise(pl.col(name).replace(persons))
        tables[table] = tables[table].with_columns(named.alias(name))
    tables["talk"] = tables["talk"].with_columns(pl.col("text").map_elements(hidden, return_dtype=pl.String))
    tables["games"] = tables["games"].with_columns(seats=_seats(tables["games"]["seats"], persons))
    told = [msgspec.json.encode(event_with_pseudonyms(event, persons, hidden)).decode() for event in said["decoded"]]
    changed = said.select("game", "seq").with_columns(told=pl.Series(told, dtype=pl.String))
    joined = tables["events"].join(changed, on=["game", "seq"], how="left", maintain_order="left")
    tables["events"] = joined.with_columns(facts=pl.coalesce("told", "facts")).drop("told")
    return Frames(tables)


def pseudonyms(names: Iterable[str]) -> dict[str, str]:
    """A pseudonym for each name; whoever writes theirs in other letters is the same person.

    Numbers are given out in an order that a salt decides and nobody keeps: they tell neither the alphabet nor who came
    first, and another export gives others.
    """
    names = {*names}
    salt = secrets.token_bytes(16)
    keys = sorted({spelling_key(name) for name in names}, key=lambda one: blake2b(one.encode(), salt=salt).digest())
    numbers = {one: f"person-{number}" for number, one in enumerate(keys, start=1)}
    return {name: numbers[spelling_key(name)] for name in names}


def has_given_name(event: Event) -> bool:
    """Whether somebody sat down under a name of their own, or had a bot sit down under a name they gave it."""
    return isinstance(event, SeatTaken) and (event.kind == "person" or event.name not in _OURS)


def event_with_pseudonyms(event: Event, persons: dict[str, str], hidden: NameReplacer) -> Event:
    """An event with pseudonyms in the place of names."""
    match event:
        case SeatTaken() if has_given_name(event):
            return replace(event, name=persons[event.name])
        case Said():
            return replace(event, text=hidden(event.text))
        case Noted():
            return replace(event, words=hidden(event.words))
        case _:
            return event


def _speaking(events: pl.DataFrame) -> pl.DataFrame:
    """The entries that hold names or words, decoded."""
    rows = events.filter(pl.col("event").cast(pl.String).is_in(_SPEAKING)).select("game", "seq", "facts")
    decoded: list[Event] = []
    for game, seq, facts in rows.rows():
        try:
            decoded.append(_event.decode(facts))
        except (msgspec.MsgspecError, RecursionError):
            raise StoreError(f"Entry {seq} of game {game} cannot be read; nothing was exported.") from None
    return rows.with_columns(decoded=pl.Series(decoded, dtype=pl.Object))


def _names(tables: dict[str, pl.DataFrame], said: pl.DataFrame) -> set[str]:
    """The names of all people who ever sat down, wherever they stand."""
    names = {event.name for event in said["decoded"] if isinstance(event, SeatTaken) and has_given_name(event)}
    for table, name in _NAMED:
        people = tables[table].filter(~_is_ours(pl.col(name), pl.col(f"{name}_kind")))
        names.update(people[name].drop_nulls())
    seats = (seat for row in tables["games"]["seats"].to_list() for seat in row or ())
    return names | {seat["name"] for seat in seats if seat["name"] is not None and not _sits_as_ours(seat)}


def _is_ours(name: pl.Expr, kind: pl.Expr) -> pl.Expr:
    """Whether a name is one that the house gave a bot; who is neither a bot nor a person is taken for a person."""
    return kind.eq_missing(pl.lit("bot")) & name.is_in(_OURS).fill_null(value=True)


def _sits_as_ours(seat: dict[str, str]) -> bool:
    return seat["kind"] == "bot" and seat["name"] in _OURS


def _seats(seats: pl.Series, persons: dict[str, str]) -> pl.Series:
    renamed = [
        [seat if _sits_as_ours(seat) else seat | {"name": persons.get(seat["name"])} for seat in row or ()]
        for row in seats.to_list()
    ]
    return pl.Series("seats", renamed, dtype=seats.dtype)
