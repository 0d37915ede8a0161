"""Talk, pauses, and the game as a whole."""

from functools import cache

import msgspec

from mysterium_nb.engine.events import GameEnded, Paused, Reacted, Resumed, Said
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.logs.tables.rows.tally import NOBODY, Account, Row, Who


def said(account: Account, event: Said) -> None:
    account.count("remarks")
    _talked(account, event, text=event.text, glyph=None)


def reacted(account: Account, event: Reacted) -> None:
    _talked(account, event, text=None, glyph=event.glyph)


def _talked(account: Account, event: Said | Reacted, *, text: str | None, glyph: str | None) -> None:
    player, player_kind = account.who(account.psychics[event.psychic].seat)
    account.rows["talk"].append(
        {
            "game": account.game,
            "seq": account.seq,
            "hour": event.hour,
            "psychic": event.psychic,
            "player": player,
            "player_kind": player_kind,
            "text": text,
            "glyph": glyph,
            "said_at": account.at,
        }
    )


def paused(account: Account, event: Paused) -> None:
    account.paused_at = event.at
    account.pauses += 1


def resumed(account: Account, event: Resumed) -> None:
    assert account.paused_at is not None
    account.paused_for += event.at - account.paused_at
    account.paused_at = None


def game_ended(account: Account, event: GameEnded) -> None:
    assert account.started is not None
    if account.paused_at is not None:
        resumed(account, Resumed(account.at))
        account.now = account.at - account.paused_for
    rules = account.rules
    seats = (GHOST, *dict.fromkeys(psychic.seat for psychic in account.psychics.values()))
    kinds = [account.sitting.get(seat, NOBODY)[1] for seat in seats]
    ghost, ghost_kind = account.sitting.get(GHOST, NOBODY)
    chosen = account.chosen
    account.ended_now = account.now
    account.ending = {
        "game": account.game,
        "deck": account.opened.cards.deck,
        "variant": variant(rules),
        "rules": _as_json(rules),
        **{name: getattr(rules, name) for name in _MAIN_RULES},
        "hosted": account.opened.hosted,
        "deal": account.started.deal,
        "typed": account.started.typed,
        "people": kinds.count("person"),
        "bots": kinds.count("bot"),
        "ghost": ghost,
        "ghost_kind": ghost_kind,
        "seats": _seats(account.sitting),
        "opened_at": account.opened_at,
        "started_at": account.started_at,
        "ended_at": account.at,
        "seconds": (account.now - account.started_now) / 1000,
        "won": event.won,
        "why": event.why,
        "hour": account.hour,
        "found": account.totals["found"],
        "solved_hour": account.solved_hour,
        "culprit": None if chosen is None else chosen.group,
        "culprit_cards": None if chosen is None else account.groups[chosen.group - 1],
        "shared": None if chosen is None else chosen.order,
        "meant": None if chosen is None else chosen.cards,
        "accused": account.accused,
        "accusations": account.accusations,
        "messages": account.totals["messages"],
        "cards_given": account.totals["cards_given"],
        "crows_used": account.totals["crows_used"],
        "pauses": account.pauses,
    }


def _seats(sitting: dict[SeatId, Who]) -> list[Row]:
    """The ghost first, then the psychics."""
    seats = [seat for seat in (GHOST, *COLOURS) if seat in sitting]
    return [{"seat": seat, "name": sitting[seat][0], "kind": sitting[seat][1]} for seat in seats]


_MAIN_RULES = (
    "edition", "players", "difficulty", "psychics", "cards_per_kind", "hand", "hours", "crows", "crow_per", "tokens",
    "timer_seconds", "first_guess", "poll",
)  # fmt: skip


@cache
def variant(rules: Rules) -> str:
    """The rules that differ from the published ones.

    >>> variant(Rules.classic().but(hours=8, first_guess=True))
    'hours=8 first_guess=true'
    """
    published = Rules.preset(rules.edition, rules.players, rules.difficulty)
    changed = [name for name in Rules.__struct_fields__ if getattr(rules, name) != getattr(published, name)]
    return " ".join(f"{name}={_as_word(getattr(rules, name))}" for name in changed) or "published"


def _as_word(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@cache
def _as_json(rules: Rules) -> str:
    return msgspec.json.encode(rules).decode()
