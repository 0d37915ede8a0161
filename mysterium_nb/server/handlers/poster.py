"""The poster: how to get to a table, to print and pin to a wall or to show on a projector."""

import segno
from markupsafe import Markup

from mysterium_nb.pages.rulebook import rules_title
from mysterium_nb.server.handlers.visitor import HostOnlyHandler, public_address

_INK = "#14110d"


class Poster(HostOnlyHandler):
    def get(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        rules = room.view.rules
        address = public_address(self).rstrip("/")
        link = f"{address}/join/{room.code}"
        self.services.pages.show(
            self,
            "poster",
            lexicon=rules.lexicon,
            room=room,
            game=rules_title(rules, self.services.pages.speaker(self, rules.lexicon)),
            players=rules.players,
            door=address.split("://", 1)[1],
            link=link,
            code=qr(link),
        )


def qr(link: str) -> Markup:
    """A link as a QR code, dark on nothing, to be put on white."""
    code = segno.make(link, error="m", micro=False)
    return Markup(code.svg_inline(border=0, dark=_INK, svgclass=None, lineclass=None, omitsize=True))
