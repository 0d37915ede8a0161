"""The pages of a running game: the ghost, a psychic, a spectator."""
