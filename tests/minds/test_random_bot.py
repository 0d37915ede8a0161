"""The random bot makes legal moves only, the same ones for the same seed, and looks at nothing but its view."""

from collections import Counter

import msgspec
import pytest

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, View, WatchView
from mysterium_nb.minds import RandomBot
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.table import Chooser
from tests.table.whole_games import NOON, a_table, all_get_visions


def watched(seat: SeatId, seen: list[tuple[View, Move | None]]) -> Chooser:
    """A uniform mind whose every choice is written down."""
    mind = RandomBot(seat)

    def choose(view: View) -> Move | None:
        move = mind.choose(view)
        seen.append((view, move))
        return move

    return choose


@pytest.mark.parametrize("edition", ["classic", "revised", "original"])
@pytest.mark.parametrize("players", range(2, 8))
def test_it_makes_legal_moves_only(edition: str, players: int) -> None:
    rules = Rules.preset(edition, players).but(first_guess=players % 2 == 0)
    clock = SimulatedClock(NOON)
    table = a_table(rules, clock=clock)
    seen: list[tuple[View, Move | None]] = []
    seats = (GHOST, *(psychic.colour for psychic in table.view(WATCH).psychics))
    for _ in play_to_end(table, {seat: watched(seat, seen) for seat in seats}, clock):
        pass  # the table refuses an illegal move with an error
    assert table.over
    for view, move in seen[:300]:
        assert move is None or move in legal_moves(view)


def test_the_same_seed_chooses_the_same_and_another_something_else() -> None:
    view = a_table().view(GHOST)
    chosen = [[mind.choose(view) for _ in range(20)] for mind in map(RandomBot, ("a", "a", "b"))]
    assert chosen[0] == chosen[1] != chosen[2]


def test_without_a_seed_it_chooses_by_chance() -> None:
    view = a_table().view(GHOST)
    chosen = [[mind.choose(view) for _ in range(20)] for mind in (RandomBot(), RandomBot())]
    assert chosen[0] != chosen[1]


def test_it_depends_on_its_view_alone() -> None:
    """The view sent round the world as JSON, to a mind that never saw a table, gives the same move."""
    table = a_table()
    all_get_visions(table)
    kinds: dict[SeatId, type[View]] = {GHOST: GhostView, "red": PsychicView, HOST: HostView, WATCH: WatchView}
    for seat, kind in kinds.items():
        view = table.view(seat)
        copied = msgspec.json.decode(msgspec.json.encode(view), type=kind)
        assert RandomBot(5).choose(copied) == RandomBot(5).choose(view)


def test_every_move_is_as_likely_as_any_other() -> None:
    table = a_table()
    all_get_visions(table)
    view = table.view("red")
    mind = RandomBot("fair")
    counts = Counter(mind.choose(view) for _ in range(3000))
    choices = legal_moves(view)
    assert set(counts) == set(choices)
    assert all(0.7 < count / (3000 / len(choices)) < 1.3 for count in counts.values())


def test_who_can_do_nothing_does_nothing() -> None:
    table = a_table()
    assert RandomBot(1).choose(table.view(WATCH)) is None
    assert RandomBot(1).choose(table.view("red")) is None
    table.pause()
    assert RandomBot(1).choose(table.view(GHOST)) is None
