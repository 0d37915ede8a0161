"""Minds associate, bots play. A bot sits at a table and sees a view, never the state."""

from mysterium_nb.minds.bot import Bot
from mysterium_nb.minds.quick import QuickBot
from mysterium_nb.minds.scripted import ScriptedBot
from mysterium_nb.minds.uniform import UniformBot

__all__ = ["Bot", "QuickBot", "ScriptedBot", "UniformBot"]
