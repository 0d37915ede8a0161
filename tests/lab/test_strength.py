"""The strength of bots: how it is measured, what was written down, and, in the soak, that it is still so."""

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.kernel.editions import Rules
from mysterium_nb.lab import strength
from mysterium_nb.lab.strength import GHOSTS, PSYCHICS, SIX_CARDS, Result
from mysterium_nb.minds import minds_of


@pytest.mark.parametrize("ghost", GHOSTS)
def test_games_are_counted(ghost: strength.GhostKind) -> None:
    result = strength.at_a_table(Rules.classic(2, "easy"), ghost, "literal", likeness=0.6, games=2)
    assert (result.edition, result.players, result.difficulty) == ("classic", 2, "easy")
    assert (result.ghost, result.psychics, result.games) == (ghost, "literal", 2)
    assert 0 <= result.wins <= 2
    assert result.win_rate == result.wins / 2
    assert result.first_guesses >= 2 * 2, "two psychics guess at a character in each game"
    assert result.win_interval[0] <= result.win_rate <= result.win_interval[1]


def test_the_ghost_does_not_have_the_mind_that_is_held_out() -> None:
    result = strength.held_out(SIX_CARDS[1], "tags", "pragmatic", games=1)
    assert result.ghost == "reasoning, all minds but tags"
    assert result.alike < 0.9
    assert result.crows == 0


def test_the_same_games_give_the_same_figures() -> None:
    one, two = (
        strength.at_a_table(Rules.original(3), "reasoning", "pragmatic", likeness=0.5, games=2) for _ in range(2)
    )
    assert one == two


def test_every_table_is_written_down() -> None:
    written = strength.strength()
    expected = [(r.edition, r.players, r.difficulty, g, p) for r in strength.tables() for g in GHOSTS for p in PSYCHICS]
    assert [(r.edition, r.players, r.difficulty, r.ghost, r.psychics) for r in written.tables] == expected
    assert len(written.held_out) == len(SIX_CARDS) * len(minds_of(shipped())) * len(PSYCHICS)
    assert [r.alike for r in written.correlations] == list(strength.CORRELATIONS)


def test_what_was_written_down_is_what_was_promised() -> None:
    written = strength.strength()
    holds(written.held_out, written.correlations[-1])


def holds(held_out: tuple[Result, ...], shared: Result) -> None:
    """Half of the first guesses at six cards are right for a mind the ghost does not have; a shared mind wins."""
    assert all(result.first_guess_rate >= 0.5 for result in held_out if result.crows)
    assert shared.alike == 1
    assert shared.win_rate >= 0.95


@pytest.mark.soak
def test_it_is_still_so() -> None:
    again = tuple(
        strength.held_out(SIX_CARDS[0], name, kind, games=100) for name in minds_of(shipped()) for kind in PSYCHICS
    )
    holds(again, strength.at_a_table(Rules.classic(5), "reasoning", "pragmatic", likeness=1.0, games=100))
    rates = [
        strength.at_a_table(Rules.classic(5), ghost, "pragmatic", likeness=0.6, games=60).win_rate for ghost in GHOSTS
    ]
    assert rates == sorted(rates)
    assert rates[-1] > rates[0] + 0.3
