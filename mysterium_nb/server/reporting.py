"""The class report, in one click."""

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from mysterium_nb.server.plain import ForHost
from mysterium_nb.server.shelf import told
from mysterium_nb.server.writing import write


class ClassReport(ForHost):
    """The report on all finished games, in one archive; with people's names if the host asks for them."""

    async def get(self) -> None:
        games = self.app.shelf.finished()
        if not games:
            say = self.app.pages.speaker(self)
            self.app.pages.sorry(self, 409, say("No game has been played to its end here yet."))
            return
        if not told(self, *games):
            return
        names = self.get_query_argument("names", "") == "yes"
        async with self.app.shelf.writing:
            content = await _report(self.app.shelf.folder, self.app.pages.lang(self), names=names)
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", 'attachment; filename="mysterium-report.zip"')
        self.set_header("Cache-Control", "no-store")
        await self.finish(content)


async def _report(data: Path, lang: str, *, names: bool) -> bytes:
    with TemporaryDirectory() as scratch:
        folder = Path(scratch, "mysterium-report")
        await write("report", str(folder), "--data", str(data), "--lang", lang, *(["--names"] if names else []))
        return await asyncio.to_thread(_packed, folder)


def _packed(folder: Path) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, file.relative_to(folder.parent))
    return packed.getvalue()
