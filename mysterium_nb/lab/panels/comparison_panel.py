"""The comparison panel: two sets of rules side by side, how they differ, and how many games it takes to see it."""

from math import inf, log10

from msgspec.structs import replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.numbers import format_count, format_points
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import FIRST_LOOK_GAMES, Plan, PlanStep
from mysterium_nb.lab.panels.game_counts import Variant, cached_counts
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.lab.panels.panel_charts import loss_bars, points_interval_text, tension_curve, win_headline
from mysterium_nb.lab.panels.panel_data import (
    Bars,
    Button,
    Control,
    ControlGroup,
    Drawing,
    Headline,
    PanelFigures,
    Row,
    RulesSide,
    Tick,
)
from mysterium_nb.lab.panels.play_these_rules import PlayOptions
from mysterium_nb.lab.panels.settings_form import RuleSettings
from mysterium_nb.lab.panels.win_rate_difference import WinRateDifference, difference
from mysterium_nb.lab.simulator import DEFAULT_PLAYERS
from mysterium_nb.picture.theme import Theme

_MOST_SCALE = 6
"""The scale of games ends at a million."""


class ComparisonPanel(Panel):
    """Two sets of rules on the same cards with the same people.

    >>> panel = ComparisonPanel(Rules.classic(players=2), Rules.classic(players=2).but(hours=5), games=24)
    >>> panel.wait()
    >>> [line["text"] for line in panel.board.figures["headlines"]]
    ['A is won', 'B is won', 'points from A to B']
    """

    title = "A/B bench"

    def __init__(
        self,
        one: Rules | None = None,
        other: Rules | None = None,
        who: SimulatedPlayers = DEFAULT_PLAYERS,
        *,
        games: int = 4000,
        lang: str | None = None,
        theme: Theme = "night",
    ) -> None:
        one = one or Rules.classic(players=5)
        self.settings = {"a": RuleSettings(Variant(one, who)), "b": RuleSettings(Variant(other or one, who))}
        self.wishes = {side: PlayOptions() for side in self.settings}
        self._games = games
        super().__init__(lang, theme)

    def sides(self) -> tuple[RulesSide, ...]:
        """What differs from A is marked in B."""
        say = self.say
        more = {"a": Button("publish:a", say("As published")), "b": Button("same", say("B like A"))}
        sides = []
        for key, setting in self.settings.items():
            wishes = self.wishes[key]
            play = wishes.buttons(say, off=bool(setting.refused))
            sides.append(
                RulesSide(
                    title=key.upper(),
                    groups=tuple(self._named(key, group) for group in (*setting.groups(say), wishes.group(say))),
                    code=setting.code,
                    buttons=(*(replace(button, key=f"{button.key}:{key}") for button in play), more[key]),
                )
            )
        return tuple(sides)

    def plan(self) -> Plan:
        """Both by turns, so that there is a difference as soon as there is a figure."""
        steps = sorted(
            {
                min(upto, self._games)
                for upto in (FIRST_LOOK_GAMES, 5 * FIRST_LOOK_GAMES, *range(BLOCK, self._games, BLOCK))
            }
        )
        return [PlanStep(setting.arm, upto) for upto in (*steps, self._games) for setting in self.settings.values()]

    def figures(self) -> PanelFigures | None:
        arms = {key.upper(): setting.arm for key, setting in self.settings.items()}
        known = {key: games for key, arm in arms.items() if (games := cached_counts(arm)) is not None}
        if len(known) < len(arms):
            return None
        say, lang = self.say, self.lang
        gap = difference(known["A"], known["B"])
        drawings: list[Drawing] = [self._needed(gap, min(games.played for games in known.values()))]
        for key, arm in arms.items():
            both = (tension_curve(arm.rules, known[key], say, lang), loss_bars(arm.rules, known[key], say, lang))
            drawings += [replace(drawing, title=f"{key} · {drawing.title}") for drawing in both]
        return PanelFigures(
            headlines=(
                win_headline(known["A"], say("A is won"), say, lang, compared=known["B"].win_rate),
                win_headline(known["B"], say("B is won"), say, lang, compared=known["A"].win_rate),
                self._difference_headline(gap),
            ),
            drawings=tuple(drawings),
        )

    def refused(self) -> dict[str, ImpossibleRules]:
        return {
            f"{side}.{name}": refusal
            for side, setting in self.settings.items()
            for name, refusal in setting.refused.items()
        }

    def set_value(self, name: str, value: object) -> None:
        side, _, number = name.partition(".")
        if side not in self.settings:
            raise LookupError(f"There is nothing called {name} on this panel.")
        if not self.wishes[side].set_value(number, value):
            self.settings[side].set(number, value)

    def press_extra(self, key: str) -> None:
        match key:
            case "play:a" | "play:b" | "house:a" | "house:b":
                how, _, side = key.partition(":")
                self.play_rules(how, self.settings[side], self.wishes[side])
            case "publish:a":
                self.settings["a"].reset_to_published()
                self.restart()
            case "same":
                self.settings["b"] = RuleSettings(self.settings["a"].arm)
                self.restart()
            case _:
                super().press_extra(key)

    def _named(self, side: str, group: ControlGroup) -> ControlGroup:
        return replace(group, controls=tuple(self._compared(side, control) for control in group.controls))

    def _compared(self, side: str, control: Control) -> Control:
        published = control.published if side == "a" else self.settings["a"].numbers.get(control.name)
        return replace(control, name=f"{side}.{control.name}", published=published)

    def _difference_headline(self, gap: WinRateDifference) -> Headline:
        say, lang = self.say, self.lang
        ends = points_interval_text(*gap.interval, say, lang)
        verdict = say("so they do differ") if gap.is_significant else say("so there may be no difference")
        if not self.all_played:
            verdict = say("still counting")
        return Headline(
            figure=format_points(gap.points, lang), text=say("points from A to B"), more=f"{ends}, {verdict}"
        )

    def _needed(self, gap: WinRateDifference, played: int) -> Bars:
        say, lang = self.say, self.lang

        def row(text: str, more: str, games: float, looks: str = "") -> Row:
            value = float(_MOST_SCALE) if games == inf else log10(games)
            return Row(text=text, more=more, figure=format_count(games, lang), value=value, looks=looks)

        return Bars(
            title=say("Games it takes to see the difference"),
            rows=(
                row(say("On the same cards"), say("played by both, as here"), gap.paired, "lit"),
                row(say("At tables of people"), say("with each set of rules, all cards different"), gap.apart),
                row(say("Played here so far"), say("with each set of rules"), played, "faint"),
            ),
            most=_MOST_SCALE,
            ticks=(Tick(0, "1"), Tick(3, format_count(1000, lang)), Tick(_MOST_SCALE, format_count(1_000_000, lang))),
            note=say("To see a difference of this size four times in five, at 95 % sure. Each step is ten times more."),
        )
