"""One position of every kind that a table can be in, by name; for the chapters that must hold everywhere."""

from collections.abc import Callable

from mysterium_nb.engine.moves import (
    AddTime,
    CallOff,
    CloseStep,
    JudgeGhost,
    Note,
    Pause,
    ReportGhost,
    Resume,
    Sit,
    SkipFirstGuess,
    StandIn,
    StandUp,
    Start,
    UseCrow,
)
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, HOST, TABLE, WATCH, SeatId
from tests.seance import BLUE, FIVE, RED, TEAL, YELLOW, Seance, a_lobby, a_seance

TWO, THREE = Rules.classic(2), Rules.classic(3)
ORIGINAL = Rules.original(5, "easy")
GHOST_CHOOSES = Rules.revised(4)
FIRST_GUESS = FIVE.but(first_guess=True)


def _curtain(rules: Rules) -> Seance:
    """Yellow is done and sure; blue has had a vision and owes a first guess."""
    seance = a_seance(rules=rules).ghost_sends(YELLOW).does(YELLOW, SkipFirstGuess(YELLOW)).places(YELLOW)
    return seance.sure(YELLOW).ghost_sends(BLUE)


def _tried(seance: Seance, *groups: int) -> Seance:
    psychics = [p.colour for p in seance.state.psychics]
    for psychic, group in zip(psychics, groups, strict=True):
        seance = seance.points(psychic, group)
    return seance.sure(*psychics)


def _all_low(*groups: int) -> Seance:
    """Everybody stands at 3 and has voted."""
    seance = a_seance().finale(3, 3, 3, 3)
    for psychic, group in zip([p.colour for p in seance.state.psychics], groups, strict=True):
        seance = seance.votes(psychic, group)
    return seance


def _crowed() -> Seance:
    seance = a_seance()
    return seance.does(GHOST, UseCrow(seance.hand[:2]))


def _noted() -> Seance:
    seance = a_seance().ghost_sends(RED)
    return seance.does(GHOST, Note(seance.psychic(RED).visions[0].cards[0], words="the lamp"))


POSITIONS: dict[str, Callable[[], Seance]] = {
    "lobby": a_lobby,
    "empty lobby": lambda: a_lobby(people=()).does(GHOST, StandUp(GHOST)),
    "lobby with a bot": lambda: a_lobby(people=(RED,)).does(TABLE, Sit(BLUE, "Turk", "bot")),
    "lobby kept by a psychic": lambda: a_lobby(people=(RED, BLUE)).does(GHOST, StandUp(GHOST)),
    "lobby of the original": lambda: a_lobby(ORIGINAL, people=(RED,), hosted=False),
    "assignment": lambda: a_seance(rules=GHOST_CHOOSES),
    "assigned": lambda: a_seance(rules=GHOST_CHOOSES).ghost_assigns(),
    "named deal": lambda: a_lobby().does(TABLE, Start(seed="x", deal="Friday’s deal")),
    "typed seed": lambda: a_lobby().does(HOST, Start(seed="x")),
    "visions": a_seance,
    "visions for 2": lambda: a_seance(rules=TWO),
    "visions for 3, half given": lambda: a_seance(rules=THREE).ghost_sends(RED).places(RED),
    "visions, half given": lambda: a_seance().ghost_sends(RED).places(RED).agrees(BLUE, on=RED).sure(RED),
    "visions, a crow has flown": _crowed,
    "visions, noted": _noted,
    "visions, one has finished": lambda: a_seance().finds_everything(RED),
    "visions, an empty pile": lambda: a_seance().with_visions(hand=2, pile=0, discards=0),
    "visions in hour 4": lambda: a_seance().thinking().agrees(BLUE, on=RED).all_sure().all_revealed().at_hour(4),
    "thinking": lambda: a_seance().all_get_visions(),
    "thinking, all placed": lambda: a_seance().thinking(RED).agrees(BLUE, on=RED).disagrees(BLUE, on=TEAL).sure(RED),
    "thinking, no agreement left": lambda: a_seance().thinking().agrees(BLUE, on=RED).agrees(BLUE, on=TEAL),
    "thinking, no disagreement left": lambda: a_seance().thinking().disagrees(BLUE, on=RED).disagrees(BLUE, on=TEAL),
    "thinking without hourglass": lambda: a_seance(rules=FIVE.but(timer_seconds=None)).thinking(),
    "thinking of different kinds": lambda: a_seance().plays_hour(RED).thinking(),
    "thinking, one has finished": lambda: a_seance().finds_everything(RED).thinking().sure(RED),
    "thinking for 2": lambda: a_seance(rules=TWO).thinking().sure(YELLOW),
    "thinking for 3, all placed": lambda: a_seance(rules=THREE).thinking().sure(YELLOW, RED),
    "thinking with no vision": lambda: a_seance().with_visions(hand=1, pile=0, discards=0).ghost_sends(RED),
    "thinking with time added": lambda: a_seance().thinking().does(HOST, AddTime(30)),
    "first guess owed": lambda: _curtain(FIRST_GUESS),
    "first guess owed by one of two psychics": lambda: _curtain(TWO.but(first_guess=True)),
    "manifestation": lambda: a_seance().thinking(RED).agrees(BLUE, on=RED).all_sure(),
    "manifestation, half told": lambda: a_seance().thinking(RED).agrees(BLUE, on=RED).all_sure().reveals(RED),
    "manifestation, some missing": lambda: a_seance().all_get_visions().places(RED).time_runs_out(),
    "manifestation, closed by the host": lambda: (
        a_seance(rules=FIVE.but(timer_seconds=None)).all_get_visions().places(RED).does(HOST, CloseStep())
    ),
    "culprit": lambda: a_seance().lined_up(),
    "culprit for 2": lambda: a_seance(rules=TWO).lined_up(),
    "poll": lambda: a_seance().finale(0, 5, 5, 7),
    "poll, intermediate": lambda: a_seance().finale(0, 5, 5, 7).votes(YELLOW, 1).votes(RED, 2),
    "poll, high": lambda: a_seance().finale(0, 5, 5, 7).votes(YELLOW, 1).does(HOST, CloseStep()),
    "poll without clairvoyancy": lambda: a_seance(rules=FIVE.but(tokens=0)).finale().votes(RED, 1),
    "opening": lambda: a_seance().finale(0, 5, 5, 7).votes(YELLOW, 1).votes(RED, 2).votes(TEAL, 1).votes(BLUE, 2),
    "opening, one lies open": lambda: POSITIONS["opening"]().opens_vote(),
    "opening, tied": lambda: POSITIONS["opening"]().all_votes_opened(),
    "opening, tied and level": lambda: _all_low(2, 1, 2, 1).all_votes_opened(),
    "opening, not tied": lambda: _all_low(1, 1, 2, 1).all_votes_opened(),
    "opening, paused": lambda: POSITIONS["opening, one lies open"]().does(HOST, Pause()),
    "opening without clairvoyancy": lambda: (
        a_seance(rules=FIVE.but(tokens=0)).finale().votes(RED, 1).votes(BLUE, 2).does(HOST, CloseStep())
    ),
    "poll for 2": lambda: a_seance(rules=TWO).finale(),
    "poll for 2, pointing": lambda: a_seance(rules=TWO).finale().points(YELLOW, 4),
    "poll for 3, one is sure": lambda: a_seance(rules=THREE).finale().points(YELLOW, 1).sure(YELLOW),
    "poll for 3, not agreed": lambda: (
        a_seance(rules=THREE).finale().points(YELLOW, 1).points(BLUE, 2).sure(YELLOW, BLUE)
    ),
    "secret poll for 3": lambda: a_seance(rules=THREE.but(poll="straw")).finale().votes(YELLOW, 1),
    "original: visions": lambda: a_seance(rules=ORIGINAL),
    "original: thinking, nothing in hand": lambda: (
        a_seance(rules=ORIGINAL.but(crow_when="any_time")).with_visions(hand=4, pile=0, discards=0).all_get_visions()
    ),
    "original: thinking": lambda: a_seance(rules=ORIGINAL).thinking(RED),
    "original: manifestation": lambda: a_seance(rules=ORIGINAL).judged(RED),
    "original: culprit": lambda: a_seance(rules=ORIGINAL).lined_up(),
    "original: poll": lambda: a_seance(rules=ORIGINAL).finale(),
    "original: poll, pointing": lambda: a_seance(rules=ORIGINAL).finale().points(RED, 2).sure(RED).points(BLUE, 1),
    "original: second day": lambda: _tried(a_seance(rules=ORIGINAL).finale(), 2, 2, 2, 2),
    "original: day closed": lambda: a_seance(rules=ORIGINAL).finale().does(HOST, CloseStep()),
    "original: reported": lambda: a_seance(rules=ORIGINAL).does(RED, ReportGhost(RED)),
    "original: reported without host": lambda: (
        a_seance(rules=ORIGINAL, hosted=False).does(RED, ReportGhost(RED)).does(BLUE, JudgeGhost("helped", BLUE))
    ),
    "original: dismissed": lambda: (
        a_seance(rules=ORIGINAL).does(RED, ReportGhost(RED)).does(HOST, JudgeGhost("kept_silent"))
    ),
    "paused": lambda: a_seance().thinking().does(HOST, Pause()),
    "paused in silence": lambda: a_seance().finale().does(HOST, Pause()),
    "gone on": lambda: a_seance().thinking().does(HOST, Pause(), Resume(), StandIn(BLUE)).does(RED, StandUp(RED)),
    "over: found": lambda: (
        a_seance().finale(0, 0, 0, 7).votes(RED, 1).does(HOST, CloseStep()).votes(BLUE, 1).turns_culprit()
    ),
    "over: tied": lambda: POSITIONS["opening, tied"]().turns_culprit(),
    "over: wrong": lambda: a_seance(rules=TWO).finale().points(YELLOW, 2).sure(YELLOW),
    "over: no votes": lambda: a_seance().finale(0, 0, 0, 0).does(HOST, CloseStep()),
    "over: out of time": lambda: a_seance(rules=ORIGINAL.but(hours=1)).plays_hour(),
    "over: ghost helped": lambda: a_seance(rules=ORIGINAL).does(RED, ReportGhost(RED)).does(HOST, JudgeGhost("helped")),
    "over: called off": lambda: a_seance().ghost_sends(RED).does(HOST, CallOff()),
}


def seats(seance: Seance) -> tuple[SeatId, ...]:
    """Everybody who looks at this table."""
    people = tuple(colours[0] for colours in seance.state.setup.players)
    sitting = tuple(s.seat for s in seance.state.setup.sitters if s.seat != GHOST)
    return (GHOST, *(people or sitting), HOST, WATCH)
