"""Before the first hour: who sits where, by which rules, and what was dealt."""

from mysterium_nb.engine.events import DealFixed, GameStarted, RulesChanged, SeatLeft, SeatTaken, SetsChosen, StoodIn
from mysterium_nb.engine.seats import COLOURS
from mysterium_nb.logs.tables.rows.tally import Account, Psychic


def seat_taken(account: Account, event: SeatTaken) -> None:
    account.sitting[event.seat] = (event.name, event.kind)


def seat_left(account: Account, event: SeatLeft) -> None:
    account.sitting.pop(event.seat, None)


def stood_in(account: Account, _event: StoodIn) -> None:
    account.stand_in = account.move


def rules_changed(account: Account, event: RulesChanged) -> None:
    account.rules = event.rules


def game_started(account: Account, event: GameStarted) -> None:
    account.started_at = account.at
    account.started_now = account.now
    account.started = event
    account.board = [list(row) for row in event.board]
    seats = {colour: played[0] for played in event.players for colour in played}
    account.psychics = {colour: Psychic(colour, seats[colour]) for colour in COLOURS if colour in seats}


def sets_known(account: Account, event: DealFixed | SetsChosen) -> None:
    if not event.sets:
        return  # the ghost will choose
    for psychic, belongs in zip(account.psychics.values(), event.sets, strict=True):
        psychic.targets = belongs
