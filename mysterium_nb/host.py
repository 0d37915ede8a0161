"""What a host says and sees: commands for a whole house of tables, from a notebook or a script.

>>> import mysterium_nb as m
>>> house = m.host.DemoHouse()
>>> before = len(house.view.tables)
>>> view = house.act(m.host.OpenTables(m.Rules.classic(players=4), count=2))
>>> len(view.tables) - before
2
>>> house.close()
"""

from typing import TYPE_CHECKING

from mysterium_nb.lazy import lazy_exports

if TYPE_CHECKING:
    from mysterium_nb.house.demo_house import DemoHouse
    from mysterium_nb.link.client import connect_as_host
    from mysterium_nb.protocol.bot_settings import BotSettings
    from mysterium_nb.protocol.host_commands import (
        AdvanceSlowest,
        AtTable,
        DeleteTable,
        ErasePerson,
        FillWithBots,
        HostCommand,
        IssueLink,
        MutePerson,
        OpenTables,
        PauseAll,
        PlayAgain,
        RemovePerson,
        RenamePerson,
        ResumeAll,
        SeatBot,
        SetBots,
        SetOpenSeating,
        SetTableOptions,
    )
    from mysterium_nb.protocol.house_view import HouseView, IssuedLink, SeatSummary, TableSummary
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.house.demo_house": "DemoHouse",
            "mysterium_nb.link.client": "connect_as_host",
            "mysterium_nb.protocol.bot_settings": "BotSettings",
            "mysterium_nb.protocol.host_commands": (
                "AdvanceSlowest AtTable SetBots SetOpenSeating SetTableOptions DeleteTable "
                "FillWithBots ErasePerson IssueLink MutePerson OpenTables "
                "PauseAll PlayAgain RemovePerson RenamePerson ResumeAll SeatBot HostCommand"
            ),
            "mysterium_nb.protocol.house_view": "HouseView IssuedLink SeatSummary TableSummary",
        },
    )

__all__ = [
    "AdvanceSlowest",
    "AtTable",
    "BotSettings",
    "DeleteTable",
    "DemoHouse",
    "ErasePerson",
    "FillWithBots",
    "HostCommand",
    "HouseView",
    "IssueLink",
    "IssuedLink",
    "MutePerson",
    "OpenTables",
    "PauseAll",
    "PlayAgain",
    "RemovePerson",
    "RenamePerson",
    "ResumeAll",
    "SeatBot",
    "SeatSummary",
    "SetBots",
    "SetOpenSeating",
    "SetTableOptions",
    "TableSummary",
    "connect_as_host",
]
