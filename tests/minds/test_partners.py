"""The bots of a table: how alike they are, when they think together, and how often they are right."""

from collections.abc import Mapping

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.moves import FirstGuess, Move, PlacePawn, Vote
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.engine.views import PsychicView, View
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.minds import PRESETS, LearnedMind, NoisyMind, Partner, Partners, ensemble, similarity
from mysterium_nb.minds.bots.partners import TALK_THINGS_OVER, DiscussingPartner
from tests.table.whole_games import a_table, all_get_visions, play_well, psychic_view

SEATS: tuple[SeatId, ...] = ("yellow", "red", "teal", "blue")
FIVE = Rules.classic(5)


def partners(preset: str = "friend", table: str = "LAMO42", *, people: bool = False) -> Partners:
    return Partners(shipped(), preset, table=table, game="1", bots=(GHOST, *SEATS), people=people)


class Noted:
    """A bot whose guesses at one card after one vision are written down, with the chance that it gave them."""

    def __init__(self, bot: Partner | DiscussingPartner, said: list[tuple[SeatId, str, float]]) -> None:
        self._bot = bot
        self._said = said

    def choose(self, view: View) -> Move | None:
        decision = self._bot.decide(view)
        if decision is None:
            return None
        move = decision.move
        if isinstance(move, PlacePawn | FirstGuess) and isinstance(view, PsychicView) and move.card is not None:
            self._said.append((move.psychic, move.card, decision.chance))
        return move


@pytest.mark.parametrize("preset", TALK_THINGS_OVER)
def test_who_talks_things_over_is_right_as_often_as_it_says(preset: str) -> None:
    chances, right = [], []
    for game in range(16):
        said: list[tuple[SeatId, str, float]] = []
        bots = partners(preset, f"table {game}")
        state, _ = play_engine_game(
            FIVE, {seat: Noted(bots.for_seat(seat), said) for seat in (GHOST, *SEATS)}, seed=game
        )
        belongs: Mapping[SeatId, tuple[str, ...]] = dict(
            zip((p.colour for p in state.psychics), state.hidden.sets, strict=True)
        )
        chances += [chance for _, _, chance in said]
        right += [card in belongs[psychic] for psychic, card, _ in said]
    assert sum(chances) / len(chances) == pytest.approx(sum(right) / len(right), abs=0.1)


def test_a_private_first_guess_is_ones_own_and_the_pawn_is_everybodys() -> None:
    table = a_table(FIVE.but(first_guess=True))
    all_get_visions(table)
    bots = partners()
    red = bots.for_seat("red")
    own = NoisyMind(ensemble(shipped()), PRESETS["friend"].alike ** 0.5, "LAMO42 red")
    view = psychic_view(table, "red")
    assert view.owing
    assert red.decide(view) == Partner(own, PRESETS["friend"], "1 red").decide(view)
    assert partners("neighbour").for_seat("red").mind.name == "ensemble", "neighbours do not talk things over"
    move = red.choose(view)
    assert isinstance(move, FirstGuess)
    table.act("red", move)
    placed = red.decide(psychic_view(table, "red"))
    assert placed is not None
    assert isinstance(placed.move, PlacePawn)
    assert placed != Partner(own, PRESETS["friend"], "1 red").decide(psychic_view(table, "red"))


def test_a_sealed_vote_is_ones_own() -> None:
    table = a_table(FIVE)
    play_well(table, until="poll")
    seat = table.waiting_for[0]
    view = psychic_view(table, seat)
    own = NoisyMind(ensemble(shipped()), PRESETS["friend"].alike ** 0.5, f"LAMO42 {seat}")
    vote = partners().for_seat(seat).decide(view)
    assert vote == Partner(own, PRESETS["friend"], f"1 {seat}").decide(view)
    assert vote is not None
    assert isinstance(vote.move, Vote)


def test_among_bots_a_ghost_is_as_like_each_as_the_preset_says() -> None:
    bots = partners("neighbour")
    for seat in SEATS:
        assert similarity(bots.for_seat(GHOST).mind.affinity, bots.for_seat(seat).mind.affinity) == pytest.approx(
            0.5, abs=0.05
        )
    assert partners("friend").for_seat("red").mind.affinity.matrix.std() == pytest.approx(1, abs=0.01)


def test_a_ghost_of_people_or_of_a_class_has_nothing_of_its_own() -> None:
    common = ensemble(shipped()).affinity
    assert similarity(partners().for_seat(GHOST).mind.affinity, common) < 0.9
    assert similarity(partners(people=True).for_seat(GHOST).mind.affinity, common) == pytest.approx(1)
    taught = LearnedMind(shipped())
    bots = Partners(shipped(), "stranger", table="LAMO42", bots=(GHOST, "red"), mind=taught)
    assert bots.for_seat(GHOST).mind is taught
    assert similarity(bots.for_seat("red").mind.affinity, common) < 0.9, (
        "bots among the psychics stay different from each other"
    )


def test_the_same_table_and_seat_are_the_same_bot() -> None:
    for seat in (GHOST, *SEATS):
        one, two = (partners().for_seat(seat).mind.affinity.matrix for _ in range(2))
        assert (one == two).all()
    other = Partners(shipped(), "friend", table="OTHER1", bots=(GHOST, *SEATS)).for_seat(GHOST).mind.affinity
    assert similarity(partners().for_seat(GHOST).mind.affinity, other) < 0.9
