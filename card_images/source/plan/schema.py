"""What the plan of a card consists of, and how it is read from its TOML file.

Nothing here draws, and nothing here needs the drawing libraries. msgspec compares a file with these types, so
a misspelt key, palette or mood stops the build and names its place.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["vision", "character", "location", "object", "back"]
PaletteName: TypeAlias = Literal[
    "midnight", "plum", "verdigris", "ember", "ochre", "ice", "moss", "violet", "bone", "sea"
]
Mood: TypeAlias = Literal[
    "serenity",
    "nostalgia",
    "unease",
    "mischief",
    "solemnity",
    "secrecy",
    "loneliness",
    "tenderness",
    "fever",
    "pride",
    "watchfulness",
    "vertigo",
    "mourning",
    "hope",
    "drowsiness",
]
SuspectComposition: TypeAlias = Literal["portrait", "avenue", "stage_interior", "niche"]
"""How a suspect card is composed."""
VisionComposition: TypeAlias = Literal[
    "giant_and_witness",
    "world_inside_shape",
    "reflection_swap",
    "cross_section",
    "hanging_threads",
    "beam_diagonal",
    "transformation",
    "tower_or_stairs",
    "procession",
    "stage_interior",
]
"""How a vision is composed."""
SurrealMove: TypeAlias = Literal[
    "scale swap",
    "containment",
    "substitution",
    "wrong reflection",
    "suspension",
    "cross-section",
    "multiplication",
]
"""The one thing in a vision that cannot be."""
Sky: TypeAlias = Literal["swirl", "torn_bands", "rain", "snow", "under_water", "wallpaper", "paper_void", "interior"]
"""What is behind everything in a vision."""


KINDS: dict[str, Kind] = {"v": "vision", "c": "character", "l": "location", "o": "object", "b": "back"}
"""The kind of a card by the first letter of its id."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same thing said in English and in French."""

    en: str
    fr: str


class CatalogueEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be drawn, recognised and named."""

    word: Words
    """The noun, without an article."""
    note: str
    """How it is drawn: silhouette, detail, what makes it unmistakable when small."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The motifs of a card by how much of the picture they hold."""

    focal: tuple[str, ...]
    support: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """Every tagged motif, heaviest first."""
        return self.focal + self.support + self.ground


class CardPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the plan says of every card, a back too."""

    id: str
    """The letter of its kind and its number: ``v1``, ``c1``, ``l19``, ``o37``, ``b1``."""
    name: Words
    palette: PaletteName
    moods: tuple[Mood, ...] = ()
    motifs: Weights
    alt: Words

    @property
    def kind(self) -> Kind:
        return KINDS[self.id[0]]


class Suspect(CardPlan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card to find: a person, a place or a thing."""

    composition: SuspectComposition
    brief: str
    """What the picture shows, for whoever composes it."""


class Vision(CardPlan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A dream that hints at one character, one location and one object by two motifs of each."""

    sources: tuple[str, str, str]
    """The suspect cards it was dealt from, for the coverage; the game never shows them."""
    composition: VisionComposition
    move: SurrealMove
    sky: Sky
    brief: str
    """What the picture shows, for whoever composes it."""


class Back(CardPlan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The back of all cards of a kind."""

    composition: Literal["emblem"]


AnyPlan: TypeAlias = Suspect | Vision | Back

_TYPES: dict[Kind, type[AnyPlan]] = {
    "vision": Vision,
    "character": Suspect,
    "location": Suspect,
    "object": Suspect,
    "back": Back,
}


@functools.cache
def plans_in(file: Path) -> dict[str, AnyPlan]:
    """The plans in a TOML file, which has a table for each card, by the card's id."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    plans: dict[str, AnyPlan] = {}
    for card, table in tables.items():
        try:
            plans[card] = msgspec.convert({"id": card, **table}, _TYPES[KINDS[card[0]]])
        except msgspec.ValidationError as error:
            raise ValueError(f"{file.name}, [{card}]: {error}") from error
    return plans


def catalogue_in(file: Path) -> dict[str, CatalogueEntry]:
    """The motifs in a TOML file, which has a table for each family of them, by their tag."""
    families = msgspec.toml.decode(file.read_bytes(), type=dict[str, dict[str, CatalogueEntry]])
    return {tag: motif for family in families.values() for tag, motif in family.items()}
