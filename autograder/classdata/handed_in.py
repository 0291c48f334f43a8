"""The thin edge: what lies in submitted/, read again (never run) for what reports do not hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from autograder.admit import read_submission
from autograder.classdata.signs import Sign, signs_in
from autograder.classdata.similarity import Form, forms_of
from autograder.classdata.timing import Failures, parsed, recorded_failures
from autograder.course import Assignment, Course
from autograder.errors import UsageError
from autograder.rendering.plain import printable
from autograder.submissions import Found, answered_submissions
from autograder.values import Submission

TIMESTAMP = "timestamp.txt"
_LIMIT_BYTES = 8 << 20  # of a notebook that is read for its times


@dataclass(frozen=True)
class HandedIn:
    """One student's folder. folder: its name. time: by timestamp.txt. failures: by the notebook."""

    folder: str
    forms: Mapping[str, Form]
    signs: tuple[Sign, ...] = ()
    time: datetime | None = None
    failures: Failures | None = None


def read_class(course: Course, assignment: Assignment, submitted: Path) -> dict[str, HandedIn]:
    """By student, as reports name them. Empty where there is no such folder."""
    if not submitted.is_dir():
        return {}
    return {
        printable(found.student, 200): _read(found, course, assignment, submitted)
        for found in answered_submissions(submitted, course, assignment)
    }


def reference_forms(course: Course, assignment: Assignment) -> dict[str, Form]:
    """Of the solutions, by exercise."""
    source = (course.solutions / f"{assignment.name}.py").read_text(encoding="utf-8")
    return forms_of([source], _names(assignment))


def _names(assignment: Assignment) -> dict[str, tuple[str, ...]]:
    return {exercise.name: exercise.names for exercise in assignment.exercises}


def _read(found: Found, course: Course, assignment: Assignment, submitted: Path) -> HandedIn:
    time = _timestamp(submitted / found.student / assignment.name / TIMESTAMP)
    if found.file is None:
        return HandedIn(found.student, {}, time=time)
    try:
        submission = read_submission(
            found.file, course, assignment=assignment.name, student=found.student
        )
    except (UsageError, OSError):  # gone since the folder was listed
        return HandedIn(found.student, {}, time=time)
    if not isinstance(submission, Submission):
        return HandedIn(found.student, {}, time=time)
    sources = [cell.source for cell in submission.cells if cell.kind == "student"]
    return HandedIn(
        found.student,
        forms_of(sources, _names(assignment)),
        signs_in(sources),
        time,
        recorded_failures(_notebook(found.file)),
    )


def _timestamp(path: Path) -> datetime | None:
    try:
        with path.open("rb") as file:
            words = file.read(200).decode("utf-8", "replace")
    except OSError:
        return None
    return parsed(words)


def _notebook(path: Path) -> object:
    """JSON of the file, as far as it is some; its times are all that is wanted."""
    if path.suffix.lower() != ".ipynb":
        return None
    try:
        with path.open("rb") as file:
            return json.loads(file.read(_LIMIT_BYTES).decode("utf-8-sig", "replace"))
    except (OSError, ValueError, RecursionError):
        return None
