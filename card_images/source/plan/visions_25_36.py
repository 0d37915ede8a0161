"""Visions 25 to 36."""

from __future__ import annotations

from card_images.source.plan.entries import Vision, Weights, Words

VISIONS_25_36: tuple[Vision, ...] = (
    Vision(
        id="v25",
        name=Words("The stag’s small weather", "Le petit temps du cerf"),
        sources=("c5", "l35", "o53"),
        palette="ice",
        mood="loneliness",
        recipe="world_inside_shape",
        move="containment",
        sky="snow",
        motifs=Weights(("stag",), ("sailing_boat", "glass_dome", "spool", "spectacles"), ("smoke",)),
        brief=(
            "A stag’s shape, cut out like a window, stands left of centre and is filled with a frozen "
            "harbour where one sailing boat lies; its breath leaves the muzzle as smoke. Its antlers "
            "carry a glass dome and thread from a red spool is wound from tine to tine; broken spectacles "
            "in the snow show the same boat in each lens."
        ),
        alt=Words(
            (
                "The shape of a stag opens on a frozen blue harbour with one sailing boat. Red thread "
                "from a spool is wound through its antlers round a glass dome, and spectacles lie in the "
                "snow."
            ),
            (
                "La silhouette d’un cerf s’ouvre sur un port gelé et bleu où dort un voilier. Le fil "
                "rouge d’une bobine relie ses bois à un globe de verre, et des lunettes gisent dans la "
                "neige."
            ),
        ),
    ),
    Vision(
        id="v26",
        name=Words("The song caught in a net", "La chanson prise au filet"),
        sources=("c10", "l27", "o39"),
        palette="plum",
        mood="vertigo",
        recipe="beam_diagonal",
        move="substitution",
        sky="swirl",
        motifs=Weights(("gramophone", "face"), ("butterfly_net", "balloon", "candle"), ("snail",)),
        brief=(
            "A gramophone stands in the lower right corner and its horn sends a diagonal beam to the "
            "upper left, in which a sleeping face floats like a moon. A balloon crosses the beam trailing "
            "a butterfly net to catch the sound; the crank is turned by a snail, and a candle stub burns "
            "on the turntable."
        ),
        alt=Words(
            (
                "A gold gramophone throws a beam across a plum sky, and a sleeping face floats in it. A "
                "balloon trails a butterfly net through the light; on the turntable burns a candle."
            ),
            (
                "Un gramophone doré lance un rayon dans un ciel prune où flotte un visage endormi. Une "
                "montgolfière y traîne un filet à papillons ; sur le plateau brûle une bougie."
            ),
        ),
    ),
    Vision(
        id="v27",
        name=Words("The owl’s move", "Le coup du hibou"),
        sources=("c3", "l19", "o52"),
        palette="verdigris",
        mood="secrecy",
        recipe="giant_and_witness",
        move="scale swap",
        sky="interior",
        motifs=Weights(("owl", "hand"), ("chess_knight", "kite", "chandelier"), ("paper_boat",)),
        brief=(
            "An owl the height of the room stands at the left of a green hall, one claw over a chessboard "
            "floor. An enormous hand comes down from the right through the arms of a lit chandelier and "
            "sets a red kite on the board where a piece should be; a lone chess knight faces it, a paper "
            "boat lies where the last one fell."
        ),
        alt=Words(
            (
                "A giant owl plays against a great hand across a chequered green hall. The hand sets down "
                "a red kite like a piece against a lone chess knight, under a lit chandelier."
            ),
            (
                "Un hibou géant fait face à une grande main dans une salle verte en damier. La main pose "
                "un cerf-volant rouge comme une pièce devant un cavalier d’échecs solitaire, sous un "
                "lustre allumé."
            ),
        ),
    ),
    Vision(
        id="v28",
        name=Words("The sledge dogs of the sea", "L’attelage des profondeurs"),
        sources=("c13", "l21", "o52"),
        palette="moss",
        mood="loneliness",
        recipe="procession",
        move="substitution",
        sky="under_water",
        motifs=Weights(("diving_helmet",), ("raven", "sledge", "door", "hand"), ("bubble",)),
        brief=(
            "On a moss-green sea bed a door stands ajar in its frame at the far right with light behind; "
            "towards it goes a sledge drawn by six ravens that swim. On the sledge a diving helmet sits "
            "like a passenger, and at the end of its hose a hand waves; bubbles stream back to "
            "the left in a long line."
        ),
        alt=Words(
            (
                "A diving helmet rides a sledge drawn by one swimming raven after another over a green "
                "sea floor. A crimson hand waves at the end of its hose; ahead, a lit door stands ajar."
            ),
            (
                "Un casque de scaphandre voyage sur un traîneau tiré, corbeau après corbeau, au fond "
                "d’une mer verte. Une main cramoisie fait signe au bout de son tuyau ; devant, une porte "
                "éclairée s’entrouvre."
            ),
        ),
    ),
    Vision(
        id="v29",
        name=Words("The coast that swam away", "La côte qui prit le large"),
        sources=("c6", "l35", "o38"),
        palette="verdigris",
        mood="loneliness",
        recipe="transformation",
        move="substitution",
        sky="paper_void",
        motifs=Weights(("fish", "map"), ("keyhole", "compass", "gate"), ("smoke",)),
        brief=(
            "A map hangs unrolled down the left side and its lower edge frays into green islands, the "
            "islands into scales, the scales into a great fish swimming off to the right. Its eye is a "
            "compass; ahead of it, where smoke thins to bare paper, an iron gate stands shut with one "
            "bright keyhole far too high for a fish."
        ),
        alt=Words(
            (
                "The edge of a green map breaks into scales and becomes a great fish with a red compass "
                "for an eye. It swims towards a shut gate, whose keyhole shines."
            ),
            (
                "Le bord d’une carte marine verte se défait en écailles et devient un grand poisson, une "
                "boussole rouge pour œil. Il nage vers un portail clos dont le trou de serrure brille."
            ),
        ),
    ),
    Vision(
        id="v30",
        name=Words("Signed by the wind", "Signé par le vent"),
        sources=("c5", "l33", "o49"),
        palette="ochre",
        mood="secrecy",
        recipe="transformation",
        move="substitution",
        sky="wallpaper",
        motifs=Weights(("letter", "poppy"), ("puppet", "cloud", "curtain"), ("quill",)),
        brief=(
            "An opened letter at the lower right crumples upward into petals and is a poppy, blue and as "
            "tall as the room, by mid-card. From behind a curtain at the left a puppet leans out with a "
            "quill in its fist, its threads leading up into a cloud that drifts before the ochre "
            "wallpaper."
        ),
        alt=Words(
            (
                "A letter crumples into the petals of a blue poppy as tall as the room. From behind an "
                "ochre curtain leans a puppet, its threads rising into a cloud."
            ),
            (
                "Une lettre se froisse et devient les pétales d’un coquelicot bleu haut comme la pièce. "
                "Derrière un rideau ocre se penche une marionnette dont les fils montent dans un nuage."
            ),
        ),
    ),
    Vision(
        id="v31",
        name=Words("The kite that learned to sting", "Le cerf-volant qui apprit à piquer"),
        sources=("c10", "l33", "o54"),
        palette="plum",
        mood="fever",
        recipe="transformation",
        move="substitution",
        sky="swirl",
        motifs=Weights(("bee", "kite"), ("butterfly_net", "cloud", "water_lily"), ("spectacles",)),
        brief=(
            "A kite climbs from the lower left and changes on the way: the diamond gets stripes, the bows "
            "of the tail turn to wings, until a huge bee hangs at the upper right in a plum sky. Its "
            "string is held by nothing but a butterfly net planted in a pond of water lilies; a cloud "
            "wears a pair of spectacles to see it better."
        ),
        alt=Words(
            (
                "A kite changes as it climbs a plum sky, until it is a gold-striped bee. Its string is "
                "tied to a butterfly net standing in a pond beside a water lily, and a cloud looks on."
            ),
            (
                "Un cerf-volant change en montant dans un ciel prune, jusqu’à devenir une abeille rayée "
                "d’or. Son fil est noué à un filet à papillons planté dans un étang près d’un nénuphar ; "
                "un nuage regarde."
            ),
        ),
    ),
    Vision(
        id="v32",
        name=Words("Fever in the hearth", "La fièvre dans l’âtre"),
        sources=("c14", "l33", "o37"),
        palette="bone",
        mood="fever",
        recipe="stage_interior",
        move="scale swap",
        sky="interior",
        motifs=Weights(("chimney", "hare"), ("pocket_watch", "poppy", "cloud"), ("broom",)),
        brief=(
            "A grey parlour seen from the right corner, filled to the ceiling by one brick chimney from "
            "which a cloud pours and spreads along the ceiling. A hare hangs its head out of the fire "
            "opening, ears up the flue, and a pocket watch swings from its mouth; poppies have burst red "
            "through the hearth rug, a broom has given up."
        ),
        alt=Words(
            (
                "A huge hare looks out of a brick chimney in a grey parlour, a pocket watch swinging from "
                "its mouth. A cloud pours along the ceiling, and a red poppy bursts through the rug."
            ),
            (
                "Un grand lièvre sort la tête d’une cheminée de brique dans un salon gris, une montre à "
                "gousset à la gueule. Un nuage court au plafond et un coquelicot rouge perce le tapis."
            ),
        ),
    ),
    Vision(
        id="v33",
        name=Words("The sky’s chandelier", "Le lustre du ciel"),
        sources=("c6", "l19", "o48"),
        palette="violet",
        mood="pride",
        recipe="hanging_threads",
        move="suspension",
        sky="swirl",
        motifs=Weights(("chandelier", "owl"), ("comet", "pearl_necklace", "map"), ("poppy",)),
        brief=(
            "A chandelier without a ceiling hangs from strings of pearls that go up into a violet night; "
            "it holds no candles, but a small caught comet on one arm lights it unevenly from the right. "
            "An owl perches among its beads holding a rolled-out map in both claws; each drop of the "
            "lustre is a hanging poppy bud."
        ),
        alt=Words(
            (
                "A chandelier hangs in a violet night by a string of pearls. A small gold comet burns on "
                "one arm, and an owl perches among the beads, holding out a map."
            ),
            (
                "Un lustre pend dans une nuit violette à un collier de perles. Une petite comète dorée "
                "brûle sur un bras et un hibou, perché parmi les gouttes, déploie une carte marine."
            ),
        ),
    ),
    Vision(
        id="v34",
        name=Words("The whale house", "La maison de la baleine"),
        sources=("c6", "l22", "o48"),
        palette="plum",
        mood="nostalgia",
        recipe="giant_and_witness",
        move="scale swap",
        sky="interior",
        motifs=Weights(("whale", "glasshouse"), ("hand", "poppy", "birdcage"), ("map",)),
        brief=(
            "A glasshouse in plum dusk, seen from outside on the left; a whale floats inside it among the "
            "plants and is pressed against every pane. Below, a hand comes from the lower right edge "
            "offering it a single gold poppy; a birdcage hangs empty from the finial, and the path to the "
            "door is a strip torn from a map."
        ),
        alt=Words(
            (
                "A whale floats inside a plum glasshouse, pressed against the panes. A hand offers it a "
                "single gold poppy, and an empty birdcage hangs from the roof."
            ),
            (
                "Une baleine flotte dans une serre couleur prune, pressée contre les vitres. Une main lui "
                "tend un unique coquelicot doré et une cage à oiseaux vide pend au toit."
            ),
        ),
    ),
    Vision(
        id="v35",
        name=Words("The other crossing", "L’autre traversée"),
        sources=("c7", "l26", "o42"),
        palette="ochre",
        mood="solemnity",
        recipe="reflection_swap",
        move="wrong reflection",
        sky="torn_bands",
        motifs=Weights(("rowing_boat",), ("comet", "key", "cat", "leaf"), ("water_lily",)),
        brief=(
            "A rowing boat lies still on ochre water at the right, a cat asleep in its bow, a broad leaf "
            "for a sail. In the water beneath, upside down, there is no boat but a great blue key of the "
            "same length; above the boat the sky is empty, while a comet crosses the reflected sky and "
            "lights everything from below, between the pads of a water lily."
        ),
        alt=Words(
            (
                "A cat sleeps in a rowing boat with a leaf for a sail on ochre water. The reflection "
                "shows not the boat but a long blue key, and a comet that is not in the sky."
            ),
            (
                "Un chat dort dans une barque, une feuille pour voile, sur une eau ocre. Le reflet ne "
                "montre pas la coque mais une longue clef bleue, et une comète absente du ciel."
            ),
        ),
    ),
    Vision(
        id="v36",
        name=Words("The dress that was a hive", "La robe bourdonnante"),
        sources=("c2", "l24", "o50"),
        palette="verdigris",
        mood="unease",
        recipe="hanging_threads",
        move="suspension",
        sky="paper_void",
        motifs=Weights(("dress",), ("bee", "chandelier", "scissors", "lantern"), ("poppy",)),
        brief=(
            "A dress hangs in a green void from the arms of a chandelier whose stem runs out of the upper "
            "edge, right of centre; its skirt is a lamp shade, a lantern burns inside. Bees leave by the "
            "neck in a rising thread, the first as large as the bodice; scissors hang open by a hair over "
            "the cord, one red poppy falls."
        ),
        alt=Words(
            (
                "A dress hangs by threads from a chandelier in a green void, lit from inside by a "
                "lantern. A striped bee leaves by the collar, and red scissors hang open above the cord."
            ),
            (
                "Une robe pend par des fils à un lustre dans un vide vert, éclairée du dedans par une "
                "lanterne. Une abeille rayée sort par le col et des ciseaux rouges béent au-dessus du "
                "cordon."
            ),
        ),
    ),
)
