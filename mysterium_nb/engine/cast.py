"""The cast: whom each colour plays, and the ghost. Names are the same in every language; lines are in the catalogue."""

from typing import NamedTuple

from mysterium_nb.engine.seats import GHOST, SeatId


class Role(NamedTuple):
    """Somebody whom one can be at the table."""

    name: str
    """Empty for the ghost, whose name is what everybody has forgotten."""
    line: str
    """Who that is, as a template of the catalogue."""


CAST: dict[SeatId, Role] = {
    "yellow": Role("Tamsin Vane", "Usher. Shows people to seats they have only dreamt of."),
    "red": Role("Bruno Kessel", "Strongman, retired. Bends iron, weeps at waltzes."),
    "teal": Role("Wen Halloran", "Botanist. Certain that ferns gossip after dark."),
    "purple": Role("Isaura Brume", "Night nurse. Has been told every secret, asleep."),
    "blue": Role("Dov Marrow", "Piano tuner. Hears which room a silence comes from."),
    "white": Role("Ansa Quill", "Lacemaker, ninety-one. Counts the dead like stitches."),
    GHOST: Role("", "Remembers everything, and has only pictures."),
}
