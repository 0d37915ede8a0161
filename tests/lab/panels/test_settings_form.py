"""Everything that can be set: the numbers of the rules and the dials of the minds."""

import pytest

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.lab.panels.game_counts import Variant
from mysterium_nb.lab.panels.settings_form import RuleSettings
from mysterium_nb.minds.bots.dials import Dials

FIVE = Variant(Rules.classic(players=5))


def controls(setting: RuleSettings, lang: str = "en") -> set[str]:
    return {control.name for group in setting.groups(translator(lang, "visions")) for control in group.controls}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_rules_and_every_dial_is_on_the_bench(lang: str) -> None:
    two_for_tiers = {"tier_low", "tier_middle"}
    both_kinds_of_players = {"ghost", "listening"}
    numbers = {*Rules.__struct_fields__} - {"tiers"} | two_for_tiers
    assert controls(RuleSettings(FIVE), lang) == numbers | {*Dials.__struct_fields__} | both_kinds_of_players


def test_what_is_shown_at_first_is_what_is_played() -> None:
    for rules in (Rules.classic(4), Rules.classic(2), Rules.original(6, "very-difficult"), Rules.revised(7, "hard")):
        setting = RuleSettings(Variant(rules))
        setting.set("hours", rules.hours)
        assert setting.arm == Variant(rules)


def test_what_is_impossible_is_refused_until_something_else_makes_it_possible() -> None:
    setting = RuleSettings(FIVE)
    setting.set("psychics", 6)
    with pytest.raises(ImpossibleRules, match="cards_per_kind must be from 6 to 18, not 5"):
        setting.set("cards_per_kind", 5)
    assert (setting.arm.rules.psychics, setting.arm.rules.cards_per_kind) == (6, 7)
    setting.set("psychics", 5)
    assert (setting.arm.rules.psychics, setting.arm.rules.cards_per_kind) == (5, 5)


def test_a_scale_reaches_as_far_as_what_was_given() -> None:
    setting = RuleSettings(Variant(Rules.classic(players=5).but(hours=20)))
    [hours] = [c for g in setting.groups(translator("en", "visions")) for c in g.controls if c.name == "hours"]
    assert (hours.value, hours.most) == (20, 20)


def test_the_bench_speaks_in_the_words_of_the_rules() -> None:
    for rules, words in ((Rules.classic(5), ["Hours", "Crows"]), (Rules.original(5), ["Days", "New hands"])):
        shown = {
            c.name: c.text for g in RuleSettings(Variant(rules)).groups(translator("en", "visions")) for c in g.controls
        }
        assert [shown["hours"], shown["crows"]] == words


def test_what_changes_no_figure_is_where_the_bench_says_so() -> None:
    groups = {group.title: group for group in RuleSettings(FIVE).groups(translator("en", "visions"))}
    assert "crow_when" in [control.name for control in groups["Only with people"].controls]


def test_tiers_are_set_by_where_two_of_them_end() -> None:
    setting = RuleSettings(FIVE)
    setting.set("tier_low", 2)
    assert setting.arm.rules.tiers == ((0, 2), (3, 6), (7, None))
    with pytest.raises(ImpossibleRules, match="without overlap or gap"):
        setting.set("tier_middle", 1)


def test_no_crows_need_no_word_on_when_they_come_back() -> None:
    setting = RuleSettings(FIVE)
    setting.set("crows", 0)
    setting.set("crow_per", "hour")
    assert setting.arm.rules == FIVE.rules.but(crows=0)
    setting.set("crows", 1)
    assert setting.arm.rules == FIVE.rules.but(crows=1, crow_per="hour")


def test_hours_at_which_tokens_come_back_are_written() -> None:
    setting = RuleSettings(FIVE)
    setting.set("tokens_return", "3, 5")
    assert setting.arm.rules.tokens_return == (3, 5)
    with pytest.raises(ImpossibleRules, match="These rules cannot be read"):
        setting.set("tokens_return", "noon")


@pytest.mark.parametrize(
    ("name", "value"), [("alike", 2), ("ghost", "asleep"), ("hours", "many"), ("edition", "third")]
)
def test_what_no_control_would_say_is_refused(name: str, value: object) -> None:
    setting = RuleSettings(FIVE)
    with pytest.raises(ImpossibleRules):
        setting.set(name, value)
    assert setting.arm == FIVE


def test_another_table_keeps_what_was_changed() -> None:
    setting = RuleSettings(FIVE)
    setting.set("hours", 9)
    setting.set("players", 6)
    assert setting.arm.rules == Rules.classic(players=6).but(hours=9)
    setting.set("edition", "original")
    assert (setting.arm.rules.edition, setting.arm.rules.difficulty) == ("original", "normal")
    setting.reset_to_published()
    assert setting.arm.rules == Rules.original(players=6)


def test_the_rules_are_written_as_in_a_cell() -> None:
    setting = RuleSettings(FIVE)
    setting.set("hours", 8)
    setting.set("crow_takes", "whole")
    assert setting.code == ("Rules.classic(players=5, difficulty=\"medium\").but(hours=8, crow_takes='whole')")
    assert eval(setting.code, {"Rules": Rules}) == setting.arm.rules
