"""The catalogue: every sentence said is there in French, with the same blanks, and nothing is there for nothing."""

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import mysterium_nb
from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.i18n.catalogue import LANGUAGES, Lexicon, hour_name, render, translate, with_no_break_spaces
from mysterium_nb.i18n.french import FRENCH as FRENCH_RULES
from mysterium_nb.i18n.french_minds import FRENCH_MINDS
from mysterium_nb.i18n.french_screens import FRENCH_SCREENS
from mysterium_nb.i18n.french_study import FRENCH_STUDY
from mysterium_nb.i18n.lexicon import COLOUR_WORDS, HOURS, KIND_WORDS, TERMS

PARTS = (FRENCH_RULES, FRENCH_SCREENS, FRENCH_MINDS, FRENCH_STUDY)
FRENCH = {english: french for part in PARTS for english, french in part.items()}
ROOT = Path(mysterium_nb.__path__[0])
SPEAKERS = {"IllegalMove", "ImpossibleRules", "say", "render"}
LEXICA: tuple[Lexicon, ...] = get_args(Lexicon)
KIND_TERMS = set(KIND_WORDS["en"]["visions"]["object"])


class Sentence(NamedTuple):
    where: str
    template: str
    facts: frozenset[str]


def sources(*, part: str = "") -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / part).rglob("*.py")):
        words = path.name.startswith("french") or path.name == "lexicon.py"
        if "art" not in path.relative_to(ROOT).parts and not words:
            yield path, ast.parse(path.read_text("utf-8"))


def constants(node: ast.expr) -> list[str]:
    """A template written where it is said, or two of which one is said."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


def sentences() -> list[Sentence]:
    found = []
    for path, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKERS:
                    facts = frozenset(keyword.arg or "" for keyword in node.keywords)
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    found += [Sentence(where, template, facts) for template in constants(node.args[0])]
    return found + pages()


def pages() -> list[Sentence]:
    """What the templates of plain pages say: `{{ say("Table {code}", code=room.code) }}`."""
    found = []
    for path in sorted(ROOT.rglob("*.j2")):
        for said in re.finditer(r"""\bsay\((?:"([^"]*)"|'([^']*)')([^)]*)\)""", path.read_text("utf-8")):
            facts = frozenset(re.findall(r"\b(\w+)=", said[3]))
            found.append(Sentence(str(path.relative_to(ROOT)), said[1] or said[2], facts))
    return found


def docstrings(module: ast.Module) -> set[int]:
    return {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}


def texts(*, part: str = "") -> set[str]:
    """Every string written in the source, but for docstrings."""
    found = set()
    for _, module in sources(part=part):
        prose = docstrings(module)
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
                found.add(node.value)
    return found | {page.template for page in pages()}


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_there_are_sentences() -> None:
    assert len(sentences()) > 150
    assert {"Time is up.", "Wait for {the_vision} first."} <= {sentence.template for sentence in sentences()}


def test_the_pages_say_sentences_too() -> None:
    assert Sentence("server/templates/join.html.j2", "Table {code}", frozenset({"code"})) in pages()
    said = sum(path.read_text("utf-8").count("say(") for path in ROOT.rglob("*.j2"))
    assert len(pages()) == said


def test_every_sentence_said_is_in_the_french_catalogue() -> None:
    assert sorted({f"{s.where} {s.template}" for s in sentences() if s.template not in FRENCH}) == []


def test_whatever_looks_like_a_sentence_in_the_engine_is_in_the_french_catalogue() -> None:
    """Also those that are looked up or chosen before they are said."""
    spoken = {text for text in texts(part="engine") if " " in text and text[-1] in ".?!" and text[0] != " "}
    assert len(spoken) > 150
    assert sorted(spoken - set(FRENCH)) == []


def test_no_entry_stands_in_two_parts_of_the_catalogue() -> None:
    assert sum(map(len, PARTS)) == len(FRENCH)


def test_no_line_of_french_begins_with_a_lonely_sign() -> None:
    assert with_no_break_spaces("Un « rêve » : le vôtre ?") == "Un «\N{NO-BREAK SPACE}rêve\N{NO-BREAK SPACE}»" + (
        "\N{NO-BREAK SPACE}: le vôtre\N{NO-BREAK SPACE}?"
    )


def test_no_entry_of_the_catalogue_is_unused() -> None:
    assert sorted(set(FRENCH) - texts()) == []


@pytest.mark.parametrize("template", FRENCH)
def test_a_sentence_has_the_same_blanks_in_both_languages(template: str) -> None:
    assert blanks(template) == blanks(FRENCH[template])
    assert translate(template, "en") == template
    assert translate(template, "fr") == with_no_break_spaces(FRENCH[template])


def test_every_blank_is_filled_by_a_fact_or_a_term() -> None:
    terms = set(TERMS["en"]["visions"])
    unfilled = []
    for said in sentences():
        known = terms | said.facts | (KIND_TERMS if "kind" in said.facts else set())
        unfilled += [f"{said.where} {blank}" for blank in blanks(said.template) - known - {""}]
    assert unfilled == []


def test_no_fact_is_given_that_is_not_told() -> None:
    told = {"kind": KIND_TERMS}
    idle = [
        f"{said.where} {fact}"
        for said in sentences()
        for fact in said.facts - ({"", "count"} if said.plural else {""})
        if not blanks(said.template) & told.get(fact, {fact})
    ]
    assert idle == []


def test_no_term_of_the_lexicon_is_unused() -> None:
    used = set().union(*(blanks(template) for template in FRENCH))
    assert sorted((set(TERMS["en"]["visions"]) | KIND_TERMS) - used) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lexicon", LEXICA)
def test_every_lexicon_of_every_language_has_every_term(lang: str, lexicon: Lexicon) -> None:
    assert set(TERMS[lang][lexicon]) == set(TERMS["en"]["visions"])
    assert all(TERMS[lang][lexicon].values())
    assert set(KIND_WORDS[lang][lexicon]) == set(KINDS)
    assert all(set(words) == KIND_TERMS for words in KIND_WORDS[lang][lexicon].values())
    assert set(COLOUR_WORDS[lang]) == {*COLOURS, GHOST}
    assert set(HOURS[lang]) == set(LEXICA)


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
