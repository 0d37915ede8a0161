"""A game knows its deck by name: whoever shows the game finds the deck by it."""

from pathlib import Path

import pytest

from mysterium_nb.decks import DeckError, deck_by_name, open_deck, registry, shipped
from tests.decks.making import a_deck, a_manifest


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_opened", {})


def test_the_shipped_deck_is_known() -> None:
    assert deck_by_name("sleepwalker") is shipped()


def test_a_deck_that_nobody_opened_is_not_known() -> None:
    assert deck_by_name("mine") is None
    assert deck_by_name("") is None


def test_a_deck_is_known_once_it_is_opened(tmp_path: Path) -> None:
    opened = open_deck(a_manifest(a_deck(tmp_path)), lang="fr")
    assert deck_by_name("mine") is opened
    assert deck_by_name("sleepwalker") is shipped()


def test_of_two_decks_of_one_name_the_later_is_meant(tmp_path: Path) -> None:
    first = open_deck(a_manifest(a_deck(tmp_path / "a")))
    second = open_deck(a_manifest(a_deck(tmp_path / "b"), deck="mine"))
    assert deck_by_name("mine") is second
    assert deck_by_name("mine") is not first
    own = open_deck(a_manifest(a_deck(tmp_path / "c"), deck="sleepwalker"))
    assert deck_by_name("sleepwalker") is own


def test_a_deck_that_cannot_be_used_takes_nobodys_place(tmp_path: Path) -> None:
    good = open_deck(a_manifest(a_deck(tmp_path / "a")))
    folder = a_manifest(a_deck(tmp_path / "b"))
    next((folder / "visions").glob("*.png")).unlink()
    with pytest.raises(DeckError):
        open_deck(folder)
    assert deck_by_name("mine") is good
