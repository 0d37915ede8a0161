"""What plays in a batch: a ghost and psychics who decide for many games at once.

`rows` are the games that are asked about; every array that goes in or comes out has one row for each of them.
"""

from typing import NamedTuple, Protocol

from mysterium_nb.lab.batch.game_arrays import HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.random_numbers import BoolArray, IntArray


class GhostTurn(NamedTuple):
    """What a ghost does next while visions are given."""

    psychic: IntArray
    give: BoolArray
    """(rows, hand): the cards for that psychic."""
    throw: BoolArray
    """(rows, hand): the cards a crow takes first; where there are any, nothing is given yet."""


class CulpritTurn(NamedTuple):
    """What a ghost does at the line-up."""

    group: IntArray
    cards: IntArray
    """(rows, kinds): places in the hand."""
    throw: BoolArray


class Ghost(Protocol):
    def turn(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, /) -> GhostTurn:
        """Somebody waits for a vision in all these games, and there is a card to give."""

    def accuse(self, public: PublicArrays, secret: HiddenArrays, rows: IntArray, /) -> CulpritTurn:
        """Pick the culprit's group and one card for its character, its location and its object."""

    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray, /) -> None:
        """These cards lie before this psychic now: (rows, hand), `NONE` for those that were kept."""

    def found(self, public: PublicArrays, rows: IntArray, psychic: int, /) -> None:
        """A psychic has found a card, and the visions are gone."""


class Psychics(Protocol):
    def given(self, public: PublicArrays, rows: IntArray, psychic: IntArray, cards: IntArray, /) -> None:
        """These cards lie before this psychic now: (rows, hand), `NONE` for those that were kept."""

    def found(self, public: PublicArrays, rows: IntArray, psychic: int, /) -> None:
        """A psychic has found a card, and the visions are gone."""

    def guess(self, public: PublicArrays, rows: IntArray, /) -> IntArray:
        """Where everybody puts the pawn: (rows, psychics); of the finished anything."""

    def judge(self, public: PublicArrays, rows: IntArray, pawns: IntArray, /) -> IntArray:
        """The tokens (rows, owner, pawn): 1 to agree, -1 to disagree, 0 for none."""

    def vote(self, public: PublicArrays, rows: IntArray, psychic: int, turned: IntArray, /) -> IntArray:
        """The group a psychic votes for after so many cards of the shared vision."""

    def point(self, public: PublicArrays, rows: IntArray, standing: BoolArray, /) -> IntArray:
        """The group at which each psychic points in the end, openly: (rows, psychics)."""
