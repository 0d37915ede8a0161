"""How a game ended, in a headline, and how it went, in a few sentences told from its events."""

from collections import Counter
from typing import NamedTuple, assert_never

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import GroupAccused, HourBegan, PawnJudged
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Outcome, Revelation
from mysterium_nb.engine.tie_words import tie_sentences
from mysterium_nb.engine.views import RevealedState
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import group_name

ARTICLES = ("The ", "A ", "An ", "Le ", "La ", "Les ", "L’", "L'", "Un ", "Une ", "Des ")


class JudgedGuess(NamedTuple):
    """A pawn judged in an hour."""

    hour: int
    psychic: Colour
    card: CardId
    right: bool


def mid_sentence(name: str) -> str:
    """A card's name in the middle of a sentence: its article is no capital there.

    >>> mid_sentence("The lamplighter"), mid_sentence("Colonel March")
    ('the lamplighter', 'Colonel March')
    """
    return name[0].lower() + name[1:] if name.startswith(ARTICLES) else name


def capitalise_first(text: str) -> str:
    """The same words at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def when_it_ended(builder: PageBuilder, outcome: Outcome) -> str:
    say, hour = builder.say, builder.view.hour
    ended = capitalise_first(builder.hour(hour)) if hour else say("Before it began")
    won = say("Won") if outcome.won else say("Not won") if outcome.why == "called_off" else say("Lost")
    return say("{hour} · {won}", hour=ended, won=won)


def headline(builder: PageBuilder, truth: RevealedState) -> str:
    view, say = builder.view, builder.say
    assert view.outcome is not None
    culprit = _character(builder, view.finale, truth.culprit)
    match view.outcome.why:
        case "culprit_found":
            return say("It was {card}. The house can sleep.", card=culprit)
        case "wrong_group":
            accused = _character(builder, view.finale, view.finale.accused if view.finale is not None else None)
            return say("Not {accused}: it was {card}.", accused=accused, card=culprit)
        case "out_of_time":
            return say("The last bell. The house keeps its secret.")
        case "no_votes":
            return say("Not one voice. The house keeps its secret.")
        case "ghost_helped":
            return say("A word too many, and the spell is broken.")
        case "called_off":
            return say("The lights go on before the end.")
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(view.outcome.why)


def _character(builder: PageBuilder, finale: Revelation | None, group: int | None) -> str:
    return "" if finale is None or group is None else mid_sentence(builder.names(finale.groups[group - 1][0]))


def course_of_game(builder: PageBuilder, truth: RevealedState) -> str:
    """At most four sentences: who found first, the hardest card, the best hour, what stayed hidden or how the culprit
    was named."""
    judged = _judged(builder)
    if not judged:
        return builder.say("Nothing had been found yet.")
    tellings = (
        _first(builder, judged),
        _hardest(builder, judged),
        _best_hour(builder, judged),
        _unfound(builder, truth) or _naming(builder, truth),
    )
    return " ".join(sentence for sentence in tellings if sentence)


def _judged(builder: PageBuilder) -> list[JudgedGuess]:
    hour, judged = 0, []
    for event in builder.view.story:
        match event:
            case HourBegan():
                hour = event.hour
            case PawnJudged():
                judged.append(JudgedGuess(hour, event.psychic, event.card, event.right))
            case _:
                continue
    return judged


def _first(builder: PageBuilder, judged: list[JudgedGuess]) -> str:
    """Who had all three first, or at least who was right first."""
    right = [one for one in judged if one.right]
    if not right:
        return builder.say("Nobody was ever right.")
    for place, one in enumerate(right):
        if sum(other.psychic == one.psychic for other in right[: place + 1]) == 3:
            who, hour = builder.who(one.psychic), builder.hour(one.hour)
            return builder.say("{who} was the first to find everything ({hour}).", who=capitalise_first(who), hour=hour)
    who, hour, card = (
        builder.who(right[0].psychic),
        builder.hour(right[0].hour),
        mid_sentence(builder.names(right[0].card)),
    )
    return builder.say("{who} was right first ({hour}): {card}.", who=capitalise_first(who), hour=hour, card=card)


def _hardest(builder: PageBuilder, judged: list[JudgedGuess]) -> str:
    """The card that took the most tries before it was seen."""
    most, hardest = 1, None
    tries: dict[Colour, int] = {}
    for one in judged:
        tries[one.psychic] = tries.get(one.psychic, 0) + 1
        if one.right:
            if tries[one.psychic] > most:
                most, hardest = tries[one.psychic], one
            tries[one.psychic] = 0
    if hardest is None:
        flawless = all(one.right for one in judged)
        return builder.say("Nobody ever chose a wrong card.") if flawless else ""
    who, card = builder.who(hardest.psychic), mid_sentence(builder.names(hardest.card))
    return builder.say("It took {who} {count} tries to see {card}.", who=who, count=most, card=card)


def _best_hour(builder: PageBuilder, judged: list[JudgedGuess]) -> str:
    """The hour in which most were right, where it stands out."""
    right = Counter(one.hour for one in judged if one.right)
    (hour, most), (_, next_best), *_ = (*right.most_common(2), (0, 0), (0, 0))
    if most < 2 or most == next_best:
        return ""
    return builder.say("The best moment was {hour}: {count} were right at once.", hour=builder.hour(hour), count=most)


def _unfound(builder: PageBuilder, truth: RevealedState) -> str:
    """Which cards stayed hidden, while they are few."""
    hidden = [
        mid_sentence(builder.names(card))
        for psychic, cards in zip(builder.view.psychics, truth.sets, strict=False)
        for card in cards[psychic.step :]
    ]
    if not hidden:
        return ""
    if len(hidden) > 3:
        return builder.say("{count} cards were never found.", count=len(hidden))
    return builder.say("Never found: {cards}.", cards=join_names(hidden, builder.state.lang))


def _naming(builder: PageBuilder, truth: RevealedState) -> str:
    """How the votes fell, or how often the wrong group was accused on the way."""
    say, finale = builder.say, builder.view.finale
    if finale is None or truth.culprit is None:
        return ""
    missed = [e for e in builder.view.story if isinstance(e, GroupAccused) and not e.right]
    if truth.votes:
        good, total = sum(group == truth.culprit for _, group in truth.votes), len(truth.votes)
        tied = "" if finale.tie is None else " " + " ".join(tie_sentences(builder.view, finale.tie, builder.state.lang))
        if not good:
            return say("Not one vote fell on the culprit.") + tied
        return say("{count} of {total} votes fell on the culprit.", count=good, total=total) + tied
    if missed and builder.view.rules.poll == "tries":
        groups = join_names([group_name(builder, finale, e.group) for e in missed], builder.state.lang)
        return say("Accused in error: {groups}.", groups=groups)
    return ""
