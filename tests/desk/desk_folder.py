"""A course folder of one assignment, and what its desk holds after a run."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from desk_engine import Opener
from nbgrader.api import Gradebook

from autograder.catalogue import PS1, attention_course
from autograder.classrun import ClassResult, grade_class
from autograder.course import Course
from autograder.desk.folder import course_folder
from autograder.settings import Settings, load_settings

NAME = PS1.name


def only_ps1(root: Path) -> Course:
    return replace(attention_course(root), assignments=(PS1,))


class Desk:
    """A course folder as an instructor sees it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log = root / "graded.log"
        self.settings: Settings = load_settings(root)

    def notebook(self, tree: str) -> dict[str, Any]:
        path = self.root / tree / NAME / f"{NAME}.ipynb"
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            cell["source"] = "".join(cell["source"])
        return notebook

    def hand_in(self, student: str, content: Any, file: str = f"{NAME}.ipynb") -> Path:
        """content: a notebook, text or bytes."""
        path = self.root / "submitted" / student / NAME / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, dict):
            content = json.dumps(content)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def grade(self, **options: Any) -> ClassResult:
        course = only_ps1(self.root)
        options = {"language": "en", "opener": Opener(self.log), **options}
        out = self.root / "reports"
        desk = course_folder(self.root, "en")
        submitted = self.root / "submitted"
        return grade_class(course, self.settings, PS1, submitted, out, desk=desk, **options)

    def graded(self) -> list[str]:
        """Whom the engine has graded, in order."""
        return self.log.read_text().split() if self.log.is_file() else []

    def book(self, url: str = "") -> dict[str, Any]:
        return book(url or f"sqlite:///{self.root}/gradebook.db")

    def autograded(self, student: str) -> dict[str, Any]:
        path = self.root / "autograded" / student / NAME / f"{NAME}.ipynb"
        return json.loads(path.read_text(encoding="utf-8"))

    def trees(self) -> dict[str, bytes]:
        """Every file for people, by path."""
        return {
            str(path.relative_to(self.root)): path.read_bytes()
            for tree in ("autograded", "feedback", f"reports/{NAME}")
            for path in sorted((self.root / tree).rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }


def book(url: str) -> dict[str, Any]:
    """All that a gradebook holds of the assignment, by student, without its random ids."""
    with Gradebook(url, "attention") as gradebook:
        return {
            submission.student.id: {
                "timestamp": str(submission.timestamp),
                "score": notebook.score,
                "penalty": notebook.late_submission_penalty,
                "grades": {
                    g.name: (g.auto_score, g.manual_score, g.needs_manual_grade)
                    for g in notebook.grades
                },
                "comments": {c.name: (c.auto_comment, c.manual_comment) for c in notebook.comments},
            }
            for submission in gradebook.assignment_submissions(NAME)
            for notebook in submission.notebooks
        }
