"""What is written about finished games, in processes of their own: what counts and draws stays out of the house’s."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from mysterium_nb.engine.errors import Refusal
from mysterium_nb.house.finished_games import FinishedGame, FinishedGames

PATIENCE_SECONDS = 600.0
"""Far more than anything should take; everybody else who wants something written waits meanwhile."""
MOST_KEPT = 16
"""Pages, of one or two megabytes each."""


class JobTimeout(Refusal):
    """It was not written, and whatever was writing it is gone."""


async def run_games_command(what: str, *options: str) -> None:
    """Let `mysterium-nb games` write something; one at a time is the caller's affair."""
    command = [sys.executable, "-m", "mysterium_nb", "games", what, *options]
    writing = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE)
    try:
        _, said = await asyncio.wait_for(writing.communicate(), PATIENCE_SECONDS)
    except TimeoutError:
        raise JobTimeout("This took too long and was stopped. Try again when less is going on.") from None
    finally:
        if writing.returncode is None:  # nobody waits for it any more, perhaps because the house is closing
            writing.kill()
            await writing.wait()
    if writing.returncode:
        raise RuntimeError(f"The {what} could not be written: {said.decode(errors='replace').strip()}")


class ReplayPages:
    """Pages that were made, as long as the house is open. A page is made anew when its game was changed, as it is when
    a name is deleted from it."""

    def __init__(self, finished_games: FinishedGames) -> None:
        self._finished_games = finished_games
        self._pages: dict[tuple[str, str], tuple[bytes, bytes]] = {}
        """By game and language: the sum of the log, and the page."""

    async def page(self, game: FinishedGame, lang: str) -> bytes:
        """The page with people's names, which those who may see it know."""
        async with self._finished_games.writing:
            log, key = sha256(self._finished_games.file(game)).digest(), (game.game, lang)
            made_of, page = self._pages.pop(key, (b"", b""))
            if made_of != log:
                page = await self._made(game, lang)
            self._pages[key] = log, page
            for oldest in [*self._pages][:-MOST_KEPT]:
                del self._pages[oldest]
            return page

    async def _made(self, game: FinishedGame, lang: str) -> bytes:
        with TemporaryDirectory() as scratch:
            file = Path(scratch, "replay.html")
            data = str(self._finished_games.folder)
            await run_games_command("replay", game.game, str(file), "--names", "--lang", lang, "--data", data)
            return file.read_bytes()
