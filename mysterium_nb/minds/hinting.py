"""A hint: what a mind would think of a psychic's cards, from what that psychic sees and nothing else."""

from msgspec.structs import replace

from mysterium_nb.decks.deck import Deck
from mysterium_nb.kernel.hints import has_hint
from mysterium_nb.kernel.seats import Colour
from mysterium_nb.kernel.views import PsychicView
from mysterium_nb.minds.dials import FRIEND
from mysterium_nb.minds.ensemble import ensemble
from mysterium_nb.minds.listening import Listener
from mysterium_nb.scenes.insight import Bar


def hints(view: PsychicView, deck: Deck) -> dict[Colour, tuple[Bar, ...]]:
    """For each psychic of a seat that asked this hour: the cards that it can still be, the likeliest first.

    Only while pawns move: once they are judged, whoever was right looks for another kind of card, of which nothing
    was asked.
    """
    if view.phase not in ("visions", "interpretation"):
        return {}
    asked = [c for c in view.mine if has_hint(view.story, c) and not view.psychic(c).finished]
    if not asked:
        return {}
    # One's own pawn is no evidence: whoever asks wants to know what somebody else would think.
    bare = tuple(replace(p, pawn=None) if p.colour in view.mine else p for p in view.psychics)
    listener = Listener(ensemble(deck), FRIEND, pragmatic=FRIEND.pragmatic)
    beliefs = listener.beliefs(replace(view, psychics=bare))
    told = {}
    for colour in asked:
        belief = beliefs[colour]
        possible = sorted((card for card in belief if belief[card] > 0), key=lambda card: -belief[card])
        told[colour] = tuple(Bar(card, 0.0, belief[card]) for card in possible)
    return told
