"""Check cells: an answer is right, not yet right, or not there yet."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.lab.lessons.answers import ANSWERS, Between

Given = float | str | None


class Verdict(NamedTuple):
    question: str
    given: Given
    right: bool | None
    """Nothing where there is no answer yet."""


class Verdicts(NamedTuple):
    """What a check cell shows."""

    of: tuple[Verdict, ...]
    lang: str

    @property
    def all_right(self) -> bool:
        return all(verdict.right for verdict in self.of)

    def words(self) -> Iterator[tuple[str, str]]:
        say = translator(self.lang, "visions")
        told = {True: say("Right."), False: say("Not yet. Think again."), None: say("No answer yet.")}
        for verdict in self.of:
            yield verdict.question.replace("_", " "), told[verdict.right]

    def __repr__(self) -> str:
        return "\n".join(f"{question}: {words}" for question, words in self.words())

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><th>{escape(question)}</th><td>{words}</td></tr>" for question, words in self.words())
        return f'<table role="status">{rows}</table>'


def check(lesson: int, *, lang: str = "en", **given: Given) -> Verdicts:
    """Check answers to a lesson's questions, by their names; `None` is no answer yet.

    >>> check(2, bits_needed=2.6, bits_offered=None)
    bits needed: Right.
    bits offered: No answer yet.
    """
    return Verdicts(tuple(Verdict(name, answer, _right(lesson, name, answer)) for name, answer in given.items()), lang)


def _right(lesson: int, name: str, given: Given) -> bool | None:
    questions = ANSWERS[lesson]
    if name not in questions:
        raise LookupError(f"Lesson {lesson} asks {', '.join(questions)}, and not {name}.")
    if given is None:
        return None
    answer = questions[name]
    if isinstance(answer, Between):
        return not isinstance(given, str) and answer.low <= given <= answer.high
    return isinstance(given, str) and given.strip().casefold() == answer
