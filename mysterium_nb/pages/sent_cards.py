"""What the ghost's cards were for: every card given, to whom, when, meaning which suspect card."""

from typing import NamedTuple

from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.events import HourBegan, PawnJudged, StoryEvent, VisionSent
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import GhostNote


class SentCard(NamedTuple):
    card: CardId
    psychic: Colour
    hour: int
    about: CardId
    guess: CardId | None = None
    """Where the pawn stood when that hour was judged, if it has been."""
    right: bool = False


def cards_sent(story: tuple[StoryEvent, ...], sets: dict[Colour, Triple]) -> tuple[SentCard, ...]:
    """In the order in which they were given. `sets` says what belongs to whom."""
    hour = 0
    found = dict.fromkeys(sets, 0)
    sent: list[SentCard] = []
    for event in story:
        match event:
            case HourBegan():
                hour = event.hour
            case VisionSent():
                about = sets[event.psychic][found[event.psychic]]
                sent += [SentCard(card, event.psychic, hour, about) for card in event.cards]
            case PawnJudged():
                found[event.psychic] += event.right
                sent = [
                    one._replace(guess=event.card, right=event.right)
                    if one.psychic == event.psychic and one.hour == hour
                    else one
                    for one in sent
                ]
    return tuple(sent)


def last_note_on(notes: tuple[GhostNote, ...], card: CardId) -> GhostNote | None:
    """The last thing that was noted about a card."""
    return next((note for note in reversed(notes) if note.card == card), None)
