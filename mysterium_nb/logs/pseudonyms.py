"""Pseudonyms: people's names become `person-1`, `person-2`, … in every table, in talk and notes too."""

import re
import secrets
from collections.abc import Callable
from hashlib import blake2b

import msgspec
import polars as pl

from mysterium_nb.kernel.events import Event, Noted, Said, SeatTaken
from mysterium_nb.logs.frames import Frames

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
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def pseudonymised(frames: Frames) -> Frames:
    """The same tables without people's names. One name is one pseudonym throughout; bots keep theirs.

    Numbers are given out in an order that a salt decides and nobody keeps: they tell neither the alphabet nor who came
    first, and another export gives others.
    """
    names = _names(frames)
    salt = secrets.token_bytes(16)
    keys = sorted({_key(name) for name in names}, key=lambda key: blake2b(key.encode(), salt=salt).digest())
    numbers = {key: f"person-{number}" for number, key in enumerate(keys, start=1)}
    persons = {name: numbers[_key(name)] for name in names}
    hidden = hider(persons)
    tables = frames.tables()
    for table, name in _NAMED:
        person = pl.col(f"{name}_kind") == "person"
        named = pl.when(person).then(pl.col(name).replace(persons)).otherwise(pl.col(name))
        tables[table] = tables[table].with_columns(named.alias(name))
    tables["talk"] = tables["talk"].with_columns(pl.col("text").map_elements(hidden, return_dtype=pl.String))
    tables["games"] = tables["games"].with_columns(seats=_seats(tables["games"]["seats"], persons))
    tables["events"] = _events(tables["events"], persons, hidden)
    return Frames(tables)


def _key(name: str) -> str:
    """Whoever writes their name in other letters is the same person."""
    return name.casefold()


def _names(frames: Frames) -> set[str]:
    """The names of all people who ever sat down."""
    taken = frames.events.filter(pl.col("event") == "seat_taken")["facts"]
    seated = [_event.decode(facts) for facts in taken]
    return {event.name for event in seated if isinstance(event, SeatTaken) and event.kind == "person"}


def hider(persons: dict[str, str]) -> Callable[[str], str]:
    """Puts pseudonyms in the place of names in what people wrote; a single letter is no name there."""
    by_key = {_key(name): person for name, person in persons.items() if len(name) > 1}
    if not by_key:
        return lambda text: text
    longest_first = sorted(by_key, key=len, reverse=True)
    found = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)
    return lambda text: found.sub(lambda match: by_key.get(_key(match[0]), "person"), text)


def _seats(seats: pl.Series, persons: dict[str, str]) -> pl.Series:
    renamed = [
        [seat | {"name": persons[seat["name"]]} if seat["kind"] == "person" else seat for seat in row] for row in seats
    ]
    return pl.Series("seats", renamed, dtype=seats.dtype)


def _events(events: pl.DataFrame, persons: dict[str, str], hidden: Callable[[str], str]) -> pl.DataFrame:
    def told(facts: str) -> str:
        event = _event.decode(facts)
        if isinstance(event, SeatTaken) and event.kind == "person":
            event = msgspec.structs.replace(event, name=persons[event.name])
        elif isinstance(event, Said):
            event = msgspec.structs.replace(event, text=hidden(event.text))
        elif isinstance(event, Noted):
            event = msgspec.structs.replace(event, words=hidden(event.words))
        return msgspec.json.encode(event).decode()

    speaking = pl.col("event").cast(pl.String).is_in(["seat_taken", "said", "noted"])
    changed = events.filter(speaking).select("game", "seq", told=pl.col("facts").map_elements(told, pl.String))
    joined = events.join(changed, on=["game", "seq"], how="left", maintain_order="left")
    return joined.with_columns(facts=pl.coalesce("told", "facts")).drop("told")
