"""The rules as pure functions: no I/O, no clock, no randomness of their own.

`decide(state, seat, move, rng, now)` gives events or refuses, `evolve(state, event)` applies one, and `views` hold
what a seat may know.
"""
