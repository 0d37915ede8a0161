"""Starting a deck of one's own: the folders, and a page that says what goes where."""

import json
import os
from pathlib import Path

from mysterium_nb.decks.folders import FOLDERS
from mysterium_nb.decks.problems import DeckError

_EXAMPLE = {
    "deck": "class_5b",
    "title": {"en": "Our street", "fr": "Notre rue"},
    "cards": [
        {
            "id": "c1",
            "name": {"en": "The old ferryman", "fr": "Le vieux passeur"},
            "alt": {"en": "An old man in a blue coat asleep in a rowing boat, an owl on his shoulder."},
            "motifs": {"focal": ["ferryman"], "support": ["boat", "owl"]},
            "colours": ["blue"],
            "moods": ["calm"],
            "files": [{"file": "characters/03_the_old_ferryman.png"}],
        }
    ],
}

DECK_README = f"""# A deck of your own

Put your pictures into the four folders; each picture becomes a card.

| folder | what goes there | for a small game | as in the box |
|---|---|---|---|
| `characters/` | people, who may have done it | 4 | 18 |
| `locations/` | places, where it may have happened | 4 | 18 |
| `objects/` | things, with which it may have been done | 4 | 18 |
| `visions/` | dreams the ghost sends: odd, rich, never a plain picture of another card | 7, better 40 | 84 |

More players need more cards. `mysterium-nb deck check DIR` says for how many yours are enough, and all that is wrong.

- **Pictures**: PNG, JPEG or WebP, upright, all of the same size; 600x900 or 900x1350 pixels are good.
- **Names** come from the file names: `03_the_old_ferryman.png` is called "The old ferryman". The number only sorts.
- **What is on a picture** goes into a text file beside it, `03_the_old_ferryman.txt` (in French
  `03_the_old_ferryman.fr.txt`): a sentence or two for those who do not see it.
- **Backs**, if you like: `backs/character.png`, `backs/location.png`, `backs/object.png`, `backs/vision.png`.
- Use pictures that you may use, and no photographs of people who do not want it.

In a notebook:

```python
from mysterium_nb.decks import open_deck
deck = open_deck("DIR")          # shows a contact sheet; deck["c1"] shows one card
table = Table.open(rules, cards=deck.ids)
```

## With a `deck.json`
Names in two languages, tags for bots and several sizes of a picture need a file `deck.json` here. It then names every
card, and only what it names is played with. Of a card, `id`, `name` and `files` are needed. An id is `c`, `l`, `o` or
`v` and a number.

```json
{json.dumps(_EXAMPLE, indent=2, ensure_ascii=False)}
```

`write_manifest(deck, path)` of `mysterium_nb.decks` writes it for a deck of folders, as a start.
"""


def new_deck(folder: Path) -> None:
    """Start a deck in a folder that is new or empty."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.listdir(folder):
            raise DeckError(f"{folder} is not empty; choose a new folder.")
        for name in FOLDERS:
            (folder / name).mkdir()
        (folder / "README.md").write_text(DECK_README, encoding="utf-8")
    except OSError as error:
        raise DeckError(f"No deck can be started in {folder}: {error.strerror}.") from error
