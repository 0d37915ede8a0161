"""The gallery: all the cards of a deck, filtered by kind, motif, colour and mood."""

from collections import Counter
from collections.abc import Callable, Iterable

from ipywidgets import HTML, Dropdown, HBox, Layout, VBox

from mysterium_nb.decks.card import Card
from mysterium_nb.decks.contact_sheet import figures_html
from mysterium_nb.decks.deck import Deck
from mysterium_nb.i18n.catalogue import translator

_FACETS: dict[str, Callable[[Card], Iterable[str]]] = {
    "kind": lambda card: (card.kind,),
    "motif": lambda card: (*card.motifs.focal, *card.motifs.support, *card.motifs.ground),
    "colour": lambda card: card.colour_names,
    "mood": lambda card: card.moods,
}


class Gallery(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Choose what is to be on a card, and see the cards that have it, in the deck's language."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._say = say = translator(deck.lang, "visions")
        self._labels = {"kind": say("Kind"), "motif": say("Motif"), "colour": say("Colour"), "mood": say("Mood")}
        self.facets = {name: self._dropdown(name) for name in _FACETS}
        self.shown = HTML()
        super().__init__([HBox(list(self.facets.values()), layout=Layout(flex_flow="row wrap")), self.shown])
        for dropdown in self.facets.values():
            dropdown.observe(self._show, "value")
        self._show()

    def _dropdown(self, name: str) -> Dropdown:
        counts = Counter(value for card in self._deck for value in dict.fromkeys(_FACETS[name](card)))
        options = sorted((f"{self._deck.tag_name(value)} ({count})", value) for value, count in counts.items())
        return Dropdown(
            description=self._labels[name],
            options=[(self._say("any"), ""), *options],
            layout=Layout(width="auto"),
        )

    @property
    def matching(self) -> list[Card]:
        """The cards that have all that is asked for."""
        wanted = {name: dropdown.value for name, dropdown in self.facets.items() if dropdown.value}
        return [
            self._deck[card.id]
            for card in self._deck
            if all(value in _FACETS[name](card) for name, value in wanted.items())
        ]

    def _show(self, _: object = None) -> None:
        cards = self.matching
        count = self._say("{count} card", "{count} cards", count=len(cards))
        self.shown.value = f"<p role='status'>{count}</p>{figures_html(cards)}"
