"""The register of cards: which function composes which card.

Palette, composition, moods, names and alt texts of the deck's faces come from the plan. A card that the
plan does not have (a back) says palette and recipe itself, and its words stand in the TOML file
beside its module.
"""

from __future__ import annotations

import functools
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from card_images.source.canvas import Card
from card_images.source.geometry import Point
from card_images.source.palettes import PALETTES
from card_images.source.plan import SUSPECTS, VISIONS
from card_images.source.plan.entries import Recipe, Setting, Suspect

Kind: TypeAlias = Literal["vision", "character", "location", "object", "back"]
Composition: TypeAlias = Recipe | Setting | Literal["emblem"]
Words: TypeAlias = dict[str, dict[str, str]]
Draw: TypeAlias = Callable[[Card], None]

KINDS: dict[str, Kind] = {"v": "vision", "c": "character", "l": "location", "o": "object", "b": "back"}
PLAN = SUSPECTS | VISIONS


@dataclass(frozen=True)
class Scene:
    """A card as it was composed. The kind is the first letter of the id: v c l o b."""

    id: str
    palette: str
    seed: int
    light: Point
    recipe: Composition
    moods: tuple[str, ...]
    draw: Draw

    @property
    def kind(self) -> Kind:
        return KINDS[self.id[0]]

    @property
    def order(self) -> tuple[int, int]:
        """Visions first, each kind by number: v2 comes before v10."""
        return "vclob".index(self.id[0]), int(self.id[1:])

    def paint(self) -> Card:
        """The card with everything on it, not yet finished."""
        card = Card(PALETTES[self.palette], self.seed, self.light)
        self.draw(card)
        return card

    def words(self) -> Words:
        """``{"name": {"en", "fr"}, "alt": {"en", "fr"}}``."""
        planned = PLAN.get(self.id)
        if planned is not None:
            return {"name": planned.name._asdict(), "alt": planned.alt._asdict()}
        file = Path(str(sys.modules[self.draw.__module__].__file__)).with_suffix(".toml")
        words = _words_in(file).get(self.id)
        if words is None:
            raise ValueError(f"{file.name} has no [{self.id}]: a card outside the plan has its words there.")
        return words

    def unplanned(self, tags: dict[str, str]) -> list[str]:
        """How the tags on the card (motif to weight) differ from the plan, as phrases."""
        planned = PLAN.get(self.id)
        if planned is None:
            return []
        wanted = {motif: weight for weight, motifs in planned.motifs._asdict().items() for motif in motifs}
        missing = [f"no {motif} ({weight})" for motif, weight in wanted.items() if motif not in tags]
        surplus = [f"{motif} is not planned" for motif in tags if motif not in wanted]
        other = [f"{m} is {tags[m]}, not {w}" for m, w in wanted.items() if m in tags and tags[m] != w]
        return missing + surplus + other


@functools.cache
def _words_in(file: Path) -> dict[str, Words]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


SCENES: dict[str, Scene] = {}


def scene(
    card_id: str,
    *,
    seed: int,
    light: Point,
    palette: str | None = None,
    recipe: Composition | None = None,
    moods: tuple[str, ...] = (),
) -> Callable[[Draw], Draw]:
    """Register the function below as the composition of a card.

    `palette`, `recipe` and `moods` are only for cards outside the plan; the plan says those of its own.
    """
    if card_id in SCENES:
        raise ValueError(f"Two scenes are called {card_id!r}.")
    planned = PLAN.get(card_id)
    if planned is not None:
        if palette or recipe or moods:
            raise ValueError(f"Scene {card_id!r}: the plan already says its palette, recipe and moods.")
        palette = planned.palette
        recipe = planned.setting if isinstance(planned, Suspect) else planned.recipe
        moods = planned.moods if isinstance(planned, Suspect) else (planned.mood,)
    if palette is None or recipe is None:
        raise ValueError(f"Scene {card_id!r} is not in the plan, so it must say its palette and recipe.")
    make = functools.partial(Scene, card_id, palette, seed, light, recipe, moods)

    def register(draw: Draw) -> Draw:
        SCENES[card_id] = make(draw)
        return draw

    return register
