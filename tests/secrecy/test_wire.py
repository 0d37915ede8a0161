"""All that goes over the wires of a real house: games that differ only in what is hidden are told in the same words.

Both games are put into one house, in the middle of an hour, and the same is done at both tables. What a browser gets is
compared to the byte, but for names that are made anew for everything: codes, kernels, widgets, cookies, times.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb import connect, connect_as_host
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import PlacePawn, Say
from mysterium_nb.engine.seats import GHOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import State
from mysterium_nb.house.database import HouseDatabase, TableRow
from mysterium_nb.protocol.host_commands import IssueLink
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry
from tests.browser.servers import House, a_house
from tests.chance import ChanceGame
from tests.secrecy.test_dashboards import cards_told, public_cards
from tests.secrecy.test_twin_games import twin_of
from tests.server.plain_house import Answer
from tests.server.raw_house import CALM, V1, Person, on_the_wire

CODES = ("BABA10", "BABA11")
PLAIN = 8
"""So many answers come before one's own page; pictures of some cards are in the rules, whatever is played."""
NOON = 1_700_000_000_000
_NAMES_OF_THINGS = re.compile(
    rb"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{8})(?![0-9a-f])|"
    rb"BABA1[01]|\b1[78]\d{11}\b|\b0x[0-9a-f]{8,}"
)
"""Kernels, widgets, codes, times and where things are in a kernel's memory."""


def a_game() -> list[Event]:
    """A game in its second hour or later, in which Red and Blue have got their visions and are thinking."""
    game = ChanceGame(2, CALM, luck=0.9)
    while not _thinking(game.state):
        game.play(1)
    return game.log


def _thinking(state: State) -> bool:
    served = {p.colour for p in state.psychics if p.served_hour == state.hour and not p.finished and p.pawn is None}
    return state.hour > 1 and {"red", "blue"} <= served


GAME = a_game()
TWIN = twin_of(GAME, random.Random(2))


class Twins:
    """A house with both games, in each of which a program plays Blue."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.blue = {code: connect(house.base_url, code, "Ada's bot", seat="blue") for code in CODES}


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    home = tmp_path_factory.mktemp("twins")
    _put_into(home / "data")
    with a_house(home, "--ahead=0") as house:
        twins = Twins(house)
        yield twins
        for blue in twins.blue.values():
            blue.close()


def _put_into(data: Path) -> None:
    store, database = SqliteStore(data / "games.sqlite"), HouseDatabase(data / "house.sqlite")
    for code, log in zip(CODES, (GAME, TWIN), strict=True):
        store.append(
            f"game-{code}", [Entry(seq, NOON, TABLE, f"move {seq}", event) for seq, event in enumerate(log, 1)]
        )
        database.save_tables([TableRow(code, f"game-{code}", NOON, None, "", "", written=True, hidden=False)])
    store.close()
    database.close()


def traffic(twins: Twins, code: str, seat: SeatId) -> list[bytes]:
    """Join, look at every page there is, open one's own, and see Blue move and speak."""
    person = Person(twins.house)
    plain = [person.get(path) for path in (f"/join/{code}", f"/rules/{code}", f"/poster/{code}", "/")]
    plain.append(sit_down(twins, person, code, seat))
    page = person.open_page(code, seat)
    plain += [person.get("/"), person.get(f"/mysterium_nb/alive/{person.kernel}"), person.get(f"/table/{code}/file/x")]
    blue = twins.blue[code]
    row, can = blue.view.board[blue.view.psychic("blue").step], legal_moves(blue.view)
    place = next(place for card in row if (place := PlacePawn("blue", card)) in can)

    async def look_on() -> list[bytes]:
        async with person.line(V1) as line:
            await line.states()
            blue.act(place)
            if seat == "red":  # whose page shows the pawn; if it were busy, it would show the next words with it
                await line.until("comm_msg")
            blue.act(Say("blue", f"I see water, {seat}."))
            await line.until("comm_msg", f"I see water, {seat}.")
            await line.states()
            return [kind.encode() + content for kind, content in line.heard if kind.startswith("comm")]

    told = on_the_wire(look_on)
    said = [f"{answer.status} {sorted(answer.headers.items())}".encode() + answer.body for answer in plain]
    return [*said, page.encode(), *told]


def sit_down(twins: Twins, person: Person, code: str, seat: SeatId) -> Answer:
    """Take a seat; the ghost's is the host's to give once the cards are dealt."""
    if seat != GHOST:
        return person.fill_in(f"/join/{code}", seat=seat, name=f"Eve, {seat}")
    host = connect_as_host(twins.house.host_link)
    issued = host.act(IssueLink(code, GHOST, "Eve")).issued
    host.close()
    assert issued is not None
    return person.fill_in(issued.url.removeprefix(twins.house.base_url.rstrip("/")))


def without_names(messages: list[bytes]) -> list[bytes]:
    """Every name that was made anew, as a number in the order in which it came up."""
    known: dict[bytes, bytes] = {}

    def number(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found[0], f"<{len(known)}>".encode())

    return [_NAMES_OF_THINGS.sub(number, _without_headers(message)) for message in messages]


def _without_headers(message: bytes) -> bytes:
    message = re.sub(rb"\('(?:Date|Set-Cookie|Etag|Content-Length)', [^)]*\)", b"", message)
    return re.sub(rb'name="_xsrf" value="[^"]*"', b"", message)


def first_difference(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Where two messages part, with what stands around it."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - 100) : at + 50], other[max(0, at - 100) : at + 50]


def test_the_twins_differ() -> None:
    ours, theirs = replay(GAME).hidden, replay(TWIN).hidden
    assert ours.hand != theirs.hand
    assert ours.seed != theirs.seed


@pytest.mark.parametrize("seat", ["red", WATCH])
def test_the_same_public_course_is_the_same_traffic(twins: Twins, seat: SeatId) -> None:
    ours, theirs = (traffic(twins, code, seat) for code in CODES)
    assert len(ours) > 10
    for one, other in zip(without_names(ours), without_names(theirs), strict=True):
        assert one == other, first_difference(one, other)
    public = public_cards(replay(GAME))
    assert public
    for message in (*ours[PLAIN:], *theirs[PLAIN:]):
        told = {card for card in cards_told(message) if card in replay(GAME).cards.visions}
        assert told <= public, sorted(told - public)
        assert not [seed for seed in (replay(GAME).hidden.seed, "another seed") if seed.encode() in message]


def test_the_ghosts_traffic_is_not_the_same(twins: Twins) -> None:
    """Who may see the hand gets other words in the twin: what is left out of the comparison hides no cards."""
    ours, theirs = (traffic(twins, code, "ghost") for code in CODES)
    assert without_names(ours) != without_names(theirs)
    hands = [set(replay(log).hidden.hand) for log in (GAME, TWIN)]
    for hand, messages in zip(hands, (ours, theirs), strict=True):
        assert hand <= {card for message in messages for card in cards_told(message)}
