"""The hot seat without a browser: who is on the stage, what lies behind the curtain, and how it is handed over."""

from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from mysterium_nb import Rules, Table
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import ChooseCulprit, PlacePawn, Reveal, SaySure, SendVision, Vote
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import GhostView
from mysterium_nb.widgets import Curtain, Dashboard, HotSeat
from mysterium_nb.widgets.hot_seat import holds_a_secret
from tests.widgets.fingers import browser_says

FOUR: tuple[Colour, ...] = ("yellow", "red", "blue")
pytestmark = pytest.mark.usefixtures("nothing_fails")


@pytest.fixture
def table() -> Table:
    return Table.new(players=4, difficulty="easy", seed="a quiet evening")


@pytest.fixture
def hot_seat(table: Table) -> HotSeat:
    return HotSeat(*map(table.seat, ("ghost", *FOUR)))


def pieces(curtain: Curtain) -> dict[str, dict[str, Any]]:
    return {piece["key"]: piece for piece in curtain.bar.pieces if piece.get("key")}


def words(curtain: Curtain) -> list[str]:
    return [piece["text"] for piece in curtain.bar.pieces if not piece.get("key", "").startswith("to:")]


def press(curtain: Curtain, *keys: str) -> None:
    """Press what is there, as a browser says it."""
    for key in keys:
        assert key in pieces(curtain), key
        browser_says(curtain.bar, {"press": key})


def on_stage(curtain: Curtain) -> str | None:
    """Whose page is shown, if any is."""
    pages = [child for child in curtain.children if isinstance(child, Dashboard)]
    assert len(pages) <= 1
    return pages[0].view.seat if pages else None


def ghost_of(table: Table) -> GhostView:
    view = table.view("ghost")
    assert isinstance(view, GhostView)
    return view


def send_all(table: Table) -> None:
    for colour in FOUR:
        table.act("ghost", SendVision(colour, ghost_of(table).hand[:1]))


def play_hour(table: Table) -> None:
    send_all(table)
    for number, psychic in enumerate(ghost_of(table).psychics):
        table.act(psychic.colour, PlacePawn(psychic.colour, ghost_of(table).sets[number][psychic.step]))
    for colour in FOUR:
        table.act(colour, SaySure(colour))
    for colour in FOUR:
        table.act("ghost", Reveal(colour))


def accuse(table: Table) -> None:
    first, second, third, *_ = ghost_of(table).hand
    table.act("ghost", ChooseCulprit(1, (first, second, third)))


def test_the_ghosts_page_opens_on_the_second_press_and_not_before(hot_seat: HotSeat) -> None:
    assert on_stage(hot_seat) is None
    assert words(hot_seat) == ["Behind this curtain: the ghost", "Open the curtain"]
    browser_says(hot_seat.bar, {"press": "open"})
    assert on_stage(hot_seat) is None
    press(hot_seat, "ask")
    assert on_stage(hot_seat) is None
    assert words(hot_seat) == ["Is everybody else looking away?", "Yes, I am the ghost", "No, wait"]
    press(hot_seat, "open")
    assert on_stage(hot_seat) == "ghost"


def test_who_is_not_sure_that_nobody_looks_can_wait(hot_seat: HotSeat) -> None:
    press(hot_seat, "ask", "wait")
    assert on_stage(hot_seat) is None
    assert words(hot_seat) == ["Behind this curtain: the ghost", "Open the curtain"]


def test_turning_to_somebody_else_closes_the_curtain(hot_seat: HotSeat) -> None:
    press(hot_seat, "ask", "open", "to:red")
    assert on_stage(hot_seat) == "red"
    press(hot_seat, "to:ghost")
    assert on_stage(hot_seat) is None
    press(hot_seat, "ask", "to:blue", "to:ghost")
    assert words(hot_seat)[0] == "Behind this curtain: the ghost"


def test_a_ghost_who_has_given_all_visions_hands_over_by_closing_the_curtain(table: Table, hot_seat: HotSeat) -> None:
    press(hot_seat, "ask", "open")
    assert "subtitle" not in pieces(hot_seat)["close"]
    send_all(table)
    close = pieces(hot_seat)["close"]
    assert (close["text"], close["subtitle"]) == ("Close the curtain", "then Yellow")
    assert "next" in close["style"].split()
    press(hot_seat, "close")
    assert on_stage(hot_seat) == "yellow"
    assert not any("curtain" in text for text in words(hot_seat))


def test_a_ghost_with_something_left_to_do_stays_before_the_curtain(table: Table, hot_seat: HotSeat) -> None:
    press(hot_seat, "ask", "open")
    table.act("ghost", SendVision("yellow", ghost_of(table).hand[:1]))
    press(hot_seat, "close")
    assert on_stage(hot_seat) is None
    assert words(hot_seat)[0] == "Behind this curtain: the ghost"


def test_a_dot_tells_who_is_waited_for_and_gold_who_is_next(table: Table, hot_seat: HotSeat) -> None:
    press(hot_seat, "to:red")
    looks = {key: piece["style"].split() for key, piece in pieces(hot_seat).items()}
    assert looks == {"to:ghost": ["tab", "waits", "next"], "to:yellow": ["tab"], "to:red": ["tab"], "to:blue": ["tab"]}
    send_all(table)
    looks = {key: piece["style"].split() for key, piece in pieces(hot_seat).items()}
    assert looks == {
        "to:ghost": ["tab"],
        "to:yellow": ["tab", "waits"],
        "to:red": ["tab"],
        "to:blue": ["tab", "waits"],
    }


def test_a_secret_vote_is_cast_behind_the_curtain(table: Table, hot_seat: HotSeat) -> None:
    for _ in range(3):
        play_hour(table)
    press(hot_seat, "to:yellow")
    assert on_stage(hot_seat) == "yellow"
    accuse(table)
    assert on_stage(hot_seat) is None
    assert words(hot_seat)[0] == "Behind this curtain: Yellow"
    press(hot_seat, "ask", "open")
    table.act("yellow", Vote("yellow", 1))
    assert on_stage(hot_seat) == "yellow"
    press(hot_seat, "close")
    assert words(hot_seat)[0] == "Behind this curtain: Red"


def test_votes_are_opened_before_all_by_whoever_opens_them(table: Table, hot_seat: HotSeat) -> None:
    for _ in range(3):
        play_hour(table)
    accuse(table)
    for colour in FOUR:
        table.act(colour, Vote(colour, 2))
    [opener] = table.waiting_for
    press(hot_seat, f"to:{opener}")
    assert on_stage(hot_seat) == opener
    while not table.over:
        key = next(key for key in hot_seat.dashboard.page.actions if key.startswith(("open:", "turn")))
        hot_seat.dashboard.press("dock", key)


def test_after_the_game_nothing_is_hidden_any_more(table: Table, hot_seat: HotSeat) -> None:
    for _ in range(3):
        play_hour(table)
    accuse(table)
    for colour in FOUR:
        table.act(colour, Vote(colour, 1))
    while not table.over:
        opener = table.waiting_for[0]
        table.act(opener, legal_moves(table.view(opener))[0])
    for seat in ("ghost", *FOUR):
        press(hot_seat, f"to:{seat}")
        assert on_stage(hot_seat) == seat
    assert words(hot_seat) == []


def test_a_private_first_guess_is_made_behind_the_curtain() -> None:
    table = Table.open(Rules.classic(players=4).but(first_guess=True))
    table.start()
    assert holds_a_secret(table.view("red"))
    assert not holds_a_secret(Table.new(players=4).view("red"))


def test_the_curtain_speaks_the_language_and_wears_the_theme_of_the_page(hot_seat: HotSeat) -> None:
    press(hot_seat, "to:red")
    hot_seat.dashboard.press("settings", "lang")
    hot_seat.dashboard.press("settings", "theme")
    assert [piece["text"] for piece in hot_seat.bar.pieces] == ["Le fantôme", "Jaune", "Rouge", "Bleu"]
    assert hot_seat.bar.lang == "fr"
    assert "mnb-light" in hot_seat._dom_classes
    press(hot_seat, "to:yellow")
    assert hot_seat.bar.lang == "en"


def test_one_seat_alone_has_a_curtain_too(table: Table) -> None:
    curtain = Curtain(table.seat("ghost"))
    assert list(pieces(curtain)) == ["ask"]
    press(curtain, "ask", "open", "close")
    assert on_stage(curtain) is None


def test_the_first_seat_is_the_ghosts(table: Table) -> None:
    with pytest.raises(TypeError, match="'red' is another"):
        HotSeat(table.seat("red"), table.seat("ghost"))


def test_closing_lets_go_of_the_seats_and_leaves_no_widget_behind(table: Table) -> None:
    before = set(_instances)
    hot_seat = HotSeat(*map(table.seat, ("ghost", *FOUR)))
    assert len(set(_instances) - before) > 100
    hot_seat.close()
    left = {type(_instances[one]).__name__ for one in set(_instances) - before}
    assert left <= {"LayoutModel", "Layout", "VBox", "CanvasManager", "_CanvasManager"}
    send_all(table)
    assert hot_seat.dashboard.view.phase == "visions"
