"""The host's dashboard without a browser: it shows a house, and what is pressed is wished for or refused in place."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Pause, Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST
from mysterium_nb.house.demo_house import MOST_TABLES, DemoHouse
from mysterium_nb.link.page_kernel import page_house, wait_for_visitor
from mysterium_nb.protocol.host_commands import (
    AtTable,
    DeleteTable,
    ErasePerson,
    FillWithBots,
    HostCommand,
    IssueLink,
    MutePerson,
    OpenTables,
    RemovePerson,
    RenamePerson,
    SeatBot,
)
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.widgets import HostDashboard
from tests.widgets.fingers import browser_says

FOUR = Rules.classic(players=4, difficulty="easy")


class Remembering:
    """A house that remembers what was wished for, and does it."""

    def __init__(self) -> None:
        self._house = DemoHouse()
        self.commands: list[HostCommand] = []

    @property
    def view(self) -> HouseView:
        return self._house.view

    def act(self, wish: HostCommand) -> HouseView:
        self.commands.append(wish)
        return self._house.act(wish)

    def watch(self, watcher: Callable[[HouseView], None]) -> None:
        self._house.watch(watcher)

    def close(self) -> None:
        self._house.close()


@pytest.fixture
def house() -> Remembering:
    return Remembering()


@pytest.fixture
def page(house: Remembering, nothing_fails: None) -> Iterator[HostDashboard]:  # noqa: ARG001 - it watches
    page = HostDashboard(house)
    yield page
    page.close()


def flat(pieces: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for piece in pieces:
        yield piece
        yield from flat(piece.get("parts", []))


def shown(page: HostDashboard, place: str) -> list[dict[str, Any]]:
    return [*flat(page.panels[place].pieces)]


def words(page: HostDashboard, place: str) -> str:
    return " | ".join(piece[fact] for piece in shown(page, place) for fact in ("text", "subtitle") if piece.get(fact))


def press(page: HostDashboard, place: str, key: str, text: str | None = None) -> None:
    assert key in {piece.get("key") for piece in shown(page, place)}, key
    browser_says(page.panels[place], {"press": key, "text": text})


def test_every_table_has_a_panel_in_the_order_of_the_house(page: HostDashboard) -> None:
    assert [place for place in page.panels if place.startswith("table:")] == ["table:DEMO1", "table:DEMO2"]
    tables = page.children[0].children[3]
    assert tables.children == (page.panels["table:DEMO1"], page.panels["table:DEMO2"])
    assert "First demo" in words(page, "table:DEMO1")
    assert page.status.line["eyebrow"] == "2 tables, 0 people"


def test_a_press_is_a_wish_and_the_page_shows_what_came_of_it(house: Remembering, page: HostDashboard) -> None:
    press(page, "table:DEMO1", "DEMO1:pause")
    assert house.commands == [AtTable("DEMO1", Pause())]
    assert "Paused" in words(page, "table:DEMO1")
    press(page, "table:DEMO2", "DEMO2:fill")
    press(page, "table:DEMO2", "DEMO2:begin")
    assert house.commands[1:] == [FillWithBots("DEMO2"), AtTable("DEMO2", Start())]
    assert "Waits for" in words(page, "table:DEMO2")


def test_what_others_do_is_seen_without_a_press(house: Remembering, page: HostDashboard) -> None:
    before = words(page, "table:DEMO1")
    for _ in range(3):
        house._house.step()
    assert words(page, "table:DEMO1") != before


def test_a_refusal_is_shown_at_the_table_and_goes_with_the_next_press(house: Remembering, page: HostDashboard) -> None:
    press(page, "table:DEMO1", "DEMO1:red")
    press(page, "table:DEMO1", "DEMO1:red:rename", "Tamsin Vane")
    assert "already" in words(page, "table:DEMO1")
    assert "already" not in words(page, "table:DEMO2")
    press(page, "table:DEMO1", "DEMO1:red:rename", "Zoë")
    assert house.commands[-1] == RenamePerson("DEMO1", "red", "Zoë")
    assert "already" not in words(page, "table:DEMO1")
    assert "Zoë" in words(page, "table:DEMO1")


def test_an_empty_name_gives_a_seat_to_nobody(house: Remembering, page: HostDashboard) -> None:
    press(page, "table:DEMO1", "DEMO1:red")
    press(page, "table:DEMO1", "DEMO1:red:give", "")
    wish = house.commands[-1]
    assert isinstance(wish, IssueLink)
    assert wish.name.strip() == ""
    assert wish.name


def test_deleting_takes_two_presses_and_the_panel_goes(house: Remembering, page: HostDashboard) -> None:
    press(page, "table:DEMO2", "DEMO2:all")
    press(page, "table:DEMO2", "DEMO2:delete?")
    assert house.commands == []
    press(page, "table:DEMO2", "DEMO2:delete")
    assert house.commands == [DeleteTable("DEMO2")]
    assert "table:DEMO2" not in page.panels
    assert page.children[0].children[3].children == (page.panels["table:DEMO1"],)


def test_tables_are_opened_with_a_title(house: Remembering, page: HostDashboard) -> None:
    press(page, "house", "open")
    press(page, "opening", "count:3")
    press(page, "opening", "new", "Blue group")
    wish = house.commands[-1]
    assert isinstance(wish, OpenTables)
    assert (wish.count, wish.title) == (3, "Blue group")
    assert len([place for place in page.panels if place.startswith("table:")]) == 5
    assert page.panels["opening"].pieces == []


def test_a_press_on_something_that_is_gone_says_so(page: HostDashboard) -> None:
    browser_says(page.panels["table:DEMO1"], {"press": "DEMO1:resume"})
    assert "no longer possible" in words(page, "table:DEMO1")


def test_the_voice_says_it_when_something_else_matters(page: HostDashboard) -> None:
    assert page.status.announcement == ""
    title = page.status.line["title"]
    press(page, "table:DEMO1", "DEMO1:pause")
    assert page.status.line["title"] != title
    assert page.status.announcement == page.status.line["title"]


def test_the_page_is_in_the_chosen_language_and_theme(page: HostDashboard) -> None:
    press(page, "settings", "theme")
    press(page, "settings", "lang")
    assert {"mnb", "mnb-of-host", "mnb-light"} <= set(page._dom_classes)
    assert "Pause partout" in words(page, "house")
    assert page.panels["house"].lang == "fr"


def test_nothing_is_sent_for_tables_that_have_not_changed(page: HostDashboard) -> None:
    sent: list[str] = []
    for place in ("table:DEMO1", "table:DEMO2"):
        page.panels[place].observe(lambda _, place=place: sent.append(place), "pieces")
    press(page, "table:DEMO1", "DEMO1:pause")
    assert set(sent) == {"table:DEMO1"}


def test_a_closed_page_lets_go_of_its_house(house: Remembering) -> None:
    page = HostDashboard(house)
    page.close()
    assert house._house._watchers == []


# The house of a notebook


def test_without_a_ticket_there_is_a_demo_where_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MYSTERIUM_NB_TICKET", raising=False)
    monkeypatch.setattr("mysterium_nb.house.demo_house.SECONDS_A_MOVE", 0)

    async def watching() -> HouseView:
        house = page_house()
        await wait_for_visitor(house)
        seen: asyncio.Queue[HouseView] = asyncio.Queue()
        house.watch(seen.put_nowait)
        view = await asyncio.wait_for(seen.get(), 20)
        house.close()
        return view

    view = asyncio.run(watching())
    assert [table.phase == "lobby" for table in view.tables] == [False, True]
    assert not view.serves


def test_the_demo_plays_to_the_end() -> None:
    house = DemoHouse()
    while house.view.tables[0].ending is None:
        house.step()
        table = house._house.table("DEMO1").table
        if table.deadline is not None:
            for seat in table.waiting_for:
                house.step()
                assert seat
    assert house._house.table("DEMO1").table.view(HOST).outcome is not None


@pytest.mark.parametrize(
    "wish",
    [
        IssueLink("DEMO1", "red"),
        MutePerson("DEMO1", "red", muted=True),
        ErasePerson("DEMO1", "red"),
        AtTable("NOWHERE", Start()),
    ],
)
def test_what_a_demo_cannot_do_it_says(wish: HostCommand) -> None:
    with pytest.raises(IllegalMove):
        DemoHouse().act(wish)


def test_a_demo_has_room_for_so_many_tables() -> None:
    house = DemoHouse()
    with pytest.raises(IllegalMove, match="10 more tables"):
        house.act(OpenTables(FOUR, count=MOST_TABLES))
    house.act(OpenTables(FOUR, count=MOST_TABLES - 2))
    assert [table.code for table in house.view.tables] == [f"DEMO{number}" for number in range(1, MOST_TABLES + 1)]
    with pytest.raises(IllegalMove, match="0 more tables"):
        house.act(OpenTables(FOUR))
    house.act(DeleteTable("DEMO5"))
    assert house.act(OpenTables(FOUR)).tables[-1].code == "DEMO5"


def test_seats_of_a_demo_change_hands() -> None:
    house = DemoHouse()
    house.act(RemovePerson("DEMO1", "red"))
    assert [seat.kind for seat in house.view.tables[0].seats if seat.seat == "red"] == ["nobody"]
    house.act(SeatBot("DEMO1", "red"))
    assert [seat.kind for seat in house.view.tables[0].seats if seat.seat == "red"] == ["bot"]
