"""Components for notebooks and pages, made of ipywidgets."""

from mysterium_nb.widgets.dashboard import AfterGame, Dashboard, GhostDashboard, Lobby, PsychicDashboard, WatchDashboard
from mysterium_nb.widgets.gallery import Gallery
from mysterium_nb.widgets.host_dashboard import HostDashboard
from mysterium_nb.widgets.hot_seat import Curtain, HotSeat

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
    "WatchDashboard",
]
