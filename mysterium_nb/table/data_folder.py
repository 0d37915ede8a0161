"""Where this machine keeps games, unless it is told otherwise."""

from pathlib import Path

from platformdirs import user_data_path


def default_data_folder() -> Path:
    """Where this user's games are kept, unless a command says otherwise.

    >>> import mysterium_nb as m
    >>> m.table.default_data_folder().name
    'mysterium-nb'
    """
    return user_data_path("mysterium-nb", appauthor=False)
