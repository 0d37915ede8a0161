"""Set-up: the deal, what belongs to whom, and the ghost's first hand."""

import random

import pytest

from mysterium_nb.engine.cards import STANDARD, Triple
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import DealFixed
from mysterium_nb.engine.moves import Assign, PlacePawn, SendVision, Start, UseCrow
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE
from tests.seance import RED, YELLOW, Seance, a_lobby, a_seance

GHOST_CHOOSES = Rules.revised(4, "easy")


def sets_from_the_left(seance: Seance) -> tuple[Triple, ...]:
    characters, locations, objects = seance.state.board
    return tuple(zip(characters, locations, objects, strict=True))[: len(seance.state.psychics)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_each_suspect_deck_is_shuffled_and_laid_out_for_everyone(edition: Edition, players: int) -> None:
    seance = a_seance(rules=Rules.preset(edition, players))
    for row, deck in zip(seance.state.board, STANDARD.suspects, strict=True):
        assert len(set(row)) == len(row)
        assert set(row) < set(deck)
    assert a_seance(rules=Rules.preset(edition, players), seed="another night").state.board != seance.state.board


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_to_each_psychic_belong_one_character_one_location_and_one_object_and_no_card_twice(
    edition: Edition, players: int
) -> None:
    seance = a_seance(rules=Rules.preset(edition, players))
    state = (seance.ghost_assigns() if edition == "revised" else seance).state
    assert len(state.hidden.sets) == len(state.psychics)
    for row, belonging in zip(state.board, zip(*state.hidden.sets, strict=True), strict=True):
        assert set(belonging) <= set(row)
        assert len(set(belonging)) == len(belonging)


def test_what_belongs_to_whom_does_not_follow_from_how_the_cards_lie() -> None:
    places = set()
    for night in range(20):
        state = a_seance(seed=f"night {night}").state
        places.add(tuple(state.board[0].index(character) for character, _, _ in state.hidden.sets))
    assert len(places) > 10


def test_levels_are_at_0_the_clock_at_hour_1_and_the_ghost_draws_7_visions() -> None:
    seance = a_seance()
    assert set(seance.levels().values()) == {0}
    assert (seance.state.hour, seance.phase) == (1, "visions")
    assert len(seance.hand) == 7
    assert set(seance.hand) | set(seance.state.hidden.pile) == set(STANDARD.visions)
    assert len(seance.state.hidden.pile) == 77
    assert seance.state.crows == 3


@pytest.mark.parametrize(("players", "half"), [(2, 0), (3, 0), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_of_six_tokens_three_agree_and_three_disagree_and_of_four_two_and_two(players: int, half: int) -> None:
    psychics = a_seance(rules=Rules.classic(players)).state.psychics
    assert {(p.agree, p.disagree) for p in psychics} == {(half, half)}


def test_tables_with_the_same_seed_and_rules_get_the_same_cards() -> None:
    one, other = a_seance(seed="a deal"), a_seance(seed="a deal", hosted=False)
    assert one.state.board == other.state.board
    assert one.state.hidden == other.state.hidden


def test_tables_with_the_same_seed_keep_the_order_of_visions_even_with_other_rules() -> None:
    one, other = a_seance(seed="a deal"), a_seance(seed="a deal", rules=Rules.classic(7, "hard"))
    assert one.state.hidden.pile == other.state.hidden.pile


def test_without_a_seed_128_random_bits_are_drawn() -> None:
    lobby = a_lobby()
    seeds = set()
    for chance in range(50):
        events = decide(lobby.state, HOST, Start(), random.Random(chance))
        seeds |= {event.seed for event in events if isinstance(event, DealFixed)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}
    assert max(int(seed, 16).bit_length() for seed in seeds) == 128


def test_a_deal_shared_by_several_tables_shows_its_name() -> None:
    seance = a_lobby().does(TABLE, Start(seed="secret", deal="Friday’s deal"))
    setup = seance.sees(RED).setup
    assert (setup.deal, setup.typed_seed) == ("Friday’s deal", False)


def test_a_typed_seed_is_announced_to_the_table() -> None:
    assert a_lobby().does(HOST, Start(seed="mine", typed=True)).sees(RED).setup.typed_seed


def test_a_player_who_types_a_seed_cannot_hide_it_from_the_table() -> None:
    """Whoever knows the seed knows the deal, so the table says that it was typed, asked or not."""
    lobby = a_lobby(hosted=False).does(TABLE)
    keeper = lobby.state.setup.sitters[0].seat
    assert lobby.does(keeper, Start(seed="I know what this deals")).sees(RED).setup.typed_seed


def test_the_ghost_picks_out_of_all_that_lie_there_which_go_to_whom() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    assert (seance.phase, seance.hand) == ("assignment", ())
    chosen = sets_from_the_left(seance)
    begun = seance.does(GHOST, Assign(chosen))
    assert begun.state.hidden.sets == chosen
    assert (begun.phase, begun.state.hour, len(begun.hand)) == ("visions", 1, 7)
    assert begun.judged(RED).reveals(RED).psychic(RED).found == (chosen[1][0],)


def test_one_press_gives_a_random_assignment_which_only_the_ghost_sees_and_may_change() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    suggested = seance.ghost_sees().sets
    assert suggested == a_seance(rules=GHOST_CHOOSES.but(assignment="random")).state.hidden.sets
    assert seance.does(GHOST, Assign(suggested)).state.hidden.sets == suggested
    other = a_seance(rules=GHOST_CHOOSES, seed="another night").ghost_sees().sets
    assert other != suggested


def test_once_confirmed_nothing_changes() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    begun = seance.does(GHOST, Assign(sets_from_the_left(seance)))
    settled = "What belongs to whom is settled; nothing changes any more."
    assert begun.refuses(GHOST, Assign(sets_from_the_left(seance)[::-1])) == settled
    assert a_seance().refuses(GHOST, Assign(sets_from_the_left(a_seance()))) == settled


def test_only_the_ghost_picks() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    for seat in (RED, HOST, TABLE):
        assert seance.refuses(seat, Assign(sets_from_the_left(seance))) == "Only the ghost can do this."


def test_the_ghost_cannot_pick_too_few_or_foreign_cards_or_one_card_twice() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    first, second, third = sets_from_the_left(seance)
    from_the_table = "Choose from the cards on the table: a character, a location and an object for each."
    off = next(card for card in STANDARD.suspects[1] if card not in seance.state.board[1])
    for sets, sentence in (
        ((first, second), "Choose three cards for each psychic."),
        ((first, second, (third[0], off, third[2])), from_the_table),
        ((first, second, (third[1], third[0], third[2])), from_the_table),
        ((first, second, (first[0], third[1], third[2])), "No card can belong to two psychics."),
    ):
        assert seance.refuses(GHOST, Assign(sets)) == sentence


def test_before_the_ghost_has_picked_nothing_else_goes_on() -> None:
    seance = a_seance(rules=GHOST_CHOOSES)
    assert seance.refuses(GHOST, SendVision(RED, ("v1",))) == "Visions are not being given now."
    assert seance.refuses(GHOST, UseCrow(("v1",))) == "Your hand cannot be changed now."
    assert seance.refuses(RED, PlacePawn(RED, seance.state.board[0][0])) == "Pawns stay where they are now."


def test_the_game_begins_once() -> None:
    assert a_seance().refuses(HOST, Start()) == "The game has begun; this is settled now."


@pytest.mark.parametrize("seat", [RED, YELLOW, "watch"])
def test_only_the_host_or_the_first_who_sat_down_begins(seat: str) -> None:
    lobby = a_lobby()
    assert lobby.refuses(seat, Start()) == "Only the host, or the first who sat down, can do this."
    assert lobby.does(GHOST, Start()).phase == "visions"
    assert lobby.does(HOST, Start()).phase == "visions"
