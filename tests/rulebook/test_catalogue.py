"""The catalogue: every sentence said is there in every language, with the same blanks, and nothing is unused."""

import gettext
import string
import subprocess
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.i18n.catalogue import hour_name, render, translate, translate_word, translator, with_no_break_spaces
from mysterium_nb.i18n.languages import DOMAIN, LANGUAGES, LOCALE, translation
from mysterium_nb.i18n.lexicon import COLOUR_WORDS, HOURS, KIND_WORDS, TERMS, Lexicon, words
from mysterium_nb.i18n.po import CatalogueEntry, read_po, write_mo, write_po
from mysterium_nb.i18n.sources import ROOT, html_sentences, places, sentences, texts

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
CATALOGUES = {lang: Path(LOCALE) / lang / "LC_MESSAGES" / f"{DOMAIN}.po" for lang in TRANSLATIONS}
ENTRIES = {lang: read_po(path.read_text("utf-8"))[1:] for lang, path in CATALOGUES.items()}
MSGIDS = {lang: {entry.msgid for entry in entries if not entry.context} for lang, entries in ENTRIES.items()}
LEXICA: tuple[Lexicon, ...] = get_args(Lexicon)
KIND_TERMS = set(KIND_WORDS["visions"]["object"])


def may_miss(entry: CatalogueEntry) -> set[str]:
    return {"count"} if entry.plural else set()


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_there_are_sentences() -> None:
    assert len(sentences()) > 150
    assert {"Time is up.", "Wait for {the_vision} first."} <= {sentence.template for sentence in sentences()}


def test_the_pages_say_sentences_too() -> None:
    page = "mysterium_nb/server/templates/join.html.j2"
    assert (page, "Table {code}", frozenset({"code"})) in {(s.file, s.template, s.facts) for s in html_sentences()}
    said = sum(path.read_text("utf-8").count("say(") for path in ROOT.rglob("*.j2"))
    assert len(html_sentences()) == said


def test_french_is_there() -> None:
    assert TRANSLATIONS == ["fr"]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_sentence_said_is_in_the_catalogue(lang: str) -> None:
    missing = {f"{s.file}:{s.line} {s.template}" for s in sentences() if s.template not in MSGIDS[lang]}
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_whatever_looks_like_a_sentence_in_the_engine_is_in_the_catalogue(lang: str) -> None:
    """Also those that are looked up or chosen before they are said."""
    spoken = {text for text in texts("engine") if " " in text and text[-1] in ".?!" and text[0] != " "}
    assert len(spoken) > 150
    assert sorted(spoken - MSGIDS[lang] - {entry.plural for entry in ENTRIES[lang]}) == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_everything_is_translated(lang: str) -> None:
    assert [entry.msgid for entry in ENTRIES[lang] if not entry.is_translated] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_entry_stands_twice_in_the_catalogue(lang: str) -> None:
    keys = [entry.key for entry in ENTRIES[lang]]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_entry_of_the_catalogue_is_unused(lang: str) -> None:
    said = texts().keys() | {sentence.template for sentence in sentences()}
    assert sorted(MSGIDS[lang] - said) == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_an_entry_names_the_files_that_say_it(lang: str) -> None:
    """What this names is put right by `python -m mysterium_nb.i18n.compile`."""
    where = {text: {file for file, _ in found} for text, found in places().items()}
    sentences_of = [entry for entry in ENTRIES[lang] if not entry.context]
    wrong = {entry.msgid: entry.references for entry in sentences_of if set(entry.references) != where[entry.msgid]}
    assert wrong == {}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_compiled_catalogue_is_fresh(lang: str) -> None:
    """What this names is put right by `python -m mysterium_nb.i18n.compile`."""
    path = CATALOGUES[lang]
    assert write_mo(read_po(path.read_text("utf-8"))) == path.with_suffix(".mo").read_bytes()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_catalogue_that_is_read_and_written_is_the_same(lang: str) -> None:
    text = CATALOGUES[lang].read_text("utf-8")
    assert write_po(read_po(text)) == text


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_both_files_are_packaged(lang: str) -> None:
    """A wheel and an sdist take whatever git does not ignore and no line of the project's excludes."""
    files = [str(path.relative_to(ROOT.parent)) for path in (CATALOGUES[lang], CATALOGUES[lang].with_suffix(".mo"))]
    ignored = subprocess.run(["git", "check-ignore", "--no-index", *files], cwd=ROOT.parent, check=False)
    assert ignored.returncode == 1
    project = tomllib.loads((ROOT.parent / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"] == ["mysterium_nb/start.py"]


def test_no_line_of_french_begins_with_a_lonely_sign() -> None:
    assert with_no_break_spaces("Un « rêve » : le vôtre ?") == "Un «\N{NO-BREAK SPACE}rêve\N{NO-BREAK SPACE}»" + (
        "\N{NO-BREAK SPACE}: le vôtre\N{NO-BREAK SPACE}?"
    )


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_sentence_has_the_same_blanks_in_every_language(lang: str) -> None:
    """Only a form for one may do without the number, so where there are forms it need not be there."""
    differing = [
        (entry.msgid, text)
        for entry in ENTRIES[lang]
        for text in entry.msgstr
        if blanks(text) - may_miss(entry) != blanks(entry.plural or entry.msgid) - may_miss(entry)
    ]
    assert differing == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_sentence_is_said_as_the_catalogue_has_it(lang: str) -> None:
    for entry in ENTRIES[lang]:
        said = [
            translate_word(entry.context, entry.msgid, told) if entry.context else translate(entry.msgid, told)
            for told in ("en", lang)
        ]
        assert said == [entry.msgid, with_no_break_spaces(entry.msgstr[0])]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_plural_has_as_many_forms_as_the_language(lang: str) -> None:
    forms = int(translation(lang).info()["plural-forms"].removeprefix("nplurals=")[0])
    assert {len(entry.msgstr) for entry in ENTRIES[lang] if entry.plural} == {forms}


def test_a_plural_is_said_with_the_number_that_decides() -> None:
    counted = [sentence for sentence in sentences() if sentence.plural]
    assert len(counted) > 20
    assert [sentence for sentence in counted if "count" not in sentence.facts] == []


def test_a_sentence_has_one_plural_or_none() -> None:
    plurals: dict[str, set[str]] = {}
    for sentence in sentences():
        plurals.setdefault(sentence.template, set()).add(sentence.plural)
    assert {template: found for template, found in plurals.items() if len(found) > 1} == {}
    entries = {entry.msgid: {entry.plural} for entry in ENTRIES["fr"] if not entry.context}
    assert {template: found for template, found in plurals.items() if found != entries[template]} == {}


def test_every_language_counts_in_its_own_way() -> None:
    """Nothing is a plural in English and none in French; of one there need not be a number."""
    told = {lang: translator(lang, "visions") for lang in LANGUAGES}
    cards = [[say("{count} card", "{count} cards", count=count) for count in (0, 1, 2)] for say in told.values()]
    assert cards == [["0 cards", "1 card", "2 cards"], ["0 carte", "1 carte", "2 cartes"]]
    once, often = "once {an_hour}", "{count} times {an_hour}"
    crows = [[say(once, often, count=count) for count in (1, 3)] for say in told.values()]
    assert crows == [["once an hour", "3 times an hour"], ["une fois par heure", "3 fois par heure"]]


def test_a_translators_tool_may_wrap_lines_mark_guesses_and_add_notes() -> None:
    text = """
# From the rulebook.
#. said twice
#: one.py:3 two.py
#, fuzzy, python-brace-format
msgctxt "cards"
msgid ""
"{count} "
"card"
msgid_plural "{count} \\"cards\\""
msgstr[0] "{count} carte"
msgstr[1] "{count} cartes"
"""
    [entry] = read_po(text)
    assert entry == CatalogueEntry(
        msgid="{count} card",
        plural='{count} "cards"',
        context="cards",
        msgstr=("{count} carte", "{count} cartes"),
        references=("one.py:3", "two.py"),
        flags=("fuzzy", "python-brace-format"),
        comments=("From the rulebook.",),
    )
    assert not entry.is_translated
    assert read_po(write_po([entry])) == [entry]


def test_what_is_compiled_is_read_by_gettext(tmp_path: Path) -> None:
    header = CatalogueEntry(
        msgid="", msgstr=("Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n>1;\n",)
    )
    entries = [
        header,
        CatalogueEntry(msgid="Yes", msgstr=("Oui",)),
        CatalogueEntry(msgid="Yes", context="at the door", msgstr=("Entrez",)),
        CatalogueEntry(msgid="one", plural="many", msgstr=("un", "beaucoup")),
        CatalogueEntry(msgid="No", msgstr=("",)),
        CatalogueEntry(msgid="Perhaps", msgstr=("Non",), flags=("fuzzy",)),
    ]
    file = tmp_path / "tiny.mo"
    file.write_bytes(write_mo(entries))
    with file.open("rb") as compiled:
        tiny = gettext.GNUTranslations(compiled)
    assert [tiny.gettext(text) for text in ("Yes", "No", "Perhaps")] == ["Oui", "No", "Perhaps"]
    assert tiny.pgettext("at the door", "Yes") == "Entrez"
    assert [tiny.ngettext("one", "many", count) for count in (0, 1, 2)] == ["un", "un", "beaucoup"]


def test_every_blank_is_filled_by_a_fact_or_a_term() -> None:
    terms = set(TERMS["visions"])
    unfilled = []
    for said in sentences():
        known = terms | said.facts | (KIND_TERMS if "kind" in said.facts else set())
        unfilled += [f"{said.file}:{said.line} {blank}" for blank in blanks(said.template + said.plural) - known - {""}]
    assert unfilled == []


def test_no_fact_is_given_that_is_not_told() -> None:
    told = {"kind": KIND_TERMS}
    idle = [
        f"{said.file}:{said.line} {fact}"
        for said in sentences()
        for fact in said.facts - ({"", "count"} if said.plural else {""})
        if not blanks(said.template + said.plural) & told.get(fact, {fact})
    ]
    assert idle == []


def test_no_term_of_the_lexicon_is_unused() -> None:
    used = set().union(*(blanks(text) for texts_of in MSGIDS.values() for text in texts_of))
    assert sorted((set(TERMS["visions"]) | KIND_TERMS) - used) == []


@pytest.mark.parametrize("lexicon", LEXICA)
def test_every_lexicon_has_every_term(lexicon: Lexicon) -> None:
    assert set(TERMS[lexicon]) == set(TERMS["visions"])
    assert set(KIND_WORDS[lexicon]) == set(KINDS)
    assert all(set(terms) == KIND_TERMS for terms in KIND_WORDS[lexicon].values())
    assert set(COLOUR_WORDS) == {*COLOURS, GHOST}
    assert set(HOURS) == set(LEXICA)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_word_of_the_lexicon_is_in_the_catalogue_and_no_other(lang: str) -> None:
    assert {entry.key for entry in ENTRIES[lang] if entry.context} == set(words())
    assert len(set(words())) > 50


@pytest.mark.parametrize(
    ("lang", "lexicon", "sentence"),
    [
        ("en", "visions", "Choose an object still on the table."),
        ("en", "dreams", "Choose an item still on the table."),
        ("fr", "visions", "Choisissez un objet encore sur la table."),
        ("fr", "dreams", "Choisissez un objet encore sur la table."),
    ],
)
def test_the_original_says_item(lang: str, lexicon: Lexicon, sentence: str) -> None:
    assert render("Choose {a_kind} still on the table.", lang, lexicon, kind="object") == sentence


@pytest.mark.parametrize(
    ("lang", "lexicon", "hours"),
    [
        ("en", "visions", ["hour 1", "hour 7", "hour 8"]),
        ("fr", "visions", ["heure 1", "heure 7", "heure 8"]),
        ("en", "dreams", ["Monday", "Sunday", "day 8"]),
        ("fr", "dreams", ["lundi", "dimanche", "jour 8"]),
    ],
)
def test_what_an_hour_is_called(lang: str, lexicon: Lexicon, hours: list[str]) -> None:
    assert [hour_name(hour, lang, lexicon) for hour in (1, 7, 8)] == hours


def test_what_nobody_is_called_is_said_as_it_is() -> None:
    assert (
        render("A seat was left: {psychic}.", "fr", "visions", psychic="teal")
        == "Une place s’est libérée\N{NO-BREAK SPACE}: Turquoise."
    )
    assert render("A seat was left: {psychic}.", "en", "visions", psychic="nobody") == "A seat was left: nobody."
