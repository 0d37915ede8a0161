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
    from mysterium_nb.protocol.bot_settings import Company
    from mysterium_nb.protocol.host_commands import (
        AdvanceSlowest,
        AtTable,
        ChangeCompany,
        ChangeDoor,
        ChangeRoom,
        DeleteTable,
        FillWithBots,
        ForgetPerson,
        IssueLink,
        Mute,
        OpenTables,
        PauseAll,
        PlayAgain,
        Remove,
        Rename,
        ResumeAll,
        SeatBot,
        Wish,
    )
    from mysterium_nb.protocol.house_view import HouseView, Issued, SeatSeen, TableSeen
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "mysterium_nb.house.demo_house": "DemoHouse",
            "mysterium_nb.link.client": "connect_as_host",
            "mysterium_nb.protocol.bot_settings": "Company",
            "mysterium_nb.protocol.host_commands": (
                "AdvanceSlowest AtTable ChangeCompany ChangeDoor ChangeRoom DeleteTable "
                "FillWithBots ForgetPerson IssueLink Mute OpenTables "
                "PauseAll PlayAgain Remove Rename ResumeAll SeatBot Wish"
            ),
            "mysterium_nb.protocol.house_view": "HouseView Issued SeatSeen TableSeen",
        },
    )

__all__ = [
    "AdvanceSlowest",
    "AtTable",
    "ChangeCompany",
    "ChangeDoor",
    "ChangeRoom",
    "Company",
    "DeleteTable",
    "DemoHouse",
    "FillWithBots",
    "ForgetPerson",
    "HouseView",
    "IssueLink",
    "Issued",
    "Mute",
    "OpenTables",
    "PauseAll",
    "PlayAgain",
    "Remove",
    "Rename",
    "ResumeAll",
    "SeatBot",
    "SeatSeen",
    "TableSeen",
    "Wish",
    "connect_as_host",
]
