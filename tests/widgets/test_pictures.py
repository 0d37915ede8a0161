"""Pictures of cards as widgets: by URL from our server, as bytes elsewhere, and never one that nobody asked for."""

import io
import os
from pathlib import Path
from xml.etree import ElementTree

import ipywidgets
import pytest
from PIL import Image

from mysterium_nb.decks import Card, Deck, PictureFile, open_deck, shipped
from mysterium_nb.decks.picture_urls import PICTURES_VARIABLE, announce_to_kernels, picture_base_url
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.widgets.card_images import CardImages
from tests.decks.making import a_deck, a_manifest, picture, put

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PICTURES_VARIABLE, raising=False)
    monkeypatch.delenv("JPY_PARENT_PID", raising=False)


@pytest.fixture
def _served(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process is both: the server that tells its kernels, and a kernel that it started."""
    monkeypatch.setenv(PICTURES_VARIABLE, "")
    monkeypatch.setenv("JPY_PARENT_PID", str(os.getpid()))
    announce_to_kernels("/user/ada/")


def written(image: ipywidgets.Image) -> list[str]:
    """The lines on a plain card."""
    assert image.format == "svg+xml"
    svg = ElementTree.fromstring(bytes(image.value))
    return [str(line.text) for line in svg.iter(f"{SVG}tspan")]


def size(image: ipywidgets.Image) -> tuple[int, int]:
    with Image.open(io.BytesIO(bytes(image.value))) as opened:
        assert str(opened.format).lower() == image.format
        return opened.size


def test_without_a_server_a_picture_is_the_decks_own_file() -> None:
    image = CardImages(shipped()).image("v12")
    assert image.format == "webp"
    assert bytes(image.value) == (shipped_folder() / "small" / "v12.webp").read_bytes()


@pytest.mark.usefixtures("_served")
@pytest.mark.parametrize(
    ("card", "width", "file"),
    [
        ("v12", 300, "small/v12.webp"),
        ("c7", 90, "small/c7.webp"),
        ("l23", 301, "medium/l23.webp"),
        ("o41", 2000, "large/o41.webp"),
        ("b_vision", 300, "small/b1.webp"),
        ("b_object", 300, "small/b4.webp"),
    ],
)
def test_where_our_server_is_a_picture_is_an_address_that_names_its_version(card: str, width: int, file: str) -> None:
    [sha256] = [picture.sha256 for picture in shipped()[card].files if picture.file == file]
    for deck in (shipped(), shipped().in_language("fr"), shipped().only([card])):
        image = CardImages(deck).image(card, width)
        assert image.format == "url"
        address = f"/user/ada/mysterium_nb/cards/sleepwalker/{file}?v={sha256[:12]}"
        assert bytes(image.value).decode() == address


@pytest.mark.usefixtures("_served")
def test_a_deck_of_ones_own_is_not_on_the_server(tmp_path: Path) -> None:
    deck = open_deck(a_manifest(a_deck(tmp_path), deck="mine"))
    image = CardImages(deck).image("v1")
    assert image.format == "png"
    assert bytes(image.value) == (tmp_path / deck["v1"].files[0].file).read_bytes()


@pytest.mark.usefixtures("_served")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("JPY_PARENT_PID", None),
        ("JPY_PARENT_PID", "1"),
        (PICTURES_VARIABLE, None),
        (PICTURES_VARIABLE, ""),
        (PICTURES_VARIABLE, "/mysterium_nb/cards"),
        (PICTURES_VARIABLE, f"{os.getpid()} 000000000000 /mysterium_nb/cards"),
    ],
    ids=["no server", "another server", "told nothing", "told emptily", "told amiss", "other pictures there"],
)
def test_what_a_server_said_counts_for_its_own_kernels_with_the_same_pictures_alone(
    name: str, value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert picture_base_url() == "/user/ada/mysterium_nb/cards"
    if value is None:
        monkeypatch.delenv(name)
    else:
        monkeypatch.setenv(name, value)
    assert picture_base_url() is None
    assert CardImages(shipped()).image("v12").format == "webp"


def test_a_picture_is_made_when_it_is_asked_for_and_once() -> None:
    made: list[ipywidgets.Image] = []
    ipywidgets.Widget.on_widget_constructed(made.append)
    try:
        pictures = CardImages(shipped())
        assert made == []
        first = pictures.image("v12")
        assert pictures.image("v12") is pictures.image("v12", 300) is first
        second = pictures.image("v12", 600)
        assert [image for image in made if isinstance(image, ipywidgets.Image)] == [first, second]
    finally:
        ipywidgets.Widget.on_widget_constructed(None)


def test_closing_takes_all_its_widgets_away() -> None:
    pictures = CardImages(shipped())
    images = [pictures.image(card) for card in ("v1", "c1", "nobody")]
    assert all(image.comm is not None for image in images)
    pictures.close()
    assert all(image.comm is None for image in images)
    assert pictures.image("v1") is not images[0]


def test_a_heavy_picture_travels_as_a_lighter_one(tmp_path: Path) -> None:
    Image.effect_noise((800, 1200), 100).convert("RGB").save(tmp_path / "noise.png")
    put(tmp_path, "wide.png", picture((700, 1050)))
    put(tmp_path, "fitting.jpg", picture((600, 900), "JPEG"))
    cards = [
        Card(id=f"v{number}", name={}, files=(PictureFile(file),), folder=tmp_path)
        for number, file in enumerate(("noise.png", "wide.png", "fitting.jpg"), 1)
    ]
    pictures = CardImages(Deck(deck="mine", title={}, cards=tuple(cards)))
    shown = [(pictures.image(card.id).format, size(pictures.image(card.id))) for card in cards]
    assert shown == [("webp", (300, 450)), ("webp", (300, 450)), ("jpeg", (600, 900))]


def test_a_card_without_a_picture_has_its_name_on_it(tmp_path: Path) -> None:
    name = {"en": "The bridge of lanterns", "fr": "Le pont aux lanternes"}
    bare = Card(id="l1", name=name)
    gone = Card(id="l2", name={"en": "Gone"}, files=(PictureFile("gone.png"),), folder=tmp_path)
    put(tmp_path, "bad.png", picture()[:-20])
    bad = Card(id="l3", name={"en": '<Bad> & "quoted"\x00\x1b\uffff'}, files=(PictureFile("bad.png"),), folder=tmp_path)
    put(tmp_path, "changed.png", picture())
    changed = Card(
        id="l4",
        name={"en": "«\u202fÀ midi\xa0!\u202f»"},
        files=(PictureFile("changed.png", sha256="0" * 64),),
        folder=tmp_path,
    )
    deck = Deck(deck="mine", title={}, cards=(bare, gone, bad, changed))
    pictures = CardImages(deck)
    assert written(pictures.image("l1")) == ["The bridge of", "lanterns"]
    assert written(CardImages(deck.in_language("fr")).image("l1")) == ["Le pont aux", "lanternes"]
    assert written(pictures.image("l2")) == ["Gone"]
    assert written(pictures.image("l3")) == ["<Bad> &", '"quoted"']
    assert written(pictures.image("l4")) == ["«\u202fÀ midi\xa0!\u202f»"]


def test_a_card_or_a_deck_that_nobody_here_has_is_called_by_its_id() -> None:
    assert written(CardImages(shipped()).image("v999")) == ["v999"]
    assert written(CardImages(None).image("v12")) == ["v12"]
    assert written(CardImages(None).image("b_vision")) == ["b_vision"]


def test_a_name_without_end_stays_on_its_card() -> None:
    long = Card(id="c1", name={"en": "word " * 200})
    lines = written(CardImages(Deck(deck="mine", title={}, cards=(long,))).image("c1"))
    assert len(lines) == 7
    assert lines[-1].endswith("…")
    assert max(map(len, lines)) <= 15


@pytest.mark.parametrize("width", [90, 300, 601])
def test_a_plain_card_is_as_large_as_was_asked_for(width: int) -> None:
    svg = ElementTree.fromstring(bytes(CardImages(None).image("v1", width).value))
    assert (svg.attrib["width"], svg.attrib["height"]) == (str(width), str(width * 3 // 2))
