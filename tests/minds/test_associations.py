"""What each mind goes by, on decks small enough to see it."""

import numpy as np
import pytest

from mysterium_nb.decks import PictureColour, shipped
from mysterium_nb.minds import ColourMind, MeaningMind, Mind, MoodMind, TagMind, ensemble, minds_of
from mysterium_nb.minds.associations.colours import NAMED, oklab
from tests.minds.small_deck import a_card, a_deck_of


def thinks_of(mind: Mind, vision: str) -> str:
    """The card that a vision makes a mind think of most."""
    affinity = mind.affinity
    return affinity.suspects[int(affinity.submatrix([vision], affinity.suspects)[0].argmax())]


def test_a_rare_motif_says_more_than_one_that_is_everywhere() -> None:
    deck = a_deck_of(
        a_card("c1", focal=("moon",)),
        a_card("c2", focal=("stag",)),
        a_card("v1", focal=("moon", "stag")),
        a_card("v2", focal=("moon",)),
        a_card("v3", focal=("moon",)),
    )
    assert thinks_of(TagMind(deck), "v1") == "c2"


def test_a_motif_in_the_foreground_says_more_than_one_on_the_ground() -> None:
    deck = a_deck_of(
        a_card("c1", ground=("moon",)),
        a_card("c2", focal=("moon",)),
        a_card("v1", focal=("moon",)),
        a_card("v2", focal=("stag",)),
    )
    mind = TagMind(deck)
    assert thinks_of(mind, "v1") == "c2"
    assert mind.why("v1", "c2")[0].weight == pytest.approx(3 * mind.why("v1", "c1")[0].weight)


def test_a_motif_that_all_cards_have_is_no_reason() -> None:
    deck = a_deck_of(*(a_card(card, focal=("moon",)) for card in ("c1", "c2", "v1")))
    mind = TagMind(deck)
    assert mind.why("v1", "c1") == ()
    assert not mind.affinity.matrix.any()


def test_a_palette_a_mood_or_a_colour_that_all_cards_have_is_no_reason() -> None:
    deck = a_deck_of(
        *(
            a_card(card, palette="bone", moods=("calm",), composition="niche", colours=("grey",))
            for card in ("c1", "v1")
        ),
        a_card("c2", palette="bone", moods=("calm",), colours=("grey",)),
    )
    assert ColourMind(deck).why("v1", "c1") == ()
    assert [reason.tag for reason in MoodMind(deck).why("v1", "c1")] == ["niche"]
    assert MoodMind(deck).why("v1", "c2") == ()


def test_a_colour_that_all_cards_have_some_more_of_than_others_is_one() -> None:
    shares = {"c1": 0.9, "c2": 0.1, "v1": 0.9}
    deck = a_deck_of(
        *(
            a_card(card, colours=(PictureColour("red", "#b02a26", red), PictureColour("blue", "#3d6a96", 1 - red)))
            for card, red in shares.items()
        )
    )
    assert [reason.tag for reason in ColourMind(deck).why("v1", "c1")] == ["red", "blue"]


def test_near_colours_go_together_though_their_names_differ() -> None:
    deck = a_deck_of(
        a_card("c1", colours=(PictureColour("red", "#b02a26", 1.0),)),
        a_card("c2", colours=(PictureColour("blue", "#3d6a96", 1.0),)),
        a_card("v1", colours=(PictureColour("rust", "#a8321f", 1.0),)),
    )
    assert thinks_of(ColourMind(deck), "v1") == "c1"


def test_a_colour_that_covers_much_says_more() -> None:
    def painted(red: float) -> tuple[PictureColour, ...]:
        return PictureColour("red", "#b02a26", red), PictureColour("blue", "#3d6a96", 1 - red)

    deck = a_deck_of(
        a_card("c1", colours=painted(0.2)), a_card("c2", colours=painted(0.8)), a_card("v1", colours=painted(0.9))
    )
    assert thinks_of(ColourMind(deck), "v1") == "c2"


@pytest.mark.parametrize(("seen", "meant"), [("crimson", "c1"), ("teal", "c2"), ("heliotrope", "c3")])
def test_names_of_colours_are_enough_even_one_that_nobody_knows(seen: str, meant: str) -> None:
    deck = a_deck_of(
        a_card("c1", colours=("red",)),
        a_card("c2", colours=(PictureColour("blue-green", "#237a7c"),)),
        a_card("c3", colours=("heliotrope",)),
        a_card("v1", colours=(seen,)),
    )
    assert thinks_of(ColourMind(deck), "v1") == meant


def test_a_colour_that_cannot_be_read_is_known_by_its_name() -> None:
    deck = a_deck_of(
        a_card("c1", colours=("red",)),
        a_card("c2", colours=("blue",)),
        a_card("v1", colours=(PictureColour("red", "as a poppy"),)),
    )
    assert thinks_of(ColourMind(deck), "v1") == "c1"


def test_colours_lie_where_their_space_has_them() -> None:
    assert oklab("#ffffff") == pytest.approx([1, 0, 0], abs=1e-6)
    assert oklab("#ff0000") == pytest.approx([0.627955, 0.224863, 0.125846], abs=1e-5)
    assert all(0 < oklab(shade)[0] < 1 for shade in NAMED.values())


def test_the_same_mood_goes_together_and_one_mood_of_two_half_as_much() -> None:
    deck = a_deck_of(
        a_card("c1", moods=("hope",)),
        a_card("c2", moods=("hope", "pride")),
        a_card("c3", moods=("fever",)),
        a_card("v1", moods=("hope",)),
    )
    row = MoodMind(deck).affinity.submatrix(["v1"], ["c1", "c2", "c3"])[0]
    assert row[0] > row[1] > row[2]


def test_a_thing_brings_along_the_mood_in_which_it_was_seen_before() -> None:
    cards = (
        a_card("c1", moods=("mourning",)),
        a_card("c2", moods=("hope",)),
        a_card("v1", focal=("raven",)),
        a_card("v2", focal=("raven",), moods=("mourning",)),
        a_card("v3", focal=("kite",), moods=("hope",)),
    )
    assert thinks_of(MoodMind(a_deck_of(*cards)), "v1") == "c1"


def test_on_a_deck_of_ones_own_the_words_speak() -> None:
    deck = a_deck_of(
        a_card("c1", "The ferryman", "A man with an oar stands in the fog."),
        a_card("c2", "The queen", "A woman with a crown stands in the garden."),
        a_card("v1", "Over there", "An oar stands in a garden of fog."),
    )
    mind = MeaningMind(deck)
    assert thinks_of(mind, "v1") == "c1"
    assert {reason.tag for reason in mind.why("v1", "c1")} == {"oar", "fog"}


def test_a_deck_of_bare_pictures_leaves_every_mind_without_opinion() -> None:
    deck = a_deck_of(*(a_card(card) for card in ("c1", "c2", "l3", "l4", "o5", "o6", "v1", "v2")))
    for mind in minds_of(deck).values():
        assert not mind.affinity.matrix.any()
        assert mind.why("v1", "c1") == ()


def test_minds_are_made_once_for_a_deck_in_whatever_language() -> None:
    assert minds_of(shipped().in_language("fr")) is minds_of(shipped())
    assert ensemble(shipped().in_language("fr")) is ensemble(shipped())
    fewer = shipped().only([*shipped().ids_of_kind("v")[:9], *shipped().ids_of_kind("c")])
    assert minds_of(fewer) is not minds_of(shipped())
    assert minds_of(fewer)["tags"].affinity.matrix.shape == (9, 18)


def test_a_large_deck_of_many_colours_is_no_trouble() -> None:
    shades = [f"#{value:06x}" for value in np.random.default_rng(1).integers(0, 1 << 24, size=2000)]
    painted = [
        tuple(PictureColour(shade, shade, 0.2) for shade in shades[first : first + 5]) for first in range(0, 2000, 5)
    ]
    deck = a_deck_of(*(a_card(f"{'clov'[number % 4]}{number}", colours=five) for number, five in enumerate(painted, 1)))
    assert ColourMind(deck).affinity.matrix.shape == (100, 300)
