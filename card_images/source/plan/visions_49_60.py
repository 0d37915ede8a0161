"""Visions 49 to 60."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_49_60: tuple[Vision, ...] = (
    Vision(
        id="v49",
        name=Words("Watching the late train", "Guetter le dernier train"),
        sources=("c2", "l21", "o45"),
        palette="midnight",
        mood="loneliness",
        recipe="beam_diagonal",
        move="scale swap",
        sky="snow",
        motifs=Weights(("telescope", "train"), ("eye", "snowflake", "bee"), ("glove",)),
        brief=(
            "A telescope slants from the lower right corner to the upper left, and the beam that leaves "
            "it is the headlight of a train running along its tube as along a viaduct, tiny and lit. At "
            "the narrow end an eye; a snowflake as large as the lens hangs before it with a bee asleep on "
            "its middle, and a glove lies dropped below."
        ),
        alt=Words(
            (
                "An orange train runs along the tube of a slanting telescope in the midnight blue snow, "
                "its lamp shining ahead. An eye looks in at the end; a bee sleeps on a huge snowflake."
            ),
            (
                "Un train orange court sur le tube d’une longue-vue penchée, dans la neige bleu nuit, son "
                "fanal allumé devant lui. Un œil regarde au bout ; une abeille dort sur un immense flocon."
            ),
        ),
    ),
    Vision(
        id="v50",
        name=Words("The curtain of the deep", "Le rideau des grands fonds"),
        sources=("c7", "l20", "o39"),
        palette="sea",
        mood="solemnity",
        recipe="tower_or_stairs",
        move="scale swap",
        sky="under_water",
        motifs=Weights(("octopus", "whale"), ("rope", "lantern", "mask"), ("curtain",)),
        brief=(
            "A rope goes straight down the right side from a bright surface through teal water, knotted "
            "with lanterns that grow dimmer; an octopus climbs it arm over arm, wearing a small "
            "gold-orange mask. Behind it, head down and as tall as the card, hangs a whale, its grooved "
            "throat falling in folds to a fringed curtain at the bottom."
        ),
        alt=Words(
            (
                "An octopus in an orange mask climbs a rope through teal water, past one lantern after "
                "another. Behind it a whale hangs head down, as tall as the sea is deep."
            ),
            (
                "Une pieuvre au masque orange grimpe à une corde dans une eau bleu-vert, lanterne après "
                "lanterne. Derrière elle, une baleine pend tête en bas, haute comme la mer est profonde."
            ),
        ),
    ),
    Vision(
        id="v51",
        name=Words("The slowest carousel", "Le manège le plus lent"),
        sources=("c10", "l27", "o46"),
        palette="violet",
        mood="vertigo",
        recipe="procession",
        move="multiplication",
        sky="swirl",
        motifs=Weights(("snail", "carousel_horse"), ("circus_tent", "music_box"), ("spectacles",)),
        brief=(
            "Snails the size of ponies go round the foot of a violet hill in a spiral that follows the "
            "lines of the sky; each carries a twisted pole and on it a small gold carousel horse, rider "
            "of its own mount. They come out of a music box at the lower left and go up to a circus tent "
            "at the top right; the first snail wears spectacles on its stalks."
        ),
        alt=Words(
            (
                "A giant snail carries a gold carousel horse up a violet hill, and others follow in a "
                "spiral. They come from an open music box and climb to a circus tent."
            ),
            (
                "Un escargot géant porte un cheval de manège doré sur une colline violette, et d’autres "
                "le suivent en spirale. Ils sortent d’une boîte à musique ouverte et montent vers un "
                "chapiteau."
            ),
        ),
    ),
    Vision(
        id="v52",
        name=Words("A tower of cups", "La tour de tasses"),
        sources=("c17", "l29", "o38"),
        palette="ember",
        mood="secrecy",
        recipe="tower_or_stairs",
        move="scale swap",
        sky="torn_bands",
        motifs=Weights(("teacup", "stag"), ("fir_tree", "door", "gate"), ("broom",)),
        brief=(
            "Teacups are stacked one in another into a leaning red tower that leaves the card at the top "
            "left; each has a little lit door, and fir trees grow from the spilt saucers. On the highest "
            "visible cup stands a stag, head low; at the bottom a teal gate bars the first saucer and a "
            "broom leans there for the swept-up needles."
        ),
        alt=Words(
            (
                "One teacup stands on another in a leaning red tower with a fir tree on every saucer. A "
                "stag looks down from the top; below are a small lit door and a teal gate."
            ),
            (
                "Une tasse sur l’autre, une tour rouge penche, un sapin sur chaque soucoupe. Un cerf "
                "regarde d’en haut ; en bas, une petite porte éclairée et un portail turquoise."
            ),
        ),
    ),
    Vision(
        id="v53",
        name=Words("Two faces of a roof", "Deux visages d’un toit"),
        sources=("c7", "l26", "o39"),
        palette="violet",
        mood="solemnity",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="swirl",
        motifs=Weights(("mask", "face"), ("chimney", "moon", "fish"), ("rope",)),
        brief=(
            "A flooded town at violet midnight: only one chimney stands out of the water at the left, and "
            "over it hangs a mask like a moon. In the water its reflection is not a mask but a sleeping "
            "face, and the true moon floats beside that cheek; a gold fish is tethered to the chimney pot "
            "by a rope like a small boat."
        ),
        alt=Words(
            (
                "A mask hangs in the sky over a lone chimney in violet water, but its reflection is a "
                "sleeping face. The moon floats beside it, and a gold fish is moored to the bricks."
            ),
            (
                "Un masque flotte au-dessus d’une cheminée isolée dans une eau violette, mais son reflet "
                "est un visage endormi. La lune flotte à côté et un poisson doré est amarré aux briques."
            ),
        ),
    ),
    Vision(
        id="v54",
        name=Words("The hour that came in by the tide", "L’heure venue avec la marée"),
        sources=("c9", "l34", "o47"),
        palette="ice",
        mood="hope",
        recipe="cross_section",
        move="cross-section",
        sky="torn_bands",
        motifs=Weights(("tall_clock", "wave"), ("bell_tower", "shirt", "child"), ("cloud",)),
        brief=(
            "A tall clock at the right is cut open from hood to foot: in its case the sea stands upright, "
            "and a wave swings in the place of the pendulum. A small bell tower serves for the hood; a "
            "child sits on the foot wringing out a red shirt, while a cloud slips out through the keyless "
            "door."
        ),
        alt=Words(
            (
                "A tall clock stands cut open in icy light, and inside it a blue wave swings for a "
                "pendulum. A bell tower makes its roof; at its foot a child wrings out a red shirt."
            ),
            (
                "Une horloge ouverte en coupe se dresse dans une lumière glacée ; dedans, une vague bleue "
                "sert de balancier. Un clocher lui fait un toit ; à son pied, un enfant essore une "
                "chemise rouge."
            ),
        ),
    ),
    Vision(
        id="v55",
        name=Words("The forest comes to bed", "La forêt vient se coucher"),
        sources=("c17", "l36", "o39"),
        palette="plum",
        mood="hope",
        recipe="stage_interior",
        move="substitution",
        sky="interior",
        motifs=Weights(("bed", "fir_tree"), ("fox", "candle"), ("feather",)),
        brief=(
            "A plum room with its back wall drawn aside: an iron bed stands at the left and its quilt "
            "rises into hills where a wood of fir trees grows. A fox has turned round three times in the "
            "hollow of the pillow and sleeps, and one gold feather from the ticking drifts through the "
            "light of a candle on the bedpost."
        ),
        alt=Words(
            (
                "The quilt of an iron bed rises into plum hills where a fir tree grows. A fox sleeps in "
                "the pillow, lit gold by one candle on the bedpost."
            ),
            (
                "L’édredon d’un lit de fer se soulève en collines prune où pousse un sapin. Un renard "
                "dort dans l’oreiller, doré par une bougie posée sur le montant."
            ),
        ),
    ),
    Vision(
        id="v56",
        name=Words("Inside the slow ship", "Dans la nef lente"),
        sources=("c10", "l25", "o45"),
        palette="plum",
        mood="mischief",
        recipe="cross_section",
        move="cross-section",
        sky="under_water",
        motifs=Weights(("snail", "teapot"), ("rowing_boat", "sailing_boat", "butterfly_net"), ("glove",)),
        brief=(
            "A snail crawls along the bottom of a plum sea from right to left, its shell cut through: in "
            "each chamber of the spiral a boat is moored, a rowing boat in the widest, a sailing boat in "
            "the next, smaller and smaller to a speck. A teapot sits on its head between the stalks; "
            "above, a gold butterfly net with a glove on its pole dips in from the air."
        ),
        alt=Words(
            (
                "A plum-coloured snail, its shell cut open, carries a rowing boat and a smaller sailing "
                "boat in its spiral and a teapot on its head. A gold butterfly net reaches down for it."
            ),
            (
                "Un escargot prune, à la coquille ouverte, porte une barque et un plus petit voilier dans "
                "sa spirale, une théière sur la tête. Un filet à papillons doré plonge vers lui."
            ),
        ),
    ),
    Vision(
        id="v57",
        name=Words("The works of the drowned heart", "Les rouages du cœur noyé"),
        sources=("c13", "l24", "o41"),
        palette="sea",
        mood="mourning",
        recipe="cross_section",
        move="cross-section",
        sky="under_water",
        motifs=Weights(("diving_helmet",), ("rose", "octopus", "cog", "ladder"), ("eye",)),
        brief=(
            "A diving helmet lies on its cheek at the lower left, sawn through like an engine drawing: "
            "cogs fill the copper skull, and an octopus works them with all its arms. A ladder comes down "
            "to it from a far bright surface; in the round front glass, in place of a face, an orange "
            "rose opens round an eye."
        ),
        alt=Words(
            (
                "A diving helmet lies in teal water, cut open to show an octopus turning one cog after "
                "another. A ladder comes down to it, and an orange rose opens in the front glass."
            ),
            (
                "Un casque de scaphandre gît dans une eau bleu-vert, ouvert en coupe : une pieuvre y fait "
                "tourner engrenage après engrenage. Une échelle y descend et une rose orange s’ouvre dans "
                "la vitre."
            ),
        ),
    ),
    Vision(
        id="v58",
        name=Words("The house let down from heaven", "La maison descendue du ciel"),
        sources=("c4", "l28", "o48"),
        palette="ochre",
        mood="pride",
        recipe="hanging_threads",
        move="suspension",
        sky="torn_bands",
        motifs=Weights(("stilt_house",), ("spiral_stairs", "pearl_necklace", "acrobat", "letter"), ("telescope",)),
        brief=(
            "A stilt house hangs in an ochre sky at the upper right, its five legs short of the ground, "
            "held by a long string of pearls from beyond the edge. A spiral staircase stands under it and "
            "misses the door by an arm; on the topmost tread an acrobat on one foot holds up a "
            "blue-sealed letter, watched from the lowest step through a telescope."
        ),
        alt=Words(
            (
                "A stilt house hangs in an ochre sky by a string of pearls. Below it a spiral staircase "
                "ends too soon, and an acrobat on the last step holds up a blue letter."
            ),
            (
                "Une maison sur pilotis pend dans un ciel ocre à un collier de perles. Dessous, un "
                "escalier en colimaçon s’arrête trop tôt et un acrobate, sur la dernière marche, tend une "
                "lettre bleue."
            ),
        ),
    ),
    Vision(
        id="v59",
        name=Words("The steeple that kept its bird", "Le clocher et son secret"),
        sources=("c9", "l22", "o49"),
        palette="bone",
        mood="secrecy",
        recipe="tower_or_stairs",
        move="containment",
        sky="paper_void",
        motifs=Weights(("bell_tower", "birdcage"), ("tall_clock", "man", "quill"), ("fern",)),
        brief=(
            "A bell tower of grey paper rises left of centre; its belfry is a birdcage, and inside the "
            "cage hangs a tall clock where the bell should be. A man climbs the outside with a red quill "
            "longer than himself strapped on his back; ferns curl over the lower edge, and the whole "
            "right side stays empty."
        ),
        alt=Words(
            (
                "A grey bell tower ends in a birdcage, and in the cage hangs a tall clock. A man climbs "
                "the wall with a long red quill strapped to his back."
            ),
            (
                "Un clocher gris se termine par une cage à oiseaux, où pend une horloge. Un homme "
                "escalade le mur, une longue plume d’oie rouge sanglée sur le dos."
            ),
        ),
    ),
    Vision(
        id="v60",
        name=Words("The ember specimen", "Le spécimen de braise"),
        sources=("c16", "l21", "o43"),
        palette="ember",
        mood="fever",
        recipe="beam_diagonal",
        move="containment",
        sky="snow",
        motifs=Weights(("moth", "street_lamp"), ("glass_dome", "gramophone", "phial"), ("sledge",)),
        brief=(
            "A street lamp at the upper left has a glass dome for a head, and a great moth is kept in it, "
            "its wings the light; the beam falls slantwise over dark red snow onto a sledge. There a "
            "gramophone with a teal horn and a stoppered phial stand roped side by side as if being "
            "carried off in the night."
        ),
        alt=Words(
            (
                "A street lamp with a glass dome for a head keeps a moth in its amber glow. Its beam "
                "falls across red snow on a gramophone and a teal phial."
            ),
            (
                "Un réverbère coiffé d’un globe de verre garde un papillon de nuit dans sa lueur "
                "ambrée. Son rayon traverse la neige rouge jusqu’à un gramophone et une fiole turquoise."
            ),
        ),
    ),
)
