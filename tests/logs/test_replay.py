"""Replay: at every event, every seat sees again what it saw then, to the byte."""

from bisect import bisect_left
from pathlib import Path

import msgspec
import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from mysterium_nb.minds import QuickBot
from mysterium_nb.table import Table
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.game_file import encode_game
from mysterium_nb.table.store import StoreError
from tests.logs.replayed import a_game_of_bots, a_seen_game


def check(seed: int, rules: Rules | None = None) -> None:
    game = a_seen_game(seed, rules)
    replay = Replay(game.entries)
    whole = sorted(game.seen)
    seats = [*game.seats, HOST, WATCH]
    began = next(seq for seq, entry in enumerate(game.entries, start=1) if entry.move == "m1")
    for seq in range(began, len(replay) + 1):
        then = game.seen[whole[bisect_left(whole, seq)]]  # nobody saw a move half made
        assert {seat: msgspec.json.encode(replay.view(seq, seat)) for seat in seats} == then


@pytest.mark.parametrize("seed", range(12))
def test_at_every_event_every_seat_sees_what_it_saw(seed: int) -> None:
    check(seed)


def test_also_behind_the_curtain_of_a_first_guess() -> None:
    check(99, Rules.classic(players=5).but(first_guess=True))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 600))
def test_in_hundreds_of_games(seed: int) -> None:
    check(seed)


def test_a_watcher_was_shown_the_views_of_the_replay_one_after_the_other() -> None:
    clock = SimulatedClock(1_700_000_000_000)
    table = Table.open(Rules.classic(players=4, difficulty="easy"), clock=clock)
    table.start()
    seats: list[SeatId] = [GHOST, WATCH, HOST, *(colours[0] for colours in table.view(WATCH).setup.players)]
    shown: dict[SeatId, list[View]] = {seat: [table.view(seat)] for seat in seats}
    for seat in seats:
        table.seat(seat).watch(shown[seat].append)
    for _ in play_to_end(table, {seat: QuickBot(1).choose for seat in seats}, clock):
        pass
    replay = Replay(table.log)
    for seat in seats:
        again = [moment.seen_from(seat) for moment in replay.moments[1:]]  # the first was the empty lobby
        told = [view for before, view in zip([None, *again], again, strict=False) if view != before]
        assert msgspec.json.encode(told) == msgspec.json.encode(shown[seat])


def test_nobodys_eyes_see_the_ghosts_side() -> None:
    replay = a_game_of_bots()
    assert replay.view(9, EVERYTHING) == replay.view(9, GHOST)
    assert EVERYTHING not in replay.seats


def test_a_game_file_replays_as_the_game_did(tmp_path: Path) -> None:
    replay = a_game_of_bots()
    file = tmp_path / "game.jsonl"
    file.write_bytes(encode_game("some-game", replay.entries))
    assert Replay.from_file(file).moments == replay.moments
    assert repr(replay) == f"Replay(classic, 5 players, {len(replay)} events, {len(replay.moments)} moments)"


def test_a_replay_shows_in_a_cell_how_the_game_ended() -> None:
    bundle = a_game_of_bots()._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")


def test_a_game_that_goes_on_gives_its_log_to_nobody() -> None:
    with pytest.raises(IllegalMove, match="not over yet"):
        _ = Table.new(players=4).log


def test_events_are_counted_from_one() -> None:
    replay = a_game_of_bots()
    for seq in (0, len(replay) + 1):
        with pytest.raises(LookupError, match=f"events 1 to {len(replay)}, and no event {seq}"):
            replay.view(seq, WATCH)


def test_an_empty_or_damaged_log_is_refused() -> None:
    with pytest.raises(StoreError, match="nothing to replay"):
        Replay([])
    with pytest.raises(StoreError, match="damaged"):
        Replay(a_game_of_bots().entries[5:])
