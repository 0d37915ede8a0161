"""What was learned of a class is kept under a pseudonym, says nothing about anybody, and can be deleted."""

import stat
from pathlib import Path

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.minds import Pick
from mysterium_nb.minds.learning.class_records import ClassError, ClassRecord, ClassRecords

PICK = Pick(("v1",), ("c1", "c2", "c3"), "c2")


@pytest.fixture
def book(tmp_path: Path) -> ClassRecords:
    return ClassRecords(tmp_path / "classes")


def test_a_class_gets_a_pseudonym_that_chance_makes(book: ClassRecords) -> None:
    names = {book.new(shipped()) for _ in range(5)}
    assert len(names) == 5
    assert book.names() == sorted(names)


def test_what_was_learned_is_there_again_in_another_program(book: ClassRecords, tmp_path: Path) -> None:
    name = book.new(shipped())
    book.add(name, "a-game", [PICK] * 40)
    again = ClassRecords(tmp_path / "classes").mind(name, shipped())
    same = ClassRecords(tmp_path / "classes").mind(name, shipped())
    assert len(again.picks) == 40
    assert again.trusted
    assert (again.affinity.matrix == same.affinity.matrix).all()


def test_a_game_learned_twice_counts_once_and_quizzes_add_up(book: ClassRecords) -> None:
    name = book.new(shipped())
    for _ in range(2):
        book.add(name, "a-game", [PICK] * 3)
        book.add(name, "quiz", [PICK])
    assert book.read(name).count == 3 + 2


def test_a_forgotten_game_leaves_no_trace(book: ClassRecords) -> None:
    one, two = book.new(shipped()), book.new(shipped())
    for name in (one, two):
        book.add(name, "a-game", [PICK] * 3)
        book.add(name, "another", [PICK])
    book.forget("a-game")
    assert [book.read(name).count for name in (one, two)] == [1, 1]


def test_a_damaged_class_stands_in_nobodys_way_when_a_game_is_forgotten(book: ClassRecords, tmp_path: Path) -> None:
    names = sorted(book.new(shipped()) for _ in range(3))
    for name in names:
        book.add(name, "a-game", [PICK])
    (tmp_path / "classes" / f"{names[0]}.json").write_bytes(b"{")
    book.forget("a-game")
    assert [book.read(name).count for name in names[1:]] == [0, 0]
    book.delete(names[0])
    assert book.names() == names[1:]


def test_a_class_that_cannot_be_reached_now_may_hold_the_game_and_is_refused(
    book: ClassRecords, tmp_path: Path
) -> None:
    (tmp_path / "classes" / "quiet-owl-0001.json").mkdir(parents=True)
    with pytest.raises(ClassError, match="What was learned of quiet-owl-0001 cannot be read"):
        book.forget("a-game")


def test_a_deleted_class_is_gone(book: ClassRecords, tmp_path: Path) -> None:
    name = book.new(shipped())
    book.delete(name)
    assert book.names() == []
    assert list((tmp_path / "classes").iterdir()) == []
    with pytest.raises(ClassError, match=f"There is no class {name} here"):
        book.mind(name, shipped())
    with pytest.raises(ClassError, match="There is no class"):
        book.delete(name)


def test_only_cards_are_written_down_and_only_the_owner_reads_them(book: ClassRecords, tmp_path: Path) -> None:
    name = book.new(shipped())
    book.add(name, "quiz", [PICK])
    file = tmp_path / "classes" / f"{name}.json"
    assert file.read_text() == (
        '{"deck":"sleepwalker","picks":{"quiz":[{"visions":["v1"],"among":["c1","c2","c3"],"taken":"c2"}]},"format":1}'
    )
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["../games", "a/b", "", "quiet-owl-1/../../x", "QUIET-OWL-0001"])
def test_a_name_is_never_a_way_out_of_the_folder(book: ClassRecords, name: str) -> None:
    for reach in (book.read, book.delete):
        with pytest.raises(ClassError, match=r"^There is no class"):
            reach(name)


@pytest.mark.parametrize(
    "damage", [b"", b"{", b'{"deck":"x","format":2}', b'{"deck":"x","picks":{"q":[{"visions":[]}]}}']
)
def test_a_damaged_file_is_refused_in_a_sentence(book: ClassRecords, tmp_path: Path, damage: bytes) -> None:
    name = book.new(shipped())
    (tmp_path / "classes" / f"{name}.json").write_bytes(damage)
    with pytest.raises(ClassError, match=f"What was learned of {name} cannot be read"):
        book.mind(name, shipped())


def test_another_deck_is_another_class(book: ClassRecords, tmp_path: Path) -> None:
    name = book.new(shipped())
    (tmp_path / "classes" / f"{name}.json").write_bytes(b'{"deck":"other"}')
    assert book.read(name) == ClassRecord("other")
    with pytest.raises(ClassError, match="was learned with the deck other"):
        book.mind(name, shipped())
