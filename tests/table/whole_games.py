"""Tables for tests, and ways to play whole games at them."""

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import ChooseCulprit, PlacePawn, PointAt, Reveal, SaySure, SendVision, Vote
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.state import Phase
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.minds import RandomBot
from mysterium_nb.table import MemoryStore, Store, Table
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end

NOON = 1_700_000_000_000
FOUR = Rules.classic(players=4, difficulty="easy")
"""The table most tests sit at: yellow, red and blue."""


def a_table(
    rules: Rules = FOUR, *, store: Store | None = None, clock: SimulatedClock | None = None, hosted: bool = True
) -> Table:
    """A game that has just begun, with Ann, Ben and so on at the seats in seat order."""
    table = a_lobby(rules, store=store, clock=clock, hosted=hosted)
    table.start(seed="a dark night")
    return table


def a_lobby(
    rules: Rules = FOUR, *, store: Store | None = None, clock: SimulatedClock | None = None, hosted: bool = True
) -> Table:
    return Table.open(
        rules, store=store or MemoryStore(), clock=clock or SimulatedClock(NOON), rng=random.Random(1), hosted=hosted
    )


def ghost_view(table: Table) -> GhostView:
    view = table.view(GHOST)
    assert isinstance(view, GhostView)
    return view


def psychic_view(table: Table, colour: str) -> PsychicView:
    view = table.view(colour)
    assert isinstance(view, PsychicView)
    return view


def all_get_visions(table: Table) -> None:
    view = table.view(GHOST)
    for psychic in view.psychics:
        if not psychic.finished and psychic.served_hour != view.hour:
            table.act(GHOST, SendVision(psychic.colour, ghost_view(table).hand[:1]))


def all_place_well(table: Table) -> None:
    for psychic, belongs in zip(table.view(GHOST).psychics, ghost_view(table).sets, strict=True):
        if not psychic.finished:
            table.act(psychic.colour, PlacePawn(psychic.colour, belongs[psychic.step]))


def play_well(table: Table, until: Phase = "over") -> None:
    """Play with everybody always right, until this phase."""
    while (view := ghost_view(table)).phase != until:
        match view.phase:
            case "visions":
                all_get_visions(table)
            case "interpretation":
                all_place_well(table)
                for psychic in view.psychics:
                    table.act(psychic.colour, SaySure(psychic.colour))
            case "manifestation":
                for psychic in view.psychics:
                    if psychic.pawn is not None:
                        table.act(GHOST, Reveal(psychic.colour))
            case "culprit":
                first, second, third = view.hand[:3]
                table.act(GHOST, ChooseCulprit(1, (first, second, third)))
            case "poll" if view.rules.poll == "straw":
                voter = view.psychic(table.waiting_for[0]).colour
                table.act(voter, Vote(voter, 1))
            case "poll":
                for colour in table.waiting_for:
                    table.act(colour, PointAt(view.psychic(colour).colour, 1))
                for colour in table.waiting_for:
                    table.act(colour, SaySure(view.psychic(colour).colour))
            case "opening":
                opener = table.waiting_for[0]
                table.act(opener, legal_moves(table.view(opener))[0])
            case _:
                table.act(GHOST, legal_moves(view)[0])


def play_badly(table: Table, clock: SimulatedClock, seed: str = "") -> None:
    """Let simple minds play to the end."""
    seats = (GHOST, *(psychic.colour for psychic in table.view(WATCH).psychics))
    for _ in play_to_end(table, {seat: RandomBot(seed + seat).choose for seat in seats}, clock):
        pass


def a_won_game(rules: Rules = FOUR, store: Store | None = None) -> tuple[Store, str]:
    """A short game with everything in it, from the lobby to the culprit."""
    store = store or MemoryStore()
    table = a_lobby(rules, store=store)
    table.sit(GHOST, "Grace")
    table.sit("yellow", "Ada")
    table.start(seed="a dark night")
    play_well(table)
    return store, table.game


class TooLong(BaseException):
    """No mere error: nothing that is endless shall catch it and go on."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail, instead of hanging, what should be done in no time."""

    def too_long(_number: int, _frame: FrameType | None) -> None:
        raise TooLong(f"not done within {seconds} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
