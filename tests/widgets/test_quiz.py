"""The class quiz: ten quick questions, answers that can be taken back until one is done, and a mind that learns."""

from pathlib import Path
from typing import Any

import pytest

from mysterium_nb.decks import shipped
from mysterium_nb.minds import LearnedMind, Pick
from mysterium_nb.minds.learning.class_records import ClassError, ClassRecords
from mysterium_nb.widgets.quiz import Quiz
from tests.widgets.fingers import browser_says

pytestmark = pytest.mark.usefixtures("nothing_fails")


def pieces(quiz: Quiz, place: str) -> list[dict[str, Any]]:
    return list(quiz.panels[place].pieces)


def press(quiz: Quiz, place: str, start: str, number: int = 0) -> str:
    """Press a piece by the message that a browser sends."""
    keys: list[str] = [piece["key"] for piece in pieces(quiz, place) if piece["key"].startswith(start)]
    browser_says(quiz.panels[place], {"press": keys[number]})
    return keys[number]


def answer_all(quiz: Quiz, number: int = 0) -> list[str]:
    return [press(quiz, "board", "take", number).split(":")[-1] for _ in range(10)]


def test_a_question_is_a_vision_and_nine_cards_of_one_kind() -> None:
    quiz = Quiz(shipped(), seed=3)
    (vision,) = pieces(quiz, "visions")
    assert vision["kind"] == "figure"
    cards = [piece["key"].split(":")[-1] for piece in pieces(quiz, "board")]
    assert len(set(cards)) == 9
    assert {card[0] for card in cards} == {"c"}
    assert quiz.status.line["hours_label"] == "Question 1 of 10"


def test_every_card_is_named_and_described_for_those_who_cannot_see_it() -> None:
    deck = shipped()
    for piece in pieces(Quiz(deck, seed=3), "board"):
        card = deck[piece["key"].split(":")[-1]]
        assert piece["label"].startswith(card.title)
        assert len(piece["label"]) > len(card.title) + 20


def test_ten_answers_are_learned_when_one_is_done_and_not_before() -> None:
    mind = LearnedMind(shipped())
    quiz = Quiz(shipped(), mind, seed=3)
    first = press(quiz, "board", "take", 2).split(":")[-1]
    assert mind.picks == []
    for _ in range(9):
        press(quiz, "board", "take")
    assert len(mind.picks) == 10
    assert isinstance(mind.picks[0], Pick)
    assert mind.picks[0].taken == first
    assert len(mind.picks[0].among) == 9
    assert quiz.status.line["title"] == "Thank you!"


def test_an_answer_can_be_taken_back() -> None:
    mind = LearnedMind(shipped())
    quiz = Quiz(shipped(), mind, seed=3)
    press(quiz, "board", "take", 0)
    press(quiz, "dock", "back")
    assert quiz.status.line["hours_label"] == "Question 1 of 10"
    second = press(quiz, "board", "take", 1).split(":")[-1]
    press(quiz, "dock", "end")
    assert [pick.taken for pick in mind.picks] == [second]


def test_a_skipped_question_teaches_nothing() -> None:
    mind = LearnedMind(shipped())
    quiz = Quiz(shipped(), mind, seed=3)
    for _ in range(10):
        press(quiz, "dock", "skip")
    assert mind.picks == []
    assert quiz.people == ()
    assert pieces(quiz, "answers") == []


def test_the_second_tap_of_a_trembling_finger_answers_nothing() -> None:
    quiz = Quiz(shipped(), seed=3)
    key = press(quiz, "board", "take")
    browser_says(quiz.panels["board"], {"press": key})
    assert quiz.status.line["hours_label"] == "Question 2 of 10"


def test_several_people_get_the_same_questions_and_then_see_how_all_answered() -> None:
    quiz = Quiz(shipped(), seed=3)
    taken = answer_all(quiz, number=0)
    for number in (0, 1):
        press(quiz, "dock", "next")
        answer_all(quiz, number)
    assert len(quiz.people) == 3
    shown = pieces(quiz, "answers")
    assert len(shown) == 4 * 10
    vision, mind, most, next_most = shown[:4]
    assert vision["style"] == "asked"
    assert mind["subtitle"] == "the mind"
    assert (most["text"], most["subtitle"]) == (shipped()[taken[0]].title, "2 of 3")
    assert next_most["subtitle"] == "1 of 3"
    assert quiz.status.line["details"].startswith("People: 3. Answers: 30.")


def test_other_questions_begin_a_new_series_for_the_same_mind() -> None:
    quiz = Quiz(shipped(), seed=3)
    before = [piece["key"] for piece in pieces(quiz, "board")]
    answer_all(quiz)
    press(quiz, "dock", "other")
    assert [piece["key"] for piece in pieces(quiz, "board")] != before
    answer_all(quiz)
    assert len(quiz.mind.picks) == 20


def test_a_class_that_agrees_with_itself_is_soon_known() -> None:
    """Everybody takes the card with the highest number, whatever the vision."""
    quiz = Quiz(shipped(), seed=3)
    for _ in range(5):
        while cards := [piece["key"].split(":")[-1] for piece in pieces(quiz, "board")]:
            press(quiz, "board", "take", cards.index(max(cards)))
        press(quiz, "dock", "next")
    press(quiz, "dock", "end")
    assert quiz.mind.trusted
    assert "has learned something about you" in quiz.status.line["details"]


def test_it_speaks_the_language_of_the_browser() -> None:
    quiz = Quiz(shipped(), seed=3)
    browser_says(quiz.status, {"arrived": "fr-CA", "tour": False})
    assert quiz.status.line["title"] == "À quel personnage cela vous fait-il penser\N{NO-BREAK SPACE}?"
    assert "Passer" in [piece["text"] for piece in pieces(quiz, "dock")]


def test_the_same_seed_asks_the_same() -> None:
    one, two = (Quiz(shipped(), seed=8) for _ in range(2))
    assert [p["key"] for p in pieces(one, "board")] == [p["key"] for p in pieces(two, "board")]


def test_closing_takes_all_its_widgets_away() -> None:
    quiz = Quiz(shipped(), seed=3)
    quiz.close()
    quiz.close()
    assert quiz.status.comm is None
    assert all(panel.comm is None for panel in quiz.panels.values())


def test_with_a_book_everybodys_answers_are_kept_for_the_class(tmp_path: Path) -> None:
    book = ClassRecords(tmp_path)
    name = book.new(shipped())
    quiz = Quiz(shipped(), seed=3, book=book, name=name)
    press(quiz, "board", "take")
    assert book.read(name).count == 0, "one can still go back"
    for _ in range(9):
        press(quiz, "board", "take")
    press(quiz, "dock", "next")
    answer_all(quiz, 1)
    assert book.read(name).picks == {"quiz": tuple(quiz.mind.picks)}
    assert len(quiz.mind.picks) == 20
    again = Quiz(shipped(), book=ClassRecords(tmp_path), name=name)
    assert again.mind.picks == quiz.mind.picks
    assert again.mind.gain == quiz.mind.gain


def test_a_class_that_is_deleted_while_somebody_answers_is_told_so_and_the_quiz_goes_on(tmp_path: Path) -> None:
    book = ClassRecords(tmp_path)
    name = book.new(shipped())
    quiz = Quiz(shipped(), seed=3, book=book, name=name)
    book.delete(name)
    answer_all(quiz, 0)
    assert quiz.status.line["title"] == "Thank you!"
    assert "These answers could not be kept for the class." in quiz.status.line["details"]
    assert book.names() == []
    press(quiz, "dock", "next")
    press(quiz, "dock", "end")
    assert "could not be kept" not in quiz.status.line["details"], "nothing was answered, so nothing is missing"


def test_a_class_that_is_not_in_the_book_or_has_two_minds_is_refused(tmp_path: Path) -> None:
    book = ClassRecords(tmp_path)
    with pytest.raises(ClassError, match="There is no class quiet-owl-0001 here"):
        Quiz(shipped(), book=book, name="quiet-owl-0001")
    with pytest.raises(ValueError, match="not both"):
        Quiz(shipped(), LearnedMind(shipped()), book=book, name=book.new(shipped()))
