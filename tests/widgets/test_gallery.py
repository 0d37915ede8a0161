"""The gallery shows the cards that have what is asked for."""

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.widgets import Gallery


def test_at_first_every_card_matches_and_pictures_are_shown() -> None:
    gallery = Gallery(shipped())
    assert len(gallery.matching) == 138
    assert "<img" in gallery.shown.value


@pytest.mark.parametrize(
    ("facet", "value"), [("motif", "teapot"), ("colour", "teal"), ("mood", "secrecy"), ("kind", "object")]
)
def test_a_choice_leaves_the_cards_that_have_it(facet: str, value: str) -> None:
    gallery = Gallery(shipped())
    gallery.facets[facet].value = value
    expected = shipped().where(**{facet: value})  # type: ignore[arg-type] # the facets are its keywords
    assert [card.id for card in gallery.matching] == [card.id for card in expected]
    assert all(card.title in gallery.shown.value for card in gallery.matching[:3])


def test_choices_narrow_each_other_down_to_nothing() -> None:
    gallery = Gallery(shipped())
    gallery.facets["motif"].value = "teapot"
    gallery.facets["kind"].value = "character"
    assert {card.kind for card in gallery.matching} <= {"character"}
    gallery.facets["colour"].value = gallery.facets["colour"].options[-1][1]
    assert f"{len(gallery.matching)} cards" in gallery.shown.value


def test_the_gallery_speaks_french() -> None:
    gallery = Gallery(shipped().in_language("fr"))
    assert [facet.description for facet in gallery.facets.values()] == ["Sorte", "Motif", "Couleur", "Humeur"]
    labels = [label for label, _ in gallery.facets["motif"].options]
    assert any(label.startswith("théière") for label in labels)
    gallery.facets["motif"].value = "teapot"
    assert "cartes" in gallery.shown.value
