"""The rule panel: move a number and see what becomes of the game."""

from math import ceil

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.i18n.numbers import format_points
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import FIRST_LOOK_GAMES, Plan, PlanStep
from mysterium_nb.lab.panels.game_counts import GameCounts, Variant, cached_counts
from mysterium_nb.lab.panels.panel_charts import loss_bars, points_interval_text, tension_curve, win_headline
from mysterium_nb.lab.panels.panel_data import Bars, PanelFigures, Row, Tick
from mysterium_nb.lab.panels.restricted_play import removals, rung_texts
from mysterium_nb.lab.panels.single_rules import SingleRulesPanel
from mysterium_nb.lab.panels.win_rate_difference import difference

_FAIR = 5 * FIRST_LOOK_GAMES
_LEAST_SCALE = 0.1


class RulePanel(SingleRulesPanel):
    """Every number of the rules, and what it does to the win rate, the tension, the endings; what each mechanic is
    worth. The figures are those of `simulate` with seed 1.

    >>> from mysterium_nb import Rules
    >>> panel = RulePanel(Rules.classic(players=2), games=24)
    >>> panel.set("hours", 9)
    >>> panel.wait()
    >>> panel.board.figures["counted"]
    '96 of 96 games'
    """

    title = "Rule bench"
    usual_games = 4000

    def plan(self) -> Plan:
        """A first look, then the game as it is and without each mechanic, by turns."""
        arm = self.setting.arm
        without = [rung.arm for rung in removals(arm)]
        fewer = min(self._games, max(BLOCK, self._games // 3))
        each = [
            PlanStep(one, upto) for upto in sorted({min(_FAIR, fewer), min(BLOCK, fewer), fewer}) for one in without
        ]
        first = [PlanStep(arm, min(upto, self._games)) for upto in (FIRST_LOOK_GAMES, _FAIR, BLOCK)]
        turns = len(without)
        return [
            *first,
            *each[: 2 * turns],
            PlanStep(arm, ceil(self._games / 2)),
            *each[2 * turns :],
            PlanStep(arm, self._games),
        ]

    def figures(self) -> PanelFigures | None:
        arm = self.setting.arm
        games = cached_counts(arm)
        if games is None:
            return None
        say, lang = self.say, self.lang
        return PanelFigures(
            headlines=(win_headline(games, say("of the games are won"), say, lang),),
            drawings=(
                tension_curve(arm.rules, games, say, lang),
                loss_bars(arm.rules, games, say, lang),
                mechanic_value_bars(arm, games, say, lang, all_played=self.all_played),
            ),
        )


def mechanic_value_bars(arm: Variant, games: GameCounts, say: Translator, lang: str, *, all_played: bool) -> Bars:
    """What becomes of the win rate when a mechanic is taken away, on the same cards; whether it can be seen is said
    when all games are played."""
    rows = []
    for key, without in removals(arm):
        others = cached_counts(without)
        if others is not None:
            gap = difference(games, others)
            ends = points_interval_text(*gap.interval, say, lang)
            unseen = say("{ends}: not to be seen yet", ends=ends)
            rows.append(
                Row(
                    text=rung_texts(key, arm.rules, say)[0],
                    more=say("{ends}: still counting", ends=ends)
                    if not all_played
                    else ends
                    if gap.is_significant
                    else unseen,
                    figure=format_points(gap.points, lang),
                    value=gap.points,
                    low=gap.interval.low,
                    high=gap.interval.high,
                    looks="lit" if gap.is_significant and all_played else "faint",
                )
            )
    most = max([_LEAST_SCALE, *(abs(end) for row in rows for end in (row.low or 0, row.high or 0))])
    most = ceil(most * 20) / 20
    return Bars(
        title=say("What each mechanic is worth"),
        rows=tuple(rows),
        least=-most,
        most=most,
        ticks=(Tick(-most, format_points(-most, lang, 0)), Tick(0, "0"), Tick(most, format_points(most, lang, 0))),
        note=say("Points of win rate when it is taken away, on the same cards: left of 0 the game becomes harder."),
    )
