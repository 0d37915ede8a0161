"""What the last version wrote, as this one writes it: the same, and the few facts that have come since."""

import json
from typing import Any

NEW_RULES = {"opening_seconds": 8}
NEW_IN_THE_REVELATION = {"opener": None, "tie": None}


def as_written_today(old: Any) -> Any:
    """Data of the last version with what has been added since, at its default."""
    match old:
        case dict():
            new = {key: as_written_today(value) for key, value in old.items()}
            if "timer_seconds" in old and "edition" in old:
                new |= NEW_RULES
            if "standing" in old and "groups" in old:
                new |= NEW_IN_THE_REVELATION
            return new
        case list():
            return [as_written_today(one) for one in old]
        case _:
            return old


def lines_of(game_file: bytes) -> list[Any]:
    """A game file line by line, without the checksums, which change with what is added."""
    return [{key: fact for key, fact in json.loads(line).items() if key != "sum"} for line in game_file.splitlines()]
