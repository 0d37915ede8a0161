"""The reference of all public names, made from their docstrings as pages that need no internet.

`start.py docs` runs this in the project's environment; it needs pdoc (extra `[docs]`) and is not part of the wheel.
"""

import sys
import webbrowser
from importlib import import_module
from pathlib import Path

from pdoc import render
from pdoc.doc import Module

PUBLIC = (
    *("mysterium_nb", "mysterium_nb.moves", "mysterium_nb.table", "mysterium_nb.host", "mysterium_nb.widgets"),
    *("mysterium_nb.decks", "mysterium_nb.minds", "mysterium_nb.link", "mysterium_nb.rl"),
    *("mysterium_nb.logs", "mysterium_nb.logs.metrics", "mysterium_nb.logs.charts"),
    *("mysterium_nb.lab", "mysterium_nb.lab.panels", "mysterium_nb.lab.lessons"),
)
"""What people import from, in the order in which they meet it; the rest is private by place."""


def build_reference(folder: Path) -> Path:
    """Write a page for each public package, a search over all of them, and the index that is returned."""
    modules = {name: _documented(name) for name in PUBLIC}
    pages = {f"{name.replace('.', '/')}.html": render.html_module(module, modules) for name, module in modules.items()}
    pages |= {"index.html": render.html_index(modules), "search.js": render.search_index(modules)}
    for name, content in pages.items():
        page = folder / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(content, encoding="utf-8")
    return folder / "index.html"


def _documented(name: str) -> Module:
    module = import_module(name)
    for word in module.__all__:
        getattr(module, word)  # pdoc looks at what is there already, and a package loads a name when it is asked for
    return Module(module)


if __name__ == "__main__":
    index = build_reference(Path(sys.argv[1]))
    print(f"The reference is in {index}.")
    webbrowser.open(index.as_uri())
