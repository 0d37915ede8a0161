"""How many cards make a deck: the rules decide."""

from pathlib import Path

import pytest

from mysterium_nb.decks import check_deck, open_deck, playable_games, shipped
from tests.decks.making import SMALLEST, a_deck, errors, warnings

TINY = {"characters": 2, "locations": 2, "objects": 2, "visions": 3}


def test_the_shipped_deck_is_enough_for_every_published_game() -> None:
    assert {most for levels in playable_games(shipped().ids).values() for most in levels.values()} == {7}


def test_the_smallest_deck_for_a_published_game(tmp_path: Path) -> None:
    games = playable_games(open_deck(a_deck(tmp_path)).ids)
    assert games["classic"] == {"easy": 2, "medium": 0, "hard": 0}
    assert games["original"] == {"easy": 2, "normal": 0, "difficult": 0, "very-difficult": 0}


def test_a_deck_for_changed_rules_alone(tmp_path: Path) -> None:
    assert errors(a_deck(tmp_path, TINY)) == []
    [(_, what)] = warnings(tmp_path)
    assert what.endswith("and 3 visions: enough only for games with changed rules.")


@pytest.mark.parametrize("kind", TINY)
def test_one_card_less_and_there_is_no_game(tmp_path: Path, kind: str) -> None:
    [(_, what)] = errors(a_deck(tmp_path, TINY | {kind: TINY[kind] - 1}))
    assert what.endswith("too few for any game.")


@pytest.mark.parametrize("kind", SMALLEST)
def test_one_card_less_and_there_is_no_published_game(tmp_path: Path, kind: str) -> None:
    checked = check_deck(a_deck(tmp_path, SMALLEST | {kind: SMALLEST[kind] - 1}))
    assert len(checked.warnings) == 1
    assert repr(checked) == f"CheckResult({str(tmp_path)!r}, 0 errors, 1 warnings)"
