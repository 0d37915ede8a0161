"""What a mind is: something that associates visions with suspect cards, and can say why."""

from typing import Literal, Protocol

import msgspec

from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity

ReasonKind = Literal["motif", "colour", "palette", "mood", "composition", "word"]


class Reason(msgspec.Struct, frozen=True):
    """One thing that both cards have: a tag of the deck, or a word that stands in the English texts of both."""

    kind: ReasonKind
    tag: str
    weight: float
    """How much it counts for this mind, beside its other reasons; never negative."""


class Mind(Protocol):
    """Anything with a name, an affinity and a `why`: a student's mind of ten lines is as good as ours.

    >>> import mysterium_nb as m
    >>> deck = m.decks.shipped()
    >>> minds = m.minds.minds_of(deck)
    >>> sorted(minds)
    ['colours', 'meanings', 'moods', 'tags']
    >>> minds["tags"].why("v1", "c7")[0].tag
    'fish'
    """

    name: str

    @property
    def affinity(self) -> Affinity: ...

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        """What joins the two cards, the strongest first; only what both of them really have."""
