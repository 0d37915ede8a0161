"""The version of the program, as its package says."""

from importlib.metadata import version

VERSION = version("mysterium-nb")
