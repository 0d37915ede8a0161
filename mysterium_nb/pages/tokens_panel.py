"""Clairvoyancy on a page: tokens left, agreeing and disagreeing, the track, and what a level is good for."""

from mysterium_nb.engine.events import HourBegan, TokensReturned
from mysterium_nb.engine.moves import Face, PlaceToken, TakeToken
from mysterium_nb.engine.poll import tier_of
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Mini, Piece

FURTHEST = 9
"""The last step drawn at least of a track whose levels have no end."""
MOST_STEPS = 15
"""The last step drawn at most; whoever stands beyond stands on it."""


def tokens_left(desk: Desk, me: Psychic) -> Piece:
    """One's tokens, as tokens; a spent one leaves a dashed outline."""
    half = desk.view.rules.tokens // 2
    minis = [
        Mini(looks=f"{face} gone" if place >= left else face)
        for face, left in (("agree", me.agree), ("disagree", me.disagree))
        for place in range(max(half, left))
    ]
    say = desk.say
    label = say("Tokens left: {agree} to agree, {disagree} to disagree.", agree=me.agree, disagree=me.disagree)
    return Piece(kind="tokens", text=say("Tokens"), label=label, minis=tuple(minis))


def tokens_returned(desk: Desk, me: Psychic) -> tuple[Piece, ...]:
    """Whose pawn gave one's token back last, in this hour, as long as none lies there again."""
    for event in reversed(desk.view.story):
        match event:
            case HourBegan():
                return ()
            case TokensReturned() if me.colour in event.owners:
                if desk.view.psychic(event.psychic).token_from(me.colour) is not None:
                    return ()
                text = desk.say("{who} thought again: your token has come back.", who=desk.who(event.psychic))
                return (Piece(kind="text", text=text, seat=event.psychic, looks="small"),)
            case _:
                pass  # no news of tokens
    return ()


def level(desk: Desk, me: Psychic) -> Piece:
    """What one's level is worth at the end."""
    rules, say = desk.view.rules, desk.say
    assert rules.tiers is not None
    tier = tier_of(rules, me.level)
    text = say("Level {level}: you will see {cards} of 3 cards", level=me.level, cards=tier + 1)
    higher = rules.tiers[tier + 1 : tier + 2]
    more = say("(from level {level} on: {cards})", level=higher[0][0], cards=tier + 2) if higher else ""
    return Piece(kind="text", text=text, more=more, looks="level")


def opinions(desk: Desk, me: Psychic, other: Psychic, place: str) -> tuple[Piece, ...]:
    """Agree or disagree with another's pawn, or take the token back."""
    say = desk.say
    if other.pawn is None or other.colour == me.colour:
        return ()
    now = next((token.face for token in other.tokens if token.psychic == me.colour), None)
    faces: tuple[tuple[Face, int, str], ...] = (
        ("agree", me.agree, say("Agree")),
        ("disagree", me.disagree, say("Disagree")),
    )
    pieces = []
    for face, left, text in faces:
        on = other.colour
        move = TakeToken(me.colour, on) if face == now else PlaceToken(me.colour, on, face)
        if move in desk.choices:
            label = say("{text} with {who}, {count} left", text=text, who=desk.who(on), count=left)
            if face == now:
                label = say("Take your token back from {who}", who=desk.who(on))
            more = say("take back") if face == now else say("{count} left", count=left)
            pieces.append(
                Piece(
                    key=desk.press(f"{place}:{'un' * (face == now)}{face}:{on}", move),
                    text=text,
                    more=more,
                    label=label,
                    mark="yes" if face == "agree" else "no",
                    pressed=face == now,
                    looks="opinion",
                )
            )
    return tuple(pieces)


def what_tokens_do(desk: Desk, other: Psychic) -> Piece:
    who = desk.who(other.colour)
    text = desk.say("If {who} is right, those who agree go up a level; if wrong, those who disagree.", who=who)
    return Piece(kind="text", text=text, looks="small")


def track(desk: Desk) -> tuple[Piece, ...]:
    rules, say = desk.view.rules, desk.say
    if rules.tiers is None or not desk.view.psychics:
        return ()
    highest = max(psychic.level for psychic in desk.view.psychics)
    last = max(FURTHEST, rules.tiers[-1][0] + 1, min(highest, MOST_STEPS))
    at: dict[int, list[Colour]] = {}
    for psychic in desk.view.psychics:
        at.setdefault(min(psychic.level, last), []).append(psychic.colour)
    levels = tuple(
        (f"{step}+" if step == last else str(step), tier_of(rules, step), tuple(at.get(step, ())))
        for step in range(last + 1)
    )
    label = " ".join(
        say("{who} is at level {level}.", who=desk.who(p.colour), level=p.level) for p in desk.view.psychics
    )
    lead = say("Clairvoyancy: how many of the 3 cards you will see at the end")
    return (
        Piece(kind="text", text=lead, looks="small"),
        Piece(kind="track", label=label, levels=levels),
    )
