"""The bots of a table as partners: who they are, what they say, how they share a table with people, and solo play."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from msgspec.structs import replace

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.engine.moves import PlacePawn, PointAt, Say, SaySure, SendVision
from mysterium_nb.engine.rules import Edition, Rules
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.house.bot_runner import SECONDS, BotRunner
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.minds import PRESETS
from mysterium_nb.minds.associations.affinity import Matrix
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.bot_settings import BotSettings, Pace, Preset
from mysterium_nb.protocol.host_commands import FillWithBots, IssueLink, MutePerson, SeatBot, SetBots, SetTableOptions
from mysterium_nb.protocol.seat_services import RequestBots, RequestBotSettings, SeatServices
from tests.house.test_bot_runner import Undecided, filled, rounds, to_the_end
from tests.house.test_playing_again import Page
from tests.server.hosted_house import EASY, HostedApp, a_hosted_house

NOT_TIMED = Rules.classic(players=4, difficulty="easy").but(timer_seconds=None)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[HostedApp]:
    with a_hosted_house(tmp_path) as app:
        yield app


def mind_of(bots: BotRunner, room: HostedTable, seat: SeatId) -> Matrix:
    partners = bots._partners_of(room)
    assert partners is not None
    return partners.for_seat(seat).mind.affinity.matrix


# Who they are


def test_every_preset_has_its_dials_and_every_pace_its_seconds() -> None:
    assert get_args(Preset) == tuple(PRESETS)
    assert [low for low, _ in SECONDS.values()] == sorted(low for low, _ in SECONDS.values())
    assert get_args(Pace) == tuple(SECONDS)


def test_every_bot_has_a_mind_of_its_own_and_friends_think_together(app: HostedApp) -> None:
    room = filled(app, NOT_TIMED)
    assert (mind_of(app.bots, room, "yellow") == mind_of(app.bots, room, "red")).all()
    assert (mind_of(app.bots, room, "yellow") != mind_of(app.bots, room, GHOST)).any()
    app.house.set_bots(room.code, BotSettings("neighbour"))
    assert (mind_of(app.bots, room, "yellow") != mind_of(app.bots, room, "red")).any()
    app.house.set_bots(room.code, BotSettings("twin"))
    assert np.allclose(mind_of(app.bots, room, "yellow"), mind_of(app.bots, room, GHOST))


def test_a_person_who_sits_down_among_friends_takes_no_part_in_what_bots_think(app: HostedApp) -> None:
    room = filled(app, NOT_TIMED)
    before = mind_of(app.bots, room, "yellow")
    app.house.claim(room.code, "red", "Mara", "a visitor")
    assert (mind_of(app.bots, room, "yellow") != before).any()


def test_bots_are_the_same_after_the_house_was_closed_for_the_night(app: HostedApp, tmp_path: Path) -> None:
    room = filled(app, NOT_TIMED)
    app.house.set_bots(room.code, BotSettings("stranger", "slow", "fr"))
    before = mind_of(app.bots, room, "red")
    with_the_book = HouseDatabase(tmp_path / "house.sqlite")
    house = House(app.house._store, with_the_book, app.clock)
    again = house.table(room.code)
    assert again.company == BotSettings("stranger", "slow", "fr")
    assert (mind_of(BotRunner(house), again, "red") == before).all()
    house.close(room.code)
    assert with_the_book.companies() == []
    with_the_book.close()


def test_a_deck_that_nobody_opened_here_is_played_all_the_same(app: HostedApp) -> None:
    [room] = app.house.open(EASY, cards=replace(STANDARD, deck="somebody's own"))
    room.fill_with_bots()
    room.start()
    asyncio.run(to_the_end(app, app.bots, room))
    assert room.view.talk == ()


# Who chooses them


def test_whoever_keeps_the_table_chooses_its_bots_and_fills_it(app: HostedApp) -> None:
    room = app.open()
    for seat, name in (("red", "Mara"), ("blue", "Tom")):
        app.house.claim(room.code, seat, name, f"visitor {name}")
    mara, tom = Page(app.house, room, "red"), Page(app.house, room, "blue")
    assert (mara.doors.company, mara.doors.can_choose_bots, mara.doors.can_add_bots) == (BotSettings(), True, True)
    assert (tom.doors.company, tom.doors.can_choose_bots, tom.doors.can_add_bots) == (BotSettings(), False, False)
    assert "keeps the table" in tom.asks(RequestBotSettings(BotSettings("twin")))
    assert "keeps the table" in tom.asks(RequestBots("fr"))
    assert mara.asks(RequestBotSettings(BotSettings("twin", "slow"))) == ""
    assert tom.doors.company == BotSettings("twin", "slow")
    assert mara.asks(RequestBots("fr")) == ""
    assert room.company == BotSettings("twin", "slow", "fr")
    assert [sitter.kind for sitter in room.view.setup.sitters] == ["person", "person", "bot", "bot"]
    assert (mara.doors.can_add_bots, mara.doors.join_url) == (False, "")
    assert mara.asks(RequestBots("fr")) == "No seat is empty at this table."
    room.start()
    assert mara.doors == SeatServices(can_move_device=True)
    assert "keeps the table" in mara.asks(RequestBotSettings(BotSettings("friend")))


def test_the_host_chooses_for_every_table(app: HostedApp) -> None:
    one, other = app.open(), app.open()
    app.host_control.execute(SetBots(one.code, BotSettings("sibling", "quick")))
    assert [table.company for table in app.host_control.view.tables] == [BotSettings("sibling", "quick"), BotSettings()]
    app.host_control.execute(FillWithBots(other.code, "fr"))
    assert other.company == BotSettings(lang="fr")


# What they say


def test_bots_talk_a_little_in_the_language_of_whoever_seated_them(app: HostedApp) -> None:
    room = filled(app)
    app.house.set_bots(room.code, BotSettings(lang="fr"))
    asyncio.run(to_the_end(app, app.bots, room))
    talk = room.view.talk
    assert talk
    assert all(remark.text.startswith(("Je lis", "Rien ici")) for remark in talk)
    assert len({(remark.psychic, remark.hour) for remark in talk}) == len(talk)


def test_in_one_room_bots_write_nothing_and_who_is_muted_neither(app: HostedApp) -> None:
    spoken, muted = filled(app), filled(app)
    app.host_control.execute(SetTableOptions(spoken.code, chat=False, hide_names=False))
    app.host_control.execute(MutePerson(muted.code, "red", muted=True))
    for room in (spoken, muted):
        asyncio.run(to_the_end(app, app.bots, room))
    assert spoken.view.talk == ()
    assert {remark.psychic for remark in muted.view.talk} == {p.colour for p in muted.view.psychics} - {"red"}


def test_a_bot_that_is_muted_when_it_was_about_to_speak_plays_on(app: HostedApp) -> None:
    room = filled(app, NOT_TIMED)
    partners = app.bots._partners_of(room)
    assert partners is not None
    while not isinstance(partners.for_seat("yellow", talks=True).choose(room.table.view("yellow")), Say):
        asyncio.run(rounds(app.bots, 1))
    app.house.mute(room.code, "yellow", muted=True)
    asyncio.run(to_the_end(app, app.bots, room))
    assert all(remark.psychic != "yellow" for remark in room.view.talk)


def test_who_is_advanced_by_the_host_says_nothing_and_keeps_every_crow(app: HostedApp) -> None:
    room = app.begun(NOT_TIMED)
    while not room.table.over:
        assert app.bots.advance(room) is not None
        assert room.view.crows == room.view.rules.crows
    assert room.view.talk == ()
    assert room.view.outcome is not None


# Among people


def play_solo(app: HostedApp, room: HostedTable, seat: SeatId) -> None:
    """One person and the bots of the table, to the end; fails where both wait for each other."""
    by_chance, idle = QuickBot(seat), 0
    while not room.table.over:
        before = room.view
        asyncio.run(rounds(app.bots, 1))
        mine = room.view.setup.psychics_of(seat) or (seat,)
        waited = [one for one in room.table.waiting_for if one in mine]
        if waited:
            move = by_chance.choose(room.table.view(seat))
            if move is not None:
                room.act(room.table.seat(seat), move)
        idle = idle + 1 if room.view == before else 0
        assert idle < 3, f"everybody waits at {room.view!r}"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", ["classic", "original"])
@pytest.mark.parametrize("seat", [GHOST, "red"])
def test_one_person_plays_a_whole_game_with_bots(app: HostedApp, edition: Edition, players: int, seat: SeatId) -> None:
    room = app.open(Rules.preset(edition, players, "easy").but(timer_seconds=None))
    app.house.claim(room.code, seat, "Mara", "a visitor")
    page = Page(app.house, room, seat)
    assert page.asks(RequestBots("en")) == ""
    room.start()
    play_solo(app, room, seat)
    assert room.view.outcome is not None
    assert page.view.truth is not None
    kinds = [sitter.kind for sitter in room.view.setup.sitters]
    assert kinds.count("person") == 1
    assert len(kinds) == players


def test_who_moves_a_pawn_after_all_were_sure_hears_the_bots_again(app: HostedApp) -> None:
    room = app.open(NOT_TIMED)
    app.house.claim(room.code, "red", "Mara", "a visitor")
    room.fill_with_bots()
    room.start()
    asyncio.run(rounds(app.bots, 40))
    assert room.table.waiting_for == ("red",)
    first, second = room.view.board[0][:2]
    room.table.act("red", PlacePawn("red", first))
    asyncio.run(rounds(app.bots, 20))
    assert room.table.waiting_for == ("red",)
    room.table.act("red", PlacePawn("red", second))
    assert len(room.table.waiting_for) == 3
    asyncio.run(rounds(app.bots, 20))
    assert room.table.waiting_for == ("red",)
    room.table.act("red", SaySure("red"))
    asyncio.run(rounds(app.bots, 5))
    assert room.view.hour == 2


def test_bots_come_to_a_person_who_points_elsewhere_where_all_must_agree(app: HostedApp) -> None:
    room = app.open(Rules.classic(players=3, difficulty="easy").but(timer_seconds=None))
    app.house.claim(room.code, "red", "Mara", "a visitor")
    room.fill_with_bots()
    app.house.set_bots(room.code, BotSettings("twin"))
    room.table.start(seed="they think alike")
    partners = app.bots._partners_of(room)
    assert partners is not None
    while room.view.phase != "poll":
        asyncio.run(rounds(app.bots, 1))
        view = room.table.view("red")
        move = None if view.finale is not None else partners.for_seat("red").choose(view)
        if move is not None:
            room.table.act("red", move)
    asyncio.run(rounds(app.bots, 3))
    finale = room.view.finale
    assert finale is not None
    [theirs] = [group for colour, group in finale.pointing if colour != "red"]
    mine = next(group for group in finale.standing if group != theirs)
    room.table.act("red", PointAt("red", mine))
    room.table.act("red", SaySure("red"))
    asyncio.run(rounds(app.bots, 4))
    room.table.act("red", SaySure("red"))
    assert room.table.over
    assert room.view.finale is not None
    assert room.view.finale.accused == mine


def test_a_bot_takes_over_from_a_leaver_and_hands_back_when_the_person_returns(app: HostedApp) -> None:
    room = app.begun(NOT_TIMED)
    app.host_control.execute(SeatBot(room.code, GHOST, "fr"))
    asyncio.run(rounds(app.bots, 1))
    sent = [p.served_hour for p in room.view.psychics]
    assert sent.count(1) == 1 or room.view.crows < room.view.rules.crows
    assert GHOST not in app.house.free_seats(room)  # it is the host's to give
    app.host_control.execute(IssueLink(room.code, GHOST, "Ann"))
    issued = app.host_control.view.issued
    assert issued is not None
    app.house.resume(room.code, issued.url.rpartition("/")[2], "visitor Ann, at another device")
    before = room.view
    asyncio.run(rounds(app.bots, 3))
    assert room.view == before
    hungry = next(p.colour for p in room.view.psychics if p.served_hour == 0)
    hand = room.table._state.hidden.hand
    room.table.act(GHOST, SendVision(hungry, hand[:1]))
    taken = [(event.name, event.kind) for event in room.view.story if isinstance(event, SeatTaken)]
    assert taken[0] == ("Ann", "person")
    assert [kind for _, kind in taken[-2:]] == ["bot", "person"]
    assert taken[-1][0] == "Ann"


# A human time


def test_a_pace_is_kept_and_a_trifle_takes_less_than_a_vision(app: HostedApp) -> None:
    room = filled(app)
    bots = BotRunner(app.house, bot=Undecided())
    for pace, (low, high) in SECONDS.items():
        app.house.set_bots(room.code, BotSettings(pace=pace))
        vision = [bots._seconds(room, SendVision("red", ("v1",))) for _ in range(20)]
        assert low <= min(vision) <= max(vision) <= high
        assert max(bots._seconds(room, SaySure("red")) for _ in range(20)) < high / 2
    assert bots._seconds(room, None) == 0
