"""The class report: a page to read, a notebook to go on with, and the tables that both are about."""

import os
import shutil
import tempfile
from pathlib import Path

from mysterium_nb.logs.reports.html_report import report_page
from mysterium_nb.logs.reports.notebook_report import TABLES, report_notebook
from mysterium_nb.logs.tables.exporting import export
from mysterium_nb.logs.tables.frames import Frames, read
from mysterium_nb.logs.tables.vision_beliefs import add_default_beliefs
from mysterium_nb.table.game_file import GameFileError


def report(frames: Frames, folder: Path, *, names: bool = False, lang: str = "en") -> None:
    """Write the report on some games into a new folder, all or nothing; people keep their names only with `names`."""
    if not frames.games.height:
        raise GameFileError("There is no finished game to report on.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GameFileError(f"{folder} is there already; choose another name.")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(prefix=".report-", dir=folder.parent))
        try:
            export(add_default_beliefs(frames), making / TABLES, names=names)
            # Read back, so that whoever is person-3 on the page is person-3 in the tables.
            written = read(making / TABLES)
            (making / "report.html").write_text(report_page(written, lang, names=names), "utf-8")
            (making / "report.ipynb").write_bytes(report_notebook(lang))
            making.chmod(0o755)
            os.replace(making, folder)
        finally:
            shutil.rmtree(making, ignore_errors=True)
    except OSError as error:
        raise GameFileError(f"{folder} cannot be written: {error.strerror}.") from error
