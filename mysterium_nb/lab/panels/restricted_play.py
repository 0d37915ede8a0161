"""Restricted play: the same game with one thing taken away, from the rules or from those who play."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from mysterium_nb.decks import shipped
from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.lab.batch.population import SimulatedPlayers
from mysterium_nb.lab.panels.game_counts import Variant
from mysterium_nb.minds import EnsembleMind, minds_of

_REMOVED: dict[str, dict[str, object]] = {
    "no_crows": {"crows": 0},
    "no_clairvoyancy": {"tokens": 0},
    "no_return": {"tokens_return": ()},
    "no_extra_groups": {"extra_groups": 0},
    "small_hand": {"hand": 3},
    "agreement": {"poll": "agreement"},
}
"""What a game is without one of its mechanics."""


class Rung(NamedTuple):
    key: str
    arm: Variant


def removals(arm: Variant) -> list[Rung]:
    """The same game without one mechanic after another, as far as it has them."""
    found = []
    for key, changes in _REMOVED.items():
        without = _without(arm.rules, changes)
        if without is not None:
            found.append(Rung(key, replace(arm, rules=without)))
    return found


def _without(rules: Rules, changes: dict[str, object]) -> Rules | None:
    try:
        without = rules.but(**changes)
    except ImpossibleRules:
        return None
    same = without == rules or (not rules.tokens and "tokens_return" in changes)
    return None if same else without


def ladder(arm: Variant) -> list[Rung]:
    """From everything that players can do down to a ghost who gives cards without looking."""
    return [
        Rung("everything", arm),
        *(rung for rung in removals(arm) if rung.key in ("no_clairvoyancy", "no_crows")),
        *(Rung(key, replace(arm, who=who)) for key, who in _weaker(arm.who)),
    ]


def _weaker(who: SimulatedPlayers) -> Iterator[tuple[str, SimulatedPlayers]]:
    yield "literal", replace(who, dials=replace(who.dials, pragmatic=False))
    yield "no_colours", replace(who, psychics_mind=_NO_COLOURS.mind)
    yield "one_card", replace(who, ghost="one card")
    yield "one_by_one", replace(who, psychics="one by one")
    yield "one_card_one_by_one", replace(who, ghost="one card", psychics="one by one")
    yield "nothing_in_common", replace(who, dials=replace(who.dials, alike=0.0))
    yield "random_ghost", replace(who, ghost="random")


class _NoColours:
    """Made when it is first asked for, and only once, so that its games are remembered."""

    @property
    def mind(self) -> EnsembleMind:
        if not hasattr(self, "_mind"):
            self._mind = EnsembleMind([mind for name, mind in minds_of(shipped()).items() if name != "colours"])
        return self._mind


_NO_COLOURS = _NoColours()


def rung_texts(key: str, rules: Rules, say: Translator) -> tuple[str, str]:
    """What a rung is called in the words of these rules, and what is taken away there."""
    no_crows = say("No new hands") if rules.lexicon == "dreams" else say("No crows")
    return {
        "everything": (say("Everything"), say("the rules as they are set, minds that reason")),
        "no_crows": (no_crows, say("the ghost keeps whatever it draws")),
        "no_clairvoyancy": (say("No clairvoyancy"), say("no tokens; everybody sees the whole shared vision")),
        "no_return": (say("Tokens never come back"), say("spent is spent")),
        "no_extra_groups": (say("No extra groups"), say("only the psychics’ own groups in the line-up")),
        "small_hand": (say("A hand of three"), say("the smallest hand there can be")),
        "agreement": (say("One open answer"), say("all see everything and agree, no sealed votes")),
        "literal": (say("Literal psychics"), say("nobody asks why just this card was sent")),
        "no_colours": (
            say("No mind for colours"),
            say("their mind for colours is missing; palettes still count as tags"),
        ),
        "one_card": (say("A ghost of one card"), say("always the nearest card, never two")),
        "one_by_one": (say("Psychics at first sight"), say("the nearest card, nothing weighed")),
        "one_card_one_by_one": (say("Both at first sight"), say("a ghost of one card, psychics at first sight")),
        "nothing_in_common": (say("Nothing in common"), say("minds that are not alike at all")),
        "random_ghost": (say("A ghost who does not look"), say("any card for anybody")),
    }[key]
