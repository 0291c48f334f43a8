"""An assignment of the real course in a folder of its own, registered once, then copied."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from classroom import NAME, Classroom

from autograder.desk.folder import course_folder
from autograder.desk.gradebook import GradebookWriter

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One assignment as `autograder build` made it; the tests of the build prove it up to date."""
    root = tmp_path_factory.mktemp("nbgrader") / "course"
    shutil.copytree(REPOSITORY / "solutions", root / "solutions")
    for tree in ("source", "release"):
        shutil.copytree(REPOSITORY / tree / NAME, root / tree / NAME)
    for file in ("nbgrader_config.py", "grading_config.py"):
        shutil.copy(REPOSITORY / file, root)
    GradebookWriter(course_folder(root, "fr"), NAME, ()).close()
    return root


@pytest.fixture
def root(built_once: Path, tmp_path: Path) -> Path:
    """The folder of a built course that the test may spoil."""
    shutil.copytree(built_once, tmp_path / "course")
    return tmp_path / "course"


@pytest.fixture
def classroom(root: Path) -> Classroom:
    return Classroom(root)


@pytest.fixture
def change() -> Callable[[nbformat.NotebookNode, str, str, str], None]:
    """Replace a passage in a cell, by its id."""

    def replace(notebook: nbformat.NotebookNode, cell_id: str, old: str, new: str) -> None:
        cell = next(c for c in notebook.cells if c.id == cell_id)
        assert old in cell.source, (cell_id, old)
        cell.source = cell.source.replace(old, new)

    return replace
