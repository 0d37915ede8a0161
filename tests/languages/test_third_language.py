"""A third language is one file: here a little Polish, which has three forms for numbers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.languages.added_language import environment_with

POLISH = r"""
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

msgctxt "the name of this language"
msgid "English"
msgstr "Polski"

msgctxt "a list"
msgid "{names} and {last}"
msgstr "{names} i {last}"

msgctxt "{a_kind}"
msgid "a location"
msgstr "miejsce"

msgid "Choose {a_kind} still on the table."
msgstr "Wybierz {a_kind} jeszcze na stole."

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} kart"
"""
TOLD = """
import json
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.i18n.catalogue import join_names, language_name, next_language, translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.protocol.bot_settings import bot_language
from mysterium_nb.server.html import negotiate_language

say = translator("pl", "visions")
print(json.dumps({
    "languages": [*LANGUAGES],
    "names": [language_name(lang) for lang in LANGUAGES],
    "next": [next_language(lang) for lang in LANGUAGES],
    "refusal": IllegalMove("Choose {a_kind} still on the table.", kind="location").text("pl"),
    "counted": [say("{count} card", "{count} cards", count=count) for count in (1, 2, 5, 22)],
    "not translated": say("Time is up."),
    "list": join_names(["Ada", "Grace", "Alan"], "pl"),
    "bots": bot_language("pl"),
    "asked for": negotiate_language("pl-PL, fr;q=0.5"),
}))
"""


@pytest.fixture(scope="module")
def polish(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment_with(tmp_path_factory.mktemp("polish"), "pl", POLISH)


def test_a_language_is_found_in_the_folder_and_spoken_with_its_own_plurals(polish: dict[str, str]) -> None:
    ran = subprocess.run([sys.executable, "-c", TOLD], env=polish, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == {
        "languages": ["en", "fr", "pl"],
        "names": ["English", "Français", "Polski"],
        "next": ["fr", "pl", "en"],
        "refusal": "Wybierz miejsce jeszcze na stole.",
        "counted": ["1 karta", "2 karty", "5 kart", "22 karty"],
        "not translated": "Time is up.",
        "list": "Ada, Grace i Alan",
        "bots": "pl",
        "asked for": "pl",
    }


def test_the_command_line_offers_it(polish: dict[str, str], tmp_path: Path) -> None:
    demo = [sys.executable, "-m", "mysterium_nb", "demo", "--data", str(tmp_path), "--seed", "1", "--lang"]
    spoken = subprocess.run([*demo, "pl"], env=polish, capture_output=True, text=True, check=False)
    assert (spoken.returncode, spoken.stderr) == (0, "")
    unknown = subprocess.run([*demo, "xx"], env=polish, capture_output=True, text=True, check=False)
    assert "choose from 'en', 'fr', 'pl'" in unknown.stderr
