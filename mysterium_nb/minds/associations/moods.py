"""A mind that goes by how the cards feel: their moods, and a little by light and by how the picture is built."""

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.minds.associations.affinity import Affinity, feature_matrix
from mysterium_nb.minds.associations.kinship import spread_kinship
from mysterium_nb.minds.associations.mind import Reason
from mysterium_nb.minds.associations.tags import Tag, constant_tags, sorted_reasons

_COUNTS = {"mood": 1.0, "palette": 0.3, "composition": 0.15}
"""How much it counts that two cards have the same."""


class MoodMind:
    """Associates cards that feel alike."""

    name = "moods"

    def __init__(self, deck: Deck) -> None:
        self._feel = {card.id: _feel(card) for card in deck.cards}
        feels = list(self._feel.values())
        self._everywhere = constant_tags(feels)
        table = feature_matrix(feels, dict.fromkeys(tag for feel in feels for tag in feel))
        near, own = spread_kinship(deck, table @ table.T)
        self._scale = own / (float(near.std()) or 1.0)
        self.affinity = Affinity.standardise(deck, near)

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:
        here, there = self._feel[vision], self._feel[card]
        both = (here.keys() & there.keys()) - self._everywhere
        return sorted_reasons({tag: here[tag] * there[tag] * self._scale for tag in both})


def _feel(card: Card) -> dict[Tag, float]:
    """What a card feels like; several moods share what one would count. Squared, the weights are those of `_COUNTS`."""
    tags = [Tag("mood", mood) for mood in card.moods]
    feel = {tag: (_COUNTS["mood"] / len(tags)) ** 0.5 for tag in tags}
    if card.palette:
        feel[Tag("palette", card.palette)] = _COUNTS["palette"] ** 0.5
    if card.composition:
        feel[Tag("composition", card.composition)] = _COUNTS["composition"] ** 0.5
    return feel
