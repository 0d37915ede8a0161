"""What the lessons in `notebooks/lessons` are made with."""

from mysterium_nb.lab.lessons.answer_check import check
from mysterium_nb.lab.lessons.games_menu import GamesMenu
from mysterium_nb.lab.lessons.lesson_charts import band_chart, lines_chart, network_chart, rates_chart
from mysterium_nb.lab.lessons.message_experiment import messages
from mysterium_nb.lab.lessons.picture_rows import card_rows
from mysterium_nb.lab.lessons.questions import Prediction, Questions
from mysterium_nb.lab.lessons.speaker_fit import fit_speakers

__all__ = [
    "GamesMenu",
    "Prediction",
    "Questions",
    "band_chart",
    "card_rows",
    "check",
    "fit_speakers",
    "lines_chart",
    "messages",
    "network_chart",
    "rates_chart",
]
