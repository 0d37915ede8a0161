"""The running tally of one game: what has to be remembered from one event to the next."""

from mysterium_nb.engine.cards import KINDS, CardId, Triple
from mysterium_nb.engine.events import CulpritChosen, GameStarted, TableOpened
from mysterium_nb.engine.seats import Colour, SeatId

Row = dict[str, object]
"""A row of a table, by column."""
Who = tuple[str | None, str | None]
"""A player's name and kind."""
NOBODY: Who = (None, None)
STAND_IN: Who = (None, "bot")


class PsychicTally:
    """One psychic: the card looked for and all that was tried, and what happened in this hour."""

    def __init__(self, colour: Colour, seat: SeatId) -> None:
        self.colour = colour
        self.seat = seat
        self.step = 0
        self.level = 0
        self.targets: Triple | None = None
        self.new_target()
        self.new_hour()

    @property
    def target(self) -> CardId:
        assert self.targets is not None
        return self.targets[self.step]

    def new_target(self) -> None:
        self.earlier: list[CardId] = []
        self.tried: list[CardId] = []
        self.visions = self.guesses = 0

    def new_hour(self) -> None:
        self.sent: Row | None = None
        self.sent_at = 0
        self.pawn: CardId | None = None
        self.pawn_at = 0
        self.placed = 0
        self.placed_by: Who | None = None
        self.first_placed: CardId | None = None
        self.first: str | None = None
        self.first_guess: CardId | None = None
        self.confidence: int | None = None
        self.tokens: list[TokenTally] = []


class TokenTally:
    """A token on a pawn, and its row."""

    def __init__(self, psychic: Colour, on: PsychicTally, face: str, row: Row) -> None:
        self.psychic = psychic
        self.on = on
        self.face = face
        self.row = row


class GameTally:
    def __init__(self, game: str, opened: TableOpened) -> None:
        self.game = game
        self.opened = opened
        self.rules = opened.rules
        self.started: GameStarted | None = None
        self.opened_at = self.started_at = self.started_now = 0
        self.seq = 0
        """The entry that is being read, when and in which move it was made."""
        self.at = 0
        self.move = ""
        self.now = 0
        """The same time less all pauses."""
        self.paused_at: int | None = None
        self.paused_for = self.pauses = 0

        self.sitting: dict[SeatId, Who] = {}
        self.stand_in = ""
        """The last move that a bot made for somebody."""
        self.psychics: dict[Colour, PsychicTally] = {}
        self.hand: list[CardId] = []
        self.board: list[list[CardId]] = [[], [], []]

        self.hour = self.hour_began = self.last_sent = self.told = 0
        self.this_hour: Row | None = None
        self.counts: dict[str, int] = {}
        """What is counted in this hour."""
        self.totals = dict.fromkeys(COUNTED, 0)
        self.notes = 0
        self.solved_hour: int | None = None
        self.sent: list[Row] = []
        self.guesses: dict[Colour, Row] = {}
        self.tokens: list[TokenTally] = []

        self.groups: tuple[Triple, ...] = ()
        self.owners: tuple[Colour | None, ...] = ()
        self.standing = self.shared = self.accusations = 0
        self.tier: int | None = None
        self.pointing: dict[Colour, int] = {}
        self.polled: list[Row] = []
        self.chosen: CulpritChosen | None = None
        self.accused: int | None = None

        self.ending: Row | None = None
        self.ended_now = 0
        self.rows: dict[str, list[Row]] = {name: [] for name in WRITTEN}

    def who(self, seat: SeatId) -> Who:
        """Who makes the move of this seat now: a bot that stands in has no name."""
        return STAND_IN if self.stand_in == self.move else self.sitting.get(seat, NOBODY)

    def count(self, what: str, more: int = 1) -> None:
        self.totals[what] += more
        if self.this_hour is not None:
            self.counts[what] += more

    def begin_hour(self, hour: int, phase: str) -> None:
        self.close_hour()
        for psychic in self.psychics.values():
            psychic.new_hour()
        self.hour = hour
        self.hour_began = self.last_sent = self.now
        self.told = 0
        self.counts = dict.fromkeys(COUNTED, 0)
        self.this_hour = {
            "game": self.game,
            "hour": hour,
            "phase": phase,
            "began_at": self.at,
            "ghost_seconds": None,
            "step_ended": None,
            "hours_left": self.rules.hours - hour + 1,
            "steps_left": len(self.psychics) * len(KINDS) - self.totals["found"],
        }

    def close_hour(self) -> None:
        if self.this_hour is None:
            return
        ended = self.now if self.ending is None else self.ended_now
        self.rows["hours"].append(self.this_hour | self.counts | {"seconds": (ended - self.hour_began) / 1000})
        self.rows["visions"] += self.sent
        self.rows["guesses"] += self.guesses.values()
        self.rows["tokens"] += [token.row for token in self.tokens]
        self.this_hour = None
        self.sent, self.guesses, self.tokens = [], {}, []


WRITTEN = ("games", "hours", "visions", "guesses", "tokens", "votes", "talk")
"""The tables but for `events`, whose rows are the entries themselves."""
COUNTED = (
    "found", "judged", "messages", "cards_given", "crows_used", "crow_cards", "tokens_placed", "remarks",
)  # fmt: skip
