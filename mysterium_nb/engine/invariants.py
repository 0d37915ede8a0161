"""Each card is in exactly one place: the check behind the tests, and behind every file from elsewhere."""

from collections import Counter

from mysterium_nb.engine.state import State


def misplaced_cards(state: State) -> str:
    """The cards that are missing or in two places, as text; nothing if all is well."""
    if state.phase == "lobby":
        return ""
    hidden = state.hidden
    visions = Counter((*hidden.hand, *hidden.pile, *hidden.discards, *hidden.order))
    visions.update(card for p in state.psychics for given in p.visions for card in given.cards)
    wrong = {card for card in visions | Counter(state.cards.visions) if visions[card] != 1}
    wrong |= set(visions) - set(state.cards.visions)
    for kind, row in enumerate(state.cards.suspects):
        found = [p.found[kind] for p in state.psychics if p.step > kind]
        extra = [group[kind] for group in state.finale.groups[len(state.psychics) :]] if state.finale else []
        places = Counter((*state.board[kind], *found, *extra))
        wrong |= {card for card, count in places.items() if count != 1 or card not in row}
    return ", ".join(sorted(wrong))
