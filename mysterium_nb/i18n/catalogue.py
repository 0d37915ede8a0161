"""The catalogue: every sentence a person reads, in every language, in the words of the edition.

A sentence is written once, in English, where it is said; its English template is its key in gettext's catalogues:
`locale/<language>/LC_MESSAGES/mysterium_nb.po`, compiled by `python -m mysterium_nb.i18n.compile`. Words that an
edition relabels (vision or dream, hour or day) and words with an article are terms, filled in from the lexicon of the
language, so that every language stays grammatical. Facts are filled in last; a psychic's colour and a kind of card
among them are named in the reader's language.
"""

import re
from functools import lru_cache
from typing import Literal, Protocol

from mysterium_nb.i18n.languages import translation
from mysterium_nb.i18n.lexicon import COLOUR_WORDS, HOURS, KIND_WORDS, TERMS

Lexicon = Literal["visions", "dreams"]
Fact = str | int


def render(template: str, lang: str, lexicon: Lexicon, plural: str = "", /, **facts: Fact) -> str:
    """Say a template's sentence in a language and an edition's words, with these facts.

    Of a sentence with a plural the fact `count` decides which form is said, by the rules of the language.

    >>> render("Choose {a_kind} still on the table.", "fr", "visions", kind="location")
    'Choisissez un lieu encore sur la table.'
    >>> [render("{count} card", "fr", "visions", "{count} cards", count=count) for count in (0, 1, 2)]
    ['0 carte', '1 carte', '2 cartes']
    """
    words: dict[str, Fact] = {**TERMS[lang][lexicon], **facts}
    if "psychic" in facts:
        words["psychic"] = COLOUR_WORDS[lang].get(str(facts["psychic"]), str(facts["psychic"]))
    if "kind" in facts:
        words |= KIND_WORDS[lang][lexicon][str(facts["kind"])]
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


def hour_name(hour: int, lang: str, lexicon: Lexicon) -> str:
    """`hour 3`, or the name of the day."""
    names, further = HOURS[lang][lexicon]
    return names[hour - 1] if hour <= len(names) else further.format(hour)


class Translator(Protocol):
    def __call__(self, template: str, plural: str = "", /, **facts: Fact) -> str: ...


def translator(lang: str, lexicon: Lexicon) -> Translator:
    """`render` with language and lexicon settled."""

    def say(template: str, plural: str = "", /, **facts: Fact) -> str:
        return render(template, lang, lexicon, plural, **facts)

    return say


def join_names(names: list[str], lang: str) -> str:
    """`Ada, Grace and Alan`."""
    last = {"en": " and ", "fr": " et "}[lang]
    return last.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
