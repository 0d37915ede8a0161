"""A student's bot sits at the class's table, from any notebook or script, and a host's notebook opens tables."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb import Rules, connect, connect_as_host, legal_moves
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Say, Start
from mysterium_nb.engine.views import View
from mysterium_nb.link import remote
from mysterium_nb.link.remote import LinkLost, RemoteHouse
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.host_commands import AtTable, FillWithBots, OpenTables, RemovePerson
from mysterium_nb.protocol.house_view import TableSummary
from tests.browser.servers import PATIENCE, House, a_house, free_port

SHORT = Rules.classic(players=2, difficulty="easy").but(hours=1, timer_seconds=None)
WORD = "candlelight"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house"), "--ahead=0", f"--password={WORD}") as house:
        yield house


@pytest.fixture
def host(house: House) -> Iterator[RemoteHouse]:
    host = connect_as_host(house.host_link)
    yield host
    host.close()


def opened(host: RemoteHouse, rules: Rules = SHORT) -> str:
    return host.act(OpenTables(rules)).tables[-1].code


def glance(host: RemoteHouse, code: str) -> TableSummary:
    return next(table for table in host.view.tables if table.code == code)


def test_ten_lines_play_a_whole_game(house: House, host: RemoteHouse) -> None:
    code = opened(host)
    over = threading.Event()

    # A student writes these lines.
    seat = connect(house.base_url, code, "Ada's bot", password=WORD)
    mind = QuickBot()

    def play(view: View) -> None:
        move = mind.choose(view)
        if move is not None:
            seat.act(move)
        elif view.outcome is not None:
            over.set()

    seat.watch(play)
    host.act(FillWithBots(code))
    shown = [seen for seen in glance(host, code).seats if seen.name == "Ada's bot"]
    assert [seen.kind for seen in shown] == ["bot"]
    host.act(AtTable(code, Start()))
    assert over.wait(PATIENCE)
    assert seat.view.truth is not None
    seat.close()


def test_a_host_opens_tables_with_rules_of_ones_own_and_sees_how_they_get_on(house: House, host: RemoteHouse) -> None:
    rules = Rules.revised(players=3).but(hours=5, assignment="random")
    first, second = host.act(OpenTables(rules, count=2, same_deal=True, title="Variant")).tables[-2:]
    assert (first.rules, first.title, first.deal) == (rules, "Variant 1", second.deal)
    seat = connect(f"{house.base_url}join/{first.code}", first.code.lower(), "Ada's bot", password=WORD)
    host.act(FillWithBots(first.code))
    host.act(AtTable(first.code, Start()))
    assert (glance(host, first.code).phase, glance(host, second.code).phase) == ("visions", "lobby")
    seat.close()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"code": "QUQU11"}, "The house says: There is no table with this code."),
        ({"password": "moonlight"}, "The house says: This is not the word that the host gave you."),
        ({"seat": "yellow"}, "The house says: Somebody has taken this seat; choose another."),
        ({"seat": "sofa"}, "The house says: Somebody has taken this seat; choose another."),
        ({"seat": "ghost"}, "The house says: Somebody at this table is called Ada's bot already; choose another name."),
        ({"seat": "ghost", "name": "x" * 25}, "The house says: A name has at most 24 characters."),
        ({}, "The house says: No seat is empty at this table."),
    ],
)
def test_whatever_stands_in_the_way_is_said(house: House, host: RemoteHouse, wanted: dict[str, str], why: str) -> None:
    code = opened(host)
    first = connect(house.base_url, code, "Ada's bot", seat="yellow", password=WORD)
    asked = {"code": code, "name": "Ada's bot", "password": WORD, **wanted}
    with pytest.raises(LinkLost) as refused:
        connect(house.base_url, **asked)
    assert str(refused.value) == why
    first.close()


def test_a_house_that_is_not_there_is_said_so() -> None:
    with pytest.raises(LinkLost, match="The house cannot be reached: Connection refused"):
        connect(f"http://127.0.0.1:{free_port()}", "LAMO42", "Ada's bot")
    with pytest.raises(LinkLost, match="The house cannot be reached"):
        connect("not an address", "LAMO42", "Ada's bot")


def test_a_link_that_is_not_the_hosts_is_said_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for link in (house.base_url, f"{house.base_url}host/made-up-by-somebody"):
        with pytest.raises(LinkLost, match="This is not the host’s link"):
            connect_as_host(link)
    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 0.2)
    with pytest.raises(LinkLost, match="The house does not answer"):
        connect_as_host(f"http://127.0.0.1:{free_port()}/host/made-up-by-somebody")


def test_a_seat_that_was_taken_away_is_said_so(house: House, host: RemoteHouse) -> None:
    code = opened(host)
    seat = connect(house.base_url, code, "Ada's bot", seat="yellow", password=WORD)
    host.act(RemovePerson(code, "yellow"))
    with pytest.raises(LinkLost, match="This seat is no longer yours"):
        seat.act(Say("yellow", "I am still here."))
    seat.close()


def test_what_the_house_cannot_read_is_said_so_and_the_link_goes_on(house: House, host: RemoteHouse) -> None:
    seat = connect(house.base_url, opened(host), "Ada's bot", seat="yellow", password=WORD)
    with pytest.raises(LinkLost, match="The house says: This message cannot be read"):
        seat.act(Say("yellow", "I see water."), move_id="x" * 65)
    with pytest.raises(IllegalMove, match="game has not begun"):
        seat.act(Say("yellow", "I see water."))
    seat.close()


def test_who_only_watches_sees_and_says_nothing(house: House, host: RemoteHouse) -> None:
    code = opened(host)
    seat = connect(house.base_url, code, "", seat="watch", password=WORD)
    assert not legal_moves(seat.view)
    with pytest.raises(IllegalMove, match="Only the host can do this"):
        seat.act(Say("yellow", "I see water."))
    seat.close()


def test_bot_and_host_are_there_again_after_the_house_was_down(tmp_path: Path) -> None:
    port = free_port()
    with a_house(tmp_path, "--ahead=0", port=port) as before:
        host = connect_as_host(before.host_link)
        code = opened(host)
        seat = connect(before.base_url, code, "Ada's bot", seat="yellow")
        host.act(FillWithBots(code))
        before.kill()
    seat_is_back, host_is_back = threading.Event(), threading.Event()
    seat.watch(lambda _: seat_is_back.set())
    host.watch(lambda _: host_is_back.set())
    with a_house(tmp_path, "--ahead=0", port=port):
        assert seat_is_back.wait(PATIENCE)
        assert host_is_back.wait(PATIENCE)
        assert host.act(AtTable(code, Start())).tables[-1].phase != "lobby"
        seat.act(Say("yellow", "I am back."))
        assert [remark.text for remark in seat.view.talk] == ["I am back."]
    seat.close()
    host.close()
