"""Who plays with a mind: ghosts and psychics that decide, explain and look back on a game."""
