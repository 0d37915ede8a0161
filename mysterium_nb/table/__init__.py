"""One game as a shared object: its table, its seats, its log, and files of it."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.engine.errors import Overtaken
    from mysterium_nb.table.autoplay import GameTime, let_play, play_out
    from mysterium_nb.table.data_folder import default_data
    from mysterium_nb.table.game_file import GameFileError, load, save
    from mysterium_nb.table.import_files import take_in
    from mysterium_nb.table.seat import Seat
    from mysterium_nb.table.sqlite_store import SqliteStore
    from mysterium_nb.table.store import Entry, MemoryStore, Store, StoreError
    from mysterium_nb.table.table import LocalSeat, Table
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.engine.errors": "Overtaken",
            "mysterium_nb.table.autoplay": "GameTime let_play play_out",
            "mysterium_nb.table.data_folder": "default_data",
            "mysterium_nb.table.game_file": "GameFileError load save",
            "mysterium_nb.table.import_files": "take_in",
            "mysterium_nb.table.seat": "Seat",
            "mysterium_nb.table.sqlite_store": "SqliteStore",
            "mysterium_nb.table.store": "Entry MemoryStore Store StoreError",
            "mysterium_nb.table.table": "LocalSeat Table",
        },
    )

__all__ = [
    "Entry",
    "GameFileError",
    "GameTime",
    "LocalSeat",
    "MemoryStore",
    "Overtaken",
    "Seat",
    "SqliteStore",
    "Store",
    "StoreError",
    "Table",
    "default_data",
    "let_play",
    "load",
    "play_out",
    "save",
    "take_in",
]
