"""Collect the hidden tests of an assignment with pytest, once, as values to be called.

pytest finds the tests, their parameters and marks, and rewrites assertions. Its runner costs
milliseconds an item, a direct call a few microseconds, so the engine calls them itself.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from autograder.checking import CheckSpec, Device
from autograder.errors import CannotGrade


@dataclass(frozen=True)
class Check:
    """One hidden check: a test function with one set of parameters, on one or more devices.

    name: what reports show, the test's name without `test_`, with the id of its parameters.
    """

    name: str
    spec: CheckSpec
    function: Callable[..., None]
    parameters: Mapping[str, Any]
    asks_for: frozenset[str]

    def run(self, **fixtures: Any) -> None:
        """Call the test with the fixtures that it asks for."""
        wanted = {name: fixtures[name] for name in self.asks_for if name in fixtures}
        self.function(**wanted, **self.parameters)


class DeviceParameters:
    """pytest plug-in: each check is parametrized over the devices of its spec."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        spec = spec_of(metafunc.definition)
        if spec is not None:
            if "device" not in metafunc.fixturenames:
                metafunc.fixturenames.append("device")
            metafunc.parametrize("device", spec.devices)


def spec_of(item: pytest.Item | pytest.Function) -> CheckSpec | None:
    mark = item.get_closest_marker("check")
    return mark.args[0] if mark else None


def check_name(item: pytest.Function) -> str:
    """`test_x[cpu-large]` -> `x-large`: the device is reported beside the name."""
    name = item.originalname.removeprefix("test_")
    callspec = getattr(item, "callspec", None)
    if callspec is None:
        return name
    ids = [part for part in callspec.id.split("-") if part not in ("cpu", "gpu")]
    return "-".join([name, *ids])


class _Collector:
    def __init__(self) -> None:
        self.items: list[pytest.Item] = []
        self.errors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = list(items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(str(report.longrepr))


def collect(file: Path) -> tuple[Check, ...]:
    """The checks of a grader file, in the order of the file, devices folded together.

    Raises CannotGrade when pytest cannot import it or finds a test without `@check`.
    """
    collector = _Collector()
    arguments = [
        str(file),
        "--collect-only",
        "-qq",
        "--noconftest",
        "--import-mode=importlib",
        "-p",
        "no:cacheprovider",
        "-c",
        "/dev/null",
        "--rootdir",
        str(file.parent),
    ]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(arguments, plugins=[collector, _Marker(), DeviceParameters()])
    # pytest would take the file of that name in another folder for this one.
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) == str(file):
            del sys.modules[name]
    if collector.errors:
        raise CannotGrade(f"{file} cannot be collected:\n" + "\n".join(collector.errors))
    checks: dict[str, Check] = {}
    for item in collector.items:
        if not isinstance(item, pytest.Function):
            continue
        spec = spec_of(item)
        if spec is None:
            raise CannotGrade(f"{file}: {item.name} states no fact: decorate it with @check.")
        name = check_name(item)
        if name in checks:
            continue  # the same check on another device
        callspec = getattr(item, "callspec", None)
        parameters = dict(callspec.params) if callspec else {}
        parameters.pop("device", None)
        function = item.function
        asks_for = frozenset(inspect.signature(function).parameters)
        checks[name] = Check(name, spec, function, parameters, asks_for - set(parameters))
    return tuple(checks.values())


def collect_all(files: Iterable[Path]) -> tuple[Check, ...]:
    """The checks of several grader files of one assignment, file after file.

    Raises CannotGrade as `collect` does, and when two files name a check alike.
    """
    checks: dict[str, Check] = {}
    for file in files:
        for check in collect(file):
            if check.name in checks:
                raise CannotGrade(f"{file}: another file has a check named {check.name} too.")
            checks[check.name] = check
    return tuple(checks.values())


class _Marker:
    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "check(spec): a hidden check of an exercise")


def devices_of(check: Check, available: tuple[Device, ...]) -> tuple[Device, ...]:
    return tuple(device for device in check.spec.devices if device in available)
