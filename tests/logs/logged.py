"""Logs to read: random games of all editions, with names, talk, pauses, crows, tokens and notes, kept as entries."""

from pathlib import Path

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.moves import Move, Sit
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import TABLE, SeatId
from mysterium_nb.table.game_file import encode_game
from mysterium_nb.table.store import Entry, MemoryStore, Store
from tests.chance import ChanceGame

NAMES = ("Ada", "Benoît", "Chloé", "Dov", "Edith", "=Finn", "Grace")


class LoggedGame(ChanceGame):
    """A game by chance whose log is kept as a table would keep it."""

    _actor: SeatId = TABLE
    _moves = 0

    def __init__(self, seed: int, rules: Rules | None = None, luck: float = 0.9) -> None:
        self.entries: list[Entry] = []
        super().__init__(seed, rules, luck)
        for number, seat in enumerate(self.seats):
            if self.rng.random() < 0.8:
                self.act(TABLE, Sit(seat, NAMES[number], "bot" if self.rng.random() < 0.3 else "person"))

    def act(self, seat: SeatId, move: Move) -> None:
        self._actor = seat
        self._moves += 1
        super().act(seat, move)

    def _happen(self, events: list[Event]) -> None:
        super()._happen(events)
        for event in events:
            number = len(self.entries) + 1
            self.entries.append(Entry(number, self.now, self._actor, f"m{self._moves}", event))


def a_finished_game(seed: int, rules: Rules | None = None) -> list[Entry]:
    game = LoggedGame(seed, rules)
    while not game.over:
        game.step()
    return game.entries


def a_store(games: int, first: int = 0) -> MemoryStore:
    store = MemoryStore()
    for seed in range(first, first + games):
        store.append(f"game-{seed}", a_finished_game(seed))
    return store


def as_files(store: Store, folder: Path) -> Path:
    """The same games as a folder of game files."""
    folder.mkdir()
    for shelf in store.games():
        (folder / f"{shelf.game}.jsonl").write_bytes(encode_game(shelf.game, store.read(shelf.game)))
    return folder
