"""The lobby as plain data: who sits where, by which rules, and who may change what."""

import pytest
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.moves import Move, OrderAges, SetRules, Sit, Start
from mysterium_nb.engine.rules import EDITIONS, Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH, SeatId
from mysterium_nb.pages.lobby_page import lobby_page
from mysterium_nb.pages.model import Field, Page, PageState, Piece, Pressable, PsychicRow, Text, TextButton, keys_of
from mysterium_nb.pages.rules_form import carry_over
from mysterium_nb.table import Table
from tests.pages.reading import of_kind, texts, words_on
from tests.table.whole_games import a_lobby

NAMES = {lang: CardNames(shipped(), lang) for lang in ("en", "fr")}
EVERY_SEAT: tuple[SeatId, ...] = (HOST, GHOST, WATCH, *COLOURS)
EVERYTHING = PageState(kind="colours")


def page(table: Table, seat: SeatId, page_state: PageState = EVERYTHING) -> Page:
    return lobby_page(table.view(seat), page_state, NAMES[page_state.lang])


def moves(of: Page) -> dict[str, Move]:
    return {key: press for key, press in of.actions.items() if not isinstance(press, PageState)}


def pieces(of: Page) -> list[Piece]:
    return [piece for panel in of.panels.values() for piece in panel]


def pressable(of: Page, key: str) -> Pressable:
    return next(piece for piece in of_kind(Pressable, pieces(of)) if piece.key == key)


def seat_of(of: Page, seat: SeatId) -> PsychicRow:
    return next(row for row in of_kind(PsychicRow, of.panels["seats"]) if row.seat == seat)


def seated(rules: Rules, *seats: SeatId, hosted: bool = True) -> Table:
    table = a_lobby(rules, hosted=hosted)
    for seat in seats:
        table.sit(seat, f"Guest of {seat}")
    return table


def typed(move: Move) -> Move:
    return replace(move, name="Zoë") if isinstance(move, Sit) and not move.name else move


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_every_press_of_every_seat_is_accepted(edition: str, players: int) -> None:
    rules = Rules.preset(edition, players)
    made = 0
    for sitting in ((), ("white",), (GHOST, "blue"), COLOURS[: rules.people]):
        for seat in EVERY_SEAT:
            for move in moves(page(seated(rules, *sitting), seat)).values():
                seated(rules, *sitting).act(seat, typed(move))
                made += 1
    assert made > 100


@pytest.mark.parametrize("key", ["rule:edition:original", "rule:players:6", "rule:timer:off", "rule:clairvoyancy:off"])
def test_what_was_chosen_is_what_is_pressed_next(key: str) -> None:
    table = seated(Rules.classic(5), "red")
    before = page(table, "red")
    assert pressable(before, key).pressed is False
    table.act("red", moves(before)[key])
    after = page(table, "red")
    assert pressable(after, key).pressed is True
    assert key not in moves(after)


def test_each_rule_has_exactly_one_choice_that_is_on() -> None:
    for edition in EDITIONS:
        choices = of_kind(TextButton, page(seated(Rules.preset(edition, 5)), HOST).panels["rules"], "choice")
        names = {p.key.split(":")[1] for p in choices}
        assert sorted(p.key.split(":")[1] for p in choices if p.pressed) == sorted(names)


def test_the_first_who_sat_down_keeps_the_table_and_nobody_else_but_the_host() -> None:
    table = seated(Rules.classic(4), "red", GHOST, "blue")
    assert {seat for seat in EVERY_SEAT if moves(page(table, seat))} == {HOST, "red"}
    assert moves(page(table, "red"))["start"] == Start()
    assert pressable(page(table, "red"), "start").style.startswith("go")
    assert "Guest of red begins when all are there." in texts(page(table, "blue").panels["dock"])


def test_where_nobody_sits_yet_the_page_says_who_will_begin() -> None:
    lines = texts(page(seated(Rules.classic(4)), "blue").panels["dock"])
    assert lines == ["The first who sits down begins, or the host."]


def test_only_the_host_seats_people_and_bots() -> None:
    table = seated(Rules.classic(4), "red")
    assert not [move for move in moves(page(table, "red")).values() if isinstance(move, Sit)]
    host = moves(page(table, HOST))
    assert host["sit:blue"] == Sit("blue", "")
    assert "sit:blue" in [field.key for field in of_kind(Field, page(table, HOST).panels["seats"])]
    table.act(HOST, host["bot:blue"])
    assert "the house" in seat_of(page(table, WATCH), "blue").subtitle


def test_other_colours_are_put_away_until_the_host_asks() -> None:
    table = seated(Rules.classic(4))
    assert "sit:white" not in page(table, HOST, PageState()).actions
    look = page(table, HOST, PageState()).actions["colours"]
    assert isinstance(look, PageState)
    assert "sit:white" in page(table, HOST, look).actions


def test_where_all_have_sat_down_nobody_else_can() -> None:
    table = seated(Rules.classic(3), "white", "teal", GHOST)
    host = page(table, HOST)
    assert not [move for move in moves(host).values() if isinstance(move, Sit)]
    assert {row.seat for row in of_kind(PsychicRow, host.panels["seats"])} == {GHOST, "white", "teal"}


def test_bots_are_all_called_differently() -> None:
    table = seated(Rules.classic(7))
    for seat in (GHOST, *COLOURS):
        table.act(HOST, moves(page(table, HOST))[f"bot:{seat}"])
    names = [sitter.name for sitter in table.view(HOST).setup.sitters]
    assert len(set(names)) == 7


def test_a_person_with_two_psychics_is_shown_with_both_pawns() -> None:
    seats = page(seated(Rules.classic(3), "red"), WATCH)
    assert (seat_of(seats, "red").pawns, seat_of(seats, "red").text) == (("blue",), "Guest of red")
    assert seat_of(seats, "yellow").text == "Yellow and Teal"


def test_the_keeper_makes_somebody_the_eldest() -> None:
    table = seated(Rules.classic(4), "red", "blue")
    before = page(table, "red")
    assert "the eldest" in seat_of(before, "red").subtitle
    assert moves(before)["eldest:blue"] == OrderAges(("blue",))
    table.act("red", OrderAges(("blue",)))
    after = page(table, "red")
    assert "the eldest" in seat_of(after, "blue").subtitle
    assert "the eldest" not in seat_of(after, "red").subtitle
    assert moves(after)["eldest:yellow"] == OrderAges(("yellow", "blue"))
    assert not seat_of(page(table, "blue"), "blue").key


@pytest.mark.parametrize("rules", [Rules.classic(3), Rules.original(5)])
def test_age_is_not_asked_where_it_decides_nothing(rules: Rules) -> None:
    lobby = page(seated(rules, "red"), "red")
    assert not [press for press in moves(lobby).values() if isinstance(press, OrderAges)]
    assert not [row for row in of_kind(PsychicRow, pieces(lobby)) if "eldest" in row.subtitle]


def test_no_size_is_offered_that_would_send_people_away() -> None:
    lobby = page(seated(Rules.classic(6), "red", "blue", "teal", GHOST), HOST)
    sizes = [p.text for p in of_kind(TextButton, lobby.panels["rules"]) if p.key.startswith("rule:players")]
    assert sizes == ["4", "5", "6", "7"]


def test_clairvoyancy_is_offered_only_where_the_rules_have_tokens() -> None:
    offered = {
        (edition, players): "rule:clairvoyancy:off" in page(seated(Rules.preset(edition, players)), HOST).actions
        for edition in EDITIONS
        for players in range(2, 8)
    }
    assert {size for size, on in offered.items() if on} == {
        (e, p) for e in ("classic", "revised") for p in (4, 5, 6, 7)
    }


def test_what_the_table_chose_stays_where_it_can() -> None:
    chosen = Rules.classic(5, "hard").but(first_guess=True, timer_seconds=60, tokens=0, assignment="ghost", hours=9)
    there = carry_over(chosen, "original", 6)
    assert (there.first_guess, there.timer_seconds, there.assignment, there.hours) == (True, 60, "ghost", 9)
    assert (there.difficulty, there.lexicon, there.poll) == ("difficult", "dreams", "tries")
    back = carry_over(there, "classic", 5)
    assert (back.difficulty, back.first_guess, back.timer_seconds) == ("hard", True, 60)


def test_what_the_table_did_not_choose_goes_with_the_edition() -> None:
    assert carry_over(Rules.classic(5), "original", 5) == Rules.original(5)
    assert carry_over(Rules.original(5, "very-difficult"), "revised", 5) == Rules.revised(5, "hard")
    assert carry_over(Rules.classic(4, "easy"), "classic", 7) == Rules.classic(7, "easy")


def test_a_choice_that_is_no_longer_possible_is_dropped() -> None:
    assert carry_over(Rules.classic(2).but(cards_per_kind=4), "classic", 7) == Rules.classic(7)


def test_an_hourglass_of_another_length_is_offered_as_it_is() -> None:
    table = seated(Rules.classic(4).but(timer_seconds=90), "red")
    assert pressable(page(table, "red"), "rule:timer:90").pressed is True
    told = {p.text: p.subtitle for p in of_kind(Text, page(table, "blue").panels["rules"], "rule")}
    assert told["Hourglass"] == "90 s"


def test_everybody_else_reads_the_rules_and_the_numbers() -> None:
    panel = page(seated(Rules.classic(5, "hard")), WATCH).panels["rules"]
    assert {p.text: p.subtitle for p in of_kind(Text, panel, "rule")} == {
        "Edition": "Classic",
        "Players": "5",
        "Difficulty": "Hard",
        "Hourglass": "120 s",
        "Clairvoyancy": "On",
        "First guess": "Off",
        "Hints": "Off",
        "What belongs to whom": "Chance decides",
    }
    assert [(p.text, p.subtitle) for p in of_kind(Text, panel, "number")] == [
        ("8", "cards of each kind"),
        ("4", "psychics"),
        ("7", "cards in the ghost’s hand"),
        ("Hour 7", "is the last"),
        ("1×", "crow, in all"),
        ("4", "tokens for each psychic"),
    ]


def test_the_original_is_told_in_its_own_words() -> None:
    panel = page(seated(Rules.original(4, "very-difficult")), WATCH).panels["rules"]
    numbers = {p.subtitle: p.text for p in of_kind(Text, panel, "number")}
    assert (numbers["is the last"], numbers["new hand"]) == ("Sunday", "0×")


def test_a_colour_that_the_game_would_leave_out_is_told_so() -> None:
    table = seated(Rules.classic(3), "red", "blue")
    mine = seat_of(page(table, "white"), "white")
    assert mine.mine
    assert "without this colour" in mine.subtitle
    assert "you" in seat_of(page(table, "blue"), "blue").subtitle


def test_a_name_with_markup_in_it_stays_text() -> None:
    table = seated(Rules.classic(4))
    table.act(HOST, Sit("red", "<b>Ann</b>"))
    assert seat_of(page(table, WATCH), "red").text == "<b>Ann</b>"


@pytest.mark.parametrize("place", ["seats", "rules", "dock"])
def test_a_refusal_is_said_where_it_happened(place: str) -> None:
    page_state = PageState(refusal="Not so.", refused_at=place)
    shown = page(seated(Rules.classic(4)), HOST, page_state)
    assert [name for name, panel in shown.panels.items() if "Not so." in texts(panel)] == [place]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_speaks_french(edition: str) -> None:
    table = seated(Rules.preset(edition, 5), "red")
    for seat in EVERY_SEAT:
        english, french = page(table, seat), page(table, seat, replace(EVERYTHING, lang="fr"))
        assert {k for k in english.actions if k != "lang"} == {k for k in french.actions if k != "lang"}
        assert texts(french.panels["dock"]) != texts(english.panels["dock"])
        assert not [words for words in words_on(french) if "{" in words]


def test_no_two_pieces_have_one_key_and_every_press_has_a_piece() -> None:
    for seat in EVERY_SEAT:
        shown = page(seated(Rules.classic(4), "red"), seat)
        keys = keys_of(pieces(shown))
        assert sorted(keys) == sorted(shown.actions)


def test_rules_are_changed_as_a_whole() -> None:
    table = seated(Rules.classic(4), "red")
    move = moves(page(table, "red"))["rule:first_guess:on"]
    assert move == SetRules(Rules.classic(4).but(first_guess=True))
