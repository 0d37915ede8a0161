"""Counting: who votes when, and which group is accused."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from mysterium_nb.engine.events import Tie, VotesCounted
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Revelation, Setup


def tier_of(rules: Rules, level: int) -> int:
    """0, 1 or 2 for low, intermediate and high; everybody votes at once where there are no tiers."""
    if rules.tiers is None:
        return 0
    return next(i for i, (low, high) in enumerate(rules.tiers) if high is None or level <= high)


def voters_of_tier(rules: Rules, psychics: tuple[Psychic, ...], tier: int | None) -> tuple[Colour, ...]:
    """Who votes in a tier; nobody while none is open."""
    return tuple(p.colour for p in psychics if tier_of(rules, p.level) == tier)


def opener_of(psychics: tuple[Psychic, ...], ages: tuple[Colour, ...]) -> Colour:
    """Who opens the votes: the psychic of the highest level, the eldest of several."""
    return min(psychics, key=lambda p: (-p.level, ages.index(p.colour))).colour


def unopened_votes(finale: Revelation, psychics: tuple[Psychic, ...], ages: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Whose votes are still to be opened, in order: from the lowest level up, the eldest first among equals."""
    opened = dict(finale.votes or ())
    sealed = [p for p in psychics if p.colour in finale.voted and p.colour not in opened]
    return tuple(p.colour for p in sorted(sealed, key=lambda p: (p.level, ages.index(p.colour))))


def broken_tie(votes: Mapping[Colour, int], levels: Mapping[Colour, int], ages: tuple[Colour, ...]) -> Tie | None:
    """How the votes were tied, if they were, and who decides."""
    counts = Counter(votes.values())
    most = max(counts.values())
    tied = tuple(sorted(group for group, count in counts.items() if count == most))
    if len(tied) == 1:
        return None
    decisive = [colour for colour, group in votes.items() if group in tied]
    level = max(levels[colour] for colour in decisive)
    highest = sorted((colour for colour in decisive if levels[colour] == level), key=ages.index)
    return Tie(tied, level, tuple(highest))


def accused_by_votes(votes: Mapping[Colour, int], levels: Mapping[Colour, int], ages: tuple[Colour, ...]) -> int:
    """The group with the most votes. Tied: the vote of the highest level among those who voted for a tied group; if
    several share it, of the eldest of those."""
    tie = broken_tie(votes, levels, ages)
    return Counter(votes.values()).most_common(1)[0][0] if tie is None else votes[tie.highest[0]]


def count_votes(
    votes: tuple[tuple[Colour, int], ...], psychics: tuple[Psychic, ...], ages: tuple[Colour, ...]
) -> VotesCounted:
    """Which group the votes accuse, and how a tie was broken."""
    cast, levels = dict(votes), {psychic.colour: psychic.level for psychic in psychics}
    return VotesCounted(accused_by_votes(cast, levels, ages), broken_tie(cast, levels, ages))


def pointing_psychics(setup: Setup, psychics: tuple[Psychic, ...]) -> tuple[Colour, ...]:
    """Who points at groups: each person once where people agree, each psychic where pawns try."""
    if setup.rules.poll == "agreement":
        return tuple(colours[0] for colours in setup.players)
    return tuple(p.colour for p in psychics)


def accused_by_pawns(
    pawns: Mapping[int, int], everybody: int, needed: Literal["all", "plurality", "majority"]
) -> int | None:
    """The group that has enough of everybody's pawns, if one has."""
    (group, most), *others = Counter(pawns).most_common()
    enough = {
        "all": most == everybody,
        "majority": most * 2 > everybody,
        "plurality": all(count < most for _, count in others),
    }
    return group if enough[needed] else None
