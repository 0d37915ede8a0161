"""Where the pawns stood, and whether they were right."""

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.events import PawnJudged, StepEnded
from mysterium_nb.logs.tables.rows.tally import NOBODY, GameTally, PsychicTally


def step_ended(tally: GameTally, event: StepEnded) -> None:
    if tally.this_hour is not None:
        tally.this_hour["step_ended"] = event.why
    for token in tally.tokens:
        final = token.on.pawn
        token.row["final"] = final
        token.row["followed"] = (final == token.row["card"]) == (token.face == "agree")
    for psychic in tally.psychics.values():
        if psychic.step < len(KINDS):
            _guess(tally, psychic)
    for colour in event.missing:
        tally.guesses[colour]["right"] = False
        sent = tally.psychics[colour].sent
        if sent is not None:
            sent["right"] = False


def _guess(tally: GameTally, psychic: PsychicTally) -> None:
    seconds = None
    if psychic.pawn is not None and psychic.sent is not None:
        seconds = psychic.sent["seconds"] = (psychic.pawn_at - psychic.sent_at) / 1000
        psychic.sent["guess"] = psychic.pawn
    player, player_kind = psychic.placed_by or tally.sitting.get(psychic.seat, NOBODY)
    faces = [token.face for token in psychic.tokens]
    board = tally.board[psychic.step]
    psychic.guesses += 1
    tally.count("judged")
    tally.guesses[psychic.colour] = {
        "game": tally.game,
        "hour": tally.hour,
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


def pawn_judged(tally: GameTally, event: PawnJudged) -> None:
    psychic = tally.psychics[event.psychic]
    tally.told += 1
    for colour in event.raised:
        tally.psychics[colour].level += 1
    psychic.level += event.bonus
    guess = tally.guesses[event.psychic]
    guess["right"] = event.right
    guess["told"] = tally.told
    guess["level"] = psychic.level
    if psychic.sent is not None:
        psychic.sent["right"] = event.right
    for token in psychic.tokens:
        token.row["fate"] = "judged"
    psychic.tokens = []
    if not event.right:
        psychic.tried.append(event.card)
        return
    tally.count("found")
    if tally.totals["found"] == len(tally.psychics) * len(KINDS):
        tally.solved_hour = tally.hour
    board = tally.board[psychic.step]
    tally.board[psychic.step] = [card for card in board if card != event.card]
    psychic.step += 1
    psychic.new_target()
