"""Watching as the host does: from the host's page straight to a table's, or to the projector."""

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.server.html import ForHost


class HostWatch(ForHost):
    """One press, no name, no question."""

    def get(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        try:
            self.app.house.claim(room.code, WATCH, "", self.welcome())
        except IllegalMove as refusal:
            self.app.pages.sorry(self, 409, refusal.text(self.app.pages.lang(self)))
            return
        self.redirect(f"{self.app.url('table', room.code)}?seat={WATCH}", status=303)
