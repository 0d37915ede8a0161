"""How a game could be read, on the page after it: whom a card misled, what a hint was worth, beliefs as bars."""

import pytest
from msgspec.structs import replace

from mysterium_nb import Table, seat_bots
from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.minds import Voice, ensemble
from mysterium_nb.minds.bots.game_review import analyse_visions
from mysterium_nb.pages.after.after_page import after_page
from mysterium_nb.pages.after.analysis_panel import MOST_BARS, MOST_MISLED
from mysterium_nb.pages.model import BeliefBar, Page, PageState, Part, PsychicRow, TextButton
from mysterium_nb.protocol.analysis import BeliefChange, CardsValue, SharedVisionAnalysis, VisionAnalysis
from tests.pages.reading import of_kind
from tests.pages.test_after_page import ended

NAMES = {lang: CardNames(shipped(), lang) for lang in ("en", "fr")}
A_GUESS = VisionAnalysis(
    psychic="red",
    hour=2,
    about="c1",
    bars=(
        BeliefChange("c2", 0.2, 0.61),
        BeliefChange("c1", 0.2, 0.14),
        *(BeliefChange(f"c{n}", 0.1, 0.04) for n in range(3, 9)),
    ),
    open_before=2.25,
    open_after=1.5,
    sent=CardsValue(("v1", "v2"), -0.52),
    card_bits=(CardsValue(("v1",), 0.4), CardsValue(("v2",), -1.1)),
    better=CardsValue(("v3",), 0.7),
    shared_tags=("candle",),
    guess="c2",
    misled_by="v2",
    misleading_tags=("the colours of ice", "key"),
)


def page(
    *insights: VisionAnalysis, seat: SeatId = WATCH, lang: str = "en", room: str = "laptop", target: str = ""
) -> Page:
    page_state = PageState(lang=lang, device=room, target=target)  # type: ignore[arg-type] # of PageState's words
    return after_page(ended("culprit_found").sees(seat), page_state, NAMES[lang], insights)


def rows(of: Page, style: str) -> list[PsychicRow]:
    return of_kind(PsychicRow, of.panels["insights"], style)


def bars(of: Page, style: str) -> list[BeliefBar]:
    [part] = of_kind(Part, of.panels["insights"], style)
    return of_kind(BeliefBar, part.parts)


def test_without_a_mind_the_page_is_as_it_was() -> None:
    assert "insights" not in page().panels


def test_a_wrong_guess_names_the_card_that_misled_and_what_both_have() -> None:
    [misled] = rows(page(A_GUESS), "read misled")
    name = NAMES["en"]
    assert name("v2") in misled.text
    assert misled.text.endswith("the colours of ice and key.")
    assert [mini.card for mini in misled.thumbnails] == ["v2", "c2", "c1"]


def test_a_hint_says_what_it_was_worth_what_was_open_and_what_would_have_been_clearer() -> None:
    of = page(A_GUESS)
    [read] = rows(of, "read")
    assert read.text.startswith("Hour 2: 0.5 bits away from ")
    assert "2.2 bits were open before, 1.5 after." in read.subtitle
    assert "In common with at least one of them: candle." in read.subtitle
    assert f"It cost 1.2 bits: “{NAMES['en']('v3')}” would have been clearer." in read.subtitle
    assert [mini.text for mini in read.thumbnails] == ["+0.4", "−1.1", "", ""]
    french = rows(page(A_GUESS, lang="fr"), "read")[0]
    assert "1,2 bit." in french.subtitle
    assert "2,2 bits avant, 1,5 après." in french.subtitle
    assert "0,5 bit contre " in french.text


def test_what_several_cards_share_with_the_right_one_is_not_said_of_each() -> None:
    alone = replace(A_GUESS, sent=CardsValue(("v1",), 0.4), card_bits=A_GUESS.card_bits[:1])
    assert "In common: candle." in rows(page(alone), "read")[0].subtitle


def test_in_french_a_misleading_card_evokes_one_more_than_the_other() -> None:
    [misled] = rows(page(replace(A_GUESS, misleading_tags=()), lang="fr"), "read misled")
    assert ", qui évoque " in misled.text
    assert " de\N{NO-BREAK SPACE}: " not in misled.text


def test_bars_hold_the_right_card_and_the_chosen_one_whatever_else_there_is() -> None:
    of = bars(page(A_GUESS), "bars")
    assert len(of) == MOST_BARS
    assert [(bar.style, bar.icon) for bar in of[:2]] == [("guess", "no"), ("about", "yes")]
    assert (of[0].before, of[0].after) == (0.2, 0.61)
    assert of[0].subtitle == "20 %, then 61 %"


@pytest.mark.parametrize(("lang", "text"), [("en", "1.2 bits towards the culprit"), ("fr", "1,2 bit vers le coupable")])
def test_the_shared_cards_stand_last_with_the_groups_as_bars(lang: str, text: str) -> None:
    view = ended("culprit_found").sees(WATCH)
    assert view.finale is not None
    groups = len(view.finale.groups)
    cards = tuple(CardsValue((card,), bits) for card, bits in zip(("v1", "v2", "v3"), (1.0, -0.2, 0.4), strict=True))
    rest = (1 - 0.6) / (groups - 1)
    shared = SharedVisionAnalysis(
        culprit=2,
        before=(1 / groups,) * groups,
        after=(rest, 0.6, *(rest,) * (groups - 2)),
        sent=CardsValue(("v1", "v2", "v3"), 1.2),
        each=cards,
    )
    of = after_page(view, PageState(lang=lang), NAMES[lang], (A_GUESS,), shared)
    [row] = rows(of, "read shared")
    assert row.text == text
    assert [mini.card for mini in row.thumbnails] == ["v1", "v2", "v3"]
    assert [bar.icon for bar in bars(of, "bars shared")] == ["", "yes", *[""] * (groups - 2)]
    assert not rows(page(A_GUESS, lang=lang), "read shared")


@pytest.fixture(scope="module")
def game() -> Table:
    table = Table.new(players=5, seed="neighbours for an evening")
    seat_bots(table, preset="neighbour")
    return table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("room", ["phone", "laptop"])
def test_a_whole_game_shows_one_psychics_hints_and_everybody_elses_are_a_press_away(
    game: Table, lang: str, room: str
) -> None:
    for seat in (GHOST, WATCH, "red"):
        view = game.view(seat)
        insights = analyse_visions(view, ensemble(shipped()), Voice(shipped(), lang))
        page_state = PageState(lang=lang, device=room)  # type: ignore[arg-type] # of PageState's words
        of = after_page(view, page_state, NAMES[lang], insights)
        whose = of_kind(TextButton, of.panels["insights"], "whose")
        assert [piece.seat for piece in whose] == [p.colour for p in view.psychics]
        [chosen] = [piece.seat for piece in whose if piece.pressed]
        assert chosen == ("red" if seat == "red" else insights[0].psychic)
        assert len(rows(of, "read")) == sum(one.psychic == chosen for one in insights)
        assert 0 < len(rows(of, "read misled")) <= MOST_MISLED[room]
        look = of.actions["whose:blue"]
        assert isinstance(look, PageState)
        blue = after_page(view, look, NAMES[lang], insights)
        assert len(rows(blue, "read")) == sum(one.psychic == "blue" for one in insights)
