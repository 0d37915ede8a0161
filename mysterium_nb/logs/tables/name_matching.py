"""Names in what people wrote: found in any spelling, and with a pseudonym in their place."""

import re
import unicodedata
from collections.abc import Callable, Mapping

_LEAST_PART = 3
"""Letters that a part of a name must have to be looked for by itself."""
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]")
"""Writing without spaces between words, or with endings that are part of the word."""
NameReplacer = Callable[[str], str]


def spelling_key(name: str) -> str:
    """A name without what spellings differ in: case, accents, how letters are put together.

    >>> spelling_key("Zoë") == spelling_key("ZOE"), spelling_key("Strauß")
    (True, 'strauss')
    """
    return "".join(_plain(sign) for sign in unicodedata.normalize("NFC", name))


def name_replacer(persons: Mapping[str, str]) -> NameReplacer:
    """Puts pseudonyms in the place of names, and of their parts; a single letter is no name there.

    >>> hide = name_replacer({"Anna Schmidt": "person-1"})
    >>> hide("SCHMIDT, was it anna's card?")
    "person-1, was it person-1's card?"
    """
    known = _looked_for(persons)
    if not known:
        return lambda text: text
    longest_first = sorted(known, key=len, reverse=True)
    found = re.compile("|".join(map(_pattern, longest_first)))
    by_letters = {"".join(parts): person for parts, person in known.items()}

    def hide(text: str) -> str:
        plain, places = _fold_letters(text)
        parts, last = [], 0
        for match in found.finditer(plain):
            begin, end = places[match.start()], places[match.end()]
            parts += [text[last:begin], by_letters["".join(_parts(match[0]))]]
            last = end
        return "".join([*parts, text[last:]])

    return hide


def _looked_for(persons: Mapping[str, str]) -> dict[tuple[str, ...], str]:
    """Whole names, then parts of them; a part that several people have is nobody's in particular."""
    known: dict[tuple[str, ...], str] = {}
    for name, person in persons.items():
        parts = _parts(spelling_key(name))
        if sum(map(len, parts)) > 1:
            known[parts] = person
    shared: dict[tuple[str, ...], set[str]] = {}
    for name, person in persons.items():
        for part in _parts(spelling_key(name)):
            if len(part) >= _LEAST_PART and not part.isdecimal():
                shared.setdefault((part,), set()).add(person)
    return {part: people.pop() if len(people) == 1 else "person" for part, people in shared.items()} | known


def _parts(name: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[^\W_]+", name))


def _pattern(parts: tuple[str, ...]) -> str:
    """Written together or apart, with any signs between; between other letters only where words have no spaces."""
    name = r"[\W_]*".join(map(re.escape, parts))
    return name if _UNSPACED.search("".join(parts)) else rf"(?<![^\W_]){name}(?=s?(?![^\W_]))"


def _fold_letters(text: str) -> tuple[str, list[int]]:
    """A text in plain letters, and where each of them, and the end, is in the text."""
    letters: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        plain = _plain(sign)
        letters.append(plain)
        places += [place] * len(plain)
    return "".join(letters), [*places, len(text)]


def _plain(sign: str) -> str:
    """A sign in plain letters; an accent that stands by itself is none."""
    apart = unicodedata.normalize("NFKD", sign.casefold())
    return unicodedata.normalize("NFC", "".join(one for one in apart if not unicodedata.combining(one)))
