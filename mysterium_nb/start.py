"""From a fresh checkout to a running game or a full check, with nothing but Python 3.11 on the machine.

    python3 mysterium_nb/start.py play [options of mysterium-nb play]
    python3 mysterium_nb/start.py lessons [options of jupyter lab]
    python3 mysterium_nb/start.py test [options of pytest]

It makes a virtual environment in `.venv`, installs the project there and goes on inside it. What is missing on a Debian
machine (`python3-venv`, and `chromium` for the tests) is installed with apt. This file uses the standard library alone
and is not part of the wheel.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LESSONS = ROOT / "notebooks" / "lessons"
AT_THE_GUIDE = "--LabApp.default_url=/lab/workspaces/lessons/tree/instructor/guide.ipynb"
"""What a teacher sees first, in a workspace of its own: whatever else somebody does in JupyterLab stays as it was."""
LANES: tuple[tuple[tuple[str, ...], ...], ...] = (
    (
        ("ruff", "format", "--check", "."),
        ("ruff", "check", "."),
        ("mypy",),
        ("lint-imports",),
        ("pytest", "--nbval-lax", "notebooks"),
        ("pytest", "tests/browser"),
    ),
    (("pytest", "--cov", "--ignore=tests/browser"),),
)
"""Two lanes for two cores. Notebooks run by themselves: nbval and coverage do not go together."""


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is run by whatever Python there is
        print("This game needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    match arguments:
        case ["play", *options]:
            install(".")
            return become("mysterium-nb", "play", *options)
        case ["lessons", *options]:
            install(".[fast]")
            root = ["--allow-root"] if os.geteuid() == 0 else []  # JupyterLab wants to be told that this is meant
            return become("jupyter-lab", str(LESSONS), AT_THE_GUIDE, *root, *options)
        case ["test", *options]:
            install(".[test]")
            if shutil.which("chromium") is None:
                apt_install("chromium")
            return check(options)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def check(options: list[str]) -> int:
    """Run both lanes at once: the longer one speaks as it goes, what the other had to say follows."""
    beside, ahead = LANES
    with tempfile.TemporaryFile() as told, ThreadPoolExecutor() as pool:
        others = pool.submit(lambda: [run(*one, into=told) for one in beside])
        codes = [run(*one, *options) for one in ahead] + others.result()
        told.seek(0)
        print(told.read().decode(errors="replace"))
    return int(any(codes))


def install(what: str) -> None:
    """Install the project, editable, into `.venv`."""
    if not PYTHON.exists():
        print(f"Installing the game in {VENV}. This is done once and takes a minute or two …", file=sys.stderr)
        make_venv()
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", what]
    subprocess.run(pip, cwd=ROOT, check=True)


def make_venv() -> None:
    make = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.run(make, capture_output=True).returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    apt_install("python3-venv")
    subprocess.run(make, check=True)


def apt_install(*packages: str) -> None:
    """Install Debian packages, with sudo unless we are root."""
    before = [] if os.geteuid() == 0 else ["sudo"]
    print(f"Installing {', '.join(packages)} with apt …", file=sys.stderr)
    subprocess.run([*before, "apt-get", "update", "-qq"], check=True)
    subprocess.run([*before, "apt-get", "install", "-y", "-qq", *packages], check=True)


def become(program: str, *arguments: str) -> NoReturn:
    """Go on as a program of the virtual environment: Ctrl-C is then its affair alone."""
    os.execv(VENV / "bin" / program, [program, *arguments])


def run(program: str, *arguments: str, into: IO[bytes] | None = None) -> int:
    """Run a program of the virtual environment."""
    command = [str(VENV / "bin" / program), *arguments]
    return subprocess.run(command, cwd=ROOT, stdout=into, stderr=into and subprocess.STDOUT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
