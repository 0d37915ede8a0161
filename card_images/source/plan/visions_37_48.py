"""Visions 37 to 48."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_37_48: tuple[Vision, ...] = (
    Vision(
        id="v37",
        name=Words("The crust of the world", "La croûte du monde"),
        sources=("c15", "l31", "o45"),
        palette="ember",
        mood="watchfulness",
        recipe="cross_section",
        move="cross-section",
        sky="torn_bands",
        motifs=Weights(("bread", "windmill"), ("telescope", "woman", "compass"), ("paper_boat",)),
        brief=(
            "A loaf of bread forms the whole hill, cut open down its left side: inside the crumb are "
            "rooms, stairs and a stream with a paper boat. A small windmill turns on the crust; at the "
            "cut face a woman sits on the edge of a hollow and looks out through a telescope as long as "
            "the loaf, a teal compass open in her lap."
        ),
        alt=Words(
            (
                "A hill is a loaf of red-brown bread, cut open to show rooms in the crumb. A windmill "
                "turns on the crust; a woman looks out through a telescope, a teal compass at her feet."
            ),
            (
                "Une colline est un pain brun-rouge, tranché pour montrer ses chambres. Un moulin à vent "
                "tourne sur la croûte ; une femme regarde par une longue-vue, une boussole turquoise à "
                "ses pieds."
            ),
        ),
    ),
    Vision(
        id="v38",
        name=Words("Five o’clock in the deep", "Cinq heures au fond de l’eau"),
        sources=("c14", "l20", "o41"),
        palette="sea",
        mood="mischief",
        recipe="giant_and_witness",
        move="scale swap",
        sky="interior",
        motifs=Weights(("octopus",), ("teacup", "window", "rose", "bell"), ("smoke",)),
        brief=(
            "From one small window high on the left of a teal wall an octopus lets itself out, its arms "
            "filling the card and reaching the floor. With one arm it holds a teacup, with one an orange "
            "rose, with one it rings a table bell; on the floor the last arm turns to smoke before the "
            "shoes of nobody."
        ),
        alt=Words(
            (
                "An octopus climbs out of a small window and fills a teal wall with its arms. One arm "
                "holds a teacup, one an orange rose, and one rings a bell."
            ),
            (
                "Une pieuvre sort d’une petite fenêtre et remplit de ses bras un mur bleu-vert. L’un "
                "tient une tasse, l’autre une rose orange, un troisième agite une cloche."
            ),
        ),
    ),
    Vision(
        id="v39",
        name=Words("The rehearsal in the cold", "La répétition dans le froid"),
        sources=("c12", "l22", "o40"),
        palette="verdigris",
        mood="vertigo",
        recipe="stage_interior",
        move="containment",
        sky="snow",
        motifs=Weights(("circus_tent", "bottle"), ("acrobat", "glasshouse", "diving_helmet"), ("snowflake",)),
        brief=(
            "Inside a green glasshouse a ring of sawdust; off-centre stands a tall bottle with a striped "
            "circus tent folded into it, pole up the neck. An acrobat balances on the cork with a diving "
            "helmet on the head, arms wide; outside, cut-lace snowflakes lean on every pane and the light "
            "comes from them."
        ),
        alt=Words(
            (
                "A red circus tent is folded inside a tall bottle, which stands before a green glasshouse. "
                "On the cork an acrobat balances, a diving helmet over the head."
            ),
            (
                "Un chapiteau rouge est plié dans une grande bouteille, posée devant une serre verte. Sur "
                "le bouchon, un acrobate se tient en équilibre, un casque de scaphandre sur la tête."
            ),
        ),
    ),
    Vision(
        id="v40",
        name=Words("Bread before the rain", "Le pain d’avant la pluie"),
        sources=("c15", "l31", "o47"),
        palette="ember",
        mood="hope",
        recipe="procession",
        move="multiplication",
        sky="rain",
        motifs=Weights(("bridge", "umbrella"), ("drop", "bread", "moth"), ("wheat",)),
        brief=(
            "It rains slantwise in ember light; over a bridge, from left to right, goes a file of open "
            "umbrellas with nobody under them, each keeping one round bread dry. Each falling drop is as "
            "large as a lamp, and in the nearest a moth sits as behind glass; flattened wheat lines the "
            "bank."
        ),
        alt=Words(
            (
                "Over a dark red bridge each teal umbrella in a long row carries a round bread through "
                "the rain. A drop as large as a lamp falls past, a moth sitting inside it."
            ),
            (
                "Sur un pont rouge sombre, chaque parapluie turquoise d’une longue file abrite un pain "
                "rond de l’averse. Une goutte grosse comme une lampe tombe, un papillon de nuit assis "
                "dedans."
            ),
        ),
    ),
    Vision(
        id="v41",
        name=Words("The cat who held the keep", "Le chat du donjon"),
        sources=("c18", "l34", "o47"),
        palette="ice",
        mood="pride",
        recipe="beam_diagonal",
        move="scale swap",
        sky="snow",
        motifs=Weights(("castle", "cat"), ("lantern", "window", "crown"), ("flame",)),
        brief=(
            "From a window at the top left a slanting beam falls across blue snow, and where it lands "
            "stands a castle no higher than a milk jug. A cat is curled round its walls, wearing them "
            "like a collar, its own red crown tilted over one ear; a lantern with a small flame has been "
            "set down at the right for whoever comes late."
        ),
        alt=Words(
            (
                "Light from a high window falls on a castle in blue snow, small as a jug. A cat in a red "
                "crown lies curled round its walls, and a lantern waits beside it."
            ),
            (
                "D’une haute fenêtre, la lumière tombe sur un château dans la neige bleue, petit comme "
                "une cruche. Un chat couronné, sa couronne rouge de travers, dort enroulé autour ; une "
                "lanterne attend près de lui."
            ),
        ),
    ),
    Vision(
        id="v42",
        name=Words("Her skirt was harvest", "Sa jupe était moisson"),
        sources=("c2", "l36", "o40"),
        palette="moss",
        mood="nostalgia",
        recipe="transformation",
        move="substitution",
        sky="swirl",
        motifs=Weights(("dancer",), ("curtain", "bottle", "sailing_boat", "wheat"), ("smoke",)),
        brief=(
            "A dancer turns at the left before a crimson curtain; her skirt goes from tulle to wheat and "
            "the ears, flying off, become smoke. The smoke bends down to the right and is drawn into the "
            "neck of a bottle, where it fills the crimson sail of a sailing boat at anchor on the sand "
            "inside."
        ),
        alt=Words(
            (
                "A dancer spins before a crimson curtain, and her skirt turns to golden wheat. The ears fly "
                "off into a bottle, where they fill the crimson sail of a sailing boat."
            ),
            (
                "Une danseuse tournoie devant un rideau cramoisi et sa jupe se change en blé doré. Les épis "
                "s’envolent dans une bouteille où ils gonflent la voile cramoisie d’un voilier."
            ),
        ),
    ),
    Vision(
        id="v43",
        name=Words("Laundry learns to swim", "La lessive apprend à nager"),
        sources=("c3", "l34", "o37"),
        palette="verdigris",
        mood="hope",
        recipe="transformation",
        move="substitution",
        sky="torn_bands",
        motifs=Weights(("shirt", "fish"), ("paper_boat", "bubble", "curtain"), ("cog",)),
        brief=(
            "A line runs from the upper left to the lower right; on it hangs a shirt, then a shirt with "
            "scales, then half a fish, and at the end a whole fish drops off the pegs into the folds of a "
            "curtain that is the sea. A paper boat rides the hem, a bubble carries off the last peg, and "
            "the line is wound by a red cog at the corner."
        ),
        alt=Words(
            (
                "On a washing line a white shirt turns step by step into a fish. It falls into a green "
                "curtain that is the sea, beside a paper boat, and a red bubble carries off the peg."
            ),
            (
                "Sur un fil à linge, une chemise blanche devient peu à peu un poisson. Il tombe dans un "
                "rideau vert qui est la mer, près d’un bateau en papier ; une bulle rouge emporte la "
                "pince."
            ),
        ),
    ),
    Vision(
        id="v44",
        name=Words("The train that was cut out", "Le train découpé"),
        sources=("c3", "l21", "o42"),
        palette="ice",
        mood="pride",
        recipe="beam_diagonal",
        move="scale swap",
        sky="snow",
        motifs=Weights(("train", "scissors"), ("street_lamp", "crown", "child"), ("key",)),
        brief=(
            "From a street lamp at the top right falls a slanting cone of light, and in it a child kneels "
            "on the snow with scissors longer than a body, cutting a train out of the blue dark; two "
            "carriages already stand free and throw shadows. A paper crown lies trimmed in red, and the "
            "child’s pocket drags with one heavy key."
        ),
        alt=Words(
            (
                "In the cone of a street lamp a child cuts a train out of the blue dark with giant "
                "scissors. A red paper crown lies on the snow."
            ),
            (
                "Dans le cône d’un réverbère, un enfant découpe un train dans le bleu de la nuit avec des "
                "ciseaux géants. Une couronne de papier rouge est tombée sur la neige."
            ),
        ),
    ),
    Vision(
        id="v45",
        name=Words("The trunk with a fireplace", "La malle à cheminée"),
        sources=("c18", "l26", "o42"),
        palette="ochre",
        mood="pride",
        recipe="cross_section",
        move="cross-section",
        sky="torn_bands",
        motifs=Weights(("trunk",), ("birdcage", "raven", "chimney", "rose"), ("cog",)),
        brief=(
            "A trunk stands on end like a town house, its left side cut away: behind the straps are four "
            "storeys of ochre rooms, a birdcage for a bedroom, cogs in the cellar. A brick chimney goes "
            "up through the lid and a raven tends it; from the smallest room a rose grows out, blue, "
            "through the lock."
        ),
        alt=Words(
            (
                "A trunk stands on end, cut open like a golden town house with a birdcage for a bedroom. "
                "A raven sits on the chimney that pierces the lid, and a blue rose grows through the "
                "lock."
            ),
            (
                "Une malle se dresse, ouverte en coupe comme une maison dorée, une cage à oiseaux pour "
                "chambre. Un corbeau se tient sur la cheminée qui perce le couvercle et une rose bleue "
                "pousse par la serrure."
            ),
        ),
    ),
    Vision(
        id="v46",
        name=Words("The high address", "L’adresse d’en haut"),
        sources=("c2", "l33", "o49"),
        palette="bone",
        mood="serenity",
        recipe="tower_or_stairs",
        move="scale swap",
        sky="paper_void",
        motifs=Weights(("tree", "windmill"), ("letter", "kite", "bee"), ("keyhole",)),
        brief=(
            "On bare paper a grey tree climbs the right side and out of the card, and in each fork a "
            "building stands: at the top a windmill whose sails are four letters. A bee as large as the "
            "miller’s door flies up with another red-sealed letter; a kite has been caught half way, and "
            "low in the trunk a keyhole is lit."
        ),
        alt=Words(
            (
                "A pale grey tree carries a windmill in its top branches, and each sail is a letter with "
                "a red seal. A bee flies up with one more, past a kite caught in the branches."
            ),
            (
                "Un arbre gris pâle porte un moulin à vent à sa cime ; chaque aile est une lettre au "
                "sceau rouge. Une abeille en apporte une de plus, passant un cerf-volant pris dans les "
                "branches."
            ),
        ),
    ),
    Vision(
        id="v47",
        name=Words("Unwinding the winter", "L’hiver se dévide"),
        sources=("c5", "l22", "o41"),
        palette="sea",
        mood="nostalgia",
        recipe="hanging_threads",
        move="suspension",
        sky="snow",
        motifs=Weights(("teapot", "puppet"), ("spool", "umbrella", "snowflake"), ("fern",)),
        brief=(
            "A teapot hangs tilted from the top left on threads and from its spout fall not tea but "
            "snowflakes, one of them big as a wheel. A puppet hung from the same bar catches them in an "
            "upturned orange umbrella; the threads all come off one spool that is nearly bare, ferns "
            "below are already white."
        ),
        alt=Words(
            (
                "A teal teapot hangs from threads and pours snow; one great snowflake falls into the "
                "orange umbrella that a puppet holds upside down. All the threads run from a single "
                "spool."
            ),
            (
                "Une théière bleu-vert pend à des fils et verse de la neige ; un grand flocon tombe dans "
                "le parapluie orange qu’une marionnette tient à l’envers. Tous les fils viennent d’une "
                "seule bobine."
            ),
        ),
    ),
    Vision(
        id="v48",
        name=Words("An evening with no musicians", "Soirée sans musiciens"),
        sources=("c1", "l30", "o43"),
        palette="ember",
        mood="unease",
        recipe="stage_interior",
        move="substitution",
        sky="interior",
        motifs=Weights(("violin", "gramophone"), ("hare", "gate", "top_hat"), ("ladder",)),
        brief=(
            "A red drawing room whose back wall is an iron gate, moonless dark beyond. A violin taller "
            "than the room leans at the right with a ladder against its neck; at the left a gramophone "
            "wears a top hat, and from its horn look the two teal-lined ears of a hare."
        ),
        alt=Words(
            (
                "In a red room a violin taller than the wall leans beside an iron gate. Across from it a "
                "gramophone wears a top hat, and a hare with teal ears looks out of its horn."
            ),
            (
                "Dans un salon rouge, un violon plus haut que le mur s’appuie près d’un portail de fer. "
                "En face, un gramophone porte un haut-de-forme et un lièvre aux oreilles turquoise sort "
                "de son pavillon."
            ),
        ),
    ),
)
