"""The host's dashboard: every table of a house on one page. It takes a house and nothing else."""

from collections.abc import Callable
from typing import Protocol

from ipywidgets import VBox
from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove, Refusal
from mysterium_nb.pages.host.host_builder import HostPage
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import Looking
from mysterium_nb.protocol.host_commands import DeleteTable, HostCommand, IssueLink, OpenTables, RenamePerson
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.widgets.card_grid import CardGrid
from mysterium_nb.widgets.card_images import Pictures
from mysterium_nb.widgets.status_bar import CueLine


class HouseConnection(Protocol):
    """What a host holds: the tables of a server, or those of a notebook."""

    @property
    def view(self) -> HouseView: ...

    def act(self, wish: HostCommand) -> HouseView:
        """Do what is wished; the refusal says why not."""

    def watch(self, watcher: Callable[[HouseView], None]) -> None: ...

    def close(self) -> None: ...


class HostDashboard(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Every table at a glance, and all that a host can do."""

    def __init__(self, house: HouseConnection) -> None:
        self._house = house
        self._view = house.view
        self._looking = Looking()
        self._pictures = Pictures(None)
        self.cue = CueLine(lambda: self._see(self._house.view))
        self.panels = {place: self._grid(place, place) for place in ("house", "strip", "opening", "settings")}
        self._tables = VBox([])
        self._tables.add_class("mnb-tables")
        head = VBox([self.cue, self.panels["house"]])
        head.add_class("mnb-head")
        below = [self.panels["opening"], self.panels["strip"], self._tables, self.panels["settings"]]
        stage = VBox([head, *below])
        stage.add_class("mnb-stage")
        super().__init__([stage])
        self.cue.add_class("mnb-cue")
        self.cue.observe(lambda change: self._look(replace(self._looking, room=change.new)), "room")
        self._redraw()
        house.watch(self._see)

    @property
    def view(self) -> HouseView:
        """What the page shows."""
        return self._view

    def press(self, place: str, key: str, *, text: str | None = None) -> None:
        """Press a piece of a place: do what it wishes for, or look where it leads."""
        if key in self.page.wishes:
            self._try(place, key, _spoken(self.page.wishes[key], text))
            return
        look = self.page.presses.get(key)
        if isinstance(look, Looking):
            self._look(look)
        else:
            self._refuse(place, IllegalMove("That is no longer possible: the table has changed."))

    def close(self) -> None:
        """Let go of the house and take the page away."""
        self._house.close()
        self._pictures.close()
        for widget in (*self.panels.values(), self._tables, self.cue):
            widget.close()
        super().close()

    def _grid(self, place: str, looks: str) -> CardGrid:
        return CardGrid(self._pictures, lambda key, text, _: self.press(place, key, text=text), "panel", looks)

    def _try(self, place: str, key: str, wish: HostCommand) -> None:
        try:
            view = self._house.act(wish)
        except Refusal as refusal:
            self._refuse(place, refusal)
            return
        self._view = view
        looking = replace(self._looking, refusal="", refused_at="", asks="")
        match wish:
            case OpenTables():
                looking = replace(looking, opening=None)
            case DeleteTable():
                looking = replace(looking, chosen="", target="")
            case IssueLink():
                self.panels[place].clear(key)
                looking = replace(looking, chosen=wish.code, target=wish.seat)
            case _:
                pass
        self._look(looking)

    def _refuse(self, place: str, refusal: Refusal) -> None:
        self._look(replace(self._looking, refusal=refusal.text(self._looking.lang), refused_at=place))

    def _look(self, looking: Looking) -> None:
        self._looking = looking
        self._redraw()

    def _see(self, view: HouseView) -> None:
        if view != self._view:
            self._view = view
            self._redraw()

    def _redraw(self) -> None:
        looking = self._looking
        page = self.page = host_page(self._view, looking)
        self._dom_classes = _looks(page)
        if self.cue.cue.get("title") not in (None, page.cue.title):
            self.cue.news = page.cue.title
        self.cue.show(page.cue, lang=looking.lang, sound=False)
        self._set_tables(page)
        for place, grid in self.panels.items():
            grid.show(page.panels.get(place, ()), label=page.names.get(place, ""), lang=looking.lang)

    def _set_tables(self, page: HostPage) -> None:
        """A panel for each table of the house, in its order; those of tables that are gone are taken away."""
        places = [place for place in page.panels if place.startswith("table:")]
        gone = [place for place in self.panels if place.startswith("table:") and place not in places]
        for place in places:
            if place not in self.panels:
                self.panels[place] = self._grid(place, "hosted")
        grids = tuple(self.panels[place] for place in places)
        if self._tables.children != grids:
            self._tables.children = grids
        for place in gone:
            self.panels.pop(place).close()


def _looks(page: HostPage) -> tuple[str, ...]:
    looks = ["mnb", "mnb-of-host", f"mnb-{page.looking.theme}"]
    return tuple([*looks, "mnb-has-opening"] if "opening" in page.panels else looks)


def _spoken(wish: HostCommand, text: str | None) -> HostCommand:
    """The wish with the words that a press came with."""
    match wish:
        case OpenTables() if text is not None:
            return replace(wish, title=text)
        case RenamePerson() if text is not None:
            return replace(wish, name=text)
        case IssueLink() if text is not None:
            return replace(wish, name=text or " ")  # an empty name is refused, not taken for no name
        case _:
            return wish
