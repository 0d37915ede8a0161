"""What every panel does: it listens, keeps the last figure there was, and shows finer ones as they come."""

from typing import ClassVar

import msgspec
from ipywidgets import Layout, VBox, Widget

from mysterium_nb.engine.errors import ImpossibleRules, Refusal
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n import numbers
from mysterium_nb.i18n.catalogue import Translator, language_name, next_language, translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.lab.lesson_access import host_link
from mysterium_nb.lab.panels.background_runs import BackgroundRunner, Plan, games_of, played_of
from mysterium_nb.lab.panels.panel_data import Button, PanelFigures, RulesSide
from mysterium_nb.lab.panels.panel_widget import Board
from mysterium_nb.lab.panels.play_these_rules import PlayOptions, Role, open_in_house, open_in_notebook
from mysterium_nb.lab.panels.settings_form import RuleSettings
from mysterium_nb.picture.theme import Theme


class Panel(VBox):  # type: ignore[misc] # ipywidgets has no types
    """A board, and what is played behind it. Without a language it speaks the browser's."""

    title: ClassVar[str]

    def __init__(self, lang: str | None = None, theme: Theme = "night") -> None:
        self._follows = lang is None
        self._lang = lang or "en"
        self._theme: Theme = theme
        self._stages: tuple[Widget, ...] = ()
        self._holds = False
        self._far = (0, 1)
        self.board = Board(self._hear)
        self._refining = BackgroundRunner(self._news)
        super().__init__([self.board], layout=Layout(overflow="visible"))
        self._apply_theme()
        self._ask()

    def sides(self) -> tuple[RulesSide, ...]:
        """What can be set."""
        raise NotImplementedError

    def plan(self) -> Plan:
        """What to play for the setting there is, the first look first."""
        raise NotImplementedError

    def figures(self) -> PanelFigures | None:
        """What came of it so far; nothing before the first look."""
        raise NotImplementedError

    def set_value(self, name: str, value: object) -> None:
        """Set one thing."""
        raise NotImplementedError

    def refused(self) -> dict[str, ImpossibleRules]:
        """Why what is set cannot be played, by the control that was moved too far."""
        raise NotImplementedError

    def press_extra(self, key: str) -> None:
        """A button that this panel has besides those of every panel."""
        raise LookupError(f"There is no button {key} on this panel.")

    def set(self, name: str, value: object) -> None:
        """Set one thing as a browser does: what is impossible is refused in its place, and the last good figure stays.

        >>> from mysterium_nb.lab.panels import RulePanel
        >>> panel = RulePanel(games=24)
        >>> panel.set("hand", 2)
        >>> panel.board.refusals["hand"]
        'hand must be from 3 to 84, not 2.'
        """
        try:
            self.set_value(name, value)
        except ImpossibleRules:
            self._show()
            self._answer()
            return
        self.restart()

    def restart(self) -> None:
        """Play what is set, as far as it can be played."""
        self._ask()

    def press(self, key: str) -> None:
        """Press a button as a browser does."""
        match key:
            case "lang":
                self._lang, self._follows = next_language(self._lang), False
            case "theme":
                self._theme = "night" if self._theme == "light" else "light"
            case "hold" if self._holds:
                self._ask()
                return
            case "hold":
                self._refining.stop()
                self._holds = True
            case _:
                self.press_extra(key)
        self._apply_theme()

    def play_rules(self, how: str, setting: RuleSettings, wishes: PlayOptions) -> None:
        """Play what is set here or in a house, or say why it cannot be played."""
        if setting.refused:
            self.board.said = " ".join(refusal.text(self._lang) for refusal in setting.refused.values())
        elif how == "play":
            self.play(setting.arm.rules, wishes.role)
        else:
            self.open_in_house(wishes.house, setting.arm.rules)

    def play(self, rules: Rules, role: Role) -> None:
        """Begin a game with these rules below the board, instead of one that may be there."""
        self._set_stage(open_in_notebook(rules, role, self._lang))
        self.board.said = self.say("The game begins below.")

    def open_in_house(self, link: str, rules: Rules) -> None:
        """Open a table with these rules in the house of a host's link, or say why not."""
        try:
            table, address = open_in_house(link, rules, self.say(self.title))
        except Refusal as refusal:
            self.board.said = refusal.text(self._lang)
        else:
            # Behind a proxy only the host's page knows by which address others come.
            self.board.said = (
                self.say("Table {code} is open. You find it on the host’s page.", code=table.code)
                if host_link()
                else self.say("Table {code} is open: {address}", code=table.code, address=address)
            )

    def wait(self) -> None:
        """Until the figure is as fine as it gets."""
        self._refining.wait()

    def close(self) -> None:
        """Stop playing and take everything away."""
        self._refining.stop()
        self._set_stage()
        self.board.close()
        super().close()

    @property
    def all_played(self) -> bool:
        """Whether the figure is as fine as it gets: before that it is too early for a verdict, as at any peek."""
        done, whole = self._far
        return done >= whole

    @property
    def lang(self) -> str:
        return self._lang

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def say(self) -> Translator:
        return translator(self._lang, "visions")

    def _set_stage(self, *stages: Widget) -> None:
        """What is below the board, in place of what was there."""
        before, self._stages = self._stages, stages
        self.children = (self.board, *stages)
        for stage in before:
            stage.close()

    def _hear(self, message: object) -> None:
        match message:
            case {"set": dict(changes)}:
                for name, value in changes.items():
                    self.set(str(name), value)
            case {"press": str(key)}:
                self.press(key)
            case {"arrived": str(lang)} if self._follows:
                self._follows = False
                if lang[:2] in LANGUAGES and lang[:2] != self._lang:
                    self._lang = lang[:2]
                    self._apply_theme()

    def _ask(self) -> None:
        self._holds = False
        plan = self.plan()
        self._far = (played_of(plan), games_of(plan))
        self._show_sides()
        self._refining.ask(plan)

    def _news(self, done: int, whole: int) -> None:
        self._far = (done, whole)
        self._show_figures()
        self._answer()

    def _answer(self) -> None:
        self.board.heard += 1

    def _apply_theme(self) -> None:
        say = self.say
        other = language_name(next_language(self._lang))
        looks = (Button("lang", other), Button("theme", say("Night") if self._theme == "light" else say("Light")))
        self.board.frame = {
            "title": say(self.title),
            "lang": self._lang,
            "theme": self._theme,
            "far": say("How many of the games are played"),
            "stale": say("This cannot be played. The figures are still those of the last rules that can."),
            "looks": msgspec.to_builtins(looks),
        }
        self._show()

    def _show(self) -> None:
        self._show_sides()
        self._show_figures()

    def _show_sides(self) -> None:
        self.board.sides = msgspec.to_builtins(self.sides())
        self.board.refusals = {name: refusal.text(self._lang) for name, refusal in self.refused().items()}

    def _show_figures(self) -> None:
        figures = self.figures()
        if figures is None:
            return
        say, (done, whole) = self.say, self._far
        finished = self.all_played
        first = figures.headlines[0]
        self.board.figures = {
            **msgspec.to_builtins(figures),
            "far": done / whole,
            "counted": say(
                "{done} of {whole} games",
                done=numbers.format_count(done, self._lang),
                whole=numbers.format_count(whole, self._lang),
            ),
            "hold": "" if finished else say("Go on") if self._holds else say("Stop here"),
            "spoken": f"{first.text}: {first.figure}. {first.more}" if finished else "",
        }
