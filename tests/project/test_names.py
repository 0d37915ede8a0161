"""A name means one thing in the whole package; what occurs twice has its reason here."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import mysterium_nb

PACKAGE = Path(mysterium_nb.__file__).parent
DRAWN = "`charts` draws what the module of this name in `metrics` counts"
TWICE = {
    "associations": f"{DRAWN}; `minds/associations/` is where the associations come from",
    "crows": DRAWN,
    "deck": "`cli/deck.py` is named as the command one types",
    "host": "`m.host` is what a host writes; `pages/host/` is what a host sees",
    "house": "`house/` has `House` in it, which is all tables of a server",
    "moves": "`m.moves` is the public face of `engine/moves.py`",
    "play": "`cli/play.py` is named as the command one types; `pages/play/` are the pages during play",
    "rules": "`cli/rules.py` is named as the command one types",
    "shares": DRAWN,
    "sway": DRAWN,
    "table": "`table/` has `Table` in it, which is one game",
    "tension_curve": DRAWN,
    "tokens": DRAWN,
    "votes": DRAWN,
    "winning": DRAWN,
}
"""Names of modules and folders that occur more than once, and why."""


def modules() -> Iterator[tuple[str, str]]:
    """The name of every module and folder, and where it is."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if path.stem != "__init__":
            yield path.stem, str(place)
        elif place.parent.name:
            yield place.parent.name, str(place.parent)


def public_classes() -> Iterator[tuple[str, str]]:
    """The name of every public class, and the module it is in."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.ClassDef) and not statement.name.startswith("_"):
                yield statement.name, str(path.relative_to(PACKAGE))


def repeated(names: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    places = defaultdict(list)
    for name, place in names:
        places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def test_no_two_public_classes_have_one_name() -> None:
    assert repeated(public_classes()) == {}


def test_modules_that_share_a_name_have_a_reason() -> None:
    found = repeated(modules())
    assert {name: places for name, places in found.items() if name not in TWICE} == {}
    assert sorted(TWICE) == sorted(found)


def test_what_is_drawn_is_counted_under_the_same_name() -> None:
    counted = {path.stem for path in (PACKAGE / "logs" / "metrics").glob("*.py")}
    drawn = {path.stem for path in (PACKAGE / "logs" / "charts").glob("*.py")}
    assert {name for name, why in TWICE.items() if why.startswith(DRAWN)} == (counted & drawn) - {"__init__"}
