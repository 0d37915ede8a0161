"""Ghosts that do not have their psychics' mind: how far one gets with somebody who goes by something else."""

from functools import cache

from msgspec.structs import replace

from mysterium_nb.decks import Deck, Motifs, shipped
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, SeatId, assign_colours
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.lab.evaluation.results import Counted, Result, result
from mysterium_nb.minds import (
    Bot,
    ColourMind,
    Dials,
    EnsembleMind,
    MeaningMind,
    Mind,
    MoodMind,
    Partner,
    TagMind,
    minds_of,
    similarity,
)


@cache
def of_their_own_facts() -> dict[str, Mind]:
    """The minds of the shipped deck, each of which is shown nothing that is another's: tags without moods and palettes,
    colours without things, so that nothing echoes, and moods without things and palettes."""
    deck = shipped()
    minds: tuple[Mind, ...] = (
        TagMind(_showing(deck, moods=(), palette="")),
        ColourMind(_showing(deck, motifs=Motifs())),
        MoodMind(_showing(deck, motifs=Motifs(), palette="")),
        MeaningMind(deck),
    )
    return {mind.name: mind for mind in minds}


def _showing(deck: Deck, **facts: object) -> Deck:
    return replace(deck, cards=tuple(replace(card, **facts) for card in deck.cards))


def held_out(rules: Rules, name: str, psychics: str, games: int, *, own_facts: bool = False) -> Result:
    """A ghost that thinks like all the minds but one, and psychics who have only that one."""
    minds = of_their_own_facts() if own_facts else minds_of(shipped())
    listener, ghost = minds[name], EnsembleMind([mind for other, mind in minds.items() if other != name])
    likeness = similarity(ghost.affinity, listener.affinity)
    dials = Dials(alike=likeness, pragmatic=psychics == "pragmatic")
    persons = assign_colours(rules.psychics, rules.people)
    counted = []
    for game in range(games):
        bots: dict[SeatId, Bot] = {colours[0]: Partner(listener, dials, game) for colours in persons}
        bots[GHOST] = Partner(ghost, dials, game)
        state, guessed = play_engine_game(rules, bots, game)
        assert state.outcome is not None
        counted.append(Counted.of(won=state.outcome.won, guessed=guessed))
    names = (f"reasoning, all minds but {name}", f"{psychics}, {name} alone")
    return result(rules, names, likeness, counted)
