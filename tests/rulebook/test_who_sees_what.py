"""Who sees what: public at once, the ghost alone, nobody."""

from collections.abc import Callable

import msgspec
import pytest

from mysterium_nb.engine.events import CulpritChosen, DealFixed, HandDiscarded, VoteSealed
from mysterium_nb.engine.moves import CallOff, CloseStep, Note, UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.state import Revelation, State
from mysterium_nb.engine.views import PublicView, View
from tests.seance import BLUE, RED, TEAL, WHITE, YELLOW, Seance, a_seance

EVERYBODY = (GHOST, YELLOW, RED, TEAL, BLUE, WATCH, HOST)
NOT_THE_GHOST = EVERYBODY[1:]


def wire(view: View) -> str:
    """All that leaves the engine for a seat."""
    return msgspec.json.encode(view).decode()


def test_there_is_one_kind_of_view_for_each_kind_of_seat() -> None:
    seance = a_seance()
    kinds = [type(seance.sees(seat)).__name__ for seat in EVERYBODY]
    assert kinds == ["GhostView", *["PsychicView"] * 4, "WatchView", "HostView"]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_public_is_seen_as_it_is(seat: SeatId) -> None:
    seance = a_seance().thinking(RED).agrees(BLUE, on=RED)
    public = set(PublicView.__struct_fields__) & set(State.__struct_fields__)
    assert set(PublicView.__struct_fields__) - public == {"seat", "silence", "truth"}
    assert {name: getattr(seance.sees(seat), name) for name in public} == {
        name: getattr(seance.state, name) for name in public
    }


PUBLIC: dict[str, tuple[Callable[[Seance], Seance], Callable[[PublicView], object], object]] = {
    "suspect cards on the table": (lambda s: s, lambda v: [len(row) for row in v.board], [7, 7, 7]),
    "visions given": (
        lambda s: s.ghost_sends(RED, cards=2),
        lambda v: [len(given.cards) for given in v.psychic(RED).visions],
        [2],
    ),
    "pawns": (
        lambda s: s.ghost_sends(RED).places(RED, on=s.state.board[0][3]),
        lambda v: v.board[0].index(v.psychic(RED).pawn or ""),
        3,
    ),
    "tokens": (
        lambda s: s.ghost_sends(RED).places(RED).agrees(BLUE, on=RED),
        lambda v: ([(t.psychic, t.face) for t in v.psychic(RED).tokens], v.psychic(BLUE).agree),
        ([(BLUE, "agree")], 1),
    ),
    "levels": (
        lambda s: s.thinking(RED).agrees(BLUE, on=RED).all_sure().reveals(RED),
        lambda v: v.psychic(BLUE).level,
        1,
    ),
    "sleeves": (lambda s: s.judged(RED).reveals(RED), lambda v: len(v.psychic(RED).found), 1),
    "crows left": (lambda s: s.does(GHOST, UseCrow(s.hand[:1])), lambda v: v.crows, 2),
    "who has had a vision": (
        lambda s: s.ghost_sends(TEAL),
        lambda v: [p.served_hour for p in v.psychics],
        [0, 0, 1, 0],
    ),
    "who has voted": (lambda s: s.finale().votes(TEAL, 2), lambda v: v.finale and v.finale.voted, (TEAL,)),
}


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("thing", PUBLIC)
def test_public_at_once_to_all_ghost_and_spectators_too(thing: str, seat: SeatId) -> None:
    happens, look, seen = PUBLIC[thing]
    seance = a_seance()
    after = happens(seance)
    assert look(after.sees(seat)) == seen
    if thing != "suspect cards on the table":
        assert thing == "who has voted" or look_or_nothing(look, seance.sees(seat)) != seen


def look_or_nothing(look: Callable[[PublicView], object], view: PublicView) -> object:
    try:
        return look(view)
    except ValueError:
        return None


def test_the_ghost_alone_sees_the_hand_and_what_belongs_to_whom() -> None:
    seance = a_seance()
    ghost = seance.ghost_sees()
    assert (ghost.hand, ghost.sets) == (seance.state.hidden.hand, seance.state.hidden.sets)
    for seat in NOT_THE_GHOST:
        view = seance.sees(seat)
        assert not {"hand", "sets", "culprit", "meant", "notes", "hidden"} & set(view.__struct_fields__)
        for card in seance.hand:
            assert f'"{card}"' not in wire(view)


def test_the_ghost_alone_sees_the_culprit() -> None:
    seance = a_seance()
    one, other = seance.finale(culprit=1), seance.finale(culprit=3)
    assert (one.ghost_sees().culprit, other.ghost_sees().culprit) == (1, 3)
    for seat in NOT_THE_GHOST:
        assert wire(one.sees(seat)) == wire(other.sees(seat))


@pytest.mark.parametrize("seat", NOT_THE_GHOST)
def test_two_games_that_differ_only_in_what_belongs_to_whom_look_the_same(seat: SeatId) -> None:
    seance = a_seance()
    hidden = seance.state.hidden
    swapped = msgspec.structs.replace(hidden, sets=hidden.sets[::-1], seed="another")
    other = seance.laid_by_hand(msgspec.structs.replace(seance.state, hidden=swapped))
    assert wire(seance.sees(seat)) == wire(other.sees(seat))
    assert wire(seance.sees(GHOST)) != wire(other.sees(GHOST))


def test_the_draw_pile_is_closed_to_all() -> None:
    seance = a_seance()
    for seat in EVERYBODY:
        for card in seance.state.hidden.pile:
            assert f'"{card}"' not in wire(seance.sees(seat))


def test_nobody_the_ghost_included_sees_a_vote_before_the_last_is_in() -> None:
    seance = a_seance().finale()
    one, other = seance.votes(RED, 2), seance.votes(RED, 3)
    for seat in EVERYBODY:
        if seat != RED:
            assert wire(one.sees(seat)) == wire(other.sees(seat))
    assert one.psychic_sees(RED).votes == ((RED, 2),)


def test_a_vote_is_seen_by_all_at_once_when_it_is_opened_and_not_before() -> None:
    polled = a_seance().finale(0, 5, 5, 7).votes(YELLOW, 1).votes(TEAL, 1)
    one, other = (polled.votes(RED, group).votes(BLUE, 1) for group in (2, 3))
    for _ in range(2):  # yellow's is opened first, then red's
        for seat in EVERYBODY:
            if seat != RED:
                assert wire(one.sees(seat)) == wire(other.sees(seat))
        one, other = one.opens_vote(), other.opens_vote()
    for seat in EVERYBODY:
        assert wire(one.sees(seat)) != wire(other.sees(seat))
        finale = one.sees(seat).finale
        assert isinstance(finale, Revelation)
        assert finale.votes == ((YELLOW, 1), (RED, 2))


def test_whether_the_accused_did_it_nobody_but_the_ghost_knows_before_the_last_card_is_turned() -> None:
    seance = a_seance().lined_up().at_levels(0, 0, 0, 7)
    one, other = (
        seance.ghost_accuses(culprit).votes(RED, 1).does(HOST, CloseStep()).votes(BLUE, 1).all_votes_opened()
        for culprit in (1, 2)
    )
    for seat in NOT_THE_GHOST:
        assert wire(one.sees(seat)) == wire(other.sees(seat))
        assert wire(one.turns_culprit().sees(seat)) != wire(other.turns_culprit().sees(seat))


def test_cards_thrown_away_by_a_crow_are_not_shown_only_how_many() -> None:
    seance = a_seance()
    one = seance.does(GHOST, UseCrow(seance.hand[:2]))
    other = seance.does(GHOST, UseCrow(seance.hand[2:4]))
    for seat in NOT_THE_GHOST:
        assert wire(one.sees(seat)) == wire(other.sees(seat))
        assert wire(one.sees(seat)) != wire(seance.does(GHOST, UseCrow(seance.hand[:3])).sees(seat))


def test_a_spectator_and_the_host_see_what_is_public_and_no_more() -> None:
    seance = a_seance().judged(RED).reveals(RED)
    spectator, host = seance.sees(WATCH), seance.sees(HOST)
    assert set(spectator.__struct_fields__) == set(host.__struct_fields__) == set(PublicView.__struct_fields__)
    assert {s.name for s in host.setup.sitters} == {"The ghost", "Ms Yellow", "Ms Red", "Ms Teal", "Ms Blue"}


def test_the_seed_is_in_no_view_before_the_game_is_over() -> None:
    seance = a_seance(seed="5ecret")
    for position in (seance, seance.judged(RED), seance.lined_up(), seance.finale()):
        for seat in EVERYBODY:
            assert "5ecret" not in wire(position.sees(seat))
    over = seance.does(HOST, CallOff())
    for seat in EVERYBODY:
        truth = over.sees(seat).truth
        assert truth is not None
        assert truth.seed == "5ecret"


def test_when_the_game_is_over_nothing_is_hidden_from_anybody() -> None:
    seance = a_seance().ghost_sends(RED)
    given = seance.psychic(RED).visions[0].cards[0]
    seance = seance.does(GHOST, Note(given, words="the red cloak")).finale(culprit=2)
    assert all(seance.sees(seat).truth is None for seat in EVERYBODY)
    over = seance.votes(RED, 2).votes(YELLOW, 1).does(HOST, CallOff())
    for seat in EVERYBODY:
        truth = over.sees(seat).truth
        assert truth is not None
        hidden = over.state.hidden
        assert (truth.sets, truth.hand, truth.culprit) == (hidden.sets, hidden.hand, 2)
        assert truth.culprit_visions == hidden.culprit_visions
        assert truth.votes == ((RED, 2), (YELLOW, 1))
        assert [note.words for note in truth.notes] == ["the red cloak"]


@pytest.mark.parametrize("colour", [YELLOW, RED])
def test_a_seat_with_two_psychics_answers_to_either_colour(colour: SeatId) -> None:
    view = a_seance(rules=Rules.classic(3)).sees(colour)
    assert view.mine == (YELLOW, RED)  # type: ignore[union-attr] # a psychic's view


def test_repr_tells_no_secret() -> None:
    seance = a_seance(seed="5ecret").finale(culprit=2).votes(RED, 3)
    seance = seance.does(GHOST, Note(seance.state.hidden.order[0], words="murmur"))
    told = repr(seance.state) + repr(seance.state.hidden) + repr(seance.ghost_sees()) + repr(seance.sees(RED))
    hidden_events = [e for e in seance.log if isinstance(e, DealFixed | CulpritChosen | VoteSealed | HandDiscarded)]
    told += "".join(repr(event) for event in hidden_events)
    assert "VoteSealed(hidden)" in told
    assert "State(classic, poll, hour 3 of 7)" in told
    secrets = ["5ecret", "murmur", *seance.hand, *(card for cards in seance.state.hidden.sets for card in cards)]
    assert [secret for secret in secrets if secret in told] == []


def test_nobody_of_that_colour_is_in_no_view() -> None:
    seance = a_seance()
    for look in (seance.state.psychic, seance.sees(RED).psychic):
        with pytest.raises(KeyError):
            look(WHITE)
