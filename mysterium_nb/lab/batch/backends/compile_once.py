"""Compile a module once, however many processes want it at the same time: the others find it in numba's cache.

python -m mysterium_nb.lab.batch.backends.compile_once mysterium_nb.lab.batch.backends.numba_backend
"""

import sqlite3
import sys
from contextlib import closing
from importlib import import_module

from platformdirs import user_cache_path

_PATIENCE_SECONDS = 600.0


def compile_alone(module: str) -> None:
    """Import a module while no other process of this person does; a process that dies lets the next one in."""
    folder = user_cache_path("mysterium-nb", appauthor=False, ensure_exists=True)
    with closing(sqlite3.connect(folder / "compiling.sqlite", timeout=_PATIENCE_SECONDS)) as door:
        door.execute("BEGIN EXCLUSIVE")
        import_module(module)


if __name__ == "__main__":
    compile_alone(sys.argv[1])
