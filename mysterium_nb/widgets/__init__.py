"""Components for notebooks and pages, made of ipywidgets."""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.widgets.dashboard import (
        AfterGame,
        Dashboard,
        GhostDashboard,
        Lobby,
        PsychicDashboard,
        WatchDashboard,
    )
    from mysterium_nb.widgets.gallery import Gallery
    from mysterium_nb.widgets.host_dashboard import HostDashboard
    from mysterium_nb.widgets.hot_seat import Curtain, HotSeat
    from mysterium_nb.widgets.quiz import Quiz
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.widgets.dashboard": (
                "AfterGame Dashboard GhostDashboard Lobby PsychicDashboard WatchDashboard"
            ),
            "mysterium_nb.widgets.gallery": "Gallery",
            "mysterium_nb.widgets.host_dashboard": "HostDashboard",
            "mysterium_nb.widgets.hot_seat": "Curtain HotSeat",
            "mysterium_nb.widgets.quiz": "Quiz",
        },
    )

__all__ = [
    "AfterGame",
    "Curtain",
    "Dashboard",
    "Gallery",
    "GhostDashboard",
    "HostDashboard",
    "HotSeat",
    "Lobby",
    "PsychicDashboard",
    "Quiz",
    "WatchDashboard",
]
