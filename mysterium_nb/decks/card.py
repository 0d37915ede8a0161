"""A card: what it is called, what is on it, and its pictures. It shows itself in a notebook cell."""

import hashlib
import html
from base64 import b64encode
from pathlib import Path
from typing import Literal

import msgspec

from mysterium_nb.decks.image_headers import image_header
from mysterium_nb.decks.images import MOST_BYTES, as_webp, resize
from mysterium_nb.decks.problems import BadFile
from mysterium_nb.decks.safe_files import read_within
from mysterium_nb.engine.cards import CardId

Text = dict[str, str]
"""The same words by language, `en` and `fr`."""
CardKind = Literal["character", "location", "object", "vision", "back"]
CARD_KINDS: dict[str, CardKind] = {"c": "character", "l": "location", "o": "object", "v": "vision", "b": "back"}

_SHOWN_WIDTH = 600
_LIGHT = 150_000


class Motifs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is on a picture: what it is about, what stands beside it, what it stands on."""

    focal: tuple[str, ...] = ()
    support: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()

    def __contains__(self, motif: str) -> bool:
        return motif in self.focal or motif in self.support or motif in self.ground


class PictureColour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of a picture, and how much of the picture it covers, of 1."""

    name: str
    hex: str = ""
    share: float = 0.0


class Legibility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a motif can be made out at the size of a thumbnail."""

    contrast: float
    share: float
    height: float
    passes: bool = True


class PictureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a card. Size and hash may be left out of a deck of one's own; checking it fills them in."""

    file: str
    width: int = 0
    height: int = 0
    sha256: str = ""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a deck, or one of its backs (`b_vision`, `b_character` …)."""

    id: CardId
    name: Text
    alt: Text = {}
    motifs: Motifs = Motifs()
    colours: tuple[str | PictureColour, ...] = ()
    moods: tuple[str, ...] = ()
    composition: str = ""
    palette: str = ""
    seed: int | None = None
    phash: str = ""
    legibility: dict[str, Legibility] = {}
    files: tuple[PictureFile, ...] = ()
    folder: Path | None = None
    """Where the files are; not part of the manifest."""
    lang: str = "en"
    """The language in which the card shows itself; not part of the manifest."""

    def __repr__(self) -> str:
        return f"Card({self.id!r}, {self.title!r})"

    @property
    def kind(self) -> CardKind:
        return CARD_KINDS[self.id[0]]

    @property
    def number(self) -> int:
        """Its number among its kind; 0 for a back."""
        return 0 if self.kind == "back" else int(self.id[1:])

    @property
    def title(self) -> str:
        return text_in(self.name, self.lang)[0] or self.id

    @property
    def title_lang(self) -> str:
        """The language its name is in."""
        return text_in(self.name, self.lang)[1]

    @property
    def colour_names(self) -> tuple[str, ...]:
        return tuple(colour if isinstance(colour, str) else colour.name for colour in self.colours)

    def picture(self, width: int) -> PictureFile | None:
        """The smallest picture at least this wide; where there is none, the widest."""
        by_width = sorted(self.files, key=lambda picture: picture.width)
        return next((picture for picture in by_width if picture.width >= width), by_width[-1] if by_width else None)

    def read(self, picture: PictureFile) -> bytes:
        """The bytes of one of its files, as they were when the deck was checked; else `BadFile`."""
        if self.folder is None:
            raise BadFile("The deck was not read from a folder.", "Open it with open_deck.")
        return read_unchanged(self.folder, picture)

    def image_html(self, width: int, *, inner_width: int | None = None) -> str:
        """An `<img>` that carries its picture with it; no picture, no `<img>`."""
        words, lang = text_in(self.alt, self.lang)
        picture = self.picture(inner_width or width)
        try:
            source = "" if picture is None else _data_uri(self.read(picture), inner_width or width)
        except BadFile:
            source = ""
        if not source:
            return ""
        return (
            f'<img loading="lazy" src="{source}" lang="{html.escape(lang)}" alt="{html.escape(words or self.title)}" '
            f'style="width:{width}px;max-width:100%;height:auto;border-radius:4px">'
        )

    def _repr_html_(self) -> str:
        words, lang = text_in(self.alt, self.lang)
        caption = f"<strong>{html.escape(self.title)}</strong> <small>{html.escape(self.id)}</small>"
        image = self.image_html(_SHOWN_WIDTH // 2, inner_width=_SHOWN_WIDTH)
        # The picture's own alt text says the same to a screen reader: once is enough.
        hidden = ' aria-hidden="true"' if image else ""
        text = f'<p lang="{html.escape(lang)}"{hidden} style="margin:.3em 0">{html.escape(words)}</p>' if words else ""
        caption = f'<figcaption lang="{html.escape(self.title_lang)}">{caption}</figcaption>'
        return f'<figure style="margin:0;max-width:300px">{image}{caption}{text}</figure>'


def read_unchanged(folder: Path, picture: PictureFile) -> bytes:
    """The bytes of a file, as they were when its hash was written down; else `BadFile`."""
    data = read_within(folder, picture.file, most=MOST_BYTES)
    if picture.sha256 and hashlib.sha256(data).hexdigest() != picture.sha256:
        raise BadFile("The picture has changed since the deck was checked.", "Check and open the deck again.")
    return data


def text_in(text: Text, lang: str) -> tuple[str, str]:
    """The words in a language, or in English, or in any; and the language they are in."""
    for spoken in (lang, "en", *sorted(text)):
        if text.get(spoken):
            return text[spoken], spoken
    return "", lang


def _data_uri(data: bytes, width: int) -> str:
    header = image_header(data)
    kind = header.format.lower()
    if len(data) > _LIGHT or header.width > 2 * width:
        data, kind = as_webp(resize(data, width)), "webp"
    return f"data:image/{kind};base64,{b64encode(data).decode()}"
