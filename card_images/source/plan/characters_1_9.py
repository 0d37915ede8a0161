"""Cards 1 to 9: people of the sleepwalker’s theatre."""

from __future__ import annotations

from card_images.source.plan.entries import Suspect, Weights, Words

CHARACTERS_1_9: tuple[Suspect, ...] = (
    Suspect(
        id="c1",
        name=Words("The lamplighter", "L’allumeur de réverbères"),
        setting="portrait",
        palette="ochre",
        moods=("tenderness", "loneliness"),
        motifs=Weights(("street_lamp",), ("ladder", "moth", "top_hat", "flame"), ("cat",)),
        brief=(
            "A very tall, thin, red-haired old man asleep on his feet, collar up, the rungs of his ladder "
            "over one shoulder; the glass head of a street lamp leans in beside his cheek and lights half "
            "of him gold. Moths circle the flame like a second halo and a cat sleeps on the brim of his "
            "top hat."
        ),
        alt=Words(
            (
                "A very tall, thin old man in a top hat sleeps standing in a golden fog, a ladder on his "
                "shoulder and a cat on his hat. Beside his cheek the flame of a street lamp burns, and a moth "
                "circles it."
            ),
            (
                "Un très grand vieillard maigre, coiffé d’un haut-de-forme où dort un chat, sommeille debout "
                "dans un brouillard doré, une échelle sur l’épaule. Contre sa joue brûle la flamme d’un "
                "réverbère, autour de laquelle tourne un papillon de nuit."
            ),
        ),
    ),
    Suspect(
        id="c2",
        name=Words("The beekeeper", "L’apicultrice"),
        setting="portrait",
        palette="moss",
        moods=("serenity",),
        motifs=Weights(("bee",), ("smoke", "poppy", "glove", "tree"), ("wheat",)),
        brief=(
            "A stout woman in her fifties with flour-pale plaits pinned up, a wide straw hat with its "
            "veil thrown back, eyes shut in content; one bee as big as a dove rests on her raised glove. "
            "Smoke from her smoker curls into the bare crown of a tree behind her, poppies button her "
            "apron, wheat stands along the lower edge."
        ),
        alt=Words(
            (
                "A stout woman in a straw hat and veil dozes in a green orchard. A bee as large as a dove "
                "sits on her raised glove; smoke winds through the branches of a tree, and each button of "
                "her apron is a crimson poppy."
            ),
            (
                "Une femme corpulente, chapeau de paille et voile relevé, somnole dans un verger vert. "
                "Une abeille grosse comme une colombe est posée sur son gant ; la fumée s’enroule dans "
                "les branches d’un arbre et chaque bouton de son tablier est un coquelicot cramoisi."
            ),
        ),
    ),
    Suspect(
        id="c3",
        name=Words("The kite mender", "Le raccommodeur de cerfs-volants"),
        setting="portrait",
        palette="verdigris",
        moods=("hope",),
        motifs=Weights(("kite",), ("spool", "scissors", "cloud", "fish"), ("paper_boat", "child")),
        brief=(
            "A slight young man from the coast of Shandong, ink on his sleeves, head bent and eyes closed "
            "over a torn fish-shaped kite taller than he is. Its thread runs from a spool at his breast "
            "up through a cut-paper cloud; scissors hang from his belt, a child on the far dyke holds a "
            "string, a paper boat waits in a puddle."
        ),
        alt=Words(
            (
                "A slight young man has fallen asleep beside the torn kite he mends, red and cream on a "
                "verdigris sky. His thread runs from a spool up through a cloud to a red fish that swims in "
                "the air; a pair of scissors hangs from his shoulder."
            ),
            (
                "Un jeune homme fluet s’est endormi près du cerf-volant déchiré qu’il raccommode, rouge et "
                "crème sur un ciel vert-de-gris. Le fil de sa bobine monte dans un nuage jusqu’à un poisson "
                "rouge qui nage dans l’air ; des ciseaux pendent à son épaule."
            ),
        ),
    ),
    Suspect(
        id="c4",
        name=Words("The tide watcher", "La guetteuse de marées"),
        setting="portrait",
        palette="sea",
        moods=("watchfulness",),
        motifs=Weights(("wave",), ("telescope", "lighthouse", "anchor", "moon"), ("rope", "stilt_house")),
        brief=(
            "A weathered woman of sixty in yellow-brown oilskins, a long grey plait over her shoulder, "
            "one eye closed in sleep and the other hidden behind her lifted telescope. A wave rears "
            "behind her like a collar; far out a lighthouse and a crescent moon, an anchor for a brooch, "
            "and on the left the legs of a stilt house with a rope of knots to measure by."
        ),
        alt=Words(
            (
                "A weathered woman in oilskins sleeps with a telescope raised and an anchor as a brooch. "
                "A teal wave rises behind her like a collar, and beyond it stand a lighthouse and an "
                "orange moon."
            ),
            (
                "Une femme au visage tanné, en ciré, dort la longue-vue levée, une ancre en guise de "
                "broche. Une vague bleu-vert se dresse derrière elle comme un col ; au loin veillent un "
                "phare et une lune orangée."
            ),
        ),
    ),
    Suspect(
        id="c5",
        name=Words("The puppet maker", "Le faiseur de marionnettes"),
        setting="portrait",
        palette="ember",
        moods=("mischief",),
        motifs=Weights(("puppet",), ("hand", "carousel_horse", "curtain", "spool"), ("spectacles",)),
        brief=(
            "A gaunt old Rajasthani man with a magnificent white moustache and a coiled turban, "
            "spectacles slid down his nose, asleep with one hand still raised. From its fingers threads "
            "run down to a puppet who is wide awake and mends his sleeve from a spool; a small carousel "
            "horse waits unpainted, and an ember-red curtain frames one side only."
        ),
        alt=Words(
            (
                "An old man with a white moustache and a turban sleeps beside a red curtain, one hand raised. "
                "From its fingers hangs a puppet that sews his sleeve with thread from a spool, and a carousel "
                "horse waits for paint."
            ),
            (
                "Un vieil homme à moustache blanche et turban dort près d’un rideau rouge, la main levée. À "
                "ses doigts pend une marionnette qui recoud sa manche avec le fil d’une bobine ; un cheval de "
                "manège attend sa peinture."
            ),
        ),
    ),
    Suspect(
        id="c6",
        name=Words("The night cartographer", "La cartographe de nuit"),
        setting="portrait",
        palette="midnight",
        moods=("secrecy",),
        motifs=Weights(("map",), ("compass", "quill", "comet", "candle"), ("whale",)),
        brief=(
            "A Persian woman of forty in a dark star-sewn scarf, seen in profile with closed eyes, her "
            "shawl the unrolled map itself, its coasts running off her shoulder into the night. A compass "
            "is pinned at her throat, a quill stands behind her ear, a comet crosses the sky to the "
            "candle in her palm, and the small whale of the map has swum to the hem."
        ),
        alt=Words(
            (
                "A woman in a starry scarf dreams in profile in the midnight blue, wrapped in a pale map like "
                "a shawl. She wears a compass at her throat and a quill behind her ear; an orange comet falls "
                "towards the candle in her palm."
            ),
            (
                "Une femme au foulard étoilé rêve de profil dans le bleu nuit, drapée d’une pâle carte marine "
                "comme d’un châle. Elle porte une boussole au cou, une plume d’oie à l’oreille, et une comète "
                "orange tombe vers la bougie dans sa paume."
            ),
        ),
    ),
    Suspect(
        id="c7",
        name=Words("The ferryman", "Le passeur"),
        setting="portrait",
        palette="verdigris",
        moods=("solemnity",),
        motifs=Weights(("rowing_boat",), ("lantern", "rope", "water_lily", "bridge"), ("fish",)),
        brief=(
            "A broad, strong man of forty-five from the bend of the Niger, indigo wrap round his head and "
            "shoulders, sleeping upright with both forearms over one oar. The long shell of his rowing "
            "boat hangs on his back like a wing; a rope crosses his chest, a lantern hangs from the oar, "
            "water lilies float at his elbows and a bridge arches low in the haze with a fish beneath it."
        ),
        alt=Words(
            (
                "A broad man in an indigo head wrap sleeps upright, a rope across his chest and a rowing "
                "boat on his back. A lantern hangs from his oar; each water lily near him glows red, and "
                "a green bridge fades behind."
            ),
            (
                "Un homme large d’épaules, la tête drapée d’indigo, dort debout, une corde en travers du "
                "torse et une barque sur le dos. Une lanterne pend à sa rame ; chaque nénuphar luit en "
                "rouge et un pont vert s’efface derrière lui."
            ),
        ),
    ),
    Suspect(
        id="c8",
        name=Words("The tea taster", "La goûteuse de thé"),
        setting="portrait",
        palette="bone",
        moods=("serenity",),
        motifs=Weights(("teacup",), ("teapot", "fan", "leaf", "cat"), ("smoke",)),
        brief=(
            "A tiny, very old Japanese woman with a white knot of hair and a comb, shown from the waist "
            "behind a teacup nearly as wide as her sleeves, breathing its steam, thick as smoke, with "
            "closed eyes. A bone-coloured fan is open at her shoulder, a teapot stands at her elbow, one "
            "great leaf shades her like a parasol and a cat is curled in her lap."
        ),
        alt=Words(
            (
                "A tiny old woman with a white knot of hair breathes the steam of an enormous bone-coloured "
                "teacup. A red teapot stands at her elbow, a fan is open behind her shoulder, a green leaf "
                "shades her, and a cat sleeps by the saucer."
            ),
            (
                "Une vieille dame minuscule au chignon blanc hume la vapeur d’une énorme tasse couleur "
                "d’ivoire. Une théière rouge est à son coude, un éventail ouvert derrière son épaule, une "
                "feuille verte lui fait de l’ombre et un chat dort près de la soucoupe."
            ),
        ),
    ),
    Suspect(
        id="c9",
        name=Words("The clock winder", "Le remonteur d’horloges"),
        setting="portrait",
        palette="bone",
        moods=("drowsiness",),
        motifs=Weights(("tall_clock",), ("key", "cog", "pocket_watch", "spectacles"), ("bell_tower",)),
        brief=(
            "A short, round, bald man with side whiskers, his waistcoat unbuttoned over a dial: he sleeps "
            "inside the case of a tall clock as in an upright bed. A key as long as his arm rests in his "
            "hands, cogs turn behind his ears, a pocket watch hangs as a pendulum, his spectacles are "
            "pushed up, and a bell tower shows in the small pane."
        ),
        alt=Words(
            (
                "A round, bald man sleeps upright inside the grey case of a tall clock, spectacles pushed "
                "up. He hugs a red key as long as his arm; a cog turns behind each ear, and a pocket "
                "watch swings for a pendulum."
            ),
            (
                "Un homme rond et chauve dort debout dans le coffre gris d’une horloge, lunettes sur le "
                "front. Il serre une clef rouge longue comme le bras ; un engrenage tourne derrière "
                "chaque oreille, une montre à gousset fait le balancier."
            ),
        ),
    ),
)
