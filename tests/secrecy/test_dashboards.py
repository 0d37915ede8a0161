"""What reaches a browser: two games that differ only in what is hidden send the same messages, to the byte."""

import hashlib
import os
import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest

import mysterium_nb.widgets.dashboard as dashboard_module
from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.picture_urls import PICTURES_VARIABLE, announce_to_kernels
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, GameEnded
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import View, view
from mysterium_nb.pages.model import Page, PageState
from mysterium_nb.table.seat import Watcher
from mysterium_nb.widgets.dashboard import Dashboard
from tests.chance import ChanceGame
from tests.secrecy.test_twin_games import twin_of
from tests.widgets.fingers import browser_says
from tests.widgets.wire import Wire


@pytest.fixture(autouse=True)
def _served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PICTURES_VARIABLE, "")
    monkeypatch.setenv("JPY_PARENT_PID", str(os.getpid()))
    announce_to_kernels("/")
    monkeypatch.setattr(
        dashboard_module, "wall_clock", lambda: 2_000_000_000_000
    )  # both games are shown at the same moment


class Screening:
    """A seat at a game that runs like a film: whoever sits here sees, and is refused, but changes nothing."""

    def __init__(self, seat: SeatId, state: State) -> None:
        self.seat = seat
        self.state = state
        self.shown = view(state, seat)
        self._watchers: list[Watcher] = []

    @property
    def view(self) -> View:
        return self.shown

    def act(self, move: Move, move_id: str | None = None) -> View:
        assert move_id is None
        decide(self.state, self.seat, move, random.Random(0), now=0)
        return self.shown

    def watch(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    def close(self) -> None:
        self._watchers.clear()

    def happens(self, event: Event) -> bool:
        """Whether anything of it is seen here."""
        self.state = evolve(self.state, event)
        now = view(self.state, self.seat)
        if now == self.shown:
            return False
        self.shown = now
        for watcher in self._watchers:
            watcher(now)
        return True


def film(log: list[Event], seat: SeatId, kind: type[Dashboard], projector: type[Screening]) -> Iterator[Screening]:
    """A dashboard that watches a game from its lobby until just before the end, and presses whatever is there."""
    rng = random.Random(seat)
    screening = projector(seat, evolve(EMPTY_STATE, log[0]))
    dashboard = kind(screening)
    browser_says(dashboard.picture, {"ready": True})
    yield screening
    for event in log[1:]:
        if isinstance(event, GameEnded):
            break
        if screening.happens(event):
            _press_something(dashboard, rng)
            yield screening
    dashboard.close()


def _press_something(dashboard: Dashboard, rng: random.Random) -> None:
    """Look about, and try moves: those on the page, those of a moment ago, and those that never were."""
    keys = sorted(dashboard.page.actions)
    looks = [key for key in keys if isinstance(dashboard.page.actions[key], PageState)]
    moves = [key for key in keys if key not in looks]
    for key in (rng.choice(looks), *rng.sample(moves, min(1, len(moves))), "send:red"):
        browser_says(dashboard.panels["dock"], {"press": key, "text": rng.choice(("", "I see water."))})


def seen_in_browser(
    log: list[Event],
    seat: SeatId,
    kind: type[Dashboard] = Dashboard,
    projector: type[Screening] = Screening,
    *,
    most: int = 10_000,
) -> list[bytes]:
    """Every message, and now and then the whole state of all widgets, as a browser would get it."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        wire = Wire(monkeypatch)
        states = []
        for number, screening in enumerate(islice(film(log, seat, kind, projector), most)):
            assert screening.state.outcome is None
            if number % 25 == 0:
                states.append(wire.states)
        return [*wire.told, *states]


def _game(seed: int) -> ChanceGame:
    game = ChanceGame(seed, luck=0.9)
    game.play(100_000)
    return game


SEATS = [(4, "psychic"), (5, "watch"), (10, "psychic"), (12, "psychic"), (16, "psychic"), (17, "psychic"), (13, "host")]
"""Games of every edition, small and large, with and without first guesses, that all come to the line-up."""


@pytest.mark.parametrize(("seed", "who"), SEATS)
def test_the_same_public_course_is_the_same_on_the_wire(seed: int, who: str) -> None:
    game = _game(seed)
    seat = {"psychic": game.seats[-1], "watch": WATCH, "host": HOST}[who]
    twin = twin_of(game.log, random.Random(seed))
    assert twin != game.log
    ours, theirs = (seen_in_browser(log, seat) for log in (game.log, twin))
    assert game.state.finale is not None
    assert len(ours) > 100
    assert ours == theirs


@pytest.mark.parametrize(("seed", "who"), [(1, "psychic"), (2, "psychic"), (8, "watch"), (9, "psychic")])
def test_whose_the_cards_are_that_nobody_has_found_yet_is_not_on_the_wire(seed: int, who: str) -> None:
    log, twin = beginnings(seed)
    seat = {"psychic": _game(seed).seats[-1], "watch": WATCH}[who]
    assert seen_in_browser(log, seat) == seen_in_browser(twin, seat)


def beginnings(seed: int) -> tuple[list[Event], list[Event]]:
    """The first part of a game, and of one in which the cards belong to others."""
    log = _game(seed).log
    log = log[: len(log) // 4]
    twin = twin_of(log, random.Random(seed))
    assert replay(log).hidden.sets != replay(twin).hidden.sets
    return log, twin


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_the_same_public_course_is_the_same_on_the_wire_at_length(seed: int) -> None:
    game = _game(seed)
    twin = twin_of(game.log, random.Random(seed))
    for seat in (*game.seats[1:], HOST, WATCH):
        assert seen_in_browser(game.log, seat) == seen_in_browser(twin, seat)


# Cards of hand and pile


def _by_picture() -> dict[bytes, CardId]:
    """Which card a picture is of, by its bytes."""
    return {bytes.fromhex(file.sha256): card.id for card in shipped().cards for file in card.files}


_PICTURES = _by_picture()
_ALTS = [(str(alt).encode(), card.id) for card in shipped().cards for alt in card.alt.values()]


def cards_told(message: bytes) -> set[CardId]:
    """The visions that a message tells of: by id or address, by what is on them, or by the picture itself."""
    told = {found.decode() for found in re.findall(rb"(?<![\w-])v\d+\b", message)}
    told |= {card for alt, card in _ALTS if alt in message}
    for start in (message.find(b"RIFF"), message.find(b"\x89PNG")):
        picture = message[start:] if start >= 0 else b""
        told |= {_PICTURES[digest] for digest in [hashlib.sha256(picture).digest()] if digest in _PICTURES}
    return told


def public_cards(state: State) -> set[CardId]:
    given = {card for p in state.psychics for given in p.visions for card in given.cards}
    return given | (set(state.finale.shared) if state.finale is not None else set())


def assert_tells_no_hidden_card(log: list[Event], seat: SeatId, kind: type[Dashboard] = Dashboard) -> int:
    """The number of visions that were told of, each of them after it was public."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        wire = Wire(monkeypatch)
        public: set[CardId] = set()
        told: set[CardId] = set()
        for screening in film(log, seat, kind, Screening):
            public |= public_cards(screening.state)
            for message in wire.messages:
                assert not screening.state.hidden.seed or screening.state.hidden.seed.encode() not in message
                now = {card for card in cards_told(message) if card in screening.state.cards.visions}
                assert now <= public, sorted(now - public)
                told |= now
            wire.messages.clear()
        return len(told)


@pytest.mark.parametrize(("seed", "who"), SEATS[:4])
def test_cards_of_hand_and_pile_are_on_no_wire_before_they_are_public(seed: int, who: str) -> None:
    game = _game(seed)
    seat = {"psychic": game.seats[-1], "watch": WATCH}[who]
    assert assert_tells_no_hidden_card(game.log, seat) > 3


def test_their_pictures_are_on_no_wire_either_where_pictures_travel_as_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PICTURES_VARIABLE)
    game = ChanceGame(1, Rules.classic(4), luck=0.9)
    game.play(40)
    assert assert_tells_no_hidden_card(game.log, "red") > 1


# That these tests can fail


class Peeking(Dashboard):
    """Loads the picture of a card of the ghost's hand, and shows it nowhere."""

    def _page(self, view: View, page_state: PageState, names: CardNames) -> Page:
        assert isinstance(self._seat, Screening)
        for card in self._seat.state.hidden.hand[:1]:
            self._card_images.image(card)
        return super()._page(view, page_state, names)


class Talkative(Screening):
    """Refuses every move with a word about the cards of the first psychic."""

    def act(self, move: Move, move_id: str | None = None) -> View:
        if self.state.hidden.sets and self.state.finale is None:
            raise IllegalMove("Somebody was quicker. {reason}", reason=str(self.state.hidden.sets))
        return super().act(move, move_id)


@pytest.mark.parametrize("served", [True, False])
def test_a_hidden_picture_that_is_loaded_but_not_shown_is_noticed(
    served: bool,  # noqa: FBT001 - a parameter of the test
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not served:
        monkeypatch.delenv(PICTURES_VARIABLE)
    game = ChanceGame(1, Rules.classic(4), luck=0.9)
    game.play(40)
    with pytest.raises(AssertionError, match=r"\['v\d+'\]"):
        assert_tells_no_hidden_card(game.log, "red", Peeking)
    if served:
        twin = twin_of(game.log, random.Random(1))
        assert seen_in_browser(game.log, "red", Peeking) != seen_in_browser(twin, "red", Peeking)


def test_a_refusal_that_tells_too_much_is_noticed() -> None:
    log, twin = beginnings(9)
    seat = _game(9).seats[-1]
    ours, theirs = (seen_in_browser(one, seat, projector=Talkative) for one in (log, twin))
    assert ours != theirs
