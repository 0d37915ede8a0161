"""Moves that are counted instead of listed: a ghost who assigns cards has more choices than could be written out."""

import random
from collections.abc import Callable, Iterator
from itertools import chain

from mysterium_nb.engine.moves import Move

ListedMove = tuple[Callable[..., Move], tuple[object, ...]]
CountedMoves = tuple[int, Callable[..., Move], Callable[..., bool], tuple[object, ...]]
"""How many there are, how to make one by its number, how to know one, and the facts both need."""


_FINE = 2**32
"""Below this many, a random float is fine enough to be fair, and several times quicker than a random integer."""


class MoveSet:
    """The moves a seat can make: `ones` are written out, `many` are counted and made when asked for by number."""

    __slots__ = ("many", "ones", "total")

    def __init__(self, ones: list[ListedMove], many: list[CountedMoves]) -> None:
        self.ones = ones
        self.many = many
        total = len(ones)
        for count, _, _, _ in many:
            total += count
        self.total = total

    def __bool__(self) -> bool:
        return self.total > 0

    def __len__(self) -> int:
        return self.total

    def __getitem__(self, number: int) -> Move:
        if number < 0:
            raise IndexError(number)
        written_out = len(self.ones)
        if number < written_out:
            make, facts = self.ones[number]
            return make(*facts)
        left = number - written_out
        for count, make, _, facts in self.many:
            if left < count:
                return make(left, *facts)
            left -= count
        raise IndexError(number)

    def __iter__(self) -> Iterator[Move]:
        listed = (make(*facts) for make, facts in self.ones)
        counted = (make(number, *facts) for count, make, _, facts in self.many for number in range(count))
        return chain(listed, counted)

    def __contains__(self, move: object) -> bool:
        """Whether this is one of them; the order in which cards are named does not matter."""
        listed = any(move == make(*facts) for make, facts in self.ones)
        return listed or any(knows(move, *facts) for _, _, knows, facts in self.many)

    def __repr__(self) -> str:
        return f"Choices({self.total} moves)"

    def pick(self, rng: random.Random) -> Move:
        """One of them, each as likely as any other."""
        total = self.total
        return self[int(rng.random() * total) if total < _FINE else rng.randrange(total)]
