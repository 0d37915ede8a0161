"""Every sentence of the game in French, by its English template."""

_RULES = {
    "There is no rule called {name}.": "Il n’y a pas de règle nommée {name}.",
    "There is no rule called {name}. Did you mean {guess}?": (
        "Il n’y a pas de règle nommée {name}. Vouliez-vous dire {guess} ?"
    ),
    "{name} is chosen with the edition and cannot be changed alone.": (
        "{name} se choisit avec l’édition et ne peut pas être changé seul."
    ),
    "{name} must be from {low} to {high}, not {value}.": "{name} doit aller de {low} à {high}, et non {value}.",
    "These rules cannot be read: {why}.": "Ces règles sont illisibles : {why}.",
    "crow_per must say hour or game where there are crows, and nothing where there are none.": (
        "crow_per doit indiquer hour ou game s’il y a des corbeaux, et rien s’il n’y en a pas."
    ),
    "difficulty must be one of {choices}.": "difficulty doit être l’une de ces valeurs : {choices}.",
    "edition must be one of {choices}.": "edition doit être l’une de ces valeurs : {choices}.",
    "players must be from 2 to {most}.": "players doit aller de 2 à {most}.",
    "tiers must be three: low, intermediate and high.": "tiers doit compter trois paliers : bas, moyen et haut.",
    "tiers must follow each other from level 0 without overlap or gap.": (
        "tiers : les paliers doivent se suivre à partir du niveau 0, sans chevauchement ni trou."
    ),
    "timer_seconds must be from 5 to 3600, or nothing for no hourglass.": (
        "timer_seconds doit aller de 5 à 3600, ou rien pour jouer sans sablier."
    ),
    "tokens must be an even number, half to agree and half to disagree.": (
        "tokens doit être un nombre pair : une moitié pour approuver, l’autre pour contester."
    ),
    "tokens_return must name hours from 1.": "tokens_return doit nommer des heures à partir de 1.",
}

_REFUSALS = {
    "A name has at most {most} characters.": "Un nom compte au plus {most} caractères.",
    "A name is made of characters that can be printed.": "Un nom se compose de caractères imprimables.",
    "A note has at most {most} characters.": "Une note compte au plus {most} caractères.",
    "A report is being decided already.": "On tranche déjà un signalement.",
    "Add from 1 to 3600 seconds.": "Ajoutez de 1 à 3600 secondes.",
    "All seats at this table are taken.": "Toutes les places de cette table sont prises.",
    "At this table a word too many from the ghost costs nothing.": (
        "À cette table, un mot de trop du fantôme ne coûte rien."
    ),
    "Choose a name.": "Choisissez un nom.",
    "Choose at least one card of your hand.": "Choisissez au moins une carte de votre main.",
    "Choose each card once.": "Choisissez chaque carte une seule fois.",
    "Choose from the cards in your hand.": "Choisissez parmi les cartes de votre main.",
    "Choose from the cards on the table: a character, a location and {an_object} for each.": (
        "Choisissez parmi les cartes de la table : un personnage, un lieu et {an_object} pour chacun."
    ),
    "Choose one of the groups that stand accused.": "Choisissez l’un des groupes en cause.",
    "Choose three cards for each psychic.": "Choisissez trois cartes pour chaque médium.",
    "Choose {a_kind} still on the table.": "Choisissez {a_kind} encore sur la table.",
    "Clairvoyancy is not played at this table.": "La clairvoyance ne se joue pas à cette table.",
    "Give three different cards of your hand: for the character, the location and the {object}.": (
        "Donnez trois cartes différentes de votre main : pour le personnage, le lieu et l’{object}."
    ),
    "Here the host decides, not a psychic.": "Ici, c’est l’hôte qui décide, pas un médium.",
    "It is not your turn to vote yet.": "Ce n’est pas encore à vous de voter.",
    "More people sit at this table than these rules have seats for.": (
        "Il y a plus de personnes à cette table que de places dans ces règles."
    ),
    "Name each psychic once, eldest first.": "Nommez chaque médium une fois, du plus âgé au plus jeune.",
    "No card can belong to two psychics.": "Aucune carte ne peut appartenir à deux médiums.",
    "No first guess is asked of you now.": "Aucune première idée ne vous est demandée maintenant.",
    "No hourglass is running.": "Aucun sablier ne coule.",
    "No psychic of that colour sits at this table.": "Aucun médium de cette couleur n’est à cette table.",
    "Nobody sits there.": "Personne n’est assis là.",
    "Nobody waits for that seat now.": "Personne n’attend cette place maintenant.",
    "Note your intention for a card that you have given.": (
        "Notez votre intention pour une carte que vous avez donnée."
    ),
    "One token on each pawn is all you may put there.": "Vous ne pouvez poser qu’un jeton sur chaque pion.",
    "Only the ghost can do this.": "Seul le fantôme peut faire cela.",
    "Only the host can do this.": "Seul l’hôte peut faire cela.",
    "Only the host, or the first who sat down, can do this.": (
        "Seul l’hôte, ou la première personne assise, peut faire cela."
    ),
    "Only the player of {psychic} can do this.": "Seule la personne qui joue {psychic} peut faire cela.",
    "Place {your_pawn} first.": "Placez d’abord {your_pawn}.",
    "Point at a group first.": "Désignez d’abord un groupe.",
    "Point at a place on the picture.": "Désignez un endroit de l’image.",
    "Put down your first guess, or skip it, before you go on.": (
        "Notez votre première idée, ou passez, avant de continuer."
    ),
    "Somebody was quicker. {reason}": "Quelqu’un a été plus rapide. {reason}",
    "Say how sure you are, from 0 to 100 percent.": "Dites à quel point vous êtes sûr, de 0 à 100 pour cent.",
    "Say it in at most {most} characters.": "Dites-le en {most} caractères au plus.",
    "Say which character, location or {object} the card was for.": (
        "Dites pour quel personnage, lieu ou {object} était la carte."
    ),
    "Silence: nobody talks until the votes are opened.": ("Silence : personne ne parle avant l’ouverture des votes."),
    "Somebody at this table is called {name} already; choose another name.": (
        "Quelqu’un à cette table s’appelle déjà {name} ; choisissez un autre nom."
    ),
    "The culprit cannot be chosen now.": "Le coupable ne peut pas être choisi maintenant.",
    "The culprit is named openly at this table.": "À cette table, on nomme le coupable à découvert.",
    "The culprit is not being named now.": "On ne désigne pas le coupable maintenant.",
    "The game has begun; this is settled now.": "La partie a commencé ; ceci est fixé.",
    "The game has not begun.": "La partie n’a pas commencé.",
    "The game is not paused.": "La partie n’est pas en pause.",
    "The game is over.": "La partie est finie.",
    "The game is paused already.": "La partie est déjà en pause.",
    "The game is paused; only talk goes on.": "La partie est en pause ; seule la discussion continue.",
    "The hourglass ends this step.": "C’est le sablier qui met fin à cette étape.",
    "The hourglass has not run out.": "Le sablier ne s’est pas écoulé.",
    "The players name the culprit together, in their own time.": (
        "Les joueurs nomment le coupable ensemble, à leur rythme."
    ),
    "The vote is secret at this table.": "À cette table, le vote est secret.",
    "The whole hand goes, or none of it.": "Toute la main part, ou rien.",
    "There is no host here; the psychics decide.": "Il n’y a pas d’hôte ici ; les médiums décident.",
    "There is no report to decide.": "Il n’y a pas de signalement à trancher.",
    "There is no such seat at this table.": "Cette place n’existe pas à cette table.",
    "There is no {crow} left.": "Il ne reste plus de {crow}.",
    "There is nothing to close now.": "Il n’y a rien à clore maintenant.",
    "There is nothing to reveal now.": "Il n’y a rien à révéler maintenant.",
    "There is nothing to reveal to {psychic} any more.": "Il n’y a plus rien à révéler à {psychic}.",
    "There is nothing to take back.": "Il n’y a rien à reprendre.",
    "Time is up.": "Le temps est écoulé.",
    "Tokens go on other psychics’ pawns, never on your own.": (
        "Les jetons se posent sur les pions des autres, jamais sur le vôtre."
    ),
    "Tokens go on pawns that stand on a card.": "Les jetons se posent sur des pions placés sur une carte.",
    "Wait for {the_vision} first.": "Attendez d’abord {the_vision}.",
    "What belongs to whom is settled; nothing changes any more.": (
        "Ce qui appartient à chacun est fixé ; plus rien ne change."
    ),
    "Write something first.": "Écrivez d’abord quelque chose.",
    "You are there already.": "Vous y êtes déjà.",
    "You can {use_crow} only while {visions} are being given.": (
        "Vous ne pouvez {use_crow} que pendant le don des {visions}."
    ),
    "You have found your three cards.": "Vous avez trouvé vos trois cartes.",
    "You have no such token left.": "Il ne vous reste pas de tel jeton.",
    "You have no token there.": "Vous n’avez pas de jeton là.",
    "You have said so already.": "Vous l’avez déjà dit.",
    "You point once, for both your psychics.": "Vous désignez une seule fois, pour vos deux médiums.",
    "Your hand cannot be changed now.": "Votre main ne peut pas changer maintenant.",
    "Your notebook is full.": "Votre carnet est plein.",
    "Your token lies there already.": "Votre jeton y est déjà.",
    "Your vote is cast, and final.": "Votre vote est donné, et définitif.",
    "{Pawns} stay where they are now.": "{Pawns} ne bougent plus maintenant.",
    "{Visions} are not being given now.": "{Visions} ne se donnent pas maintenant.",
    "{psychic} has found everything and needs no {visions} any more.": (
        "{psychic} a tout trouvé et n’a plus besoin de {visions}."
    ),
    "{psychic} has had {a_vision} already; given is given.": (
        "{psychic} a déjà reçu {a_vision} ; ce qui est donné est donné."
    ),
}

_PROMPTS = {
    "Are you sure?": "En êtes-vous sûr ?",
    "As {psychic}:": "Pour {psychic} :",
    "Begin when all are there.": "Commencez quand tout le monde est là.",
    "Choose a psychic, choose cards of your hand, and send them.": (
        "Choisissez un médium, puis des cartes de votre main, et envoyez-les."
    ),
    "Choose what belongs to whom.": "Choisissez ce qui appartient à chacun.",
    "Give each psychic a character, a location and {an_object}, then confirm.": (
        "Donnez à chaque médium un personnage, un lieu et {an_object}, puis confirmez."
    ),
    "Keep silent; you can note what you meant.": "Gardez le silence ; vous pouvez noter ce que vous vouliez dire.",
    "Let it go on when all are ready.": "Reprenez quand tout le monde est prêt.",
    "Listen: one knock is yes, two are no.": "Écoutez : un coup, c’est oui ; deux coups, c’est non.",
    "Nobody voted: you have all lost.": "Personne n’a voté : vous avez tous perdu.",
    "Nothing is hidden any more: look back at what was meant.": (
        "Plus rien n’est caché : revoyez ce que tout voulait dire."
    ),
    "Place {your_pawn} on {a_kind}.": "Placez {your_pawn} sur {a_kind}.",
    "Point at a group together, and say that you are sure.": (
        "Désignez ensemble un groupe, et dites que vous êtes sûrs."
    ),
    "Say so, or move {your_pawn}.": "Dites-le, ou déplacez {your_pawn}.",
    "Say when you are sure.": "Dites quand vous êtes sûr.",
    "Say which {kind} you think of and how sure you are, or skip it.": (
        "Dites à quel {kind} vous pensez et à quel point vous êtes sûr, ou passez."
    ),
    "Send {a_vision} to {names}.": "Envoyez {a_vision} à {names}.",
    "Silence until the votes are opened.": "Silence jusqu’à l’ouverture des votes.",
    "Silence: others vote first.": "Silence : d’autres votent d’abord.",
    "Tell {names} whether they are right.": "Dites à {names} si la réponse est juste.",
    "The culprit is found: you have all won.": "Le coupable est trouvé : vous avez tous gagné.",
    "The game is paused.": "La partie est en pause.",
    "The game was called off.": "La partie a été arrêtée.",
    "The ghost chooses what belongs to whom.": "Le fantôme choisit ce qui appartient à chacun.",
    "The ghost helped by word or gesture: you have all lost.": (
        "Le fantôme a aidé par un mot ou un geste : vous avez tous perdu."
    ),
    "The ghost is giving {visions}.": "Le fantôme donne des {visions}.",
    "The ghost is looking for {a_vision} for you.": "Le fantôme cherche {a_vision} pour vous.",
    "The ghost looks for a way to show you the culprit.": "Le fantôme cherche comment vous montrer le coupable.",
    "The psychics are looking for the culprit.": "Les médiums cherchent le coupable.",
    "The psychics are thinking.": "Les médiums réfléchissent.",
    "The table is being laid.": "La table se prépare.",
    "The wrong group was accused: you have all lost.": "Le mauvais groupe est accusé : vous avez tous perdu.",
    "Then give one card for its character, one for its location and one for its {object}.": (
        "Donnez ensuite une carte pour son personnage, une pour son lieu et une pour son {object}."
    ),
    "The order is yours to choose.": "L’ordre est à vous.",
    "Time has run out: you have all lost.": "Le temps est écoulé : vous avez tous perdu.",
    "Vote for one: in secret, and for good.": "Votez pour l’un d’eux : en secret, et pour de bon.",
    "We wait for you, and for {names}.": "On vous attend, ainsi que {names}.",
    "We wait for you.": "On vous attend.",
    "We wait for {names}.": "On attend {names}.",
    "Which group is the culprit’s?": "Quel groupe est celui du coupable ?",
    "Which {kind} does the ghost mean?": "Quel {kind} le fantôme montre-t-il ?",
    "Who did it? Choose a group.": "Qui est coupable ? Choisissez un groupe.",
    "You are sure.": "Vous êtes sûr.",
    "You can agree or disagree with others’ pawns.": "Vous pouvez approuver ou contester les pions des autres.",
    "You can also {use_crow} ({count} left).": "Vous pouvez aussi {use_crow} (reste {count}).",
    "You can go on talking.": "Vous pouvez continuer à discuter.",
    "You can still change your mind.": "Vous pouvez encore changer d’avis.",
    "You will see {count} of 3 cards before you vote.": "Vous verrez {count} des 3 cartes avant de voter.",
    "Your first guess, for yourself alone?": "Votre première idée, pour vous seul ?",
    "Your vote is cast.": "Votre vote est donné.",
    "{names} read their {visions}.": "{names} : à chacun de lire ses {visions}.",
}

_STORY = {
    "A seat was left: {psychic}.": "Une place s’est libérée : {psychic}.",
    "All clairvoyancy tokens come back.": "Tous les jetons de clairvoyance reviennent.",
    "All were sure.": "Tout le monde était sûr.",
    "At the beginning": "Au commencement",
    "Group {group} was accused, and it was the culprit’s.": "Le groupe {group} fut accusé : c’était le coupable.",
    "Group {group} was accused, wrongly.": "Le groupe {group} fut accusé, à tort.",
    "Moved up for foreseeing it: {names}.": "Avance pour l’avoir pressenti : {names}.",
    "Nobody was accused.": "Personne ne fut accusé.",
    "One knock: {who} was right, it is “{card}”.": "Un coup : {who} avait raison, c’est « {card} ».",
    "{Revelation}": "{Revelation}",
    "The game was paused.": "La partie fut mise en pause.",
    "The game went on.": "La partie reprit.",
    "The ghost had no card left for {names}.": "Il ne restait au fantôme aucune carte pour {names}.",
    "The ghost laid {shared_vision} on the table.": "Le fantôme posa {shared_vision} sur la table.",
    "The ghost sent {who}: {cards}.": "Le fantôme envoya à {who} : {cards}.",
    "The ghost sent {who}: {cards}; meant: {card}.": "Le fantôme envoya à {who} : {cards} ; pour : {card}.",
    "The ghost was found to have helped.": "Le fantôme fut reconnu coupable d’avoir aidé.",
    "The ghost {used_crow}: {count} cards were exchanged.": ("Le fantôme {used_crow} ; cartes échangées : {count}."),
    "The host added {count} seconds.": "L’hôte ajouta {count} secondes.",
    "The host closed the vote; {names} had not voted.": "L’hôte clôtura le vote ; sans voix : {names}.",
    "The host ended the talk.": "L’hôte mit fin à la discussion.",
    "The host let a bot move for {who}.": "L’hôte laissa un robot jouer pour {who}.",
    "The hourglass ran out.": "Le sablier s’écoula.",
    "The deal comes from a seed that somebody typed in: this is a demo or a test.": (
        "La donne vient d’une graine choisie à la main : c’est une démonstration ou un essai."
    ),
    "The deal is called “{deal}”.": "La donne s’appelle « {deal} ».",
    "{LineUp}: {count} groups of character, location and {object}.": (
        "{LineUp} : {count} groupes de personnage, lieu et {object}."
    ),
    "{count} characters, locations and {objects} lie on the table.": (
        "{count} personnages, lieux et {objects} sont sur la table."
    ),
    "The report was dismissed.": "Le signalement fut écarté.",
    "Turned up: {cards}.": "Retourné : {cards}.",
    "Two knocks: {who} was wrong about “{card}”.": "Deux coups : {who} se trompait avec « {card} ».",
    "{names} had chosen nothing.": "Sans choix : {names}.",
    "{psychic}": "{psychic}",
    "{who} has found everything and moves up {count}.": "{who} a tout trouvé et avance de {count}.",
    "{who} said that the ghost had helped.": "{who} dit que le fantôme avait aidé.",
    "{who} sat down: {seat}.": "{who} prit place : {seat}.",
    "{who} voted for group {group}.": "{who} vota pour le groupe {group}.",
    "{who}, a bot, sat down: {seat}.": "{who}, un robot, prit place : {seat}.",
}

_DEMO = {
    "A séance for {count} players": "Une séance pour {count}",
    "Edition {edition}, {difficulty}: {count} cards of each kind.": (
        "Édition {edition}, {difficulty} : {count} cartes de chaque sorte."
    ),
    "Kept as game {game}.": "Gardé : partie {game}.",
    "The ghost keeps silent; the psychics are {names}, bots all.": (
        "Le fantôme se tait ; les médiums sont des automates : {names}."
    ),
    "What the ghost knew": "Ce que savait le fantôme",
    "{who}: {cards}.": "{who} : {cards}.",
}

FRENCH: dict[str, str] = {**_RULES, **_REFUSALS, **_PROMPTS, **_STORY, **_DEMO}
