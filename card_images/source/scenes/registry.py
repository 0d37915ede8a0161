"""The register of cards: which function draws which card, and by which plan."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from card_images.source.canvas import Card
from card_images.source.geometry import Point
from card_images.source.palettes import PALETTES
from card_images.source.plan.schema import AnyPlan, plans_in

Draw: TypeAlias = Callable[[Card], None]


@dataclass(frozen=True)
class Scene:
    """A card: its plan, and the function that draws it."""

    plan: AnyPlan
    seed: int
    light: Point
    draw: Draw

    @property
    def id(self) -> str:
        return self.plan.id

    @property
    def order(self) -> tuple[int, int]:
        """Visions first, each kind by number: v2 comes before v10."""
        return "vclob".index(self.id[0]), int(self.id[1:])

    def paint(self) -> Card:
        """The card with everything on it, not yet finished."""
        card = Card(PALETTES[self.plan.palette], self.seed, self.light)
        self.draw(card)
        return card

    def unplanned(self, tags: dict[str, str]) -> list[str]:
        """How the tags on the card (motif to weight) differ from the plan, as phrases."""
        planned = msgspec.structs.asdict(self.plan.motifs)
        wanted = {motif: weight for weight, motifs in planned.items() for motif in motifs}
        missing = [f"no {motif} ({weight})" for motif, weight in wanted.items() if motif not in tags]
        surplus = [f"{motif} is not planned" for motif in tags if motif not in wanted]
        other = [f"{m} is {tags[m]}, not {w}" for m, w in wanted.items() if m in tags and tags[m] != w]
        return missing + surplus + other


SCENES: dict[str, Scene] = {}


def scene(card_id: str, *, seed: int, light: Point) -> Callable[[Draw], Draw]:
    """Register the function below as the one that draws a card; the TOML file beside its module has the plan."""

    def register(draw: Draw) -> Draw:
        if card_id in SCENES:
            raise ValueError(f"Two scenes are called {card_id!r}.")
        file = Path(inspect.getfile(draw)).with_suffix(".toml")
        plan = plans_in(file).get(card_id)
        if plan is None:
            raise ValueError(f"{file.name} has no [{card_id}], the plan of this scene.")
        SCENES[card_id] = Scene(plan, seed, light, draw)
        return draw

    return register
