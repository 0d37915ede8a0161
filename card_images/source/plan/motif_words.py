"""The catalogue of motifs: every thing that can be tagged on a card, with its noun in both languages.

A word is written here without its article; alt texts use exactly these words, in the singular or a regular
plural, so that a picture, its tags and its description speak of the same thing.
"""

from __future__ import annotations

from card_images.source.plan.entries import Family, Motif, Words
from card_images.source.plan.motif_notes_living import LIVING_NOTES
from card_images.source.plan.motif_notes_made import MADE_NOTES

_WORDS: dict[Family, dict[str, tuple[str, str]]] = {
    "creatures": {
        "raven": ("raven", "corbeau"),
        "owl": ("owl", "hibou"),
        "stag": ("stag", "cerf"),
        "fox": ("fox", "renard"),
        "hare": ("hare", "lièvre"),
        "cat": ("cat", "chat"),
        "moth": ("moth", "papillon de nuit"),
        "bee": ("bee", "abeille"),
        "fish": ("fish", "poisson"),
        "octopus": ("octopus", "pieuvre"),
        "snail": ("snail", "escargot"),
        "whale": ("whale", "baleine"),
        "spider_web": ("spider web", "toile d’araignée"),
        "feather": ("feather", "plume"),
    },
    "plants": {
        "tree": ("tree", "arbre"),
        "fern": ("fern", "fougère"),
        "leaf": ("leaf", "feuille"),
        "rose": ("rose", "rose"),
        "bramble": ("bramble", "ronce"),
        "poppy": ("poppy", "coquelicot"),
        "mushroom": ("mushroom", "champignon"),
        "fir_tree": ("fir tree", "sapin"),
        "wheat": ("wheat", "blé"),
        "water_lily": ("water lily", "nénuphar"),
    },
    "sky": {
        "moon": ("moon", "lune"),
        "comet": ("comet", "comète"),
        "cloud": ("cloud", "nuage"),
        "wave": ("wave", "vague"),
        "flame": ("flame", "flamme"),
        "smoke": ("smoke", "fumée"),
        "snowflake": ("snowflake", "flocon"),
        "crystal": ("crystal", "cristal"),
        "bubble": ("bubble", "bulle"),
        "drop": ("drop", "goutte"),
    },
    "house": {
        "door": ("door", "porte"),
        "window": ("window", "fenêtre"),
        "spiral_stairs": ("spiral staircase", "escalier en colimaçon"),
        "ladder": ("ladder", "échelle"),
        "chandelier": ("chandelier", "lustre"),
        "chimney": ("chimney", "cheminée"),
        "curtain": ("curtain", "rideau"),
        "bed": ("bed", "lit"),
        "keyhole": ("keyhole", "trou de serrure"),
    },
    "buildings": {
        "lighthouse": ("lighthouse", "phare"),
        "castle": ("castle", "château"),
        "windmill": ("windmill", "moulin à vent"),
        "bell_tower": ("bell tower", "clocher"),
        "bridge": ("bridge", "pont"),
        "glasshouse": ("glasshouse", "serre"),
        "gate": ("gate", "portail"),
        "circus_tent": ("circus tent", "chapiteau"),
        "stilt_house": ("stilt house", "maison sur pilotis"),
        "street_lamp": ("street lamp", "réverbère"),
    },
    "journey": {
        "balloon": ("balloon", "montgolfière"),
        "sailing_boat": ("sailing boat", "voilier"),
        "rowing_boat": ("rowing boat", "barque"),
        "paper_boat": ("paper boat", "bateau en papier"),
        "train": ("train", "train"),
        "trunk": ("trunk", "malle"),
        "compass": ("compass", "boussole"),
        "anchor": ("anchor", "ancre"),
        "sledge": ("sledge", "traîneau"),
        "kite": ("kite", "cerf-volant"),
        "carousel_horse": ("carousel horse", "cheval de manège"),
        "map": ("map", "carte marine"),
    },
    "instruments": {
        "violin": ("violin", "violon"),
        "gramophone": ("gramophone", "gramophone"),
        "bell": ("bell", "cloche"),
        "music_box": ("music box", "boîte à musique"),
        "telescope": ("telescope", "longue-vue"),
        "tall_clock": ("tall clock", "horloge"),
        "scissors": ("scissors", "ciseaux"),
        "spool": ("spool", "bobine"),
        "quill": ("quill", "plume d’oie"),
        "cog": ("cog", "engrenage"),
        "butterfly_net": ("butterfly net", "filet à papillons"),
        "broom": ("broom", "balai"),
        "rope": ("rope", "corde"),
    },
    "household": {
        "key": ("key", "clef"),
        "pocket_watch": ("pocket watch", "montre à gousset"),
        "candle": ("candle", "bougie"),
        "lantern": ("lantern", "lanterne"),
        "birdcage": ("birdcage", "cage à oiseaux"),
        "teapot": ("teapot", "théière"),
        "teacup": ("teacup", "tasse"),
        "hand_mirror": ("hand mirror", "miroir à main"),
        "bottle": ("bottle", "bouteille"),
        "phial": ("phial", "fiole"),
        "book": ("book", "livre"),
        "letter": ("letter", "lettre"),
        "bread": ("bread", "pain"),
        "chess_knight": ("chess knight", "cavalier d’échecs"),
        "glass_dome": ("glass dome", "globe de verre"),
    },
    "clothes": {
        "mask": ("mask", "masque"),
        "umbrella": ("umbrella", "parapluie"),
        "glove": ("glove", "gant"),
        "top_hat": ("top hat", "haut-de-forme"),
        "crown": ("crown", "couronne"),
        "fan": ("fan", "éventail"),
        "dress": ("dress", "robe"),
        "shirt": ("shirt", "chemise"),
        "diving_helmet": ("diving helmet", "casque de scaphandre"),
        "spectacles": ("spectacles", "lunettes"),
        "pearl_necklace": ("string of pearls", "collier de perles"),
    },
    "figures": {
        "man": ("man", "homme"),
        "woman": ("woman", "femme"),
        "child": ("child", "enfant"),
        "sleepwalker": ("sleepwalker", "somnambule"),
        "dancer": ("dancer", "danseuse"),
        "acrobat": ("acrobat", "acrobate"),
        "puppet": ("puppet", "marionnette"),
        "hand": ("hand", "main"),
        "eye": ("eye", "œil"),
        "face": ("face", "visage"),
    },
}

_NOTES = LIVING_NOTES | MADE_NOTES

MOTIFS: dict[str, Motif] = {
    motif: Motif(motif, family, Words(*words), _NOTES[motif])
    for family, entries in _WORDS.items()
    for motif, words in entries.items()
}
