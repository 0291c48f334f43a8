"""Run hidden graders by hand: `pytest autograder/graders --submission FILE`.

For authors who debug a test. The outcomes are those of `autograder check FILE`; the engine
itself calls the collected tests directly, which is a hundred times faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from autograder.byhand import ByHand
from autograder.collect import DeviceParameters
from autograder.draw import Draw


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("autograder")
    group.addoption("--submission", metavar="FILE", help="the .ipynb or .py file to grade")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "check(spec): a hidden check of an exercise")
    config.pluginmanager.register(DeviceParameters())


@pytest.fixture(scope="session")
def _by_hand(request: pytest.FixtureRequest) -> Iterator[ByHand]:
    file = request.config.getoption("--submission")
    if not file:
        pytest.skip("give the file to grade: --submission FILE")
    with ByHand.open(Path(file)) as by_hand:
        yield by_hand


@pytest.fixture
def student(_by_hand: ByHand, request: pytest.FixtureRequest, device: str) -> Any:
    if not _by_hand.grades(Path(request.path)):
        pytest.skip(f"{request.path.name} is of another assignment")
    spec = request.node.get_closest_marker("check").args[0]
    return _by_hand.student(spec, device)


@pytest.fixture
def reference(_by_hand: ByHand) -> Any:
    return _by_hand.reference


@pytest.fixture
def draw(_by_hand: ByHand, request: pytest.FixtureRequest) -> Draw:
    return _by_hand.draw(request.node)
