"""`mysterium-nb classes`: what bots have learned of classes, under pseudonyms."""

import argparse
from contextlib import closing

from mysterium_nb.cli.games import confirm
from mysterium_nb.cli.options import Commands, add_data, add_json, class_records, open_store_to_read, print_json
from mysterium_nb.decks import Deck, shipped
from mysterium_nb.decks.registry import deck_by_name
from mysterium_nb.engine.seats import WATCH
from mysterium_nb.engine.state import EMPTY_STATE
from mysterium_nb.engine.views import view
from mysterium_nb.minds.learning.class_records import ClassError, ClassRecords
from mysterium_nb.minds.learning.picks import picks_of
from mysterium_nb.table.store import StoreError, fold_entries


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("classes", help="let bots learn how a class thinks, and forget it again")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listing = actions.add_parser("list", help="the classes that are known, by their pseudonyms")
    starting = actions.add_parser("new", help="begin a class; it gets a pseudonym, and nothing else is kept of it")
    learning = actions.add_parser("learn", help="learn from finished games what a class takes")
    learning.add_argument("name")
    learning.add_argument("games", nargs="+", metavar="game")
    deleting = actions.add_parser("delete", help="forget a class for good")
    deleting.add_argument("name")
    deleting.add_argument("--yes", action="store_true", help="do not ask")
    for action, run in ((listing, _list), (starting, _new), (learning, _learn), (deleting, _delete)):
        add_data(action)
        add_json(action)
        action.set_defaults(run=run)


def _list(options: argparse.Namespace) -> int:
    book = class_records(options.data)
    rows = [_row_or_problem(book, name) for name in book.names()]
    if options.json:
        print_json(rows)
        return 0
    for row in rows:
        if "problem" in row:
            print(f"{row['class']}  {row['problem']}")
            continue
        state = "bots go by it" if row["trusted"] else "not yet enough to go by"
        print(f"{row['class']}  {row['games']} games, {row['picks']} picks, {state}")
    if not rows:
        print("No class is known here yet; begin one with: mysterium-nb classes new.")
    return 0


def _row_or_problem(book: ClassRecords, name: str) -> dict[str, object]:
    """One class that cannot be used hides no other."""
    try:
        return _row(book, name)
    except ClassError as problem:
        return {"class": name, "problem": str(problem)}


def _row(book: ClassRecords, name: str) -> dict[str, object]:
    kept = book.read(name)
    mind = book.mind(name, _deck(kept.deck))
    return {
        "class": name,
        "deck": kept.deck,
        "games": sum(game != "quiz" for game in kept.picks),
        "picks": kept.count,
        "gain": round(mind.gain, 2),
        "trusted": mind.trusted,
    }


def _deck(name: str) -> Deck:
    deck = deck_by_name(name)
    if deck is None:
        raise ClassError(f"The deck {name} is not here.")
    return deck


def _new(options: argparse.Namespace) -> int:
    name = class_records(options.data).new(shipped())
    if options.json:
        print_json({"class": name})
    else:
        print(f"The class is called {name}. Write it down: who it is, is kept nowhere.")
    return 0


def _learn(options: argparse.Namespace) -> int:
    """All of the games or none: half an evening is worse than none, because nobody notices."""
    book = class_records(options.data)
    deck = book.read(options.name).deck
    learned = {}
    with closing(open_store_to_read(options.data)) as store:
        for game in options.games:
            if not any(shelf.game == game for shelf in store.games()):
                raise StoreError(f"There is no game {game} here.")
            seen = view(fold_entries(EMPTY_STATE, game, store.read(game)), WATCH)
            if seen.setup.deck != deck:
                raise ClassError(f"Game {game} was played with another deck.")
            learned[game] = picks_of(seen)
    for game, picks in learned.items():
        book.add(options.name, game, picks)
    row = _row(book, options.name)
    if options.json:
        print_json(row)
    else:
        print(f"{options.name}: {row['picks']} picks of {row['games']} games.")
    return 0


def _delete(options: argparse.Namespace) -> int:
    book = class_records(options.data)
    if options.name not in book.names():  # a damaged one can be deleted too
        raise ClassError(f"There is no class {options.name} here.")
    if not options.yes and not confirm(f"Forget class {options.name} for good? [y/N] "):
        print("Nothing was deleted.")
        return 1
    book.delete(options.name)
    if options.json:
        print_json({"deleted": options.name})
    else:
        print(f"Class {options.name} is forgotten.")
    return 0
