"""The shelf: the finished games of this house, to look through, to take along as files and to delete."""

import asyncio
import logging
from datetime import datetime
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from msgspec.structs import replace
from tornado.web import HTTPError

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import GameEnded, GameStarted
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import SeatId, Sitter
from mysterium_nb.engine.state import NOWHERE, Outcome
from mysterium_nb.house.database import hashed
from mysterium_nb.house.erasure import forget_name
from mysterium_nb.house.hosted_table import Room
from mysterium_nb.house.house import House
from mysterium_nb.house.shared_deals import playing
from mysterium_nb.i18n.catalogue import Speaker, hour_name
from mysterium_nb.protocol.sitter_names import remembered
from mysterium_nb.server.handlers.how_to_play import kind_of_game
from mysterium_nb.server.html import ForHost, Plain
from mysterium_nb.table.game_file import GameFileError, dumps
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Shelf as Kept
from mysterium_nb.table.store import Store, StoreError, followed
from mysterium_nb.table.table import Table

_log = logging.getLogger(__name__)
A_PAGE = 50
"""How many games are shown at a time."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game, as the list shows it."""

    game: str
    rules: Rules
    sitters: tuple[Sitter, ...]
    outcome: Outcome
    hour: int
    began_at: int
    ended_at: int
    seed: str

    @property
    def minutes(self) -> int:
        return max(1, round((self.ended_at - self.began_at) / 60_000))

    @property
    def day(self) -> str:
        """When it began, where the server is: `2027-03-01 19:30`."""
        return datetime.fromtimestamp(self.began_at / 1000).strftime("%Y-%m-%d %H:%M")

    @property
    def file(self) -> str:
        """What its file is called: `mysterium-2027-03-01-classic-4-players-won-a1b2c3d4e5.jsonl`."""
        end = "won" if self.outcome.won else "lost"
        return f"mysterium-{self.day[:10]}-{self.rules.edition}-{self.rules.players}-players-{end}-{self.game}.jsonl"


class Shelf:
    """Knows which games are finished. A game that was played at a table of the house is looked at there, since names
    can be deleted from it; the others have been brought here as files, and each is read once."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._known: dict[Kept, Finished | None] = {}
        self.writing = asyncio.Lock()
        """One report or replay at a time: games are being played on the same processors."""

    @property
    def folder(self) -> Path:
        """Where the games are kept, for another process to read them."""
        assert isinstance(self._store, SqliteStore)
        return self._store.path.parent

    def finished(self) -> list[Finished]:
        """The newest first."""
        rooms = {room.table.game: room for room in self._house.rooms.values()}
        games = []
        for kept in self._store.games():
            room = rooms.get(kept.game)
            if kept not in self._known and (room is None or room.table.over):
                self._known[kept] = self._read(kept)
            game = self._known.get(kept)
            if game is not None:
                games.append(game if room is None else replace(game, sitters=room.view.setup.sitters))
        return sorted(games, key=lambda game: (-game.ended_at, game.game))

    def game(self, game: str) -> Finished:
        for one in self.finished():
            if one.game == game:
                return one
        raise HTTPError(404)

    def waits_for(self, game: Finished) -> list[str]:
        """The tables where the same cards are still played: whoever asks for a game may be playing there."""
        return [room.code for room in playing(self._house.rooms.values(), game.seed)]

    def told(self) -> list[Finished]:
        """The finished games of which all may be told."""
        return [game for game in self.finished() if not self.waits_for(game)]

    def file(self, game: Finished) -> bytes:
        """The game as a file's content."""
        return dumps(game.game, self._store.read(game.game))

    def delete(self, game: Finished) -> Room | None:
        """Take a game away for good; gives the table that it was still on, which goes with it."""
        room = self._house.delete_game(game.game)
        self.read_anew(game.game)
        return room

    def names(self, game: Finished) -> dict[str, tuple[SeatId, ...]]:
        """The names that can be deleted from a game, each with where it sat."""
        return remembered(entry.event for entry in self._store.read(game.game))

    def forget(self, game: Finished, name: str) -> None:
        """Delete a person's name and words from a game, and keep what was played."""
        rooms = (room.table for room in self._house.rooms.values() if room.table.game == game.game)
        forget_name(next(rooms, None) or Table.resume(self._store, game.game), name)
        self.read_anew(game.game)

    def read_anew(self, game: str) -> None:
        """What was known of a game no longer holds."""
        self._known = {kept: known for kept, known in self._known.items() if kept.game != game}

    async def read_up(self) -> None:
        """Read what is not known yet, while tables play on; the list is then made in no time."""
        known, playing = self._known, {room.table.game for room in self._house.rooms.values() if not room.table.over}

        def read() -> dict[Kept, Finished | None]:
            new = (kept for kept in self._store.games() if kept not in known and kept.game not in playing)
            return {kept: self._read(kept) for kept in new}

        # Whoever was forgotten meanwhile may have been read before: then what is known is kept elsewhere by now.
        known |= await asyncio.to_thread(read)

    def _read(self, kept: Kept) -> Finished | None:
        try:
            entries = self._store.read(kept.game)
            state = followed(NOWHERE, kept.game, entries)
        except StoreError:
            return None
        if state.outcome is None:
            return None
        began = next((entry.at for entry in entries if isinstance(entry.event, GameStarted)), kept.began_at)
        ended = next((entry.at for entry in entries if isinstance(entry.event, GameEnded)), kept.last_at)
        setup = state.setup
        seed = state.hidden.seed
        return Finished(kept.game, setup.rules, setup.sitters, state.outcome, state.hour, began, ended, seed)


class OfShelf(ForHost):
    """A page for the host about finished games."""

    async def prepare(self) -> None:
        super().prepare()
        if not self._finished:
            await self.app.shelf.read_up()


class Games(OfShelf):
    """The list of finished games."""

    def get(self) -> None:
        lang = self.app.pages.lang(self)
        games = self.app.shelf.finished()
        wanted = self.get_query_argument("page", "1")
        pages = max(1, -(-len(games) // A_PAGE))
        page = min(int(wanted[:9]), pages) if wanted.isdecimal() and int(wanted[:9]) else 1
        rows = [
            (game, _kind(game, self.app.pages.speaker(self, game.rules.lexicon)), _ending(game, lang, self._say(game)))
            for game in games[(page - 1) * A_PAGE : page * A_PAGE]
        ]
        told, waits_for = len(self.app.shelf.told()), self.app.shelf.waits_for
        self.app.pages.show(self, "games", games=rows, told=told, waits_for=waits_for, number=page, pages=pages)

    def _say(self, game: Finished) -> Speaker:
        return self.app.pages.speaker(self, game.rules.lexicon)


def _kind(game: Finished, say: Speaker) -> str:
    return f"{kind_of_game(game.rules, say)} · {say('{count} players', count=game.rules.players)}"


def _ending(game: Finished, lang: str, say: Speaker) -> str:
    """How far it went and how long it took."""
    hour = hour_name(game.hour, lang, game.rules.lexicon)
    if game.minutes == 1:
        return say("{hour}, one minute", hour=hour)
    return say("{hour}, {count} minutes", hour=hour, count=game.minutes)


class GameFile(OfShelf):
    """A finished game as a file, as it was played, names and all."""

    def get(self, game: str) -> None:
        finished = self.app.shelf.game(game)
        if told(self, finished):
            _hand_over(self, finished)


class AllGames(OfShelf):
    """Every finished game in one archive."""

    async def get(self) -> None:
        content = await asyncio.to_thread(_packed, self.app.shelf, self.app.shelf.told())
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", 'attachment; filename="mysterium-games.zip"')
        self.set_header("Cache-Control", "no-store")
        await self.finish(content)


def _packed(shelf: Shelf, games: list[Finished]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for game in games:
            try:
                archive.writestr(game.file, shelf.file(game))
            except GameFileError as error:  # it was deleted while others were packed
                _log.info("%s was not packed: %s", game.file, error)
    return packed.getvalue()


class ForThoseWhoPlayed(Plain):
    """Something about a game for everybody who sat at its table to the end, once it is over."""

    def played(self, code: str, game: str) -> Finished | None:
        """The game; nothing if the visitor has been told why it is not shown."""
        room = self.room(code)
        if room is None:
            return None
        if game not in (*room.played, room.table.game):
            raise HTTPError(404)
        say = self.app.pages.speaker(self)
        if not self.app.house.has_played(room, game, hashed(self.visitor or "")):
            self.app.pages.sorry(self, 403, say("This is for those who played this game."))
        elif game == room.table.game and not room.table.over:
            self.app.pages.sorry(self, 409, say("The game is not over yet."))
        else:
            finished = self.app.shelf.game(game)
            return finished if told(self, finished) else None
        return None


class MyGameFile(ForThoseWhoPlayed):
    """The same file, for them."""

    def get(self, code: str, game: str) -> None:
        finished = self.played(code, game)
        if finished is not None:
            _hand_over(self, finished)


def told(page: Plain, game: Finished) -> bool:
    """Whether all may be told of a game; if not, the visitor has been told why."""
    codes = page.app.shelf.waits_for(game)
    if codes:
        say, tables = page.app.pages.speaker(page), ", ".join(codes)
        why = say("The same cards are still played elsewhere: {tables}. Wait until all have finished.", tables=tables)
        page.app.pages.sorry(page, 409, why)
    return not codes


def _hand_over(page: Plain, game: Finished) -> None:
    content = page.app.shelf.file(game)
    page.set_header("Content-Type", "application/x-ndjson; charset=utf-8")
    page.set_header("Content-Disposition", f'attachment; filename="{game.file}"')
    page.set_header("Cache-Control", "no-store")
    page.finish(content)


class DeleteGame(OfShelf):
    """Asks first, for the whole game or for one person's name and words; what is deleted is gone."""

    def get(self, game: str) -> None:
        finished = self.app.shelf.game(game)
        say = self.app.pages.speaker(self, finished.rules.lexicon)
        names, asked = self.app.shelf.names(finished), self.get_query_argument("name", "")
        one = asked if asked in names else ""
        self.app.pages.show(self, "delete", game=finished, kind=_kind(finished, say), names=names, one=one)

    def post(self, game: str) -> None:
        finished = self.app.shelf.game(game)
        if self.get_body_argument("game", "") == game:
            room = self.app.shelf.delete(finished)
            if room is not None:
                self.app.office.give_up(room)
            self.redirect(self.app.url("games"), status=303)
            return
        try:
            self.app.shelf.forget(finished, self.get_body_argument("name"))
        except IllegalMove as refusal:
            self.app.pages.sorry(self, 409, refusal.text(self.app.pages.lang(self)))
            return
        self.redirect(self.app.url("games", game, "delete"), status=303)
