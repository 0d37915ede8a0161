"""No two modules need each other, so that each can be read and tested alone."""

from collections.abc import Mapping

import grimp

PACKAGE = "mysterium_nb"
KNOWN = {
    # A view says what it asks for in words, and imports them when it is asked; both are the engine's.
    frozenset({f"{PACKAGE}.engine.prompt", f"{PACKAGE}.engine.tie_words", f"{PACKAGE}.engine.views"}),
}
"""The cycles that are left, each with its reason."""


def imports() -> dict[str, set[str]]:
    """Who imports whom, for type checking, too."""
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=False)
    return {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}


def needed_by(module: str, imported: Mapping[str, set[str]]) -> set[str]:
    """All that a module needs, by way of others, too."""
    found: set[str] = set()
    left = [module]
    while left:
        new = imported[left.pop()] - found
        found |= new
        left += new
    return found


def cycles(imported: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """The sets of modules that all need one another."""
    needed = {module: needed_by(module, imported) for module in imported}
    tied = {frozenset(other for other in needed[module] if module in needed[other]) for module in imported}
    return tied - {frozenset()}


def test_no_two_modules_need_each_other() -> None:
    assert cycles(imports()) == KNOWN


def test_a_cycle_would_be_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == {frozenset("abc")}
