"""Pawns that are moved, and tokens that are put on them: what these events change."""

from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import PawnPlaced, PawnTaken, TokenPlaced, TokenTaken
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, State, Token


def pawn_placed(state: State, event: PawnPlaced) -> State:
    return _lift_pawn(state, event.psychic, event.card)


def pawn_taken(state: State, event: PawnTaken) -> State:
    return _lift_pawn(state, event.psychic, None)


def _lift_pawn(state: State, colour: Colour, card: CardId | None) -> State:
    """Move one pawn, or take it back; the tokens on it return to their owners, unspent."""
    after = list(state.psychics)
    place = _place(after, colour)
    tokens = after[place].tokens
    after[place] = replace(after[place], pawn=card, tokens=())
    for token in tokens:
        _return(token, after)
    return replace(state, psychics=tuple(after), sure=())


def _place(psychics: list[Psychic], colour: Colour) -> int:
    place = 0
    while psychics[place].colour != colour:
        place += 1
    return place


def _return(token: Token, psychics: list[Psychic]) -> None:
    place = _place(psychics, token.psychic)
    psychics[place] = _with_token(psychics[place], token, +1)


def _with_token(owner: Psychic, token: Token, change: int) -> Psychic:
    if token.face == "agree":
        return replace(owner, agree=owner.agree + change)
    return replace(owner, disagree=owner.disagree + change)


def token_placed(state: State, event: TokenPlaced) -> State:
    token = Token(event.psychic, event.face)
    after = list(state.psychics)
    for place, psychic in enumerate(state.psychics):
        if psychic.colour == event.psychic:
            after[place] = _with_token(psychic, token, -1)
        elif psychic.colour == event.on:
            after[place] = replace(psychic, tokens=(*psychic.tokens, token))
    return replace(state, psychics=tuple(after), sure=())


def token_taken(state: State, event: TokenTaken) -> State:
    after = list(state.psychics)
    place = _place(after, event.on)
    tokens = list(after[place].tokens)
    which = 0
    while tokens[which].psychic != event.psychic:
        which += 1
    _return(tokens.pop(which), after)
    after[place] = replace(after[place], tokens=tuple(tokens))
    return replace(state, psychics=tuple(after), sure=())
