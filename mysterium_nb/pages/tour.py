"""A tour of one's own page, the first time: one sentence for each place, and one can leave at any moment."""

from collections.abc import Callable

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.pages.model import PageKind

Stop = tuple[str, Callable[[Translator], str]]


def _cue(say: Translator) -> str:
    return say("This line always says what is happening, what you can do and whom we wait for.")


def _visions(say: Translator) -> str:
    return say("Here lie your {visions}: what the ghost wants to tell you. Press one to see it large.")


def _board(say: Translator) -> str:
    return say("One of these cards is yours. Press a card to look at it, to compare, or to choose it.")


def _dock(say: Translator) -> str:
    return say("Here you say that you are sure. When all are, it goes on at once.")


def _screen(say: Translator) -> str:
    return say("A column for each psychic. The lit card is the one to hint at now; nobody else sees it.")


def _hand(say: Translator) -> str:
    return say("Your hand. Choose the cards that will remind this psychic of the lit card.")


def _handbar(say: Translator) -> str:
    return say("Send them here. What is given is given, and you never say a word.")


TOURS: dict[PageKind, tuple[Stop, ...]] = {
    "psychic": (("cue", _cue), ("visions", _visions), ("board", _board), ("dock", _dock)),
    "ghost": (("cue", _cue), ("screen", _screen), ("hand", _hand), ("handbar", _handbar)),
}
