"""Cards 46 to 54: things of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

OBJECTS_46_54: tuple[Suspect, ...] = (
    Suspect(
        id="o46",
        name=Words("The silent music box", "La boîte à musique muette"),
        setting="niche",
        palette="violet",
        moods=("nostalgia",),
        motifs=Weights(("music_box",), ("dancer", "key", "carousel_horse", "bell"), ("cog",)),
        brief=(
            "An inlaid music box stands open in violet light, its comb without teeth; on the cylinder a "
            "dancer holds her pose in a ring of dust. The key has been taken out and lies in front, a "
            "carousel horse no bigger than a chessman has stopped half way round, the bell in the lid has "
            "no clapper, a cog lies loose."
        ),
        alt=Words(
            (
                "A music box stands open and silent in violet light, a dancer frozen on its cylinder. The "
                "gold key lies in front, a tiny carousel horse has stopped half way round, and the bell "
                "in the lid hangs still."
            ),
            (
                "Une boîte à musique ouverte se tait dans une lumière violette, une danseuse figée sur "
                "son cylindre. La clef dorée gît devant, un minuscule cheval de manège s’est arrêté en "
                "route et la cloche du couvercle reste immobile."
            ),
        ),
    ),
    Suspect(
        id="o47",
        name=Words("The storm lamp", "La lampe-tempête"),
        setting="niche",
        palette="midnight",
        moods=("hope",),
        motifs=Weights(("lantern",), ("flame", "moth", "drop", "cloud"), ("wave",)),
        brief=(
            "A heavy lantern burns in a midnight niche and shuts in a weather of its own: a small cloud "
            "hangs in the glass above the flame and rains bright drops on it without putting it out. "
            "Moths press on the panes from outside, and along the shelf a little wave breaks."
        ),
        alt=Words(
            (
                "A heavy lantern glows in a midnight blue niche. Inside the glass a small cloud lets fall "
                "one bright drop after another, yet the orange flame burns on; a moth presses against the "
                "pane."
            ),
            (
                "Une lourde lanterne luit dans une niche bleu nuit. Sous le verre, un petit nuage laisse "
                "tomber goutte après goutte, et pourtant la flamme orange brûle ; un papillon de nuit se "
                "presse contre la vitre."
            ),
        ),
    ),
    Suspect(
        id="o48",
        name=Words("The scarlet gloves", "Les gants écarlates"),
        setting="niche",
        palette="plum",
        moods=("pride", "secrecy"),
        motifs=Weights(("glove",), ("hand", "fan", "pearl_necklace", "letter"), ("poppy",)),
        brief=(
            "A pair of long gloves in a plum niche: one lies limp over the edge of the shelf, the other "
            "stands up filled by no hand and holds an open fan. From the empty wrist runs a string of "
            "pearls, a wooden glove-maker’s hand waits behind, and a letter is slipped half way into the "
            "palm with a poppy."
        ),
        alt=Words(
            (
                "Two long gloves in a plum niche: one glove lies limp, the other stands and opens a gold "
                "fan. A wooden hand waits behind, a string of pearls runs from the wrist, and a letter is "
                "slipped into the palm."
            ),
            (
                "Deux longs gants dans une niche prune : un gant gît, l’autre, dressé, ouvre un éventail "
                "doré. Une main de bois attend derrière, un collier de perles coule du poignet et une "
                "lettre est glissée dans la paume."
            ),
        ),
    ),
    Suspect(
        id="o49",
        name=Words("The sealed letter", "La lettre cachetée"),
        setting="niche",
        palette="bone",
        moods=("secrecy",),
        motifs=Weights(("letter",), ("quill", "candle", "paper_boat", "keyhole"), ("man", "train")),
        brief=(
            "A letter as large as a door leans in a bone-coloured niche, its wax seal pressed in the form "
            "of a keyhole with light behind it. A candle drips onto the shelf, a quill still trembles in "
            "its pot, a corner torn off has been folded into a paper boat, and a man no taller than the "
            "seal, back from a toy train, looks for the way in."
        ),
        alt=Words(
            (
                "A grey-white letter as tall as the wall; its red seal is a keyhole with light behind it. "
                "A candle drips beside it, a quill stands in its pot, and the torn corner has been folded "
                "into a paper boat."
            ),
            (
                "Une lettre gris pâle, haute comme le mur, dont le sceau rouge est un trou de serrure "
                "éclairé. Une bougie coule à côté, une plume d’oie est dans son encrier et le coin "
                "déchiré est devenu un bateau en papier."
            ),
        ),
    ),
    Suspect(
        id="o50",
        name=Words("The tailor’s scissors", "Les ciseaux du tailleur"),
        setting="niche",
        palette="verdigris",
        moods=("fever",),
        motifs=Weights(("scissors",), ("spool", "dress", "shirt", "puppet"), ("man",)),
        brief=(
            "A pair of tall scissors stands open on its points in a verdigris niche like a dancer. Its "
            "blades have cut a dress and a shirt out of the backdrop itself, so that night shows through; "
            "the thread from a spool binds the finger rings, a puppet hangs half snipped from its "
            "strings, a paper man lies cut."
        ),
        alt=Words(
            (
                "Tall scissors stand on their points in a green niche; they have cut a dress and a shirt "
                "out of the wall, and night shows through. A red spool runs empty, and a puppet hangs by "
                "its last threads."
            ),
            (
                "De grands ciseaux se tiennent sur leurs pointes dans une niche verte ; ils ont taillé "
                "une robe et une chemise dans le mur, et la nuit paraît. Une bobine rouge se vide, une "
                "marionnette tient à ses derniers fils."
            ),
        ),
    ),
    Suspect(
        id="o51",
        name=Words("The violet phial", "La fiole violette"),
        setting="niche",
        palette="violet",
        moods=("fever", "drowsiness"),
        motifs=Weights(("phial",), ("mushroom", "poppy", "smoke", "drop"), ("bed", "sleepwalker")),
        brief=(
            "A round phial with a ball stopper stands in violet light, smoke rising from it although it "
            "is closed and taking the shape of a bed with a sleepwalker leaving it. One bright drop hangs "
            "from the lip, a poppy has bent down to drink, three mushrooms stand round as guards."
        ),
        alt=Words(
            (
                "A round phial glows violet in its niche; smoke rises from it although it is stoppered. "
                "One gold drop hangs from the lip, a poppy bends down to drink, and a spotted mushroom "
                "stands guard."
            ),
            (
                "Une fiole ronde luit de violet dans sa niche ; une fumée s’en élève, bien qu’elle soit "
                "bouchée. Une goutte dorée pend au bord, un coquelicot se penche pour boire et un "
                "champignon tacheté monte la garde."
            ),
        ),
    ),
    Suspect(
        id="o52",
        name=Words("The ebony knight", "Le cavalier d’ébène"),
        setting="niche",
        palette="moss",
        moods=("pride", "solemnity"),
        motifs=Weights(("chess_knight",), ("castle", "crown", "hand"), ("man", "door")),
        brief=(
            "A black chess knight fills a moss-green niche, its mane carved as the wall and turrets of a "
            "castle with lit windows. A hand comes from the right edge, hesitating to lift it; a small "
            "crimson-capped crown lies tipped over at the foot, a man waits before a door in the "
            "pedestal."
        ),
        alt=Words(
            (
                "A black chess knight fills a mossy green niche, its mane carved as a castle with lit "
                "windows. A hand reaches in and hesitates, and a crimson crown lies tipped over at its "
                "foot."
            ),
            (
                "Un cavalier d’échecs noir remplit une niche vert mousse, sa crinière sculptée en château "
                "aux fenêtres éclairées. Une main s’avance et hésite ; une couronne cramoisie est "
                "renversée à son pied."
            ),
        ),
    ),
    Suspect(
        id="o53",
        name=Words("The snow globe", "La boule à neige"),
        setting="niche",
        palette="ice",
        moods=("tenderness",),
        motifs=Weights(("glass_dome",), ("castle", "snowflake", "fir_tree", "stag"), ("child",)),
        brief=(
            "A glass dome on a turned foot holds a whole winter: a castle on a hill, fir trees, a stag no "
            "bigger than a match. It snows inside and, through a fine leak at the top, outside too, where "
            "one snowflake larger than the dome is falling; a child’s face is bent over it at the edge."
        ),
        alt=Words(
            (
                "A glass dome holds a pale blue winter: a castle, a fir tree and a red stag no bigger "
                "than a match. One snowflake larger than the dome is falling outside it."
            ),
            (
                "Un globe de verre enferme un hiver bleu pâle : un château, un sapin et un cerf rouge pas "
                "plus grand qu’une allumette. Un flocon plus vaste que le globe tombe au-dehors."
            ),
        ),
    ),
    Suspect(
        id="o54",
        name=Words("The painted fan", "L’éventail peint"),
        setting="niche",
        palette="ember",
        moods=("serenity",),
        motifs=Weights(("fan",), ("bridge", "water_lily", "woman", "moon"), ("bee",)),
        brief=(
            "An open fan fills an ember niche, painted with a bridge in moonlight; the painting goes on "
            "outside it, the stream running off the pleats and down the shelf. A woman painted on the "
            "bridge has turned her back, a water lily has floated out onto the wood, the moon is the "
            "rivet, a bee sits on the tassel."
        ),
        alt=Words(
            (
                "An open orange fan shows a bridge under the moon, with a teal woman walking away over it. "
                "The painted stream runs off the pleats, and a water lily has floated out onto the table."
            ),
            (
                "Un éventail orange ouvert montre un pont sous la lune, où une femme turquoise s’éloigne. "
                "Le ruisseau coule hors des plis et un nénuphar a flotté jusque sur la table."
            ),
        ),
    ),
)
