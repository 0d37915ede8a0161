"""Processes that somebody has forgotten."""

import os
from contextlib import suppress
from pathlib import Path


def left_behind(folder: Path) -> list[str]:
    """What still runs and was told about this folder when it was started: a house, and every kernel of it."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # gone meanwhile, or somebody else's
            if os.fsencode(folder) in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text())
    return found
