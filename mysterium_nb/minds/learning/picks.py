"""What people took: the facts from which it is learned how a class thinks."""

from collections.abc import Iterator

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import GameStarted, HintAsked, HourBegan, PawnJudged, SeatTaken, StoodIn, VisionSent
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import PublicView


class Pick(msgspec.Struct, frozen=True):
    """With these visions before one, and these cards to choose among, this one was taken. Nobody's name is on it."""

    visions: tuple[CardId, ...]
    among: tuple[CardId, ...]
    taken: CardId

    def __post_init__(self) -> None:
        if not self.visions or self.taken not in self.among:
            raise ValueError("A pick needs a vision, and takes one of its cards.")


def picks_of(seen: PublicView) -> list[Pick]:
    """What the people at a table took, hour by hour, once the game is over.

    A private first guess counts in place of the pawn, since nobody has been talked into it. What bots took says nothing
    about people: not in a seat of their own, not where one stood in for an hour's move, and not through the bars of a
    hint, by which a mind would learn from itself.
    """
    if seen.truth is None:
        raise IllegalMove("Wait until the game is over.")
    first = {(guess.psychic, guess.hour): guess.card for guess in seen.truth.first_guesses if guess.card is not None}
    return [*_picks(seen, first)]


class _Search:
    """What a psychic has seen and ruled out while looking for one card."""

    def __init__(self) -> None:
        self.visions: list[CardId] = []
        self.wrong: set[CardId] = set()


def _picks(seen: PublicView, first: dict[tuple[Colour, int], CardId]) -> Iterator[Pick]:
    hour, board = 0, list[set[CardId]]()
    lying: tuple[tuple[CardId, ...], ...] = ()
    found = dict.fromkeys((p.colour for p in seen.psychics), 0)
    searches = {colour: _Search() for colour in found}
    bots: set[Colour] = set()
    helped: set[Colour] = set()
    """Those for whom a bot may have chosen this hour."""
    for event in seen.story:
        match event:
            case SeatTaken():
                mine = seen.setup.psychics_of(event.seat)
                helped |= bots.intersection(mine)  # where a bot was relieved, its pawn may still stand
                bots = bots.union(mine) if event.kind == "bot" else bots.difference(mine)
            case StoodIn():
                helped.update(seen.setup.psychics_of(event.seat))
            case HintAsked(psychic=psychic):
                if (psychic, hour) not in first:  # who asks has made the first guess before
                    helped.add(psychic)
            case GameStarted():
                board = [set(row) for row in event.board]
            case HourBegan():
                # Whoever guesses in an hour does so among the cards that lay there when it began.
                hour, lying = event.hour, tuple(tuple(sorted(row)) for row in board)
                helped.clear()
            case VisionSent(psychic=psychic):
                searches[psychic].visions.extend(event.cards)
            case PawnJudged(psychic=psychic):
                search, kind = searches[psychic], found[psychic]
                among = tuple(card for card in lying[kind] if card not in search.wrong)
                taken = first.get((psychic, hour), event.card)
                if psychic not in bots | helped and search.visions and taken in among:  # a known wrong one is a slip
                    yield Pick(tuple(search.visions), among, taken)
                if event.right:
                    board[kind].discard(event.card)
                    found[psychic] += 1
                    searches[psychic] = _Search()
                else:
                    search.wrong.add(event.card)
