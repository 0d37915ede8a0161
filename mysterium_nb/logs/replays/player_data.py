"""A replay as plain data for the page that plays it: captions, hours, the ribbon of each psychic, and all words."""

from typing import Any

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.events import PawnJudged, VisionSent
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.i18n.catalogue import Translator, join_names, translator
from mysterium_nb.logs.replays.beliefs import Beliefs, BeliefState
from mysterium_nb.logs.replays.captions import captions
from mysterium_nb.logs.replays.misreadings import Misunderstanding, misunderstandings
from mysterium_nb.logs.replays.replay import EVERYTHING, Moment, Replay
from mysterium_nb.pages.after.summary import capitalise_first, mid_sentence
from mysterium_nb.pages.builder import short_hour

PlayerData = dict[str, Any]
SEES_SECRETS = (EVERYTHING, GHOST)
"""From where one sees what is right."""


def player_data(
    replay: Replay, beliefs: tuple[Beliefs, ...], seat: SeatId, lang: str, *, seats: tuple[SeatId, ...]
) -> PlayerData:
    """All that the page shows besides the table itself, as seen from a seat; `seats` are those one can change to."""
    return _DataBuilder(replay, beliefs, seat, lang).tape(seats)


class _DataBuilder:
    def __init__(self, replay: Replay, beliefs: tuple[Beliefs, ...], seat: SeatId, lang: str) -> None:
        self._replay = replay
        self._beliefs = beliefs
        self._seat = seat
        self._lang = lang
        self._setup = replay.last.setup
        self._names = CardNames(replay.deck, lang)
        self.say: Translator = translator(lang, self._setup.rules.lexicon)

    def tape(self, seats: tuple[SeatId, ...]) -> PlayerData:
        views = [moment.seen_from(self._seat) for moment in self._replay.moments]
        told = captions(self._replay, views, self._seat, self._names, self._lang)
        return {
            "lang": self._lang,
            "seat": self._seat,
            "seats": [[seat, self._called(seat)] for seat in seats],
            "captions": told,
            "hours": [self._hour(moment) for moment in self._replay.moments],
            "ribbons": [self._ribbon(psychic.colour) for psychic in self._replay.last.psychics],
            "visions": [place for place, moment in enumerate(self._replay.moments) if _vision(moment)],
            "missed": self._missed(),
            "words": self._words(),
        }

    def _called(self, seat: SeatId) -> str:
        if seat == EVERYTHING:
            return self.say("Everything, hidden things too")
        if seat == WATCH:
            return self.say("The table, as all saw it")
        who = seat_name(self._setup, seat, self._lang)
        colour = self.say("{psychic}", psychic=seat)
        return capitalise_first(who if who == colour or colour in who else f"{who} ({colour})")

    def _hour(self, moment: Moment) -> str:
        state = moment.state
        if not state.hour:
            return ""
        if state.finale is not None:
            return self.say("{Revelation}")
        return short_hour(state.hour, self._lang, state.setup.rules.lexicon)

    def _ribbon(self, colour: str) -> dict[str, Any]:
        """How much was open to a psychic at each moment; what is right is only for those who know."""
        told = [beliefs.get(colour) for beliefs in self._beliefs]  # type: ignore[call-overload] # a colour in play
        knows = self._seat in SEES_SECRETS
        ribbon: dict[str, Any] = {
            "seat": colour,
            "name": capitalise_first(seat_name(self._setup, colour, self._lang)),
            "open": [None if one is None else round(one.open_share, 3) for one in told],
            "says": [self._reading(one, knows=knows) for one in told],
            "knocks": self._knocks(colour),
        }
        if knows:
            ribbon["right"] = [None if one is None or not one.target else round(one.chance_of_truth, 3) for one in told]
        return ribbon

    def _reading(self, belief: BeliefState | None, *, knows: bool) -> str:
        if belief is None:
            return ""
        if knows and belief.target:
            return self.say(
                "{card} {percent} %", card=self._thing(belief.target), percent=round(100 * belief.chance_of_truth)
            )
        return self.say("{percent} % open", percent=round(100 * belief.open_share))

    def _thing(self, target: str) -> str:
        return self.say("Group {group}", group=target) if target.isdecimal() else self._names(target)

    def _knocks(self, colour: str) -> list[list[int]]:
        """Where the guesses of a psychic were judged, and whether they were right."""
        return [
            [place, int(event.right)]
            for place, moment in enumerate(self._replay.moments)
            for event in moment.events
            if isinstance(event, PawnJudged) and event.psychic == colour
        ]

    def _missed(self) -> list[Any]:
        """The misunderstandings: where, in words, and whose. Before the end only those who know may be told."""
        if self._seat not in SEES_SECRETS and not self._replay.finished:
            return []
        found = misunderstandings(self._replay, self._beliefs)
        return [[self._replay.place(one.seq), self._told(one), one.psychic] for one in found]

    def _told(self, one: Misunderstanding) -> str:
        cards = join_names([self.say("“{words}”", words=self._names(card)) for card in one.cards], self._lang)
        return self.say(
            "{who} was sent {cards} for {meant}. Our minds would have said so ({chance} %); {who} chose {taken} "
            "({other} %).",
            who=capitalise_first(seat_name(self._setup, one.psychic, self._lang)),
            cards=cards,
            meant=mid_sentence(self._names(one.meant)),
            chance=round(100 * one.chance_meant),
            taken=mid_sentence(self._names(one.taken)),
            other=round(100 * one.chance_taken),
        )

    def _words(self) -> dict[str, str]:
        say = self.say
        return {
            "replay": say("Replay"),
            "play": say("Play"),
            "pause": say("Pause"),
            "back": say("One step back"),
            "on": say("One step on"),
            "first": say("To the beginning"),
            "last": say("To the end"),
            "speed": say("Speed"),
            "seat": say("Seen by"),
            "moment": say("Moment of the game"),
            "of": say("{place} of {count}", place="{place}", count="{count}"),
            "story": say("The story"),
            "missed": say("First misunderstanding"),
            "missed_next": say("Next misunderstanding"),
            "none": say("No misunderstanding"),
            "note": say("Your note on this moment"),
            "keep": say("Keep"),
            "noted": say("Noted"),
            "how": say("How to read this"),
            "ribbon": say(
                "How much was still open to each psychic, as our minds read the {visions}: the lower, the clearer."
            ),
            "right": say("The gold line is the chance they gave to what was right."),
            "misses": say(
                "A misunderstanding: to our minds the right card was the likeliest of all, the psychic chose another."
            ),
            "what_if": say("What if?"),
            "keys": say("Arrow keys step, the space bar plays."),
        }


def _vision(moment: Moment) -> bool:
    return any(isinstance(event, VisionSent) for event in moment.events)
