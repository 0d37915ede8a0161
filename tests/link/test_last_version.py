"""Programs and houses of the last version: what they say is still understood, or answered with a sentence.

`data/wire_of_last_version.json` has a sample of every message, view and command, made by the code of that version.
"""

import asyncio
import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tornado.websocket import WebSocketHandler

from mysterium_nb.protocol.messages import (
    ActMessage,
    Hello,
    OutdatedAct,
    RefusedMessage,
    ViewMessage,
    decode_client,
    decode_server,
    encode,
)
from mysterium_nb.server.session import HostSession
from tests.last_version import as_written_today
from tests.server.hosted_house import a_hosted_house

SAMPLES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "data" / "wire_of_last_version.json").read_text("utf-8")
)
RETIRED = {"begin_game", "end_game", "end_step", "give_time", "judge_report", "pause_table", "resume_table"}
"""Commands of a host that are a move in `AtTable` today."""


def is_retired(word: dict[str, Any]) -> bool:
    return word["say"] == "act" and word["move"]["move"] in RETIRED


class Wire:
    """A websocket, from the server's side: all that was said on it."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def set_nodelay(self, _: object) -> None:
        """There is no net here to delay anything."""

    def write_message(self, message: str) -> "Future[None]":
        self.said.append(message)
        written: Future[None] = Future()
        written.set_result(None)
        return written

    def close(self, code: int, why: str) -> None:
        raise AssertionError(f"cut: {code} {why}")


@pytest.mark.parametrize("word", [word for word in SAMPLES["asked"] if not is_retired(word)])
def test_what_a_program_of_the_last_version_asks_is_understood(word: dict[str, Any]) -> None:
    known = decode_client(json.dumps(word))
    assert isinstance(known, Hello | ActMessage)
    assert json.loads(encode(known)) == as_written_today(word)


@pytest.mark.parametrize("word", SAMPLES["answered"])
def test_what_a_house_of_the_last_version_answers_is_understood(word: dict[str, Any]) -> None:
    known = decode_server(json.dumps(word))
    assert json.loads(encode(known)) == as_written_today(word)
    if isinstance(known, ViewMessage):
        assert repr(known.view)


def test_there_is_a_sample_of_every_command_that_has_gone() -> None:
    assert {word["move"]["move"] for word in SAMPLES["asked"] if is_retired(word)} == RETIRED


def test_a_host_of_the_last_version_is_told_to_update_and_not_cut_off(tmp_path: Path) -> None:
    old = [word for word in SAMPLES["asked"] if is_retired(word)]

    async def ask() -> list[RefusedMessage]:
        with a_hosted_house(tmp_path) as app:
            wire = Wire()
            hold = HostSession(cast("WebSocketHandler", wire), app.host_control, "")
            for word in old:
                hold.on_message(json.dumps(word))
            hold.close()
            return [refused for refused in map(decode_server, wire.said) if isinstance(refused, RefusedMessage)]

    refusals = asyncio.run(ask())
    assert [refused.number for refused in refusals] == [word["number"] for word in old]
    assert {refused.template for refused in refusals} == {
        "This program is older than the house. Update mysterium-nb where it runs."
    }


@pytest.mark.parametrize("kind", ["begin_games", "beginGame", "", 7, None])
def test_what_no_version_knows_is_not_taken_for_an_old_command(kind: object) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_client(
            json.dumps({"say": "act", "number": 1, "move": {"move": kind, "code": "LAMO42"}, "move_id": "m1"})
        )


def test_a_retired_command_is_known_by_its_name_alone() -> None:
    word = {"say": "act", "number": 5, "move": {"move": "give_time"}, "move_id": "m5"}
    assert isinstance(decode_client(json.dumps(word)), OutdatedAct)
