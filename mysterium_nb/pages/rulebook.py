"""How to play, in our own words, written from the rules in force: a number that a table changes is changed here too.

>>> book = rulebook(Rules.classic(players=5).but(hours=9), "en")
>>> [number.value for number in book.numbers if number.rule == "hours"]
['9']
"""

from typing import Literal, assert_never

import msgspec

from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS_IN_PLAY, Colour
from mysterium_nb.i18n.catalogue import Translator, hour_name, join_names, translator

Figure = Literal["", "kinds", "hint", "guess", "tokens", "knocks", "clock", "shared"]


class RuleNumber(msgspec.Struct, frozen=True):
    """A number worth knowing, and the rule that it is."""

    rule: str
    value: str
    what: str


class RulebookChapter(msgspec.Struct, frozen=True):
    title: str
    texts: tuple[str, ...]
    figure: Figure = ""
    caption: str = ""


class Tier(msgspec.Struct, frozen=True):
    """Which levels see how many cards."""

    levels: str
    cards: int
    what: str


class Rulebook(msgspec.Struct, frozen=True):
    lead: str
    numbers: tuple[RuleNumber, ...]
    chapters: tuple[RulebookChapter, ...]
    tiers: tuple[Tier, ...]
    pawns: tuple[Colour, ...]


def rulebook(rules: Rules, lang: str) -> Rulebook:
    return _Writer(rules, lang).book()


class _Writer:
    def __init__(self, rules: Rules, lang: str) -> None:
        self._rules = rules
        self._lang = lang
        self._say: Translator = translator(lang, rules.lexicon)
        self._days = rules.lexicon == "dreams"

    def book(self) -> Rulebook:
        say = self._say
        chapters = [
            RulebookChapter(say("What you look for"), self._looking(), "kinds"),
            RulebookChapter(
                say("{Visions}"),
                self._giving(),
                "hint",
                say("A bee on a kite string: the beekeeper, or the kite mender?"),
            ),
            RulebookChapter(say("Your guess"), self._guessing(), "guess"),
        ]
        if self._rules.tokens:
            chapters.append(RulebookChapter(say("Agree or disagree"), self._judging(), "tokens"))
        chapters += [
            RulebookChapter(say("Yes or no"), self._knocking(), "knocks"),
            RulebookChapter(say("Before the last bell"), (self._ending(),), "clock"),
            RulebookChapter(say("{Revelation}"), self._revealing(), "shared"),
            RulebookChapter(say("Good manners"), self._manners()),
        ]
        lead = say(
            "One of you is a ghost, who knows what happened in this house and cannot speak. The others are psychics. "
            "The ghost sends them pictures; they look, talk and guess. You win together or lose together."
        )
        return Rulebook(lead, self._numbers(), tuple(chapters), self._tiers(), COLOURS_IN_PLAY[self._rules.psychics])

    def _numbers(self) -> tuple[RuleNumber, ...]:
        say, rules = self._say, self._rules
        numbers = [
            RuleNumber("players", str(rules.players), say("players, the ghost included")),
            RuleNumber("psychics", str(rules.psychics), say("psychics")),
            RuleNumber("cards_per_kind", str(rules.cards_per_kind), say("cards of each kind")),
            RuleNumber("hand", str(rules.hand), say("cards in the ghost’s hand")),
            RuleNumber("hours", str(rules.hours), say("days") if self._days else say("hours")),
        ]
        if rules.timer_seconds is not None:
            numbers.append(RuleNumber("timer_seconds", str(rules.timer_seconds), say("seconds in the hourglass")))
        if rules.tokens:
            numbers.append(RuleNumber("tokens", str(rules.tokens), say("tokens for each psychic")))
        return (*numbers, RuleNumber("groups", str(rules.groups), say("groups at the end")))

    def _looking(self) -> tuple[str, ...]:
        say, rules = self._say, self._rules
        table = say(
            "{cards} characters, {cards} locations and {cards} {objects} lie face up for everyone. One of each belongs "
            "to each of the {psychics} psychics, and no card belongs to two.",
            cards=rules.cards_per_kind,
            psychics=rules.psychics,
        )
        match rules.assignment:
            case "random":
                whose = say("Chance has settled which ones, and the ghost alone knows.")
            case "ghost":
                whose = say("The ghost settles which ones before it begins, and tells nobody.")
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(rules.assignment)
        order = say("First you look for your character, then for your location, then for your {object}.")
        return table, f"{whose} {self._people()}", order

    def _people(self) -> str:
        say, rules = self._say, self._rules
        if rules.psychics == rules.people:
            return say("Each person plays one psychic.")
        if rules.psychics % rules.people:
            return say("Some people play more than one psychic.")
        return say("Each person other than the ghost plays {count} psychics.", count=rules.psychics // rules.people)

    def _giving(self) -> tuple[str, ...]:
        say, rules = self._say, self._rules
        hand = say("The ghost holds {hand} picture cards.", hand=rules.hand)
        give = (
            say(
                "Every day each psychic who is still looking gets {a_vision}: one card of the hand, several, or all of "
                "it. It is meant for the card that this psychic is looking for now. Then the hand is filled up again."
            )
            if self._days
            else say(
                "{Every_hour} each psychic who is still looking gets {a_vision}: one card of the hand, several, or all "
                "of it. It is meant for the card that this psychic is looking for now. Then the hand is filled up "
                "again."
            )
        )
        return f"{hand} {give}", say("All {visions} lie open: everybody may look at them and help."), self._crows()

    def _crows(self) -> str:
        say, rules = self._say, self._rules
        if not rules.crows:
            return say("The ghost has to make do with whatever cards come.")
        if rules.crow_per != "hour":
            often = say("once in the game", "{count} times in the game", count=rules.crows)
        else:
            often = say("once {an_hour}", "{count} times {an_hour}", count=rules.crows)
        change = (
            say("The ghost may {use_crow} {often}: the whole hand goes, and a new one comes.", often=often)
            if rules.crow_takes == "whole"
            else say("The ghost may {use_crow} {often}: unwanted cards go, and as many new ones come.", often=often)
        )
        when = say("That is possible only while {visions} are being given.") if rules.crow_when == "giving" else ""
        return f"{change} {when}".strip()

    def _guessing(self) -> tuple[str, ...]:
        say, seconds = self._say, self._rules.timer_seconds
        place = say(
            "Put {your_pawn} on the card you believe in, and move it as often as you like. Several may stand on the "
            "same card. Talk as much as you want: the ghost hears it all and never answers."
        )
        if seconds is None:
            time = say("There is no hourglass. The guessing ends when all have chosen and all say that they are sure.")
        else:
            minutes, odd = divmod(seconds, 60)
            length = (
                say("{count} second", "{count} seconds", count=seconds)
                if odd
                else say("one minute", "{count} minutes", count=minutes)
            )
            time = say(
                "When everybody has {a_vision}, the hourglass runs for {time}. It stops early when all have chosen and "
                "all say that they are sure.",
                time=length,
            )
        if self._rules.hints:
            time += " " + say(
                "Once {an_hour} you may ask what a mind would think; then everybody knows that you asked."
            )
        if not self._rules.first_guess:
            return place, time
        first = say(
            "Before you see what the others do you make a first guess, for yourself alone, and say how sure you are. "
            "Nobody else sees it until the game is over."
        )
        return place, first, time

    def _judging(self) -> tuple[str, ...]:
        say, rules = self._say, self._rules
        back = [hour_name(hour, self._lang, rules.lexicon) for hour in rules.tokens_return if hour <= rules.hours]
        return (
            say(
                "You have {tokens} tokens, {half} to agree and {half} to disagree. Put one beside somebody else’s "
                "pawn, at most one each. If that guess is right, all who agreed rise by one level; if it is wrong, all "
                "who disagreed.",
                tokens=rules.tokens,
                half=rules.tokens // 2,
            ),
            say(
                "All tokens come back at the beginning of {hours}, and once more before the end.",
                hours=join_names(back, self._lang),
            )
            if back
            else say("Spent tokens come back before the end, and not sooner."),
            say(
                "Who has found everything rises by one more level for each hour that is left. The higher your level, "
                "the more you will see at the end."
            ),
        )

    def _knocking(self) -> tuple[str, ...]:
        say = self._say
        return (
            say(
                "Then the ghost knocks for one psychic after another: once for yes, twice for no. It says no more than "
                "that."
            ),
            say(
                "Yes: the card is yours, the {visions} that led to it go away, and you look for the next one. No: you "
                "keep them, and next time more will come."
            ),
        )

    def _ending(self) -> str:
        say, rules = self._say, self._rules
        time = (
            say("{count} day", "{count} days", count=rules.hours)
            if self._days
            else say("{count} hour", "{count} hours", count=rules.hours)
        )
        if rules.poll == "tries":
            return say(
                "All in all there are {time}. As soon as every psychic has found all three cards, what is left of them "
                "is for naming the culprit. If nothing is left, or somebody is still looking, all have lost.",
                time=time,
            )
        return say(
            "All in all there are {time}. As soon as every psychic has found all three cards, the end begins. If "
            "somebody is still looking when they are over, all have lost.",
            time=time,
        )

    def _revealing(self) -> tuple[str, ...]:
        say, rules = self._say, self._rules
        groups = say("The three cards of each psychic form a group.")
        if rules.extra_groups:
            groups += " " + say(
                "{extra} more groups are dealt from cards that nobody looked for: {groups} in all.",
                extra=rules.extra_groups,
                groups=rules.groups,
            )
        return (
            groups,
            say(
                "One group is the culprit’s. The ghost picks it in secret and lays {shared_vision}: three cards, one "
                "for the character, one for the location and one for the {object}, well shuffled."
            ),
            *self._naming(),
        )

    def _naming(self) -> tuple[str, ...]:
        say, rules = self._say, self._rules
        verdict = say("If it is the culprit’s, all have won; if not, all have lost.")
        match rules.poll:
            case "straw":
                turn = (
                    say("The cards lie open. In silence all vote at the same time, in secret and for good.")
                    if rules.tiers is None
                    else say(
                        "The cards are turned up one after another, in silence. Your level says after how many of them "
                        "you vote, in secret and for good."
                    )
                )
                tie = (
                    say("If votes are equal, the eldest of those who cast them decides.")
                    if rules.tiers is None
                    else say(
                        "If votes are equal, the highest level among those who cast them decides, then the eldest."
                    )
                )
                opening = (
                    say("Then the eldest opens the votes, one after another; the culprit is turned last.")
                    if rules.tiers is None
                    else say(
                        "Then the psychic of the highest level opens the votes, one after another, from the lowest "
                        "level up; the culprit is turned last."
                    )
                )
                return turn, opening, f"{say('The group with most votes is accused.')} {tie} {verdict}"
            case "agreement":
                how = (
                    say("The cards lie open. Take your time, then name one group.")
                    if rules.people == 1
                    else say("The cards lie open, and you may talk. When all point at the same group, it is accused.")
                )
                return (f"{how} {verdict}",)
            case "tries":
                enough = (
                    say("When all are sure, the group with more than half of them is accused.")
                    if rules.accusation == "majority"
                    else say("When all are sure, the group with more of them than any other is accused.")
                )
                return (
                    f"{say('The cards lie open. Talk, and put {your_pawn} on a group.')} {enough}",
                    say(
                        "If it is the culprit’s, all have won. If not, it leaves the table and you try again, as long "
                        "as time is left."
                    ),
                )
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(rules.poll)

    def _manners(self) -> tuple[str, ...]:
        say = self._say
        silence = say("The ghost gives nothing away: no word, no nod, no sigh.")
        if self._rules.help_forfeits:
            silence += " " + say(
                "If it helps all the same, a psychic may say so; if that is true, the game is lost for all."
            )
        return silence, say(
            "Say what you see before you say what you think. Ask those who are silent. Move {your_pawn} and nobody "
            "else’s."
        )

    def _tiers(self) -> tuple[Tier, ...]:
        say = self._say
        rows = []
        for cards, (low, high) in enumerate(self._rules.tiers or (), start=1):
            levels = (
                say("level {low} and up", low=low) if high is None else say("level {low} to {high}", low=low, high=high)
            )
            what = say("sees {count} card", "sees {count} cards", count=cards)
            rows.append(Tier(levels, cards, what))
        return tuple(rows)


def rules_title(rules: Rules, say: Translator) -> str:
    """`Classic, easy`."""
    return f"{edition_names(say)[rules.edition]}, {difficulty_names(say)[rules.difficulty].lower()}"
