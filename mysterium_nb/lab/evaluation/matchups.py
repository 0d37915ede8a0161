"""The presets as people meet them: seated as at every table, among themselves and with people.

The people here are made up: each has a mind of their own, and any two of them are as alike as friends.
"""

from typing import Literal

from mysterium_nb.decks import shipped
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, SeatId, assign_colours
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.lab.evaluation.results import Counted, Result, result
from mysterium_nb.minds import Partner, Partners, similarity
from mysterium_nb.minds.bots.partners import DiscussingPartner

Where = Literal["everywhere", "ghost", "psychics"]
WHERE: tuple[Where, ...] = ("everywhere", "ghost", "psychics")
"""Which seats bots have; people have the others."""
PEOPLE = "people"


def preset_result(rules: Rules, preset: str, where: Where, games: int) -> Result:
    """Bots of a preset at some seats, and made up people at the others."""
    seats: list[SeatId] = [GHOST, *(colours[0] for colours in assign_colours(rules.psychics, rules.people))]
    of_bots = {"everywhere": seats, "ghost": [GHOST], "psychics": seats[1:]}[where]
    counted, likeness = [], 0.0
    for game in range(games):
        table = f"{preset} {game}"
        partners = Partners(shipped(), preset, table=table, game=table, bots=of_bots, people=where == "ghost")
        bots: dict[SeatId, Partner | DiscussingPartner] = {
            seat: partners.for_seat(seat) if seat in of_bots else Partner.of(shipped(), seed=f"person {game} {seat}")
            for seat in seats
        }
        state, guessed = play_engine_game(rules, bots, game)
        assert state.outcome is not None
        counted.append(Counted.of(won=state.outcome.won, guessed=guessed))
        likeness += similarity(bots[GHOST].mind.affinity, bots[seats[1]].mind.affinity) / games
    ghost, psychics = PEOPLE if where == "psychics" else preset, PEOPLE if where == "ghost" else preset
    return result(rules, (ghost, psychics), likeness, counted)
