"""What every test may use: saying that a tool is not available here, by name."""

from __future__ import annotations

import ctypes.util
import os
import shutil
from collections import Counter
from collections.abc import Callable
from glob import glob

import pytest

IN_CI = os.environ.get("CI", "").lower() in ("1", "true")


def _command(*names: str) -> Callable[[], bool]:
    return lambda: any(shutil.which(name) for name in names)


# Each tool of the distribution: is it here, and how to have it.
TOOLS: dict[str, tuple[Callable[[], bool], str]] = {
    "bubblewrap": (_command("bwrap"), "apt-get install bubblewrap"),
    "libseccomp2": (
        lambda: ctypes.util.find_library("seccomp") is not None,
        "apt-get install libseccomp2",
    ),
    "chromium": (_command("chromium", "chromium-browser"), "apt-get install chromium"),
    "make": (_command("make"), "apt-get install make"),
    "postgresql": (
        lambda: bool(shutil.which("initdb") or glob("/usr/lib/postgresql/*/bin/initdb")),
        "apt-get install postgresql",
    ),
}
_MISSED: pytest.StashKey[Counter[str]] = pytest.StashKey()
_WITHOUT_GPU: pytest.StashKey[int] = pytest.StashKey()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_MISSED] = Counter()
    config.stash[_WITHOUT_GPU] = 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # With files dealt out to workers in this order, the longest ones are not left for the end.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    gpu = [item for item in items if item.get_closest_marker("gpu")]
    if gpu and not _has_cuda():
        items[:] = [item for item in items if item not in gpu]
        config.stash[_WITHOUT_GPU] = len(gpu)
        config.hook.pytest_deselected(items=gpu)


def _has_cuda() -> bool:
    import torch

    return torch.cuda.is_available()


def pytest_runtest_setup(item: pytest.Item) -> None:
    for marker in item.iter_markers("needs"):
        for tool in marker.args:
            present, install = TOOLS[tool]
            if present():
                continue
            item.config.stash[_MISSED][tool] += 1
            reason = f"not available: {tool} ({install})"
            if IN_CI:
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for tool, count in sorted(config.stash[_MISSED].items()):
        terminalreporter.line(f"not available: {tool}, {count} tests; {TOOLS[tool][1]}")
    if count := config.stash[_WITHOUT_GPU]:
        terminalreporter.line(f"no CUDA device here: {count} tests for one were left out")
