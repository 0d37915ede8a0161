"""Let bots play: a seat among people, or a whole game in a time of its own."""

import asyncio
import random
from collections.abc import Iterator, Mapping

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep, Move, OpenVote, TurnCulprit
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import HOST, WATCH, SeatId
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Chooser, Table

MAX_MOVES_A_STEP = 40
"""Moves after which the host closes a step that has no hourglass."""

OPENING_SECONDS = (0.9, 1.6)
"""How long a bot among people holds its breath before it opens a vote, or turns the culprit."""


class SimulatedClock:
    """A clock that a game carries along: every move takes some seconds of it, and nobody waits for them."""

    def __init__(self, now: int, seconds_a_move: int = 4) -> None:
        self.now = now
        self._step = seconds_a_move * 1000

    def __call__(self) -> int:
        return self.now

    def pass_move(self) -> None:
        self.now += self._step


def auto_play(seat: Seat, choose: Chooser, *, among_people: bool = False) -> None:
    """Let a bot play a seat from now on: it moves at once whenever it is waited for. Among people it opens votes at a
    pace that they can follow, if a loop runs that can wait for it, as in a notebook."""

    def move(view: View) -> None:
        mine = view.mine if isinstance(view, PsychicView) else (view.seat,)
        if any(colour in mine for colour in waiting_for(view)):
            chosen = choose(view)
            if among_people and isinstance(chosen, OpenVote | TurnCulprit) and _open_later(seat, chosen):
                return
            if chosen is not None:
                seat.act(chosen)

    seat.watch(move)
    move(seat.view)


def _open_later(seat: Seat, move: Move) -> bool:
    """Make a move in a second or so; whether there is a loop to wait in."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return False
    loop.call_later(random.uniform(*OPENING_SECONDS), _act_unless_late, seat, move)
    return True


def _act_unless_late(seat: Seat, move: Move) -> None:
    try:
        seat.act(move)
    except IllegalMove:
        return  # the house was quicker, or the game is paused: then the bot is asked again when it goes on


def play_to_end(table: Table, bots: Mapping[SeatId, Chooser], clock: SimulatedClock) -> Iterator[View]:
    """Play until the game is over, taking turns among those who are waited for; yields the spectator's view after
    every move. Where there is no hourglass the host closes a step that nobody ends.

    >>> import mysterium_nb as m
    >>> clock = SimulatedClock(now=0)
    >>> table = m.Table.open(m.Rules.classic(players=2), clock=clock)
    >>> _ = table.start(seed="a quiet evening")
    >>> seats = ("ghost", *(psychic.colour for psychic in table.view("host").psychics))
    >>> *_, over = play_to_end(table, {seat: m.minds.QuickBot(seat).choose for seat in seats}, clock)
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
