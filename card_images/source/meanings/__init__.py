"""Compares the descriptions of the cards with a sentence model and writes `meanings.json`, which bots use."""
