"""Cards 19 to 27: places of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

LOCATIONS_19_27: tuple[Suspect, ...] = (
    Suspect(
        id="l19",
        name=Words("The revolving library", "La bibliothèque tournante"),
        setting="stage_interior",
        palette="violet",
        moods=("secrecy",),
        motifs=Weights(("spiral_stairs",), ("book", "ladder", "owl", "chandelier"), ("quill",)),
        brief=(
            "A round violet shaft of shelves seen from low on one side, a spiral staircase winding up the "
            "left third past leaning books as tall as doors. One chandelier lights the middle, a ladder "
            "rests against nothing, an owl sits on an open book, and a quill writes alone on the desk "
            "below."
        ),
        alt=Words(
            (
                "A spiral staircase winds up a round violet room lined with shelves. A gold chandelier "
                "hangs in the shaft, a ladder leans against nothing, and an owl sits on an open book the "
                "size of a table."
            ),
            (
                "Un escalier en colimaçon monte dans une salle ronde et violette couverte de rayonnages. "
                "Un lustre doré pend dans le puits, une échelle s’appuie sur le vide et un hibou se tient "
                "sur un livre ouvert, grand comme une table."
            ),
        ),
    ),
    Suspect(
        id="l20",
        name=Words("The drowned lighthouse", "Le phare englouti"),
        setting="avenue",
        palette="sea",
        moods=("mourning",),
        motifs=Weights(("lighthouse",), ("whale", "octopus", "wave", "bubble"), ("bell",)),
        brief=(
            "Under teal water a lighthouse still stands and still shines, its beam going slantwise up "
            "through shoals of bubbles to the underside of a wave. A whale passes behind the tower, an "
            "octopus has moved into the gallery, and a bell lies half sunk in the sand in front."
        ),
        alt=Words(
            (
                "A lighthouse stands deep under teal water, its orange lamp still lit. An octopus clings "
                "to the gallery, a whale glides behind, every bubble climbs along the beam, and far above "
                "a wave closes the scene."
            ),
            (
                "Un phare se dresse au fond d’une eau bleu-vert, sa lampe orange encore allumée. Une "
                "pieuvre s’accroche à la galerie, une baleine passe derrière, chaque bulle monte dans le "
                "faisceau et une vague ferme le ciel."
            ),
        ),
    ),
    Suspect(
        id="l21",
        name=Words("The snowbound station", "La gare enneigée"),
        setting="avenue",
        palette="ice",
        moods=("loneliness",),
        motifs=Weights(("train",), ("snowflake", "street_lamp", "trunk", "tall_clock"), ("raven", "sledge")),
        brief=(
            "Rails under snow lead from the lower left to a small platform where a train with lit windows "
            "has stopped for good, drifts up to its lamp. A street lamp and a tall clock stand side by "
            "side like two passengers, a trunk is left on a sledge, a raven walks the rail, snowflakes as "
            "big as plates."
        ),
        alt=Words(
            (
                "A train with yellow windows stands buried in pale blue snow. On the platform a street "
                "lamp and a tall clock wait side by side like travellers, a red trunk lies forgotten, and "
                "a huge snowflake drifts down."
            ),
            (
                "Un train aux fenêtres jaunes est pris dans une neige bleu pâle. Sur le quai, un "
                "réverbère et une horloge attendent côte à côte comme deux voyageurs, une malle rouge est "
                "oubliée et un immense flocon descend."
            ),
        ),
    ),
    Suspect(
        id="l22",
        name=Words("The winter greenhouse", "La serre d’hiver"),
        setting="avenue",
        palette="verdigris",
        moods=("serenity", "nostalgia"),
        motifs=Weights(("glasshouse",), ("leaf", "fern", "water_lily", "snowflake"), ("birdcage", "snail")),
        brief=(
            "The iron nave of a glasshouse curves overhead, off-centre, warm and green within while frost "
            "flowers and one giant snowflake press on the panes. Slit leaves and ferns make an avenue to "
            "a round pool of water lilies; a birdcage hangs open, a snail crosses the path."
        ),
        alt=Words(
            (
                "A winter garden at night, dark green: between a curling fern and a slit leaf a snowy "
                "path leads to a pool where a red water lily floats. Behind it a tall glasshouse glows, "
                "and a white snowflake as large as its dome leans on the panes."
            ),
            (
                "Un jardin d’hiver, la nuit, vert sombre : entre une fougère et une feuille découpée, une "
                "allée enneigée mène au bassin où flotte un nénuphar rouge. Derrière luit une haute "
                "serre, et un flocon blanc grand comme son dôme s’appuie aux carreaux."
            ),
        ),
    ),
    Suspect(
        id="l23",
        name=Words("The costume loft", "Le grenier aux costumes"),
        setting="stage_interior",
        palette="plum",
        moods=("nostalgia",),
        motifs=Weights(("dress",), ("mask", "trunk", "spider_web", "top_hat"), ("window", "music_box")),
        brief=(
            "Under steep plum rafters a dress on its form stands in the light of a small round window as "
            "if about to turn round. A mask hangs from a beam, a trunk spills ribbons, a spider web joins "
            "the form to the rafters, a top hat is set down on a stool beside a closed music box."
        ),
        alt=Words(
            (
                "Under plum rafters a gold dress stands on its form in a beam of light. A mask hangs from "
                "a nail, a trunk spills its ribbons, a top hat waits on a stool, and a spider web ties "
                "everything to the roof."
            ),
            (
                "Sous des combles prune, une robe dorée se tient sur son mannequin dans un rai de "
                "lumière. Un masque pend à un clou, des rubans débordent d’une malle, un haut-de-forme "
                "attend sur un tabouret, une toile d’araignée relie tout au toit."
            ),
        ),
    ),
    Suspect(
        id="l24",
        name=Words("The salt mine", "La mine de sel"),
        setting="avenue",
        palette="bone",
        moods=("unease",),
        motifs=Weights(("crystal",), ("ladder", "lantern", "chandelier", "rope"), ("cog",)),
        brief=(
            "A white cavern with a forest of slanting crystals, the tallest twice a person’s height, a "
            "chandelier carved from the same salt hanging in its midst. A chain of ladders zigzags down "
            "the right wall, ropes come from a winding cog far above, and one lantern on the floor is the "
            "only warm thing."
        ),
        alt=Words(
            (
                "A bone-white cavern where every crystal is taller than a giant. A chandelier of salt "
                "hangs in the middle, a rope comes down from the dark, a ladder leans on the wall, and a "
                "red lantern glows on the floor."
            ),
            (
                "Une caverne d’un blanc d’os où chaque cristal est plus haut qu’un géant. Un lustre de "
                "sel pend au milieu, une corde descend du noir, une échelle s’appuie au mur et une "
                "lanterne rouge luit au sol."
            ),
        ),
    ),
    Suspect(
        id="l25",
        name=Words("The floating market", "Le marché flottant"),
        setting="avenue",
        palette="ember",
        moods=("mischief",),
        motifs=Weights(("rowing_boat",), ("umbrella", "lantern", "fish", "bread"), ("teapot",)),
        brief=(
            "A street of water in ember light: rowing boats jammed side by side, the nearest cut by the "
            "lower edge, each with an open umbrella for a roof and a lantern on a pole. Round breads are "
            "stacked like stones, fish hang in a row as on a washing line, a teapot pours from one boat "
            "into the next."
        ),
        alt=Words(
            (
                "A street of dark red water crowded with boats. In the nearest rowing boat an umbrella "
                "makes a roof; a teal lantern swings on a pole, a fish hangs from a line, and round bread "
                "is piled like stones."
            ),
            (
                "Une rue d’eau rouge sombre encombrée d’embarcations. Dans la barque la plus proche, un "
                "parapluie sert de toit ; une lanterne turquoise se balance, un poisson pend à un fil et "
                "le pain rond s’empile comme des pierres."
            ),
        ),
    ),
    Suspect(
        id="l26",
        name=Words("The rooftop observatory", "L’observatoire des toits"),
        setting="stage_interior",
        palette="midnight",
        moods=("watchfulness",),
        motifs=Weights(("telescope",), ("comet", "cog", "chimney", "moon"), ("cat", "book")),
        brief=(
            "A terrace on the roofs at midnight: an enormous telescope on meshed cogs leans out to the "
            "right, longer than the houses are high. A comet crosses against its direction, the moon "
            "rests in a crook of tiles, a chimney serves as the observer’s chair, a cat sleeps on a heap "
            "of books."
        ),
        alt=Words(
            (
                "On midnight blue roofs an enormous telescope leans out, turned by a brass cog. An orange "
                "comet crosses the sky, a thin moon rests on the tiles, and a chimney with red pots "
                "stands by a sleeping cat."
            ),
            (
                "Sur des toits bleu nuit, une immense longue-vue se penche, mue par un engrenage de "
                "laiton. Une comète orange traverse le ciel, une fine lune repose sur les tuiles et une "
                "cheminée aux mitres rouges veille près d’un chat endormi."
            ),
        ),
    ),
    Suspect(
        id="l27",
        name=Words("The carousel pier", "La jetée au manège"),
        setting="avenue",
        palette="violet",
        moods=("vertigo",),
        motifs=Weights(("carousel_horse",), ("wave", "balloon", "gramophone", "street_lamp"), ("circus_tent",)),
        brief=(
            "A long pier in violet dusk, seen along its boards from the right; at its end stands no ride, "
            "only one carousel horse leaping off its pole over a wave. A gramophone plays to nobody, "
            "street lamps lead the eye out, a balloon hangs low, a circus tent is pitched on the water "
            "far off."
        ),
        alt=Words(
            (
                "A violet pier runs out to sea under a street lamp. At its end a gold carousel horse "
                "leaps from its pole over a wave, while a gramophone plays to nobody and a balloon hangs "
                "low in the dusk."
            ),
            (
                "Une jetée violette s’avance en mer sous un réverbère. Au bout, un cheval de manège doré "
                "bondit de son mât par-dessus une vague ; un gramophone joue pour personne et une "
                "montgolfière flotte dans le crépuscule."
            ),
        ),
    ),
)
