"""One press to a game: opens a table with bots for whoever asks, and leads them to their page there."""

from typing import Literal

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import HOST
from mysterium_nb.house.instant_tables import Part
from mysterium_nb.protocol.bot_settings import bot_language
from mysterium_nb.server.code_throttle import WrongPassword
from mysterium_nb.server.handlers.join import StartPage
from mysterium_nb.server.handlers.visitor import HostOnlyHandler, HtmlHandler


class PlayNow(StartPage):
    """From the first page to a game."""

    def get(self) -> None:
        """Looking opens no table."""
        self.redirect(self.services.site.url(""))

    def post(self) -> None:
        visitor = self.ensure_visitor()
        about: Literal["play", "word"] = "play"
        try:
            self.services.throttle.check(self.caller)
            self.services.throttle.check_password(self.caller, self._typed("word"))
            _check_pages(self)
            self.services.openings.check(self.caller)
            address = _open(self, visitor)
        except IllegalMove as refusal:
            about = "word" if isinstance(refusal, WrongPassword) else "play"
            self.show_door(status=409, why=refusal.text(self.services.pages.lang(self)), about=about)
            return
        self.redirect(address, status=303)


class HostPlayNow(HostOnlyHandler):
    """From the host's page to a game of the host's own; a link, which only that page may follow."""

    def get(self) -> None:
        if self.request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            self.redirect(self.services.site.url(HOST))
            return
        try:
            _check_pages(self)
            address = _open(self, self.ensure_visitor())
        except IllegalMove as refusal:
            self.services.pages.show_refusal(self, 409, refusal.text(self.services.pages.lang(self)))
            return
        self.redirect(address, status=303)


def _check_pages(page: HtmlHandler) -> None:
    """Keep a third of the pages for people who were invited to a table."""
    services = page.services
    if services.tickets.pages + services.admission.pending >= services.admission.most * 2 // 3:
        raise IllegalMove("The house is full just now. Try again in a few minutes.")


def _open(page: HtmlHandler, visitor: str) -> str:
    """Open the table that was asked for; where its page is."""
    part: Part = "ghost" if page.get_argument("part", "") == "ghost" else "psychic"
    lang = bot_language(page.services.pages.lang(page))
    room, seat = page.services.instant_tables.play(part, visitor, lang, page.get_argument("name", ""))
    return f"{page.services.site.url('table', room.code)}?seat={seat}"
