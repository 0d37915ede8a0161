"""The data of a replay player: captions, ribbons and misunderstandings, as the seat that looks may know them."""

import msgspec
import pytest

from mysterium_nb.engine.events import PawnJudged, Said, VisionSent
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.logs.replays.beliefs import beliefs_of
from mysterium_nb.logs.replays.misreadings import misunderstandings
from mysterium_nb.logs.replays.player_data import PlayerData, player_data
from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from tests.logs.replayed import a_game_of_bots, a_seen_game
from tests.minds.known_mind import KnownMind


def a_tape(seat: str, lang: str = "en", replay: Replay | None = None) -> PlayerData:
    replay = replay or a_game_of_bots()
    return player_data(replay, beliefs_of(replay), seat, lang, seats=(EVERYTHING, *replay.seats))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", range(4))
def test_any_game_can_be_told_from_any_seat(seed: int, lang: str) -> None:
    replay = Replay(a_seen_game(seed).entries)
    for seat in (EVERYTHING, *replay.seats):
        told = a_tape(seat, lang, replay)
        assert len(told["captions"]) == len(told["hours"]) == len(replay.moments)
        assert all(len(ribbon["open"]) == len(replay.moments) for ribbon in told["ribbons"])
        assert any(told["captions"])


def test_captions_say_what_happened() -> None:
    told = " ".join(a_tape(EVERYTHING)["captions"])
    for words in ("Hour 1 began.", "The hourglass was turned.", "The ghost sent", "meant:", "One knock", "Two knocks"):
        assert words in told


def test_only_who_knows_is_told_what_was_meant() -> None:
    for seat, knows in ((EVERYTHING, True), (GHOST, True), (WATCH, False), ("red", False)):
        told = a_tape(seat)
        before_the_end = " ".join(told["captions"][:-1])
        assert ("meant:" in before_the_end) is knows
        assert all(("right" in ribbon) is knows for ribbon in told["ribbons"])


def test_a_ribbon_without_the_answer_names_no_card() -> None:
    for ribbon in a_tape("red")["ribbons"]:
        assert {says.split("%")[-1] for says in ribbon["says"]} <= {"", " open"}


def test_behind_a_curtain_nobody_is_told_what_others_said_and_chose() -> None:
    game = a_seen_game(99, Rules.classic(players=5).but(first_guess=True))
    replay = Replay(game.entries)
    for seat in replay.seats[2:]:
        told = a_tape(seat, replay=replay)["captions"]
        for moment, caption in zip(replay.moments, told, strict=True):
            seen = moment.seen_from(seat)
            if isinstance(seen, PsychicView) and seen.owing:
                assert "chose" not in caption
                assert not any(isinstance(event, Said) and event.text in caption for event in moment.events)


def test_an_unfinished_game_tells_only_those_who_know_of_misunderstandings() -> None:
    replay = a_game_of_bots()
    assert a_tape(EVERYTHING)["missed"]
    missed = a_tape(EVERYTHING)["missed"][0][0]
    judged = next(
        place
        for place, moment in enumerate(replay.moments)
        if place > missed and any(isinstance(event, PawnJudged) for event in moment.events)
    )
    begun = Replay(replay.entries[: replay.moments[judged + 3].seq])
    assert not begun.finished
    assert a_tape(EVERYTHING, replay=begun)["missed"]
    assert a_tape(WATCH, replay=begun)["missed"] == []


def test_before_a_vision_all_is_open_and_each_vision_tells_something() -> None:
    replay = a_game_of_bots()
    beliefs = beliefs_of(replay)
    sent = next(place for place, m in enumerate(replay.moments) if any(isinstance(e, VisionSent) for e in m.events))
    for belief in beliefs[sent - 1].values():
        assert belief.open_share == pytest.approx(1)
    event = next(e for e in replay.moments[sent].events if isinstance(e, VisionSent))
    assert beliefs[sent][event.psychic].open_share < 1
    assert (
        beliefs[sent][event.psychic].target
        == replay.moments[sent].state.hidden.sets[[p.colour for p in replay.last.psychics].index(event.psychic)][0]
    )


def test_what_is_found_is_no_longer_believed_in() -> None:
    replay = a_game_of_bots()
    for moment, beliefs in zip(replay.moments, beliefs_of(replay), strict=True):
        if moment.state.finale is None:
            assert set(beliefs) == {p.colour for p in moment.state.psychics if not p.finished}


def test_a_misunderstanding_is_a_clear_vision_and_a_wrong_guess() -> None:
    """With a mind that thinks of the right card at every vision, each wrong guess is one; with the contrary, none."""
    replay = a_game_of_bots()
    wrong = [e for m in replay.moments for e in m.events if isinstance(e, PawnJudged) and not e.right]
    meant = {
        (card, one.target): 3.0
        for place, moment in enumerate(replay.moments)
        for event in moment.events
        if isinstance(event, VisionSent)
        for card in event.cards
        for one in [beliefs_of(replay)[place][event.psychic]]
    }
    assert wrong
    clear = misunderstandings(replay, beliefs_of(replay, KnownMind(meant)))
    assert sorted(one.taken for one in clear) == sorted(event.card for event in wrong)
    unclear = {key: -strength for key, strength in meant.items()}
    assert misunderstandings(replay, beliefs_of(replay, KnownMind(unclear))) == ()


def test_a_tape_is_plain_data() -> None:
    told = a_tape(EVERYTHING)
    assert msgspec.json.decode(msgspec.json.encode(told)) == told
