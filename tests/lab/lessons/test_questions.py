"""A lesson asks for predictions and answers, and says what is right without giving it away."""

import pytest
from ipywidgets import Label

from mysterium_nb.lab.lessons import Prediction, Questions, check


def test_an_answer_is_right_not_yet_right_or_not_there_yet() -> None:
    told = check(2, bits_needed=2.6, bits_offered=127, larger_leak=None)
    assert [verdict.right for verdict in told.of] == [True, False, None]
    assert not told.all_right
    assert repr(told).splitlines() == [
        "bits needed: Right.",
        "bits offered: Not yet. Think again.",
        "larger leak: No answer yet.",
    ]


def test_a_letter_is_no_number_and_a_number_no_letter() -> None:
    told = check(2, bits_needed="b", larger_leak=2.0)
    assert [verdict.right for verdict in told.of] == [False, False]
    assert check(2, larger_leak=" C ").all_right


def test_a_question_that_the_lesson_does_not_ask_is_named() -> None:
    with pytest.raises(LookupError, match=r"Lesson 2 asks bits_offered, .* and not bits_neded"):
        check(2, bits_neded=2.6)


def test_it_is_said_in_french_too() -> None:
    assert repr(check(2, lang="fr", bits_needed=2.6)) == "bits needed: Juste."


@pytest.mark.parametrize("typed", ["2.58", "2,58", " 2.58 "])
def test_fields_take_numbers_as_people_type_them(typed: str) -> None:
    asked = Questions(2)
    assert "No answer yet." in asked.told["bits_needed"].value
    asked.fields["bits_needed"].value = typed
    assert "Right." in asked.told["bits_needed"].value
    assert "No answer yet." in asked.told["bits_offered"].value


def test_a_percent_sign_does_no_harm() -> None:
    asked = Questions(5)
    asked.fields["right_alone"].value = "47 %"
    assert "Right." in asked.told["right_alone"].value


def test_what_came_out_is_covered_until_somebody_has_predicted() -> None:
    prediction = Prediction("How many?")
    before = prediction.reveal("<p>forty-two</p>", truth=42)
    assert "forty-two" not in before.value
    prediction.slider.value = 30
    prediction.button.click()
    assert "You predicted 30 %; it was 42 %." in before.value
    assert "forty-two" in before.value
    assert prediction.slider.disabled


def test_what_depends_on_the_prediction_is_made_then() -> None:
    prediction = Prediction("How many?")
    place = prediction.reveal(lambda: f"<p>at {prediction.slider.value:.0f}</p>", truth=-3)
    prediction.slider.value = 30
    prediction.button.click()
    assert "<p>at 30</p>" in place.value
    assert "You predicted 30 %; it was \N{MINUS SIGN}3 %." in place.value


def test_a_bench_is_not_even_built_before_somebody_has_predicted() -> None:
    prediction, built = Prediction("How many?"), []

    def bench() -> Label:
        built.append("bench")
        return Label("forty-two")

    place = prediction.build_after(bench)
    assert not built
    assert "Predict first" in place.children[0].value
    prediction.button.click()
    assert [child.value for child in place.children] == ["forty-two"]
    assert prediction.build_after(bench).children[0].value == "forty-two"
    assert len(built) == 2


def test_what_is_found_out_later_is_seen_at_once() -> None:
    prediction = Prediction("How many?")
    prediction.button.click()
    assert prediction.reveal("<p>forty-two</p>").value == "<p>forty-two</p>"
