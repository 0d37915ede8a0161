"""A file from a hostile hand, with all sums right: refused with its line, or a game that can be told and played on."""

import re
from collections.abc import Callable
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import view
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.logs.reports import report
from mysterium_nb.logs.tables.exporting import Format, export
from mysterium_nb.logs.tables.frames import read
from mysterium_nb.table.game_file import GameFileError, decode_game
from mysterium_nb.table.store import Entry, MemoryStore
from tests.table.tampering import Row, changed, content_of, numbered, rows_of, summed
from tests.table.whole_games import a_won_game, within

CONTENT = content_of(*a_won_game())
ROWS = rows_of(CONTENT)
TRIES = rows_of(content_of(*a_won_game(Rules.original(players=3))))
PAIRED = rows_of(content_of(*a_won_game(Rules.classic(players=2))))
LAST = len(ROWS) - 1


def refused_at(content: bytes) -> int:
    with within(20), pytest.raises(GameFileError) as refused:
        decode_game(content, "evening.jsonl")
    named = re.match(r"evening\.jsonl, line (\d+): .*\.$", str(refused.value))
    assert named, str(refused.value)
    assert not re.search(r"[\x00-\x1f\x7f-\x9f]", str(refused.value))
    return int(named[1])


def setting(place: int, **fields: object) -> Callable[[list[Row]], object]:
    return lambda rows: rows[place].update(fields)


def test_right_sums_are_not_what_is_refused() -> None:
    decode_game(changed(CONTENT, lambda _rows: None))


HEADERS: dict[str, dict[str, object]] = {
    "an id that paints the screen": {"game": "\x1b[2J"},
    "an id with a line end": {"game": "abc\n"},
    "an id that is a path": {"game": "../../etc/passwd"},
    "no id": {"game": ""},
    "an endless id": {"game": "a" * 100_000},
    "a number for an id": {"game": 7},
    "another deck": {"deck": "other"},
    "other people": {"seats": [{"seat": "red", "name": "Eve"}]},
    "nobody": {"seats": []},
    "unfinished": {"finished": False},
    "other rules": {"rules": ROWS[0]["rules"] | {"hours": 8}},
    "no rules": {"rules": None},
    "fields of its own": {"evil": True},
    "an older schema than there ever was": {"schema": 0},
}


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS)
def test_a_header_that_lies(header: dict[str, object]) -> None:
    assert refused_at(changed(CONTENT, setting(0, **header))) == 1


@pytest.mark.parametrize("entries", [0, -1, LAST - 1, LAST + 1, 10**30])
def test_a_header_that_counts_wrong(entries: int) -> None:
    assert refused_at(changed(CONTENT, setting(0, entries=entries))) in (1, LAST + 1)


ENTRIES: dict[str, dict[str, object]] = {
    "a time without a zone": {"at": "2026-01-01T00:00:00"},
    "the first of times": {"at": "0001-01-01T00:00:00"},
    "a number for a time": {"at": 1_700_000_000_000},
    "no time": {"at": None},
    "a number beyond all": {"seq": 2**70},
    "a fraction": {"seq": 5.0},
    "text for a number": {"seq": "5"},
    "an actor that paints the screen": {"actor": "\x1b[31mred"},
    "nobody": {"actor": ""},
    "a list of moves": {"move": ["m"]},
    "fields of its own": {"evil": True},
    "no event": {"event": None},
    "an unknown event": {"event": {"event": "ghost_danced"}},
    "an event without a name": {"event": {"psychic": "red"}},
    "an event with fields of its own": {"event": {"event": "sure_said", "psychic": "red", "evil": 1}},
    "an unknown colour": {"event": {"event": "sure_said", "psychic": "pink"}},
    "a card of no kind": {"event": {"event": "pawn_placed", "psychic": "red", "card": 7}},
    "a second table": {"event": ROWS[1]["event"]},
}


@pytest.mark.parametrize("fields", ENTRIES.values(), ids=ENTRIES)
def test_an_entry_that_lies(fields: dict[str, object]) -> None:
    assert refused_at(changed(CONTENT, setting(5, **fields))) == 6


@pytest.mark.parametrize("at", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59.999999-23:59"])
def test_times_at_the_edge_of_the_calendar(at: str) -> None:
    """Taken or refused, but never an error of another kind: not when loading, not when it is listed."""
    try:
        _, entries = decode_game(changed(CONTENT, setting(1, at=at)))
    except GameFileError:
        return
    datetime.fromtimestamp(entries[0].at / 1000, UTC)


RULES: dict[str, dict[str, object]] = {
    "no hours": {"hours": 0},
    "hours that run back": {"hours": -3},
    "a crowd": {"players": 99},
    "nobody": {"players": 1},
    "odd tokens": {"tokens": 3},
    "no hand": {"hand": 0},
    "too many cards": {"cards_per_kind": 19},
    "tiers with a gap": {"tiers": [[0, 1], [5, 6], [7, None]]},
    "an unknown edition": {"edition": "pirate"},
    "an unknown difficulty": {"difficulty": "\x1b[2J"},
}


@pytest.mark.parametrize("numbers", RULES.values(), ids=RULES)
def test_rules_that_no_table_can_be_played_with(numbers: dict[str, object]) -> None:
    def change(rows: list[Row]) -> None:
        rows[0]["rules"].update(numbers)
        rows[1]["event"]["rules"].update(numbers)

    assert refused_at(changed(CONTENT, change)) in (1, 2)


def replacing(rows: list[Row], place: int, event: Row) -> bytes:
    rows = deepcopy(rows)
    rows[place]["event"] = event
    return summed(rows)


CANNOT_HAPPEN: dict[str, Row] = {
    "cards out of nowhere": {"event": "hand_refilled", "drawn": ["v1", "v1"]},
    "a pile that is gone": {"event": "hand_refilled", "drawn": [], "pile": []},
    "a card that was never there": {"event": "vision_sent", "psychic": "red", "cards": ["v999"]},
    "a token taken from nowhere": {"event": "token_taken", "psychic": "red", "on": "blue"},
    "the end of a pause that never began": {"event": "resumed", "at": 5},
    "time added to no hourglass": {"event": "time_added", "seconds": 5},
    "a verdict without a report": {"event": "ghost_judged", "verdict": "helped", "psychic": "red"},
    "votes without a poll": {"event": "vote_cast", "psychic": "red"},
    "pointing at no group": {"event": "group_pointed", "psychic": "red", "group": 1},
    "an accusation without a line-up": {"event": "group_accused", "group": 1, "right": True},
    "a deal of nothing": {"event": "deal_fixed", "seed": "", "sets": [], "pile": []},
    "an hour before the first": {"event": "hour_began", "hour": -50},
    "an hour after the last": {"event": "hour_began", "hour": 8},
}


@pytest.mark.parametrize("event", CANNOT_HAPPEN.values(), ids=CANNOT_HAPPEN)
def test_events_that_cannot_happen(event: Row) -> None:
    assert refused_at(replacing(ROWS, 6, event)) >= 7


@pytest.mark.parametrize("name", ["\x1b[31mGrace", " Grace", "", "Grace\n", "G" * 25])
def test_a_name_that_nobody_could_have_given(name: str) -> None:
    taken = next(i for i, row in enumerate(ROWS) if row.get("event", {}).get("event") == "seat_taken")

    def change(rows: list[Row]) -> None:
        rows[taken]["event"]["name"] = rows[0]["seats"][0]["name"] = name

    assert refused_at(changed(CONTENT, change)) in (1, taken + 1)


def can_be_told(content: bytes) -> list[list[Entry]]:
    """Refused as a game file, or everything the house does with a game works on it; its log, if it is finished."""
    try:
        with within(30):
            _, entries = decode_game(content)
    except GameFileError:
        return []
    state = replay(entry.event for entry in entries)
    for seat in (GHOST, HOST, WATCH, *(psychic.colour for psychic in state.psychics)):
        seen = view(state, seat)
        len(legal_moves(seen))
        free_moves(seen)
        msgspec.json.encode(seen)
        for lang in LANGUAGES:
            prompt(seen, lang=lang)
            story_chapters(seen, lang=lang)
    read(kept([entries]))
    return [entries] if state.phase == "over" else []


def kept(logs: list[list[Entry]]) -> MemoryStore:
    store = MemoryStore()
    store.append_all({f"accepted-{number}": log for number, log in enumerate(logs)})
    return store


def can_be_studied(logs: list[list[Entry]], folder: Path) -> None:
    """Whatever was accepted does not stand in the way of tables and the class report on all games."""
    frames = read(kept(logs))
    assert frames.games.height == len(logs) > 0
    for format_ in get_args(Format):
        export(frames, folder / format_, format_)
    report(frames, folder / "report")


CARDS = [card for row in (("c", 1, 18), ("l", 19, 36), ("o", 37, 54), ("v", 1, 84)) for card in [f"{row[0]}{row[1]}"]]
_INTS = st.one_of(st.integers(-3, 12), st.integers())


def _value(old: Any) -> st.SearchStrategy[Any]:
    """Something else in the place of a value, often of the same kind."""
    anything: st.SearchStrategy[Any] = st.sampled_from([None, True, 0, -1, "", "red", [], {}])
    match old:
        case bool():
            return st.one_of(st.booleans(), anything)
        case int():
            return st.one_of(_INTS, anything)
        case str():
            words = [*COLOURS, *CARDS, "", "\x1b", "helped", "time", "agree", "culprit_found"]
            return st.one_of(st.sampled_from(words), st.text(max_size=5), anything)
        case list() if old:
            return st.one_of(
                st.just(old[1:]), st.just(old[:-1]), st.just([*old, old[0]]), st.permutations(old), anything
            )
        case _:
            return st.one_of(anything, _INTS)


def test_one_value_of_one_event_is_something_else(tmp_path: Path) -> None:
    accepted: list[list[Entry]] = []

    @settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def try_one(data: st.DataObject) -> None:
        rows = deepcopy(data.draw(st.sampled_from([ROWS, TRIES, PAIRED])))
        place = data.draw(st.integers(1, len(rows) - 1), label="row")
        event = rows[place]["event"]
        field = data.draw(st.sampled_from(sorted(event)), label="field")
        event[field] = data.draw(_value(event[field]), label="value")
        accepted.extend(can_be_told(summed(rows)))

    try_one()
    can_be_studied(accepted, tmp_path)


def test_events_left_out_repeated_and_exchanged(tmp_path: Path) -> None:
    accepted: list[list[Entry]] = []

    @settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def try_some(data: st.DataObject) -> None:
        rows = deepcopy(data.draw(st.sampled_from([ROWS, TRIES, PAIRED])))
        places = st.integers(1, len(rows) - 1)
        for _ in range(data.draw(st.integers(1, 3))):
            here, there = min(data.draw(places), len(rows) - 1), min(data.draw(places), len(rows) - 1)
            match data.draw(st.sampled_from(["leave out", "repeat", "exchange", "end here"])):
                case "leave out":
                    del rows[here]
                case "repeat":
                    rows.insert(here, deepcopy(rows[there]))
                case "exchange":
                    rows[here]["event"], rows[there]["event"] = rows[there]["event"], rows[here]["event"]
                case _:
                    rows = rows[: here + 1]
        if data.draw(st.booleans()):
            rows[0]["finished"] = False
        accepted.extend(can_be_told(summed(numbered(rows))))

    try_some()
    can_be_studied(accepted, tmp_path)


def inserted(rows: list[Row], event: Row, *, before: str = "game_ended") -> bytes:
    """The game with one more event, in a move of its own, before the first of a kind."""
    place = next(i for i, row in enumerate(rows) if row.get("event", {}).get("event") == before)
    more = deepcopy(rows)
    more.insert(place, {**deepcopy(rows[place]), "event": event, "move": "inserted"})
    return summed(numbered(more))


BEYOND: dict[str, tuple[str, Row]] = {
    "an hour nobody spoke in": ("game_ended", {"event": "said", "psychic": "red", "text": "hi", "hour": 99_999}),
    "an hour before all": ("game_ended", {"event": "said", "psychic": "red", "text": "hi", "hour": -1}),
    "a crow with a million cards": ("vision_sent", {"event": "crow_sent", "cards": 10**6}),
    "a crow that takes back": ("vision_sent", {"event": "crow_sent", "cards": -1}),
    "surer than sure": ("pawn_placed", {"event": "first_guess_made", "psychic": "red", "confidence": 10**9}),
    "a guess at no card": ("pawn_placed", {"event": "first_guess_made", "psychic": "red", "card": "=1+1"}),
    "a tier there is not": ("opening_began", {"event": "vision_turned", "cards": [], "tier": 7}),
    "a card out of a formula": ("opening_began", {"event": "vision_turned", "cards": ["=1+1"], "tier": None}),
    "votes opened all at once between others": (
        "vote_opened",
        {"event": "votes_opened", "votes": []},
    ),
    "a vote nobody cast": ("vote_opened", {"event": "vote_opened", "psychic": "red", "group": 3, "ends_at": 1}),
    "an opener who is not the highest": ("opening_began", {"event": "opening_began", "opener": "red", "ends_at": 1}),
    "another count": ("votes_counted", {"event": "votes_counted", "group": 2, "tie": None}),
    "tokens of nobody": ("pawn_placed", {"event": "tokens_returned", "psychic": "red", "owners": ["white"]}),
    "a note on no card": ("game_ended", {"event": "noted", "card": "=1+1"}),
    "a note about no card": ("game_ended", {"event": "noted", "card": "v1", "about": "v 1"}),
    "a pawn on no card": ("pawn_placed", {"event": "pawn_placed", "psychic": "red", "card": "c 1"}),
    "a pawn among other cards": ("pawn_placed", {"event": "pawn_placed", "psychic": "red", "card": "o37"}),
    "cards that belong to nobody": ("game_ended", {"event": "sets_chosen", "sets": [["x", "y", "z"]]}),
    "a pawn that stood nowhere": (
        "pawn_placed",
        {"event": "pawn_judged", "psychic": "red", "card": "c1", "right": False, "raised": [], "bonus": 0},
    ),
    "an hour again": ("game_ended", {"event": "hour_began", "hour": 1}),
}


@pytest.mark.parametrize(("before", "event"), BEYOND.values(), ids=BEYOND)
def test_numbers_and_cards_that_no_game_has(before: str, event: Row) -> None:
    msgspec.convert(event, Event)  # it is well formed
    place = next(i for i, row in enumerate(ROWS) if row.get("event", {}).get("event") == before)
    assert refused_at(inserted(ROWS, event, before=before)) == place + 1


@pytest.mark.parametrize(
    "lie", [{"bonus": 10**6}, {"bonus": -1}, {"raised": ["blue", "blue"]}, {"right": False, "bonus": 3}]
)
def test_a_judgement_that_raises_beyond_all_levels(lie: Row) -> None:
    judged = next(i for i, row in enumerate(ROWS) if row.get("event", {}).get("event") == "pawn_judged")
    assert refused_at(replacing(ROWS, judged, ROWS[judged]["event"] | lie)) == judged + 1


@pytest.mark.parametrize("card", ["v 1 x", "=1+1", "", "<script>", "v" * 1000, "v01", "v2"])
def test_cards_that_are_called_as_no_deck_calls_them(card: str) -> None:
    renamed = CONTENT.replace(b'"v1"', msgspec.json.encode(card))
    assert refused_at(changed(renamed, lambda _rows: None)) == 2


def test_a_deck_without_end() -> None:
    def change(rows: list[Row]) -> None:
        rows[1]["event"]["cards"]["visions"] += [f"v{number}" for number in range(1000, 3000)]

    assert refused_at(changed(CONTENT, change)) == 2


def test_any_event_at_any_place_is_refused_or_can_be_told(tmp_path: Path) -> None:
    """Every kind of event there is, with small strange values, at the end of each act of a game."""
    strange: list[Row] = [
        {"event": "hour_began", "hour": 0},
        {"event": "lined_up", "hour": -9, "groups": [["c1", "l19", "o37"]], "owners": [None]},
        {"event": "lined_up", "hour": 1, "groups": [], "owners": []},
        {"event": "group_accused", "group": 99, "right": False},
        {"event": "group_accused", "group": -99, "right": True},
        {"event": "votes_opened", "votes": [["white", 7]]},
        {"event": "opening_began", "opener": "white", "ends_at": -1},
        {"event": "vote_opened", "psychic": "white", "group": 7, "ends_at": 1},
        {"event": "votes_counted", "group": 77, "tie": {"groups": [77], "level": -1, "highest": []}},
        {"event": "tokens_returned", "psychic": "red", "owners": ["white"]},
        {"event": "vision_turned", "cards": ["v1"], "tier": 7},
        {"event": "group_pointed", "psychic": "white", "group": 77},
        {"event": "vote_sealed", "psychic": "white", "group": 77},
        {"event": "culprit_chosen", "group": 77, "cards": ["v1", "v2", "v3"], "order": ["v1", "v2", "v3"]},
        {"event": "pawn_judged", "psychic": "yellow", "card": "c1", "right": True, "raised": [], "bonus": -5},
        {"event": "pawn_placed", "psychic": "yellow", "card": "nothing"},
        {"event": "game_started", "players": [], "deal": "", "typed": False, "board": [[], [], []]},
        {"event": "game_started", "players": [["red", "red"]], "deal": "\x1b", "typed": True, "board": [[], [], []]},
        {"event": "sets_chosen", "sets": []},
        {"event": "crow_sent", "cards": -1},
        {"event": "stood_in", "seat": "nobody"},
        {"event": "seat_left", "seat": "\x1b"},
        {"event": "ghost_reported", "psychic": "white"},
        {"event": "said", "psychic": "white", "text": "", "hour": -1},
        {"event": "ages_ordered", "ages": []},
        {"event": "game_ended", "won": True, "why": "culprit_found"},
    ]
    accepted: list[list[Entry]] = []
    for rows in (ROWS, TRIES):
        for event in strange:
            msgspec.convert(event, Event)  # each of them is well formed
            for place in (3, 6, len(rows) // 2, len(rows) - 3, len(rows) - 1):
                for finished in (True, False):
                    cut = deepcopy(rows[: place + 1])
                    cut[place]["event"] = event
                    cut[0]["finished"] = finished
                    accepted += can_be_told(summed(numbered(cut)))
    can_be_studied(accepted, tmp_path)
