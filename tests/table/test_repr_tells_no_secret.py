"""What a notebook, a log or a traceback prints of a game tells nothing that is hidden."""

import re
from collections.abc import Iterator

import pytest

from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import FirstGuess, Note, SendVision, UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.table import MemoryStore, Table
from tests.table.whole_games import a_lobby, ghost_view, play_well

SEED = "xyzzy-5f3a-secret"
WORDS = "the scarf at the left"


@pytest.fixture(scope="module")
def evening() -> tuple[Table, MemoryStore]:
    """A whole game with a crow, a note and a first guess in it."""
    store = MemoryStore()
    table = a_lobby(Rules.classic(players=4).but(first_guess=True), store=store)
    table.start(seed=SEED)
    hand = ghost_view(table).hand
    table.act(GHOST, UseCrow(hand[:3]))
    card = ghost_view(table).hand[0]
    table.act(GHOST, SendVision("red", (card,)))
    table.act(GHOST, Note(card, words=WORDS))
    table.act("red", FirstGuess("red", ghost_view(table).board[0][0], 87))
    return table, store


def states(store: MemoryStore, game: str) -> Iterator[tuple[State, str]]:
    state = EMPTY_STATE
    for entry in store.read(game):
        state = evolve(state, entry.event)
        yield state, repr(entry)


def ids_in(text: str) -> set[str]:
    return set(re.findall(r"\b[clov]\d+\b", text))


def hidden_ids(state: State) -> set[str]:
    hidden = state.hidden
    return {*hidden.hand, *hidden.pile, *hidden.discards, *hidden.order}


def test_of_a_table_and_its_seats_no_card_is_printed(evening: tuple[Table, MemoryStore]) -> None:
    table, _ = evening
    for thing in (table, *(table.seat(seat) for seat in (GHOST, "red", WATCH, HOST))):
        for text in (repr(thing), str(thing), f"{thing}"):
            assert ids_in(text) == set()
            assert SEED not in text
    assert repr(table) == "Table(classic, 4 players, visions, hour 1 of 7)"
    assert repr(table.seat("red")) == "<seat red at Table(classic, 4 players, visions, hour 1 of 7)>"


def test_of_states_and_views_no_card_is_printed(evening: tuple[Table, MemoryStore]) -> None:
    table, store = evening
    for state, _ in states(store, table.game):
        for text in (repr(state), str(state), repr(state.hidden), repr(state.cards)):
            assert ids_in(text) == set()
            assert SEED not in text
    for seat in (GHOST, "red", WATCH, HOST):
        assert ids_in(repr(table.view(seat))) == set()


def test_an_entry_prints_no_hidden_event(evening: tuple[Table, MemoryStore]) -> None:
    table, store = evening
    printed = ""
    for state, text in states(store, table.game):
        printed += text
        if "GameStarted" in text or "TableOpened" in text or state.phase == "lobby":
            continue
        assert ids_in(text) & hidden_ids(state) == set(), text
    assert SEED not in printed
    assert WORDS not in printed
    assert "87" not in re.sub(r"move='\w+'", "", printed)
    for secret in ("DealFixed", "HandRefilled", "HandDiscarded", "Noted", "FirstGuessMade"):
        assert f"{secret}(hidden)" in printed


def test_the_sets_are_printed_nowhere(evening: tuple[Table, MemoryStore]) -> None:
    table, store = evening
    sets = ghost_view(table).sets
    for _, text in states(store, table.game):
        for triple in sets:
            assert not set(triple) <= ids_in(text) or "GameStarted" in text


def test_votes_and_the_culprit_are_printed_nowhere() -> None:
    store = MemoryStore()
    table = a_lobby(store=store)
    table.start(seed=SEED)
    play_well(table)
    printed = [text for _, text in states(store, table.game)]
    assert any("CulpritChosen(hidden)" in text for text in printed)
    assert any("VoteSealed(hidden)" in text for text in printed)
    assert SEED not in "".join(printed)
    assert repr(table).startswith("Table(classic, 4 players, over")


def test_a_store_prints_no_game(evening: tuple[Table, MemoryStore]) -> None:
    _, store = evening
    assert ids_in(repr(store)) == set()
    assert SEED not in repr(store)
