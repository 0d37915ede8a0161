"""Every page there is, each at a good moment of a real game. This runs in the kernel behind a page.

>>> evening = Evening().hour().sent()
>>> evening.table.waiting_for
('yellow', 'red', 'teal', 'blue')
"""

from collections.abc import Callable
from typing import Self

from ipywidgets import Button, Label, VBox, Widget

from mysterium_nb import Rules, Table
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import ChooseCulprit, PlacePawn, Reveal, Say, SaySure, SendVision, Vote
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, Colour
from mysterium_nb.engine.views import GhostView
from mysterium_nb.widgets import Curtain, Dashboard, HotSeat

FIVE = Rules.classic(players=5)
NAMES = ("Tom", "Aïcha", "Jun", "Noor", "Ines", "Pavel")


class Evening:
    """A game of five in which everybody finds everything, up to the moment that a page needs."""

    def __init__(self, rules: Rules = FIVE) -> None:
        self.table = Table.open(rules)
        self.table.sit("ghost", "Mara")
        self.colours: tuple[Colour, ...] = COLOURS_IN_PLAY[rules.people]
        for colour, name in zip(self.colours, NAMES, strict=False):
            self.table.sit(colour, name)

    @property
    def ghost(self) -> GhostView:
        view = self.table.view("ghost")
        assert isinstance(view, GhostView)
        return view

    def begun(self) -> Self:
        if self.ghost.phase == "lobby":
            self.table.start(seed="a quiet evening")
        return self

    def sent(self) -> Self:
        """Everybody has a vision of two cards."""
        for colour in self.begun().colours:
            self.table.act("ghost", SendVision(colour, self.ghost.hand[:2]))
        return self

    def placed(self) -> Self:
        for number, psychic in enumerate(self.ghost.psychics):
            card = self.ghost.sets[number][psychic.step]
            self.table.act(psychic.colour, PlacePawn(psychic.colour, card))
        return self

    def talked(self) -> Self:
        for colour in self.colours:
            self.table.act(colour, Say(colour, "A mirror, a hand. I keep seeing the attic."))
        return self

    def judged(self) -> Self:
        """All are sure, and the ghost is about to knock."""
        for colour in self.sent().placed().colours:
            self.table.act(colour, SaySure(colour))
        return self

    def hour(self) -> Self:
        for colour in self.judged().colours:
            self.table.act("ghost", Reveal(colour))
        return self

    def line_up(self) -> Self:
        return self.hour().hour().hour()

    def poll(self) -> Self:
        first, second, third, *_ = self.line_up().ghost.hand
        self.table.act("ghost", ChooseCulprit(2, (first, second, third)))
        return self

    def polled(self, groups: tuple[int, ...] = (2, 2, 1, 1)) -> Self:
        """All have voted, and the votes are about to be opened."""
        votes = dict(zip(self.poll().colours, groups, strict=True))
        while self.ghost.phase == "poll":
            voter = next(colour for colour in self.colours if colour in self.table.waiting_for)
            self.table.act(voter, Vote(voter, votes[voter]))
        return self

    def opened(self, count: int) -> Self:
        """The opener has pressed so often: for a vote each time, and in the end for the culprit."""
        for _ in range(count):
            opener = self.table.waiting_for[0]
            self.table.act(opener, legal_moves(self.table.view(opener))[0])
        return self

    def over(self) -> Self:
        return self.polled((2, 2, 2, 2)).opened(5)


def page(evening: Evening, seat: str, *presses: str) -> Dashboard:
    """A seat's page, after some presses; a press that ends with a colon means the first that begins so."""
    dashboard = Dashboard(evening.table.seat(seat))
    for key in presses:
        found = next(one for one in dashboard.page.actions if one == key or (key[-1] == ":" and one.startswith(key)))
        dashboard.press("", found)
    return dashboard


def curtain(evening: Evening, *presses: str) -> Curtain:
    hot_seat = HotSeat(*map(evening.table.seat, ("ghost", *evening.colours)))
    for key in presses:
        hot_seat.press(key)
    return hot_seat


PAGES: dict[str, Callable[[], Widget]] = {
    "lobby": lambda: page(Evening(), "yellow"),
    "psychic waiting": lambda: page(Evening().begun(), "blue"),
    "psychic": lambda: page(Evening().hour().sent().talked(), "blue"),
    "psychic, a card chosen": lambda: page(Evening().hour().sent().placed(), "blue", "card:"),
    "psychic, the table": lambda: page(Evening().hour().sent().placed(), "blue", "dock-table"),
    "psychic, the talk": lambda: page(Evening().sent().talked(), "blue", "dock-talk"),
    "psychic, the story": lambda: page(Evening().hour().sent(), "blue", "tab-story"),
    "psychic, cards compared": lambda: page(Evening().sent(), "blue", "card:", "compare"),
    "psychic, the whole table": lambda: page(Evening().hour().sent().placed(), "blue", "picture"),
    "ghost": lambda: page(Evening().hour().begun(), "ghost", "pick:"),
    "ghost, the knocks": lambda: page(Evening().judged(), "ghost"),
    "ghost, the culprit": lambda: page(Evening().line_up(), "ghost", "group:", "pick:"),
    "ghost, notes": lambda: page(Evening().sent(), "ghost", "notes"),
    "ghost, a note": lambda: page(Evening().sent(), "ghost", "notes", "noting:"),
    "poll": lambda: page(Evening().poll(), "blue", "group:"),
    "opening": lambda: page(Evening().polled().opened(1), "yellow"),
    "opening, another opens": lambda: page(Evening().polled().opened(2), "blue"),
    "opening, tied": lambda: page(Evening().polled().opened(4), "yellow"),
    "watch the opening": lambda: page(Evening().polled().opened(4), "watch"),
    "ghost assigns": lambda: page(Evening(Rules.revised(players=5)).begun(), "ghost"),
    "ghost assigns, suggested": lambda: page(Evening(Rules.revised(players=5)).begun(), "ghost", "suggest"),
    "watch": lambda: page(Evening().hour().sent().placed(), "watch"),
    "after": lambda: page(Evening().over(), "blue"),
    "curtain": lambda: curtain(Evening().begun()),
    "curtain that asks": lambda: curtain(Evening().begun(), "ask"),
    "open curtain": lambda: curtain(Evening().sent(), "ask", "open"),
}


def every_page() -> VBox:
    """One page after the other, each inside an element of a class of its own; a press of the button brings the next."""
    pages = enumerate(PAGES.values())
    following, stage = Button(description="Next page"), VBox()

    def turn(_: object) -> None:
        number, make = next(pages, (len(PAGES), Label))
        sheet = VBox([make()])
        sheet.add_class(f"page-{number}")
        stage.children = [sheet]

    following.on_click(turn)
    turn(None)
    return VBox([stage, following])
