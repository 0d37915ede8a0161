"""The game as a PettingZoo environment, for those who train agents (extra `[rl]`).

from mysterium_nb.lab.zoo import env
seance = env(Rules.classic(players=4))
"""

from mysterium_nb.lab.zoo.seance import SeanceEnv, env

__all__ = ["SeanceEnv", "env"]
