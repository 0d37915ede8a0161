"""The doors of a seat's page: where one can go from it besides the game, and what one can ask the house for.

A house opens them for each seat alone; whatever is behind somebody's door stands on no other page.
"""

import msgspec

from mysterium_nb.engine.moves import plain_tag
from mysterium_nb.protocol.bot_settings import Company, Lang


class Doors(msgspec.Struct, frozen=True, omit_defaults=True):
    join: str = ""
    """Where others come to this table, while there are seats for them."""
    file: str = ""
    """Where the file of the game is that was last played to its end at this table, as the page would link to it."""
    replay: str = ""
    """Where that game can be gone through again, move by move."""
    deal: str = ""
    """What the deal is called that this table shares with others, while it is in its lobby."""
    shared: bool = False
    """Whether other tables still play that game's cards, so that not all is told of it yet."""
    again: bool = False
    """Whether this seat may ask for another game."""
    movable: bool = False
    """Whether this seat can be taken to another device."""
    link: str = ""
    """The personal link that does it, once it has been asked for."""
    leave: str = ""
    """Where this seat can be left for good."""
    company: Company | None = None
    """What bots of this table are like, while it is in its lobby."""
    keeps: bool = False
    """Whether this seat chooses them."""
    empty: bool = False
    """Whether it can have them fill seats."""


class _Ask(msgspec.Struct, frozen=True, tag=plain_tag, tag_field="move", forbid_unknown_fields=True):
    pass


class AskForAnotherGame(_Ask, frozen=True):
    """Play again with the same people."""


class AskForMyLink(_Ask, frozen=True):
    """The link that takes one's own seat to another device."""


class AskForCompany(_Ask, frozen=True):
    """Other bots for one's table."""

    company: Company


class AskForBots(_Ask, frozen=True):
    """Bots wherever nobody sits at one's table, who talk this language."""

    lang: Lang


SeatWish = AskForAnotherGame | AskForMyLink | AskForCompany | AskForBots
CLOSED = Doors()
"""The doors of a seat that is in no house."""
