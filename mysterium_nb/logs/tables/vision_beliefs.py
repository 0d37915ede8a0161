"""What each vision said to a mind that takes it at its word: the columns `belief_before` and `belief_after`."""

import numpy as np
import polars as pl
from numpy.typing import NDArray

from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.logs.tables.card_lists import CardLists
from mysterium_nb.logs.tables.frames import Frames
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.dials import FRIEND, Dials

_AT_A_TIME = 8_192


def add_beliefs(frames: Frames, mind: Mind, dials: Dials = FRIEND) -> Frames:
    """The same tables with the chance of every target before and after its vision, as this mind reads the cards that
    lay before the psychic, among the candidates not tried yet. What lies before others is left out. Nothing is filled
    in for the cards of a deck that the mind does not know."""
    known = pl.Series(mind.affinity.visions), pl.Series(mind.affinity.suspects)
    visions, strength = frames.visions, dials.trust * mind.affinity.matrix
    seen = {name: CardLists(visions[name], known[0]) for name in ("earlier", "cards")}
    could = {name: CardLists(visions[name], known[1]) for name in ("board", "tried")}
    targets = CardLists(visions.select(pl.concat_list("target")).to_series(), known[1])
    beliefs = np.full((2, visions.height), np.nan)
    for first in range(0, visions.height, _AT_A_TIME):
        rows = first, min(first + _AT_A_TIME, visions.height)
        earlier, cards, board = seen["earlier"].marks(*rows), seen["cards"].marks(*rows), could["board"].marks(*rows)
        ours = (cards.sum(axis=1) == seen["cards"].sizes[slice(*rows)]) & (
            board.sum(axis=1) == could["board"].sizes[slice(*rows)]
        )
        board *= 1 - could["tried"].marks(*rows)
        for belief, shown in zip(beliefs, (earlier, earlier + cards), strict=True):
            chances = _chances(shown @ strength, board, targets.marks(*rows))
            belief[slice(*rows)] = np.where(ours, chances, np.nan)
    before, after = (pl.Series(belief).fill_nan(None).cast(pl.Float32) for belief in beliefs)
    return frames.with_tables(visions=visions.with_columns(belief_before=before, belief_after=after))


def add_default_beliefs(frames: Frames) -> Frames:
    """The same tables with beliefs where there are none yet and the deck is here, as all our minds in one read it."""
    for name in frames.games.filter(pl.col("deck").is_not_null())["deck"].unique(maintain_order=True):
        deck = deck_by_name(name)
        if deck is not None:
            frames = frames.with_tables(visions=_filled(frames, name, ensemble(deck)))
    return frames


def _filled(frames: Frames, deck: str, mind: Mind) -> pl.DataFrame:
    visions = frames.visions.with_row_index("place")
    games = frames.games.filter(pl.col("deck") == deck).select("game")
    unread = visions.join(games, on="game", how="semi").filter(pl.col("belief_after").is_null())
    told = add_beliefs(frames.with_tables(visions=unread), mind).visions
    return visions.update(told.select("place", "belief_before", "belief_after"), on="place").drop("place")


def _chances(logs: NDArray[np.float64], board: NDArray[np.float32], target: NDArray[np.float32]) -> NDArray[np.float64]:
    """The share of the target's weight in that of all candidates."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True, initial=0)) * board
    result: NDArray[np.float64] = (weights * target).sum(axis=1) / np.maximum(weights.sum(axis=1), 1e-300)
    return result
