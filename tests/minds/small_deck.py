"""Small decks on which a mind's thoughts can be worked out by hand."""

from mysterium_nb.decks import Card, Deck, Motifs, PictureColour


def a_card(
    card_id: str,
    name: str = "",
    alt: str = "",
    *,
    focal: tuple[str, ...] = (),
    support: tuple[str, ...] = (),
    ground: tuple[str, ...] = (),
    colours: tuple[str | PictureColour, ...] = (),
    moods: tuple[str, ...] = (),
    palette: str = "",
    composition: str = "",
) -> Card:
    return Card(
        id=card_id,
        name={"en": name},
        alt={"en": alt},
        motifs=Motifs(focal=focal, support=support, ground=ground),
        colours=colours,
        moods=moods,
        palette=palette,
        composition=composition,
    )


def a_deck_of(*cards: Card) -> Deck:
    return Deck(deck="small", title={}, cards=cards)
