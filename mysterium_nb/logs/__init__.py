"""Logged games: tables, charts, replays, what-if, reports.

>>> import mysterium_nb as m
>>> frames = m.logs.corpus()
>>> rates = m.logs.metrics.win_rates(frames.games, by=("edition",))
>>> chart = m.logs.charts.win_rates_chart(rates)
"""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.logs import charts, metrics
    from mysterium_nb.logs.charts.chart_theme import use_theme
    from mysterium_nb.logs.replays.beliefs import beliefs_of
    from mysterium_nb.logs.replays.counterfactual import WhatIf, paired, regrets, vision_costs, what_if
    from mysterium_nb.logs.replays.misreadings import misunderstandings
    from mysterium_nb.logs.replays.player import ReplayPlayer
    from mysterium_nb.logs.replays.replay import Moment, Replay
    from mysterium_nb.logs.replays.standalone_page import save_page
    from mysterium_nb.logs.reports import report
    from mysterium_nb.logs.reports.sections import names_of
    from mysterium_nb.logs.shipped_corpus import corpus
    from mysterium_nb.logs.tables.exporting import export
    from mysterium_nb.logs.tables.frames import Frames, read
    from mysterium_nb.logs.tables.pseudonyms import pseudonymised
    from mysterium_nb.logs.tables.vision_beliefs import add_beliefs, add_default_beliefs
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.logs.charts.chart_theme": "use_theme",
            "mysterium_nb.logs.replays.beliefs": "beliefs_of",
            "mysterium_nb.logs.replays.counterfactual": "WhatIf vision_costs paired regrets what_if",
            "mysterium_nb.logs.replays.misreadings": "misunderstandings",
            "mysterium_nb.logs.replays.player": "ReplayPlayer",
            "mysterium_nb.logs.replays.replay": "Moment Replay",
            "mysterium_nb.logs.replays.standalone_page": "save_page",
            "mysterium_nb.logs.reports": "report",
            "mysterium_nb.logs.reports.sections": "names_of",
            "mysterium_nb.logs.shipped_corpus": "corpus",
            "mysterium_nb.logs.tables.exporting": "export",
            "mysterium_nb.logs.tables.frames": "Frames read",
            "mysterium_nb.logs.tables.pseudonyms": "pseudonymised",
            "mysterium_nb.logs.tables.vision_beliefs": "add_default_beliefs add_beliefs",
        },
        modules="charts metrics",
        hints={
            "load": "`logs.read(path)` for tables, `logs.Replay.from_file(path)` for one game",
            "theme": '`logs.use_theme("light")`',
        },
    )

__all__ = [
    "Frames",
    "Moment",
    "Replay",
    "ReplayPlayer",
    "WhatIf",
    "add_beliefs",
    "add_default_beliefs",
    "beliefs_of",
    "charts",
    "corpus",
    "export",
    "metrics",
    "misunderstandings",
    "names_of",
    "paired",
    "pseudonymised",
    "read",
    "regrets",
    "report",
    "save_page",
    "use_theme",
    "vision_costs",
    "what_if",
]
