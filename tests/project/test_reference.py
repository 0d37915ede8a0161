"""The reference of the public names: it is built without internet, and nothing public is missing or silent in it."""

import re
from html.parser import HTMLParser
from importlib import import_module
from inspect import isclass, isroutine
from pathlib import Path
from types import ModuleType

import pytest

from mysterium_nb.reference import PUBLIC, build_reference
from tests.project.test_surface import NAMESPACES, documented


class Page(HTMLParser):
    """The ids of a page, and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attributes}
        self.ids.add(known.get("id", ""))
        if tag in ("script", "img", "link", "iframe"):
            self.fetched += [known[name] for name in ("src", "href") if name in known]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_reference(tmp_path_factory.mktemp("reference")).parent


def names(module: ModuleType) -> list[str]:
    """The public names of a package that are not packages, which have pages of their own."""
    return [name for name in module.__all__ if not isinstance(getattr(module, name), ModuleType)]


def test_every_public_package_is_in_it() -> None:
    assert sorted(PUBLIC) == sorted(f"mysterium_nb.{name}".rstrip(".") for name in NAMESPACES)


@pytest.mark.parametrize("package", PUBLIC)
def test_every_public_name_is_there_and_says_what_it_is(folder: Path, package: str) -> None:
    module = import_module(package)
    page = Page((folder / f"{package.replace('.', '/')}.html").read_text(encoding="utf-8"))
    assert module.__doc__
    assert [name for name in names(module) if name not in page.ids] == []
    values = [getattr(module, name) for name in names(module)]
    assert [value for value in values if (isclass(value) or isroutine(value)) and not documented(value)] == []


def test_it_needs_no_internet(folder: Path) -> None:
    pages = [Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")]
    assert len(pages) == len(PUBLIC) + 1
    assert [url for page in pages for url in page.fetched if re.match(r"(https?:)?//", url)] == []
    assert (folder / "search.js").stat().st_size > 0
