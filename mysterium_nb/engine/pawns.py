"""Pawns that are moved, and tokens that are put on them: what becomes of the psychics."""

from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import TokenPlaced, TokenTaken
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic, Token

Psychics = tuple[Psychic, ...]


def lift_pawn(psychics: Psychics, colour: Colour, card: CardId | None) -> Psychics:
    """Move one pawn, or take it back; the tokens on it return to their owners, unspent."""
    after = list(psychics)
    place = _place(after, colour)
    tokens = after[place].tokens
    after[place] = replace(after[place], pawn=card, tokens=())
    for token in tokens:
        _return(token, after)
    return tuple(after)


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


def put_token(psychics: Psychics, event: TokenPlaced) -> Psychics:
    token = Token(event.psychic, event.face)
    after = list(psychics)
    for place, psychic in enumerate(psychics):
        if psychic.colour == event.psychic:
            after[place] = _with_token(psychic, token, -1)
        elif psychic.colour == event.on:
            after[place] = replace(psychic, tokens=(*psychic.tokens, token))
    return tuple(after)


def take_token(psychics: Psychics, event: TokenTaken) -> Psychics:
    after = list(psychics)
    place = _place(after, event.on)
    tokens = list(after[place].tokens)
    which = 0
    while tokens[which].psychic != event.psychic:
        which += 1
    _return(tokens.pop(which), after)
    after[place] = replace(after[place], tokens=tuple(tokens))
    return tuple(after)
