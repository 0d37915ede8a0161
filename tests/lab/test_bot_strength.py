"""The strength of bots: how it is measured, what was written down, and, in the soak, that it is still so."""

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch import backends as thoughts
from mysterium_nb.lab.evaluation import bot_strength, matchups
from mysterium_nb.lab.evaluation.bot_strength import FIVE, GAMES, GHOSTS, PSYCHICS, SIX_CARDS
from mysterium_nb.lab.evaluation.disjoint_minds import held_out, of_their_own_facts
from mysterium_nb.lab.evaluation.matchups import PEOPLE, WHERE, preset_result
from mysterium_nb.lab.evaluation.results import Result
from mysterium_nb.minds import PRESETS, TagMind, minds_of, similarity


@pytest.mark.parametrize("ghost", GHOSTS)
def test_games_are_counted(ghost: bot_strength.GhostKind) -> None:
    result = bot_strength.at_a_table(Rules.classic(2, "easy"), ghost, "literal", likeness=0.6, games=2)
    assert (result.edition, result.players, result.difficulty) == ("classic", 2, "easy")
    assert (result.ghost, result.psychics, result.games) == (ghost, "literal", 2)
    assert 0 <= result.wins <= 2
    assert result.win_rate == result.wins / 2
    assert result.first_guesses >= 2 * 2, "two psychics guess at a character in each game"
    assert result.win_interval[0] <= result.win_rate <= result.win_interval[1]


def test_the_ghost_does_not_have_the_mind_that_is_held_out() -> None:
    result = held_out(SIX_CARDS[1], "tags", "pragmatic", games=1)
    assert result.ghost == "reasoning, all minds but tags"
    assert result.alike < 0.9
    assert result.crows == 0


def test_minds_of_their_own_facts_share_none() -> None:
    """What one of them goes by can be taken from the deck without any other noticing, and none echoes."""
    own = of_their_own_facts()
    assert list(own) == list(minds_of(shipped()))
    for name, mind in own.items():
        reasons = {
            reason.kind
            for vision in shipped().ids_of_kind("v")
            for card in shipped().ids_of_kind("l")
            for reason in mind.why(vision, card)
        }
        assert (
            reasons
            == {
                "tags": {"motif"},
                "colours": {"colour", "palette"},
                "moods": {"mood", "composition"},
                "meanings": {"word"},
            }[name]
        )
    assert similarity(own["tags"].affinity, TagMind(shipped()).affinity) < 0.95
    others, strangers = (held_out(SIX_CARDS[1], "moods", "literal", games=1, own_facts=own) for own in (False, True))
    assert strangers.alike < others.alike - 0.3


@pytest.mark.parametrize("where", WHERE)
def test_a_preset_is_measured_where_people_meet_it(where: matchups.Where) -> None:
    result = preset_result(FIVE, "friend", where, games=2)
    assert (result.games, result.ghost, result.psychics) == (
        2,
        PEOPLE if where == "psychics" else "friend",
        PEOPLE if where == "ghost" else "friend",
    )
    assert 0.6 < result.alike < 0.9


def test_no_figure_depends_on_whether_something_was_compiled_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "_compiling", lambda: pytest.fail("Somebody asked for the quickest."))
    bot_strength.at_a_table(Rules.classic(2, "easy"), "reasoning", "pragmatic", likeness=0.6, games=2)


def test_the_same_games_give_the_same_figures() -> None:
    one, two = (
        bot_strength.at_a_table(Rules.original(3), "reasoning", "pragmatic", likeness=0.5, games=2) for _ in range(2)
    )
    assert one == two


def test_every_table_is_written_down() -> None:
    written = bot_strength.strength()
    expected = [
        (r.edition, r.players, r.difficulty, g, p)
        for r in bot_strength.preset_rules()
        for g in GHOSTS
        for p in PSYCHICS
    ]
    assert [(r.edition, r.players, r.difficulty, r.ghost, r.psychics) for r in written.tables] == expected
    for held in (written.held_out, written.own_facts):
        assert [(r.crows, r.psychics) for r in held] == [
            (r.crows, f"{p}, {name} alone") for r in SIX_CARDS for name in minds_of(shipped()) for p in PSYCHICS
        ]
    assert [(r.ghost, r.psychics) for r in written.presets] == [
        pair for name in PRESETS for pair in ((name, name), (name, PEOPLE), (PEOPLE, name))
    ]
    assert [r.alike for r in written.correlations] == list(bot_strength.CORRELATIONS)


def test_it_was_written_down_for_this_deck() -> None:
    made = bot_strength.strength().made
    assert (made.deck, made.cards, made.seed) == (shipped().deck, bot_strength.deck_hash(shipped()), bot_strength.SEED)
    assert made.version


@pytest.mark.parametrize("psychics", PSYCHICS)
def test_a_table_is_played_again_as_it_is_written_down(psychics: bot_strength.PsychicKind) -> None:
    (written,) = [
        row
        for row in bot_strength.strength().tables
        if (row.edition, row.players, row.difficulty) == ("classic", 4, "medium")
        if (row.ghost, row.psychics) == ("reasoning", psychics)
    ]
    assert bot_strength.at_a_table(Rules.classic(4), "reasoning", psychics, likeness=0.6, games=GAMES) == written


def test_a_held_out_mind_is_played_again_as_it_is_written_down() -> None:
    (written,) = [
        row for row in bot_strength.strength().own_facts if row.crows == 0 and row.psychics == "literal, meanings alone"
    ]
    assert held_out(SIX_CARDS[1], "meanings", "literal", games=GAMES, own_facts=True) == written


def test_what_was_written_down_is_what_was_promised() -> None:
    written = bot_strength.strength()
    holds(written.held_out, written.correlations[-1])


def holds(held_out: tuple[Result, ...], shared: Result) -> None:
    """Half of the first guesses at six cards are right for a mind the ghost does not have; a shared mind wins."""
    assert all(result.first_guess_rate >= 0.5 for result in held_out if result.crows)
    assert shared.alike == 1
    assert shared.win_rate >= 0.95


@pytest.mark.soak
def test_it_is_still_so() -> None:
    again = tuple(held_out(SIX_CARDS[0], name, kind, games=100) for name in minds_of(shipped()) for kind in PSYCHICS)
    holds(again, bot_strength.at_a_table(Rules.classic(5), "reasoning", "pragmatic", likeness=1.0, games=100))
    rates = [
        bot_strength.at_a_table(Rules.classic(5), ghost, "pragmatic", likeness=0.6, games=60).win_rate
        for ghost in GHOSTS
    ]
    assert rates == sorted(rates)
    assert rates[-1] > rates[0] + 0.3
