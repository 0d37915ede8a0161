"""Finds every text in the package's source: what is said where. For the catalogues' references, and for tests."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
_SPEAKERS = {"IllegalMove", "ImpossibleRules", "say", "_say", "render"}


class Sentence(NamedTuple):
    """A template where it is said, with the names of the facts that it is given."""

    file: str
    line: int
    template: str
    facts: frozenset[str]
    plural: str = ""


@cache
def sentences() -> list[Sentence]:
    """What is said: the first argument of `say`, of `render` and of a refusal; a second one is its plural."""
    found = []
    for path, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in _SPEAKERS:
                    facts = frozenset(keyword.arg or "" for keyword in node.keywords)
                    plural = "".join(text for further in node.args[1:] for text in _constants(further))
                    found += [
                        Sentence(_named(path), node.lineno, text, facts, plural) for text in _constants(node.args[0])
                    ]
    return found + html_sentences()


def html_sentences() -> list[Sentence]:
    """What the templates of plain pages say: `{{ say("Table {code}", code=room.code) }}`."""
    found = []
    for path in sorted(ROOT.rglob("*.j2")):
        text = path.read_text("utf-8")
        for said in re.finditer(r"""\bsay\((["'])(.*?)\1(?:, (["'])(.*?)\3)?([^)]*)\)""", text):
            facts = frozenset(re.findall(r"\b(\w+)=", said[5]))
            line = text.count("\n", 0, said.start()) + 1
            found.append(Sentence(_named(path), line, said[2], facts, said[4] or ""))
    return found


def texts(folder: str = "") -> dict[str, list[tuple[str, int]]]:
    """Every string written in the source, but for docstrings, and where: also what is chosen before it is said."""
    found: dict[str, list[tuple[str, int]]] = {}
    for path, module in _modules(folder):
        prose = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
                found.setdefault(node.value, []).append((_named(path), node.lineno))
    return found


def places() -> dict[str, list[tuple[str, int]]]:
    """Where each text is said; of one that is chosen before it is said, where it is written."""
    said: dict[str, list[tuple[str, int]]] = {}
    for sentence in sentences():
        said.setdefault(sentence.template, []).append((sentence.file, sentence.line))
    return texts() | said


def _modules(folder: str = "") -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        if path.parent != Path(__file__).parent:
            yield path, ast.parse(path.read_text("utf-8"))


def _constants(node: ast.expr) -> list[str]:
    """A template written where it is said, or two of which one is said."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return _constants(node.body) + _constants(node.orelse) if isinstance(node, ast.IfExp) else []


def _named(path: Path) -> str:
    return path.relative_to(ROOT.parent).as_posix()
