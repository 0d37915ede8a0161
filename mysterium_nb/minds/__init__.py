"""Minds associate, bots play. A bot sits at a table and sees a view, never the state."""

from mysterium_nb.minds.associations.affinity import Affinity, alike
from mysterium_nb.minds.associations.colours import ColourMind
from mysterium_nb.minds.associations.meanings import MeaningMind
from mysterium_nb.minds.associations.mind import Mind, Reason
from mysterium_nb.minds.associations.mixtures import EnsembleMind, ensemble, minds_of
from mysterium_nb.minds.associations.moods import MoodMind
from mysterium_nb.minds.associations.noisy import NoisyMind
from mysterium_nb.minds.associations.pooled import PooledMind
from mysterium_nb.minds.associations.tags import TagMind
from mysterium_nb.minds.bots.bot import Bot
from mysterium_nb.minds.bots.company import Partners
from mysterium_nb.minds.bots.decision import Alternative, Decision, Link
from mysterium_nb.minds.bots.dials import PRESETS, Dials
from mysterium_nb.minds.bots.ghost_bot import GhostBot
from mysterium_nb.minds.bots.partners import Partner
from mysterium_nb.minds.bots.psychic_bot import PsychicBot
from mysterium_nb.minds.bots.scripted import ScriptedBot
from mysterium_nb.minds.bots.simple_bots import QuickBot
from mysterium_nb.minds.bots.uniform import UniformBot
from mysterium_nb.minds.bots.voice import Voice
from mysterium_nb.minds.learning.learned_mind import LearnedMind
from mysterium_nb.minds.learning.picks import Pick, picks_of

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
