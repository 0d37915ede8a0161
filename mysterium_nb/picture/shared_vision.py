"""The shared vision, turned up card by card, and who has a say in the end."""

from mysterium_nb.engine.poll import pointing_psychics, tier_of, voters_of_tier
from mysterium_nb.engine.seats import Colour
from mysterium_nb.picture.pen import Easel
from mysterium_nb.picture.shapes import Box, Picture
from mysterium_nb.picture.text_width import width_of
from mysterium_nb.picture.track import cards_seen

_CARD = 2 / 3
_SHARED = 3


def meanings_of(easel: Easel) -> dict[str, str]:
    """What each card of the shared vision was for, once that is known."""
    truth = easel.view.truth
    if truth is None or truth.culprit_visions is None:
        return {}
    say = easel.say
    purposes = (say("for the character"), say("for the location"), say("for the {object}"))
    return dict(zip(truth.culprit_visions, purposes, strict=True))


def draw_shared(easel: Easel, box: Box) -> float:
    """Three cards, face up as far as they have been turned; gives where they end."""
    room = easel.room
    finale = easel.view.finale
    assert finale is not None
    meanings = meanings_of(easel)
    captions = room.small * 1.6 if meanings or room.upright else 0
    high = box.h - captions
    wide, gap = high * _CARD, room.gap * 2
    left = box.x + (box.w - 3 * wide - 2 * gap) / 2
    truth = easel.view.truth
    cards = finale.shared or (truth.culprit_visions if truth is not None and truth.culprit_visions is not None else ())
    for place in range(_SHARED):
        spot = Box(left + place * (wide + gap), box.y, wide, high)
        if place < len(cards):
            newest = finale.tier is not None and place == len(cards) - 1
            if newest:
                easel.glow(spot.grown(wide * 0.3), 0.8)
            easel.card(
                cards[place], spot, label=easel.say("{card}, in {shared_vision}.", card=easel.name(cards[place]))
            )
            if newest:
                easel.draw_ring(spot)
            if meanings.get(cards[place]):
                easel.words(
                    meanings[cards[place]],
                    spot.x + wide / 2,
                    spot.bottom + room.small * 1.15,
                    room.small,
                    fill=easel.ink.text_2,
                    align="center",
                    most=wide + gap,
                )
        elif finale.laid:
            easel.draw(Picture("b_vision", spot), on="cards")
        else:
            easel.slot(spot)
    return box.bottom


def voters_height(easel: Easel) -> float:
    return easel.room.title * 1.5 + easel.room.pawn * 1.3 * len(_voter_rows(easel))


def draw_voters(easel: Easel, box: Box) -> float:
    """Who has a say and who has had it; gives where that ends."""
    room = easel.room
    rows = _voter_rows(easel)
    step, y = room.pawn * 1.3, box.y + room.title
    easel.title(easel.say("The vote") if easel.view.rules.poll == "straw" else easel.say("Who is sure"), box.x, y)
    y += room.title * 0.5
    names = max(width_of(label, room.plain) for label, _ in rows)
    names += room.gap * 2 if names else 0
    for label, voters in rows:
        easel.words(label, box.x, y + step / 2 + room.plain * 0.34, room.plain, fill=easel.ink.text_2)
        size = min(room.pawn, (box.w - names) / max(1, len(voters)) / 1.2)
        for place, (colour, badge) in enumerate(voters):
            x = box.x + names + size * (0.6 + place * 1.2)
            easel.pawn(colour, x, y + step / 2, size, badge=badge, lit=colour in easel.waited)
        y += step
    return y


def _voter_rows(easel: Easel) -> list[tuple[str, list[tuple[Colour, str]]]]:
    """A label, and who belongs there: with a tick who has voted or is sure; in the end, with a cross who was wrong."""
    view, say = easel.view, easel.say
    finale = view.finale
    assert finale is not None
    if view.rules.poll != "straw":
        everybody = pointing_psychics(view.setup, view.psychics)
        return [("", [(colour, "yes" if colour in view.sure else "") for colour in everybody])]
    votes = dict(finale.votes or ())
    culprit = None if view.truth is None else view.truth.culprit

    def badge(colour: Colour) -> str:
        if colour in votes and culprit is not None:
            return "yes" if votes[colour] == culprit else "no"
        return "yes" if colour in finale.voted or colour in votes else ""

    if view.rules.tiers is None:
        return [(say("all at once"), [(p.colour, badge(p.colour)) for p in view.psychics])]
    return [
        (
            say("after {cards}", cards=cards_seen(easel, tier)),
            [(colour, badge(colour)) for colour in voters_of_tier(view.rules, view.psychics, tier)],
        )
        for tier in sorted({tier_of(view.rules, p.level) for p in view.psychics})
    ]
