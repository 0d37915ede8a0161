"""Visions 1 to 12."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_1_12: tuple[Vision, ...] = (
    Vision(
        id="v1",
        name=Words("The pond that remembers", "L’étang qui se souvient"),
        sources=("c13", "l33", "o44"),
        palette="sea",
        mood="unease",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="torn_bands",
        motifs=Weights(("hand_mirror",), ("face", "windmill", "fish"), ("wheat", "pearl_necklace")),
        brief=(
            "A giant hand mirror lies in the wheat as a pond, its handle the jetty, filling the lower two "
            "thirds. A small windmill stands on its far rim at the right with the low light behind it, "
            "but the glass gives back a sleeping face instead; a fish leaps through that face with a "
            "string of pearls in its mouth."
        ),
        alt=Words(
            (
                "A teal hand mirror lies in the fields like a pond. A windmill stands on its rim, yet the "
                "glass shows a sleeping face, and an orange fish leaps out of it."
            ),
            (
                "Un miroir à main bleu-vert est couché dans les champs comme un étang. Un moulin à vent "
                "se dresse au bord, mais la glace montre un visage endormi, d’où bondit un poisson "
                "orange."
            ),
        ),
    ),
    Vision(
        id="v2",
        name=Words("What the marsh rang", "Ce que sonna le marais"),
        sources=("c4", "l30", "o46"),
        palette="moss",
        mood="watchfulness",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="swirl",
        motifs=Weights(("lighthouse", "music_box"), ("fox", "moon", "bell"), ("bramble",)),
        brief=(
            "On the left bank stands a small open music box, its cylinder turning; in the moss-green "
            "water below it hangs the reflection of a lighthouse, lamp lit, three times as tall. A fox at "
            "the edge looks down at the wrong image; the moon, high right, is ringed, a bell hangs from "
            "an arching bramble over the water."
        ),
        alt=Words(
            (
                "A music box stands on a mossy green bank, but the water below it mirrors a tall "
                "lighthouse. A fox stares at the image; a crimson bell hangs over the pool under a full "
                "moon."
            ),
            (
                "Une boîte à musique est posée sur une berge vert mousse, mais l’eau reflète un grand "
                "phare. Un renard contemple l’image ; une cloche cramoisie pend au-dessus de la mare sous "
                "la lune."
            ),
        ),
    ),
    Vision(
        id="v3",
        name=Words("The horse who would not go to bed", "Le cheval qui ne voulait pas dormir"),
        sources=("c8", "l36", "o52"),
        palette="bone",
        mood="drowsiness",
        recipe="stage_interior",
        move="substitution",
        sky="interior",
        motifs=Weights(("bed",), ("chess_knight", "dancer", "door"), ("leaf", "smoke")),
        brief=(
            "A bare grey room on a slant: in the big iron bed lies a chess knight, quilt up to its carved "
            "mane, taking the whole width from the left. A door ajar at the right throws the only light; "
            "in it a tiny dancer stands on one toe on the sill, and smoke from the pillow curls into one "
            "broad leaf overhead."
        ),
        alt=Words(
            (
                "In a grey room a black chess knight lies in a great iron bed, the quilt up to its mane. "
                "Light falls from a door ajar, where a tiny dancer in red stands on one toe."
            ),
            (
                "Dans une chambre grise, un cavalier d’échecs noir est couché dans un grand lit de fer, "
                "l’édredon jusqu’à la crinière. La lumière vient d’une porte entrouverte où une minuscule "
                "danseuse en rouge se tient sur une pointe."
            ),
        ),
    ),
    Vision(
        id="v4",
        name=Words("Harvest in a lamp", "Moisson dans une lampe"),
        sources=("c15", "l34", "o47"),
        palette="midnight",
        mood="hope",
        recipe="world_inside_shape",
        move="containment",
        sky="rain",
        motifs=Weights(("lantern",), ("windmill", "shirt", "drop"), ("cat", "wheat")),
        brief=(
            "A lantern as high as the card hangs off-centre to the left on a line between two unseen "
            "roofs; its glass holds a whole evening of wheat with a windmill turning, warm against the "
            "midnight rain. A white shirt is pegged beside it and dries at its light; one huge drop hangs "
            "from the lantern’s foot, and inside the drop’s gleam a cat sits waiting on the sill below."
        ),
        alt=Words(
            (
                "A great lantern hangs in the midnight blue rain, and inside its glass a windmill turns "
                "over golden fields. A white shirt dries beside it on the line, and a heavy drop is about "
                "to fall."
            ),
            (
                "Une grande lanterne pend dans la pluie bleu nuit ; sous son verre, un moulin à vent "
                "tourne sur des champs dorés. Une chemise blanche sèche à côté sur le fil et une lourde "
                "goutte va tomber."
            ),
        ),
    ),
    Vision(
        id="v5",
        name=Words("Stairs for a feather", "Un escalier pour une plume"),
        sources=("c11", "l28", "o53"),
        palette="ice",
        mood="watchfulness",
        recipe="tower_or_stairs",
        move="containment",
        sky="snow",
        motifs=Weights(("glass_dome", "spiral_stairs"), ("acrobat", "castle", "feather"), ("tree",)),
        brief=(
            "A narrow glass dome as tall as a tower stands right of centre in falling snow; in it a "
            "spiral staircase climbs from the roots of a bare tree to a castle perched at the very top. "
            "Outside, an acrobat balances on the curve of the glass with one long red feather for a pole."
        ),
        alt=Words(
            (
                "A spiral staircase climbs inside a tall glass dome to a small castle, all in icy blue. "
                "On the curve of the glass an acrobat balances with a long red feather for a pole."
            ),
            (
                "Un escalier en colimaçon monte dans un haut globe de verre jusqu’à un petit château, "
                "tout en bleu glacé. Sur la courbe du verre, un acrobate s’équilibre avec une longue "
                "plume rouge."
            ),
        ),
    ),
    Vision(
        id="v6",
        name=Words("The cavalry of pages", "La cavalerie des pages"),
        sources=("c3", "l26", "o52"),
        palette="moss",
        mood="watchfulness",
        recipe="procession",
        move="scale swap",
        sky="torn_bands",
        motifs=Weights(("chess_knight", "book"), ("crown", "paper_boat", "comet"), ("child",)),
        brief=(
            "Over the open pages of a book as wide as the horizon, seen low from the left, a line of "
            "chess knights files from small to huge towards the gutter between the pages, where it must "
            "cross by paper boat. A comet lights them from the upper right; a child lies reading on the "
            "margin with a crimson crown pushed over the eyes."
        ),
        alt=Words(
            (
                "Each chess knight in a long line crosses the pages of a giant book to where a paper boat "
                "waits. A comet burns pale in the green night, and a crimson crown lies on the margin."
            ),
            (
                "En longue file, chaque cavalier d’échecs traverse les pages d’un livre géant vers le "
                "bateau en papier qui attend. Une comète pâle brûle dans la nuit verte et une couronne "
                "cramoisie repose dans la marge."
            ),
        ),
    ),
    Vision(
        id="v7",
        name=Words("Low tide in the toy theatre", "Marée basse au petit théâtre"),
        sources=("c5", "l23", "o47"),
        palette="midnight",
        mood="mischief",
        recipe="stage_interior",
        move="substitution",
        sky="interior",
        motifs=Weights(("puppet",), ("wave", "spider_web", "music_box"), ("cloud", "spectacles")),
        brief=(
            "A toy stage fills the right two thirds; its floor is a rolled cut-paper wave driven by the "
            "crank of a music box that stands in the pit. A puppet steps over the crest in big round "
            "spectacles, but its threads go up not to a hand but to a spider web strung across the flies, "
            "from which a small cloud also hangs; the lamp is low at the left."
        ),
        alt=Words(
            (
                "A puppet walks over a paper wave on a midnight blue stage, its threads tied to a spider "
                "web in the flies. In the pit an orange music box turns the sea with its crank."
            ),
            (
                "Une marionnette enjambe une vague de papier sur une scène bleu nuit, ses fils noués à "
                "une toile d’araignée dans les cintres. Dans la fosse, une boîte à musique orange fait "
                "tourner la mer."
            ),
        ),
    ),
    Vision(
        id="v8",
        name=Words("The hanging night mail", "Le courrier suspendu"),
        sources=("c11", "l28", "o49"),
        palette="bone",
        mood="watchfulness",
        recipe="hanging_threads",
        move="suspension",
        sky="paper_void",
        motifs=Weights(("train", "bell"), ("spiral_stairs", "man", "feather"), ("fern",)),
        brief=(
            "On bare bone paper a short train hangs in the air on threads, its three carriages tilting "
            "like a mobile from one immense bell at the top left. Under it a man climbs a spiral "
            "staircase that ends before it reaches the last carriage; a single feather falling past is "
            "longer than he is, ferns fringe the lower edge."
        ),
        alt=Words(
            (
                "A grey train hangs by threads from an immense red bell, like a mobile on pale paper. A "
                "man climbs a spiral staircase that ends too soon, and a feather longer than he is falls "
                "past."
            ),
            (
                "Un train gris pend par des fils à une immense cloche rouge, comme un mobile sur du "
                "papier pâle. Un homme gravit un escalier en colimaçon trop court et une plume plus "
                "longue que lui tombe."
            ),
        ),
    ),
    Vision(
        id="v9",
        name=Words("Tea at the bottom of the tide", "Le thé de la marée basse"),
        sources=("c4", "l30", "o41"),
        palette="sea",
        mood="unease",
        recipe="giant_and_witness",
        move="scale swap",
        sky="swirl",
        motifs=Weights(("hare",), ("teacup", "moon", "umbrella"), ("mushroom", "anchor")),
        brief=(
            "A hare as tall as a house sits at the right with its ears cut by the top edge and looks into "
            "a teacup on the shore in front of it, where the moon has come down to float like a slice of "
            "lemon and lights its chin. Under the saucer a tiny umbrella shelters nobody; mushrooms crowd "
            "the beach, an anchor line runs from the cup’s ear into the sea."
        ),
        alt=Words(
            (
                "A giant hare in teal dusk bends over a teacup in which the pale moon floats. A tiny "
                "orange umbrella stands open at the edge of the saucer."
            ),
            (
                "Un lièvre géant, dans un soir bleu-vert, se penche sur une tasse où flotte la lune pâle. "
                "Un minuscule parapluie orange est ouvert au bord de la soucoupe."
            ),
        ),
    ),
    Vision(
        id="v10",
        name=Words("Up the thorn ladder", "L’échelle aux épines"),
        sources=("c14", "l30", "o51"),
        palette="violet",
        mood="loneliness",
        recipe="tower_or_stairs",
        move="substitution",
        sky="rain",
        motifs=Weights(("bramble", "sleepwalker"), ("ladder", "fox", "drop"), ("broom",)),
        brief=(
            "A bramble thick as a tower twists from the lower right up out of the card, and a broken "
            "ladder is bound to it, thorn by rung. A sleepwalker in a pale nightshirt climbs with arms "
            "outstretched, touching nothing; a fox follows one rung behind with a broom in its jaws, and "
            "each gold drop on the thorns holds the light."
        ),
        alt=Words(
            (
                "A violet bramble twists upward like a tower with a ladder bound to it. A sleepwalker "
                "climbs with arms held out, a fox follows, and a gold drop shines on every thorn."
            ),
            (
                "Une ronce violette s’élève comme une tour, une échelle liée à ses épines. Un somnambule "
                "monte les bras tendus, un renard le suit et une goutte dorée brille sur chaque épine."
            ),
        ),
    ),
    Vision(
        id="v11",
        name=Words("The fox at the garden party", "Le renard à la fête"),
        sources=("c14", "l30", "o46"),
        palette="moss",
        mood="nostalgia",
        recipe="giant_and_witness",
        move="scale swap",
        sky="torn_bands",
        motifs=Weights(("fox", "carousel_horse"), ("gate", "dancer", "chimney"), ("broom",)),
        brief=(
            "A fox larger than the house curls asleep round a chimney on the left, its brush over the "
            "roof like ivy; on the tip of its ear a dancer stands on point. Below, an iron gate opens on "
            "a lawn where one crimson carousel horse, no bigger than a dog, has come off its pole and "
            "leans on a broom."
        ),
        alt=Words(
            (
                "A fox larger than a house sleeps curled round a chimney in green dusk, a tiny dancer on "
                "its ear. Below, a crimson carousel horse stands before an open gate."
            ),
            (
                "Un renard plus grand qu’une maison dort enroulé autour d’une cheminée dans un soir vert, "
                "une minuscule danseuse sur l’oreille. En bas, un cheval de manège cramoisi attend devant "
                "un portail ouvert."
            ),
        ),
    ),
    Vision(
        id="v12",
        name=Words("The fair under glass", "La foire sous verre"),
        sources=("c16", "l27", "o37"),
        palette="ochre",
        mood="vertigo",
        recipe="world_inside_shape",
        move="containment",
        sky="swirl",
        motifs=Weights(("pocket_watch",), ("circus_tent", "balloon", "glass_dome", "snail"), ("bubble",)),
        brief=(
            "The open case of a pocket watch, huge and tilted, leans from the left; where the dial was, a "
            "fair is going on: a circus tent is the hub and balloons rise along the circle where the "
            "hours were. Over it curves a glass dome instead of crystal; a snail crawls round the rim "
            "pulling the hands, and bubbles leak from the hinge."
        ),
        alt=Words(
            (
                "Inside a giant golden pocket watch a fair is held: a blue circus tent in the middle, a "
                "balloon rising at the edge. A glass dome closes over it, and a snail crawls round the "
                "rim."
            ),
            (
                "Dans une montre à gousset géante et dorée se tient une foire : un chapiteau bleu au "
                "centre, une montgolfière au bord. Un globe de verre la couvre et un escargot fait le "
                "tour du bord."
            ),
        ),
    ),
)
