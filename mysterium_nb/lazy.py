"""Packages whose names are imported when they are first used: `import mysterium_nb` stays quick, and all is there.

The public packages call `lazy_exports` for their `__getattr__` and `__dir__`. They list the same names under
`TYPE_CHECKING`, for editors and type checkers, and in `__all__`; `tests/project/test_surface.py` compares the lists.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def lazy_exports(
    package: str, names: Mapping[str, str], *, modules: str = "", hints: Mapping[str, str] | None = None
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Make `__getattr__` and `__dir__` of a package.

    `names` has the words that each module is asked for, with spaces between; `modules` are exported themselves; `hints`
    say what to write in place of a word that is not there. No module may be called like a name that is exported: Python
    would put the module in its place.
    """
    homes = {name: module for module, exported in names.items() for name in exported.split()}
    submodules = modules.split()

    def load(name: str) -> Any:
        if name in submodules:
            return import_module(f"{package}.{name}")
        if name in homes:
            value = getattr(import_module(homes[name]), name)
            setattr(sys.modules[package], name, value)  # the next look is free
            return value
        message = f"module {package!r} has no attribute {name!r}"
        hint = "" if name.startswith("_") else (hints or {}).get(name) or _found_in(package, submodules, name)
        raise AttributeError(f"{message}: write {hint}" if hint else message, name=name, obj=sys.modules[package])

    return load, lambda: sorted(sys.modules[package].__all__)


def _found_in(package: str, submodules: list[str], wanted: str) -> str:
    """The name in one of the package's public modules, whatever its capitals."""
    if not submodules or find_spec(f"{package}.{wanted}") is not None:
        return ""  # a module that Python is about to import
    found = [
        f"`{package.removeprefix('mysterium_nb.')}.{submodule}.{name}`".replace("`mysterium_nb.", "`m.")
        for submodule in submodules
        for name in import_module(f"{package}.{submodule}").__all__
        if name.lower() == wanted.lower()
    ]
    return " or ".join(found)
