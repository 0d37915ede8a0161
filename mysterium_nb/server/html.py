"""Writes plain pages, without a kernel: the door, joining, and all that is said when something cannot be had.

They work without script, and load nothing but one style sheet and pictures of the shipped deck and the cast.
"""

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import jinja2
from markupsafe import Markup
from tornado.web import RequestHandler

from mysterium_nb.decks import shipped
from mysterium_nb.decks.card import PictureFile, text_in
from mysterium_nb.decks.picture_urls import PATH, path_of, version_of
from mysterium_nb.decks.portraits import portraits
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.i18n.catalogue import Translator, language_name, translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.picture.sprites import SPRITES
from mysterium_nb.picture.theme import GLYPHS, MARKS
from mysterium_nb.server.site import Site

LANG_COOKIE = "mysterium_lang"
_HERE = Path(__file__).parent
_A_YEAR = 365 * 24 * 3600
_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'self'"
)
"""What a plain page may do: show itself and be filled in. No script runs on it, whoever wrote it, but the one that is
part of the page and that the policy knows by its hash."""


class HtmlPages:
    """Writes plain pages in the visitor's language; whatever comes from people is escaped."""

    def __init__(self, site: Site) -> None:
        self._site = site
        loader = jinja2.FileSystemLoader(_HERE / "templates")
        self._templates = jinja2.Environment(
            loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
        )
        self._templates.globals |= {
            "url": site.url,
            "glyph": glyph,
            "mark": mark_svg,
            "sprite": sprite,
            "picture": self._picture,
            "portrait": self._portrait,
            "alt": _alt,
            "LANGUAGES": {lang: language_name(lang) for lang in LANGUAGES},
        }

    def lang(self, page: RequestHandler) -> str:
        """The language that the visitor chose, or the browser asks for."""
        for chosen in (requested_language(page), page.get_cookie(LANG_COOKIE)):
            if chosen in LANGUAGES:
                return str(chosen)
        return negotiate_language(page.request.headers.get("Accept-Language", ""))

    def speaker(self, page: RequestHandler, lexicon: Lexicon = "visions") -> Translator:
        return translator(self.lang(page), lexicon)

    def say(self, page: RequestHandler, template: str) -> str:
        return self.speaker(page)(template)

    def show(
        self,
        page: RequestHandler,
        template: str,
        *,
        status: int = 200,
        lexicon: Lexicon = "visions",
        script: str = "",
        **facts: Any,
    ) -> None:
        """Write a page; `script` names the one in `static` that may run on it."""
        lang = self.lang(page)
        page.set_status(status)
        page.set_header("Content-Type", "text/html; charset=utf-8")
        page.set_header("Content-Language", lang)
        page.set_header("Cache-Control", "no-store")
        running = _script(script) if script else ""
        page.set_header("Content-Security-Policy", f"{_POLICY}; script-src {_hash_of(running)}" if running else _POLICY)
        if requested_language(page) in LANGUAGES:
            page.set_cookie(LANG_COOKIE, lang, path=self._site.base_url, samesite="Lax", max_age=_A_YEAR)
        written = self._templates.get_template(f"{template}.html.j2")
        page.finish(written.render(lang=lang, say=translator(lang, lexicon), page=page, script=running, **facts))

    def show_refusal(self, page: RequestHandler, status: int, why: str) -> None:
        self.show(page, "sorry", status=status, why=why, more="")

    def show_error(self, page: RequestHandler, status: int) -> None:
        """Something went wrong: what a person can make of it, and what they can do."""
        why, more = _wrong(self.speaker(page), status)
        self.show(page, "sorry", status=status, why=why, more=more)

    def show_seat_moved(self, page: RequestHandler, code: str) -> None:
        """A seat was here and is here no more."""
        self.show(page, "moved", status=403, code=code)

    def waiting(self, page: RequestHandler, place: int, *, full: bool) -> None:
        """Somebody's place at the door, until there is room, or until those before them have come in."""
        seconds = 5 if full else 2
        page.set_header("Retry-After", str(seconds))
        page.set_header("Refresh", str(seconds))
        self.show(page, "waiting", status=503, place=place, full=full)

    def _picture(self, card: CardId, width: int) -> str:
        """Where a picture of the shipped deck is."""
        chosen = shipped()[card].picture(width)
        assert chosen is not None
        return self._address(chosen)

    def _portrait(self, seat: SeatId, size: Literal["large", "small"]) -> str:
        """Where the portrait of a colour or of the ghost is."""
        return self._address(portraits()[seat].large if size == "large" else portraits()[seat].small)

    def _address(self, picture: PictureFile) -> str:
        return f"{self._site.url(PATH)}/{path_of(picture)}?v={version_of(picture)}"


@cache
def _script(name: str) -> Markup:
    """A script of ours, to stand in the page itself."""
    return Markup((_HERE / "static" / f"{name}.js").read_text("utf-8"))


def _hash_of(script: str) -> str:
    """How the policy knows a script."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def requested_language(page: RequestHandler) -> str:
    """The language that an address asks for. Never fails: error pages are written in a language, too."""
    return page.request.query_arguments.get("lang", [b""])[-1].decode("ascii", "replace")


def negotiate_language(header: str) -> str:
    """The language of ours that a browser likes best.

    >>> negotiate_language("de-CH, fr;q=0.8, en;q=0.7"), negotiate_language("de"), negotiate_language("en-GB,fr;q=0.3")
    ('fr', 'en', 'en')
    """
    liked = []
    for part in header.split(","):
        tag, _, quality = part.partition(";q=")
        lang = tag.strip()[:2].lower()
        if lang in LANGUAGES:
            try:
                liked.append((float(quality or 1), lang))
            except ValueError:
                continue
    best = max((quality for quality, _ in liked), default=0)
    return next((lang for quality, lang in liked if quality == best > 0), "en")


def _wrong(say: Translator, status: int) -> tuple[str, str]:
    match status:
        case 403:
            return (
                say("This page has been open for too long."),
                say("Go back, load it again and try once more. Your browser has to keep cookies for it."),
            )
        case 404:
            return say("There is nothing here."), ""
        case 405:
            return say("That cannot be done here."), ""
        case status if status < 500:
            return say("Your browser asked for something that nobody here understands."), ""
        case _:
            return say("Something went wrong in the house."), say("What was played is kept. Try again in a moment.")


@cache
def glyph(name: str) -> Markup:
    """A seat's shape, the eye or the crow, in the colour of the text around it."""
    return Markup(
        '<svg class="g" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="{}"/></svg>'
    ).format(GLYPHS[name])


@cache
def mark_svg(name: str) -> Markup:
    return Markup('<svg class="mk" viewBox="0 0 16 16" aria-hidden="true"><path d="{}"/></svg>').format(MARKS[name])


@cache
def sprite(name: str) -> Markup:
    """A small drawing of the table, such as the hourglass, as part of a page."""
    drawing = SPRITES[name]
    box = Markup('<svg class="sprite {}" viewBox="0 0 {:g} {:g}" aria-hidden="true">').format(
        name, drawing.width, drawing.height
    )
    return box + Markup(drawing.inside) + Markup("</svg>")


def _alt(card: CardId, lang: str) -> str:
    return text_in(shipped()[card].alt, lang)[0]
