"""The wire between a kernel and a browser: every message that widgets send, as it would travel."""

import json
import re
from typing import Any

import pytest
from comm import DummyComm
from ipywidgets import Widget

_CODE = ("_esm", "_css")
"""Programs and styles: the same for everybody, and no part of a game."""


class Wire:
    """Records what is sent from now on. This is ipywidgets' own edge: behind it there is nothing but the network."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.messages: list[bytes] = []
        self._ids: dict[str, str] = {}
        wire = self

        def publish(  # the signature is the comm package's
            comm: DummyComm, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
        ) -> None:
            wire._hear(comm.comm_id, msg_type, data, metadata, buffers, keys)

        monkeypatch.setattr(DummyComm, "publish_msg", publish)

    def _hear(self, comm: str, kind: str, data: Any, metadata: Any, buffers: Any, keys: Any) -> None:
        if kind == "comm_open":
            self._ids[comm] = f"widget {len(self._ids)}"
        state = (data or {}).get("state", {})
        bare = {**(data or {}), "state": {name: value for name, value in state.items() if name not in _CODE}}
        head = json.dumps([kind, comm, bare, metadata or {}, keys], ensure_ascii=False, sort_keys=True)
        self.messages.append(b"".join((head.encode(), *(bytes(buffer) for buffer in buffers or ()))))

    @property
    def told(self) -> list[bytes]:
        """The messages with every widget called by the order in which it was made, and not by its random id."""
        return [self._renamed(message) for message in self.messages]

    @property
    def states(self) -> bytes:
        """What a browser that comes back now is told of every widget, in the order in which they were made."""
        # An id that is no longer known belongs to a widget that was closed.
        alive = [widget for widget in _all_widgets() if widget.model_id in self._ids]
        alive.sort(key=lambda widget: int(self._ids[widget.model_id].split()[1]))
        states = Widget.get_manager_state(widgets=alive)["state"]
        for state in states.values():
            for name in _CODE:
                state["state"].pop(name, None)
        return self._renamed(json.dumps(list(states.items())).encode())

    def _renamed(self, message: bytes) -> bytes:
        def rename(found: re.Match[bytes]) -> bytes:
            return self._ids.get(found[0].decode(), found[0].decode()).encode()

        # A canvas counts the letters of its drawing, in which short ids of sprites stand: `mnb9`, `mnb10`.
        message = re.sub(rb'"shape": \[\d+\]', b'"shape": []', message)
        return re.sub(rb"(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{8})(?![0-9a-f])|mnb\d+", rename, message)


def _all_widgets() -> list[Widget]:
    from ipywidgets.widgets.widget import _instances

    return list(_instances.values())
