"""Charts of what the metrics found: a small frame in, an Altair chart out, with a description in words.

>>> from mysterium_nb.logs.charts import win_rates_chart
>>> from mysterium_nb.logs.shipped_corpus import corpus
>>> from mysterium_nb.logs.metrics import win_rates
>>> chart = win_rates_chart(win_rates(corpus().games, by=("edition",)))
>>> chart.to_dict()["description"][:24]
'Games won. Classic (706)'

In a notebook, `mysterium_nb.logs.charts.chart_theme.use_theme("light")` comes first.
"""

from mysterium_nb.logs.charts.associations import affinity_chart, alike_chart, confusion_chart
from mysterium_nb.logs.charts.crows import crows_chart
from mysterium_nb.logs.charts.sway import first_to_final_chart, sway_chart
from mysterium_nb.logs.charts.tension_curve import tension_chart
from mysterium_nb.logs.charts.tokens import token_accuracy_chart, token_influence_chart
from mysterium_nb.logs.charts.votes import votes_chart
from mysterium_nb.logs.charts.winning import hours_chart, time_chart, win_rates_chart

__all__ = [
    "affinity_chart",
    "alike_chart",
    "confusion_chart",
    "crows_chart",
    "first_to_final_chart",
    "hours_chart",
    "sway_chart",
    "tension_chart",
    "time_chart",
    "token_accuracy_chart",
    "token_influence_chart",
    "votes_chart",
    "win_rates_chart",
]
