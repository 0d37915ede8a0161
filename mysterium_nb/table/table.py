"""The table: one game that several seats share.

`act` decides, commits to the store, and then tells every seat whose view has changed; never in another order. The
state is nothing but the fold of the log, so a table can be put down and taken up again by any process at any time.
"""

import logging
import random
import secrets
import time
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Literal, Self

from mysterium_nb.engine.cards import STANDARD, Cards
from mysterium_nb.engine.decide import decide
from mysterium_nb.engine.errors import IllegalMove, PositionChanged
from mysterium_nb.engine.events import Event, TableOpened
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.moves import AddTime, EndTime, Move, OrderAges, Pause, Resume, Sit, StandIn, StandUp, Start
from mysterium_nb.engine.position import resolve_seat, waiting_for
from mysterium_nb.engine.rules import Rules, check_rules
from mysterium_nb.engine.seats import HOST, TABLE, WATCH, SeatId
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import View, view
from mysterium_nb.table.seat import Watcher
from mysterium_nb.table.store import Conflict, Entry, MemoryStore, Store, StoreError, fold_entries, is_id

Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970, UTC."""
Chooser = Callable[[View], Move | None]
_log = logging.getLogger(__name__)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Table:
    """The shared engine object.

    >>> table = Table.new(players=4, difficulty="easy", seed="a quiet evening")
    >>> table.seat("ghost").view.prompt.now
    'Send a vision to Yellow, Red and Blue.'
    """

    def __init__(self, store: Store, game: str, clock: Clock = wall_clock, rng: random.Random | None = None) -> None:
        self.game = game
        self._store = store
        self._clock = clock
        self._rng = rng or secrets.SystemRandom()
        self._lock = RLock()
        self._state = EMPTY_STATE
        self._seq = 0
        self._moves: set[str] = set()
        self._watchers: dict[SeatId, list[Watcher]] = {}
        self._shown: dict[SeatId, View] = {}
        self._telling = False
        self._catch_up()

    @classmethod
    def new(
        cls,
        players: int = 4,
        edition: str = "classic",
        difficulty: str | None = None,
        seed: str | None = None,
        store: Store | None = None,
    ) -> Self:
        """A table with a game begun on it. A seed typed in is for demos and tests, and the table says so."""
        table = cls.open(Rules.preset(edition, players, difficulty), store=store)
        table.start(seed=seed, typed=seed is not None)
        return table

    @classmethod
    def open(
        cls,
        rules: Rules,
        *,
        cards: Cards = STANDARD,
        hosted: bool = False,
        store: Store | None = None,
        clock: Clock = wall_clock,
        rng: random.Random | None = None,
    ) -> Self:
        """A table in its lobby: people sit down, rules can change, nothing is dealt yet."""
        check_rules(rules, cards)
        table = cls(store or MemoryStore(), secrets.token_hex(5), clock, rng)
        opened = TableOpened(rules, cards, hosted)
        table._commit([(TABLE, opened)], evolve(EMPTY_STATE, opened), table._new_move())
        return table

    @classmethod
    def resume(cls, store: Store, game: str, clock: Clock = wall_clock, rng: random.Random | None = None) -> Self:
        """Take up a game where its log ends."""
        table = cls(store, game, clock, rng)
        if table._seq == 0:
            raise StoreError(f"There is no game {game} in this store.")
        return table

    def rematch(self) -> Self:
        """Another table in its lobby, once the game is over: the same people in the same seats, by the same rules."""
        if not self.over:
            raise IllegalMove("The game is not over yet.")
        setup = self._state.setup
        table = type(self).open(
            setup.rules,
            cards=self._state.cards,
            hosted=setup.hosted,
            store=self._store,
            clock=self._clock,
            rng=self._rng,
        )
        for sitter in setup.sitters:
            table.sit(sitter.seat, sitter.name, sitter.kind)
        table.act(TABLE, OrderAges(setup.ages))
        return table

    def __repr__(self) -> str:
        rules, state = self._state.setup.rules, self._state
        return f"Table({rules.edition}, {rules.players} players, {state.phase}, hour {state.hour} of {rules.hours})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """In a notebook cell a table shows what a spectator sees."""
        return {**self.view(WATCH)._repr_mimebundle_(), "text/plain": repr(self)}

    @property
    def deadline(self) -> int | None:
        """When the hourglass runs out, unless the game is paused."""
        clock = self._state.clock
        return None if clock.paused_at is not None else clock.deadline

    @property
    def waiting_for(self) -> tuple[SeatId, ...]:
        return waiting_for(self._state)

    @property
    def over(self) -> bool:
        return self._state.phase == "over"

    @property
    def log(self) -> list[Entry]:
        """The whole log, to replay and study; there is none for anybody before the game is over."""
        if not self.over:
            raise IllegalMove("The game is not over yet.")
        return self._store.read(self.game)

    def seat(self, seat: SeatId) -> "LocalSeat":
        """A seat to play, watch or host from. A person with two psychics holds both by either colour."""
        return LocalSeat(self, resolve_seat(self._state, seat))

    def view(self, seat: SeatId) -> View:
        return view(self._state, seat)

    def act(self, seat: SeatId, move: Move, move_id: str | None = None) -> None:
        """Make a seat's move, committed when this returns. The same `move_id` again does nothing more."""
        if move_id and not is_id(move_id):
            raise ValueError("A move's id is made of up to 64 letters, digits, dashes and underscores.")
        with self._lock:
            self._decide_and_commit([(seat, move)], move_id or self._new_move())

    def tick(self) -> None:
        """Look at the clock: if the hourglass has run out, the step ends."""
        with self._lock:
            self._catch_up()
            while self._time_is_up():
                try:
                    self._decide_and_commit([(TABLE, EndTime())], self._new_move())
                except IllegalMove:
                    continue  # another process has ended the step first

    def start(self, *, seed: str | None = None, deal: str = "", typed: bool = False) -> None:
        """Deal and begin. Tables that get the same seed and rules get the same cards."""
        self.act(TABLE, Start(seed, deal, typed))

    def sit(self, seat: SeatId, name: str, kind: Literal["person", "bot"] = "person") -> None:
        self.act(TABLE, Sit(seat, name, kind))

    def stand_up(self, seat: SeatId) -> None:
        self.act(TABLE, StandUp(seat))

    def pause(self) -> None:
        self.act(TABLE, Pause())

    def resume_play(self) -> None:
        self.act(TABLE, Resume())

    def add_time(self, seconds: int) -> None:
        self.act(TABLE, AddTime(seconds))

    def advance(self, choose: Chooser) -> SeatId | None:
        """Let a bot make the one move that is waited for; the log says so. Nobody moves if the bot has no choice."""
        with self._lock:
            self._catch_up()
            for seat in waiting_for(self._state):
                move = choose(self.view(seat))
                if move is not None:
                    moves: list[tuple[SeatId, Move]] = [(HOST, StandIn(seat)), (seat, move)]
                    self._decide_and_commit(moves, self._new_move())
                    return seat
        return None

    def rewrite(self, change: Callable[[list[Entry]], list[Entry]]) -> None:
        """Change what the log says without changing what happened: for names and words that somebody wants deleted."""
        with self._lock:
            self._catch_up()
            entries = change(self._store.read(self.game))
            state = fold_entries(EMPTY_STATE, self.game, entries)
            self._store.rewrite(self.game, entries)
            self._state = state
            self._notify()

    def watch(self, seat: SeatId, watcher: Watcher) -> None:
        with self._lock:
            watchers = self._watchers.setdefault(seat, [])
            if not watchers:
                self._shown[seat] = self.view(seat)
            watchers.append(watcher)

    def unwatch(self, seat: SeatId, watcher: Watcher) -> None:
        with self._lock:
            if watcher in self._watchers.get(seat, ()):
                self._watchers[seat].remove(watcher)

    def _new_move(self) -> str:
        return secrets.token_hex(8)

    def _decide_and_commit(self, moves: Sequence[tuple[SeatId, Move]], move_id: str) -> None:
        """Decide on the newest state, and again if another process writes to this game first."""
        while True:
            self._catch_up()
            if move_id in self._moves:
                return
            if self._time_is_up() and not any(isinstance(move, EndTime) for _, move in moves):
                self.tick()
            try:
                self._commit(*self._decide(moves), move_id)
            except Conflict:
                if not self._catch_up():
                    raise StoreError(f"Game {self.game} is no longer in the store.") from None
                continue
            return

    def _time_is_up(self) -> bool:
        return self.deadline is not None and self._clock() >= self.deadline

    def _decide(self, moves: Sequence[tuple[SeatId, Move]]) -> tuple[list[tuple[SeatId, Event]], State]:
        """What happens, who did it, and the state after it."""
        state, now = self._state, self._clock()
        facts: list[tuple[SeatId, Event]] = []
        for seat, move in moves:
            actor = seat if seat == TABLE else resolve_seat(state, seat)
            events = decide(state, actor, move, self._rng, now)
            facts += [(actor, event) for event in events]
            for event in events:
                state = evolve(state, event)
        return facts, state

    def _commit(self, facts: Sequence[tuple[SeatId, Event]], state: State, move_id: str) -> None:
        """Write down what happened; only if that succeeds is the table in the state after it."""
        now = self._clock()
        entries = [Entry(self._seq + i, now, actor, move_id, event) for i, (actor, event) in enumerate(facts, start=1)]
        self._store.append(self.game, entries)
        self._keep(state, entries)
        self._notify()

    def _catch_up(self) -> bool:
        """Read what other processes have written to this game; whether there was anything."""
        news = self._store.read(self.game, after=self._seq)
        if news:
            self._keep(fold_entries(self._state, self.game, news), news)
            self._notify()
        return bool(news)

    def _keep(self, state: State, entries: Sequence[Entry]) -> None:
        """These entries are in the store, and this is the state after them."""
        self._state = state
        self._seq = entries[-1].seq
        self._moves.update(entry.move for entry in entries)

    def _notify(self) -> None:
        """Call whoever watches a seat whose view has changed. A watcher may move in turn: then everybody is told of
        that as well, one thing after another. A watcher that fails is no reason not to tell the others."""
        if self._telling:
            return
        self._telling = True
        try:
            while any([self._notify_seat(seat) for seat in list(self._watchers)]):  # noqa: C419 - all are told each round
                pass
        finally:
            self._telling = False

    def _notify_seat(self, seat: SeatId) -> bool:
        """Whether there was anything to tell."""
        watchers = self._watchers[seat]
        try:
            now = self.view(seat)
        except IllegalMove:
            watchers.clear()  # the game has begun without this colour
            return False
        if not watchers or now == self._shown[seat]:
            return False
        self._shown[seat] = now
        for watcher in [*watchers]:
            if watcher in watchers:
                try:
                    watcher(now)
                except Exception:
                    _log.exception("A watcher of seat %s failed", seat)
        return True


class LocalSeat:
    """A seat at a table in this very program."""

    def __init__(self, table: Table, seat: SeatId) -> None:
        self.seat = seat
        self._table = table
        self._seen: View | None = None
        self._watchers: list[Watcher] = []

    def __repr__(self) -> str:
        return f"<seat {self.seat} at {self._table!r}>"

    @property
    def view(self) -> View:
        self._table.tick()  # whoever looks at the table sees an hourglass that has run out
        return self._look()

    def _look(self) -> View:
        self._seen = self._table.view(self.seat)
        return self._seen

    def act(self, move: Move, move_id: str | None = None) -> View:
        """`Table.act` is the only gate. If it refuses what this seat was shown as possible, others were first."""
        seen = self._seen
        try:
            self._table.act(self.seat, move, move_id)
        except IllegalMove as refusal:
            if seen is not None and move in legal_moves(seen):
                raise PositionChanged(refusal) from None
            raise
        return self._look()

    def watch(self, watcher: Watcher) -> None:
        def see(view: View) -> None:
            self._seen = view
            watcher(view)

        self._watchers.append(see)
        self._table.watch(self.seat, see)

    def close(self) -> None:
        for watcher in self._watchers:
            self._table.unwatch(self.seat, watcher)
        self._watchers.clear()
