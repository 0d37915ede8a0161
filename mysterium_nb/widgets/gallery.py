"""The gallery: all the cards of a deck, filtered by kind, motif, colour and mood."""

from collections.abc import Callable, Iterable

from ipywidgets import HTML, Dropdown, HBox, Layout, VBox

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.sheet import grid_html

_LABELS = {
    "en": {"kind": "Kind", "motif": "Motif", "colour": "Colour", "mood": "Mood", "any": "any"},
    "fr": {"kind": "Sorte", "motif": "Motif", "colour": "Couleur", "mood": "Humeur", "any": "toutes"},
}
_FACETS: dict[str, Callable[[Card], Iterable[str]]] = {
    "kind": lambda card: (card.kind,),
    "motif": lambda card: (*card.motifs.focal, *card.motifs.support, *card.motifs.ground),
    "colour": lambda card: card.colour_names,
    "mood": lambda card: card.moods,
}


class Gallery(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Choose what is to be on a card, and see the cards that have it."""

    def __init__(self, deck: Deck, lang: str = "en") -> None:
        labels = _LABELS[lang]
        self._deck = deck
        self.facets = {
            name: Dropdown(
                description=labels[name],
                options=[(labels["any"], ""), *_options(deck.cards, facet)],
                layout=Layout(width="auto"),
            )
            for name, facet in _FACETS.items()
        }
        self.shown = HTML()
        super().__init__([HBox(list(self.facets.values()), layout=Layout(flex_flow="row wrap")), self.shown])
        for dropdown in self.facets.values():
            dropdown.observe(self._show, "value")
        self._show()

    @property
    def matching(self) -> list[Card]:
        """The cards that have all that is asked for."""
        wanted = {name: dropdown.value for name, dropdown in self.facets.items() if dropdown.value}
        return [card for card in self._deck.cards if all(w in _FACETS[name](card) for name, w in wanted.items())]

    def _show(self, _: object = None) -> None:
        self.shown.value = grid_html(self.matching, "", "en")


def _options(cards: Iterable[Card], facet: Callable[[Card], Iterable[str]]) -> list[tuple[str, str]]:
    counts: dict[str, int] = {}
    for card in cards:
        for value in dict.fromkeys(facet(card)):
            counts[value] = counts.get(value, 0) + 1
    return [(f"{value.replace('_', ' ')} ({counts[value]})", value) for value in sorted(counts)]
