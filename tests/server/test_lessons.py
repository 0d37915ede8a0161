"""The kernel of a lesson in a real house: who gets one, what it is told, what may be said to it, and when it ends."""

import http.client
import json
import os
import re
import signal
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.protocol.kernel_environment import FOLDER, GAMES, HOUSE, LINK, TICKET
from mysterium_nb.server.handlers.visitor import COOKIE
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.browser.servers import HOST, PATIENCE, gone
from tests.logs.logged import a_finished_game
from tests.server.raw_house import PROTOCOLS, Person, RawHouse, form, on_the_wire

QUICKEST = "/learn/2"


def a_guest(raw: RawHouse) -> Person:
    """Somebody who has looked at the list of lessons."""
    person = raw.stranger()
    assert person.get("/learn").status == 200
    return person


def a_host(raw: RawHouse) -> Person:
    person = a_guest(raw)
    person.cookies["mysterium_host"] = raw.house.host_link.rpartition("/")[2]
    return person


def kernel_in(page: str) -> str:
    found = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    return "" if found is None else str(json.loads(found[1])["kernelId"])


class Beginning:
    """A lesson of which somebody has seen the beginning while its games are being played."""

    def __init__(self, raw: RawHouse, person: Person) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        while True:
            self._line = http.client.HTTPConnection(HOST, raw.house.port, timeout=PATIENCE)
            self._line.request("GET", QUICKEST, headers={"Cookie": cookies})
            self._answer = self._line.getresponse()
            if self._answer.status != 503:
                break
            self._line.close()  # the one before has not quite ended: ask again, as the page at the door does
        page = ""
        while not kernel_in(page):
            page += self._answer.readline().decode()
        self.kernel = kernel_in(page)

    def hang_up(self) -> None:
        self._answer.close()
        self._line.close()


def told(raw: RawHouse, kernel: str) -> dict[str, str]:
    """The environment of a kernel."""
    written = Path(f"/proc/{raw.house.kernels()[kernel]}/environ").read_text(errors="replace")
    return dict(entry.partition("=")[::2] for entry in written.split("\0") if entry)


def test_a_preview_of_a_lesson_starts_nothing(raw: RawHouse) -> None:
    with raw.unchanged():
        stranger = raw.stranger()
        answer = stranger.get(QUICKEST)
        assert (answer.status, answer.to) == (302, "/learn#lesson-2")
        assert stranger.ask("HEAD", QUICKEST).status == 405
        assert COOKIE not in stranger.cookies


@pytest.mark.parametrize("path", ["/learn/0", "/learn/9", "/learn/2_bits_per_card.ipynb", "/learn/instructor/answers"])
def test_there_are_eight_lessons_and_nothing_beside_them(raw: RawHouse, path: str) -> None:
    with raw.unchanged():
        assert a_guest(raw).get(path).status == 404


def seen_by(raw: RawHouse, person: Person) -> dict[str, str]:
    """What the kernel of somebody's lesson is told; when they hang up it ends, and nothing else has happened."""
    with raw.unchanged():
        lesson = Beginning(raw, person)
        known = told(raw, lesson.kernel)
        with gone(raw.house.kernels()[lesson.kernel]):
            lesson.hang_up()
    return known


def test_a_guests_lesson_is_told_nothing_of_the_house(raw: RawHouse) -> None:
    known = seen_by(raw, a_guest(raw))
    assert (known[FOLDER], known[GAMES], known[HOUSE]) == ("", "", "")
    assert not {TICKET, LINK} & known.keys()
    assert raw.house.host_link.rpartition("/")[2] not in str(known)


def test_the_hosts_lesson_is_told_of_finished_games_and_of_the_house(raw: RawHouse) -> None:
    with closing(SqliteStore(raw.house.data / "games.sqlite")) as store:
        store.append("a-finished-game", a_finished_game(1))
    known = seen_by(raw, a_host(raw))
    assert (known[FOLDER], known[GAMES], known[HOUSE]) == (
        str(raw.house.data),
        "a-finished-game",
        raw.house.host_link,
    )
    assert not {TICKET, LINK} & known.keys()


def test_a_lesson_is_its_visitors_and_takes_no_orders(raw: RawHouse, tmp_path: Path) -> None:
    mark, person = tmp_path / "executed", a_guest(raw)
    while (page := person.get(QUICKEST)).status == 503:
        pass  # as above
    assert "Lesson 2: bits per card" in page.words
    person.kernel = kernel_in(page.text)
    alive = f"/mysterium_nb/alive/{person.kernel}"
    assert person.get(alive).status == 204
    assert raw.ben.get(alive).status == 403
    order = {"code": f"open({str(mark)!r}, 'w').close()", "silent": False}

    async def try_all() -> list[tuple[int | None, str | None]]:
        cuts = []
        for protocol in PROTOCOLS:
            async with person.line(protocol) as line:
                line.say("execute_request", order)
                cuts.append(await line.cut())
            async with person.line(protocol) as line:
                await line.answers()
        return cuts

    assert on_the_wire(try_all) == [(4403, "A page may not ask this of its kernel.")] * len(PROTOCOLS)
    assert not mark.exists()
    process = raw.house.kernels()[person.kernel]
    with gone(process):
        os.kill(process, signal.SIGKILL)
    assert person.get(alive).status == 410
    ended = person.ask("POST", f"/voila/api/shutdown/{person.kernel}", form(_xsrf=person.token))
    assert ended.status == 204
    assert person.get(alive).status == 403
