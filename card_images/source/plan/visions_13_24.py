"""Visions 13 to 24."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_13_24: tuple[Vision, ...] = (
    Vision(
        id="v13",
        name=Words("The deaf parade", "Le défilé des sourds"),
        sources=("c17", "l27", "o40"),
        palette="violet",
        mood="nostalgia",
        recipe="procession",
        move="multiplication",
        sky="under_water",
        motifs=Weights(("diving_helmet", "gramophone"), ("fox", "anchor"), ("circus_tent", "letter")),
        brief=(
            "Along the violet sea bed from right to left walks a file of diving helmets on bird-thin "
            "legs, the nearest cut by the edge; a gramophone goes ahead, its horn blowing a column of "
            "light instead of sound. A fox trots beside with a letter in its jaws, an anchor drags the "
            "last helmet back, and a circus tent glows far off on the slope."
        ),
        alt=Words(
            (
                "One diving helmet after another walks on thin legs along a violet sea floor behind a "
                "gold gramophone. A fox trots beside the file, and an anchor drags behind the last."
            ),
            (
                "L’un après l’autre, chaque casque de scaphandre marche sur des pattes grêles au fond "
                "d’une mer violette, derrière un gramophone doré. Un renard trotte à côté ; une ancre "
                "traîne derrière le dernier."
            ),
        ),
    ),
    Vision(
        id="v14",
        name=Words("The hand that rose", "La main qui a levé"),
        sources=("c11", "l29", "o48"),
        palette="plum",
        mood="tenderness",
        recipe="transformation",
        move="substitution",
        sky="interior",
        motifs=Weights(("hand", "tree"), ("bread", "window", "letter"), ("hare",)),
        brief=(
            "On a kitchen table in plum light a loaf of bread has been cut and from it, like steam, grows "
            "a tree that becomes an open hand by the top of the card, fingers for branches. Through a "
            "small window at the right comes the light; a letter is speared on one twig as a leaf, a hare "
            "waits on the floor for crumbs."
        ),
        alt=Words(
            (
                "A tree grows out of a cut bread in a plum kitchen and turns into a great open hand. One "
                "gold letter hangs from a finger like a fruit, lit by a small window."
            ),
            (
                "Un arbre pousse d’un pain entamé dans une cuisine prune et devient une grande main "
                "ouverte. Une lettre dorée pend à un doigt comme un fruit, éclairée par une petite "
                "fenêtre."
            ),
        ),
    ),
    Vision(
        id="v15",
        name=Words("The horse that caught the moon", "Le cheval qui prit la lune"),
        sources=("c15", "l31", "o46"),
        palette="midnight",
        mood="nostalgia",
        recipe="giant_and_witness",
        move="scale swap",
        sky="swirl",
        motifs=Weights(("carousel_horse", "moon"), ("woman", "umbrella", "bell"), ("bread",)),
        brief=(
            "A carousel horse the size of a cloud leaps across the upper left, its twisted pole planted "
            "like a mast on the hill below; the moon is hooked on its bridle in place of the plume. A "
            "woman stands tiny at the foot of the pole with an open umbrella, pulling the bell rope that "
            "hangs from its hoof; loaves of bread lie about her like stones."
        ),
        alt=Words(
            (
                "A carousel horse as large as a storm leaps over a midnight hill, the moon caught in its "
                "bridle. Below, a tiny woman with an orange umbrella rings a bell that hangs from its "
                "hoof."
            ),
            (
                "Un cheval de manège grand comme un orage bondit au-dessus d’une colline bleu nuit, la "
                "lune prise dans sa bride. En bas, une femme minuscule au parapluie orange sonne une "
                "cloche pendue au sabot."
            ),
        ),
    ),
    Vision(
        id="v16",
        name=Words("A bed at the end of the chain", "Un lit au bout de la chaîne"),
        sources=("c13", "l36", "o42"),
        palette="ochre",
        mood="drowsiness",
        recipe="world_inside_shape",
        move="containment",
        sky="under_water",
        motifs=Weights(("birdcage",), ("bed", "sleepwalker", "crown"), ("anchor", "bubble")),
        brief=(
            "A birdcage the height of the card sinks through ochre water, tilted to the right, and inside "
            "it a made bed stands on the bars. Its sleepwalker has stepped out through the open gate and "
            "walks on the water beside it, a crown slipping over the nightcap; an anchor holds the cage "
            "by a chain, a bubble as big as the pillow rises to the light at the top left."
        ),
        alt=Words(
            (
                "A golden birdcage sinks through ochre water with a bed inside it. A sleepwalker walks "
                "out between the wires, arms stretched forward, a blue crown slipping over one ear."
            ),
            (
                "Une cage à oiseaux dorée s’enfonce dans une eau ocre, un lit à l’intérieur. Un "
                "somnambule en sort, les bras tendus, une couronne bleue glissant sur l’oreille."
            ),
        ),
    ),
    Vision(
        id="v17",
        name=Words("The clockwork hive", "La ruche mécanique"),
        sources=("c2", "l24", "o51"),
        palette="moss",
        mood="fever",
        recipe="world_inside_shape",
        move="containment",
        sky="paper_void",
        motifs=Weights(("bee", "lantern"), ("glove", "bed", "cog"), ("drop",)),
        brief=(
            "A lantern swings from a limp glove that enters from the upper right edge; in its glass, in "
            "place of flame, a bee sleeps on a tiny iron bed. The lantern’s foot is a honeycomb of meshed "
            "cogs on bare green paper, and a honey drop as large as the bed gathers on the lowest tooth."
        ),
        alt=Words(
            (
                "A bee sleeps on a tiny bed inside a lantern held out by a crimson glove. Below the "
                "glass, on pale green paper, a cog turns in a honeycomb of others."
            ),
            (
                "Une abeille dort sur un lit minuscule dans une lanterne que tend un gant cramoisi. Sous "
                "le verre, sur un papier vert pâle, un engrenage tourne dans un rayon de miel."
            ),
        ),
    ),
    Vision(
        id="v18",
        name=Words("The women with one face", "Les femmes au même visage"),
        sources=("c15", "l23", "o54"),
        palette="ember",
        mood="serenity",
        recipe="procession",
        move="multiplication",
        sky="torn_bands",
        motifs=Weights(("bridge", "mask"), ("woman", "flame", "music_box"), ("wheat",)),
        brief=(
            "A long bridge crosses from the lower left to the middle right; over it goes a line of the "
            "same woman from behind, six times, each carrying a small flame, each wearing her mask on the "
            "back of the head so that it looks at us. Under the arch a music box turns as a mill wheel; "
            "sheaves of wheat stand on the dark bank."
        ),
        alt=Words(
            (
                "The same woman crosses a red bridge six times in a row, a mask on the back of her head, "
                "carrying a teal flame. Under the arch a music box turns like a mill wheel."
            ),
            (
                "La même femme franchit six fois un pont rouge, un masque derrière la tête, tenant une "
                "flamme turquoise. Sous l’arche, une boîte à musique tourne comme une roue de moulin."
            ),
        ),
    ),
    Vision(
        id="v19",
        name=Words("The lamp that was unwound", "La lampe dévidée"),
        sources=("c1", "l21", "o50"),
        palette="verdigris",
        mood="tenderness",
        recipe="beam_diagonal",
        move="substitution",
        sky="snow",
        motifs=Weights(("street_lamp",), ("spool", "sledge", "flame", "man"), ("top_hat",)),
        brief=(
            "A street lamp leans in from the top right and its light is not a glow but a thread, running "
            "slantwise across the dark to a giant spool on a sledge at the lower left. A man walks "
            "against the snow holding the thread like a handrail; a single red flame still sits in the "
            "glass, and his top hat has blown off and rolls ahead."
        ),
        alt=Words(
            (
                "The light of a leaning street lamp is a pale thread, wound from its red flame onto a "
                "giant spool on a sledge. A man follows it through the green dark."
            ),
            (
                "La lumière d’un réverbère penché est un fil pâle, dévidé de sa flamme rouge sur une "
                "bobine géante posée sur un traîneau. Un homme la suit dans l’obscurité verte."
            ),
        ),
    ),
    Vision(
        id="v20",
        name=Words("The tree that hung from an umbrella", "Le sapin suspendu"),
        sources=("c12", "l32", "o53"),
        palette="ice",
        mood="drowsiness",
        recipe="hanging_threads",
        move="suspension",
        sky="snow",
        motifs=Weights(("fir_tree", "umbrella"), ("rope", "candle", "spider_web"), ("child",)),
        brief=(
            "A red umbrella drifts open at the upper left; from its handle a long rope goes down to a fir "
            "tree that hangs in the air, roots in a ball, with snow still on it. Each bough carries a "
            "candle and a spider web is spun between two of them like tinsel; on the snow below a child "
            "reaches up, an arm’s length too short."
        ),
        alt=Words(
            (
                "A fir tree hangs in the icy air by a rope from a red umbrella. A candle burns on each "
                "bough, and a spider web glitters between the branches."
            ),
            (
                "Un sapin pend dans l’air glacé à une corde accrochée à un parapluie rouge. Une bougie "
                "brûle sur chaque branche et une toile d’araignée brille entre elles."
            ),
        ),
    ),
    Vision(
        id="v21",
        name=Words("Bells on a string of pearls", "Le clocher au collier"),
        sources=("c18", "l28", "o37"),
        palette="ochre",
        mood="pride",
        recipe="hanging_threads",
        move="suspension",
        sky="torn_bands",
        motifs=Weights(("bell_tower",), ("acrobat", "pearl_necklace", "curtain", "trunk"), ("pocket_watch",)),
        brief=(
            "A bell tower hangs upside down from the upper edge, right of centre, swaying on a string of "
            "pearls. An acrobat hangs by the knees from its cap, about to drop into the open trunk on the "
            "ground; a heavy curtain closes the left third, and a pocket watch swings from the acrobat’s "
            "belt, the one blue thing."
        ),
        alt=Words(
            (
                "A golden bell tower hangs upside down by a string of pearls. An acrobat dangles from its "
                "tip above an open blue trunk, and a heavy curtain closes the left side."
            ),
            (
                "Un clocher doré pend à l’envers au bout d’un collier de perles. Un acrobate se balance à "
                "sa pointe au-dessus d’une malle bleue ouverte, et un lourd rideau ferme la gauche."
            ),
        ),
    ),
    Vision(
        id="v22",
        name=Words("The school of hours", "Le banc des heures"),
        sources=("c9", "l25", "o44"),
        palette="bone",
        mood="unease",
        recipe="procession",
        move="multiplication",
        sky="paper_void",
        motifs=Weights(("tall_clock", "fish"), ("woman", "lantern", "spectacles"), ("crystal",)),
        brief=(
            "Fish in round spectacles swim through the air from right to left above bare paper ground, "
            "the nearest as long as the card is wide. A woman with a lantern leads them like a "
            "schoolmistress past a row of tall clocks that grow smaller into the distance; crystals stand "
            "for cobbles."
        ),
        alt=Words(
            (
                "A fish in red spectacles leads a shoal through the pale air past a row where each tall "
                "clock is smaller than the last. A woman walks ahead of them with a lantern."
            ),
            (
                "Un poisson aux lunettes rouges mène un banc dans l’air pâle, le long d’une file où "
                "chaque horloge est plus petite que la précédente. Une femme marche devant avec une "
                "lanterne."
            ),
        ),
    ),
    Vision(
        id="v23",
        name=Words("The one that flew into the bottle", "Celui qui entra dans la bouteille"),
        sources=("c10", "l32", "o54"),
        palette="moss",
        mood="hope",
        recipe="giant_and_witness",
        move="scale swap",
        sky="swirl",
        motifs=Weights(("moth", "mushroom"), ("butterfly_net", "bottle", "fan"), ("moon",)),
        brief=(
            "A moth with wings like windows rests on a mushroom as tall as a tree at the right; the moon "
            "sits behind one wing and shines through its eye-spot. At the foot, a torn butterfly net "
            "hangs over the neck of a standing bottle, and from the bottle flutters a small crimson fan "
            "that thinks it is a moth."
        ),
        alt=Words(
            (
                "A huge moth rests on a mushroom as tall as a house in green moonlight. Below, a "
                "butterfly net covers a bottle from which a crimson fan is fluttering out."
            ),
            (
                "Un immense papillon de nuit repose sur un champignon haut comme une maison dans un clair "
                "de lune vert. Dessous, un filet à papillons coiffe une bouteille d’où s’envole un "
                "éventail cramoisi."
            ),
        ),
    ),
    Vision(
        id="v24",
        name=Words("A whale for the afternoon", "Une baleine pour le goûter"),
        sources=("c8", "l20", "o44"),
        palette="ice",
        mood="mourning",
        recipe="world_inside_shape",
        move="containment",
        sky="snow",
        motifs=Weights(("teapot", "whale"), ("hand_mirror", "wave", "eye"), ("fan",)),
        brief=(
            "A teapot stands broad at the lower left, cut away like a window on its icy sea: a whale "
            "swims in the belly and its fluke lifts the lid. From the spout pours a wave that falls into "
            "a hand mirror held flat as a saucer, and in that glass an eye opens; a pleated fan makes the "
            "handle’s shadow."
        ),
        alt=Words(
            (
                "A whale swims in the icy blue sea that fills a white teapot, its tail lifting the lid. "
                "From the spout a wave pours onto a hand mirror, in which a red eye opens."
            ),
            (
                "Une baleine nage dans la mer bleu glacé qui remplit une théière blanche, sa queue "
                "soulevant le couvercle. Du bec, une vague coule sur un miroir à main où s’ouvre un œil "
                "rouge."
            ),
        ),
    ),
)
