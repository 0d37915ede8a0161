"""What writes a report or a replay is stopped when it takes too long, and nobody waits behind it for ever."""

import asyncio
from pathlib import Path

import pytest

from mysterium_nb.server import jobs
from mysterium_nb.server.jobs import JobTimeout, run_games_command
from tests.server.plain_house import PlainHouse


def running(words: str) -> list[str]:
    """The processes that were started with these words."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:  # it has ended meanwhile
            continue
        if words in command:
            found.append(command)
    return found


def test_what_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "PATIENCE_SECONDS", 0.01)
    with pytest.raises(JobTimeout, match="took too long"):
        asyncio.run(run_games_command("report", str(tmp_path / "report"), "--data", str(tmp_path)))
    assert running(str(tmp_path)) == []


def test_a_house_that_closes_leaves_no_process_behind(tmp_path: Path) -> None:
    async def closed_meanwhile() -> None:
        begun = asyncio.create_task(run_games_command("report", str(tmp_path / "report"), "--data", str(tmp_path)))
        while not running(str(tmp_path)):
            await asyncio.sleep(0)
        begun.cancel()
        with pytest.raises(asyncio.CancelledError):
            await begun

    asyncio.run(closed_meanwhile())
    assert running(str(tmp_path)) == []


@pytest.mark.parametrize("what", ["report", "{game}/replay"])
def test_whoever_asked_for_it_is_told_and_the_next_is_served(
    house: PlainHouse, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    room = house.open()
    house.play_out(room)
    path = f"/games/{what.format(game=room.table.game)}"
    with monkeypatch.context() as hurried:
        hurried.setattr(jobs, "PATIENCE_SECONDS", 0.01)
        answer = house.host().get(path)
    assert answer.status == 503
    assert "This took too long and was stopped." in answer.words
    assert house.host().get(path).status == 200
