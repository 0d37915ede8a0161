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
from mysterium_nb.logs.tables.rows.tally import Account, Row


def lined_up(account: Account, event: LinedUp) -> None:
    account.groups = event.groups
    account.owners = event.owners
    account.standing = len(event.groups)
    account.begin_hour(event.hour, "revelation")


def culprit_chosen(account: Account, event: CulpritChosen) -> None:
    account.chosen = event
    account.hand = [card for card in account.hand if card not in event.cards]


def vision_turned(account: Account, event: VisionTurned) -> None:
    account.shared += len(event.cards)
    account.tier = event.tier


def vote_sealed(account: Account, event: VoteSealed) -> None:
    _vote(account, event.psychic, event.group)


def tier_closed(account: Account, event: TierClosed) -> None:
    for colour in event.missing:
        _vote(account, colour, None)


def group_pointed(account: Account, event: GroupPointed) -> None:
    account.pointing.pop(event.psychic, None)
    if event.group is not None:
        account.pointing[event.psychic] = event.group


def _vote(account: Account, colour: Colour, group: int | None) -> None:
    psychic = account.psychics[colour]
    player, player_kind = account.who(psychic.seat)
    vote: Row = {
        "game": account.game,
        "hour": account.hour,
        "psychic": colour,
        "player": player,
        "player_kind": player_kind,
        "level": psychic.level,
        "tier": None if account.rules.tiers is None else account.tier,
        "seen": account.shared,
        "group": group,
        "cards": None if group is None else account.groups[group - 1],
        "own": None if group is None else account.owners[group - 1] == colour,
        "right": None if group is None else account.chosen is not None and group == account.chosen.group,
        "accused": False if group is not None else None,
        "standing": account.standing,
        "said_at": account.at,
    }
    account.polled.append(vote)
    account.rows["votes"].append(vote)


def _point(account: Account) -> None:
    """Where people point when the day ends, in the order of the psychics."""
    for colour in account.psychics:
        if colour in account.pointing:
            _vote(account, colour, account.pointing[colour])


def group_accused(account: Account, event: GroupAccused) -> None:
    _point(account)
    account.accused = event.group
    account.accusations += 1
    for vote in account.polled:
        if vote["group"] is not None:
            vote["accused"] = vote["group"] == event.group
    account.polled = []
    if not event.right:
        account.standing -= 1


def day_closed(account: Account, _event: DayClosed) -> None:
    _point(account)
    account.polled = []
