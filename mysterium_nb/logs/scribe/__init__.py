"""The scribe reads a game's log once and writes down the rows of every table.

It keeps a small account of its own (hand, pawns, tokens, levels) instead of the engine's state: frozen states are made
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
from mysterium_nb.logs.scribe import ending, manifestation, pawns, revelation, setting_up, visions
from mysterium_nb.logs.scribe.account import WRITTEN, Account, Row

__all__ = ["WRITTEN", "Row", "Scribe"]


class Scribe:
    """Writes the rows of one game."""

    def __init__(self, game: str, opened: TableOpened) -> None:
        self._account = Account(game, opened)
        self.rows = self._account.rows
        self.hours: list[int] = []
        """The hour after each entry."""

    def write(self, times: Sequence[int], moves: Sequence[str], events: Sequence[Event]) -> bool:
        """Take in the whole log, times and moves beside the events; whether the game was finished."""
        account, hours = self._account, self.hours
        account.opened_at = times[0]
        for seq, (at, move, event) in enumerate(zip(times, moves, events, strict=True), start=1):
            act = _ACTS.get(type(event))
            if act is not None:
                account.seq = seq
                account.at = at
                account.now = at - account.paused_for
                account.move = move
                act(account, event)
            hours.append(account.hour)
        if account.ending is None:
            return False
        account.close_hour()
        spoken = {"remarks": account.totals["remarks"], "notes": account.notes, "events": len(events)}
        self.rows["games"].append(account.ending | spoken)
        return True


_ACTS: dict[type, Callable[[Account, Any], None]] = {
    PawnPlaced: pawns.pawn_placed,
    TokenPlaced: pawns.token_placed,
    PawnTaken: pawns.pawn_taken,
    TokenTaken: pawns.token_taken,
    FirstGuessMade: pawns.first_guess_made,
    HourBegan: visions.hour_began,
    HandRefilled: visions.hand_refilled,
    VisionSent: visions.vision_sent,
    CrowSent: visions.crow_sent,
    HandDiscarded: visions.hand_discarded,
    HourglassTurned: visions.hourglass_turned,
    Noted: visions.noted,
    StepEnded: manifestation.step_ended,
    PawnJudged: manifestation.pawn_judged,
    LinedUp: revelation.lined_up,
    CulpritChosen: revelation.culprit_chosen,
    VisionTurned: revelation.vision_turned,
    VoteSealed: revelation.vote_sealed,
    TierClosed: revelation.tier_closed,
    GroupPointed: revelation.group_pointed,
    GroupAccused: revelation.group_accused,
    DayClosed: revelation.day_closed,
    Said: ending.said,
    Paused: ending.paused,
    Resumed: ending.resumed,
    GameEnded: ending.game_ended,
    SeatTaken: setting_up.seat_taken,
    SeatLeft: setting_up.seat_left,
    StoodIn: setting_up.stood_in,
    RulesChanged: setting_up.rules_changed,
    GameStarted: setting_up.game_started,
    DealFixed: setting_up.sets_known,
    SetsChosen: setting_up.sets_known,
}
"""What each event makes the scribe write down; the others change no table but `events`."""
