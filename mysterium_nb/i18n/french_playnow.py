"""French of playing at one press, of waiting in company, and of reactions."""

FRENCH_PLAYNOW = {
    # The host's page
    "Play now, or open tables": "Jouez tout de suite, ou ouvrez des tables",
    "How to begin": "Comment commencer",
    "You and the house, easy.": "Vous et la maison, facile.",
    "For people: a class, or friends.": "Pour du monde : une classe, ou des amis.",
    "a game with bots, opened at the door": "une partie avec des robots, ouverte à l’entrée",
    "for a first game": "pour une première partie",
    # The first page
    "Play now": "Jouer tout de suite",
    "You and the house, easy, half an hour.": "Vous et la maison, facile, une demi-heure.",
    "Play as the ghost": "Jouer le fantôme",
    "You send the visions, the house guesses.": "Vous envoyez les visions, la maison devine.",
    "Play alone, with bots": "Jouer seul, avec des robots",
    "The house is full just now. Try again in a few minutes.": (
        "La maison est pleine en ce moment. Réessayez dans quelques minutes."
    ),
    "Many games were begun from here just now. Wait a minute, then try again.": (
        "Beaucoup de parties viennent d’être commencées d’ici. Attendez une minute, puis réessayez."
    ),
    "Many people play at such tables just now. Try again in a few minutes, or ask the host.": (
        "Beaucoup de personnes jouent déjà ainsi. Réessayez dans quelques minutes, ou demandez à l’hôte."
    ),
    "You are playing at table {code} already. Leave your seat there first.": (
        "Vous jouez déjà à la table {code}. Quittez d’abord votre place."
    ),
}
