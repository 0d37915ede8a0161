"""What happened at each moment of a replay, in a sentence or two, as the seat one looks from may know it."""

from collections.abc import Iterator, Sequence

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.events import (
    CardsAssigned,
    CulpritChosen,
    Event,
    FirstGuessMade,
    GroupPointed,
    HourBegan,
    HourglassTurned,
    Noted,
    PawnPlaced,
    PawnTaken,
    Said,
    SureSaid,
    SureTakenBack,
    TokenPlaced,
    TokenTaken,
    VoteCast,
    VoteSealed,
)
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.engine.story import story_lines_since
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.i18n.catalogue import Translator, hour_name, translator
from mysterium_nb.logs.replays.replay import EVERYTHING, Moment, Replay
from mysterium_nb.pages.after.summary import capitalise_first, mid_sentence


def captions(replay: Replay, views: Sequence[View], seat: SeatId, names: CardNames, lang: str) -> list[str]:
    """A caption for every moment; none where this seat noticed nothing. `views` are what it saw at each moment."""
    told: list[str] = []
    before: View | None = None
    for moment, seen in zip(replay.moments, views, strict=True):
        noticed = before is None or seen != before or seat == EVERYTHING
        told.append(_caption(moment, before, seen, seat, names, lang) if noticed else "")
        before = seen
    return told


def _caption(moment: Moment, before: View | None, seen: View, seat: SeatId, names: CardNames, lang: str) -> str:
    teller, events = _CaptionWriter(seen, seat, names, lang), moment.events
    lines = [] if isinstance(seen, PsychicView) and seen.owing else [*teller.tell(events)]
    lines += story_lines_since(seen, 0 if before is None else len(before.story), names, lang)
    lines += teller.tell_time(events)
    return " ".join(lines) or prompt(moment.seen_from(WATCH), lang).now


class _CaptionWriter:
    """Tells what the chronicle leaves out: pawns, tokens, talk, and what was hidden then."""

    def __init__(self, seen: View, seat: SeatId, names: CardNames, lang: str) -> None:
        self._seen = seen
        self._seat = seat
        self._names = names
        self._lang = lang
        self.say: Translator = translator(lang, seen.rules.lexicon)

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        say = self.say
        for event in events:
            match event:
                case PawnPlaced():
                    yield say("{who} chose {card}.", who=self._who(event.psychic), card=self._card(event.card))
                case PawnTaken():
                    yield say("{who} took {the_pawn} back.", who=self._who(event.psychic))
                case TokenPlaced() if event.face == "agree":
                    yield say("{who} agreed with {other}.", who=self._who(event.psychic), other=self._other(event.on))
                case TokenPlaced():
                    yield say(
                        "{who} disagreed with {other}.", who=self._who(event.psychic), other=self._other(event.on)
                    )
                case TokenTaken():
                    yield say(
                        "{who} took a token back from {other}.",
                        who=self._who(event.psychic),
                        other=self._other(event.on),
                    )
                case SureSaid():
                    yield say("{who} was sure.", who=self._who(event.psychic))
                case SureTakenBack():
                    yield say("{who} was not sure any more.", who=self._who(event.psychic))
                case Said():
                    yield say("{who}: “{words}”", who=self._who(event.psychic), words=event.text)
                case GroupPointed(group=None):
                    yield say("{who} took {the_pawn} back.", who=self._who(event.psychic))
                case GroupPointed(group=int(group)):
                    yield say("{who} pointed at group {group}.", who=self._who(event.psychic), group=group)
                case VoteCast() if not self._knows(event.psychic):
                    yield say("{who} voted, in secret.", who=self._who(event.psychic))
                case CardsAssigned():
                    yield say("The ghost chose what belongs to whom.")
                case FirstGuessMade() | VoteSealed() if self._knows(event.psychic):
                    yield self._sealed(event)
                case CulpritChosen() if self._knows(GHOST):
                    yield say("The ghost chose group {group} as the culprit’s.", group=event.group)
                case Noted() if self._knows(GHOST):
                    yield self._noted(event)
                case _:
                    continue  # in the story, or no news to anybody

    def tell_time(self, events: Sequence[Event]) -> Iterator[str]:
        """What follows from a move, and is told after it."""
        for event in events:
            match event:
                case HourBegan():
                    hour = hour_name(event.hour, self._lang, self._seen.rules.lexicon)
                    yield self.say("{hour} began.", hour=capitalise_first(hour))
                case HourglassTurned() if event.ends_at is not None:
                    yield self.say("The hourglass was turned.")
                case _:
                    continue

    def _sealed(self, event: FirstGuessMade | VoteSealed) -> str:
        who = self._who(event.psychic)
        if isinstance(event, VoteSealed):
            return self.say("Sealed: {who} for group {group}.", who=who, group=event.group)
        if event.card is None:
            return self.say("{who} made no first guess.", who=who)
        card, percent = self._card(event.card), event.confidence or 0
        return self.say("Alone, {who} thought of {card}, {percent} % sure.", who=who, card=card, percent=percent)

    def _noted(self, event: Noted) -> str:
        card = self._card(event.card)
        if event.words:
            return self.say("The ghost noted on {card}: “{words}”", card=card, words=event.words)
        return self.say("The ghost made a note on {card}.", card=card)

    def _knows(self, seat: SeatId) -> bool:
        mine = self._seen.mine if isinstance(self._seen, PsychicView) else (self._seen.seat,)
        return self._seat == EVERYTHING or seat in mine

    def _who(self, seat: SeatId) -> str:
        return capitalise_first(self._other(seat))

    def _other(self, seat: SeatId) -> str:
        return seat_name(self._seen.setup, seat, self._lang)

    def _card(self, card: str) -> str:
        return mid_sentence(self._names(card))
