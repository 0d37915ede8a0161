"""Cards 37 to 45: things of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

OBJECTS_37_45: tuple[Suspect, ...] = (
    Suspect(
        id="o37",
        name=Words("The backward watch", "La montre à rebours"),
        setting="niche",
        palette="bone",
        moods=("unease",),
        motifs=Weights(("pocket_watch",), ("cog", "snail", "hand_mirror", "curtain"), ("hare",)),
        brief=(
            "A pocket watch lies open in a bone-white niche, its hands curled the wrong way like horns; "
            "the hand mirror behind it shows a face with the hands set right. A cog has rolled out and "
            "become the shell of a snail that crawls up the chain, a half-drawn curtain hides a hare."
        ),
        alt=Words(
            (
                "A pocket watch stands in a pale grey niche, its hands bent the wrong way; the hand "
                "mirror behind it shows another hour. A cog has rolled out, a snail climbs the chain, and "
                "a red curtain is half drawn."
            ),
            (
                "Une montre à gousset se tient dans une niche gris pâle, ses aiguilles tordues à l’envers "
                "; le miroir à main derrière elle montre une autre heure. Un engrenage a roulé, un "
                "escargot gravit la chaîne, un rideau rouge est à demi tiré."
            ),
        ),
    ),
    Suspect(
        id="o38",
        name=Words("The thorn key", "La clef d’épines"),
        setting="niche",
        palette="verdigris",
        moods=("secrecy",),
        motifs=Weights(("key",), ("bramble", "keyhole", "door", "rose"), ("gate",)),
        brief=(
            "A great key stands upright in a verdigris niche, its shaft grown over by bramble whose hooks "
            "have become the teeth of the bit; one red rose opens where the bow should be. Behind it a "
            "door the size of a hand, with a bright keyhole far too small, and a little gate at its foot."
        ),
        alt=Words(
            (
                "A tall key grown over with bramble stands in a green niche, a red rose opening from its "
                "bow. Behind it waits a door no higher than a hand, with a keyhole far too small for it."
            ),
            (
                "Une grande clef envahie de ronce se dresse dans une niche verte, une rose rouge ouverte "
                "à son anneau. Derrière elle attend une porte haute comme la main, au trou de serrure "
                "bien trop petit."
            ),
        ),
    ),
    Suspect(
        id="o39",
        name=Words("The feathered mask", "Le masque à plumes"),
        setting="niche",
        palette="violet",
        moods=("mischief",),
        motifs=Weights(("mask",), ("feather", "face", "curtain", "fan"), ("candle",)),
        brief=(
            "A half mask with a towering plume of gold feathers hangs in violet light on a nail, one "
            "ribbon falling; below it a sleeping face of plaster wears the shadow of its eyeholes. A "
            "curtain closes in from the right, an open fan stands behind like rays, a candle burns low."
        ),
        alt=Words(
            (
                "A half mask crowned with gold feathers hangs before a violet curtain; one feather is "
                "falling. Below it a plaster face sleeps in its shadow, and an open fan spreads behind "
                "like rays."
            ),
            (
                "Un loup couronné d’or, un vrai masque de bal, pend devant un rideau violet ; une plume "
                "en tombe. Dessous, un visage de plâtre dort dans son ombre et un éventail ouvert rayonne "
                "derrière."
            ),
        ),
    ),
    Suspect(
        id="o40",
        name=Words("The bottled ship", "Le navire en bouteille"),
        setting="niche",
        palette="sea",
        moods=("nostalgia",),
        motifs=Weights(("bottle", "sailing_boat"), ("wave", "anchor", "whale"), ("map", "diving_helmet")),
        brief=(
            "A long bottle lies on two stones across the whole niche, and inside it a sailing boat heels "
            "before a real storm: the wave is higher than its mast. An anchor hangs out through the neck "
            "on its line and holds the bottle fast, the whale of the sea has put its tail through the "
            "cork, a map is folded beneath, a diving helmet props one end."
        ),
        alt=Words(
            (
                "A bottle lies on its side in teal light, and in it a sailing boat with an orange sail "
                "climbs a wave. An anchor hangs out of the neck on its line, and a whale raises its tail from "
                "the sea behind."
            ),
            (
                "Une bouteille est couchée dans une lumière bleu-vert ; dedans, un voilier à la voile "
                "orange gravit une vague. Une ancre pend du goulot au bout de son filin et une baleine "
                "dresse sa queue hors de la mer."
            ),
        ),
    ),
    Suspect(
        id="o41",
        name=Words("The weeping teapot", "La théière en larmes"),
        setting="niche",
        palette="sea",
        moods=("mourning",),
        motifs=Weights(("teapot",), ("drop", "teacup", "eye", "rose"), ("umbrella",)),
        brief=(
            "A round teal teapot with one painted eye half closed; from its lid and its spout roll large "
            "bright drops that overflow the teacup below and pool along the shelf. A rose is painted on "
            "its belly and has dropped a real petal, a small folded umbrella stands by in case."
        ),
        alt=Words(
            (
                "A round teal teapot with one painted eye weeps: a bright drop falls from its spout into "
                "an overflowing teacup. An orange rose painted on its belly has let a real petal fall."
            ),
            (
                "Une théière ronde et bleu-vert, un œil peint sur le flanc, pleure : une goutte brillante "
                "tombe de son bec dans une tasse qui déborde. Une rose orange peinte sur son ventre a "
                "perdu un vrai pétale."
            ),
        ),
    ),
    Suspect(
        id="o42",
        name=Words("The gilded cage", "La cage dorée"),
        setting="niche",
        palette="ochre",
        moods=("loneliness", "pride"),
        motifs=Weights(("birdcage",), ("feather", "key", "crown", "raven"), ("leaf",)),
        brief=(
            "A birdcage of gilt wire topped with a crown hangs in an ochre niche, its gate wide open; "
            "inside there is only one blue feather lying on the swing. A raven sits free on the outside, "
            "looking in, the key in its bill, and a leaf has grown through the bars."
        ),
        alt=Words(
            (
                "A golden birdcage topped by a crown hangs with its gate open; inside lies a single blue "
                "feather. Outside, a raven looks in, holding the key in its bill."
            ),
            (
                "Une cage à oiseaux dorée, surmontée d’une couronne, pend la porte ouverte ; dedans "
                "repose une seule plume bleue. Dehors, un corbeau regarde à l’intérieur, la clef dans le "
                "bec."
            ),
        ),
    ),
    Suspect(
        id="o43",
        name=Words("The stringless violin", "Le violon sans cordes"),
        setting="niche",
        palette="ember",
        moods=("mourning",),
        motifs=Weights(("violin",), ("spider_web", "scissors", "gramophone", "moth"), ("rose",)),
        brief=(
            "A violin leans in an ember-lit niche, its four strings gone; a spider web has been spun from "
            "bridge to scroll in their stead, with drops for notes. The scissors that did it lie open at "
            "its foot, a gramophone horn turns its ear to listen, a moth sits on the pegs, a dry rose "
            "lies across the bow."
        ),
        alt=Words(
            (
                "A violin without strings leans in a red niche; a spider web has been spun in their "
                "place. Open scissors lie at its foot, a gramophone turns its teal horn to listen, and a "
                "moth rests on the pegs."
            ),
            (
                "Un violon privé de ses cordes s’appuie dans une niche rouge ; une toile d’araignée les "
                "remplace. Des ciseaux ouverts gisent à son pied, un gramophone tend son pavillon "
                "turquoise et un papillon de nuit repose sur les chevilles."
            ),
        ),
    ),
    Suspect(
        id="o44",
        name=Words("The cracked mirror", "Le miroir fêlé"),
        setting="niche",
        palette="ice",
        moods=("unease",),
        motifs=Weights(("hand_mirror",), ("face", "crystal", "eye", "raven"), ("woman",)),
        brief=(
            "A hand mirror stands in icy light, its glass cracked from top to bottom; in one half a "
            "sleeping face, in the other the same face with one eye open. Splinters on the shelf have "
            "grown into crystals, a raven walks off with the smallest, a woman as tiny as a thimble looks "
            "into the largest."
        ),
        alt=Words(
            (
                "A hand mirror with a long crack stands in icy blue light: one half holds a sleeping "
                "face, the other an open eye. A splinter has grown into a crystal, and a raven carries "
                "off a red one."
            ),
            (
                "Un miroir à main fendu se dresse dans une lumière bleu glacé : une moitié contient un "
                "visage endormi, l’autre un œil ouvert. Un éclat est devenu cristal et un corbeau en "
                "emporte un rouge."
            ),
        ),
    ),
    Suspect(
        id="o45",
        name=Words("The brass spyglass", "La longue-vue de laiton"),
        setting="niche",
        palette="midnight",
        moods=("watchfulness",),
        motifs=Weights(("telescope",), ("sailing_boat", "comet", "eye", "compass"), ("glove",)),
        brief=(
            "A brass telescope of three tubes lies slantwise over a midnight shelf, and at its wide end "
            "an eye looks out instead of in. From the narrow end a small comet escapes, towing a sailing "
            "boat no larger than a moth; a compass weighs down the cloth, a glove is left as if the hand "
            "had gone with the view."
        ),
        alt=Words(
            (
                "A brass telescope points across a midnight blue niche, and from its wide end an eye "
                "looks out. An orange comet slips from the other end, towing a tiny sailing boat; a "
                "compass lies below."
            ),
            (
                "Une longue-vue cuivrée traverse une niche bleu nuit, et un œil regarde par son gros "
                "bout. De l’autre s’échappe une comète orange qui remorque un voilier minuscule ; une "
                "boussole repose dessous."
            ),
        ),
    ),
)
