"""`mysterium-nb bench`: how fast we are, as ratios against peers measured in the same run."""

import argparse
import signal
import sys

from mysterium_nb.cli.options import Commands, add_json, print_json
from mysterium_nb.lab.benchmarks.figures import Figure


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="measure speed against peers (needs the extra [test])")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--load", action="store_true", help="measure a whole class instead: pages, tables, kernels")
    instead.add_argument("--frames", action="store_true", help="measure tables of logged games instead, for minutes")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    figures = _under_load() if options.load else _of_frames() if options.frames else _of_the_engine()
    if options.json:
        print_json(figures)
        return 0
    for figure in figures:
        told = f"{figure.target} missed" if figure.missed else figure.target
        print(f"{figure.name:56}{figure.value:>12,.2f} {figure.unit:10}{told}")
    return int(any(figure.missed for figure in figures))


def _of_the_engine() -> list[Figure]:
    # Every command is known to this package, and only this one needs numpy and the simulator.
    from mysterium_nb.lab.benchmarks import engine_speed

    return engine_speed.measure_engine()


def _of_frames() -> list[Figure]:
    # Not for the others: polars takes its time.
    from mysterium_nb.lab.benchmarks.frames_speed import measure_frames

    return measure_frames(_say)


def _say(doing: str) -> None:
    print(f"{doing} …", file=sys.stderr, flush=True)


def _under_load() -> list[Figure]:
    # Links and their network library take a while to import: only this measurement needs them.
    from mysterium_nb.lab.benchmarks.server_load import measure_load

    # Whoever ends us in another way than with Ctrl-C leaves no house behind either.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    return measure_load(_say)
