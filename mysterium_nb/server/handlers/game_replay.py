"""The replay of a finished game as a page of its own, in one click."""

from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from mysterium_nb.house.finished_games import Finished, ForThoseWhoPlayed, Shelf, told
from mysterium_nb.server.html import ForHost, Plain
from mysterium_nb.server.jobs import TookTooLong, write

MOST_KEPT = 16
"""Pages, of one or two megabytes each."""
_POLICY = "sandbox allow-scripts; frame-ancestors 'none'"
"""The page brings its own policy, which lets its one script run and nothing be loaded. Here it is no part of the house
either: what people wrote is in it, and whatever a mistake of ours would let run could not reach anybody's seat."""


class Replays:
    """Pages that were made, as long as the house is open. A page is made anew when its game was changed, as it is when
    a name is deleted from it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._pages: dict[tuple[str, str], tuple[bytes, bytes]] = {}
        """By game and language: the sum of the log, and the page."""

    async def page(self, game: Finished, lang: str) -> bytes:
        """The page with people's names, which those who may see it know."""
        async with self._shelf.writing:
            log, key = sha256(self._shelf.file(game)).digest(), (game.game, lang)
            made_of, page = self._pages.pop(key, (b"", b""))
            if made_of != log:
                page = await self._made(game, lang)
            self._pages[key] = log, page
            for oldest in [*self._pages][:-MOST_KEPT]:
                del self._pages[oldest]
            return page

    async def _made(self, game: Finished, lang: str) -> bytes:
        with TemporaryDirectory() as scratch:
            file = Path(scratch, "replay.html")
            data = str(self._shelf.folder)
            await write("replay", game.game, str(file), "--names", "--lang", lang, "--data", data)
            return file.read_bytes()


class GameReplay(ForHost):
    """For the host."""

    async def get(self, game: str) -> None:
        finished = self.app.shelf.game(game)
        if told(self, finished):
            await _show(self, finished)


class MyReplay(ForThoseWhoPlayed):
    """For those who played it."""

    async def get(self, code: str, game: str) -> None:
        finished = self.played(code, game)
        if finished is not None:
            await _show(self, finished)


async def _show(page: Plain, game: Finished) -> None:
    lang = page.app.pages.lang(page)
    try:
        content = await page.app.replays.page(game, lang)
    except TookTooLong as refusal:
        page.app.pages.sorry(page, 503, refusal.text(lang))
        return
    page.set_header("Content-Type", "text/html; charset=utf-8")
    page.set_header("Content-Security-Policy", _POLICY)
    page.set_header("Cache-Control", "no-store")
    await page.finish(content)
