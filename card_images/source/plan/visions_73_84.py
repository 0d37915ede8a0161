"""Visions 73 to 84."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_73_84: tuple[Vision, ...] = (
    Vision(
        id="v73",
        name=Words("The page with antlers", "La page aux grands bois"),
        sources=("c8", "l19", "o53"),
        palette="violet",
        mood="tenderness",
        recipe="transformation",
        move="substitution",
        sky="paper_void",
        motifs=Weights(("stag", "fan"), ("leaf", "book", "castle"), ("quill",)),
        brief=(
            "From the lower right a book sheds its pages; as they fly up they become leaves, the leaves "
            "pleats, the pleats an open fan, and the fan’s carved sticks the antlers of a stag who lifts "
            "his head at the upper left. Between the antlers, tiny and gold-lit, stands a castle; a quill "
            "keeps on writing in the open gutter."
        ),
        alt=Words(
            (
                "The pages of a book fly up on violet paper, each turning to a leaf and then a fan, which "
                "is the antlers of a stag. Between them shines a small gold castle."
            ),
            (
                "Les pages d’un livre s’envolent sur un papier violet, chacune devenant feuille puis "
                "éventail, qui fait les bois d’un cerf. Entre eux brille un petit château doré."
            ),
        ),
    ),
    Vision(
        id="v74",
        name=Words("Cut from the sea", "Taillée dans la mer"),
        sources=("c1", "l27", "o50"),
        palette="ochre",
        mood="fever",
        recipe="transformation",
        move="substitution",
        sky="swirl",
        motifs=Weights(("dress", "wave"), ("scissors", "street_lamp"), ("cat",)),
        brief=(
            "A wave rears from the left and, as it falls, is a dress: foam becomes lace, the ribbed "
            "hollow a bodice, standing empty on the sand under an ochre street lamp. Scissors lie open in "
            "the wet hem where it was cut from the sea, and a cat sits in the lamp’s circle playing with "
            "the last thread of water."
        ),
        alt=Words(
            (
                "A wave breaks on an ochre shore and becomes a dress of blue foam. Scissors lie open at "
                "the hem, in the circle of a street lamp."
            ),
            (
                "Une vague se brise sur un rivage ocre et devient une robe d’écume bleue. Des ciseaux "
                "ouverts gisent à l’ourlet, dans le rond d’un réverbère."
            ),
        ),
    ),
    Vision(
        id="v75",
        name=Words("Standing on the last note", "Debout sur la dernière note"),
        sources=("c12", "l36", "o52"),
        palette="moss",
        mood="vertigo",
        recipe="stage_interior",
        move="scale swap",
        sky="interior",
        motifs=Weights(("violin", "acrobat"), ("chess_knight", "candle", "door"), ("feather",)),
        brief=(
            "A violin lies across a mossy stage like a bridge between two boxes, seen from the stalls at "
            "the left; an acrobat crosses its strings with a crimson feather for a pole. At the far end a "
            "chess knight keeps a small door closed; one candle on the boards throws the acrobat’s shadow "
            "up the wall, three times life size."
        ),
        alt=Words(
            (
                "An acrobat walks the strings of a giant violin across a green stage. A chess knight "
                "guards a small crimson door at the far end, and a candle lights the boards."
            ),
            (
                "Un acrobate marche sur les cordes d’un violon géant en travers d’une scène verte. Un "
                "cavalier d’échecs garde une petite porte cramoisie au bout et une bougie éclaire les "
                "planches."
            ),
        ),
    ),
    Vision(
        id="v76",
        name=Words("Brooding the roofs", "La couveuse des toits"),
        sources=("c11", "l26", "o53"),
        palette="midnight",
        mood="tenderness",
        recipe="giant_and_witness",
        move="scale swap",
        sky="swirl",
        motifs=Weights(("owl",), ("child", "chimney", "comet", "feather"), ("fir_tree",)),
        brief=(
            "An owl as broad as the town sits over the midnight roofs on the right and keeps them warm; "
            "only one chimney comes up between its breast feathers. On the chimney’s edge a child leans "
            "back against the down holding one long feather as a blanket; a comet passes at the left, fir "
            "trees no higher than the owl’s claws."
        ),
        alt=Words(
            (
                "An owl as broad as a town broods over midnight blue roofs. On the one chimney that "
                "shows, a child stands under an orange feather while a comet goes by."
            ),
            (
                "Un hibou large comme une ville couve des toits bleu nuit. Sur la seule cheminée qui "
                "dépasse, un enfant se tient sous une plume orange tandis que passe une comète."
            ),
        ),
    ),
    Vision(
        id="v77",
        name=Words("The widow’s beacon", "Le feu de la veuve"),
        sources=("c4", "l23", "o43"),
        palette="sea",
        mood="mourning",
        recipe="tower_or_stairs",
        move="scale swap",
        sky="torn_bands",
        motifs=Weights(("dress", "lighthouse"), ("violin", "rope", "trunk"), ("moth",)),
        brief=(
            "A lighthouse wears a dress: the tower goes up through skirt and bodice and its lamp shines "
            "where a head would be, left of centre over a teal sea. A rope ladder of many knots falls "
            "from the waist to an open trunk that rides the swell with a violin as its one passenger; an "
            "orange moth has come all this way for the light."
        ),
        alt=Words(
            (
                "A lighthouse wears a long teal dress, its orange lamp where the head would be. A rope "
                "hangs from the waist to an open trunk on the swell, with a violin inside."
            ),
            (
                "Un phare porte une longue robe bleu-vert, sa lampe orange à la place de la tête. Une "
                "corde descend de la taille vers une malle ouverte sur la houle, un violon dedans."
            ),
        ),
    ),
    Vision(
        id="v78",
        name=Words("Looking for the gardener’s star", "L’étoile sous la serre"),
        sources=("c1", "l22", "o45"),
        palette="verdigris",
        mood="watchfulness",
        recipe="cross_section",
        move="cross-section",
        sky="torn_bands",
        motifs=Weights(("telescope",), ("glasshouse", "snail", "top_hat", "ladder"), ("eye",)),
        brief=(
            "A telescope points up from the lower left, cut along its whole length: its tubes are rooms "
            "of a glasshouse, one inside the other, green with plants. Up the outside leans a ladder on "
            "which a snail in a red-banded top hat has reached the last rung; at the wide end, where the "
            "lens should be, a lid is about to open on an eye."
        ),
        alt=Words(
            (
                "A telescope, cut open along its length, holds a green glasshouse in its tubes. A ladder "
                "leans on it, and a snail in a red-banded top hat has reached the last rung."
            ),
            (
                "Une longue-vue ouverte en coupe contient une serre verte dans ses tubes. Une échelle s’y "
                "appuie et un escargot au haut-de-forme cerclé de rouge a gagné le dernier barreau."
            ),
        ),
    ),
    Vision(
        id="v79",
        name=Words("The kettle house", "La maison qui bout"),
        sources=("c14", "l25", "o38"),
        palette="verdigris",
        mood="mischief",
        recipe="cross_section",
        move="cross-section",
        sky="rain",
        motifs=Weights(("teapot",), ("raven", "chimney", "rowing_boat", "keyhole"), ("bramble",)),
        brief=(
            "A teapot moored in green water is cut open to show the house inside: bunks, a stair, a "
            "hearth whose brick chimney comes out at the lid where a raven dries its wings. A rowing boat "
            "is tied up to the spout; in the round side a red-lit keyhole is the only way in, and bramble "
            "has climbed the handle."
        ),
        alt=Words(
            (
                "A green teapot is cut open like a house, with a brick chimney through the lid and a "
                "raven on it. A rowing boat is tied to the spout; a red keyhole is the only way in."
            ),
            (
                "Une théière verte est ouverte en coupe comme une maison, une cheminée de brique à "
                "travers le couvercle et un corbeau dessus. Une barque est amarrée au bec ; un trou de "
                "serrure rouge est la seule entrée."
            ),
        ),
    ),
    Vision(
        id="v80",
        name=Words("She dances under the keep", "Elle danse sous le donjon"),
        sources=("c18", "l25", "o46"),
        palette="ember",
        mood="mourning",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="torn_bands",
        motifs=Weights(("castle", "dancer"), ("rowing_boat", "fish", "pearl_necklace"), ("key",)),
        brief=(
            "An ember-red castle stands on the far bank at the right, all its windows dark; in the water "
            "it is not there, but a dancer turns upside down, as tall as the towers, skirt spread, lit. A "
            "rowing boat drifts across her waist trailing a string of pearls for a fishing line, and a "
            "teal fish has risen to it; a key lies in the empty boat."
        ),
        alt=Words(
            (
                "A dark red castle stands by the water, but its reflection is a dancer as tall as the "
                "towers. A rowing boat drifts over her, fishing with a string of pearls for a teal fish."
            ),
            (
                "Un château rouge sombre se dresse au bord de l’eau, mais son reflet est une danseuse "
                "haute comme les tours. Une barque passe sur elle et pêche, au collier de perles, un "
                "poisson turquoise."
            ),
        ),
    ),
    Vision(
        id="v81",
        name=Words("The quiet she kept", "Le calme qu’elle gardait"),
        sources=("c6", "l32", "o54"),
        palette="midnight",
        mood="serenity",
        recipe="world_inside_shape",
        move="containment",
        sky="swirl",
        motifs=Weights(("bottle", "woman"), ("tree", "comet", "water_lily"), ("compass",)),
        brief=(
            "A stoppered bottle stands right of centre on midnight water and holds a clear evening of its "
            "own: a bare tree on an islet, a comet come to rest in its crown. A woman sits outside with "
            "her back against the glass, her hair let down into the pool among water lilies, a compass "
            "closed in her lap; the bottle is her lamp."
        ),
        alt=Words(
            (
                "A bottle on midnight blue water holds a tree with an orange comet resting in its "
                "branches. A woman in orange stands at the glass, beside a pale water lily."
            ),
            (
                "Une bouteille posée sur l’eau bleu nuit contient un arbre où repose une comète orange. "
                "Une femme en orange se tient devant le verre, près d’un pâle nénuphar."
            ),
        ),
    ),
    Vision(
        id="v82",
        name=Words("Summer on the ice", "L’été sur la glace"),
        sources=("c8", "l35", "o44"),
        palette="ice",
        mood="serenity",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="paper_void",
        motifs=Weights(("stilt_house", "hand_mirror"), ("cat", "fan", "sailing_boat"), ("crystal",)),
        brief=(
            "A stilt house in pale blue frost stands at the upper left, its legs on the edge of a huge "
            "hand mirror laid flat as a frozen lake, crystals along the frame. A cat on the lowest rung "
            "looks down: in the glass there is open water, and the house is a sailing boat under a "
            "pleated red fan for a sail."
        ),
        alt=Words(
            (
                "A stilt house stands in blue frost at the edge of a hand mirror as wide as a lake. A cat "
                "sits on its rim; in the glass is instead a sailing boat whose sail is a red fan."
            ),
            (
                "Une maison sur pilotis se dresse dans le givre bleu au bord d’un miroir à main vaste comme "
                "un lac. Un chat est assis sur le cadre ; dans la glace vogue un voilier à la voile "
                "d’éventail rouge."
            ),
        ),
    ),
    Vision(
        id="v83",
        name=Words("Too small for the story", "Trop petit pour l’histoire"),
        sources=("c3", "l19", "o38"),
        palette="verdigris",
        mood="secrecy",
        recipe="giant_and_witness",
        move="scale swap",
        sky="interior",
        motifs=Weights(("book", "rose"), ("child", "owl", "keyhole"), ("kite",)),
        brief=(
            "A closed book stands like a cliff at the left, its clasp holding a keyhole as high as a door "
            "from which green light falls. A child on tiptoe looks in, holding a kite by its last bow; "
            "out of the top of the pages a red rose has grown and hangs its bloom, as big as the child, "
            "over the edge; an owl on the spine pretends to sleep."
        ),
        alt=Words(
            (
                "A green book stands like a cliff, light falling from the keyhole in its clasp. A child "
                "looks in; a giant red rose hangs over the pages, and an owl sits on the spine."
            ),
            (
                "Un livre vert se dresse comme une falaise, la lumière tombant du trou de serrure de son "
                "fermoir. Un enfant y regarde ; une rose rouge géante pend des pages et un hibou est "
                "perché sur le dos."
            ),
        ),
    ),
    Vision(
        id="v84",
        name=Words("The storeys of a gown", "Les étages d’une robe"),
        sources=("c9", "l23", "o51"),
        palette="plum",
        mood="fever",
        recipe="cross_section",
        move="cross-section",
        sky="wallpaper",
        motifs=Weights(("dress",), ("bell_tower", "sleepwalker", "mushroom", "top_hat"), ("key",)),
        brief=(
            "A bell-shaped dress on its form stands right of centre before plum wallpaper, the skirt cut "
            "open like a doll’s house: on each hoop a floor, on the lowest a wood of gold-spotted "
            "mushrooms, on the highest a bell tower that rings under the bodice. A sleepwalker goes from "
            "floor to floor up the hoops; a top hat is set where the head would be, a key hangs at the "
            "waist."
        ),
        alt=Words(
            (
                "A plum dress is cut open like a doll’s house: a gold mushroom grows on the lowest floor "
                "and a bell tower stands on the highest. A sleepwalker climbs between them; a top hat "
                "sits above it all."
            ),
            (
                "Une robe prune est ouverte comme une maison de poupée : un champignon doré pousse au "
                "premier étage, un clocher se dresse au dernier. Un somnambule monte de l’un à l’autre ; "
                "un haut-de-forme coiffe le tout."
            ),
        ),
    ),
)
