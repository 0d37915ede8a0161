"""Benches: change a rule, see what it does, play it."""

from mysterium_nb.lab.benches.ab_bench import ABBench
from mysterium_nb.lab.benches.difficulty_map import DifficultyMap
from mysterium_nb.lab.benches.ladder import Ladder
from mysterium_nb.lab.benches.rule_bench import RuleBench

__all__ = ["ABBench", "DifficultyMap", "Ladder", "RuleBench"]
