"""The tale of a game that is over, hour by hour: what each psychic was sent and meant to see, and what they made of it.

What happened around that is told by the chronicle.
"""

from typing import NamedTuple

from msgspec.structs import replace

from mysterium_nb.engine.events import (
    GameEnded,
    GameStarted,
    HourBegan,
    LinedUp,
    PawnJudged,
    StoryEvent,
    VisionSent,
)
from mysterium_nb.engine.seats import GHOST, Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import RevealedState
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.intentions import CardIntention, card_intentions
from mysterium_nb.pages.after.summary import capitalise_first, mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Heading, Piece, PsychicRow, Text, Thumbnail

Events = tuple[StoryEvent, ...]
SHOWN_IN_TIMELINE = (VisionSent, PawnJudged, GameEnded)
"""What the tale says in words of its own, or the headline has said."""


def timeline(builder: PageBuilder, truth: RevealedState) -> tuple[Piece, ...]:
    """For each hour a heading, a paragraph on what happened to all, and one for each psychic."""
    given = [one for one in card_intentions(builder, truth) if one.sent is not None]
    pieces: list[Piece] = [Heading(text=builder.say("The whole story"))]
    for events in _chapters(builder.view.story):
        title, lead = _opened(builder, events)
        told = " ".join(part for part in (lead, _other_events(builder, events)) if part)
        passages = _passages(builder, truth, events, given)
        if told or passages:
            pieces.append(Heading(text=title, style="minor"))
            pieces += [Text(text=told)] if told else []
            pieces += passages
    return tuple(pieces)


def _chapters(story: Events) -> list[Events]:
    """What happened before the deal is told by who sits there; then each hour is a chapter, and the line-up one."""
    dealt = next((at for at, event in enumerate(story) if isinstance(event, GameStarted)), len(story))
    chapters: list[list[StoryEvent]] = [[]]
    for event in story[dealt:]:
        if isinstance(event, HourBegan | LinedUp):
            chapters.append([])
        chapters[-1].append(event)
    return [tuple(events) for events in chapters if events]


def _opened(builder: PageBuilder, events: Events) -> tuple[str, str]:
    """How a chapter is called, and how it begins."""
    say = builder.say
    match events[0]:
        case HourBegan():
            return capitalise_first(builder.hour(events[0].hour)), _right(builder, events)
        case LinedUp():
            return capitalise_first(say("{Revelation}")), ""
        case _:
            return say("At the beginning"), _company(builder)


def _company(builder: PageBuilder) -> str:
    names = [builder.who(colours[0]) for colours in builder.view.setup.players]
    if builder.view.setup.sitter(GHOST) is None or not names:
        return ""
    around = join_names(names, builder.state.lang)
    return builder.say("{ghost} was the ghost. Around the table: {names}.", ghost=builder.who(GHOST), names=around)


def _right(builder: PageBuilder, events: Events) -> str:
    judged = [event.right for event in events if isinstance(event, PawnJudged)]
    if not judged:
        return ""
    if not any(judged):
        return builder.say("Nobody was right.")
    if all(judged):
        return builder.say("Everybody was right.") if len(judged) > 1 else ""
    return builder.say("{count} of {total} were right.", count=sum(judged), total=len(judged))


def _other_events(builder: PageBuilder, events: Events) -> str:
    """Whatever else happened, as the chronicle tells it."""
    rest = tuple(event for event in events if not isinstance(event, SHOWN_IN_TIMELINE))
    chapters = story_chapters(replace(builder.view, story=rest), builder.names, builder.state.lang)
    return " ".join(line for chapter in chapters for line in chapter.lines)


class _Part(NamedTuple):
    """One psychic's part in an hour."""

    psychic: Psychic
    hour: int
    cards: tuple[CardIntention, ...]
    verdict: PawnJudged | None
    judged: bool
    """Whether anybody was judged in this hour."""

    @property
    def right(self) -> bool:
        return self.verdict is not None and self.verdict.right


def _passages(builder: PageBuilder, truth: RevealedState, events: Events, given: list[CardIntention]) -> list[Piece]:
    if not isinstance(events[0], HourBegan):
        return []
    hour = events[0].hour
    verdicts = {event.psychic: event for event in events if isinstance(event, PawnJudged)}
    sent: dict[Colour, list[CardIntention]] = {}
    for one in given:
        if one.sent is not None and one.sent.hour == hour:
            sent.setdefault(one.sent.psychic, []).append(one)
    return [
        _passage(
            builder, truth, _Part(psychic, hour, tuple(sent.get(colour, ())), verdicts.get(colour), bool(verdicts))
        )
        for psychic in builder.view.psychics
        if (colour := psychic.colour) in {*sent, *verdicts}
    ]


def _passage(builder: PageBuilder, truth: RevealedState, part: _Part) -> PsychicRow:
    """What became of one psychic in an hour; a press shows the cards large."""
    thumbnails = [Thumbnail(one.card, style="sent", alt=builder.names(one.card)) for one in part.cards]
    if part.cards and not part.right:
        thumbnails.append(Thumbnail(part.cards[0].about, style="meant", alt=builder.names(part.cards[0].about)))
    if part.verdict is not None:
        style = "right" if part.right else "wrong"
        thumbnails.append(Thumbnail(part.verdict.card, style=style, alt=builder.names(part.verdict.card)))
    text = _sentence(builder, part)
    more = " ".join(filter(None, (_notes(builder, part), _alone(builder, truth, part), _foreseen(builder, part))))
    return PsychicRow(
        key=builder.register(
            f"tale:{part.hour}:{part.psychic.colour}", builder.enlarge(*(thumbnail.card for thumbnail in thumbnails))
        ),
        text=text,
        subtitle=more,
        label=builder.say("{text} See the cards large.", text=f"{text} {more}".strip()),
        seat=part.psychic.colour,
        thumbnails=tuple(thumbnails),
        style="tale right" if part.right else "tale",
    )


def _sentence(builder: PageBuilder, part: _Part) -> str:
    say, who = builder.say, capitalise_first(builder.who(part.psychic.colour))
    cards = join_names([say("“{words}”", words=builder.names(one.card)) for one in part.cards], builder.state.lang)
    chosen = "" if part.verdict is None else mid_sentence(builder.names(part.verdict.card))
    if not part.cards:
        if part.right:
            return say("{who} was sent nothing and saw {card} all the same.", who=who, card=chosen)
        return say("{who} was sent nothing and chose {card}.", who=who, card=chosen)
    about = mid_sentence(builder.names(part.cards[0].about))
    if part.right:
        return say("{who} was sent {cards}, and saw {card}.", who=who, cards=cards, card=chosen)
    if part.verdict is not None:
        return say(
            "{who} was sent {cards} for {about}, and chose {card}.", who=who, cards=cards, about=about, card=chosen
        )
    if part.judged:
        return say("{who} was sent {cards} for {about}, and chose nothing.", who=who, cards=cards, about=about)
    return say("{who} was sent {cards} for {about}.", who=who, cards=cards, about=about)


def _notes(builder: PageBuilder, part: _Part) -> str:
    """What the ghost noted on these cards."""
    words = [
        builder.say("“{words}”", words=one.note.words) for one in part.cards if one.note is not None and one.note.words
    ]
    return builder.say("The ghost noted {words}.", words=join_names(words, builder.state.lang)) if words else ""


def _alone(builder: PageBuilder, truth: RevealedState, part: _Part) -> str:
    """What they thought of before anybody talked, where it was something else."""
    say = builder.say
    for guess in truth.first_guesses:
        if (guess.psychic, guess.hour) != (part.psychic.colour, part.hour) or guess.card is None:
            continue
        if part.verdict is None or guess.card == part.verdict.card:
            continue
        who, card = builder.who(guess.psychic), mid_sentence(builder.names(guess.card))
        if part.cards and guess.card == part.cards[0].about:
            return say("Alone, {who} had been right, and let go of it.", who=who)
        return say("Alone, {who} had thought of {card}.", who=who, card=card)
    return ""


def _foreseen(builder: PageBuilder, part: _Part) -> str:
    if part.verdict is None or not part.verdict.raised:
        return ""
    names = join_names([builder.who(colour) for colour in part.verdict.raised], builder.state.lang)
    return builder.say("Foreseen by {names}.", names=names)
