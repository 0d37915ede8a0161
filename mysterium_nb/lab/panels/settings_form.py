"""What is set on a panel: every number of the rules and every dial of the minds, as controls and back."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Rules, difficulties
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.panels.game_counts import Variant
from mysterium_nb.lab.panels.panel_data import Control, ControlGroup, Option
from mysterium_nb.minds.bots.dials import Dials
from mysterium_nb.pages.rules_form import carry_over

_TABLE = ("edition", "players", "difficulty")
_TIERS = ("tier_low", "tier_middle")


class RuleSettings:
    """The numbers as they are set, possible or not; `arm` is the last that was possible, and `refused` says of the
    control that was moved too far why it is not what is set.

    >>> setting = RuleSettings(Variant(Rules.classic(players=5)))
    >>> setting.set("hours", 8)
    >>> setting.arm.rules.hours
    8
    >>> setting.set("psychics", 9)
    Traceback (most recent call last):
    ...
    mysterium_nb.ImpossibleRules: psychics must be from 4 to 6, not 9.
    >>> setting.arm.rules.psychics
    4
    """

    def __init__(self, arm: Variant) -> None:
        self.arm = arm
        self.numbers: dict[str, Any] = {}
        self.refused: dict[str, ImpossibleRules] = {}
        self._take(arm)

    def set(self, name: str, value: object) -> None:
        """Set one thing; where all of them together cannot be played it is refused, and remembered all the same: the
        next one may make them possible."""
        if name not in self.numbers:
            raise LookupError(f"There is nothing called {name} on this panel.")
        try:
            self._set(name, value)
        except ImpossibleRules as refusal:
            if str(refusal) not in map(str, self.refused.values()):
                self.refused = {name: refusal}
            raise
        self.refused = {}

    def _set(self, name: str, value: object) -> None:
        if name in _TABLE:
            self._take(replace(self.arm, rules=_at_table(self.arm.rules, name, value)))
            return
        self.numbers[name] = value
        self.arm = _arm(self.numbers)

    def reset_to_published(self) -> None:
        """All the rules of this table as they were published."""
        rules = self.arm.rules
        self._take(replace(self.arm, rules=Rules.preset(rules.edition, rules.players, rules.difficulty)))

    @property
    def code(self) -> str:
        """The rules as one writes them in a cell."""
        rules = self.arm.rules
        published = Rules.preset(rules.edition, rules.players, rules.difficulty)
        now, then = asdict(rules), asdict(published)
        changes = ", ".join(f"{name}={now[name]!r}" for name in now if now[name] != then[name])
        begins = f'Rules.{rules.edition}(players={rules.players}, difficulty="{rules.difficulty}")'
        return f"{begins}.but({changes})" if changes else begins

    def groups(self, say: Translator) -> tuple[ControlGroup, ...]:
        published = _numbers(Variant(Rules.preset(*(self.numbers[name] for name in _TABLE))))
        return tuple(
            ControlGroup(
                title=group.title,
                controls=tuple(
                    _set_to(
                        control,
                        self.numbers[control.name],
                        None if control.name in _TABLE else published[control.name],
                    )
                    for control in group.controls
                ),
                open=group.open,
                note=group.note,
            )
            for group in _groups(say, self.arm.rules)
        )

    def _take(self, arm: Variant) -> None:
        self.arm = arm
        self.numbers = _numbers(arm)
        self.refused = {}


def _at_table(rules: Rules, name: str, value: object) -> Rules:
    """The published table for this choice, with what was changed as far as it stays possible."""
    chosen: dict[str, Any] = {each: getattr(rules, each) for each in _TABLE} | {name: value}
    if chosen["edition"] not in EDITIONS:
        raise ImpossibleRules("edition must be one of {choices}.", choices=", ".join(EDITIONS))
    if name == "edition":
        return carry_over(rules, chosen["edition"], rules.players)
    published = Rules.preset(**chosen)
    return carry_over(rules, published.edition, published.players, published.difficulty)


def _numbers(arm: Variant) -> dict[str, Any]:
    numbers = asdict(arm.rules)
    tiers = numbers.pop("tiers") or Rules.classic(players=max(arm.rules.players, 4)).tiers
    assert tiers is not None  # four or more have tokens
    numbers["crow_per"] = numbers["crow_per"] or "game"
    numbers["timer_seconds"] = numbers["timer_seconds"] or 0
    numbers["tokens_return"] = ", ".join(map(str, numbers["tokens_return"]))
    numbers |= dict(zip(_TIERS, (tiers[0][1], tiers[1][1]), strict=True))
    return numbers | asdict(arm.who.dials) | {"ghost": arm.who.ghost, "listening": arm.who.psychics}


def _arm(numbers: Mapping[str, Any]) -> Variant:
    """Everything that is set, as the engine reads rules of any origin."""
    rules = {name: numbers[name] for name in Rules.__struct_fields__ if name in numbers}
    low, middle = (numbers[name] for name in _TIERS)
    rules["tiers"] = ((0, low), (low + 1, middle), (middle + 1, None))
    rules["timer_seconds"] = numbers["timer_seconds"] or None
    rules["tokens_return"] = _hours(numbers["tokens_return"])
    dials = {name: numbers[name] for name in Dials.__struct_fields__}
    who = {"dials": dials, "ghost": numbers["ghost"], "psychics": numbers["listening"]}
    try:
        company = msgspec.convert(who, SimulatedPlayers)
    except (msgspec.ValidationError, ValueError) as error:
        raise ImpossibleRules("These rules cannot be read: {why}.", why=str(error)) from None
    return Variant(Rules.read(rules), company)


def _hours(text: str) -> list[object]:
    return [int(word) if word.isdecimal() else word for word in text.replace(",", " ").split()]


def hours_name(lexicon: Lexicon, say: Translator) -> str:
    return say("Days") if lexicon == "dreams" else say("Hours")


def _set_to(control: Control, value: Any, published: object) -> Control:
    """A control at its value; a scale reaches as far as whatever was given in a cell."""
    if control.kind != "range":
        return replace(control, value=value, published=published)
    least, most = min(control.least, value), max(control.most, value)
    return replace(control, value=value, published=published, least=least, most=most)


def _range(name: str, text: str, least: float, most: float, step: float = 1, unit: str = "") -> Control:
    return Control(name=name, kind="range", text=text, value=None, least=least, most=most, step=step, unit=unit)


def _choice(name: str, text: str, options: Mapping[str, str]) -> Control:
    return Control(
        name=name, kind="choice", text=text, value=None, options=tuple(map(Option, options, options.values()))
    )


def _switch(name: str, text: str) -> Control:
    return Control(name=name, kind="switch", text=text, value=None)


def _groups(say: Translator, rules: Rules) -> tuple[ControlGroup, ...]:
    levels = difficulty_names(say)
    days = rules.lexicon == "dreams"
    crows = say("New hands") if days else say("Crows")
    return (
        ControlGroup(
            title=say("The table"),
            controls=(
                _choice("edition", say("Edition"), edition_names(say)),
                _range("players", say("Players"), 2, MAX_PLAYERS),
                _choice("difficulty", say("Difficulty"), {name: levels[name] for name in difficulties(rules.edition)}),
            ),
        ),
        ControlGroup(
            title=say("The house"),
            controls=(
                _range("hours", hours_name(rules.lexicon, say), 1, 14),
                _range("cards_per_kind", say("Cards of each kind"), 1, 18),
                _range("hand", say("Cards in the ghost’s hand"), 1, 14),
                _range("psychics", say("Psychics"), 1, 6),
                _range("extra_groups", say("Extra groups in the line-up"), 0, 6),
            ),
        ),
        ControlGroup(
            title=crows,
            controls=(
                _range("crows", crows, 0, 7),
                _choice(
                    "crow_per",
                    say("They come back"),
                    {"hour": say("every day") if days else say("every hour"), "game": say("never")},
                ),
                _choice(
                    "crow_takes",
                    say("A new hand changes") if days else say("A crow takes"),
                    {"part": say("any cards"), "whole": say("the whole hand")},
                ),
            ),
        ),
        ControlGroup(
            title=say("Clairvoyancy"),
            controls=(
                _range("tokens", say("Tokens of each psychic"), 0, 20, 2),
                Control(name="tokens_return", kind="text", text=say("They come back at hour"), value=None),
                _range("tier_low", say("One card is seen up to level"), 0, 20),
                _range("tier_middle", say("Two cards up to level"), 0, 30),
            ),
            open=False,
        ),
        ControlGroup(
            title=say("The end"),
            controls=(
                _choice(
                    "poll",
                    say("The culprit is named by"),
                    {
                        "straw": say("sealed votes"),
                        "agreement": say("open agreement"),
                        "tries": say("pawns, day after day"),
                    },
                ),
                _choice(
                    "accusation",
                    say("Pawns that accuse"),
                    {"plurality": say("more than on others"), "majority": say("more than half")},
                ),
            ),
            open=False,
        ),
        ControlGroup(
            title=say("The minds"),
            controls=(
                _range("alike", say("How alike they think"), 0, 1, 0.05),
                _range("noise", say("How often they slip"), 0, 1, 0.05),
                _switch("pragmatic", say("Psychics ask why just this was sent")),
                _choice(
                    "ghost",
                    say("The ghost"),
                    {"reasoning": say("reasons"), "one card": say("sends one card"), "random": say("does not look")},
                ),
                _choice(
                    "listening",
                    say("The psychics"),
                    {"reasoning": say("reason"), "one by one": say("go by first sight")},
                ),
            ),
            open=False,
        ),
        ControlGroup(
            title=say("Only with people"),
            controls=(
                _range("timer_seconds", say("Hourglass"), 0, 600, 5, "s"),
                _range("opening_seconds", say("Time for opening a vote"), 1, 60, 1, "s"),
                _choice(
                    "assignment",
                    say("Who has which cards"),
                    {"random": say("Chance decides"), "ghost": say("The ghost chooses")},
                ),
                _choice(
                    "crow_when",
                    say("A new hand is taken") if days else say("A crow may fly"),
                    {"any_time": say("at any time"), "giving": say("before visions")},
                ),
                _switch("first_guess", say("A private first guess")),
                _switch("hints", say("A psychic may ask for a hint")),
                _switch("help_forfeits", say("A ghost who helps loses the game")),
                _choice(
                    "lexicon", say("Words"), {"visions": say("visions and hours"), "dreams": say("dreams and days")}
                ),
            ),
            open=False,
            note=say("These change what happens at a table, and nothing in these figures."),
        ),
    )
