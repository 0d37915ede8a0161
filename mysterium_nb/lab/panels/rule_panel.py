"""The rule bench: move a number and see what becomes of the game."""

from math import ceil

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.i18n.numbers import points
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import GLANCE, Leg, Plan
from mysterium_nb.lab.panels.game_counts import Arm, Games, counted
from mysterium_nb.lab.panels.panel_charts import endings, tension, within_points, won
from mysterium_nb.lab.panels.panel_data import Bars, Figures, Row, Tick
from mysterium_nb.lab.panels.restricted_play import called, removals
from mysterium_nb.lab.panels.single_rules import OneSide
from mysterium_nb.lab.panels.win_rate_difference import difference

_FAIR = 5 * GLANCE
_LEAST_SCALE = 0.1


class RuleBench(OneSide):
    """Every number of the rules, and what it does to the win rate, the tension, the endings; what each mechanic is
    worth. The figures are those of `simulate` with seed 1.

    >>> from mysterium_nb import Rules
    >>> bench = RuleBench(Rules.classic(players=2), games=24)
    >>> bench.set("hours", 9)
    >>> bench.wait()
    >>> bench.board.figures["counted"]
    '96 of 96 games'
    """

    title = "Rule bench"
    usual_games = 4000

    def plan(self) -> Plan:
        """A first look, then the game as it is and without each mechanic, by turns."""
        arm = self.setting.arm
        without = [rung.arm for rung in removals(arm)]
        fewer = min(self._games, max(BLOCK, self._games // 3))
        each = [Leg(one, upto) for upto in sorted({min(_FAIR, fewer), min(BLOCK, fewer), fewer}) for one in without]
        first = [Leg(arm, min(upto, self._games)) for upto in (GLANCE, _FAIR, BLOCK)]
        turns = len(without)
        return [*first, *each[: 2 * turns], Leg(arm, ceil(self._games / 2)), *each[2 * turns :], Leg(arm, self._games)]

    def figures(self) -> Figures | None:
        arm = self.setting.arm
        games = counted(arm)
        if games is None:
            return None
        say, lang = self.say, self.lang
        return Figures(
            headlines=(won(games, say("of the games are won"), say, lang),),
            drawings=(
                tension(arm.rules, games, say, lang),
                endings(arm.rules, games, say, lang),
                worth(arm, games, say, lang, all_played=self.all_played),
            ),
        )


def worth(arm: Arm, games: Games, say: Translator, lang: str, *, all_played: bool) -> Bars:
    """What becomes of the win rate when a mechanic is taken away, on the same cards; whether it can be seen is said
    when all games are played."""
    rows = []
    for key, without in removals(arm):
        others = counted(without)
        if others is not None:
            gap = difference(games, others)
            ends = within_points(*gap.interval, say, lang)
            unseen = say("{ends}: not to be seen yet", ends=ends)
            rows.append(
                Row(
                    text=called(key, arm.rules, say)[0],
                    more=say("{ends}: still counting", ends=ends) if not all_played else ends if gap.seen else unseen,
                    figure=points(gap.points, lang),
                    value=gap.points,
                    low=gap.interval.low,
                    high=gap.interval.high,
                    looks="lit" if gap.seen and all_played else "faint",
                )
            )
    most = max([_LEAST_SCALE, *(abs(end) for row in rows for end in (row.low or 0, row.high or 0))])
    most = ceil(most * 20) / 20
    return Bars(
        title=say("What each mechanic is worth"),
        rows=tuple(rows),
        least=-most,
        most=most,
        ticks=(Tick(-most, points(-most, lang, 0)), Tick(0, "0"), Tick(most, points(most, lang, 0))),
        note=say("Points of win rate when it is taken away, on the same cards: left of 0 the game becomes harder."),
    )
