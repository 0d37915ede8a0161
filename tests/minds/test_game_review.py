"""Looking back at a game: what each vision was worth to a mind, told only when nothing is hidden any more."""

import pytest
from msgspec.structs import replace

from mysterium_nb import Table, seat_bots
from mysterium_nb.decks import shipped
from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.minds import Voice, ensemble
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.bots.game_review import MIN_GAIN, analyse_shared_vision, analyse_visions
from mysterium_nb.minds.bots.voice import reason_name
from mysterium_nb.protocol.analysis import VisionAnalysis

VOICE = Voice(shipped())


@pytest.fixture(scope="module")
def game() -> Table:
    """A whole game of bots who do not think much alike."""
    table = Table.new(players=5, seed="neighbours for an evening")
    seat_bots(table, preset="neighbour")
    assert table.over
    return table


@pytest.fixture(scope="module")
def insights(game: Table) -> tuple[VisionAnalysis, ...]:
    return analyse_visions(game.view(WATCH), ensemble(shipped()), VOICE)


def test_nothing_is_said_before_the_game_is_over() -> None:
    table = Table.new(players=4, seed="a quiet evening")
    assert analyse_visions(table.view(GHOST), ensemble(shipped()), VOICE) == ()


def test_every_vision_is_looked_at_with_the_hand_it_came_from(
    game: Table, insights: tuple[VisionAnalysis, ...]
) -> None:
    view = game.view(WATCH)
    sent = [event for event in view.story if isinstance(event, VisionSent)]
    assert view.truth is not None
    assert len(view.truth.hands) == len(sent)
    assert [(one.psychic, one.sent.cards) for one in insights] == [(event.psychic, event.cards) for event in sent]
    for one, hand in zip(insights, view.truth.hands, strict=True):
        assert {*one.sent.cards} <= {*hand}
        assert one.better is None or {*one.better.cards} <= {*hand}


def test_beliefs_add_up_and_bits_are_what_they_say(game: Table, insights: tuple[VisionAnalysis, ...]) -> None:
    view = game.view(WATCH)
    assert view.truth is not None
    belongs = dict(zip((p.colour for p in view.psychics), view.truth.sets, strict=True))
    for one in insights:
        assert one.about in belongs[one.psychic]
        assert sum(bar.before for bar in one.bars) == pytest.approx(1)
        assert sum(bar.after for bar in one.bars) == pytest.approx(1)
        right = next(bar for bar in one.bars if bar.card == one.about)
        assert right.after / right.before == pytest.approx(2**one.sent.bits)
        assert 0 <= one.open_after <= 5
        assert [way.cards for way in one.card_bits] == [(card,) for card in one.sent.cards]
        assert one.better is None or one.better.bits > one.sent.bits + MIN_GAIN
    alone = [one for one in insights if len(one.sent.cards) == 1]
    assert all(one.card_bits[0].bits == pytest.approx(one.sent.bits) for one in alone)


def test_a_card_that_leads_away_counts_against_a_vision(insights: tuple[VisionAnalysis, ...]) -> None:
    assert any(way.bits < 0 for one in insights for way in one.card_bits)
    assert any(one.sent.bits > 1 for one in insights)


def test_before_the_first_vision_everything_is_as_likely(insights: tuple[VisionAnalysis, ...]) -> None:
    assert {round(bar.before, 9) for bar in insights[0].bars} == {round(1 / len(insights[0].bars), 9)}


def test_only_a_wrong_guess_was_misled_and_every_reason_is_on_both_cards(insights: tuple[VisionAnalysis, ...]) -> None:
    assert any(one.misled_by for one in insights)
    mind = ensemble(shipped())
    for one in insights:
        assert not (one.right and one.misled_by)
        if one.misled_by:
            assert one.misled_by in one.sent.cards
            near, far = mind.affinity.submatrix((one.misled_by,), (one.guess, one.about))[0]
            assert near > far
            assert {*one.misleading_tags} <= shared(mind, one.misled_by, one.guess)
        assert {*one.shared_tags} <= {word for card in one.sent.cards for word in shared(mind, card, one.about)}


def shared(mind: Mind, vision: str, card: str) -> set[str]:
    return {reason_name(reason, shipped(), "en") for reason in mind.why(vision, card)}


def test_a_very_large_hand_is_looked_at_too(game: Table) -> None:
    view = game.view(WATCH)
    assert view.truth is not None
    large = tuple(tuple(dict.fromkeys((*hand, *shipped().ids.visions[:20]))) for hand in view.truth.hands)
    [first, *_] = analyse_visions(replace(view, truth=replace(view.truth, hands=large)), ensemble(shipped()), VOICE)
    assert first.better is None or {*first.better.cards} <= {*large[0]}


def test_the_shared_vision_is_weighed_card_by_card_as_it_was_turned() -> None:
    table = Table.new(players=5, difficulty="easy", seed="friends for an evening")
    seat_bots(table, preset="twin")
    view = table.view(WATCH)
    assert view.truth is not None
    assert view.finale is not None
    assert view.truth.culprit is not None
    shared = analyse_shared_vision(view, ensemble(shipped()))
    assert shared is not None
    assert shared.culprit == view.truth.culprit
    assert [way.cards for way in shared.each] == [(card,) for card in view.finale.shared]
    assert set(shared.before) == {1 / len(view.finale.groups)}
    assert sum(shared.after) == pytest.approx(1)
    right = shared.culprit - 1
    assert shared.after[right] / shared.before[right] == pytest.approx(2**shared.sent.bits)
    assert sum(way.bits for way in shared.each) == pytest.approx(shared.sent.bits)


def test_where_it_never_came_to_a_shared_vision_nothing_is_said_of_one(game: Table) -> None:
    view = game.view(WATCH)
    assert analyse_shared_vision(replace(view, finale=None), ensemble(shipped())) is None
    assert analyse_shared_vision(Table.new(players=4).view(WATCH), ensemble(shipped())) is None
