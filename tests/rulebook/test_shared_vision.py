"""The shared vision: the ghost picks the culprit and gives three visions, all final together."""

import msgspec
import pytest

from mysterium_nb.engine.cards import Triple
from mysterium_nb.engine.events import VisionTurned
from mysterium_nb.engine.moves import CallOff, ChooseCulprit
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

NO_SUCH_GROUP = "Choose one of the groups that stand accused."
THREE_CARDS = "Give three different cards of your hand: for the character, the location and the object."


def three(seance: Seance) -> Triple:
    first, second, third = seance.hand[:3]
    return first, second, third


@pytest.mark.parametrize("culprit", [1, 2, 3, 4])
def test_the_ghost_may_choose_any_of_the_four(culprit: int) -> None:
    assert a_seance(rules=Rules.classic(2)).finale(culprit=culprit).ghost_sees().culprit == culprit


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("group", [0, -1, 5])
def test_the_ghost_picks_a_group_of_the_line_up(edition: Edition, group: int) -> None:
    seance = a_seance(rules=Rules.preset(edition, 5)).lined_up()
    assert seance.refuses(GHOST, ChooseCulprit(group, three(seance))) == NO_SUCH_GROUP


def test_the_ghost_gives_three_visions_of_the_hand_one_for_each_kind() -> None:
    seance = a_seance().lined_up()
    first, second, third = seance.hand[:3]
    assert seance.refuses(GHOST, ChooseCulprit(1, (first, second, second))) == THREE_CARDS
    strange = seance.state.hidden.pile[0]
    assert seance.refuses(GHOST, ChooseCulprit(1, (first, second, strange))) == THREE_CARDS
    laid = seance.does(GHOST, ChooseCulprit(2, (first, second, third)))
    assert laid.ghost_sees().culprit_visions == (first, second, third)
    assert set(laid.hand) == set(seance.hand) - {first, second, third}


def test_the_hand_is_full_when_the_ghost_chooses() -> None:
    assert len(a_seance().lined_up().hand) == 7


def test_only_the_ghost_chooses_only_at_the_line_up_and_once() -> None:
    seance = a_seance().lined_up()
    for seat in (RED, HOST, TABLE, WATCH):
        assert seance.refuses(seat, ChooseCulprit(1, three(seance))) == "Only the ghost can do this."
    for moment in (a_seance(), a_seance().judged(), seance.ghost_accuses()):
        assert moment.refuses(GHOST, ChooseCulprit(1, three(moment))) == "The culprit cannot be chosen now."


def test_the_cards_are_shuffled_and_lie_face_down() -> None:
    seance = a_seance().lined_up()
    orders = set()
    for luck in range(60):
        laid = seance.with_luck(luck).ghost_accuses()
        orders.add(tuple(three(seance).index(card) for card in laid.state.hidden.order))
        face_down = set(laid.state.hidden.order) - set(laid.line_up.shared)
        assert len(face_down) == 2
        assert not any(f'"{card}"' in msgspec.json.encode(laid.sees(RED)).decode() for card in face_down)
    assert len(orders) == 6


def test_what_each_was_for_is_kept_and_shown_only_when_the_game_is_over() -> None:
    seance = a_seance().finale(culprit=3)
    for seat in (YELLOW, RED, TEAL, BLUE, WATCH, HOST):
        assert seance.sees(seat).truth is None
        over = seance.does(HOST, CallOff()).sees(seat).truth
        assert over is not None
        assert (over.culprit, over.culprit_visions) == (3, seance.state.hidden.culprit_visions)


def test_the_shared_vision_is_final() -> None:
    seance = a_seance().finale()
    assert seance.phase == "poll"
    assert seance.refuses(GHOST, ChooseCulprit(2, three(seance))) == "The culprit cannot be chosen now."


@pytest.mark.parametrize("players", [2, 3])
def test_with_2_and_3_players_all_three_cards_lie_face_up(players: int) -> None:
    seance = a_seance(rules=Rules.classic(players)).finale()
    assert seance.line_up.shared == seance.state.hidden.order
    assert [len(event.cards) for event in seance.log if isinstance(event, VisionTurned)] == [3]
