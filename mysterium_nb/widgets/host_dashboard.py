"""The host's dashboard: every table of a house on one page. It takes a house and nothing else."""

from collections.abc import Callable
from typing import Protocol

from ipywidgets import VBox
from msgspec.structs import replace

from mysterium_nb.engine.errors import IllegalMove, Refusal
from mysterium_nb.pages.host.host_builder import HostPage
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import PageState
from mysterium_nb.protocol.host_commands import DeleteTable, HostCommand, IssueLink, OpenTables, RenamePerson
from mysterium_nb.protocol.house_view import HouseView
from mysterium_nb.widgets.card_grid import CardGrid
from mysterium_nb.widgets.card_images import CardImages
from mysterium_nb.widgets.status_bar import StatusBar


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
        self._page_state = PageState()
        self._card_images = CardImages(None)
        self.status = StatusBar(lambda: self._on_view(self._house.view))
        self.panels = {place: self._grid(place, place) for place in ("house", "strip", "opening", "settings")}
        self._tables = VBox([])
        self._tables.add_class("mnb-tables")
        head = VBox([self.status, self.panels["house"]])
        head.add_class("mnb-head")
        below = [self.panels["opening"], self.panels["strip"], self._tables, self.panels["settings"]]
        stage = VBox([head, *below])
        stage.add_class("mnb-stage")
        super().__init__([stage])
        self.status.add_class("mnb-cue")
        self.status.observe(lambda change: self._set_page_state(replace(self._page_state, device=change.new)), "device")
        self._redraw()
        house.watch(self._on_view)

    @property
    def view(self) -> HouseView:
        """What the page shows."""
        return self._view

    def press(self, place: str, key: str, *, text: str | None = None) -> None:
        """Press a piece of a place: do what it wishes for, or look where it leads."""
        if key in self.page.commands:
            self._make_move(place, key, _with_input(self.page.commands[key], text))
            return
        look = self.page.actions.get(key)
        if isinstance(look, PageState):
            self._set_page_state(look)
        else:
            self._refuse(place, IllegalMove("That is no longer possible: the table has changed."))

    def close(self) -> None:
        """Let go of the house and take the page away."""
        self._house.close()
        self._card_images.close()
        for widget in (*self.panels.values(), self._tables, self.status):
            widget.close()
        super().close()

    def _grid(self, place: str, looks: str) -> CardGrid:
        return CardGrid(self._card_images, lambda key, text, _: self.press(place, key, text=text), "panel", looks)

    def _make_move(self, place: str, key: str, wish: HostCommand) -> None:
        try:
            view = self._house.act(wish)
        except Refusal as refusal:
            self._refuse(place, refusal)
            return
        self._view = view
        page_state = replace(self._page_state, refusal="", refused_at="", confirming="")
        match wish:
            case OpenTables():
                page_state = replace(page_state, new_tables=None)
            case DeleteTable():
                page_state = replace(page_state, chosen="", target="")
            case IssueLink():
                self.panels[place].clear(key)
                page_state = replace(page_state, chosen=wish.code, target=wish.seat)
            case _:
                pass
        self._set_page_state(page_state)

    def _refuse(self, place: str, refusal: Refusal) -> None:
        self._set_page_state(replace(self._page_state, refusal=refusal.text(self._page_state.lang), refused_at=place))

    def _set_page_state(self, page_state: PageState) -> None:
        self._page_state = page_state
        self._redraw()

    def _on_view(self, view: HouseView) -> None:
        if view != self._view:
            self._view = view
            self._redraw()

    def _redraw(self) -> None:
        page_state = self._page_state
        page = self.page = host_page(self._view, page_state)
        self._dom_classes = _css_classes(page)
        if self.status.line.get("title") not in (None, page.status.title):
            self.status.announcement = page.status.title
        self.status.show(page.status, lang=page_state.lang)
        self._set_tables(page)
        for place, grid in self.panels.items():
            grid.show(page.panels.get(place, ()), label=page.names.get(place, ""), lang=page_state.lang)

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


def _css_classes(page: HostPage) -> tuple[str, ...]:
    looks = ["mnb", "mnb-of-host", f"mnb-{page.state.theme}"]
    return tuple([*looks, "mnb-has-opening"] if "opening" in page.panels else looks)


def _with_input(wish: HostCommand, text: str | None) -> HostCommand:
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
