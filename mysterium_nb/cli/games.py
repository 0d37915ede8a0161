"""`mysterium-nb games`: the logged games and their files."""

import argparse
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from mysterium_nb.cli.options import Commands, add_data, add_json, add_language, kept_in, print_json, store_in
from mysterium_nb.cli.story import Teller
from mysterium_nb.decks import shipped
from mysterium_nb.kernel.seats import GHOST, WATCH
from mysterium_nb.kernel.state import NOWHERE, State
from mysterium_nb.kernel.views import Seen, view
from mysterium_nb.kernel.words.chronicle import chronicle
from mysterium_nb.table.gamefile import GameFileError, load, save
from mysterium_nb.table.store import Shelf, Store, StoreError, followed


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="list, show, save, load and delete logged games")
    actions = parser.add_subparsers(required=True, metavar="ACTION")

    listing = actions.add_parser("list", help="the games that are kept, the newest first")
    showing = actions.add_parser("show", help="tell a game; of an unfinished one only what is public")
    showing.add_argument("game")
    add_language(showing)
    saving = actions.add_parser("save", help="write a finished game to a new file")
    saving.add_argument("game")
    saving.add_argument("file", type=Path)
    saving.add_argument("--backup", action="store_true", help="the host's own copy, of an unfinished game too")
    loading = actions.add_parser("load", help="take in game files; each is taken whole or refused whole")
    loading.add_argument("files", type=Path, nargs="+", metavar="file")
    deleting = actions.add_parser("delete", help="forget a game for good")
    deleting.add_argument("game")
    deleting.add_argument("--yes", action="store_true", help="do not ask")
    for action, run in ((listing, _list), (showing, _show), (saving, _save), (loading, _load), (deleting, _delete)):
        add_data(action)
        add_json(action)
        action.set_defaults(run=run)


def _list(options: argparse.Namespace) -> int:
    with closing(kept_in(options.data)) as store:
        rows = [_row(store, shelf) for shelf in store.games()]
    if options.json:
        print_json(rows)
        return 0
    for row in rows:
        print(
            f"{row['game']}  {str(row['began'])[:16]}  {row['edition']:9}{row['players']} players  "
            f"{row['difficulty']:15}{row['state']}"
        )
    if not rows:
        print("No games are kept here yet.")
    return 0


def _row(store: Store, shelf: Shelf) -> dict[str, object]:
    known: dict[str, object] = {
        "game": shelf.game,
        "began": datetime.fromtimestamp(shelf.began_at / 1000, UTC).isoformat(timespec="seconds"),
        "entries": shelf.entries,
    }
    try:
        public = view(_state(store, shelf.game), WATCH)
    except StoreError:
        return known | {"edition": "", "players": 0, "difficulty": "", "state": "damaged"}
    return known | {
        "edition": public.rules.edition,
        "players": public.rules.players,
        "difficulty": public.rules.difficulty,
        "state": _standing(public),
    }


def _state(store: Store, game: str) -> State:
    return followed(NOWHERE, game, store.read(game))


def _standing(public: Seen) -> str:
    if public.outcome is not None:
        return "won" if public.outcome.won else public.outcome.why.replace("_", " ")
    return "in the lobby" if public.phase == "lobby" else f"hour {public.hour} of {public.rules.hours}"


def _kept(store: Store, game: str) -> Shelf:
    for shelf in store.games():
        if shelf.game == game:
            return shelf
    raise StoreError(f"There is no game {game} here.")


def _show(options: argparse.Namespace) -> int:
    with closing(kept_in(options.data)) as store:
        row = _row(store, _kept(store, options.game))
        state = _state(store, options.game)
    # An unfinished game may be going on: whoever looks here sees no more than a spectator.
    seen = view(state, GHOST if state.phase == "over" else WATCH)
    chapters = chronicle(seen, shipped().namer(options.lang), options.lang)
    if options.json:
        story = [{"title": chapter.title, "lines": chapter.lines} for chapter in chapters]
        print_json(row | {"story": story})
        return 0
    teller = Teller(seen.setup, options.lang)
    for chapter in chapters:
        teller.chapter(chapter)
    return 0


def _save(options: argparse.Namespace) -> int:
    with closing(kept_in(options.data)) as store:
        save(store, options.game, options.file, backup=options.backup)
    _report(options, {"game": options.game, "file": str(options.file)}, f"Saved as {options.file}.")
    return 0


def _load(options: argparse.Namespace) -> int:
    with closing(store_in(options.data)) as store:
        answers = [_loaded(store, file) for file in options.files]
    refused = [answer for answer in answers if "error" in answer]
    if options.json:
        print_json(answers)
        return 1 if refused else 0
    for answer in answers:
        if "error" in answer:
            print(answer["error"], file=sys.stderr)
        else:
            print(f"{answer['file']} is kept as game {answer['game']}.")
    return 1 if refused else 0


def _loaded(store: Store, file: Path) -> dict[str, object]:
    try:
        return {"file": str(file), "game": load(store, file)}
    except GameFileError as error:
        return {"file": str(file), "error": str(error)}


def _delete(options: argparse.Namespace) -> int:
    with closing(kept_in(options.data)) as store:
        _kept(store, options.game)
        if not options.yes and not _agreed(f"Delete game {options.game} for good? [y/N] "):
            print("Nothing was deleted.")
            return 1
        store.delete(options.game)
    _report(options, {"deleted": options.game}, f"Game {options.game} is deleted.")
    return 0


def _agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        raise StoreError("Deleting is for good; add --yes to do it without being asked.")
    try:
        return input(question).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _report(options: argparse.Namespace, answer: object, sentence: str) -> None:
    if options.json:
        print_json(answer)
    else:
        print(sentence)
