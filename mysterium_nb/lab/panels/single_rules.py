"""What the panels about one set of rules share: its controls, its buttons, and "Play this"."""

from typing import ClassVar

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.panels.game_counts import Variant
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.lab.panels.panel_data import Button, RulesSide
from mysterium_nb.lab.panels.play_these_rules import PlayOptions
from mysterium_nb.lab.panels.settings_form import RuleSettings
from mysterium_nb.lab.simulator import DEFAULT_PLAYERS
from mysterium_nb.picture.theme import Theme


class SingleRulesPanel(Panel):
    """A panel with one set of rules; how many games it plays unless it is told, depends on what it compares."""

    usual_games: ClassVar[int]

    def __init__(
        self,
        rules: Rules | None = None,
        who: SimulatedPlayers = DEFAULT_PLAYERS,
        *,
        games: int | None = None,
        lang: str | None = None,
        theme: Theme = "night",
    ) -> None:
        self.setting = RuleSettings(Variant(rules or Rules.classic(players=5), who))
        self.wishes = PlayOptions()
        self._games = games or self.usual_games
        super().__init__(lang, theme)

    @property
    def rules(self) -> Rules:
        """The rules that the figures are about."""
        return self.setting.arm.rules

    def sides(self) -> tuple[RulesSide, ...]:
        say = self.say
        return (
            RulesSide(
                title=say("The rules"),
                groups=(*self.setting.groups(say), self.wishes.group(say)),
                code=self.setting.code,
                buttons=(*self.wishes.buttons(say, off=bool(self.refused())), Button("publish", say("As published"))),
            ),
        )

    def refused(self) -> dict[str, ImpossibleRules]:
        return self.setting.refused

    def set_value(self, name: str, value: object) -> None:
        if not self.wishes.set_value(name, value):
            self.setting.set(name, value)

    def press_extra(self, key: str) -> None:
        match key:
            case "play" | "house":
                self.play_rules(key, self.setting, self.wishes)
            case "publish":
                self.setting.reset_to_published()
                self.restart()
            case _:
                super().press_extra(key)
