"""Counting: who votes when, and which group is accused."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Setup


def tier_of(rules: Rules, level: int) -> int:
    """0, 1 or 2 for low, intermediate and high; everybody votes at once where there are no tiers."""
    if rules.tiers is None:
        return 0
    return next(i for i, (low, high) in enumerate(rules.tiers) if high is None or level <= high)


def voters_of_tier(rules: Rules, psychics: tuple[Psychic, ...], tier: int | None) -> tuple[Colour, ...]:
    """Who votes in a tier; nobody while none is open."""
    return tuple(p.colour for p in psychics if tier_of(rules, p.level) == tier)


def accused_by_votes(votes: Mapping[Colour, int], levels: Mapping[Colour, int], ages: tuple[Colour, ...]) -> int:
    """The group with the most votes. Tied: the vote of the highest level among those who voted for a tied group; if
    several share it, of the eldest of those."""
    counts = Counter(votes.values())
    most = max(counts.values())
    tied = {group for group, count in counts.items() if count == most}
    decisive = [colour for colour, group in votes.items() if group in tied]
    highest = max(levels[colour] for colour in decisive)
    eldest = min((c for c in decisive if levels[c] == highest), key=ages.index)
    return votes[eldest]


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
