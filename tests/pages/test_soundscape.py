"""Which music belongs to which moment: the same for every seat, and made from nothing that anybody hides."""

import random

import pytest

from mysterium_nb.engine.moves import Pause, Resume
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import view
from mysterium_nb.pages.soundscape import scene
from tests.chance import ChanceGame
from tests.picture.tables import moments
from tests.seance import NOON, RED, TEAL, YELLOW, Seance, a_lobby, a_seance
from tests.secrecy.resampling import resampled

MOMENTS = moments()


def music(seance: Seance) -> str:
    return scene(seance.sees(WATCH)).name


@pytest.mark.parametrize(
    ("moment", "name"),
    [
        ("lobby", "lobby"),
        ("assignment", "lobby"),
        ("visions", "calm"),
        ("interpretation", "calm"),
        ("manifestation", "manifestation"),
        ("culprit", "sharedVision"),
        ("poll", "poll"),
        ("won", "won"),
        ("lost", "lost"),
        ("out of time", "lost"),
    ],
)
def test_every_phase_has_its_music(moment: str, name: str) -> None:
    assert music(MOMENTS[moment]) == name


@pytest.mark.parametrize("edition", ["classic", "revised", "original"])
def test_in_every_edition_the_last_two_hours_are_tense(edition: str) -> None:
    seance = a_seance(rules=Rules.preset(edition, players=4).but(assignment="random"))
    last = seance.state.setup.rules.hours
    heard = {hour: music(seance.at_hour(hour)) for hour in range(1, last + 1)}
    assert heard == {hour: "tension" if hour >= last - 1 else "calm" for hour in heard}


def test_people_look_at_the_shared_vision_until_somebody_votes() -> None:
    poll = a_seance().finale(2, 5, 6, 9, culprit=2)
    assert music(poll) == "sharedVision"
    assert music(poll.votes(YELLOW, 2)) == "poll"


def test_pointing_at_a_group_is_voting_where_nothing_is_sealed() -> None:
    two = a_seance(rules=Rules.classic(players=2, difficulty="hard")).finale(culprit=3)
    first = two.state.psychics[0].colour
    assert music(two) == "sharedVision"
    assert music(two.points(first, 1)) == "poll"


def test_the_last_seconds_are_heard_only_while_time_runs() -> None:
    assert scene(a_seance().sees(WATCH)).deadline is None
    thinking = a_seance().all_get_visions()
    assert scene(thinking.sees(WATCH)).deadline == NOON + 120_000
    paused = thinking.does(HOST, Pause())
    assert scene(paused.sees(WATCH)).deadline is None
    assert scene(paused.later(5).does(HOST, Resume()).sees(WATCH)).deadline == NOON + 125_000


def test_a_table_keeps_its_melody_from_the_deal_to_the_end() -> None:
    seance = a_seance()
    evening = [seance, seance.thinking(), seance.plays_hour(RED, TEAL), seance.finale(culprit=1)]
    assert len({scene(moment.sees(WATCH)).theme for moment in evening}) == 1
    assert scene(a_lobby().sees(WATCH)).theme == 0
    others = {scene(a_seance(seed=f"night {number}").sees(WATCH)).theme for number in range(9)}
    assert len(others) == 9


@pytest.mark.parametrize("moment", MOMENTS)
def test_everybody_at_a_table_hears_the_same(moment: str) -> None:
    state = MOMENTS[moment].state
    seats = (GHOST, HOST, WATCH, *(psychic.colour for psychic in state.psychics))
    assert len({scene(view(state, seat)) for seat in seats}) == 1


@pytest.mark.parametrize("seed", range(5))
def test_another_truth_behind_the_same_view_sounds_the_same(seed: int) -> None:
    game, rng = ChanceGame(seed), random.Random(seed)
    for number, state in enumerate(game.states()):
        if number % 11 == 0 and not game.over:
            for seat in (*game.seats, HOST, WATCH):
                assert scene(view(resampled(state, seat, rng), seat)) == scene(view(state, seat))
