"""Every move and every event has exactly one handler, which is written for it."""

import inspect
from collections.abc import Callable
from typing import Any, get_args

import pytest

from mysterium_nb.engine import evolve
from mysterium_nb.engine.decide import HANDLERS
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.moves import Move


def test_every_move_has_a_handler_and_nothing_else_has() -> None:
    assert set(HANDLERS) == set(get_args(Move))


def test_every_event_has_a_handler_and_nothing_else_has() -> None:
    assert set(evolve.CHANGES) == set(get_args(Event))


def test_no_two_moves_share_a_handler() -> None:
    assert len(set(HANDLERS.values())) == len(HANDLERS)


@pytest.mark.parametrize(("kind", "handler"), [*HANDLERS.items(), *evolve.CHANGES.items()])
def test_a_handler_is_written_for_its_type(kind: type[Any], handler: Callable[..., object]) -> None:
    assert kind in _types_of_subject(handler)


@pytest.mark.parametrize("handler", HANDLERS.values())
def test_all_moves_are_decided_with_one_signature(handler: Callable[..., object]) -> None:
    names = [name.removeprefix("_") for name in inspect.signature(handler).parameters]
    assert names == ["state", "seat", "move", "rng", "now"]


def _types_of_subject(handler: Callable[..., object]) -> tuple[type[Any], ...]:
    """The move or the event that a handler takes: `(state, seat, move, …)` or `(state, event)`."""
    parameters = [*inspect.signature(handler).parameters.values()]
    annotation = parameters[2 if len(parameters) == 5 else 1].annotation
    return get_args(annotation) or (annotation,)
