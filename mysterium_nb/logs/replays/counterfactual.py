"""What if the ghost had sent other cards? The game is played on by bots, many times, with both visions.

Both ways are played with the same minds and the same shuffled piles (common random numbers), so that luck, which both
share, does not blur the difference. What bots make of a vision says nothing certain about what people would have.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import CloseStep, EndTime, Move, SendVision
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, Colour, SeatId
from mysterium_nb.engine.state import ReceivedVision, State
from mysterium_nb.engine.views import view
from mysterium_nb.logs.replays.beliefs import BeliefReader
from mysterium_nb.logs.replays.replay import Replay
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.bot import Bot
from mysterium_nb.minds.bots.dials import FRIEND, Dials
from mysterium_nb.minds.bots.partner import Partner
from mysterium_nb.minds.bots.reasoning import MOST_CARDS
from mysterium_nb.table.autoplay import MAX_MOVES_A_STEP

Z = 1.96
"""Of a normal distribution, 95 % lie within so many standard deviations."""


class Vision(msgspec.Struct, frozen=True):
    """A vision that was sent, and all that the ghost could have sent in its place."""

    seq: int
    hour: int
    psychic: Colour
    target: CardId
    hand: tuple[CardId, ...]
    cards: tuple[CardId, ...]


class CandidateVision(msgspec.Struct, frozen=True):
    """Cards that could be sent, and the chance that a reader of them gives to the right card: one step ahead."""

    cards: tuple[CardId, ...]
    chance: float


class Cost(msgspec.Struct, frozen=True):
    """What a vision cost one step ahead: how much more a reader would have believed in the right card at best."""

    vision: Vision
    sent: CandidateVision
    best: CandidateVision

    @property
    def chance(self) -> float:
        return max(0.0, self.best.chance - self.sent.chance)


class RateDifference(msgspec.Struct, frozen=True):
    """How much more often something happened with the other vision, with its 95 % interval."""

    mean: float
    low: float
    high: float


class WhatIf(msgspec.Struct, frozen=True):
    """A vision and another one in its place, each played on so many times."""

    vision: Vision
    sent: CandidateVision
    instead: CandidateVision
    games: int = 0
    won: tuple[int, int] = (0, 0)
    """How many of the games were won: with the vision that was sent, with the other."""
    finished: tuple[int, int] = (0, 0)
    """How many came to the revelation."""
    won_alone: tuple[int, int] = (0, 0)
    """How many were won with the one and lost with the other."""
    finished_alone: tuple[int, int] = (0, 0)

    @property
    def winning(self) -> RateDifference:
        """What the other vision would have been worth; as regret, what the one that was sent has cost."""
        return paired(self.games, *self.won_alone)

    @property
    def finishing(self) -> RateDifference:
        return paired(self.games, *self.finished_alone)


def paired(games: int, only_first: int, only_second: int) -> RateDifference:
    """The difference of two rates counted on the same games, after Agresti and Min: half a game is added to each cell,
    so that the interval is honest for few games and for rates near 0 and 1.

    >>> difference = paired(100, 5, 23)
    >>> difference.mean, round(difference.low, 2), round(difference.high, 2)
    (0.18, 0.08, 0.27)
    """
    if not games:
        return RateDifference(0.0, -1.0, 1.0)
    count, first, second = games + 2, only_first + 0.5, only_second + 0.5
    middle = (second - first) / count
    spread = Z * max(0.0, (first + second) - (second - first) ** 2 / count) ** 0.5 / count
    return RateDifference((only_second - only_first) / games, max(-1.0, middle - spread), min(1.0, middle + spread))


def visions_of(replay: Replay) -> tuple[Vision, ...]:
    """Every vision of a game."""
    return tuple(
        vision_at(replay, seq)
        for seq, entry in enumerate(replay.entries, start=1)
        if isinstance(entry.event, VisionSent)
    )


def vision_at(replay: Replay, seq: int) -> Vision:
    """The vision that was sent in the move of this event."""
    place = replay.place(seq)
    moment = replay.moments[place]
    sent = next((event for event in moment.events if isinstance(event, VisionSent)), None)
    if sent is None:
        raise LookupError(f"No vision was sent at event {seq}.")
    at = moment.seq - len(moment.events) + 1 + moment.events.index(sent)
    before = replay.moments[place - 1].state
    number = [psychic.colour for psychic in before.psychics].index(sent.psychic)
    target = before.hidden.sets[number][before.psychics[number].step]
    return Vision(at, before.hour, sent.psychic, target, before.hidden.hand, sent.cards)


def candidate_chances(
    replay: Replay, seq: int, ways: Sequence[tuple[CardId, ...]], reader: BeliefReader
) -> tuple[CandidateVision, ...]:
    """How much a reader would believe in the right card after each of these visions."""
    vision = vision_at(replay, seq)
    before = replay.moments[replay.place(seq) - 1].state
    seen = view(before, WATCH)
    choices = []
    for cards in ways:
        psychics = tuple(
            replace(p, visions=(*p.visions, ReceivedVision(vision.hour, cards))) if p.colour == vision.psychic else p
            for p in seen.psychics
        )
        belief = reader.read(replace(seen, psychics=psychics), before)[vision.psychic]
        choices.append(CandidateVision(cards, belief.chance_of_truth))
    return tuple(choices)


def clearest(replay: Replay, seq: int, reader: BeliefReader) -> CandidateVision:
    """The one to three cards of the hand that would have said it best, one step ahead; of equals the fewest."""
    hand = vision_at(replay, seq).hand
    ways = [way for size in range(1, MOST_CARDS + 1) for way in combinations(hand, size)]
    return max(candidate_chances(replay, seq, ways, reader), key=lambda choice: round(choice.chance, 9))


def vision_costs(replay: Replay, mind: Mind | None = None, dials: Dials = FRIEND) -> tuple[Cost, ...]:
    """What each vision of a game cost one step ahead: quick, and blind to everything that came later."""
    reader = BeliefReader(mind or _mind(replay), dials)
    return tuple(
        Cost(
            vision,
            candidate_chances(replay, vision.seq, [vision.cards], reader)[0],
            clearest(replay, vision.seq, reader),
        )
        for vision in visions_of(replay)
    )


def what_if(
    replay: Replay,
    at: int,
    cards: tuple[CardId, ...] | None = None,
    *,
    games: int = 200,
    dials: Dials = FRIEND,
    seed: int = 0,
) -> WhatIf:
    """What another vision would have changed; without cards our minds choose the clearest of the hand.

    The answer after all games; `what_if_stream` gives every answer on the way to it.

    >>> import mysterium_nb as m
    >>> replay = m.logs.Replay(m.corpus().log("bots-0001"))
    >>> dearest = max(m.logs.vision_costs(replay), key=lambda cost: cost.chance)
    >>> answer = m.logs.what_if(replay, dearest.vision.seq, games=2)
    >>> answer.vision.cards == dearest.vision.cards
    True
    """
    *_, answer = what_if_stream(replay, at, cards, games=games, dials=dials, seed=seed)
    return answer


def what_if_stream(
    replay: Replay,
    at: int,
    cards: tuple[CardId, ...] | None = None,
    *,
    games: int = 200,
    dials: Dials = FRIEND,
    seed: int = 0,
) -> Iterator[WhatIf]:
    """The same, answer by answer, the first before any game is played; whoever has seen enough goes away."""
    vision, deck = vision_at(replay, at), _deck(replay)
    reader = BeliefReader(ensemble(deck), dials)
    (sent,) = candidate_chances(replay, at, [vision.cards], reader)
    other = clearest(replay, at, reader) if cards is None else candidate_chances(replay, at, [cards], reader)[0]
    answer = WhatIf(vision, sent, other)
    before = replay.moments[replay.place(at) - 1].state
    decide(before, GHOST, SendVision(vision.psychic, other.cards), random.Random(seed), 0)  # or it is refused
    yield answer
    seats = (GHOST, *(colours[0] for colours in before.setup.players))
    for game in range(games):
        bots = {seat: Partner.of(deck, dials, f"{seed} {game} {seat}") for seat in seats}
        start = _shuffled(before, f"{seed} {game}")
        ends = [
            _play_to_end(start, SendVision(vision.psychic, choice.cards), bots, random.Random(f"{seed} {game}"))
            for choice in (sent, other)
        ]
        answer = _counted(answer, [_is_won(end) for end in ends], [end.finale is not None for end in ends])
        yield answer


def regrets(
    replay: Replay, *, games: int = 50, dials: Dials = FRIEND, seed: int = 0, least: float = 0.02
) -> Iterator[WhatIf]:
    """What every vision cost in games won, against what our minds would have sent; one after the other, since each
    takes seconds. Visions whose cost one step ahead is less than `least` are not asked about."""
    for cost in vision_costs(replay, dials=dials):
        if cost.chance >= least:
            yield what_if(replay, cost.vision.seq, cost.best.cards, games=games, dials=dials, seed=seed)


def _deck(replay: Replay) -> Deck:
    if replay.deck is None:
        raise LookupError(f"The deck of this game is not here: {replay.last.setup.deck}.")
    return replay.deck


def _mind(replay: Replay) -> Mind:
    return ensemble(_deck(replay))


def _shuffled(state: State, seed: str) -> State:
    """Nobody knew the order of the pile, so it is another one in every game."""
    pile = random.Random(seed).sample(state.hidden.pile, len(state.hidden.pile))
    return replace(state, hidden=replace(state.hidden, pile=tuple(pile)))


def _play_to_end(state: State, first: Move, bots: Mapping[SeatId, Bot], rng: random.Random) -> State:
    """The end of a game that begins with a move of the ghost's and is played on by bots. No time passes; who cannot
    agree is sent on, as the hourglass or a host would."""
    state = _after(state, GHOST, first, rng)
    moves, step = 0, (state.hour, state.phase)
    while waited := waiting_for(state):
        if (state.hour, state.phase) != step:
            moves, step = 0, (state.hour, state.phase)
        if moves < MAX_MOVES_A_STEP:
            seat = waited[moves % len(waited)]
            holder = state.setup.psychics_of(seat)[0] if seat != GHOST else GHOST
            move = bots[holder].choose(view(state, holder))
            if move is not None:
                state = _after(state, holder, move, rng)
        elif state.clock.deadline is not None:
            state = _after(state, TABLE, EndTime(), rng, now=state.clock.deadline)
        elif CloseStep() in legal_moves(view(state, HOST)):
            state = _after(state, HOST, CloseStep(), rng)
        else:
            raise RuntimeError(f"Nobody moves any more: {state!r}")
        moves += 1
    return state


def _after(state: State, seat: SeatId, move: Move, rng: random.Random, now: int = 0) -> State:
    for event in decide(state, seat, move, rng, now):
        state = evolve(state, event)
    return state


def _is_won(state: State) -> bool:
    return state.outcome is not None and state.outcome.won


def _counted(answer: WhatIf, won: list[bool], finished: list[bool]) -> WhatIf:
    def added(total: tuple[int, int], first: bool, second: bool) -> tuple[int, int]:  # noqa: FBT001 - two of a kind
        return total[0] + first, total[1] + second

    return replace(
        answer,
        games=answer.games + 1,
        won=added(answer.won, *won),
        finished=added(answer.finished, *finished),
        won_alone=added(answer.won_alone, won[0] and not won[1], won[1] and not won[0]),
        finished_alone=added(answer.finished_alone, finished[0] and not finished[1], finished[1] and not finished[0]),
    )
