"""A scene as SVG: one file that shows everywhere, with a title that can be read aloud."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import assert_never

from mysterium_nb.engine.cards import CardId
from mysterium_nb.picture.shapes import Box, Disc, Picture, Rectangle, Scene, Shape, Sprite, Words
from mysterium_nb.picture.sprites import SPRITES
from mysterium_nb.picture.theme import PALETTES, SANS, SERIF

FONTS = {"serif": SERIF.replace('"', "'"), "sans": SANS.replace('"', "'")}
_ANCHORS = {"left": "start", "center": "middle", "right": "end"}
_SHADOW = '<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5" fill="{tone}"/>'


def svg(scene: Scene, picture: Callable[[CardId], str | None]) -> str:
    """The scene as one SVG; `picture` gives the address (a data URI) of a card, or nothing for a card without one."""
    pictures = {card: picture(card) for card in scene.cards}
    return (
        # No width or height: a notebook shows it as an image, and would let it run out of the cell.
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}" role="img" '
        f'lang="{escape(scene.lang)}" style="display:block;width:100%;max-width:{scene.width}px">'
        f"<title>{_clean(scene.label)}</title><defs>{definitions([scene], pictures)}</defs>"
        f"{''.join(strokes(scene, pictures))}</svg>"
    )


def strokes(scene: Scene, pictures: Mapping[CardId, str | None]) -> list[str]:
    """Everything that is drawn, from the field upwards; each uses the definitions and needs nothing else."""
    whole = f'width="{scene.width}" height="{scene.height}"'
    field = [f'<rect {whole} fill="{PALETTES[scene.theme].night_0}"/>', f'<rect {whole} fill="url(#field)"/>']
    return field + [_drawn(shape, scene, pictures) for shape in (_stage(scene), *scene.shapes)]


def definitions(scenes: Sequence[Scene], pictures: Mapping[CardId, str | None]) -> str:
    """What the strokes of scenes of one theme use: the field, sprites and cards, each once."""
    shapes = (shape for scene in scenes for shape in (_stage(scene), *scene.shapes))
    return f"{_field(scenes[0])}{_used(shapes)}{_cards(pictures)}"


def _stage(scene: Scene) -> Sprite:
    deep = scene.width * 0.17
    return Sprite(f"stage_{scene.theme}", Box(0, scene.height - deep, scene.width, deep))


def _clean(text: str) -> str:
    """Escaped, and without the characters that XML has no way to say."""
    return escape("".join(letter for letter in text if letter.isprintable()))


def _field(scene: Scene) -> str:
    palette = PALETTES[scene.theme]
    return (
        f'<linearGradient id="field" x2="0" y2="1"><stop offset="0" stop-color="{palette.night_1}"/>'
        f'<stop offset="1" stop-color="{palette.night_0}"/></linearGradient>'
    )


def _used(shapes: Iterable[Shape]) -> str:
    names = dict.fromkeys(shape.name for shape in shapes if isinstance(shape, Sprite))
    return "".join(
        f'<symbol id="s-{name}" viewBox="0 0 {SPRITES[name].width:g} {SPRITES[name].height:g}"'
        f"{_stretched(name)}>{SPRITES[name].inside}</symbol>"
        for name in names
    )


def _stretched(name: str) -> str:
    return ' preserveAspectRatio="none"' if SPRITES[name].stretch else ""


def _cards(pictures: Mapping[CardId, str | None]) -> str:
    """Each picture once, however often it is shown."""
    return "".join(
        f'<symbol id="c-{escape(card)}" viewBox="0 0 2 3" preserveAspectRatio="none">'
        f'<image width="2" height="3" preserveAspectRatio="xMidYMid slice" href="{escape(address)}"/></symbol>'
        for card, address in pictures.items()
        if address
    )


def _at(box: Box) -> str:
    return f'x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}"'


def _drawn(shape: Shape, scene: Scene, pictures: Mapping[CardId, str | None]) -> str:
    match shape:
        case Rectangle():
            return f"<rect {_at(shape.box)}{_rx(shape)}{_painted(shape)}/>"
        case Disc():
            return f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.r:.1f}"{_painted(shape)}/>'
        case Words():
            return (
                f'<text x="{shape.x:.1f}" y="{shape.y:.1f}" font-size="{shape.size:g}" fill="{shape.fill}" '
                f'font-weight="{shape.weight}" text-anchor="{_ANCHORS[shape.align]}" '
                f'font-family="{FONTS[shape.font]}">{_clean(shape.text)}</text>'
            )
        case Sprite():
            faint = f' opacity="{shape.alpha:g}"' if shape.alpha < 1 else ""
            return f'<use href="#s-{shape.name}" {_at(shape.box)}{faint}/>'
        case Picture():
            return _card(shape, scene, pictures)
        case _:  # pragma: no cover - the type checker proves that nothing is left
            assert_never(shape)


def _rx(shape: Rectangle) -> str:
    return f' rx="{shape.radius:g}"' if shape.radius else ""


def _painted(shape: Rectangle | Disc) -> str:
    fill = f' fill="{shape.fill}"' if shape.fill else ' fill="none"'
    faint = f' fill-opacity="{shape.alpha:g}"' if shape.fill and shape.alpha < 1 else ""
    dash = ' stroke-dasharray="8 6"' if isinstance(shape, Rectangle) and shape.dashed else ""
    edge = f' stroke="{shape.stroke}" stroke-width="{shape.width:g}"{dash}' if shape.stroke else ""
    return fill + faint + edge


def _card(shape: Picture, scene: Scene, pictures: Mapping[CardId, str | None]) -> str:
    palette, box = PALETTES[scene.theme], shape.box
    shadow = _SHADOW.format(tone=palette.shadow, x=box.x - 1, y=box.y + 3, w=box.w + 2, h=box.h + 2)
    if pictures.get(shape.card):
        face = f'<use href="#c-{escape(shape.card)}" {_at(box)}/>'
    else:
        face = (
            f'<rect {_at(box)} rx="5" fill="{palette.night_3}" stroke="{palette.line}"/>'
            f'<text x="{box.middle[0]:.1f}" y="{box.middle[1]:.1f}" font-size="{box.w * 0.28:.1f}" '
            f'text-anchor="middle" fill="{palette.text}" font-family="{FONTS["serif"]}">{_clean(shape.card)}</text>'
        )
    veil = f'<rect {_at(box)} fill="{palette.night_0}" fill-opacity="{shape.veil:g}"/>' if shape.veil else ""
    return shadow + face + veil
