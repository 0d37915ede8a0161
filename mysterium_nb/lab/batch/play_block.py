"""Games from the deal to the last vote, all that chance was asked for at once."""

from collections.abc import Callable

import numpy as np

from mysterium_nb.engine.cards import Cards
from mysterium_nb.engine.rules import Rules
from mysterium_nb.lab.batch.game_arrays import GameRecords, HiddenArrays, PublicArrays
from mysterium_nb.lab.batch.naming_culprit import name_culprits
from mysterium_nb.lab.batch.player_protocols import Ghost, Psychics
from mysterium_nb.lab.batch.random_numbers import RandomBlock
from mysterium_nb.lab.batch.reconstruction import reconstruct

Players = Callable[[PublicArrays], tuple[Ghost, Psychics]]
"""Who plays at tables that look like this."""

np.empty(31 << 20, dtype=np.uint8)
# glibc goes by the largest piece that was given back: pieces up to that size it keeps at hand from now on, instead of
# asking the system for each anew, page by page. A sixth of all time went there.


def play_block(
    rules: Rules, cards: Cards, chance: RandomBlock, players: Players
) -> tuple[PublicArrays, HiddenArrays, GameRecords]:
    public, secret, told = (
        PublicArrays(rules, cards, chance),
        HiddenArrays(rules, cards, chance),
        GameRecords(rules, chance.games),
    )
    ghost, psychics = players(public)
    reconstruct(public, secret, told, ghost, psychics)
    name_culprits(public, secret, told, ghost, psychics)
    return public, secret, told
