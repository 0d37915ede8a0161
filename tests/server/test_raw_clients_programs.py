"""Programs that claim seats: no ticket but a good one, no seat but one's own, no wish but a player's."""

import json
import re
import sqlite3
from typing import Any

import pytest
from tornado.httpclient import HTTPError, HTTPRequest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import AddTime, PlacePawn, Say, SendVision
from mysterium_nb.protocol.host_commands import DeleteTable, OpenTables, PauseAll
from mysterium_nb.protocol.messages import MOST_BYTES, ActMessage, Hello, encode
from mysterium_nb.server.session import BURST
from tests.browser.servers import HOST
from tests.server.plain_house import Answer
from tests.server.raw_house import CALM, Person, RawHouse, Wire, on_the_wire

Cut = tuple[int | None, str | None]
_NO_TICKET = (4403, "This ticket is not good, or no longer.")
_UNREADABLE = (4400, "This message cannot be read.")


def claim(person: Person, code: str, **wanted: Any) -> Answer:
    return person.ask("POST", f"/api/claim/{code}", json.dumps(wanted), Content_Type="application/json")


def public(raw: RawHouse) -> HTTPRequest:
    return HTTPRequest(f"ws://{HOST}:{raw.house.port}/api/link")


def kernels_door(raw: RawHouse) -> HTTPRequest:
    """Where kernels show their tickets; its address is in the environment of every kernel."""
    process = raw.house.kernels()[raw.ben.kernel]
    with open(f"/proc/{process}/environ", "rb") as environ:
        told = dict(entry.split(b"=", 1) for entry in environ.read().split(b"\0") if b"=" in entry)
    return HTTPRequest(told[b"MYSTERIUM_NB_LINK"].decode())


def watcher(raw: RawHouse) -> str:
    """The ticket of a program that only watches."""
    answer = claim(raw.stranger(), raw.code, name="", seat="watch")
    assert answer.status == 200, answer.text
    return str(json.loads(answer.text)["ticket"])


async def cut_after(asked: HTTPRequest, *messages: str | bytes) -> Cut:
    async with Wire.to(asked) as wire:
        for message in messages:
            wire.write(message)
        return await wire.cut()


@pytest.mark.parametrize("door", [public, kernels_door])
@pytest.mark.parametrize("ticket", ["", "forged", "x" * 1000, "é", "\x00"])
def test_a_forged_ticket_is_refused(raw: RawHouse, door: Any, ticket: str) -> None:
    with raw.unchanged():
        assert on_the_wire(lambda: cut_after(door(raw), encode(Hello(ticket)))) == _NO_TICKET
    raw.house.said.wait_for("refused: This ticket is not good, or no longer.")


def test_a_ticket_is_good_once(raw: RawHouse) -> None:
    ticket = watcher(raw)

    async def show_it_twice() -> Cut:
        async with Wire.to(public(raw)) as wire:
            wire.write(encode(Hello(ticket)))
            assert "welcome" in str(await wire.read())
            return await cut_after(public(raw), encode(Hello(ticket)))

    with raw.unchanged():
        assert on_the_wire(show_it_twice) == _NO_TICKET


def test_tickets_of_programs_and_of_kernels_are_not_the_same(raw: RawHouse) -> None:
    ticket = watcher(raw)
    with raw.unchanged():
        assert on_the_wire(lambda: cut_after(kernels_door(raw), encode(Hello(ticket)))) == _NO_TICKET


def test_the_ticket_in_a_kernels_environment_is_worth_nothing_any_more(raw: RawHouse) -> None:
    with open(f"/proc/{raw.house.kernels()[raw.ben.kernel]}/environ", "rb") as environ:
        (ticket,) = [entry for entry in environ.read().split(b"\0") if entry.startswith(b"MYSTERIUM_NB_TICKET=")]
    said = encode(Hello(ticket.decode().partition("=")[2]))
    with raw.unchanged():
        for door in (public, kernels_door):
            assert on_the_wire(lambda door=door: cut_after(door(raw), said)) == _NO_TICKET  # type: ignore[misc] # bound now


def test_a_ticket_of_one_table_shows_no_other(raw: RawHouse) -> None:
    answer = claim(raw.stranger(), raw.other, name="", seat="watch")
    ticket = json.loads(answer.text)["ticket"]

    async def look() -> str:
        async with Wire.to(public(raw)) as wire:
            wire.write(encode(Hello(ticket)))
            while '"say":"shown"' not in (told := str(await wire.read())):
                pass
            return told

    assert '"phase":"lobby"' in on_the_wire(look)  # at the other table nobody plays yet


def test_a_ticket_to_a_table_that_was_deleted_meanwhile_is_refused(raw: RawHouse) -> None:
    code = raw.wish(OpenTables(CALM))
    ticket = json.loads(claim(raw.stranger(), code, name="", seat="watch").text)["ticket"]
    raw.wish(DeleteTable(code))
    with raw.unchanged():
        assert on_the_wire(lambda: cut_after(public(raw), encode(Hello(ticket)))) == _NO_TICKET


_MALFORMED: list[str | bytes] = [
    "", "null", "[]", "{}", "not JSON", b"\xff\xfe", b"\x00", '{"say": "hello"}', '{"say": "hello", "ticket": 5}',
    '{"say": "hello", "ticket": "x", "more": 1}', '{"say": "shout"}', '{"say": "shown", "view": {}}', '{"a":' * 10_000,
    '{"say": "hello", "ticket": "\\ud800"}',
]  # fmt: skip
_MALFORMED_ACTS: list[str | bytes] = [
    *_MALFORMED,
    '{"say": "act"}',
    '{"say": "act", "number": "one", "move": {"move": "start"}, "move_id": "x"}',
    '{"say": "act", "number": 1, "move": {"move": "win"}, "move_id": "x"}',
    '{"say": "act", "number": 1, "move": ' + '{"a":' * 10_000,
    '{"say": "act", "number": 1e999, "move": {"move": "start"}, "move_id": "x"}',
    encode(ActMessage(1, Say("blue", "hello"), "x" * 65)),
]


@pytest.mark.parametrize("door", [public, kernels_door])
def test_what_cannot_be_read_ends_the_link(raw: RawHouse, door: Any) -> None:
    async def try_all() -> list[Cut]:
        asked = door(raw)
        return [await cut_after(asked, message) for message in _MALFORMED]

    with raw.unchanged():
        assert on_the_wire(try_all) == [_UNREADABLE] * len(_MALFORMED)


def test_what_cannot_be_read_ends_the_link_of_a_seat_too(raw: RawHouse) -> None:
    tickets = [watcher(raw) for _ in _MALFORMED_ACTS]

    async def try_all() -> list[Cut]:
        return [
            await cut_after(public(raw), encode(Hello(ticket)), message)
            for ticket, message in zip(tickets, _MALFORMED_ACTS, strict=True)
        ]

    with raw.unchanged():
        assert on_the_wire(try_all) == [_UNREADABLE] * len(tickets)


def test_too_long_and_too_often_end_the_link(raw: RawHouse) -> None:
    long, often = watcher(raw), watcher(raw)
    act = encode(ActMessage(1, Say("blue", "x"), "x"))

    async def try_both() -> list[Cut]:
        return [
            await cut_after(public(raw), encode(Hello(long)), "x" * (MOST_BYTES + 1)),
            await cut_after(public(raw), encode(Hello(often)), *[act] * (2 * BURST)),
        ]

    with raw.unchanged():
        too_long, too_often = on_the_wire(try_both)
    assert too_long[0] == 1009
    assert too_often == (4400, "Too many messages.")
    raw.house.said.wait_for(f"Too many messages to <seat watch of {raw.code}>")


@pytest.mark.parametrize(
    ("wished", "why"),
    [
        (PlacePawn("red", "c1"), "Only the player of {psychic} can do this."),
        (SendVision("blue", ("v1",)), "Only the ghost can do this."),
        (AddTime(60), "Only the host can do this."),
        (PauseAll(), "Only the host can do this."),
        (DeleteTable("{code}"), "Only the host can do this."),
    ],
)
def test_a_seat_does_what_is_its_own(raw: RawHouse, wished: Any, why: str) -> None:
    if isinstance(wished, DeleteTable):
        wished = DeleteTable(raw.code)
    with raw.unchanged(), pytest.raises(IllegalMove, match=re.escape(why.partition("{")[0])) as refused:
        raw.blue.act(wished)
    assert refused.value.template == why


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", 400), ("null", 400), ("[]", 400), ("not JSON", 400), ("[" * 60_000, 400), ('{"a":' * 10_000, 400),
        ('{"name": 5}', 400), ('{"name": {"a": 1}}', 400), ('{"name": "x", "seat": 5}', 400),
        ('{"seat": "purple"}', 400),
        ('{"name": "x", "kind": "person"}', 400), ('{"name": "\\ud800"}', 400),
        ('{"name": "' + "x" * 1000 + '", "seat": "purple"}', 409), ('{"name": "", "seat": "purple"}', 409),
        ('{"name": "Eve", "seat": "ghost"}', 409), ('{"name": "Eve", "seat": "red"}', 409),
        ('{"name": "Eve", "seat": "host"}', 409), ('{"name": "Eve"}', 409),
        ('{"name": "Eve", "seat": "red", "key": "junk"}', 409), ('{"name": "Eve", "key": "junk"}', 409),
    ],
)  # fmt: skip
def test_a_claim_is_read_with_care(raw: RawHouse, body: str, status: int) -> None:
    with raw.unchanged():
        answer = raw.stranger().ask("POST", f"/api/claim/{raw.code}", body, Content_Type="application/json")
        assert answer.status == status
        assert json.loads(answer.text)["why"]
    raw.house.said.wait_for(f"{status} POST /api/claim/{raw.code} from 127.0.0.1")


def test_a_browsers_page_has_no_business_at_the_programs_door(raw: RawHouse) -> None:
    asked = public(raw)
    asked.headers["Origin"] = raw.house.base_url.rstrip("/")

    async def knock() -> None:
        async with Wire.to(asked):
            pass

    with pytest.raises(HTTPError) as refused:
        on_the_wire(knock)
    assert refused.value.code == 403


def test_what_the_house_keeps_is_for_its_own_user_alone(raw: RawHouse) -> None:
    for file in raw.house.data.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file.name
    held = sqlite3.connect(raw.house.data / "house.sqlite")
    try:
        kept = str(held.execute("SELECT * FROM claims").fetchall())
    finally:
        held.close()
    assert raw.ben.cookies["mysterium_visitor"] not in kept
