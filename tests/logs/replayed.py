"""Games to replay: by chance, with everything that is seen on the way written down; and one that bots played."""

import random
from functools import cache

import msgspec

from mysterium_nb.decks import shipped
from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.views import view
from mysterium_nb.logs.replays.replay import Replay
from mysterium_nb.minds import Partner
from mysterium_nb.table import Table
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.table import Chooser
from tests.logs.logged import LoggedGame


class SeenGame(LoggedGame):
    """A game by chance; `seen` is what every seat saw after each move, to the byte, by the number of its last event."""

    def act(self, seat: SeatId, move: Move) -> None:
        super().act(seat, move)
        self.seen: dict[int, dict[SeatId, bytes]] = getattr(self, "seen", {})
        self.seen[len(self.entries)] = {
            one: msgspec.json.encode(view(self.state, one)) for one in (*self.seats, HOST, WATCH)
        }


def a_seen_game(seed: int, rules: Rules | None = None) -> SeenGame:
    game = SeenGame(seed, rules)
    while not game.over:
        game.step()
    return game


@cache
def a_game_of_bots(players: int = 5, difficulty: str = "hard") -> Replay:
    """Psychics, not all of whom understand; Ada is the ghost, and Benoît, who is <b>bold</b>, is yellow."""
    clock = SimulatedClock(1_700_000_000_000)
    table = Table.open(Rules.classic(players, difficulty), clock=clock, rng=random.Random(1))
    table.sit(GHOST, "Ada")
    table.sit("yellow", "Benoît <b>bold</b>")
    table.start(seed="a night of misunderstandings")
    people = [(GHOST,), *table.view(WATCH).setup.players]
    bots: dict[SeatId, Chooser] = {}
    for seats in people:
        bots |= dict.fromkeys(seats, Partner.of(shipped(), seed=f"1 {seats}", lang="en").choose)
    for _ in play_to_end(table, bots, clock):
        pass
    return Replay(table.log)


def last_vision(replay: Replay) -> int:
    """The number of the last vision's event: from there a game is soon over."""
    return max(entry.seq for entry in replay.entries if isinstance(entry.event, VisionSent))
