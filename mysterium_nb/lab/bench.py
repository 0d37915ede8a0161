"""Benchmarks: ratios against peers, measured in turns in one run, because machines are shared and noisy."""

import gc
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module

import msgspec

from mysterium_nb.kernel.cards import STANDARD
from mysterium_nb.kernel.editions import Rules
from mysterium_nb.kernel.events import Event, TableOpened
from mysterium_nb.kernel.evolve import evolve, replay
from mysterium_nb.kernel.legal import legal_moves
from mysterium_nb.kernel.moves import CloseStep, EndTime, Start
from mysterium_nb.kernel.rules import decide
from mysterium_nb.kernel.seats import TABLE
from mysterium_nb.kernel.state import NOWHERE
from mysterium_nb.kernel.views import view
from mysterium_nb.kernel.waiting import waiting_for
from mysterium_nb.lab.redraw import redraw_times

ROUNDS = 9
SECONDS_A_ROUND = 0.5
REDRAWS = 100
PATIENCE = 60
"""Moves the psychics make in the two minutes of the hourglass."""


class Figure(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str
    target: str


class PeerMissing(ImportError):
    """A peer to compare with is not installed."""


def measure() -> list[Figure]:
    rng = random.Random(1)
    rules = Rules.classic(players=4)
    log, moves = random_game(rules, rng)
    peer = _hanabi()
    ours, theirs, replays = [], [], []
    for _ in range(ROUNDS):
        theirs.append(_rate(peer))
        ours.append(_rate(lambda: random_game(rules, rng)[1]))
        replays.append(_rate(lambda: _replayed(log, moves)))
    against_peer = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    against_play = statistics.median(again / mine for again, mine in zip(replays, ours, strict=True))
    empty, redraw = redraw_times(REDRAWS)
    return [
        Figure("engine moves over open_spiel hanabi moves", against_peer, "times", ">=2"),
        Figure("replayed moves over played moves", against_play, "times", ">=5"),
        Figure("redraw over empty ipywidgets round trip", redraw / empty, "times", "<=3"),
        Figure("engine moves", statistics.median(ours), "per second", ""),
        Figure("open_spiel hanabi moves", statistics.median(theirs), "per second", ""),
        Figure("replayed moves", statistics.median(replays), "per second", ""),
        Figure("redraw after a move", redraw, "ms", ""),
        Figure("empty ipywidgets round trip", empty, "ms", ""),
    ]


def random_game(rules: Rules, rng: random.Random) -> tuple[list[Event], int]:
    """A random legal game, every move chosen on its seat's view: the events it made and the number of moves."""
    opened = TableOpened(rules, STANDARD, hosted=False)
    state = evolve(NOWHERE, opened)
    log: list[Event] = [opened]
    events = decide(state, TABLE, Start(), rng)
    moves = now = since = 0
    while True:
        for event in events:
            state = evolve(state, event)
        log += events
        moves += 1
        if state.phase == "over":
            return log, moves
        since = since + 1 if state.phase in ("interpretation", "poll") else 0
        if since > PATIENCE and rules.poll != "agreement":
            since = 0
            now = state.clock.deadline or now
            end = EndTime() if state.clock.deadline else CloseStep()
            events = decide(state, TABLE, end, rng, now)
            continue
        waiting = waiting_for(state)
        seat = waiting[int(rng.random() * len(waiting))]
        events = decide(state, seat, legal_moves(view(state, seat)).pick(rng), rng, now)


def _replayed(log: list[Event], moves: int) -> int:
    replay(log)
    return moves


def _hanabi() -> Callable[[], int]:
    """A random two-player game as open_spiel's own Python example plays it."""
    try:
        numpy, pyspiel = import_module("numpy"), import_module("pyspiel")
    except ImportError as error:
        raise PeerMissing("bench compares with open_spiel: install mysterium-nb[test].") from error
    game = pyspiel.load_game("hanabi", {"players": 2})

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = int(numpy.random.choice(outcomes, p=chances))
            else:
                action = random.choice(state.legal_actions(state.current_player()))
                moves += 1
            state.apply_action(action)
        return moves

    return play


def _rate(play: Callable[[], int]) -> float:
    """How many a second of processor time, with the garbage collector at rest, as `timeit` measures."""
    done = 0
    gc.collect()
    gc.disable()
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS_A_ROUND:
        done += play()
    gc.enable()
    return done / spent
