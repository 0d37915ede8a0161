"""What the host's page is written on: the house, where the host looks, and the presses gathered on the way."""

from typing import Any

from msgspec.structs import replace

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.pages.model import Looking, Page, Part, Piece, Text, TextButton
from mysterium_nb.protocol.host_commands import HostCommand
from mysterium_nb.protocol.house_view import HouseView, TableSummary


class HostPage(Page, frozen=True, kw_only=True):
    wishes: dict[str, HostCommand]
    """What a press of a piece wishes for, by its key; all other presses move the eye."""


class HostDesk:
    def __init__(self, house: HouseView, looking: Looking) -> None:
        self.house = house
        self.looking = looking
        self.say: Translator = translator(looking.lang, "visions")
        self.presses: dict[str, Looking] = {}
        self.wishes: dict[str, HostCommand] = {}

    def at(self, table: TableSummary) -> Translator:
        """The words of a table's edition."""
        return translator(self.looking.lang, table.rules.lexicon)

    def look(self, **changes: Any) -> Looking:
        """Where the host looks after a press; what was asked or refused before is forgotten."""
        return replace(self.looking, **{"refusal": "", "refused_at": "", "asks": "", **changes})

    def press(self, key: str, press: Looking | HostCommand) -> str:
        if isinstance(press, Looking):
            self.presses[key] = press
        else:
            self.wishes[key] = press
        return key

    def eye(self, key: str, text: str, look: Looking, **more: Any) -> TextButton:
        return TextButton(key=self.press(key, look), text=text, **more)

    def wish(self, key: str, text: str, wish: HostCommand, **more: Any) -> TextButton:
        return TextButton(key=self.press(key, wish), text=text, **more)

    def sure(self, key: str, text: str, again: str, wish: HostCommand) -> list[TextButton]:
        """What cannot be undone is asked for twice, in the same place."""
        if self.looking.asks != key:
            return [self.eye(f"{key}?", text, self.look(asks=key), style="grave")]
        return [
            self.wish(key, again, wish, style="grave asked"),
            self.eye(f"{key}-not", self.say("No, keep it"), self.look()),
        ]

    def refusal(self, place: str) -> tuple[Piece, ...]:
        """Why the last press did nothing, where it was made."""
        if not self.looking.refusal or self.looking.refused_at != place:
            return ()
        return (Text(text=self.looking.refusal, style="refusal", icon="no"),)


def part(style: str, *pieces: Piece, label: str = "") -> Part:
    return Part(style=style, label=label, parts=pieces)


def place_of(table: TableSummary) -> str:
    return f"table:{table.code}"


def called(table: TableSummary) -> str:
    return table.title or table.code
