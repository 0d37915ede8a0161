"""The catalogue: every sentence a person reads, in every language, in the words of the edition.

A sentence is written once, in English, where it is said; its English template is its key in gettext's catalogues:
`locale/<language>/LC_MESSAGES/mysterium_nb.po`, compiled by `python -m mysterium_nb.i18n.compile`. Words that an
edition relabels (vision or dream, hour or day) and words with an article are terms, filled in from the lexicon of the
language, so that every language stays grammatical. Facts are filled in last; a psychic's colour and a kind of card
among them are named in the reader's language.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Protocol

from mysterium_nb.i18n.languages import LANGUAGES, translation
from mysterium_nb.i18n.lexicon import COLOUR_WORDS, HOURS, KIND_WORDS, SIGNS, TERMS, Lexicon

Fact = str | int


def render(template: str, lang: str, lexicon: Lexicon, plural: str = "", /, **facts: Fact) -> str:
    """Say a template's sentence in a language and an edition's words, with these facts.

    Of a sentence with a plural the fact `count` decides which form is said, by the rules of the language.

    >>> render("Choose {a_kind} still on the table.", "fr", "visions", kind="location")
    'Choisissez un lieu encore sur la table.'
    >>> [render("{count} card", "fr", "visions", "{count} cards", count=count) for count in (0, 1, 2)]
    ['0 carte', '1 carte', '2 cartes']
    """
    words: dict[str, Fact] = {**_terms(lang, lexicon), **facts}
    if "psychic" in facts:
        words["psychic"] = colour_name(str(facts["psychic"]), lang)
    if "kind" in facts:
        words |= _kind_terms(lang, lexicon, str(facts["kind"]))
    said = translate_counted(template, plural, int(facts["count"]), lang) if plural else translate(template, lang)
    return said.format_map(words)


@lru_cache(maxsize=8192)
def translate(template: str, lang: str) -> str:
    return with_no_break_spaces(translation(lang).gettext(template)) if lang != "en" else template


def translate_counted(one: str, many: str, count: int, lang: str) -> str:
    """The form of a sentence that a language has for so many."""
    said = translation(lang).ngettext(one, many, count)
    return with_no_break_spaces(said) if lang != "en" else said


def with_no_break_spaces(translated: str) -> str:
    """French sets a space before some signs; with one that does not break, no line begins with a lonely sign."""
    return re.sub(r" (?=[:;?!%»])|(?<=«) ", "\N{NO-BREAK SPACE}", translated)


@cache
def translate_word(context: str, word: str, lang: str) -> str:
    """A word of the lexicon, by the blank that it fills, or another text that means something else elsewhere."""
    return with_no_break_spaces(translation(lang).pgettext(context, word)) if lang != "en" else word


@cache
def _terms(lang: str, lexicon: Lexicon) -> Mapping[str, str]:
    return {blank: translate_word(f"{{{blank}}}", word, lang) for blank, word in TERMS[lexicon].items()}


@cache
def _kind_terms(lang: str, lexicon: Lexicon, kind: str) -> Mapping[str, str]:
    return {blank: translate_word(f"{{{blank}}}", word, lang) for blank, word in KIND_WORDS[lexicon][kind].items()}


def colour_name(seat: str, lang: str) -> str:
    """The colour of a psychic, or the ghost; what is neither is called as it is."""
    return translate_word("{psychic}", COLOUR_WORDS[seat], lang) if seat in COLOUR_WORDS else seat


def hour_name(hour: int, lang: str, lexicon: Lexicon) -> str:
    """`hour 3`, or the name of the day."""
    names, further = HOURS[lexicon]
    name = names[hour - 1] if hour <= len(names) else further
    return translate_word("{hour}", name, lang).format(number=hour)


def sign(context: str, lang: str) -> str:
    """How a language writes something that is no sentence: see `lexicon.SIGNS`."""
    return translate_word(context, SIGNS[context], lang)


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return sign("the name of this language", lang)


def next_language(lang: str) -> str:
    """The language that a button which changes it turns to."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


class Translator(Protocol):
    def __call__(self, template: str, plural: str = "", /, **facts: Fact) -> str: ...


def translator(lang: str, lexicon: Lexicon) -> Translator:
    """`render` with language and lexicon settled."""

    def say(template: str, plural: str = "", /, **facts: Fact) -> str:
        return render(template, lang, lexicon, plural, **facts)

    return say


def join_names(names: list[str], lang: str) -> str:
    """`Ada, Grace and Alan`."""
    if len(names) < 2:
        return "".join(names)
    return sign("a list", lang).format(names=", ".join(names[:-1]), last=names[-1])
