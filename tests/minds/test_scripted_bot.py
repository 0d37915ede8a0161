"""The scripted mind does what it is told, line by line."""

from mysterium_nb.engine.moves import Move, Say, SendVision
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.views import GhostView, View
from mysterium_nb.minds import Bot, RandomBot, ScriptedBot
from tests.table.whole_games import a_table


def first_card(view: View) -> Move:
    assert isinstance(view, GhostView)
    return SendVision("red", view.hand[:1])


def test_it_makes_its_moves_in_order_and_then_none() -> None:
    view = a_table().view("red")
    mind = ScriptedBot([Say("red", "One."), Say("red", "Two.")])
    assert [mind.choose(view) for _ in range(4)] == [Say("red", "One."), Say("red", "Two."), None, None]


def test_a_line_may_be_found_from_the_view() -> None:
    table = a_table()
    mind = ScriptedBot(iter([first_card]))
    move = mind.choose(table.view(GHOST))
    assert move == first_card(table.view(GHOST))
    table.act(GHOST, move)


def test_an_empty_script() -> None:
    assert ScriptedBot([]).choose(a_table().view(GHOST)) is None


def test_both_are_minds() -> None:
    minds: list[Bot] = [ScriptedBot([]), RandomBot(1)]
    assert all(callable(mind.choose) for mind in minds)
