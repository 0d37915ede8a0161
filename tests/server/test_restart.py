"""The house is stopped, or the power goes, and it comes back: every table goes on where it was."""

import json
import sqlite3
import threading
from pathlib import Path

from tornado.httpclient import HTTPRequest

from mysterium_nb import Rules, connect, connect_as_host
from mysterium_nb.engine.events import TimeAdded
from mysterium_nb.engine.moves import Start
from mysterium_nb.link.remote import RemoteHouse
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.host_commands import AtTable, FillWithBots, OpenTables, SetBots
from mysterium_nb.protocol.house_view import TableSummary
from mysterium_nb.protocol.messages import Hello, encode
from mysterium_nb.table.autoplay import auto_play
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Entry
from tests.browser.servers import HOST, PATIENCE, House, a_house, free_port, gone
from tests.server.raw_house import V1, Person, Wire, on_the_wire

DARK_SECONDS = 40
"""How long nothing went, as the house finds it noted."""
TIMED = Rules.classic(players=3, difficulty="easy").but(timer_seconds=600)


def test_every_table_goes_on_when_the_house_was_killed(tmp_path: Path) -> None:
    port = free_port()
    with a_house(tmp_path, "--ahead=0", port=port) as house:
        host = connect_as_host(house.host_link)
        code = host.act(OpenTables(TIMED)).tables[-1].code
        ben = Person(house)
        ben.sit_down(code, "watch", "")
        programs = [connect(house.base_url, code, f"{seat} bot", seat=seat) for seat in ("yellow", "red")]
        ticket = unused_ticket(house, code)
        running = threading.Event()
        host.watch(lambda _: running.set() if table(host, code).deadline is not None else None)
        host.act(SetBots(code, BotSettings(pace="quick")))
        host.act(FillWithBots(code))
        host.act(AtTable(code, Start()))
        assert running.wait(PATIENCE), "The ghost is a bot, and has sent nothing."
        house.kill()
        before, deadline = log(house), table(host, code).deadline
    assert deadline is not None
    spend_in_the_dark(house)
    gone_on, host_is_back = threading.Event(), threading.Event()
    host.watch(lambda _: host_is_back.set())
    programs[0].watch(lambda view: gone_on.set() if view.hour > 1 or view.outcome is not None else None)
    with a_house(tmp_path, "--ahead=0", port=port):
        assert host_is_back.wait(PATIENCE)
        after = log(house)
        assert after[: len(before)] == before
        (added,) = [entry.event for entry in after[len(before) :] if isinstance(entry.event, TimeAdded)]
        assert DARK_SECONDS <= added.seconds < DARK_SECONDS + PATIENCE
        assert table(host, code).deadline == deadline + added.seconds * 1000
        assert f'href="/table/{code}?seat=watch"' in ben.get("/").text
        assert on_the_wire(lambda: shown(house, ticket)) == (4403, "This ticket is not good, or no longer.")
        for program in programs:
            auto_play(program, QuickBot().choose)
        assert gone_on.wait(PATIENCE), "The ghost is a bot, and has told nobody whether they are right."
    for program in programs:
        program.close()
    host.close()


def test_ctrl_c_leaves_nothing_behind_and_the_same_command_goes_on(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        house.said.wait_for("Ctrl-C stops the house; started again, every table goes on.")
        host = connect_as_host(house.host_link)
        code = host.act(OpenTables(TIMED)).tables[-1].code
        host.close()
        ben = Person(house)
        ben.sit_down(code, "red", "Ben")
        ben.open_page(code, "red")
        on_the_wire(lambda: states(ben))
        kernels = house.kernels()
        assert ben.kernel in kernels
        with gone(*kernels.values()):
            assert house.ctrl_c() == 0
    assert house.kernels() == {}
    told = str(house.said)
    assert f"Players: {house.base_url}\nHost:    {house.host_link}\n" in told
    assert "█ ▄▄▄▄▄ █" in told, "No QR code is drawn."
    assert told.endswith("Ctrl-C stops the house; started again, every table goes on.\n"), told
    with a_house(tmp_path, "--ahead=0", port=house.port):
        assert f'href="/table/{code}?seat=red"' in ben.get("/").text


async def states(person: Person) -> bytes:
    """Look at one's page as a browser does."""
    async with person.line(V1) as line:
        return await line.states()


def unused_ticket(house: House, code: str) -> str:
    claim = json.dumps({"name": "", "seat": "watch"})
    answer = Person(house).ask("POST", f"/api/claim/{code}", claim, Content_Type="application/json")
    return str(json.loads(answer.text)["ticket"])


async def shown(house: House, ticket: str) -> tuple[int | None, str | None]:
    async with Wire.to(HTTPRequest(f"ws://{HOST}:{house.port}/api/link")) as wire:
        wire.write(encode(Hello(ticket)))
        return await wire.cut()


def table(host: RemoteHouse, code: str) -> TableSummary:
    return next(table for table in host.view.tables if table.code == code)


def log(house: House) -> list[Entry]:
    store = SqliteStore(house.data / "games.sqlite")
    try:
        (kept,) = store.games()
        return [*store.read(kept.game)]
    finally:
        store.close()


def spend_in_the_dark(house: House) -> None:
    """Let the house find that it was last alive so long ago; nobody has to wait for it."""
    database = sqlite3.connect(house.data / "house.sqlite")
    try:
        ((noted,),) = database.execute("SELECT value FROM keys WHERE name='alive_at'").fetchall()
        database.execute("UPDATE keys SET value=? WHERE name='alive_at'", (str(int(noted) - DARK_SECONDS * 1000),))
        database.commit()
    finally:
        database.close()
