"""Visions 61 to 72."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_61_72: tuple[Vision, ...] = (
    Vision(
        id="v61",
        name=Words("The road she wrote", "La route qu’elle écrivit"),
        sources=("c6", "l31", "o38"),
        palette="midnight",
        mood="nostalgia",
        recipe="beam_diagonal",
        move="substitution",
        sky="swirl",
        motifs=Weights(("quill", "door"), ("bridge", "woman", "map"), ("bramble",)),
        brief=(
            "A quill as tall as a poplar leans from the lower left, and the line it has just drawn is a "
            "bridge, still wet, running up to a door that stands open in the midnight sky at the top "
            "right and lights the whole way. A woman is half across; beneath her lies not water but a "
            "map, its borders grown over with bramble."
        ),
        alt=Words(
            (
                "A giant quill has just drawn a bridge across the midnight blue sky, up to an open orange "
                "door. A woman is half way over; below her lies not water but a map."
            ),
            (
                "Une immense plume d’oie vient de tracer un pont dans le ciel bleu nuit, jusqu’à une "
                "porte orange ouverte. Une femme est à mi-chemin ; sous elle s’étend non pas l’eau, mais "
                "une carte marine."
            ),
        ),
    ),
    Vision(
        id="v62",
        name=Words("Warm in the wood", "Au chaud dans le bois"),
        sources=("c5", "l29", "o43"),
        palette="ember",
        mood="tenderness",
        recipe="world_inside_shape",
        move="containment",
        sky="wallpaper",
        motifs=Weights(("violin", "teacup"), ("flame", "carousel_horse", "moth"), ("spectacles",)),
        brief=(
            "A violin stands upright in a teacup like a sprig in a vase, left of centre before ember "
            "wallpaper; its belly is a cut-out room with a small flame on the hearth and a carousel horse "
            "stabled for the night. A moth folds itself over one f-hole as a shutter; teal spectacles "
            "hang from a peg."
        ),
        alt=Words(
            (
                "A violin stands in a teacup before red wallpaper, and its body is a room: a flame on the "
                "hearth and a carousel horse in the warm. A teal moth shuts one of the sound holes."
            ),
            (
                "Un violon est planté dans une tasse devant un papier peint rouge ; son corps est une "
                "chambre où brûle une flamme près d’un cheval de manège. Un papillon de nuit turquoise "
                "ferme une ouïe."
            ),
        ),
    ),
    Vision(
        id="v63",
        name=Words("The clock that took root", "L’horloge qui prit racine"),
        sources=("c9", "l32", "o51"),
        palette="violet",
        mood="drowsiness",
        recipe="stage_interior",
        move="substitution",
        sky="interior",
        motifs=Weights(("tall_clock", "tree"), ("sleepwalker", "phial", "spider_web"), ("pocket_watch",)),
        brief=(
            "A violet bedroom without a bed: a tall clock at the right has put out roots across the floor "
            "and its hood has become the crown of a tree against the ceiling. A sleepwalker crosses "
            "towards it on the roots, arms out, a gold-lit phial in one hand; a spider web ties the "
            "branches to the cornice and a pocket watch hangs in it like a caught fly."
        ),
        alt=Words(
            (
                "A tall clock has taken root in a violet room and grows into a tree. A sleepwalker comes "
                "towards it carrying a gold phial, under a spider web."
            ),
            (
                "Une horloge a pris racine dans une chambre violette et devient un arbre. Un somnambule "
                "s’en approche, tenant une fiole dorée, sous une toile d’araignée."
            ),
        ),
    ),
    Vision(
        id="v64",
        name=Words("Cold hands overhead", "Des mains froides là-haut"),
        sources=("c17", "l24", "o48"),
        palette="bone",
        mood="secrecy",
        recipe="hanging_threads",
        move="suspension",
        sky="snow",
        motifs=Weights(("stag", "chandelier"), ("glove", "crystal", "sledge"), ("poppy",)),
        brief=(
            "A stag, head lowered, walks in from the left on bone-white snow; its antlers are a "
            "chandelier, and from every arm an empty glove hangs by its fingertips on a thread. In the "
            "palm of each a crystal glows for a candle; it pulls a small sledge on which one red poppy "
            "stands upright."
        ),
        alt=Words(
            (
                "The antlers of a pale grey stag are a chandelier; from each arm hangs a glove that holds "
                "a glowing crystal. The stag draws a small red sledge through the snow."
            ),
            (
                "Les bois d’un cerf gris pâle sont un lustre ; à chaque bras pend un gant qui tient un "
                "cristal lumineux. Le cerf tire un petit traîneau rouge dans la neige."
            ),
        ),
    ),
    Vision(
        id="v65",
        name=Words("What the kitchen glass saw", "Ce que vit la glace"),
        sources=("c12", "l29", "o37"),
        palette="ember",
        mood="vertigo",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="wallpaper",
        motifs=Weights(("hand_mirror", "balloon"), ("teacup", "acrobat", "window"), ("cog",)),
        brief=(
            "A hand mirror leans on the sill of a small window at the right, among ember wallpaper; "
            "before it stands only a teacup with a spoon across it. In the glass the same cup is the "
            "basket of a huge teal balloon in full sky, and an acrobat balances where the spoon lay; a "
            "cog in the frame turns the picture a little askew."
        ),
        alt=Words(
            (
                "A plain teacup stands before a hand mirror by a bright window in a red wall. In the glass "
                "it has become the basket of a great teal balloon, with an acrobat balancing on the spoon."
            ),
            (
                "Une simple tasse est posée devant un miroir à main, près d’une fenêtre claire dans un mur "
                "rouge. Dans la glace, elle est la nacelle d’une grande montgolfière turquoise, et un "
                "acrobate danse sur la cuiller."
            ),
        ),
    ),
    Vision(
        id="v66",
        name=Words("Down from the white house", "Descendus de la maison blanche"),
        sources=("c17", "l35", "o49"),
        palette="bone",
        mood="hope",
        recipe="procession",
        move="multiplication",
        sky="snow",
        motifs=Weights(("train", "stag"), ("man", "stilt_house", "ladder"), ("snowflake",)),
        brief=(
            "From the door of a stilt house at the upper right a ladder comes down to a field of bare "
            "paper snow, and down the ladder, on hooves, come stags in single file; on the ground their "
            "line becomes the carriages of a train that leaves at the lower left, antlers smoking like "
            "funnels. A man in a long coat lifts his red lamp to count them under one snowflake."
        ),
        alt=Words(
            (
                "Down the ladder of a stilt house comes one stag after another, and on the white ground "
                "they become a train. A man with a red lamp counts them as they pass."
            ),
            (
                "Par l’échelle d’une maison sur pilotis descend un cerf après l’autre ; sur le sol blanc, "
                "ils deviennent un train. Un homme à la lampe rouge les compte au passage."
            ),
        ),
    ),
    Vision(
        id="v67",
        name=Words("Funeral for a whale", "Les funérailles de la baleine"),
        sources=("c7", "l23", "o40"),
        palette="plum",
        mood="solemnity",
        recipe="procession",
        move="multiplication",
        sky="torn_bands",
        motifs=Weights(("whale",), ("top_hat", "trunk", "bridge"), ("anchor", "water_lily")),
        brief=(
            "A whale lies along the parapet of a low plum bridge, longer than the bridge, and is carried "
            "over it by a row of top hats with nobody under them. The first pair of hats bears a strapped "
            "trunk with gold corners, an anchor trails from the fluke across the stones; on the dark "
            "canal below only water lilies are lit."
        ),
        alt=Words(
            (
                "A whale is carried over a plum bridge by a row of walking hats; each top hat has nobody "
                "beneath it. The first ones bear a trunk with gold corners."
            ),
            (
                "Une baleine passe un pont prune, portée par une file de chapeaux ; sous chaque "
                "haut-de-forme, personne. Les premiers portent une malle aux coins dorés."
            ),
        ),
    ),
    Vision(
        id="v68",
        name=Words("The chapter in the air", "Le chapitre en l’air"),
        sources=("c12", "l19", "o42"),
        palette="violet",
        mood="pride",
        recipe="world_inside_shape",
        move="containment",
        sky="wallpaper",
        motifs=Weights(("book",), ("balloon", "spiral_stairs", "raven", "umbrella"), ("leaf",)),
        brief=(
            "A thick book stands upright and half open at the left like a gate, and between its covers is "
            "another night: a spiral staircase goes up the gutter of the pages and a gold balloon is "
            "leaving from the top step. A raven shelters in the opening under a violet umbrella; a broad "
            "leaf keeps the place."
        ),
        alt=Words(
            (
                "A violet book stands half open like a wardrobe. Between its covers a spiral staircase "
                "climbs to a gold balloon, and a raven waits under an umbrella."
            ),
            (
                "Un livre violet est entrouvert comme une armoire. Entre ses plats, un escalier en "
                "colimaçon monte vers une montgolfière dorée et un corbeau attend sous un parapluie."
            ),
        ),
    ),
    Vision(
        id="v69",
        name=Words("Where the threads end", "Où finissent les fils"),
        sources=("c11", "l35", "o43"),
        palette="sea",
        mood="mourning",
        recipe="tower_or_stairs",
        move="substitution",
        sky="rain",
        motifs=Weights(("owl", "stilt_house"), ("ladder", "spider_web", "scissors"), ("fern",)),
        brief=(
            "A stilt house stands very high on legs that are ladders, one beside the other, out of the "
            "ferns of a teal flood; it leans to the right. An owl as large as its roof sits on top with "
            "orange eyes and holds open scissors in its bill over the spider web that alone ties the "
            "house to the bank."
        ),
        alt=Words(
            (
                "A stilt house rises on legs made of one ladder after another out of teal water. An "
                "orange-eyed owl on its roof holds scissors above the spider web that ties it to the "
                "shore."
            ),
            (
                "Une maison sur pilotis s’élève, échelle après échelle, hors d’une eau bleu-vert. Sur le "
                "toit, un hibou aux yeux orange tient des ciseaux au-dessus de la toile d’araignée qui la "
                "retient au rivage."
            ),
        ),
    ),
    Vision(
        id="v70",
        name=Words("The lamp that looked back", "Le feu qui regardait"),
        sources=("c4", "l28", "o45"),
        palette="midnight",
        mood="solemnity",
        recipe="beam_diagonal",
        move="substitution",
        sky="swirl",
        motifs=Weights(("lighthouse", "eye"), ("wave", "spiral_stairs", "raven"), ("compass",)),
        brief=(
            "A lighthouse at the far left has an eye for a lamp, and its look is the beam, slanting over "
            "a midnight sea to the lower right. Where it touches a rearing wave, the wave is solid and a "
            "spiral staircase is cut into it; ravens circle up through the light and a compass bobs at "
            "the foot, its orange needle pointing at us."
        ),
        alt=Words(
            (
                "A lighthouse has an orange eye for a lamp, and its beam slants over the midnight blue "
                "sea. Where it strikes a wave a spiral staircase appears, and a raven flies through the "
                "light."
            ),
            (
                "Un phare a pour lampe un œil orange dont le faisceau barre la mer bleu nuit. Là où il "
                "frappe une vague paraît un escalier en colimaçon, et un corbeau traverse la lumière."
            ),
        ),
    ),
    Vision(
        id="v71",
        name=Words("The mender’s hour", "L’heure de la reprise"),
        sources=("c16", "l32", "o50"),
        palette="ochre",
        mood="drowsiness",
        recipe="hanging_threads",
        move="suspension",
        sky="rain",
        motifs=Weights(("spider_web", "spool"), ("mushroom", "man", "phial"), ("glasshouse",)),
        brief=(
            "An ochre dusk strung with one great spider web from corner to corner, hung off-centre to the "
            "right; its thread comes from a wooden spool that turns by itself at the top. Small things "
            "hang in it on loops, asleep: a man in a long coat, a blue phial, a whole mushroom with its "
            "earth; far below the web reaches the ribs of a glasshouse and has begun to glaze it."
        ),
        alt=Words(
            (
                "A spider web fills an ochre dusk, spun from a turning spool. In its threads hang a "
                "sleeping man, a blue phial and a mushroom with its earth."
            ),
            (
                "Une toile d’araignée emplit un soir ocre, filée par une bobine qui tourne. À ses fils "
                "pendent un homme endormi, une fiole bleue et un champignon avec sa terre."
            ),
        ),
    ),
    Vision(
        id="v72",
        name=Words("The surface has another face", "La surface a un autre visage"),
        sources=("c16", "l20", "o39"),
        palette="sea",
        mood="fever",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="under_water",
        motifs=Weights(("lighthouse", "mask"), ("face", "octopus", "crystal"), ("phial",)),
        brief=(
            "The card is cut by the water line a third from the top. Above, an orange mask stands on a "
            "rock between crystals; below, in place of its reflection, a face sleeps upside down and "
            "enormous, hair adrift, and a lighthouse grows from its brow downwards, shining into the "
            "deep. An octopus bathes in the beam and holds up a phial."
        ),
        alt=Words(
            (
                "An orange mask stands above the water between one crystal and another, but its reflection "
                "is an enormous teal face asleep upside down. On its brow a lighthouse shines on an octopus."
            ),
            (
                "Un masque orange se dresse au-dessus de l’eau, entre un cristal et un autre, mais son reflet "
                "est un immense visage bleu-vert qui dort à l’envers. Sur son front, un phare éclaire une "
                "pieuvre."
            ),
        ),
    ),
)
