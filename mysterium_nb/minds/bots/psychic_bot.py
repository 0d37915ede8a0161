"""A psychic that asks what the ghost meant, guesses, judges others' guesses, and votes."""

import random
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import HourBegan, SeatTaken, VisionSent, VisionsPassed
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import FirstGuess, JudgeGhost, Move, PlacePawn, PointAt, Say, SaySure, Vote
from mysterium_nb.engine.poll import pointing_psychics, voters_of_tier
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Revelation
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.accusation import pairs_for_group, pointing_move
from mysterium_nb.minds.bots.decision import SHOWN, Alternative, CardPair, Decision, with_reasons
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.listener import Belief, Listener
from mysterium_nb.minds.bots.reasoning import bits_resolved
from mysterium_nb.minds.bots.token_choice import next_token
from mysterium_nb.minds.bots.voice import Voice


class PsychicBot:
    """Plays one or two psychics from their seat's view. The same view and seed always give the same decision."""

    def __init__(
        self,
        mind: Mind,
        dials: Dials = FRIEND,
        seed: int | str = 0,
        voice: Voice | None = None,
    ) -> None:
        self.mind = mind
        self._dials = dials
        self._seed = seed
        self._voice = voice
        self._listener = Listener(mind, dials, pragmatic=dials.pragmatic)

    def choose(self, view: PsychicView) -> Move | None:
        decision = self._consider(view)
        return None if decision is None else decision.move

    def decide(self, view: PsychicView) -> Decision | None:
        """The move, and everything one could ask about it."""
        decision = self._consider(view)
        return None if decision is None else with_reasons(self.mind, decision)

    def _consider(self, view: PsychicView) -> Decision | None:
        if view.clock.paused_at is not None:
            return None
        if view.report is not None and not view.setup.hosted:
            judged = dict(view.report.verdicts)
            for colour in view.mine:
                if colour not in judged:
                    return Decision(JudgeGhost("kept_silent", colour))  # a bot has heard nothing
        match view.phase:
            case "visions" | "interpretation":
                return self._interpret(view)
            case "poll":
                return self._name_culprit(view)
            case "opening":
                return next((Decision(move) for move in legal_moves(view)), None)
            case _:
                return None

    def _interpret(self, view: PsychicView) -> Decision | None:
        mine = [view.psychic(colour) for colour in view.mine]
        open_to = [p for p in mine if p.colour in view.owing] or [
            p for p in mine if p.served_hour == view.hour and not p.finished and p.pawn is None
        ]
        if open_to:
            return self._guess(view, open_to)
        for psychic in mine:
            remark = self._remark(view, psychic)
            if remark is not None:
                return remark
        if view.phase == "visions":
            return None
        unsure = [p for p in mine if p.colour not in view.sure]
        if unsure and view.rules.tokens:
            beliefs = self._listener.beliefs(view)
            for psychic in unsure:
                token = next_token(view, psychic, beliefs)
                if token is not None:
                    return token
        return next((Decision(SaySure(p.colour)) for p in unsure if p.pawn is not None or p.finished), None)

    def _guess(self, view: PsychicView, open_to: list[Psychic]) -> Decision:
        """Of two psychics the surer one guesses first, and the other takes it into account."""
        beliefs = self._listener.beliefs(view)
        psychic = max(open_to, key=lambda p: max(beliefs[p.colour].values()))
        belief = beliefs[psychic.colour]
        ranked = self._ranked(view, psychic.colour, belief)

        def move(card: CardId) -> Move:
            if psychic.colour in view.owing:
                return FirstGuess(psychic.colour, card, round(100 * belief[card]))
            return PlacePawn(psychic.colour, card)

        return Decision(
            move=move(ranked[0]),
            chance=belief[ranked[0]],
            alternatives=tuple(Alternative(move(card), belief[card]) for card in ranked[1 : SHOWN + 1]),
            bits=bits_resolved(belief.values()),
            links=tuple(CardPair(vision, ranked[0]) for given in psychic.visions for vision in given.cards),
        )

    def _ranked(self, view: PsychicView, colour: Colour, belief: Belief) -> list[CardId]:
        """The likeliest first; a noisy psychic puts another one first now and then, the likelier the sooner."""
        ranked = sorted(belief, key=lambda card: -belief[card])
        if self._dials.noise:
            rng = random.Random(f"{self._seed} {view.hour} {colour}")
            if rng.random() < self._dials.noise:
                (card,) = rng.choices(ranked, weights=[belief[card] for card in ranked])
                ranked = [card, *(other for other in ranked if other != card)]
        return ranked

    def _remark(self, view: PsychicView, psychic: Psychic) -> Decision | None:
        """A word about the pawn just placed, once an hour."""
        if self._voice is None or view.silence or psychic.pawn is None:
            return None
        if any(remark.psychic == psychic.colour and remark.hour == view.hour for remark in view.talk):
            return None
        if _pawn_of_another(view, psychic.colour):
            return None
        # What it thought before its own pawn stood there, which is no evidence to itself.
        before = tuple(replace(p, pawn=None) if p is psychic else p for p in view.psychics)
        belief = self._listener.beliefs(replace(view, psychics=before))[psychic.colour]
        others = sorted((card for card in belief if card != psychic.pawn), key=lambda card: -belief[card])
        best = [psychic.pawn, *(card for card in others[:1] if belief[card] > 0)]
        links = tuple(CardPair(vision, psychic.pawn) for given in psychic.visions for vision in given.cards)
        told = with_reasons(self.mind, Decision(SaySure(psychic.colour), links=links))
        words = self._voice.remark(told.reasons, belief[psychic.pawn], best, view.rules.lexicon)
        return Decision(Say(psychic.colour, words), chance=belief[psychic.pawn], links=links)

    def _name_culprit(self, view: PsychicView) -> Decision | None:
        finale = view.finale
        assert finale is not None
        if view.rules.poll == "straw":
            voters = [c for c in voters_of_tier(view.rules, view.psychics, finale.tier) if c not in finale.voted]
        else:
            voters = list(pointing_psychics(view.setup, view.psychics))
        for colour in view.mine:
            if colour not in voters:
                continue
            beliefs = self._listener.groups(finale)
            if view.rules.poll == "straw":
                return self._named(finale, beliefs, partial(Vote, colour))
            move = pointing_move(view, colour, beliefs)
            if isinstance(move, PointAt):
                return self._named(finale, beliefs, partial(PointAt, colour), move.group)
            if move is not None:
                return Decision(move, chance=beliefs[dict(finale.pointing)[colour]])
        return None

    def _named(
        self, finale: Revelation, beliefs: dict[int, float], name: Callable[[int], Move], group: int | None = None
    ) -> Decision:
        """A group is named: the likeliest, or one where others are, for which there is then no reason of one's own."""
        ranked = sorted(beliefs, key=lambda one: (-beliefs[one], one))
        first = ranked[0] if group is None else group
        others = [other for other in ranked if other != first]
        return Decision(
            move=name(first),
            chance=beliefs[first],
            alternatives=tuple(Alternative(name(other), beliefs[other]) for other in others[:SHOWN]),
            bits=bits_resolved(beliefs.values()),
            links=pairs_for_group(finale, first, self._listener.reading) if first == ranked[0] else (),
        )


def _pawn_of_another(view: PsychicView, colour: Colour) -> bool:
    """Whether whoever sat here before may have placed the pawn: a bot that took over since has read nothing yet."""
    for event in reversed(view.story):
        match event:
            case SeatTaken() if colour in view.setup.psychics_of(event.seat):
                return True
            case VisionSent() if event.psychic == colour:
                return False
            case VisionsPassed() if colour in event.psychics:
                return False
            case HourBegan():
                return False
            case _:
                pass  # nothing else says who may have placed it
    return False
