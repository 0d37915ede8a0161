"""What bots say and why, in French, by its English template."""

FRENCH_MINDS: dict[str, str] = {}
