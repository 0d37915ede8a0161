"""Stills: a view shows itself in a cell as one SVG that needs nothing else."""

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from mysterium_nb import Table
from mysterium_nb.decks.card import Card, PictureFile
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.shipped_deck import shipped_folder
from mysterium_nb.engine.moves import Sit
from mysterium_nb.engine.seats import GHOST, TABLE, WATCH
from mysterium_nb.engine.views import PublicView
from mysterium_nb.picture.svg import svg
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.picture.view_svg import still
from tests.picture.tables import moments, thinking
from tests.seance import RED

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 600_000


def addresses(picture: str) -> list[str]:
    return [
        value for element in ElementTree.fromstring(picture).iter() for name, value in element.items() if name == "href"
    ]


@pytest.mark.parametrize("name", ["interpretation", "crowded", "won", "lobby"])
def test_a_still_carries_all_its_pictures_and_is_not_heavy(name: str) -> None:
    picture = still(moments()[name].sees(WATCH))
    assert len(picture) < MOST_BYTES
    found = addresses(picture)
    assert [address for address in found if not address.startswith(("#", "data:image/webp;base64,"))] == []
    assert any(address.startswith("data:") for address in found)


def test_every_reference_in_a_still_leads_somewhere() -> None:
    picture = still(thinking().sees(WATCH))
    ids = [element.get("id") for element in ElementTree.fromstring(picture).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {address[1:] for address in addresses(picture) if address.startswith("#")} <= {*ids}


def test_each_picture_is_there_once() -> None:
    pictures = [address for address in addresses(still(thinking().sees(WATCH))) if address.startswith("data:")]
    assert len(pictures) == len(set(pictures))


def test_a_still_can_be_read_aloud() -> None:
    root = ElementTree.fromstring(still(thinking().sees(WATCH), "fr"))
    assert root.get("role") == "img"
    assert root.get("lang") == "fr"
    assert "Ms Teal" in str(root.findtext(f"{SVG}title"))


def test_a_name_cannot_break_out_of_the_picture() -> None:
    seance = thinking().does(TABLE, Sit(RED, "</text><script>&\"'"))
    root = ElementTree.fromstring(still(seance.sees(WATCH)))
    assert not [element for element in root.iter() if element.tag.endswith("script")]
    assert any((element.text or "").startswith("</text><scr") for element in root.iter(f"{SVG}text"))


def test_a_card_without_a_picture_shows_its_id() -> None:
    scene = table_scene(thinking().sees(WATCH))
    root = ElementTree.fromstring(svg(scene, lambda _: None))
    shown = [element.text for element in root.iter(f"{SVG}text")]
    assert {*scene.cards} <= {*shown}
    assert not [*root.iter(f"{SVG}image")]


def test_a_deck_that_is_damaged_or_missing_still_shows_the_table() -> None:
    seen = thinking().sees(WATCH)
    card = seen.board[0][0]
    damaged = Card(
        id=card, name={"en": "Torn"}, files=(PictureFile("small/none.webp", 300, 450),), folder=shipped_folder()
    )
    bare = Card(id=seen.board[0][1], name={"en": "Bare"})
    deck = Deck(deck="mine", title={}, cards=(damaged, bare))
    assert "data:" not in still(seen, deck=deck)
    assert "data:" not in still(replace(seen, setup=replace(seen.setup, deck="not here")))


def test_views_and_tables_show_themselves_in_a_cell() -> None:
    table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
    for seat in (GHOST, WATCH, "red"):
        seen = table.view(seat)
        shown = seen._repr_mimebundle_(include=None, exclude=None)
        assert shown == {"text/plain": repr(seen), "image/svg+xml": still(seen)}
    spectator = table.view(WATCH)._repr_mimebundle_()
    assert table._repr_mimebundle_(include=None, exclude=None) == spectator | {"text/plain": repr(table)}


def test_without_pictures_a_view_shows_itself_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PublicView, "render_svg", None)
    seen = thinking().sees(WATCH)
    assert seen._repr_mimebundle_() == {"text/plain": repr(seen)}
