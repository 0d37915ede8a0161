"""The colours of the pages: one home for them, and words that can be read in both themes.

Axe judges what it can see in a browser; over gradients and light it cannot, so here the pairs are computed.
"""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import mysterium_nb.widgets
from mysterium_nb.picture.theme import PALETTES, SEAT_COLOURS, SEAT_INK, Theme

CSS = (Path(mysterium_nb.widgets.__file__).parent / "theme.css").read_text(encoding="utf-8")
NIGHT = ("night-0", "night-1", "night-2", "night-3")
PAPER = ("paper", "paper-2")
READ = [
    *(("text", ground) for ground in (*NIGHT, "tone-0", "tone-1", "tone-2")),
    *(("text-2", ground) for ground in NIGHT),
    *((words, ground) for words in ("gold-text", "yes", "no") for ground in NIGHT),
    *(
        (words, ground)
        for words in ("ink", "ink-2", "gold-on-paper", "yes-on-paper", "no-on-paper")
        for ground in PAPER
    ),
    ("on-gold", "gold"),
    ("on-gold", "gold-2"),
    ("on-tag", "tag-gold"),
]
"""Words and the grounds they are read on: 4.5 to 1."""
SEEN = [("line", "night-1"), ("gold", "night-1"), ("paper-line", "paper")]
"""Edges and rings: 3 to 1."""


def tokens(selector: str) -> dict[str, str]:
    """The colours that a rule gives names to; a selector may have several rules."""
    rules = re.findall(rf"^{re.escape(selector)}\{{([^}}]*)\}}", CSS, flags=re.MULTILINE)
    assert rules, selector
    return dict(re.findall(r"--([a-z0-9-]+):(#[0-9a-f]{6});", ";".join(rules) + ";"))


def worn(theme: Theme) -> dict[str, str]:
    return tokens(".mnb") | (tokens(".mnb.mnb-light") if theme == "light" else {})


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def luminance(light: list[float]) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in light]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: list[float], other: list[float]) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def lit(ground: str, lamp: str, alpha: float) -> list[float]:
    """A ground in the light of the lamp."""
    warm = [int(part) / 255 for part in lamp.split()]
    return [alpha * w + (1 - alpha) * g for w, g in zip(warm, channels(ground), strict=True)]


def test_contrast_is_what_wcag_says() -> None:
    assert contrast(channels("#000000"), channels("#ffffff")) == pytest.approx(21)
    assert contrast(channels("#777777"), channels("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", get_args(Theme))
def test_words_can_be_read_on_every_ground_they_stand_on(theme: Theme) -> None:
    colours = worn(theme)
    pale = {pair: contrast(channels(colours[pair[0]]), channels(colours[pair[1]])) for pair in READ}
    assert {pair: ratio for pair, ratio in pale.items() if ratio < 4.5} == {}
    faint = {pair: contrast(channels(colours[pair[0]]), channels(colours[pair[1]])) for pair in SEEN}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", get_args(Theme))
def test_words_can_be_read_in_the_light_of_the_lamp(theme: Theme) -> None:
    """Second lines only in weak light, and what counts in strong light too."""
    colours, lamp = worn(theme), PALETTES[theme].lamp_rgb
    for words, alpha in (("text", 0.38), ("text-2", 0.26), ("gold-text", 0.26)):
        assert contrast(channels(colours[words]), lit(colours["night-1"], lamp, alpha)) >= 4.5, words


def test_words_can_be_read_on_the_cloth_of_the_curtain() -> None:
    words, cloth = tokens(".mnb-curtain"), tokens(".mnb.mnb-behind")
    for ground in ("cloth", "cloth-dark", "cloth-light"):
        for ink in ("text", "text-2"):
            assert contrast(channels(words[ink]), channels(cloth[ground])) >= 4.5, (ink, ground)
        assert contrast(channels(words["line"]), channels(cloth[ground])) >= 3, ground
    assert contrast(channels(words["on-gold"]), channels(words["gold"])) >= 4.5


def test_a_seat_has_one_colour_everywhere_and_its_shape_is_seen_on_it() -> None:
    assert dict(re.findall(r"\.pawn\.([a-z]+)\{--seat:(#[0-9a-f]{6})\}", CSS)) == SEAT_COLOURS
    assert tokens(".mnb")["seat-ink"] == SEAT_INK
    for colour in SEAT_COLOURS.values():
        assert contrast(channels(colour), channels(SEAT_INK)) >= 4.5


@pytest.mark.parametrize("theme", get_args(Theme))
def test_pages_and_pictures_have_the_same_palette(theme: Theme) -> None:
    palette = {name.replace("_", "-"): value for name, value in msgspec.structs.asdict(PALETTES[theme]).items()}
    colours = worn(theme)
    if theme == "light":
        del colours["gold-2"]  # by day a button's words stand on it, and need it darker
    shared = {name: value for name, value in palette.items() if name in colours}
    assert {name: colours[name] for name in shared} == shared
    assert len(shared) >= 20
