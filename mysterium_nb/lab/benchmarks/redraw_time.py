"""How long a dashboard takes to redraw itself after a move, in a real kernel, against the least a widget can do."""

import ast
import statistics
import subprocess
import time
from importlib import import_module
from typing import Any

SETTING = """
from ipywidgets import Button, Label
from mysterium_nb import Table
from mysterium_nb.engine.moves import SendVision
from mysterium_nb.widgets import PsychicDashboard

button, label = Button(), Label()
button.on_click(lambda _: setattr(label, "value", label.value + "."))

table = Table.new(players=5, seed="a quiet evening")
for psychic in table.view("ghost").psychics:
    table.act("ghost", SendVision(psychic.colour, table.view("ghost").hand[:1]))
dashboard = PsychicDashboard(table.seat("yellow"))
cards = table.view("yellow").board[0]
sheet, board = dashboard.panels["sheet"], dashboard.panels["board"]
"""
ANSWER = "(button.model_id, board.model_id, sheet.model_id, cards)"
PATIENCE = 60
"""Seconds after which a kernel that does not answer is given up."""


def redraw_times(rounds: int) -> tuple[float, float]:
    """Milliseconds of an empty round trip and of a redraw, as medians of alternating rounds."""
    manager = import_module("jupyter_client").KernelManager()
    manager.start_kernel(stderr=subprocess.DEVNULL)  # it warns of a wire that never leaves this machine
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE)
        browser = _Browser(client)
        button, board, sheet, cards = browser.ask(SETTING, ANSWER)
        empty, redraws = [], []
        for number in range(rounds):
            card = cards[number % len(cards)]
            browser.press(board, {"press": f"card:{card}"})
            redraws.append(browser.press(sheet, {"press": f"place:{card}"}))
            empty.append(browser.press(button, {"event": "click"}))
        return statistics.median(empty), statistics.median(redraws)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


class _Browser:
    """What a browser does to a kernel: send messages to widgets, and wait for all that comes back."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def press(self, widget: str, content: object) -> float:
        """Milliseconds from the press until the kernel has sent its last message and is idle."""
        data = {"method": "custom", "content": content}
        message = self._client.session.msg("comm_msg", {"comm_id": widget, "data": data})
        began = time.perf_counter()
        self._client.shell_channel.send(message)
        changed = self._until_idle(message["header"]["msg_id"])
        took = time.perf_counter() - began
        if not changed:
            raise RuntimeError(f"The kernel did nothing about {content}.")
        return 1000 * took

    def ask(self, code: str, expression: str) -> Any:
        request = self._client.execute(code, user_expressions={"answer": expression}, allow_stdin=False)
        self._until_idle(request)
        reply: dict[str, Any] = {}
        while reply.get("parent_header", {}).get("msg_id") != request:
            reply = self._client.get_shell_msg(timeout=PATIENCE)
        if reply["content"]["status"] != "ok":
            raise RuntimeError(reply["content"]["evalue"])
        return ast.literal_eval(reply["content"]["user_expressions"]["answer"]["data"]["text/plain"])

    def _until_idle(self, request: str) -> int:
        """How many messages to widgets there were."""
        changes = 0
        while True:
            message = self._client.get_iopub_msg(timeout=PATIENCE)
            if message["parent_header"].get("msg_id") != request:
                continue
            changes += int(message["msg_type"] == "comm_msg")
            if message["msg_type"] == "status" and message["content"]["execution_state"] == "idle":
                return changes
