"""The ghost's decisions: what it sends, when it sends a crow, what it reveals first, whom it accuses."""

import pytest
from msgspec.structs import replace

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import Assign, ChooseCulprit, PlacePawn, Reveal, SaySure, SendVision, UseCrow
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.views import GhostView
from mysterium_nb.minds import Decision, Dials, GhostBot, Mind, ensemble
from mysterium_nb.table import Table
from tests.minds.known_mind import KnownMind
from tests.table.whole_games import FOUR, a_table, all_get_visions, all_place_well, ghost_view, play_well

NO_CROWS = FOUR.but(crows=0)


def thoughts(view: GhostView, hints: dict[tuple[int, CardId], float]) -> Mind:
    """A mind whom the cards of the hand, by their place, remind of these cards."""
    return KnownMind({(view.hand[place], card): strength for (place, card), strength in hints.items()})


def decided(bot: GhostBot, view: GhostView) -> Decision:
    decision = bot.decide(view)
    assert decision is not None
    assert decision.move in legal_moves(view)
    return decision


def test_it_sends_the_card_that_makes_the_psychic_think_of_the_right_one() -> None:
    view = ghost_view(a_table(NO_CROWS))
    target = view.sets[1][0]
    decision = decided(GhostBot(thoughts(view, {(4, target): 3.0})), view)
    assert decision.move == SendVision("red", (view.hand[4],))
    assert decision.chance > 0.5
    assert decision.bits > 1
    assert [(reason.kind, reason.tag) for reason in decision.reasons] == [("motif", "candle")]
    assert all(other.chance <= decision.chance for other in decision.alternatives)


def test_a_card_that_hints_at_a_rival_as_well_is_worth_less() -> None:
    view = ghost_view(a_table(NO_CROWS))
    target = view.sets[0][0]
    rival = next(card for card in view.board[0] if card != target)
    mind = thoughts(view, {(0, target): 2.0, (0, rival): 6.0, (1, target): 1.0})
    assert decided(GhostBot(mind), view).move == SendVision("yellow", (view.hand[1],))


def test_two_cards_together_leave_out_what_each_alone_would_not() -> None:
    view = ghost_view(a_table(NO_CROWS))
    target = view.sets[0][0]
    one, two = [card for card in view.board[0] if card != target][:2]
    mind = thoughts(view, {(0, target): 2.0, (0, one): 2.0, (1, target): 2.0, (1, two): 2.0})
    assert decided(GhostBot(mind), view).move == SendVision("yellow", view.hand[:2])


def test_what_was_guessed_wrong_is_no_rival_any_more() -> None:
    table = a_table(NO_CROWS)
    target = ghost_view(table).sets[0][0]
    rival = next(card for card in table.view(GHOST).board[0] if card not in {own[0] for own in ghost_view(table).sets})
    all_get_visions(table)
    all_place_well(table)
    table.act("yellow", PlacePawn("yellow", rival))
    for psychic in table.view(GHOST).psychics:
        table.act(psychic.colour, SaySure(psychic.colour))
    for psychic in table.view(GHOST).psychics:
        table.act(GHOST, Reveal(psychic.colour))
    view = ghost_view(table)
    mind = thoughts(view, {(0, target): 2.0, (0, rival): 3.0})
    assert decided(GhostBot(mind), view).move == SendVision("yellow", (view.hand[0],))


def test_whoever_can_be_told_most_clearly_gets_a_vision_first() -> None:
    view = ghost_view(a_table(NO_CROWS))
    mind = thoughts(view, {(0, view.sets[0][0]): 1.0, (1, view.sets[2][0]): 3.0})
    move = decided(GhostBot(mind), view).move
    assert isinstance(move, SendVision)
    assert move.psychic == "blue"


def test_a_useless_hand_is_given_to_the_crow() -> None:
    view = ghost_view(a_table())
    others = [f"v{number}" for number in range(1, 85) if f"v{number}" not in view.hand]
    full_of_promise = KnownMind({(vision, own[0]): 3.0 for vision in others for own in view.sets})
    move = decided(GhostBot(full_of_promise), view).move
    assert isinstance(move, UseCrow)
    assert len(move.cards) >= 4


def test_a_crow_says_what_it_hopes_for_and_what_would_be_sent_without_it() -> None:
    view = ghost_view(a_table())
    others = [f"v{number}" for number in range(1, 85) if f"v{number}" not in view.hand]
    bot = GhostBot(KnownMind({(vision, own[0]): 3.0 for vision in others for own in view.sets}))
    crow, without = decided(bot, view), decided(bot, replace(view, crows=0))
    assert isinstance(crow.move, UseCrow)
    assert isinstance(without.move, SendVision)
    assert crow.alternatives[0].move == without.move
    assert crow.alternatives[0].chance == without.chance < crow.chance < 1
    assert crow.bits > 0.5


def test_a_crow_does_not_fly_where_nothing_better_can_come() -> None:
    view = ghost_view(a_table())
    mind = thoughts(view, {(place, own[0]): 3.0 for place, own in enumerate(view.sets)})
    assert isinstance(decided(GhostBot(mind), view).move, SendVision)


def test_a_crow_leaves_the_cards_that_are_wanted() -> None:
    view = ghost_view(a_table())
    hints = {(view.hand[0], view.sets[0][0]): 3.0}
    others = [f"v{number}" for number in range(1, 85) if f"v{number}" not in view.hand]
    hints |= {(vision, own[0]): 3.0 for vision in others for own in view.sets[1:]}
    move = decided(GhostBot(KnownMind(hints)), view).move
    assert isinstance(move, UseCrow)
    assert view.hand[0] not in move.cards


def test_the_whole_hand_goes_where_the_rules_say_so() -> None:
    view = ghost_view(a_table(Rules.original(4, "easy")))
    others = [f"v{number}" for number in range(1, 85) if f"v{number}" not in view.hand]
    mind = KnownMind({(vision, own[0]): 3.0 for vision in others for own in view.sets})
    move = decided(GhostBot(mind), view).move
    assert isinstance(move, UseCrow)
    assert set(move.cards) == set(view.hand)


def test_bad_news_comes_first() -> None:
    table = a_table()
    all_get_visions(table)
    all_place_well(table)
    wrong = next(card for card in table.view(GHOST).board[0] if card != ghost_view(table).sets[2][0])
    table.act("blue", PlacePawn("blue", wrong))
    for colour in ("yellow", "red", "blue"):
        table.act(colour, SaySure(colour))
    bot = GhostBot(ensemble(shipped()))
    told = []
    while (view := ghost_view(table)).phase == "manifestation":
        move = decided(bot, view).move
        assert isinstance(move, Reveal)
        told.append(move.psychic)
        table.act(GHOST, move)
    assert told == ["blue", "yellow", "red"]


def test_it_assigns_the_cards_that_visions_hint_at_best() -> None:
    view = ghost_view(a_table(FOUR.but(assignment="ghost")))
    rows = [row[:3] for row in view.board]
    vivid = KnownMind(
        {(f"v{number}", card): 3.0 for row in rows for card in row for number in range(int(card[1:]), 85, 20)}
    )
    move = decided(GhostBot(vivid), view).move
    assert isinstance(move, Assign)
    assert [set(column) for column in zip(*move.sets, strict=True)] == [set(row) for row in rows]


def at_the_line_up(rules: Rules = NO_CROWS) -> Table:
    table = a_table(rules)
    play_well(table, until="culprit")
    return table


def test_the_culprit_is_the_group_that_can_be_told_most_clearly() -> None:
    view = ghost_view(at_the_line_up())
    assert view.finale is not None
    group = view.finale.groups[1]
    mind = thoughts(view, {(5, group[0]): 3.0, (1, group[1]): 3.0, (3, group[2]): 3.0})
    decision = decided(GhostBot(mind), view)
    assert decision.move == ChooseCulprit(2, (view.hand[5], view.hand[1], view.hand[3]))
    assert decision.chance > 0.45
    assert {
        alternative.move.group for alternative in decision.alternatives if isinstance(alternative.move, ChooseCulprit)
    } == {1, 3}


def test_at_the_line_up_a_crow_takes_what_is_not_needed() -> None:
    view = ghost_view(at_the_line_up(FOUR))
    assert view.finale is not None
    group = view.finale.groups[1]
    mind = thoughts(view, {(5, group[0]): 1.0, (1, group[1]): 1.0, (3, group[2]): 1.0})
    move = decided(GhostBot(mind), view).move
    assert move == UseCrow(tuple(view.hand[i] for i in (0, 2, 4, 6)))


def test_the_whole_hand_goes_at_the_line_up_only_for_better_ones() -> None:
    view = ghost_view(at_the_line_up(Rules.original(4, "easy")))
    assert view.finale is not None
    group = view.finale.groups[0]
    mine = thoughts(view, {(0, group[0]): 1.0, (1, group[1]): 1.0, (2, group[2]): 1.0})
    assert isinstance(decided(GhostBot(mine), view).move, ChooseCulprit)
    others = [f"v{number}" for number in range(1, 85) if f"v{number}" not in view.hand]
    promise = KnownMind({(vision, group[i % 3]): 2.0 for i, vision in enumerate(others)})
    crow = decided(GhostBot(promise), view)
    assert crow.move == UseCrow(view.hand)
    assert isinstance(crow.alternatives[0].move, ChooseCulprit)
    assert crow.chance > crow.alternatives[0].chance
    assert crow.bits > 0


@pytest.mark.parametrize("hand", [3, 12, 40])
def test_small_and_huge_hands(hand: int) -> None:
    table = a_table(FOUR.but(hand=hand))
    bot = GhostBot(ensemble(shipped()))
    assert isinstance(decided(bot, ghost_view(table)).move, SendVision | UseCrow)
    play_well(table, until="culprit")
    assert isinstance(decided(bot, ghost_view(table)).move, ChooseCulprit | UseCrow)


def test_it_does_nothing_while_others_are_to_move_or_the_game_is_paused() -> None:
    table = a_table()
    bot = GhostBot(ensemble(shipped()))
    paused = replace(ghost_view(table), clock=replace(table.view(GHOST).clock, paused_at=1))
    assert bot.choose(paused) is None
    all_get_visions(table)
    assert bot.decide(ghost_view(table)) is None


def test_a_noisy_ghost_does_not_always_take_the_best_and_is_the_same_for_the_same_seed() -> None:
    view = ghost_view(a_table(NO_CROWS))
    mind = ensemble(shipped())
    best = GhostBot(mind).choose(view)
    moves = [GhostBot(mind, Dials(noise=1.0), seed).choose(view) for seed in range(12)]
    assert any(move != best for move in moves)
    assert moves == [GhostBot(mind, Dials(noise=1.0), seed).choose(view) for seed in range(12)]
    assert all(move in legal_moves(view) for move in moves)
