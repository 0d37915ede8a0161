"""Company while one waits: for whom the table waits and since when, what comes next, and one thing to do meanwhile.

Called by the pages of the ghost and of the psychics. There is nothing here while the table waits for their own move.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mysterium_nb.engine.cards import KINDS, CardId
from mysterium_nb.engine.moves import Face, PlaceToken
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import SeatId
from mysterium_nb.engine.state import Phase, Psychic, Revelation
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.i18n.catalogue import Translator, join_names
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import chosen_group, group_name
from mysterium_nb.pages.model import PageState, Part, Piece, Text, TextButton
from mysterium_nb.pages.sent_cards import cards_sent, last_note_on

Words = Callable[[Translator, str], str]
"""Says a step, given the name of the hour that comes next."""


class Steps(NamedTuple):
    """What they do for whom we wait, and the two things that come after it."""

    now: Words
    then: Words
    after: Words


STEPS: dict[Phase, Steps] = {
    "assignment": Steps(
        lambda say, _: say("chooses what belongs to whom"),
        lambda say, _: say("the first {visions}"),
        lambda say, _: say("all think"),
    ),
    "visions": Steps(
        lambda say, _: say("looks for {visions}"),
        lambda say, _: say("all place their pawns"),
        lambda say, _: say("the ghost answers"),
    ),
    "interpretation": Steps(
        lambda say, _: say("to decide"),
        lambda say, _: say("the ghost answers"),
        lambda _, hour: hour,
    ),
    "manifestation": Steps(
        lambda say, _: say("answers"),
        lambda _, hour: hour,
        lambda say, _: say("new {visions}"),
    ),
    "culprit": Steps(
        lambda say, _: say("chooses the culprit"),
        lambda say, _: say("{shared_vision}"),
        lambda say, _: say("the vote"),
    ),
    "poll": Steps(
        lambda say, _: say("to name the culprit"),
        lambda say, _: say("the votes are opened"),
        lambda say, _: say("the culprit"),
    ),
}


def waiting_strip(builder: PageBuilder, me: Psychic | None = None) -> tuple[Piece, ...]:
    """The strip of a page whose reader has nothing that must be done now."""
    seats = _awaited(builder, me)
    if not seats:
        return ()
    meanwhile = next(_meanwhile(builder, seats, me), None)
    return (_steps(builder, seats), *(() if meanwhile is None else (meanwhile,)))


def _awaited(builder: PageBuilder, me: Psychic | None) -> tuple[SeatId, ...]:
    """For whom this reader waits; nobody while there is something to do at one's own seat."""
    view = builder.view
    if view.phase not in STEPS or view.clock.paused_at is not None:
        return ()
    seats = waiting_for(view)
    mine = view.mine if isinstance(view, PsychicView) else (view.seat,)
    could_place = me is not None and me.served_hour == view.hour and not me.finished and me.pawn is None
    if (
        (could_place and view.phase == "visions")
        or any(seat in mine for seat in seats)
        or (isinstance(view, PsychicView) and view.owing)
    ):
        return ()
    return seats


def _steps(builder: PageBuilder, seats: tuple[SeatId, ...]) -> Piece:
    """Now, then, and after that."""
    view, say = builder.view, builder.say
    steps = STEPS[view.phase]
    names = join_names([builder.who(seat) for seat in seats], builder.state.lang)
    hour = _next_hour(builder)
    now, then, after = steps.now(say, hour), steps.then(say, hour), steps.after(say, hour)
    since = builder.state.waiting_since if view.clock.deadline is None else 0  # else the hourglass tells
    text = names if len(seats) < 3 else ""  # more of them are there as pawns, and by name in the line above
    return Part(
        style="turns",
        label=say("{names}: {now}. Then: {then}. After that: {after}.", names=names, now=now, then=then, after=after),
        parts=(
            Text(text=text, subtitle=now, pawns=seats, style="turn now", since=since or None),
            Text(text=say("then"), subtitle=then, style="turn"),
            Text(text=say("next"), subtitle=after, style="turn"),
        ),
    )


def _next_hour(builder: PageBuilder) -> str:
    """What follows on this hour; whether the next one is played, only the answers will show."""
    view, say = builder.view, builder.say
    if view.phase == "poll" or view.hour >= view.rules.hours:
        return say("the end")
    seeking = [psychic for psychic in view.psychics if not psychic.finished]
    last = all(len(psychic.found) == len(KINDS) - 1 and psychic.pawn is not None for psychic in seeking)
    return say("{hour}, or the culprit", hour=builder.hour(view.hour + 1)) if last else builder.hour(view.hour + 1)


def _meanwhile(builder: PageBuilder, seats: tuple[SeatId, ...], me: Psychic | None) -> Iterator[Piece]:
    """Things to do that help, the most helpful one first."""
    if isinstance(builder.view, GhostView):
        yield from _notes(builder, builder.view)
    elif builder.view.finale is not None:
        yield from _groups(builder, builder.view.finale)
    elif me is not None:
        yield from _others(builder, seats, me)
        yield from _cards(builder, me)
    yield _do(builder, "story", builder.say("Read the story so far"), builder.state_after(side="story"))


def _do(builder: PageBuilder, key: str, text: str, state: PageState, card: CardId = "") -> TextButton:
    more = builder.say("meanwhile")
    return builder.button(f"meanwhile:{key}", text, state, subtitle=more, card=card, style="meanwhile")


def _notes(builder: PageBuilder, view: GhostView) -> Iterator[Piece]:
    """The last card that was sent and has no note yet, then the hand for the next hour."""
    sets = {psychic.colour: cards for psychic, cards in zip(view.psychics, view.sets, strict=False)}
    bare = [sent for sent in cards_sent(view.story, sets) if last_note_on(view.notes, sent.card) is None]
    for sent in reversed(bare):
        text = builder.say("Note what you meant for {who}", who=builder.who(sent.psychic))
        yield _do(builder, f"note:{sent.card}", text, builder.state_after(noting=sent.card), sent.card)
    if view.hand:
        yield _do(builder, "hand", builder.say("Look at your hand for the next hour"), builder.enlarge(*view.hand))


def _groups(builder: PageBuilder, finale: Revelation) -> Iterator[Piece]:
    number = chosen_group(builder, finale) or finale.standing[0]
    text = builder.say("Look closely at group {group}", group=group_name(builder, finale, number))
    yield _do(builder, f"group:{number}", text, builder.enlarge(*finale.groups[number - 1]))


def _others(builder: PageBuilder, seats: tuple[SeatId, ...], me: Psychic) -> Iterator[Piece]:
    """Whoever still thinks comes first: the card where the pawn stands, if one can still judge it, else the visions."""
    others = [psychic for psychic in builder.view.psychics if psychic.colour != me.colour and not psychic.finished]
    for other in sorted(others, key=lambda other: other.colour not in seats):
        who = builder.who(other.colour)
        if other.pawn is not None and other.token_from(me.colour) is None and _can_judge(builder, me, other):
            text = builder.say("Is {who} right about {card}?", who=who, card=mid_sentence(builder.names(other.pawn)))
            look = builder.state_after(chosen=other.pawn, kind=other.target_kind)
            yield _do(builder, f"help:{other.colour}", text, look, other.pawn)
    for other in others:
        visions = [card for given in other.visions for card in given.cards]
        if other.colour in seats and visions:
            text = builder.say("Look at what {who} was sent", who=builder.who(other.colour))
            yield _do(builder, f"visions:{other.colour}", text, builder.enlarge(visions[0], *visions[1:]), visions[-1])


def _can_judge(builder: PageBuilder, me: Psychic, other: Psychic) -> bool:
    faces: tuple[Face, ...] = ("agree", "disagree")
    return any(PlaceToken(me.colour, other.colour, face) in builder.legal for face in faces)


def _cards(builder: PageBuilder, me: Psychic) -> Iterator[Piece]:
    """Before a vision comes, the cards it may be about; while others are answered, the cards that come next."""
    if me.finished:
        return
    if builder.view.phase == "manifestation" and len(me.found) + 1 < len(KINDS):
        kind = KINDS[len(me.found) + 1]
        yield _do(
            builder,
            f"ahead:{kind}",
            builder.say("Look ahead: {Kind}", kind=kind),
            builder.state_after(kind=kind, chosen=""),
        )
    row = builder.view.board[len(me.found)]
    yield _do(
        builder, f"cards:{me.target_kind}", builder.say("Look at the cards one after another"), builder.enlarge(*row)
    )
