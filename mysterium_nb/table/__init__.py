"""The shared engine object: one game, its seats, its clock and its log."""

from mysterium_nb.engine.errors import Overtaken
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.store import MemoryStore, Store, StoreError
from mysterium_nb.table.table import LocalSeat, Table

__all__ = ["LocalSeat", "MemoryStore", "Overtaken", "Seat", "Store", "StoreError", "Table"]
