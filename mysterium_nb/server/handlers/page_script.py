"""The script around pages with a kernel, with its words in every language: which one is wanted, the browser knows."""

import json
from functools import cache
from pathlib import Path

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.server.handlers.visitor import HtmlHandler

_SCRIPT = Path(__file__).parents[1] / "static" / "page.js"


class PageScript(HtmlHandler):
    """The script of a page with a kernel."""

    def get(self) -> None:
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.finish(page_script())


@cache
def page_script() -> str:
    words = {lang: _words(translator(lang, "visions")) for lang in LANGUAGES}
    return f"const WORDS = {json.dumps(words, ensure_ascii=False)};\n{_SCRIPT.read_text('utf-8')}"


def _words(say: Translator) -> dict[str, str]:
    return {
        "title": say("The sleepwalker’s theatre"),
        "wake": say("The house is waking up…"),
        "lost": say("Connection lost. Trying again…"),
        "gone": say("This page has lost its table."),
        "again": say("Load again"),
        "lessons": say("All lessons"),
        "played": say("The games of this lesson are being played. Read on meanwhile."),
        "stopped": say("This lesson has stopped. You can go on reading; to move something, load it again."),
    }
