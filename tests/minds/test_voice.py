"""What bots say: a little, once an hour, in the reader's language, and never a reason the mind does not have."""

import re

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.engine.decide.talk import LONGEST_REMARK
from mysterium_nb.engine.moves import PlacePawn, Say
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.minds import PsychicBot, Reason, Voice, ensemble
from mysterium_nb.minds.bots.voice import reason_name
from mysterium_nb.table import Table
from tests.minds.known_mind import KnownMind
from tests.minds.small_deck import a_card, a_deck_of
from tests.table.whole_games import FOUR, a_table, all_get_visions, play_well, psychic_view

DECK = shipped()
REASONS = (
    Reason("motif", "raven", 3.0),
    Reason("mood", "unease", 2.0),
    Reason("palette", "sea", 1.0),
    Reason("colour", "night blue", 0.5),
)


def talk_of(bot: PsychicBot, table: Table, colour: str = "red") -> list[str]:
    """Let a bot play a psychic's hour: what it says."""
    said = []
    for _ in range(9):
        view = psychic_view(table, colour)
        move = bot.choose(view)
        if move is None or view.phase != "interpretation" or colour in view.sure:
            break
        if isinstance(move, Say):
            said.append(move.text)
        table.act(colour, move)
    return said


def test_a_remark_names_what_was_read_and_two_cards() -> None:
    first, second = DECK["c1"].title, DECK["c2"].title
    said = Voice(DECK).remark(REASONS, 0.4, ["c1", "c2"], "visions")
    assert said == f"I read: raven, unease, the colours of the sea. “{first}”, then “{second}”."
    said = Voice(DECK, "fr").remark(REASONS, 0.4, ["c1", "c2"], "visions")
    assert said.startswith("Je lis\N{NO-BREAK SPACE}: corbeau, ")
    assert DECK["c1"].name["fr"] in said


def test_who_is_sure_names_one() -> None:
    said = Voice(DECK).remark(REASONS, 0.9, ["c1", "c2"], "visions")
    assert said.endswith(f"I am fairly sure of “{DECK['c1'].title}”.")


@pytest.mark.parametrize(
    ("chance", "cards", "en", "fr"),
    [
        (0.2, ["c1", "c2"], "Nothing here speaks to me: perhaps “{0}”, perhaps “{1}”.", "Rien ici ne me parle"),
        (0.4, ["c1", "c2"], "A hunch: “{0}”, then “{1}”.", "Rien ici que je sache nommer, une simple intuition"),
        (
            0.9,
            ["c1", "c2"],
            "A hunch, but a strong one: “{0}”.",
            "Rien ici que je sache nommer, mais une forte intuition",
        ),
        (1.0, ["c1"], "There is only “{0}” left for me.", "Rien ici ne reste possible, sauf"),
    ],
)
def test_who_has_no_reason_gives_none_and_is_as_sure_as_it_is(
    chance: float, cards: list[str], en: str, fr: str
) -> None:
    names = [DECK[card].title for card in cards]
    assert Voice(DECK).remark((), chance, cards, "visions") == en.format(*names)
    assert Voice(DECK, "fr").remark((), chance, cards, "visions").startswith(fr)


def test_where_one_card_is_left_nobody_needs_a_reason() -> None:
    assert Voice(DECK).remark(REASONS, 1.0, ["c1"], "visions") == f"There is only “{DECK['c1'].title}” left for me."


def test_a_word_that_a_tag_says_already_is_not_said_again() -> None:
    reasons = (Reason("motif", "hand_mirror", 2.0), Reason("word", "mirror", 1.0), Reason("word", "pond", 1.0))
    assert "hand mirror, pond." in Voice(DECK).remark(reasons, 0.4, ["c1", "c2"], "visions")
    assert "pond" not in Voice(DECK, "fr").remark(reasons, 0.4, ["c1", "c2"], "visions")


def test_a_palette_and_the_colour_it_is_named_after_are_one_reason() -> None:
    reasons = (Reason("colour", "plum", 3.0), Reason("palette", "plum", 2.0), Reason("colour", "violet", 1.0))
    assert Voice(DECK).reason_names(reasons) == ["the colours of plums", "violet"]
    assert Voice(DECK).reason_names(reasons[:1]) == ["plum"]


def test_a_word_that_the_deck_has_a_name_for_is_said_in_french_too() -> None:
    reasons = (Reason("word", "pond", 3.0), Reason("word", "raven", 2.0), Reason("word", "teal", 1.0))
    assert Voice(DECK, "fr").reason_names(reasons) == ["corbeau", "bleu-vert"]
    assert Voice(DECK).reason_names(reasons) == ["pond", "raven", "teal"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tag_of_the_deck_has_a_name(lang: str) -> None:
    for card in DECK.cards:
        tags = [("motif", tag) for tag in (*card.motifs.focal, *card.motifs.support, *card.motifs.ground)]
        tags += [("mood", tag) for tag in card.moods] + [("colour", tag) for tag in card.colour_names]
        tags += [("palette", card.palette), ("composition", card.composition)]
        for kind, tag in tags:
            name = reason_name(Reason(kind, tag, 1.0), DECK, lang)  # type: ignore[arg-type] # a plain string is a kind here
            assert name
            assert "_" not in name
            if kind in ("palette", "composition"):
                assert name != tag


def test_a_tag_of_ones_own_deck_is_called_by_itself() -> None:
    assert reason_name(Reason("motif", "paper_lantern", 1.0), DECK, "fr") == "paper lantern"


def test_however_long_names_and_tags_are_a_remark_has_an_end() -> None:
    """A remark that the table refuses would be tried for ever, and everybody would wait for that bot."""
    deck = a_deck_of(*(a_card(card, "a very long name " * 40, focal=("long_tag" * 40,)) for card in ("c1", "c2")))
    reasons = tuple(Reason("motif", f"{i} {'long_tag' * 40}", 1.0) for i in range(3))
    for lang in ("en", "fr"):
        for chance in (0.1, 0.5, 0.9):
            said = Voice(deck, lang).remark(reasons, chance, ["c1", "c2"], "visions")
            assert len(said) <= LONGEST_REMARK
            assert "a very long name a very" in said
            assert "…" in said


def test_after_placing_a_bot_says_one_thing() -> None:
    table = a_table()
    all_get_visions(table)
    mind = ensemble(DECK)
    said = talk_of(PsychicBot(mind, voice=Voice(DECK)), table)
    assert len(said) == 1
    pawn = psychic_view(table, "red").psychic("red").pawn
    assert pawn is not None
    assert DECK[pawn].title in said[0]
    (vision,) = psychic_view(table, "red").psychic("red").visions[0].cards
    read = re.match(r"I read: (.+?)\. ", said[0])
    told = set(read[1].split(", ")) if read else set()
    assert told <= {reason_name(reason, DECK, "en") for reason in mind.why(vision, pawn)}


def test_its_own_pawn_does_not_make_it_surer() -> None:
    table = a_table()
    all_get_visions(table)
    view = psychic_view(table, "red")
    bot = PsychicBot(KnownMind({}), voice=Voice(DECK))
    placed = bot.decide(view)
    assert placed is not None
    assert isinstance(placed.move, PlacePawn)
    table.act("red", placed.move)
    remark = bot.decide(psychic_view(table, "red"))
    assert remark is not None
    assert isinstance(remark.move, Say)
    assert remark.chance == pytest.approx(placed.chance)


def test_who_takes_over_does_not_explain_a_pawn_that_somebody_else_has_placed() -> None:
    table = a_table()
    table.sit("red", "Ada")
    all_get_visions(table)
    table.act("red", PlacePawn("red", table.view(GHOST).board[0][-1]))
    table.sit("red", "Cog", "bot")
    assert talk_of(PsychicBot(ensemble(DECK), voice=Voice(DECK)), table) == []


def test_who_takes_over_before_the_vision_has_placed_the_pawn_itself_and_says_why() -> None:
    table = a_table()
    table.sit("red", "Ada")
    table.sit("red", "Cog", "bot")
    all_get_visions(table)
    assert len(talk_of(PsychicBot(ensemble(DECK), voice=Voice(DECK)), table)) == 1


def test_without_a_voice_it_keeps_silent() -> None:
    table = a_table()
    all_get_visions(table)
    assert talk_of(PsychicBot(ensemble(DECK)), table) == []


def test_where_talk_is_closed_it_keeps_silent() -> None:
    table = a_table(FOUR)
    play_well(table, until="poll")
    bot = PsychicBot(ensemble(DECK), voice=Voice(DECK))
    while table.view(GHOST).silence:
        seat = table.waiting_for[0]
        move = bot.choose(psychic_view(table, seat))
        assert move is not None
        assert not isinstance(move, Say)
        table.act(seat, move)
