"""Thousands of games at once, as arrays whose first axis is the game.

The numbers come from the same `Rules` as the engine's; what is here is what arrays force: the course of an hour, the
ghost's hand and the count of votes. Tests play the same games with the engine, move by move, and compare.
"""
