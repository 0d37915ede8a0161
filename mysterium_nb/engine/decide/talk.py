"""Talk at the table, and the report that the ghost helped."""

import random

from mysterium_nb.engine.decide.guards import require_host, require_no_curtain, require_play, require_psychic
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, GameEnded, GhostJudged, GhostReported, ReportSettled, Said
from mysterium_nb.engine.moves import JudgeGhost, ReportGhost, Say, Verdict
from mysterium_nb.engine.position import talk_is_closed
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Report, State

LONGEST_REMARK = 500


def say(state: State, seat: SeatId, move: Say, _rng: random.Random, _now: int) -> list[Event]:
    if state.phase == "lobby":
        raise IllegalMove("The game has not begun.")
    require_psychic(state, seat, move.psychic)
    if talk_is_closed(state):
        raise IllegalMove("Silence: nobody talks until the votes are opened.")
    require_no_curtain(state, seat)
    text = move.text.strip()
    if not text:
        raise IllegalMove("Write something first.")
    if len(text) > LONGEST_REMARK:
        raise IllegalMove("Say it in at most {most} characters.", most=LONGEST_REMARK)
    return [Said(move.psychic, text, state.hour)]


def report_ghost(state: State, seat: SeatId, move: ReportGhost, _rng: random.Random, _now: int) -> list[Event]:
    require_psychic(state, seat, move.psychic)
    require_play(state)
    if not state.setup.rules.help_forfeits:
        raise IllegalMove("At this table a word too many from the ghost costs nothing.")
    if state.report is not None:
        raise IllegalMove("A report is being decided already.")
    return [GhostReported(move.psychic)]


def judge_ghost(state: State, seat: SeatId, move: JudgeGhost, _rng: random.Random, _now: int) -> list[Event]:
    require_play(state)
    report = state.report
    if report is None:
        raise IllegalMove("There is no report to decide.")
    if state.setup.hosted:
        require_host(seat)
        if move.psychic is not None:
            raise IllegalMove("Here the host decides, not a psychic.")
        return [GhostJudged(move.verdict, psychic=None), *_settle(move.verdict)]
    if move.psychic is None:
        raise IllegalMove("There is no host here; the psychics decide.")
    require_psychic(state, seat, move.psychic)
    if move.psychic in dict(report.verdicts):
        raise IllegalMove("You have said so already.")
    judged = GhostJudged(move.verdict, move.psychic)
    verdict = _majority(report, move, len(state.psychics))
    return [judged] if verdict is None else [judged, *_settle(verdict)]


def _majority(report: Report, move: JudgeGhost, psychics: int) -> Verdict | None:
    """More than half must say that the ghost helped; once that is out of reach the report is dismissed."""
    verdicts = [*(verdict for _, verdict in report.verdicts), move.verdict]
    if verdicts.count("helped") * 2 > psychics:
        return "helped"
    if verdicts.count("kept_silent") * 2 >= psychics:
        return "kept_silent"
    return None


def _settle(verdict: Verdict) -> list[Event]:
    settled = ReportSettled(verdict)
    return [settled, GameEnded(won=False, why="ghost_helped")] if verdict == "helped" else [settled]
