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
from mysterium_nb.logs.tables.rows.tally import NOBODY, Account


def hour_began(account: Account, event: HourBegan) -> None:
    phase = "revelation" if account.groups else "reconstruction"
    account.begin_hour(event.hour, phase)
    account.pointing.clear()


def hand_refilled(account: Account, event: HandRefilled) -> None:
    account.hand += event.drawn


def hand_discarded(account: Account, event: HandDiscarded) -> None:
    account.hand = [card for card in account.hand if card not in event.cards]


def crow_sent(account: Account, event: CrowSent) -> None:
    account.count("crows_used")
    account.count("crow_cards", event.cards)


def vision_sent(account: Account, event: VisionSent) -> None:
    psychic = account.psychics[event.psychic]
    psychic.visions += 1
    account.count("messages")
    account.count("cards_given", len(event.cards))
    ghost, ghost_kind = account.who(GHOST)
    player, player_kind = account.sitting.get(psychic.seat, NOBODY)
    now = account.now
    psychic.sent = {
        "game": account.game,
        "hour": account.hour,
        "number": account.totals["messages"],
        "ghost": ghost,
        "ghost_kind": ghost_kind,
        "psychic": psychic.colour,
        "player": player,
        "player_kind": player_kind,
        "kind": KINDS[psychic.step],
        "attempt": psychic.visions,
        "target": psychic.target,
        "hand": account.hand,
        "cards": event.cards,
        "earlier": [*psychic.earlier],
        "board": account.board[psychic.step],
        "tried": [*psychic.tried],
        "guess": None,
        "right": None,
        "sent_at": account.at,
        "ghost_seconds": (now - account.last_sent) / 1000,
        "seconds": None,
        "belief_before": None,
        "belief_after": None,
    }
    psychic.sent_at = account.last_sent = now
    psychic.earlier += event.cards
    account.sent.append(psychic.sent)
    account.hand = [card for card in account.hand if card not in event.cards]


def hourglass_turned(account: Account, _event: HourglassTurned) -> None:
    if account.this_hour is not None:
        account.this_hour["ghost_seconds"] = (account.now - account.hour_began) / 1000


def noted(account: Account, _event: Noted) -> None:
    account.notes += 1
