"""A browser's line to its kernel: widgets speak on it, and nothing else does, in either of Jupyter's protocols."""

import struct
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPError

from mysterium_nb.server.kernels.message_filter import BURST, MOST_BYTES
from tests.server.raw_house import PROTOCOLS, V1, Line, RawHouse, on_the_wire

_CODE: dict[str, Any] = {
    "code": "open({!r}, 'w').close()",
    "silent": False,
    "store_history": False,
    "allow_stdin": False,
}
_WIDGET = {
    "_model_module": "@jupyter-widgets/controls", "_model_module_version": "2.0.0", "_model_name": "TextModel",
    "_view_module": "@jupyter-widgets/controls", "_view_module_version": "2.0.0", "_view_name": "TextView",
}  # fmt: skip
_NOT_FOR_PAGES: list[tuple[str, dict[str, Any], str]] = [
    ("execute_request", _CODE, "shell"),
    ("execute_request", _CODE, "control"),
    ("execute_request", _CODE, "stdin"),
    ("execute_request", _CODE, "iopub"),
    ("complete_request", {"code": "open('/etc/", "cursor_pos": 11}, "shell"),
    ("inspect_request", {"code": "seat", "cursor_pos": 4, "detail_level": 1}, "shell"),
    ("is_complete_request", {"code": "seat"}, "shell"),
    ("history_request", {"output": True, "raw": True, "hist_access_type": "tail", "n": 100}, "shell"),
    ("connect_request", {}, "shell"),
    ("input_reply", {"value": "seat", "status": "ok"}, "stdin"),
    ("debug_request", {"type": "request", "command": "evaluate", "arguments": {"expression": "seat"}}, "control"),
    ("create_subshell_request", {}, "control"),
    ("interrupt_request", {}, "control"),
    ("shutdown_request", {"restart": False}, "control"),
    ("usage_request", {}, "control"),
    ("comm_msg", {"comm_id": "x", "data": {}}, "control"),
    ("comm_open", {"comm_id": "x", "target_name": "jupyter.widget", "data": {"state": _WIDGET}}, "shell"),
    ("comm_open", {"comm_id": "x", "target_name": "os.system", "data": {}}, "shell"),
    ("comm_open", {"comm_id": "x", "data": {}}, "shell"),
    ("", {}, "shell"),
]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_page_gets_its_widgets_and_nothing_hidden_with_them(raw: RawHouse, protocol: str | None) -> None:
    async def look() -> bytes:
        async with raw.ben.line(protocol) as line:
            await line.answers()
            return await line.states()

    states = on_the_wire(look)
    assert b"CanvasManagerModel" in states
    assert b"Ben" in states
    assert raw.ann.cookies["mysterium_visitor"].encode() not in states


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_page_can_make_its_kernel_do_nothing_but_show_widgets(
    raw: RawHouse, protocol: str | None, tmp_path: Path
) -> None:
    mark = tmp_path / "executed"

    async def try_all() -> list[tuple[int | None, str | None]]:
        cuts = []
        for kind, content, channel in _NOT_FOR_PAGES:
            said = {**content, "code": str(content["code"]).format(str(mark))} if "code" in content else content
            async with raw.ben.line(protocol) as line:
                line.say(kind, said, channel)
                cuts.append(await line.cut())
        async with raw.ben.line(protocol) as line:
            await line.answers()
        return cuts

    with raw.unchanged():
        assert on_the_wire(try_all) == [(4403, "A page may not ask this of its kernel.")] * len(_NOT_FOR_PAGES)
    assert not mark.exists()
    raw.house.said.wait_for("A browser’s line to its kernel was cut: A page may not ask this of its kernel.")


def test_a_kernel_would_run_code_if_its_guard_let_it_through(tmp_path: Path) -> None:
    """The test above would prove nothing if kernels refused of their own accord."""
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel()
    try:
        client.execute_interactive(_CODE["code"].format(str(tmp_path / "executed")))
        assert (tmp_path / "executed").exists()
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


_HEADER = '{"msg_id": "1", "msg_type": "comm_msg", "session": "", "username": "", "version": "5.3"}'
_GARBLED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "not JSON",
    "\x00",
    '{"header": null}',
    f'{{"header": {_HEADER}}}',
    f'{{"header": {_HEADER}, "parent_header": [], "metadata": {{}}, "content": {{}}}}',
    '{"header": {}, "parent_header": {}, "metadata": {}, "content": {}}',
    '{"header": ' + "[" * 50_000,
    b"",
    b"\xff",
    b"\xff" * 8,
    b"\xff\xff\xff\xff\xff\xff\xff\x7f" + b"\0" * 100,  # so many parts that counting them takes for ever
    struct.pack("<Q", 6) + b"\xff" * 48,
    struct.pack("<7Q", 6, 56, 61, 63, 65, 67, 69) + b"shell{}{}{}{}",
    struct.pack("<7Q", 6, 56, 56, 56, 56, 56, 56),
    struct.pack("!i", -1),
    struct.pack("!II", 1, 8) + b"{}",
    struct.pack("!II", 2, 2**32 - 1) + b"\0" * 20,
]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_what_cannot_be_read_ends_the_line_and_nothing_else(raw: RawHouse, protocol: str | None) -> None:
    async def try_all() -> list[tuple[int | None, str | None]]:
        cuts = []
        for message in _GARBLED:
            async with raw.ben.line(protocol) as line:
                line.write(message)
                cuts.append(await line.cut())
        async with raw.ben.line(protocol) as line:
            await line.answers()
        return cuts

    with raw.unchanged():
        assert on_the_wire(try_all) == [(4400, "This message cannot be read.")] * len(_GARBLED)


def test_too_much_and_too_often_end_the_line_and_nothing_else(raw: RawHouse) -> None:
    def too_long(line: Line) -> None:
        line.say("comm_msg", {"comm_id": "x", "data": "x" * MOST_BYTES})

    def too_often(line: Line) -> None:
        for _ in range(2 * BURST):
            line.say("comm_msg", {"comm_id": "x", "data": {}})

    async def try_both() -> list[tuple[int | None, str | None]]:
        cuts = []
        for do in (too_long, too_often):
            async with raw.ben.line(V1) as line:
                do(line)
                cuts.append(await line.cut())
        async with raw.ben.line(V1) as line:
            await line.answers()
        return cuts

    with raw.unchanged():
        long, often = on_the_wire(try_both)
    assert long[0] in (1006, 1009, None)  # cut while it was still speaking
    assert often == (4400, "Too many messages.")
    raw.house.said.wait_for("A browser’s line to its kernel was cut: Too many messages.")


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_what_goes_wrong_in_a_kernel_is_not_told_to_its_browser(raw: RawHouse, protocol: str | None) -> None:
    control = {"target_name": "jupyter.widget.control", "data": {}}

    async def make_it_stumble() -> list[tuple[str, bytes]]:
        async with raw.ben.line(protocol) as line:
            line.say("comm_open", {**control, "comm_id": "bad"}, version="9.9")
            line.say("comm_open", {**control, "comm_id": "good"}, version="1.0.0")
            line.say("comm_msg", {"comm_id": "good", "data": {"method": "nonsense"}})
            line.say("comm_msg", {"comm_id": "nobody", "data": {}})
            await line.answers()
            return line.heard

    heard = on_the_wire(make_it_stumble)
    assert {kind for kind, _ in heard} <= {"status", "comm_open", "comm_msg", "comm_close", "kernel_info_reply"}
    assert not [content for _, content in heard if b"Traceback" in content or b"site-packages" in content]


@pytest.mark.parametrize("who", ["nobody", "a junk cookie", "another player", "an empty cookie"])
def test_a_line_to_somebody_elses_kernel_is_refused(raw: RawHouse, who: str) -> None:
    person = raw.ann if who == "another player" else raw.stranger()
    if "cookie" in who:
        person.cookies["mysterium_visitor"] = "" if who == "an empty cookie" else "junk"

    async def knock() -> None:
        async with person.line(V1, kernel=raw.ben.kernel):
            pass

    with raw.unchanged(), pytest.raises(HTTPError) as refused:
        on_the_wire(knock)
    assert refused.value.code == 403
    raw.house.said.wait_for("403 GET /api/kernels/…/channels from 127.0.0.1")


def test_another_sites_page_gets_no_line(raw: RawHouse) -> None:
    async def knock() -> None:
        async with raw.ben.line(V1, Origin="http://elsewhere.example"):
            pass

    with raw.unchanged(), pytest.raises(HTTPError) as refused:
        on_the_wire(knock)
    assert refused.value.code == 403
