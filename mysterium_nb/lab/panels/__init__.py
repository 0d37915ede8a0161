"""Panels: change a rule, see what it does, play it."""

from mysterium_nb.lab.panels.comparison_panel import ComparisonPanel
from mysterium_nb.lab.panels.difficulty_panel import DifficultyPanel
from mysterium_nb.lab.panels.ladder_panel import LadderPanel
from mysterium_nb.lab.panels.rule_panel import RulePanel

__all__ = ["ComparisonPanel", "DifficultyPanel", "LadderPanel", "RulePanel"]
