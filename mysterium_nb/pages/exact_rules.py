"""What one stumbles over: the rules that the rulebook leaves folded, each where the rules in force have it."""

from collections.abc import Iterator
from typing import Literal

from mysterium_nb.engine.rules import Rules, difficulties
from mysterium_nb.i18n.catalogue import Translator

Topic = Literal["giving", "guessing", "tokens", "knocking", "ending", "culprit", "tips"]


def exact_rules(topic: Topic, rules: Rules, say: Translator) -> tuple[str, ...]:
    """All that applies to a topic, a sentence or two each."""
    return tuple(text for about, applies, text in _all_rules(rules, say) if about == topic and applies)


def _all_rules(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    """Every rule, what it is about, and whether these rules have it."""
    yield from _giving(rules, say)
    yield from _guessing(rules, say)
    yield from _tokens(rules, say)
    yield from _culprit(rules, say)
    yield from _tips(rules, say)


def _giving(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    yield "giving", True, say("Given is given: no card is taken back, and none is added before next time.")
    yield (
        "giving",
        True,
        say(
            "The ghost serves the psychics in any order. Its hand is filled again after each of them, not only once "
            "all have been served."
        ),
    )
    yield "giving", True, say("When the pile of picture cards is used up, the discarded ones are shuffled and drawn.")
    yield (
        "giving",
        rules.crows > 0 and rules.crow_when == "any_time",
        say("The ghost may {use_crow} at any moment, at the end too, as long as {shared_vision} is not laid."),
    )
    yield (
        "giving",
        rules.crows > 0 and rules.crow_when == "giving",
        say("Before {shared_vision} is laid, too, the ghost may {use_crow}."),
    )
    yield (
        "giving",
        rules.crow_per == "hour" and rules.poll != "tries",
        say("For this the end counts like one more hour."),
    )
    yield (
        "giving",
        rules.crows > 0,
        say("Cards thrown away go first and new ones are drawn then, so that one may come back. Nobody sees them."),
    )


def _guessing(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    timed = rules.timer_seconds is not None
    yield (
        "guessing",
        True,
        say("As soon as you have {a_vision} you may choose. Only a card of the kind you are looking for counts."),
    )
    yield "guessing", rules.psychics > 1, say("If two have chosen the same card, at least one of them is wrong.")
    yield "guessing", timed, say("If {your_pawn} stands on no card when time is up, you are simply wrong.")
    yield (
        "guessing",
        not timed,
        say("If the host ends the guessing while {your_pawn} stands on no card, you are simply wrong."),
    )
    yield (
        "guessing",
        True,
        say(
            "Who has found everything is asked, too, whether they are sure. As soon as somebody moves something, "
            "everybody is asked again."
        ),
    )
    yield (
        "knocking",
        True,
        say("What counts is where {your_pawn} stood when the guessing ended. The ghost chooses only the order."),
    )
    yield "knocking", True, say("A card that has been found leaves the table: nobody else is looking for it.")
    yield (
        "ending",
        rules.poll != "tries",
        say("If the last cards are found at the very last moment, the end is played all the same."),
    )


def _tokens(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    played = rules.tokens > 0
    yield "tokens", played, say("Who has found everything may still place tokens.")
    yield (
        "tokens",
        played,
        say("In one hour you may place as many as you have left. Until time is up you may move them or take them back.")
        if rules.timer_seconds is not None
        else say(
            "In one hour you may place as many as you have left. Until all are sure you may move them or take them "
            "back."
        ),
    )
    yield (
        "tokens",
        played,
        say("A pawn that moves, or goes away, gives back the tokens beside it. Whoever placed them is told."),
    )
    yield "tokens", played, say("Once the ghost has knocked, the tokens beside that pawn are spent, right or wrong.")


def _culprit(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    straw, tries = rules.poll == "straw", rules.poll == "tries"
    yield "culprit", rules.extra_groups > 0, say("The culprit’s may be one of the groups that were added.")
    yield "culprit", True, say("Nobody but the ghost knows which of the three cards is for what.")
    yield (
        "culprit",
        straw,
        say("Nobody talks from the moment {shared_vision} lies there until the votes lie open."),
    )
    yield "culprit", straw, say("You may vote for the group of your own cards.")
    yield (
        "culprit",
        straw,
        say("If the host closes a vote, who has not voted has none. If nobody has voted at all, the game is lost."),
    )
    yield (
        "culprit",
        straw,
        say("Who opens the votes presses for each of them; after a few seconds without a press the house opens it."),
    )
    yield (
        "culprit",
        straw and rules.psychics > 1,
        say("If votes are equal, only who voted for one of the groups that are equal has a say in what follows."),
    )
    yield (
        "culprit",
        rules.poll == "agreement" and rules.people > 1,
        say("As long as you point at different groups nobody is accused."),
    )
    yield (
        "culprit",
        tries and rules.accusation == "plurality",
        say("As long as no group is chosen by more of you than any other, nobody is accused: talk on."),
    )
    yield (
        "culprit",
        tries and rules.accusation == "majority",
        say("As long as no group is chosen by more than half of you, nobody is accused: talk on."),
    )
    yield (
        "culprit",
        tries,
        say("If you cannot agree, the host may close the day: nobody is accused, and a try is lost.")
        if rules.lexicon == "dreams"
        else say("If you cannot agree, the host may close the hour: nobody is accused, and a try is lost."),
    )
    yield "culprit", tries, say("After a wrong try no further picture cards are given.")


def _tips(rules: Rules, say: Translator) -> Iterator[tuple[Topic, bool, str]]:
    easy = rules.difficulty == difficulties(rules.edition)[0]
    yield (
        "tips",
        True,
        say("This is the easy game: the right one to begin with.")
        if easy
        else say("Begin with the easy game; this one is harder."),
    )
    yield "tips", True, say("Let somebody who knows the game be the ghost.")
    yield (
        "tips",
        True,
        say("As the ghost, look slowly at all the cards and at all the groups, not at the right ones alone."),
    )
    yield "tips", True, say("Keep a straight face, above all while the others talk about the right card.")
    yield "tips", True, say("A picture may hint by a thing, a colour, a shape or a mood: think of all four.")
