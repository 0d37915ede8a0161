"""A séance game for Jupyter: one silent ghost, up to six psychics, seven hours to find the culprit.

Everything is here or one step from here, and is loaded when it is first used:

>>> import mysterium_nb as m
>>> table = m.Table.new(players=4, difficulty="easy")
>>> table.seat("ghost").view.rules.cards_per_kind
5

`moves` are what seats do, `minds` who plays with you, `widgets` what you click on; `host` opens and leads many tables,
`logs` is for those who study games, `lab` for those who design them, `rl` for those who train agents.
"""

from typing import TYPE_CHECKING

from mysterium_nb import moves, table
from mysterium_nb.engine.errors import IllegalMove, ImpossibleRules, PositionChanged, Refusal
from mysterium_nb.engine.legal import legal_moves
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, PublicView, View, WatchView
from mysterium_nb.lazy import lazy_exports
from mysterium_nb.table.seat import Seat
from mysterium_nb.table.table import Table

if TYPE_CHECKING:
    from mysterium_nb import decks, host, lab, link, logs, minds, rl, widgets
    from mysterium_nb.house.local_bots import seat_bots
    from mysterium_nb.lab.simulator import simulate
    from mysterium_nb.link.client import Unreachable, connect, connect_as_host
    from mysterium_nb.link.remote import LinkLost
    from mysterium_nb.logs.shipped_corpus import corpus
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.house.local_bots": "seat_bots",
            "mysterium_nb.lab.simulator": "simulate",
            "mysterium_nb.link.client": "Unreachable connect connect_as_host",
            "mysterium_nb.link.remote": "LinkLost",
            "mysterium_nb.logs.shipped_corpus": "corpus",
        },
        modules="decks host lab link logs minds moves rl table widgets",
        hints={"load": "`m.logs.read(path)` for tables, `m.logs.Replay.from_file(path)` for one game"},
    )

__all__ = [
    "GhostView",
    "HostView",
    "IllegalMove",
    "ImpossibleRules",
    "LinkLost",
    "PositionChanged",
    "PsychicView",
    "Refusal",
    "Rules",
    "Seat",
    "Table",
    "Unreachable",
    "View",
    "WatchView",
    "connect",
    "connect_as_host",
    "corpus",
    "decks",
    "host",
    "lab",
    "legal_moves",
    "link",
    "logs",
    "minds",
    "moves",
    "rl",
    "seat_bots",
    "simulate",
    "table",
    "widgets",
]


def _still(view: PublicView) -> str:
    """Pictures need far more than the rules do, so all that is loaded when the first one is asked for."""
    from mysterium_nb.picture.view_svg import still

    return still(view)


PublicView.render_svg = _still
