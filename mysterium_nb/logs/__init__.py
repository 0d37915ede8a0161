"""Logged games: frames, charts, replay, what-if."""
