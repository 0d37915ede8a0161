"""The cast of the corpus: bots whose names say how alike they are and what they go by, as `friend-colours`."""

from mysterium_nb.minds.bots.dials import PRESETS

ALL_IN_ONE = ("all-1", "all-2", "all-3")
EYES = (*ALL_IN_ONE, "tags", "colours", "moods", "meanings")
"""By what a bot of the cast goes: all four minds in one, or one of them alone."""
CAST = tuple(f"{preset}-{eye}" for preset in PRESETS for eye in EYES)
