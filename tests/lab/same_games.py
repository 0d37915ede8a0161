"""The engine's side of a comparison with the batch: the same cards, the same chance, the same simple policies, but
written on views, move by move."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from mysterium_nb.engine.cards import KINDS, CardId, Cards
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.decide.hours import begin_hour
from mysterium_nb.engine.events import DealFixed, Event, GameStarted, TableOpened
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import (
    Assign,
    ChooseCulprit,
    CloseStep,
    Move,
    PlacePawn,
    PlaceToken,
    PointAt,
    Reveal,
    SaySure,
    SendVision,
    UseCrow,
    Vote,
)
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, TABLE, SeatId, assign_colours
from mysterium_nb.engine.state import Psychic, State
from mysterium_nb.engine.views import GhostView, PsychicView, View, ghost_view, psychic_view
from mysterium_nb.lab.batch.game_arrays import HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.random_numbers import Purpose, RandomBlock, RealArray
from mysterium_nb.lab.batch.simple_players import POOR
from mysterium_nb.minds import Bot


class Drawn(random.Random):
    """A dealer whose shuffles come out as those of one game of a block."""

    def __init__(self, cards: Cards, chance: RandomBlock, game: int) -> None:
        super().__init__(0)
        self._visions = cards.visions
        self._suspects = [card for row in cards.suspects for card in row]
        self._chance = chance
        self._game = game
        self._shuffles = 0
        self.laying = False
        """Whether what is shuffled next is the shared vision."""

    def sample(self, population: Sequence[Any], k: int, *, counts: object = None) -> list[Any]:
        assert counts is None
        if self.laying:
            keys = self._chance.keys(Purpose.SHARED_VISION, len(KINDS))[self._game]
            return [population[i] for i in np.argsort(keys)]
        if population and population[0] in self._visions:
            keys = self._chance.keys(Purpose.SHUFFLE, len(self._visions), number=self._shuffles)[self._game]
            self._shuffles += 1
            return sorted(population, key=lambda card: keys[self._visions.index(card)])[:k]
        keys = self._chance.keys(Purpose.EXTRA_GROUPS, len(self._suspects))[self._game]
        return sorted(population, key=lambda card: keys[self._suspects.index(card)])[:k]


def dealt(rules: Rules, cards: Cards, chance: RandomBlock, game: int) -> State:
    """A game at its first hour with the cards of the block's game."""
    public, secret = PublicArrays(rules, cards, chance), HiddenArrays(rules, cards, chance)
    suspects = [card for row in cards.suspects for card in row]
    rows = [tuple(suspects[i] for i in row) for row in public.board[game]]
    sets = tuple(
        (rows[0][places[0]], rows[1][places[1]], rows[2][places[2]]) for places in secret.belongs[game].tolist()
    )
    pile = tuple(cards.visions[i] for i in np.argsort(chance.keys(Purpose.VISIONS, len(cards.visions))[game]))
    players = assign_colours(rules.psychics, rules.people)
    events: list[Event] = [
        TableOpened(rules, cards, hosted=False),
        GameStarted(players, "", typed=False, board=(rows[0], rows[1], rows[2])),
        DealFixed("", () if rules.assignment == "ghost" else sets, pile),
    ]
    state = replay(events)
    if rules.assignment == "ghost":
        events = decide(state, GHOST, Assign(sets), random.Random(0))
    else:
        events = begin_hour(state, 1, random.Random(0), 0)
    for event in events:
        state = evolve(state, event)
    return state


def played(state: State, rng: Drawn, bots: Mapping[str, Bot]) -> tuple[State, list[Event], int]:
    """Play a game to its end with the engine: the last position, what happened, and the number of moves. The host
    closes a day of tries on which nobody has anything to say any more."""
    happened: list[Event] = []
    moves = 0
    while state.phase != "over":
        seat, move = _next_wish(state, bots)
        rng.laying = isinstance(move, ChooseCulprit)
        events = decide(state, seat, move, rng)
        moves += seat != TABLE
        for event in events:
            state = evolve(state, event)
        happened += events
    return state, happened, moves


def _next_wish(state: State, bots: Mapping[str, Bot]) -> tuple[SeatId, Move]:
    """Whoever has something to do comes before those who are sure, and the host, who closes the day, comes last."""
    wishes: list[tuple[SeatId, Move]] = [(TABLE, CloseStep())]
    for seat in waiting_for(state):
        move = bots[seat].choose(_seen(state, seat))
        if isinstance(move, SaySure):
            wishes.append((seat, move))
        elif move is not None:
            return seat, move
    return wishes[-1]


def _seen(state: State, seat: SeatId) -> View:
    return ghost_view(state) if seat == GHOST else psychic_view(state, seat)


class Near:
    """One mind's affinities, by card."""

    def __init__(self, cards: Cards, matrix: RealArray) -> None:
        self._row = {card: i for i, card in enumerate(cards.visions)}
        self._column = {card: i for i, card in enumerate(card for row in cards.suspects for card in row)}
        self._matrix = matrix

    def __call__(self, vision: CardId, card: CardId) -> float:
        return float(self._matrix[self._row[vision], self._column[card]])


class RandomBot:
    """A ghost that gives a card without looking and accuses anybody."""

    def __init__(self, chance: RandomBlock, game: int) -> None:
        self._chance, self._game = chance, game

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, GhostView)
        if view.phase == "visions":
            place, psychic = _next_waiting(view)
            key = self._chance.keys(Purpose.GIVING, 6, number=view.hour)[self._game, place]
            return SendVision(psychic.colour, (view.hand[int(key * len(view.hand))],))
        if view.phase == "culprit":
            key = self._chance.keys(Purpose.CULPRIT, 1)[self._game, 0]
            return ChooseCulprit(int(key * view.rules.groups) + 1, (view.hand[0], view.hand[1], view.hand[2]))
        return _knock(view)


class BestCardBot:
    """A ghost that gives the card nearest to the target, and lets crows fly from poor hands."""

    def __init__(self, near: Near) -> None:
        self._near = near

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, GhostView)
        if view.phase == "visions":
            place, psychic = _next_waiting(view)
            target = view.sets[place][psychic.step]
            crow = self._crow(view, lambda card: self._near(card, target))
            return crow or SendVision(psychic.colour, (max(view.hand, key=lambda card: self._near(card, target)),))
        if view.phase == "culprit":
            assert view.finale is not None
            lined_up = [card for group in view.finale.groups for card in group]
            crow = self._crow(view, lambda card: max(self._near(card, suspect) for suspect in lined_up))
            return crow or self._accuse(view, view.finale.groups)
        return _knock(view)

    def _crow(self, view: GhostView, near: Callable[[CardId], float]) -> Move | None:
        if view.crows == 0 or max(map(near, view.hand)) >= POOR:
            return None
        useless = [card for card in view.hand if near(card) < POOR]
        return UseCrow(view.hand if view.rules.crow_takes == "whole" else tuple(useless))

    def _accuse(self, view: GhostView, groups: Sequence[Sequence[CardId]]) -> Move:
        best = (-np.inf, 0, ("", "", ""))
        for number, group in enumerate(groups, start=1):
            hand, cards, score = list(view.hand), [], 0.0
            for suspect in group:
                card = max(hand, key=lambda card: self._near(card, suspect))
                score += self._near(card, suspect)
                hand.remove(card)
                cards.append(card)
            if score > best[0]:
                best = (score, number, (cards[0], cards[1], cards[2]))
        return ChooseCulprit(best[1], best[2])


def _next_waiting(view: GhostView) -> tuple[int, Psychic]:
    waiting = [(i, p) for i, p in enumerate(view.psychics) if not p.finished and p.served_hour != view.hour]
    return waiting[0]


def _knock(view: GhostView) -> Move:
    return Reveal(next(p.colour for p in view.psychics if p.pawn is not None))


class LiteralBot:
    """A person who takes visions at their word, for the psychics of one seat; `near` has everybody's mind."""

    def __init__(self, near: Sequence[Near]) -> None:
        self._near = near

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, PsychicView)
        if view.phase == "opening":
            return legal_moves(view)[0]
        act = self._poll if view.phase == "poll" else self._think
        wishes = [move for move in (act(view, colour) for colour in view.mine) if move is not None]
        return min(wishes, key=lambda move: isinstance(move, SaySure), default=None)

    def _think(self, view: PsychicView, colour: str) -> Move | None:
        me, psychic = _place(view, colour), view.psychic(colour)
        if not psychic.finished and psychic.pawn is None:
            return PlacePawn(psychic.colour, self._reads(view, me, me))
        if any(p.pawn is None and not p.finished for p in view.psychics):
            return None  # somebody else places first
        return self._token(view, me) or (None if psychic.colour in view.sure else SaySure(psychic.colour))

    def _reads(self, view: PsychicView, reader: int, place: int) -> CardId:
        psychic = view.psychics[place]
        wrong = {guess.card for guess in psychic.guesses if not guess.right}
        cards = [card for given in psychic.visions for card in given.cards]
        possible = [card for card in view.board[psychic.step] if card not in wrong]
        return max(possible, key=lambda suspect: sum(self._near[reader](card, suspect) for card in cards))

    def _token(self, view: PsychicView, me: int) -> Move | None:
        psychic = view.psychics[me]
        for place, other in enumerate(view.psychics):
            if place == me or other.pawn is None or any(t.psychic == psychic.colour for t in other.tokens):
                continue
            same = self._reads(view, me, place) == other.pawn
            if (psychic.agree if same else psychic.disagree) > 0:
                return PlaceToken(psychic.colour, other.colour, "agree" if same else "disagree")
        return None

    def _poll(self, view: PsychicView, colour: str) -> Move | None:
        assert view.finale is not None
        psychic, me = view.psychic(colour), _place(view, colour)
        if view.rules.poll == "straw":
            return Vote(psychic.colour, self._likes(view, me)) if psychic.colour not in view.finale.voted else None
        if view.rules.poll == "agreement" and colour != view.mine[0]:
            return None
        mind = 0 if view.rules.poll == "agreement" else me
        if psychic.colour not in dict(view.finale.pointing):
            return PointAt(psychic.colour, self._likes(view, mind))
        return None if psychic.colour in view.sure else SaySure(psychic.colour)

    def _likes(self, view: PsychicView, mind: int) -> int:
        finale, near = view.finale, self._near[mind]
        assert finale is not None
        return max(
            finale.standing,
            key=lambda group: sum(
                near(card, suspect) for card in finale.shared for suspect in finale.groups[group - 1]
            ),
        )


def _place(view: PsychicView, colour: str) -> int:
    return [p.colour for p in view.psychics].index(colour)  # type: ignore[arg-type]  # a seat is named by any colour
