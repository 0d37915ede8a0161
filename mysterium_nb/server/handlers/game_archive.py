"""The finished games as web pages: their list, their files, and how they are deleted."""

import asyncio
import logging
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from tornado.web import HTTPError

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.house.database import hash_secret
from mysterium_nb.house.finished_games import FinishedGame, FinishedGames, UnknownGame
from mysterium_nb.i18n.catalogue import Translator, hour_name
from mysterium_nb.pages.rulebook import rules_title
from mysterium_nb.server.handlers.visitor import HostOnlyHandler, HtmlHandler
from mysterium_nb.table.game_file import GameFileError

_log = logging.getLogger(__name__)
A_PAGE = 50
"""How many games are shown at a time."""


class FinishedGamesHandler(HostOnlyHandler):
    """A page for the host about finished games."""

    async def prepare(self) -> None:
        super().prepare()
        if not self._finished:
            await self.services.finished_games.preload()


class GameList(FinishedGamesHandler):
    """The list of finished games."""

    def get(self) -> None:
        lang = self.services.pages.lang(self)
        games = self.services.finished_games.finished()
        wanted = self.get_query_argument("page", "1")
        pages = max(1, -(-len(games) // A_PAGE))
        page = min(int(wanted[:9]), pages) if wanted.isdecimal() and int(wanted[:9]) else 1
        rows = [
            (
                game,
                _kind(game, self._say(game)),
                _ending(game, lang, self._say(game)),
            )
            for game in games[(page - 1) * A_PAGE : page * A_PAGE]
        ]
        told, waits_for = (
            len(self.services.finished_games.shareable()),
            self.services.finished_games.tables_still_playing_it,
        )
        self.services.pages.show(self, "games", games=rows, told=told, waits_for=waits_for, number=page, pages=pages)

    def _say(self, game: FinishedGame) -> Translator:
        return self.services.pages.speaker(self, game.rules.lexicon)


def _kind(game: FinishedGame, say: Translator) -> str:
    return f"{rules_title(game.rules, say)} · {say('{count} players', count=game.rules.players)}"


def _ending(game: FinishedGame, lang: str, say: Translator) -> str:
    """How far it went and how long it took."""
    hour = hour_name(game.hour, lang, game.rules.lexicon)
    return say("{hour}, one minute", "{hour}, {count} minutes", hour=hour, count=game.minutes)


class GameFile(FinishedGamesHandler):
    """A finished game as a file, as it was played, names and all."""

    def get(self, game: str) -> None:
        finished = finished_game(self, game)
        if refuse_unless_shareable(self, finished):
            _send_file(self, finished)


class AllGames(FinishedGamesHandler):
    """Every finished game in one archive."""

    async def get(self) -> None:
        content = await asyncio.to_thread(
            _packed, self.services.finished_games, self.services.finished_games.shareable()
        )
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", 'attachment; filename="mysterium-games.zip"')
        self.set_header("Cache-Control", "no-store")
        await self.finish(content)


def _packed(finished_games: FinishedGames, games: list[FinishedGame]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for game in games:
            try:
                archive.writestr(game.file, finished_games.file(game))
            except GameFileError as error:  # it was deleted while others were packed
                _log.info("%s was not packed: %s", game.file, error)
    return packed.getvalue()


class PlayerOnlyHandler(HtmlHandler):
    """Something about a game for everybody who sat at its table to the end, once it is over."""

    def played(self, code: str, game: str) -> FinishedGame | None:
        """The game; nothing if the visitor has been told why it is not shown."""
        room = self.room(code)
        if room is None:
            return None
        if game not in (*room.played, room.table.game):
            raise HTTPError(404)
        say = self.services.pages.speaker(self)
        if not self.services.house.has_played(room, game, hash_secret(self.visitor or "")):
            self.services.pages.show_refusal(self, 403, say("This is for those who played this game."))
        elif game == room.table.game and not room.table.over:
            self.services.pages.show_refusal(self, 409, say("The game is not over yet."))
        else:
            finished = finished_game(self, game)
            return finished if refuse_unless_shareable(self, finished) else None
        return None


class MyGameFile(PlayerOnlyHandler):
    """The same file, for them."""

    def get(self, code: str, game: str) -> None:
        finished = self.played(code, game)
        if finished is not None:
            _send_file(self, finished)


def finished_game(page: HtmlHandler, game: str) -> FinishedGame:
    """The finished game that an address names."""
    try:
        return page.services.finished_games.game(game)
    except UnknownGame:
        raise HTTPError(404) from None


def refuse_unless_shareable(page: HtmlHandler, game: FinishedGame) -> bool:
    """Whether all may be told of a game; if not, the visitor has been told why."""
    codes = page.services.finished_games.tables_still_playing_it(game)
    if codes:
        say, tables = page.services.pages.speaker(page), ", ".join(codes)
        why = say("The same cards are still played elsewhere: {tables}. Wait until all have finished.", tables=tables)
        page.services.pages.show_refusal(page, 409, why)
    return not codes


def _send_file(page: HtmlHandler, game: FinishedGame) -> None:
    content = page.services.finished_games.file(game)
    page.set_header("Content-Type", "application/x-ndjson; charset=utf-8")
    page.set_header("Content-Disposition", f'attachment; filename="{game.file}"')
    page.set_header("Cache-Control", "no-store")
    page.finish(content)


class DeleteGame(FinishedGamesHandler):
    """Asks first, for the whole game or for one person's name and words; what is deleted is gone."""

    def get(self, game: str) -> None:
        finished = finished_game(self, game)
        say = self.services.pages.speaker(self, finished.rules.lexicon)
        names, asked = self.services.finished_games.names(finished), self.get_query_argument("name", "")
        one = asked if asked in names else ""
        self.services.pages.show(self, "delete", game=finished, kind=_kind(finished, say), names=names, one=one)

    def post(self, game: str) -> None:
        finished = finished_game(self, game)
        if self.get_body_argument("game", "") == game:
            room = self.services.finished_games.delete(finished)
            if room is not None:
                self.services.tickets.release(room)
            self.redirect(self.services.site.url("games"), status=303)
            return
        try:
            self.services.finished_games.forget(finished, self.get_body_argument("name"))
        except IllegalMove as refusal:
            self.services.pages.show_refusal(self, 409, refusal.text(self.services.pages.lang(self)))
            return
        self.redirect(self.services.site.url("games", game, "delete"), status=303)
