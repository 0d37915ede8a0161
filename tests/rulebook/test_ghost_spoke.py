"""In both phases of `original` a ghost who helps by word or gesture loses the game for all."""

import pytest

from mysterium_nb.engine.events import GhostReported, ReportSettled
from mysterium_nb.engine.moves import JudgeGhost, ReportGhost, Verdict
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, Colour
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_lobby, a_seance

ORIGINAL = Rules.original(5)


def reported(*, hosted: bool) -> Seance:
    return a_seance(rules=ORIGINAL, hosted=hosted).does(RED, ReportGhost(RED))


def judges(seance: Seance, **verdicts: Verdict) -> Seance:
    for psychic in (YELLOW, RED, TEAL, BLUE):
        if psychic in verdicts:
            seance = seance.does(psychic, JudgeGhost(verdicts[psychic], psychic))
    return seance


def test_a_psychic_reports_it_in_either_phase() -> None:
    seance = a_seance(rules=ORIGINAL)
    for moment in (seance, seance.thinking(), seance.judged(), seance.lined_up(), seance.finale()):
        after = moment.does(RED, ReportGhost(RED))
        assert after.log[-1] == GhostReported(RED)
        assert after.phase is moment.phase


def test_nobody_else_reports_it() -> None:
    for seat in (GHOST, HOST, WATCH, BLUE):
        assert a_seance(rules=ORIGINAL).refuses(seat, ReportGhost(RED)) == "Only the player of Red can do this."


def test_there_is_one_report_at_a_time() -> None:
    sentence = "A report is being decided already."
    assert reported(hosted=True).refuses(BLUE, ReportGhost(BLUE)) == sentence
    dismissed = reported(hosted=True).does(HOST, JudgeGhost("kept_silent"))
    assert dismissed.does(BLUE, ReportGhost(BLUE)).state.report is not None


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_in_the_other_editions_it_costs_nothing(edition: str) -> None:
    sentence = a_seance(rules=Rules.preset(edition, 5)).refuses(RED, ReportGhost(RED))
    assert sentence == "At this table a word too many from the ghost costs nothing."


def test_it_is_a_rule_that_any_table_can_play() -> None:
    seance = a_seance(rules=Rules.classic(5).but(help_forfeits=True)).does(RED, ReportGhost(RED))
    assert seance.does(HOST, JudgeGhost("helped")).ending == (False, "ghost_helped")


def test_the_host_decides() -> None:
    seance = reported(hosted=True)
    for seat in (RED, GHOST, WATCH):
        assert seance.refuses(seat, JudgeGhost("helped", RED)) == "Only the host can do this."
    assert seance.refuses(HOST, JudgeGhost("helped", RED)) == "Here the host decides, not a psychic."
    assert seance.does(HOST, JudgeGhost("helped")).ending == (False, "ghost_helped")


def test_a_report_that_is_dismissed_changes_nothing() -> None:
    seance = a_seance(rules=ORIGINAL)
    dismissed = seance.does(RED, ReportGhost(RED)).does(HOST, JudgeGhost("kept_silent"))
    assert dismissed.log[-1] == ReportSettled("kept_silent")
    assert (dismissed.state.report, dismissed.phase, dismissed.hand) == (None, seance.phase, seance.hand)


def test_with_no_host_a_majority_of_the_psychics_decides() -> None:
    seance = reported(hosted=False)
    two = judges(seance, yellow="helped", red="helped")
    assert two.phase == "visions"
    assert judges(two, teal="helped").ending == (False, "ghost_helped")
    assert judges(two, teal="kept_silent", blue="helped").ending == (False, "ghost_helped")


def test_half_is_no_majority_and_the_report_is_dismissed_once_one_is_out_of_reach() -> None:
    seance = judges(reported(hosted=False), yellow="helped", red="helped", teal="kept_silent")
    assert seance.state.report is not None
    tied = judges(seance, blue="kept_silent")
    assert (tied.state.report, tied.state.outcome) == (None, None)
    early = judges(reported(hosted=False), yellow="kept_silent", red="kept_silent")
    assert early.log[-1] == ReportSettled("kept_silent")


def test_each_psychic_has_one_voice_and_nobody_else_has_any() -> None:
    seance = judges(reported(hosted=False), blue="helped")
    assert seance.refuses(BLUE, JudgeGhost("helped", BLUE)) == "You have said so already."
    assert seance.refuses(HOST, JudgeGhost("helped")) == "There is no host here; the psychics decide."
    for seat in (GHOST, WATCH, TEAL):
        assert seance.refuses(seat, JudgeGhost("helped", RED)) == "Only the player of Red can do this."


@pytest.mark.parametrize("psychic", [None, RED])
def test_without_a_report_there_is_nothing_to_decide(psychic: Colour | None) -> None:
    for hosted in (True, False):
        seance = a_seance(rules=ORIGINAL, hosted=hosted)
        assert seance.refuses(psychic or HOST, JudgeGhost("helped", psychic)) == "There is no report to decide."


def test_before_and_after_the_game_nothing_is_reported_or_decided() -> None:
    lobby = a_lobby(ORIGINAL)
    assert lobby.refuses(HOST, JudgeGhost("helped")) == "The game has not begun."
    over = reported(hosted=True).does(HOST, JudgeGhost("helped"))
    assert over.refuses(RED, ReportGhost(RED)) == "The game is over."
    assert over.refuses(HOST, JudgeGhost("helped")) == "The game is over."
