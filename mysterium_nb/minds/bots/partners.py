"""The bots of one table: each with a mind of its own; those who talk things over also think together."""

from collections.abc import Iterable

from msgspec.structs import replace

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.associations.noisy import NoisyMind
from mysterium_nb.minds.associations.pooled import PooledMind
from mysterium_nb.minds.bots.decision import Decision
from mysterium_nb.minds.bots.dials import PRESETS
from mysterium_nb.minds.bots.partner import Partner
from mysterium_nb.minds.bots.voice import Voice

TALK_THINGS_OVER = ("sibling", "friend")
"""The presets whose psychics pool what they think."""


class DiscussingPartner:
    """A psychic who thinks with the others where there is talk, and alone where there is none: over a first guess that
    is still owed, and over a sealed vote."""

    def __init__(self, alone: Partner, together: Partner) -> None:
        self._alone = alone
        self._together = together

    @property
    def mind(self) -> Mind:
        return self._together.mind

    def choose(self, view: View) -> Move | None:
        return self._for(view).choose(view)

    def decide(self, view: View) -> Decision | None:
        return self._for(view).decide(view)

    def _for(self, view: View) -> Partner:
        sealed = view.phase == "poll" and view.rules.poll == "straw"
        owing = isinstance(view, PsychicView) and view.owing
        return self._alone if owing or sealed else self._together


class Partners:
    """A partner for every seat of a table.

    Who sits where has the mind of that table and seat, in this game and the next, whenever it is asked for. A ghost
    among bots is as like them as the preset says. A ghost of people, or of a class that it was taught about, goes by
    what it knows of them and by nothing of its own, which nobody there shares.

    >>> from mysterium_nb.decks import shipped
    >>> partners = Partners(shipped(), "friend", table="LAMO42", bots=("ghost", "red", "blue"))
    >>> partners.for_seat("red").mind.name, partners.for_seat("ghost").mind.name
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
        people: bool = False,
        lang: str = "en",
        mind: Mind | None = None,
    ) -> None:
        """`people` says whether there are any among the psychics."""
        self._deck = deck
        self._common = mind
        """What their minds have in common; all the minds of the deck, which take a while to make, if nothing else."""
        self._dials = PRESETS[preset]
        self._clear = people or mind is not None
        """Whether the ghost has nothing of its own."""
        self._table = table
        self._game = game
        self._pool = sorted(seat for seat in bots if seat != GHOST) if preset in TALK_THINGS_OVER else []
        self._voice = Voice(deck, lang)
        self._known: dict[tuple[SeatId, bool], Partner | DiscussingPartner] = {}

    def for_seat(self, seat: SeatId, *, talks: bool = False) -> Partner | DiscussingPartner:
        """Who plays a seat, silently or with a word now and then."""
        if (seat, talks) not in self._known:
            self._known[seat, talks] = self._made(seat, self._voice if talks else None)
        return self._known[seat, talks]

    def _made(self, seat: SeatId, voice: Voice | None) -> Partner | DiscussingPartner:
        alone = self._partner(seat, self._mind(seat), 1.0, voice)
        if seat not in self._pool:
            return alone
        pool = PooledMind([self._mind(one) for one in self._pool], as_one=True)
        return DiscussingPartner(alone, self._partner(seat, pool, pool.agreement, voice))

    def _partner(self, seat: SeatId, mind: Mind, agreement: float, voice: Voice | None) -> Partner:
        """A psychic reads as sharply as its mind is like the ghost's: a pool's is more so than that of each in it."""
        likeness = min(1.0, self._dials.alike ** (0.5 if self._clear else 1.0) / (agreement or 1.0))
        dials = self._dials if seat == GHOST else replace(self._dials, alike=likeness)
        return Partner(mind, dials, f"{self._game} {seat}", voice)

    def _mind(self, seat: SeatId) -> Mind:
        common = self._common or ensemble(self._deck)
        if seat == GHOST and self._clear:
            return common
        return NoisyMind(common, self._dials.alike**0.5, f"{self._table} {seat}")
