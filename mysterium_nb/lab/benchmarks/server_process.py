"""Houses to measure: servers in processes of their own, with nothing in them yet, that leave nothing behind."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 300.0
"""Seconds for a server to come up, to come to rest or to go down; this many on two slow, busy cores."""
_QUIET_SECONDS, _QUIET_SHARE = 1.0, 0.1
"""A server rests when it has used so small a share of a processor for so long; looking at the clock costs a little."""
_TICKS = os.sysconf("SC_CLK_TCK")
_KERNEL = re.compile(r"kernel-([0-9a-f-]{36})\.json")


class ServerProcess:
    """A server that runs, with its kernels."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self._process = process
        self.url = url
        """Where it is, with a slash at the end."""
        self.used: set[str] = set()
        """Kernels that a page has had; Voilà keeps some of them for ever."""

    def kernels(self) -> dict[str, int]:
        """The process of each kernel."""
        found = {}
        for pid in self._family():
            with suppress(OSError):
                told = _KERNEL.search((Path("/proc") / str(pid) / "cmdline").read_bytes().decode(errors="replace"))
                if told is not None:
                    found[told[1]] = pid
        return found

    def wait_until_idle(self, waiting: int) -> None:
        """Wait until so many kernels wait for a page, and nobody has anything left to do."""
        give_up = time.monotonic() + PATIENCE
        spent = -1.0
        while time.monotonic() < give_up:
            before, spent = spent, sum(map(_seconds_of, self._family()))
            ready = len(self.kernels().keys() - self.used)
            if ready == waiting and 0 <= spent - before < _QUIET_SECONDS * _QUIET_SHARE:
                return
            time.sleep(_QUIET_SECONDS)
        raise RuntimeError(f"{self.url} does not come to rest with {waiting} kernels that wait: it has {ready}.")

    def stop(self) -> None:
        """Ask it to stop; whatever has not gone by then is ended."""
        family = self._family()
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        for pid in family:
            if _seconds_of(pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def _family(self) -> list[int]:
        """Its process and all that come from it."""
        children: dict[int, list[int]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                children.setdefault(_fields(stat)[1], []).append(int(stat.parent.name))
        family = [self._process.pid]
        for pid in family:
            family += children.get(pid, [])
        return family


def _fields(stat: Path) -> list[int]:
    """The numbers after a process's name, which may hold anything: parent second, times twelfth and thirteenth."""
    return [0, *map(int, stat.read_text(errors="replace").rpartition(") ")[2].split()[1:])]


def _seconds_of(pid: int) -> float:
    """The processor time a process has used; none when it is gone."""
    with suppress(OSError):
        fields = _fields(Path("/proc") / str(pid) / "stat")
        return (fields[11] + fields[12]) / _TICKS
    return 0.0


def own_memory(pid: int) -> float:
    """Megabytes that are this process's alone and come free when it ends (unique set size)."""
    lines = (Path("/proc") / str(pid) / "smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


@contextmanager
def running_server(home: Path, *, ahead: int) -> Iterator[tuple[ServerProcess, str]]:
    """Our own application with a number of players' pages started ahead, and its host's link; games are in `home`."""
    port = _free_port()
    settings = [f"--port={port}", f"--data={home}", f"--ahead={ahead}"]
    with _running(home, ["mysterium_nb", "play", "--local", "--no-browser", *settings], port) as house:
        yield house, _said(home, r"Host: +(\S+)")


@contextmanager
def running_bare_voila(home: Path, *, ahead: int) -> Iterator[ServerProcess]:
    """Voilà as it comes, with our settings of it, and one page with one button and one canvas: `bare.ipynb`."""
    folder, port = home / "notebooks", _free_port()
    folder.mkdir(parents=True)
    (folder / "bare.ipynb").write_text(json.dumps(_BARE))
    settings = [f"--VoilaConfiguration.extension_allowlist={name}" for name in _EXTENSIONS]
    command = [
        "voila", str(folder), "--no-browser", "--Voila.ip=127.0.0.1", f"--port={port}", "--theme=dark",
        f"--preheat_kernel={ahead > 0}", f"--pool_size={ahead}", "--KernelManager.transport=ipc", *settings,
    ]  # fmt: skip
    with _running(home, command, port) as house:
        yield house


_BARE_CELL = """from ipycanvas import Canvas
from ipywidgets import Button, VBox

VBox([Button(description="Press"), Canvas(width=300, height=200)])"""
_BARE: dict[str, Any] = {
    "cells": [
        {
            "cell_type": "code", "id": "bare", "metadata": {}, "outputs": [], "execution_count": None,
            "source": _BARE_CELL,
        }
    ],
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}  # fmt: skip


_EXTENSIONS = ("@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "ipycanvas")
"""As in our house: every further one would make the bare page slower."""


@contextmanager
def _running(home: Path, command: list[str], port: int) -> Iterator[ServerProcess]:
    """Run a server, from the moment it answers; nothing of this user's own configuration counts."""
    home.mkdir(parents=True, exist_ok=True)
    own = {name: str(home / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
    with (home / "said").open("w") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            env={**os.environ, **own, "IPYTHONDIR": str(home / "ipython"), "PYTHONUNBUFFERED": "1"},
            cwd=home, stdin=subprocess.DEVNULL, stdout=said, stderr=said, text=True,
            start_new_session=True,  # Ctrl-C is for us; we stop everything in order
        )  # fmt: skip
    house = ServerProcess(process, f"http://127.0.0.1:{port}/")
    try:
        if not _answers(process, port):
            raise RuntimeError(f"The house does not open: {(home / 'said').read_text()}")
        yield house
    finally:
        house.stop()


def _answers(process: "subprocess.Popen[str]", port: int) -> bool:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return True
        except ConnectionRefusedError:
            time.sleep(0.05)
    return False


def _said(home: Path, pattern: str) -> str:
    """What a server says about itself, as soon as it says it."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        found = re.search(pattern, (home / "said").read_text())
        if found is not None:
            return found[1]
        time.sleep(0.05)
    raise RuntimeError(f"The house does not say where it is: {(home / 'said').read_text()}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
