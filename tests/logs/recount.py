"""The tables again, slowly and obviously: by looking at the engine's own states, event by event."""

from collections.abc import Callable
from typing import Any

import msgspec

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.events import (
    CrowSent,
    DayClosed,
    Event,
    FirstGuessMade,
    GameEnded,
    GameStarted,
    GroupAccused,
    HourBegan,
    HourglassTurned,
    LinedUp,
    Noted,
    Paused,
    PawnJudged,
    PawnPlaced,
    PawnTaken,
    Reacted,
    Resumed,
    Said,
    StepEnded,
    StoodIn,
    TierClosed,
    TokenPlaced,
    TokenTaken,
    VisionSent,
    VoteSealed,
)
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.poll import tier_of
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, Colour, Sitter
from mysterium_nb.engine.state import EMPTY_STATE, Psychic, State
from mysterium_nb.table.store import Entry

Row = dict[str, Any]


class Moment:
    """An entry with the state before and after it."""

    def __init__(self, entry: Entry, before: State, after: State) -> None:
        self.entry, self.event, self.at, self.before, self.after = entry, entry.event, entry.at, before, after


class Recount:
    def __init__(self, game: str, entries: list[Entry]) -> None:
        self.game = game
        self.moments: list[Moment] = []
        state = EMPTY_STATE
        for entry in entries:
            after = evolve(state, entry.event)
            self.moments.append(Moment(entry, state, after))
            state = after
        self.last = state

    def tables(self) -> dict[str, list[Row]]:
        return {
            "games": [self.the_game()],
            "hours": [self.hour(m) for m in self.of(HourBegan, LinedUp)],
            "visions": [self.vision(m) for m in self.of(VisionSent)],
            "guesses": [g for m in self.of(StepEnded) for g in self.guesses(m)],
            "tokens": [self.token(m) for m in self.of(TokenPlaced)],
            "votes": [v for m in self.of(VoteSealed, TierClosed, GroupAccused, DayClosed) for v in self.votes(m)],
            "talk": [self.remark(m) for m in self.of(Said, Reacted)],
            "events": [self.an_event(m) for m in self.moments],
        }

    # Looking around in the log

    def of(self, *kinds: type, since: int = 0, until: int = 10**9) -> list[Moment]:
        """The moments of some kinds of event, after one entry and up to another."""
        return [m for m in self.moments if isinstance(m.event, kinds) and since < m.entry.seq <= until]

    def seq(self, *kinds: type, since: int = 0) -> int:
        """The next entry of some kind, or one after the last."""
        return next((m.entry.seq for m in self.of(*kinds, since=since)), len(self.moments) + 1)

    def playing(self, begin: int, end: int) -> float:
        """Seconds between two times, less pauses."""
        paused, since = 0, None
        for m in self.of(Paused, Resumed, GameEnded):
            if isinstance(m.event, Paused):
                since = m.event.at
            elif since is not None:
                paused += max(0, min(m.at, end) - max(since, begin))
                since = None
        return (end - begin - paused) / 1000

    def who(self, state: State, psychic: str, move: str = "") -> tuple[str | None, str | None]:
        if move and any(m.entry.move == move for m in self.of(StoodIn)):
            return None, "bot"
        seat = psychic if psychic == GHOST else state.setup.psychics_of(psychic)[0]
        sitter = state.setup.sitter(seat)
        return (None, None) if sitter is None else (sitter.name, sitter.kind)

    def value(self, value: object) -> str:
        return value if isinstance(value, str) else msgspec.json.encode(value).decode()

    def seated(self, state: State) -> list[Sitter]:
        return sorted(state.setup.sitters, key=lambda sitter: (GHOST, *COLOURS).index(sitter.seat))

    def target(self, state: State, colour: str) -> str:
        place = [p.colour for p in state.psychics].index(state.psychic(colour).colour)
        return state.hidden.sets[place][state.psychics[place].step]

    def tried(self, psychic: Psychic) -> list[str]:
        """Wrong guesses at the card that is looked for now."""
        found = [i for i, guess in enumerate(psychic.guesses) if guess.right]
        return [g.card for g in psychic.guesses[found[-1] + 1 if found else 0 :] if g.card is not None]

    def attempts(self, psychic: Psychic) -> int:
        found = [i for i, guess in enumerate(psychic.guesses) if guess.right]
        return len(psychic.guesses) - (found[-1] + 1 if found else 0)

    # Tables

    def the_game(self) -> Row:
        started, ended = self.of(GameStarted)[0], self.of(GameEnded)[0]
        state, rules = ended.before, ended.before.setup.rules
        assert isinstance(ended.event, GameEnded)
        published = msgspec.structs.asdict(Rules.preset(rules.edition, rules.players, rules.difficulty))
        played = msgspec.structs.asdict(rules)
        changed = [f"{k}={self.value(v)}" for k, v in played.items() if v != published[k] and v != "random"]
        sitters = [state.setup.sitter(seat) for seat in (GHOST, *(c[0] for c in state.setup.players))]
        kinds = [sitter.kind for sitter in sitters if sitter is not None]
        accused = [m.event.group for m in self.of(GroupAccused) if isinstance(m.event, GroupAccused)]
        hidden, sent = state.hidden, [m.event.cards for m in self.of(VisionSent) if isinstance(m.event, VisionSent)]
        found = sum(p.step for p in state.psychics)
        solving = [m for m in self.of(PawnJudged) if all(p.finished for p in m.after.psychics)]
        return {
            **{name: value for name, value in played.items() if name in _MAIN},
            "game": self.game,
            "deck": state.cards.deck,
            "variant": " ".join(changed) or "published",
            "rules": msgspec.json.encode(rules).decode(),
            "hosted": state.setup.hosted,
            "deal": state.setup.deal,
            "typed": state.setup.typed_seed,
            "people": kinds.count("person"),
            "bots": kinds.count("bot"),
            "ghost": self.who(state, GHOST)[0],
            "ghost_kind": self.who(state, GHOST)[1],
            "seats": [{"seat": s.seat, "name": s.name, "kind": s.kind} for s in self.seated(state)],
            "opened_at": self.moments[0].at,
            "started_at": started.at,
            "ended_at": ended.at,
            "seconds": self.playing(started.at, ended.at),
            "won": ended.event.won,
            "why": ended.event.why,
            "hour": state.hour,
            "found": found,
            "solved_hour": solving[0].before.hour if solving else None,
            "culprit": hidden.culprit,
            "culprit_cards": None if hidden.culprit is None else list(state.group(hidden.culprit)),
            "shared": None if hidden.culprit is None else list(hidden.order),
            "meant": None if hidden.culprit_visions is None else list(hidden.culprit_visions),
            "accused": accused[-1] if accused else None,
            "accusations": len(accused),
            "messages": len(sent),
            "cards_given": sum(map(len, sent)),
            "crows_used": len(self.of(CrowSent)),
            "remarks": len(self.of(Said)),
            "notes": len(self.of(Noted)),
            "pauses": len(self.of(Paused)),
            "events": len(self.moments),
        }

    def hour(self, began: Moment) -> Row:
        begin = began.entry.seq
        over = min(self.seq(HourBegan, LinedUp, since=begin), self.seq(GameEnded, since=begin))
        end = self.moments[over - 1]
        within = {"since": begin, "until": over}
        glass = self.of(HourglassTurned, **within)
        step = [m.event for m in self.of(StepEnded, **within) if isinstance(m.event, StepEnded)]
        sent = [m.event.cards for m in self.of(VisionSent, **within) if isinstance(m.event, VisionSent)]
        crows = [m.event.cards for m in self.of(CrowSent, **within) if isinstance(m.event, CrowSent)]
        rules, psychics = began.after.setup.rules, began.after.psychics
        # What is said after the end is counted in the last hour.
        talk_until = over if isinstance(end.event, HourBegan | LinedUp) else 10**9
        return {
            "game": self.game,
            "hour": began.after.hour,
            "phase": "reconstruction" if began.after.finale is None else "revelation",
            "began_at": began.at,
            "seconds": self.playing(began.at, end.at),
            "ghost_seconds": self.playing(began.at, glass[0].at) if glass else None,
            "step_ended": step[0].why if step else None,
            "hours_left": rules.hours - began.after.hour + 1,
            "steps_left": sum(len(KINDS) - p.step for p in psychics),
            "found": sum(p.step for p in end.before.psychics) - sum(p.step for p in psychics),
            "judged": sum(1 for p in psychics if not p.finished) if step else 0,
            "messages": len(sent),
            "cards_given": sum(map(len, sent)),
            "crows_used": len(crows),
            "crow_cards": sum(crows),
            "tokens_placed": len(self.of(TokenPlaced, **within)),
            "remarks": len(self.of(Said, since=begin, until=talk_until)),
        }

    def vision(self, sent: Moment) -> Row:
        event, state = sent.event, sent.before
        assert isinstance(event, VisionSent)
        psychic, begin = state.psychic(event.psychic), sent.entry.seq
        ending = self.seq(StepEnded, GameEnded, since=begin)
        step = self.moments[ending - 1]
        pawn = step.before.psychic(event.psychic).pawn if isinstance(step.event, StepEnded) else None
        before = [m for m in self.of(HourBegan, VisionSent) if m.entry.seq < begin][-1]
        return {
            "game": self.game,
            "hour": state.hour,
            "number": len(self.of(VisionSent, until=begin)),
            "ghost": self.who(state, GHOST, sent.entry.move)[0],
            "ghost_kind": self.who(state, GHOST, sent.entry.move)[1],
            "psychic": event.psychic,
            "player": self.who(state, event.psychic)[0],
            "player_kind": self.who(state, event.psychic)[1],
            "kind": psychic.target_kind,
            "attempt": len(psychic.visions) + 1,
            "target": self.target(state, event.psychic),
            "hand": list(state.hidden.hand),
            "cards": list(event.cards),
            "earlier": [card for given in psychic.visions for card in given.cards],
            "board": list(state.board[psychic.step]),
            "tried": self.tried(psychic),
            "guess": pawn,
            "right": self.judged(event.psychic, state.hour),
            "sent_at": sent.at,
            "ghost_seconds": self.playing(before.at, sent.at),
            "seconds": self.settled(event.psychic, begin, ending) if pawn is not None else None,
            "belief_before": None,
            "belief_after": None,
        }

    def judged(self, colour: Colour, hour: int) -> bool | None:
        return next((g.right for g in self.last.psychic(colour).guesses if g.hour == hour), None)

    def settled(self, colour: Colour, sent: int, ending: int) -> float:
        placed = [m for m in self.of(PawnPlaced, until=ending) if getattr(m.event, "psychic", "") == colour]
        return self.playing(self.moments[sent - 1].at, placed[-1].at)

    def guesses(self, step: Moment) -> list[Row]:
        return [self.guess(step, psychic) for psychic in step.before.psychics if not psychic.finished]

    def guess(self, step: Moment, psychic: Psychic) -> Row:
        state, ending, colour = step.before, step.entry.seq, psychic.colour
        begin = [m for m in self.of(HourBegan) if m.entry.seq < ending][-1].entry.seq
        sent = self._by(colour, VisionSent, begin, ending)
        placed = self._by(colour, PawnPlaced, begin, ending)
        first = [m.event for m in self._by(colour, FirstGuessMade, begin, ending)]
        hour_ends = self.seq(HourBegan, LinedUp, GameEnded, since=ending)
        told = [getattr(m.event, "psychic", "") for m in self.of(PawnJudged, since=ending, until=hour_ends)]
        judging = self._by(colour, PawnJudged, ending, hour_ends)
        by = (self.who(placed[-1].before, colour, placed[-1].entry.move)) if placed else self.who(state, colour)
        first_guess = first[0] if first and isinstance(first[0], FirstGuessMade) else None
        board = state.board[psychic.step]
        return {
            "game": self.game,
            "hour": state.hour,
            "psychic": colour,
            "player": by[0],
            "player_kind": by[1],
            "kind": psychic.target_kind,
            "attempt": self.attempts(psychic) + 1,
            "target": self.target(state, colour),
            "candidates": len(set(board) - set(self.tried(psychic))),
            "first": None if first_guess is None else "skipped" if first_guess.card is None else "made",
            "first_guess": None if first_guess is None else first_guess.card,
            "confidence": None if first_guess is None else first_guess.confidence,
            "card": psychic.pawn,
            "right": self.judged(colour, state.hour),
            "placed": len(placed),
            "first_placed": placed[0].event.card if placed and isinstance(placed[0].event, PawnPlaced) else None,
            "agree": sum(token.face == "agree" for token in psychic.tokens),
            "disagree": sum(token.face == "disagree" for token in psychic.tokens),
            "seconds": self.settled(colour, sent[0].entry.seq, ending) if sent and psychic.pawn is not None else None,
            "told": told.index(colour) + 1 if colour in told else None,
            "level": (judging[0].after if judging else state).psychic(colour).level,
        }

    def _by(self, colour: Colour, kind: type, since: int, until: int) -> list[Moment]:
        return [m for m in self.of(kind, since=since, until=until) if getattr(m.event, "psychic", "") == colour]

    def token(self, placed: Moment) -> Row:
        event, state = placed.event, placed.before
        assert isinstance(event, TokenPlaced)
        card, begin = state.psychic(event.on).pawn, placed.entry.seq
        ending = self.seq(StepEnded, GameEnded, since=begin)
        step = self.moments[ending - 1]
        final = step.before.psychic(event.on).pawn if isinstance(step.event, StepEnded) else None
        known = isinstance(step.event, StepEnded)
        by = self.who(state, event.psychic, placed.entry.move)
        return {
            "game": self.game,
            "seq": begin,
            "hour": state.hour,
            "psychic": event.psychic,
            "player": by[0],
            "player_kind": by[1],
            "on": event.on,
            "face": event.face,
            "card": card,
            "true": (card == self.target(state, event.on)) == (event.face == "agree"),
            "fate": self.fate(placed, event),
            "final": final,
            "followed": (card == final) == (event.face == "agree") if known else None,
            "placed_at": placed.at,
        }

    def fate(self, placed: Moment, event: TokenPlaced) -> str:
        """What first happened to the pawn it lies on, or to the token itself."""
        happened: dict[type[Event], Callable[[Any], bool]] = {
            TokenTaken: lambda e: e.psychic == event.psychic and e.on == event.on,
            PawnPlaced: lambda e: e.psychic == event.on,
            PawnTaken: lambda e: e.psychic == event.on,
            PawnJudged: lambda e: e.psychic == event.on,
        }
        for m in self.of(*happened, since=placed.entry.seq, until=self.seq(GameEnded)):
            if happened[type(m.event)](m.event):
                return {TokenTaken: "taken_back", PawnJudged: "judged"}.get(type(m.event), "pawn_moved")
        return "called_off"

    def votes(self, m: Moment) -> list[Row]:
        event, state = m.event, m.before
        if isinstance(event, VoteSealed):
            return [self.vote(m, event.psychic, event.group)]
        if isinstance(event, TierClosed):
            return [self.vote(m, colour, None) for colour in event.missing]
        assert state.finale is not None
        pointing = dict(state.finale.pointing)
        return [self.vote(m, p.colour, pointing[p.colour]) for p in state.psychics if p.colour in pointing]

    def vote(self, m: Moment, colour: Colour, group: int | None) -> Row:
        state, psychic, rules = m.before, m.before.psychic(colour), m.before.setup.rules
        assert state.finale is not None
        day_ends = self.seq(GroupAccused, DayClosed, since=m.entry.seq - 1)
        ending = self.moments[day_ends - 1].event if day_ends <= len(self.moments) else None
        accused = ending.group if isinstance(ending, GroupAccused) else None
        by = self.who(state, colour, m.entry.move)
        return {
            "game": self.game,
            "hour": state.hour,
            "psychic": colour,
            "player": by[0],
            "player_kind": by[1],
            "level": psychic.level,
            "tier": None if rules.tiers is None else tier_of(rules, psychic.level),
            "seen": len(state.finale.shared),
            "group": group,
            "cards": None if group is None else list(state.group(group)),
            "own": None if group is None else state.finale.owners[group - 1] == colour,
            "right": None if group is None else group == state.hidden.culprit,
            "accused": None if group is None else group == accused,
            "standing": len(state.finale.standing),
            "said_at": m.at,
        }

    def remark(self, said: Moment) -> Row:
        event = said.event
        assert isinstance(event, Said | Reacted)
        by = self.who(said.before, event.psychic, said.entry.move)
        return {
            "game": self.game,
            "seq": said.entry.seq,
            "hour": event.hour,
            "psychic": event.psychic,
            "player": by[0],
            "player_kind": by[1],
            "text": event.text if isinstance(event, Said) else None,
            "glyph": event.glyph if isinstance(event, Reacted) else None,
            "said_at": said.at,
        }

    def an_event(self, m: Moment) -> Row:
        moves = list(dict.fromkeys(other.entry.move for other in self.moments))
        return {
            "game": self.game,
            "seq": m.entry.seq,
            "at": m.at,
            "actor": m.entry.actor,
            "move": moves.index(m.entry.move) + 1,
            "event": msgspec.to_builtins(m.event)["event"],
            "hour": m.after.hour,
            "facts": msgspec.json.encode(m.event).decode(),
        }


_MAIN = {
    "edition", "players", "difficulty", "psychics", "cards_per_kind", "hand", "hours", "crows", "crow_per", "tokens",
    "timer_seconds", "first_guess", "poll",
}  # fmt: skip
