"""What a server tells the kernels of its pages, in their environment."""

from pathlib import Path

TICKET, LINK = "MYSTERIUM_NB_TICKET", "MYSTERIUM_NB_LINK"
"""A kernel's ticket for its seat, and the address to show it at."""
FOLDER, GAMES, HOUSE = "MYSTERIUM_NB_FOLDER", "MYSTERIUM_NB_GAMES", "MYSTERIUM_NB_HOUSE"
"""For a lesson: the folder of the house's games, which of them may be shown, and the host's link. They are empty for
everybody but the host."""


def lesson_environment(folder: Path | None, games: tuple[str, ...], link: str) -> dict[str, str]:
    """What the kernel of a lesson is told."""
    return {FOLDER: "" if folder is None else str(folder.resolve()), GAMES: " ".join(games), HOUSE: link}
