"""Any number can be changed; a set that no table can be played with is refused, naming the field and the bound."""

import msgspec
import pytest

from mysterium_nb.engine.cards import STANDARD
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import EDITIONS, Rules, check_rules
from mysterium_nb.i18n.catalogue import with_no_break_spaces
from tests.seance import BLUE, RED, YELLOW, a_seance

FIVE = Rules.classic(5, "medium")
TWO = Rules.classic(2, "medium")
GAP = "tiers must follow each other from level 0 without overlap or gap."
GAP_FR = "tiers : les paliers doivent se suivre à partir du niveau 0, sans chevauchement ni trou."


def refusal(rules: Rules, changes: dict[str, object]) -> ImpossibleRules:
    with pytest.raises(ImpossibleRules) as refused:
        rules.but(**changes)
    return refused.value


@pytest.mark.parametrize(
    ("rules", "field", "low", "high"),
    [
        pytest.param(FIVE, "cards_per_kind", 4, 18, id="no fewer cards than groups, no more than the deck has"),
        pytest.param(TWO, "cards_per_kind", 4, 18, id="extra groups count"),
        pytest.param(FIVE, "hand", 3, 84, id="the shared vision takes 3, the visions must fill one hand"),
        pytest.param(FIVE, "hours", 1, 99, id="there must be hours"),
        pytest.param(FIVE, "psychics", 4, 6, id="everybody plays a psychic, and there are six colours"),
        pytest.param(FIVE, "extra_groups", 0, 14, id="groups are made of the deck's cards"),
        pytest.param(FIVE, "crows", 0, 99, id="crows"),
        pytest.param(FIVE, "tokens", 0, 20, id="tokens"),
    ],
)
def test_a_number_out_of_bounds_is_refused_with_field_and_bound(rules: Rules, field: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        refused = refusal(rules, {field: value})
        assert refused.text() == f"{field} must be from {low} to {high}, not {value}."
        assert refused.text("fr") == f"{field} doit aller de {low} à {high}, et non {value}."


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": 3},
        {"hand": 84},
        {"hours": 1, "tokens_return": ()},
        {"hours": 99},
        {"cards_per_kind": 4},
        {"cards_per_kind": 18},
        {"psychics": 6},
        {"extra_groups": 3},
        {"tokens": 20},
        {"timer_seconds": 5},
        {"timer_seconds": 3600},
        {"timer_seconds": None},
        {"crows": 0, "crow_per": None},
        {"tokens_return": (1, 7)},
        {"tokens_return": ()},
        {"tiers": ((0, 0), (1, 1), (2, None))},
    ],
    ids=str,
)
def test_numbers_at_their_bounds_can_be_played(changes: dict[str, object]) -> None:
    rules = FIVE.but(**changes)
    assert {name: getattr(rules, name) for name in changes} == changes
    assert a_seance(rules=rules).phase == "visions"


def test_any_number_can_be_overridden() -> None:
    rules = Rules.classic(players=5).but(hours=8, hand=9)
    seance = a_seance(rules=rules)
    assert len(seance.hand) == 9
    assert seance.at_hour(8).state.hour == 8


@pytest.mark.parametrize("hours", [1, 2, 3])
def test_a_short_game_is_refused_only_if_there_are_no_hours(hours: int) -> None:
    assert FIVE.but(hours=hours).hours == hours


@pytest.mark.parametrize(
    "rules", [TWO, Rules.classic(3), Rules.original(5)], ids=lambda rules: f"{rules.edition} {rules.players}"
)
def test_clairvoyancy_can_be_switched_on_only_where_the_table_has_tokens(rules: Rules) -> None:
    refused = refusal(rules, {"tokens": 4})
    assert refused.text() == "tokens must be from 0 to 0, not 4."
    assert refused.text("fr") == "tokens doit aller de 0 à 0, et non 4."


@pytest.mark.parametrize("players", range(2, 8))
def test_clairvoyancy_can_be_switched_off_anywhere(players: int) -> None:
    for edition in EDITIONS:
        assert Rules.preset(edition, players).but(tokens=0).summary()["tokens"] == 0


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_clairvoyancy_can_be_switched_off_and_on_again(players: int) -> None:
    rules = Rules.classic(players)
    off = rules.but(tokens=0)
    assert (off.tokens, off.tiers) == (0, None)
    assert off.but(tokens=rules.tokens) == rules


@pytest.mark.parametrize(
    "tiers",
    [
        pytest.param(((0, 4), (4, 6), (7, None)), id="overlap"),
        pytest.param(((0, 4), (6, 7), (8, None)), id="gap"),
        pytest.param(((1, 4), (5, 6), (7, None)), id="not from 0"),
        pytest.param(((0, 4), (5, 6), (8, None)), id="gap before the last"),
        pytest.param(((0, 4), (5, 6), (7, 9)), id="the last ends"),
        pytest.param(((0, None), (5, 6), (7, None)), id="another has no end"),
        pytest.param(((0, 4), (5, 4), (5, None)), id="empty"),
    ],
)
def test_tiers_that_overlap_or_leave_a_gap_are_refused(tiers: object) -> None:
    refused = refusal(FIVE, {"tiers": tiers})
    assert (refused.text(), refused.text("fr")) == (GAP, with_no_break_spaces(GAP_FR))


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        (
            {"tiers": ((0, 4), (5, None))},
            "tiers must be three: low, intermediate and high.",
            "tiers doit compter trois paliers : bas, moyen et haut.",
        ),
        (
            {"tokens": 5},
            "tokens must be an even number, half to agree and half to disagree.",
            "tokens doit être un nombre pair : une moitié pour approuver, l’autre pour contester.",
        ),
        (
            {"crow_per": None},
            "crow_per must say hour or game where there are crows, and nothing where there are none.",
            "crow_per doit indiquer hour ou game s’il y a des corbeaux, et rien s’il n’y en a pas.",
        ),
        (
            {"timer_seconds": 4},
            "timer_seconds must be from 5 to 3600, or nothing for no hourglass.",
            "timer_seconds doit aller de 5 à 3600, ou rien pour jouer sans sablier.",
        ),
        (
            {"timer_seconds": 3601},
            "timer_seconds must be from 5 to 3600, or nothing for no hourglass.",
            "timer_seconds doit aller de 5 à 3600, ou rien pour jouer sans sablier.",
        ),
        (
            {"tokens_return": (0,)},
            "tokens_return must name hours from 1.",
            "tokens_return doit nommer des heures à partir de 1.",
        ),
        (
            {"edition": "original"},
            "edition is chosen with the edition and cannot be changed alone.",
            "edition se choisit avec l’édition et ne peut pas être changé seul.",
        ),
        (
            {"players": 6},
            "players is chosen with the edition and cannot be changed alone.",
            "players se choisit avec l’édition et ne peut pas être changé seul.",
        ),
        (
            {"hour": 8},
            "There is no rule called hour. Did you mean hours?",
            "Il n’y a pas de règle nommée hour. Vouliez-vous dire hours ?",
        ),
        (
            {"xyzzy": 8},
            "There is no rule called xyzzy.",
            "Il n’y a pas de règle nommée xyzzy.",
        ),
    ],
    ids=str,
)
def test_an_impossible_set_is_refused_with_a_sentence(changes: dict[str, object], english: str, french: str) -> None:
    refused = refusal(FIVE, changes)
    assert (refused.text(), refused.text("fr")) == (english, with_no_break_spaces(french))


@pytest.mark.parametrize("changes", [{"hours": "eight"}, {"assignment": "fate"}, {"crow_per": "day"}], ids=str)
def test_a_value_of_the_wrong_kind_is_refused_and_the_sentence_names_the_field(changes: dict[str, object]) -> None:
    (name,) = changes
    for text in (refusal(FIVE, changes).text(), refusal(FIVE, changes).text("fr")):
        assert f"$.{name}" in text


@pytest.mark.parametrize(
    ("edition", "players", "difficulty", "sentence"),
    [
        ("newest", 5, None, "edition must be one of classic, revised, original."),
        ("classic", 1, None, "players must be from 2 to 7."),
        ("classic", 8, None, "players must be from 2 to 7."),
        ("classic", 5, "normal", "difficulty must be one of easy, medium, hard."),
        ("original", 5, "hard", "difficulty must be one of easy, normal, difficult, very-difficult."),
    ],
)
def test_a_preset_that_was_never_published_is_refused(
    edition: str, players: int, difficulty: str | None, sentence: str
) -> None:
    with pytest.raises(ImpossibleRules) as refused:
        Rules.preset(edition, players, difficulty)
    assert refused.value.text() == sentence
    assert refused.value.text("fr") != sentence


def test_unchanged_edition_players_and_difficulty_may_be_named_again() -> None:
    assert FIVE.but(edition="classic", players=5, difficulty="medium", hours=8).hours == 8


def test_rules_written_as_plain_data_are_read_back() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(FIVE.but(hours=9, tokens_return=(3, 6))))
    assert Rules.read(plain) == FIVE.but(hours=9, tokens_return=(3, 6))


def test_a_smaller_deck_has_smaller_bounds() -> None:
    small = msgspec.structs.replace(
        STANDARD, visions=STANDARD.visions[:8], suspects=tuple(row[:6] for row in STANDARD.suspects)
    )
    check_rules(FIVE.but(cards_per_kind=6, hand=8), small)
    for changes, sentence in (
        ({"cards_per_kind": 7}, "cards_per_kind must be from 4 to 6, not 7."),
        ({"cards_per_kind": 6, "hand": 9}, "hand must be from 3 to 8, not 9."),
    ):
        with pytest.raises(ImpossibleRules, match=sentence):
            check_rules(FIVE.but(**changes), small)


@pytest.mark.parametrize(
    "rules",
    [TWO, Rules.classic(3), Rules.classic(5).but(psychics=6)],
    ids=lambda rules: f"{rules.edition} {rules.players}",
)
def test_a_teacher_can_let_people_with_two_psychics_vote_in_secret(rules: Rules) -> None:
    """Every number is data: any of them can be changed, and the result played to its end."""
    seance = a_seance(rules=rules.but(poll="straw")).finale()
    while seance.phase == "poll":
        for seat in (YELLOW, RED, BLUE):
            if seat in seance.state.setup.ages:
                assert seance.sees(seat).prompt.now
        assert seance.line_up.tier is not None
        voters = [p.colour for p in seance.state.psychics if p.colour not in seance.line_up.voted]
        seance = seance.votes(voters[0], 1)
    seance = seance.turns_culprit()
    assert seance.ending == (True, "culprit_found")
