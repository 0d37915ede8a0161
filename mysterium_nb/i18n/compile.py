"""Compiles the catalogues: `python -m mysterium_nb.i18n.compile`, after any change of a sentence or of a `.po` file.

Each `.po` is written anew in the order of the source, with the files in which each text is said and with what it has no
translation for yet; the `.mo` is written beside it.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from mysterium_nb.i18n.languages import DOMAIN, LOCALE
from mysterium_nb.i18n.po import Entry, read_po, write_mo, write_po
from mysterium_nb.i18n.sources import places, sentences


def main() -> None:
    for path in sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        entries = compile_catalogue(path)
        missing = [entry.msgid for entry in entries if not entry.is_translated]
        print(f"{path}: {len(entries) - len(missing)} texts", *missing, sep="\nnot translated: ")


def compile_catalogue(path: Path, further: Iterable[Entry] = ()) -> list[Entry]:
    """Bring a `.po` file up to date with the source (and these entries), write its `.mo`, return what is in it."""
    header, *known = read_po(path.read_text("utf-8"))
    entries = {entry.key: entry for entry in [*known, *further]}
    forms = int(header.msgstr[0].partition("nplurals=")[2][:1] or 1)
    for said in sentences():
        known_as = entries.get(("", said.template))
        if known_as is None or known_as.plural != said.plural:
            empty = Entry(msgid=said.template, plural=said.plural, msgstr=("",) * (forms if said.plural else 1))
            entries[empty.key] = empty
    catalogue = [header, *in_source_order(entries.values())]
    path.write_text(write_po(catalogue), "utf-8")
    path.with_suffix(".mo").write_bytes(write_mo(catalogue))
    return catalogue[1:]


def in_source_order(entries: Iterable[Entry]) -> list[Entry]:
    """By the first place in the source where a text is said, each with all the files that say it."""
    found = places()
    marked = [
        replace(entry, references=tuple(dict.fromkeys(file for file, _ in found.get(entry.msgid, []))))
        for entry in entries
    ]
    return sorted(marked, key=lambda entry: (found.get(entry.msgid, [])[:1], entry.msgid))


if __name__ == "__main__":
    main()
