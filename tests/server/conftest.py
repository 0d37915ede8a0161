"""A house for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.plain_house import PlainHouse, a_plain_house
from tests.server.raw_house import RawHouse, a_raw_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PlainHouse]:
    with a_plain_house(tmp_path) as house:
        yield house


@pytest.fixture(scope="package")
def _raw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RawHouse]:
    with a_raw_house(tmp_path_factory.mktemp("raw")) as raw:
        yield raw


@pytest.fixture
def raw(_raw: RawHouse) -> RawHouse:
    """One real house for all who try to break in: if anything gave way, the next would notice."""
    _raw.beat()
    return _raw
