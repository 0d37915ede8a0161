"""Glyphs in the talk: the six that a psychic can show, and those that were shown after each remark."""

from mysterium_nb.engine.moves import React, Reaction
from mysterium_nb.engine.seats import Colour
from mysterium_nb.i18n.catalogue import Translator, join_names
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Part, Piece, RemarkLine, Text, TextButton


def reaction_names(say: Translator) -> dict[Reaction, str]:
    """What each glyph is called, in the order in which they stand on a page."""
    return {
        "warm": say("warm"),
        "cold": say("cold"),
        "see": say("I see it"),
        "lost": say("lost"),
        "wait": say("wait"),
        "bravo": say("bravo"),
    }


def talk_lines(builder: PageBuilder, most: int) -> list[Piece]:
    """The last remarks; beneath each, the glyphs that were shown after it and who showed them."""
    pieces: list[Piece] = []
    shown: dict[Reaction, dict[Colour, None]] = {}
    for remark in builder.view.talk:
        if remark.glyph is not None:
            shown.setdefault(remark.glyph, {})[remark.psychic] = None
            continue
        pieces += _echoes(builder, shown)
        shown = {}
        pieces.append(RemarkLine(seat=remark.psychic, speaker=builder.who(remark.psychic), text=remark.text))
    pieces += _echoes(builder, shown)
    return pieces[-most:]


def _echoes(builder: PageBuilder, shown: dict[Reaction, dict[Colour, None]]) -> list[Piece]:
    if not shown:
        return []
    names = reaction_names(builder.say)
    echoes = tuple(
        Text(
            icon=glyph,
            pawns=tuple(who),
            label=builder.say(
                "{names}: {now}",
                names=join_names([builder.who(one) for one in who], builder.state.lang),
                now=names[glyph],
            ),
            style="echo",
        )
        for glyph, who in shown.items()
    )
    return [Part(style="echoes", label=builder.say("Shown without a word"), parts=echoes)]


def reactions_to_show(builder: PageBuilder, me: Colour) -> Piece:
    """The six buttons."""
    buttons = tuple(
        TextButton(key=builder.register(f"react:{glyph}", React(me, glyph)), icon=glyph, label=name, style="react")
        for glyph, name in reaction_names(builder.say).items()
    )
    return Part(style="reactions", label=builder.say("Show without a word"), parts=buttons)
