"""Looking back at a game that is over: what each vision said to a mind, and what the ghost's hand could have said."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from msgspec.structs import replace

from mysterium_nb.engine.cards import Board, CardId
from mysterium_nb.engine.events import GameStarted, HourBegan, PawnJudged, VisionSent
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Guess, Psychic, ReceivedVision
from mysterium_nb.engine.views import PublicView, RevealedState
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.crow import LARGEST_HAND
from mysterium_nb.minds.bots.decision import CardPair, shared_reasons
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.listener import Belief, Listener, belief_entropy
from mysterium_nb.minds.bots.reasoning import beliefs_after_handfuls, bits_towards, handfuls
from mysterium_nb.minds.bots.voice import READ_ALOUD, Voice
from mysterium_nb.protocol.analysis import BeliefChange, CardsValue, SharedVisionAnalysis, VisionAnalysis

MIN_GAIN = 0.1
"""Bits by which something else in the hand must have been better to be worth a word."""
PROMISING = 8
"""Handfuls that are weighed in full; to weigh all of them takes eight times as long and hardly ever finds another."""


def analyse_visions(view: PublicView, mind: Mind, voice: Voice, dials: Dials = FRIEND) -> tuple[VisionAnalysis, ...]:
    """Every vision of a game that is over, in the order in which they were sent; nothing before."""
    if view.truth is None or not view.truth.sets:
        return ()
    return tuple(_Hindsight(view, view.truth, mind, voice, dials).insights())


def analyse_shared_vision(view: PublicView, mind: Mind, dials: Dials = FRIEND) -> SharedVisionAnalysis | None:
    """The shared vision of a game that is over, as far as it was turned up; nothing where it did not come to that."""
    finale, truth = view.finale, view.truth
    if finale is None or truth is None or truth.culprit is None or not finale.shared:
        return None
    listener = Listener(mind, dials, pragmatic=False)
    all_stood = replace(finale, standing=tuple(range(1, len(finale.groups) + 1)))
    turned = range(len(finale.shared) + 1)
    beliefs = [listener.groups(replace(all_stood, shared=finale.shared[:count])) for count in turned]
    right = [belief[truth.culprit] for belief in beliefs]
    return SharedVisionAnalysis(
        culprit=truth.culprit,
        before=tuple(beliefs[0].values()),
        after=tuple(beliefs[-1].values()),
        sent=CardsValue(finale.shared, bits_towards(right[0], right[-1])),
        each=tuple(
            CardsValue((card,), bits_towards(*step)) for card, step in zip(finale.shared, pairwise(right), strict=True)
        ),
    )


class _Hindsight:
    """The course of a game once more, as everybody saw it: no pawns, which tell what people thought."""

    def __init__(self, view: PublicView, truth: RevealedState, mind: Mind, voice: Voice, dials: Dials) -> None:
        self._view = view
        self._hands = truth.hands
        self._belongs = {p.colour: cards for p, cards in zip(view.psychics, truth.sets, strict=True)}
        self._mind = mind
        self._voice = voice
        self._listener = Listener(mind, dials, pragmatic=dials.pragmatic)
        self._board: Board = ((), (), ())
        self._psychics = {p.colour: Psychic(p.colour, agree=0, disagree=0) for p in view.psychics}

    def insights(self) -> Iterator[VisionAnalysis]:
        hour, sent = 0, 0
        guessed = self._guesses()
        for event in self._view.story:
            match event:
                case GameStarted():
                    self._board = event.board
                case HourBegan():
                    hour = event.hour
                case VisionSent():
                    yield self._insight(event, hour, self._hands[sent], guessed.get((event.psychic, hour), ""))
                    sent += 1
                    self._psychics[event.psychic] = self._given(event.psychic, hour, event.cards)
                case PawnJudged():
                    self._judge(event, hour)
                case _:
                    pass  # nothing else says what belongs to whom

    def _guesses(self) -> dict[tuple[Colour, int], CardId]:
        return {(p.colour, guess.hour): guess.card or "" for p in self._view.psychics for guess in p.guesses}

    def _given(self, colour: Colour, hour: int, cards: tuple[CardId, ...]) -> Psychic:
        psychic = self._psychics[colour]
        return replace(psychic, visions=(*psychic.visions, ReceivedVision(hour, cards)))

    def _judge(self, event: PawnJudged, hour: int) -> None:
        psychic = self._psychics[event.psychic]
        psychic = replace(psychic, guesses=(*psychic.guesses, Guess(hour, event.card, event.right)))
        if event.right:
            psychic = replace(psychic, visions=(), found=(*psychic.found, event.card))
            characters, locations, objects = (tuple(c for c in row if c != event.card) for row in self._board)
            self._board = characters, locations, objects
        self._psychics[event.psychic] = psychic

    def _belief(self, psychic: Psychic) -> Belief:
        """What the table says about one psychic; who looks for another kind only says which cards are gone."""
        everybody = (self._psychics | {psychic.colour: psychic}).values()
        around = tuple(p if p.step == psychic.step else replace(p, visions=()) for p in everybody)
        return self._listener.beliefs(replace(self._view, board=self._board, psychics=around))[psychic.colour]

    def _insight(self, event: VisionSent, hour: int, hand: tuple[CardId, ...], guess: CardId) -> VisionAnalysis:
        colour, about = event.psychic, self._belongs[event.psychic][self._psychics[event.psychic].step]
        before = self._belief(self._psychics[colour])

        def after(cards: tuple[CardId, ...]) -> Belief:
            return self._belief(self._given(colour, hour, cards))

        def weighed(cards: tuple[CardId, ...]) -> CardsValue:
            return CardsValue(cards, bits_towards(before[about], after(cards)[about]))

        then, sent = after(event.cards), weighed(event.cards)
        best = max(map(weighed, self._ways(hand, before, about)), key=lambda way: way.bits)
        misled_by = "" if guess in ("", about) else self._misleading(event.cards, guess, about)
        ranked = sorted((card for card in before if before[card] > 0), key=lambda card: -then[card])
        return VisionAnalysis(
            psychic=colour,
            hour=hour,
            about=about,
            bars=tuple(BeliefChange(card, before[card], then[card]) for card in ranked),
            open_before=belief_entropy(before),
            open_after=belief_entropy(then),
            sent=sent,
            card_bits=tuple(weighed((card,)) for card in event.cards),
            better=best if best.bits > sent.bits + MIN_GAIN else None,
            shared_tags=self._shared(event.cards, about),
            guess=guess,
            misled_by=misled_by,
            misleading_tags=self._shared((misled_by,), guess) if misled_by else (),
        )

    def _ways(self, hand: tuple[CardId, ...], before: Belief, about: CardId) -> Iterator[tuple[CardId, ...]]:
        """The handfuls that would say most to somebody who takes them at their word: one of them is the best."""
        if len(hand) > LARGEST_HAND:
            near = self._mind.affinity.submatrix(hand, (about,))[:, 0]
            hand = tuple(hand[i] for i in sorted(np.argsort(-near, kind="stable")[:LARGEST_HAND].tolist()))
        cards = list(before)
        weights = np.array(list(before.values()))
        chances = beliefs_after_handfuls(weights, self._listener.reading.of(hand, cards))[:, cards.index(about)]
        places = handfuls(len(hand))[0]
        for way in np.argsort(-chances, kind="stable")[:PROMISING].tolist():
            yield tuple(hand[i] for i in places[way].tolist() if i < len(hand))

    def _misleading(self, cards: tuple[CardId, ...], guess: CardId, about: CardId) -> CardId:
        """The card that is nearer to the guess than to the truth by most; nothing where none is."""
        near = self._mind.affinity.submatrix(cards, (guess, about))
        by = near[:, 0] - near[:, 1]
        return cards[int(by.argmax())] if by.max() > 0 else ""

    def _shared(self, cards: tuple[CardId, ...], about: CardId) -> tuple[str, ...]:
        reasons = shared_reasons(self._mind, (CardPair(card, about) for card in cards))
        return tuple(self._voice.reason_names(reasons)[:READ_ALOUD])
