"""The plan of the deck: which motifs stand on which card, and what every card is called and says.

The plan is data. A card's is in the TOML file beside the module of `scenes` that draws it, in a table named
after the card. The motifs are in ``motifs/catalogue.toml``, each with its noun in both languages: alt texts
use exactly these nouns, in the singular or a regular plural, so that a picture, its tags and its description
speak of the same thing.

>>> from card_images.source.plan import SUSPECTS, VISIONS
>>> len(SUSPECTS), len(VISIONS)
(54, 84)
>>> VISIONS["v1"].motifs.focal
('hand_mirror',)
"""

from __future__ import annotations

from pathlib import Path

from card_images.source.plan.moods import MOODS
from card_images.source.plan.schema import (
    AnyPlan,
    CatalogueEntry,
    Suspect,
    Vision,
    Weights,
    Words,
    catalogue_in,
    plans_in,
)

_SOURCE = Path(__file__).parent.parent


def _in_order(plan: AnyPlan) -> tuple[int, int]:
    return "clovb".index(plan.id[0]), int(plan.id[1:])


_PLANS = sorted(
    (plan for file in (_SOURCE / "scenes").glob("*.toml") for plan in plans_in(file).values()), key=_in_order
)

CATALOGUE: dict[str, CatalogueEntry] = catalogue_in(_SOURCE / "motifs" / "catalogue.toml")
"""Everything that can be tagged on a card, by its tag."""

SUSPECTS: dict[str, Suspect] = {plan.id: plan for plan in _PLANS if isinstance(plan, Suspect)}
"""The cards to find, by id."""

VISIONS: dict[str, Vision] = {plan.id: plan for plan in _PLANS if isinstance(plan, Vision)}
"""The dreams, by id."""

__all__ = ["CATALOGUE", "MOODS", "SUSPECTS", "VISIONS", "CatalogueEntry", "Suspect", "Vision", "Weights", "Words"]
