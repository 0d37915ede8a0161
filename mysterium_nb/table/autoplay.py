"""Let bots play: a seat among people, or a whole game in a time of its own."""

from collections.abc import Iterator, Mapping

from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import HOST, WATCH, SeatId
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Chooser, Table

MAX_MOVES_A_STEP = 40
"""Moves after which the host closes a step that has no hourglass."""


class SimulatedClock:
    """A clock that a game carries along: every move takes some seconds of it, and nobody waits for them."""

    def __init__(self, now: int, seconds_a_move: int = 4) -> None:
        self.now = now
        self._step = seconds_a_move * 1000

    def __call__(self) -> int:
        return self.now

    def pass_move(self) -> None:
        self.now += self._step


def auto_play(seat: Seat, choose: Chooser) -> None:
    """Let a bot play a seat from now on: it moves at once whenever it is waited for."""

    def move(view: View) -> None:
        mine = view.mine if isinstance(view, PsychicView) else (view.seat,)
        if any(colour in mine for colour in waiting_for(view)):
            chosen = choose(view)
            if chosen is not None:
                seat.act(chosen)

    seat.watch(move)
    move(seat.view)


def play_to_end(table: Table, bots: Mapping[SeatId, Chooser], clock: SimulatedClock) -> Iterator[View]:
    """Play until the game is over, taking turns among those who are waited for; yields the spectator's view after
    every move. Where there is no hourglass the host closes a step that nobody ends.

    >>> import mysterium_nb as m
    >>> clock = SimulatedClock(now=0)
    >>> table = m.Table.open(m.Rules.classic(players=2), clock=clock)
    >>> view = table.start(seed="a quiet evening")
    >>> *_, over = play_to_end(table, {seat: m.minds.QuickBot(seat).choose for seat in table.waiting_for}, clock)
    >>> over.phase
    'over'
    """
    moves = 0
    step = None
    while table.waiting_for:
        now = table.view(WATCH)
        if (now.hour, now.phase) != step:
            step, moves = (now.hour, now.phase), 0
        seat = table.waiting_for[moves % len(table.waiting_for)]
        move = bots[seat](table.view(seat))
        if move is not None:
            table.act(seat, move)
        moves += 1
        clock.pass_move()
        table.tick()
        if moves >= MAX_MOVES_A_STEP and CloseStep() in legal_moves(table.view(HOST)):
            table.act(HOST, CloseStep())
        yield table.view(WATCH)
