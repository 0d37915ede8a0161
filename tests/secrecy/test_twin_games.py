"""Two whole games with the same public course and other hidden facts, watched from every seat."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.events import (
    CulpritChosen,
    DealFixed,
    Event,
    GameEnded,
    HandDiscarded,
    HandRefilled,
    Noted,
    SetsChosen,
    VisionSent,
    VisionTurned,
)
from mysterium_nb.engine.evolve import evolve, replay
from mysterium_nb.engine.prompt import prompt
from mysterium_nb.engine.seats import HOST, WATCH
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import View, view
from tests.chance import ChanceGame


def twin_of(log: list[Event], rng: random.Random) -> list[Event]:
    """The same game with another seed, other cards never shown, other cards never found, and other notes."""
    end = replay(log)
    shown = {card for e in log if isinstance(e, VisionSent | VisionTurned) for card in e.cards}
    secret = [card for card in end.cards.visions if card not in shown]
    other = dict(zip(secret, rng.sample(secret, len(secret)), strict=True))
    sets = _other_sets(end, rng)

    def swap(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(other.get(card, card) for card in cards)

    twin: list[Event] = []
    for event in log:
        match event:
            case DealFixed():
                new_sets = sets if event.sets else ()
                twin.append(replace(event, seed="another seed", sets=new_sets, pile=swap(event.pile)))
            case SetsChosen():
                twin.append(SetsChosen(sets))
            case HandRefilled():
                pile = None if event.pile is None else swap(event.pile)
                twin.append(HandRefilled(swap(event.drawn), pile))
            case HandDiscarded():
                twin.append(HandDiscarded(swap(event.cards)))
            case CulpritChosen():
                first, second, third = swap(event.cards)
                one, two, three = swap(event.order)
                twin.append(CulpritChosen(event.group, (third, first, second), (one, two, three)))
            case VisionSent():
                twin += [event, Noted(event.cards[0], "c1", (0.1, 0.2), "only in the twin")]
            case Noted():
                pass
            case _:
                twin.append(event)
    return twin


def _other_sets(end: State, rng: random.Random) -> tuple[Triple, ...]:
    """Cards found stay; cards never found go to others, but no wrong guess becomes a right one."""
    columns = []
    for kind in range(3):
        column = [belongs[kind] for belongs in end.hidden.sets]
        free = [i for i, p in enumerate(end.psychics) if p.step <= kind]
        for _ in range(20):
            dealt = rng.sample([column[i] for i in free], len(free))
            trial = dict(zip(free, dealt, strict=True))
            guessed = {i: {guess.card for guess in end.psychics[i].guesses} for i in free}
            if all(trial[i] not in guessed[i] for i in free):
                column = [trial.get(i, card) for i, card in enumerate(column)]
                break
        columns.append(column)
    return tuple(zip(*columns, strict=True))


def words(seen: View) -> bytes:
    return msgspec.json.encode(
        [str(prompt(seen, lang)) + str(story_chapters(seen, lang=lang)) for lang in ("en", "fr")]
    )


def seen_by(log: list[Event], seat: str) -> Iterator[bytes]:
    """Every different view this seat is shown, in order, until the game is over; every tenth with its words."""
    state, last, shows = EMPTY_STATE, b"", 0
    for event in log:
        if isinstance(event, GameEnded):
            return
        state = evolve(state, event)
        if not state.psychics:
            continue
        seen = view(state, seat)
        shown = msgspec.json.encode(seen)
        if shown == last:
            continue
        last = shown
        shows += 1
        yield shown + (words(seen) if shows % 10 == 0 else b"")


@pytest.mark.parametrize("seed", range(20))
def test_the_same_public_course_looks_the_same(seed: int) -> None:
    game = ChanceGame(seed, luck=0.9)
    game.play(100_000)
    twin = twin_of(game.log, random.Random(seed))
    assert twin != game.log
    for seat in (*game.seats[1:], HOST, WATCH):
        assert list(seen_by(game.log, seat)) == list(seen_by(twin, seat))
    assert list(seen_by(game.log, "ghost")) != list(seen_by(twin, "ghost"))
