"""The manifest, `deck.json`: every card with its names, texts, tags, measurements and files, a line each.

It is made from the facts that `build` leaves beside the pictures. What the game reads it with, and what each
field means, is in `mysterium_nb.decks`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from card_images.source.measurements import Facts
from card_images.source.plan import CATALOGUE, MOODS

DECK = "sleepwalker"
TITLE = {"en": "The sleepwalker’s theatre", "fr": "Le théâtre des somnambules"}
ORDER = "clov"
BACKS = {"b1": "b_vision", "b2": "b_character", "b3": "b_location", "b4": "b_object"}
"""What the backs are called in a deck."""


def write_manifest(facts: Mapping[str, Facts], out: Path) -> Path:
    """Write `deck.json` into the folder of the pictures."""
    faces = sorted(
        (one for one in facts.values() if one["id"] not in BACKS),
        key=lambda one: (ORDER.index(one["id"][0]), int(one["id"][1:])),
    )
    words = {tag: motif.word for tag, motif in CATALOGUE.items()} | MOODS
    head = {"deck": DECK, "title": TITLE, "words": {word: asdict(said) for word, said in words.items()}}
    lists = {
        "cards": [_card(one) for one in faces],
        "backs": [_back(facts[back], name) for back, name in BACKS.items()],
    }
    parts = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    for key, entries in lists.items():
        parts.append(f"{_json(key)}: [\n  " + ",\n  ".join(_json(entry) for entry in entries) + "\n]")
    file = out / "deck.json"
    file.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
    return file


def _card(facts: Facts) -> dict[str, Any]:
    return {
        "id": facts["id"],
        "number": int(facts["id"][1:]),
        "kind": facts["kind"],
        "name": facts["name"],
        "alt": facts["alt"],
        "motifs": facts["motifs"],
        "colours": facts["colours"],
        "moods": facts["moods"],
        "composition": facts["composition"],
        "palette": facts["palette"],
        "seed": facts["seed"],
        "phash": facts["phash"],
        "legibility": facts["legibility"],
        "files": _files(facts),
    }


def _back(facts: Facts, name: str) -> dict[str, Any]:
    return {"id": name, "kind": "back", "name": facts["name"], "alt": facts["alt"], "files": _files(facts)}


def _files(facts: Facts) -> list[dict[str, Any]]:
    return [
        {"file": one["path"], "width": one["width"], "height": one["height"], "sha256": one["sha256"]}
        for one in facts["files"].values()
    ]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
