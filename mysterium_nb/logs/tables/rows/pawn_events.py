"""Interpretation: first guesses, pawns and the tokens on them."""

from mysterium_nb.engine.events import FirstGuessMade, PawnPlaced, PawnTaken, TokenPlaced, TokenTaken
from mysterium_nb.logs.tables.rows.tally import Account, Psychic, Row, Token


def first_guess_made(account: Account, event: FirstGuessMade) -> None:
    psychic = account.psychics[event.psychic]
    psychic.first = "skipped" if event.card is None else "made"
    psychic.first_guess = event.card
    psychic.confidence = event.confidence


def pawn_placed(account: Account, event: PawnPlaced) -> None:
    psychic = account.psychics[event.psychic]
    if psychic.tokens:
        _tokens_return(psychic)
    if psychic.placed == 0:
        psychic.first_placed = event.card
    psychic.placed += 1
    psychic.pawn = event.card
    psychic.pawn_at = account.now
    psychic.placed_by = account.who(psychic.seat)


def pawn_taken(account: Account, event: PawnTaken) -> None:
    psychic = account.psychics[event.psychic]
    _tokens_return(psychic)
    psychic.pawn = None


def _tokens_return(psychic: Psychic) -> None:
    for token in psychic.tokens:
        token.row["fate"] = "pawn_moved"
    psychic.tokens = []


def token_placed(account: Account, event: TokenPlaced) -> None:
    judged = account.psychics[event.on]
    player, player_kind = account.who(account.psychics[event.psychic].seat)
    row: Row = {
        "game": account.game,
        "seq": account.seq,
        "hour": account.hour,
        "psychic": event.psychic,
        "player": player,
        "player_kind": player_kind,
        "on": event.on,
        "face": event.face,
        "card": judged.pawn,
        "true": (judged.pawn == judged.target) == (event.face == "agree"),
        "fate": "called_off",
        "final": None,
        "followed": None,
        "placed_at": account.at,
    }
    account.count("tokens_placed")
    token = Token(event.psychic, judged, event.face, row)
    account.tokens.append(token)
    judged.tokens.append(token)


def token_taken(account: Account, event: TokenTaken) -> None:
    judged = account.psychics[event.on]
    for token in judged.tokens:
        if token.psychic == event.psychic:
            token.row["fate"] = "taken_back"
            judged.tokens.remove(token)
            return
