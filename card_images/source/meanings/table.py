"""Writes `meanings.json`: how similar the texts of visions and suspect cards are, whole and phrase by phrase."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from mysterium_nb.minds.associations.affinity import visions_and_suspects
from mysterium_nb.minds.associations.meanings import Meanings, text_hash
from mysterium_nb.minds.associations.vocabulary import text_of

if TYPE_CHECKING:
    from pathlib import Path

    from card_images.source.meanings.sentence_model import Array, SentenceModel
    from mysterium_nb.decks.deck import Deck

MODEL = "all-MiniLM-L6-v2"
_PAUSE = re.compile(r"[.,;:]\s*|\s+and\s+")


def phrases(text: str) -> list[str]:
    """The parts of a text between punctuation marks or "and" that have more than one word."""
    return [phrase for phrase in _PAUSE.split(text) if len(phrase.split()) > 1]


def write_table(deck: Deck, model: SentenceModel, path: Path) -> None:
    visions, suspects = visions_and_suspects(deck)
    near = nearness(deck, model)
    table = Meanings(
        model=MODEL,
        suspects=tuple(text_hash(deck[card]) for card in suspects),
        visions={
            text_hash(deck[vision]): tuple(round(float(value) * 1000) for value in row)
            for vision, row in zip(visions, near, strict=True)
        },
    )
    lines = [f'"{text}": {msgspec.json.encode(row).decode()}' for text, row in table.visions.items()]
    head = f'{{"model": "{table.model}", "suspects": {msgspec.json.encode(table.suspects).decode()}, "visions": {{\n'
    path.write_text(head + ",\n".join(lines) + "\n}}\n", encoding="utf-8", newline="\n")


def nearness(deck: Deck, model: SentenceModel) -> Array:
    """How similar each vision (row) is to each suspect card: half its whole text, plus the mean of best phrases.

    The mean of all texts is subtracted first: what every description has in common says nothing about a card.
    """
    visions, suspects = visions_and_suspects(deck)
    cards = (*visions, *suspects)
    texts = [text_of(deck[card]) for card in cards]
    said = [(row, phrase) for row, text in enumerate(texts) for phrase in phrases(text)]
    owner = np.array([row for row, _ in said])
    whole = _centred(model(texts))
    parts = _centred(model([phrase for _, phrase in said]))
    near = whole @ whole.T / 2
    alike = parts @ parts.T
    for one in range(len(visions)):
        for other in range(len(visions), len(cards)):
            between = alike[owner == one][:, owner == other]
            near[one, other] += (between.max(axis=0).mean() + between.max(axis=1).mean()) / 2
    return np.asarray(near[: len(visions), len(visions) :], dtype=np.float32)


def _centred(rows: Array) -> Array:
    rows = rows - rows.mean(axis=0)
    return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), dtype=np.float32)
