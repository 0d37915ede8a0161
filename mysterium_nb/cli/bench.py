"""`mysterium-nb bench`: how fast we are, as ratios against peers measured in the same run."""

import argparse

from mysterium_nb.cli.options import Commands, add_json, print_json
from mysterium_nb.lab.bench import measure


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="measure speed against peers (needs the extra [test])")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    figures = measure()
    if options.json:
        print_json(figures)
        return 0
    for figure in figures:
        print(f"{figure.name:48}{figure.value:>12,.2f} {figure.unit:10}{figure.target}")
    return 0
