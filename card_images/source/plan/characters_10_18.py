"""Cards 10 to 18: people of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

CHARACTERS_10_18: tuple[Suspect, ...] = (
    Suspect(
        id="c10",
        name=Words("The moth catcher", "La chasseuse de papillons"),
        setting="portrait",
        palette="plum",
        moods=("mischief", "hope"),
        motifs=Weights(("butterfly_net", "moth"), ("spectacles", "lantern", "fern"), ("snail",)),
        brief=(
            "A Colombian girl of ten with two tight plaits and round spectacles that mirror a lantern, "
            "head tilted in sleep, a butterfly net over her shoulder like a flag. One enormous plum moth "
            "has settled on her hair like a bow, ferns press in from the right, a snail climbs her "
            "collar."
        ),
        alt=Words(
            (
                "A girl with two plaits and round spectacles sleeps in a plum dusk beside the gold light of a "
                "lantern, a butterfly net on her shoulder. One great moth sits on her hair like a bow, and a "
                "fern bends over her."
            ),
            (
                "Une fillette à deux nattes et lunettes rondes dort dans un crépuscule prune, près de l’or "
                "d’une lanterne, un filet à papillons sur l’épaule. Un grand papillon de nuit fait un nœud "
                "dans ses cheveux et une fougère se penche sur elle."
            ),
        ),
    ),
    Suspect(
        id="c11",
        name=Words("The owl tamer", "Le dresseur de hiboux"),
        setting="portrait",
        palette="moss",
        moods=("watchfulness",),
        motifs=Weights(("owl",), ("glove", "feather", "tree", "fern"), ("hare",)),
        brief=(
            "A big, calm Māori man of thirty, hair tied up, in a cloak of overlapping feathers, eyes "
            "closed and face lifted. An owl with open eyes stands on his gloved fist and watches for both "
            "of them; a tall fern uncurls beside him, the bare branches of a tree make a ring behind his "
            "head, and a hare sits unafraid at the hem."
        ),
        alt=Words(
            (
                "A big, calm man sleeps in a cloak edged in green, a feather in his tied-up hair. A wide-eyed "
                "owl stands on his crimson glove and keeps watch; a fern uncurls beside him and a bare tree "
                "spreads behind."
            ),
            (
                "Un homme grand et calme dort dans un manteau bordé de vert, une plume dans ses cheveux noués. "
                "Un hibou aux yeux grands ouverts veille sur son gant cramoisi ; une fougère se déroule près "
                "de lui, un arbre nu s’étend derrière."
            ),
        ),
    ),
    Suspect(
        id="c12",
        name=Words("The tightrope walker", "La funambule"),
        setting="portrait",
        palette="violet",
        moods=("vertigo",),
        motifs=Weights(("umbrella",), ("rope", "circus_tent", "acrobat", "balloon"), ("feather",)),
        brief=(
            "A young woman from Trinidad in a striped, high-collared costume, eyes closed, an umbrella on "
            "her shoulder whose ribs fan out behind her like rays. A rope runs slantwise across the whole "
            "card behind her neck with a tiny acrobat on it; below lies a circus tent, a balloon drifts "
            "at the level of her ear, a feather stands in her hair."
        ),
        alt=Words(
            (
                "A young woman in a striped collar closes her eyes under a great violet umbrella. A rope "
                "crosses the sky with a tiny acrobat on it, above a gold circus tent, and a balloon drifts "
                "away."
            ),
            (
                "Une jeune femme au col rayé ferme les yeux sous un grand parapluie violet. Une corde traverse "
                "le ciel, un minuscule acrobate dessus, au-dessus d’un chapiteau doré, et une montgolfière "
                "s’éloigne."
            ),
        ),
    ),
    Suspect(
        id="c13",
        name=Words("The deep-sea diver", "Le scaphandrier"),
        setting="portrait",
        palette="sea",
        moods=("loneliness",),
        motifs=Weights(("diving_helmet",), ("octopus", "bubble", "anchor", "pearl_necklace"), ("fish",)),
        brief=(
            "A sponge diver from the Greek islands, curly-bearded, thirty-five, asleep behind the round "
            "front glass of a copper diving helmet that fills half the card. An octopus rests on top like "
            "a hat, bubbles rise from the collar, a string of pearls is looped over the bolts, an anchor "
            "hangs on the breast and a fish looks in at the side port."
        ),
        alt=Words(
            (
                "A bearded man sleeps behind the round glass of an orange copper diving helmet, deep in teal "
                "water. An octopus sits on top like a hat, a bubble rises, and a string of pearls and an "
                "anchor hang on his chest."
            ),
            (
                "Un barbu dort derrière la vitre ronde d’un casque de scaphandre en cuivre orangé, au fond "
                "d’une eau bleu-vert. Une pieuvre le coiffe, une bulle monte ; un collier de perles et une "
                "ancre pendent sur sa poitrine."
            ),
        ),
    ),
    Suspect(
        id="c14",
        name=Words("The chimney sweep", "Le petit ramoneur"),
        setting="portrait",
        palette="midnight",
        moods=("mischief", "loneliness"),
        motifs=Weights(("chimney",), ("broom", "ladder", "smoke", "raven"), ("window",)),
        brief=(
            "A boy of twelve, thin as his brush, soot to the eyelids, asleep with his cheek on the brick "
            "rim of a chimney that he has climbed into to the waist. His broom stands up behind him like "
            "a dark flower, a ladder leans on the roof, smoke makes his pillow, a raven keeps his cap "
            "warm, and one attic window is lit far below."
        ),
        alt=Words(
            (
                "A thin, soot-faced boy sleeps leaning out of an orange brick chimney, high over a midnight "
                "blue town. His pillow is smoke; he holds his broom up like a flower, a ladder leans near, "
                "a raven wears his cap."
            ),
            (
                "Un garçon maigre, taché de suie, dort accoudé en haut d’une cheminée de brique orange, "
                "au-dessus d’une ville bleu nuit. La fumée lui sert d’oreiller ; il tient son balai comme une "
                "fleur, une échelle s’appuie là, un corbeau porte sa casquette."
            ),
        ),
    ),
    Suspect(
        id="c15",
        name=Words("The midnight baker", "La boulangère de minuit"),
        setting="portrait",
        palette="ember",
        moods=("tenderness",),
        motifs=Weights(("bread",), ("wheat", "flame", "windmill", "moon"), ("glove",)),
        brief=(
            "A large Ghanaian woman of forty-five in a bright wrapped headscarf, arms folded on a round "
            "bread as on a pillow, sleeping and smiling. The oven’s flame lights her from below left; "
            "ears of wheat stand in her headscarf, through the hatch turn the sails of a windmill under a "
            "moon like a fresh roll, one mitten glove hangs from her belt."
        ),
        alt=Words(
            (
                "A large, smiling woman in a teal headscarf sleeps with her arms round a great bread, lit "
                "red by an oven flame. Ears of wheat stand in the scarf; in the hatch behind, a windmill "
                "turns under a full moon."
            ),
            (
                "Une femme forte et souriante, foulard turquoise, dort les bras autour d’un grand pain, "
                "rougie par la flamme du four. Des épis de blé piquent son foulard ; dans la lucarne, un "
                "moulin à vent tourne sous la lune."
            ),
        ),
    ),
    Suspect(
        id="c16",
        name=Words("The glass blower", "Le souffleur de verre"),
        setting="portrait",
        palette="ochre",
        moods=("fever",),
        motifs=Weights(("bottle",), ("bubble", "flame", "phial", "crystal"), ("glass_dome", "glasshouse")),
        brief=(
            "A Syrian man of fifty-five with a trimmed grey beard and bare forearms, eyes shut, cheeks "
            "full, breathing into a long pipe from whose end a bottle is growing out of a bubble. A flame "
            "burns at his elbow, blue phials and a crystal stand on the sill, a glass dome covers his "
            "cap, and the ribs of a glasshouse close the back."
        ),
        alt=Words(
            (
                "A grey-bearded man with closed eyes breathes into a long pipe; at its end a bubble is "
                "turning into a blue bottle. A flame burns gold at his elbow, and a phial and a crystal "
                "catch its light on the sill."
            ),
            (
                "Un homme à la barbe grise, les yeux clos, souffle dans une longue canne ; au bout, une "
                "bulle devient une bouteille bleue. Une flamme dorée brûle près de son coude ; une fiole "
                "et un cristal prennent sa lumière sur l’appui."
            ),
        ),
    ),
    Suspect(
        id="c17",
        name=Words("The snow courier", "La factrice des neiges"),
        setting="portrait",
        palette="ice",
        moods=("hope",),
        motifs=Weights(("letter",), ("sledge", "snowflake", "fir_tree", "stag"), ("fox",)),
        brief=(
            "A Nenets woman of thirty in a round fur hood, frost on her lashes, asleep standing with a "
            "letter held to her heart by both mittens, its seal the only red on the card. A stag with "
            "snow on its antlers breathes over her shoulder, firs climb behind, a loaded sledge curls up "
            "at the left, big snowflakes hang in the air and a fox peers from under the runners."
        ),
        alt=Words(
            (
                "A woman in a round fur hood sleeps standing in an icy blue night, a letter with a red "
                "seal held to her heart. A stag leans over her shoulder, a sledge waits by a fir tree, "
                "and each snowflake hangs like lace."
            ),
            (
                "Une femme en capuche de fourrure dort debout dans une nuit d’un bleu glacé, une lettre "
                "au sceau rouge contre le cœur. Un cerf se penche sur son épaule, un traîneau attend près "
                "d’un sapin, chaque flocon pend comme une dentelle."
            ),
        ),
    ),
    Suspect(
        id="c18",
        name=Words("The queen in exile", "La reine en exil"),
        setting="portrait",
        palette="plum",
        moods=("pride", "mourning"),
        motifs=Weights(("crown",), ("trunk", "chess_knight", "pearl_necklace", "rose"), ("castle",)),
        brief=(
            "A tall, thin Ethiopian woman of seventy, long-necked and upright, seated in profile on a "
            "strapped trunk as on a throne, eyes closed beneath a gold crown a little too large. Strings "
            "of pearls fall to her lap, she holds a chess knight where the sceptre was, a rose is tucked "
            "in the trunk’s strap, and a castle as small as a toy fades behind."
        ),
        alt=Words(
            (
                "A tall old woman sits in profile on a strapped trunk as on a throne, asleep under a gold "
                "crown. A string of pearls falls to her plum dress; she holds a chess knight for a "
                "sceptre and a rose lies at her feet."
            ),
            (
                "Une grande vieille dame est assise de profil sur une malle comme sur un trône, endormie "
                "sous une couronne d’or. Un collier de perles tombe sur sa robe prune ; elle tient un "
                "cavalier d’échecs pour sceptre, une rose est à ses pieds."
            ),
        ),
    ),
)
