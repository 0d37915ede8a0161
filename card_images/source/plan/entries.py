"""What the plan is made of: motifs, suspect cards and visions, as plain immutable values.

Nothing here draws. A scene reads its entry to know which motifs must stand in the picture and how heavily,
and the manifest takes its names and alt texts from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Family: TypeAlias = Literal[
    "creatures",
    "plants",
    "sky",
    "house",
    "buildings",
    "journey",
    "instruments",
    "household",
    "clothes",
    "figures",
]
Kind: TypeAlias = Literal["character", "location", "object"]
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
Setting: TypeAlias = Literal["portrait", "avenue", "stage_interior", "niche"]
"""How a suspect card is composed."""
Recipe: TypeAlias = Literal[
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
Move: TypeAlias = Literal[
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


_KINDS: dict[str, Kind] = {"c": "character", "l": "location", "o": "object"}


class Words(NamedTuple):
    """The same thing said in English and in French."""

    en: str
    fr: str


@dataclass(frozen=True)
class Motif:
    """Something that can be drawn, recognised and named: the noun has no article."""

    id: str
    family: Family
    word: Words
    note: str
    """How it is drawn: silhouette, detail, what makes it unmistakable when small."""


class Weights(NamedTuple):
    """The motifs of a card by how much of the picture they hold."""

    focal: tuple[str, ...]
    support: tuple[str, ...]
    ground: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """Every tagged motif, heaviest first."""
        return self.focal + self.support + self.ground


@dataclass(frozen=True)
class Suspect:
    """A card to find: a person, a place or a thing."""

    id: str
    """The letter of its kind and its number: ``c1``, ``l19``, ``o37``."""
    name: Words
    setting: Setting
    palette: PaletteName
    moods: tuple[Mood, ...]
    motifs: Weights
    brief: str
    alt: Words

    @property
    def kind(self) -> Kind:
        """What the psychics look for when they look for this card."""
        return _KINDS[self.id[0]]

    @property
    def number(self) -> int:
        """The card’s number, counted through the three kinds."""
        return int(self.id[1:])


@dataclass(frozen=True)
class Vision:
    """A dream that hints at one character, one location and one object by two motifs of each."""

    id: str
    name: Words
    sources: tuple[str, str, str]
    """The suspect cards it was dealt from, for the coverage; the game never shows them."""
    palette: PaletteName
    mood: Mood
    recipe: Recipe
    move: Move
    sky: Sky
    motifs: Weights
    brief: str
    alt: Words

    @property
    def number(self) -> int:
        """The card’s number, 1 to 84."""
        return int(self.id[1:])


Card: TypeAlias = Suspect | Vision
"""Any face of the deck."""
