"""What the descriptions of the cards mean, worked out once by a sentence model; the game ships the small table."""
