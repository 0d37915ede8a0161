"""What the lessons in `notebooks/lessons` are made with."""

from mysterium_nb.lab.lessons.asking import Prediction, Questions
from mysterium_nb.lab.lessons.charts import band_chart, lines_chart, network_chart, rates_chart
from mysterium_nb.lab.lessons.checking import check
from mysterium_nb.lab.lessons.menu import GamesMenu
from mysterium_nb.lab.lessons.messages import messages
from mysterium_nb.lab.lessons.pictures import pictures
from mysterium_nb.lab.lessons.speakers import speakers

__all__ = [
    "GamesMenu",
    "Prediction",
    "Questions",
    "band_chart",
    "check",
    "lines_chart",
    "messages",
    "network_chart",
    "pictures",
    "rates_chart",
    "speakers",
]
