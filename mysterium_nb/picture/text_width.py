"""How wide words will be, near enough to lay them out without a browser, and how they are made to fit."""

_WIDTHS = {
    0.24: "'",
    0.28: "Iijl .,’·/|\u00a0\u202f",
    0.34: "ft:;!-()îïí",
    0.39: "r",
    0.52: "z",
    0.57: "Jaceksvxy0123456789–«»àâäçéèêëá",
    0.62: "FLTZbdghnopqu?+ôöóùûüúñ",
    0.68: "EPSVXYÉÈÊË",
    0.73: "ABCDHKNRU&ÀÂÇÙÛÜ",
    0.79: "GOQwÔÖœ",
    0.84: "M",
    0.9: "m",
    0.96: "W",
    1.0: "—…Œ",
}
_WIDTH_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_UNKNOWN = 1.1
"""Whatever is not in the table may be as wide as it is high."""
_LIGHTER = 0.94


def capital(text: str) -> str:
    """The text with a capital first letter and all else as it is."""
    return text[:1].upper() + text[1:]


def width_of(text: str, size: float, weight: int = 400) -> float:
    """The width of a line; on the safe side, since nobody knows which font a reader has.

    >>> width_of("Hour 4", 10) < width_of("Hour 4", 10, weight=600) < 40
    True
    """
    ems = sum(_WIDTH_OF.get(letter, _UNKNOWN) for letter in text)
    return size * ems * (1 if weight >= 600 else _LIGHTER)


def fitted(text: str, size: float, most: float, *, least: float, weight: int = 400) -> tuple[str, float]:
    """The text and the size at which it fits a width: smaller by whole steps, down to `least`, then cut short.

    >>> fitted("The lighthouse", 20, 90, least=16)
    ('The lighth…', 16)
    """
    wide = width_of(text, size, weight)
    if wide <= most:
        return text, size
    if width_of(text, least, weight) <= most:
        return text, max(least, int(size * most / wide))
    while text and width_of(text + "…", least, weight) > most:
        text = text[:-1]
    return (text.rstrip(" ,") + "…" if text else ""), least
