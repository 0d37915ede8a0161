"""Clairvoyancy on a page: tokens left, agreeing and disagreeing, the track, and what a level is good for."""

from collections.abc import Mapping

from mysterium_nb.engine.events import HourBegan, TokensReturned
from mysterium_nb.engine.moves import Face, PlaceToken, TakeToken
from mysterium_nb.engine.poll import tier_of
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Piece, Text, TextButton, Tokens, Track, TrackStep

FURTHEST = 9
"""The last step drawn at least of a track whose levels have no end."""
MOST_STEPS = 15
"""The last step drawn at most; whoever stands beyond stands on it."""


def tokens_left(builder: PageBuilder, me: Psychic) -> Tokens:
    """One's tokens, as tokens; a spent one leaves a dashed outline."""
    half = builder.view.rules.tokens // 2
    tokens = [
        f"{face} gone" if place >= left else face
        for face, left in (("agree", me.agree), ("disagree", me.disagree))
        for place in range(max(half, left))
    ]
    say = builder.say
    label = say("Tokens left: {agree} to agree, {disagree} to disagree.", agree=me.agree, disagree=me.disagree)
    return Tokens(text=say("Tokens"), label=label, tokens=tuple(tokens))


def tokens_returned(builder: PageBuilder, me: Psychic) -> tuple[Text, ...]:
    """Whose pawn gave one's token back last, in this hour, as long as none lies there again."""
    for event in reversed(builder.view.story):
        match event:
            case HourBegan():
                return ()
            case TokensReturned() if me.colour in event.owners:
                if builder.view.psychic(event.psychic).token_from(me.colour) is not None:
                    return ()
                text = builder.say("{who} thought again: your token has come back.", who=builder.who(event.psychic))
                return (Text(text=text, seat=event.psychic, style="small"),)
            case _:
                pass  # no news of tokens
    return ()


def level(builder: PageBuilder, me: Psychic) -> Text:
    """What one's level is worth at the end."""
    rules, say = builder.view.rules, builder.say
    assert rules.tiers is not None
    tier = tier_of(rules, me.level)
    text = what_level_shows(builder, me.level)
    higher = rules.tiers[tier + 1 : tier + 2]
    more = say("(from level {level} on: {cards})", level=higher[0][0], cards=tier + 2) if higher else ""
    return Text(text=text, subtitle=more, style="level")


def what_level_shows(builder: PageBuilder, level: int) -> str:
    cards = tier_of(builder.view.rules, level) + 1
    return builder.say("Level {level}: you will see {cards} of 3 cards", level=level, cards=cards)


def opinions(builder: PageBuilder, me: Psychic, other: Psychic, place: str) -> tuple[Piece, ...]:
    """Agree or disagree with another's pawn, or take the token back."""
    say = builder.say
    if other.pawn is None or other.colour == me.colour:
        return ()
    now = next((token.face for token in other.tokens if token.psychic == me.colour), None)
    faces: tuple[tuple[Face, int, str], ...] = (
        ("agree", me.agree, say("Agree")),
        ("disagree", me.disagree, say("Disagree")),
    )
    pieces: list[Piece] = []
    for face, left, text in faces:
        on = other.colour
        move = TakeToken(me.colour, on) if face == now else PlaceToken(me.colour, on, face)
        if move in builder.legal:
            label = say("{text} with {who}, {count} left", text=text, who=builder.who(on), count=left)
            if face == now:
                label = say("Take your token back from {who}", who=builder.who(on))
            more = say("take back") if face == now else say("{count} left", count=left)
            pieces.append(
                TextButton(
                    key=builder.register(f"{place}:{'un' * (face == now)}{face}:{on}", move),
                    text=text,
                    subtitle=more,
                    label=label,
                    icon="yes" if face == "agree" else "no",
                    pressed=face == now,
                    style="opinion",
                )
            )
    return tuple(pieces)


def what_tokens_do(builder: PageBuilder, other: Psychic) -> Text:
    who = builder.who(other.colour)
    text = builder.say("If {who} is right, those who agree go up a level; if wrong, those who disagree.", who=who)
    return Text(text=text, style="small")


def track(builder: PageBuilder) -> tuple[Piece, ...]:
    rules, say = builder.view.rules, builder.say
    if rules.tiers is None or not builder.view.psychics:
        return ()
    steps = track_steps(rules, {psychic.colour: psychic.level for psychic in builder.view.psychics})
    label = " ".join(
        say("{who} is at level {level}.", who=builder.who(p.colour), level=p.level) for p in builder.view.psychics
    )
    lead = say("Clairvoyancy: how many of the 3 cards you will see at the end")
    return (
        Text(text=lead, style="small"),
        Track(label=label, steps=steps),
    )


def track_steps(rules: Rules, levels: Mapping[Colour, int]) -> tuple[TrackStep, ...]:
    """The steps of the track, lowest first, with who stands there."""
    high = 0 if rules.tiers is None else rules.tiers[-1][0]
    last = max(FURTHEST, high + 1, min(max(levels.values(), default=0), MOST_STEPS))
    at: dict[int, list[Colour]] = {}
    for colour, level in levels.items():
        at.setdefault(min(level, last), []).append(colour)
    return tuple(
        TrackStep(f"{step}+" if step == last else str(step), tier_of(rules, step), tuple(at.get(step, ())))
        for step in range(last + 1)
    )
