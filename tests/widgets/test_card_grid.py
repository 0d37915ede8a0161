"""The browser's half of a page: there is a drawing for every kind of piece."""

import re
from typing import get_args

from mysterium_nb.pages.model import Piece
from mysterium_nb.widgets.card_grid import CardGrid


def test_every_kind_of_piece_has_one_drawing() -> None:
    table = str(CardGrid._esm).partition("const DRAW = {")[2].partition("\n};")[0]
    drawings = re.findall(r"^  (\w+): \(", table, flags=re.MULTILINE)
    assert sorted(drawings) == sorted(kind.__struct_config__.tag for kind in get_args(Piece))
