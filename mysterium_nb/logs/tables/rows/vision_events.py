"""The ghost: the hour, the hand, visions, crows and notes."""

from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.events import (
    CrowSent,
    HandDiscarded,
    HandRefilled,
    HourBegan,
    HourglassTurned,
    Noted,
    VisionSent,
)
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.logs.tables.rows.tally import NOBODY, GameTally


def hour_began(tally: GameTally, event: HourBegan) -> None:
    phase = "revelation" if tally.groups else "reconstruction"
    tally.begin_hour(event.hour, phase)
    tally.pointing.clear()


def hand_refilled(tally: GameTally, event: HandRefilled) -> None:
    tally.hand += event.drawn


def hand_discarded(tally: GameTally, event: HandDiscarded) -> None:
    tally.hand = [card for card in tally.hand if card not in event.cards]


def crow_sent(tally: GameTally, event: CrowSent) -> None:
    tally.count("crows_used")
    tally.count("crow_cards", event.cards)


def vision_sent(tally: GameTally, event: VisionSent) -> None:
    psychic = tally.psychics[event.psychic]
    psychic.visions += 1
    tally.count("messages")
    tally.count("cards_given", len(event.cards))
    ghost, ghost_kind = tally.who(GHOST)
    player, player_kind = tally.sitting.get(psychic.seat, NOBODY)
    now = tally.now
    psychic.sent = {
        "game": tally.game,
        "hour": tally.hour,
        "number": tally.totals["messages"],
        "ghost": ghost,
        "ghost_kind": ghost_kind,
        "psychic": psychic.colour,
        "player": player,
        "player_kind": player_kind,
        "kind": KINDS[psychic.step],
        "attempt": psychic.visions,
        "target": psychic.target,
        "hand": tally.hand,
        "cards": event.cards,
        "earlier": [*psychic.earlier],
        "board": tally.board[psychic.step],
        "tried": [*psychic.tried],
        "guess": None,
        "right": None,
        "sent_at": tally.at,
        "ghost_seconds": (now - tally.last_sent) / 1000,
        "seconds": None,
        "belief_before": None,
        "belief_after": None,
    }
    psychic.sent_at = tally.last_sent = now
    psychic.earlier += event.cards
    tally.sent.append(psychic.sent)
    tally.hand = [card for card in tally.hand if card not in event.cards]


def hourglass_turned(tally: GameTally, _event: HourglassTurned) -> None:
    if tally.this_hour is not None:
        tally.this_hour["ghost_seconds"] = (tally.now - tally.hour_began) / 1000


def noted(tally: GameTally, _event: Noted) -> None:
    tally.notes += 1
