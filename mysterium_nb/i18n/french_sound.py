"""The controls of the sound in French, by their English template."""

FRENCH_SOUND: dict[str, str] = {
    "Sound": "Son",
    "Volume": "Volume",
    "Shall this room have sound?": "Du son dans cette salle ?",
    "Music, knocks and the bell. You are asked once, and the game does not wait.": "La musique, les coups frappés, la cloche. La question n’est posée qu’une fois, et la partie n’attend pas.",
    "With sound": "Avec le son",
    "Silent": "Sans le son",
}
