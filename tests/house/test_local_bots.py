"""Playing alone in a notebook: one person among bots, or one ghost for them."""

from typing import Any

import pytest

from mysterium_nb import Table, seat_bots
from mysterium_nb.engine.rules import Edition
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.minds import Partners, QuickBot


def play(table: Table, seat: SeatId) -> None:
    """Somebody plays by chance; bots answer at once, so nobody but this person is ever waited for."""
    by_chance = QuickBot(1)
    while not table.over:
        mine = table.view(seat).setup.psychics_of(seat) or (seat,)
        assert set(table.waiting_for) <= {*mine}
        move = by_chance.choose(table.view(seat))
        assert move is not None
        table.act(seat, move)


@pytest.mark.parametrize(("edition", "players"), [("classic", 2), ("revised", 4), ("original", 3)])
@pytest.mark.parametrize("seat", [GHOST, "a psychic"])
def test_one_person_plays_to_the_end(edition: Edition, players: int, seat: SeatId) -> None:
    table = Table.new(edition=edition, players=players, difficulty="easy")
    me = seat if seat == GHOST else table.view(GHOST).setup.players[-1][0]
    seat_bots(table, people=[me])
    play(table, me)
    assert table.view(GHOST).outcome is not None


def test_who_has_two_psychics_is_left_both_of_them() -> None:
    table = Table.new(players=2, difficulty="easy")
    [mine] = table.view(GHOST).setup.players
    seat_bots(table, people=[mine[1]])
    assert [(sitter.seat, sitter.kind) for sitter in table.view(GHOST).setup.sitters] == [(GHOST, "bot")]


def test_bots_are_called_differently_and_talk_in_the_language_asked_for() -> None:
    table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
    seat_bots(table, lang="fr")
    view = table.view(GHOST)
    assert len({sitter.name for sitter in view.setup.sitters}) == 4
    assert view.talk
    assert all(remark.text.startswith(("Je lis", "Rien ici")) for remark in view.talk)


@pytest.mark.parametrize(("people", "clear"), [((), False), ((GHOST,), False), (("blue",), True)])
def test_a_ghost_of_people_is_told_that_they_are_there(
    monkeypatch: pytest.MonkeyPatch, people: tuple[SeatId, ...], *, clear: bool
) -> None:
    made = []

    def noted(*given: Any, **named: Any) -> Partners:
        made.append(named["people"])
        return Partners(*given, **named)

    monkeypatch.setattr("mysterium_nb.house.local_bots.Partners", noted)
    seat_bots(Table.new(players=4, difficulty="easy", seed="a quiet evening"), people=people)
    assert made == [clear]
