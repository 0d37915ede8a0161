"""What the benches about one set of rules share: its controls, its buttons, and "Play this"."""

from typing import ClassVar

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.population import Company
from mysterium_nb.lab.panels.game_counts import Arm
from mysterium_nb.lab.panels.panel import Bench
from mysterium_nb.lab.panels.panel_data import Button, Side
from mysterium_nb.lab.panels.play_these_rules import Wishes
from mysterium_nb.lab.panels.settings_form import Setting
from mysterium_nb.lab.simulator import FRIENDS
from mysterium_nb.picture.theme import Theme


class OneSide(Bench):
    """A bench with one set of rules; how many games it plays unless it is told, depends on what it compares."""

    usual_games: ClassVar[int]

    def __init__(
        self,
        rules: Rules | None = None,
        who: Company = FRIENDS,
        *,
        games: int | None = None,
        lang: str | None = None,
        theme: Theme = "night",
    ) -> None:
        self.setting = Setting(Arm(rules or Rules.classic(players=5), who))
        self.wishes = Wishes()
        self._games = games or self.usual_games
        super().__init__(lang, theme)

    @property
    def rules(self) -> Rules:
        """The rules that the figures are about."""
        return self.setting.arm.rules

    def sides(self) -> tuple[Side, ...]:
        say = self.say
        return (
            Side(
                title=say("The rules"),
                groups=(*self.setting.groups(say), self.wishes.group(say)),
                code=self.setting.code,
                buttons=(*self.wishes.buttons(say, off=bool(self.refused())), Button("publish", say("As published"))),
            ),
        )

    def refused(self) -> dict[str, ImpossibleRules]:
        return self.setting.refused

    def take(self, name: str, value: object) -> None:
        if not self.wishes.take(name, value):
            self.setting.set(name, value)

    def push(self, key: str) -> None:
        match key:
            case "play" | "house":
                self.begin(key, self.setting, self.wishes)
            case "publish":
                self.setting.publish()
                self.afresh()
            case _:
                super().push(key)
