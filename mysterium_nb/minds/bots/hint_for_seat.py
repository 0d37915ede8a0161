"""A hint: what a mind would think of a psychic's cards, from what that psychic sees and nothing else."""

from msgspec.structs import replace

from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.decision import CardPair, shared_reasons
from mysterium_nb.minds.bots.dials import FRIEND
from mysterium_nb.minds.bots.listener import Listener, belief_entropy
from mysterium_nb.minds.bots.voice import READ_ALOUD, Voice
from mysterium_nb.protocol.analysis import BeliefChange, BeliefHint


def hints_for_seat(view: PsychicView, voice: Voice) -> dict[Colour, BeliefHint]:
    """For each psychic of a seat that asked this hour: how likely each card is that it can still be, and why.

    Only while pawns move: once they are judged, whoever was right looks for another kind of card, of which nothing
    was asked.
    """
    if view.phase not in ("visions", "interpretation"):
        return {}
    asked = [c for c in view.mine if has_hint(view.story, c) and not view.psychic(c).finished]
    if not asked:
        return {}
    mind = ensemble(voice.deck)
    listener = Listener(mind, FRIEND, pragmatic=FRIEND.pragmatic)
    # One's own pawn is no evidence: whoever asks wants to know what somebody else would think.
    bare = tuple(replace(p, pawn=None) if p.colour in view.mine else p for p in view.psychics)
    after = listener.beliefs(replace(view, psychics=bare))
    told = {}
    for colour in asked:
        earlier = tuple(_without_this_hour(p, view.hour) if p.colour == colour else p for p in bare)
        before = listener.beliefs(replace(view, psychics=earlier))[colour]
        belief = after[colour]
        possible = sorted((card for card in belief if belief[card] > 0), key=lambda card: -belief[card])
        visions = [card for given in view.psychic(colour).visions for card in given.cards]
        reasons = shared_reasons(mind, (CardPair(vision, possible[0]) for vision in visions))
        told[colour] = BeliefHint(
            bars=tuple(BeliefChange(card, before[card], belief[card]) for card in possible),
            open_before=belief_entropy(before),
            open_after=belief_entropy(belief),
            joins=tuple(voice.reason_names(reasons)[:READ_ALOUD]),
        )
    return told


def _without_this_hour(psychic: Psychic, hour: int) -> Psychic:
    return replace(psychic, visions=tuple(given for given in psychic.visions if given.hour != hour))
