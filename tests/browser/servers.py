"""Real servers for real browsers: JupyterLab, and Voilà as it comes; each shows notebooks that a test writes."""

import json
import os
import re
import secrets
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from mysterium_nb.engine.events import Event
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.table.sqlite_store import SqliteStore

HOST = "127.0.0.1"
PATIENCE = 120.0
"""Seconds for a server to come up or to go down; this many on two slow, busy cores."""
_SOON = 60.0
"""Seconds for a process to end by what was done, before a house looks itself for pages that have gone silent."""

_SETTINGS = {
    # Cells out of sight stay in the page, where a test can find them.
    "notebook-extension/tracker": {"windowingMode": "none"},
    # Nobody is asked whether to fetch news, and none are fetched.
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}
_RUN_ALL = """async () => {
    const panel = window.jupyterapp.shell.currentWidget;
    await panel.context.ready;
    await panel.sessionContext.ready;
    await window.jupyterapp.commands.execute("notebook:run-all-cells");
    const outputs = panel.content.model.toJSON().cells.flatMap(cell => cell.outputs ?? []);
    return outputs.filter(output => output.output_type === "error").map(output => output.traceback.join("\\n"));
}"""


class Lab:
    """A JupyterLab with fresh settings and nothing in its folder but what tests write there."""

    def __init__(self, folder: Path, base_url: str, token: str) -> None:
        self.folder = folder
        self.base_url = base_url
        """Where it is, with a slash at the end."""
        self._token = token

    def open(self, page: Page, *cells: str) -> None:
        """Open a notebook of these cells and run them all; a cell that fails, fails the test.

        The notebook fills the page (`/doc`), and what one test leaves open is not opened again in the next.
        """
        name = _notebook(self.folder, cells)
        page.goto(f"{self.base_url}doc/tree/{name}?token={self._token}")
        page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.sessionContext !== undefined")
        failed = page.evaluate(_RUN_ALL)
        assert not failed, "\n".join(failed)

    def save(self, page: Page) -> None:
        """Save the notebook with what its cells show, as a person does before reloading the page."""
        page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")

    def shut_kernels(self) -> None:
        """End the kernels of all notebooks: each of them takes a hundred megabytes."""
        for session in json.loads(self._ask("GET", "api/sessions")):
            self._ask("DELETE", f"api/sessions/{session['id']}")

    def _ask(self, method: str, path: str) -> bytes:
        headers = {"Authorization": f"token {self._token}"}
        with urlopen(Request(f"{self.base_url}{path}", method=method, headers=headers), timeout=PATIENCE) as answer:
            return bytes(answer.read())


class Voila:
    """A plain Voilà over a folder: each visit of a notebook starts a kernel, and it stays until the server ends."""

    def __init__(self, folder: Path, base_url: str) -> None:
        self.folder = folder
        self.base_url = base_url

    def open(self, page: Page, *cells: str) -> None:
        """Open a notebook of these cells as a page; a cell that fails, fails the test.

        Voilà runs all the cells while it answers. Its own page asks for two style sheets from elsewhere.
        """
        answer = page.goto(f"{self.base_url}voila/render/{_notebook(self.folder, cells)}")
        assert answer is not None
        assert answer.ok
        failed = page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_text_contents()
        assert not failed, "\n".join(failed)


class House:
    """Our own application, `mysterium-nb play`, with nothing in it but what its data hold."""

    def __init__(self, home: Path, port: int, process: "subprocess.Popen[str]", said: "Said") -> None:
        self.home = home
        self.said = said
        self.data = home / "data"
        self.port = port
        self.base_url = f"http://{HOST}:{port}/"
        self._process = process

    @property
    def host_link(self) -> str:
        """The host's link, as it is printed when the house opens."""
        with closing(self.database()) as database:
            return f"{self.base_url}host/{database.key('host')}"

    def database(self) -> HouseDatabase:
        """What the house has written down about itself."""
        return HouseDatabase(self.data / "house.sqlite")

    def log(self, code: str) -> list[Event]:
        """All that was written down at a table."""
        with closing(self.database()) as database, closing(SqliteStore(self.data / "games.sqlite")) as store:
            game = next(room.game for room in database.rooms() if room.code == code)
            return [entry.event for entry in store.read(game)]

    def kernels(self) -> dict[str, int]:
        """The processes of this house's kernels, by their kernels' ids; those that outlived a house of before, too."""
        found = {}
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has just ended
                kernel = re.search(r"/kernel-([\w-]+)\.json", (process / "cmdline").read_text(errors="replace"))
                if kernel is not None and os.fsencode(self.home) in (process / "environ").read_bytes():
                    found[kernel[1]] = int(process.name)
        return found

    def ctrl_c(self) -> int:
        """Whoever started it presses Ctrl-C; how it ended."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """The power goes."""
        self._process.kill()
        self._process.wait(PATIENCE)


@contextmanager
def a_house(home: Path, *options: str, port: int | None = None) -> Iterator[House]:
    """Open a house, or one that was here before, at its old address."""
    port = port or free_port()
    (home / "data").mkdir(exist_ok=True)
    command = ["mysterium_nb", "play", "--local", "--no-browser", f"--port={port}", f"--data={home / 'data'}", *options]
    said = Said()
    with running(home, command, port, said) as process:
        yield House(home, port, process, said)


@contextmanager
def a_lab(home: Path, base_url: str = "/") -> Iterator[Lab]:
    folder, settings, port, token = home / "notebooks", home / "settings", free_port(), secrets.token_hex(16)
    folder.mkdir()
    for name, values in _SETTINGS.items():
        file = settings / "@jupyterlab" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values))
    command = [
        "jupyterlab", "--allow-root", "--no-browser", "--expose-app-in-browser", "--LabApp.extension_manager=readonly",
        f"--LabApp.user_settings_dir={settings}", f"--LabApp.workspaces_dir={home / 'workspaces'}",
        f"--ServerApp.root_dir={folder}", f"--ServerApp.base_url={base_url}", f"--IdentityProvider.token={token}",
        f"--ServerApp.ip={HOST}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
    ]  # fmt: skip
    with running(home, command, port):
        yield Lab(folder, f"http://{HOST}:{port}{base_url}", token)


@contextmanager
def a_voila(home: Path) -> Iterator[Voila]:
    folder, port = home / "notebooks", free_port()
    folder.mkdir()
    command = ["voila", str(folder), "--no-browser", f"--Voila.ip={HOST}", f"--port={port}", "--show_tracebacks=True"]
    with running(home, command, port):
        yield Voila(folder, f"http://{HOST}:{port}/")


class Said:
    """What a server has said on its terminal until now."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._more = threading.Condition()

    def __str__(self) -> str:
        return "".join(self._lines)

    def hear(self, words: Iterable[str]) -> None:
        """Listen to the end: a server whose words nobody reads stands still."""
        for line in words:
            with self._more:
                self._lines.append(line)
                self._more.notify_all()

    def wait_for(self, words: str) -> None:
        with self._more:
            assert self._more.wait_for(lambda: words in str(self), PATIENCE), f"Nobody said {words!r}.\n{self}"


@contextmanager
def running(
    home: Path, command: list[str], port: int, said: "Said | None" = None, **environment: str
) -> Iterator["subprocess.Popen[str]"]:
    """Run a server that is a Python module; nothing of this user's own configuration counts."""
    own = {name: str(home / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
    own |= {"IPYTHONDIR": str(home / "ipython"), "PYTHONUNBUFFERED": "1", **environment}
    with serving(home, [sys.executable, "-m", *command], port, said, **own) as process:
        yield process


@contextmanager
def serving(
    home: Path, command: list[str], port: int, said: "Said | None" = None, **environment: str
) -> Iterator["subprocess.Popen[str]"]:
    """Run a server, from the moment it answers until it has ended and all that it said was heard."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    said = said or Said()
    listener = threading.Thread(target=said.hear, args=(process.stdout,), daemon=True)
    listener.start()
    try:
        assert _answers(process, port), str(said)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        listener.join(PATIENCE)  # a kernel writes to the same pipe, and ends a moment after its server
        assert process.stdout is not None
        process.stdout.close()


def _answers(process: subprocess.Popen[str], port: int) -> bool:
    """Wait until a server takes visitors. What it says is no sign of that: Jupyter's says so before it does."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        try:
            socket.create_connection((HOST, port), timeout=PATIENCE).close()
            return True
        except ConnectionRefusedError:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.05)
                return False
    return False


def _notebook(folder: Path, cells: tuple[str, ...]) -> str:
    """Write a notebook under a name that no other has."""
    empty: dict[str, object] = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    notebook = {
        "cells": [{**empty, "id": f"cell-{number}", "source": cell} for number, cell in enumerate(cells)],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    name = f"{secrets.token_hex(4)}.ipynb"
    (folder / name).write_text(json.dumps(notebook), encoding="utf-8")
    return name


@contextmanager
def gone(*processes: int) -> Iterator[None]:
    """Processes that must end because of what is done here; Linux says when they do.

    with gone(house.kernels()[kernel]):
        page.close()
    """
    watched = [os.pidfd_open(process) for process in processes]
    try:
        yield
        patience = time.monotonic() + _SOON
        for process in watched:
            ended, _, _ = select.select([process], [], [], max(0, patience - time.monotonic()))
            assert ended, "A process that should have ended is still there."
    finally:
        for process in watched:
            os.close(process)


def free_port() -> int:
    with socket.create_server((HOST, 0)) as server:
        return int(server.getsockname()[1])
