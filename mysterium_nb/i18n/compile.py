"""Compiles the catalogues: `python -m mysterium_nb.i18n.compile`, after any change of a sentence or of a `.po` file.

Each `.po` is written anew in the order of the source, with the files in which each text is said and with what it has no
translation for yet; the `.mo` is written beside it.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from mysterium_nb.i18n.languages import DOMAIN, LOCALE
from mysterium_nb.i18n.lexicon import words
from mysterium_nb.i18n.po import CatalogueEntry, read_po, write_mo, write_po
from mysterium_nb.i18n.sources import places, sentences

_LEXICON = "mysterium_nb/i18n/lexicon.py"


def main() -> None:
    for path in sorted(Path(LOCALE).glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        entries = compile_catalogue(path)
        missing = [entry.msgid for entry in entries if not entry.is_translated]
        print(f"{path}: {len(entries) - len(missing)} texts", *missing, sep="\nnot translated: ")


def compile_catalogue(path: Path, further: Iterable[CatalogueEntry] = ()) -> list[CatalogueEntry]:
    """Bring a `.po` file up to date with the source (and these entries), write its `.mo`, return what is in it."""
    header, *known = read_po(path.read_text("utf-8"))
    entries = {entry.key: entry for entry in [*known, *further]}
    forms = int(header.msgstr[0].partition("nplurals=")[2][:1] or 1)
    lexicon = ((context, word, "") for context, word in words())
    for context, text, plural in (*lexicon, *(("", said.template, said.plural) for said in sentences())):
        known_as = entries.get((context, text))
        if known_as is None or known_as.plural != plural:
            empty = ("",) * (forms if plural else 1)
            entries[context, text] = CatalogueEntry(context=context, msgid=text, plural=plural, msgstr=empty)
    catalogue = [header, *in_source_order(entries.values())]
    path.write_text(write_po(catalogue), "utf-8")
    path.with_suffix(".mo").write_bytes(write_mo(catalogue))
    return catalogue[1:]


def in_source_order(entries: Iterable[CatalogueEntry]) -> list[CatalogueEntry]:
    """The words of the lexicon, then all texts by the first place that says them; each with all the files that do."""
    found = {("", text): where for text, where in places().items()}
    found |= {key: [(_LEXICON, number)] for number, key in enumerate(words())}

    def place(entry: CatalogueEntry) -> tuple[bool, list[tuple[str, int]], str]:
        return not entry.context, found.get(entry.key, [])[:1], entry.msgid

    return [
        replace(entry, references=tuple(dict.fromkeys(file for file, _ in found.get(entry.key, []))))
        for entry in sorted(entries, key=place)
    ]


if __name__ == "__main__":
    main()
