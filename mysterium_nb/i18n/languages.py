"""The languages: English, in which every sentence is written, and one folder in `locale` for each translation.

A translation is read when its language is first spoken; a page in English reads none. This is the one module below the
engine that reads files.
"""

import gettext
from functools import cache
from pathlib import Path

DOMAIN = "mysterium_nb"
LOCALE = Path(__file__).parent / "locale"
LANGUAGES = ("en", *sorted(path.parts[-3] for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")))


@cache
def translation(lang: str) -> gettext.NullTranslations:
    """The catalogue of a language. What it has no translation for stays English."""
    return gettext.translation(DOMAIN, LOCALE, [lang], fallback=lang == "en")
