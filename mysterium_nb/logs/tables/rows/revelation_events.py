"""The line-up, the shared vision, and who said which group."""

from mysterium_nb.engine.events import (
    CulpritChosen,
    DayClosed,
    GroupAccused,
    GroupPointed,
    LinedUp,
    TierClosed,
    VisionTurned,
    VoteSealed,
)
from mysterium_nb.engine.seats import Colour
from mysterium_nb.logs.tables.rows.tally import GameTally, Row


def lined_up(tally: GameTally, event: LinedUp) -> None:
    tally.groups = event.groups
    tally.owners = event.owners
    tally.standing = len(event.groups)
    tally.begin_hour(event.hour, "revelation")


def culprit_chosen(tally: GameTally, event: CulpritChosen) -> None:
    tally.chosen = event
    tally.hand = [card for card in tally.hand if card not in event.cards]


def vision_turned(tally: GameTally, event: VisionTurned) -> None:
    tally.shared += len(event.cards)
    tally.tier = event.tier


def vote_sealed(tally: GameTally, event: VoteSealed) -> None:
    _vote(tally, event.psychic, event.group)


def tier_closed(tally: GameTally, event: TierClosed) -> None:
    for colour in event.missing:
        _vote(tally, colour, None)


def group_pointed(tally: GameTally, event: GroupPointed) -> None:
    tally.pointing.pop(event.psychic, None)
    if event.group is not None:
        tally.pointing[event.psychic] = event.group


def _vote(tally: GameTally, colour: Colour, group: int | None) -> None:
    psychic = tally.psychics[colour]
    player, player_kind = tally.who(psychic.seat)
    vote: Row = {
        "game": tally.game,
        "hour": tally.hour,
        "psychic": colour,
        "player": player,
        "player_kind": player_kind,
        "level": psychic.level,
        "tier": None if tally.rules.tiers is None else tally.tier,
        "seen": tally.shared,
        "group": group,
        "cards": None if group is None else tally.groups[group - 1],
        "own": None if group is None else tally.owners[group - 1] == colour,
        "right": None if group is None else tally.chosen is not None and group == tally.chosen.group,
        "accused": False if group is not None else None,
        "standing": tally.standing,
        "said_at": tally.at,
    }
    tally.polled.append(vote)
    tally.rows["votes"].append(vote)


def _point(tally: GameTally) -> None:
    """Where people point when the day ends, in the order of the psychics."""
    for colour in tally.psychics:
        if colour in tally.pointing:
            _vote(tally, colour, tally.pointing[colour])


def group_accused(tally: GameTally, event: GroupAccused) -> None:
    _point(tally)
    tally.accused = event.group
    tally.accusations += 1
    for vote in tally.polled:
        if vote["group"] is not None:
            vote["accused"] = vote["group"] == event.group
    tally.polled = []
    if not event.right:
        tally.standing -= 1


def day_closed(tally: GameTally, _event: DayClosed) -> None:
    _point(tally)
    tally.polled = []
