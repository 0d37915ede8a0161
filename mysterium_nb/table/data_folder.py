"""Where this machine keeps games, unless it is told otherwise."""

from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    return user_data_path("mysterium-nb", appauthor=False)
