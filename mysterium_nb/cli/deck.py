"""`mysterium-nb deck`: the shipped deck and one's own: list them, check one, start one."""

import argparse
import shutil
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec

from mysterium_nb.cli.options import Commands, add_data, add_json, add_language, print_json
from mysterium_nb.decks import CheckResult, Deck, DeckError, Problem, check_deck, new_deck, playable_games, shipped
from mysterium_nb.decks.problems import plain
from mysterium_nb.table.data_folder import default_data_folder


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("deck", help="list decks, check one, start one of your own")
    actions = parser.add_subparsers(required=True, metavar="ACTION")

    listing = actions.add_parser(
        "list", help="the shipped deck, and your own in the folder decks of the data directory"
    )
    add_data(listing)
    add_language(listing)
    checking = actions.add_parser("check", help="say all that is wrong with a deck; exit code 1 if it cannot be used")
    checking.add_argument("folder", type=Path, metavar="DIR")
    starting = actions.add_parser("new", help="start a deck in a new folder")
    starting.add_argument("folder", type=Path, metavar="DIR")
    for action, run in ((listing, _list), (checking, _check), (starting, _new)):
        add_json(action)
        action.set_defaults(run=run)


def _list(options: argparse.Namespace) -> int:
    decks = (options.data or default_data_folder()) / "decks"
    rows = [_row(shipped(), "shipped", options.lang), *(_own(folder, options.lang) for folder in _folders(decks))]
    if options.json:
        print_json(rows)
        return 0
    for row in rows:
        print(f"{row['deck']}: {row['title']}")
        print(f"    {_counted(row['cards']) if row['cards'] else row['state']}; {row['folder']}")
    print(f"Your own decks stand in {plain(str(decks))}; start one with: mysterium-nb deck new DIR.")
    return 0


def _folders(decks: Path) -> Iterator[Path]:
    try:
        yield from sorted(path for path in decks.iterdir() if path.is_dir() and not path.name.startswith("."))
    except FileNotFoundError:
        return
    except OSError as error:
        raise DeckError(f"{decks} cannot be read: {error.strerror}.") from error


def _row(deck: Deck, folder: str, lang: str) -> dict[str, object]:
    title = deck.title.get(lang) or deck.title.get("en") or deck.deck
    return {"deck": deck.deck, "title": title, "cards": deck.counts, "folder": folder, "state": "good"}


def _own(folder: Path, lang: str) -> dict[str, object]:
    checked = check_deck(folder)
    place = plain(str(folder))
    if checked.deck is not None:
        return _row(checked.deck, place, lang)
    state = f"cannot be used, {_many(len(checked.errors), 'error')}, see: mysterium-nb deck check {place}"
    return {"deck": plain(folder.name), "title": plain(folder.name), "cards": {}, "folder": place, "state": state}


def _counted(counts: object) -> str:
    assert isinstance(counts, dict)
    return ", ".join(f"{count} {kind if count != 1 else kind[:-1]}" for kind, count in counts.items())


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _check(options: argparse.Namespace) -> int:
    checked = check_deck(options.folder)
    if options.json:
        print_json(_answer(checked))
        return 1 if checked.errors else 0
    for problem in (*checked.errors, *checked.warnings):
        _tell(problem)
    if checked.problems:
        print(f"{_many(len(checked.errors), 'error')}, {_many(len(checked.warnings), 'warning')}.")
    if checked.deck is None:
        print("This deck cannot be used before its errors are mended.")
        return 1
    print(f"This deck can be played with: {_counted(checked.deck.counts)}.")
    for edition, levels in playable_games(checked.deck.ids).items():
        games = [f"{level} up to {most} players" for level, most in levels.items() if most]
        print(f"  {edition}: {', '.join(games) or 'only with changed rules'}")
    return 0


def _answer(checked: CheckResult) -> dict[str, object]:
    deck = checked.deck
    return {
        "folder": plain(str(checked.folder)),
        "deck": None if deck is None else deck.deck,
        "cards": {} if deck is None else deck.counts,
        "most_players": {} if deck is None else playable_games(deck.ids),
        "errors": len(checked.errors),
        "warnings": len(checked.warnings),
        "problems": msgspec.to_builtins(checked.problems),
    }


def _tell(problem: Problem) -> None:
    width = min(100, shutil.get_terminal_size().columns)
    print(f"{problem.severity}: {problem.file}")
    print(textwrap.fill(f"{problem.what} {problem.mend}", width, initial_indent="    ", subsequent_indent="    "))


def _new(options: argparse.Namespace) -> int:
    new_deck(options.folder)
    place = plain(str(options.folder))
    if options.json:
        print_json({"folder": place})
    else:
        print(f"A deck is started in {place}. Put your pictures into its folders; README.md there says how.")
    return 0
