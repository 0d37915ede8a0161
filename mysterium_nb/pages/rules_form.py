"""The rules in the lobby: as choices for whoever keeps the table, as words for everybody else."""

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.moves import SetRules
from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Edition, Rules, difficulties, published_token_count
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.pages.after.summary import capitalise_first
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Heading, Piece, Text, TextButton

TIMERS = (None, 60, 120, 180)
FIXED = ("edition", "players", "difficulty", "lexicon")


class RuleOption(msgspec.Struct, frozen=True):
    """One way a rule can be, and the rules that would then be in force."""

    key: str
    text: str
    rules: Rules
    more: str = ""


class RuleField(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[RuleOption, ...]
    more: str = ""


def rules_form(builder: PageBuilder) -> tuple[Piece, ...]:
    pieces: list[Piece] = [Heading(text=builder.say("Rules"))]
    sitting = sum(sitter.seat != GHOST for sitter in builder.view.setup.sitters)
    for rule in rule_fields(builder.say, builder.view.rules, sitting):
        pieces += _as_options(builder, rule) if SetRules in builder.free_move_types else _read_only(builder, rule)
    return tuple(pieces)


def _as_options(builder: PageBuilder, rule: RuleField) -> list[Piece]:
    pieces: list[Piece] = [Heading(text=rule.name, subtitle=rule.more, style="minor")]
    for choice in rule.choices:
        on = choice.rules == builder.view.rules
        pieces.append(
            TextButton(
                key=builder.register(f"rule:{choice.key}", builder.state_after() if on else SetRules(choice.rules)),
                text=choice.text,
                subtitle=choice.more,
                label=builder.say(
                    "{name}: {choice}", name=rule.name, choice=", ".join(filter(None, (choice.text, choice.more)))
                ),
                style="choice",
                pressed=on,
            )
        )
    return pieces


def _read_only(builder: PageBuilder, rule: RuleField) -> list[Piece]:
    now = next(choice.text for choice in rule.choices if choice.rules == builder.view.rules)
    return [Text(text=rule.name, subtitle=now, style="rule")]


def rule_fields(say: Translator, now: Rules, sitting: int = 0) -> list[RuleField]:
    """What can be chosen at a table where so many sit besides the ghost, and how it is now."""
    return [
        RuleField(say("Edition"), _editions(say, now)),
        RuleField(say("Players"), _players(now, sitting), say("with the ghost")),
        RuleField(say("Difficulty"), _difficulties(say, now)),
        RuleField(say("Hourglass"), _timers(say, now)),
        *_clairvoyancy(say, now),
        RuleField(
            say("First guess"),
            (
                RuleOption("first_guess:off", say("Off"), replace(now, first_guess=False)),
                RuleOption("first_guess:on", say("On"), replace(now, first_guess=True)),
            ),
            say("each for themselves, before anybody talks"),
        ),
        RuleField(
            say("Hints"),
            (
                RuleOption("hints:off", say("Off"), replace(now, hints=False)),
                RuleOption("hints:on", say("On"), replace(now, hints=True)),
            ),
            say("a mind’s belief, for whoever asks"),
        ),
        RuleField(
            say("What belongs to whom"),
            (
                RuleOption("assignment:random", say("Chance decides"), replace(now, assignment="random")),
                RuleOption("assignment:ghost", say("The ghost chooses"), replace(now, assignment="ghost")),
            ),
        ),
    ]


def _editions(say: Translator, now: Rules) -> tuple[RuleOption, ...]:
    named = edition_names(say)
    means: dict[Edition, str] = {
        "classic": say("hours, an hourglass, clairvoyancy"),
        "revised": say("the same, but the ghost assigns the cards"),
        "original": say("days and dreams, several tries"),
    }
    return tuple(
        RuleOption(f"edition:{edition}", named[edition], carry_over(now, edition, now.players), means[edition])
        for edition in EDITIONS
    )


def _players(now: Rules, sitting: int) -> tuple[RuleOption, ...]:
    """As many as sit there, or more."""
    return tuple(
        RuleOption(f"players:{players}", str(players), carry_over(now, now.edition, players))
        for players in range(max(2, sitting + 1), MAX_PLAYERS + 1)
    )


def _difficulties(say: Translator, now: Rules) -> tuple[RuleOption, ...]:
    named = difficulty_names(say)
    return tuple(
        RuleOption(
            f"difficulty:{level}",
            named[level],
            carry_over(now, now.edition, now.players, level),
            say("for a first game") if level == "easy" else "",
        )
        for level in difficulties(now.edition)
    )


def _timers(say: Translator, now: Rules) -> tuple[RuleOption, ...]:
    timers = TIMERS if now.timer_seconds in TIMERS else (*TIMERS, now.timer_seconds)
    return tuple(
        RuleOption(
            f"timer:{seconds or 'off'}",
            say("Off") if seconds is None else say("{count} s", count=seconds),
            replace(now, timer_seconds=seconds),
        )
        for seconds in timers
    )


def _clairvoyancy(say: Translator, now: Rules) -> list[RuleField]:
    """Only where the published table has tokens."""
    if not published_token_count(now):
        return []
    published = Rules.preset(now.edition, now.players, now.difficulty)
    without = replace(now, tokens=0, tiers=None)
    having = now if now.tokens else replace(now, tokens=published.tokens, tiers=published.tiers)
    choices = (
        RuleOption("clairvoyancy:off", say("Off"), without),
        RuleOption("clairvoyancy:on", say("On"), having),
    )
    return [RuleField(say("Clairvoyancy"), choices, say("judge others, see more at the end"))]


def carry_over(now: Rules, edition: Edition, players: int, difficulty: str | None = None) -> Rules:
    """The rules of another edition, size or difficulty, with what this table chose as far as it stays possible.

    >>> carry_over(Rules.classic(4).but(first_guess=True), "original", 4).first_guess
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


def numbers_in_force(builder: PageBuilder) -> tuple[Piece, ...]:
    say, rules = builder.say, builder.view.rules
    crows = say("each turn") if rules.crow_per == "hour" else say("in all")
    numbers = [
        (str(rules.cards_per_kind), say("cards of each kind")),
        (str(rules.psychics), say("psychics")),
        (str(rules.hand), say("cards in the ghost’s hand")),
        (capitalise_first(builder.hour(rules.hours)), say("is the last")),
        (f"{rules.crows}×", say("{crow}, {often}", often=crows) if rules.crows else say("{crow}")),
    ]
    if rules.tokens:
        numbers.append((str(rules.tokens), say("tokens for each psychic")))
    return tuple(Text(text=number, subtitle=what, style="number") for number, what in numbers)
