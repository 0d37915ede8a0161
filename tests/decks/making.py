"""Making decks of real files."""

import io
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from PIL import Image

from mysterium_nb.decks import CheckResult, check_deck

SIZE = (150, 225)
SMALLEST = {"characters": 4, "locations": 4, "objects": 4, "visions": 7}
_shades = count(1)


def picture(size: tuple[int, int] = SIZE, kind: str = "PNG", **options: object) -> bytes:
    """A picture of a shade that no other has; a pale patch keeps JPEG from making two of them one."""
    shade = next(_shades)
    image = Image.new("RGB", size, (shade % 8 * 32, shade // 8 % 8 * 32, shade // 64 % 8 * 32))
    packed = io.BytesIO()
    image.save(packed, kind, **options)
    return packed.getvalue()


def put(folder: Path, file: str, data: bytes) -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def a_deck(folder: Path, counts: dict[str, int] = SMALLEST, *, described: bool = True) -> Path:
    """A deck of folders that has nothing wrong with it."""
    for kind, number in counts.items():
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for index in range(1, number + 1):
            put(folder, f"{kind}/{index:02}_{kind}_number_{index}.png", picture())
            if described:
                put(folder, f"{kind}/{index:02}_{kind}_number_{index}.txt", f"A plain {kind} card {index}.\n".encode())
    return folder


def entries(counts: dict[str, int] = SMALLEST) -> Iterator[dict[str, object]]:
    """The cards of `a_deck`, as a manifest names them."""
    for kind, number in counts.items():
        for index in range(1, number + 1):
            file = f"{kind}/{index:02}_{kind}_number_{index}.png"
            name = {"en": f"{kind} {index}", "fr": f"{kind} nº {index}"}
            yield {"id": f"{kind[0]}{index}", "name": name, "alt": {"en": "Plain."}, "files": [{"file": file}]}


def a_manifest(folder: Path, *cards: object, **fields: object) -> Path:
    """Write a `deck.json`; without cards, one that names those of `a_deck`."""
    named = list(cards) or list(entries())
    manifest = {"deck": "mine", "title": {"en": "Mine"}, "cards": named} | fields
    put(folder, "deck.json", json.dumps(manifest).encode())
    return folder


def errors(folder: Path) -> list[tuple[str, str]]:
    """File and complaint of each error, after checking that each says how to mend it and nothing is loaded."""
    checked = check_deck(folder)
    assert (checked.deck is None) == bool(checked.errors)
    _well_told(checked)
    return [(problem.file, problem.what) for problem in checked.errors]


def warnings(folder: Path) -> list[tuple[str, str]]:
    checked = check_deck(folder)
    _well_told(checked)
    return [(problem.file, problem.what) for problem in checked.warnings]


def _well_told(checked: CheckResult) -> None:
    for problem in checked.problems:
        assert problem.file
        assert problem.what.endswith((".", "!"))
        assert problem.mend.endswith((".", "?"))
        assert "\n" not in str(problem)
