"""Benchmarks: ratios against peers, measured in turns in one run, because machines are shared and noisy."""

import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from itertools import count, cycle

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import Event, TableOpened
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep, EndTime, Move, Start
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, TABLE, SeatId, assign_colours
from mysterium_nb.engine.state import EMPTY_STATE
from mysterium_nb.engine.views import GhostView, View, view
from mysterium_nb.lab.batch.backends import NUMPY, Backend, fastest_backend
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.benchmarks.figures import Figure, PeerMissing
from mysterium_nb.lab.benchmarks.redraw_time import redraw_times
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.lab.simulator import in_blocks, simulate
from mysterium_nb.minds import GhostBot, Partner

FIVE = Rules.classic(players=5)
ROUNDS = 9
SECONDS_A_ROUND = 0.5
REDRAWS = 100
BATCH = 4000
"""Games that a slider asks for."""
PATIENCE = 60
"""Moves the psychics make in the two minutes of the hourglass."""


def measure_engine() -> list[Figure]:
    rng = random.Random(1)
    rules = Rules.classic(players=4)
    log, moves = random_game(rules, rng)
    peer, lean_peer = _hanabi(_numpy_draw()), _hanabi(_lean_draw)
    ours, theirs, leanest, replays, thoughts, evenings = [], [], [], [], [], []
    think, play_evening = _ghost_decisions(), _whole_games()
    engines, batches, compiled, simple, crowds, reasoned, quickly = [], [], [], [], [], [], []
    quick = fastest_backend(wait=True)
    for _ in range(ROUNDS):
        theirs.append(_rate(peer))
        leanest.append(_rate(lean_peer))
        ours.append(_rate(lambda: random_game(rules, rng)[1]))
        replays.append(_rate(lambda: _replayed(log, moves)))
        thoughts.append(_rate(think))
        evenings.append(_rate(play_evening))
        engines.append(_rate(play_evening, time.perf_counter))
        batches.append(_rate(lambda: _batch(NUMPY), time.perf_counter))
        compiled.append(_rate(lambda: _batch(quick), time.perf_counter))
        simple.append(_rate(_simple_batch))
        crowds.append(_rate(_simple_batch, time.perf_counter))
        reasoned.append(_rate(lambda: _batch_moves(NUMPY)))
        quickly.append(_rate(lambda: _batch_moves(quick)))
    against_peer = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    against_leanest = statistics.median(mine / other for mine, other in zip(ours, leanest, strict=True))
    against_play = statistics.median(again / mine for again, mine in zip(replays, ours, strict=True))
    a_thought = statistics.median(other / mine for mine, other in zip(thoughts, theirs, strict=True))
    an_evening = statistics.median(other / mine for mine, other in zip(evenings, theirs, strict=True))
    over_engine = statistics.median(mine / other for mine, other in zip(batches, engines, strict=True))
    over_peer = statistics.median(mine / other for mine, other in zip(simple, theirs, strict=True))
    quicker_than_engine = statistics.median(mine / other for mine, other in zip(compiled, engines, strict=True))
    crowd_over_peer = statistics.median(mine / other for mine, other in zip(crowds, theirs, strict=True))
    over_numpy = statistics.median(mine / other for mine, other in zip(compiled, batches, strict=True))
    by_reason = statistics.median(mine / other for mine, other in zip(reasoned, theirs, strict=True))
    by_reason_quickly = statistics.median(mine / other for mine, other in zip(quickly, theirs, strict=True))
    plain, with_lab = _imports()
    empty, redraw = redraw_times(REDRAWS)
    return [
        Figure("engine moves over open_spiel hanabi moves", against_peer, "times", ">=2.6"),
        Figure("engine moves over open_spiel hanabi moves in the leanest loop", against_leanest, "times", ">=1.3"),
        Figure("replayed moves over played moves", against_play, "times", ">=6"),
        Figure("redraw over empty ipywidgets round trip", redraw / empty, "times", "<=3"),
        Figure("a ghost's decision", a_thought, "open_spiel hanabi moves", "<=30"),
        Figure("a game of five bots", an_evening, "open_spiel hanabi moves", "<=4000"),
        Figure("batch games over engine games, by the clock", over_engine, "times", ">=100"),
        Figure("the same, compiled", quicker_than_engine, "times", ">=200"),
        Figure("batch moves of simple minds over open_spiel hanabi moves", over_peer, "times", ">=20"),
        Figure("the same on all cores, by the clock", crowd_over_peer, "times", ""),
        Figure("compiled batch over plain batch", over_numpy, "times", ""),
        Figure("importing the lab too over ipywidgets and numpy", with_lab / plain, "times", "<=3"),
        Figure("batch moves of reasoning minds over open_spiel hanabi moves", by_reason, "times", ""),
        Figure("batch moves of reasoning minds, compiled, over the same", by_reason_quickly, "times", ""),
        Figure("engine moves", statistics.median(ours), "per second", ""),
        Figure("open_spiel hanabi moves", statistics.median(theirs), "per second", ""),
        Figure("replayed moves", statistics.median(replays), "per second", ""),
        Figure("ghosts' decisions", statistics.median(thoughts), "per second", ""),
        Figure("games of five bots", statistics.median(evenings), "per second", ""),
        Figure("batch games", statistics.median(batches), "per second", ""),
        Figure("compiled batch games", statistics.median(compiled), "per second", ""),
        Figure(f"{BATCH:,} games of five", BATCH / statistics.median(batches), "s", ""),
        Figure(f"{BATCH:,} games of five, compiled", BATCH / statistics.median(compiled), "s", ""),
        Figure("importing the lab", with_lab - plain, "s", "<=0.5"),
        Figure("redraw after a move", redraw, "ms", ""),
        Figure("empty ipywidgets round trip", empty, "ms", ""),
    ]


def random_game(rules: Rules, rng: random.Random) -> tuple[list[Event], int]:
    """A random legal game, every move chosen on its seat's view: the events it made and the number of moves."""
    opened = TableOpened(rules, STANDARD, hosted=False)
    state = evolve(EMPTY_STATE, opened)
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


def _ghost_decisions() -> Callable[[], int]:
    """A ghost decides what to send, on one after another of many views of one game."""
    bots = _partners()
    bot = _Remembering(bots[GHOST])
    play_engine_game(FIVE, {**bots, GHOST: bot}, seed=1)
    ghost, turns = GhostBot(bot.mind), cycle(bot.views)

    def think() -> int:
        ghost.choose(next(turns))
        return 1

    return think


class _Remembering:
    """A ghost that remembers on which views it had visions to send."""

    def __init__(self, partner: Partner) -> None:
        self.mind = partner.mind
        self.views: list[GhostView] = []
        self._partner = partner

    def choose(self, view: View) -> Move | None:
        if isinstance(view, GhostView) and view.phase == "visions":
            self.views.append(view)
        return self._partner.choose(view)


def _partners() -> dict[SeatId, Partner]:
    """A bot for every seat of five, each with a mind of its own."""
    persons = assign_colours(FIVE.psychics, FIVE.people)
    return {seat: Partner.of(shipped(), seed=seat) for seat in (GHOST, *(colours[0] for colours in persons))}


def _whole_games() -> Callable[[], int]:
    """A whole game of five bots, who have their minds and begin to think with the deal."""
    minds, games = {seat: bot.mind for seat, bot in _partners().items()}, count()

    def play_evening() -> int:
        play_engine_game(FIVE, {seat: Partner(mind) for seat, mind in minds.items()}, next(games))
        return 1

    return play_evening


def _batch(thinking: Backend) -> int:
    """Games of five bots of the same strength, on all cores."""
    return sum(len(frame) for frame in in_blocks(FIVE, BATCH, thinking=thinking))


def _batch_moves(thinking: Backend) -> int:
    """Moves of the same, all well considered."""
    return sum(int(frame["moves"].sum()) for frame in in_blocks(FIVE, BATCH, thinking=thinking))


def _simple_batch() -> int:
    """Moves of minds that think as little as the peer's, which takes any move."""
    return sum(simulate(FIVE, BATCH, who=SimulatedPlayers(ghost="one card", psychics="one by one"))["moves"])


def _imports() -> tuple[float, float]:
    """Seconds of processor time for a notebook's usual imports, without and with the lab."""
    usual = "import time; began = time.process_time(); import ipywidgets, numpy"
    told = "print(time.process_time() - began)"
    programs = (f"{usual}; {told}", f"{usual}; import mysterium_nb.lab.panels; {told}")
    runs = [[_answer(program) for program in programs] for _ in range(ROUNDS)]
    without, with_lab = zip(*runs, strict=True)
    return statistics.median(without), statistics.median(with_lab)


def _answer(program: str) -> float:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    return float(done.stdout)


def _replayed(log: list[Event], moves: int) -> int:
    replay(log)
    return moves


Draw = Callable[[list[tuple[int, float]]], int]
"""Picks one of the outcomes of chance."""


def _hanabi(draw: Draw) -> Callable[[], int]:
    """A random two-player game in open_spiel."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        raise PeerMissing("bench compares with open_spiel: install mysterium-nb[test].") from error
    game = pyspiel.load_game("hanabi", {"players": 2})

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = draw(state.chance_outcomes())
            else:
                action = random.choice(state.legal_actions())
                moves += 1
            state.apply_action(action)
        return moves

    return play


def _numpy_draw() -> Draw:
    """As open_spiel's own Python example draws."""
    numpy = import_module("numpy")

    def draw(chances: list[tuple[int, float]]) -> int:
        outcomes, probabilities = zip(*chances, strict=True)
        return int(numpy.random.choice(outcomes, p=probabilities))

    return draw


def _lean_draw(chances: list[tuple[int, float]]) -> int:
    """The quickest way to draw from so few outcomes in Python."""
    left = random.random()
    for outcome, probability in chances:
        left -= probability
        if left < 0:
            return outcome
    return chances[-1][0]


def _rate(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """How many a second of processor time, with the garbage collector at rest, as `timeit` measures; by the clock on
    the wall where a player uses all cores."""
    done = 0
    gc.collect()
    gc.disable()
    began = clock()
    while (spent := clock() - began) < SECONDS_A_ROUND:
        done += play()
    gc.enable()
    return done / spent
