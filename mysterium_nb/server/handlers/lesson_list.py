"""The lessons of this house: which there are, and the page that lists them."""

from pathlib import Path
from typing import NamedTuple

from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.server.handlers.visitor import HtmlHandler, is_host

_PACKAGE = Path(__file__).parents[2]
NOTEBOOKS = (
    "1_mechanics_dynamics_aesthetics.ipynb",
    "2_bits_per_card.ipynb",
    "3_speakers_and_listeners.ipynb",
    "4_difficulty_curves.ipynb",
    "5_the_loud_player.ipynb",
    "6_a_house_rule.ipynb",
    "7_restricted_play.ipynb",
    "8_read_the_log.ipynb",
)


class LessonInfo(NamedTuple):
    title: str
    learns: str
    """What one can do afterwards."""
    minutes: int


def lessons(say: Translator) -> tuple[LessonInfo, ...]:
    """All of them, in the order in which they are taught."""
    return (
        LessonInfo(
            say("Mechanics, dynamics, aesthetics"),
            say("Follow a feeling at the table back to a number in the rules."),
            60,
        ),
        LessonInfo(say("Bits per card"), say("Measure what a picture can say, and why so little of it arrives."), 45),
        LessonInfo(
            say("Speakers and listeners"),
            say("Model two people who model each other, and doubt the number that fits."),
            55,
        ),
        LessonInfo(
            say("Difficulty curves and a win-rate target"),
            say("Set the game to a win rate that somebody asked for, and say how sure you are."),
            50,
        ),
        LessonInfo(
            say("Asymmetry and the loud player"),
            say("See when four opinions are worth less than one, and which rule mends it."),
            60,
        ),
        LessonInfo(
            say("A house rule, tested honestly"),
            say("Test a rule without fooling yourself: claim first, count, and look once."),
            60,
        ),
        LessonInfo(
            say("Restricted play: what is each mechanic worth?"),
            say("Take one thing away at a time, and read what it was worth here."),
            50,
        ),
        LessonInfo(
            say("Read the log: misunderstandings and what-if"),
            say("Replay a game that was lost, and tell a misunderstanding from bad luck."),
            60,
        ),
    )


def lesson_notebooks() -> Path:
    """The notebooks of lessons: with the package, or in a checkout beside it."""
    installed = _PACKAGE / "notebooks" / "lessons"
    return installed if installed.exists() else _PACKAGE.parent / "notebooks" / "lessons"


class LessonList(HtmlHandler):
    """The list of lessons. Whoever has looked at it is known, and can open one by its address from then on."""

    def get(self) -> None:
        self.ensure_visitor()
        self.services.pages.show(
            self,
            "learn",
            lessons=lessons(self.services.pages.speaker(self)),
            host=is_host(self),
        )
