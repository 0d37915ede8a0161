"""What is in another process's memory: texts, and cards in a row, be they on a wire or in a tuple."""

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

Secret = str | tuple[str, ...]
Words = npt.NDArray[np.uint64]
_TEXT_AT = sys.getsizeof("") - 1
"""How many bytes into a text of Python's its letters begin."""
_LENGTH_AT = 16


def found_in(process: int, secrets: dict[str, Secret]) -> set[str]:
    """The names of those secrets that are anywhere in a process's memory."""
    memory = dict(_regions(process))
    return {name for name, secret in secrets.items() if _is_in(memory, secret)}


def _is_in(memory: dict[int, bytes], secret: Secret) -> bool:
    if isinstance(secret, str):
        return any(secret.encode() in region for region in memory.values())
    written = [json.dumps(secret, separators=(comma, ":")).strip("[]").encode() for comma in (",", ", ")]
    return any(one in region for one in written for region in memory.values()) or _is_held(memory, secret)


def _is_held(memory: dict[int, bytes], cards: tuple[str, ...]) -> bool:
    """Whether there is a tuple or a list with these cards in a row: addresses of such texts, one after another."""
    first, *others = (np.array([*_texts(memory, card)], dtype=np.uint64) for card in cards)
    for region in memory.values():
        words: Words = np.frombuffer(region, dtype=np.uint64, count=len(region) // 8)
        places: npt.NDArray[Any] = np.flatnonzero(np.isin(words, first))
        for further, texts in enumerate(others, 1):
            places = places[places + further < len(words)]
            places = places[np.isin(words[places + further], texts)]
        if len(places):
            return True
    return False


def _texts(memory: dict[int, bytes], text: str) -> Iterator[int]:
    """Where this text is a text of Python's: its letters, with their number before them."""
    length = len(text).to_bytes(8, sys.byteorder)
    for start, region in memory.items():
        for found in re.finditer(re.escape(text.encode()) + b"\0", region):
            at = found.start() - _TEXT_AT
            if at >= 0 and region[at + _LENGTH_AT : at + _LENGTH_AT + 8] == length:
                yield start + at


def _regions(process: int) -> Iterator[tuple[int, bytes]]:
    """All that the process has written, by where it begins."""
    with open(f"/proc/{process}/maps") as maps, open(f"/proc/{process}/mem", "rb", 0) as memory:
        for line in maps:
            where, rights, *_ = line.split()
            start, end = (int(address, 16) for address in where.split("-"))
            if rights.startswith("rw"):
                try:
                    memory.seek(start)
                    yield start, memory.read(end - start)
                except OSError:  # nobody may read it
                    continue
