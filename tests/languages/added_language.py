"""The package with one more language in its folder, for programs of their own: languages are found at import."""

import os
from pathlib import Path

from mysterium_nb.i18n.languages import DOMAIN
from mysterium_nb.i18n.po import read_po, write_mo
from mysterium_nb.i18n.sources import ROOT


def environment_with(folder: Path, lang: str, po: str) -> dict[str, str]:
    """Where `mysterium_nb` is the one we have, but for a `.po` file in `locale/<lang>` and its compiled one."""
    for path in ROOT.parent.iterdir():
        if path != ROOT and path.name in {"card_images", "notebooks", "tests"}:
            (folder / path.name).symlink_to(path)
    _link_all(ROOT, folder / "mysterium_nb", but="i18n")
    _link_all(ROOT / "i18n", folder / "mysterium_nb" / "i18n", but="locale")
    _link_all(ROOT / "i18n" / "locale", folder / "mysterium_nb" / "i18n" / "locale", but=lang)
    messages = folder / "mysterium_nb" / "i18n" / "locale" / lang / "LC_MESSAGES"
    messages.mkdir(parents=True)
    (messages / f"{DOMAIN}.po").write_text(po, "utf-8")
    (messages / f"{DOMAIN}.mo").write_bytes(write_mo(read_po(po)))
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def _link_all(there: Path, here: Path, *, but: str) -> None:
    here.mkdir()
    for path in there.iterdir():
        if path.name != but:
            (here / path.name).symlink_to(path)
