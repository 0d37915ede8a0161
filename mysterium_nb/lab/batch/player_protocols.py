"""What plays in a batch: a ghost and psychics who decide for many games at once.

`rows` are the games that are asked about; every array that goes in or comes out has one row for each of them.
"""

from typing import NamedTuple, Protocol

from mysterium_nb.lab.batch.game_arrays import Public, Secret
from mysterium_nb.lab.batch.random_numbers import Ints, Truths


class Turn(NamedTuple):
    """What a ghost does next while visions are given."""

    psychic: Ints
    give: Truths
    """(rows, hand): the cards for that psychic."""
    throw: Truths
    """(rows, hand): the cards a crow takes first; where there are any, nothing is given yet."""


class Accusation(NamedTuple):
    """What a ghost does at the line-up."""

    group: Ints
    cards: Ints
    """(rows, kinds): places in the hand."""
    throw: Truths


class Ghost(Protocol):
    def turn(self, public: Public, secret: Secret, rows: Ints, /) -> Turn:
        """Somebody waits for a vision in all these games, and there is a card to give."""

    def accuse(self, public: Public, secret: Secret, rows: Ints, /) -> Accusation:
        """Pick the culprit's group and one card for its character, its location and its object."""

    def given(self, public: Public, rows: Ints, psychic: Ints, cards: Ints, /) -> None:
        """These cards lie before this psychic now: (rows, hand), `NONE` for those that were kept."""

    def found(self, public: Public, rows: Ints, psychic: int, /) -> None:
        """A psychic has found a card, and the visions are gone."""


class Psychics(Protocol):
    def given(self, public: Public, rows: Ints, psychic: Ints, cards: Ints, /) -> None:
        """These cards lie before this psychic now: (rows, hand), `NONE` for those that were kept."""

    def found(self, public: Public, rows: Ints, psychic: int, /) -> None:
        """A psychic has found a card, and the visions are gone."""

    def guess(self, public: Public, rows: Ints, /) -> Ints:
        """Where everybody puts the pawn: (rows, psychics); of the finished anything."""

    def judge(self, public: Public, rows: Ints, pawns: Ints, /) -> Ints:
        """The tokens (rows, owner, pawn): 1 to agree, -1 to disagree, 0 for none."""

    def vote(self, public: Public, rows: Ints, psychic: int, turned: Ints, /) -> Ints:
        """The group a psychic votes for after so many cards of the shared vision."""

    def point(self, public: Public, rows: Ints, standing: Truths, /) -> Ints:
        """The group at which each psychic points in the end, openly: (rows, psychics)."""
