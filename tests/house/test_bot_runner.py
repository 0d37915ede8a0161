"""Bots of the house: they play whole games, never against a person's will, and never think twice about the same."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Move, Note, Pause, Resume
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import View
from mysterium_nb.house.bot_runner import BotRunner, TrainedMind
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.minds import minds_of, similarity
from mysterium_nb.minds.bots.bot import Bot
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.host_commands import IssueLink
from mysterium_nb.protocol.sitter_names import SPARE_NAMES
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


class Recorder:
    """Thinks as another mind does, and remembers what it saw."""

    def __init__(self, mind: Bot) -> None:
        self._mind = mind
        self.saw: list[View] = []

    def choose(self, view: View) -> Move | None:
        self.saw.append(view)
        return self._mind.choose(view)


class Undecided:
    def choose(self, view: View) -> Move | None:  # noqa: ARG002 - it does not even look
        return None


class Forbidden:
    """Wants what the rules do not allow."""

    def choose(self, view: View) -> Move | None:  # noqa: ARG002 - it does not even look
        return Note("v1", words="I spoke")


class Broken:
    def choose(self, view: View) -> Move | None:
        raise RuntimeError(view.seat)


def filled(app: HostedApp, rules: Rules = EASY) -> HostedTable:
    room = app.open(rules)
    room.fill_with_bots()
    room.start()
    return room


async def rounds(bots: BotRunner, count: int) -> None:
    """Look round so often, and let whoever thinks think to the end."""
    for _ in range(count):
        bots.start_waiting_bots()
        await asyncio.gather(*bots._thinking.values())


async def to_the_end(app: HostedApp, bots: BotRunner, room: HostedTable) -> None:
    while not room.table.over:
        await rounds(bots, 1)
        app.clock.now += 5000
        app.house.tick()


@pytest.mark.parametrize(
    "rules",
    [
        EASY,
        Rules.preset("original", 3, "easy"),
        Rules.classic(players=3, difficulty="easy").but(assignment="ghost", first_guess=True),
    ],
)
def test_bots_play_a_whole_game_among_themselves(app: HostedApp, rules: Rules) -> None:
    room = filled(app, rules)
    asyncio.run(to_the_end(app, app.bots, room))
    assert room.view.outcome is not None


def test_bots_fill_the_lobby_up_to_the_number_of_players_and_are_called_differently(app: HostedApp) -> None:
    room = app.open(Rules.classic(players=7))
    app.house.claim(room.code, "teal", "Bruno Kessel".upper(), "a visitor")
    assert len(room.fill_with_bots()) == 6
    sitters = room.view.setup.sitters
    assert len(sitters) == 7
    assert len({sitter.name.casefold() for sitter in sitters}) == 7
    with pytest.raises(IllegalMove, match="No seat is empty"):
        room.fill_with_bots()


def test_bots_do_not_sit_down_where_somebody_is_expected(app: HostedApp) -> None:
    room = app.begun()
    room.table.stand_up("red")
    with pytest.raises(IllegalMove, match="No seat is empty"):
        room.fill_with_bots()
    app.house.release(room.code, "red")
    assert room.fill_with_bots() == ["red"]


def test_a_bot_takes_a_seat_whatever_people_are_called(app: HostedApp) -> None:
    room = app.open(Rules.classic(players=7))
    for seat, name in zip((GHOST, *("yellow", "red", "teal", "purple", "blue", "white")), SPARE_NAMES, strict=True):
        app.house.claim(room.code, seat, name, f"visitor {name}")
    room.seat_bot("red")
    sitter = room.view.setup.sitter("red")
    assert sitter is not None
    assert sitter.kind == "bot"


def test_a_bot_does_not_think_twice_about_the_same(app: HostedApp) -> None:
    recorder = Recorder(Undecided())
    bots = BotRunner(app.house, slowness=0, bot=recorder)
    room = filled(app)
    asyncio.run(rounds(bots, 5))
    assert len(recorder.saw) == 1
    room.table.act(HOST, Pause())
    room.table.act(HOST, Resume())
    asyncio.run(rounds(bots, 5))
    assert len(recorder.saw) == 2


def test_a_bot_sees_its_own_view_and_no_other(app: HostedApp) -> None:
    recorder = Recorder(QuickBot(3))
    bots = BotRunner(app.house, slowness=0, bot=recorder)
    room = filled(app)
    asyncio.run(to_the_end(app, bots, room))
    seats = {view.seat for view in recorder.saw}
    assert seats == {GHOST, "yellow", "red", "teal"} | (seats & {"blue"})
    assert all(view == room.table.view(view.seat) or view.outcome is None for view in recorder.saw)


@pytest.mark.parametrize("bot", [Forbidden(), Broken()])
def test_a_bot_that_stumbles_does_it_once_and_nothing_is_changed(app: HostedApp, bot: Bot) -> None:
    recorder = Recorder(bot)
    bots = BotRunner(app.house, slowness=0, bot=recorder)
    room = filled(app)
    before = room.view
    asyncio.run(rounds(bots, 4))
    assert room.view == before
    assert len(recorder.saw) == 1


def test_a_person_who_takes_the_seat_over_stops_its_bot_even_while_it_thinks(app: HostedApp) -> None:
    room = filled(app)
    before = room.view.psychics

    async def somebody_comes() -> None:
        app.bots.start_waiting_bots()
        app.host_control.execute(IssueLink(room.code, GHOST, "Mara"))
        await asyncio.gather(*app.bots._thinking.values())
        await rounds(app.bots, 3)

    asyncio.run(somebody_comes())
    assert room.view.psychics == before
    assert app.bots.waited_for(room) == []


def test_nobody_moves_while_the_game_is_paused(app: HostedApp) -> None:
    room = filled(app)
    room.table.act(HOST, Pause())
    before = room.view
    asyncio.run(rounds(app.bots, 3))
    assert room.view == before


def test_a_table_that_is_deleted_while_a_bot_thinks_troubles_nobody(
    app: HostedApp, caplog: pytest.LogCaptureFixture
) -> None:
    room = filled(app)

    async def deleted() -> None:
        app.bots.start_waiting_bots()
        app.house.close(room.code)
        await asyncio.gather(*app.bots._thinking.values())
        await rounds(app.bots, 2)

    asyncio.run(deleted())
    assert caplog.records == []
    assert app.bots._thinking == {}


def test_bots_can_be_stopped_while_they_think(app: HostedApp) -> None:
    bots = BotRunner(app.house, slowness=60)
    filled(app)

    async def stopped() -> None:
        bots.start_waiting_bots()
        assert bots._thinking
        await bots.stop()
        assert bots._thinking == {}

    asyncio.run(stopped())


def test_a_seat_that_a_bot_plays_cannot_be_given_to_a_bot(app: HostedApp) -> None:
    room = filled(app)
    with pytest.raises(IllegalMove, match="already"):
        room.seat_bot("red")


def test_looking_round_fifty_tables_costs_next_to_nothing(app: HostedApp) -> None:
    """Four times a second; here with nobody left to wake, which is how nearly every look goes."""
    bots = BotRunner(app.house, slowness=0, bot=Undecided())
    for _ in range(50):
        filled(app)
    asyncio.run(rounds(bots, 1))

    async def looking() -> float:
        began = time.process_time()
        for _ in range(20):
            bots.start_waiting_bots()
        assert bots._thinking == {}
        return (time.process_time() - began) / 20

    assert asyncio.run(looking()) < 0.025  # a tenth of the time between two looks, on a slow machine
    assert len(app.house.tables) == 50
    assert all(room.table.view(WATCH).hour == 1 for room in app.house.tables.values())


def test_bots_think_as_they_have_learned_of_a_class_where_its_deck_is_played(app: HostedApp) -> None:
    room = filled(app)
    colours = minds_of(shipped())["colours"]
    thoughts = {}
    for deck in (shipped().deck, "another"):
        partners = BotRunner(app.house, taught=TrainedMind(deck, colours))._partners_of(room)
        assert partners is not None
        thoughts[deck] = similarity(partners.for_seat(GHOST).mind.affinity, colours.affinity)
    plain = app.bots._partners_of(room)
    assert plain is not None
    assert thoughts["another"] == similarity(plain.for_seat(GHOST).mind.affinity, colours.affinity)
    assert thoughts[shipped().deck] > thoughts["another"]
