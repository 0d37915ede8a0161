"""Questions to the tables of logged games: a frame in, a small tidy frame out, ready to be drawn.

Shares come with Wilson intervals (`low`, `high`, 95 %): games are few in a class, and a share without its uncertainty
says more than it knows. Guesses, votes and tokens of one game hang together and count for what they are worth.
"""

from mysterium_nb.logs.metrics.associations import affinity, confusion
from mysterium_nb.logs.metrics.crows import crow_effect, value_of_crows
from mysterium_nb.logs.metrics.mind_agreement import agreement
from mysterium_nb.logs.metrics.sway import first_to_final, who_sways_whom
from mysterium_nb.logs.metrics.tension_curve import tension
from mysterium_nb.logs.metrics.tokens import token_accuracy, token_influence
from mysterium_nb.logs.metrics.votes import votes_by_tier
from mysterium_nb.logs.metrics.winning import hours_to_solve, time_to_solve, win_rates

__all__ = [
    "affinity",
    "agreement",
    "confusion",
    "crow_effect",
    "first_to_final",
    "hours_to_solve",
    "tension",
    "time_to_solve",
    "token_accuracy",
    "token_influence",
    "value_of_crows",
    "votes_by_tier",
    "who_sways_whom",
    "win_rates",
]
