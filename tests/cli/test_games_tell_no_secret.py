"""Whoever looks at an unfinished game from the command line sees what a spectator sees."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import Note
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.state import Phase, State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import view
from mysterium_nb.table.sqlite_store import SqliteStore
from tests.cli.running import Shell
from tests.table.whole_games import a_lobby, play_well

SEED = "xyzzy-5f3a-secret"


def a_game(data: Path, until: Phase) -> tuple[str, State]:
    with closing(SqliteStore(data / "games.sqlite")) as store:
        table = a_lobby(store=store)
        table.start(seed=SEED)
        play_well(table, until=until)
        card = next((c for p in table.view(WATCH).psychics for g in p.visions for c in g.cards), None)
        if card is not None:
            table.act(GHOST, Note(card, words="the scarf at the left"))
        return table.game, replay(entry.event for entry in store.read(table.game))


@pytest.mark.parametrize("until", ["visions", "interpretation", "manifestation", "culprit", "poll"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_hidden_card_set_seed_or_note_is_told(shell: Shell, tmp_path: Path, until: Phase, lang: str) -> None:
    game, state = a_game(tmp_path, until)
    told = shell("games", "show", game, "--data", tmp_path, "--lang", lang).out
    told += shell("games", "show", game, "--data", tmp_path, "--lang", lang, "--json").out
    told += shell("games", "list", "--data", tmp_path).out + shell("games", "list", "--json", "--data", tmp_path).out
    assert SEED not in told
    assert "scarf" not in told
    assert ("meant:" if lang == "en" else "pour :") not in told
    name = shipped().namer(lang)
    public = json.dumps(
        [chapter.lines for chapter in story_chapters(view(state, WATCH), name, lang)], ensure_ascii=False
    )
    words = told.split()
    for card in (*state.hidden.hand, *state.hidden.pile):
        assert card not in words
        assert name(card) not in words
    for row in state.board:
        for card in row:
            assert (name(card) in " ".join(told.split())) == (name(card) in public)
