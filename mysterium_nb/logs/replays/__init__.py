"""A logged game again, move by move: on a slider, as one page, and as it might have gone."""
