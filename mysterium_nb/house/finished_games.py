"""The finished games of this house, to look through, to take along as files and to delete."""

import asyncio
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace

from mysterium_nb.engine.events import GameEnded, GameStarted
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId, Sitter
from mysterium_nb.engine.state import EMPTY_STATE, Outcome
from mysterium_nb.house.erasure import erase_name
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.house.house import House
from mysterium_nb.house.shared_deals import tables_still_playing
from mysterium_nb.protocol.sitter_names import names_people_gave
from mysterium_nb.table.game_file import encode_game
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Store, StoreError, fold_entries
from mysterium_nb.table.store import StoredGame as Kept
from mysterium_nb.table.table import Table


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game, as the list shows it."""

    game: str
    rules: Rules
    sitters: tuple[Sitter, ...]
    outcome: Outcome
    hour: int
    began_at: int
    ended_at: int
    seed: str

    @property
    def minutes(self) -> int:
        return max(1, round((self.ended_at - self.began_at) / 60_000))

    @property
    def day(self) -> str:
        """When it began, where the server is: `2027-03-01 19:30`."""
        return datetime.fromtimestamp(self.began_at / 1000).strftime("%Y-%m-%d %H:%M")

    @property
    def file(self) -> str:
        """What its file is called: `mysterium-2027-03-01-classic-4-players-won-a1b2c3d4e5.jsonl`."""
        end = "won" if self.outcome.won else "lost"
        return f"mysterium-{self.day[:10]}-{self.rules.edition}-{self.rules.players}-players-{end}-{self.game}.jsonl"


class UnknownGame(LookupError):
    """No finished game of this house has this id."""


class FinishedGames:
    """Knows which games are finished. A game that was played at a table of the house is looked at there, since names
    can be deleted from it; the others have been brought here as files, and each is read once."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._known: dict[Kept, FinishedGame | None] = {}
        self.writing = asyncio.Lock()
        """One report or replay at a time: games are being played on the same processors."""

    @property
    def folder(self) -> Path:
        """Where the games are kept, for another process to read them."""
        assert isinstance(self._store, SqliteStore)
        return self._store.path.parent

    def finished(self) -> list[FinishedGame]:
        """The newest first."""
        rooms = {room.table.game: room for room in self._house.tables.values()}
        games = []
        for kept in self._store.games():
            room = rooms.get(kept.game)
            if kept not in self._known and (room is None or room.table.over):
                self._known[kept] = self._read(kept)
            game = self._known.get(kept)
            if game is not None:
                games.append(game if room is None else replace(game, sitters=room.view.setup.sitters))
        return sorted(games, key=lambda game: (-game.ended_at, game.game))

    def game(self, game: str) -> FinishedGame:
        """The finished game with this id; `UnknownGame` if there is none."""
        for one in self.finished():
            if one.game == game:
                return one
        raise UnknownGame(game)

    def tables_still_playing_it(self, game: FinishedGame) -> list[str]:
        """The tables where the same cards are still played: whoever asks for a game may be playing there."""
        return [room.code for room in tables_still_playing(self._house.tables.values(), game.seed)]

    def shareable(self) -> list[FinishedGame]:
        """The finished games of which all may be told."""
        return [game for game in self.finished() if not self.tables_still_playing_it(game)]

    def file(self, game: FinishedGame) -> bytes:
        """The game as a file's content."""
        return encode_game(game.game, self._store.read(game.game))

    def delete(self, game: FinishedGame) -> HostedTable | None:
        """Take a game away for good; gives the table that it was still on, which goes with it."""
        room = self._house.delete_game(game.game)
        self.invalidate(game.game)
        return room

    def names(self, game: FinishedGame) -> dict[str, tuple[SeatId, ...]]:
        """The names that can be deleted from a game, each with where it sat."""
        return names_people_gave(entry.event for entry in self._store.read(game.game))

    def forget(self, game: FinishedGame, name: str) -> None:
        """Delete a person's name and words from a game, and keep what was played."""
        rooms = (room.table for room in self._house.tables.values() if room.table.game == game.game)
        erase_name(next(rooms, None) or Table.resume(self._store, game.game), name)
        self.invalidate(game.game)

    def invalidate(self, game: str) -> None:
        """What was known of a game no longer holds."""
        self._known = {kept: known for kept, known in self._known.items() if kept.game != game}

    async def preload(self) -> None:
        """Read what is not known yet, while tables play on; the list is then made in no time."""
        known, playing = self._known, {room.table.game for room in self._house.tables.values() if not room.table.over}

        def read() -> dict[Kept, FinishedGame | None]:
            new = (kept for kept in self._store.games() if kept not in known and kept.game not in playing)
            return {kept: self._read(kept) for kept in new}

        # Whoever was forgotten meanwhile may have been read before: then what is known is kept elsewhere by now.
        known |= await asyncio.to_thread(read)

    def _read(self, kept: Kept) -> FinishedGame | None:
        try:
            entries = self._store.read(kept.game)
            state = fold_entries(EMPTY_STATE, kept.game, entries)
        except StoreError:
            return None
        if state.outcome is None:
            return None
        began = next((entry.at for entry in entries if isinstance(entry.event, GameStarted)), kept.began_at)
        ended = next((entry.at for entry in entries if isinstance(entry.event, GameEnded)), kept.last_at)
        setup = state.setup
        seed = state.hidden.seed
        return FinishedGame(kept.game, setup.rules, setup.sitters, state.outcome, state.hour, began, ended, seed)
