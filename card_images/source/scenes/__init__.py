"""Scenes: one function a card, composed by hand. A guide for whoever composes the next one.

    @scene("v17", seed=53, light=(655, 470))
    def lamp_for_umbrellas(card: Card) -> None:
        sky.still(card)
        light.beam(card, [(655, 470), (-60, 120), (-60, 560)])
        card.place(buildings.lighthouse(), 655, 955, 430, "focal")
        ground.water(card, 962)
        card.place(figures.man(pose="walking"), 230, 1240, 260, "support")

The sheet is 900 by 1350. Paint from back to front: a sky (or a room), weather, ground, motifs, nearer
ground. What gets a weight (`focal`, `support`, `ground`) is a tag of the card; later layers are subtracted
from what is visible of it, and the build measures whether it can still be read: contrast 10 for focal and 8
for support, 60 % visible, 60 pixels tall. A motif without a weight is texture. At most 7 tagged motifs, one
focal motif of 35-60 % of the height, one clear empty area, one surreal move, one light (`light=`), and
off-centre as often as centred.

Motifs are imported by their family: ``from card_images.source.motifs import creatures, figures``. Only the
family `sky` has the name of a module of the engine, so it is imported as `sky_motifs`. A table of colours
kept in a variable is annotated: ``gilded: Colours = {"body": "acc"}``.

The plan of a card says its palette, composition, moods, name and alt text, and which motifs must be tagged
with which weight; the build says where the picture departs from it. It stands in the TOML file beside the
module, ``visions_11_21.toml`` here, one text on one line; `plan.schema` has every key:

    [v17]
    name = {en = "...", fr = "..."}
    palette = "midnight"
    motifs.focal = ["lighthouse"]
    alt.en = "..."
    alt.fr = "..."

Every module of this package is imported by `load_game`, so a new file needs no list. Build one card with
``python -m card_images.source build --only v17 --out /tmp/cards``.
"""

from __future__ import annotations

import importlib
import pkgutil

from card_images.source.scenes.registry import SCENES, Scene


def load() -> dict[str, Scene]:
    """Every scene of the package, by id, visions first."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return {scene.id: scene for scene in sorted(SCENES.values(), key=lambda scene: scene.order)}
