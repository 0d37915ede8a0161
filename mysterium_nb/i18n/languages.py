"""The languages: English, in which every sentence is written, and one folder in `locale` for each translation.

A translation is read when its language is first spoken; a page in English reads none. This is the one module below the
engine that reads files.
"""

import gettext
import os
from functools import lru_cache

DOMAIN = "mysterium_nb"
LOCALE = os.path.join(os.path.dirname(__file__), "locale")  # pathlib would make every import heavier
LANGUAGES = ("en", *sorted(lang for lang in os.listdir(LOCALE) if gettext.find(DOMAIN, LOCALE, [lang])))


@lru_cache(maxsize=64)
def translation(lang: str) -> gettext.NullTranslations:
    """The catalogue of a language. What it has no translation for stays English, as all does in a language unknown."""
    return gettext.translation(DOMAIN, LOCALE, [lang], fallback=True)
