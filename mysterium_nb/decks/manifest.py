"""The `deck.json` schema: one manifest that names, tags and describes every card of a deck.

    {"deck": "sleepwalker", "title": {"en": "…", "fr": "…"}, "cards": [
        {"id": "c1", "name": {"en": "The lamplighter", "fr": "…"}, "files": [{"file": "characters/lamp.webp"}]}, …]}

A card's id is a letter for its kind (`c`haracter, `l`ocation, `o`bject, `v`ision) and its number; `backs` are cards
called `b_character`, `b_location`, `b_object` and `b_vision`; `words` says what tags are called. Whatever is wrong is
found in one reading.
"""

import difflib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from mysterium_nb.decks.card import Card, Motifs
from mysterium_nb.decks.deck import Deck
from mysterium_nb.decks.problems import BadFile, DeckError, Findings
from mysterium_nb.decks.safe_files import read_within

MANIFEST = "deck.json"
MOST_CARDS = 1000
_MOST_BYTES = 8_000_000

_CARD = re.compile("[clov][1-9][0-9]{0,3}")
_BACK = re.compile("b_(character|location|object|vision)")
_DECK = re.compile("[a-z0-9][a-z0-9_-]{0,63}")
_BY_LANGUAGE = 'Write it by language: {"en": "The cook", "fr": "La cuisinière"}.'
_HINTS = {
    "name": _BY_LANGUAGE,
    "alt": _BY_LANGUAGE,
    "title": _BY_LANGUAGE,
    "files": 'Write [{"file": "characters/cook.webp"}].',
    "motifs": 'Write {"focal": ["owl"], "support": ["key"], "ground": []}.',
    "id": 'Write a letter and a number, such as "c7".',
    "deck": 'Write one short word, such as "class_5b".',
}
_NOT_WRITTEN = ("folder", "lang")
_FIELDS = {field.name: field for field in msgspec.structs.fields(Card) if field.name not in _NOT_WRITTEN}


def read_manifest(folder: Path, findings: Findings) -> Deck | None:
    """The deck that a folder's `deck.json` describes; no picture is looked at. `None` where it cannot be read at all;
    a card that cannot be read is left out, and the findings say so."""
    try:
        data = read_within(folder, MANIFEST, most=_MOST_BYTES)
        raw = msgspec.json.decode(data)
    except BadFile as bad:
        findings.error(MANIFEST, bad.what, bad.mend)
        return None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        findings.error(MANIFEST, f"It is no JSON{_line(data, str(error))}.", f"Correct the place: {error}.")
        return None
    except RecursionError:
        findings.error(MANIFEST, "It is nested too deeply.", "Write it as the example in the README does.")
        return None
    if not isinstance(raw, dict):
        findings.error(MANIFEST, "It describes no deck.", 'Write {"deck": …, "title": …, "cards": […]}.')
        return None
    return _deck(raw, folder, findings)


def read_shipped(folder: Path) -> Deck:
    """A manifest that was checked when it was made: its pictures are taken on trust."""
    findings = Findings()
    deck = read_manifest(folder, findings)
    if deck is None or findings.errors:
        raise DeckError(f"The deck in {folder} cannot be used.", findings.errors)
    return deck


def _line(data: bytes, error: str) -> str:
    found = re.search(r"byte (\d+)", error)
    return "" if found is None else f" from line {data[: int(found[1])].count(10) + 1} on"


def _deck(raw: dict[str, Any], folder: Path, findings: Findings) -> Deck:
    _refuse_unknown(raw, ("deck", "title", "words", "cards", "backs"), "The manifest", findings)
    name = _field(raw, "deck", str, "The manifest", findings, missing="")
    if name and not _DECK.fullmatch(name):
        findings.error(
            MANIFEST,
            f"The deck cannot be called {name!r}.",
            "Write up to 64 small letters, digits, dashes and underscores.",
        )
    title = _field(raw, "title", dict[str, str], "The manifest", findings, missing={})
    words = _field({"words": {}} | raw, "words", dict[str, dict[str, str]], "The manifest", findings, missing={})
    cards = _cards(raw, "cards", _CARD, "c, l, o or v with a number from 1 to 9999", folder, findings)
    backs = _cards(
        {"backs": []} | raw, "backs", _BACK, "b_character, b_location, b_object or b_vision", folder, findings
    )
    return Deck(deck=name, title=title, words=words, cards=sort_cards(cards), backs=sort_cards(backs))


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Characters, locations, objects, visions, each by number."""
    return tuple(sorted(cards, key=lambda card: (card.id[0], card.number, card.id)))


def _cards(
    raw: dict[str, Any], field: str, ids: re.Pattern[str], allowed: str, folder: Path, findings: Findings
) -> list[Card]:
    entries = _field(raw, field, list[Any], "The manifest", findings, missing=[])
    if len(entries) > MOST_CARDS:
        findings.error(MANIFEST, f"There are {len(entries)} {field}.", f"Leave at most {MOST_CARDS}.")
        return []
    cards: dict[str, Card] = {}
    for place, entry in enumerate(entries, start=1):
        card = _card(entry, f"{field} {place}", ids, allowed, findings)
        if card is None:
            continue
        if card.id in cards:
            findings.error(MANIFEST, f"The id {card.id} stands twice.", "Give each card an id of its own.")
        cards[card.id] = msgspec.structs.replace(card, folder=folder)
    return list(cards.values())


def _card(entry: Any, where: str, ids: re.Pattern[str], allowed: str, findings: Findings) -> Card | None:
    if not isinstance(entry, dict):
        findings.error(MANIFEST, f"Number {where} is no card.", 'Write {"id": …, "name": …, "files": …}.')
        return None
    before = len(findings.errors)
    card_id = _field(entry, "id", str, f"The card at {where}", findings, missing="")
    who = f"The card {card_id}" if card_id else f"The card at {where}"
    if card_id and not ids.fullmatch(card_id):
        findings.error(MANIFEST, f"{card_id!r} is no id of a card.", f"Write {allowed}.")
    _refuse_unknown(entry, (*_FIELDS, "number", "kind"), who, findings)
    values = {
        name: _field(entry, name, field.type, who, findings, missing=None)
        for name, field in _FIELDS.items()
        if name != "id" and (name in entry or field.required)
    }
    if len(findings.errors) > before:
        return None
    card = Card(id=card_id, **values)
    for name, derived in (("number", card.number), ("kind", card.kind)):
        if entry.get(name, derived) != derived:
            findings.error(
                MANIFEST,
                f"{who} says that its {name} is {entry[name]!r}, its id says {derived!r}.",
                f"Correct one of them, or leave {name} out.",
            )
    return card


def _refuse_unknown(raw: dict[str, Any], known: Iterable[str], who: str, findings: Findings) -> None:
    known = tuple(known)
    for name in raw:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            mend = f"Did you mean {near[0]}?" if near else f"Take it out; there are {', '.join(known)}."
            findings.error(MANIFEST, f"{who} has an unknown field, {name!r}.", mend)


def _field(raw: dict[str, Any], name: str, kind: Any, who: str, findings: Findings, *, missing: Any) -> Any:
    """The value of a field, or `missing` where it is not there or cannot be read, which is then said."""
    hint = _HINTS.get(name, "Write it as the example in the README does, or leave it out.")
    if name not in raw:
        findings.error(MANIFEST, f"{who} has no {name}.", hint)
        return missing
    try:
        return msgspec.convert(raw[name], kind)
    except msgspec.ValidationError as error:
        findings.error(MANIFEST, f"{who} has this field that cannot be read, {name}: {error}.", hint)
        return missing


def write_manifest(deck: Deck, path: Path) -> None:
    """Write a `deck.json`: one card a line, in order; the same deck gives the same bytes. Empty fields are left out."""
    words = f' "words": {_json(deck.words)},' if deck.words else ""
    head = f'{{"deck": {_json(deck.deck)}, "title": {_json(deck.title)},{words} "cards": ['
    path.write_text(f'{head}{_lines(deck.cards)}], "backs": [{_lines(deck.backs)}]}}\n', encoding="utf-8", newline="\n")


def _lines(cards: Iterable[Card]) -> str:
    lines = ",".join(f"\n  {_entry(card)}" for card in sort_cards(cards))
    return f"{lines}\n" if lines else ""


def _entry(card: Card) -> str:
    numbered = {} if card.kind == "back" else {"number": card.number}
    fields = {name: getattr(card, name) for name in _FIELDS if name not in ("id", "name")}
    filled = {name: value for name, value in fields.items() if value not in (None, "", (), {}, Motifs())}
    entry = {"id": card.id, **numbered, "kind": card.kind, "name": card.name, **filled}
    return "{" + ", ".join(f'"{name}": {_json(value)}' for name, value in entry.items()) + "}"


def _json(value: object) -> str:
    """JSON on one line, with the spaces that make it readable."""
    return msgspec.json.format(msgspec.json.encode(value, order="deterministic"), indent=0).decode()
