"""A process that plays random legal moves into a SQLite file until it is killed, saying each acknowledged move.

    python -m tests.table.killed_writer FILE

It says `ready`, and for each line `GAME PLAYER MOST` of its input plays that game: at most so many moves, each with
the id `PLAYER-number`, said once it is acknowledged. Then it says `over`. One interpreter serves several games.
"""

import random
import sys

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.table import Table


def play(store: SqliteStore, game: str, player: str, most: int) -> None:
    """Make random legal moves; with several processes at one game some come too late, and are no moves."""
    rng = random.Random(player)
    table = Table.resume(store, game)
    made = 0
    while not table.over and made < most:
        seats = (GHOST, *(psychic.colour for psychic in table.view(WATCH).psychics))
        seat = rng.choice(seats)
        choices = legal_moves(table.view(seat))
        if not choices:
            table.tick()
            continue
        made += 1
        move_id = f"{player}-{made}"
        try:
            table.act(seat, choices.pick(rng), move_id)
        except IllegalMove:
            continue
        print(move_id, flush=True)


def main(file: str) -> None:
    store = SqliteStore(file)
    print("ready", flush=True)
    for line in sys.stdin:
        game, player, most = line.split()
        play(store, game, player, int(most))
        print("over", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
