"""Minds associate, bots play. A bot sits at a table and sees a view, never the state."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.minds.associations.affinity import Affinity, similarity, visions_and_suspects
    from mysterium_nb.minds.associations.colours import ColourMind
    from mysterium_nb.minds.associations.meanings import MeaningMind
    from mysterium_nb.minds.associations.mind import Mind, Reason
    from mysterium_nb.minds.associations.mixtures import EnsembleMind, ensemble, minds_of
    from mysterium_nb.minds.associations.moods import MoodMind
    from mysterium_nb.minds.associations.noisy import NoisyMind
    from mysterium_nb.minds.associations.pooled import PooledMind
    from mysterium_nb.minds.associations.tags import TagMind
    from mysterium_nb.minds.bots.bot import Bot
    from mysterium_nb.minds.bots.decision import Alternative, CardPair, Decision
    from mysterium_nb.minds.bots.dials import PRESETS, Dials
    from mysterium_nb.minds.bots.ghost_bot import GhostBot
    from mysterium_nb.minds.bots.listener import Listener
    from mysterium_nb.minds.bots.partner import Partner
    from mysterium_nb.minds.bots.partners import Partners
    from mysterium_nb.minds.bots.psychic_bot import PsychicBot
    from mysterium_nb.minds.bots.quick_bot import QuickBot
    from mysterium_nb.minds.bots.random_bot import RandomBot
    from mysterium_nb.minds.bots.reasoning import normalised
    from mysterium_nb.minds.bots.scripted import ScriptedBot
    from mysterium_nb.minds.bots.voice import Voice
    from mysterium_nb.minds.learning.class_records import ClassError, ClassRecords
    from mysterium_nb.minds.learning.learned_mind import LearnedMind
    from mysterium_nb.minds.learning.picks import Pick, picks_of
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.minds.associations.affinity": "Affinity similarity visions_and_suspects",
            "mysterium_nb.minds.associations.colours": "ColourMind",
            "mysterium_nb.minds.associations.meanings": "MeaningMind",
            "mysterium_nb.minds.associations.mind": "Mind Reason",
            "mysterium_nb.minds.associations.mixtures": "EnsembleMind ensemble minds_of",
            "mysterium_nb.minds.associations.moods": "MoodMind",
            "mysterium_nb.minds.associations.noisy": "NoisyMind",
            "mysterium_nb.minds.associations.pooled": "PooledMind",
            "mysterium_nb.minds.associations.tags": "TagMind",
            "mysterium_nb.minds.bots.bot": "Bot",
            "mysterium_nb.minds.bots.partners": "Partners",
            "mysterium_nb.minds.bots.decision": "Alternative Decision CardPair",
            "mysterium_nb.minds.bots.dials": "PRESETS Dials",
            "mysterium_nb.minds.bots.ghost_bot": "GhostBot",
            "mysterium_nb.minds.bots.listener": "Listener",
            "mysterium_nb.minds.bots.partner": "Partner",
            "mysterium_nb.minds.bots.psychic_bot": "PsychicBot",
            "mysterium_nb.minds.bots.reasoning": "normalised",
            "mysterium_nb.minds.bots.scripted": "ScriptedBot",
            "mysterium_nb.minds.bots.quick_bot": "QuickBot",
            "mysterium_nb.minds.bots.random_bot": "RandomBot",
            "mysterium_nb.minds.bots.voice": "Voice",
            "mysterium_nb.minds.learning.class_records": "ClassRecords ClassError",
            "mysterium_nb.minds.learning.learned_mind": "LearnedMind",
            "mysterium_nb.minds.learning.picks": "Pick picks_of",
        },
    )

__all__ = [
    "PRESETS",
    "Affinity",
    "Alternative",
    "Bot",
    "CardPair",
    "ClassError",
    "ClassRecords",
    "ColourMind",
    "Decision",
    "Dials",
    "EnsembleMind",
    "GhostBot",
    "LearnedMind",
    "Listener",
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
    "RandomBot",
    "Reason",
    "ScriptedBot",
    "TagMind",
    "Voice",
    "ensemble",
    "minds_of",
    "normalised",
    "picks_of",
    "similarity",
    "visions_and_suspects",
]
