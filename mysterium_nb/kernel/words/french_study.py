"""Every text of logs, lab and lessons in French, by its English template."""

FRENCH_STUDY: dict[str, str] = {}
