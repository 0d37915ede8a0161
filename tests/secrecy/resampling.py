"""Another truth behind the same view: everything a seat may not know is drawn anew."""

import random

from msgspec.structs import replace

from mysterium_nb.engine.cards import STANDARD, CardId, Triple
from mysterium_nb.engine.seats import GHOST, SeatId
from mysterium_nb.engine.state import GhostNote, HiddenState, PrivateGuess, Psychic, Remark, State, Token


def resampled(state: State, seat: SeatId, rng: random.Random) -> State:
    """A game that looks the same from this seat and differs in all that the seat may not know."""
    mine = state.setup.psychics_of(seat)
    groups = len(state.finale.groups) if state.finale is not None else 1
    votes = tuple(vote if vote[0] in mine else (vote[0], 1 + vote[1] % groups) for vote in state.votes)
    guesses = tuple(g for g in state.first_guesses if g.psychic in mine)
    others = [p.colour for p in state.psychics if p.colour not in mine]
    if others:
        guesses = (*guesses, PrivateGuess(others[0], state.hour, "c18", 99))
    twin = replace(state, votes=votes, first_guesses=guesses, hidden=_hidden(state, seat, rng))
    if seat != GHOST:
        twin = replace(twin, notes=(*state.notes, GhostNote("v1", "c1", None, "another meaning")))
    return behind_curtain(twin, mine) if owes_guess(state, mine) else twin


def _hidden(state: State, seat: SeatId, rng: random.Random) -> HiddenState:
    hidden = state.hidden
    if seat == GHOST:
        pile = tuple(rng.sample(hidden.pile, len(hidden.pile)))
        return replace(hidden, seed="another seed", pile=pile)
    turned = state.finale.shared if state.finale is not None else ()
    closed = hidden.order[len(turned) :]
    loose = [*hidden.hand, *hidden.pile, *hidden.discards, *closed]
    rng.shuffle(loose)
    hand, pile, discards, facedown = _cut(loose, len(hidden.hand), len(hidden.pile), len(hidden.discards), len(closed))
    culprit = None
    if hidden.culprit is not None and state.finale is not None:
        culprit = 1 + hidden.culprit % len(state.finale.groups)
    return HiddenState(
        seed="another seed",
        sets=_sets(state, rng),
        hand=hand,
        hands=tuple(tuple(rng.sample(STANDARD.visions, len(held))) for held in hidden.hands),
        pile=pile,
        discards=discards,
        culprit=culprit,
        culprit_visions=None
        if hidden.culprit_visions is None
        else (hidden.culprit_visions[2], hidden.culprit_visions[0], hidden.culprit_visions[1]),
        order=(*turned, *facedown),
    )


def _cut(cards: list[CardId], *sizes: int) -> list[tuple[CardId, ...]]:
    parts = []
    for size in sizes:
        parts.append(tuple(cards[:size]))
        cards = cards[size:]
    return parts


def _sets(state: State, rng: random.Random) -> tuple[Triple, ...]:
    """What has been found stays with its finder; the rest of the table is dealt anew."""
    if not state.hidden.sets or state.finale is not None:
        return state.hidden.sets
    columns = []
    for kind, row in enumerate(state.board):
        unknown = rng.sample(row, len(row))
        columns.append([p.found[kind] if p.step > kind else unknown.pop() for p in state.psychics])
    return tuple(zip(*columns, strict=True))


def owes_guess(state: State, mine: tuple[str, ...]) -> bool:
    """Worked out here once more, so that the test does not trust the code it tests."""
    if not state.setup.rules.first_guess or state.phase not in ("visions", "interpretation"):
        return False
    done = {g.psychic for g in state.first_guesses if g.hour == state.hour}
    got = [p for p in state.psychics if any(given.hour == state.hour for given in p.visions)]
    return any(p.colour in mine and p.colour not in done and not p.finished for p in got)


def behind_curtain(state: State, mine: tuple[str, ...]) -> State:
    """This hour's talk, the others' pawns and all tokens are otherwise, too."""
    tokens = [token for p in state.psychics for token in p.tokens]

    def other(p: Psychic) -> Psychic:
        agree = p.agree + sum(t == Token(p.colour, "agree") for t in tokens)
        disagree = p.disagree + sum(t == Token(p.colour, "disagree") for t in tokens)
        bare = replace(p, tokens=(), agree=agree, disagree=disagree)
        if p.colour in mine:
            return bare
        placeable = p.served_hour == state.hour and not p.finished
        return replace(bare, pawn=state.board[p.step][0] if placeable and p.pawn is None else None)

    talk = (*(r for r in state.talk if r.hour < state.hour), Remark("red", "something else", state.hour))
    return replace(state, psychics=tuple(other(p) for p in state.psychics), talk=talk, sure=())
