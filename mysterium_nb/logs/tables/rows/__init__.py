"""Reads a game’s log once and writes down the rows of every table.

It keeps a small tally of its own (hand, pawns, tokens, levels) instead of the engine's state: frozen states are made
for playing and looking back, and cost many times as much. A test compares every column with a recount by `evolve`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from mysterium_nb.engine.events import (
    CrowSent,
    CulpritChosen,
    DayClosed,
    DealFixed,
    Event,
    FirstGuessMade,
    GameEnded,
    GameStarted,
    GroupAccused,
    GroupPointed,
    HandDiscarded,
    HandRefilled,
    HourBegan,
    HourglassTurned,
    LinedUp,
    Noted,
    Paused,
    PawnJudged,
    PawnPlaced,
    PawnTaken,
    Resumed,
    RulesChanged,
    Said,
    SeatLeft,
    SeatTaken,
    SetsChosen,
    StepEnded,
    StoodIn,
    TableOpened,
    TierClosed,
    TokenPlaced,
    TokenTaken,
    VisionSent,
    VisionTurned,
    VoteSealed,
)
from mysterium_nb.logs.tables.rows import (
    game_events,
    judging_events,
    pawn_events,
    revelation_events,
    setup_events,
    vision_events,
)
from mysterium_nb.logs.tables.rows.tally import WRITTEN, GameTally, Row

__all__ = ["WRITTEN", "Row", "RowWriter"]


class RowWriter:
    """Writes the rows of one game."""

    def __init__(self, game: str, opened: TableOpened) -> None:
        self._tally = GameTally(game, opened)
        self.rows = self._tally.rows
        self.hours: list[int] = []
        """The hour after each entry."""

    def write(self, times: Sequence[int], moves: Sequence[str], events: Sequence[Event]) -> bool:
        """Take in the whole log, times and moves beside the events; whether the game was finished."""
        tally, hours = self._tally, self.hours
        tally.opened_at = times[0]
        for seq, (at, move, event) in enumerate(zip(times, moves, events, strict=True), start=1):
            act = _HANDLERS.get(type(event))
            if act is not None:
                tally.seq = seq
                tally.at = at
                tally.now = at - tally.paused_for
                tally.move = move
                act(tally, event)
            hours.append(tally.hour)
        if tally.ending is None:
            return False
        tally.close_hour()
        spoken = {"remarks": tally.totals["remarks"], "notes": tally.notes, "events": len(events)}
        self.rows["games"].append(tally.ending | spoken)
        return True


_HANDLERS: dict[type, Callable[[GameTally, Any], None]] = {
    PawnPlaced: pawn_events.pawn_placed,
    TokenPlaced: pawn_events.token_placed,
    PawnTaken: pawn_events.pawn_taken,
    TokenTaken: pawn_events.token_taken,
    FirstGuessMade: pawn_events.first_guess_made,
    HourBegan: vision_events.hour_began,
    HandRefilled: vision_events.hand_refilled,
    VisionSent: vision_events.vision_sent,
    CrowSent: vision_events.crow_sent,
    HandDiscarded: vision_events.hand_discarded,
    HourglassTurned: vision_events.hourglass_turned,
    Noted: vision_events.noted,
    StepEnded: judging_events.step_ended,
    PawnJudged: judging_events.pawn_judged,
    LinedUp: revelation_events.lined_up,
    CulpritChosen: revelation_events.culprit_chosen,
    VisionTurned: revelation_events.vision_turned,
    VoteSealed: revelation_events.vote_sealed,
    TierClosed: revelation_events.tier_closed,
    GroupPointed: revelation_events.group_pointed,
    GroupAccused: revelation_events.group_accused,
    DayClosed: revelation_events.day_closed,
    Said: game_events.said,
    Paused: game_events.paused,
    Resumed: game_events.resumed,
    GameEnded: game_events.game_ended,
    SeatTaken: setup_events.seat_taken,
    SeatLeft: setup_events.seat_left,
    StoodIn: setup_events.stood_in,
    RulesChanged: setup_events.rules_changed,
    GameStarted: setup_events.game_started,
    DealFixed: setup_events.sets_known,
    SetsChosen: setup_events.sets_known,
}
"""What each event makes a row writer do; the others change no table but `events`."""
