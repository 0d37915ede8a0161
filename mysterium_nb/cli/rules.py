"""`mysterium-nb rules`: the numbers in force."""

import argparse

from mysterium_nb.cli.options import Commands, add_edition, add_json, print_json
from mysterium_nb.engine.rules import Rules


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("rules", help="show the numbers a game is played with")
    add_edition(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    summary = Rules.preset(options.edition, options.players, options.difficulty).summary()
    if options.json:
        print_json(summary)
        return 0
    for name, value in summary.items():
        print(f"{name.replace('_', ' '):16}{_plain(value)}")
    return 0


def _plain(value: object) -> str:
    match value:
        case None:
            return "none"
        case {"count": count, "per": per}:
            return f"{count} each {per}" if per else "none"
        case [[low, last], [middle, end], [high, _]]:
            return f"{low}-{last}, {middle}-{end}, {high} and up"
        case _:
            return str(value)
