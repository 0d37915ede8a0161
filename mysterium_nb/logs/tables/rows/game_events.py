"""Talk, pauses, and the game as a whole."""

from functools import cache

import msgspec

from mysterium_nb.engine.events import GameEnded, Paused, Reacted, Resumed, Said
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import COLOURS, GHOST, SeatId
from mysterium_nb.logs.tables.rows.tally import NOBODY, GameTally, Row, Who


def said(tally: GameTally, event: Said) -> None:
    tally.count("remarks")
    _talked(tally, event, text=event.text, glyph=None)


def reacted(tally: GameTally, event: Reacted) -> None:
    _talked(tally, event, text=None, glyph=event.glyph)


def _talked(tally: GameTally, event: Said | Reacted, *, text: str | None, glyph: str | None) -> None:
    player, player_kind = tally.who(tally.psychics[event.psychic].seat)
    tally.rows["talk"].append(
        {
            "game": tally.game,
            "seq": tally.seq,
            "hour": event.hour,
            "psychic": event.psychic,
            "player": player,
            "player_kind": player_kind,
            "text": text,
            "glyph": glyph,
            "said_at": tally.at,
        }
    )


def paused(tally: GameTally, event: Paused) -> None:
    tally.paused_at = event.at
    tally.pauses += 1


def resumed(tally: GameTally, event: Resumed) -> None:
    assert tally.paused_at is not None
    tally.paused_for += event.at - tally.paused_at
    tally.paused_at = None


def game_ended(tally: GameTally, event: GameEnded) -> None:
    assert tally.started is not None
    if tally.paused_at is not None:
        resumed(tally, Resumed(tally.at))
        tally.now = tally.at - tally.paused_for
    rules = tally.rules
    seats = (GHOST, *dict.fromkeys(psychic.seat for psychic in tally.psychics.values()))
    kinds = [tally.sitting.get(seat, NOBODY)[1] for seat in seats]
    ghost, ghost_kind = tally.sitting.get(GHOST, NOBODY)
    chosen = tally.chosen
    tally.ended_now = tally.now
    tally.ending = {
        "game": tally.game,
        "deck": tally.opened.cards.deck,
        "variant": variant(rules),
        "rules": _as_json(rules),
        **{name: getattr(rules, name) for name in _MAIN_RULES},
        "hosted": tally.opened.hosted,
        "deal": tally.started.deal,
        "typed": tally.started.typed,
        "people": kinds.count("person"),
        "bots": kinds.count("bot"),
        "ghost": ghost,
        "ghost_kind": ghost_kind,
        "seats": _seats(tally.sitting),
        "opened_at": tally.opened_at,
        "started_at": tally.started_at,
        "ended_at": tally.at,
        "seconds": (tally.now - tally.started_now) / 1000,
        "won": event.won,
        "why": event.why,
        "hour": tally.hour,
        "found": tally.totals["found"],
        "solved_hour": tally.solved_hour,
        "culprit": None if chosen is None else chosen.group,
        "culprit_cards": None if chosen is None else tally.groups[chosen.group - 1],
        "shared": None if chosen is None else chosen.order,
        "meant": None if chosen is None else chosen.cards,
        "accused": tally.accused,
        "accusations": tally.accusations,
        "messages": tally.totals["messages"],
        "cards_given": tally.totals["cards_given"],
        "crows_used": tally.totals["crows_used"],
        "pauses": tally.pauses,
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
    """The rules that differ from the published ones. Cards that are dealt are published in every edition.

    >>> variant(Rules.classic().but(hours=8, first_guess=True))
    'hours=8 first_guess=true'
    """
    published = Rules.preset(rules.edition, rules.players, rules.difficulty)
    if rules.assignment == "random":
        published = published.but(assignment="random")
    changed = [name for name in Rules.__struct_fields__ if getattr(rules, name) != getattr(published, name)]
    return " ".join(f"{name}={_as_word(getattr(rules, name))}" for name in changed) or "published"


def _as_word(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@cache
def _as_json(rules: Rules) -> str:
    return msgspec.json.encode(rules).decode()
