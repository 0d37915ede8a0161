"""What a widget's handler does wrong is only logged, by ipywidgets or by the table; here it fails the test."""

import logging
import os
from collections.abc import Iterator

import pytest

from mysterium_nb.decks.picture_urls import PICTURES_VARIABLE, announce_to_kernels


@pytest.fixture
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    failed = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not failed, [record.getMessage() for record in failed]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are addresses, as where our server is: this process is both the server and a kernel that it started."""
    monkeypatch.setenv(PICTURES_VARIABLE, "")
    monkeypatch.setenv("JPY_PARENT_PID", str(os.getpid()))
    announce_to_kernels("/")
