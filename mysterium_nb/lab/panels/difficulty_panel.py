"""The difficulty map: every table of an edition, and the line along which games are won as often as one wants."""

from msgspec.structs import replace

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Edition, Rules, difficulties
from mysterium_nb.i18n.numbers import format_count, percent
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.batch.random_numbers import BLOCK
from mysterium_nb.lab.panels.background_runs import FIRST_LOOK_GAMES, Plan, PlanStep
from mysterium_nb.lab.panels.contour import contour
from mysterium_nb.lab.panels.game_counts import GameCounts, Variant, cached_counts
from mysterium_nb.lab.panels.panel import Panel
from mysterium_nb.lab.panels.panel_charts import interval_text
from mysterium_nb.lab.panels.panel_data import (
    Cell,
    Control,
    ControlGroup,
    Headline,
    HeatMap,
    Option,
    PanelFigures,
    RulesSide,
)
from mysterium_nb.lab.panels.settings_form import hours_name
from mysterium_nb.lab.simulator import DEFAULT_PLAYERS
from mysterium_nb.picture.theme import Theme

_PLAYERS = range(2, MAX_PLAYERS + 1)


class DifficultyPanel(Panel):
    """Win rates by players and difficulty, with the contour of a win rate; some rules can be changed for all of them.

    >>> chart = DifficultyPanel("classic", target=0.6, games=1)
    >>> chart.set("hours", 0)
    >>> chart.board.refusals["hours"]
    'hours must be from 1 to 99, not 0.'
    """

    title = "Difficulty map"

    def __init__(
        self,
        edition: Edition = "classic",
        target: float = 0.6,
        who: SimulatedPlayers = DEFAULT_PLAYERS,
        *,
        games: int = 2000,
        lang: str | None = None,
        theme: Theme = "night",
    ) -> None:
        self.edition: Edition = edition
        self.target = target
        self._who = who
        self._numbers = {"hours": 7, "hand": 7}
        self._games = games
        self._refused: dict[str, ImpossibleRules] = {}
        self._arms = _variants(edition, self._numbers, who)
        super().__init__(lang, theme)

    def sides(self) -> tuple[RulesSide, ...]:
        say = self.say
        editions = tuple(map(Option, edition_names(say), edition_names(say).values()))
        numbers = self._numbers
        looked_for = Control(
            name="target",
            kind="range",
            text=say("Win rate looked for"),
            value=round(100 * self.target),
            most=100,
            unit="%",
        )
        hours = Control(
            name="hours",
            kind="range",
            text=hours_name(self._arms[0][0].rules.lexicon, say),
            value=numbers["hours"],
            published=7,
            least=1,
            most=14,
        )
        hand = Control(
            name="hand",
            kind="range",
            text=say("Cards in the ghost’s hand"),
            value=numbers["hand"],
            published=7,
            least=1,
            most=14,
        )
        alike = Control(
            name="alike",
            kind="range",
            text=say("How alike they think"),
            value=self._who.dials.alike,
            published=DEFAULT_PLAYERS.dials.alike,
            most=1,
            step=0.05,
        )
        edition = Control(name="edition", kind="choice", text=say("Edition"), value=self.edition, options=editions)
        return (
            RulesSide(
                title=say("The map"),
                groups=(
                    ControlGroup(title=say("What is looked for"), controls=(edition, looked_for)),
                    ControlGroup(title=say("For all tables"), controls=(hours, hand, alike)),
                ),
                code="",
            ),
        )

    def plan(self) -> Plan:
        """All tables a little, then all of them more."""
        steps = sorted(
            {
                min(upto, self._games)
                for upto in (FIRST_LOOK_GAMES, 5 * FIRST_LOOK_GAMES, *range(BLOCK, self._games, BLOCK))
            }
        )
        return [PlanStep(arm, upto) for upto in (*steps, self._games) for row in self._arms for arm in row]

    def figures(self) -> PanelFigures | None:
        known = [[cached_counts(arm) for arm in row] for row in self._arms]
        if not any(games for row in known for games in row):
            return None
        say = self.say
        levels = difficulty_names(say)
        rates = [[None if games is None else games.win_rate for games in row] for row in known]
        line = contour(rates, self.target)
        return PanelFigures(
            headlines=(self._nearest(rates),),
            drawings=(
                HeatMap(
                    title=say("How often games are won"),
                    corner=say("Players"),
                    columns=tuple(map(str, _PLAYERS)),
                    rows=tuple(levels[row[0].rules.difficulty] for row in self._arms),
                    cells=tuple(tuple(self._cell(games) for games in row) for row in known),
                    contour=line,
                    note=self._note(rates, drawn=bool(line)),
                ),
            ),
        )

    def refused(self) -> dict[str, ImpossibleRules]:
        return self._refused

    def set_value(self, name: str, value: object) -> None:
        match name, value:
            case "target", int() | float() if 0 <= value <= 100:
                self.target = value / 100
                return
            case "edition", "classic" | "revised" | "original":
                self.edition = value
            case (("hours" | "hand"), int()):
                self._numbers[name] = value
            case "alike", int() | float() if 0 <= value <= 1:
                self._who = replace(self._who, dials=replace(self._who.dials, alike=float(value)))
            case "edition", _:
                raise ImpossibleRules("edition must be one of {choices}.", choices=", ".join(EDITIONS))
            case _:
                raise LookupError(f"{name} cannot be {value!r} on this map.")
        try:
            self._arms = _variants(self.edition, self._numbers, self._who)
        except ImpossibleRules as refusal:
            if str(refusal) not in map(str, self._refused.values()):
                self._refused = {name: refusal}
            raise
        self._refused = {}

    def _note(self, rates: list[list[float | None]], *, drawn: bool) -> str:
        """What the line and the frames mean; where there is no line, why."""
        say, wanted = self.say, percent(self.target, self.lang)
        known = [rate for row in rates for rate in row if rate is not None]
        if drawn:
            line = say("The line runs where {rate} of the games would be won.", rate=wanted)
        elif min(known) > self.target:
            line = say("Nowhere are as few as {rate} of the games won: there is no line.", rate=wanted)
        elif max(known) < self.target:
            line = say("Nowhere are as many as {rate} of the games won: there is no line.", rate=wanted)
        else:
            line = ""
        return f"{line} {say('A frame: {rate} is possible there.', rate=wanted)}".strip()

    def _cell(self, games: GameCounts | None) -> Cell | None:
        if games is None:
            return None
        low, high = games.interval
        return Cell(
            text=percent(games.win_rate, self.lang),
            more=self.say("{count} games", count=format_count(games.played, self.lang)),
            value=games.win_rate,
            near=low <= self.target <= high,
        )

    def _nearest(self, rates: list[list[float | None]]) -> Headline:
        """The table that comes closest to what is looked for."""
        say, lang = self.say, self.lang
        _, row, column = min(
            (abs(rate - self.target), row, column)
            for row, those in enumerate(rates)
            for column, rate in enumerate(those)
            if rate is not None
        )
        games = cached_counts(self._arms[row][column])
        assert games is not None
        low, high = games.interval
        return Headline(
            figure=percent(games.win_rate, lang),
            text=say(
                "comes closest: {players} players, {level}",
                players=_PLAYERS[column],
                level=difficulty_names(say)[self._arms[row][column].rules.difficulty],
            ),
            more=interval_text(low, high, say, lang),
            value=games.win_rate,
            low=low,
            high=high,
            compared=self.target,
        )


def _variants(edition: Edition, numbers: dict[str, int], who: SimulatedPlayers) -> list[list[Variant]]:
    return [
        [Variant(Rules.preset(edition, players, level).but(**numbers), who) for players in _PLAYERS]
        for level in difficulties(edition)
    ]
