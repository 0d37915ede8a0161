"""The bots of a table: how alike they think, how long they take, and which language they talk. A table's setting."""

from typing import Annotated, Literal, NamedTuple

import msgspec

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.i18n.languages import LANGUAGES

Preset = Literal["twin", "sibling", "friend", "neighbour", "stranger"]
"""From the strongest partners to the weakest; what stands behind each name is in `minds`."""
Pace = Literal["quick", "human", "slow"]
Lang = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class BotSettings(msgspec.Struct, frozen=True):
    """How alike the bots of a table think, how long they take for a move, and which language they talk.

    >>> BotSettings("twin", pace="quick")
    BotSettings(preset='twin', pace='quick', lang='en')
    """

    preset: Preset = "friend"
    pace: Pace = "human"
    lang: Lang = "en"


def bot_language(lang: str) -> Lang:
    """The language that bots talk to a reader of this one."""
    return lang if lang in LANGUAGES else "en"


class BotChoice(NamedTuple):
    """What can be chosen, by its name and in one line."""

    company: BotSettings
    key: str
    name: str
    means: str


def preset_choices(say: Translator, now: BotSettings) -> list[BotChoice]:
    """The partners there are, with everything else as it is now."""
    told: dict[Preset, tuple[str, str]] = {
        "twin": (say("Twins"), say("They all think the same thoughts.")),
        "sibling": (say("Siblings"), say("They think much alike, and talk things over.")),
        "friend": (say("Friends"), say("They often think alike, and talk things over.")),
        "neighbour": (say("Neighbours"), say("Each thinks alone, and takes every card at its word.")),
        "stranger": (say("Strangers"), say("Each sees something else, and sometimes trusts to luck.")),
    }
    return [
        BotChoice(msgspec.structs.replace(now, preset=preset), f"bots:{preset}", name, means)
        for preset, (name, means) in told.items()
    ]


def pace_choices(say: Translator, now: BotSettings) -> list[BotChoice]:
    told: dict[Pace, tuple[str, str]] = {
        "quick": (say("Quick"), say("They move at once.")),
        "human": (say("Like people"), say("They take some seconds for a move.")),
        "slow": (say("Slow"), say("They leave time to read along.")),
    }
    return [
        BotChoice(msgspec.structs.replace(now, pace=pace), f"pace:{pace}", name, means)
        for pace, (name, means) in told.items()
    ]
