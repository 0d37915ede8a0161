"""Where the pawns stood, and whether they were right."""

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.events import PawnJudged, StepEnded
from mysterium_nb.logs.tables.rows.tally import NOBODY, Account, Psychic


def step_ended(account: Account, event: StepEnded) -> None:
    if account.this_hour is not None:
        account.this_hour["step_ended"] = event.why
    for token in account.tokens:
        final = token.on.pawn
        token.row["final"] = final
        token.row["followed"] = (final == token.row["card"]) == (token.face == "agree")
    for psychic in account.psychics.values():
        if psychic.step < len(KINDS):
            _guess(account, psychic)
    for colour in event.missing:
        account.guesses[colour]["right"] = False
        sent = account.psychics[colour].sent
        if sent is not None:
            sent["right"] = False


def _guess(account: Account, psychic: Psychic) -> None:
    seconds = None
    if psychic.pawn is not None and psychic.sent is not None:
        seconds = psychic.sent["seconds"] = (psychic.pawn_at - psychic.sent_at) / 1000
        psychic.sent["guess"] = psychic.pawn
    player, player_kind = psychic.placed_by or account.sitting.get(psychic.seat, NOBODY)
    faces = [token.face for token in psychic.tokens]
    board = account.board[psychic.step]
    psychic.guesses += 1
    account.count("judged")
    account.guesses[psychic.colour] = {
        "game": account.game,
        "hour": account.hour,
        "psychic": psychic.colour,
        "player": player,
        "player_kind": player_kind,
        "kind": KINDS[psychic.step],
        "attempt": psychic.guesses,
        "target": psychic.target,
        "candidates": len(board) - len({card for card in psychic.tried if card in board}),
        "first": psychic.first,
        "first_guess": psychic.first_guess,
        "confidence": psychic.confidence,
        "card": psychic.pawn,
        "right": None,
        "placed": psychic.placed,
        "first_placed": psychic.first_placed,
        "agree": faces.count("agree"),
        "disagree": faces.count("disagree"),
        "seconds": seconds,
        "told": None,
        "level": psychic.level,
    }


def pawn_judged(account: Account, event: PawnJudged) -> None:
    psychic = account.psychics[event.psychic]
    account.told += 1
    for colour in event.raised:
        account.psychics[colour].level += 1
    psychic.level += event.bonus
    guess = account.guesses[event.psychic]
    guess["right"] = event.right
    guess["told"] = account.told
    guess["level"] = psychic.level
    if psychic.sent is not None:
        psychic.sent["right"] = event.right
    for token in psychic.tokens:
        token.row["fate"] = "judged"
    psychic.tokens = []
    if not event.right:
        psychic.tried.append(event.card)
        return
    account.count("found")
    if account.totals["found"] == len(account.psychics) * len(KINDS):
        account.solved_hour = account.hour
    board = account.board[psychic.step]
    account.board[psychic.step] = [card for card in board if card != event.card]
    psychic.step += 1
    psychic.new_target()
