"""A ghost that asks, of every handful it could send, what its psychic would make of it."""

import random

import numpy as np

from mysterium_nb.engine.cards import KINDS, CardId, Triple
from mysterium_nb.engine.moves import Assign, ChooseCulprit, Move, Reveal, SendVision, UseCrow
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import GhostView
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.accusation import CulpritPlan, best_accusations, crow_at_the_line_up
from mysterium_nb.minds.bots.crow import CrowPlan, SendOptions, crow_in_the_hours, most_telling_cards
from mysterium_nb.minds.bots.decision import SHOWN, Alternative, CardPair, Decision, with_reasons
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.listener import Listener
from mysterium_nb.minds.bots.reasoning import (
    FloatArray,
    beliefs_after_handfuls,
    bits_towards,
    expected_best,
    handful_utility,
    handfuls,
    normalised,
)


class GhostBot:
    """Plays the ghost from the ghost's view. The same view and seed always give the same decision."""

    def __init__(self, mind: Mind, dials: Dials = FRIEND, seed: int | str = 0) -> None:
        self.mind = mind
        self._dials = dials
        self._seed = seed
        self._listener = Listener(mind, dials, pragmatic=False)

    def choose(self, view: GhostView) -> Move | None:
        decision = self._consider(view)
        return None if decision is None else decision.move

    def decide(self, view: GhostView) -> Decision | None:
        """The move, and everything one could ask about it."""
        decision = self._consider(view)
        return None if decision is None else with_reasons(self.mind, decision)

    def _consider(self, view: GhostView) -> Decision | None:
        if view.clock.paused_at is not None:
            return None
        match view.phase:
            case "visions":
                return self._send(view)
            case "manifestation":
                return _reveal(view)
            case "culprit":
                return self._accuse(view)
            case "assignment":
                return self._assign(view)
            case _:
                return None

    def _chance(self, view: GhostView) -> random.Random:
        return random.Random(f"{self._seed} {view.hour} {view.hand}")

    def _send(self, view: GhostView) -> Decision | None:
        """The clearest vision anybody can get goes first: who waits profits from the cards drawn meanwhile."""
        hungry = [
            (p, view.sets[i]) for i, p in enumerate(view.psychics) if not p.finished and p.served_hour != view.hour
        ]
        if not hungry:
            return None
        prospects = self._prospects(view, hungry)
        throw = crow_in_the_hours(view, prospects, self._listener.reading) if view.crows else None
        sent = self._sent(view, hungry, prospects)
        return sent if throw is None else _crow(throw, sent)

    def _sent(self, view: GhostView, hungry: list[tuple[Psychic, Triple]], prospects: list[SendOptions]) -> Decision:
        at = max(range(len(prospects)), key=lambda i: prospects[i].best)
        prospect = prospects[at]
        ways = self._ranked(view, prospect.values)
        hand, places = prospect.hand, handfuls(len(prospect.hand))[0]

        def send(way: int) -> SendVision:
            return SendVision(hungry[at][0].colour, tuple(hand[i] for i in places[way] if i < len(hand)))

        chances = prospect.chances
        first = send(ways[0])
        return Decision(
            move=first,
            chance=float(chances[ways[0]]),
            alternatives=tuple(Alternative(send(way), float(chances[way])) for way in ways[1:]),
            bits=bits_towards(prospect.before, float(chances[ways[0]])),
            links=tuple(CardPair(card, prospect.target) for card in first.cards),
        )

    def _prospects(self, view: GhostView, hungry: list[tuple[Psychic, Triple]]) -> list[SendOptions]:
        """For everybody who waits, what each handful would come to."""
        beliefs = self._listener.beliefs(view)
        reading = self._listener.reading
        widest = max(len(row) for row in view.board)
        columns = np.zeros((len(hungry), widest), dtype=np.intp)
        weights = np.zeros((len(hungry), widest))
        targets = []
        for i, (psychic, belongs) in enumerate(hungry):
            row = view.board[psychic.step]
            columns[i, : len(row)] = reading.columns(row)
            weights[i, : len(row)] = list(beliefs[psychic.colour].values())
            targets.append(row.index(belongs[psychic.step]))
        hand = most_telling_cards(view.hand, reading, columns, weights, targets)
        cards = reading.rows_at(hand, columns).swapaxes(0, 1)
        everyone = np.arange(len(hungry))
        chances = beliefs_after_handfuls(weights, cards)[everyone, :, targets]
        values = handful_utility(chances, handfuls(len(hand))[1])
        return [
            SendOptions(
                hand=hand,
                columns=columns[i],
                weights=weights[i],
                place=targets[i],
                target=belongs[psychic.step],
                chances=chances[i],
                values=values[i],
                best=float(values[i].max()),
            )
            for i, (psychic, belongs) in enumerate(hungry)
        ]

    def _ranked(self, view: GhostView, values: FloatArray) -> list[int]:
        """The best ways, best first; a noisy ghost puts another one first now and then, the likelier the better."""
        count = min(SHOWN + 1, len(values))
        ways = np.argpartition(-values, count - 1)[:count] if count < len(values) else np.arange(count)
        ranked: list[int] = ways[np.argsort(-values[ways], kind="stable")].tolist()
        if self._dials.noise:
            rng = self._chance(view)
            if rng.random() < self._dials.noise:
                (way,) = rng.choices(range(len(values)), weights=normalised(np.exp(values)).tolist())
                ranked = [way, *(other for other in ranked if other != way)][:count]
        return ranked

    def _assign(self, view: GhostView) -> Decision:
        """Of each kind the cards that a hand of visions can be expected to hint at best, dealt out by chance."""
        columns: list[list[CardId]] = []
        rng = self._chance(view)
        for row in view.board:
            clear = normalised(self._listener.reading.all(row))
            hopes = expected_best(np.log(clear).T, view.rules.hand)
            chosen = [row[i] for i in np.argsort(-hopes, kind="stable")[: len(view.psychics)]]
            columns.append(rng.sample(chosen, len(chosen)))
        sets: tuple[Triple, ...] = tuple(zip(*columns, strict=True))
        return Decision(Assign(sets))

    def _accuse(self, view: GhostView) -> Decision:
        assert view.finale is not None
        ranked = best_accusations(view, self._listener.reading)
        reading, rng = self._listener.reading, self._chance(view)
        throw = crow_at_the_line_up(view, ranked[0], reading, rng) if view.crows else None
        first, *others = ranked[: SHOWN + 1]
        groups = len(view.finale.standing)
        laid = Decision(
            move=_choose(first),
            chance=first.chance,
            alternatives=tuple(Alternative(_choose(other), other.chance) for other in others),
            bits=bits_towards(1 / groups, first.chance),
            links=tuple(
                CardPair(card, view.finale.groups[first.group - 1][kind])
                for card, kind in zip(first.cards, range(len(KINDS)), strict=True)
            ),
        )
        return laid if throw is None else _crow(throw, laid)


def _crow(throw: CrowPlan, instead: Decision) -> Decision:
    """A crow, with what would be done without it as what else there was."""
    others = (Alternative(instead.move, instead.chance), *instead.alternatives)
    return Decision(UseCrow(throw.cards), throw.chance, others[:SHOWN], throw.bits)


def _choose(accusation: CulpritPlan) -> ChooseCulprit:
    return ChooseCulprit(accusation.group, accusation.cards)


def _reveal(view: GhostView) -> Decision | None:
    """Bad news first, so that the hour ends as well as it can."""
    waiting = [i for i, p in enumerate(view.psychics) if p.pawn is not None]
    if not waiting:
        return None
    right = {i: view.psychics[i].pawn == view.sets[i][view.psychics[i].step] for i in waiting}
    first = min(waiting, key=lambda i: (right[i], i))
    return Decision(Reveal(view.psychics[first].colour))
