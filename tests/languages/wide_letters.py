"""A pseudo-language: each text as it is in English, but in wide letters, its blanks as they are."""

import re
from dataclasses import replace
from pathlib import Path

from mysterium_nb.i18n.languages import DOMAIN, LOCALE
from mysterium_nb.i18n.po import CatalogueEntry, read_po, write_po

WIDE = "zz"


def catalogue() -> str:
    header, *entries = read_po((Path(LOCALE) / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po").read_text("utf-8"))
    return write_po([header, *map(_translated, entries)])


def _translated(entry: CatalogueEntry) -> CatalogueEntry:
    forms = (entry.msgid, entry.plural) if entry.plural else (entry.msgid,)
    return replace(entry, msgstr=tuple(wide(text) for text in forms))


def wide(text: str) -> str:
    """
    >>> wide("Wait for {the_vision}.")
    'Ｗａｉｔ ｆｏｒ {the_vision}.'
    """
    parts = re.split(r"(\{\w*\})", text)
    return "".join(part if part.startswith("{") else re.sub(r"[A-Za-z]", _widened, part) for part in parts)


def _widened(letter: re.Match[str]) -> str:
    return chr(ord(letter[0]) + ord("Ａ") - ord("A"))
