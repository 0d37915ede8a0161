"""The host's page as plain data: what is said of each table, what can be pressed when, and where the light falls."""

import random

import pytest
from msgspec.structs import replace

from mysterium_nb.engine.events import Ending
from mysterium_nb.engine.moves import AddTime, CallOff, CloseStep, JudgeGhost, Pause, ReportGhost, Resume, Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST
from mysterium_nb.engine.views import HostView
from mysterium_nb.minds.bots.quick_bot import QuickBot
from mysterium_nb.pages.host.host_builder import HostPage
from mysterium_nb.pages.host.host_page import host_page
from mysterium_nb.pages.model import (
    Field,
    Hours,
    Link,
    PageState,
    Piece,
    Pressable,
    SitterRow,
    Text,
    TextButton,
    keys_of,
    with_inner_pieces,
)
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.host_commands import (
    AdvanceSlowest,
    AtTable,
    DeleteTable,
    ErasePerson,
    FillWithBots,
    IssueLink,
    MutePerson,
    OpenTables,
    PauseAll,
    PlayAgain,
    RemovePerson,
    RenamePerson,
    ResumeAll,
    SeatBot,
    SetBots,
    SetOpenSeating,
)
from mysterium_nb.protocol.house_view import HouseView, IssuedLink, TableSummary
from mysterium_nb.protocol.table_summary import LATE_MS, LOST_MS, TableContext, summarise_table
from mysterium_nb.table import Table
from tests.pages.reading import of_kind
from tests.table.whole_games import FOUR, NOON, a_lobby, a_table

ORIGINAL = Rules.preset("original", 4, "easy")
PEOPLE = {GHOST: "Ann", "yellow": "Ben", "red": "Cleo", "blue": "Dan"}
HERE = PageState()
OPEN = PageState(chosen="LAMO42")


def seated(table: Table, *seats: str) -> Table:
    for seat in seats or PEOPLE:
        table.sit(seat, PEOPLE[seat])
    return table


def seen(table: Table, code: str = "LAMO42", waited: int = 0, **around: object) -> TableSummary:
    """A table as the host sees it when it has been waited for so long."""
    view = table.view(HOST)
    assert isinstance(view, HostView)
    now = NOON + waited
    known: dict[str, object] = {
        "waited_since": dict.fromkeys(table.waiting_for, NOON),
        "linked": frozenset(PEOPLE),
        **around,
    }
    return summarise_table(view, TableContext(code=code, now=now, **known))  # type: ignore[arg-type] # whatever a test says


def house(*tables: TableSummary, issued: IssuedLink | None = None, serves: bool = True, pages: int = 4) -> HouseView:
    return HouseView(tables, "http://192.168.1.20:8866/", pages, 60, issued, serves)


def page(*tables: TableSummary, page_state: PageState = HERE, issued: IssuedLink | None = None) -> HostPage:
    return host_page(house(*tables, issued=issued), page_state)


def pieces(of: HostPage, place: str = "table:LAMO42") -> list[Piece]:
    return [*with_inner_pieces(of.panels.get(place, ()))]


def words(of: HostPage, place: str = "table:LAMO42") -> str:
    return " | ".join(
        words for piece in pieces(of, place) for fact in ("text", "subtitle") if (words := getattr(piece, fact, ""))
    )


def pressable(of: HostPage, key: str) -> Pressable:
    [found] = [one for place in of.panels for one in of_kind(Pressable, pieces(of, place)) if one.key == key]
    return found


def sitter(of: HostPage, seat: str) -> SitterRow:
    found = pressable(of, f"LAMO42:{seat}")
    assert isinstance(found, SitterRow)
    return found


def wished(of: HostPage) -> set[type]:
    """What can be wished for: commands, and moves at a table."""
    return {type(wish.move) if isinstance(wish, AtTable) else type(wish) for wish in of.commands.values()}


def reached(table: Table, *, phase: str) -> Table:
    mind = QuickBot(2)
    while table.view(HOST).phase != phase:
        for seat in table.waiting_for:
            move = mind.choose(table.view(seat))
            if move is not None:
                table.act(seat, move)
                break
    return table


# What is said


def test_a_table_says_its_name_its_rules_its_deal_and_its_hour() -> None:
    of = page(seen(seated(a_table()), title="Lamp", deal="Lantern 42"))
    assert words(of).startswith("Lamp | LAMO42 | Classic, easy | deal Lantern 42")
    [hours] = of_kind(Hours, pieces(of))
    assert (hours.numeral, hours.marks) == ("I", ("now", *["later"] * 6))
    assert hours.label == "hour 1, of 7"


def test_a_table_without_a_title_goes_by_its_code() -> None:
    assert words(page(seen(a_lobby()))).startswith("LAMO42 | Classic, easy")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (FOUR.but(timer_seconds=None), "Classic, easy, no hourglass"),
        (FOUR.but(timer_seconds=60), "Classic, easy, 60 s"),
        (FOUR.but(tokens=0), "Classic, easy, no clairvoyancy"),
        (FOUR.but(first_guess=True), "Classic, easy, first guess"),
        (ORIGINAL, "Original, easy"),
    ],
)
def test_a_treatment_is_told_apart_by_what_was_changed(rules: Rules, said: str) -> None:
    assert f" | {said} | " in words(page(seen(seated(a_table(rules)))))


def test_many_hours_are_told_by_the_one_that_is_now() -> None:
    of = page(seen(seated(a_table(FOUR.but(hours=20)))))
    [hours] = of_kind(Hours, pieces(of))
    assert (hours.numeral, hours.marks) == ("I", ("now",))


def test_the_light_falls_where_one_person_is_waited_for_too_long() -> None:
    table = seated(a_table())
    calm, late = page(seen(table)), page(seen(table, waited=LATE_MS))
    [waits] = [one for one in of_kind(Text, pieces(calm)) if one.since is not None]
    assert (waits.text, waits.since, waits.style) == ("Waits for Ann, the ghost", NOON, "wait")
    assert calm.status.title == "All is well: nobody needs you"
    assert "needs" not in calm.panels["table:LAMO42"][0].style
    assert [one.style for one in pieces(late) if getattr(one, "since", None) is not None] == ["wait long", "late"]
    assert late.status.title == "LAMO42 has waited long for Ann"
    assert "needs" in late.panels["table:LAMO42"][0].style
    assert "go" in pressable(late, "LAMO42:advance").style


def test_a_lost_connection_needs_the_host_only_where_it_is_waited_for() -> None:
    table = seated(a_table())
    lost = page(seen(table, waited=LOST_MS, lost_since={GHOST: NOON, "red": NOON}))
    assert lost.status.title == "LAMO42 needs you: Ann’s connection is lost"
    assert sitter(lost, "ghost").subtitle == "lost"
    assert sitter(lost, "ghost").since == NOON
    assert lost.commands["LAMO42:ghost:bot"] == SeatBot("LAMO42", GHOST)
    assert lost.commands["LAMO42:ghost:link"] == IssueLink("LAMO42", GHOST)
    assert sitter(lost, "red").subtitle == "lost"
    calm = page(seen(table, waited=LOST_MS, lost_since={"red": NOON}))
    assert calm.status.title == "All is well: nobody needs you"


def test_a_seat_shows_three_little_cards_for_each_of_its_psychics() -> None:
    table = a_lobby(Rules.classic(players=3, difficulty="easy"))
    seated(table, GHOST, "yellow", "red").start(seed="a dark night")
    of = page(seen(table))
    assert sitter(of, "yellow").marks == ("half", "empty", "empty", "next", "half", "empty", "empty")
    assert sitter(of, "yellow").pawns == ("teal",)
    assert sitter(of, "ghost").marks == ()
    assert "Yellow and Teal, 0 of 3 found, 0 of 3 found" in sitter(of, "yellow").label


def test_bots_and_empty_seats_are_marked() -> None:
    table = seated(a_table(), GHOST, "yellow")
    table.sit("red", "Ember", "bot")
    of = page(seen(table))
    assert (sitter(of, "red").subtitle, sitter(of, "red").style) == ("bot", "bot")
    assert (sitter(of, "blue").text, sitter(of, "blue").subtitle) == ("Blue", "nobody here")
    assert of.status.title == "LAMO42 needs you: a seat is empty"
    assert "go" in pressable(of, "LAMO42:fill").style


def test_while_psychics_think_the_hourglass_and_those_who_are_sure_are_told() -> None:
    table = reached(seated(a_table()), phase="interpretation")
    of = page(seen(table))
    [glass] = [one for one in of_kind(Text, pieces(of)) if one.until is not None]
    assert glass.text == "Hourglass"
    assert glass.until == table.deadline
    assert "0 of 3 are sure." in words(of)
    assert {sitter(of, colour).subtitle for colour in ("yellow", "red", "blue")} == {"no pawn"}


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        ("culprit_found", "Won | They found the culprit."),
        ("wrong_group", "Lost | They accused the wrong group."),
        ("out_of_time", "Lost | Time ran out."),
        ("no_votes", "Lost | Nobody voted."),
        ("ghost_helped", "Lost | The ghost helped."),
        ("called_off", "Called off"),
    ],
)
def test_how_a_game_ended_is_told(ending: Ending, said: str) -> None:
    table = seated(a_table())
    table.act(HOST, CallOff())
    assert said in words(page(replace(seen(table), ending=ending)))


@pytest.mark.parametrize(("rules", "edition"), [(FOUR, "classic"), (ORIGINAL, "original")])
def test_in_every_phase_it_says_whom_it_waits_for(rules: Rules, edition: str) -> None:
    table, told = seated(a_table(rules)), set()
    mind, rng = QuickBot(5), random.Random(5)
    for _ in range(600):
        of = page(seen(table), page_state=PageState(lang=rng.choice(("en", "fr"))))
        told.add(table.view(HOST).phase)
        assert any("wait" in one.style for one in pieces(of)), edition
        if not table.waiting_for:
            break
        seat = rng.choice(table.waiting_for)
        move = mind.choose(table.view(seat))
        if move is not None:
            table.act(seat, move)
    assert {"visions", "interpretation", "manifestation"} <= told


# What can be pressed


def test_in_the_lobby_a_game_can_be_filled_and_begun_and_not_paused_or_ended() -> None:
    of = page(seen(seated(a_lobby(), GHOST, "red")), page_state=OPEN)
    assert {Start, FillWithBots} <= wished(of)
    assert pressable(of, "LAMO42:delete?")
    assert not wished(of) & {Pause, Resume, AddTime, AdvanceSlowest, CloseStep, CallOff, JudgeGhost}
    assert of.status.title == "People are coming in"
    full = page(seen(seated(a_lobby())), page_state=OPEN)
    assert "go" in pressable(full, "LAMO42:begin").style
    assert FillWithBots not in wished(full)
    assert full.status.title == "LAMO42 is ready to begin"


def test_time_is_given_only_where_an_hourglass_runs_and_a_step_ended_only_where_none_does() -> None:
    timed = page(seen(reached(seated(a_table()), phase="interpretation")))
    assert AddTime in wished(timed)
    assert CloseStep not in wished(timed)
    untimed = page(seen(reached(seated(a_table(FOUR.but(timer_seconds=None))), phase="interpretation")))
    assert AddTime not in wished(untimed)
    assert CloseStep in wished(untimed)


def test_a_host_chooses_the_bots_of_a_table_until_its_game_is_over() -> None:
    table = seen(a_lobby(FOUR), company=BotSettings("sibling", "quick", "fr"))
    of = page(table)
    chosen = [key for key in of.commands if pressable(of, key).pressed and ("bots:" in key or "pace:" in key)]
    assert chosen == ["LAMO42:bots:sibling", "LAMO42:pace:quick"]
    assert of.commands["LAMO42:bots:twin"] == SetBots("LAMO42", BotSettings("twin", "quick", "fr"))
    assert "They think much alike, and talk things over." in words(of)
    french = page(table, page_state=replace(HERE, lang="fr"))
    assert french.commands["LAMO42:fill"] == FillWithBots("LAMO42", "fr")


def test_a_paused_game_can_go_on_and_nothing_else_carries_it_on() -> None:
    table = seated(a_table())
    table.act(HOST, Pause())
    of = page(seen(table))
    assert Resume in wished(of)
    assert "go" in pressable(of, "LAMO42:resume").style
    assert not wished(of) & {Pause, AddTime, AdvanceSlowest, CloseStep}


def test_a_report_is_decided_before_anything_else() -> None:
    table = seated(a_table(ORIGINAL))
    table.act("red", ReportGhost("red"))
    of = page(seen(table))
    assert of.status.title == "LAMO42 needs you: did the ghost help?"
    assert "Cleo says that the ghost helped." in words(of)
    assert {of.commands["LAMO42:helped"], of.commands["LAMO42:silent"]} == {
        AtTable("LAMO42", JudgeGhost("helped")),
        AtTable("LAMO42", JudgeGhost("kept_silent")),
    }


def test_people_are_seated_evenly_where_the_host_wants_it() -> None:
    lobby = seen(a_lobby())
    assert page(lobby).commands["spread"] == SetOpenSeating(on=True)
    shut = replace(house(lobby), spreads=True)
    assert host_page(shut, PageState()).commands["spread"] == SetOpenSeating(on=False)
    assert "spread" not in host_page(replace(shut, serves=False), PageState()).commands


def test_after_the_game_nothing_is_left_but_to_look_back_and_to_delete() -> None:
    table = seated(a_table())
    table.act(HOST, CallOff())
    of = page(seen(table))
    assert {type(wish).__name__ for wish in of.commands.values()} == {"SetTableOptions", "PlayAgain"}
    assert pressable(of, "LAMO42:delete?")
    person = page(seen(table), page_state=replace(OPEN, target="red"))
    assert wished(person) == {PlayAgain}
    assert pressable(person, "LAMO42:red:forget?")
    asked = page(seen(table), page_state=replace(OPEN, target="red", confirming="LAMO42:red:forget"))
    assert asked.commands["LAMO42:red:forget"] == ErasePerson("LAMO42", "red")
    bot = page(replace(seen(table), seats=tuple(replace(one, kind="bot") for one in seen(table).seats)))
    assert ErasePerson not in wished(bot)


@pytest.mark.parametrize(("key", "wish"), [("end", AtTable("LAMO42", CallOff())), ("delete", DeleteTable("LAMO42"))])
def test_what_cannot_be_undone_is_asked_for_twice_in_place(key: str, wish: object) -> None:
    table = seen(seated(a_table()))
    first = page(table)
    assert wish not in first.commands.values()
    look = first.actions[f"LAMO42:{key}?"]
    assert isinstance(look, PageState)
    second = page(table, page_state=look)
    assert second.commands[f"LAMO42:{key}"] == wish
    back = second.actions[f"LAMO42:{key}-not"]
    assert isinstance(back, PageState)
    assert back.confirming == ""


def test_any_other_press_takes_the_question_back() -> None:
    of = page(seen(seated(a_table())), page_state=PageState(confirming="LAMO42:delete"))
    other = of.actions["LAMO42:red"]
    assert isinstance(other, PageState)
    assert other.confirming == ""


def test_a_person_can_be_renamed_muted_moved_replaced_and_removed() -> None:
    of = page(seen(seated(a_table())), page_state=replace(OPEN, target="red"))
    red = {key: wish for key, wish in of.commands.items() if key.startswith("LAMO42:red:")}
    assert {type(wish) for wish in red.values()} == {SeatBot, IssueLink, MutePerson, RemovePerson, RenamePerson}
    assert [one.value for one in of_kind(Field, pieces(of)) if one.key == "LAMO42:red:rename"] == ["Cleo"]
    ghost = page(seen(seated(a_table())), page_state=replace(OPEN, target=GHOST))
    assert MutePerson not in {type(wish) for key, wish in ghost.commands.items() if key.startswith("LAMO42:ghost:")}


def test_a_muted_person_can_be_let_speak_again() -> None:
    of = page(seen(seated(a_table()), muted=frozenset({"red"})), page_state=replace(OPEN, target="red"))
    assert of.commands["LAMO42:red:mute"] == MutePerson("LAMO42", "red", muted=False)
    assert "muted" in sitter(of, "red").subtitle


def test_a_new_link_is_shown_at_its_seat_and_nowhere_else() -> None:
    issued = IssuedLink("LAMO42", "red", "http://192.168.1.20:8866/resume/LAMO42/abc")
    table = seen(seated(a_table()))
    of = page(table, page_state=replace(OPEN, target="red"), issued=issued)
    [link] = [one for one in of_kind(Link, pieces(of)) if one.href == issued.url]
    assert link.text == "Open it here"
    assert issued.url in words(of)
    assert issued.url not in words(page(table, page_state=replace(OPEN, target="blue"), issued=issued))
    assert issued.url not in words(page(table, issued=issued))


def test_a_refusal_stands_at_the_table_where_it_was_pressed() -> None:
    first, second = seen(seated(a_table())), seen(seated(a_table()), code="MOTA17")
    of = page(first, second, page_state=PageState(refusal="Nobody sits there.", refused_at="table:MOTA17"))
    assert "Nobody sits there." not in words(of)
    assert "Nobody sits there." in words(of, "table:MOTA17")


def test_a_table_that_is_alone_is_open_and_of_several_only_the_chosen_one() -> None:
    first, second = seen(seated(a_table())), seen(seated(a_table()), code="MOTA17")
    assert pressable(page(first), "LAMO42:delete?")
    both = page(first, second, page_state=OPEN)
    keys = {key for pieces in both.panels.values() for key in keys_of(pieces)}
    assert "LAMO42:delete?" in keys
    assert "MOTA17:delete?" not in keys
    assert pressable(both, "LAMO42:all").pressed
    assert not pressable(both, "MOTA17:all").pressed


def test_at_most_one_button_of_a_table_is_gold() -> None:
    tables = [seen(seated(a_lobby())), seen(seated(a_table()), waited=LATE_MS), seen(seated(a_table(), GHOST))]
    for table in tables:
        gold = [one for one in pieces(page(table, page_state=OPEN)) if "go" in one.style.split()]
        assert len(gold) == 1, gold


def test_every_piece_has_a_key_of_its_own_and_everything_pressable_is_on_the_page() -> None:
    tables = [seen(seated(a_table()), waited=LATE_MS), seen(seated(a_lobby()), code="MOTA17")]
    for target in ("", GHOST, "red"):
        of = page(*tables, page_state=replace(OPEN, target=target, new_tables=OpenTables(FOUR)))
        keys = [key for pieces in of.panels.values() for key in keys_of(pieces)]
        assert len(keys) == len(set(keys))
        assert set(keys) == {*of.actions, *of.commands}


def test_pages_of_the_house_are_linked_by_their_way_from_here() -> None:
    """So that they are found behind any proxy; in a notebook there are none."""
    table = seen(seated(a_table()))
    links = {one.href for one in of_kind(Link, pieces(page(table)))}
    assert links == {"host/watch/LAMO42", "poster/LAMO42", "rules/LAMO42"}
    assert [one.href for one in of_kind(Link, pieces(page(table), "house"))] == ["games", "learn"]
    demo = host_page(house(table, serves=False), PageState())
    assert not [one for place in demo.panels for one in of_kind(Link, pieces(demo, place))]


# The whole house


def test_with_no_table_one_is_asked_to_open_some() -> None:
    of = page()
    assert of.status.title == "Open your first tables"
    assert "http://192.168.1.20:8866/" in of.status.details
    assert isinstance(of.commands["new"], OpenTables)
    assert "strip" not in of.panels


def test_the_class_is_a_strip_of_bars_with_a_little_card_for_each_that_is_to_be_found() -> None:
    done = seated(a_table())
    done.act(HOST, CallOff())
    of = page(seen(seated(a_table())), seen(seated(a_lobby(), "red"), code="MOTA17"), seen(done, code="FERO83"))
    bars = of_kind(TextButton, of.panels["strip"])
    assert [(bar.text, bar.subtitle, len(bar.marks)) for bar in bars] == [
        ("LAMO42", "I", 9),
        ("MOTA17", "1/4", 0),
        ("FERO83", "✕", 9),
    ]
    assert bars[0].label == "LAMO42: hour 1, 0 of 9 found"
    look = of.actions["go:MOTA17"]
    assert isinstance(look, PageState)
    assert look.chosen == "MOTA17"


def test_all_tables_are_paused_and_go_on_together() -> None:
    playing, paused = seated(a_table()), seated(a_table())
    paused.act(HOST, Pause())
    assert {PauseAll, ResumeAll} <= wished(page(seen(playing), seen(paused, code="MOTA17")))
    assert not wished(page(seen(a_lobby()), seen(a_lobby(), code="MOTA17"))) & {PauseAll, ResumeAll}


def test_the_cue_counts_tables_people_and_further_needs() -> None:
    late = seen(seated(a_table()), waited=LATE_MS)
    of = page(*(replace(late, code=f"LAMO4{number}") for number in range(4)))
    assert of.status.eyebrow == "4 tables, 16 people"
    assert of.status.details == "3 more tables need you. All are at hour 1."
    two = page(late, replace(late, code="MOTA17", hour=3))
    assert two.status.details == "One more table does. The slowest table is at hour 1, the fastest at hour 3."
    assert page(late).status.eyebrow == "1 table, 4 people"


def test_tables_are_opened_by_the_rules_and_with_the_cards_one_chose() -> None:
    table = seen(a_lobby(), deal="Lantern 42")
    page_state = PageState(new_tables=OpenTables(FOUR))
    for key in ("count:5", "new:players:6", "new:timer:off", "deal:same"):
        look = page(table, page_state=page_state).actions[key]
        assert isinstance(look, PageState)
        page_state = look
    of = page(table, page_state=page_state)
    wish = of.commands["new"]
    assert isinstance(wish, OpenTables)
    assert (wish.count, wish.rules.players, wish.rules.timer_seconds, wish.same_deal) == (5, 6, None, True)
    assert "Open 5 tables" in words(of, "opening")
    assert "Room for 30 people." in words(of, "opening")
    assert pressable(of, "deal:same").pressed
    again = of.actions["deal:Lantern 42"]
    assert isinstance(again, PageState)
    assert again.new_tables is not None
    assert again.new_tables.deal == "Lantern 42"


def test_a_new_opening_is_like_the_last_table() -> None:
    of = page(seen(a_lobby(ORIGINAL)))
    look = of.actions["open"]
    assert isinstance(look, PageState)
    assert look.new_tables == OpenTables(ORIGINAL)


def test_it_says_when_there_will_be_too_few_pages() -> None:
    page_state = PageState(new_tables=OpenTables(FOUR, count=10))
    assert "has 10 pages left" in words(host_page(house(pages=50), page_state), "opening")
    assert "pages left" not in words(host_page(house(pages=20), page_state), "opening")


def test_language_and_theme_are_chosen_on_the_page() -> None:
    of = page(seen(seated(a_table())))
    french, light = of.actions["lang"], of.actions["theme"]
    assert isinstance(french, PageState)
    assert isinstance(light, PageState)
    assert (french.lang, light.theme) == ("fr", "light")
    said = page(seen(seated(a_table()), waited=LATE_MS), page_state=french)
    assert said.status.title == "LAMO42 attend Ann depuis longtemps"
    assert "Faire avancer le plus lent" in words(said)
