"""Options of our own for the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write the golden games anew")
