"""The four backs: one family, told apart by emblem and palette; but for the emblem the same upside down."""

from __future__ import annotations

import math
from collections.abc import Iterator

from card_images.source import light, sky
from card_images.source.canvas import Card, Colours
from card_images.source.geometry import circle, intersect, line, outline, rect, ring
from card_images.source.motifs import (
    buildings,
    clockwork,
    clothes,
    creatures,
    faces,
    feathered,
    figures,
    house,
    household,
    plants,
    tools,
)
from card_images.source.motifs.drawing import Drawing
from card_images.source.scenes.registry import scene

X, Y = 450.0, 675.0


def _turned() -> Iterator[tuple[int, float]]:
    """Both ways up: the sign of what is below the middle, and the turn in degrees."""
    yield from ((1, 0.0), (-1, 180.0))


def _ground(card: Card) -> None:
    """Night brushed round the middle, a double line at the edge, and the ring of rays for the emblem."""
    sky.swirl(card, ("deep", "shadow", "shadow", "mid"), rings=1.0)
    light.glow(card, X, Y, 330, ink="mid", strength=0.5)
    pale = card.ink("light", "glow", 0.5)
    edges = [outline(rect(inset, inset, 900 - 2 * inset, 1350 - 2 * inset, 34), w) for inset, w in ((44, 5), (58, 2.5))]
    hoops = [ring(X, Y, 332, 8), ring(X, Y, 272, 4)]
    rays = []
    for turn in range(60):
        cos, sin = math.cos(turn * math.pi / 30), math.sin(turn * math.pi / 30)
        far = 316 if turn % 5 == 0 else 300
        rays.append(line([(X + cos * 280, Y + sin * 280), (X + cos * far, Y + sin * far)], 4, 3))
    card.layer([*edges, *hoops, *rays], pale, "light", rim_light=0.4, wobble=1.2)
    # The lamp goes up, or the emblem would be lit from within.
    card.light = (X, 100)


def _attend(
    card: Card, above: Drawing, height: float, colours: Colours, corner: Drawing, size: float, accent: Colours
) -> None:
    """Ferns at the sides, one thing above and below the ring, one in each corner."""
    leaves: Colours = {"body": card.ink("mid", "light", 0.35), "dark": "mid"}
    bounds, tip = above.bounds(), corner.bounds()
    for sign, turn in _turned():
        for side in (-1, 1):
            card.place(
                plants.fern(),
                X + side * 348,
                Y + sign * 586,
                352,
                rotate=turn - side * 2 * sign,
                flip=side * sign > 0,
                colours=leaves,
            )
            middle = (tip.top() + tip.bottom()) / 200 * size
            lean = math.radians(turn + side * sign * 34)
            card.place(
                corner,
                X + side * 190 + math.sin(lean) * middle,
                Y + sign * 470 - math.cos(lean) * middle,
                size,
                rotate=math.degrees(lean),
                flip=side * sign < 0,
                colours=accent,
            )
        middle = (bounds.top() + bounds.bottom()) / 200 * height
        card.place(above, X, Y + sign * 462 - sign * middle, height, rotate=turn, colours=colours)


@scene("b1", seed=7, light=(X, Y))
def back_of_visions(card: Card) -> None:
    _ground(card)
    wings: Colours = {"body": card.ink("mid", "light", 0.5), "dark": "mid"}
    plume: Colours = {"body": "acc", "lite": card.ink("acc", "glow", 0.4), "acc": "glow"}
    _attend(card, creatures.moth(), 250, wings, feathered.feather(), 150, plume)
    card.place(figures.eye(), X, 805, 400, "focal", colours={"body": card.ink("light", "glow", 0.3)})


@scene("b2", seed=17, light=(X, Y))
def back_of_characters(card: Card) -> None:
    _ground(card)
    silk: Colours = {"body": card.ink("light", "glow", 0.2), "dark": "mid", "line": "shadow"}
    rose: Colours = {"acc": "acc", "body": card.ink("mid", "light", 0.3)}
    _attend(card, clothes.mask(), 170, silk, plants.rose(), 190, rose)
    sleeping: Colours = {"skin": card.ink("light", "glow", 0.7), "shade": card.ink("mid", "shadow", 0.3)}
    card.place(faces.face(view="front"), X, 880, 400, "focal", colours=sleeping)


@scene("b3", seed=27, light=(X, Y))
def back_of_locations(card: Card) -> None:
    _ground(card)
    iron: Colours = {"body": card.ink("mid", "light", 0.4), "lite": "mid", "dark": "shadow"}
    lamp: Colours = {"body": card.ink("light", "mid", 0.3)}
    _attend(card, house.keyhole(), 180, iron, household.lantern(), 150, lamp)
    day = intersect(circle(X, Y, 262), rect(0, 0, 900, Y))
    card.layer(day, card.ink("light", "glow", 0.2), card.ink("light", "glow", 0.7), rim_light=0.3, hatch=0.5)
    dark: Colours = {"body": card.ink("shadow", "deep", 0.4), "lum": "glow"}
    pale: Colours = {
        "body": card.ink("light", "glow", 0.3),
        "dark": card.ink("mid", "light", 0.5),
        "lum": "acc",
    }
    for (_, turn), colours in zip(_turned(), (dark, pale), strict=True):
        card.place(buildings.castle(), X, Y, 232, "focal", rotate=turn, colours=colours)


@scene("b4", seed=37, light=(X, Y))
def back_of_objects(card: Card) -> None:
    _ground(card)
    brass: Colours = {"body": card.ink("mid", "light", 0.75), "dark": "mid"}
    steel: Colours = {"body": card.ink("light", "glow", 0.2), "lite": "glow", "dark": "light"}
    _attend(card, tools.scissors(), 210, steel, clockwork.cog(pair=False), 120, brass)
    gold: Colours = {"body": card.ink("light", "glow", 0.45), "line": "shadow"}
    card.place(household.key(), X - 182, Y + 172, 545, "focal", rotate=45, colours=gold)
