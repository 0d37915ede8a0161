"""What a psychic's kernel does not have in its memory, nobody can get out of it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.kernel.events import DealFixed
from mysterium_nb.kernel.moves import Note, SendVision
from mysterium_nb.kernel.views import GhostView
from mysterium_nb.link.connect import ClaimedSeat
from mysterium_nb.server.book import Book
from tests.server.raw_house import V1, Person, RawHouse, a_raw_house, on_the_wire

NOTE = "The lantern is what I mean, and nobody else shall know."
CHUNK = 1 << 24


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RawHouse]:
    with a_raw_house(tmp_path_factory.mktemp("raw")) as raw:
        yield raw


def found_in(process: int, *secrets: bytes) -> set[bytes]:
    """Which of these are anywhere in a process's memory, be it as a text or as what has been on a wire."""
    found: set[bytes] = set()
    longest = max(map(len, secrets))
    with open(f"/proc/{process}/maps") as maps, open(f"/proc/{process}/mem", "rb", 0) as memory:
        for line in maps:
            where, rights, *_ = line.split()
            if not rights.startswith("rw"):
                continue
            start, end = (int(address, 16) for address in where.split("-"))
            while start < end:
                try:
                    memory.seek(start)
                    chunk = memory.read(min(CHUNK, end - start))
                except OSError:  # a page that nobody may read
                    break
                found |= {secret for secret in secrets if secret in chunk}
                start += max(1, len(chunk) - longest) if len(chunk) == CHUNK else CHUNK
    return found


def seen_by(person: Person, words: str) -> None:
    """Wait until a page's widgets show something."""

    async def look() -> None:
        async with person.line(V1) as line:
            while words.encode() not in await line.states():
                pass

    on_the_wire(look)


def test_the_ghosts_secrets_are_in_the_ghosts_kernel_and_in_no_psychics(raw: RawHouse) -> None:
    ann = ClaimedSeat(
        raw.house.base_url,
        raw.code,
        {"name": "Ann", "seat": "ghost", "key": raw.ann.cookies["mysterium_visitor"]},
    )
    sent = hand_of(ann)[0]
    ann.act(SendVision("red", (sent,)))
    ann.act(Note(sent, words=NOTE))
    hand = hand_of(ann)
    ann.close()
    seen_by(raw.ann, f"/{hand[-1]}.")
    seen_by(raw.ben, f"/{sent}.")
    secrets = [
        NOTE.encode(),
        json.dumps(hand[-4:], separators=(",", ":")).strip("[]").encode(),
        *deals(raw),
        *house_keys(raw.house.data),
        raw.ann.cookies["mysterium_visitor"].encode(),
    ]
    kernels = raw.house.kernels()
    assert NOTE.encode() in found_in(kernels[raw.ann.kernel], *secrets)
    assert found_in(kernels[raw.ben.kernel], *secrets, b"Ben") == {b"Ben"}


def hand_of(seat: ClaimedSeat) -> tuple[str, ...]:
    view = seat.view
    assert isinstance(view, GhostView)
    return view.hand


def deals(raw: RawHouse) -> list[bytes]:
    """The seeds of all games that have begun."""
    return [
        entry.event.seed.encode() for log in raw.log.values() for entry in log if isinstance(entry.event, DealFixed)
    ]


def house_keys(data: Path) -> list[bytes]:
    book = Book(data / "house.sqlite")
    try:
        return [book.key("host").encode()]
    finally:
        book.close()
