"""Renders the portraits of the cast from their SVGs: ``python -m card_images.source.portraits``.

The SVGs in `card_images/source/cast` are drawn by hand and use filters that a browser knows best, so Chromium renders
them. The pictures go to `card_images/cast`, with a list of sizes and hashes for `mysterium_nb.decks.portraits`.
"""

import hashlib
import io
import json
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

SOURCES = Path(__file__).parent / "cast"
PICTURES = SOURCES.parent.parent
SIZES = {"large": (600, 750), "small": (160, 200)}
"""Large to choose a face by, small for the round portraits beside names, which are at most 53 pixels wide."""


def render() -> None:
    """Write every portrait in both sizes, and the list of them."""
    sources = sorted(SOURCES.glob("*.svg"))
    listed: dict[str, list[dict[str, str | int]]] = {}
    for source, drawn in zip(sources, _drawn(sources), strict=True):
        listed[source.stem] = [_written(source.stem, drawn, size) for size in SIZES]
    (PICTURES / "cast" / "portraits.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


def _drawn(sources: list[Path]) -> list[Image.Image]:
    """Each SVG at twice the large size, so that both sizes are scaled down from it."""
    width, height = (2 * side for side in SIZES["large"])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": height})
        shots = []
        for source in sources:
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{source.read_text()}"
            )
            shots.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        browser.close()
    return shots


def _written(seat: str, drawn: Image.Image, size: str) -> dict[str, str | int]:
    file = f"cast/{size}/{seat}.webp"
    (PICTURES / file).parent.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[size]
    drawn.resize((width, height), Image.Resampling.LANCZOS).save(PICTURES / file, "WEBP", quality=82, method=6)
    sha256 = hashlib.sha256((PICTURES / file).read_bytes()).hexdigest()
    return {"file": file, "width": width, "height": height, "sha256": sha256}


if __name__ == "__main__":
    render()
