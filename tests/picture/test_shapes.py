"""Boxes, presses and letters: the small things a picture is made of."""

from xml.etree import ElementTree

import pytest

from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.picture.shapes import Box, Hit, Scene, hit_at
from mysterium_nb.picture.sprites import SPRITES, sprite_svg
from mysterium_nb.picture.text_width import capital, fitted, width_of
from mysterium_nb.picture.theme import GLYPHS, MARKS, PALETTES, SEAT_COLOURS, css_variables


def test_of_two_cards_over_each_other_the_upper_one_is_pressed() -> None:
    lower, upper = Hit(Box(0, 0, 10, 10), "v1", "below"), Hit(Box(5, 0, 10, 10), "v2", "above")
    scene = Scene(20, 20, (), (lower, upper))
    assert hit_at(scene, 2, 5) == lower
    assert hit_at(scene, 7, 5) == upper
    assert hit_at(scene, 19, 19) is None


def test_a_box_knows_what_lies_in_it() -> None:
    box = Box(10, 10, 20, 30)
    assert (box.right, box.bottom, box.middle) == (30, 40, (20, 25))
    assert box.holds(box.grown(-1))
    assert not box.holds(box.grown(1))
    assert not box.has(30, 20)


@pytest.mark.parametrize("text", ["The lighthouse", "W" * 24, "Zoë 🦉", "…"])
def test_words_made_to_fit_do_fit(text: str) -> None:
    for most in (20, 60, 120, 400):
        short, size = fitted(text, 30, most, least=16)
        assert width_of(short, size) <= most
        assert size >= 16
        assert short == text or short.endswith("…") or short == ""


def test_what_fits_is_left_alone() -> None:
    assert fitted("Tom", 30, 400, least=16) == ("Tom", 30)
    assert capital("mardi") == "Mardi"
    assert capital("") == ""


def test_letters_that_nobody_measured_are_taken_for_wide() -> None:
    assert width_of("漢", 10) > width_of("m", 10)


def test_every_seat_has_a_colour_and_a_shape_of_its_own() -> None:
    assert set(SEAT_COLOURS) == {*COLOURS, GHOST}
    assert len(set(SEAT_COLOURS.values())) == 7
    assert len({GLYPHS[seat] for seat in SEAT_COLOURS}) == 7
    assert set(MARKS) == {"yes", "no", "look", "turn", "back", "on"}


@pytest.mark.parametrize("name", SPRITES)
def test_every_sprite_is_a_picture_of_its_own(name: str) -> None:
    root = ElementTree.fromstring(sprite_svg(name))
    assert root.tag.endswith("svg")
    assert len(root) > 0
    assert "http" not in sprite_svg(name).replace("http://www.w3.org/2000/svg", "")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", PALETTES)
def test_text_can_be_read_on_whatever_it_stands_on(theme: str) -> None:
    palette = PALETTES["light" if theme == "light" else "night"]
    pairs = [
        *((ink, ground) for ink in (palette.text, palette.text_2) for ground in (palette.night_0, palette.night_1)),
        *((palette.text, tone) for tone in palette.tiers),
        (palette.gold_text, palette.night_1),
        (palette.gold_text, palette.night_0),
        (palette.ink, palette.paper),
        (palette.ink_2, palette.paper),
        (palette.gold_on_paper, palette.paper),
        (palette.paper, palette.ink_2),
        (palette.on_gold, palette.gold),
    ]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def test_styles_take_their_colours_from_the_same_place() -> None:
    assert "--night-0:#080d19;" in css_variables("night")
    assert "--seat-teal:#2fbfa8;" in css_variables("light")
    assert "_" not in css_variables("night")
