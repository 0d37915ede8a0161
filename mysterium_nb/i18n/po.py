"""Reads and writes gettext's catalogues: `.po`, which people translate, and `.mo`, which programs load.

Only what catalogues of this project hold: entries with a context, plural forms, references, flags and comments.
"""

import ast
import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_LINE = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])? (".*")')
_MAGIC = 0x950412DE


@dataclass(frozen=True, kw_only=True)
class CatalogueEntry:
    """One text and what it is called in another language: one string, or one for each plural form."""

    msgid: str
    msgstr: tuple[str, ...]
    plural: str = ""
    context: str = ""
    references: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.msgid

    @property
    def is_translated(self) -> bool:
        return all(self.msgstr) and "fuzzy" not in self.flags


def read_po(text: str) -> list[CatalogueEntry]:
    """The entries of a `.po` file, its header (the one with an empty `msgid`) among them."""
    return [_entry(lines) for block in re.split(r"\n\s*\n", text) if (lines := block.strip().splitlines())]


def write_po(entries: Iterable[CatalogueEntry]) -> str:
    """The text of a `.po` file.

    >>> entry = CatalogueEntry(msgid="{count} card", plural="{count} cards", msgstr=("{count} carte", "{count} cartes"))
    >>> print(write_po([entry]))
    #, python-brace-format
    msgid "{count} card"
    msgid_plural "{count} cards"
    msgstr[0] "{count} carte"
    msgstr[1] "{count} cartes"
    <BLANKLINE>
    """
    return "\n".join("\n".join(_lines(entry)) + "\n" for entry in entries)


def write_mo(entries: Iterable[CatalogueEntry]) -> bytes:
    """The compiled catalogue: what is not translated, or only guessed at (fuzzy), is left out and stays English."""
    texts = sorted((_original(entry), "\0".join(entry.msgstr).encode()) for entry in entries if entry.is_translated)
    start = 28 + 16 * len(texts)
    originals = b"".join(original + b"\0" for original, _ in texts)
    translations = b"".join(translation + b"\0" for _, translation in texts)
    header = struct.pack("<7I", _MAGIC, 0, len(texts), 28, 28 + 8 * len(texts), 0, start)
    return b"".join(
        [
            header,
            *_places([original for original, _ in texts], start),
            *_places([translation for _, translation in texts], start + len(originals)),
            originals,
            translations,
        ]
    )


def _entry(lines: list[str]) -> CatalogueEntry:
    strings: dict[str, str] = {}
    marked: dict[str, list[str]] = {"#:": [], "#,": [], "#": []}
    field = ""
    for line in lines:
        if line.startswith("#"):
            mark = line[:2].strip()
            marked.setdefault(mark, []).append(line[2:].strip())
        elif said := _LINE.fullmatch(line):
            field = said[1] + (said[2] or "")
            strings[field] = ast.literal_eval(said[3])
        else:
            strings[field] += ast.literal_eval(line)
    return CatalogueEntry(
        msgid=strings["msgid"],
        msgstr=tuple(text for name, text in strings.items() if name.startswith("msgstr")),
        plural=strings.get("msgid_plural", ""),
        context=strings.get("msgctxt", ""),
        references=tuple(" ".join(marked["#:"]).split()),
        flags=tuple(flag.strip() for line in marked["#,"] for flag in line.split(",")),
        comments=tuple(marked["#"]),
    )


def _lines(entry: CatalogueEntry) -> Iterator[str]:
    yield from (f"# {comment}".rstrip() for comment in entry.comments)
    yield from (f"#: {reference}" for reference in entry.references)
    if flags := _flags(entry):
        yield f"#, {', '.join(flags)}"
    if entry.context:
        yield f"msgctxt {_quoted(entry.context)}"
    yield f"msgid {_quoted(entry.msgid)}"
    if entry.plural:
        yield f"msgid_plural {_quoted(entry.plural)}"
        yield from (f"msgstr[{index}] {_quoted(text)}" for index, text in enumerate(entry.msgstr))
    else:
        yield f"msgstr {_quoted(entry.msgstr[0])}"


def _flags(entry: CatalogueEntry) -> list[str]:
    """With the one by which translators' tools check the named places of a sentence."""
    return sorted({*entry.flags, "python-brace-format"} if "{" in entry.msgid else {*entry.flags})


def _quoted(text: str) -> str:
    """On one line, so that it is read at once; the lines of a header each on its own."""
    first, *further = [f'"{_escaped(line)}"' for line in text.splitlines(keepends=True)] or ['""']
    return "\n".join(['""', first, *further]) if further else first


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


def _original(entry: CatalogueEntry) -> bytes:
    context = f"{entry.context}\x04" if entry.context else ""
    plural = f"\0{entry.plural}" if entry.plural else ""
    return f"{context}{entry.msgid}{plural}".encode()


def _places(texts: list[bytes], start: int) -> Iterator[bytes]:
    for text in texts:
        yield struct.pack("<2I", len(text), start)
        start += len(text) + 1
