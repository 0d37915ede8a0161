"""What a page tells the browser about sound: the scene, what it may play, and a refusal."""

import pytest

from mysterium_nb import Table
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.logs.replays.player import ReplayPlayer
from mysterium_nb.logs.replays.replay import Replay
from mysterium_nb.table.store import MemoryStore
from mysterium_nb.widgets.dashboard import Dashboard
from tests.widgets.fingers import Fingers
from tests.widgets.wire import Wire

pytestmark = pytest.mark.usefixtures("nothing_fails", "served")


def a_table(store: MemoryStore | None = None) -> Table:
    return Table.new(players=4, seed="a quiet evening", store=store or MemoryStore())


def test_the_browser_is_told_the_scene_and_nothing_of_the_seed() -> None:
    sound = Dashboard(a_table().seat("red")).sound
    assert sound.scene["name"] == "calm"
    assert sound.scene.keys() <= {"name", "theme", "deadline"}
    assert sound.music


def test_the_controls_speak_the_language_of_the_page() -> None:
    red = Fingers(Dashboard(a_table().seat("red")))
    assert red.dashboard.sound.words["sound"] == "Sound"
    red.press("settings", "lang")
    assert (red.dashboard.sound.lang, red.dashboard.sound.words["sound"]) == ("fr", "Son")


def test_a_refused_press_sounds_where_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    red, blue = Dashboard(table.seat("red")), Dashboard(table.seat("blue"))
    wire = Wire(monkeypatch)
    red.press("dock", "gone")
    heard = [message for message in wire.messages if b'"cue": "refused"' in message]
    assert len(heard) == 1
    assert red.sound.model_id.encode() in heard[0]
    assert blue.sound.model_id.encode() not in heard[0]


def test_the_projector_asks_and_neither_players_nor_a_replay_do() -> None:
    store = MemoryStore()
    table = a_table(store)
    assert Dashboard(table.seat(WATCH)).sound.asks
    assert not Dashboard(table.seat("red")).sound.asks
    assert not ReplayPlayer(Replay(store.read(table.game))).page.sound.asks
