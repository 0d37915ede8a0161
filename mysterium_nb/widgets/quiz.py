"""The class quiz as a widget: a quick series of questions, whose answers teach a mind how a class thinks."""

from ipywidgets import VBox
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.decks.deck import Deck
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.minds.learning.class_records import QUIZ, ClassError, ClassRecords
from mysterium_nb.minds.learning.learned_mind import LearnedMind
from mysterium_nb.minds.learning.picks import Pick
from mysterium_nb.pages.quiz_page import Answers, QuizQuestion, QuizRound, quiz_page, quiz_questions
from mysterium_nb.widgets.card_grid import CardGrid
from mysterium_nb.widgets.card_images import CardImages
from mysterium_nb.widgets.status_bar import StatusBar

PLACES = ("visions", "board", "answers", "dock")


class Quiz(VBox):  # type: ignore[misc] # ipywidgets has no types
    """One vision, nine cards of a kind: take the one that comes to mind, ten times; then hand the screen on.

    A person's answers are learned when the person is done, so that one can go back until then; with a book, they are
    kept for the class of that name, as `mysterium-nb classes new` calls it.

    >>> from mysterium_nb.decks import shipped
    >>> quiz = Quiz(shipped(), seed=1)
    >>> quiz.status.line["title"]
    'Which character does this make you think of?'
    >>> quiz.press(quiz.panels["board"].pieces[0]["key"])
    >>> quiz.status.line["title"]
    'Which location does this make you think of?'
    >>> quiz.close()
    """

    def __init__(
        self,
        deck: Deck,
        mind: LearnedMind | None = None,
        seed: int = 0,
        *,
        book: ClassRecords | None = None,
        name: str = "",
    ) -> None:
        if mind is not None and book is not None:
            raise ValueError("Give a mind or a class of a book, not both: a class has a mind of its own.")
        self._book, self._name = book, name
        self.mind = mind or (LearnedMind(deck) if book is None else book.mind(name, deck))
        self._deck = deck
        self._lang = deck.lang
        self._seed = seed
        self._browser_came = False
        self._round = self._asked()
        self._card_images = CardImages(deck)
        self.status = StatusBar(lambda: None, self._on_browser)
        self.status.add_class("mnb-cue")
        self.panels = {
            place: CardGrid(self._card_images, lambda key, *_: self.press(key), "panel", place) for place in PLACES
        }
        stage = VBox([self.status, *self.panels.values()])
        stage.add_class("mnb-stage")
        super().__init__([stage])
        self._dom_classes = ("mnb", "mnb-of-quiz", "mnb-night")
        self._redraw()

    @property
    def people(self) -> tuple[Answers, ...]:
        """What everybody has answered, in the order of the questions."""
        return self._round.people

    def press(self, key: str) -> None:
        """Press a piece as a browser does; one that is not there any more does nothing."""
        if not any(piece.get("key") == key for panel in self.panels.values() for piece in panel.pieces):
            return
        now = self._round.now or ()
        match key.split(":"):
            case ["take", _, card]:
                self._answer((*now, card))
            case ["skip", _]:
                self._answer((*now, None))
            case ["back", _]:
                self._round = replace(self._round, now=now[:-1])
            case ["end", _]:
                self._finish(now)
            case ["next"]:
                self._round = replace(self._round, now=())
            case ["other"]:
                self._seed += 1
                self._round = self._asked()
        self._redraw()

    def close(self) -> None:
        """Take everything away, here and in the browser."""
        if self.comm is None:
            return  # closed already, or never opened
        for widget in (*self.panels.values(), self.status):
            widget.close()
        self._card_images.close()
        super().close()

    def _asked(self) -> QuizRound:
        asked = quiz_questions(self._deck.ids, self._seed)
        return QuizRound(asked, tuple(self._thought(question) for question in asked))

    def _thought(self, question: QuizQuestion) -> str:
        (affinities,) = self.mind.affinity.submatrix([question.vision], question.among)
        return question.among[int(affinities.argmax())]

    def _answer(self, now: Answers) -> None:
        if len(now) == len(self._round.questions):
            self._finish(now)
        else:
            self._round = replace(self._round, now=now)

    def _finish(self, now: Answers) -> None:
        """Who has answered nothing at all was not there."""
        picks = [
            Pick((question.vision,), question.among, card)
            for question, card in zip(self._round.questions, now, strict=False)
            if card is not None
        ]
        kept = self._keep(picks)
        for pick in picks:
            self.mind.learn(pick)
        people = (*self._round.people, now) if any(now) else self._round.people
        self._round = replace(self._round, people=people, now=None, kept=kept)

    def _keep(self, picks: list[Pick]) -> bool:
        """Write down what was answered; somebody may have deleted the class meanwhile, or the disk is full."""
        if self._book is None or not picks:
            return True
        try:
            self._book.add(self._name, QUIZ, picks)
        except ClassError:
            return False
        return True

    def _on_browser(self, lang: str, *, tour: bool, prologues: tuple[str, ...]) -> None:  # noqa: ARG002  # said of every browser
        """Speak the language of the first browser that comes."""
        if not self._browser_came:
            self._browser_came = True
            self._lang = lang if lang in LANGUAGES else self._lang
            self._redraw()

    def _redraw(self) -> None:
        page = quiz_page(self._round, self._lang, CardNames(self._deck, self._lang), trusted=self.mind.trusted)
        self.status.show(page.status, lang=self._lang)
        for place, panel in self.panels.items():
            panel.show(page.panels.get(place, ()), label=page.names[place], lang=self._lang)
        self.status.announcement = (
            f"{page.status.hours_label}. {page.status.title}" if page.status.hours_label else page.status.title
        )
