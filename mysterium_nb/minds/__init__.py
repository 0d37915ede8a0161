"""Minds that can sit at a table. They see a view, never the state."""

from mysterium_nb.minds.mind import Mind
from mysterium_nb.minds.quick import QuickMind
from mysterium_nb.minds.scripted import ScriptedMind
from mysterium_nb.minds.uniform import UniformMind

__all__ = ["Mind", "QuickMind", "ScriptedMind", "UniformMind"]
