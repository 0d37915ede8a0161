"""Checking a deck: everything that is wrong, at once. A deck with errors is not opened at all."""

import difflib
import os
from collections import Counter
from itertools import islice
from pathlib import Path, PurePosixPath

import msgspec

from mysterium_nb.decks.card import Card, PictureFile
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.folders import FOLDERS, read_folders
from mysterium_nb.decks.images import LEAST_WIDTH, MOST_BYTES, SUFFIXES, ImageInfo, inspect_image
from mysterium_nb.decks.manifest import MANIFEST, read_manifest, sort_cards
from mysterium_nb.decks.playable import refuse_too_few
from mysterium_nb.decks.portraits import CAST_FOLDER
from mysterium_nb.decks.problems import BadFile, DeckError, Findings, Problem
from mysterium_nb.decks.registry import register_deck
from mysterium_nb.decks.safe_files import read_within
from mysterium_nb.decks.text_checks import check_texts

_MOST_FILES = 5
_MOST_WALKED = 20_000


class CheckResult(msgspec.Struct, frozen=True):
    """What was found out about the deck in a folder."""

    folder: Path
    deck: Deck | None
    """The deck, where nothing keeps it from being played with."""
    problems: tuple[Problem, ...]

    def __repr__(self) -> str:
        return f"CheckResult({str(self.folder)!r}, {len(self.errors)} errors, {len(self.warnings)} warnings)"

    @property
    def errors(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.severity == "error")

    @property
    def warnings(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.severity == "warning")


def open_deck(folder: Path | str, lang: str = "en") -> Deck:
    """The deck in a folder, checked whole, and known by its name from now on; `DeckError` lists all that is wrong.

    >>> import mysterium_nb as m
    >>> deck = m.decks.open_deck("my_deck")  # doctest: +SKIP
    """
    checked = check_deck(Path(folder))
    if checked.deck is None:
        count = len(checked.errors)
        things = "one thing is" if count == 1 else f"{count} things are"
        raise DeckError(f"The deck in {folder} cannot be used; {things} wrong:", checked.errors)
    deck = checked.deck.in_language(lang)
    register_deck(deck)
    return deck


def check_deck(folder: Path) -> CheckResult:
    """Look at every file and every word of a deck."""
    findings = Findings()
    deck = _read(folder, findings)
    if deck is not None:
        looks = _look_at_all(deck, folder, findings)
        deck = _measured(deck, looks)
        manifest = os.path.lexists(folder / MANIFEST)
        _check_sizes(deck, looks, findings)
        _check_twins(deck, looks, findings)
        _check_unlisted(deck, folder, findings, manifest=manifest)
        check_texts(deck, findings, manifest=manifest)
        refuse_too_few(deck.ids, findings)
    return CheckResult(folder, None if findings.errors else deck, tuple(findings.problems))


def _read(folder: Path, findings: Findings) -> Deck | None:
    if not folder.is_dir():
        findings.error(str(folder), "There is no such folder.", "Start one with: mysterium-nb deck new DIR.")
        return None
    if os.path.lexists(folder / MANIFEST):
        return read_manifest(folder, findings)
    if any((folder / name).exists() for name in FOLDERS):
        return read_folders(folder, findings)
    findings.error(
        str(folder),
        f"There is no deck here: neither a {MANIFEST} nor folders {', '.join(FOLDERS)}.",
        "Start one with: mysterium-nb deck new DIR.",
    )
    return None


Looks = dict[str, ImageInfo]
"""What was seen of each file that is a good picture."""


def _look_at_all(deck: Deck, folder: Path, findings: Findings) -> Looks:
    looks: Looks = {}
    tried: set[str] = set()
    for card in (*deck.cards, *deck.backs):
        if not card.files:
            findings.error(MANIFEST, f"The card {card.id} has no picture.", 'Name it: "files": [{"file": "…"}].')
        if len(card.files) > _MOST_FILES:
            findings.error(MANIFEST, f"The card {card.id} has too many files.", f"Leave at most {_MOST_FILES}.")
        for picture in card.files[:_MOST_FILES]:
            if picture.file in tried:
                if card.kind == "back":
                    continue  # one back may do for several kinds
                findings.error(picture.file, "Two cards have this same file.", "Give each card its own picture.")
                continue
            tried.add(picture.file)
            try:
                look = inspect_image(picture.file, read_within(folder, picture.file, most=MOST_BYTES))
            except BadFile as bad:
                findings.error(picture.file, bad.what, bad.mend + _near(folder, picture.file))
                continue
            looks[picture.file] = look
            _compare(picture, look, findings)
    return looks


def _near(folder: Path, file: str) -> str:
    """For a file that is not there, the one that may be meant."""
    present = [] if os.path.lexists(folder / file) else _pictures_in(folder)
    near = difflib.get_close_matches(file, present, n=1, cutoff=0.8)
    return f" Did you mean {near[0]}?" if near else ""


def _compare(picture: PictureFile, look: ImageInfo, findings: Findings) -> None:
    if look.placed:
        findings.warning(picture.file, "The photograph tells where it was taken, to whoever plays.",
                         "Save it without its metadata.")  # fmt: skip
    said, seen = (picture.width, picture.height), (look.width, look.height)
    if said != (0, 0) and said != seen:
        findings.error(picture.file, f"It is {_by(seen)}, {MANIFEST} says {_by(said)}.",
                       f"Correct {MANIFEST}, or leave width and height out there.")  # fmt: skip
    if picture.sha256 not in ("", look.sha256):
        findings.error(picture.file, f"It has changed since {MANIFEST} was written.",
                       f"Put the old file back, or leave sha256 out of {MANIFEST}.")  # fmt: skip


def _measured(deck: Deck, looks: Looks) -> Deck:
    """The deck with the true size and hash of each picture."""

    def seen(picture: PictureFile) -> PictureFile:
        look = looks.get(picture.file)
        return picture if look is None else PictureFile(picture.file, look.width, look.height, look.sha256)

    def card(one: Card) -> Card:
        return msgspec.structs.replace(one, files=tuple(seen(picture) for picture in one.files))

    cards, backs = sort_cards(map(card, deck.cards)), sort_cards(map(card, deck.backs))
    return msgspec.structs.replace(deck, cards=cards, backs=backs)


Size = tuple[int, int]


def _by(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def _check_sizes(deck: Deck, looks: Looks, findings: Findings) -> None:
    """Portrait, large enough, and every card in the same sizes as most of the others."""
    cards = (*deck.cards, *deck.backs)
    by_card = {card.id: _sizes(card) for card in cards if card.files and all(p.file in looks for p in card.files)}
    usual = max(Counter(by_card.values()).items(), key=lambda found: found[1], default=((), 0))[0]
    for card in cards:
        seen = [picture for picture in card.files if picture.file in looks]
        good = all([_check_size(picture, usual, findings) for picture in seen])  # noqa: C419 - all are looked at
        if good and by_card.get(card.id, usual) != usual:
            findings.error(
                card.files[0].file,
                f"The card {card.id} has pictures of {_and(_sizes(card))}, most cards of {_and(usual)}.",
                "Give it the same sizes.",
            )


def _sizes(card: Card) -> tuple[Size, ...]:
    return tuple(sorted((picture.width, picture.height) for picture in card.files))


def _and(sizes: tuple[Size, ...]) -> str:
    return " and ".join(_by(size) for size in sizes)


def _check_size(picture: PictureFile, usual: tuple[Size, ...], findings: Findings) -> bool:
    """Whether a picture stands upright, is large enough, and has one of the usual sizes."""
    size = (picture.width, picture.height)
    if picture.width >= picture.height:
        findings.error(picture.file, f"It is {_by(size)}, but cards stand upright.", "Cut it higher than it is wide.")
    elif picture.width < LEAST_WIDTH:
        findings.error(picture.file, f"It is {_by(size)}, too small to be looked at.",
                       f"Make it at least {LEAST_WIDTH} pixels wide; 600x900 is good.")  # fmt: skip
    elif usual and size not in usual:
        findings.error(picture.file, f"It is {_by(size)}, most others are {_and(usual)}.",
                       f"Scale or cut it to {' or '.join(map(_by, usual))}.")  # fmt: skip
    else:
        return True
    return False


def _check_twins(deck: Deck, looks: Looks, findings: Findings) -> None:
    first: dict[str, str] = {}
    for card in deck.cards:
        for picture in card.files:
            look = looks.get(picture.file)
            if look is None:
                continue
            twin = first.setdefault(look.pixels, picture.file)
            if twin != picture.file:
                findings.error(picture.file, f"It is the same picture as {twin}.", "Give each card its own picture.")


def _pictures_in(folder: Path) -> list[str]:
    walked = (
        PurePosixPath(Path(place).relative_to(folder).as_posix(), name)
        for place, _, names in os.walk(folder)
        for name in names
    )
    return [str(file) for file in islice(walked, _MOST_WALKED) if file.suffix.lower() in SUFFIXES]


def _check_unlisted(deck: Deck, folder: Path, findings: Findings, *, manifest: bool) -> None:
    home = f"Name it in {MANIFEST}" if manifest else f"Move it into one of {', '.join(FOLDERS)}"
    listed = {str(PurePosixPath(picture.file)) for card in (*deck.cards, *deck.backs) for picture in card.files}
    for file in sorted(_pictures_in(folder)):
        if PurePosixPath(file).parts[0] == CAST_FOLDER:
            continue  # the portraits that are shipped beside a deck belong to no card
        if file not in listed and not PurePosixPath(file).name.startswith("."):
            findings.warning(file, "No card has this picture.", f"{home}, or take it away.")
