"""The feedback page of each student: the one that was published, else made from the report."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from autograder.course import Assignment, Course
from autograder.rendering.feedback_page import feedback_page
from autograder.settings import Settings
from autograder.submissions import report_names
from autograder.text import Language
from autograder.values import Report, Status


def feedback_pages(
    course: Course,
    settings: Settings,
    assignment: Assignment,
    reports: Iterable[Report],
    language: Language,
) -> dict[str, str]:
    """HTML by student. What could not be graded because of us has none: it would say nothing.

    A page in feedback/ comes first: nbgrader's holds what people wrote by hand too.
    """
    pages = {}
    for report in reports:
        if report.status is Status.NOT_GRADED:
            continue
        student = report.student or report.file
        own = settings.language_of(student, language)
        pages[student] = _published(course.root, student, assignment.name) or feedback_page(
            report,
            language=own,
            hint_level=settings.hint_level,
            title=settings.course_title or assignment.title.to(own),
        )
    return pages


def _published(root: Path, student: str, assignment: str) -> str | None:
    for name in (student, report_names([student])[student]):
        if "/" in name:
            continue
        try:
            file = root / "feedback" / name / assignment / f"{assignment}.html"
            return file.read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue
    return None
