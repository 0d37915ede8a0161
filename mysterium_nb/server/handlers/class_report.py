"""The class report, in one click."""

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from mysterium_nb.house.finished_games import FinishedGames
from mysterium_nb.server.handlers.game_archive import FinishedGamesHandler
from mysterium_nb.server.jobs import JobTimeout, run_games_command


class ClassReport(FinishedGamesHandler):
    """The report on all finished games, in one archive; with people's names if the host asks for them."""

    async def get(self) -> None:
        if not self.services.finished_games.shareable():
            say = self.services.pages.speaker(self)
            self.services.pages.show_refusal(self, 409, say("No game has been played to its end here yet."))
            return
        names = self.get_query_argument("names", "") == "yes"
        try:
            async with self.services.finished_games.writing:
                content = await _report(self.services.finished_games, self.services.pages.lang(self), names=names)
        except JobTimeout as refusal:
            self.services.pages.show_refusal(self, 503, refusal.text(self.services.pages.lang(self)))
            return
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", 'attachment; filename="mysterium-report.zip"')
        self.set_header("Cache-Control", "no-store")
        await self.finish(content)


async def _report(finished_games: FinishedGames, lang: str, *, names: bool) -> bytes:
    with TemporaryDirectory() as scratch:
        folder = Path(scratch, "mysterium-report")
        options = ["--data", str(finished_games.folder), "--lang", lang, *(["--names"] if names else [])]
        await run_games_command(
            "report", str(folder), *options, "--only", *(game.game for game in finished_games.shareable())
        )
        return await asyncio.to_thread(_packed, folder)


def _packed(folder: Path) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, file.relative_to(folder.parent))
    return packed.getvalue()
