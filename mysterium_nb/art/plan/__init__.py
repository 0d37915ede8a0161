"""The plan of the deck: which motifs stand on which card, and what every card is called and says.

>>> from mysterium_nb.art.plan import SUSPECTS, VISIONS
>>> len(SUSPECTS), len(VISIONS)
(54, 84)
>>> VISIONS["v1"].motifs.focal
('hand_mirror',)
"""

from __future__ import annotations

from mysterium_nb.art.plan.characters_1_9 import CHARACTERS_1_9
from mysterium_nb.art.plan.characters_10_18 import CHARACTERS_10_18
from mysterium_nb.art.plan.entries import Motif, Suspect, Vision, Weights, Words
from mysterium_nb.art.plan.locations_19_27 import LOCATIONS_19_27
from mysterium_nb.art.plan.locations_28_36 import LOCATIONS_28_36
from mysterium_nb.art.plan.moods import MOODS
from mysterium_nb.art.plan.motif_words import MOTIFS
from mysterium_nb.art.plan.objects_37_45 import OBJECTS_37_45
from mysterium_nb.art.plan.objects_46_54 import OBJECTS_46_54
from mysterium_nb.art.plan.visions_1_12 import VISIONS_1_12
from mysterium_nb.art.plan.visions_13_24 import VISIONS_13_24
from mysterium_nb.art.plan.visions_25_36 import VISIONS_25_36
from mysterium_nb.art.plan.visions_37_48 import VISIONS_37_48
from mysterium_nb.art.plan.visions_49_60 import VISIONS_49_60
from mysterium_nb.art.plan.visions_61_72 import VISIONS_61_72
from mysterium_nb.art.plan.visions_73_84 import VISIONS_73_84

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
