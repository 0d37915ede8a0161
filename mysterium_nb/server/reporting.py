"""The class report, made in a process of its own: what counts and draws never comes into the house's."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from mysterium_nb.server.plain import ForHost


class ClassReport(ForHost):
    """The report on all finished games, in one archive; with people's names if the host asks for them."""

    async def get(self) -> None:
        if not self.app.shelf.finished():
            say = self.app.pages.speaker(self)
            self.app.pages.sorry(self, 409, say("No game has been played to its end here yet."))
            return
        names = self.get_query_argument("names", "") == "yes"
        async with self.app.shelf.reporting:
            content = await _report(self.app.shelf.folder, self.app.pages.lang(self), names=names)
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", 'attachment; filename="mysterium-report.zip"')
        self.set_header("Cache-Control", "no-store")
        await self.finish(content)


async def _report(data: Path, lang: str, *, names: bool) -> bytes:
    with TemporaryDirectory() as scratch:
        folder = Path(scratch, "mysterium-report")
        command = [sys.executable, "-m", "mysterium_nb", "games", "report", str(folder)]
        command += ["--data", str(data), "--lang", lang]
        command += ["--names"] if names else []
        making = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE)
        _, said = await making.communicate()
        if making.returncode:
            raise RuntimeError(f"The report could not be made: {said.decode(errors='replace').strip()}")
        return await asyncio.to_thread(_packed, folder)


def _packed(folder: Path) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, file.relative_to(folder.parent))
    return packed.getvalue()
