"""A teacher can change any number of any edition, and play the result to its end."""

import random
from collections.abc import Mapping

import pytest

from mysterium_nb.engine.invariants import misplaced_cards
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import FirstGuess, PointAt, Vote
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules
from mysterium_nb.engine.story import story_chapters
from tests.rulebook.positions import seats
from tests.seance import Seance, a_seance

CHANGES: list[Mapping[str, object]] = [
    {"hours": 3},
    {"hours": 12},
    {"hand": 3},
    {"hand": 20},
    {"cards_per_kind": 18},
    {"psychics": 6},
    {"extra_groups": 0},
    {"extra_groups": 2, "cards_per_kind": 10},
    {"crows": 0},
    {"crows": 2, "crow_per": "hour"},
    {"crow_takes": "whole"},
    {"crow_when": "giving"},
    {"tokens": 0},
    {"timer_seconds": None},
    {"timer_seconds": 10},
    {"assignment": "ghost"},
    {"poll": "straw"},
    {"poll": "agreement"},
    {"poll": "tries"},
    {"poll": "tries", "accusation": "majority", "extra_groups": 1, "cards_per_kind": 9},
    {"help_forfeits": True},
    {"first_guess": True},
    {"hints": True},
    {"lexicon": "dreams"},
    {"lexicon": "visions"},
]


def look_around(seance: Seance) -> Seance:
    """Everybody can be told what is happening, at every stage."""
    for seat in seats(seance):
        for lang in ("en", "fr"):
            assert prompt(seance.sees(seat), lang).now
    assert misplaced_cards(seance.state) == ""
    return seance


def plays_hour(seance: Seance, chance: random.Random) -> Seance:
    seance = look_around(seance.all_get_visions())
    for psychic in seance.unfinished():
        view = seance.psychic_sees(psychic)
        if psychic in view.owing:
            seance = seance.does(psychic, FirstGuess(psychic, seance.right_card(psychic), 50))
    for psychic in seance.unfinished():
        seance = seance.places(psychic, right=chance.random() < 0.9)
    seance = look_around(seance).all_sure()
    return look_around(seance).all_revealed()


def names_culprit(seance: Seance, group: int) -> Seance:
    """Everybody who can name the culprit names this group, in whatever way the rules ask for."""
    while seance.phase == "poll":
        before = seance
        for psychic in [p.colour for p in seance.state.psychics]:
            for move in legal_moves(seance.sees(psychic)):
                if isinstance(move, PointAt | Vote) and (move.psychic, move.group) == (psychic, group):
                    seance = seance.does(psychic, move)
                    break
        seance = look_around(seance)
        if seance.phase == "poll" and seance.state.setup.rules.poll != "straw":
            seance = seance.sure(*(colour for colour, _ in seance.line_up.pointing))
        assert seance is not before
    if seance.phase == "opening":
        seance = look_around(look_around(look_around(seance).opens_vote()).all_votes_opened()).turns_culprit()
    return seance


@pytest.mark.parametrize("players", [2, 3, 4, 7])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_the_result_can_be_played(changes: Mapping[str, object], edition: Edition, players: int) -> None:
    rules = Rules.preset(edition, players)
    if "extra_groups" in changes or "psychics" in changes:
        rules = rules.but(cards_per_kind=10)
    rules = rules.but(**changes)
    assert {name: getattr(rules, name) for name in changes} == dict(changes)
    seance = look_around(a_seance(rules=rules))
    if rules.assignment == "ghost":
        seance = seance.ghost_assigns()
    chance = random.Random(f"{edition}/{players}")
    while seance.phase == "visions":
        seance = plays_hour(seance, chance)
    if seance.phase == "culprit":
        culprit = rules.groups
        seance = names_culprit(look_around(look_around(seance).ghost_accuses(culprit)), culprit)
        assert seance.ending == (True, "culprit_found")
    else:
        assert seance.ending == (False, "out_of_time")
    for seat in seats(look_around(seance)):
        assert story_chapters(seance.sees(seat), lang="fr")
