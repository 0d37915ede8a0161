"""The catalogue: every sentence a person reads, in English and French, in the words of the edition.

A sentence is written once, in English, where it is said; the English template is its key in the French parts:
`french` for the rules, `french_screens` for pages and pictures, `french_minds` for what bots say, `french_study` for
logs, the lab and lessons. Words that an edition relabels (vision or dream, hour or day) and words with an article are
terms, filled in from the lexicon of the language, so that both languages stay grammatical. Facts are filled in last;
a psychic's colour and a kind of card among them are named in the reader's language.
"""

import re
from typing import Literal, Protocol

from mysterium_nb.i18n.french import FRENCH
from mysterium_nb.i18n.french_minds import FRENCH_MINDS
from mysterium_nb.i18n.french_playnow import FRENCH_PLAYNOW
from mysterium_nb.i18n.french_screens import FRENCH_SCREENS
from mysterium_nb.i18n.french_study import FRENCH_STUDY
from mysterium_nb.i18n.lexicon import COLOUR_WORDS, HOURS, KIND_WORDS, TERMS

Lexicon = Literal["visions", "dreams"]
Fact = str | int
LANGUAGES = ("en", "fr")


def render(template: str, lang: str, lexicon: Lexicon, **facts: Fact) -> str:
    """Say a template's sentence in a language and an edition's words, with these facts.

    >>> render("Choose {a_kind} still on the table.", "fr", "visions", kind="location")
    'Choisissez un lieu encore sur la table.'
    """
    words: dict[str, Fact] = {**TERMS[lang][lexicon], **facts}
    if "psychic" in facts:
        words["psychic"] = COLOUR_WORDS[lang].get(str(facts["psychic"]), str(facts["psychic"]))
    if "kind" in facts:
        words |= KIND_WORDS[lang][lexicon][str(facts["kind"])]
    return translate(template, lang).format_map(words)


def translate(template: str, lang: str) -> str:
    return template if lang == "en" else _FRENCH[template]


def with_no_break_spaces(french: str) -> str:
    """French sets a space before some signs; with one that does not break, no line begins with a lonely sign."""
    return re.sub(r" (?=[:;?!%»])|(?<=«) ", "\N{NO-BREAK SPACE}", french)


_FRENCH = {
    english: with_no_break_spaces(french)
    for english, french in (FRENCH | FRENCH_SCREENS | FRENCH_MINDS | FRENCH_STUDY | FRENCH_PLAYNOW).items()
}


def hour_name(hour: int, lang: str, lexicon: Lexicon) -> str:
    """`hour 3`, or the name of the day."""
    names, further = HOURS[lang][lexicon]
    return names[hour - 1] if hour <= len(names) else further.format(hour)


class Translator(Protocol):
    def __call__(self, template: str, **facts: Fact) -> str: ...


def translator(lang: str, lexicon: Lexicon) -> Translator:
    """`render` with language and lexicon settled."""

    def say(template: str, **facts: Fact) -> str:
        return render(template, lang, lexicon, **facts)

    return say


def join_names(names: list[str], lang: str) -> str:
    """`Ada, Grace and Alan`."""
    last = {"en": " and ", "fr": " et "}[lang]
    return last.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
