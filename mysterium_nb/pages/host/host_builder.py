"""Builds the host's page: holds the house and the page's state, and collects what each press does."""

from typing import Any

from msgspec.structs import replace

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.pages.model import Page, PageState, Part, Piece, Text, TextButton
from mysterium_nb.protocol.host_commands import HostCommand
from mysterium_nb.protocol.house_view import HouseView, TableSummary


class HostPage(Page, frozen=True, kw_only=True):
    commands: dict[str, HostCommand]
    """The command that a press gives, by the key of its piece; all other presses only change the page."""


class HostPageBuilder:
    def __init__(self, house: HouseView, page_state: PageState) -> None:
        self.house = house
        self.state = page_state
        self.say: Translator = translator(page_state.lang, "visions")
        self.actions: dict[str, PageState] = {}
        self.commands: dict[str, HostCommand] = {}

    def at(self, table: TableSummary) -> Translator:
        """The words of a table's edition."""
        return translator(self.state.lang, table.rules.lexicon)

    def state_after(self, **changes: Any) -> PageState:
        """The state of the page after a press; what was asked or refused before is forgotten."""
        return replace(self.state, **{"refusal": "", "refused_at": "", "confirming": "", **changes})

    def register(self, key: str, action: PageState | HostCommand) -> str:
        """Say what a press of the piece with this key does."""
        if isinstance(action, PageState):
            self.actions[key] = action
        else:
            self.commands[key] = action
        return key

    def view_button(self, key: str, text: str, page_state: PageState, **more: Any) -> TextButton:
        return TextButton(key=self.register(key, page_state), text=text, **more)

    def command_button(self, key: str, text: str, command: HostCommand, **more: Any) -> TextButton:
        return TextButton(key=self.register(key, command), text=text, **more)

    def confirm_buttons(self, key: str, text: str, again: str, command: HostCommand) -> list[TextButton]:
        """What cannot be undone is asked for twice, in the same place."""
        if self.state.confirming != key:
            return [self.view_button(f"{key}?", text, self.state_after(confirming=key), style="grave")]
        return [
            self.command_button(key, again, command, style="grave asked"),
            self.view_button(f"{key}-not", self.say("No, keep it"), self.state_after()),
        ]

    def refusal(self, place: str) -> tuple[Piece, ...]:
        """Why the last press did nothing, where it was made."""
        if not self.state.refusal or self.state.refused_at != place:
            return ()
        return (Text(text=self.state.refusal, style="refusal", icon="no"),)


def part(style: str, *pieces: Piece, label: str = "") -> Part:
    return Part(style=style, label=label, parts=pieces)


def panel_name(table: TableSummary) -> str:
    return f"table:{table.code}"


def table_title(table: TableSummary) -> str:
    return table.title or table.code
