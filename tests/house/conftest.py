"""A house for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.plain_house import PlainHouse, a_plain_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PlainHouse]:
    with a_plain_house(tmp_path) as house:
        yield house
