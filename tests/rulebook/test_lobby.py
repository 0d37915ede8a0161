"""Seats, names, rules and the order of age before the game; seats changing hands during it."""

import pytest

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.events import TableOpened
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import (
    CallOff,
    OrderAges,
    Pause,
    PlacePawn,
    Say,
    SendVision,
    SetRules,
    Sit,
    StandUp,
    Start,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH
from tests.seance import BLUE, FIVE, PURPLE, RED, TEAL, WHITE, YELLOW, Seance, a_lobby, a_seance

KEEPER_ONLY = "Only the host, or the first who sat down, can do this."
SETTLED = "The game has begun; this is settled now."


def an_empty_table(rules: Rules = FIVE) -> Seance:
    return Seance(replay([TableOpened(rules, STANDARD, hosted=False)]))


def test_a_table_opens_with_its_rules_and_nobody_at_it() -> None:
    table = an_empty_table()
    assert (table.phase, table.state.setup.sitters, table.state.setup.rules) == ("lobby", (), FIVE)


def test_people_and_bots_sit_down_by_name() -> None:
    table = an_empty_table().does(TABLE, Sit(RED, "  Ada   Lovelace "), Sit(BLUE, "Turk", "bot"))
    assert [(s.seat, s.name, s.kind) for s in table.state.setup.sitters] == [
        (RED, "Ada Lovelace", "person"),
        (BLUE, "Turk", "bot"),
    ]


def test_only_the_house_and_the_host_seat_people() -> None:
    assert an_empty_table().refuses(RED, Sit(RED, "Ada")) == "Only the host can do this."
    assert an_empty_table().does(HOST, Sit(RED, "Ada")).state.setup.sitter(RED) is not None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Choose a name."),
        (" \t ", "Choose a name."),
        ("x" * 25, "A name has at most 24 characters."),
        ("bell\a", "A name is made of characters that can be printed."),
        ("MS BLUE", "Somebody at this table is called MS BLUE already; choose another name."),
    ],
)
def test_a_name_is_short_printable_and_nobody_elses(name: str, sentence: str) -> None:
    assert a_lobby(people=(BLUE,)).refuses(TABLE, Sit(RED, name)) == sentence


def test_a_name_of_24_characters_is_short_enough_and_ones_own_name_may_be_kept() -> None:
    lobby = a_lobby(people=(BLUE,)).does(TABLE, Sit(RED, "x" * 24), Sit(BLUE, "ms blue"))
    assert [s.name for s in lobby.state.setup.sitters] == ["The ghost", "ms blue", "x" * 24]


def test_there_is_a_seat_for_the_ghost_and_for_each_colour_and_no_more_than_the_rules_have() -> None:
    lobby = a_lobby(people=(PURPLE, RED, WHITE))
    for nowhere in ("green", HOST, WATCH, TABLE):
        assert lobby.refuses(TABLE, Sit(nowhere, "Eve")) == "There is no such seat at this table."
    full = lobby.does(TABLE, Sit(TEAL, "Eve"))
    assert full.refuses(TABLE, Sit(BLUE, "Mallory")) == "All seats at this table are taken."
    assert full.does(TABLE, Sit(RED, "Mallory"), Sit(GHOST, "Banquo")).state.setup.sitter(RED) is not None


def test_people_keep_the_colour_they_sit_at() -> None:
    seance = a_lobby(people=(WHITE, PURPLE)).does(HOST, Start())
    assert {WHITE, PURPLE} < {p.colour for p in seance.state.psychics}
    assert len(seance.state.psychics) == 4


def test_everybody_may_stand_up_and_the_host_may_ask_anybody_to() -> None:
    lobby = a_lobby()
    assert lobby.does(RED, StandUp(RED)).state.setup.sitter(RED) is None
    assert lobby.does(HOST, StandUp(RED)).state.setup.sitter(RED) is None
    assert lobby.refuses(BLUE, StandUp(RED)) == "Only the host can do this."
    assert lobby.refuses(PURPLE, StandUp(PURPLE)) == "Nobody sits there."


def test_the_lobby_is_kept_by_the_host_or_the_first_who_sat_down() -> None:
    table = an_empty_table()
    assert table.refuses(RED, SetRules(FIVE)) == KEEPER_ONLY
    table = table.does(TABLE, Sit(RED, "Ada"), Sit(BLUE, "Bob"))
    hard = Rules.classic(5, "hard")
    for keeper in (RED, HOST, TABLE):
        assert table.does(keeper, SetRules(hard)).state.setup.rules == hard
        assert table.does(keeper, OrderAges((BLUE, RED))).state.setup.ages == (BLUE, RED)
    for other in (BLUE, WATCH, GHOST):
        assert table.refuses(other, SetRules(hard)) == KEEPER_ONLY
        assert table.refuses(other, OrderAges((BLUE, RED))) == KEEPER_ONLY
    assert table.does(RED, StandUp(RED)).does(BLUE, SetRules(hard)).state.setup.rules == hard


def test_whoever_is_renamed_keeps_the_table_and_a_bot_in_their_seat_does_not() -> None:
    table = an_empty_table().does(TABLE, Sit(RED, "Ada"), Sit(BLUE, "Bob"))
    renamed = table.does(HOST, Sit(RED, "Ada L."))
    assert [sitter.name for sitter in renamed.state.setup.sitters] == ["Ada L.", "Bob"]
    assert renamed.does(RED, SetRules(FIVE)).refuses(BLUE, SetRules(FIVE)) == KEEPER_ONLY
    replaced = table.does(HOST, Sit(RED, "Turk", "bot"))
    assert [sitter.name for sitter in replaced.state.setup.sitters] == ["Bob", "Turk"]
    assert replaced.does(HOST, Sit(RED, "Ada")).refuses(RED, SetRules(FIVE)) == KEEPER_ONLY


def test_rules_are_checked_when_they_are_set_whatever_their_origin() -> None:
    unchecked = Rules(
        edition="classic", players=5, difficulty="medium", psychics=4, cards_per_kind=3, crows=0, crow_per=None
    )
    with pytest.raises(ImpossibleRules, match=r"cards_per_kind must be from 4 to 18, not 3\."):
        a_lobby().does(HOST, SetRules(unchecked))


def test_rules_have_a_seat_for_everybody_who_sits_there() -> None:
    sentence = "More people sit at this table than these rules have seats for."
    assert a_lobby().refuses(HOST, SetRules(Rules.classic(4))) == sentence
    fewer = a_lobby().does(RED, StandUp(RED)).does(HOST, SetRules(Rules.classic(4)))
    assert fewer.state.setup.rules.players == 4


def test_the_order_of_age_names_nobody_twice() -> None:
    assert a_lobby().refuses(HOST, OrderAges((RED, BLUE, RED))) == "Name each psychic once, eldest first."


def test_the_order_of_age_is_the_order_of_joining_unless_the_lobby_changes_it() -> None:
    lobby = a_lobby(people=(BLUE, YELLOW, TEAL, RED))
    assert lobby.does(HOST, Start()).state.setup.ages == (BLUE, YELLOW, TEAL, RED)
    changed = lobby.does(HOST, OrderAges((RED, TEAL)), Start())
    assert changed.state.setup.ages == (RED, TEAL, BLUE, YELLOW)


def test_rules_and_ages_are_settled_when_the_game_has_begun() -> None:
    seance = a_seance()
    assert seance.refuses(HOST, SetRules(FIVE)) == SETTLED
    assert seance.refuses(HOST, OrderAges((RED,))) == SETTLED


def test_before_the_game_has_begun_there_is_nothing_to_play_to_pause_or_to_call_off() -> None:
    lobby = a_lobby()
    assert lobby.refuses(GHOST, SendVision(RED, ("v1",))) == "The game has not begun."
    assert lobby.refuses(HOST, Pause()) == "The game has not begun."
    assert lobby.refuses(HOST, CallOff()) == "The game has not begun."
    assert lobby.refuses(RED, Say(RED, "Hello?")) == "The game has not begun."
    assert lobby.refuses(RED, PlacePawn(RED, "c1")) == "The game has not begun."


def test_a_seat_can_change_hands_in_mid_game_and_the_log_says_so() -> None:
    seance = a_seance().does(RED, StandUp(RED))
    assert seance.state.setup.sitter(RED) is None
    handed = seance.does(TABLE, Sit(RED, "Turk", "bot"), Sit(GHOST, "Banquo"))
    assert [(e.seat, e.name, e.kind) for e in handed.log[-2:]] == [  # type: ignore[union-attr] # seats were taken
        (RED, "Turk", "bot"),
        (GHOST, "Banquo", "person"),
    ]
    assert handed.refuses(TABLE, Sit(WHITE, "Eve")) == "There is no such seat at this table."


def test_a_person_with_two_psychics_is_one_sitter() -> None:
    seance = a_seance(rules=Rules.classic(3))
    handed = seance.does(TABLE, Sit(RED, "Newcomer"))
    assert [(s.seat, s.name) for s in handed.state.setup.sitters if s.name == "Newcomer"] == [(YELLOW, "Newcomer")]
    assert handed.state.setup.ages == seance.state.setup.ages
    for seat in (YELLOW, RED):
        assert seance.does(seat, StandUp(seat)).state.setup.sitter(YELLOW) is None
