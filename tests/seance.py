"""Positions for tests, told like a rulebook.

>>> from tests.seance import RED, a_seance
>>> a_seance().ghost_sends(RED, cards=2).places(RED, right=True).psychic(RED).pawn is None
False

A `Seance` never changes: each verb gives the next one, so a test can go on twice from one position. Every verb is
a real move through `decide` and `evolve`. The one exception is `laid_by_hand`, for positions that moves reach only
after a long game (levels, a nearly empty pile): its name says so, and `at_levels` and `with_visions` go through it.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

import msgspec
import pytest
from msgspec.structs import replace as but

from mysterium_nb.engine.cards import STANDARD, CardId, Triple
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import Event, TableOpened
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.moves import (
    Assign,
    ChooseCulprit,
    EndTime,
    Face,
    Move,
    OpenVote,
    PlacePawn,
    PlaceToken,
    PointAt,
    React,
    Reaction,
    Reveal,
    Say,
    SaySure,
    SendVision,
    Sit,
    Start,
    TakePawn,
    TurnCulprit,
    Vote,
)
from mysterium_nb.engine.poll import unopened_votes
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, GHOST, TABLE, Colour, SeatId
from mysterium_nb.engine.state import Phase, Psychic, Revelation, State
from mysterium_nb.engine.views import GhostView, PsychicView, View, ghost_view, psychic_view, view

YELLOW: Colour = "yellow"
RED: Colour = "red"
TEAL: Colour = "teal"
PURPLE: Colour = "purple"
BLUE: Colour = "blue"
WHITE: Colour = "white"

NOON = 1_700_000_000_000
"""When every test begins, in milliseconds."""
FIVE = Rules.classic(players=5, difficulty="medium")
"""The table most tests sit at: yellow, red, teal and blue, with four tokens each."""


def a_lobby(rules: Rules = FIVE, *, people: Iterable[Colour] | None = None, hosted: bool = True) -> "Seance":
    """A table with a ghost and people at it, who have not begun."""
    seance = Seance(replay([TableOpened(rules, STANDARD, hosted)])).does(TABLE, Sit(GHOST, "The ghost"))
    for colour in COLOURS_IN_PLAY[rules.people] if people is None else people:
        seance = seance.does(TABLE, Sit(colour, f"Ms {colour.title()}"))
    return seance


def a_seance(*people: Colour, rules: Rules | None = None, hosted: bool = True, seed: str = "a dark night") -> "Seance":
    """A game that has just begun; without rules these people (or four) play the medium `classic` game."""
    if rules is None:
        rules = Rules.classic(players=len(people) + 1, difficulty="medium") if people else FIVE
    return a_lobby(rules, people=people or None, hosted=hosted).does(TABLE, Start(seed=seed))


@dataclass(frozen=True)
class Seance:
    state: State
    log: tuple[Event, ...] = ()
    now: int = NOON
    luck: int = 0
    """What dice and shuffles come out as: the same position has the same luck, unless a test tries another."""

    # Any move at all

    def does(self, seat: SeatId, *moves: Move) -> "Seance":
        seance = self
        for move in moves:
            events = decide(seance.state, seat, move, seance._chance(), seance.now)
            seance = replace(seance, state=reduce(evolve, events, seance.state), log=seance.log + tuple(events))
        return seance

    def refuses(self, seat: SeatId, move: Move) -> str:
        """The sentence with which a move is refused; that nothing has changed is checked here, for every refusal."""
        position, chance = msgspec.json.encode(self.state), self._chance()
        untouched = chance.getstate()
        with pytest.raises(IllegalMove) as refused:
            decide(self.state, seat, move, chance, self.now)
        assert msgspec.json.encode(self.state) == position
        assert chance.getstate() == untouched
        english, french = refused.value.text("en"), refused.value.text("fr")
        assert english != french
        assert "{" not in english + french
        assert english == str(refused.value)
        return english

    def later(self, seconds: float) -> "Seance":
        return replace(self, now=self.now + int(seconds * 1000))

    def with_luck(self, luck: int) -> "Seance":
        return replace(self, luck=luck)

    def laid_by_hand(self, state: State) -> "Seance":
        """The one way round the rules: a position that no move has led to."""
        return replace(self, state=state)

    def at_levels(self, *levels: int) -> "Seance":
        """The psychics, in seat order, stand at these levels of the clairvoyancy track."""
        assert len(levels) == len(self.state.psychics)
        psychics = tuple(but(p, level=level) for p, level in zip(self.state.psychics, levels, strict=True))
        return self.laid_by_hand(but(self.state, psychics=psychics))

    def with_visions(self, *, hand: int, pile: int, discards: int) -> "Seance":
        """So few visions are left in the game; the rest has got lost."""
        hidden = self.state.hidden
        left = iter(hidden.hand + hidden.pile + hidden.discards)
        shares = [tuple(next(left) for _ in range(count)) for count in (hand, pile, discards)]
        return self.laid_by_hand(
            but(self.state, hidden=but(hidden, hand=shares[0], pile=shares[1], discards=shares[2]))
        )

    # The ghost

    def ghost_assigns(self) -> "Seance":
        """The ghost settles what belongs to whom: the first cards of each row, in seat order."""
        sets: tuple[Triple, ...] = tuple(zip(*self.state.board, strict=True))
        return self.does(GHOST, Assign(sets[: len(self.state.psychics)]))

    def ghost_sends(self, psychic: Colour, cards: int = 1) -> "Seance":
        return self.does(GHOST, SendVision(psychic, self.hand[:cards]))

    def all_get_visions(self) -> "Seance":
        seance = self.ghost_assigns() if self.phase == "assignment" else self
        for psychic in self.unfinished():
            if seance.phase == "visions" and seance.psychic(psychic).served_hour != seance.state.hour:
                seance = seance.ghost_sends(psychic)
        return seance

    def reveals(self, *psychics: Colour) -> "Seance":
        return self.does(GHOST, *(Reveal(psychic) for psychic in psychics))

    def all_revealed(self) -> "Seance":
        return self.reveals(*(p.colour for p in self.state.psychics if p.pawn is not None))

    def ghost_accuses(self, culprit: int = 1) -> "Seance":
        """The ghost picks the culprit's group and lays the shared vision."""
        first, second, third = self.hand[:3]
        return self.does(GHOST, ChooseCulprit(culprit, (first, second, third)))

    # The psychics

    def places(self, psychic: Colour, *, right: bool = True, on: CardId | None = None) -> "Seance":
        card = on or (self.right_card(psychic) if right else self.wrong_card(psychic))
        return self.does(psychic, PlacePawn(psychic, card))

    def takes_back(self, psychic: Colour) -> "Seance":
        return self.does(psychic, TakePawn(psychic))

    def agrees(self, psychic: Colour, *, on: Colour) -> "Seance":
        return self._judges(psychic, on, "agree")

    def disagrees(self, psychic: Colour, *, on: Colour) -> "Seance":
        return self._judges(psychic, on, "disagree")

    def _judges(self, psychic: Colour, on: Colour, face: Face) -> "Seance":
        return self.does(psychic, PlaceToken(psychic, on, face))

    def sure(self, *psychics: Colour) -> "Seance":
        seance = self
        for psychic in psychics:
            seance = seance.does(psychic, SaySure(psychic))
        return seance

    def all_sure(self) -> "Seance":
        return self.sure(*(p.colour for p in self.state.psychics if p.colour not in self.state.sure))

    def says(self, psychic: Colour, text: str) -> "Seance":
        return self.does(psychic, Say(psychic, text))

    def reacts(self, psychic: Colour, glyph: Reaction) -> "Seance":
        return self.does(psychic, React(psychic, glyph))

    def votes(self, psychic: Colour, group: int) -> "Seance":
        return self.does(psychic, Vote(psychic, group))

    def opens_vote(self) -> "Seance":
        """The opener opens the next vote."""
        return self.does(self.opener, OpenVote(self.opener, self.unopened()[0]))

    def all_votes_opened(self) -> "Seance":
        seance = self
        while seance.unopened():
            seance = seance.opens_vote()
        return seance

    def turns_culprit(self) -> "Seance":
        """All votes are opened, and the last card is turned."""
        seance = self.all_votes_opened()
        return seance.does(seance.opener, TurnCulprit(seance.opener))

    def points(self, psychic: Colour, group: int) -> "Seance":
        return self.does(psychic, PointAt(psychic, group))

    # The house

    def time_runs_out(self) -> "Seance":
        assert self.state.clock.deadline is not None
        return replace(self, now=self.state.clock.deadline).does(TABLE, EndTime())

    # Many moves at once

    def thinking(self, *right: Colour) -> "Seance":
        """Everybody has a vision and a pawn on a card, and these psychics are right."""
        seance = self.all_get_visions()
        for psychic in self.unfinished():
            seance = seance.places(psychic, right=psychic in right)
        return seance

    def judged(self, *right: Colour) -> "Seance":
        """Up to the manifestation, at which these psychics turn out to be right."""
        return self.thinking(*right).all_sure()

    def plays_hour(self, *right: Colour) -> "Seance":
        """A whole hour, in which these psychics are right."""
        return self.judged(*right).all_revealed()

    def at_hour(self, hour: int) -> "Seance":
        """Nobody finds anything until this hour."""
        seance = self
        while seance.state.hour < hour:
            seance = seance.plays_hour()
        return seance

    def finds_everything(self, *psychics: Colour) -> "Seance":
        """In three hours these psychics, and nobody else, find their three cards."""
        return self.plays_hour(*psychics).plays_hour(*psychics).plays_hour(*psychics)

    def lined_up(self) -> "Seance":
        """Everybody finds everything in three hours, and the revelation begins."""
        return self.finds_everything(*(p.colour for p in self.state.psychics))

    def finale(self, *levels: int, culprit: int = 1) -> "Seance":
        """The shared vision lies there, with the psychics at these levels (or where three good hours put them)."""
        seance = self.lined_up()
        return (seance.at_levels(*levels) if levels else seance).ghost_accuses(culprit)

    # What a test looks at

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def hand(self) -> tuple[CardId, ...]:
        return self.state.hidden.hand

    @property
    def line_up(self) -> Revelation:
        assert self.state.finale is not None
        return self.state.finale

    @property
    def opener(self) -> Colour:
        assert self.line_up.opener is not None
        return self.line_up.opener

    def unopened(self) -> tuple[Colour, ...]:
        """Whose votes are still to be opened, in order."""
        return unopened_votes(self.line_up, self.state.psychics, self.state.setup.ages)

    @property
    def ending(self) -> tuple[bool, str]:
        assert self.state.outcome is not None
        return self.state.outcome.won, self.state.outcome.why

    def psychic(self, colour: Colour) -> Psychic:
        return self.state.psychic(colour)

    def levels(self) -> dict[Colour, int]:
        return {p.colour: p.level for p in self.state.psychics}

    def unfinished(self) -> list[Colour]:
        return [p.colour for p in self.state.psychics if not p.finished]

    def right_card(self, psychic: Colour) -> CardId:
        """The card that the psychic looks for now."""
        place = [p.colour for p in self.state.psychics].index(psychic)
        return self.state.hidden.sets[place][self.psychic(psychic).step]

    def wrong_card(self, psychic: Colour) -> CardId:
        row = self.state.board[self.psychic(psychic).step]
        return next(card for card in row if card != self.right_card(psychic))

    def sees(self, seat: SeatId) -> View:
        return view(self.state, seat)

    def ghost_sees(self) -> GhostView:
        return ghost_view(self.state)

    def psychic_sees(self, colour: Colour) -> PsychicView:
        return psychic_view(self.state, colour)

    def _chance(self) -> random.Random:
        return random.Random(f"{self.luck}/{len(self.log)}")
