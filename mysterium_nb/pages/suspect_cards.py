"""Suspect cards as they lie on the table: pawns on them, tokens on the pawns."""

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardButton, PawnOnCard


def pawns_on(builder: PageBuilder, card: CardId, mine: tuple[Colour, ...]) -> tuple[PawnOnCard, ...]:
    """The pawns on a card, one's own first."""
    standing = [p for p in builder.view.psychics if p.pawn == card]
    standing.sort(key=lambda p: p.colour not in mine)
    return tuple(pawn_on_card(p, mine) for p in standing)


def pawn_on_card(psychic: Psychic, mine: tuple[Colour, ...] = ()) -> PawnOnCard:
    tokens = tuple((token.psychic, token.face) for token in psychic.tokens)
    return PawnOnCard(psychic.colour, mine=psychic.colour in mine, tokens=tokens)


def suspect_card(builder: PageBuilder, card: CardId, me: Psychic | None, mine: tuple[Colour, ...]) -> CardButton:
    stands = pawns_on(builder, card, mine)
    tried = next((g.hour for g in me.guesses if g.card == card and not g.right), 0) if me is not None else 0
    chosen = builder.state.chosen == card
    own = me is not None and me.pawn == card
    return CardButton(
        key=builder.register(f"card:{card}", builder.state_after(chosen=card)),
        text=builder.names(card),
        label=card_label(builder, card, stands, tried),
        card=card,
        style=" ".join(look for look, true in (("selected", chosen), ("mine", own), ("tried", tried > 0)) if true),
        pressed=chosen,
        tag=builder.say("no, {hour}", hour=builder.short_hour(tried)) if tried else "",
        pawns_here=stands,
    )


def card_label(builder: PageBuilder, card: CardId, stands: tuple[PawnOnCard, ...], tried: int = 0) -> str:
    """A card as a screen reader says it: name, picture, who stands there and who thinks what of it."""
    say, parts = builder.say, [f"{builder.names(card)}."]
    if tried:
        parts.append(say("You guessed it before: {hour}.", hour=builder.hour(tried)))
    for one in stands:
        if one.mine:
            parts.append(say("Here stands {your_pawn}."))
        else:
            parts.append(say("{who} stands here.", who=builder.who(one.seat)))
        for seat, face in one.tokens:
            who = builder.who(seat)
            parts.append(say("{who} agrees.", who=who) if face == "agree" else say("{who} disagrees.", who=who))
    parts.append(builder.names.alt(card))
    return " ".join(part for part in parts if part)
