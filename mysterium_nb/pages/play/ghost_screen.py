"""The ghost's screen: a column for each psychic, three cards each, the one to hint at now lit."""

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Column, Piece, Thumbnail
from mysterium_nb.pages.suspect_cards import pawn_on_card


def target_psychic(builder: PageBuilder, view: GhostView) -> Psychic | None:
    """The psychic the ghost turns to: the chosen one while something is to be done there, else the first such."""
    waiting = waiting_columns(view)
    return next((p for p in waiting if p.colour == builder.state.target), waiting[0] if waiting else None)


def waiting_columns(view: GhostView) -> list[Psychic]:
    """The psychics who wait for a vision, or for the knocks."""
    if view.phase == "visions":
        return [p for p in view.psychics if not p.finished and p.served_hour != view.hour]
    return [p for p in view.psychics if p.pawn is not None] if view.phase == "manifestation" else []


def ghost_screen(builder: PageBuilder, view: GhostView) -> tuple[Piece, ...]:
    """While the psychics think a column can be looked at, but nothing in it waits for the ghost: open, not lit."""
    thinking = [p for p in view.psychics if not p.finished] if view.phase == "interpretation" else []
    chosen = next((p for p in thinking if p.colour == builder.state.target), thinking[0] if thinking else None)
    front = target_psychic(builder, view) or chosen
    pressed = {p.colour for p in (*waiting_columns(view), *thinking)}
    return tuple(_column(builder, view, place, front, pressed) for place in range(len(view.sets)))


def _column(builder: PageBuilder, view: GhostView, place: int, front: Psychic | None, waiting: set[Colour]) -> Column:
    psychic, cards = view.psychics[place], view.sets[place]
    lit = front is not None and psychic.colour == front.colour
    bright = "open" if view.phase == "interpretation" else "lit"
    given = psychic.served_hour == view.hour and not psychic.finished and view.phase == "visions"
    now = cards[min(psychic.step, len(cards) - 1)]
    status = _status(builder, view, psychic)
    rest = tuple(
        _other(builder, psychic, step) for step in range(len(cards)) if step != psychic.step or psychic.finished
    )
    style = bright if lit else "given" if given else "found" if psychic.finished else ""
    text = builder.who(psychic.colour)
    return Column(
        key=builder.register(f"target:{psychic.colour}", builder.state_after(target=psychic.colour))
        if psychic.colour in waiting
        else "",
        text=text,
        subtitle=status,
        label=f"{text}, {builder.colour(psychic.colour)}: {builder.names(now)}. {status}",
        seat=psychic.colour,
        card="" if psychic.finished else now,
        alt=builder.names(now),
        tag="" if psychic.finished else builder.names(now),
        stamp=builder.say("{Vision_given}") if given else "",
        style=style,
        pressed=lit if psychic.colour in waiting else None,
        pawns_here=(pawn_on_card(psychic),) if psychic.pawn is not None else (),
        thumbnails=rest + _given(builder, psychic),
    )


def _status(builder: PageBuilder, view: GhostView, psychic: Psychic) -> str:
    say = builder.say
    if psychic.finished:
        return say("has found everything")
    if psychic.pawn is not None:
        right = psychic.pawn == view.sets[view.psychics.index(psychic)][psychic.step]
        card = builder.names(psychic.pawn)
        return say("on {card}: right", card=card) if right else say("on {card}: wrong", card=card)
    if psychic.served_hour == view.hour:
        return say("no {pawn} yet")
    return say("waits for {a_vision}")


def _other(builder: PageBuilder, psychic: Psychic, step: int) -> Thumbnail:
    kind = KINDS[step]
    if step < psychic.step:
        return Thumbnail(f"b_{kind}", builder.say("{Kind} found", kind=kind), "found")
    return Thumbnail("", builder.say("{Kind} later", kind=kind), "later")


def _given(builder: PageBuilder, psychic: Psychic) -> tuple[Thumbnail, ...]:
    """What this psychic has seen for the card looked for now."""
    return tuple(
        Thumbnail(
            card,
            builder.short_hour(given.hour),
            "now seen" if given.hour == builder.view.hour else "seen",
            builder.names(card),
        )
        for given in psychic.visions
        for card in given.cards
    )
