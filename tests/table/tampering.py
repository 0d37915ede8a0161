"""Game files taken apart and put together again, with sums that are right: what a hostile hand can do."""

import hashlib
import json
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

from mysterium_nb.table.game_file import encode_game
from mysterium_nb.table.store import Store

Row = dict[str, Any]


def content_of(store: Store, game: str, *, backup: bool = False) -> bytes:
    return encode_game(game, store.read(game), backup=backup)


def rows_of(content: bytes) -> list[Row]:
    return [json.loads(line) for line in content.splitlines()]


def summed(rows: Iterable[Row]) -> bytes:
    """The file of these rows, each with the sum that belongs to it; worked out here from the description alone."""
    before, lines = "", []
    for row in rows:
        plain = {key: value for key, value in row.items() if key != "sum"}
        body = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = hashlib.sha256((before + body).encode()).hexdigest()[:16]
        lines.append(json.dumps(plain | {"sum": before}, ensure_ascii=False).encode())
    return b"".join(line + b"\n" for line in lines)


def numbered(rows: list[Row]) -> list[Row]:
    """The same rows with right numbers and a header that counts them."""
    for number, row in enumerate(rows[1:], start=1):
        row["seq"] = number
    rows[0]["entries"] = len(rows) - 1
    return rows


def changed(content: bytes, change: Callable[[list[Row]], object]) -> bytes:
    """The file after a change to its rows, with right sums."""
    rows = deepcopy(rows_of(content))
    change(rows)
    return summed(rows)
