"""The game as a PettingZoo environment, for those who train agents (extra `[rl]`).

from mysterium_nb.rl import env
seance = env(Rules.classic(players=4))
"""

from mysterium_nb.rl.environment import SeanceEnv, env

__all__ = ["SeanceEnv", "env"]
