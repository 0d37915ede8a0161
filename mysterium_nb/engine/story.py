"""The story so far, as one seat may know it: chapters of short sentences, told from that seat's view."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import assert_never

from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.events import (
    CrowSent,
    DayClosed,
    GameEnded,
    GameStarted,
    GhostReported,
    GroupAccused,
    HintAsked,
    HourBegan,
    LinedUp,
    OpeningBegan,
    Paused,
    PawnJudged,
    ReportSettled,
    Resumed,
    SeatLeft,
    SeatTaken,
    SharedVisionLaid,
    StepEnded,
    StoodIn,
    StoryEvent,
    TierClosed,
    TimeAdded,
    TokensReturned,
    VisionSent,
    VisionsPassed,
    VisionTurned,
    VoteOpened,
    VotesCounted,
    VotesOpened,
)
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.prompt import ENDINGS
from mysterium_nb.engine.seats import Colour, SeatId
from mysterium_nb.engine.tie_words import tie_sentences
from mysterium_nb.engine.views import GhostView, PublicView
from mysterium_nb.i18n.catalogue import Fact, Translator, hour_name, join_names, translator

CardName = Callable[[CardId], str]


@dataclass(frozen=True)
class StoryChapter:
    title: str
    lines: tuple[str, ...]


def story_chapters(view: PublicView, name: CardName = str, lang: str = "en") -> tuple[StoryChapter, ...]:
    """Chapters, one an hour; `name` says what a card is called (a deck's `namer`)."""
    teller = _StoryWriter(view, name, lang)
    titles = [teller.say("At the beginning")]
    chapters: list[list[str]] = [[]]
    for event in view.story:
        if isinstance(event, HourBegan | LinedUp):
            titles.append(teller.title(event))
            chapters.append([])
        chapters[-1] += teller.tell(event)
    return tuple(StoryChapter(title, tuple(lines)) for title, lines in zip(titles, chapters, strict=True) if lines)


def story_lines_since(view: PublicView, start: int, name: CardName = str, lang: str = "en") -> list[str]:
    """The lines that the story has gained since it had `start` events."""
    return [line for _, lines in story_events_since(view, start, name, lang) for line in lines]


def story_events_since(
    view: PublicView, start: int, name: CardName = str, lang: str = "en"
) -> list[tuple[StoryEvent, list[str]]]:
    """The events that the story has gained since it had `start` of them, each with the lines that tell it."""
    teller = _StoryWriter(view, name, lang)
    told: list[tuple[StoryEvent, list[str]]] = []
    for place, event in enumerate(view.story):
        if place >= start:
            told.append((event, [*teller.tell(event)]))
        elif isinstance(event, PawnJudged):
            teller.find(event)
    return told


class _StoryWriter:
    """Tells event after event; remembers only what each psychic has found, to know which card a vision was for."""

    def __init__(self, view: PublicView, name: CardName, lang: str) -> None:
        self.view = view
        self.name = name
        self.lang = lang
        self.say: Translator = translator(lang, view.rules.lexicon)
        self.found: dict[Colour, int] = {}
        self.sets = _known_sets(view)

    def title(self, event: HourBegan | LinedUp) -> str:
        hour = hour_name(event.hour, self.lang, self.view.rules.lexicon)
        title = self.say("{Revelation}") if isinstance(event, LinedUp) else hour
        return title[0].upper() + title[1:]

    def who(self, seat: SeatId) -> str:
        return seat_name(self.view.setup, seat, self.lang)

    def whom(self, seats: tuple[SeatId, ...]) -> str:
        return join_names([self.who(seat) for seat in seats], self.lang)

    def cards(self, cards: tuple[CardId, ...]) -> str:
        return join_names([self.name(card) for card in cards], self.lang)

    def tell(self, event: StoryEvent) -> Iterator[str]:
        say = self.say
        match event:
            case GameStarted():
                yield from self._started(event)
            case HourBegan():
                if self.view.rules.tokens and event.hour in self.view.rules.tokens_return:
                    yield say("All clairvoyancy tokens come back.")
            case VisionSent():
                yield self._vision(event)
            case VisionsPassed():
                yield say("The ghost had no card left for {names}.", names=self.whom(event.psychics))
            case CrowSent():
                yield say(
                    "The ghost {used_crow}: {count} card was exchanged.",
                    "The ghost {used_crow}: {count} cards were exchanged.",
                    count=event.cards,
                )
            case TokensReturned():
                who, names = self.who(event.psychic), self.whom(event.owners)
                yield say("{who} thought again: tokens come back to {names}.", who=who, names=names)
            case StepEnded():
                yield say(_STEP_ENDINGS[event.why])
                if event.missing:
                    yield say("{names} had chosen nothing.", names=self.whom(event.missing))
            case PawnJudged():
                yield from self._judged(event)
            case LinedUp():
                yield say("{LineUp}: {count} groups of character, location and {object}.", count=len(event.groups))
            case SharedVisionLaid():
                yield say("The ghost laid {shared_vision} on the table.")
            case VisionTurned():
                yield say("Turned up: {cards}.", cards=self.cards(event.cards))
            case TierClosed():
                yield say("The host closed the vote; {names} had not voted.", names=self.whom(event.missing))
            case VotesOpened():
                for colour, group in event.votes:
                    yield say("{who} voted for group {group}.", who=self.who(colour), group=self.group(group))
            case OpeningBegan():
                yield say("{who} opened the votes, from the lowest level up.", who=self.who(event.opener))
            case VoteOpened():
                yield say("{who} voted for group {group}.", who=self.who(event.psychic), group=event.group)
            case VotesCounted():
                if event.tie is not None:
                    yield from tie_sentences(self.view, event.tie, self.lang)
            case GroupAccused():
                verdict = (
                    "Group {group} was accused, and it was the culprit’s."
                    if event.right
                    else ("Group {group} was accused, wrongly.")
                )
                yield say(verdict, group=self.group(event.group))
            case DayClosed():
                yield say("The host closed this try: nobody was accused, and it is lost.")
            case GameEnded():
                yield say(ENDINGS[event.why])
            case Paused():
                yield say("The game was paused.")
            case Resumed():
                yield say("The game went on.")
            case TimeAdded():
                yield say("The host added {count} second.", "The host added {count} seconds.", count=event.seconds)
            case HintAsked():
                yield say("{who} asked for a hint.", who=self.who(event.psychic))
            case StoodIn():
                yield say("The host let a bot move for {who}.", who=self.who(event.seat))
            case GhostReported():
                yield say("{who} said that the ghost had helped.", who=self.who(event.psychic))
            case ReportSettled():
                yield say(_VERDICTS[event.verdict])
            case SeatTaken():
                seat = self.say("{psychic}", psychic=event.seat)
                taken = "{who}, a bot, sat down: {seat}." if event.kind == "bot" else "{who} sat down: {seat}."
                yield say(taken, who=event.name, seat=seat)
            case SeatLeft():
                yield say("A seat was left: {psychic}.", psychic=event.seat)
            case _:  # pragma: no cover - the type checker proves that nothing is left
                assert_never(event)

    def _started(self, event: GameStarted) -> Iterator[str]:
        count = len(event.board[0])
        yield self.say("{count} characters, locations and {objects} lie on the table.", count=count)
        if event.deal:
            yield self.say("The deal is called “{deal}”.", deal=event.deal)
        if event.typed:
            yield self.say("The deal comes from a seed that somebody typed in: this is a demo or a test.")

    def group(self, number: int) -> Fact:
        """Groups go by number, or by their psychic's colour where pawns try."""
        finale = self.view.finale
        owner = finale.owners[number - 1] if finale is not None and self.view.rules.poll == "tries" else None
        return number if owner is None else self.say("{psychic}", psychic=owner)

    def _vision(self, event: VisionSent) -> str:
        who, cards = self.who(event.psychic), self.cards(event.cards)
        meant = self._target(event.psychic)
        if meant is None:
            return self.say("The ghost sent {who}: {cards}.", who=who, cards=cards)
        card = self.name(meant)
        return self.say("The ghost sent {who}: {cards}; meant: {card}.", who=who, cards=cards, card=card)

    def _target(self, psychic: Colour) -> CardId | None:
        belongs = self.sets.get(psychic)
        return None if belongs is None else belongs[self.found.get(psychic, 0)]

    def find(self, event: PawnJudged) -> None:
        self.found[event.psychic] = self.found.get(event.psychic, 0) + event.right

    def _judged(self, event: PawnJudged) -> Iterator[str]:
        who, card = self.who(event.psychic), self.name(event.card)
        self.find(event)
        if event.right:
            yield self.say("One knock: {who} was right, it is “{card}”.", who=who, card=card)
        else:
            yield self.say("Two knocks: {who} was wrong about “{card}”.", who=who, card=card)
        if event.raised:
            yield self.say("Moved up for foreseeing it: {names}.", names=self.whom(event.raised))
        if event.bonus:
            yield self.say("{who} has found everything and moves up {count}.", who=who, count=event.bonus)


_STEP_ENDINGS = {
    "sure": "All were sure.",
    "time": "The hourglass ran out.",
    "host": "The host ended the talk.",
}
_VERDICTS = {"helped": "The ghost was found to have helped.", "kept_silent": "The report was dismissed."}


def _known_sets(view: PublicView) -> dict[Colour, Triple]:
    """What belongs to whom, where the seat may know it."""
    sets = view.sets if isinstance(view, GhostView) else view.truth.sets if view.truth is not None else ()
    return {psychic.colour: belongs for psychic, belongs in zip(view.psychics, sets, strict=False)}
