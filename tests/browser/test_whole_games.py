"""Whole evenings in real browsers, on a real house: from the join page to the verdict, by pressing alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mysterium_nb import Rules
from mysterium_nb.protocol.bot_settings import BotSettings
from mysterium_nb.protocol.host_commands import FillWithBots, SetBots
from tests.browser.guests import PHONE, Guest, a_table, wish
from tests.browser.playing import ANSWER, STILL
from tests.browser.servers import House, a_house
from tests.browser.visitors import Visitors

_FOUR = Rules.classic(players=4, difficulty="easy").but(timer_seconds=900)
"""Time enough for a slow machine."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all evenings, each at a table of its own."""
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


def test_four_people_play_from_the_join_page_to_the_verdict(house: House, visitors: Visitors) -> None:
    """The ghost shows every card by name on its own page, so those who press the others' know where to press."""
    code = a_table(house, _FOUR)
    ghost, tom, zoe, jun = (Guest(visitors.new(**device)) for device in (STILL, PHONE, STILL, STILL))
    psychics = {"Tom": tom, "Zoé": zoe, "Jun": jun}
    ghost.join(house, code, "ghost", "Mara")
    for seat, (name, psychic) in zip(("yellow", "red", "blue"), psychics.items(), strict=True):
        psychic.join(house, code, seat, name)
        expect(psychic.panel("dock")).to_contain_text("Mara begins when all are there.")
    expect(ghost.panel("seats")).to_contain_text("Jun")
    tom.fits()
    ghost.press("Begin the séance", "dock")
    for guest in (ghost, *psychics.values()):
        guest.skip_tour()

    for hour in ("hour 1", "hour 2", "hour 3"):
        expect(ghost.title).to_have_text(ANSWER)
        expect(tom.root.get_by_role("img", name=re.compile(f"^{hour},"))).to_be_visible()
        meant = ghost.visions()
        assert list(meant) == list(psychics)
        for name, card in meant.items():
            psychics[name].find(card)
        tom.fits()
        # Whoever is sure before the last pawn stands is asked again.
        for psychic in psychics.values():
            psychic.be_sure()
        ghost.knocks()

    ghost.lay_vision(2)
    for psychic in psychics.values():
        psychic.vote(2)
    for guest in (ghost, *psychics.values()):
        expect(guest.panel("hero").get_by_role("heading")).to_be_visible()
        expect(guest.panel("hero")).to_contain_text("Won")
    tom.fits()

    zoe.press("Play again, same people", "doors")
    for guest in (ghost, *psychics.values()):
        expect(guest.panel("seats")).to_contain_text("Zoé")
    ghost.press("Begin the séance", "dock")
    expect(ghost.title).to_have_text(ANSWER)
    expect(tom.title).to_have_text("The ghost is looking for a vision for you.")


def bot_ghost(house: House, visitors: Visitors, rules: Rules) -> Guest:
    """One person with a phone and two psychics, before a ghost that nobody plays."""
    code = a_table(house, rules)
    alone = Guest(visitors.new(**PHONE))
    alone.join(house, code, "yellow", "Ines")
    wish(house, SetBots(code, BotSettings(pace="quick")))
    wish(house, FillWithBots(code))
    expect(alone.panel("seats")).to_contain_text("the house")
    alone.press("Begin the séance", "dock")
    alone.skip_tour()
    return alone


def test_one_person_plays_two_psychics_before_a_bot_ghost_until_dawn(house: House, visitors: Visitors) -> None:
    """Two hours are too few to find three cards, so it ends by the clock; a whole one is played in the soak."""
    alone = bot_ghost(house, visitors, Rules.classic(players=2, difficulty="easy").but(timer_seconds=900, hours=2))
    for hour in (1, 2):
        expect(alone.root.get_by_role("img", name=re.compile(f"^hour {hour},"))).to_be_visible()
        guess_for_both(alone, (0, 1) if hour == 1 else (1, 0))
        alone.fits()
    expect(alone.panel("hero").get_by_role("heading")).to_be_visible()
    expect(alone.panel("hero")).to_contain_text("Lost")


def guess_for_both(alone: Guest, cards: tuple[int, int]) -> None:
    """Wait for each psychic's vision, put their pawns on these cards, and be sure of both."""
    tabs = alone.panel("switch").get_by_role("button")
    expect(tabs).to_have_count(2)
    for number, card in enumerate(cards):
        alone.hand(tabs.nth(number))
        expect(tabs.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(alone.button("Place first", "dock")).to_be_visible()
        alone.hand(alone.panel("board").get_by_role("button").nth(card))
        alone.press(re.compile("^Place "), "sheet")
        expect(alone.panel("sheet")).to_be_hidden()
    for number in range(2):
        alone.hand(tabs.nth(number))
        expect(tabs.nth(number)).to_have_attribute("aria-pressed", "true")
        alone.be_sure()


@pytest.mark.soak
def test_one_person_names_the_culprit_before_a_bot_ghost(house: House, visitors: Visitors) -> None:
    """With two cards of each kind one needs six hours at most; who was wrong takes the other card."""
    rules = Rules.classic(players=2, difficulty="easy").but(timer_seconds=900, cards_per_kind=2, extra_groups=0)
    alone = bot_ghost(house, visitors, rules)
    shared, hour = alone.panel("shared"), 0
    while not shared.is_visible():
        hour += 1
        expect(alone.root.get_by_role("img", name=re.compile(f"^hour {hour},"))).to_be_visible()
        guess_for_both(alone, (0, 1) if hour % 2 else (1, 0))
        expect(alone.root.locator(".mnb-shared:not([hidden]), .mnb-dock [data-key=sure]")).to_be_visible()
    alone.press(re.compile("^Group 1"), "groups")
    alone.press("Point at this group", "dock")
    alone.press("I am sure", "dock")
    expect(alone.panel("hero").get_by_role("heading")).to_be_visible()
