"""The bots of one table: each with a mind of its own; those who talk things over also think together."""

from collections.abc import Iterable

from mysterium_nb.decks.deck import Deck
from mysterium_nb.kernel.seats import GHOST, SeatId
from mysterium_nb.minds.dials import PRESETS
from mysterium_nb.minds.ensemble import ensemble
from mysterium_nb.minds.mind import Mind
from mysterium_nb.minds.noisy import NoisyMind
from mysterium_nb.minds.partner import Partner
from mysterium_nb.minds.pooled import PooledMind
from mysterium_nb.minds.saying import Voice

TALK_THINGS_OVER = ("sibling", "friend")
"""The presets whose psychics pool what they think."""


class Partners:
    """A partner for every seat of a table.

    Who sits where has the mind of that table and seat, in this game and the next, whenever it is asked for.

    >>> from mysterium_nb.decks import shipped
    >>> partners = Partners(shipped(), "friend", table="LAMO42", bots=("ghost", "red", "blue"))
    >>> partners.at("red").mind.name, partners.at("ghost").mind.name
    ('table talk', 'ensemble')
    """

    def __init__(
        self,
        deck: Deck,
        preset: str,
        *,
        table: str,
        game: str = "",
        bots: Iterable[SeatId] = (),
        lang: str = "en",
        mind: Mind | None = None,
    ) -> None:
        self._deck = deck
        self._common = mind
        """What their minds have in common; all the minds of the deck, which take a while to make, if nothing else."""
        self._dials = PRESETS[preset]
        self._table = table
        self._game = game
        self._pool = sorted(seat for seat in bots if seat != GHOST) if preset in TALK_THINGS_OVER else []
        self._voice = Voice(deck, lang)
        self._known: dict[tuple[SeatId, bool], Partner] = {}

    def at(self, seat: SeatId, *, talks: bool = False) -> Partner:
        """Who plays a seat, silently or with a word now and then."""
        if (seat, talks) not in self._known:
            mind = PooledMind([self._mind(one) for one in self._pool]) if seat in self._pool else self._mind(seat)
            voice = self._voice if talks else None
            self._known[seat, talks] = Partner(mind, self._dials, f"{self._game} {seat}", voice)
        return self._known[seat, talks]

    def _mind(self, seat: SeatId) -> Mind:
        return NoisyMind(self._common or ensemble(self._deck), self._dials.alike**0.5, f"{self._table} {seat}")
