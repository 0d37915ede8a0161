"""The moments of an evening that are worth telling: visions understood against the odds, and those lost."""

from typing import NamedTuple

import polars as pl

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.cards import CardId
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.logs.tables.vision_beliefs import add_beliefs
from mysterium_nb.minds import ensemble

MOST = 3


class Highlight(NamedTuple):
    game: str
    hour: int
    psychic: str
    player: str
    """Who read it; nothing where nobody sat."""
    cards: tuple[CardId, ...]
    target: CardId
    guess: CardId
    chance: float
    """What our minds would have given the right card."""


class Highlights(NamedTuple):
    deck: str
    understood: tuple[Highlight, ...]
    """Understood at the first vision, though our minds would not have bet on it."""
    missed: tuple[Highlight, ...]
    """Clear to our minds, and read otherwise."""


def highlights_of(frames: Frames) -> Highlights:
    """Of the games with the first deck that we have; none where we have no such deck."""
    for deck in frames.games["deck"].unique(maintain_order=True):
        known = deck_by_name(deck)
        if known is not None:
            games = frames.games.filter(pl.col("deck") == deck).select("game")
            read = add_beliefs(
                frames.with_tables(visions=frames.visions.join(games, on="game")), ensemble(known)
            ).visions
            # What bots read belongs to them, and not to an evening's story; unless nobody else was there.
            by_people = read.filter(pl.col("player_kind") == "person")
            read = by_people if by_people.height else read
            first = read.filter(pl.col("attempt") == 1, pl.col("guess").is_not_null())
            bold = first.filter(pl.col("right"), pl.col("belief_after") < _UNLIKELY).sort("belief_after", "game")
            lost = first.filter(~pl.col("right"), pl.col("belief_after") > _LIKELY).sort(
                "belief_after", "game", descending=[True, False]
            )
            return Highlights(deck, _told(bold), _told(lost))
    return Highlights("", (), ())


_UNLIKELY, _LIKELY = 0.25, 0.6


def _told(visions: pl.DataFrame) -> tuple[Highlight, ...]:
    text = [pl.col("psychic", "target", "guess").cast(pl.String), pl.col("cards").cast(pl.List(pl.String))]
    rows = visions.head(MOST).with_columns(text).rows(named=True)
    return tuple(
        Highlight(
            row["game"],
            row["hour"],
            row["psychic"],
            row["player"] or "",
            tuple(row["cards"]),
            row["target"],
            row["guess"],
            row["belief_after"],
        )
        for row in rows
    )
