"""Moments are told from the difference of two views of one seat: in order, whole, and nothing early."""

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from mysterium_nb.engine.events import Event, GameEnded, PawnJudged, VisionSent
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE
from mysterium_nb.engine.views import View, view
from mysterium_nb.pages.moments import (
    BecameSure,
    Climbed,
    GameOver,
    GuessJudged,
    HourStruck,
    Moment,
    PawnMoved,
    SharedVisionTurned,
    TokenLaid,
    Told,
    VisionCame,
    VotesShown,
    cards_shown,
    moments,
)
from tests.chance import ChanceGame
from tests.pages.reading import names_in
from tests.picture.tables import cards_in_view
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance
from tests.secrecy.test_twin_games import twin_of


def between(before: Seance, now: Seance, seat: SeatId, lang: str = "en") -> tuple[Moment, ...]:
    return moments(before.sees(seat), now.sees(seat), names_in(lang), lang)


def course(log: list[Event], seat: SeatId) -> Iterator[tuple[View, tuple[Moment, ...]]]:
    """What a seat is told at each event of a game, with the view it has then."""
    state = EMPTY_STATE
    before: View | None = None
    for event in log:
        state = evolve(state, event)
        now = view(state, seat)
        if before is not None:
            yield now, moments(before, now, names_in("en"), "en")
        before = now


def test_nothing_happened() -> None:
    seance = a_seance().thinking()
    assert between(seance, seance, BLUE) == ()


def test_a_page_that_is_opened_late_has_no_view_from_before_and_another_game_is_no_difference() -> None:
    late, new = a_seance().plays_hour(RED), a_seance(seed="another night")
    assert between(late, new, BLUE) == ()


# The hours


def test_a_vision_comes_to_its_psychic_and_passes_by_the_others() -> None:
    before = a_seance()
    now = before.ghost_sends(BLUE, 2)
    sent = before.hand[:2]
    [mine] = between(before, now, BLUE)
    assert isinstance(mine, VisionCame)
    assert (mine.cards, mine.mine, mine.face_down) == (sent, True, False)
    assert mine.captions == tuple(map(names_in("en"), sent))
    assert mine.notes == ("1 of 2. Press anywhere to go on.", "2 of 2. Press anywhere to go on.")
    [others] = between(before, now, RED)
    assert isinstance(others, VisionCame)
    assert (others.mine, others.face_down) == (False, True)
    assert set(cards_shown(others)) == {"b_vision"}
    for seat in (WATCH, GHOST):
        [passing] = between(before, now, seat)
        assert isinstance(passing, VisionCame)
        assert not passing.face_down


def test_pawns_travel_and_tokens_land() -> None:
    one = a_seance().all_get_visions()
    card, other = one.state.board[0][:2]
    placed = one.places(RED, on=card)
    assert between(one, placed, BLUE) == (PawnMoved(seat=RED, card=card),)
    assert between(one, placed, RED) == (PawnMoved(seat=RED, card=card, mine=True),)
    judged = placed.disagrees(BLUE, on=RED)
    assert between(placed, judged, WATCH) == (TokenLaid(seat=BLUE, face="disagree", on=RED, card=card),)
    moved = judged.places(RED, on=other)
    assert between(judged, moved, WATCH) == (PawnMoved(seat=RED, card=other, came_from=card),)
    assert between(moved, moved.takes_back(RED), WATCH) == (PawnMoved(seat=RED, came_from=other),)
    assert BecameSure(seat=RED) in between(moved, moved.sure(RED), WATCH)


def test_the_hour_strikes_when_the_time_to_think_is_over() -> None:
    thinking = a_seance().at_hour(2).thinking(RED)
    *_, struck = between(thinking.sure(YELLOW, RED, TEAL), thinking.all_sure(), BLUE)
    assert isinstance(struck, HourStruck)
    assert struck.title == "The second hour strikes"
    assert (struck.hour, struck.hours) == (2, ("I", "II", "III", "IV", "V", "VI", "VII"))
    assert struck.said == "All were sure. The second hour strikes. Pawns stay where they stand. The ghost answers."
    french = between(thinking.sure(YELLOW, RED, TEAL), thinking.all_sure(), BLUE, "fr")[-1]
    assert french.title == "Deux heures sonnent"


def test_a_day_of_the_original_is_over() -> None:
    thinking = a_seance(rules=Rules.original(players=4, difficulty="easy")).thinking(RED)
    *_, struck = between(thinking.sure(YELLOW, RED), thinking.all_sure(), RED)
    assert struck.title == "Monday is over"
    assert struck.more == "Magic balls stay where they stand. The ghost answers."


def test_one_knock() -> None:
    before = a_seance().thinking(RED).agrees(TEAL, on=RED).all_sure()
    card, visions = before.right_card(RED), before.psychic(RED).visions[0].cards
    [knock] = between(before, before.reveals(RED), BLUE)
    assert isinstance(knock, GuessJudged)
    assert (knock.right, knock.seat, knock.card, knock.visions) == (True, RED, card, visions)
    assert knock.title == "One knock: Ms Red is right"
    assert knock.said.startswith("One knock: Ms Red was right, it is “")
    assert knock.said.endswith("Moved up for foreseeing it: Ms Teal.")
    doing = {one.seat: (one.doing, one.note) for one in knock.row}
    assert doing == {YELLOW: ("", ""), RED: ("right", "right"), TEAL: ("up", "one level up"), BLUE: ("", "")}
    assert between(before, before.reveals(RED), RED)[0].title == "One knock: you are right"


def test_two_knocks_scold_nobody() -> None:
    before = a_seance().thinking(RED).all_sure().reveals(RED)
    [knocks] = between(before, before.reveals(BLUE), BLUE)
    assert isinstance(knocks, GuessJudged)
    assert not knocks.right
    assert knocks.title.startswith("Two knocks: not the ")
    assert knocks.more == "Your visions stay with you."
    doing = {one.seat: one.doing for one in knocks.row}
    assert doing == {YELLOW: "", RED: "right", TEAL: "", BLUE: "wrong"}


def test_the_pawn_that_is_judged_does_not_fly_home_on_its_own() -> None:
    before = a_seance().judged(RED)
    assert not [one for one in between(before, before.all_revealed(), WATCH) if isinstance(one, PawnMoved)]


def test_several_knocks_at_once_are_told_one_by_one_and_none_tells_of_the_next() -> None:
    before = a_seance().judged(RED)
    knocks = [one for one in between(before, before.all_revealed(), WATCH) if isinstance(one, GuessJudged)]
    assert [knock.seat for knock in knocks] == [YELLOW, RED, TEAL, BLUE]
    assert [sum(one.doing != "" for one in knock.row) for knock in knocks] == [1, 2, 3, 4]


def test_whoever_has_found_everything_climbs() -> None:
    before = a_seance().plays_hour(RED).plays_hour(RED).judged(RED)
    level = before.psychic(RED).level
    knock, climb = between(before, before.reveals(RED), RED)
    assert isinstance(knock, GuessJudged)
    assert isinstance(climb, Climbed)
    assert (climb.start, climb.end, climb.hours) == (level, level + 4, ("IV", "V", "VI", "VII"))
    assert climb.found == before.reveals(RED).psychic(RED).found
    assert climb.title == "You have found everything"
    assert f"From level {level} to level {level + 4}." in climb.more
    assert "moves up 4" in climb.said
    assert "moves up" not in knock.said


# The finale


def test_the_shared_vision_is_turned_card_by_card() -> None:
    before = a_seance().lined_up().at_levels(2, 5, 8, 9)
    first = before.ghost_accuses(2)
    [turned] = [one for one in between(before, first, YELLOW) if isinstance(one, SharedVisionTurned)]
    assert (turned.cards, turned.turned) == (first.line_up.shared, 1)
    assert turned.urgent == "You vote now."
    assert turned.more == f"The shared vision: {names_in('en')(first.line_up.shared[0])}."
    assert [one.doing for one in turned.row] == ["lit", "dim", "dim", "dim"]
    [seen] = [one for one in between(before, first, BLUE) if isinstance(one, SharedVisionTurned)]
    assert (seen.title, seen.more, seen.urgent) == (turned.more, "It is for Ms Yellow to vote now.", "")
    second = first.votes(YELLOW, 2)
    [turned] = [one for one in between(first, second, RED) if isinstance(one, SharedVisionTurned)]
    assert (turned.cards, turned.turned) == (second.line_up.shared, 1)


def test_cards_between_which_nobody_votes_are_turned_in_one_go() -> None:
    before = a_seance().lined_up().at_levels(8, 8, 8, 8)
    now = before.ghost_accuses(2)
    [turned] = [one for one in between(before, now, WATCH) if isinstance(one, SharedVisionTurned)]
    assert (turned.turned, turned.cards) == (3, now.line_up.shared)
    assert all(names_in("en")(card) in turned.said for card in now.line_up.shared)


def test_votes_that_are_opened_together_are_shown_one_after_another_and_then_the_culprit() -> None:
    sealed = a_seance().finale(2, 5, 6, 9, culprit=2).votes(YELLOW, 1).votes(RED, 2).votes(TEAL, 1)
    *_, shown, over = between(sealed, sealed.votes(BLUE, 2), WATCH)
    assert isinstance(shown, VotesShown)
    assert [one.seat for one in shown.opened] == [YELLOW, RED, TEAL, BLUE]
    assert shown.opened[0].title == "Ms Yellow voted for group 1."
    assert isinstance(over, GameOver)
    assert over.won
    assert over.culprit == sealed.line_up.groups[1]
    assert over.accused == ""


def test_lost_shows_the_culprit_and_the_one_who_was_accused() -> None:
    seance = a_seance().finale(2, 5, 6, 9, culprit=3).votes(YELLOW, 1).votes(RED, 1).votes(TEAL, 1)
    *_, over = between(seance, seance.votes(BLUE, 2), RED)
    assert isinstance(over, GameOver)
    groups = seance.line_up.groups
    assert (over.won, over.culprit, over.accused, over.accused_word) == (False, groups[2], groups[0][0], "accused")


def test_what_has_no_scene_is_said() -> None:
    before = a_seance().all_get_visions()
    assert between(before, before.says(RED, "I see water."), BLUE) == (Told(said="Ms Red: I see water."),)


# Whole games, every seat


@pytest.mark.parametrize("seed", [1, 5, 10, 16])
def test_each_knock_vision_and_ending_of_a_game_is_told_once_to_every_seat(seed: int) -> None:
    game = ChanceGame(seed, luck=0.9)
    game.play(100_000)
    happened = Counter(type(event) for event in game.log)
    for seat in (*game.seats, HOST, WATCH):
        told = Counter(type(one) for _, found in course(game.log, seat) for one in found)
        assert told[GuessJudged] == happened[PawnJudged]
        assert told[VisionCame] == happened[VisionSent]
        assert told[GameOver] == happened[GameEnded]


@pytest.mark.parametrize("seed", [1, 5, 10, 16])
def test_a_moment_shows_no_card_that_its_view_does_not_hold(seed: int) -> None:
    game = ChanceGame(seed, luck=0.9)
    game.play(100_000)
    for seat in (*game.seats[1:], WATCH):
        known: set[str] = set()
        for now, found in course(game.log, seat):
            known |= cards_in_view(now)
            for moment in found:
                assert {card for card in cards_shown(moment) if not card.startswith("b_")} <= known


@pytest.mark.parametrize("seed", range(12))
def test_games_that_differ_in_secrets_have_the_same_moments(seed: int) -> None:
    game = ChanceGame(seed, luck=0.9)
    game.play(100_000)
    twin = twin_of(game.log, random.Random(seed))
    for seat in (*game.seats[1:], HOST, WATCH):
        ours, theirs = (
            [msgspec.json.encode(found) for now, found in course(log, seat) if now.outcome is None]
            for log in (game.log, twin)
        )
        assert [found for found in ours if found != b"[]"] == [found for found in theirs if found != b"[]"]
