"""The peer makes the same tables as we do, and the benchmark tells what it should."""

from pathlib import Path

import polars as pl
import pytest

from mysterium_nb.lab.benchmarks import frames_speed
from mysterium_nb.lab.benchmarks.pandas_frames import pandas_frames
from mysterium_nb.logs.tables.frames import read
from tests.logs.logged import a_store, as_files


def test_the_peer_agrees_in_the_columns_it_has(tmp_path: Path) -> None:
    folder = as_files(a_store(8), tmp_path / "files")
    ours, theirs = read(folder), pandas_frames(sorted(folder.iterdir()))
    assert len(theirs["events"]) == ours.events.height
    assert len(theirs["tokens"]) == ours.tokens.height
    assert len(theirs["talk"]) == ours.talk.height
    games = ours.games.select("game", "edition", "players", "won", "why", "messages", "cards_given", "events")
    assert [tuple(row) for row in theirs["games"][games.columns].itertuples(index=False)] == games.rows()
    columns = ["game", "hour", "psychic", "kind", "hand", "cards", "board"]
    visions = theirs["visions"].sort_values(["game", "hour", "sent_at"], kind="stable")
    assert [tuple(row) for row in visions[columns].itertuples(index=False)] == ours.visions.select(columns).rows()
    judged = ours.guesses.filter(pl.col("right").is_not_null()).select("game", "hour", "psychic", "target", "right")
    assert {tuple(row) for row in theirs["guesses"][judged.columns].itertuples(index=False)} == set(judged.rows())
    tokens = ours.tokens.select("game", "seq", "on", "face", "card")
    assert [tuple(row) for row in theirs["tokens"][tokens.columns].itertuples(index=False)] == tokens.rows()


def test_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PLAYED", 2), ("GAMES", 4), ("MANY_GAMES", 8), ("ROUNDS", 1)):
        monkeypatch.setattr(frames_speed, name, value)
    told: list[str] = []
    figures = frames_speed.measure_frames(told.append)
    assert told[0] == "Writing 4 games as files"
    assert [figure.target for figure in figures] == [">=10", ">=15", "<=1", "<=1", "<=1", "<=1", "", ""]
    assert all(figure.value > 0 for figure in figures)
