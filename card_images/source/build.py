"""Draws, finishes, measures and writes the cards, several at a time in processes of their own.

A card is built again only when its fingerprint changes: the hash of the engine, of its own scene, and of
the motifs that it placed last time. Fingerprint and measurements are in ``facts/<id>.json`` beside the
pictures, so there is no other cache: delete the file (or a picture) and the card is drawn again.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import io
import json
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from PIL import Image

from card_images.source.contact_sheets import to_picture
from card_images.source.finish import finish
from card_images.source.measurements import Facts, measure_card
from card_images.source.motifs import MOTIFS
from card_images.source.scenes import load
from card_images.source.scenes.registry import SCENES, Scene

ENGINE = Path(__file__).parent
# Files of the package that no pixel depends on.
NOT_ENGINE = {"build.py", "__main__.py", "contact_sheets.py", "__init__.py"}


@dataclass(frozen=True)
class Size:
    folder: str
    pixels: tuple[int, int]
    limit: int
    """Bytes that a file of this size may have."""


SIZES = (
    Size("large", (900, 1350), 250_000),
    Size("medium", (600, 900), 110_000),
    Size("small", (300, 450), 45_000),
)
QUALITIES = (88, 82, 76, 70, 62, 54, 46)


def _sha(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


@functools.cache
def _engine_hash() -> str:
    files = [file for file in sorted(ENGINE.glob("*.py")) if file.name not in NOT_ENGINE]
    return _sha(*(file.read_text(encoding="utf-8") for file in [*files, ENGINE / "motifs" / "drawing.py"]))


@functools.cache
def _shared_source(module: ModuleType) -> str:
    """A module without its registered functions: the helpers and constants that any of them may use."""
    source = inspect.getsource(module)
    registered: list[Callable[..., object]] = [scene.draw for scene in SCENES.values()]
    registered += [motif.draw for motif in MOTIFS.values()]
    for function in registered:
        if function.__module__ == module.__name__:
            source = source.replace(inspect.getsource(function), "")
    return source


def _source(function: Callable[..., object]) -> str:
    return inspect.getsource(function) + _shared_source(sys.modules[function.__module__])


def fingerprint(scene: Scene, drawn: Iterable[str]) -> str:
    """Changes when anything changes that the card's pixels or words depend on."""
    motifs = [_source(MOTIFS[name].draw) for name in sorted(drawn) if name in MOTIFS]
    return _sha(_engine_hash(), _source(scene.draw), repr(scene.plan), *motifs)


def _webp(image: Image.Image, size: Size) -> bytes:
    """The picture at one size, at the best quality that keeps within the limit."""
    scaled = image if image.size == size.pixels else image.resize(size.pixels, Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        packed = io.BytesIO()
        scaled.save(packed, "WEBP", quality=quality, method=4)
        if packed.tell() <= size.limit:
            return packed.getvalue()
    raise ValueError(f"No quality brings a picture of {size.pixels} under {size.limit} bytes.")


def _card_file(out: Path, size: Size, card_id: str) -> Path:
    return out / size.folder / f"{card_id}.webp"


def _facts_file(out: Path, card_id: str) -> Path:
    return out / "facts" / f"{card_id}.json"


def is_fresh(scene: Scene, out: Path) -> bool:
    """Whether the files on disk are those that building the card now would write."""
    if not _facts_file(out, scene.id).exists():
        return False
    facts: Facts = json.loads(_facts_file(out, scene.id).read_text(encoding="utf-8"))
    if facts["fingerprint"] != fingerprint(scene, facts["drawn"]):
        return False
    for size in SIZES:
        file = _card_file(out, size, scene.id)
        if not file.exists() or hashlib.sha256(file.read_bytes()).hexdigest() != facts["files"][size.folder]["sha256"]:
            return False
    return True


def build_card(card_id: str, out: Path) -> Facts:
    """Paint one card and write its pictures and its facts."""
    scene = load()[card_id]
    started = time.process_time()
    card = scene.paint()
    picture = finish(card)
    image = to_picture(picture)
    facts = measure_card(scene, card, picture, image)
    facts["fingerprint"] = fingerprint(scene, facts["drawn"])
    facts["files"] = {}
    for size in SIZES:
        file = _card_file(out, size, card_id)
        file.parent.mkdir(parents=True, exist_ok=True)
        packed = _webp(image, size)
        file.write_bytes(packed)
        facts["files"][size.folder] = {
            "path": file.relative_to(out).as_posix(),
            "width": size.pixels[0],
            "height": size.pixels[1],
            "bytes": len(packed),
            "sha256": hashlib.sha256(packed).hexdigest(),
        }
    facts_file = _facts_file(out, card_id)
    facts_file.parent.mkdir(parents=True, exist_ok=True)
    facts_file.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return facts | {"seconds": time.process_time() - started}


def _progress(done: int, total: int, text: str) -> None:
    filled = 30 * done // max(total, 1)
    print(f"[{'#' * filled}{'.' * (30 - filled)}] {done}/{total} {text}", flush=True)


def _complaints(facts: Facts) -> str:
    """What is wrong with a card: motifs that cannot be read, tags that are not those of the plan."""
    weak = [
        f"{name} is hard to read (contrast {one['contrast']}, {one['share']:.0%} visible, {one['height']} px)"
        for name, one in facts["legibility"].items()
        if not one["passes"]
    ]
    return "".join(f"; {complaint}" for complaint in weak + facts["unplanned"])


def build(only: Iterable[str], out: Path, processes: int = 2) -> dict[str, Facts]:
    """Build the cards asked for (or all) unless they are up to date; return the facts of all of them."""
    scenes = load()
    wanted = list(only) or list(scenes)
    unknown = [card_id for card_id in wanted if card_id not in scenes]
    if unknown:
        raise ValueError(f"No scene is called {', '.join(unknown)}. There are: {', '.join(scenes)}.")
    stale = [card_id for card_id in wanted if not is_fresh(scenes[card_id], out)]
    if len(stale) < len(wanted):
        print(f"{len(wanted) - len(stale)} of {len(wanted)} cards are up to date.")
    with ProcessPoolExecutor(processes) as pool:
        jobs = {pool.submit(build_card, card_id, out): card_id for card_id in stale}
        for done, job in enumerate(as_completed(jobs), 1):
            facts = job.result()
            _progress(done, len(stale), f"{jobs[job]} {facts['seconds']:.1f} s{_complaints(facts)}")
    return {card_id: json.loads(_facts_file(out, card_id).read_text(encoding="utf-8")) for card_id in wanted}
