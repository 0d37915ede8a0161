"""A hint for a psychic who asks, where the rules allow it: what a mind would think, as bars and in two sentences."""

from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.moves import AskHint
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.analysis_panel import format_bits, format_bits_with_unit
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import BeliefBar, Heading, Part, Piece, Text
from mysterium_nb.protocol.analysis import BeliefChange, BeliefHint


def hint_panel(builder: PageBuilder, view: PsychicView, me: Psychic, told: BeliefHint | None) -> tuple[Piece, ...]:
    """The way to a hint, and the hint once it was asked for."""
    say = builder.say
    if told is not None:
        title = say("What a mind would think")
        return (
            Heading(text=title, style="minor hint"),
            Part(style="bars hint", label=title, parts=_bars(builder, me, told.bars)),
            Text(text=_words(builder, told), style="small hint"),
        )
    if (
        AskHint not in builder.free_move_types
        or me.served_hour != view.hour
        or me.finished
        or has_hint(view.story, me.colour)
    ):
        return ()
    more = say("everybody will know")
    return (
        builder.button(
            f"hint:{me.colour}", say("Ask for a hint"), AskHint(me.colour), subtitle=more, style="wide hint"
        ),
    )


def _words(builder: PageBuilder, told: BeliefHint) -> str:
    """What speaks for the likeliest card, and how much is still open."""
    say, lang = builder.say, builder.state.lang
    card, shared = mid_sentence(builder.names(told.bars[0].card)), join_names(list(told.joins), lang)
    speaks = say("What speaks for {card}: {shared}.", card=card, shared=shared) if told.joins else ""
    after, before = format_bits_with_unit(told.open_after, lang), format_bits(told.open_before, lang)
    still = say("Still open: {after}; before the last cards came: {before}.", after=after, before=before)
    return " ".join(filter(None, (speaks, still)))


def _bars(builder: PageBuilder, me: Psychic, bars: tuple[BeliefChange, ...]) -> tuple[BeliefBar, ...]:
    return tuple(
        BeliefBar(
            text=builder.names(bar.card),
            subtitle=builder.say(
                "{before} %, then {after} %", before=round(100 * bar.before), after=round(100 * bar.after)
            ),
            before=round(bar.before, 3),
            after=round(bar.after, 3),
            style="mine" if bar.card == me.pawn else "",
        )
        for bar in bars
    )
