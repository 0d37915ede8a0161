"""What has happened between two views of one seat that is worth a moment: what to show of it and what to say aloud.

`widgets/stage.py` has a browser play these. They are made from the two views alone, so they tell nothing that the
seat's view does not hold, and a page that was opened late, which has no view from before, gets none.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.events import (
    GameEnded,
    GroupAccused,
    HourBegan,
    LinedUp,
    PawnJudged,
    StepEnded,
    StoryEvent,
    VisionSent,
    VisionTurned,
    VoteOpened,
    VotesOpened,
)
from mysterium_nb.engine.moves import Face, snake_case_tag
from mysterium_nb.engine.poll import voters_of_tier
from mysterium_nb.engine.prompt import ENDINGS
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Revelation
from mysterium_nb.engine.story import story_events_since
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.summary import headline, mid_sentence, when_it_ended
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import BACK, group_name
from mysterium_nb.pages.model import PageState, TrackStep
from mysterium_nb.pages.tokens_panel import track_steps, what_level_shows

_SUSPECT_BACK = "b_character"
Doing = Literal["", "lit", "dim", "right", "wrong", "up"]


class InRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A psychic in the row at the foot of a scene, with what they did in a word or two."""

    seat: Colour
    name: str
    doing: Doing = ""
    note: str = ""


class InGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A group that can be accused, and whose votes lie at it so far."""

    name: str
    cards: Triple
    votes: tuple[Colour, ...] = ()


class _Moment(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="kind", kw_only=True, omit_defaults=True):
    said: str = ""
    """What is said aloud when it begins."""
    urgent: str = ""
    """What is said aloud at once, whatever else is being said."""
    title: str = ""
    more: str = ""
    mine: bool = False
    """Whether it is about whoever looks at the page."""


class Told(_Moment, frozen=True):
    """Something that is said and not shown."""


class PawnMoved(_Moment, frozen=True):
    """A pawn travels from a card, or from its owner, to a card, or home to its owner."""

    seat: Colour
    card: CardId = ""
    came_from: CardId = ""


class TokenLaid(_Moment, frozen=True):
    seat: Colour
    face: Face
    on: Colour
    card: CardId


class BecameSure(_Moment, frozen=True):
    seat: Colour


class VisionCame(_Moment, frozen=True):
    seat: Colour
    cards: tuple[CardId, ...]
    captions: tuple[str, ...]
    notes: tuple[str, ...]
    face_down: bool = False
    """On the page of a psychic the visions of others pass by unturned."""


class HourStruck(_Moment, frozen=True):
    """The time to think is over."""

    hour: int
    hours: tuple[str, ...]
    row: tuple[InRow, ...]


class GuessJudged(_Moment, frozen=True):
    """One knock or two for somebody's pawn."""

    right: bool
    seat: Colour
    who: str
    card: CardId
    caption: str
    knocks: str
    visions: tuple[CardId, ...]
    row: tuple[InRow, ...]


class Climbed(_Moment, frozen=True):
    """Somebody who has found everything goes up the track, a level for each hour that is left."""

    seat: Colour
    start: int
    end: int
    steps: tuple[TrackStep, ...]
    hours: tuple[str, ...]
    found: tuple[CardId, ...]


class SharedVisionTurned(_Moment, frozen=True):
    """Cards of the shared vision are turned up, the newest of those that lie open; backs are the others."""

    cards: tuple[CardId, ...]
    turned: int
    row: tuple[InRow, ...]


class OpenedVote(msgspec.Struct, frozen=True):
    seat: Colour
    who: str
    group: int
    title: str


class VotesShown(_Moment, frozen=True):
    """Votes are opened, one after another; `groups` is what lay open before."""

    opened: tuple[OpenedVote, ...]
    groups: tuple[InGroup, ...]


class GameOver(_Moment, frozen=True):
    """It is won or lost, and the culprit's card is turned, if there is one."""

    won: bool
    eyebrow: str
    culprit: tuple[CardId, ...]
    row: tuple[InRow, ...]
    accused: CardId = ""
    accused_word: str = ""


Moment = (
    Told
    | PawnMoved
    | TokenLaid
    | BecameSure
    | VisionCame
    | HourStruck
    | GuessJudged
    | Climbed
    | SharedVisionTurned
    | VotesShown
    | GameOver
)


def moments(before: View, now: View, names: CardNames, lang: str) -> tuple[Moment, ...]:
    """What happened between two views of the same seat, in order: small movements first, then what has a scene."""
    if len(before.story) > len(now.story):
        return ()  # another game has begun at this table
    teller = _Teller(before, now, names, lang)
    return (*teller.movements(), *teller.events(), *teller.talk())


def cards_shown(moment: Moment) -> tuple[CardId, ...]:
    """The cards and backs whose pictures are needed to show it."""
    match moment:
        case VisionCame(cards=cards, face_down=face_down):
            return (BACK,) if face_down else (*cards, BACK)
        case GuessJudged(card=card, visions=visions):
            return (card, *visions)
        case Climbed(found=found):
            return found
        case SharedVisionTurned(cards=cards):
            return (*cards, BACK)
        case VotesShown(groups=groups):
            return tuple(card for group in groups for card in group.cards)
        case GameOver(culprit=culprit, accused=accused) if culprit:
            return (*culprit, *([accused] if accused else []), _SUSPECT_BACK)
        case _:
            return ()


class _Teller:
    """Walks through what is new, and remembers what it has told: levels, verdicts, cards turned, votes opened."""

    def __init__(self, before: View, now: View, names: CardNames, lang: str) -> None:
        self.before = before
        self.now = now
        self.desk = PageBuilder(now, PageState(lang=lang), names)
        self.say = self.desk.say
        self.mine: tuple[Colour, ...] = now.mine if isinstance(now, PsychicView) else ()
        self.hour = before.hour
        self.levels = {psychic.colour: psychic.level for psychic in before.psychics}
        self.verdicts = {p.colour: g.right for p in before.psychics for g in p.guesses if g.hour == before.hour}
        self.turned = 0 if before.finale is None else len(before.finale.shared)
        self.votes = dict((before.finale.votes if before.finale is not None else None) or ())

    # Small movements

    def movements(self) -> Iterator[Moment]:
        """Pawns that were moved and tokens that were laid; what is judged has a scene of its own."""
        judged = {e.psychic for e in self.now.story[len(self.before.story) :] if isinstance(e, PawnJudged)}
        old = {psychic.colour: psychic for psychic in self.before.psychics}
        for psychic in self.now.psychics:
            if psychic.colour in old and psychic.colour not in judged:
                yield from self._moved(old[psychic.colour], psychic)
        for colour in self.now.sure:
            if colour not in self.before.sure:
                yield BecameSure(seat=colour, mine=colour in self.mine)

    def _moved(self, old: Psychic, new: Psychic) -> Iterator[Moment]:
        if old.pawn != new.pawn:
            mine = new.colour in self.mine
            yield PawnMoved(seat=new.colour, card=new.pawn or "", came_from=old.pawn or "", mine=mine)
        for token in new.tokens:
            if token not in old.tokens and new.pawn is not None:
                mine = token.psychic in self.mine or new.colour in self.mine
                yield TokenLaid(seat=token.psychic, face=token.face, on=new.colour, card=new.pawn, mine=mine)

    # What the story tells

    def events(self) -> Iterator[Moment]:
        builder = self.desk
        last: Moment | None = None
        for event, lines in story_events_since(self.now, len(self.before.story), builder.names, builder.state.lang):
            for moment in self._event(event, lines):
                if isinstance(last, SharedVisionTurned) and isinstance(moment, SharedVisionTurned):
                    # Cards that nobody votes between are turned in one go.
                    moment = replace(moment, said=f"{last.said} {moment.said}", turned=last.turned + moment.turned)
                elif last is not None:
                    yield last
                last = moment
        if last is not None:
            yield last

    def talk(self) -> Iterator[Moment]:
        for said in self.now.talk[len(self.before.talk) :]:
            yield Told(said=f"{self.desk.who(said.psychic)}: {said.text}")

    def _event(self, event: StoryEvent, lines: list[str]) -> Iterator[Moment]:
        told = " ".join(lines)
        match event:
            case VisionSent():
                yield self._vision(event, told)
            case StepEnded():
                yield self._hour(told)
            case HourBegan():
                self.hour = event.hour
                self.verdicts = {}
                yield from [Told(said=told)] if told else []
            case PawnJudged():
                yield from self._judged(event, lines)
            case VisionTurned():
                yield self._shared(event, told)
            case VotesOpened():
                yield self._votes(event.votes, lines)
            case VoteOpened():
                yield self._votes(((event.psychic, event.group),), lines)
            case GroupAccused() if self.now.outcome is not None:
                pass  # how it ended says so
            case LinedUp():
                self.verdicts = {}
                yield Told(said=told)
            case GameEnded():
                yield self._over(event, told)
            case _ if told:
                yield Told(said=told)
            case _:
                pass

    def _vision(self, event: VisionSent, told: str) -> VisionCame:
        say, count = self.say, len(event.cards)
        single = say("Press anywhere to go on.")
        notes = [say("{number} of {count}. Press anywhere to go on.", number=i + 1, count=count) for i in range(count)]
        return VisionCame(
            said=told,
            seat=event.psychic,
            cards=event.cards,
            captions=tuple(map(self.desk.names, event.cards)),
            notes=(single,) if count == 1 else tuple(notes),
            mine=event.psychic in self.mine,
            face_down=bool(self.mine) and event.psychic not in self.mine,
        )

    def _hour(self, told: str) -> HourStruck:
        say, rules = self.say, self.now.rules
        title = self._strikes()
        more = say("{Pawns} stay where they stand. The ghost answers.")
        hours = range(1, rules.hours + 1) if rules.hours <= 12 else range(self.hour, self.hour + 1)
        return HourStruck(
            said=f"{told} {title}. {more}",
            title=title,
            more=more,
            hour=self.hour,
            hours=tuple(map(self.desk.short_hour, hours)),
            row=self._row({}),
        )

    def _strikes(self) -> str:
        say, hour = self.say, self.hour
        if self.now.rules.lexicon == "dreams":
            day = self.desk.hour(hour)
            return say("{Day} is over", Day=day[:1].upper() + day[1:])
        return say(_STRIKES[hour - 1]) if hour <= len(_STRIKES) else say("Hour {count} strikes", count=hour)

    def _judged(self, event: PawnJudged, lines: list[str]) -> Iterator[Moment]:
        say, colour, mine = self.say, event.psychic, event.psychic in self.mine
        who, card = self.desk.who(colour), self.desk.names(event.card)
        self.verdicts[colour] = event.right
        moved = lines[1 : 1 + bool(event.raised)]
        if event.right:
            title = say("One knock: you are right") if mine else say("One knock: {who} is right", who=who)
            more = ". ".join([card, *moved])
        else:
            title = say("Two knocks: not {card}", card=mid_sentence(card))
            stay = say("Your {visions} stay with you.") if mine else say("The {visions} stay with {who}.", who=who)
            more = " ".join([stay, *moved])
        doing: dict[Colour, Doing] = dict.fromkeys(event.raised, "up")
        doing[colour] = "right" if event.right else "wrong"
        old = next((p for p in self.before.psychics if p.colour == colour), None)
        yield GuessJudged(
            said=" ".join([lines[0], *moved]),
            title=title,
            more=more,
            mine=mine,
            right=event.right,
            seat=colour,
            who=who,
            card=event.card,
            caption=card,
            knocks=say("One knock") if event.right else say("Two knocks"),
            visions=() if old is None else tuple(card for given in old.visions for card in given.cards),
            row=self._row(doing),
        )
        for raised in event.raised:
            self.levels[raised] = self.levels.get(raised, 0) + 1
        if event.bonus:
            yield self._climbed(event, lines[-1])

    def _climbed(self, event: PawnJudged, told: str) -> Climbed:
        say, colour = self.say, event.psychic
        mine = colour in self.mine
        start = self.levels.get(colour, 0)
        end = self.levels[colour] = start + event.bonus
        found = next((p.found for p in self.now.psychics if p.colour == colour), ())
        who = self.desk.who(colour)
        title = say("You have found everything") if mine else say("{who} has found everything", who=who)
        more = [say("From level {start} to level {end}.", start=start, end=end)]
        more += [what_level_shows(self.desk, end) + "."] if mine and self.now.rules.tiers is not None else []
        return Climbed(
            said=told,
            title=title,
            more=" ".join(more),
            seat=colour,
            start=start,
            end=end,
            steps=track_steps(self.now.rules, self.levels),
            hours=tuple(map(self.desk.short_hour, range(self.hour + 1, self.hour + 1 + event.bonus))),
            found=found,
            mine=mine,
        )

    def _shared(self, event: VisionTurned, told: str) -> SharedVisionTurned:
        say, now = self.say, self.now
        before, self.turned = self.turned, self.turned + len(event.cards)
        assert now.finale is not None
        voters = () if event.tier is None else voters_of_tier(now.rules, now.psychics, event.tier)
        vote = say("It is for {names} to vote now.", names=self._names(voters)) if voters else ""
        mine = any(colour in self.mine for colour in voters)
        turned = say(
            "{Shared_vision}: {cards}.", cards=join_names([*map(self.desk.names, event.cards)], self.desk.state.lang)
        )
        title, more = (say("You vote now."), turned) if mine else (turned, vote)
        doing: dict[Colour, Doing] = {p.colour: "lit" if p.colour in voters else "dim" for p in now.psychics}
        return SharedVisionTurned(
            said=f"{told} {vote}".strip(),
            urgent=title if mine else "",
            mine=mine,
            title=title,
            more=more,
            cards=now.finale.shared[: self.turned],
            turned=self.turned - before,
            row=self._row(doing if voters else {}),
        )

    def _votes(self, opened: tuple[tuple[Colour, int], ...], lines: list[str]) -> VotesShown:
        finale = self.now.finale
        assert finale is not None
        groups = self._groups(finale)
        self.votes |= dict(opened)
        votes = zip(opened, lines, strict=True)
        return VotesShown(
            said=" ".join(lines),
            opened=tuple(OpenedVote(colour, self.desk.who(colour), group, line) for (colour, group), line in votes),
            groups=groups,
        )

    def _groups(self, finale: Revelation) -> tuple[InGroup, ...]:
        """The groups, with the votes that lie open so far."""
        return tuple(
            InGroup(
                name=group_name(self.desk, finale, number),
                cards=cards,
                votes=tuple(colour for colour, group in self.votes.items() if group == number),
            )
            for number, cards in enumerate(finale.groups, start=1)
        )

    def _over(self, event: GameEnded, told: str) -> Moment:
        now, say = self.now, self.say
        if event.why == "called_off" or now.outcome is None or now.hour == 0:
            return Told(said=told)
        truth, finale = now.truth, now.finale
        culprit: tuple[CardId, ...] = ()
        accused = ""
        if truth is not None and truth.culprit is not None and finale is not None:
            culprit = finale.groups[truth.culprit - 1]
            wrong = finale.accused is not None and finale.accused != truth.culprit
            accused = finale.groups[finale.accused - 1][0] if wrong and finale.accused is not None else ""
        title = say(ENDINGS[event.why]) if truth is None else headline(self.desk, truth)
        return GameOver(
            said=told if truth is None else f"{title} {told}",
            title=title,
            more="" if truth is None else told,
            won=event.won,
            eyebrow=when_it_ended(self.desk, now.outcome),
            culprit=culprit,
            accused=accused,
            accused_word=say("accused") if accused else "",
            row=self._row({}),
        )

    # The row at the foot of a scene

    def _row(self, doing: dict[Colour, Doing]) -> tuple[InRow, ...]:
        return tuple(self._in_row(psychic, doing.get(psychic.colour, "")) for psychic in self.now.psychics)

    def _in_row(self, psychic: Psychic, doing: Doing) -> InRow:
        verdict = self.verdicts.get(psychic.colour)
        notes = {
            "right": self.say("right"),
            "wrong": self.say("looks again"),
            "up": self.say("one level up"),
            "": "" if verdict is None else self.say("right") if verdict else self.say("looks again"),
        }
        known: Doing = "" if doing or verdict is None else "right" if verdict else "wrong"
        return InRow(psychic.colour, self.desk.who(psychic.colour), doing or known, notes.get(doing, ""))

    def _names(self, colours: tuple[Colour, ...]) -> str:
        return join_names([*map(self.desk.who, colours)], self.desk.state.lang)


_STRIKES = (
    "The first hour strikes",
    "The second hour strikes",
    "The third hour strikes",
    "The fourth hour strikes",
    "The fifth hour strikes",
    "The sixth hour strikes",
    "The seventh hour strikes",
    "The eighth hour strikes",
    "The ninth hour strikes",
    "The tenth hour strikes",
    "The eleventh hour strikes",
    "The twelfth hour strikes",
)
