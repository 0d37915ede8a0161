"""What a sentence model once found in the descriptions, and what happens where it has not read them."""

import msgspec
import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.minds import Affinity, MeaningMind, similarity
from mysterium_nb.minds.associations.meanings import TABLE, shipped_meanings
from mysterium_nb.minds.associations.vocabulary import Vocabulary


def test_the_model_has_read_the_shipped_deck_as_it_is() -> None:
    near = shipped_meanings(shipped())
    assert near is not None, "A text has changed: run python -m card_images.source.meanings again."
    assert near.shape == (84, 54)


@pytest.mark.parametrize(
    ("vision", "near", "far"),
    [
        ("v50", "l20", "l29"),  # an octopus and a whale in deep water: the drowned lighthouse, not the copper kitchen
        ("v76", "c14", "c13"),  # an owl on the roofs over a town: the chimney sweep, not the diver
        ("v55", "l30", "l20"),  # a fox and a forest in bed: the hedge maze, not the drowned lighthouse
    ],
)
def test_what_it_found_is_what_a_reader_would(vision: str, near: str, far: str) -> None:
    affinity = MeaningMind(shipped()).affinity
    likely, unlikely = affinity.submatrix([vision], [near, far])[0]
    assert likely > unlikely + 0.5


def test_some_cards_of_the_shipped_deck_are_read_as_well_as_all() -> None:
    some = shipped().only([*shipped().ids_of_kind("v")[3:12], *shipped().ids_of_kind("l")[::-2]])
    whole, part = MeaningMind(shipped()).affinity, shipped_meanings(some)
    assert part is not None
    expected = Affinity.standardise(some, part)
    rows = whole.submatrix(expected.visions, expected.suspects)
    assert similarity(expected, Affinity(expected.visions, expected.suspects, rows - rows.mean())) == pytest.approx(1)


def test_a_text_that_was_changed_since_leaves_the_mind_to_the_words() -> None:
    deck = shipped()
    first, *others = deck.cards
    changed = msgspec.structs.replace(first, alt=first.alt | {"en": "A man with a lamp."})
    deck = msgspec.structs.replace(deck, cards=(changed, *others))
    assert shipped_meanings(deck) is None
    words = Affinity.standardise(deck, Vocabulary(deck).nearness)
    assert (MeaningMind(deck).affinity.matrix == words.matrix).all()


def test_another_french_text_changes_nothing() -> None:
    deck = shipped()
    first, *others = deck.cards
    changed = msgspec.structs.replace(first, alt=first.alt | {"fr": "Un homme."})
    assert shipped_meanings(msgspec.structs.replace(deck, cards=(changed, *others))) is not None


def test_words_and_meanings_agree_in_the_main() -> None:
    deck = shipped()
    words = Affinity.standardise(deck, Vocabulary(deck).nearness)
    assert 0.5 < similarity(words, MeaningMind(deck).affinity) < 0.8


def test_the_table_is_small_and_says_whose_work_it_is() -> None:
    assert (shipped_folder() / TABLE).stat().st_size < 25_000
    assert "Apache License 2.0" in (shipped_folder() / "NOTICE").read_text(encoding="utf-8")
