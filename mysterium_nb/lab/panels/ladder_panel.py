"""The ladder of restricted play: what is left of the game when something is taken away."""

from mysterium_nb.i18n.numbers import percent
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import FIRST_LOOK_GAMES, Plan, PlanStep
from mysterium_nb.lab.panels.game_counts import cached_counts
from mysterium_nb.lab.panels.panel_charts import shares_scale, win_headline
from mysterium_nb.lab.panels.panel_data import Bars, PanelFigures, Row
from mysterium_nb.lab.panels.restricted_play import ladder, rung_texts
from mysterium_nb.lab.panels.single_rules import SingleRulesPanel


class LadderPanel(SingleRulesPanel):
    """The same game with less and less that players can do, down to a ghost who does not look.

    >>> from mysterium_nb import Rules
    >>> panel = LadderPanel(Rules.classic(players=2), games=1)
    >>> panel.wait()
    >>> panel.board.figures["drawings"][0]["rows"][0]["text"]
    'Everything'
    """

    title = "Ladder of restricted play"
    usual_games = 2000

    def plan(self) -> Plan:
        """Every rung a little, then every rung more."""
        rungs = ladder(self.setting.arm)
        steps = sorted(
            {
                min(upto, self._games)
                for upto in (FIRST_LOOK_GAMES, 5 * FIRST_LOOK_GAMES, *range(BLOCK, self._games, BLOCK))
            }
        )
        return [PlanStep(rung.arm, upto) for upto in (*steps, self._games) for rung in rungs]

    def figures(self) -> PanelFigures | None:
        whole = cached_counts(self.setting.arm)
        if whole is None:
            return None
        say, lang = self.say, self.lang
        rows = []
        for key, arm in ladder(self.setting.arm):
            games = cached_counts(arm)
            if games is not None:
                text, more = rung_texts(key, arm.rules, say)
                low, high = games.interval
                rows.append(
                    Row(
                        text=text,
                        more=more,
                        figure=percent(games.win_rate, lang),
                        value=games.win_rate,
                        low=low,
                        high=high,
                        looks="lit" if key == "everything" else "",
                    )
                )
        if self.all_played:  # before that they would change places while one reads
            rows[1:] = sorted(rows[1:], key=lambda row: -row.value)
        return PanelFigures(
            headlines=(win_headline(whole, say("with everything players can do"), say, lang),),
            drawings=(
                Bars(
                    title=say("Games won, with something taken away"),
                    rows=tuple(rows),
                    ticks=shares_scale(lang),
                    note=say(
                        "One thing is taken away on each rung, all else stays. The thin line is what is 95 % sure."
                    ),
                ),
            ),
        )
