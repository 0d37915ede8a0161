"""The table's picture as a widget: drawn whole, in one message, only when there is somebody to see it."""

import json
from collections.abc import Iterator
from typing import Any

import comm
import pytest
from ipycanvas.canvas import _CMD_LIST

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.picture.device import RoomName
from mysterium_nb.picture.shapes import Box, Disc, Hit, Picture, Rectangle, Scene, Sprite, Words
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.widgets.card_images import CardImages
from mysterium_nb.widgets.table_canvas import TableCanvas
from tests.picture.tables import moments, thinking

MOST_BYTES = 13_000


class Wire:
    """What a kernel sends to its browsers."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, str, dict[str, Any], int]] = []
        self.drawings: list[list[Any]] = []

    def hear(self, sender: comm.base_comm.BaseComm, kind: str, data: Any = None, buffers: Any = None, **_: Any) -> None:
        size = len(json.dumps(data)) + sum(memoryview(buffer).nbytes for buffer in buffers or ())
        self.messages.append((sender.comm_id, kind, data or {}, size))
        if (data or {}).get("method") == "custom" and buffers:
            self.drawings.append(json.loads(bytes(buffers[0])))

    def clear(self) -> None:
        self.messages.clear()
        self.drawings.clear()

    def commands(self, drawing: int = -1) -> list[str]:
        return [_CMD_LIST[command[0]] for command in self.drawings[drawing]]


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    wire = Wire()

    def publish(self: comm.base_comm.BaseComm, msg_type: str, data: Any = None, buffers: Any = None, **_: Any) -> None:
        wire.hear(self, msg_type, data, buffers)

    monkeypatch.setattr(comm.DummyComm, "publish_msg", publish)
    return wire


@pytest.fixture
def pictures() -> Iterator[CardImages]:
    pictures = CardImages(deck_by_name("sleepwalker"))
    yield pictures
    pictures.close()


@pytest.fixture
def picture(wire: Wire) -> Iterator[TableCanvas]:
    picture = TableCanvas()
    wire.clear()
    yield picture
    picture.close()


def comes(picture: TableCanvas) -> None:
    """A browser shows the picture, or shows it again after it was reloaded."""
    picture._handle_custom_msg({"ready": True}, [])


def test_nothing_is_drawn_before_a_browser_is_there(picture: TableCanvas, pictures: CardImages, wire: Wire) -> None:
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    assert wire.drawings == []
    comes(picture)
    assert len(wire.drawings) == 1


def test_the_whole_table_is_drawn_in_one_message(picture: TableCanvas, pictures: CardImages, wire: Wire) -> None:
    comes(picture)
    scene = table_scene(thinking().sees(WATCH))
    picture.show(scene, pictures.image)
    (drawing,) = wire.drawings
    cards = [pictures.image(shape.card).model_id for shape in scene.shapes if isinstance(shape, Picture)]
    drawn = [command[1][0] for command in drawing if _CMD_LIST[command[0]] == "drawImage"]
    assert [image for image in drawn if image[len("IPY_MODEL_") :] in cards] == [f"IPY_MODEL_{card}" for card in cards]
    assert len(drawn) == sum(isinstance(shape, Picture | Sprite) for shape in scene.shapes)
    written = [command[1][0] for command in drawing if _CMD_LIST[command[0]] == "fillText"]
    assert sorted(written) == sorted(shape.text for shape in scene.shapes if isinstance(shape, Words))
    assert wire.commands()[-len(drawing) + 2 :][:4] == ["switchCanvas", "resetTransform", "clear", "setTransform"]


def test_an_equal_scene_is_not_drawn_again(picture: TableCanvas, pictures: CardImages, wire: Wire) -> None:
    comes(picture)
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    wire.clear()
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    assert wire.messages == []
    picture.show(table_scene(thinking().sees(WATCH), "fr"), pictures.image)
    assert len(wire.drawings) == 1


def test_a_browser_that_comes_back_gets_the_picture_again(
    picture: TableCanvas, pictures: CardImages, wire: Wire
) -> None:
    comes(picture)
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    comes(picture)
    first, second = wire.drawings
    assert first == second
    assert ["IPY_MODEL_" + picture.canvas.model_id] in [
        command[1] for command in second if _CMD_LIST[command[0]] == "switchCanvas"
    ]


@pytest.mark.parametrize("room", ["projector", "laptop", "phone"])
def test_an_ordinary_table_is_a_small_message(
    picture: TableCanvas, pictures: CardImages, wire: Wire, room: RoomName
) -> None:
    comes(picture)
    picture.show(table_scene(thinking().sees(WATCH), room=room), pictures.image)
    drawing = [size for _, _, data, size in wire.messages if data.get("method") == "custom"]
    assert len(drawing) == 1
    assert drawing[0] < MOST_BYTES


@pytest.mark.parametrize("name", ["lobby", "poll", "won", "crowded", "culprit"])
def test_any_phase_can_be_drawn(picture: TableCanvas, pictures: CardImages, wire: Wire, name: str) -> None:
    comes(picture)
    picture.show(table_scene(moments()[name].sees(WATCH), room="phone", theme="light"), pictures.image)
    assert len(wire.drawings) == 1


def test_only_pictures_that_are_on_the_table_go_to_the_browser(picture: TableCanvas, pictures: CardImages) -> None:
    asked = []

    def image(card: str) -> Any:
        asked.append(card)
        return pictures.image(card)

    comes(picture)
    scene = table_scene(thinking().sees(WATCH))
    picture.show(scene, image)
    assert asked == [*scene.cards]
    assert {f"IPY_MODEL_{pictures.image(card).model_id}" for card in scene.cards} < {*picture.pictures}


def test_places_to_press_and_words_to_hear_go_with_the_picture(picture: TableCanvas, pictures: CardImages) -> None:
    comes(picture)
    scene = table_scene(thinking().sees(WATCH), "fr", theme="light")
    picture.show(scene, pictures.image)
    assert [(key, label) for _, key, label in picture.hits] == [(hit.key, hit.label) for hit in scene.hits]
    assert all(0 <= part <= 100 for box, _, _ in picture.hits for part in box)
    assert (picture.label, picture.lang, picture.theme) == (scene.label, "fr", "light")
    assert (picture.canvas.width, picture.canvas.height) == (2880, 1620)


def test_a_press_is_told_once_to_everybody_who_asked(picture: TableCanvas, pictures: CardImages) -> None:
    heard: list[str] = []
    picture.on_press(heard.append)
    picture.on_press(lambda key: heard.append(key.upper()))
    scene = table_scene(thinking().sees(WATCH))
    picture.show(scene, pictures.image)
    picture.press(scene.hits[0].key)
    assert heard == [scene.hits[0].key, scene.hits[0].key.upper()]


def test_a_browser_cannot_press_what_is_not_there(picture: TableCanvas, pictures: CardImages) -> None:
    heard: list[str] = []
    picture.on_press(heard.append)
    picture.press("c1")
    scene = table_scene(thinking().sees(WATCH))
    picture.show(scene, pictures.image)
    hidden = next(card for card in thinking().hand if card not in scene.cards)
    for message in ({"press": hidden}, {"press": 3}, {"press": None}, {"ready": "yes"}, "press", {}):
        picture._handle_custom_msg(message, [])
    assert heard == []


def test_the_time_left_stands_where_the_hourglass_is(picture: TableCanvas, pictures: CardImages, wire: Wire) -> None:
    comes(picture)
    picture.time_left(48.3, running=False)
    assert picture.glass == {}
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    assert picture.glass["left"] == 48.3
    wire.clear()
    picture.time_left(48.3, running=False)
    assert wire.messages == []
    picture.time_left(None)
    assert picture.glass == {}


def test_every_shape_can_be_painted(picture: TableCanvas, pictures: CardImages, wire: Wire) -> None:
    box = Box(10, 10, 40, 20)
    scene = Scene(
        100,
        100,
        (
            Rectangle(box, fill="#123456"),
            Rectangle(box, fill="#123456", radius=5),
            Rectangle(box, fill="#123456", radius=5, alpha=0.5),
            Rectangle(box, stroke="#123456", width=2),
            Rectangle(box, stroke="#123456", width=2, radius=5, dashed=True),
            Disc(20, 20, 5, "#123456", "#ffffff", 1.5),
            Picture("b_vision", box, veil=0.5),
            Sprite("yes", box, 0.5),
            Words("Tom", 10, 10, 20, "#123456", most=80),
        ),
        (Hit(box, "b_vision", "A back"),),
    )
    comes(picture)
    picture.show(scene, pictures.image)
    counted = {name: wire.commands().count(name) for name in wire.commands()}
    assert counted["fillRects"] == 2
    assert counted["fillRect"] == 2
    assert counted["strokeRect"] == 2
    assert (counted["fillCircle"], counted["strokeCircle"]) == (1, 1)
    assert (counted["fill"], counted["stroke"], counted["arcTo"]) == (1, 1, 8)
    assert counted["setLineDash"] == 2
    assert counted["drawImage"] == 2
    assert counted["fillText"] == 1


def test_a_closed_picture_leaves_no_widget_behind(wire: Wire, pictures: CardImages) -> None:
    picture = TableCanvas()
    comes(picture)
    picture.show(table_scene(thinking().sees(WATCH)), pictures.image)
    opened = {sender for sender, kind, _, _ in wire.messages if kind == "comm_open"}
    picture.close()
    pictures.close()
    closed = {sender for sender, kind, _, _ in wire.messages if kind == "comm_close"}
    layouts = {
        sender
        for sender, _, data, _ in wire.messages
        if "LayoutModel" in json.dumps(data.get("state", {}), default=str)
    }
    assert opened - closed <= layouts
