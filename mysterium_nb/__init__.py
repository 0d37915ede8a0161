"""A séance game for Jupyter: one silent ghost, up to six psychics, seven hours to find the culprit.

>>> from mysterium_nb import Table
>>> table = Table.new(players=4, difficulty="easy")
>>> table.seat("ghost").view.rules.cards_per_kind
5
"""

from mysterium_nb.kernel.editions import Rules
from mysterium_nb.kernel.legal import legal_moves
from mysterium_nb.kernel.refusal import IllegalMove, ImpossibleRules, Refusal
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Table

__all__ = ["IllegalMove", "ImpossibleRules", "Refusal", "Rules", "Seat", "Table", "legal_moves"]
