"""The table as a picture: right in every phase, on every screen, in both languages, at any moment of any game."""

from functools import cache
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, WATCH
from mysterium_nb.engine.views import view
from mysterium_nb.picture.device import ROOMS, RoomName
from mysterium_nb.picture.shapes import Picture, Rectangle, Scene, Sprite, Words
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.picture.theme import PALETTES, Theme
from tests.chance import ChanceGame
from tests.picture.tables import drawn, faults, moments, prefixes, thinking
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_seance

MOMENTS = tuple(moments())
ROOM_NAMES: tuple[RoomName, ...] = get_args(RoomName)


@cache
def moment(name: str) -> Seance:
    return moments()[name]


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Words)]


def sprites(scene: Scene) -> list[Sprite]:
    return [shape for shape in scene.shapes if isinstance(shape, Sprite)]


def lit(scene: Scene) -> int:
    """How many panels stand in the light."""
    gold = PALETTES[scene.theme].gold
    return sum(isinstance(shape, Rectangle) and shape.stroke == gold and shape.radius == 14 for shape in scene.shapes)


@pytest.mark.parametrize("room", ROOM_NAMES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_is_missing_or_sticks_out_in_any_phase(name: str, room: RoomName) -> None:
    for seat in (WATCH, GHOST, HOST):
        seen = view(moment(name).state, seat)
        for lang in ("en", "fr"):
            assert faults(table_scene(seen, lang, room=room), seen) == []


@pytest.mark.parametrize("seed", range(12))
def test_a_table_can_be_drawn_after_any_event_of_any_game(seed: int) -> None:
    game = ChanceGame(seed)
    while not game.over:
        game.step()
    for number, state in enumerate(prefixes(game.log)):
        if number % 9 in (0, 4) or number > len(game.log) - 8:
            room = ROOM_NAMES[number % len(ROOM_NAMES)]
            theme: Theme = "light" if number % 2 else "night"
            seen = view(state, (WATCH, GHOST)[number % 2])
            assert faults(table_scene(seen, ("en", "fr")[number % 2], room=room, theme=theme), seen) == []


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", ["classic", "original"])
def test_any_number_of_players_finds_room(edition: str, players: int) -> None:
    seance = a_seance(rules=Rules.preset(edition, players, "easy")).thinking()
    for room in ROOM_NAMES:
        scene = table_scene(seance.sees(WATCH), room=room)
        assert faults(scene, seance.sees(WATCH)) == []
        assert (scene.width, scene.height) == (ROOMS[room].width, ROOMS[room].height) or room == "phone"


def test_a_picture_is_plain_data() -> None:
    for name in MOMENTS:
        scene = table_scene(moment(name).sees(WATCH))
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_every_seat_that_sees_the_same_table_gets_the_same_picture() -> None:
    """A ghost's hand is nobody's business on a wall."""
    seance = thinking()
    assert table_scene(seance.sees(GHOST)) == table_scene(seance.sees(WATCH)) == table_scene(seance.sees(RED))


def test_who_is_waited_for_stands_in_the_light() -> None:
    scene = table_scene(thinking().sees(WATCH))
    assert lit(scene) == 2
    assert {"Ms Teal", "Ms Blue", "We wait for"} <= {*texts(scene)}
    assert "Ms Teal" in scene.label
    assert "Ms Red" not in scene.label.split("We wait for")[1]


def test_nobody_is_waited_for_in_a_pause() -> None:
    scene = table_scene(moment("paused").sees(WATCH))
    assert lit(scene) == 0
    assert "The game is paused." in texts(scene)
    assert scene.glass is not None


def test_the_hourglass_has_its_place_only_while_it_runs() -> None:
    assert table_scene(moment("visions").sees(WATCH)).glass is None
    scene = table_scene(thinking().sees(WATCH))
    assert scene.glass is not None
    assert "glass_night" in [sprite.name for sprite in sprites(scene)]
    assert not [text for text in texts(scene) if ":" in text]


def test_pawns_stand_on_their_cards_with_the_tokens_that_judge_them() -> None:
    seance = thinking()
    scene = table_scene(seance.sees(WATCH))
    card = next(hit.box for hit in scene.hits if hit.key == seance.psychic(YELLOW).pawn)
    on_card = {sprite.name for sprite in sprites(scene) if card.holds(sprite.box)}
    assert {"pawn_yellow", "token_teal_agree", "token_red_disagree"} <= on_card
    assert not {name for name in on_card if name.startswith("token_blue")}


def test_a_card_says_aloud_who_stands_there_who_judges_and_who_was_wrong() -> None:
    seance = thinking()
    scene = table_scene(seance.sees(WATCH))
    label = next(hit.label for hit in scene.hits if hit.key == seance.psychic(YELLOW).pawn)
    for sentence in (
        "Ms Yellow stands here.",
        "Ms Teal agrees with Ms Yellow.",
        "Ms Red disagrees with Ms Yellow.",
        "Ms Blue tried it: no.",
    ):
        assert sentence in label


def test_an_earlier_wrong_guess_is_marked_while_it_can_still_help() -> None:
    """Red has gone on to locations: that a character was wrong helps nobody any more."""
    scene = table_scene(a_seance().plays_hour().plays_hour(RED).sees(WATCH))
    marked = [sprite.box for sprite in sprites(scene) if sprite.name == "no"]
    assert len(marked) == 3


def test_visions_carry_their_hour() -> None:
    seance = thinking()
    scene = table_scene(seance.sees(WATCH))
    for given in seance.psychic(BLUE).visions:
        for card in given.cards:
            label = next(hit.label for hit in scene.hits if hit.key == card)
            assert label.endswith(f"for Ms Blue, hour {given.hour}.")
    assert texts(scene).count("II") >= 3


def test_a_board_that_is_done_makes_room_for_the_others() -> None:
    def widths(seance: Seance) -> list[float]:
        scene = table_scene(seance.sees(WATCH))
        boxes = {hit.key: hit.box.w for hit in scene.hits}
        return [boxes[row[0]] for row in seance.state.board]

    begun, later = widths(a_seance()), widths(a_seance().plays_hour(YELLOW, RED, TEAL, BLUE))
    assert begun[0] == begun[1] == begun[2]
    assert later[0] < begun[0] < later[1] == later[2]


def test_the_track_is_there_only_where_clairvoyancy_is_played() -> None:
    assert "Clairvoyancy" in texts(table_scene(thinking().sees(WATCH)))
    assert "Clairvoyancy" not in texts(table_scene(moment("no clairvoyancy").sees(WATCH)))


def test_a_track_with_very_many_levels_is_drawn_by_tiers() -> None:
    rules = Rules.classic(players=5).but(tiers=((0, 40), (41, 60), (61, None)))
    shown = texts(table_scene(a_seance(rules=rules).at_levels(3, 44, 61, 70).sees(WATCH)))
    assert {"0–40", "41–60", "61+"} <= {*shown}


def test_the_track_shows_levels_beyond_the_last_step_of_its_tiers() -> None:
    shown = texts(table_scene(a_seance().at_levels(3, 9, 11, 12).sees(WATCH)))
    assert {"10", "11", "12+"} <= {*shown}


def test_a_shared_vision_lies_face_down_until_it_is_turned() -> None:
    laid = a_seance().finale(2, 5, 6, 9)
    scene = table_scene(laid.sees(WATCH))
    assert [card for card in drawn(scene) if card[0] == "v"] == [*laid.line_up.shared]
    assert sum(isinstance(shape, Picture) and shape.card == "b_vision" for shape in scene.shapes) == 2


def test_no_vote_is_seen_before_all_are_open() -> None:
    before = a_seance().finale(2, 5, 6, 9)
    pictures = {table_scene(before.votes(YELLOW, group).sees(WATCH)) for group in (1, 2, 3)}
    assert len(pictures) == 1


def test_a_finished_game_shows_the_culprit_and_every_vote() -> None:
    scene = table_scene(moment("won").sees(WATCH))
    assert "the culprit" in texts(scene)
    assert lit(scene) == 1
    assert {"for the character", "for the location", "for the object"} <= {*texts(scene)}
    assert "innocent" in texts(table_scene(moment("lost").sees(WATCH)))


def test_a_game_that_ran_out_of_time_shows_whose_cards_were_whose() -> None:
    seen = moment("out of time").sees(WATCH)
    assert seen.truth is not None
    scene = table_scene(seen)
    assert sorted(drawn(scene)) == sorted(card for triple in seen.truth.sets for card in triple)
    marks = [sprite.name for sprite in sprites(scene)]
    assert (marks.count("yes"), marks.count("no")) == (1, 11)


def test_the_original_speaks_of_dreams_and_days() -> None:
    seance = a_seance(rules=Rules.original(players=4))
    english, french = texts(table_scene(seance.sees(WATCH))), texts(table_scene(seance.sees(WATCH), "fr"))
    assert {"Monday", "Items", "M", "T", "W"} <= {*english}
    assert {"Lundi", "Objets", "L", "J"} <= {*french}


def test_many_hours_are_told_in_words_alone() -> None:
    shown = texts(table_scene(moment("no clairvoyancy").sees(WATCH)))
    assert "Hour 1 of 30" in shown
    assert "XXX" not in shown


def test_card_names_come_from_the_deck_and_a_deck_nobody_has_shows_ids() -> None:
    seen = thinking().sees(WATCH)
    assert "The" in " ".join(texts(table_scene(seen, room="laptop")))
    strange = replace(seen, setup=replace(seen.setup, deck="not here"))
    assert table_scene(strange).hits[0].label.startswith(seen.board[0][0])


def test_all_phases_were_drawn() -> None:
    phases = {moment(name).phase for name in MOMENTS}
    assert len(phases) == 9
    assert len(KINDS) == 3
