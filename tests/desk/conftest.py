"""The course of one assignment, registered once in a gradebook, then copied."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from desk_folder import NAME, Desk
from nbgrader.api import Gradebook

from autograder.desk.folder import tools_on_path

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `autograder build` made of one assignment, and a gradebook that knows none yet."""
    root = tmp_path_factory.mktemp("desk") / "course"
    (root / "solutions").mkdir(parents=True)
    for file in (REPOSITORY / "solutions").glob("*ps1*"):
        shutil.copy(file, root / "solutions")
    for tree in ("source", "release"):
        shutil.copytree(REPOSITORY / tree / NAME, root / tree / NAME)
    (root / "assignments").mkdir()
    shutil.copy(REPOSITORY / "assignments" / f"{NAME}.py", root / "assignments")
    for file in ("nbgrader_config.py", "grading_config.py"):
        shutil.copy(REPOSITORY / file, root)
    with tools_on_path(), Gradebook(f"sqlite:///{root}/gradebook.db", "attention"):
        return root


@pytest.fixture
def desk(built_once: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv("AUTOGRADER_SEED", "test")
    shutil.copytree(built_once, tmp_path / "course")
    return Desk(tmp_path / "course")
