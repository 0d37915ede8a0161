"""Examples for the rulebook. The situations are made up from the rules in force; what comes of them the engine says."""

import random

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.cards import STANDARD, CardId, Triple
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import Reveal
from mysterium_nb.engine.poll import accused_by_votes, tier_of
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, GHOST, Colour
from mysterium_nb.engine.state import EMPTY_STATE, HiddenState, Psychic, State, Token

_MOST_TOKENS = 3
_TIED_PAIRS = 4
"""From so many psychics on, two groups get two votes each, and the further votes go elsewhere."""


class JudgedToken(msgspec.Struct, frozen=True):
    """A token beside the pawn, and what it does to the level of whoever placed it."""

    owner: Colour
    agrees: bool
    before: int
    after: int


class TokensExample(msgspec.Struct, frozen=True):
    """One pawn with tokens beside it, judged right and judged wrong; and what one gains who finishes in some hour."""

    psychic: Colour
    card: CardId
    right: tuple[JudgedToken, ...]
    wrong: tuple[JudgedToken, ...]
    hour: int
    gained: int


class ExampleVote(msgspec.Struct, frozen=True):
    psychic: Colour
    level: int
    seen: int
    """How many cards lay open when this psychic voted."""
    group: int


class ExampleGroup(msgspec.Struct, frozen=True):
    number: int
    cards: Triple
    voters: tuple[Colour, ...]


class VoteExample(msgspec.Struct, frozen=True):
    """Votes that are tied, in the order in which they are opened, and who decides."""

    votes: tuple[ExampleVote, ...]
    groups: tuple[ExampleGroup, ...]
    tied: tuple[int, ...]
    decides: Colour
    accused: int


def tokens_example(rules: Rules) -> TokensExample | None:
    """One psychic has guessed, and others have agreed and disagreed; none where there are no tokens."""
    if not rules.tokens:
        return None
    guesser, *others = _example_psychics(rules)
    owners = others[:_MOST_TOKENS]
    tokens = tuple(Token(owner.colour, "disagree" if at % 2 else "agree") for at, owner in enumerate(owners))
    cards = _cards_of(0)
    guesser = replace(guesser, pawn=cards[0], tokens=tokens)
    hour = (rules.hours + 1) // 2
    last_card = replace(guesser, found=cards[:2], pawn=cards[2], tokens=())
    finished = _judge(rules, (last_card, *others), secret=cards, hour=hour).psychic(guesser.colour)

    def judged(secret: Triple) -> tuple[JudgedToken, ...]:
        after = _judge(rules, (guesser, *others), secret=secret, hour=hour)
        return tuple(
            JudgedToken(token.psychic, token.face == "agree", owner.level, after.psychic(token.psychic).level)
            for token, owner in zip(tokens, owners, strict=True)
        )

    return TokensExample(
        psychic=guesser.colour,
        card=cards[0],
        right=judged(cards),
        wrong=judged(_cards_of(1)),
        hour=hour,
        gained=finished.level - guesser.level,
    )


def _example_psychics(rules: Rules) -> list[Psychic]:
    """Psychics of different levels, all with tokens left."""
    return [Psychic(colour, rules.tokens, rules.tokens, level) for level, colour in enumerate(_colours(rules))]


def _judge(rules: Rules, psychics: tuple[Psychic, ...], *, secret: Triple, hour: int) -> State:
    """After the ghost has knocked for the first psychic, whose cards are these; the last one still waits for it."""
    *judged, waiting = psychics
    state = replace(
        EMPTY_STATE,
        setup=replace(EMPTY_STATE.setup, rules=rules),
        phase="manifestation",
        hour=hour,
        board=STANDARD.suspects,
        psychics=(*judged, replace(waiting, pawn=_cards_of(2)[0])),
        hidden=HiddenState(sets=tuple(secret for _ in psychics)),
    )
    for event in decide(state, GHOST, Reveal(psychics[0].colour), random.Random(0)):
        state = evolve(state, event)
    return state


def vote_example(rules: Rules) -> VoteExample | None:
    """A tied vote; none where nobody votes, or only one."""
    colours = _colours(rules)
    if rules.poll != "straw" or len(colours) < 2:
        return None
    ages = colours[::-1]
    levels = dict(zip(colours, _example_levels(rules), strict=False))
    groups = [number for number in (2, 3, 1, 4) if number <= rules.groups]
    pairs = _TIED_PAIRS if len(colours) >= _TIED_PAIRS else 0
    chosen = [groups[at % 2] if at < pairs else groups[at - max(0, pairs - 2)] for at in range(len(colours))]
    votes = dict(zip(colours, chosen, strict=True))
    accused = accused_by_votes(votes, levels, ages)
    voters = {number: tuple(c for c in colours if votes[c] == number) for number in sorted(set(chosen))}
    decisive = sorted(voters[accused], key=lambda colour: (-levels[colour], ages.index(colour)))
    order = sorted(colours, key=lambda colour: (levels[colour], ages.index(colour)))
    return VoteExample(
        votes=tuple(ExampleVote(c, levels[c], _cards_seen(rules, levels[c]), votes[c]) for c in order),
        groups=tuple(ExampleGroup(number, _cards_of(number), voters[number]) for number in voters),
        tied=tuple(number for number in voters if len(voters[number]) == len(voters[accused])),
        decides=decisive[0],
        accused=accused,
    )


def _example_levels(rules: Rules) -> tuple[int, ...]:
    """A level for each of six psychics: every tier has somebody, and the highest of all may have no say in a tie."""
    if rules.tiers is None:
        return (0,) * len(COLOURS_IN_PLAY[6])
    (_, low), (middle, _), (high, _) = rules.tiers
    assert low is not None
    return low, high, middle, middle, high + 1, low


def _cards_seen(rules: Rules, level: int) -> int:
    return 3 if rules.tiers is None else tier_of(rules, level) + 1


def _colours(rules: Rules) -> tuple[Colour, ...]:
    return COLOURS_IN_PLAY[rules.psychics]


def _cards_of(number: int) -> Triple:
    """One card of each kind of the shipped deck."""
    characters, locations, objects = STANDARD.suspects
    return characters[number], locations[number], objects[number]
