"""Golden games: any change in what is played or shown turns up here as a change of text.

`pytest tests/playthroughs --rewrite-playthroughs` writes them anew; read the difference before you keep it.
"""

from pathlib import Path

import pytest

from mysterium_nb.engine.rules import EDITIONS, Rules
from tests.playthroughs.telling import telling

HERE = Path(__file__).parent
GAMES = {
    f"{edition}_{players}.txt": (Rules.preset(edition, players), 100 * i + players)
    for i, edition in enumerate(EDITIONS)
    for players in (2, 3, 5, 7)
}
GAMES["revised_5.txt"] = (Rules.revised(players=5), 105)
GAMES["classic_5_tied.txt"] = (Rules.classic(5, "easy"), 413)
"""Votes are tied, and levels too; the opener presses for each."""
GAMES["revised_4_nobody_presses.txt"] = (Rules.revised(4, "easy").but(opening_seconds=4), 4)
"""The ghost assigns the cards, and the house opens the votes."""


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str, pytestconfig: pytest.Config) -> None:
    rules, seed = GAMES[name]
    told = telling(rules, seed)
    path = HERE / name
    if pytestconfig.getoption("--rewrite-playthroughs"):
        path.write_text(told, encoding="utf-8")
    assert path.exists(), f"{name} is missing; write it with --rewrite-playthroughs and read it"
    assert told == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(GAMES)
