"""The one home of colours and shapes: seats, marks and the palettes of the two themes.

Pages, styles and pictures all take them from here, so that Teal is the same clover everywhere::

    >>> SEAT_COLOURS["teal"], GLYPHS["red"]
    ('#2fbfa8', 'M12 1l8.5 11L12 23 3.5 12z')
"""

from typing import Final, Literal

import msgspec

Theme = Literal["night", "light"]

SEAT_COLOURS: Final[dict[str, str]] = {
    "yellow": "#f7e04e",
    "red": "#ee6a50",
    "teal": "#2fbfa8",
    "purple": "#cf9df3",
    "blue": "#5c9cf5",
    "white": "#f6f1e6",
    "ghost": "#aeb9cf",
}
"""Only ever inside pawns and tokens, never as text and never as a background."""

SEAT_INK: Final = "#14110d"
"""The glyph on a seat's colour, and the dark edge around it."""

SEAT_RIM: Final = "#f4ebd7"
"""The bone rim of a pawn, and the light face of a token."""

GLYPHS: Final[dict[str, str]] = {
    "yellow": "M12 1.5l3.1 7 7.4.8-5.6 5 1.7 7.4L12 17.8 5.4 21.7l1.7-7.4-5.6-5 7.4-.8z",
    "red": "M12 1l8.5 11L12 23 3.5 12z",
    "teal": (
        "M12 1.5a5.3 5.3 0 0 1 4.7 7.7 5.3 5.3 0 1 1-3.3 8.6L14.5 23h-5l1.1-5.2a5.3 5.3 0 1 1-3.3-8.6"
        "A5.3 5.3 0 0 1 12 1.5z"
    ),
    "purple": "M16.5 1.5a11 11 0 1 0 6 15.5A9 9 0 0 1 16.5 1.5z",
    "blue": "M12 1c1 4 7.5 8.3 7.5 14a7.5 7.5 0 0 1-15 0C4.5 9.3 11 5 12 1z",
    "white": "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 5.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
    "ghost": (
        "M12 1.5c5 0 8.5 3.8 8.5 8.8V22.5l-3.4-2.7-2.6 2.7-2.5-2.7-2.5 2.7-2.6-2.7-3.4 2.7V10.3C3.5 5.3 7 1.5 12 1.5z"
        "M8 9.5q1.5 1.8 3.2 0v1.2q-1.7 1.7-3.2 0zm4.8 0q1.5 1.8 3.2 0v1.2q-1.7 1.7-3.2 0z"
    ),
    "eye": (
        "M1 12C4 6.5 8 4.5 12 4.5S20 6.5 23 12c-3 5.5-7 7.5-11 7.5S4 17.5 1 12z"
        "m11-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"
    ),
    "crow": (
        "M22.5 7.5l-4-.8C17.6 4.6 15.8 3.5 13.8 3.5c-3 0-4.8 2.2-5 5L1 19.5l6-1.5-1.5 3.5 6-4h1.2l-.7 4h1.5"
        "l1-4.3c3.5-1 5-4 4.8-8.2z"
    ),
}
"""Filled, even-odd, in a box of 24 x 24: a shape for every seat, and the eye and the crow."""

MARKS: Final[dict[str, str]] = {
    "yes": "M2.5 8.5l3.7 4L13.5 4",
    "no": "M3.5 3.5l9 9M12.5 3.5l-9 9",
    "look": "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3L14 14",
    "turn": "M13 8a5 5 0 1 1-1.7-3.8M13 2v3h-3",
    "back": "M10 3L5 8l5 5",
    "on": "M6 3l5 5-5 5",
}
"""Stroked with round ends, in a box of 16 x 16: tick, cross, looking-glass, turn, the one before, the next."""

SERIF: Final = (
    '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",P052,'
    '"Liberation Serif","Times New Roman",serif'
)
SANS: Final = '"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,system-ui,sans-serif'


class Palette(msgspec.Struct, frozen=True):
    """The colours of a theme, named as in the interface guide."""

    night_0: str
    night_1: str
    night_2: str
    night_3: str
    line: str
    text: str
    text_2: str
    paper: str
    paper_2: str
    ink: str
    ink_2: str
    paper_line: str
    gold: str
    gold_2: str
    on_gold: str
    gold_text: str
    gold_on_paper: str
    lamp: str
    lamp_rgb: str
    """Three numbers, for glows: `rgb(… / .3)`."""
    yes: str
    no: str
    yes_on_paper: str
    no_on_paper: str
    shadow: str
    """Under a card."""
    tiers: tuple[str, str, str]
    """The tones of the clairvoyancy track, from few cards seen to all."""


PALETTES: Final[dict[Theme, Palette]] = {
    "night": Palette(
        night_0="#080d19",
        night_1="#0f172a",
        night_2="#17213a",
        night_3="#22304f",
        line="#586c9e",
        text="#f4ebd7",
        text_2="#c6beac",
        paper="#efe5cf",
        paper_2="#e0d3b5",
        ink="#1d1812",
        ink_2="#564933",
        paper_line="#7a6a4c",
        gold="#eab04c",
        gold_2="#f6c877",
        on_gold="#221603",
        gold_text="#f0bd62",
        gold_on_paper="#764a00",
        lamp="#ffdb9a",
        lamp_rgb="255 188 92",
        yes="#8fd6a6",
        no="#ff9d88",
        yes_on_paper="#1d5c35",
        no_on_paper="#9a2413",
        shadow="rgba(0, 0, 0, 0.32)",
        tiers=("#22304f", "#3b4a75", "#6b5220"),
    ),
    "light": Palette(
        night_0="#cfc1a0",
        night_1="#e6dbc2",
        night_2="#f3ebd9",
        night_3="#fbf6ea",
        line="#877757",
        text="#1f1a13",
        text_2="#4f4533",
        paper="#1b2540",
        paper_2="#24304f",
        ink="#f4ebd7",
        ink_2="#cfc7b5",
        paper_line="#8c97b5",
        gold="#9a5f00",
        gold_2="#c98a22",
        on_gold="#fff9ec",
        gold_text="#6a4100",
        gold_on_paper="#f0bd62",
        lamp="#6a4100",
        lamp_rgb="255 190 80",
        yes="#1b5932",
        no="#962210",
        yes_on_paper="#8fd6a6",
        no_on_paper="#ff9d88",
        shadow="rgba(60, 40, 10, 0.24)",
        tiers=("#f3ebd9", "#e3d3ac", "#e7bd6a"),
    ),
}


def css_variables(theme: Theme) -> str:
    """The palette and the seats as CSS custom properties: `--night-0:#080d19;…`."""
    tokens = msgspec.structs.asdict(PALETTES[theme])
    tiers = tokens.pop("tiers")
    tokens |= {f"tier_{number}": tone for number, tone in enumerate(tiers, 1)}
    tokens |= {f"seat_{seat}": colour for seat, colour in SEAT_COLOURS.items()}
    return "".join(f"--{name.replace('_', '-')}:{value};" for name, value in tokens.items())
