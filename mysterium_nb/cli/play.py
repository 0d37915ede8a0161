"""`mysterium-nb play`: start the house on this machine, for everybody on its network."""

import argparse
import io
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from mysterium_nb.cli.options import Commands, add_data, open_store
from mysterium_nb.table.data_folder import default_data_folder


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="start the game for everybody on this machine’s network")
    parser.add_argument("--port", type=int, default=8866, help="default: %(default)s")
    parser.add_argument("--local", action="store_true", help="for this machine alone")
    parser.add_argument("--base-url", default="/", metavar="PATH", help="where the house stands behind a proxy")
    parser.add_argument("--password", default="", help="what people have to type to join")
    parser.add_argument("--no-browser", action="store_true", help="do not open the host’s page")
    parser.add_argument("--pages", type=int, default=60, metavar="N", help="most pages at once; default: %(default)s")
    parser.add_argument("--ahead", type=int, default=2, metavar="N", help="pages kept ready; default: %(default)s")
    parser.add_argument(
        "--class", dest="class_name", default="", metavar="NAME", help="let bots think as they learned of a class"
    )
    add_data(parser)
    parser.set_defaults(run=play)


def play(options: argparse.Namespace) -> int:
    # Voilà takes a second to import: only this command needs it.
    from mysterium_nb.server.app import create_app

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # Jupyter tells tornado in thousandths how many seconds to wait, and tornado would complain of it at every page.
    logging.getLogger("tornado.general").addFilter(lambda said: "websocket_ping_timeout" not in said.getMessage())
    data: Path = options.data or default_data_folder()
    app = create_app(
        open_store(options.data),
        data,
        local=options.local,
        port=options.port,
        base_url=options.base_url,
        password=options.password,
        most_pages=options.pages,
        ahead=options.ahead,
        class_name=options.class_name,
        name="127.0.0.1" if options.local else own_address(),
    )

    def announce() -> None:
        print(welcome(app.address, app.host_link), flush=True)
        if not options.no_browser:
            threading.Thread(target=webbrowser.open, args=(app.host_link,), daemon=True).start()

    try:
        app.run(announce)
    except OSError as error:
        print(f"Port {options.port} cannot be used: {error.strerror}. Choose another with --port.", file=sys.stderr)
        return 1
    return 0


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: the system is only asked which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def welcome(players: str, host: str) -> str:
    import segno  # needed by this command alone

    drawn = io.StringIO()
    segno.make(players, error="m").terminal(drawn, compact=True)
    return (
        f"{drawn.getvalue()}\nPlayers: {players}\nHost:    {host}\n\n"
        "Ctrl-C stops the house; started again, every table goes on."
    )
