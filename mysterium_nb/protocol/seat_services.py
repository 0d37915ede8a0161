"""The doors of a seat's page: where one can go from it besides the game, and what one can ask the house for.

A house opens them for each seat alone; whatever is behind somebody's door stands on no other page.
"""

import msgspec

from mysterium_nb.engine.moves import snake_case_tag
from mysterium_nb.protocol.bot_settings import BotSettings, Lang


class SeatServices(msgspec.Struct, frozen=True, omit_defaults=True):
    join_url: str = msgspec.field(default="", name="join")
    """Where others come to this table, while there are seats for them."""
    file_url: str = msgspec.field(default="", name="file")
    """Where the file of the game is that was last played to its end at this table, as the page would link to it."""
    replay_url: str = msgspec.field(default="", name="replay")
    """Where that game can be gone through again, move by move."""
    deal: str = ""
    """What the deal is called that this table shares with others, while it is in its lobby."""
    deal_in_play: bool = msgspec.field(default=False, name="shared")
    """Whether other tables still play that game's cards, so that not all is told of it yet."""
    same_room: bool = msgspec.field(default=False, name="one_room")
    """Whether everybody sits in one room: there the projector plays the music, and phones do not."""
    can_play_again: bool = msgspec.field(default=False, name="again")
    """Whether this seat may ask for another game."""
    can_move_device: bool = msgspec.field(default=False, name="movable")
    """Whether this seat can be taken to another device."""
    personal_url: str = msgspec.field(default="", name="link")
    """The personal link that does it, once it has been asked for."""
    leave_url: str = msgspec.field(default="", name="leave")
    """Where this seat can be left for good."""
    company: BotSettings | None = None
    """What bots of this table are like, while it is in its lobby."""
    can_choose_bots: bool = msgspec.field(default=False, name="keeps")
    """Whether this seat chooses them."""
    can_add_bots: bool = msgspec.field(default=False, name="empty")
    """Whether it can have them fill seats."""


class _Request(msgspec.Struct, frozen=True, tag=snake_case_tag, tag_field="move", forbid_unknown_fields=True):
    pass


class RequestRematch(_Request, frozen=True, tag="ask_for_another_game"):
    """Play again with the same people."""


class RequestLink(_Request, frozen=True, tag="ask_for_my_link"):
    """The link that takes one's own seat to another device."""


class RequestBotSettings(_Request, frozen=True, tag="ask_for_company"):
    """Other bots for one's table."""

    bots: BotSettings = msgspec.field(name="company")


class RequestBots(_Request, frozen=True, tag="ask_for_bots"):
    """Bots wherever nobody sits at one's table, who talk this language."""

    lang: Lang


SeatRequest = RequestRematch | RequestLink | RequestBotSettings | RequestBots
NO_SERVICES = SeatServices()
"""The doors of a seat that is in no house."""
