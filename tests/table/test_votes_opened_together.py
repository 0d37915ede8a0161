"""Games of the time when all votes were opened at once: they replay as they were, and one in mid-poll goes on."""

from pathlib import Path

import pytest

from mysterium_nb.engine.events import GroupAccused, OpeningBegan, VoteOpened, VotesOpened
from mysterium_nb.engine.moves import Vote
from mysterium_nb.engine.poll import voters_of_tier
from mysterium_nb.engine.seats import WATCH, Colour
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.table import MemoryStore, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.game_file import encode_game, load_game
from tests.last_version import as_written_today, lines_of
from tests.table.whole_games import play_well

DATA = Path(__file__).parents[1] / "house_data" / "votes_opened_together"


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def test_a_finished_game_replays_as_it_was(store: MemoryStore) -> None:
    table = Table.resume(store, load_game(store, DATA / "finished.jsonl"))
    seen = table.view(WATCH)
    assert (seen.phase, seen.finale.votes, seen.finale.accused) == (  # type: ignore[union-attr] # it has ended
        "over",
        (("yellow", 2), ("red", 2), ("teal", 1), ("blue", 1)),
        2,
    )
    assert seen.outcome is not None
    assert seen.outcome.won
    lines = [line for chapter in story_chapters(seen) for line in chapter.lines]
    assert lines[-6:-2] == [
        "Aïcha voted for group 2.",
        "Jun voted for group 2.",
        "Tom voted for group 1.",
        "Ines voted for group 1.",
    ]
    assert any(isinstance(event, VotesOpened) for event in seen.story)


def test_and_is_saved_again_with_the_same_events(store: MemoryStore) -> None:
    game = load_game(store, DATA / "finished.jsonl")
    again = encode_game(game, store.read(game))
    assert lines_of(again) == as_written_today(lines_of((DATA / "finished.jsonl").read_bytes()))


def test_a_poll_that_was_going_on_is_opened_as_votes_are_today(store: MemoryStore) -> None:
    game = load_game(store, DATA / "mid_poll.jsonl")
    table = Table.resume(store, game, clock=SimulatedClock(1_790_001_000_000))
    votes: dict[Colour, int] = {"blue": 1, "yellow": 1}
    while (seen := table.view(WATCH)).phase == "poll":
        assert seen.finale is not None
        voter = next(
            c for c in voters_of_tier(seen.rules, seen.psychics, seen.finale.tier) if c not in seen.finale.voted
        )
        table.act(voter, Vote(voter, votes[voter]))
    assert seen.phase == "opening"
    play_well(table)
    events = [entry.event for entry in table.log]
    assert sum(isinstance(event, VoteOpened) for event in events) == 4
    assert [type(event) for event in events if isinstance(event, OpeningBegan | GroupAccused | VotesOpened)] == [
        OpeningBegan,
        GroupAccused,
    ]
