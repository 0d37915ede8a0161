"""The poster: how to get to a table, to print and pin to a wall or to show on a projector."""

import ipaddress

import segno
from markupsafe import Markup

from mysterium_nb.server.plain import ForHost
from mysterium_nb.server.rulebook import kind_of_game

_INK = "#14110d"


class Poster(ForHost):
    def get(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        rules = room.view.rules
        address = self._address()
        link = f"{address}/join/{room.code}"
        self.app.pages.show(
            self,
            "poster",
            lexicon=rules.lexicon,
            room=room,
            game=kind_of_game(rules, self.app.pages.speaker(self, rules.lexicon)),
            players=rules.players,
            door=address.split("://", 1)[1],
            link=link,
            code=qr(link),
        )

    def _address(self) -> str:
        """Where others find this house: as the host has called it, unless that was "this machine", which on a poster
        would send everybody to their own phone."""
        if is_this_machine(self.request.host_name):
            return str(self.app.address).rstrip("/")
        return f"{self.request.protocol}://{self.request.host}{self.app.url().rstrip('/')}"


def qr(link: str) -> Markup:
    """A link as a QR code, dark on nothing, to be put on white."""
    code = segno.make(link, error="m", micro=False)
    return Markup(code.svg_inline(border=0, dark=_INK, svgclass=None, lineclass=None, omitsize=True))


def is_this_machine(name: str) -> bool:
    """Whether a name means the machine that says it.

    >>> is_this_machine("localhost"), is_this_machine("[::1]"), is_this_machine("192.168.1.20")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
