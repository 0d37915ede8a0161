"""A psychic's decisions: guesses with honest confidence, tokens, votes, and how bots come to agree."""

import pytest
from msgspec.structs import replace

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import STANDARD, CardId
from mysterium_nb.engine.events import GroupAccused
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import (
    ChooseCulprit,
    FirstGuess,
    JudgeGhost,
    Move,
    Pause,
    PlacePawn,
    PlaceToken,
    PointAt,
    ReportGhost,
    Reveal,
    SaySure,
    SendVision,
    Vote,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, Colour
from mysterium_nb.engine.state import Guess, Psychic, Token
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.minds import Decision, Dials, PsychicBot, ensemble
from mysterium_nb.minds.bots.listener import Listener
from mysterium_nb.table import Table
from tests.minds.known_mind import KnownMind
from tests.table.whole_games import (
    FOUR,
    a_lobby,
    a_table,
    all_get_visions,
    all_place_well,
    ghost_view,
    play_well,
    psychic_view,
)

FIVE = Rules.classic(players=5)


def hints(**cards: CardId) -> KnownMind:
    """A mind whom these visions remind of these cards."""
    return KnownMind(dict.fromkeys(cards.items(), 3.0))


def decided(bot: PsychicBot, view: PsychicView) -> Decision:
    decision = bot.decide(view)
    assert decision is not None
    assert decision.move in legal_moves(view)
    return decision


def chosen(bot: PsychicBot, table: Table, colour: Colour) -> Move:
    return decided(bot, psychic_view(table, colour)).move


def send(table: Table, colour: Colour) -> CardId:
    """The ghost sends the first card of the hand, whatever it is."""
    card = ghost_view(table).hand[0]
    table.act(GHOST, SendVision(colour, (card,)))
    return card


def test_it_places_its_pawn_where_the_vision_points() -> None:
    table = a_table()
    vision = send(table, "red")
    target = table.view(GHOST).board[0][2]
    decision = decided(PsychicBot(hints(**{vision: target})), psychic_view(table, "red"))
    assert decision.move == PlacePawn("red", target)
    assert decision.chance > 0.5
    assert decision.bits > 0.5
    assert [(link.vision, link.card) for link in decision.links] == [(vision, target)]
    assert decision.reasons[0].tag == "candle"
    assert [type(other.move) for other in decision.alternatives] == [PlacePawn] * 3


def test_it_does_not_guess_before_its_vision_has_come() -> None:
    table = a_table()
    send(table, "red")
    assert PsychicBot(ensemble(shipped())).choose(psychic_view(table, "blue")) is None


def test_what_was_wrong_is_not_guessed_again() -> None:
    table = a_table()
    vision = send(table, "yellow")
    own = ghost_view(table).sets
    wrong = next(card for card in table.view(GHOST).board[0] if card not in {cards[0] for cards in own})
    bot = PsychicBot(hints(**{vision: wrong}))
    all_get_visions(table)
    all_place_well(table)
    table.act("yellow", PlacePawn("yellow", wrong))
    for psychic in table.view(GHOST).psychics:
        table.act(psychic.colour, SaySure(psychic.colour))
    for psychic in table.view(GHOST).psychics:
        table.act(GHOST, Reveal(psychic.colour))
    send(table, "yellow")
    decision = decided(bot, psychic_view(table, "yellow"))
    assert isinstance(decision.move, PlacePawn)
    assert decision.move.card != wrong
    assert all(other.move != PlacePawn("yellow", wrong) or other.chance == 0 for other in decision.alternatives)


def test_a_card_that_is_somebody_elses_is_not_ones_own() -> None:
    table = a_table()
    mine, theirs = send(table, "yellow"), send(table, "red")
    one, two = table.view(GHOST).board[0][:2]
    mind = KnownMind({(mine, one): 2.0, (mine, two): 1.8, (theirs, one): 6.0})
    assert chosen(PsychicBot(mind), table, "yellow") == PlacePawn("yellow", two)
    assert chosen(PsychicBot(mind), table, "red") == PlacePawn("red", one)


@pytest.mark.parametrize("pragmatic", [True, False])
def test_literal_and_pragmatic_psychics_both_read(*, pragmatic: bool) -> None:
    table = a_table()
    vision = send(table, "red")
    target = table.view(GHOST).board[0][1]
    bot = PsychicBot(hints(**{vision: target}), Dials(pragmatic=pragmatic))
    assert chosen(bot, table, "red") == PlacePawn("red", target)


def test_a_pragmatic_psychic_asks_why_it_was_sent_just_this() -> None:
    """Every other vision would have said `well` better: so it is not what this one is for."""
    table = a_table()
    vision = send(table, "red")
    well, ill = table.view(GHOST).board[0][:2]
    thoughts = {(other, well): 3.0 for other in STANDARD.visions if other != vision}
    mind = KnownMind(thoughts | {(vision, well): 1.0, (vision, ill): 1.0})
    assert chosen(PsychicBot(mind, Dials(pragmatic=True)), table, "red") == PlacePawn("red", ill)


def test_a_vision_is_read_before_the_table_as_it_lay_in_its_hour() -> None:
    """Where blue finds a card, red learns that it is not red's, and nothing else about what the ghost meant."""
    table = a_table()
    vision = send(table, "red")
    view = psychic_view(table, "red")
    gone, near, *_ = view.board[0]
    mind = KnownMind({(vision, gone): 2.0, (vision, near): 1.0, ("v1" if vision != "v1" else "v2", near): 3.0})
    listener = Listener(mind, Dials(), pragmatic=True)
    red, blue = view.psychic("red"), view.psychic("blue")
    before = listener.beliefs(replace(view, psychics=(red,)))["red"]
    found = replace(blue, found=(gone,), guesses=(Guess(view.hour, gone, right=True),))
    rest = view.board[0][1:]
    after = listener.beliefs(replace(view, psychics=(red, found), board=(rest, *view.board[1:])))["red"]
    assert after == pytest.approx({card: before[card] / (1 - before[gone]) for card in rest})


def test_the_first_guess_is_as_confident_as_the_belief() -> None:
    table = a_table(FOUR.but(first_guess=True))
    vision = send(table, "red")
    target = table.view(GHOST).board[0][2]
    bot = PsychicBot(hints(**{vision: target}))
    decision = decided(bot, psychic_view(table, "red"))
    assert decision.move == FirstGuess("red", target, round(100 * decision.chance))
    table.act("red", decision.move)
    assert chosen(bot, table, "red") == PlacePawn("red", target)


def test_passed_without_a_vision_it_places_its_pawn_all_the_same() -> None:
    view = psychic_view(a_table(), "red")
    passed = replace(view, psychics=tuple(replace(p, served_hour=view.hour) for p in view.psychics))
    assert isinstance(decided(PsychicBot(ensemble(shipped())), passed).move, PlacePawn)


def test_a_person_with_two_psychics_plays_both() -> None:
    table = a_table(Rules.classic(2))
    all_get_visions(table)
    bot = PsychicBot(ensemble(shipped()))
    moves = []
    while table.view(GHOST).phase == "interpretation":
        moves.append(chosen(bot, table, "yellow"))
        table.act("yellow", moves[-1])
    assert sorted(type(move).__name__ for move in moves) == ["PlacePawn", "PlacePawn", "SaySure", "SaySure"]
    assert len({move.card for move in moves if isinstance(move, PlacePawn)}) == 2


def with_pawns(rules: Rules = FIVE) -> Table:
    table = a_table(rules)
    all_get_visions(table)
    all_place_well(table)
    return table


def test_it_agrees_with_what_it_believes_and_disagrees_with_what_it_does_not() -> None:
    table = with_pawns()
    view = psychic_view(table, "yellow")
    red, teal, blue = (view.psychic(colour) for colour in ("red", "teal", "blue"))
    assert red.pawn
    elsewhere = next(card for card in view.board[0] if card not in {p.pawn for p in view.psychics})
    mind = hints(**{red.visions[0].cards[0]: red.pawn, teal.visions[0].cards[0]: elsewhere})
    bot = PsychicBot(mind)
    moves = []
    while not isinstance(move := chosen(bot, table, "yellow"), SaySure):
        moves.append(move)
        table.act("yellow", move)
    assert set(moves) == {PlaceToken("yellow", "red", "agree"), PlaceToken("yellow", "teal", "disagree")}
    assert blue.colour == "blue"


def test_a_token_says_why_how_much_is_known_and_what_else_was_thought_of() -> None:
    table = with_pawns()
    view = psychic_view(table, "yellow")
    red, teal = (view.psychic(colour) for colour in ("red", "teal"))
    assert red.pawn
    agreed = decided(PsychicBot(hints(**{red.visions[0].cards[0]: red.pawn})), view)
    assert agreed.move == PlaceToken("yellow", "red", "agree")
    assert [(link.vision, link.card) for link in agreed.links] == [(red.visions[0].cards[0], red.pawn)]
    assert [reason.tag for reason in agreed.reasons] == ["candle"]
    assert agreed.bits > 0.5
    assert agreed.alternatives
    assert all(isinstance(other.move, PlaceToken) and other.chance <= agreed.chance for other in agreed.alternatives)
    elsewhere = next(card for card in view.board[0] if card not in {p.pawn for p in view.psychics})
    doubted = decided(PsychicBot(KnownMind({(teal.visions[0].cards[0], elsewhere): 6.0})), view)
    assert doubted.move == PlaceToken("yellow", "teal", "disagree")
    assert [link.card for link in doubted.links] == [elsewhere], "what it believes instead"


def test_no_token_before_every_pawn_stands() -> None:
    table = a_table(FIVE)
    all_get_visions(table)
    table.act("red", PlacePawn("red", table.view(GHOST).board[0][0]))
    bot = PsychicBot(ensemble(shipped()))
    assert isinstance(chosen(bot, table, "red"), SaySure)


@pytest.mark.parametrize(("hour", "tokens"), [(1, 2), (3, 3), (4, 2), (7, 3)])
def test_none_is_left_when_all_come_back(hour: int, tokens: int) -> None:
    """Two agree, two disagree, three other pawns: what is left before a return goes as far as there are pawns."""
    table = with_pawns()
    view = psychic_view(table, "yellow")
    late = replace(view, hour=hour, psychics=tuple(replace(p, served_hour=hour) for p in view.psychics))
    bot = PsychicBot(KnownMind({}))
    placed = 0
    while isinstance(move := decided(bot, late).move, PlaceToken):
        placed += 1
        owner = late.psychic("yellow")
        spent = {move.face: getattr(owner, move.face) - 1}
        psychics = (replace(p, **spent) if p is owner else _with_token(p, move) for p in late.psychics)
        late = replace(late, psychics=tuple(psychics))
    assert placed == tokens


def _with_token(psychic: Psychic, move: PlaceToken) -> Psychic:
    return replace(psychic, tokens=(Token(move.psychic, move.face),)) if psychic.colour == move.on else psychic


def test_where_a_report_is_open_a_bot_has_heard_nothing() -> None:
    table = a_table(Rules.original(4), hosted=False)
    table.act("red", ReportGhost("red"))
    assert chosen(PsychicBot(ensemble(shipped())), table, "yellow") == JudgeGhost("kept_silent", "yellow")


def test_in_a_pause_it_does_nothing() -> None:
    table = with_pawns()
    table.act(HOST, Pause())
    assert PsychicBot(ensemble(shipped())).choose(psychic_view(table, "red")) is None


def at_the_poll(rules: Rules, table: Table | None = None) -> tuple[Table, list[CardId]]:
    """The shared vision lies there, for group 2; and its cards."""
    table = table or a_table(rules)
    play_well(table, until="culprit")
    first, second, third = ghost_view(table).hand[:3]
    table.act(GHOST, ChooseCulprit(2, (first, second, third)))
    return table, [first, second, third]


def suggesting(table: Table, cards: list[CardId], group: int) -> KnownMind:
    finale = table.view(GHOST).finale
    assert finale is not None
    return KnownMind({(card, suspect): 3.0 for card in cards for suspect in finale.groups[group - 1]})


def test_it_votes_for_the_group_the_shared_vision_suggests() -> None:
    table, cards = at_the_poll(FOUR)
    voter = psychic_view(table, table.waiting_for[0])
    decision = decided(PsychicBot(suggesting(table, cards, 3)), voter)
    assert decision.move == Vote(voter.mine[0], 3)
    assert decision.chance > 1 / 3
    assert decision.bits > 0
    assert [type(other.move) for other in decision.alternatives] == [Vote, Vote]
    assert [reason.tag for reason in decision.reasons] == ["candle"]
    finale = voter.finale
    assert finale is not None
    assert [link.vision for link in decision.links] == list(finale.shared)
    assert len({link.card for link in decision.links} & {*finale.groups[2]}) == len(finale.shared)


def test_who_points_says_why_and_what_else_and_who_only_comes_along_gives_no_reason() -> None:
    table, cards = at_the_poll(Rules.original(5).but(accusation="majority"))
    seats = [colours[0] for colours in table.view(GHOST).setup.players]
    first = decided(PsychicBot(suggesting(table, cards, 2)), psychic_view(table, seats[0]))
    assert first.move == PointAt(seats[0], 2)
    assert first.bits > 0
    assert [reason.tag for reason in first.reasons] == ["candle"]
    assert len(first.alternatives) == 3
    assert all(isinstance(other.move, PointAt) and other.chance <= first.chance for other in first.alternatives)
    for seat, group in zip(seats, (1, 1, 3, 4), strict=True):
        table.act(seat, PointAt(seat, group))
    along = decided(PsychicBot(suggesting(table, cards, 3)), psychic_view(table, seats[2]))
    assert along.move == PointAt(seats[2], 1)
    assert along.reasons == ()
    assert along.chance < along.alternatives[0].chance


def play_poll(table: Table, bots: dict[Colour, PsychicBot]) -> list[Move]:
    """Let bots point and confirm until a group is accused: their moves."""
    moves: list[Move] = []
    hour = table.view(GHOST).hour
    while not table.over and table.view(GHOST).hour == hour:
        seat, move = next(
            (seat, move)
            for seat in table.waiting_for
            if (move := bots[psychic_view(table, seat).mine[0]].choose(psychic_view(table, seat))) is not None
        )
        assert move in legal_moves(psychic_view(table, seat))
        table.act(seat, move)
        moves.append(move)
    return moves


def accused(table: Table) -> list[int]:
    return [event.group for event in table.view(GHOST).story if isinstance(event, GroupAccused)]


@pytest.mark.parametrize("rules", [Rules.classic(2), Rules.classic(3), Rules.original(3), Rules.original(5)])
def test_bots_of_different_minds_come_to_agree(rules: Rules) -> None:
    table, cards = at_the_poll(rules)
    seats = [colours[0] for colours in table.view(GHOST).setup.players]
    bots = {colour: PsychicBot(suggesting(table, cards, 1 + i % 2)) for i, colour in enumerate(seats)}
    play_poll(table, bots)
    assert len(accused(table)) == 1


@pytest.mark.parametrize(("accusation", "pointed"), [("plurality", 4), ("majority", 5)])
def test_no_more_of_them_come_to_where_most_are_than_the_rules_ask_for(accusation: str, pointed: int) -> None:
    table, cards = at_the_poll(Rules.original(5).but(accusation=accusation))
    seats = [colours[0] for colours in table.view(GHOST).setup.players]
    bots = {c: PsychicBot(suggesting(table, cards, g)) for c, g in zip(seats, (1, 1, 3, 4), strict=True)}
    moves = play_poll(table, bots)
    assert accused(table) == [1]
    assert sum(isinstance(move, PointAt) for move in moves) == pointed


def test_a_bot_does_not_argue_with_a_person() -> None:
    table = a_lobby(Rules.classic(3))
    table.sit("yellow", "Cog", "bot")
    table.sit("red", "Ada")
    table.start(seed="a dark night")
    table, cards = at_the_poll(Rules.classic(3), table)
    bot = PsychicBot(suggesting(table, cards, 4))
    table.act("red", PointAt("red", 1))
    assert chosen(bot, table, "yellow") == PointAt("yellow", 4)
    table.act("yellow", PointAt("yellow", 4))
    assert chosen(bot, table, "yellow") == PointAt("yellow", 1)
    table.act("yellow", PointAt("yellow", 1))
    assert chosen(bot, table, "yellow") == SaySure("yellow")


def test_a_noisy_psychic_is_wrong_now_and_then_and_the_same_for_the_same_seed() -> None:
    table = a_table()
    vision = send(table, "red")
    view = psychic_view(table, "red")
    mind = hints(**{vision: view.board[0][2]})
    moves = [PsychicBot(mind, Dials(noise=1.0), seed).choose(view) for seed in range(60)]
    assert len(set(moves)) > 1
    assert moves == [PsychicBot(mind, Dials(noise=1.0), seed).choose(view) for seed in range(60)]
    assert max(set(moves), key=moves.count) == PsychicBot(mind).choose(view)
