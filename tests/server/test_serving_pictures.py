"""The pictures of the shipped deck by URL: what is served, how long a browser may keep it, and what is not served."""

import asyncio
import hashlib
import http.client
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from jupyter_server.extension.config import ExtensionConfigManager
from jupyter_server.extension.utils import validate_extension
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application

from mysterium_nb.decks import Card, PictureFile, shipped
from mysterium_nb.decks.portraits import portraits
from mysterium_nb.server.handlers.card_pictures import PictureHandler, picture_route
from tests.browser.servers import HOST, free_port, running

V12 = "/house/mysterium_nb/cards/sleepwalker/small/v12.webp"


class Answer:
    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()


class Client:
    """Asks for a path to the letter, as no browser would."""

    def __init__(self, port: int) -> None:
        self._port = port

    def get(self, path: str, *, method: str = "GET", **headers: str) -> Answer:
        connection = http.client.HTTPConnection(HOST, self._port, timeout=30)
        try:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, headers=sent)
            return Answer(connection.getresponse())
        finally:
            connection.close()


def serving(application: Application) -> Iterator[Client]:
    """Serve an application from a thread of its own, until the test is over."""
    sockets = bind_sockets(0, HOST)
    over, up = asyncio.Event(), threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        server = HTTPServer(application)
        server.add_sockets(sockets)
        up.set()
        await over.wait()
        server.stop()
        await server.close_all_connections()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert up.wait(30)
    yield Client(sockets[0].getsockname()[1])
    loops[0].call_soon_threadsafe(over.set)
    thread.join()


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    yield from serving(Application([picture_route("/house/")]))


def of_v12() -> PictureFile:
    picture = shipped()["v12"].picture(300)
    assert picture is not None
    return picture


def test_a_picture_comes_as_it_is_and_may_be_kept_for_ever(client: Client) -> None:
    answer = client.get(f"{V12}?v={of_v12().sha256[:12]}")
    assert answer.status == 200
    assert hashlib.sha256(answer.body).hexdigest() == of_v12().sha256
    assert answer.headers["Content-Type"] == "image/webp"
    assert answer.headers["Content-Length"] == str(len(answer.body))
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["ETag"] == f'"{of_v12().sha256}"'


@pytest.mark.parametrize("query", ["", "?v=", "?v=0123456789ab"])
def test_an_address_that_does_not_name_the_version_is_asked_again(client: Client, query: str) -> None:
    answer = client.get(V12 + query)
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")


def test_who_has_the_picture_is_not_sent_it_again(client: Client) -> None:
    answer = client.get(V12, If_None_Match=f'"{of_v12().sha256}"')
    assert (answer.status, answer.body) == (304, b"")
    assert client.get(V12, If_None_Match='"another"').status == 200


def test_head_tells_everything_but_the_picture(client: Client) -> None:
    whole, head = client.get(V12), client.get(V12, method="HEAD")
    assert (head.status, head.body) == (200, b"")
    for name in ("Content-Type", "Content-Length", "Cache-Control", "ETag"):
        assert head.headers[name] == whole.headers[name]


def test_every_picture_of_every_card_and_back_is_there(client: Client) -> None:
    deck = shipped()
    files = [picture.file for card in (*deck.cards, *deck.backs) for picture in card.files]
    assert len(files) == 3 * 142
    for file in files:
        assert client.get(f"/house/mysterium_nb/cards/sleepwalker/{file}", method="HEAD").status == 200


def test_the_cast_is_there_too_and_may_be_kept_for_ever(client: Client) -> None:
    for portrait in portraits().values():
        for picture in (portrait.large, portrait.small):
            answer = client.get(f"/house/mysterium_nb/cards/sleepwalker/{picture.file}?v={picture.sha256[:12]}")
            assert answer.body == portrait.read(picture)
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    [
        "",
        "sleepwalker",
        "sleepwalker/",
        "sleepwalker/small/",
        "sleepwalker/small/v999.webp",
        "sleepwalker/small/v12",
        "sleepwalker/small/v12.png",
        "sleepwalker/small/V12.webp",
        "sleepwalker/tiny/v12.webp",
        "sleepwalker/300/v12.webp",
        "sleepwalker//small/v12.webp",
        "sleepwalker/small/../small/v12.webp",
        "sleepwalker/small/v12.webp/",
        "sleepwalker/small/v12.webp%00",
        "sleepwalker/deck.json",
        "mine/small/v12.webp",
        "../../../../etc/passwd",
        "sleepwalker/../../../pyproject.toml",
        "sleepwalker/%2e%2e/%2e%2e/pyproject.toml",
        "sleepwalker/..%2f..%2fpyproject.toml",
        "sleepwalker/small/..%5c..%5cdeck.json",
        "%2fetc%2fpasswd",
        "/etc/passwd",
    ],
)
def test_nothing_else_is_there(client: Client, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = client.get(f"/house/mysterium_nb/cards/{path}", method=method)
        assert answer.status == 404
        assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
        assert "immutable" not in answer.headers.get("Cache-Control", "")
        assert answer.body == (b"There is no such picture here.\n" if method == "GET" else b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_pictures_can_only_be_looked_at(client: Client, method: str) -> None:
    answer = client.get(V12, method=method)
    assert (answer.status, answer.body) == (405, b"Only pictures are served here.\n")


def test_a_damaged_file_is_not_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "x.webp").write_bytes(b"something else")
    card = Card(id="v1", name={}, folder=tmp_path)
    served = {"x.webp": (card, PictureFile("x.webp", sha256=of_v12().sha256)), "y.webp": (card, PictureFile("y.webp"))}
    for client in serving(Application([("/(.*)", PictureHandler, {"served": served})])):
        for path in ("/x.webp", "/y.webp"):
            answer = client.get(path)
            assert (answer.status, answer.body) == (404, b"There is no such picture here.\n")
    assert "The picture x.webp cannot be served. The picture has changed since the deck was checked." in caplog.text
    assert "The picture y.webp cannot be served. There is no such file." in caplog.text


def test_installing_the_game_switches_the_extension_on() -> None:
    manager = ExtensionConfigManager(read_config_path=[str(Path(sys.prefix) / "etc" / "jupyter")])
    extensions = manager.get_jpserver_extensions()  # type: ignore[no-untyped-call] # it has no types
    assert extensions["mysterium_nb.server"] is True
    assert validate_extension("mysterium_nb.server")  # type: ignore[no-untyped-call] # it has no types


def test_a_server_that_lets_nobody_in_serves_pictures_all_the_same(tmp_path: Path) -> None:
    """The strictest Jupyter server refuses every extension that has not said which of its pages are for all."""
    port = free_port()
    command = [
        "jupyter_server", "--allow-root", "--no-browser", f"--ServerApp.root_dir={tmp_path}",
        "--ServerApp.allow_unauthenticated_access=False", "--ServerApp.base_url=/house/",
        f"--ServerApp.ip={HOST}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
        "--ServerApp.jpserver_extensions=mysterium_nb.server=True",
    ]  # fmt: skip
    with running(tmp_path, command, port, JUPYTER_NO_CONFIG="1"):
        client = Client(port)
        assert client.get(V12).body == shipped()["v12"].read(of_v12())
        assert client.get("/house/mysterium_nb/cards/x").status == 404
        assert client.get("/house/api/contents").status == 403
        assert "version" in json.loads(client.get("/house/api").body)
