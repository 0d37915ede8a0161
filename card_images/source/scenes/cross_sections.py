"""Cutting a motif open to show rooms in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from card_images.source.canvas import Card
from card_images.source.geometry import Path, Point
from card_images.source.placed_motif import PlacedMotif


@contextmanager
def cut_open(
    card: Card, motif: PlacedMotif, opening: Path, palette: str, light: Point | None = None, *, depth: float = 0.6
) -> Iterator[Card]:
    """A room behind an opening, which is drawn in the units of the motif; see `Card.inside`.

    The room belongs to the motif, so it takes nothing away from what is visible of it.
    """
    seen, on_card = motif.visible.copy(), Path()
    opening.transform(motif.matrix, on_card)
    with card.inside(on_card, palette, light, depth=depth) as room:
        yield room
    motif.visible = seen
