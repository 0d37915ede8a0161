"""What a mind makes of visions, during a game for who asks, and after it for all. Plain data, for pages that know no
minds."""

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import Colour


class BeliefChange(msgspec.Struct, frozen=True):
    """A card in question: how likely a mind took it to be the one, before a vision and after it."""

    card: CardId
    before: float
    after: float


class BeliefHint(msgspec.Struct, frozen=True):
    """What a mind would think of a psychic's cards, from what that psychic sees."""

    bars: tuple[BeliefChange, ...]
    """The likeliest first, before and after this hour's vision; what is known to be wrong is not among them."""
    open_before: float
    open_after: float
    """How much was open (entropy) before this hour's vision, and still is, in bits."""
    joins: tuple[str, ...]
    """What one or another of the visions and the likeliest card have in common, in the reader's words."""


class CardsValue(msgspec.Struct, frozen=True):
    """Cards that were sent, or could have been, and how far they bring a mind towards the truth, in bits."""

    cards: tuple[CardId, ...]
    bits: float
    """Below 0 where they lead away from it."""


class VisionAnalysis(msgspec.Struct, frozen=True):
    """One vision: what was open before it and after it, and what it was worth."""

    psychic: Colour
    hour: int
    about: CardId
    """The card that was to be found."""
    bars: tuple[BeliefChange, ...]
    """The likeliest first, by what is believed after the vision."""
    open_before: float
    open_after: float
    """How much was still open (entropy), in bits."""
    sent: CardsValue
    card_bits: tuple[CardsValue, ...]
    """Every card of it, as if it had come alone."""
    better: CardsValue | None
    """The best that the ghost's hand had, where that was clearly more than what was sent."""
    shared_tags: tuple[str, ...]
    """What one or another of the cards sent and the card to be found have in common, in the reader's words."""
    guess: CardId = ""
    """Where the pawn stood in the end; nothing if it stood nowhere."""
    misled_by: CardId = ""
    """Where the guess was wrong: the card that speaks more for it than for the truth; nothing if none does."""
    misleading_tags: tuple[str, ...] = ()
    """What that card and the wrong guess have in common."""

    @property
    def right(self) -> bool:
        return self.guess == self.about


class SharedVisionAnalysis(msgspec.Struct, frozen=True):
    """The shared vision: how likely it made each group, and how far each of its cards brought all towards the truth."""

    culprit: int
    before: tuple[float, ...]
    """Of each group, by its number."""
    after: tuple[float, ...]
    sent: CardsValue
    each: tuple[CardsValue, ...]
    """Every card as it was turned up, after those before it."""
