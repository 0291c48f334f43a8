"""nbgrader's gradebook, where the course has one: its students, and marks as they stand there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.collecting.people import Known, lms_number
from autograder.errors import UsageError
from autograder.exports.marks import Mark
from autograder.text import Language, Text

_CONFIG = "nbgrader_config.py"
_SQLITE = "sqlite:///"
_DATABASE = "gradebook.db"

NO_GRADEBOOK = Text(
    "Il n'y a pas de carnet de notes dans {} : note d'abord la classe.",
    "There is no gradebook in {}: grade the class first.",
)
NO_ASSIGNMENT = Text(
    "Le carnet de notes ne connaît pas {} : lance autograder build.",
    "The gradebook does not know {}: run autograder build.",
)


@contextmanager
def open_gradebook(root: Path, language: Language) -> Iterator[Any | None]:
    """nbgrader's Gradebook of the course, or None where there is none; none is made."""
    if not (root / _CONFIG).is_file() and not (root / _DATABASE).is_file():
        yield None
        return
    from autograder.desk.folder import course_folder

    folder = course_folder(root, language)
    if folder.db_url.startswith(_SQLITE) and not Path(folder.db_url[len(_SQLITE) :]).is_file():
        yield None
        return
    from nbgrader.api import Gradebook

    with Gradebook(folder.db_url, folder.course_id) as gradebook:
        yield gradebook


def students_of(root: Path, language: Language) -> tuple[Known, ...]:
    """The students of the gradebook with their names, addresses and LMS numbers."""
    with open_gradebook(root, language) as gradebook:
        return () if gradebook is None else tuple(map(_known, gradebook.students))


def gradebook_marks(root: Path, assignment: str, language: Language) -> list[Mark]:
    """Marks with what people changed and what lateness takes away; none while a grade waits.

    Raises UsageError where there is no gradebook, or no such assignment in it.
    """
    from nbgrader.api import MissingEntry

    with open_gradebook(root, language) as gradebook:
        if gradebook is None:
            raise UsageError(NO_GRADEBOOK.to(language).format(root))
        try:
            gradebook.find_assignment(assignment)
        except MissingEntry:
            raise UsageError(NO_ASSIGNMENT.to(language).format(assignment)) from None
        return [
            Mark(str(submission.student.id), final_score(submission), float(submission.max_score))
            for submission in gradebook.assignment_submissions(assignment)
        ]


def final_score(submission: Any) -> float | None:
    """What nbgrader shows as the score; None while one of its grades waits for a person."""
    if any(notebook.needs_manual_grade for notebook in submission.notebooks):
        return None
    penalty = submission.late_submission_penalty or 0.0
    return max(0.0, float(submission.score) - float(penalty))


def _known(student: Any) -> Known:
    name = " ".join(filter(None, (student.first_name, student.last_name)))
    return Known(
        str(student.id),
        (name,) if name else (),
        (),
        (student.email,) if student.email else (),
        (lms_number("canvas", str(student.lms_user_id)),) if student.lms_user_id else (),
    )
