"""Before the first hour: who sits where, by which rules, and what was dealt."""

from mysterium_nb.engine.events import DealFixed, GameStarted, RulesChanged, SeatLeft, SeatTaken, SetsChosen, StoodIn
from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.logs.tables.rows.tally import GameTally, PsychicTally


def seat_taken(tally: GameTally, event: SeatTaken) -> None:
    tally.sitting[event.seat] = (event.name, event.kind)


def seat_left(tally: GameTally, event: SeatLeft) -> None:
    tally.sitting.pop(event.seat, None)


def stood_in(tally: GameTally, _event: StoodIn) -> None:
    tally.stand_in = tally.move


def rules_changed(tally: GameTally, event: RulesChanged) -> None:
    tally.rules = event.rules


def game_started(tally: GameTally, event: GameStarted) -> None:
    tally.started_at = tally.at
    tally.started_now = tally.now
    tally.started = event
    tally.board = [list(row) for row in event.board]
    seats = {colour: played[0] for played in event.players for colour in played}
    tally.psychics = {colour: PsychicTally(colour, seats[colour]) for colour in COLOURS if colour in seats}


def sets_known(tally: GameTally, event: DealFixed | SetsChosen) -> None:
    if not event.sets:
        return  # the ghost will choose
    for psychic, belongs in zip(tally.psychics.values(), event.sets, strict=True):
        psychic.targets = belongs
