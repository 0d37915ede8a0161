"""The class quiz as plain data: a vision, nine cards of a kind, and the one that comes to mind; then who took what."""

import random
from collections import Counter

import msgspec

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import KINDS, CardId, Cards, Kind
from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.pages.model import CardButton, CardFigure, Panels, Piece, StatusLine, Text, TextButton

QUESTIONS = 10
CARDS = 9
SHOWN = 2
"""Answers shown of each question, the most frequent first."""


class QuizQuestion(msgspec.Struct, frozen=True):
    vision: CardId
    among: tuple[CardId, ...]

    @property
    def kind(self) -> Kind:
        return next(kind for kind in KINDS if self.among[0].startswith(kind[0]))


Answers = tuple[CardId | None, ...]
"""One person's, in the order of the questions; nothing where a question was skipped."""


class QuizRound(msgspec.Struct, frozen=True):
    """The same questions, put to one person after the other."""

    questions: tuple[QuizQuestion, ...]
    thought: tuple[CardId, ...]
    """What the mind would have taken, before it heard any answer."""
    people: tuple[Answers, ...] = ()
    """Those who have answered."""
    now: Answers | None = ()
    """What the person before the screen has answered so far; nobody is asked when there is none."""
    kept: bool = True
    """Whether the last answers could be written down, where they should be."""


class QuizPage(msgspec.Struct, frozen=True):
    status: StatusLine
    panels: Panels
    names: dict[str, str]
    """What each place is called, for those who cannot see where it is."""


def quiz_questions(cards: Cards, seed: int | str) -> tuple[QuizQuestion, ...]:
    """Ten visions, no two alike, each with nine cards of one kind; the kinds take turns. A seed always asks the same.

    >>> from mysterium_nb.engine.cards import STANDARD
    >>> [question.kind for question in quiz_questions(STANDARD, seed=1)][:4]
    ['character', 'location', 'object', 'character']
    """
    rng = random.Random(f"quiz {seed}")
    visions = rng.sample(cards.visions, min(QUESTIONS, len(cards.visions)))
    rows = [cards.suspects[number % len(KINDS)] for number in range(len(visions))]
    return tuple(
        QuizQuestion(vision, tuple(rng.sample(row, min(CARDS, len(row)))))
        for vision, row in zip(visions, rows, strict=True)
    )


def quiz_page(quiz: QuizRound, lang: str, names: CardNames, *, trusted: bool) -> QuizPage:
    say = translator(lang, "visions")
    places = {
        "visions": say("The vision"),
        "board": say("The cards to choose from"),
        "answers": say("How all answered"),
        "dock": say("What you can do"),
    }
    if quiz.now is None:
        return QuizPage(_thanks(quiz, say, trusted=trusted), _results(quiz, say, names), places)
    asked = quiz.questions[len(quiz.now)]
    return QuizPage(_status_line(quiz, len(quiz.now), say), _asking(asked, len(quiz.now), say, names), places)


def _status_line(quiz: QuizRound, number: int, say: Translator) -> StatusLine:
    count = len(quiz.questions)
    return StatusLine(
        title=say("Which {kind} does this make you think of?", kind=quiz.questions[number].kind),
        details=say("Take what comes to mind first. No answer is wrong."),
        hours=tuple(str(place + 1) for place in range(count)),
        hour=number + 1,
        hours_label=say("Question {number} of {count}", number=number + 1, count=count),
    )


def _asking(asked: QuizQuestion, number: int, say: Translator, names: CardNames) -> Panels:
    vision = CardFigure(card=asked.vision, text=names(asked.vision), alt=names.alt(asked.vision), picture_width=600)
    cards = tuple(
        # The number makes them new cards: a second tap of a trembling finger answers nothing.
        CardButton(
            key=f"take:{number}:{card}",
            text=names(card),
            label=f"{names(card)}. {names.alt(card)}",
            card=card,
        )
        for card in asked.among
    )
    dock = [
        TextButton(key=f"skip:{number}", text=say("Skip this one")),
        TextButton(key=f"end:{number}", text=say("Stop here")),
    ]
    if number:
        dock.insert(0, TextButton(key=f"back:{number}", text=say("One back")))
    return {"visions": (vision,), "board": cards, "dock": tuple(dock)}


def _thanks(quiz: QuizRound, say: Translator, *, trusted: bool) -> StatusLine:
    given = sum(answer is not None for answers in quiz.people for answer in answers)
    better = say("The mind has learned something about you, and goes by it now.")
    before = say("The mind needs more answers before it trusts what it has learned.")
    return StatusLine(
        title=say("Thank you!"),
        details=" ".join(
            (
                say("People: {people}. Answers: {count}.", people=len(quiz.people), count=given),
                better if trusted else before,
                *(() if quiz.kept else (say("These answers could not be kept for the class."),)),
            )
        ),
    )


def _results(quiz: QuizRound, say: Translator, names: CardNames) -> Panels:
    """Four pieces for each question that anybody answered: the vision, the mind's card, and what people took most."""
    pieces: list[Piece] = []
    for place, (question, thought) in enumerate(zip(quiz.questions, quiz.thought, strict=True)):
        taken = Counter(card for answers in quiz.people for card in answers[place : place + 1] if card is not None)
        if not taken:
            continue
        vision = names(question.vision)
        pieces.append(CardFigure(card=question.vision, text=vision, alt=vision, style="asked"))
        pieces.append(_taken(names(thought), thought, say("the mind")))
        for card, count in taken.most_common(SHOWN):
            pieces.append(_taken(names(card), card, say("{count} of {people}", count=count, people=taken.total())))
        pieces += [Text()] * (SHOWN - len(taken))
    dock = (
        TextButton(key="other", text=say("Other questions")),
        TextButton(key="next", text=say("Somebody else answers"), style="go"),
    )
    return {"answers": tuple(pieces), "dock": dock}


def _taken(name: str, card: CardId, by: str) -> CardFigure:
    return CardFigure(card=card, text=name, subtitle=by, alt=f"{name}, {by}")
