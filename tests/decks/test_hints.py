"""What hints at what, as the tags of the shipped deck know it."""

import pytest

from mysterium_nb.decks import Card, Deck, Motifs, hints_at, shipped


def a_card(card_id: str, **motifs: tuple[str, ...]) -> Card:
    return Card(id=card_id, name={"en": card_id}, motifs=Motifs(**motifs))


def test_what_a_picture_is_about_counts_three_beside_it_two_and_below_it_one() -> None:
    cards = (
        a_card("c1", focal=("owl",), support=("key",), ground=("fern",)),
        a_card("v1", focal=("key",), ground=("owl",)),
        a_card("v2", support=("fern", "moon")),
        a_card("v3", focal=("moon",)),
    )
    deck = Deck(deck="small", title={}, cards=cards)
    hints = hints_at(deck, "c1")
    assert [(hint.vision.id, hint.shared, hint.strength) for hint in hints] == [
        ("v1", ("key", "owl"), 3 * 2 + 1 * 3),
        ("v2", ("fern",), 2 * 1),
    ]


def test_a_vision_does_not_hint_at_itself() -> None:
    assert "v12" not in [hint.vision.id for hint in hints_at(shipped(), "v12")]


@pytest.mark.parametrize(
    "card", [*shipped().ids_of_kind("c"), *shipped().ids_of_kind("l"), *shipped().ids_of_kind("o")]
)
def test_every_card_to_find_has_clear_and_faint_hints_the_strongest_first(card: str) -> None:
    hints = hints_at(shipped(), card)
    assert [hint.strength for hint in hints] == sorted((hint.strength for hint in hints), reverse=True)
    assert sum(len(hint.shared) >= 2 for hint in hints) >= 4
    assert sum(len(hint.shared) == 1 for hint in hints) >= 12
