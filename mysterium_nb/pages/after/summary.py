"""How a game ended, in a headline, and how it went, in a few sentences told from its events."""

from collections import Counter
from typing import NamedTuple, assert_never

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import GroupAccused, HourBegan, PawnJudged
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Revelation
from mysterium_nb.engine.tie_words import tie_sentences
from mysterium_nb.engine.views import RevealedState
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.culprit_panel import group_name

ARTICLES = ("The ", "A ", "An ", "Le ", "La ", "Les ", "L’", "L'", "Un ", "Une ", "Des ")


class Judged(NamedTuple):
    """A pawn judged in an hour."""

    hour: int
    psychic: Colour
    card: CardId
    right: bool


def within(name: str) -> str:
    """A card's name in the middle of a sentence: its article is no capital there.

    >>> within("The lamplighter"), within("Colonel March")
    ('the lamplighter', 'Colonel March')
    """
    return name[0].lower() + name[1:] if name.startswith(ARTICLES) else name


def beginning(text: str) -> str:
    """The same words at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def headline(desk: Desk, truth: RevealedState) -> str:
    view, say = desk.view, desk.say
    assert view.outcome is not None
    culprit = _character(desk, view.finale, truth.culprit)
    match view.outcome.why:
        case "culprit_found":
            return say("It was {card}. The house can sleep.", card=culprit)
        case "wrong_group":
            accused = _character(desk, view.finale, view.finale.accused if view.finale is not None else None)
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


def _character(desk: Desk, finale: Revelation | None, group: int | None) -> str:
    return "" if finale is None or group is None else within(desk.names(finale.groups[group - 1][0]))


def how_it_went(desk: Desk, truth: RevealedState) -> str:
    """At most four sentences: who found first, the hardest card, the best hour, what stayed hidden or how the culprit
    was named."""
    judged = _judged(desk)
    if not judged:
        return desk.say("Nothing had been found yet.")
    tellings = (
        _first(desk, judged),
        _hardest(desk, judged),
        _best_hour(desk, judged),
        _unfound(desk, truth) or _naming(desk, truth),
    )
    return " ".join(sentence for sentence in tellings if sentence)


def _judged(desk: Desk) -> list[Judged]:
    hour, judged = 0, []
    for event in desk.view.story:
        match event:
            case HourBegan():
                hour = event.hour
            case PawnJudged():
                judged.append(Judged(hour, event.psychic, event.card, event.right))
            case _:
                continue
    return judged


def _first(desk: Desk, judged: list[Judged]) -> str:
    """Who had all three first, or at least who was right first."""
    right = [one for one in judged if one.right]
    if not right:
        return desk.say("Nobody was ever right.")
    for place, one in enumerate(right):
        if sum(other.psychic == one.psychic for other in right[: place + 1]) == 3:
            who, hour = desk.who(one.psychic), desk.hour(one.hour)
            return desk.say("{who} was the first to find everything ({hour}).", who=beginning(who), hour=hour)
    who, hour, card = desk.who(right[0].psychic), desk.hour(right[0].hour), within(desk.names(right[0].card))
    return desk.say("{who} was right first ({hour}): {card}.", who=beginning(who), hour=hour, card=card)


def _hardest(desk: Desk, judged: list[Judged]) -> str:
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
        return desk.say("Nobody ever chose a wrong card.") if flawless else ""
    who, card = desk.who(hardest.psychic), within(desk.names(hardest.card))
    return desk.say("It took {who} {count} tries to see {card}.", who=who, count=most, card=card)


def _best_hour(desk: Desk, judged: list[Judged]) -> str:
    """The hour in which most were right, where it stands out."""
    right = Counter(one.hour for one in judged if one.right)
    (hour, most), (_, next_best), *_ = (*right.most_common(2), (0, 0), (0, 0))
    if most < 2 or most == next_best:
        return ""
    return desk.say("The best moment was {hour}: {count} were right at once.", hour=desk.hour(hour), count=most)


def _unfound(desk: Desk, truth: RevealedState) -> str:
    """Which cards stayed hidden, while they are few."""
    hidden = [
        within(desk.names(card))
        for psychic, cards in zip(desk.view.psychics, truth.sets, strict=False)
        for card in cards[psychic.step :]
    ]
    if not hidden:
        return ""
    if len(hidden) > 3:
        return desk.say("{count} cards were never found.", count=len(hidden))
    return desk.say("Never found: {cards}.", cards=join_names(hidden, desk.looking.lang))


def _naming(desk: Desk, truth: RevealedState) -> str:
    """How the votes fell, or how often the wrong group was accused on the way."""
    say, finale = desk.say, desk.view.finale
    if finale is None or truth.culprit is None:
        return ""
    missed = [e for e in desk.view.story if isinstance(e, GroupAccused) and not e.right]
    if truth.votes:
        good, total = sum(group == truth.culprit for _, group in truth.votes), len(truth.votes)
        tied = "" if finale.tie is None else " " + " ".join(tie_sentences(desk.view, finale.tie, desk.looking.lang))
        if not good:
            return say("Not one vote fell on the culprit.") + tied
        return say("{count} of {total} votes fell on the culprit.", count=good, total=total) + tied
    if missed and desk.view.rules.poll == "tries":
        groups = join_names([group_name(desk, finale, e.group) for e in missed], desk.looking.lang)
        return say("Accused in error: {groups}.", groups=groups)
    return ""
