"""Every text of logs, lab and lessons in French, by its English template."""

FRENCH_STUDY: dict[str, str] = {
    # lab: the environment for agents
    "Here the cards are dealt at random; set assignment to random.": "Ici les cartes sont distribuées au hasard ; mettez assignment sur random.",
    "Here {name} can be {most} at most.": "Ici, {name} peut valoir {most} au plus.",
}
