"""The three editions as data: every number a table is played with.

>>> Rules.classic(players=5).but(hours=8, hand=9).hours
8
"""

import difflib
from collections.abc import Mapping
from typing import Any, Literal, Self

import msgspec

from mysterium_nb.engine.cards import STANDARD, Cards
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.i18n.lexicon import Lexicon

Edition = Literal["classic", "revised", "original"]
Tiers = tuple[tuple[int, int | None], ...]
"""The levels of each tier, from and to; the last has no end."""

EDITIONS: tuple[Edition, ...] = ("classic", "revised", "original")
MAX_PLAYERS = 7


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All the numbers and choices one game is played with. Change any of them with `but`.

    >>> rules = Rules.classic(players=5, difficulty="hard").but(hours=8)
    >>> rules.hours, rules.hand
    (8, 7)
    """

    edition: Edition
    players: int
    difficulty: str
    psychics: int
    cards_per_kind: int
    hand: int = 7
    hours: int = 7
    crows: int
    crow_per: Literal["hour", "game"] | None
    crow_takes: Literal["part", "whole"] = "part"
    """What of the hand a crow throws away: any part of it, or always the whole."""
    crow_when: Literal["any_time", "giving"] = "any_time"
    """Whether a crow may fly at any moment, or only while visions are being given."""
    tokens: int = 0
    """Clairvoyancy tokens of each psychic, half of them agree and half disagree; 0 switches clairvoyancy off."""
    tokens_return: tuple[int, ...] = (4,)
    """The hours at whose start spent tokens come back."""
    tiers: Tiers | None = None
    timer_seconds: int | None = 120
    opening_seconds: int = 8
    """How long the opener of the votes may take for each before the house opens it."""
    assignment: Literal["random", "ghost"] = "random"
    extra_groups: int = 0
    """Groups dealt from unclaimed cards into the line-up."""
    poll: Literal["straw", "agreement", "tries"] = "straw"
    """How the culprit is named: a sealed vote, open agreement, or pawns on groups, day after day."""
    accusation: Literal["plurality", "majority"] = "plurality"
    """How many pawns accuse a group, where the poll is by tries."""
    help_forfeits: bool = False
    """Whether a ghost who helps by word or gesture loses the game for all."""
    first_guess: bool = False
    """Whether psychics put down a private first guess before they see talk and pawns."""
    hints: bool = False
    """Whether a psychic may ask, once an hour, what a mind would think."""
    lexicon: Lexicon = "visions"

    @property
    def groups(self) -> int:
        return self.psychics + self.extra_groups

    @property
    def people(self) -> int:
        """Everybody but the ghost."""
        return self.players - 1

    @classmethod
    def preset(cls, edition: str, players: int = 4, difficulty: str | None = None) -> Self:
        """The rules of an edition as published; the difficulty defaults to the second of its table."""
        if edition not in EDITIONS:
            raise ImpossibleRules("edition must be one of {choices}.", choices=", ".join(EDITIONS))
        if type(players) is not int or not 2 <= players <= MAX_PLAYERS:
            raise ImpossibleRules("players must be from 2 to {most}.", most=MAX_PLAYERS)
        levels = _DIFFICULTIES[edition]
        if difficulty is None:
            difficulty = list(levels)[1]
        if difficulty not in levels:
            raise ImpossibleRules("difficulty must be one of {choices}.", choices=", ".join(levels))
        level = levels[difficulty]
        numbers = {
            "edition": edition,
            "players": players,
            "difficulty": difficulty,
            "cards_per_kind": level.cards[players - 2],
            "crows": level.crows,
            "crow_per": level.crow_per,
            **_EDITION_RULES[edition],
            **_PLAYER_RULES[edition][players],
        }
        return msgspec.convert(numbers, cls)

    @classmethod
    def classic(cls, players: int = 4, difficulty: str | None = None) -> Self:
        return cls.preset("classic", players, difficulty)

    @classmethod
    def revised(cls, players: int = 4, difficulty: str | None = None) -> Self:
        return cls.preset("revised", players, difficulty)

    @classmethod
    def original(cls, players: int = 4, difficulty: str | None = None) -> Self:
        return cls.preset("original", players, difficulty)

    def but(self, **changes: object) -> Self:
        """The same rules with some numbers changed; an impossible set is refused with a sentence."""
        for name in changes:
            if name not in self.__struct_fields__:
                raise ImpossibleRules(_unknown(name, self.__struct_fields__), name=name, guess=_near(name, self))
        fixed = ("edition", "players", "difficulty")
        for name in fixed:
            if name in changes and changes[name] != getattr(self, name):
                raise ImpossibleRules("{name} is chosen with the edition and cannot be changed alone.", name=name)
        return type(self).read(msgspec.structs.asdict(self) | changes)

    @classmethod
    def read(cls, numbers: Mapping[str, Any], cards: Cards = STANDARD) -> Self:
        """Rules from plain data of any origin: types, bounds and the published limits are all checked."""
        published = cls.preset(numbers.get("edition", ""), numbers.get("players", 0), numbers.get("difficulty"))
        preset = msgspec.structs.asdict(published)
        if numbers.get("tokens") == 0:
            numbers = {**numbers, "tiers": None}
        elif numbers.get("tiers") is None:
            numbers = {**numbers, "tiers": preset["tiers"]}
        if numbers.get("crows") == 0:
            numbers = {**numbers, "crow_per": None}
        try:
            rules = msgspec.convert(preset | dict(numbers), cls)
        except msgspec.ValidationError as error:
            raise ImpossibleRules("These rules cannot be read: {why}.", why=str(error)) from None
        check_rules(rules, cards)
        return rules

    def summary(self) -> dict[str, object]:
        """The numbers in force, as plain data."""
        return {
            "edition": self.edition,
            "players": self.players,
            "difficulty": self.difficulty,
            "psychics": self.psychics,
            "cards_per_kind": self.cards_per_kind,
            "hand": self.hand,
            "hours": self.hours,
            "crows": {"count": self.crows, "per": self.crow_per},
            "tokens": self.tokens,
            "timer_seconds": self.timer_seconds,
            "tiers": None if self.tiers is None else [list(tier) for tier in self.tiers],
            "assignment": self.assignment,
            "groups": self.groups,
        }


def check_rules(rules: Rules, cards: Cards = STANDARD) -> None:
    """Refuse rules that no table can be played with, with a sentence that names the field and the bound."""
    for name, low, high in (
        ("psychics", rules.people, 6),
        ("extra_groups", 0, cards.fewest_of_a_kind() - rules.psychics),
        ("cards_per_kind", rules.groups, cards.fewest_of_a_kind()),
        ("hand", 3, len(cards.visions)),
        ("hours", 1, 99),
        ("crows", 0, 99),
        ("tokens", 0, 20 if published_token_count(rules) else 0),
        ("opening_seconds", 1, 60),
    ):
        if not low <= getattr(rules, name) <= high:
            raise ImpossibleRules(
                "{name} must be from {low} to {high}, not {value}.",
                name=name,
                low=low,
                high=high,
                value=getattr(rules, name),
            )
    if rules.tokens % 2:
        raise ImpossibleRules("tokens must be an even number, half to agree and half to disagree.")
    if (rules.crows == 0) != (rules.crow_per is None):
        raise ImpossibleRules("crow_per must say hour or game where there are crows, and nothing where there are none.")
    if rules.timer_seconds is not None and not 5 <= rules.timer_seconds <= 3600:
        raise ImpossibleRules("timer_seconds must be from 5 to 3600, or nothing for no hourglass.")
    if any(hour < 1 for hour in rules.tokens_return):
        raise ImpossibleRules("tokens_return must name hours from 1.")
    if rules.tiers is not None:
        _check_tiers(rules.tiers)


def published_token_count(rules: Rules) -> int:
    """The clairvoyancy tokens the published table gives this edition and number of players."""
    tokens = _PLAYER_RULES[rules.edition][rules.players].get("tokens", 0)
    assert isinstance(tokens, int)
    return tokens


def _check_tiers(tiers: Tiers) -> None:
    if len(tiers) != 3:
        raise ImpossibleRules("tiers must be three: low, intermediate and high.")
    expected = 0
    for low, high in tiers[:-1]:
        if low != expected or high is None or high < low:
            raise ImpossibleRules("tiers must follow each other from level 0 without overlap or gap.")
        expected = high + 1
    if tiers[-1] != (expected, None):
        raise ImpossibleRules("tiers must follow each other from level 0 without overlap or gap.")


def _near(name: str, rules: Rules) -> str:
    return next(iter(difflib.get_close_matches(name, rules.__struct_fields__, n=1)), "")


def _unknown(name: str, fields: tuple[str, ...]) -> str:
    if difflib.get_close_matches(name, fields, n=1):
        return "There is no rule called {name}. Did you mean {guess}?"
    return "There is no rule called {name}."


class _Level(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]
    """Cards of each kind with 2, 3, … 7 players."""
    crows: int
    crow_per: Literal["hour", "game"] | None


_CLASSIC = {
    "easy": _Level((4, 5, 5, 6, 6, 7), 1, "hour"),
    "medium": _Level((5, 6, 6, 7, 8, 8), 3, "game"),
    "hard": _Level((6, 7, 7, 8, 9, 9), 1, "game"),
}
_DIFFICULTIES: dict[str, dict[str, _Level]] = {
    "classic": _CLASSIC,
    "revised": _CLASSIC,
    "original": {
        "easy": _Level((4, 5, 6, 7, 8, 9), 1, "hour"),
        "normal": _Level((5, 6, 7, 8, 9, 10), 3, "game"),
        "difficult": _Level((6, 7, 8, 9, 10, 11), 1, "game"),
        "very-difficult": _Level((7, 8, 9, 10, 11, 12), 0, None),
    },
}


def difficulties(edition: Edition) -> tuple[str, ...]:
    return tuple(_DIFFICULTIES[edition])


_EDITION_RULES: dict[str, dict[str, object]] = {
    "classic": {},
    "revised": {"assignment": "ghost"},
    "original": {
        "crow_takes": "whole",
        "crow_when": "giving",
        "timer_seconds": None,
        "poll": "tries",
        "help_forfeits": True,
        "lexicon": "dreams",
    },
}
_SIDE_A: dict[str, object] = {"tokens": 4, "tiers": ((0, 4), (5, 6), (7, None))}
_SIDE_B: dict[str, object] = {"tokens": 6, "tiers": ((0, 6), (7, 9), (10, None))}
_CLASSIC_PLAYERS: dict[int, dict[str, object]] = {
    2: {"psychics": 2, "poll": "agreement", "extra_groups": 2},
    3: {"psychics": 4, "poll": "agreement"},
    4: {"psychics": 3, **_SIDE_A},
    5: {"psychics": 4, **_SIDE_A},
    6: {"psychics": 5, **_SIDE_B},
    7: {"psychics": 6, **_SIDE_B},
}
_PLAYER_RULES: dict[str, dict[int, dict[str, object]]] = {
    "classic": _CLASSIC_PLAYERS,
    "revised": _CLASSIC_PLAYERS,
    "original": {players: {"psychics": max(2, players - 1)} for players in range(2, MAX_PLAYERS + 1)},
}
