"""One menu in a lesson: the games that come with it, or the class's own."""

from collections.abc import Callable
from pathlib import Path

from ipywidgets import HTML, Dropdown, Layout, VBox, Widget

from mysterium_nb.kernel.words.catalogue import speaker
from mysterium_nb.lab.lessons.showing import Shown, html
from mysterium_nb.logs.corpus import FOLDER
from mysterium_nb.logs.frames import Frames, read
from mysterium_nb.logs.pseudonyms import pseudonymised
from mysterium_nb.logs.sources import Source
from mysterium_nb.scenes.glyphs import Theme
from mysterium_nb.table.gamefile import GameFileError
from mysterium_nb.table.home import default_data
from mysterium_nb.table.store import StoreError


class GamesMenu(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Choose whose games a lesson is about. Whatever was shown with `show` is shown anew for the games chosen.

    People's names are replaced by pseudonyms before anything is shown: a lesson is on the projector.
    """

    def __init__(self, own: Source | None = None, *, lang: str = "en", theme: Theme = "light") -> None:
        """`own` is where the class's games are: a data folder, game files, or tables; unless it is given, where this
        machine keeps its games."""
        self._say = speaker(lang, "visions")
        self._theme = theme
        self._read: dict[str, Frames] = {}
        self._shown: list[tuple[VBox, Callable[[Frames], Shown | Widget]]] = []
        self._sources: dict[str, Source] = {"corpus": FOLDER}
        own = _kept() if own is None else own
        options = [(self._say("The corpus: games that bots played"), "corpus")]
        if own is not None:
            self._sources["own"] = own
            options.append((self._say("Our own games"), "own"))
        self.choice = Dropdown(options=options, description=self._say("Games"), layout=Layout(width="min(100%, 26rem)"))
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
            self._read[chosen] = pseudonymised(frames) if chosen == "own" else frames
        return self._read[chosen]

    def show(self, answer: Callable[[Frames], Shown | Widget]) -> VBox:
        """A chart, a table, a sentence or a widget about the games chosen, whichever they are."""
        place = VBox(layout=Layout(overflow="auto"))
        self._shown.append((place, answer))
        place.children = (self._drawn(answer),)
        return place

    def _drawn(self, answer: Callable[[Frames], Shown | Widget]) -> Widget:
        if not self.frames.games.height:
            return HTML(self._say("No game is finished yet."))
        shown = answer(self.frames)
        return shown if isinstance(shown, Widget) else HTML(html(shown, self._theme))

    def _again(self, _: object = None) -> None:
        try:
            games = self.frames.games
        except (OSError, GameFileError, StoreError) as error:
            self.told.value = self._say("These games cannot be read: {why}", why=str(error))
            return
        won = self._say("{count} finished games, {won} of them won.", count=games.height, won=int(games["won"].sum()))
        self.told.value = f'<p role="status">{won}</p>'
        for place, answer in self._shown:
            place.children = (self._drawn(answer),)


def _kept() -> Path | None:
    """This machine's own games, if there are any."""
    path = default_data()
    return path if (path / "games.sqlite").exists() else None
