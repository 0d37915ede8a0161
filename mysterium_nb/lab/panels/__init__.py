"""Benches: change a rule, see what it does, play it."""

from mysterium_nb.lab.panels.comparison_panel import ABBench
from mysterium_nb.lab.panels.difficulty_panel import DifficultyMap
from mysterium_nb.lab.panels.ladder_panel import Ladder
from mysterium_nb.lab.panels.rule_panel import RuleBench

__all__ = ["ABBench", "DifficultyMap", "Ladder", "RuleBench"]
