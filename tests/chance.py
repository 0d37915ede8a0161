"""Random whole games through the real rules, with everything people do at a table: for the machine and for secrecy."""

import random
from collections.abc import Iterator
from typing import get_args

import msgspec

from mysterium_nb.engine.cards import STANDARD, Cards
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.events import Event, TableOpened, VisionSent
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.legal import free_moves, legal_moves
from mysterium_nb.engine.moves import (
    AddTime,
    AskHint,
    CallOff,
    CloseStep,
    EndTime,
    Move,
    Note,
    Pause,
    React,
    Reaction,
    ReportGhost,
    Say,
    SendVision,
    Sit,
    Start,
)
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.rules import EDITIONS, Rules, difficulties
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, Colour, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import view

SMALL = Cards("small", STANDARD.visions[:16], STANDARD.suspects)
"""So few visions that piles run out and are shuffled again."""


def random_rules(rng: random.Random) -> Rules:
    """Any edition, size and difficulty, now and then with changed numbers."""
    edition = rng.choice(EDITIONS)
    rules = Rules.preset(edition, rng.randint(2, 7), rng.choice(difficulties(edition)))
    changes: dict[str, object] = {
        "first_guess": rng.random() < 0.3,
        "assignment": rng.choice(("random", "ghost")),
        "hours": rng.choice((2, 7, 7, 7, 12)),
        "help_forfeits": rng.random() < 0.3,
        "timer_seconds": rng.choice((None, 120)),
        "accusation": rng.choice(("plurality", "majority")),
        "hints": rules.players % 2 == 1,
    }
    if rng.random() < 0.2:
        changes["tokens"] = 0
    if rng.random() < 0.5:
        changes["cards_per_kind"] = rules.groups
    return rules.but(**changes)


class ChanceGame:
    """A game that plays itself, move by move. Psychics are lucky now and then, so that finales are reached."""

    def __init__(self, seed: int, rules: Rules | None = None, luck: float = 0.6) -> None:
        self.rng = random.Random(seed)
        self.luck = luck
        self.now = 1_000_000
        rules = rules or random_rules(self.rng)
        cards = SMALL if self.rng.random() < 0.3 else STANDARD
        self.state = EMPTY_STATE
        self.log: list[Event] = []
        self._happen([TableOpened(rules, cards, hosted=self.rng.random() < 0.5)])
        self.act(TABLE, Start())

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def seats(self) -> tuple[SeatId, ...]:
        return (GHOST, *(colours[0] for colours in self.state.setup.players))

    def _happen(self, events: list[Event]) -> None:
        for event in events:
            self.state = evolve(self.state, event)
        self.log += events

    def act(self, seat: SeatId, move: Move) -> None:
        self._happen(decide(self.state, seat, move, self.rng, self.now))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.over:
                return
            self.step()

    def states(self) -> Iterator[State]:
        """Every position of the game to its end."""
        while not self.over:
            yield self.state
            self.step()
        yield self.state

    def step(self) -> None:
        """One move of somebody, or time passing."""
        self.now += self.rng.randrange(8000)
        deadline = self.state.clock.deadline
        if self.state.clock.paused_at is None and deadline is not None and self.now >= deadline:
            self.act(TABLE, EndTime())
        elif self.rng.random() < 0.1:
            self._aside()
        elif self.state.clock.paused_at is not None:
            self.act(HOST, legal_moves(view(self.state, HOST))[1])
        elif self.state.phase in ("interpretation", "poll") and self.rng.random() < 0.5:
            self._hurry()
        else:
            self._move(self.rng.choice(waiting_for(self.state)))

    def _move(self, seat: SeatId) -> None:
        choices = legal_moves(view(self.state, seat))
        if choices:
            move = choices.pick(self.rng)
            if isinstance(move, SendVision) and self.rng.random() < 0.8:
                move = msgspec.structs.replace(move, cards=move.cards[:2])
            self.act(seat, move)

    def _hurry(self) -> None:
        """Somebody does what ends the step: the right card where luck will have it, and "sure"."""
        seat = self.rng.choice(waiting_for(self.state))
        choices = list(legal_moves(view(self.state, seat)))
        names = {type(move).__name__: move for move in choices}
        psychic = next((i for i, p in enumerate(self.state.psychics) if p.colour == seat), 0)
        step = self.state.psychics[psychic].step
        belongs = self.state.hidden.sets[psychic][step] if step < 3 else None
        lucky = [move for move in choices if getattr(move, "card", None) == belongs]
        if "SaySure" in names and (not lucky or self.rng.random() < 0.5):
            self.act(seat, names["SaySure"])
        elif lucky and self.rng.random() < self.luck:
            self.act(seat, lucky[-1])
        elif choices:
            self.act(seat, self.rng.choice(choices))
        if self.rng.random() < 0.02 and CloseStep() in legal_moves(view(self.state, HOST)):
            self.act(HOST, CloseStep())

    def _aside(self) -> None:
        """Talk, notes, reports, pauses, other seats' moves: what does not carry the game on."""
        seat = self.rng.choice((*self.seats, HOST))
        seen = view(self.state, seat)
        free = sorted(free_moves(seen), key=lambda kind: kind.__name__)
        psychics = self.state.setup.psychics_of(seat)
        match self.rng.choice(free).__name__ if free else "":
            case "Say":
                self.act(seat, Say(self.rng.choice(psychics), "I see water."))
            case "React":
                self.act(seat, React(self.rng.choice(psychics), self.rng.choice(get_args(Reaction))))
            case "Note":
                given = [c for e in self.state.story if isinstance(e, VisionSent) for c in e.cards]
                if given:
                    self.act(seat, Note(self.rng.choice(given), "c1", (0.5, 0.5), "the light"))
            case "ReportGhost" if self.rng.random() < 0.1:
                self.act(seat, ReportGhost(psychics[0]))
            case "AddTime":
                self.act(seat, AddTime(10))
            case "AskHint":
                may = [c for c in psychics if self._may_ask(c)]
                self.act(seat, AskHint(self.rng.choice(may)))
            case "Sit":
                self.act(seat, Sit(self.rng.choice(self.seats), f"Guest {self.rng.randrange(10**6)}", "person"))
            case _:
                choices = [m for m in legal_moves(seen).ones if m[0] not in (CallOff,)] if seat == HOST else None
                if choices is None:
                    self._move(seat)
                elif self.rng.random() < 0.3:
                    make, facts = self.rng.choice(choices)
                    self.act(seat, make(*facts) if choices else Pause())

    def _may_ask(self, colour: Colour) -> bool:
        psychic = self.state.psychic(colour)
        return (
            psychic.served_hour == self.state.hour and not psychic.finished and not has_hint(self.state.story, colour)
        )
