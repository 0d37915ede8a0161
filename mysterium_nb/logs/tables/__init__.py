"""Logged games as tables: reading, columns, privacy and every file format they are written to."""
