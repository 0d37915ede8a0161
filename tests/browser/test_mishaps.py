"""What goes wrong in mid-game, in a real browser on a real house: before it and after it one is in the same place."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from mysterium_nb.engine.events import PawnPlaced, SureSaid, SureTakenBack
from mysterium_nb.engine.moves import PlacePawn, SaySure
from tests.browser.guests import KERNEL, PHONE, Guest
from tests.browser.midgame import MidGame, mid_game, until
from tests.browser.servers import House, a_house, gone
from tests.browser.visitors import Visitors, some_visitors

_RED_IS_HERE = re.compile("Zoé stands here")
_TOO_LATE = re.compile("That is no longer possible: the table has changed.|Somebody was quicker.")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def _game(house: House, browser: Browser) -> Iterator[MidGame]:
    with some_visitors(browser) as visitors, mid_game(house, visitors, **PHONE) as game:
        yield game


@pytest.fixture
def game(_game: MidGame) -> MidGame:
    """One game for all mishaps that it outlives; the guest plays on a phone and is not sure yet."""
    red_moves(_game, _game.guest)
    return _game


def red_moves(game: MidGame, guest: Guest) -> None:
    """Let red stand elsewhere, which makes everybody unsure; the parts of a page hear of it one after another."""
    there = 3 if game.red.view.psychic("red").pawn != game.red.view.board[0][3] else 4
    game.red.act(PlacePawn("red", game.red.view.board[0][there]))
    card = guest.panel("board").get_by_role("button").nth(there)
    expect(card).to_have_accessible_name(_RED_IS_HERE)
    name = (card.get_attribute("aria-label") or "").split(".")[0]
    expect(guest.panel("others").locator(f"[aria-label*='Zoé'][aria-label*='on {name}']")).not_to_have_count(0)
    expect(guest.button("I am sure", "dock")).to_be_visible()


def goes_on(game: MidGame, guest: Guest) -> None:
    """That a page hears what happens at the table, and that the table hears the page."""
    red_moves(game, guest)
    guest.be_sure()
    until(game.ghost, lambda view: "yellow" in view.sure)


@contextmanager
def another_kernel(guest: Guest) -> Iterator[None]:
    """Until a page has loaded itself again, with another kernel behind it."""
    before = guest.kernel
    yield
    guest.page.wait_for_function(f"before => ({KERNEL})() !== before", arg=before)


def test_a_reloaded_page_is_where_it_was(game: MidGame) -> None:
    guest = game.guest
    before, deadline, kernel = guest.position(), game.table.deadline, game.house.kernels()[guest.kernel]
    with gone(kernel):
        guest.page.reload()
    guest.is_at(before)
    assert game.table.deadline == deadline
    goes_on(game, guest)


def test_a_second_tab_of_the_same_seat_plays_along(game: MidGame) -> None:
    first = game.guest
    second = Guest(first.page.context)
    second.page.goto(first.page.url)
    second.is_at(first.position())
    goes_on(game, second)
    expect(first.button("Not sure after all", "dock")).to_be_visible()
    first.press("Not sure after all", "dock")
    expect(second.button("I am sure", "dock")).to_be_visible()
    second.page.close()


def test_two_taps_in_one_are_one_move(game: MidGame) -> None:
    guest = game.guest
    before = [game.yellow_has(kind) for kind in (PawnPlaced, SureSaid, SureTakenBack)]
    guest.hand(guest.panel("board").get_by_role("button").nth(0))
    guest.button("Move your pawn here", "sheet").dblclick()
    expect(guest.panel("sheet")).to_be_hidden()
    guest.button("I am sure", "dock").dblclick()
    expect(guest.button("Not sure after all", "dock")).to_be_visible()
    guest.press("Talk", "dock")  # a page does one thing after another: when this is done, so are the taps
    expect(guest.panel("talk")).to_be_visible()
    guest.press("Close", "tabs")
    expect(guest.button("Not sure after all", "dock")).to_be_visible()
    placed, sure, taken_back = (game.yellow_has(kind) for kind in (PawnPlaced, SureSaid, SureTakenBack))
    assert [placed, sure, taken_back] == [before[0] + 1, before[1] + 1, before[2]]


def test_a_tap_on_a_page_that_lags_behind_changes_nothing_and_says_why(house: House, visitors: Visitors) -> None:
    """All are sure, so the step has ended; the page has not heard of it when the finger comes down."""
    held: list[str | bytes] = []
    socket: list[WebSocketRoute] = []
    lag = [False]

    def between(browser: WebSocketRoute) -> None:
        socket[:] = [browser]
        kernel = browser.connect_to_server()
        browser.on_message(kernel.send)
        kernel.on_message(lambda message: held.append(message) if lag[0] else browser.send(message))

    with mid_game(house, visitors) as game:
        guest = game.guest
        guest.page.route_web_socket(re.compile("/api/kernels/"), between)
        guest.page.reload()
        game.blue.act(PlacePawn("blue", game.blue.view.board[0][1]))
        expect(guest.panel("board").get_by_role("button").nth(1)).to_have_accessible_name(re.compile("Jun"))
        guest.be_sure()
        guest.hand(guest.panel("board").get_by_role("button").nth(0))
        here = guest.button("Move your pawn here", "sheet")
        expect(here).to_be_visible()
        lag[0] = True
        game.red.act(SaySure("red"))
        game.blue.act(SaySure("blue"))
        until(game.ghost, lambda view: view.phase == "manifestation")
        guest.hand(here)
        lag[0] = False
        for message in held:
            socket[0].send(message)
        expect(guest.root.locator(".refusal")).to_have_text(_TOO_LATE)
        expect(guest.title).to_have_text("Listen: one knock is yes, two are no.")
        assert game.yellow_has(PawnPlaced) == 1


def test_a_killed_kernel_s_page_comes_back_by_itself(game: MidGame) -> None:
    guest = game.guest
    before, kernel = guest.position(), guest.kernel
    process = game.house.kernels()[kernel]
    with gone(process), another_kernel(guest):
        os.kill(process, signal.SIGKILL)
    guest.is_at(before)
    goes_on(game, guest)


def test_a_page_without_a_line_says_so_until_it_has_one_again(game: MidGame) -> None:
    guest = game.guest
    place = guest.position()
    expect(guest.lost).to_be_hidden()
    guest.page.context.set_offline(True)
    expect(guest.lost).to_contain_text("Connection lost. Trying again…")
    guest.fits()
    guest.page.context.set_offline(False)
    expect(guest.lost).to_be_hidden()
    guest.is_at(place)
    goes_on(game, guest)


def test_a_personal_link_takes_the_seat_to_another_device(house: House, visitors: Visitors) -> None:
    with mid_game(house, visitors) as game:
        old, new = game.guest, Guest(visitors.new(**PHONE))
        place, process = old.position(), house.kernels()[old.kernel]
        old.press("My seat", "settings")
        new.page.goto(old.panel("myseat").locator(".address").text_content() or "")
        with gone(process):
            new.hand(new.page.get_by_role("button", name="Bring my seat here"))
            expect(old.page.get_by_role("heading", name="This seat is played elsewhere now.")).to_be_visible()
        new.skip_tour()
        new.sees_no_more_than(place)
        goes_on(game, new)
        old.hand(old.page.get_by_role("link", name="To the table"))
        expect(old.page.get_by_role("radio", name="Yellow")).to_be_disabled()
