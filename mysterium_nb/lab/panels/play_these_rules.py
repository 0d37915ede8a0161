"""Play this: a table with the rules of a panel, below it in the notebook or in a house that is running.

On a page of a house that can only be this house, and only for its host: a page does not call at addresses for whoever
looks at it.
"""

from typing import TYPE_CHECKING, Literal, cast, get_args

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.lab.lesson_access import host_link
from mysterium_nb.lab.panels.panel_data import Button, Control, ControlGroup, Option
from mysterium_nb.protocol.host_commands import OpenTables
from mysterium_nb.protocol.house_view import TableSummary
from mysterium_nb.table.table import Table

if TYPE_CHECKING:
    from mysterium_nb.widgets import Dashboard, HotSeat

Role = Literal["psychic", "ghost", "everybody"]


class PlayOptions:
    """How one wants to play: as whom, and in which house if in any."""

    def __init__(self) -> None:
        self.role: Role = "psychic"
        own = host_link()
        self._asks = own is None
        self.house = own or ""

    def set_value(self, name: str, value: object) -> bool:
        """Whether it was one of these that was set."""
        if name == "role" and value in get_args(Role):
            self.role = cast("Role", value)
        elif name == "house" and self._asks:
            self.house = str(value).strip()
        else:
            return False
        return True

    def group(self, say: Translator) -> ControlGroup:
        roles = (
            Option("psychic", say("a psychic, bots the others")),
            Option("ghost", say("the ghost, bots the psychics")),
            Option("everybody", say("Everybody, around this screen")),
        )
        controls = [Control(name="role", kind="choice", text=say("I play"), value=self.role, options=roles)]
        if self._asks:
            controls.append(
                Control(name="house", kind="text", text=say("The host’s link of a house"), value=self.house)
            )
        return ControlGroup(title=say("Play this"), controls=tuple(controls), open=False)

    def buttons(self, say: Translator, *, off: bool) -> tuple[Button, ...]:
        """The game here, and a table in a house where one can be opened; off while what is set cannot be played."""
        here = Button("play", say("Play this"), "go", off)
        there = Button("house", say("Open it in the house"), off=off)
        return (here, there) if self._asks or self.house else (here,)


def open_in_notebook(rules: Rules, role: Role, lang: str) -> "Dashboard | HotSeat":
    """A game begun with exactly these rules, seen from a seat; bots have the others, or everybody shares the screen."""
    # Whoever only looks at figures does not wait for pages and links.
    from mysterium_nb.house.local_bots import seat_bots
    from mysterium_nb.widgets import Dashboard, HotSeat

    table = Table.open(rules)
    table.start()
    psychics = [players[0] for players in table.view(GHOST).setup.players]
    if role == "everybody":
        return HotSeat(*map(table.seat, (GHOST, *psychics)))
    seat = GHOST if role == "ghost" else psychics[0]
    seat_bots(table, people=(seat,), lang=lang)
    return Dashboard(table.seat(seat))


def open_in_house(link: str, rules: Rules, title: str) -> tuple[TableSummary, str]:
    """A table in its lobby, in the house of this host's link: the table, and where people come in."""
    from mysterium_nb.link.client import connect_as_host  # as above

    house = connect_as_host(link)
    try:
        before = {table.code for table in house.view.tables}
        seen = house.act(OpenTables(rules, title=title))
        return next(table for table in seen.tables if table.code not in before), seen.address
    finally:
        house.close()
