"""A course folder as an instructor who works with nbgrader sees it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat
from nbgrader.api import Gradebook

NAME = "ps1_softmax"


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
