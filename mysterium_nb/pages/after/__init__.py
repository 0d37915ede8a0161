"""The page after the game: outcome, timeline, what the ghost meant, what each card told."""
