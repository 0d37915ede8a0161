"""The game as a PettingZoo environment, for those who train agents (extra `[rl]`).

>>> import mysterium_nb as m
>>> seance = m.rl.env(m.Rules.classic(players=4))
>>> seance.reset(seed=1)
>>> seance.agent_selection
'ghost_0'
"""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.rl.environment import SeanceEnv, env
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.rl.environment": "SeanceEnv env",
        },
    )

__all__ = [
    "SeanceEnv",
    "env",
]
