"""Small drawings that stand in many places of the table, each drawn once and then put where it is needed.

A sprite is the inside of an SVG in a box of its own; an SVG still refers to it, a canvas draws it as one picture.
"""

from functools import cache
from typing import Final

import msgspec

from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.picture.theme import GLYPHS, MARKS, PALETTES, SEAT_COLOURS, SEAT_INK, SEAT_RIM, Theme


class Drawing(msgspec.Struct, frozen=True):
    """The size of the box, and what is in it."""

    width: float
    height: float
    inside: str
    stretch: bool = False
    """Whether it fills any box, however long."""

    def svg(self) -> str:
        """As a picture of its own."""
        aspect = ' preserveAspectRatio="none"' if self.stretch else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width * 4:g}" height="{self.height * 4:g}"{aspect}>{self.inside}</svg>'
        )


_SHEEN = (
    '<radialGradient id="sheen-{name}" cx=".35" cy=".28" r=".5"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
)


def _pawn(seat: str) -> Drawing:
    """A disc in the seat's colour with a dark edge and a bone rim, and the seat's shape on it."""
    return Drawing(
        40,
        40,
        _SHEEN.format(name=seat)
        + '<ellipse cx="20" cy="21.6" rx="19" ry="18.4" fill="#000" opacity=".4"/>'
        + f'<circle cx="20" cy="20" r="18.6" fill="{SEAT_RIM}"/><circle cx="20" cy="20" r="17.2" fill="{SEAT_INK}"/>'
        + f'<circle cx="20" cy="20" r="15" fill="{SEAT_COLOURS[seat]}"/>'
        + f'<circle cx="20" cy="20" r="15" fill="url(#sheen-{seat})"/>'
        + f'<path transform="translate(10.4 10.4) scale(.8)" fill-rule="evenodd" fill="{SEAT_INK}" '
        + f'd="{GLYPHS[seat]}"/>',
    )


def _mark(name: str, colour: str, at: str, width: float) -> str:
    return (
        f'<path transform="{at}" d="{MARKS[name]}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _token(seat: str, face: str) -> Drawing:
    """Agree is light with a tick, disagree is dark with a cross: told apart without colour."""
    light = face == "agree"
    ground, ink = (SEAT_RIM, SEAT_INK) if light else (SEAT_INK, SEAT_RIM)
    return Drawing(
        42,
        24,
        '<path d="M5 2.4H31A9.6 9.6 0 0 1 31 21.6H5A4 4 0 0 1 1 17.6V6.4A4 4 0 0 1 5 2.4Z" '
        f'fill="{ground}" stroke="{ink}" stroke-width="1.4"/>'
        f'<rect x="3.6" y="4.6" width="14.8" height="14.8" rx="3" fill="{SEAT_COLOURS[seat]}"/>'
        f'<path transform="translate(5.6 6.6) scale(.45)" fill-rule="evenodd" fill="{SEAT_INK}" d="{GLYPHS[seat]}"/>'
        + _mark("yes" if light else "no", ink, "translate(21.5 4.8) scale(.9)", 2.6),
    )


def _left(face: str) -> Drawing:
    """A token that is still to be put down, whosever it is."""
    light = face == "agree"
    ground, ink = (SEAT_RIM, SEAT_INK) if light else (SEAT_INK, SEAT_RIM)
    return Drawing(
        24,
        24,
        f'<rect x="1.5" y="1.5" width="21" height="21" rx="6" fill="{ground}" stroke="{ink}" stroke-width="1.5"/>'
        + _mark("yes" if light else "no", ink, "translate(4 4)", 2.4),
    )


def _badge(name: str, ground: str, ink: str) -> Drawing:
    return Drawing(
        24,
        24,
        f'<circle cx="12" cy="12" r="11" fill="{ground}" stroke="{SEAT_INK}" stroke-width="1.5"/>'
        + _mark(name, ink, "translate(4.4 4.4) scale(.95)", 2.6),
    )


def _glow(rgb: str) -> Drawing:
    inside = (
        f'<radialGradient id="glow-{rgb.replace(" ", "-")}"><stop offset="0" stop-color="rgb({rgb.replace(" ", ",")})" '
        f'stop-opacity=".62"/><stop offset=".5" stop-color="rgb({rgb.replace(" ", ",")})" stop-opacity=".24"/>'
        f'<stop offset="1" stop-color="rgb({rgb.replace(" ", ",")})" stop-opacity="0"/></radialGradient>'
        f'<rect width="64" height="64" fill="url(#glow-{rgb.replace(" ", "-")})"/>'
    )
    return Drawing(64, 64, inside, stretch=True)


_TORN = (
    "M0 0V7.2L6 4.8 12 6.6 19 5.7 25 6.6 30 6.7 38 6.1 50 9.2 61 6.7 72 6.5 78 5.3 87 6.8 94 5.8 99 5.7 105 7.7 "
    "111 6.5 123 7.1 134 9.3 145 6.3 156 4.4 162 4.3 169 7 179 7.7 189 6.1 201 5.7 212 4.7 218 5.6 227 4 237 6.4 "
    "246 8.8 251 10.5 260 10.2 265 11.3 277 6.9 289 6 298 8.9 304 9.6 316 8 325 10 337 9.4 348 10 357 7.7 365 "
    "5.9 374 6.2 382 4.7 388 5.2 395 8.5 406 7 411 4.6 420 7.2V0Z"
)


def _torn(colour: str) -> Drawing:
    shadow = f'<path d="{_TORN}" fill="#000" opacity=".3" transform="translate(0 1.6)"/>'
    return Drawing(420, 14, f'{shadow}<path d="{_TORN}" fill="{colour}"/>', stretch=True)


_HILLS = (
    (
        "M0 220L0 67 43 56 86 51 129 56 171 57 214 55 257 48 300 48 343 52 386 51 429 42 471 32 514 28 557 33 600 "
        "32 643 30 686 36 729 48 771 61 814 64 857 63 900 66 943 71 986 68 1000 67 1000 220Z"
    ),
    (
        "M0 220L0 119 43 125 86 121 129 117 171 118 214 117 257 108 300 96 343 91 386 91 429 92 471 91 514 89 557 "
        "94 600 103 643 104 686 104 729 100 771 104 814 109 857 107 900 104 943 109 986 116 1000 119 1000 220Z"
    ),
    (
        "M0 220L0 146 43 146 86 152 129 151 171 151 214 153 257 158 300 163 343 161 386 159 429 161 471 162 514 "
        "166 557 163 600 164 643 169 686 174 729 173 771 167 814 166 857 165 900 159 943 154 986 148 1000 146 1000 "
        "220Z"
    ),
)
"""Three cut hills, one before the other."""


def _stage(tones: tuple[str, str, str], edge: str) -> Drawing:
    """The foot of the stage on which the table stands."""
    hills = "".join(
        f'<path d="{hill}" fill="{tone}" stroke="{edge}" stroke-opacity=".3" stroke-width="1.2"/>'
        for hill, tone in zip(_HILLS, tones, strict=True)
    )
    return Drawing(1000, 220, hills, stretch=True)


def _glass(frame: str, sand: str, empty: str) -> Drawing:
    """An hourglass that does not run."""
    return Drawing(
        34,
        48,
        f'<path d="M6 5H28C28 15 19 19 18 24H16C15 19 6 15 6 5Z" fill="{empty}" opacity=".25"/>'
        f'<path d="M10.5 14C13 18 15.5 20 16 24H18C18.5 20 21 18 23.5 14Z" fill="{sand}"/>'
        f'<path d="M7 40C9 36 13 34 17 34S25 36 27 40L28 43H6Z" fill="{sand}"/>'
        f'<path d="M17 24V36" stroke="{sand}" stroke-width="1.2"/>'
        '<path d="M6 4.5H28C28 15 18.5 19 18.5 24S28 33 28 43.5H6C6 33 15.5 29 15.5 24S6 15 6 4.5Z" '
        f'fill="none" stroke="{frame}" stroke-width="2"/>'
        f'<rect x="3" y="1.5" width="28" height="3.6" rx="1.6" fill="{frame}"/>'
        f'<rect x="3" y="42.9" width="28" height="3.6" rx="1.6" fill="{frame}"/>',
    )


def _glyph(name: str, colour: str) -> Drawing:
    return Drawing(24, 24, f'<path fill-rule="evenodd" fill="{colour}" d="{GLYPHS[name]}"/>')


_STAGES: Final[dict[Theme, tuple[tuple[str, str, str], str]]] = {
    "night": (("#152038", "#101a2f", "#0b1222"), "#5a6c9a"),
    "light": (("#ddd0b2", "#d3c4a1", "#c8b890"), "#8a7550"),
}


def _of_theme(theme: Theme) -> dict[str, Drawing]:
    """What takes the colours of the paper or the light."""
    palette = PALETTES[theme]
    return {
        f"glow_{theme}": _glow(palette.lamp_rgb),
        f"torn_{theme}": _torn(palette.paper),
        f"glass_{theme}": _glass(palette.ink, "#c27b12", palette.ink_2),
        f"crow_{theme}": _glyph("crow", palette.ink),
        f"stage_{theme}": _stage(*_STAGES[theme]),
    }


SPRITES: Final[dict[str, Drawing]] = {
    **{f"pawn_{seat}": _pawn(seat) for seat in (*COLOURS, GHOST)},
    **{f"token_{seat}_{face}": _token(seat, face) for seat in COLOURS for face in ("agree", "disagree")},
    **{f"left_{face}": _left(face) for face in ("agree", "disagree")},
    "yes": _badge("yes", PALETTES["night"].gold, PALETTES["night"].on_gold),
    "no": _badge("no", SEAT_INK, SEAT_RIM),
    **_of_theme("night"),
    **_of_theme("light"),
}


@cache
def sprite_svg(name: str) -> str:
    """A sprite as a small SVG file."""
    return SPRITES[name].svg()
