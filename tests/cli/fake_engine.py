"""An engine without a sandbox: what a file contains says what becomes of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.catalogue import PS1
from autograder.course import Course
from autograder.errors import CannotGrade
from autograder.text import Text, same
from autograder.values import (
    Cell,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Rejection,
    Report,
    Status,
    Submission,
)

HINT = Hint("SM-4", (Text("Idée.", "Idea."), Text("Lieu.", "Place."), Text("Code.", "Code.")))


def exercises(passed: bool, names: frozenset[str] | None) -> tuple[ExerciseResult, ...]:
    outcome = CheckOutcome.PASSED if passed else CheckOutcome.FAILED
    check = CheckResult(
        "document",
        "cpu",
        1.0,
        outcome,
        None if passed else Text("Pas les bonnes valeurs.", "Not the right values."),
        None if passed else HINT,
        Text("Les valeurs du document.", "The document's values."),
    )
    whole = ExerciseOutcome.PASSED if passed else ExerciseOutcome.FAILED
    return tuple(
        ExerciseResult(e.id, e.name, e.points, whole, (check,), optional=e.optional)
        for e in PS1.exercises
        if names is None or e.name in names
    )


@dataclass
class FakeEngine:
    """RIGHT in a file passes; RAISE, BREAK and KILL do that to the engine."""

    broken: bool = False

    def grade(
        self, submission: Submission | Rejection, *, exercises: frozenset[str] | None = None
    ) -> Report:
        if isinstance(submission, Rejection):
            return Report(
                submission.assignment,
                submission.file,
                Status.REJECTED,
                submission.student,
                submission.reason,
            )
        source = "\n".join(cell.source for cell in submission.cells)
        if self.broken:
            raise CannotGrade("the sandbox is broken")
        if "RAISE" in source:
            raise RuntimeError("a fault of ours")
        if "BREAK" in source:
            self.broken = True
            raise CannotGrade("the sandbox is broken")
        if "KILL" in source:
            os._exit(1)
        return Report(
            submission.assignment,
            submission.file,
            Status.GRADED,
            submission.student,
            sandbox="plain",
            devices=("cpu",),
            exercises=globals()["exercises"]("RIGHT" in source, exercises),
        )


@contextmanager
def open_fake(*_: Any, **__: Any) -> Iterator[FakeEngine]:
    yield FakeEngine()


def fake_course(root: Path) -> Course:
    return Course("fake", (PS1,), root, root / "graders", "fake.mistakes")


def hand_in(submitted: Path, student: str, source: str = "RIGHT = 1", *, name: str = "") -> Path:
    """One student's file."""
    folder = submitted / student / "ps1_softmax"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (name or "ps1_softmax.py")
    path.write_text(source)
    return path


def read_fake(
    path: Path, course: Course, *, assignment: str | None = None, student: str | None = None
) -> Submission | Rejection:
    """Any Python file is ps1_softmax; a notebook is always cut short."""
    if path.suffix == ".ipynb":
        return Rejection(path.name, same("cut short"), assignment, student)
    cells = (Cell(0, path.read_text()),)
    return Submission("ps1_softmax", path.name, cells, student)
