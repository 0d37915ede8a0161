"""A deck without a manifest: folders of pictures, ids and names from the file names.

visions/1_moth.jpg   characters/03_the_old_ferryman.png   characters/03_the_old_ferryman.txt (what is on it)
"""

import os
import re
import unicodedata
from itertools import islice
from pathlib import Path, PurePosixPath

from mysterium_nb.decks.card import CARD_KINDS, Card, PictureFile, Text
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.images import SUFFIXES
from mysterium_nb.decks.manifest import MOST_CARDS
from mysterium_nb.decks.problems import UNWRITABLE, BadFile, Findings
from mysterium_nb.decks.safe_files import read_within

FOLDERS = {f"{CARD_KINDS[letter]}s": letter for letter in "clov"}
_BACKS = "backs"
_MOST_TEXT = 10_000
_LITTER = ("thumbs.db", "desktop.ini", "readme.md", "readme.txt")
_ALT = re.compile(r"(?P<stem>.+?)(\.(?P<lang>[a-z]{2}))?\.txt", re.IGNORECASE)


def read_folders(folder: Path, findings: Findings) -> Deck:
    """The deck that the pictures in `visions/ characters/ locations/ objects/` (and `backs/`) make."""
    cards = [card for name, letter in FOLDERS.items() for card in _cards(folder, name, letter, findings)]
    backs = _backs(folder, findings) if (folder / _BACKS).exists() else []
    called = name_from(folder.resolve().name) or "Deck"
    return Deck(deck=_slug(called), title={"en": called}, cards=tuple(cards), backs=tuple(backs))


def name_from(file: str) -> str:
    """What a card is called, from its file's name without the ending.

    >>> name_from("03_the_old_ferry"), name_from("deep-sea_diver"), name_from("12")
    ('The old ferry', 'Deep-sea diver', '')
    """
    words = re.sub(r"^\d+(?=[\W_]|$)[\W_]*", "", unicodedata.normalize("NFC", UNWRITABLE.sub("", file)))
    spaced = re.sub(r"[\s_]+", " ", words).strip()
    if " " not in spaced:
        spaced = spaced.replace("-", " ").strip()
    return spaced[:1].upper() + spaced[1:]


def _slug(name: str) -> str:
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "_", ascii_only).strip("_")[:64] or "deck"


def _cards(folder: Path, name: str, letter: str, findings: Findings) -> list[Card]:
    pictures, texts = _listed(folder, name, findings)
    kind = CARD_KINDS[letter].capitalize()
    cards = [
        Card(
            id=f"{letter}{number}",
            name={"en": name_from(PurePosixPath(file).stem) or f"{kind} {number}"},
            alt=texts.pop(_key(file), {}),
            files=(PictureFile(file),),
            folder=folder,
        )
        for number, file in enumerate(pictures, start=1)
    ]
    for stem in texts:
        findings.warning(f"{stem}.txt", "It describes no picture.", "Let it have the name of its picture.")
    return cards


def _backs(folder: Path, findings: Findings) -> list[Card]:
    backs = {}
    for file in _listed(folder, _BACKS, findings)[0]:
        kind = PurePosixPath(file).stem
        if f"{kind}s" not in FOLDERS or kind in backs:
            findings.error(file, "It is no back of a kind of card, or the second one.",
                           "Call the backs character, location, object and vision.")  # fmt: skip
        name = {"en": f"Back of the {kind}s"}
        backs[kind] = Card(id=f"b_{kind}", name=name, files=(PictureFile(file),), folder=folder)
    return list(backs.values())


def _listed(folder: Path, name: str, findings: Findings) -> tuple[list[str], dict[str, Text]]:
    """The pictures of a folder in their natural order (2 before 10), and the texts by the picture they describe."""
    pictures: list[str] = []
    texts: dict[str, Text] = {}
    for found in _names(folder, name, findings):
        file = f"{name}/{found}"
        if found.startswith(".") or found.lower() in _LITTER:
            continue
        if PurePosixPath(found).suffix.lower() in SUFFIXES:
            pictures.append(file)
        elif text := _ALT.fullmatch(found):
            words = _text(folder, file, findings)
            texts.setdefault(_key(f"{name}/{text['stem']}.txt"), {})[(text["lang"] or "en").lower()] = words
        else:
            findings.error(file, "It is no picture that this game reads.",
                           "Save it as PNG, JPEG or WebP, or take it out of the folder.")  # fmt: skip
    return sorted(pictures, key=_natural), texts


def _names(folder: Path, name: str, findings: Findings) -> list[str]:
    place = folder / name
    if not place.exists():
        findings.error(name, "There is no such folder.", f"Make it, and put the pictures of the {name} into it.")
        return []
    if not place.resolve().is_relative_to(folder.resolve()):
        findings.error(name, "It is a link that leads out of the deck's folder.", "Put a folder in its place.")
        return []
    try:
        with os.scandir(place) as entries:
            names = [entry.name for entry in islice(entries, 3 * MOST_CARDS + 1)]
    except OSError as error:
        findings.error(name, f"It cannot be read: {error.strerror}.", "Put a folder with pictures in its place.")
        return []
    if len(names) > 3 * MOST_CARDS:
        findings.error(name, "There are far too many files.", f"Leave at most {MOST_CARDS} pictures.")
        return []
    return names


def _text(folder: Path, file: str, findings: Findings) -> str:
    try:
        return " ".join(read_within(folder, file, most=_MOST_TEXT).decode("utf-8-sig").split())
    except BadFile as bad:
        findings.error(file, bad.what, bad.mend)
    except UnicodeDecodeError:
        findings.error(file, "The text is not UTF-8.", "Save it as UTF-8.")
    return ""


def _key(file: str) -> str:
    return file.rpartition(".")[0]


def _natural(file: str) -> tuple[list[tuple[int, str]], str]:
    parts = re.findall(r"[0-9]+|[^0-9]+", unicodedata.normalize("NFC", file).casefold())
    return [(int(part[:4000]), "") if part.isdecimal() else (-1, part) for part in parts], file
