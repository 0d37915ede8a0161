"""The A/B bench: two sets of rules side by side, how they differ, and how many games it takes to see it."""

from math import inf, log10

from msgspec.structs import replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.numbers import count, points
from mysterium_nb.lab.batch.population import Company
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import GLANCE, Leg, Plan
from mysterium_nb.lab.panels.game_counts import Arm, counted
from mysterium_nb.lab.panels.panel import Bench
from mysterium_nb.lab.panels.panel_charts import endings, tension, within_points, won
from mysterium_nb.lab.panels.panel_data import Bars, Button, Control, Drawing, Figures, Group, Headline, Row, Side, Tick
from mysterium_nb.lab.panels.play_these_rules import Wishes
from mysterium_nb.lab.panels.settings_form import Setting
from mysterium_nb.lab.panels.win_rate_difference import Difference, difference
from mysterium_nb.lab.simulator import FRIENDS
from mysterium_nb.picture.theme import Theme

_MOST_SCALE = 6
"""The scale of games ends at a million."""


class ABBench(Bench):
    """Two sets of rules on the same cards with the same people.

    >>> bench = ABBench(Rules.classic(players=2), Rules.classic(players=2).but(hours=5), games=24)
    >>> bench.wait()
    >>> [line["text"] for line in bench.board.figures["headlines"]]
    ['A is won', 'B is won', 'points from A to B']
    """

    title = "A/B bench"

    def __init__(
        self,
        one: Rules | None = None,
        other: Rules | None = None,
        who: Company = FRIENDS,
        *,
        games: int = 4000,
        lang: str | None = None,
        theme: Theme = "night",
    ) -> None:
        one = one or Rules.classic(players=5)
        self.settings = {"a": Setting(Arm(one, who)), "b": Setting(Arm(other or one, who))}
        self.wishes = {side: Wishes() for side in self.settings}
        self._games = games
        super().__init__(lang, theme)

    def sides(self) -> tuple[Side, ...]:
        """What differs from A is marked in B."""
        say = self.say
        more = {"a": Button("publish:a", say("As published")), "b": Button("same", say("B like A"))}
        sides = []
        for key, setting in self.settings.items():
            wishes = self.wishes[key]
            play = wishes.buttons(say, off=bool(setting.refused))
            sides.append(
                Side(
                    title=key.upper(),
                    groups=tuple(self._named(key, group) for group in (*setting.groups(say), wishes.group(say))),
                    code=setting.code,
                    buttons=(*(replace(button, key=f"{button.key}:{key}") for button in play), more[key]),
                )
            )
        return tuple(sides)

    def plan(self) -> Plan:
        """Both by turns, so that there is a difference as soon as there is a figure."""
        steps = sorted({min(upto, self._games) for upto in (GLANCE, 5 * GLANCE, *range(BLOCK, self._games, BLOCK))})
        return [Leg(setting.arm, upto) for upto in (*steps, self._games) for setting in self.settings.values()]

    def figures(self) -> Figures | None:
        arms = {key.upper(): setting.arm for key, setting in self.settings.items()}
        known = {key: games for key, arm in arms.items() if (games := counted(arm)) is not None}
        if len(known) < len(arms):
            return None
        say, lang = self.say, self.lang
        gap = difference(known["A"], known["B"])
        drawings: list[Drawing] = [self._needed(gap, min(games.played for games in known.values()))]
        for key, arm in arms.items():
            both = (tension(arm.rules, known[key], say, lang), endings(arm.rules, known[key], say, lang))
            drawings += [replace(drawing, title=f"{key} · {drawing.title}") for drawing in both]
        return Figures(
            headlines=(
                won(known["A"], say("A is won"), say, lang, compared=known["B"].win_rate),
                won(known["B"], say("B is won"), say, lang, compared=known["A"].win_rate),
                self._gap(gap),
            ),
            drawings=tuple(drawings),
        )

    def refused(self) -> dict[str, ImpossibleRules]:
        return {
            f"{side}.{name}": refusal
            for side, setting in self.settings.items()
            for name, refusal in setting.refused.items()
        }

    def take(self, name: str, value: object) -> None:
        side, _, number = name.partition(".")
        if side not in self.settings:
            raise LookupError(f"There is nothing called {name} on this bench.")
        if not self.wishes[side].take(number, value):
            self.settings[side].set(number, value)

    def push(self, key: str) -> None:
        match key:
            case "play:a" | "play:b" | "house:a" | "house:b":
                how, _, side = key.partition(":")
                self.begin(how, self.settings[side], self.wishes[side])
            case "publish:a":
                self.settings["a"].publish()
                self.afresh()
            case "same":
                self.settings["b"] = Setting(self.settings["a"].arm)
                self.afresh()
            case _:
                super().push(key)

    def _named(self, side: str, group: Group) -> Group:
        return replace(group, controls=tuple(self._compared(side, control) for control in group.controls))

    def _compared(self, side: str, control: Control) -> Control:
        published = control.published if side == "a" else self.settings["a"].numbers.get(control.name)
        return replace(control, name=f"{side}.{control.name}", published=published)

    def _gap(self, gap: Difference) -> Headline:
        say, lang = self.say, self.lang
        ends = within_points(*gap.interval, say, lang)
        verdict = say("so they do differ") if gap.seen else say("so there may be no difference")
        if not self.all_played:
            verdict = say("still counting")
        return Headline(figure=points(gap.points, lang), text=say("points from A to B"), more=f"{ends}, {verdict}")

    def _needed(self, gap: Difference, played: int) -> Bars:
        say, lang = self.say, self.lang

        def row(text: str, more: str, games: float, looks: str = "") -> Row:
            value = float(_MOST_SCALE) if games == inf else log10(games)
            return Row(text=text, more=more, figure=count(games, lang), value=value, looks=looks)

        return Bars(
            title=say("Games it takes to see the difference"),
            rows=(
                row(say("On the same cards"), say("played by both, as here"), gap.paired, "lit"),
                row(say("At tables of people"), say("with each set of rules, all cards different"), gap.apart),
                row(say("Played here so far"), say("with each set of rules"), played, "faint"),
            ),
            most=_MOST_SCALE,
            ticks=(Tick(0, "1"), Tick(3, count(1000, lang)), Tick(_MOST_SCALE, count(1_000_000, lang))),
            note=say("To see a difference of this size four times in five, at 95 % sure. Each step is ten times more."),
        )
