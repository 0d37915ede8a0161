"""How good the bots are and how much a class learns: the measurements, and their results as data."""
