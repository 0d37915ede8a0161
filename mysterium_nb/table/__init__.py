"""One game as a shared object: its table, its seats, its log, and files of it."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.engine.errors import PositionChanged
    from mysterium_nb.table.autoplay import SimulatedClock, auto_play, play_to_end
    from mysterium_nb.table.data_folder import default_data_folder
    from mysterium_nb.table.game_file import GameFileError, load_game, save_game
    from mysterium_nb.table.import_files import import_games
    from mysterium_nb.table.seat import Seat
    from mysterium_nb.table.sqlite_store import SqliteStore
    from mysterium_nb.table.store import Entry, MemoryStore, Store, StoreError
    from mysterium_nb.table.table import LocalSeat, Table
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.engine.errors": "PositionChanged",
            "mysterium_nb.table.autoplay": "SimulatedClock auto_play play_to_end",
            "mysterium_nb.table.data_folder": "default_data_folder",
            "mysterium_nb.table.game_file": "GameFileError load_game save_game",
            "mysterium_nb.table.import_files": "import_games",
            "mysterium_nb.table.seat": "Seat",
            "mysterium_nb.table.sqlite_store": "SqliteStore",
            "mysterium_nb.table.store": "Entry MemoryStore Store StoreError",
            "mysterium_nb.table.table": "LocalSeat Table",
        },
    )

__all__ = [
    "Entry",
    "GameFileError",
    "LocalSeat",
    "MemoryStore",
    "PositionChanged",
    "Seat",
    "SimulatedClock",
    "SqliteStore",
    "Store",
    "StoreError",
    "Table",
    "auto_play",
    "default_data_folder",
    "import_games",
    "load_game",
    "play_to_end",
    "save_game",
]
