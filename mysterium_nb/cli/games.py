"""`mysterium-nb games`: the logged games and their files."""

import argparse
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from mysterium_nb.cli.options import (
    Commands,
    add_data,
    add_json,
    add_language,
    class_records,
    open_store,
    open_store_to_read,
    print_json,
)
from mysterium_nb.cli.terminal import TerminalWriter
from mysterium_nb.decks import shipped
from mysterium_nb.engine.seats import GHOST, WATCH
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import PublicView, view
from mysterium_nb.table.game_file import save_game
from mysterium_nb.table.import_files import ImportRejected, import_games
from mysterium_nb.table.sqlite_store import SqliteStore
from mysterium_nb.table.store import Store, StoredGame, StoreError, fold_entries


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="list, show, save, load, export, report on, replay, delete logged games")
    actions = parser.add_subparsers(required=True, metavar="ACTION")

    listing = actions.add_parser("list", help="the games that are kept, the newest first")
    showing = actions.add_parser("show", help="tell a game; of an unfinished one only what is public")
    showing.add_argument("game")
    add_language(showing)
    saving = actions.add_parser("save", help="write a finished game to a new file")
    saving.add_argument("game")
    saving.add_argument("file", type=Path)
    saving.add_argument("--backup", action="store_true", help="the host's own copy, of an unfinished game too")
    loading = actions.add_parser("load", help="take in game files and other servers' games.sqlite, all or none")
    loading.add_argument("files", type=Path, nargs="+", metavar="file")
    exporting = actions.add_parser("export", help="write the finished games as tables into a new folder")
    exporting.add_argument("folder", type=Path)
    exporting.add_argument(
        "--format", choices=("parquet", "csv", "jsonl"), default="parquet", help="default: %(default)s"
    )
    exporting.add_argument("--names", action="store_true", help="keep people's names; pseudonyms otherwise")
    reporting = actions.add_parser("report", help="write a report on the finished games into a new folder")
    reporting.add_argument("folder", type=Path)
    reporting.add_argument("--only", nargs="+", metavar="ID", help="report on these games alone")
    reporting.add_argument("--names", action="store_true", help="keep people's names; pseudonyms otherwise")
    add_language(reporting)
    replaying = actions.add_parser("replay", help="write a finished game as one page that plays in any browser")
    replaying.add_argument("game")
    replaying.add_argument("file", type=Path)
    replaying.add_argument("--seat", help="as one seat saw it: watch, ghost or a colour; everything otherwise")
    replaying.add_argument("--names", action="store_true", help="keep people's names; pseudonyms otherwise")
    add_language(replaying)
    deleting = actions.add_parser("delete", help="forget a game for good")
    deleting.add_argument("game")
    deleting.add_argument("--yes", action="store_true", help="do not ask")
    for action, run in (
        (listing, _list),
        (showing, _show),
        (saving, _save),
        (loading, _load),
        (exporting, _export),
        (reporting, _write_report),
        (replaying, _replay),
        (deleting, _delete),
    ):
        add_data(action)
        add_json(action)
        action.set_defaults(run=run)


def _list(options: argparse.Namespace) -> int:
    with closing(open_store_to_read(options.data)) as store:
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


def _row(store: Store, shelf: StoredGame) -> dict[str, object]:
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
    return fold_entries(EMPTY_STATE, game, store.read(game))


def _standing(public: PublicView) -> str:
    if public.outcome is not None:
        return "won" if public.outcome.won else public.outcome.why.replace("_", " ")
    return "in the lobby" if public.phase == "lobby" else f"hour {public.hour} of {public.rules.hours}"


def _stored_game(store: Store, game: str) -> StoredGame:
    for shelf in store.games():
        if shelf.game == game:
            return shelf
    raise StoreError(f"There is no game {game} here.")


def _show(options: argparse.Namespace) -> int:
    with closing(open_store_to_read(options.data)) as store:
        row = _row(store, _stored_game(store, options.game))
        state = _state(store, options.game)
    # An unfinished game may be going on: whoever looks here sees no more than a spectator.
    seen = view(state, GHOST if state.phase == "over" else WATCH)
    chapters = story_chapters(seen, shipped().namer(options.lang), options.lang)
    if options.json:
        story = [{"title": chapter.title, "lines": chapter.lines} for chapter in chapters]
        print_json(row | {"story": story})
        return 0
    teller = TerminalWriter(seen.setup, options.lang)
    for chapter in chapters:
        teller.chapter(chapter)
    return 0


def _save(options: argparse.Namespace) -> int:
    with closing(open_store_to_read(options.data)) as store:
        save_game(store, options.game, options.file, backup=options.backup)
    _report(options, {"game": options.game, "file": str(options.file)}, f"Saved as {options.file}.")
    return 0


def _load(options: argparse.Namespace) -> int:
    with closing(open_store(options.data)) as store:
        try:
            taken = import_games(store, options.files)
        except ImportRejected as refusal:
            if not options.json:
                raise
            print_json(refusal.refused)
            return 1
    if options.json:
        print_json(taken)
        return 0
    for one in taken:
        print(_IMPORT_SENTENCES[one.news].format(file=one.file, game=one.game))
    return 0


_IMPORT_SENTENCES = {
    "new": "{file} is kept as game {game}.",
    "continued": "{file} goes on with game {game}, which is kept as far as it goes.",
    "known": "{file} has nothing new: game {game} is kept already.",
}


def _export(options: argparse.Namespace) -> int:
    # Not for the other commands, which start without it: polars takes its time.
    from mysterium_nb.logs.tables.exporting import export
    from mysterium_nb.logs.tables.frames import read
    from mysterium_nb.logs.tables.vision_beliefs import add_default_beliefs

    with closing(open_store_to_read(options.data)) as store:
        kept = len(store.games())
        frames = read(store.path if isinstance(store, SqliteStore) else store)
    export(add_default_beliefs(frames), options.folder, options.format, names=options.names)
    rows = {name: table.height for name, table in frames.tables().items()}
    unfinished = kept - rows["games"]
    left_out = f" Unfinished ones left out: {unfinished}." if unfinished else ""
    _report(
        options,
        {"folder": str(options.folder), "rows": rows, "unfinished": unfinished},
        f"Finished games written to {options.folder}: {rows['games']}.{left_out}",
    )
    return 0


def _write_report(options: argparse.Namespace) -> int:
    # Not for the other commands, as above.
    from mysterium_nb.logs.reports import report
    from mysterium_nb.logs.tables.frames import read

    with closing(open_store_to_read(options.data)) as store:
        for game in options.only or ():
            _stored_game(store, game)
        frames = read(store.path if isinstance(store, SqliteStore) else store)
    frames = frames.only(options.only) if options.only else frames
    report(frames, options.folder, names=options.names, lang=options.lang)
    page, games = options.folder / "report.html", frames.games.height
    answer = {"folder": str(options.folder), "games": games, "page": str(page)}
    _report(options, answer, f"Finished games reported on in {page}: {games}.")
    return 0


def _replay(options: argparse.Namespace) -> int:
    # Not for the other commands, as above.
    from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
    from mysterium_nb.logs.replays.standalone_page import save_page

    with closing(open_store_to_read(options.data)) as store:
        _stored_game(store, options.game)
        replay = Replay(store.read(options.game))
    seat = EVERYTHING if options.seat is None else options.seat
    if seat not in (EVERYTHING, *replay.seats):
        raise StoreError(f"Nobody sat at {seat}; there are: {', '.join(replay.seats)}.")
    size = save_page(replay, options.file, seat=seat, names=options.names, lang=options.lang)
    answer = {"game": options.game, "file": str(options.file), "bytes": size}
    _report(options, answer, f"Saved as {options.file} ({size / 1e6:.1f} MB).")
    return 0


def _delete(options: argparse.Namespace) -> int:
    with closing(open_store_to_read(options.data)) as store:
        _stored_game(store, options.game)
        if not options.yes and not confirm(f"Delete game {options.game} for good? [y/N] "):
            print("Nothing was deleted.")
            return 1
        store.delete(options.game)
    class_records(options.data).forget(options.game)
    _report(options, {"deleted": options.game}, f"Game {options.game} is deleted.")
    return 0


def confirm(question: str) -> bool:
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
