"""Whole games by presses on dashboards alone, from the lobby to the page after the game."""

import random
from itertools import cycle

import pytest

from mysterium_nb.engine.events import Noted
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, assign_colours
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.widgets.dashboard import Dashboard
from tests.table.whole_games import NOON
from tests.widgets.fingers import Fingers, Ghost, Psychic, browser_says

pytestmark = pytest.mark.usefixtures("nothing_fails", "served")


class Evening:
    """A table with a dashboard at every seat. Nobody touches the table itself."""

    def __init__(self, rules: Rules, *, hosted: bool = True) -> None:
        self.clock = SimulatedClock(NOON)
        self.store = MemoryStore()
        self.table = Table.open(rules, store=self.store, clock=self.clock, rng=random.Random(1), hosted=hosted)
        self.host = Fingers(Dashboard(self.table.seat(HOST)))
        self.ghost = Ghost(self.table)
        self.psychics = [
            Psychic(self.table, seat, self.ghost) for seat, *_ in assign_colours(rules.psychics, rules.people)
        ]

    def begin(self) -> None:
        self.host.press("seats", "sit:ghost", text="Grace")
        for psychic, name in zip(self.psychics, ("Ada", "Ben", "Eve", "Max", "Kim", "Joy"), strict=False):
            self.host.press("seats", f"sit:{psychic.seat}", text=name)
        self.host.press("dock", "start")

    def play(self) -> None:
        """To the end. In the first hour nobody is right; everybody talks, agrees and disagrees on the way."""
        while not self.table.over:
            right = self.ghost.dashboard.view.hour > 1
            able = [self.ghost.turn()]
            for psychic in self.psychics:
                able.append(psychic.turn(right=right))
                psychic.opine()
                if psychic.keys("talk", "say") and psychic.talked < 3:
                    psychic.talked += 1
                    psychic.say("I see water, and a light behind it.")
            assert any(able), f"everybody waits: {self.ghost.title}"

    def until(self, phase: str) -> None:
        """Everybody is right, until this phase."""
        turns = cycle((self.ghost.turn, *(psychic.turn for psychic in self.psychics)))
        while self.ghost.dashboard.view.phase != phase:
            assert not self.table.over
            next(turns)()

    @property
    def happened(self) -> set[str]:
        return {type(entry.event).__name__ for entry in self.store.read(self.table.game)}

    @property
    def notes(self) -> list[Noted]:
        return [entry.event for entry in self.store.read(self.table.game) if isinstance(entry.event, Noted)]

    def everybody(self) -> list[Fingers]:
        return [self.host, self.ghost, *self.psychics]


ALWAYS = (
    {"CrowSent", "CulpritChosen", "GameEnded", "GroupAccused", "LinedUp", "Noted", "PawnJudged", "PawnPlaced"}
    | {"Said", "SharedVisionLaid", "StepEnded", "SureSaid", "VisionSent", "VisionTurned"}
)  # fmt: skip
TOKENS = {"TokenPlaced", "TokenTaken"}
STRAW = {"VoteCast", "VoteSealed", "OpeningBegan", "VoteOpened", "VotesCounted"}
EVENINGS = {
    "classic with 5": (Rules.classic(5, "medium"), TOKENS | STRAW),
    "revised with 4, the ghost assigns": (Rules.revised(4), {"SetsChosen"} | TOKENS | STRAW),
    "original with 4": (Rules.original(4), {"GroupPointed"}),
    "original with 2": (Rules.original(2), {"GroupPointed"}),
    "classic with 2": (Rules.classic(2), {"GroupPointed"}),
    "classic with 3": (Rules.classic(3), {"GroupPointed"}),
    "first guesses with 3": (Rules.classic(3).but(first_guess=True), {"FirstGuessMade"}),
    "first guesses with 5": (Rules.classic(5).but(first_guess=True), {"FirstGuessMade"}),
}


@pytest.mark.parametrize(("rules", "also"), EVENINGS.values(), ids=list(EVENINGS))
def test_a_whole_game_by_presses_alone(rules: Rules, also: set[str]) -> None:
    evening = Evening(rules)
    assert {one.dashboard.page.kind for one in evening.everybody()} == {"lobby"}
    evening.begin()
    evening.play()
    assert ALWAYS | also <= evening.happened
    assert {(note.point, note.words) for note in evening.notes} >= {((0.3, 0.6), "the light in the window")}
    for one in evening.everybody():
        assert one.dashboard.page.kind == "after"
        assert "the light in the window" in one.words("meant")
        assert one.pieces("hero")


def test_a_wrong_group_costs_a_day_and_the_next_day_one_tries_again() -> None:
    evening = Evening(Rules.original(4))
    evening.begin()
    evening.until("poll")
    for psychic in evening.psychics:
        psychic.press_one("groups", "group:", -1)  # the ghost chose the first
        psychic.press_one("dock", "point:")
        psychic.press("dock", "unpoint")
        psychic.press_one("groups", "group:", -1)
        psychic.press_one("dock", "point:")
    for psychic in evening.psychics:
        psychic.press_one("dock", "sure")
    assert not evening.table.over
    assert len(evening.psychics[0].keys("groups")) == 2
    evening.play()
    assert evening.ghost.title == "The culprit is found: you have all won."


def test_when_the_hourglass_has_run_out_the_first_browser_that_says_so_ends_the_step() -> None:
    evening = Evening(Rules.classic(4))
    evening.begin()
    while evening.ghost.dashboard.view.phase == "visions":
        evening.ghost.turn()
    first = evening.psychics[0]
    deadline = first.dashboard.status.line["deadline"]
    browser_says(first.dashboard.status, {"rang": deadline})  # its clock is fast
    assert first.dashboard.view.phase == "interpretation"
    evening.clock.now = deadline
    browser_says(first.dashboard.status, {"rang": deadline})
    phases = {one.dashboard.view.phase for one in evening.everybody()}
    assert phases == {"visions"}  # nobody had placed: there is nothing to reveal, and the next hour begins
    assert {one.dashboard.view.hour for one in evening.everybody()} == {2}
    browser_says(evening.psychics[1].dashboard.status, {"rang": deadline})  # a little later, and too late
    assert evening.table.seat(HOST).view.hour == 2


def test_where_a_helping_ghost_forfeits_the_psychics_say_so_and_decide() -> None:
    evening = Evening(Rules.original(4), hosted=False)
    evening.begin()
    first, second, third = evening.psychics
    first.press("talk", "report")
    assert "says that the ghost helped" in third.words("talk")
    first.press_one("talk", "judge:helped")
    assert not first.keys("talk", "judge:")
    second.press_one("talk", "judge:helped")
    assert evening.ghost.title == "The ghost helped by word or gesture: you have all lost."


def test_one_person_with_two_psychics_speaks_for_both_of_them() -> None:
    evening = Evening(Rules.classic(2).but(help_forfeits=True), hosted=False)
    evening.begin()
    evening.until("poll")
    person = evening.psychics[0]
    person.press("talk", "report")
    person.press("talk", "judge:helped:yellow")
    person.press("talk", "judge:helped:blue")
    assert evening.table.over


def test_the_whole_table_is_a_press_away_and_so_is_every_card_on_it() -> None:
    evening = Evening(Rules.classic(4))
    evening.begin()
    person = evening.psychics[0]
    person.press("others", "picture")
    browser_says(person.dashboard.picture, {"ready": True})
    card = person.dashboard.picture.hits[0][1]
    browser_says(person.dashboard.picture, {"press": card})
    assert [piece.get("kind") for piece in person.pieces("large")] == ["button", "figure"]
    person.press("large", "close-large")
    person.press("picture", "close-picture")
    assert not person.pieces("picture")


def test_everything_is_said_in_french_after_one_press_and_in_english_after_another() -> None:
    evening = Evening(Rules.classic(4))
    evening.begin()
    title = evening.ghost.title
    evening.ghost.press("settings", "lang")
    assert evening.ghost.title != title
    assert {grid.lang for grid in evening.ghost.dashboard.panels.values()} == {"fr"}
    assert evening.psychics[0].dashboard.status.lang == "en"
    evening.ghost.press("settings", "lang")
    assert evening.ghost.title == title
