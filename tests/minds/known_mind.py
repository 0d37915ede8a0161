"""A mind whose thoughts are written down: nothing reminds it of anything but what a test says."""

import numpy as np

from mysterium_nb.engine.cards import STANDARD, CardId
from mysterium_nb.minds import Affinity, Reason

SUSPECTS = tuple(card for row in STANDARD.suspects for card in row)


class KnownMind:
    name = "known"

    def __init__(self, thoughts: dict[tuple[CardId, CardId], float]) -> None:
        matrix = np.zeros((len(STANDARD.visions), len(SUSPECTS)))
        for (vision, card), strength in thoughts.items():
            matrix[STANDARD.visions.index(vision), SUSPECTS.index(card)] = strength
        self.affinity = Affinity(STANDARD.visions, SUSPECTS, matrix)
        self._thoughts = thoughts

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        strength = self._thoughts.get((vision, card), 0.0)
        return (Reason("motif", "candle", strength),) if strength > 0 else ()
