"""Cards 28 to 36: places of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

LOCATIONS_28_36: tuple[Suspect, ...] = (
    Suspect(
        id="l28",
        name=Words("The leaning belfry", "Le beffroi penché"),
        setting="avenue",
        palette="ochre",
        moods=("vertigo", "solemnity"),
        motifs=Weights(("bell_tower",), ("bell", "raven", "rope", "spiral_stairs"), ("cloud", "acrobat")),
        brief=(
            "A bell tower of ochre stone leans so far to the left that the rope of its bell hangs clear "
            "of the wall and sways over the fields. A spiral staircase shows through the torn side, "
            "ravens perch on the upper edge to keep it straight, a small acrobat crosses from the top "
            "into a cloud."
        ),
        alt=Words(
            (
                "A golden bell tower leans far to the left against torn clouds. Through its broken side a "
                "spiral staircase shows; the rope of the blue bell hangs clear of the wall, and a raven "
                "perches on the high edge."
            ),
            (
                "Un clocher doré penche loin à gauche sur un ciel déchiré. Par son flanc ouvert on voit "
                "un escalier en colimaçon ; la corde de la cloche bleue pend loin du mur et un corbeau se "
                "tient sur le bord haut."
            ),
        ),
    ),
    Suspect(
        id="l29",
        name=Words("The copper kitchen", "La cuisine aux cuivres"),
        setting="stage_interior",
        palette="ember",
        moods=("tenderness",),
        motifs=Weights(("teapot",), ("bread", "flame", "broom", "teacup"), ("window",)),
        brief=(
            "A low brick kitchen lit by the flame under an oven arch at the right; a copper teapot as "
            "large as a stove sits in the hearth and shines. Teacups hang in rows like bats, a bread "
            "cools on the table, a broom leans asleep in the corner, one small window is blue with night."
        ),
        alt=Words(
            (
                "A low red kitchen lit by a flame in the hearth, where a copper teapot as large as a "
                "stove shines. A round bread cools on the table, each teacup hangs from a hook, and a "
                "broom leans in the corner."
            ),
            (
                "Une cuisine basse et rouge, éclairée par une flamme dans l’âtre où brille une théière de "
                "cuivre grosse comme un poêle. Un pain rond refroidit sur la table, chaque tasse pend à "
                "un crochet, un balai dort dans le coin."
            ),
        ),
    ),
    Suspect(
        id="l30",
        name=Words("The hedge maze", "Le labyrinthe de buis"),
        setting="avenue",
        palette="moss",
        moods=("unease",),
        motifs=Weights(("gate",), ("hare", "rose", "fox", "bramble"), ("mushroom",)),
        brief=(
            "Looking down a moss-green corridor of clipped hedge that turns where it should not; at its "
            "mouth an iron gate stands ajar, its scrolls already claimed by bramble. A fox goes in on the "
            "left as a hare comes out on the right, neither seeing the other; one crimson rose grows from "
            "the wall of leaves, mushrooms ring the post."
        ),
        alt=Words(
            (
                "An iron gate stands ajar before tall green hedges. A fox slips in on one side while a "
                "hare comes out on the other; a bramble climbs the bars, and one crimson rose grows from "
                "the wall of leaves."
            ),
            (
                "Un portail de fer s’entrouvre sur de hautes haies vertes. Un renard entre d’un côté "
                "tandis qu’un lièvre sort de l’autre ; une ronce grimpe aux barreaux et une rose "
                "cramoisie perce le mur de feuillage."
            ),
        ),
    ),
    Suspect(
        id="l31",
        name=Words("The bridge of lanterns", "Le pont aux lanternes"),
        setting="avenue",
        palette="midnight",
        moods=("nostalgia",),
        motifs=Weights(("bridge",), ("lantern", "umbrella", "paper_boat", "woman"), ("street_lamp",)),
        brief=(
            "A humped bridge in midnight blue rises from the lower right corner, hung along its whole "
            "arch with lanterns whose lights lie doubled in the canal. A woman has stopped at the crown "
            "with an open umbrella though no rain falls, paper boats pass below in single file, one "
            "street lamp is left unlit."
        ),
        alt=Words(
            (
                "A humped stone bridge over a midnight blue canal, hung with one orange lantern after "
                "another. At its top a woman stands with an open umbrella, and a paper boat passes under "
                "the arch."
            ),
            (
                "Un pont de pierre bossu sur un canal bleu nuit, où s’aligne une lanterne orange après "
                "l’autre. Au sommet, une femme se tient sous un parapluie ouvert, et un bateau en papier "
                "passe sous l’arche."
            ),
        ),
    ),
    Suspect(
        id="l32",
        name=Words("The root cellar", "La cave aux racines"),
        setting="stage_interior",
        palette="moss",
        moods=("drowsiness",),
        motifs=Weights(("tree",), ("mushroom", "bottle", "spider_web", "candle"), ("door",)),
        brief=(
            "Cut open beneath a moss-green field: the roots of a tree come through the vault and hold up "
            "the shelves. Dusty bottles lie in the root forks, mushrooms glow in a row for lamps, a "
            "spider web closes one corner, a candle burns on the barrel, and a low door at the left shows "
            "where one came down."
        ),
        alt=Words(
            (
                "A cellar under a green field, its vault and shelves held by the roots of a tree. A dusty "
                "bottle lies on the board, a crimson mushroom glows, a candle burns on a barrel, and a "
                "spider web closes the corner."
            ),
            (
                "Une cave sous un champ vert, sa voûte et ses étagères tenues par les racines d’un arbre. "
                "Une bouteille poudreuse dort sur la planche, un champignon cramoisi luit, une bougie "
                "brûle sur un tonneau, une toile d’araignée ferme le coin."
            ),
        ),
    ),
    Suspect(
        id="l33",
        name=Words("The sleepless windmill", "Le moulin sans sommeil"),
        setting="avenue",
        palette="ochre",
        moods=("fever",),
        motifs=Weights(("windmill",), ("wheat", "cloud", "poppy", "eye"), ("kite",)),
        brief=(
            "On a bare ochre ridge a windmill with one open eye in its cap where the axle should be; it "
            "looks back along the path at us and cannot stop turning. Wheat lies flattened in circles "
            "around it, poppies are scattered like sparks, a cloud is caught on one sail and a kite on "
            "another."
        ),
        alt=Words(
            (
                "A windmill on an ochre hill with one open blue eye in its cap. A cloud is caught on a "
                "sail; tall wheat bends on one side of the path, and a red poppy nods on the other."
            ),
            (
                "Un moulin à vent sur une colline ocre, un œil bleu ouvert sous son toit. Un nuage est "
                "pris dans une aile ; le blé haut se courbe d’un côté du chemin et un coquelicot rouge se "
                "penche de l’autre."
            ),
        ),
    ),
    Suspect(
        id="l34",
        name=Words("The washday courtyard", "La cour aux lessives"),
        setting="avenue",
        palette="ice",
        moods=("hope",),
        motifs=Weights(("shirt",), ("rope", "window", "child", "bubble"), ("broom", "cat")),
        brief=(
            "A tall well of icy blue walls with lit windows and lines from sill to sill, rising out of "
            "sight; one huge white shirt hangs highest and holds out its sleeves as if to bless. A child "
            "at the bottom blows bubbles up through the ropes, a broom stands at a doorway, a cat walks "
            "one line like a wire."
        ),
        alt=Words(
            (
                "A deep courtyard of icy blue walls, laced with rope from window to window. High above, a "
                "huge white shirt spreads its sleeves, and at the bottom a child in red blows a bubble up "
                "towards it."
            ),
            (
                "Une cour profonde aux murs d’un bleu glacé, une corde tendue de fenêtre en fenêtre. Tout "
                "en haut, une immense chemise blanche ouvre les bras ; en bas, un enfant en rouge souffle "
                "une bulle vers elle."
            ),
        ),
    ),
    Suspect(
        id="l35",
        name=Words("The hut on stilts", "La cabane sur pilotis"),
        setting="avenue",
        palette="sea",
        moods=("loneliness",),
        motifs=Weights(("stilt_house",), ("rowing_boat", "ladder", "sailing_boat", "fish"), ("smoke",)),
        brief=(
            "A crooked stilt house stands alone in still teal water on five thin legs, left of centre, "
            "one window orange. A ladder goes down from its door to a tied rowing boat and on below the "
            "surface; a sailing boat leaves on the horizon, a fish as big as the roof passes between the "
            "legs, smoke rises straight."
        ),
        alt=Words(
            (
                "A crooked stilt house stands alone in teal water, one window orange. A ladder goes down "
                "to a rowing boat, a fish as big as the roof swims between the legs, and a sailing boat "
                "leaves on the horizon."
            ),
            (
                "Une maison sur pilotis toute de travers se dresse seule sur une eau bleu-vert, une "
                "fenêtre orange. Une échelle descend vers une barque, un poisson grand comme le toit nage "
                "entre les pieux, un voilier s’éloigne."
            ),
        ),
    ),
    Suspect(
        id="l36",
        name=Words("The sleepwalker’s stage", "La scène du somnambule"),
        setting="stage_interior",
        palette="plum",
        moods=("drowsiness",),
        motifs=Weights(("curtain",), ("sleepwalker", "candle", "mask", "bed"), ("dancer", "violin")),
        brief=(
            "A bare stage seen from the wings: one plum curtain is drawn aside at the left and lit by a "
            "row of candles for footlights. A bed stands in the middle of a forest of painted flats and "
            "its sleeper, the sleepwalker, has just stepped off the front edge; a mask the size of a moon "
            "hangs as the backdrop, a dancer and a violin wait in the dark."
        ),
        alt=Words(
            (
                "A plum curtain is drawn aside on an empty theatre. A bed stands on the boards among "
                "candle footlights, a sleepwalker in white steps off the edge, and a gold mask as large "
                "as a cartwheel hangs behind."
            ),
            (
                "Un rideau prune s’ouvre sur un théâtre désert. Un lit est posé sur les planches, chaque "
                "bougie fait un feu de rampe, un somnambule en blanc franchit le bord et un masque doré "
                "grand comme une roue pend au fond."
            ),
        ),
    ),
)
