"""Where a browser finds the pictures of the shipped deck and the cast: the server says it, its kernels read it.

The word is passed on in the environment, which reaches further than it should: to a terminal inside JupyterLab and to
whatever is started there. So it names the process that serves and the pictures that it serves, and a kernel believes it
only when it was started by that process and has the same pictures. Everywhere else pictures travel as bytes.
"""

import hashlib
import os
from functools import cache

from mysterium_nb.decks.card import Card, PictureFile
from mysterium_nb.decks.portraits import portraits
from mysterium_nb.decks.shipped_deck import shipped
from mysterium_nb.engine.seats import SeatId

PATH = "mysterium_nb/cards"
"""Where pictures are served, below a server's base URL."""
PICTURES_VARIABLE = "MYSTERIUM_NB_PICTURES"


def announce_to_kernels(base_url: str) -> None:
    """Tell every kernel that this process starts from now on that pictures are served below this URL."""
    os.environ[PICTURES_VARIABLE] = f"{os.getpid()} {_edition()} {base_url.rstrip('/')}/{PATH}"


def picture_base_url() -> str | None:
    """The URL below which pictures are served to those who look at this kernel's widgets; None where they are not."""
    match os.environ.get(PICTURES_VARIABLE, "").split(maxsplit=2):
        case [server, edition, url] if server == os.environ.get("JPY_PARENT_PID") and edition == _edition():
            return url
        case _:
            return None


def path_of(picture: PictureFile) -> str:
    """Where a shipped picture is served, below `picture_base_url()`: `sleepwalker/small/v12.webp`."""
    return f"{shipped().deck}/{picture.file}"


def version_of(picture: PictureFile) -> str:
    """What stands after `?v=`: another picture has another address, so that a browser may keep this one for ever."""
    return picture.sha256[:12]


def is_served(card: Card, picture: PictureFile) -> bool:
    """Whether this is a picture of the shipped deck. A deck of somebody's own is for that somebody alone."""
    return (card.folder, picture) in _served()


def portrait_url(seat: SeatId) -> str:
    """Where a browser finds the small portrait of a colour or of the ghost: served, or carried along."""
    served, portrait = picture_base_url(), portraits()[seat]
    if served is None:
        return portrait.data_uri()
    return f"{served}/{path_of(portrait.small)}?v={version_of(portrait.small)}"


@cache
def _served() -> frozenset[tuple[object, PictureFile]]:
    deck = shipped()
    return frozenset((card.folder, picture) for card in (*deck.cards, *deck.backs) for picture in card.files)


@cache
def _edition() -> str:
    """A word that differs wherever a single picture differs."""
    deck = shipped()
    pictures = [picture for card in (*deck.cards, *deck.backs) for picture in card.files]
    pictures += [picture for portrait in portraits().values() for picture in (portrait.large, portrait.small)]
    hashes = sorted(picture.sha256 for picture in pictures)
    return hashlib.sha256("".join(hashes).encode()).hexdigest()[:12]
