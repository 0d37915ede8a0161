"""From a fresh checkout to a running game or a full check, with nothing but Python 3.11 on the machine.

    python3 mysterium_nb/start.py play [options of mysterium-nb play]
    python3 mysterium_nb/start.py lessons [options of jupyter lab]
    python3 mysterium_nb/start.py docs
    python3 mysterium_nb/start.py test [--quick | --changed] [options of pytest]

`docs` builds the reference of all public names from their docstrings, and opens it. `test` runs everything, `test
--quick` what needs less than a minute and no browser, and `test --changed` all tests without a browser the first time,
and from then on those that run Python code which has changed since.

It makes a virtual environment in `.venv`, installs the project there and goes on inside it. What is missing on a Debian
machine (`python3-venv`, and for the tests `chromium` and `nginx-light`) is installed with apt. This file uses the
standard library alone and is not part of the wheel.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
REFERENCE = VENV / "reference"
LESSONS = ROOT / "notebooks" / "lessons"
OPEN_GUIDE = "--LabApp.default_url=/lab/workspaces/lessons/tree/instructor/guide.ipynb"
"""What a teacher sees first, in a workspace of its own: whatever else somebody does in JupyterLab stays as it was."""
PACKAGES = {"chromium": "chromium", "nginx": "nginx-light"}
"""The programs that the browser tests run, and the Debian packages they are in."""
ROOT_PATH = "/usr/sbin"
"""Where Debian keeps servers such as nginx; only root's PATH has this folder."""
COVERED = ("tests/rulebook", "tests/playthroughs", "tests/machine", "tests/table")
"""What reaches every line of the kernel and of the tables. Counting lines doubles the time: the rest does without."""
PAGES = ("tests/pages", "tests/picture")
"""What every page and every picture shows, without a browser."""
Steps = tuple[tuple[str, ...], ...]
WITHOUT_TESTS: Steps = (("mypy",), ("lint-imports",), ("ruff", "check", "."), ("ruff", "format", "--check", "."))
ALL: Steps = (
    ("pytest", "tests/browser"),
    ("pytest", "--ignore=tests/browser", *(f"--ignore={folder}" for folder in COVERED)),
    ("pytest", "--nbval-lax", "notebooks"),
    ("pytest", *COVERED, "--cov"),
    *WITHOUT_TESTS,
)
"""The longest first, so that two at a time end at about the same time."""
QUICK: Steps = (("pytest", *COVERED), ("pytest", *PAGES), *WITHOUT_TESTS)
"""Less than a minute: the engine, the tables, the pages."""
CHANGED: Steps = (("pytest", "--ignore=tests/browser", "--testmon", "--testmon-forceselect"), *WITHOUT_TESTS)
"""Forced, since testmon selects nothing by itself where markers are deselected, too."""


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is run by whatever Python there is
        print("This game needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    match arguments:
        case ["play", *options]:
            install(".")
            return exec_program("mysterium-nb", "play", *options)
        case ["lessons", *options]:
            install(".[fast]")
            root = ["--allow-root"] if os.geteuid() == 0 else []  # JupyterLab wants to be told that this is meant
            return exec_program("jupyter-lab", str(LESSONS), OPEN_GUIDE, *root, *options)
        case ["docs"]:
            install(".[docs]")
            return exec_program("python", "-m", "mysterium_nb.reference", str(REFERENCE))
        case ["test", "--quick", *options]:
            install(".[test]")
            return run_checks(QUICK, options)
        case ["test", "--changed", *options]:
            install(".[test]")
            return run_checks(CHANGED, options)
        case ["test", *options]:
            install(".[test]")
            if missing := [package for program, package in PACKAGES.items() if find_program(program) is None]:
                apt_install(*missing)
            return run_checks(ALL, options)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def run_checks(steps: Steps, options: list[str]) -> int:
    """Run these steps, two at a time for two cores; each says what it has to say when it is over, and the end says
    which of them failed, and in which tests."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        failed = [line for lines in pool.map(lambda step: run_step(step, options), steps) for line in lines]
    print("\n".join(["Failed:", *failed]) if failed else "All is well.")
    return int(bool(failed))


def run_step(step: tuple[str, ...], options: list[str]) -> list[str]:
    """Run one step; if it failed, its name and the ids of its failing tests, a line for each."""
    if step[0] != "pytest":
        return [" ".join(step)] if run(step) else []
    with tempfile.TemporaryDirectory() as cache:
        code = run((*step, *options), f"--override-ini=cache_dir={cache}")
        return [" ".join(step), *(f"    {test}" for test in failed_tests(Path(cache)))] if code else []


def failed_tests(cache: Path) -> list[str]:
    """The ids that pytest has written down in its cache for `--last-failed`; none if pytest itself broke down."""
    ids = cache / "v" / "cache" / "lastfailed"
    return [*json.loads(ids.read_text(encoding="utf-8"))] if ids.exists() else []


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


def find_program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", os.defpath), ROOT_PATH)))


def apt_install(*packages: str) -> None:
    """Install Debian packages, with sudo unless we are root."""
    before = [] if os.geteuid() == 0 else ["sudo"]
    print(f"Installing {', '.join(packages)} with apt …", file=sys.stderr)
    subprocess.run([*before, "apt-get", "update", "-qq"], check=True)
    subprocess.run([*before, "apt-get", "install", "-y", "-qq", *packages], check=True)


def exec_program(program: str, *arguments: str) -> NoReturn:
    """Go on as a program of the virtual environment: Ctrl-C is then its affair alone."""
    os.execv(VENV / "bin" / program, [program, *arguments])


def run(command: tuple[str, ...], *unnamed: str) -> int:
    """Run a program of the virtual environment, and tell in one go what it said and how long it took.

    Arguments that are of no interest to a person are not named.
    """
    name, begun = " ".join(command), time.monotonic()
    print(f"Begun: {name}", flush=True)
    # Many processes start in the tests: what Python has compiled of our modules is to be kept.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    whole = [str(VENV / "bin" / command[0]), *command[1:], *unnamed]
    with tempfile.TemporaryFile() as told:  # not a pipe, which whatever outlives the program would keep open
        code = subprocess.run(whole, cwd=ROOT, env=kept, stdout=told, stderr=subprocess.STDOUT).returncode
        told.seek(0)
        said = told.read().decode(errors="replace")
    print(f"\n{said}Over after {time.monotonic() - begun:.0f} s, exit code {code}: {name}\n", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
