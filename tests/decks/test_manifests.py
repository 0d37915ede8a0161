"""A `deck.json`: whatever is wrong with it is said at once; what is right is written back to the same bytes."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mysterium_nb.decks import (
    Card,
    Deck,
    DeckError,
    Legibility,
    Motifs,
    PictureColour,
    PictureFile,
    open_deck,
    shipped,
    write_manifest,
)
from mysterium_nb.decks.manifest import read_shipped
from tests.decks.making import a_deck, a_manifest, entries, errors, picture, put, warnings

CARD = {"id": "c1", "name": {"en": "The cook", "fr": "La cuisinière"}}


def manifest_errors(folder: Path) -> list[str]:
    """What is wrong with the manifest itself, without its pictures and the number of its cards."""
    with pytest.raises(DeckError) as refused:
        read_shipped(folder)
    assert all(problem.file == "deck.json" for problem in refused.value.problems)
    return [problem.what for problem in refused.value.problems]


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = open_deck(a_manifest(a_deck(tmp_path)), lang="fr")
    assert (deck.deck, deck.lang, len(deck)) == ("mine", "fr", 19)
    assert deck["c1"].title == "characters nº 1"
    picture_file = deck["c1"].files[0]
    assert (picture_file.width, picture_file.height, len(picture_file.sha256)) == (150, 225, 64)
    assert [card.id for card in deck][:5] == ["c1", "c2", "c3", "c4", "l1"]


def test_names_where_some_are_missing(tmp_path: Path) -> None:
    deck = read_shipped(a_manifest(tmp_path, {"id": "v10", "name": {}}, {"id": "v9", "name": {"fr": "Neuf"}}, CARD))
    assert deck.ids_of_kind("v") == ("v9", "v10")
    assert deck.ids.suspects == (("c1",), (), ())
    assert [deck.namer("en")(card) for card in ("c1", "v9", "v10", "v11")] == ["The cook", "Neuf", "v10", "v11"]


BROKEN = {
    "no JSON": (b'{"deck":\n"mine",\nDear diary', "It is no JSON from line 3 on."),
    "nothing": (b"", "It is no JSON."),
    "not UTF-8": (b'{"deck": "\xff"}', "It is no JSON from line 1 on."),
    "a list": (b"[]", "It describes no deck."),
    "too deep": (b"[" * 100_000, "It is nested too deeply."),
    "too long": (b" " * 8_000_001, "It has 8.0 million bytes, more than the 8 million allowed."),
}


@pytest.mark.parametrize(("content", "what"), BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_manifest(tmp_path: Path, content: bytes, what: str) -> None:
    a_deck(tmp_path)
    put(tmp_path, "deck.json", content)
    assert errors(tmp_path) == [("deck.json", what)]
    assert manifest_errors(tmp_path) == [what]


def test_a_manifest_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    assert manifest_errors(tmp_path) == ["There is no such file."]
    (tmp_path / "deck.json").mkdir()
    assert errors(tmp_path) == [("deck.json", "It cannot be read: Is a directory.")]


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    a_manifest(
        tmp_path,
        CARD | {"atl": {}, "seed": "often", "moods": "calm", "qqq": 1},
        {"name": "The cook"},
        "c3",
        {"id": "c4", "name": {}, "files": [{"file": "x.png", "heigth": 3}]},
        CARD | {"id": "v7", "number": 8, "kind": "object"},
        CARD | {"id": "v7"},
        deck="Class 5b",
        title=["Ours"],
        author="us",
        words={"owl": "hibou"},
        backs=[CARD],
    )
    assert manifest_errors(tmp_path) == [
        "The manifest has an unknown field, 'author'.",
        "The deck cannot be called 'Class 5b'.",
        "The manifest has this field that cannot be read, title: Expected `object`, got `array`.",
        "The manifest has this field that cannot be read, words: Expected `object`, got `str` - at `$[...]`.",
        "The card c1 has an unknown field, 'atl'.",
        "The card c1 has an unknown field, 'qqq'.",
        "The card c1 has this field that cannot be read, moods: Expected `array`, got `str`.",
        "The card c1 has this field that cannot be read, seed: Expected `int | null`, got `str`.",
        "The card at cards 2 has no id.",
        "The card at cards 2 has this field that cannot be read, name: Expected `object`, got `str`.",
        "Number cards 3 is no card.",
        "The card c4 has this field that cannot be read, files: Object contains unknown field `heigth` - at `$[0]`.",
        "The card v7 says that its number is 8, its id says 7.",
        "The card v7 says that its kind is 'object', its id says 'vision'.",
        "The id v7 stands twice.",
        "'c1' is no id of a card.",
    ]


def test_an_unknown_field_that_is_nearly_known(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as refused:
        read_shipped(a_manifest(tmp_path, CARD | {"atl": {}, "zzz": 0}))
    near, far = refused.value.problems
    assert near.mend == "Did you mean alt?"
    assert far.mend.startswith("Take it out; there are id, name, alt,")
    assert str(refused.value).splitlines()[1] == f"  {near}"


@pytest.mark.parametrize("field", ["deck", "title", "cards"])
def test_what_a_manifest_needs(tmp_path: Path, field: str) -> None:
    whole = {"deck": '"mine"', "title": "{}", "cards": "[]"}
    text = ", ".join(f'"{name}": {value}' for name, value in whole.items() if name != field)
    put(tmp_path, "deck.json", f"{{{text}}}".encode())
    assert manifest_errors(tmp_path) == [f"The manifest has no {field}."]


@pytest.mark.parametrize(
    "card", ["c", "x1", "1", "c1a", "c-1", "C1", "c1.5", "c 1", "cl1", "c²", "c01", "c٣", "c0", "v" + "9" * 5000, "b_v"]
)
def test_an_id_of_no_card(tmp_path: Path, card: str) -> None:
    assert manifest_errors(a_manifest(tmp_path, {"id": card, "name": {}})) == [f"{card!r} is no id of a card."]


def test_far_too_many_cards(tmp_path: Path) -> None:
    cards = [{"id": f"v{number}", "name": {}} for number in range(1, 1002)]
    assert manifest_errors(a_manifest(tmp_path, *cards)) == ["There are 1001 cards."]


def test_backs_may_share_a_picture_and_cards_may_not(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, "back.png", picture())
    backs = [{"id": f"b_{kind}", "name": {}, "files": [{"file": "back.png"}]} for kind in ("vision", "object")]
    assert errors(a_manifest(tmp_path, backs=backs)) == []
    first, second, *others = entries()
    a_manifest(tmp_path, first, second | {"files": first["files"]}, *others)
    assert errors(tmp_path) == [("characters/01_characters_number_1.png", "Two cards have this same file.")]


def test_a_manifest_that_is_not_true_of_its_pictures(tmp_path: Path) -> None:
    a_deck(tmp_path)
    first, second, third, fourth, *others = entries()
    file = "characters/01_characters_number_1.png"
    lying = {"file": file, "width": 900, "height": 1350, "sha256": "0" * 64}
    many = [{"file": f"{index}.png"} for index in range(6)]
    cards = (first | {"files": [lying]}, second | {"files": []}, third | {"files": many}, fourth, *others)
    told = errors(a_manifest(tmp_path, *cards))
    assert told[:4] == [
        (file, "It is 150x225, deck.json says 900x1350."),
        (file, "It has changed since deck.json was written."),
        ("deck.json", "The card c2 has no picture."),
        ("deck.json", "The card c3 has too many files."),
    ]
    assert [file for file, _ in told[4:]] == [f"{index}.png" for index in range(5)]


def test_words_that_cannot_stand(tmp_path: Path) -> None:
    a_deck(tmp_path)
    first, second, third, fourth, *others = entries()
    a_manifest(
        tmp_path,
        first | {"name": {"en": "Turned\u202eround", "français": "x"}, "alt": {}},
        second | {"name": {"en": ""}, "alt": {"en": "x" * 1001}},
        third | {"name": {"en": "CHARACTERS 4"}},
        fourth,
        *others,
        title={"en": "x" * 101},
        words={"owl": {"en": "x" * 101}},
    )
    assert errors(tmp_path) == [
        ("deck.json", "The deck mine has a title of 101 characters."),
        ("deck.json", "The tag owl has a name of 101 characters."),
        ("deck.json", "The card c1 has a name with characters that nobody sees: 'Turned\\u202eround'."),
        ("deck.json", "The card c1 has a name in 'français', which is no language."),
        ("deck.json", "The card c2 has an alt text of 1001 characters."),
    ]
    assert warnings(tmp_path) == [
        ("characters/01_characters_number_1.png", "The card c1 has no alt text."),
        ("characters/02_characters_number_2.png", "The character c2 has no name."),
        ("characters/04_characters_number_4.png", "The cards c3 and c4 are both called characters 4."),
    ]


WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cf", "Co")), max_size=20)
TEXTS = st.dictionaries(st.sampled_from(["en", "fr"]), WORDS)
TAGS = st.lists(WORDS, max_size=3).map(tuple)
PIXELS = st.integers(0, 9999)
NUMBERS = st.floats(0, 1e6, allow_nan=False)
LEGIBILITY = st.builds(Legibility, NUMBERS, NUMBERS, NUMBERS, st.booleans())


def cards(ids: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[Card, ...]]:
    card = st.builds(
        Card, id=ids, name=TEXTS, alt=TEXTS, motifs=st.builds(Motifs, TAGS, TAGS, TAGS),
        colours=st.lists(WORDS | st.builds(PictureColour, WORDS, WORDS, NUMBERS), max_size=3).map(tuple),
        moods=TAGS, composition=WORDS, palette=WORDS, seed=st.none() | st.integers(0, 2**53), phash=WORDS,
        legibility=st.dictionaries(WORDS, LEGIBILITY, max_size=3),
        files=st.lists(st.builds(PictureFile, WORDS, PIXELS, PIXELS, WORDS), max_size=3).map(tuple),
        folder=st.none(), lang=st.just("en"),
    )  # fmt: skip
    return st.lists(card, max_size=5, unique_by=lambda card: card.id).map(tuple)


DECKS = st.builds(
    Deck, deck=st.from_regex("[a-z0-9][a-z0-9_-]{0,63}", fullmatch=True), title=TEXTS,
    words=st.dictionaries(WORDS, TEXTS, max_size=3),
    cards=cards(st.from_regex("[clov][1-9][0-9]{0,3}", fullmatch=True)),
    backs=cards(st.sampled_from(["b_character", "b_location", "b_object", "b_vision"])), lang=st.just("en"),
)  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(DECKS)
def test_what_is_written_is_read_again(tmp_path: Path, deck: Deck) -> None:
    write_manifest(deck, tmp_path / "deck.json")
    written = (tmp_path / "deck.json").read_bytes()
    again = read_shipped(tmp_path)
    assert (again.deck, again.title, again.words) == (deck.deck, deck.title, deck.words)
    assert {card.id for card in again} == {card.id for card in deck}
    for card in again:
        assert repr(card) == repr(deck[card.id])
        for name in ("name", "alt", "motifs", "colours", "moods", "seed", "legibility", "files", "phash", "palette"):
            assert getattr(card, name) == getattr(deck[card.id], name)
    write_manifest(again, tmp_path / "deck.json")
    assert (tmp_path / "deck.json").read_bytes() == written


def test_a_manifest_has_one_card_a_line_in_order(tmp_path: Path) -> None:
    write_manifest(shipped(), tmp_path / "deck.json")
    lines = (tmp_path / "deck.json").read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith(
        '  {"id": "c1", "number": 1, "kind": "character", "name": {"en": "The lamplighter", "fr"'
    )
    assert [line.split('"')[3] for line in lines if line.startswith('  {"id": "v')] == [f"v{n}" for n in range(1, 85)]


def test_a_deck_of_folders_becomes_one_with_a_manifest(tmp_path: Path) -> None:
    deck = open_deck(a_deck(tmp_path))
    write_manifest(deck, tmp_path / "deck.json")
    assert open_deck(tmp_path) == deck
