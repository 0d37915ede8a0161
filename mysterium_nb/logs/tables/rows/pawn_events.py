"""Interpretation: first guesses, pawns and the tokens on them."""

from mysterium_nb.engine.events import FirstGuessMade, PawnPlaced, PawnTaken, TokenPlaced, TokenTaken
from mysterium_nb.logs.tables.rows.tally import GameTally, PsychicTally, Row, TokenTally


def first_guess_made(tally: GameTally, event: FirstGuessMade) -> None:
    psychic = tally.psychics[event.psychic]
    psychic.first = "skipped" if event.card is None else "made"
    psychic.first_guess = event.card
    psychic.confidence = event.confidence


def pawn_placed(tally: GameTally, event: PawnPlaced) -> None:
    psychic = tally.psychics[event.psychic]
    if psychic.tokens:
        _tokens_return(psychic)
    if psychic.placed == 0:
        psychic.first_placed = event.card
    psychic.placed += 1
    psychic.pawn = event.card
    psychic.pawn_at = tally.now
    psychic.placed_by = tally.who(psychic.seat)


def pawn_taken(tally: GameTally, event: PawnTaken) -> None:
    psychic = tally.psychics[event.psychic]
    _tokens_return(psychic)
    psychic.pawn = None


def _tokens_return(psychic: PsychicTally) -> None:
    for token in psychic.tokens:
        token.row["fate"] = "pawn_moved"
    psychic.tokens = []


def token_placed(tally: GameTally, event: TokenPlaced) -> None:
    judged = tally.psychics[event.on]
    player, player_kind = tally.who(tally.psychics[event.psychic].seat)
    row: Row = {
        "game": tally.game,
        "seq": tally.seq,
        "hour": tally.hour,
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
        "placed_at": tally.at,
    }
    tally.count("tokens_placed")
    token = TokenTally(event.psychic, judged, event.face, row)
    tally.tokens.append(token)
    judged.tokens.append(token)


def token_taken(tally: GameTally, event: TokenTaken) -> None:
    judged = tally.psychics[event.on]
    for token in judged.tokens:
        if token.psychic == event.psychic:
            token.row["fate"] = "taken_back"
            judged.tokens.remove(token)
            return
