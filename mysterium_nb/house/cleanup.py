"""Sweeping up before the house opens: what was only just begun when the power went."""

import logging

from mysterium_nb.engine.events import GameStarted, TableOpened
from mysterium_nb.engine.seats import COLOURS, GHOST
from mysterium_nb.house.database import HouseDatabase
from mysterium_nb.table.store import Store, StoreError

_log = logging.getLogger(__name__)
_MOST_JUST_OPENED = 2 + len((GHOST, *COLOURS))
"""Entries: the table is opened, people are seated, their ages are ordered."""


def delete_unlisted_tables(store: Store, database: HouseDatabase) -> None:
    """Delete tables that were only just opened and are not in the database: nobody would see them again, and names of
    those who wanted to play again are on them."""
    known = {*(row.game for row in database.rooms()), *(game for _, game, _ in database.played())}
    for kept in store.games():
        if kept.game in known or kept.entries > _MOST_JUST_OPENED:
            continue
        try:
            events = [entry.event for entry in store.read(kept.game)]
            ours = isinstance(events[0], TableOpened) and events[0].hosted
            if ours and not any(isinstance(event, GameStarted) for event in events):
                store.delete(kept.game)
        except StoreError as error:
            _log.error("Game %s cannot be swept away: %s", kept.game, error)
