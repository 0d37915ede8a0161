"""Minds that learn from the games of a class how it thinks."""
