"""The plan of the deck: which motifs stand on which card, and what every card is called and says.

>>> from card_images.source.plan import SUSPECTS, VISIONS
>>> len(SUSPECTS), len(VISIONS)
(54, 84)
>>> VISIONS["v1"].motifs.focal
('hand_mirror',)
"""

from __future__ import annotations

from card_images.source.plan.characters_1_9 import CHARACTERS_1_9
from card_images.source.plan.characters_10_18 import CHARACTERS_10_18
from card_images.source.plan.entries import Motif, Suspect, Vision, Weights, Words
from card_images.source.plan.locations_19_27 import LOCATIONS_19_27
from card_images.source.plan.locations_28_36 import LOCATIONS_28_36
from card_images.source.plan.moods import MOODS
from card_images.source.plan.motif_words import MOTIFS
from card_images.source.plan.objects_37_45 import OBJECTS_37_45
from card_images.source.plan.objects_46_54 import OBJECTS_46_54
from card_images.source.plan.visions_1_12 import VISIONS_1_12
from card_images.source.plan.visions_13_24 import VISIONS_13_24
from card_images.source.plan.visions_25_36 import VISIONS_25_36
from card_images.source.plan.visions_37_48 import VISIONS_37_48
from card_images.source.plan.visions_49_60 import VISIONS_49_60
from card_images.source.plan.visions_61_72 import VISIONS_61_72
from card_images.source.plan.visions_73_84 import VISIONS_73_84

SUSPECTS: dict[str, Suspect] = {
    card.id: card
    for card in (
        *CHARACTERS_1_9,
        *CHARACTERS_10_18,
        *LOCATIONS_19_27,
        *LOCATIONS_28_36,
        *OBJECTS_37_45,
        *OBJECTS_46_54,
    )
}
"""The cards to find, by id."""

VISIONS: dict[str, Vision] = {
    card.id: card
    for card in (
        *VISIONS_1_12,
        *VISIONS_13_24,
        *VISIONS_25_36,
        *VISIONS_37_48,
        *VISIONS_49_60,
        *VISIONS_61_72,
        *VISIONS_73_84,
    )
}
"""The dreams, by id."""

__all__ = ["MOODS", "MOTIFS", "SUSPECTS", "VISIONS", "Motif", "Suspect", "Vision", "Weights", "Words"]
