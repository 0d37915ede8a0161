"""The rules in the lobby: as choices for whoever keeps the table, as words for everybody else."""

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.moves import SetRules
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Edition, Rules, difficulties, published_token_count
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.pages.after.summary import beginning
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Piece

TIMERS = (None, 60, 120, 180)
FIXED = ("edition", "players", "difficulty", "lexicon")


class Choice(msgspec.Struct, frozen=True):
    """One way a rule can be, and the rules that would then be in force."""

    key: str
    text: str
    rules: Rules
    more: str = ""


class Rule(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[Choice, ...]
    more: str = ""


def rules_to_choose(desk: Desk) -> tuple[Piece, ...]:
    pieces = [Piece(kind="heading", text=desk.say("Rules"))]
    sitting = sum(sitter.seat != GHOST for sitter in desk.view.setup.sitters)
    for rule in rules_on_offer(desk.say, desk.view.rules, sitting):
        pieces += _offered(desk, rule) if SetRules in desk.free else _told(desk, rule)
    return tuple(pieces)


def _offered(desk: Desk, rule: Rule) -> list[Piece]:
    pieces = [Piece(kind="heading", text=rule.name, more=rule.more, looks="minor")]
    for choice in rule.choices:
        on = choice.rules == desk.view.rules
        pieces.append(
            Piece(
                key=desk.press(f"rule:{choice.key}", desk.look() if on else SetRules(choice.rules)),
                text=choice.text,
                more=choice.more,
                label=desk.say(
                    "{name}: {choice}", name=rule.name, choice=", ".join(filter(None, (choice.text, choice.more)))
                ),
                looks="choice",
                pressed=on,
            )
        )
    return pieces


def _told(desk: Desk, rule: Rule) -> list[Piece]:
    now = next(choice.text for choice in rule.choices if choice.rules == desk.view.rules)
    return [Piece(kind="text", text=rule.name, more=now, looks="rule")]


def rules_on_offer(say: Translator, now: Rules, sitting: int = 0) -> list[Rule]:
    """What can be chosen at a table where so many sit besides the ghost, and how it is now."""
    return [
        Rule(say("Edition"), _editions(say, now)),
        Rule(say("Players"), _players(now, sitting), say("with the ghost")),
        Rule(say("Difficulty"), _difficulties(say, now)),
        Rule(say("Hourglass"), _timers(say, now)),
        *_clairvoyancy(say, now),
        Rule(
            say("First guess"),
            (
                Choice("first_guess:off", say("Off"), replace(now, first_guess=False)),
                Choice("first_guess:on", say("On"), replace(now, first_guess=True)),
            ),
            say("each for themselves, before anybody talks"),
        ),
        Rule(
            say("Hints"),
            (
                Choice("hints:off", say("Off"), replace(now, hints=False)),
                Choice("hints:on", say("On"), replace(now, hints=True)),
            ),
            say("a mind’s belief, for whoever asks"),
        ),
        Rule(
            say("What belongs to whom"),
            (
                Choice("assignment:random", say("Chance decides"), replace(now, assignment="random")),
                Choice("assignment:ghost", say("The ghost chooses"), replace(now, assignment="ghost")),
            ),
        ),
    ]


def _editions(say: Translator, now: Rules) -> tuple[Choice, ...]:
    named: dict[Edition, tuple[str, str]] = {
        "classic": (say("Classic"), say("hours, an hourglass, clairvoyancy")),
        "revised": (say("Revised"), say("the same, as printed today")),
        "original": (say("Original"), say("days and dreams, several tries")),
    }
    return tuple(
        Choice(f"edition:{edition}", named[edition][0], carried(now, edition, now.players), named[edition][1])
        for edition in EDITIONS
    )


def _players(now: Rules, sitting: int) -> tuple[Choice, ...]:
    """As many as sit there, or more."""
    return tuple(
        Choice(f"players:{players}", str(players), carried(now, now.edition, players))
        for players in range(max(2, sitting + 1), MAX_PLAYERS + 1)
    )


def _difficulties(say: Translator, now: Rules) -> tuple[Choice, ...]:
    named = {
        "easy": say("Easy"),
        "medium": say("Medium"),
        "normal": say("Normal"),
        "hard": say("Hard"),
        "difficult": say("Difficult"),
        "very-difficult": say("Very difficult"),
    }
    return tuple(
        Choice(
            f"difficulty:{level}",
            named[level],
            carried(now, now.edition, now.players, level),
            say("for a first game") if level == "easy" else "",
        )
        for level in difficulties(now.edition)
    )


def _timers(say: Translator, now: Rules) -> tuple[Choice, ...]:
    timers = TIMERS if now.timer_seconds in TIMERS else (*TIMERS, now.timer_seconds)
    return tuple(
        Choice(
            f"timer:{seconds or 'off'}",
            say("Off") if seconds is None else say("{count} s", count=seconds),
            replace(now, timer_seconds=seconds),
        )
        for seconds in timers
    )


def _clairvoyancy(say: Translator, now: Rules) -> list[Rule]:
    """Only where the published table has tokens."""
    if not published_token_count(now):
        return []
    published = Rules.preset(now.edition, now.players, now.difficulty)
    without = replace(now, tokens=0, tiers=None)
    having = now if now.tokens else replace(now, tokens=published.tokens, tiers=published.tiers)
    choices = (
        Choice("clairvoyancy:off", say("Off"), without),
        Choice("clairvoyancy:on", say("On"), having),
    )
    return [Rule(say("Clairvoyancy"), choices, say("judge others, see more at the end"))]


def carried(now: Rules, edition: Edition, players: int, difficulty: str | None = None) -> Rules:
    """The rules of another edition, size or difficulty, with what this table chose as far as it stays possible.

    >>> carried(Rules.classic(4).but(first_guess=True), "original", 4).first_guess
    True
    """
    if (edition, players, difficulty or now.difficulty) == (now.edition, now.players, now.difficulty):
        return now
    rank = difficulties(now.edition).index(now.difficulty)
    levels = difficulties(edition)
    rules = Rules.preset(edition, players, difficulty or levels[min(rank, len(levels) - 1)])
    published = Rules.preset(now.edition, now.players, now.difficulty)
    for name in Rules.__struct_fields__:
        mine = getattr(now, name)
        if name not in FIXED and mine != getattr(published, name):
            try:
                rules = rules.but(**{name: mine})
            except ImpossibleRules:
                continue
    return rules


def numbers_in_force(desk: Desk) -> tuple[Piece, ...]:
    say, rules = desk.say, desk.view.rules
    crows = say("each turn") if rules.crow_per == "hour" else say("in all")
    numbers = [
        (str(rules.cards_per_kind), say("cards of each kind")),
        (str(rules.psychics), say("psychics")),
        (str(rules.hand), say("cards in the ghost’s hand")),
        (beginning(desk.hour(rules.hours)), say("is the last")),
        (f"{rules.crows}×", say("{crow}, {often}", often=crows) if rules.crows else say("{crow}")),
    ]
    if rules.tokens:
        numbers.append((str(rules.tokens), say("tokens for each psychic")))
    return tuple(Piece(kind="text", text=number, more=what, looks="number") for number, what in numbers)
