"""Cards and decks show themselves in a notebook cell."""

import base64
import io
import re
from pathlib import Path

import pytest
from PIL import Image

from mysterium_nb.decks import Card, Deck, Motifs, PictureColour, PictureFile, open_deck, shipped
from tests.decks.making import a_deck, a_manifest, entries, picture, put


def shown(html: str) -> list[Image.Image]:
    """The pictures that a piece of HTML carries with it."""
    sources = re.findall(r'src="data:image/(\w+);base64,([^"]+)"', html)
    images: list[Image.Image] = [Image.open(io.BytesIO(base64.b64decode(data))) for _, data in sources]
    assert [str(image.format).lower() for image in images] == [kind for kind, _ in sources]
    return images


def test_a_card_shows_its_picture_its_name_and_its_alt_text(tmp_path: Path) -> None:
    html = open_deck(a_manifest(a_deck(tmp_path)))["c1"]._repr_html_()
    assert [image.size for image in shown(html)] == [(150, 225)]
    assert "<strong>characters 1</strong> <small>c1</small>" in html
    assert 'lang="en" alt="Plain."' in html
    assert '<p lang="en" aria-hidden="true" style="margin:.3em 0">Plain.</p>' in html


def test_a_card_speaks_a_language_as_far_as_it_can(tmp_path: Path) -> None:
    html = open_deck(a_manifest(a_deck(tmp_path))).in_language("fr")["c1"]._repr_html_()
    assert '<figcaption lang="fr"><strong>characters nº 1</strong>' in html
    assert 'lang="en" alt="Plain."' in html


def test_words_are_escaped(tmp_path: Path) -> None:
    evil = '"><script>alert(1)</script>'
    a_deck(tmp_path)
    first, *others = entries()
    a_manifest(tmp_path, first | {"name": {"en": evil}, "alt": {"en": evil}}, *others, title={"en": evil})
    deck = open_deck(tmp_path)
    escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
    for html in (deck["c1"]._repr_html_(), deck._repr_html_()):
        assert "<script" not in html
        assert html.count(escaped) == 3


def test_a_card_without_a_picture_is_still_told(tmp_path: Path) -> None:
    card = Card(id="o3", name={"fr": "La clef"}, alt={"fr": "Une clef."})
    told = '<figcaption lang="fr"><strong>La clef</strong> <small>o3</small></figcaption>'
    text = '<p lang="fr" style="margin:.3em 0">Une clef.</p>'
    assert card._repr_html_() == f'<figure style="margin:0;max-width:300px">{told}{text}</figure>'
    deck = open_deck(a_deck(tmp_path, described=False))
    assert 'alt="Characters number 1"' in deck["c1"]._repr_html_()
    assert "<p" not in deck["c1"]._repr_html_()
    for file in tmp_path.glob("*/*.png"):
        file.unlink()
    assert "<img" not in deck["c1"]._repr_html_()
    assert deck.contact_sheet().getpixel((20, 20)) == (0x3A, 0x35, 0x40)


def test_a_heavy_picture_is_shown_lighter(tmp_path: Path) -> None:
    noise = Image.effect_noise((800, 1200), 100).convert("RGB")
    noise.save(tmp_path / "x.png")
    card = Card(id="c1", name={}, files=(PictureFile("x.png"),), folder=tmp_path)
    assert (tmp_path / "x.png").stat().st_size > 500_000
    [image] = shown(card._repr_html_())
    assert (image.format, image.size) == ("WEBP", (600, 900))


def test_a_deck_shows_a_grid_of_its_cards(tmp_path: Path) -> None:
    deck = open_deck(a_deck(tmp_path))
    html = deck._repr_html_()
    assert len(shown(html)) == 19
    assert "</strong> · 19</p>" in html
    assert "Visions number 7 <small>v7</small>" in html


def test_of_a_large_deck_a_light_sample(tmp_path: Path) -> None:
    counts = {"characters": 10, "locations": 10, "objects": 10, "visions": 31}
    for kind, number in counts.items():
        for index in range(number):
            put(tmp_path, f"{kind}/{index}.png", picture((300, 450)))
    deck = open_deck(tmp_path)
    html = deck._repr_html_()
    images = shown(html)
    assert len(images) == 60
    assert {image.size for image in images} == {(100, 150)}
    assert "· 60/61 · <code>deck.contact_sheet()</code>" in html
    assert len(html) < 200_000


def test_a_contact_sheet_has_every_card_in_its_colour(tmp_path: Path) -> None:
    deck = open_deck(a_deck(tmp_path))
    sheet = deck.contact_sheet(columns=5, width=60)
    assert sheet.size == (4 + 5 * 64, 4 + 4 * (90 + 4 + 14))
    for index, card in enumerate(deck):
        with Image.open(tmp_path / card.files[0].file) as image:
            colour = image.convert("RGB").getpixel((9, 9))
        assert sheet.getpixel((4 + index % 5 * 64 + 30, 4 + index // 5 * 108 + 45)) == colour


def test_a_contact_sheet_of_nothing() -> None:
    assert shipped().only([]).contact_sheet().size == (5, 5)


def test_cards_by_what_is_on_them() -> None:
    owl = Card(id="v1", name={}, motifs=Motifs(focal=("owl",)), colours=("blue",), moods=("calm",))
    key = Card(
        id="o2",
        name={},
        motifs=Motifs(support=("key",), ground=("sea",)),
        colours=(PictureColour("blue", "#00f", 0.5),),
    )
    deck = Deck(deck="two", title={}, cards=(owl, key))
    found = {
        "owl": deck.where(motif="owl"),
        "key": deck.where(motif="key"),
        "sea": deck.where(motif="sea", kind="object"),
        "none": deck.where(motif="owl", kind="object"),
        "blue": deck.where(colour="blue"),
        "calm": deck.where(mood="calm"),
        "all": deck.where(),
    }
    assert {name: [card.id for card in cards] for name, cards in found.items()} == {
        "owl": ["v1"], "key": ["o2"], "sea": ["o2"], "none": [], "blue": ["v1", "o2"], "calm": ["v1"],
        "all": ["v1", "o2"],
    }  # fmt: skip
    assert '<strong lang="en">two</strong>' in deck._repr_html_()


def test_tags_have_words_in_a_language() -> None:
    deck = Deck(deck="words", title={}, cards=(), words={"rowing_boat": {"en": "rowing boat", "fr": "barque"}})
    assert (deck.tag_name("rowing_boat"), deck.in_language("fr").tag_name("rowing_boat")) == ("rowing boat", "barque")
    assert deck.tag_name("paper_moon") == "paper moon"


def test_prints_short() -> None:
    assert repr(shipped()["c7"]) == "Card('c7', 'The ferryman')"
    assert repr(shipped().in_language("fr")["c7"]) == "Card('c7', 'Le passeur')"
    with pytest.raises(KeyError, match="There is no card 'c99' in this deck"):
        shipped()["c99"]
