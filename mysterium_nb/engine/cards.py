"""Cards are ids: a letter for the kind and a number, `c7`, `l23`, `o41`, `v12`.

What a card is called and what is on it belongs to a deck (`mysterium_nb.decks`); the rules need only the ids.
"""

from typing import Literal

import msgspec

CardId = str
Kind = Literal["character", "location", "object"]
KINDS: tuple[Kind, Kind, Kind] = ("character", "location", "object")
STEPS = len(KINDS)
"""A psychic looks for one card of each kind."""
Triple = tuple[CardId, CardId, CardId]
"""One card of each kind, in the order of `KINDS`."""
Board = tuple[tuple[CardId, ...], tuple[CardId, ...], tuple[CardId, ...]]
"""The suspect cards on the table, by kind."""


class Cards(msgspec.Struct, frozen=True):
    """The cards of one deck, as far as the rules are concerned."""

    deck: str
    visions: tuple[CardId, ...]
    suspects: Board

    def __repr__(self) -> str:
        return f"Cards({self.deck!r}, {len(self.visions)} visions)"

    def fewest_of_a_kind(self) -> int:
        return min(len(cards) for cards in self.suspects)


def _numbered(letter: str, first: int, last: int) -> tuple[CardId, ...]:
    return tuple(f"{letter}{number}" for number in range(first, last + 1))


STANDARD = Cards(
    deck="sleepwalker",
    visions=_numbered("v", 1, 84),
    suspects=(_numbered("c", 1, 18), _numbered("l", 19, 36), _numbered("o", 37, 54)),
)
"""The deck that comes with the game."""
