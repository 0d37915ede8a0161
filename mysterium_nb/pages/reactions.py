"""Glyphs in the talk: the six that a psychic can show, and those that were shown after each remark."""

from mysterium_nb.engine.moves import React, Reaction
from mysterium_nb.engine.seats import Colour
from mysterium_nb.i18n.catalogue import Translator, join_names
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Piece


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


def talk_lines(desk: Desk, most: int) -> list[Piece]:
    """The last remarks; beneath each, the glyphs that were shown after it and who showed them."""
    pieces: list[Piece] = []
    shown: dict[Reaction, dict[Colour, None]] = {}
    for remark in desk.view.talk:
        if remark.glyph is not None:
            shown.setdefault(remark.glyph, {})[remark.psychic] = None
            continue
        pieces += _echoes(desk, shown)
        shown = {}
        pieces.append(Piece(kind="remark", text=desk.who(remark.psychic), more=remark.text, seat=remark.psychic))
    pieces += _echoes(desk, shown)
    return pieces[-most:]


def _echoes(desk: Desk, shown: dict[Reaction, dict[Colour, None]]) -> list[Piece]:
    if not shown:
        return []
    names = reaction_names(desk.say)
    echoes = tuple(
        Piece(
            kind="text",
            mark=glyph,
            pawns=tuple(who),
            label=desk.say(
                "{names}: {now}", names=join_names([desk.who(one) for one in who], desk.looking.lang), now=names[glyph]
            ),
            looks="echo",
        )
        for glyph, who in shown.items()
    )
    return [Piece(kind="part", looks="echoes", label=desk.say("Shown without a word"), parts=echoes)]


def reactions_to_show(desk: Desk, me: Colour) -> Piece:
    """The six buttons."""
    buttons = tuple(
        Piece(key=desk.press(f"react:{glyph}", React(me, glyph)), mark=glyph, label=name, looks="react")
        for glyph, name in reaction_names(desk.say).items()
    )
    return Piece(kind="part", looks="reactions", label=desk.say("Show without a word"), parts=buttons)
