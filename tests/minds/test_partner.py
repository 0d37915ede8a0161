"""A partner plays any seat of any game to its end, and only by what its seat may see."""

import random
import re
from pathlib import Path

import mypy.api
import pytest

import mysterium_nb
from mysterium_nb.decks import shipped
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.moves import Move
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.state import State
from mysterium_nb.engine.views import View, view
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.minds import PRESETS, Bot, Dials, Partner, ensemble, similarity
from mysterium_nb.table import Table
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from tests.chance import ChanceGame
from tests.secrecy.resampling import resampled
from tests.table.whole_games import NOON, a_table, ghost_view, psychic_view

START = {"c": 1, "l": 19, "o": 37}
"""The number of the first card of each kind."""


def allowed(move: Move, seen: View) -> bool:
    return move in legal_moves(seen) or type(move) in free_moves(seen)


def stands_still(state: State) -> bool:
    """All are sure, and no group has enough: a bot that stands where others should come has nothing to do."""
    return state.phase == "poll" and state.finale is not None and len(state.sure) == len(state.finale.pointing)


def test_it_is_a_bot() -> None:
    bot: Bot = Partner.of(shipped())
    assert callable(bot.choose)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", ["classic", "original"])
def test_partners_play_every_game_to_its_end(edition: str, players: int) -> None:
    rules = Rules.preset(edition, players).but(first_guess=players % 2 == 0, assignment="ghost")
    table = a_table(rules, clock=SimulatedClock(NOON), hosted=players % 3 > 0)
    dials = list(PRESETS.values())[players % len(PRESETS)]
    persons = [(GHOST,), *table.view(GHOST).setup.players]
    bots = {seats[0]: Partner.of(shipped(), dials, seats[0], lang="en") for seats in persons}
    moves = 0
    while table.waiting_for:
        seat = table.waiting_for[moves % len(table.waiting_for)]
        seen = table.view(seat)
        move = bots[seen.seat].choose(seen)
        assert move is not None, table
        assert allowed(move, seen)
        table.act(seat, move)
        moves += 1
    assert table.over
    assert moves < 500


def test_they_play_with_a_deck_of_ones_own_and_few_visions() -> None:
    few = [
        *(f"v{number}" for number in range(1, 17)),
        *(f"{kind}{first + i}" for kind, first in START.items() for i in range(6)),
    ]
    deck = shipped().only(few)
    clock = SimulatedClock(NOON)
    table = Table.open(Rules.classic(4), cards=deck.ids, clock=clock, rng=random.Random(1))
    table.start(seed="a dark night")
    seats = (GHOST, *(psychic.colour for psychic in table.view(GHOST).psychics))
    for _ in play_to_end(table, {seat: Partner.of(deck, seed=seat).choose for seat in seats}, clock):
        pass
    assert table.over


@pytest.mark.parametrize("alike", [0.4, 0.6, 1.0])
def test_a_psychic_is_right_as_often_as_it_says(alike: float) -> None:
    rules, said, right = Rules.classic(5).but(first_guess=True), [], []
    for game in range(8):
        colours = (GHOST, "yellow", "red", "teal", "blue")
        state, _ = play_engine_game(
            rules, {c: Partner.of(shipped(), Dials(alike), f"{game} {c}") for c in colours}, seed=game
        )
        belongs = dict(zip([p.colour for p in state.psychics], state.hidden.sets, strict=True))
        for guess in state.first_guesses:
            assert guess.confidence is not None
            said.append(guess.confidence / 100)
            right.append(guess.card in belongs[guess.psychic])
    assert sum(said) / len(said) == pytest.approx(sum(right) / len(right), abs=0.1)


@pytest.mark.parametrize("seed", range(3))
def test_it_has_a_move_in_every_position_and_none_depends_on_what_it_may_not_know(seed: int) -> None:
    bot, rng = Partner.of(shipped(), seed=seed, lang="fr"), random.Random(seed)
    for state in ChanceGame(seed).states():
        for seat in waiting_for(state) if state.clock.paused_at is None else ():
            seen = view(state, seat)
            move = bot.choose(seen)
            assert move is not None or stands_still(state)
            assert move is None or allowed(move, seen)
            if rng.random() < 0.1:
                twin = view(resampled(state, seat, rng), seat)
                assert Partner.of(shipped(), seed=seed, lang="fr").decide(twin) == bot.decide(seen)


def test_the_same_seed_decides_the_same() -> None:
    seen = ghost_view(a_table())
    assert Partner.of(shipped(), seed="a").decide(seen) == Partner.of(shipped(), seed="a").decide(seen)
    moves = {str(Partner.of(shipped(), Dials(alike=0.3), seed=seed).choose(seen)) for seed in range(8)}
    assert len(moves) > 2


def test_what_is_chosen_is_what_is_decided() -> None:
    bot = Partner.of(shipped())
    for seen in (ghost_view(a_table()), psychic_view(a_table(), "red")):
        decision = bot.decide(seen)
        assert bot.choose(seen) == (decision and decision.move)


def test_spectators_and_hosts_have_nothing_to_decide() -> None:
    bot, table = Partner.of(shipped()), a_table()
    for seat in (WATCH, HOST):
        assert bot.choose(table.view(seat)) is None
        assert bot.decide(table.view(seat)) is None


ASKED = """
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.minds import GhostBot, PsychicBot

def ask(ghost: GhostBot, psychic: PsychicBot, ghosts: GhostView, psychics: PsychicView) -> None:
    ghost.choose(ghosts), ghost.decide(ghosts)
    psychic.choose(psychics), psychic.decide(psychics)
    ghost.choose(psychics)
    ghost.decide(psychics)
    psychic.choose(ghosts)
    psychic.decide(ghosts)
"""
"""The last four lines hand a bot what another seat sees."""


def test_another_seats_view_fails_type_checking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(mysterium_nb.__file__).parents[1])
    said, failed, _ = mypy.api.run(["--strict", "--config-file=", f"--cache-dir={tmp_path}", "-c", ASKED])
    assert failed == ""
    assert re.findall(r"<string>:(\d+): error: .* has incompatible type \"(\w+)\"; expected \"(\w+)\"", said) == [
        ("8", "PsychicView", "GhostView"),
        ("9", "PsychicView", "GhostView"),
        ("10", "GhostView", "PsychicView"),
        ("11", "GhostView", "PsychicView"),
    ]
    assert said.splitlines()[-1].startswith("Found 4 errors")


def test_any_two_partners_are_as_alike_as_the_dials_say() -> None:
    one, two = (Partner.of(shipped(), Dials(alike=0.5), seed) for seed in ("one", "two"))
    assert similarity(one.mind.affinity, two.mind.affinity) == pytest.approx(0.5, abs=0.05)
    twin = Partner.of(shipped(), PRESETS["twin"], "one")
    assert similarity(twin.mind.affinity, ensemble(shipped()).affinity) == pytest.approx(1.0)


@pytest.mark.parametrize(("alike", "noise"), [(1.1, 0.0), (0.5, -0.1)])
def test_dials_go_from_0_to_1(alike: float, noise: float) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Dials(alike=alike, noise=noise)


def test_who_is_more_alike_trusts_more() -> None:
    assert PRESETS["twin"].trust > PRESETS["friend"].trust > PRESETS["stranger"].trust
