"""The ghost's screen: a column for each psychic, three cards each, the one to hint at now lit."""

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Mini, Piece
from mysterium_nb.pages.suspect_cards import stand


def target_of(desk: Desk, view: GhostView) -> Psychic | None:
    """The psychic the ghost turns to: the chosen one while something is to be done there, else the first such."""
    waiting = waiting_columns(view)
    return next((p for p in waiting if p.colour == desk.looking.target), waiting[0] if waiting else None)


def waiting_columns(view: GhostView) -> list[Psychic]:
    """The psychics who wait for a vision, or for the knocks."""
    if view.phase == "visions":
        return [p for p in view.psychics if not p.finished and p.served_hour != view.hour]
    return [p for p in view.psychics if p.pawn is not None] if view.phase == "manifestation" else []


def screen(desk: Desk, view: GhostView) -> tuple[Piece, ...]:
    """While the psychics think a column can be looked at, but nothing in it waits for the ghost: open, not lit."""
    thinking = [p for p in view.psychics if not p.finished] if view.phase == "interpretation" else []
    chosen = next((p for p in thinking if p.colour == desk.looking.target), thinking[0] if thinking else None)
    front = target_of(desk, view) or chosen
    pressed = {p.colour for p in (*waiting_columns(view), *thinking)}
    return tuple(_column(desk, view, place, front, pressed) for place in range(len(view.sets)))


def _column(desk: Desk, view: GhostView, place: int, front: Psychic | None, waiting: set[Colour]) -> Piece:
    psychic, cards = view.psychics[place], view.sets[place]
    lit = front is not None and psychic.colour == front.colour
    bright = "open" if view.phase == "interpretation" else "lit"
    given = psychic.served_hour == view.hour and not psychic.finished and view.phase == "visions"
    now = cards[min(psychic.step, len(cards) - 1)]
    status = _status(desk, view, psychic)
    rest = tuple(_other(desk, psychic, step) for step in range(len(cards)) if step != psychic.step or psychic.finished)
    looks = bright if lit else "given" if given else "found" if psychic.finished else ""
    text = desk.who(psychic.colour)
    return Piece(
        key=desk.press(f"target:{psychic.colour}", desk.look(target=psychic.colour))
        if psychic.colour in waiting
        else "",
        kind="column",
        text=text,
        more=status,
        label=f"{text}, {desk.colour(psychic.colour)}: {desk.names(now)}. {status}",
        seat=psychic.colour,
        card="" if psychic.finished else now,
        alt=desk.names(now),
        tag="" if psychic.finished else desk.names(now),
        stamp=desk.say("{Vision_given}") if given else "",
        looks=looks,
        pressed=lit if psychic.colour in waiting else None,
        stands=(stand(psychic),) if psychic.pawn is not None else (),
        minis=rest + _given(desk, psychic),
    )


def _status(desk: Desk, view: GhostView, psychic: Psychic) -> str:
    say = desk.say
    if psychic.finished:
        return say("has found everything")
    if psychic.pawn is not None:
        right = psychic.pawn == view.sets[view.psychics.index(psychic)][psychic.step]
        card = desk.names(psychic.pawn)
        return say("on {card}: right", card=card) if right else say("on {card}: wrong", card=card)
    if psychic.served_hour == view.hour:
        return say("no {pawn} yet")
    return say("waits for {a_vision}")


def _other(desk: Desk, psychic: Psychic, step: int) -> Mini:
    kind = KINDS[step]
    if step < psychic.step:
        return Mini(f"b_{kind}", desk.say("{Kind} found", kind=kind), "found")
    return Mini("", desk.say("{Kind} later", kind=kind), "later")


def _given(desk: Desk, psychic: Psychic) -> tuple[Mini, ...]:
    """What this psychic has seen for the card looked for now."""
    return tuple(
        Mini(
            card, desk.short_hour(given.hour), "now seen" if given.hour == desk.view.hour else "seen", desk.names(card)
        )
        for given in psychic.visions
        for card in given.cards
    )
