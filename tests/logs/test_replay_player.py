"""The replay as a widget: the real pages, to be looked at and not to be played."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.logs.replays import what_if_panel
from mysterium_nb.logs.replays.counterfactual import CandidateVision, WhatIf, vision_at
from mysterium_nb.logs.replays.player import ReplayPlayer
from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from mysterium_nb.logs.replays.what_if_panel import WhatIfPanel
from mysterium_nb.table.game_file import GameFileError
from tests.logs.replayed import a_game_of_bots, last_vision
from tests.widgets.fingers import Fingers, browser_says


@pytest.fixture
def player() -> Iterator[ReplayPlayer]:
    player = ReplayPlayer(a_game_of_bots())
    yield player
    player.close()


def test_every_moment_can_be_shown_from_every_seat(player: ReplayPlayer) -> None:
    replay = player.replay
    for seat in (EVERYTHING, *replay.seats):
        player.show_seat(seat)
        for place in range(0, len(replay.moments), 9):
            player.show_moment(place)
            assert player.page.view == replay.moments[place].seen_from(seat)
            assert player.bar.shown == place


def test_the_browser_moves_through_the_game(player: ReplayPlayer) -> None:
    player.bar.place = 12
    assert player.bar.shown == 12
    browser_says(player.bar, {"seat": GHOST})
    assert player.page.view == player.replay.moments[12].seen_from(GHOST)
    assert player.bar.tape["seat"] == GHOST
    browser_says(player.bar, {"seat": "nobody"})
    assert player.seat == GHOST
    player.show_moment(10**6)
    assert player.bar.shown == len(player.replay.moments) - 1


def test_a_press_looks_and_plays_nothing(player: ReplayPlayer) -> None:
    replay = player.replay
    player.show_seat(GHOST)
    player.show_moment(
        next(place for place, m in enumerate(replay.moments) if m.state.phase == "visions" and m.state.hour)
    )
    before = player.page.view
    ghost = Fingers(player.page)
    card = ghost.press_one("hand", "pick:")
    assert player.page.page.state.picks == (card.removeprefix("pick:"),)
    player.page.press("handbar", next(key for key in ghost.keys("handbar") if key.startswith("send:")))
    assert "This is a replay" in ghost.refused
    assert player.page.view == before


def test_the_hourglass_stands_still_at_what_was_left(player: ReplayPlayer) -> None:
    running = [m for m in player.replay.moments if m.state.clock.deadline is not None and m.state.phase != "over"]
    place = player.replay.moments.index(running[3])
    player.show_seat("red")
    player.show_moment(place)
    assert player.page.status.line["paused_at"] == running[3].at
    assert "paused" not in player.page.status.line["title"]


def test_what_was_chosen_on_one_page_is_not_carried_to_another(player: ReplayPlayer) -> None:
    player.show_seat(GHOST)
    player.show_moment(5)
    Fingers(player.page).press_one("hand", "pick:")
    player.show_seat("red")
    assert player.page.page.state.picks == ()


def test_language_and_theme_of_the_page_are_those_of_the_bar(player: ReplayPlayer) -> None:
    browser_says(player.page.status, {"arrived": "fr-FR", "tour": False})
    assert player.bar.tape["words"]["play"] == "Lecture"
    Fingers(player.page).press_one("settings", "theme")
    assert player.bar.theme == "light"


def test_notes_are_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    player = ReplayPlayer(a_game_of_bots(), notes=file)
    browser_says(player.bar, {"note": " Why the moon? ", "at": 7})
    browser_says(player.bar, {"note": "Too late", "at": 10**6})
    seq = player.replay.moments[7].seq
    assert json.loads(file.read_text()) == {str(seq): "Why the moon?"}
    again = ReplayPlayer(a_game_of_bots(), notes=file)
    assert again.bar.notes == {"7": "Why the moon?"}
    again.note(7, "")
    assert json.loads(file.read_text()) == {}
    for one in (player, again):
        one.close()


def test_another_file_is_no_file_of_notes(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('{"moon": 1}')
    with pytest.raises(GameFileError, match="does not hold the notes"):
        ReplayPlayer(a_game_of_bots(2, "easy"), notes=file)
    assert file.read_text() == '{"moon": 1}'


def test_notes_on_what_never_happened_are_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('{"-5": "before", "0": "nothing", "1": "first", "99999": "after"}')
    player = ReplayPlayer(a_game_of_bots(2, "easy"), notes=file)
    assert player.bar.notes == {"0": "first"}
    player.save_page(tmp_path / "replay.html")
    player.close()


def test_notes_go_into_the_page(tmp_path: Path) -> None:
    player = ReplayPlayer(a_game_of_bots(2, "easy"))
    player.note(3, "Why the moon?")
    file = tmp_path / "replay.html"
    assert player.save_page(file) == file.stat().st_size
    assert "Why the moon?" in file.read_text("utf-8")
    player.close()


def words(panel: WhatIfPanel) -> str:
    return " | ".join(piece.get("text", "") for piece in panel.panel.pieces)


def at_the_last_vision(panel: WhatIfPanel) -> None:
    replay = a_game_of_bots()
    panel.turn_to(replay.moments[replay.place(last_vision(replay))])
    panel.toggle()


def test_a_question_is_asked_and_answered() -> None:
    panel = WhatIfPanel(a_game_of_bots(), games=2)
    assert panel.panel.pieces == []
    at_the_last_vision(panel)
    vision = vision_at(a_game_of_bots(), last_vision(a_game_of_bots()))
    assert [p["key"].removeprefix("pick:") for p in panel.panel.pieces if p.get("kind") == "card"] == [*vision.hand]
    assert "Choose cards first." in words(panel)
    panel.panel.press(f"pick:{vision.cards[0]}")
    for card in vision.cards[1:]:
        panel.panel.press(f"pick:{card}")
    assert "These are the cards that were sent." in words(panel)
    panel.panel.press(f"pick:{next(card for card in vision.hand if card not in vision.cards)}")
    panel.panel.press("ask")
    assert panel.answer is not None
    assert panel.answer.games == 2
    assert "Games won" in words(panel)
    panel.close()


@pytest.mark.parametrize(
    ("alone", "told"),
    [
        ((2, 40), "What was sent cost 0.38 of {what} (0.27 to 0.48)."),
        ((40, 2), "What was sent was better by 0.38 of {what} (0.27 to 0.48)."),
        ((3, 4), "No difference can be told yet (−0.04 to 0.06)."),
    ],
)
def test_what_a_vision_cost_is_told_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, alone: tuple[int, int], told: str
) -> None:
    def answered(replay: Replay, at: int, cards: tuple[str, ...], *, games: int) -> Iterator[WhatIf]:
        choice = CandidateVision(cards, 0.5)
        yield WhatIf(vision_at(replay, at), choice, choice, games, (50, 50), (50, 50), alone, alone)

    monkeypatch.setattr(what_if_panel, "what_if_stream", answered)
    panel = WhatIfPanel(a_game_of_bots(), games=100)
    at_the_last_vision(panel)
    panel.press("clearest")
    panel.press("ask")
    for what in ("winning", "finding all cards"):
        assert told.format(what=what) in words(panel)
    assert words(panel).count("(") == 2
    panel.close()


def test_enough_is_enough() -> None:
    async def ask(panel: WhatIfPanel) -> None:
        at_the_last_vision(panel)
        panel.press("clearest")
        panel.press("ask")
        while panel.answer is None or not panel.answer.games:
            await asyncio.sleep(0)
        panel.press("cancel")
        await panel.finished()

    panel = WhatIfPanel(a_game_of_bots(), games=10_000)
    asyncio.run(ask(panel))
    assert panel.answer is not None
    assert panel.answer.games < 10
    assert "games played" not in words(panel)
    panel.close()


def test_a_question_belongs_to_its_moment(player: ReplayPlayer) -> None:
    replay = player.replay
    player.show_moment(replay.place(last_vision(replay)))
    browser_says(player.bar, {"press": "what_if"})
    player.what_if.press("clearest")
    assert "As you chose" in words(player.what_if)
    player.show_moment(0)
    assert not any(isinstance(event, VisionSent) for event in replay.moments[0].events)
    assert player.what_if.panel.pieces == []
    player.show_seat(WATCH)
