"""A press that cannot be: a sentence where it was made, or silence. Nothing is lost and nothing breaks."""

import random
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.engine.moves import PlacePawn
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST
from mysterium_nb.minds import QuickBot
from mysterium_nb.table import Table
from mysterium_nb.table.autoplay import SimulatedClock, auto_play
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.widgets.dashboard import Dashboard, GhostDashboard, PsychicDashboard
from mysterium_nb.widgets.hot_seat import Curtain
from tests.table.whole_games import FOUR, NOON, a_lobby, a_table, all_get_visions, all_place_well, ghost_view, play_well
from tests.widgets.fingers import Fingers, browser_says
from tests.widgets.wire import Wire

pytestmark = pytest.mark.usefixtures("nothing_fails", "served")

GONE = "That is no longer possible: the table has changed."


def at(table: Table, seat: str) -> Fingers:
    return Fingers(Dashboard(table.seat(seat)))


def everything(table: Table) -> bytes:
    """All that is known about the game, to see that nothing has changed."""
    return msgspec.json.encode([table.view(seat) for seat in (GHOST, HOST, "yellow", "red", "blue")])


def stale(fingers: Fingers, place: str, key: str, **more: object) -> None:
    """A press on what was there a moment ago."""
    browser_says(fingers.dashboard.panels[place], {"press": key, **more})


def thinking(table: Table, seat: str = "red") -> tuple[Fingers, str]:
    """A psychic with a vision, a card before the eyes, and its key to place the pawn there."""
    all_get_visions(table)
    red = at(table, seat)
    red.press_one("board", "card:")
    [place] = red.keys("sheet", "place:")
    return red, place


# Races


def test_somebody_else_was_quicker_and_the_sentence_says_so_where_one_pressed() -> None:
    clock = SimulatedClock(NOON)
    table = a_table(clock=clock)
    red, place = thinking(table)
    yellow = table.view(GHOST).psychic("yellow")
    table.act("yellow", PlacePawn("yellow", table.view(GHOST).board[yellow.step][0]))
    deadline = table.deadline
    assert deadline is not None
    clock.now = deadline  # the hourglass has run out, and no browser has said so yet
    stale(red, "sheet", place)
    assert red.refused.startswith("Somebody was quicker.")
    assert any("refusal" in piece.get("style", "") for piece in red.pieces("sheet"))
    assert table.view("red").phase == "manifestation"
    assert table.view("red").psychic("red").pawn is None


def test_a_sentence_is_said_even_where_the_card_it_was_about_is_no_longer_chosen() -> None:
    clock = SimulatedClock(NOON)
    table = a_table(clock=clock)
    red, place = thinking(table)
    all_place_well(table)
    auto_play(table.seat(GHOST), QuickBot(1).choose)
    red.press_one("board", "card:")
    deadline = table.deadline
    assert deadline is not None
    clock.now = deadline
    stale(red, "sheet", place)  # the ghost answers at once: red looks for a location now
    assert red.dashboard.view.hour == 2
    assert not red.pieces("sheet")
    assert red.refused


def test_a_card_that_left_the_hand_by_another_window_is_not_sent_and_the_others_stay_picked() -> None:
    table = a_table()
    one, other = at(table, GHOST), at(table, GHOST)
    hand = one.keys("hand", "pick:")
    for card in hand[:2]:
        one.press("hand", card)
    other.press("hand", hand[0])
    other.press("handbar", other.keys("handbar", "crow:")[0])
    assert one.dashboard.page.state.picks == (hand[0].removeprefix("pick:"), hand[1].removeprefix("pick:"))
    assert [p["pressed"] for p in one.pieces("hand")].count(True) == 1
    stale(one, "hand", hand[0])
    assert [p["pressed"] for p in one.pieces("hand")].count(True) == 1


def test_picks_stay_when_a_vision_is_refused() -> None:
    table = a_table()
    ghost = at(table, GHOST)
    for card in ghost.keys("hand", "pick:")[:3]:
        ghost.press("hand", card)
    [send] = ghost.keys("handbar", "send:")
    table.pause()
    before = everything(table)
    stale(ghost, "handbar", send)
    assert everything(table) == before
    assert ghost.refused
    assert [p["pressed"] for p in ghost.pieces("hand")].count(True) == 3
    table.resume_play()
    ghost.press("handbar", send)
    assert len(table.view(GHOST).psychic("yellow").visions[0].cards) == 3


def test_while_the_game_is_paused_moves_are_shown_and_cannot_be_pressed() -> None:
    table = a_table()
    red, place = thinking(table)
    table.pause()
    paused = [piece for piece in red.pieces("sheet") if piece.get("key") == place]
    assert paused == [] or paused[0]["disabled_because"] == "The game is paused."
    assert red.keys("talk", "say")
    table.resume_play()
    red.press("sheet", place)


def test_words_that_are_refused_are_not_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    red = at(a_table(), "red")
    wire = Wire(monkeypatch)
    stale(red, "talk", "say", text="   ")
    assert red.refused == "Write something first."
    assert any("refusal" in piece.get("style", "") for piece in red.pieces("talk"))
    stale(red, "talk", "say", text="x" * 501)
    assert red.refused == "Say it in at most 500 characters."
    assert not [message for message in wire.messages if b'"clear"' in message]
    stale(red, "talk", "say", text="I see water.")
    assert not red.refused
    assert len([message for message in wire.messages if b'"clear": "say"' in message]) == 1


# Taps


def test_the_second_tap_of_two_does_not_take_the_pawn_back() -> None:
    table = a_table()
    red, place = thinking(table)
    red.press("sheet", place)
    stale(red, "sheet", place)
    assert table.view("red").psychic("red").pawn == place.removeprefix("place:")
    assert not red.refused


TWO_EACH = Rules.classic(3).but(first_guess=True)


def test_the_second_tap_of_two_does_not_speak_for_ones_other_psychic() -> None:
    table = a_table(TWO_EACH)
    all_get_visions(table)
    person = at(table, "yellow")
    [skip] = person.keys("dock", "skip")
    person.press("dock", skip)
    stale(person, "dock", skip)
    assert len(person.keys("dock", "skip")) == 1
    person.press_one("dock", "skip")
    for _ in range(2):
        person.press_one("board", "card:")
        person.press_one("sheet", "place:")
    [sure] = person.keys("dock", "sure")
    person.press("dock", sure)
    stale(person, "dock", sure)
    assert len(table.view(GHOST).sure) == 1


def test_the_second_tap_of_two_does_not_send_a_second_crow() -> None:
    table = a_table(Rules.original(4))
    ghost = at(table, GHOST)
    crows = table.view(GHOST).crows
    [crow] = ghost.keys("handbar", "crow")
    ghost.press("handbar", crow)
    stale(ghost, "handbar", crow)
    assert table.view(GHOST).crows == crows - 1 > 0
    assert not ghost.refused


@pytest.mark.parametrize(("place", "start"), [("dock", "sure"), ("others", "others:agree"), ("talk", "report")])
def test_a_second_tap_changes_nothing(place: str, start: str) -> None:
    table = a_table(Rules.original(4) if start == "report" else FOUR)
    all_get_visions(table)
    all_place_well(table)
    red = at(table, "red")
    key = red.press_one(place, start)
    before = everything(table)
    stale(red, place, key)
    assert everything(table) == before
    assert not red.refused


def test_a_key_that_is_gone_is_answered_once() -> None:
    table = a_table()
    red = at(table, "red")
    stale(red, "dock", "sure:red")
    assert red.refused == GONE
    red.press("settings", "lang")
    stale(red, "dock", "sure:red")
    assert red.refused not in ("", GONE)  # in French
    stale(red, "dock", "sure:red")
    assert red.refused not in ("", GONE)


# Junk

JUNK: list[object] = [
    None,
    "press",
    17,
    [],
    {},
    {"press": None},
    {"press": 3},
    {"press": ["say"]},
    {"press": {"say": 1}},
    {"press": ""},
    {"press": "x" * 1_000_000},
    {"press": "nobody:knows:this"},
    {"press": "reveal:red"},
    {"press": "send:red"},
    {"press": "vote:1"},
    {"press": "first:c1:50"},
    {"press": "me:ghost"},
    {"press": "to:nobody"},
    {"press": "say"},
    {"press": "say", "text": 5},
    {"press": "say", "text": None},
    {"press": "say", "text": ["a"]},
    {"press": "say", "text": "y" * 1_000_000},
    {"press": "say", "text": "\x00\x01\x02"},
    {"press": "say", "text": "\ud800"},
    {"press": "sure", "point": [1, 2, 3]},
    {"clock": "now"},
    {"ready": "no"},
    {"rang": float("nan")},
    {"rang": "x"},
]
POINTS: list[object] = [
    [float("nan"), 0.5],
    [float("inf"), 0.5],
    [0.5, -float("inf")],
    [10**400, 0],
    [-1, 0.5],
    [0.5, 1.01],
    [0.5],
    ["0.5", "0.5"],
    [None, None],
    {"x": 1},
    "0.5,0.5",
    [[0.5], [0.5]],
]


@pytest.mark.parametrize("seat", ["ghost", "red", "watch", "host"])
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: str(junk)[:40].encode("unicode_escape").decode())
def test_junk_from_a_browser_changes_nothing(junk: object, seat: str) -> None:
    table = a_table()
    all_get_visions(table)
    all_place_well(table)
    dashboard = Dashboard(table.seat(seat))
    before = everything(table)
    for widget in (*dashboard.panels.values(), dashboard.status, dashboard.picture):
        browser_says(widget, junk)
    assert everything(table) == before
    assert dashboard.page.kind in ("ghost", "psychic", "watch")


@pytest.mark.parametrize("point", POINTS, ids=lambda point: str(point)[:30])
def test_no_point_but_one_on_the_picture_is_noted(point: object) -> None:
    table = a_table()
    all_get_visions(table)
    ghost = at(table, GHOST)
    ghost.press("handbar", "notes")
    card = ghost.press_one("notes", "noting:").removeprefix("noting:")
    stale(ghost, "large", f"point:{card}", point=point)
    assert all(note.point is None for note in ghost_view(table).notes)
    ghost.press("settings", "theme")
    ghost.press("large", f"point:{card}", point=(0.0, 1.0))
    assert ghost_view(table).notes[-1].point == (0.0, 1.0)


def test_words_that_cannot_be_written_down_are_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    table = Table.open(FOUR, store=SqliteStore(tmp_path / "games.db"), rng=random.Random(1), hosted=True)
    host = at(table, HOST)
    stale(host, "seats", "sit:yellow", text="Ada \ud800")
    table.start()
    red = at(table, "red")
    stale(red, "talk", "say", text="half a letter: \udfff")
    assert not any("\udfff" in remark.text for remark in table.view("red").talk)
    red.press("talk", "say", text="I see water.")
    assert [remark.text for remark in table.view("red").talk][-1] == "I see water."


def test_a_press_meant_for_another_seat_does_nothing_here() -> None:
    table = a_table()
    all_get_visions(table)
    ghost, red = at(table, GHOST), at(table, "red")
    before = everything(table)
    for place in ghost.dashboard.panels:
        for key in ghost.keys(place):
            if key not in red.dashboard.page.actions:
                stale(red, place, key)
    assert everything(table) == before


def test_a_dashboard_whose_colour_is_not_in_the_game_that_began_stays_quiet() -> None:
    table = a_lobby()
    white = at(table, "white")
    table.start()
    browser_says(white.dashboard.status, {"rang": 1})
    stale(white, "dock", "start")
    white.press("settings", "lang")
    assert white.dashboard.page.kind == "lobby"


def test_nobody_is_told_by_a_dashboard_that_was_closed() -> None:
    table = a_table()
    dashboard = PsychicDashboard(table.seat("red"))
    seen = dashboard.view
    dashboard.close()
    all_get_visions(table)
    assert dashboard.view is seen


def test_a_dashboard_of_one_kind_takes_no_seat_of_another() -> None:
    table = a_table()
    with pytest.raises(TypeError, match="PsychicDashboard shows a PsychicView, and the seat 'ghost' has another"):
        PsychicDashboard(table.seat(GHOST))
    with pytest.raises(TypeError, match="GhostDashboard shows a GhostView"):
        GhostDashboard(table.seat("red"))


# The hot seat


def test_a_curtain_opens_on_the_second_of_two_presses_and_junk_opens_nothing() -> None:
    curtain = Curtain(a_table().seat(GHOST))
    junk = (*JUNK, {"press": "to:"}, {"press": "to:ghost:red"}, {"press": "to"}, {"press": "open"})
    for message in junk:
        browser_says(curtain.bar, message)
    assert len(curtain.children) == 1
    browser_says(curtain.bar, {"press": "ask"})
    assert len(curtain.children) == 1
    browser_says(curtain.bar, {"press": "open"})
    assert curtain.dashboard in curtain.children
    browser_says(curtain.bar, {"press": "close"})
    assert len(curtain.children) == 1


def test_psychics_around_one_screen_hide_nothing_but_secret_votes() -> None:
    table = a_table()
    curtain = Curtain(*map(table.seat, ("yellow", "red", "blue")))
    assert len(curtain.children) == 2
    browser_says(curtain.bar, {"press": "to:red"})
    assert curtain.dashboard.view.seat == "red"
    play_well(table, until="poll")
    assert len(curtain.children) == 1
    for key in ("ask", "open"):
        browser_says(curtain.bar, {"press": key})
    assert len(curtain.children) == 2
    browser_says(curtain.bar, {"press": "to:blue"})
    assert len(curtain.children) == 1
    play_well(table)
    assert len(curtain.children) == 2
