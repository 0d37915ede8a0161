"""The laboratory: a simulator, panels to try rules on, and lessons.

>>> import mysterium_nb as m
>>> games = m.lab.simulate("classic", games=24)
>>> low, high = m.lab.wilson(games["won"].sum(), len(games))
"""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports
from mysterium_nb.quick_imports import skip_address_grammar

if TYPE_CHECKING:
    from mysterium_nb.lab import lessons, panels
    from mysterium_nb.lab.batch.population import SimulatedPlayers
    from mysterium_nb.lab.evaluation.bot_strength import strength
    from mysterium_nb.lab.evaluation.class_learning import measured_trials
    from mysterium_nb.lab.evaluation.mind_charts import minds_chart, thoughts_chart
    from mysterium_nb.lab.evaluation.strength_charts import (
        ghosts_chart,
        held_out_chart,
        lessons_chart,
        likeness_chart,
        presets_chart,
    )
    from mysterium_nb.lab.intervals import Interval, wilson
    from mysterium_nb.lab.panels import ComparisonPanel, DifficultyPanel, LadderPanel, RulePanel
    from mysterium_nb.lab.simulator import in_blocks, simulate
    from mysterium_nb.lab.sweeps import sweep
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.lab.batch.population": "SimulatedPlayers",
            "mysterium_nb.lab.evaluation.bot_strength": "strength",
            "mysterium_nb.lab.evaluation.class_learning": "measured_trials",
            "mysterium_nb.lab.evaluation.mind_charts": "minds_chart thoughts_chart",
            "mysterium_nb.lab.evaluation.strength_charts": (
                "ghosts_chart held_out_chart lessons_chart likeness_chart presets_chart"
            ),
            "mysterium_nb.lab.intervals": "Interval wilson",
            "mysterium_nb.lab.panels": "ComparisonPanel DifficultyPanel LadderPanel RulePanel",
            "mysterium_nb.lab.simulator": "in_blocks simulate",
            "mysterium_nb.lab.sweeps": "sweep",
        },
        modules="lessons panels",
    )

__all__ = [
    "ComparisonPanel",
    "DifficultyPanel",
    "Interval",
    "LadderPanel",
    "RulePanel",
    "SimulatedPlayers",
    "ghosts_chart",
    "held_out_chart",
    "in_blocks",
    "lessons",
    "lessons_chart",
    "likeness_chart",
    "measured_trials",
    "minds_chart",
    "panels",
    "presets_chart",
    "simulate",
    "strength",
    "sweep",
    "thoughts_chart",
    "wilson",
]

skip_address_grammar()
