"""Watching as the host does: from the host's page straight to a table's, or to the projector."""

from mysterium_nb.kernel.seats import WATCH
from mysterium_nb.server.plain import ForHost


class HostWatch(ForHost):
    """One press, no name, no question."""

    def get(self, code: str) -> None:
        room = self.room(code)
        if room is not None:
            self.app.house.claim(room.code, WATCH, "", self.welcome())
            self.redirect(f"{self.app.url('table', room.code)}?seat={WATCH}", status=303)
