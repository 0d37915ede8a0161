"""The batch plays the engine's game: with the same cards and the same simple policies every game is the same."""

from collections.abc import Mapping

import numpy as np
import pytest

from mysterium_nb.engine.cards import STANDARD, Cards
from mysterium_nb.engine.events import (
    CrowSent,
    Event,
    GroupAccused,
    GroupPointed,
    HourBegan,
    PawnJudged,
    TokenPlaced,
    VisionSent,
)
from mysterium_nb.engine.rules import EDITIONS, Edition, Rules, difficulties
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.state import State
from mysterium_nb.lab import simulator
from mysterium_nb.lab.batch.game_arrays import GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.play_block import play_block
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import RandomBlock, RealArray
from mysterium_nb.lab.batch.seated_minds import SEATS, seat_minds
from mysterium_nb.lab.batch.simple_players import BestCardGhost, LiteralPsychics, RandomGhost
from mysterium_nb.minds import Bot
from tests.lab.same_games import BestCardBot, Drawn, LiteralBot, Near, RandomBot, dealt, played

PEOPLE = 3
"""Who may sit at each seat."""
TABLES = [(edition, players) for edition in EDITIONS for players in range(2, 8)]
FEW = Cards("few", STANDARD.visions[:20], STANDARD.suspects)
"""So few visions that piles run out again and again."""


def people(cards: Cards) -> RealArray:
    """Minds that are rather alike."""
    rng = np.random.default_rng(7)
    shape = (len(cards.visions), sum(map(len, cards.suspects)))
    return 0.8 * rng.standard_normal(shape) + 0.6 * rng.standard_normal((PEOPLE * SEATS, *shape))


def compare(rules: Rules, games: int, cards: Cards = STANDARD, *, blind: bool = False, seed: int = 1) -> None:
    chance, affinity = RandomBlock(seed, 0, games), people(cards)
    circle = seat_minds(affinity, chance, rules)

    def players(public: PublicArrays) -> tuple[Ghost, Psychics]:
        return RandomGhost() if blind else BestCardGhost(circle), LiteralPsychics(circle, public)

    public, secret, told = play_block(rules, cards, chance, players)
    why = simulator._frame(public, secret, told, first=0)["why"]
    for game in range(games):
        state = dealt(rules, cards, chance, game)
        minds = [Near(cards, affinity[mind]) for mind in circle.psychics[game]]
        ghost = RandomBot(chance, game) if blind else BestCardBot(Near(cards, affinity[circle.ghost[game]]))
        bots: Mapping[str, Bot] = {GHOST: ghost} | {p.colour: LiteralBot(minds) for p in state.psychics}
        end, happened, moves = played(state, Drawn(cards, chance, game), bots)
        in_arrays = {**in_batch(game, cards, public, secret, told), "why": why[game]}
        assert in_arrays == {**by_engine(end, happened), "moves": moves}


def by_engine(state: State, happened: list[Event]) -> dict[str, object]:
    """What the engine's events say about a game."""
    assert state.outcome is not None
    found, first_guesses, first_right = _guesses(state, happened)
    return {
        "won": state.outcome.won,
        "why": state.outcome.why,
        "found": found,
        "first guesses": first_guesses,
        "first right": first_right,
        "finished": all(p.finished for p in state.psychics),
        "hours": state.hour,
        "progress": [p.step for p in state.psychics],
        "crows": sum(isinstance(event, CrowSent) for event in happened),
        "visions": sum(len(event.cards) for event in happened if isinstance(event, VisionSent)),
        "tokens": sum(isinstance(event, TokenPlaced) for event in happened),
        "tokens right": sum(len(event.raised) for event in happened if isinstance(event, PawnJudged)),
        "levels": [p.level for p in state.psychics],
        "tries": sum(isinstance(event, GroupAccused) for event in happened),
        "votes": _last_votes(state, happened),
        "hand": set(state.hidden.hand + state.hidden.order),
        "shared": list(state.hidden.order),
        "culprit": state.hidden.culprit,
    }


def _guesses(state: State, happened: list[Event]) -> tuple[list[int], int, int]:
    """Cards found by the end of each hour; how many first guesses at a card there were, and how many were right."""
    hour, found = 1, [0] * state.setup.rules.hours
    first, right, trying = 0, 0, set[str]()
    for event in happened:
        if isinstance(event, HourBegan):
            hour = event.hour
        elif isinstance(event, PawnJudged):
            first += event.psychic not in trying
            right += event.right and event.psychic not in trying
            trying = trying - {event.psychic} if event.right else trying | {event.psychic}
            found[hour - 1 :] = [cards + event.right for cards in found[hour - 1 :]]
    return found, first, right


def _last_votes(state: State, happened: list[Event]) -> list[int]:
    """The group each psychic named last; of a person with two psychics both name the same."""
    cast = dict(state.votes) | {e.psychic: e.group for e in happened if isinstance(e, GroupPointed) and e.group}
    if state.setup.rules.poll == "agreement":
        cast |= {c: cast[played[0]] for played in state.setup.players for c in played if played[0] in cast}
    return [cast.get(p.colour, 0) for p in state.psychics]


def in_batch(
    game: int, cards: Cards, public: PublicArrays, secret: HiddenArrays, told: GameRecords
) -> dict[str, object]:
    """What the arrays say about it."""
    lined_up = secret.culprit[game] >= 0
    return {
        "won": told.won[game],
        "found": told.found[game].tolist(),
        "first guesses": told.first_guesses[game],
        "first right": told.first_right[game],
        "finished": told.finished[game],
        "hours": told.hours[game],
        "progress": public.step[game].tolist(),
        "crows": told.crows[game],
        "visions": told.visions[game],
        "tokens": told.tokens[game],
        "tokens right": told.tokens_right[game],
        "levels": public.level[game].tolist(),
        "tries": told.tries[game],
        "votes": (told.votes[game] + 1).tolist(),
        "hand": {cards.visions[card] for card in secret.hand.cards[game] if card >= 0},
        "shared": [cards.visions[card] for card in public.shared[game]] if lined_up else [],
        "culprit": secret.culprit[game] + 1 if lined_up else None,
        "moves": told.moves[game],
    }


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_ten_games_of_every_table(edition: Edition, players: int) -> None:
    compare(Rules.preset(edition, players), games=10)


@pytest.mark.soak
@pytest.mark.parametrize("blind", [False, True], ids=["best card", "any card"])
@pytest.mark.parametrize(
    ("edition", "players", "level"),
    [(edition, players, level) for edition, players in TABLES for level in difficulties(edition)],
)
def test_two_hundred_games_of_every_table(edition: Edition, players: int, level: str, *, blind: bool) -> None:
    seed = 2 + difficulties(edition).index(level)
    compare(Rules.preset(edition, players, level), games=200, blind=blind, seed=seed)


CHANGED: dict[str, tuple[dict[str, object], bool]] = {
    "a random ghost": ({}, True),
    "no clairvoyancy": ({"tokens": 0}, False),
    "tokens come back every hour": ({"tokens_return": (1, 2, 3, 4, 5, 6, 7)}, False),
    "two crows an hour": ({"crows": 2, "crow_per": "hour"}, False),
    "a hand of three": ({"hand": 3, "crow_takes": "whole"}, False),
    "three hours": ({"hours": 3, "cards_per_kind": 4}, False),
    "nine hours": ({"hours": 9, "cards_per_kind": 12}, False),
    "the ghost assigns": ({"assignment": "ghost"}, False),
    "pawns try": ({"poll": "tries", "accusation": "majority", "cards_per_kind": 4}, False),
    "extra groups": ({"extra_groups": 3, "cards_per_kind": 7}, False),
    "people agree": ({"poll": "agreement", "cards_per_kind": 4}, False),
}


@pytest.mark.parametrize("change", CHANGED)
def test_changed_rules(change: str) -> None:
    changes, blind = CHANGED[change]
    compare(Rules.classic(players=5).but(**changes), games=6, blind=blind, seed=3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_so_few_visions_that_the_pile_is_shuffled_again_and_again(edition: Edition) -> None:
    compare(Rules.preset(edition, players=7).but(cards_per_kind=7), games=6, cards=FEW)
