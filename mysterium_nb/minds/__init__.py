"""Minds associate, bots play. A bot sits at a table and sees a view, never the state."""

from mysterium_nb.minds.affinity import Affinity, alike
from mysterium_nb.minds.bot import Bot
from mysterium_nb.minds.colours import ColourMind
from mysterium_nb.minds.company import Partners
from mysterium_nb.minds.decision import Alternative, Decision, Link
from mysterium_nb.minds.dials import PRESETS, Dials
from mysterium_nb.minds.ensemble import EnsembleMind, ensemble, minds_of
from mysterium_nb.minds.ghost import GhostBot
from mysterium_nb.minds.learned import LearnedMind
from mysterium_nb.minds.meanings import MeaningMind
from mysterium_nb.minds.mind import Mind, Reason
from mysterium_nb.minds.moods import MoodMind
from mysterium_nb.minds.noisy import NoisyMind
from mysterium_nb.minds.partner import Partner
from mysterium_nb.minds.picks import Pick, picks_of
from mysterium_nb.minds.pooled import PooledMind
from mysterium_nb.minds.psychic import PsychicBot
from mysterium_nb.minds.quick import QuickBot
from mysterium_nb.minds.saying import Voice
from mysterium_nb.minds.scripted import ScriptedBot
from mysterium_nb.minds.tags import TagMind
from mysterium_nb.minds.uniform import UniformBot

__all__ = [
    "PRESETS",
    "Affinity",
    "Alternative",
    "Bot",
    "ColourMind",
    "Decision",
    "Dials",
    "EnsembleMind",
    "GhostBot",
    "LearnedMind",
    "Link",
    "MeaningMind",
    "Mind",
    "MoodMind",
    "NoisyMind",
    "Partner",
    "Partners",
    "Pick",
    "PooledMind",
    "PsychicBot",
    "QuickBot",
    "Reason",
    "ScriptedBot",
    "TagMind",
    "UniformBot",
    "Voice",
    "alike",
    "ensemble",
    "minds_of",
    "picks_of",
]
