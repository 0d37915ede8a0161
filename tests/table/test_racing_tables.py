"""Two tables on one store: who comes late is told so, sees the new view, and nothing is lost."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.moves import Assign, PlacePawn, Reveal, Say, SaySure, SendVision, UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.table import MemoryStore, PositionChanged, Store, StoreError, Table
from mysterium_nb.table.autoplay import SimulatedClock
from mysterium_nb.table.store import Conflict, Entry, StoredGame
from tests.table.whole_games import NOON, a_lobby, a_table, all_get_visions, ghost_view, play_well, within


class LateStore:
    """A real store that lets a rival act at the very last moment, right before an entry is written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.before_append: list[Callable[[], None]] = []
        self.conflicts = 0

    def append(self, game: str, entries: Sequence[Entry]) -> None:
        if self.before_append:
            self.before_append.pop(0)()
        try:
            self.store.append(game, entries)
        except Conflict:
            self.conflicts += 1
            raise

    def append_all(self, logs: Mapping[str, Sequence[Entry]]) -> None:
        self.store.append_all(logs)

    def read(self, game: str, after: int = 0) -> list[Entry]:
        return self.store.read(game, after)

    def games(self) -> list[StoredGame]:
        return self.store.games()

    def rewrite(self, game: str, entries: Sequence[Entry]) -> None:
        self.store.rewrite(game, entries)

    def delete(self, game: str) -> None:
        self.store.delete(game)

    def close(self) -> None:
        self.store.close()


@pytest.fixture
def late() -> LateStore:
    return LateStore(MemoryStore())


def rivals(late: LateStore, rules: Rules | None = None) -> tuple[Table, Table]:
    """The table that will be late, and its rival."""
    rival = a_table(rules, store=late.store) if rules else a_table(store=late.store)
    return Table.resume(late, rival.game, clock=SimulatedClock(NOON)), rival


def test_moves_that_do_not_disturb_each_other_both_happen(late: LateStore) -> None:
    table, rival = rivals(late)
    late.before_append.append(lambda: rival.act("blue", Say("blue", "First!")))
    table.act("red", Say("red", "Second."))
    assert late.conflicts == 1
    assert [remark.text for remark in table.view(WATCH).talk] == ["First!", "Second."]
    assert [e.seq for e in late.read(table.game)] == list(range(1, len(late.read(table.game)) + 1))
    rival.tick()
    assert rival.view(WATCH) == table.view(WATCH)


def test_a_table_may_be_late_several_times(late: LateStore) -> None:
    table, rival = rivals(late)
    late.before_append += [lambda: rival.act("blue", Say("blue", "Me first!"))] * 5
    table.act("red", Say("red", "At last."))
    assert late.conflicts == 5
    assert len(table.view(WATCH).talk) == 6


def test_who_comes_late_is_told_so_in_both_languages_and_sees_the_new_view(late: LateStore) -> None:
    table, rival = rivals(late)
    seat = table.seat(GHOST)
    vision = SendVision("red", ghost_view(table).hand[:1])
    assert seat.view.psychic("red").visions == ()
    late.before_append.append(lambda: rival.act(GHOST, vision))
    with pytest.raises(PositionChanged) as refused:
        seat.act(vision)
    assert refused.value.text("en") == "Somebody was quicker. Red has had a vision already; given is given."
    assert refused.value.text("fr").startswith("Quelqu’un a été plus rapide. ")
    assert "{" not in refused.value.text("fr")
    assert str(refused.value) == refused.value.text("en")
    assert seat.view == rival.view(GHOST)
    assert seat.view.psychic("red").visions[0].cards == vision.cards


def test_who_comes_late_hears_it_in_the_words_of_the_edition(late: LateStore) -> None:
    table, rival = rivals(late, Rules.original(players=4))
    seat = table.seat(GHOST)
    vision = SendVision("red", ghost_view(table).hand[:1])
    assert seat.view.hour == 1
    late.before_append.append(lambda: rival.act(GHOST, vision))
    with pytest.raises(PositionChanged, match="Red has had a dream already; given is given"):
        seat.act(vision)


def test_a_move_on_a_view_that_is_long_out_of_date(late: LateStore) -> None:
    table, rival = rivals(late)
    seat = table.seat("red")
    all_get_visions(rival)
    table.tick()
    card = ghost_view(table).board[0][0]
    assert seat.view.psychic("red").pawn is None
    play_well(rival, until="manifestation")
    with pytest.raises(PositionChanged, match="Somebody was quicker"):
        seat.act(PlacePawn("red", card))
    assert seat.view.phase == "manifestation"


def test_a_stale_move_that_is_still_possible_is_made(late: LateStore) -> None:
    table, rival = rivals(late)
    all_get_visions(rival)
    table.tick()
    seat = table.seat("red")
    card = seat.view.board[0][0]
    rival.act("blue", PlacePawn("blue", card))
    view = seat.act(PlacePawn("red", card))
    assert [p.pawn for p in view.psychics] == [None, card, card]


def test_a_move_that_never_was_possible_is_not_called_late() -> None:
    table = a_table()
    seat = table.seat("red")
    assert seat.view.phase == "visions"
    with pytest.raises(IllegalMove) as refused:
        seat.act(PlacePawn("red", "c1"))
    assert not isinstance(refused.value, PositionChanged)


def test_a_seat_that_has_not_looked_yet_is_not_called_late() -> None:
    table = a_table()
    vision = SendVision("red", ghost_view(table).hand[:1])
    table.act(GHOST, vision)
    with pytest.raises(IllegalMove) as refused:
        table.seat(GHOST).act(vision)
    assert not isinstance(refused.value, PositionChanged)


def test_what_a_watcher_was_shown_counts_as_seen(late: LateStore) -> None:
    table, rival = rivals(late)
    seat = table.seat(GHOST)
    seat.watch(lambda _view: None)
    table.act("red", Say("red", "Hm."))
    vision = SendVision("red", ghost_view(table).hand[:1])
    late.before_append.append(lambda: rival.act(GHOST, vision))
    with pytest.raises(PositionChanged):
        seat.act(vision)


def test_watchers_are_told_of_what_another_table_did(late: LateStore) -> None:
    table, rival = rivals(late)
    told: list[int] = []
    table.seat("red").watch(lambda view: told.append(len(view.talk)))
    rival.act("blue", Say("blue", "Hm."))
    assert told == []
    table.tick()
    assert told == [1]


def test_the_last_to_be_sure_ends_the_step_whoever_it_is(late: LateStore) -> None:
    table, rival = rivals(late)
    all_get_visions(rival)
    table.tick()
    card = table.view("red").board[0][0]
    for colour in ("yellow", "red", "blue"):
        rival.act(colour, PlacePawn(rival.view(colour).psychic(colour).colour, card))
    rival.act("yellow", SaySure("yellow"))
    late.before_append.append(lambda: rival.act("blue", SaySure("blue")))
    table.act("red", SaySure("red"))
    assert table.view(WATCH).phase == "manifestation"
    assert sum(type(e.event).__name__ == "StepEnded" for e in late.read(table.game)) == 1


def test_a_pawn_is_revealed_once(late: LateStore) -> None:
    table, rival = rivals(late)
    play_well(rival, until="manifestation")
    table.tick()
    late.before_append.append(lambda: rival.act(GHOST, Reveal("red")))
    with pytest.raises(IllegalMove):
        table.act(GHOST, Reveal("red"))
    assert len(table.view("red").psychic("red").guesses) == 1


def test_a_game_begun_by_another_table_is_played_under_its_proper_seats() -> None:
    """This table still stands in the lobby, where blue is a seat of its own; the other has given blue to yellow."""
    store = MemoryStore()
    rival = a_lobby(Rules.classic(players=2), store=store)
    table = Table.resume(store, rival.game, clock=SimulatedClock(NOON))
    rival.start()
    all_get_visions(rival)
    table.act("blue", PlacePawn("blue", ghost_view(rival).board[0][0]))
    assert store.read(table.game)[-1].actor == "yellow"


def test_a_game_that_was_deleted_is_not_played_on() -> None:
    store = MemoryStore()
    table = a_table(store=store)
    store.delete(table.game)
    with within(5), pytest.raises(StoreError, match=table.game):
        table.act("red", Say("red", "Hello?"))
    assert store.games() == []


def test_a_refused_assignment_is_refused_at_once() -> None:
    table = a_table(Rules.revised(players=7, difficulty="hard").but(assignment="ghost"))
    seat = table.seat(GHOST)
    board = seat.view.board
    everybody_the_same = ((board[0][0], board[1][0], board[2][0]),) * 6
    with within(5), pytest.raises(IllegalMove, match="No card can belong to two psychics"):
        seat.act(Assign(everybody_the_same))


def test_a_refused_vision_from_a_huge_hand_is_refused_at_once() -> None:
    table = a_table(Rules.classic(players=7).but(hand=60))
    seat = table.seat(GHOST)
    assert len(seat.view.board) == 3
    with within(5), pytest.raises(IllegalMove, match="Choose at least one card"):
        seat.act(SendVision("red", ()))
    with within(5), pytest.raises(IllegalMove, match="Choose from the cards in your hand"):
        seat.act(UseCrow(("v1", "v2", "c1")))
