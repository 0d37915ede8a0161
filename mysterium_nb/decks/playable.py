"""Which games a deck has cards enough for; the rules decide."""

import msgspec

from mysterium_nb.decks.problems import Findings
from mysterium_nb.engine.cards import Cards
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Edition, Rules, check_rules, difficulties

_SMALLEST = msgspec.structs.replace(Rules.original(players=2, difficulty="easy"), cards_per_kind=2, hand=3)
"""The smallest game that is one: two psychics and one wrong card for each of them."""


def playable_games(cards: Cards) -> dict[Edition, dict[str, int]]:
    """For each edition and difficulty the most players that these cards are enough for, 0 where there is no game."""
    return {
        edition: {
            difficulty: max(
                (p for p in range(2, MAX_PLAYERS + 1) if _possible(Rules.preset(edition, p, difficulty), cards)),
                default=0,
            )
            for difficulty in difficulties(edition)
        }
        for edition in EDITIONS
    }


def _possible(rules: Rules, cards: Cards) -> bool:
    try:
        check_rules(rules, cards)
    except ImpossibleRules:
        return False
    return True


def refuse_too_few(cards: Cards, findings: Findings) -> None:
    """Too few cards for any game are an error, too few for a published one a warning."""
    characters, locations, objects = map(len, cards.suspects)
    have = (
        f"There are {characters} characters, {locations} locations, {objects} objects and {len(cards.visions)} visions"
    )
    if not _possible(_SMALLEST, cards):
        least, hand = _SMALLEST.cards_per_kind, _SMALLEST.hand
        findings.error(
            cards.deck or "deck.json",
            f"{have}: too few for any game.",
            f"The smallest game needs {least} of each and {hand} visions, the smallest published one 4 and 7.",
        )
    elif not any(most for levels in playable_games(cards).values() for most in levels.values()):
        findings.warning(
            cards.deck or "deck.json",
            f"{have}: enough only for games with changed rules.",
            "The smallest published game needs 4 of each and 7 visions.",
        )
