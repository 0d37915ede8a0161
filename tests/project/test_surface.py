"""`import mysterium_nb as m`, and from there everything: what people find, and what that costs."""

import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mysterium_nb as m
from mysterium_nb.logs.reports.notebook_report import report_notebook

PACKAGE = Path(m.__file__).parent
ROOT = PACKAGE.parent
TAUGHT = (ROOT / "README.md", *sorted((ROOT / "notebooks").rglob("*.ipynb")))
LAZY = ("", "decks", "host", "lab", "link", "logs", "minds", "rl", "table", "widgets")
NAMESPACES = (*LAZY, "moves", "lab.lessons", "lab.panels", "logs.charts", "logs.metrics")
EXEMPLARY = (
    *("Rules", "Table", "connect", "connect_as_host", "corpus", "legal_moves", "simulate"),
    *("decks.Deck", "host.AtTable", "host.HouseView", "lab.sweep", "logs.Frames", "logs.Replay", "logs.read"),
    *("logs.what_if", "minds.Mind", "minds.Partner", "minds.RandomBot", "table.play_to_end"),
)
"""What people look up first."""
HEAVY = {"PIL", "altair", "ipywidgets", "numpy", "polars", "sqlite3", "tornado", "voila"}


def package(name: str) -> ModuleType:
    return import_module(f"mysterium_nb.{name}".rstrip("."))


def source(name: str) -> ast.Module:
    return ast.parse(Path(package(name).__file__ or "").read_text(encoding="utf-8"))


def imported(statements: list[ast.stmt]) -> set[str]:
    return {
        alias.name for statement in statements if isinstance(statement, ast.ImportFrom) for alias in statement.names
    }


def public() -> Iterator[tuple[str, str, Any]]:
    """Every public class and function, with the package one finds it in first."""
    seen = set()
    for name in NAMESPACES:
        for word in package(name).__all__:
            value = getattr(package(name), word)
            if (inspect.isclass(value) or inspect.isroutine(value)) and value not in seen:
                seen.add(value)
                yield name, word, value


def loaded_after(code: str) -> set[str]:
    """The modules that a fresh Python has after running some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(told.stdout.splitlines()[-1].split())


def documented(value: Any) -> bool:
    """Whether somebody has said what it is; a named tuple's own docstring only lists its fields."""
    words = vars(value).get("__doc__", value.__doc__) or ""
    return bool(words) and not words.startswith(f"{value.__name__}(")


def text(path: Path) -> str:
    """Everything that people read in a file, code and words."""
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    return "\n\n".join("".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"])


def code(path: Path) -> str:
    """The code of a notebook, without what only a notebook understands."""
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    lines = "\n".join("".join(cell["source"]) for cell in cells).splitlines()
    return "\n".join(line for line in lines if not line.lstrip().startswith(("%", "!")))


def missing(words: str) -> list[str]:
    """What some code takes from the package, or from a module or class of it, that is not there."""
    tree, known, gone = ast.parse(words), dict[str, Any](), []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            known |= {alias.asname: m for alias in node.names if alias.name == m.__name__ and alias.asname}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(m.__name__):
            there = import_module(node.module or "")
            gone += [f"{node.module}.{alias.name}" for alias in node.names if not hasattr(there, alias.name)]
            known |= {a.asname or a.name: getattr(there, a.name) for a in node.names if hasattr(there, a.name)}

    def found(node: ast.expr) -> Any:
        if isinstance(node, ast.Name):
            return known.get(node.id)
        parent = found(node.value) if isinstance(node, ast.Attribute) else None
        if not isinstance(node, ast.Attribute) or not isinstance(parent, ModuleType | type):
            return None
        if not hasattr(parent, node.attr):
            gone.append(ast.unparse(node))
        return getattr(parent, node.attr, None)

    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found(node)
    return list(dict.fromkeys(gone))


def deep(words: str) -> list[str]:
    """Where something is imported from further down than `mysterium_nb.logs`, or said to be."""
    paths = re.findall(r"(?<!-m )\bmysterium_nb(?:\.[a-z_]+)+", words)
    return [path for path in paths if path.count(".") > 1]


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_whatever_is_taught_is_found_near_the_top(path: Path) -> None:
    assert deep(text(path)) == []


@pytest.mark.parametrize("path", [path for path in TAUGHT if path.suffix == ".ipynb"], ids=lambda path: path.stem)
def test_whatever_a_notebook_takes_from_the_package_is_there(path: Path) -> None:
    assert missing(code(path)) == []


def test_what_is_missing_is_seen() -> None:
    assert missing("import mysterium_nb as m\nfrom mysterium_nb.logs import read, metrics\nm.Table.new()") == []
    assert missing("import mysterium_nb as m\nm.logs.peruse()") == ["m.logs.peruse"]
    assert missing("from mysterium_nb.link import arrive\nfrom mysterium_nb.logs import charts\ncharts.pie") == [
        "mysterium_nb.link.arrive",
        "charts.pie",
    ]


def test_the_report_of_a_class_goes_on_from_the_top() -> None:
    notebook = json.loads(report_notebook())
    assert [cell["source"] for cell in notebook["cells"] if deep(cell["source"])] == []


def test_what_is_deep_is_seen() -> None:
    assert deep("from mysterium_nb.logs import read\nimport mysterium_nb as m\n`python -m mysterium_nb.a.b`") == []
    assert deep("from mysterium_nb.logs.metrics import win_rates") == ["mysterium_nb.logs.metrics"]


@pytest.mark.parametrize("name", LAZY)
def test_what_is_exported_is_what_editors_and_type_checkers_see(name: str) -> None:
    tree = source(name)
    (choice,) = [statement for statement in tree.body if isinstance(statement, ast.If)]
    at_once = imported(tree.body) - {"TYPE_CHECKING", "PublicView", "lazy_exports", "skip_address_grammar"}
    (call,) = [node for node in ast.walk(choice.orelse[0]) if isinstance(node, ast.Call)]
    assert isinstance(call.args[1], ast.Dict)
    lazily = {word for words in call.args[1].values for word in ast.literal_eval(words).split()}
    modules = {word for key in call.keywords if key.arg == "modules" for word in ast.literal_eval(key.value).split()}
    assert imported(choice.body) == (lazily | modules) - at_once
    assert sorted(package(name).__all__) == sorted(lazily | modules | at_once)


@pytest.mark.parametrize("name", NAMESPACES)
def test_every_name_is_there_and_is_listed(name: str) -> None:
    assert [word for word in package(name).__all__ if not hasattr(package(name), word)] == []
    if name in LAZY:
        assert dir(package(name)) == sorted(package(name).__all__)


@pytest.mark.parametrize("name", NAMESPACES)
def test_no_module_has_the_name_of_what_its_package_exports(name: str) -> None:
    folder = PACKAGE.joinpath(*name.split("."))
    beside = {path.stem for path in folder.glob("*") if path.suffix in ("", ".py")} if folder.is_dir() else set()
    hidden = [word for word in package(name).__all__ if word in beside]
    assert [word for word in hidden if not inspect.ismodule(getattr(package(name), word))] == []


def test_whatever_is_public_says_what_it_is() -> None:
    assert [word for _, word, value in public() if not documented(value)] == []


def test_the_main_names_have_an_example() -> None:
    """`connect` cannot be run without a server; the others are run with all doctests."""
    assert [name for name in EXEMPLARY if ">>>" not in (attrgetter(name)(m).__doc__ or "")] == []


def test_an_exception_names_the_place_to_import_it_from() -> None:
    exceptions = [value for _, _, value in public() if inspect.isclass(value) and issubclass(value, Exception)]
    assert len(exceptions) >= 9
    for kind in exceptions:
        assert getattr(import_module(kind.__module__), kind.__name__) is kind
        assert kind.__name__ in import_module(kind.__module__).__all__


def test_the_source_of_every_class_can_be_read() -> None:
    """As `m.Table??` in a notebook does."""
    classes = [value for _, _, value in public() if inspect.isclass(value) and not issubclass(value, Exception)]
    assert [kind for kind in classes if not inspect.getsource(kind)] == []


def test_importing_the_package_is_as_light_as_the_rules() -> None:
    modules = loaded_after("import mysterium_nb")
    assert modules & HEAVY == set()
    assert len([name for name in modules if name.startswith("mysterium_nb")]) <= 45


@pytest.mark.parametrize("name", [name for name in LAZY if name])
def test_a_package_is_light_until_something_of_it_is_used(name: str) -> None:
    assert loaded_after(f"import mysterium_nb as m\nm.{name}\ndir(m.{name})") & HEAVY == set()


@pytest.mark.parametrize(
    ("guess", "answer"),
    [
        ("load", "m.logs.read(path)"),
        ("PlacePawn", "`m.moves.PlacePawn`"),
        ("Deck", "`m.decks.Deck`"),
        ("Replay", "`m.logs.Replay`"),
        ("replay", "`m.logs.Replay`"),
        ("what_if", "`m.logs.what_if`"),
        ("sweep", "`m.lab.sweep`"),
        ("shipped", "`m.decks.shipped`"),
        ("Mind", "`m.minds.Mind`"),
        ("Bot", "`m.minds.Bot`"),
    ],
)
def test_a_wrong_guess_is_told_what_to_write(guess: str, answer: str) -> None:
    with pytest.raises(AttributeError, match="has no attribute") as refused:
        getattr(m, guess)
    assert answer in str(refused.value)


def test_a_word_that_is_nowhere_is_only_missing() -> None:
    with pytest.raises(AttributeError, match=r"^module 'mysterium_nb' has no attribute 'seance'$"):
        m.seance  # type: ignore[attr-defined] # noqa: B018
    assert not hasattr(m, "_repr_html_")


def test_what_an_analyst_guesses_first_works() -> None:
    from mysterium_nb import corpus

    frames = corpus()
    assert len(frames) == frames["games"].height == 2000
    with pytest.raises(KeyError, match="there are games, hours, visions"):
        frames["game"]
    with pytest.raises(TypeError, match=r"Replay\.from_file\(path\) or Replay\(frames\.log\(game\)\)"):
        m.logs.Replay(frames.games["game"][0])
    assert m.simulate("classic", games=12).equals(m.simulate(m.Rules.classic(players=4), games=12))
    with pytest.raises(m.ImpossibleRules, match="classic, revised, original"):
        m.simulate("modern")
