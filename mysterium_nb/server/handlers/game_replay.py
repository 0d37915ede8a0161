"""The replay of a finished game as a page of its own, in one click."""

from mysterium_nb.house.finished_games import FinishedGame
from mysterium_nb.server.handlers.game_archive import PlayerOnlyHandler, finished_game, refuse_unless_shareable
from mysterium_nb.server.handlers.visitor import HostOnlyHandler, HtmlHandler
from mysterium_nb.server.jobs import JobTimeout

_POLICY = "sandbox allow-scripts; frame-ancestors 'none'"
"""The page brings its own policy, which lets its one script run and nothing be loaded. Here it is no part of the house
either: what people wrote is in it, and whatever a mistake of ours would let run could not reach anybody's seat."""


class GameReplay(HostOnlyHandler):
    """For the host."""

    async def get(self, game: str) -> None:
        finished = finished_game(self, game)
        if refuse_unless_shareable(self, finished):
            await _show(self, finished)


class MyReplay(PlayerOnlyHandler):
    """For those who played it."""

    async def get(self, code: str, game: str) -> None:
        finished = self.played(code, game)
        if finished is not None:
            await _show(self, finished)


async def _show(page: HtmlHandler, game: FinishedGame) -> None:
    lang = page.services.pages.lang(page)
    try:
        content = await page.services.replays.page(game, lang)
    except JobTimeout as refusal:
        page.services.pages.show_refusal(page, 503, refusal.text(lang))
        return
    page.set_header("Content-Type", "text/html; charset=utf-8")
    page.set_header("Content-Security-Policy", _POLICY)
    page.set_header("Cache-Control", "no-store")
    await page.finish(content)
