"""`mysterium-nb simulate`: play a set of rules thousands of times, and say how often it is won."""

import argparse
import sys
import time
from collections import ChainMap
from collections.abc import Callable
from typing import Any, TextIO

import msgspec

from mysterium_nb.cli.options import Commands, add_edition, add_json, print_json
from mysterium_nb.engine.rules import Rules
from mysterium_nb.minds.bots.dials import PRESETS, Dials

Change = tuple[str, Any]
_WIDE = 40
"""Of the bar that says how far the games are."""


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="let minds play thousands of games and count")
    add_edition(parser)
    parser.add_argument("--games", type=_games, default=10_000, help="default: %(default)s")
    parser.add_argument(
        "--seed", type=_seed, default=1, help="the same seed plays the same games; default: %(default)s"
    )
    parser.add_argument("--minds", nargs="+", type=_dial, default=[], metavar="DIAL=VALUE",
                        help="alike=0.6 noise=0 pragmatic=true, or one of " + ", ".join(PRESETS))  # fmt: skip
    parser.add_argument("--set", nargs="+", type=_change, default=[], metavar="RULE=VALUE", dest="changes",
                        help="change rules: hours=8 crows=2")  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from mysterium_nb.lab.batch.population import (
        SimulatedPlayers,  # numpy and the minds: no other command needs to wait for them
    )
    from mysterium_nb.lab.intervals import wilson
    from mysterium_nb.lab.simulator import simulate

    rules = Rules.preset(options.edition, options.players, options.difficulty).but(**dict(options.changes))
    dials = msgspec.structs.replace(Dials(), **dict(ChainMap(*reversed(options.minds))))
    began = time.perf_counter()
    frame = simulate(rules, options.games, options.seed, SimulatedPlayers(dials), progress=progress_on(sys.stderr))
    seconds = time.perf_counter() - began
    won = int(frame["won"].sum())
    answer = {
        "games": len(frame),
        "win_rate": won / len(frame),
        "win_interval": list(wilson(won, len(frame))),
        "finish_rate": float(frame["finished"].sum()) / len(frame),
        "mean_hours": float(frame["hours"].sum()) / len(frame),
        "seconds": round(seconds, 3),
        "minds": {"mind": "ensemble", **msgspec.structs.asdict(dials)},
    }
    if options.json:
        print_json(answer)
    else:
        _tell(answer, dials)
    return 0


def progress_on(stream: TextIO) -> Callable[[int, int], None] | None:
    """How far the games are, in a line that is written over and wiped at the end; only where somebody looks."""
    if not stream.isatty():
        return None

    def tell(done: int, games: int) -> None:
        filled = _WIDE * done // games
        bar = f"{'█' * filled}{'░' * (_WIDE - filled)} {done} of {games} games"
        stream.write(f"\r{bar}" if done < games else f"\r{' ' * len(bar)}\r")
        stream.flush()

    return tell


def _tell(answer: dict[str, Any], dials: Dials) -> None:
    low, high = answer["win_interval"]
    kind = "pragmatic" if dials.pragmatic else "literal"
    print(f"games        {answer['games']}")
    print(f"won          {answer['win_rate']:.1%} (95 %: {low:.1%} to {high:.1%})")
    print(f"finished     {answer['finish_rate']:.1%} (all psychics found their cards)")
    print(f"mean hours   {answer['mean_hours']:.2f}")
    print(f"seconds      {answer['seconds']:.1f}")
    print(f"minds        the ensemble, alike {dials.alike:g}, noise {dials.noise:g}, {kind} psychics")


def _games(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError("play at least one game.")
    return int(text)


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError("a seed is a whole number from 0.")
    return int(text)


def _dial(text: str) -> dict[str, Any]:
    """One dial, or all of them by the name of a preset."""
    if text in PRESETS:
        return msgspec.structs.asdict(PRESETS[text])
    name, value = _change(text)
    if name not in Dials.__struct_fields__:
        dials = ", ".join(Dials.__struct_fields__)
        raise argparse.ArgumentTypeError(f"{text!r} is none of the dials {dials}, and none of the presets.")
    try:
        msgspec.convert({name: value}, Dials)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return {name: value}


def _change(text: str) -> Change:
    """A rule and its new value, written as in JSON; a word may go without quotes."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"write it as name=value, not {text!r}.")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value
