"""`mysterium-nb simulate`: how often a set of rules is won."""

import json
from io import StringIO

import pytest

from mysterium_nb.cli.simulate import progress_on
from tests.cli.running import Shell

FEW = ("--players", 2, "--difficulty", "easy", "--games", 30)


def test_the_answer_in_json(shell: Shell) -> None:
    answer = json.loads(shell("simulate", *FEW, "--json").out)
    assert list(answer) == ["games", "win_rate", "win_interval", "finish_rate", "mean_hours", "seconds", "minds"]
    assert answer["games"] == 30
    low, high = answer["win_interval"]
    assert 0 <= low <= answer["win_rate"] <= high <= 1
    assert low < high
    assert answer["finish_rate"] >= answer["win_rate"]
    assert 3 <= answer["mean_hours"] <= 7
    assert answer["minds"] == {"mind": "ensemble", "alike": 0.6, "noise": 0.0, "pragmatic": True}


def test_the_answer_in_plain_words(shell: Shell) -> None:
    answer = shell("simulate", *FEW, "--minds", "stranger", "noise=0.5")
    assert (answer.code, answer.err) == (0, "")
    assert "games        30\n" in answer.out
    assert "the ensemble, alike 0.4, noise 0.5, literal psychics" in answer.out


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_one_sees_how_far_it_is_and_nothing_stays() -> None:
    terminal = Terminal()
    tell = progress_on(terminal)
    assert tell is not None
    tell(500, 1000)
    assert terminal.getvalue().endswith(" 500 of 1000 games")
    tell(1000, 1000)
    assert terminal.getvalue().endswith(" \r")
    assert progress_on(StringIO()) is None


def test_rules_can_be_changed(shell: Shell) -> None:
    answer = json.loads(shell("simulate", *FEW, "--set", "hours=2", "poll=tries", "--json").out)
    assert (answer["finish_rate"], answer["mean_hours"]) == (0, 2)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("hours=0", "hours must be from 1 to 99, not 0."),
        ("hors=8", "There is no rule called hors. Did you mean hours?"),
        ("cards_per_kind=3", "cards_per_kind must be from 4 to 18, not 3."),
    ],
)
def test_impossible_rules_are_refused_with_the_engines_sentence(shell: Shell, change: str, sentence: str) -> None:
    answer = shell("simulate", *FEW, "--set", change)
    assert (answer.code, answer.out, answer.err) == (1, "", sentence + "\n")


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--minds", "alike=3", "alike is from 0 to 1, not 3.0."),
        ("--minds", "alkie=0.5", "'alkie=0.5' is none of the dials alike, noise, pragmatic, and none of the presets."),
        ("--minds", "alike", "write it as name=value, not 'alike'."),
        ("--games", "0", "play at least one game."),
        ("--seed", "-1", "a seed is a whole number from 0."),
    ],
)
def test_what_cannot_be_read_is_said(shell: Shell, option: str, value: str, sentence: str) -> None:
    answer = shell("simulate", *FEW, f"{option}={value}")
    assert answer.code == 2
    assert answer.err.endswith(f"argument {option}: {sentence}\n")
