"""The deck that comes with the game."""

from mysterium_nb.decks import Deck, check_deck, shipped
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.engine.cards import STANDARD


def names(deck: Deck, lang: str) -> list[str]:
    return [card.name[lang] for card in deck.cards if card.id[0] in "clo"]


def test_its_ids_are_the_ones_the_rules_know() -> None:
    assert shipped().ids == STANDARD


def test_it_has_84_visions_and_18_cards_of_each_kind() -> None:
    assert [len(shipped().ids_of_kind(letter)) for letter in "vclo"] == [84, 18, 18, 18]
    assert shipped().ids_of_kind("l") == tuple(f"l{number}" for number in range(19, 37))


def test_each_suspect_card_has_a_name_of_its_own_in_both_languages() -> None:
    for lang in ("en", "fr"):
        called = names(shipped(), lang)
        assert len(called) == 54
        assert len({name.casefold() for name in called}) == 54
        assert all(name == name.strip() and name for name in called)
    assert sum(en == fr for en, fr in zip(names(shipped(), "en"), names(shipped(), "fr"), strict=True)) == 0


def test_it_has_a_title_in_both_languages() -> None:
    assert set(shipped().title) == {"en", "fr"}
    assert shipped().deck == STANDARD.deck


def test_its_namer_names_cards_in_a_language() -> None:
    assert shipped().namer()("c1") == shipped().namer("en")("c1") == names(shipped(), "en")[0]
    assert shipped().namer("fr")("c1") == names(shipped(), "fr")[0]
    assert shipped().namer("de")("c1") == names(shipped(), "en")[0]
    assert shipped().namer()("c999") == "c999"


def test_it_is_read_once_and_prints_short() -> None:
    assert shipped() is shipped()
    assert repr(shipped()) == "Deck('sleepwalker', 138 cards)"
    assert repr(shipped().ids) == "Cards('sleepwalker', 84 visions)"


def test_the_shipped_deck_passes_its_own_check() -> None:
    assert check_deck(shipped_folder()).problems == ()
