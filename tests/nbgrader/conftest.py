"""The real course in a folder of its own, built and registered once, then copied."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbgrader.api import Gradebook

from autograder.build import build
from autograder.catalogue import attention_course
from autograder.settings import load_settings

REPOSITORY = Path(__file__).parents[2]
NAME = "ps1_softmax"


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("nbgrader") / "course"
    shutil.copytree(REPOSITORY / "solutions", root / "solutions")
    for file in ("nbgrader_config.py", "grading_config.py"):
        shutil.copy(REPOSITORY / file, root)
    build(attention_course(root), load_settings(root), language="fr")
    return root


@pytest.fixture
def root(built_once: Path, tmp_path: Path) -> Path:
    """The folder of a built course that the test may spoil."""
    shutil.copytree(built_once, tmp_path / "course")
    return tmp_path / "course"


class Classroom:
    """A course folder as an instructor sees it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def notebook(self, tree: str) -> nbformat.NotebookNode:
        return nbformat.read(self.root / tree / NAME / f"{NAME}.ipynb", as_version=4)

    def submission(self, student: str) -> Path:
        return self.root / "submitted" / student / NAME / f"{NAME}.ipynb"

    def submit(self, student: str, notebook: nbformat.NotebookNode) -> None:
        path = self.submission(student)
        path.parent.mkdir(parents=True)
        nbformat.write(notebook, path)

    def nbgrader(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        commands = Path(sys.executable).parent
        path = f"{commands}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            [commands / "nbgrader", *arguments],
            cwd=self.root,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    def scores(self, student: str) -> dict[str, float | None]:
        """What the gradebook holds of a student, by check cell."""
        with Gradebook(f"sqlite:///{self.root}/gradebook.db") as gradebook:
            submission = gradebook.find_submission(NAME, student)
            return {g.name: g.auto_score for n in submission.notebooks for g in n.grades}

    def waiting(self, student: str) -> set[str]:
        """The check cells of a student that wait for a manual grade."""
        with Gradebook(f"sqlite:///{self.root}/gradebook.db") as gradebook:
            submission = gradebook.find_submission(NAME, student)
            return {g.name for n in submission.notebooks for g in n.grades if g.needs_manual_grade}


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
