"""A damaged file is refused with a sentence that names the line, and nothing of it is loaded."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mysterium_nb.table import MemoryStore
from mysterium_nb.table.game_file import MOST_BYTES, MOST_LINES, GameFileError, decode_game, load_game
from tests.table.tampering import content_of
from tests.table.whole_games import a_won_game, within

CONTENT = content_of(*a_won_game())
LINES = CONTENT.splitlines(keepends=True)


def refusal_of(content: bytes) -> str:
    """The sentence with which a file's content is refused."""
    with within(20), pytest.raises(GameFileError) as refused:
        decode_game(content, "evening.jsonl")
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.startswith("evening.jsonl")
    assert sentence.endswith(".")
    assert len(sentence) < 1000
    return sentence


def line_of(sentence: str) -> int:
    named = re.match(r"evening\.jsonl, line (\d+): ", sentence)
    assert named, sentence
    return int(named[1])


def test_the_whole_file_is_fine() -> None:
    header, entries = decode_game(CONTENT)
    assert len(entries) == header.entries == len(LINES) - 1


@pytest.mark.parametrize(
    "position", [*range(0, 60), *range(60, len(CONTENT), 401), *range(len(CONTENT) - 20, len(CONTENT))]
)
def test_cut_off_anywhere(position: int) -> None:
    cut = CONTENT[:position]
    last = max(1, len(cut.splitlines()))
    assert line_of(refusal_of(cut)) == last


@pytest.mark.parametrize("kept", [1, 2, 3, 50, len(LINES) - 1])
def test_cut_off_between_two_lines(kept: int) -> None:
    assert line_of(refusal_of(b"".join(LINES[:kept]))) == kept


@settings(max_examples=300)
@given(position=st.integers(0, len(CONTENT) - 1), byte=st.integers(0, 255))
def test_one_byte_changed_anywhere(position: int, byte: int) -> None:
    if CONTENT[position] == byte:
        return
    edited = CONTENT[:position] + bytes([byte]) + CONTENT[position + 1 :]
    where = CONTENT.count(b"\n", 0, position) + 1
    named = line_of(refusal_of(edited))
    assert named in (where, where + 1), f"line {where} was changed, line {named} is named"


@settings(max_examples=100)
@given(position=st.integers(0, len(CONTENT)), extra=st.binary(min_size=1, max_size=3))
def test_bytes_slipped_in_anywhere(position: int, extra: bytes) -> None:
    edited = CONTENT[:position] + extra + CONTENT[position:]
    try:
        with within(20):
            _, entries = decode_game(edited)
    except GameFileError:
        return
    assert entries == decode_game(CONTENT)[1]  # blank space between two words of JSON means nothing


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_noise(noise: bytes) -> None:
    refusal_of(noise)
    refusal_of(noise + b"\n")
    refusal_of(LINES[0] + noise + b"\n")
    refusal_of(b"".join(LINES[:5]) + noise + b"\n" + b"".join(LINES[5:]))


@pytest.mark.parametrize("place", [1, 2, 30, len(LINES) - 2])
def test_two_lines_exchanged(place: int) -> None:
    rows = [*LINES]
    rows[place], rows[place + 1] = rows[place + 1], rows[place]
    assert line_of(refusal_of(b"".join(rows))) == place + 1


@pytest.mark.parametrize("place", [0, 1, 2, 30, len(LINES) - 1])
def test_a_line_twice(place: int) -> None:
    assert line_of(refusal_of(b"".join([*LINES[: place + 1], *LINES[place:]]))) == place + 2


@pytest.mark.parametrize("place", [0, 1, 2, 30, len(LINES) - 2])
def test_a_line_missing(place: int) -> None:
    assert line_of(refusal_of(b"".join([*LINES[:place], *LINES[place + 1 :]]))) == place + 1


def test_the_last_line_missing() -> None:
    assert line_of(refusal_of(b"".join(LINES[:-1]))) == len(LINES) - 1


def test_blank_lines() -> None:
    assert line_of(refusal_of(CONTENT + b"\n")) == len(LINES) + 1
    assert line_of(refusal_of(b"\n" + CONTENT)) == 1
    assert line_of(refusal_of(LINES[0] + b"\n" + b"".join(LINES[1:]))) == 2
    refusal_of(b"\n")
    refusal_of(b"\n" * 100)


def test_lines_of_another_game() -> None:
    store, game = a_won_game()
    other = content_of(store, game).splitlines(keepends=True)
    assert line_of(refusal_of(b"".join([*LINES[:30], *other[30:]]))) == 31
    assert line_of(refusal_of(b"".join([other[0], *LINES[1:]]))) == 2


NO_GAME_FILES = {
    "nothing": b"",
    "a letter": b"Dear diary,\ntonight the ghost was kind.\n",
    "JSON of another kind": b'{"name": "soup"}\n{"name": "salad"}\n',
    "a list": b"[1, 2]\n[3]\n",
    "a number": b"7\n7\n",
    "text": b'"format"\n"format"\n',
    "nothing at all": b"null\nnull\n",
    "not UTF-8": LINES[0].replace(b"sleepwalker", b"sleepw\xe9lker") + LINES[1],
    "a byte order mark": b"\xef\xbb\xbf" + CONTENT,
    "Windows line ends all over": b"\r" + CONTENT.replace(b"\n", b"\r"),
    "zeroes": bytes(5000),
    "too deep": b"[" * 100_000 + b"\n" + b"".join(LINES[1:]),
    "a deep header": b'{"format":' + b"[" * 100_000 + b"\n" + b"".join(LINES[1:]),
    "no JSON number": LINES[0].replace(b'"schema":1', b'"schema":1e999') + LINES[1],
    "an endless number": LINES[0].replace(b'"schema":1', b'"schema":' + b"9" * 5000) + LINES[1],
}


@pytest.mark.parametrize("content", NO_GAME_FILES.values(), ids=NO_GAME_FILES)
def test_no_game_file_at_all(content: bytes) -> None:
    assert line_of(refusal_of(content)) == 1


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-7", "cp500"])
def test_another_encoding(encoding: str) -> None:
    refusal_of(CONTENT.decode().encode(encoding) + b"\n")


def test_a_line_that_is_too_deep() -> None:
    assert line_of(refusal_of(LINES[0] + b"[" * 100_000 + b"\n")) == 2
    nested = LINES[1].replace(b'"seq":1', b'"seq":' + b"[" * 100_000)
    assert line_of(refusal_of(LINES[0] + nested)) == 2


@pytest.mark.parametrize(
    "number", [b"2", b"99", b"1e3", b"0", b"-1", b"null", b'"1"', b"true", b"1.5", b"18446744073709551616"]
)
def test_a_newer_or_unknown_schema(number: bytes) -> None:
    assert line_of(refusal_of(CONTENT.replace(b'"schema":1', b'"schema":' + number, 1))) == 1


@pytest.mark.parametrize("name", [b"mysterium-game/2", b"mysterium-game/10", b"", b"x" * 100_000])
def test_a_newer_or_unknown_format(name: bytes) -> None:
    assert line_of(refusal_of(CONTENT.replace(b"mysterium-game/1", name, 1))) == 1


def test_a_newer_format_is_called_newer() -> None:
    assert "newer" in refusal_of(CONTENT.replace(b"mysterium-game/1", b"mysterium-game/2", 1))
    assert "newer" in refusal_of(CONTENT.replace(b'"schema":1', b'"schema":2', 1))


def test_more_lines_than_any_game_has() -> None:
    with within(10):
        refusal_of(LINES[0] + b"{}\n" * (MOST_LINES + 1))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES * 1000)
    with within(10), pytest.raises(GameFileError, match=r"is larger than 32 MiB; no game is\.$"):
        load_game(MemoryStore(), path)


@pytest.mark.parametrize(
    "foreign",
    [b"\x89PNG\r\n\x1a\n" + bytes(100), CONTENT.decode().encode("utf-16"), b"Dear all,\nthe game was\nfun", b"1,2"],
    ids=["a picture", "another encoding", "a letter", "a line"],
)
def test_what_is_no_game_file_is_told_so_and_not_that_it_is_cut_off(foreign: bytes) -> None:
    with pytest.raises(GameFileError, match=r"^The file, line 1: this is not the header of a game file\.$"):
        decode_game(foreign)


def test_nothing_of_a_damaged_file_is_loaded(tmp_path: Path) -> None:
    store = MemoryStore()
    path = tmp_path / "evening.jsonl"
    path.write_bytes(CONTENT[:-1])
    with pytest.raises(GameFileError, match=rf"^{path}, line {len(LINES)}: the file is cut off in this line\.$"):
        load_game(store, path)
    assert store.games() == []
