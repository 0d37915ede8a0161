"""What a house offers besides the game, on whichever page a seat has."""

import pytest

from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.model import Heading, Link, PageState, Part, Piece, QrCode, Text, TextButton, keys_of
from mysterium_nb.pages.qr import qr_code
from mysterium_nb.pages.services_panel import ServicesPage, with_services
from mysterium_nb.protocol.bot_settings import BotSettings, Lang, pace_choices, preset_choices
from mysterium_nb.protocol.seat_services import (
    NO_SERVICES,
    RequestBots,
    RequestBotSettings,
    RequestLink,
    RequestRematch,
    SeatServices,
)
from tests.pages.reading import of_kind, page_of, texts
from tests.pages.test_after_page import ended
from tests.seance import RED, a_lobby, a_seance

LINK = "http://192.168.1.20:8866/resume/LAMO42/0123456789abcdefABCDEF"
ALL = SeatServices(
    join_url="http://192.168.1.20:8866/join/LAMO42",
    file_url="LAMO42/file/a1",
    replay_url="LAMO42/replay/a1",
    can_play_again=True,
    can_move_device=True,
    personal_url=LINK,
)
VIEWS = {
    "lobby": a_lobby().sees(RED),
    "psychic": a_seance().sees(RED),
    "ghost": a_seance().sees(GHOST),
    "after": ended("culprit_found").sees(RED),
}


def housed(view: View, doors: SeatServices, **page_state: str) -> ServicesPage:
    return with_services(page_of(view, PageState(**page_state)), doors)  # type: ignore[arg-type] # of PageState's words


def everywhere(page: ServicesPage) -> list[Piece]:
    return [piece for pieces in page.panels.values() for piece in pieces]


@pytest.mark.parametrize("kind", VIEWS)
def test_a_seat_in_no_house_has_the_page_it_always_had(kind: str) -> None:
    page, plain = housed(VIEWS[kind], NO_SERVICES), page_of(VIEWS[kind])
    assert page.kind == kind
    assert (page.panels, page.actions, page.requests) == (plain.panels, plain.actions, {})


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", VIEWS)
def test_one_can_take_ones_seat_along_from_every_page_and_the_link_is_shown_when_it_is_asked_for(
    kind: str, lang: str
) -> None:
    page = housed(VIEWS[kind], ALL, lang=lang)
    assert page.requests["my-seat"] == RequestLink()
    assert "myseat" not in page.panels
    assert LINK not in repr(everywhere(page))
    shown = housed(VIEWS[kind], ALL, lang=lang, side="seat")
    assert LINK in texts(shown.panels["myseat"])
    assert [code.path for code in of_kind(QrCode, shown.panels["myseat"])] == [qr_code(LINK, "").path]
    close = shown.actions["close-seat"]
    assert isinstance(close, PageState)
    assert close.side == ""


def test_after_the_game_one_plays_again_or_takes_it_along() -> None:
    page = housed(VIEWS["after"], ALL)
    assert page.requests["again"] == RequestRematch()
    doors = page.panels["doors"]
    assert texts(doors) == ["Play again, same people", "Open the replay", "Download the game"]
    assert [link.href for link in of_kind(Link, doors)] == ["LAMO42/replay/a1?lang=en", "LAMO42/file/a1"]
    assert [button.key for button in of_kind(TextButton, doors)] == ["again"]
    waits = housed(VIEWS["after"], SeatServices(can_play_again=True, deal_in_play=True)).panels["doors"]
    assert texts(waits)[-1].startswith("Other tables still play these cards:")
    why = housed(VIEWS["after"], ALL, refusal="The table does not answer.", refused_at="doors")
    assert texts(why.panels["doors"])[-1] == "The table does not answer."


@pytest.mark.parametrize("kind", ["lobby", "psychic", "ghost"])
def test_nobody_is_asked_to_play_again_before_the_end(kind: str) -> None:
    page = housed(VIEWS[kind], SeatServices(can_move_device=True))
    assert "doors" not in page.panels
    assert set(page.requests) == {"my-seat"}


def test_the_lobby_says_how_others_come_in_and_keeps_the_last_game_at_hand() -> None:
    page = housed(VIEWS["lobby"], ALL)
    [invitation] = of_kind(Part, page.panels["seats"], "invitation")
    assert texts(invitation.parts) == [
        "Others come in here",
        "LAMO42",
        "192.168.1.20:8866",
    ]
    assert [link.href for link in of_kind(Link, page.panels["settings"])] == ["LAMO42/file/a1"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_keeps_the_table_chooses_its_bots_and_reads_what_each_choice_means(lang: Lang) -> None:
    now = BotSettings("neighbour", "slow", lang)
    page = housed(VIEWS["lobby"], SeatServices(company=now, can_choose_bots=True, can_add_bots=True), lang=lang)
    say = translator(lang, page.lexicon)
    kinds = [*preset_choices(say, now), *pace_choices(say, now)]
    choices = [
        piece for piece in of_kind(TextButton, page.panels["rules"]) if piece.key in {kind.key for kind in kinds}
    ]
    assert [piece.key for piece in choices] == [kind.key for kind in kinds]
    assert [piece.key for piece in choices if piece.pressed] == ["bots:neighbour", "pace:slow"]
    for piece, kind in zip(choices, kinds, strict=True):
        assert page.requests[piece.key] == RequestBotSettings(kind.company)
        assert kind.means in piece.label
    told = {heading.subtitle for heading in of_kind(Heading, page.panels["rules"])}
    assert {kind.means for kind in kinds if kind.company == now} <= told
    assert page.requests["fill"] == RequestBots(lang)
    assert "fill" in keys_of(page.panels["seats"][-1:])


def test_everybody_else_reads_what_the_bots_are_like_and_can_change_nothing() -> None:
    page = housed(VIEWS["lobby"], SeatServices(company=BotSettings("twin", "quick")))
    told = [(line.text, line.subtitle) for line in of_kind(Text, page.panels["rules"], "rule")]
    assert told[-2:] == [("Bots", "Twins"), ("Their pace", "Quick")]
    assert page.requests == {}


def test_a_qr_code_draws_its_dark_squares_one_by_one() -> None:
    code = qr_code(LINK, "a link")
    squares = {tuple(map(int, one.split("h")[0].split())) for one in code.path.split("M") if one}
    assert code.size == 33
    assert len(squares) == code.path.count("M")
    corner = {(x, y) for x in range(7) for y in range(7) if x in (0, 6) or y in (0, 6) or (1 < x < 5 and 1 < y < 5)}
    assert {(x, y) for x, y in squares if x < 7 and y < 7} == corner
