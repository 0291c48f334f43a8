from __future__ import annotations

from pathlib import Path

import pytest
from fake_engine import read_fake


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A fake reads files, the seed comes from the environment, the terminal is a plain one."""
    monkeypatch.setattr("autograder.admit.read_submission", read_fake)
    monkeypatch.setenv("AUTOGRADER_SEED", "test")
    monkeypatch.delenv("AUTOGRADER_DEBUG", raising=False)
    monkeypatch.delenv("AUTOGRADER_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
