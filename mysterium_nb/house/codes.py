"""What the house calls things: the codes of tables, and the names of deals that several tables share."""

import secrets
from collections.abc import Collection

_CONSONANTS, _VOWELS = "BDFGKLMNPRSTVZ", "AEIOU"
"""Letters of codes: easy to say, hard to take for one another."""
_DEALS = ("Lantern", "Harbour", "Moth", "Foxglove", "Attic", "Comet", "Velvet", "Thimble", "Marsh", "Bellows")


def new_table_code(taken: Collection[str]) -> str:
    """What people type to find a table: `LAMO42`."""
    while (code := f"{_letters()}{_number()}") in taken:
        pass
    return code


def new_deal_name(taken: Collection[str]) -> str:
    """What people call a deal that several tables share: `Moth 12`."""
    while (name := f"{secrets.choice(_DEALS)} {_number()}") in taken:
        pass
    return name


def _letters() -> str:
    return "".join(secrets.choice(kind) for kind in (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS))


def _number() -> int:
    return secrets.randbelow(90) + 10
