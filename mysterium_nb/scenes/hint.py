"""A hint for a psychic who asks, where the rules allow it: what a mind would think, as bars."""

from mysterium_nb.kernel.hints import has_hint
from mysterium_nb.kernel.moves import AskHint
from mysterium_nb.kernel.state import Psychic
from mysterium_nb.kernel.views import PsychicView
from mysterium_nb.scenes.desk import Desk
from mysterium_nb.scenes.insight import Bar
from mysterium_nb.scenes.page import Piece


def hint(desk: Desk, view: PsychicView, me: Psychic, bars: tuple[Bar, ...]) -> tuple[Piece, ...]:
    """The way to a hint, and the hint once it was asked for."""
    say = desk.say
    if has_hint(view.story, me.colour) and bars:
        return (
            Piece(kind="heading", text=say("What a mind would think"), looks="minor hint"),
            Piece(kind="part", looks="bars hint", label=say("What a mind would think"), parts=_bars(desk, me, bars)),
        )
    if AskHint not in desk.free or me.served != view.hour or me.finished or has_hint(view.story, me.colour):
        return ()
    more = say("everybody will know")
    return (desk.button(f"hint:{me.colour}", say("Ask for a hint"), AskHint(me.colour), more=more, looks="wide hint"),)


def _bars(desk: Desk, me: Psychic, bars: tuple[Bar, ...]) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            kind="bar",
            text=desk.names(bar.card),
            more=desk.say("{count} %", count=round(100 * bar.after)),
            shares=(0.0, round(bar.after, 3)),
            looks="mine" if bar.card == me.pawn else "",
        )
        for bar in bars
    )
