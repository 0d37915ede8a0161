"""Speeds and memory, measured in one run against other programs on the same machine."""
