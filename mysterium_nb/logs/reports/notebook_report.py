"""The class report as a notebook: the same questions as on the page, in code that can be changed."""

from typing import Any

import msgspec

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.reports.sections import sections

TABLES = "tables"
"""The folder beside the notebook that its tables are in."""


def report_notebook(lang: str = "en") -> bytes:
    """The notebook, ready to be run."""
    say = translator(lang, "visions")
    cells = [
        _words(
            f"# {say('Our games')}\n\n"
            + say(
                "The tables are in the folder beside this notebook. Run the cells from top to bottom, then change them."
            )
        ),
        _code(
            "import mysterium_nb as m\n"
            "from mysterium_nb.logs import charts, metrics\n\n"
            f'games = m.logs.read("{TABLES}")\n'
            f'lang = "{lang}"\n'
            "names = m.logs.names_of(games, lang)\n"
            'm.logs.use_theme("light")\n'
            "games"
        ),
        _code(
            'games.games.select("game", "edition", "players", "difficulty", "won", "why", "hour", "found", "seconds")'
        ),
    ]
    for section in sections(lang):
        cells.append(_words(f"## {section.title}\n\n{section.words}"))
        cells += [_code(question.code) for question in section.questions]
    content = {
        "cells": [cell | {"id": f"cell-{number}"} for number, cell in enumerate(cells, start=1)],
        "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def _words(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": text}


def _code(text: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": text}
