"""One menu in a lesson: the games that come with it, or the class's own."""

from collections.abc import Callable
from html import escape

from ipywidgets import HTML, Dropdown, Layout, VBox, Widget

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.lab.lesson_access import class_games
from mysterium_nb.lab.lessons.html_output import Showable, to_html
from mysterium_nb.lab.lessons.questions import Prediction
from mysterium_nb.logs.shipped_corpus import FOLDER
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.log_sources import Source
from mysterium_nb.logs.tables.pseudonyms import pseudonymised
from mysterium_nb.picture.theme import Theme
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.table.store import StoreError


class GamesMenu(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Choose whose games a lesson is about. Whatever was shown with `show` is shown anew for the games chosen.

    People's names are replaced by pseudonyms before anything is shown: a lesson is on the projector.
    """

    def __init__(self, own: Source | None = None, *, lang: str = "en", theme: Theme = "light") -> None:
        """`own` is where the class's games are: a data folder, game files, or tables; unless it is given, where this
        machine keeps its games. On a page of a house only its host has any."""
        self._say = translator(lang, "visions")
        self._theme = theme
        self._read: dict[str, Frames] = {}
        self._shown: list[tuple[VBox, Callable[[Frames], Showable | Widget], Prediction | None]] = []
        self._sources: dict[str, Source] = {"corpus": FOLDER}
        self._only: tuple[str, ...] | None = None
        kept = class_games() if own is None else None
        if kept is not None:
            own, self._only = kept
        options = [(self._say("The corpus: games that bots played"), "corpus")]
        if own is not None:
            self._sources["own"] = own
            options.append((self._say("Our own games"), "own"))
        self.choice = Dropdown(options=options, description=self._say("Games"), layout=Layout(width="min(100%, 28em)"))
        self.told = HTML()
        super().__init__([self.choice, self.told])
        self.choice.observe(self._again, "value")
        self._again()

    @property
    def frames(self) -> Frames:
        """The tables of the games chosen."""
        chosen = self.choice.value
        if chosen not in self._read:
            frames = read(self._sources[chosen])
            if chosen == "own":
                frames = pseudonymised(frames if self._only is None else frames.only(self._only))
            self._read[chosen] = frames
        return self._read[chosen]

    def show(self, answer: Callable[[Frames], Showable | Widget], after: Prediction | None = None) -> VBox:
        """A chart, a table, a sentence or a widget about the games chosen, whichever they are; covered until somebody
        has predicted, where it is the answer to a prediction."""
        place = VBox(layout=Layout(overflow="auto"))
        self._shown.append((place, answer, after))
        if after is None:
            self._draw(place, answer)
        else:
            place.children = (after.cover(),)
            after.when_made(lambda: self._draw(place, answer))
        return place

    def _draw(self, place: VBox, answer: Callable[[Frames], Showable | Widget]) -> None:
        place.children = (self._drawn(answer),)

    def _drawn(self, answer: Callable[[Frames], Showable | Widget]) -> Widget:
        if not self.frames.games.height:
            return HTML(self._say("No game is finished yet."))
        try:
            shown = answer(self.frames)
        except Exception as error:
            # Whatever a class has played, and whatever somebody wrote in a cell: the other charts go on.
            if self.choice.value == "corpus":
                raise
            return HTML(f"<p>{escape(self._say('This cannot be shown for these games: {why}', why=str(error)))}</p>")
        return shown if isinstance(shown, Widget) else HTML(to_html(shown, self._theme))

    def _again(self, _: object = None) -> None:
        try:
            games = self.frames.games
        except (OSError, GameFileError, StoreError) as error:
            self.told.value = self._say("These games cannot be read: {why}", why=str(error))
            return
        won = self._say(
            "{count} finished game, {won} of them won.",
            "{count} finished games, {won} of them won.",
            count=games.height,
            won=int(games["won"].sum()),
        )
        self.told.value = f'<p role="status">{won}</p>'
        for place, answer, after in self._shown:
            if after is None or after.made:
                self._draw(place, answer)
