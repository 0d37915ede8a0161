"""The command line, `mysterium-nb`: one module for each command."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from mysterium_nb.cli import bench, classes, deck, demo, games, play, rules, simulate
from mysterium_nb.decks import DeckError
from mysterium_nb.engine.errors import Refusal
from mysterium_nb.lab.benchmarks.figures import PeerMissing
from mysterium_nb.minds.learning.class_records import ClassError
from mysterium_nb.quick_imports import skip_address_grammar
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.table.store import StoreError
from mysterium_nb.version import VERSION

_COMMANDS = (play, demo, rules, simulate, games, classes, deck, bench)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what cannot be done is said in one sentence, with exit code 1."""
    skip_address_grammar()
    parser = argparse.ArgumentParser(prog="mysterium-nb", description="A séance game for Jupyter.")
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_to(commands)
    options = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without é is no reason to stop
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except Refusal as refusal:
        print(refusal.text(getattr(options, "lang", "en")), file=sys.stderr)
        return 1
    except (StoreError, GameFileError, DeckError, ClassError, PeerMissing) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    except OSError as error:
        # Nobody reads our output any more; keep the interpreter from complaining about it while it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        print(f"The output cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    return code
