"""A finished report goes where people look for it: feedback/, autograded/, the gradebook."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from autograder.build.nodes import read_notebook
from autograder.build.notebook import check_id
from autograder.course import Assignment, Course
from autograder.desk.cells import forget_places, scaled, write_cell_reports, write_scores
from autograder.desk.files import sweep, write
from autograder.desk.folder import TIMESTAMP, CourseFolder
from autograder.desk.gradebook import GradebookWriter, Marks
from autograder.desk.handed_in import KEY, RESTORED, handed_in, notebook_text, restore
from autograder.desk.ledger import showing_digest
from autograder.desk.master import Cell, Master
from autograder.errors import UsageError
from autograder.rendering.feedback_page import feedback_page
from autograder.settings import Settings
from autograder.submissions import Found
from autograder.text import Language, Text
from autograder.values import ExerciseOutcome, Rejection, Report, Status, Submission

NO_RESPONSE = "No response."  # nbgrader's own words, which its exports look for
_LONGEST_ID = 128  # of a student, in nbgrader's tables

NO_GRADEBOOK = Text(
    "{} manque : ni le carnet de notes ni autograded/ n'ont été écrits. "
    "`autograder build` le construit.",
    "{} is missing: neither the gradebook nor autograded/ was written. "
    "`autograder build` makes it.",
)


@dataclass(frozen=True)
class Handed:
    """One student's work and its report, ready to be published.

    safe_name: of the student, for a name that no database or disk takes.
    data: the file as it was handed in, b"" where there is none.
    changed: whether it is other work than what was last published; None where no run knows.
    """

    found: Found
    safe_name: str
    data: bytes
    submission: Submission | Rejection
    report: Report
    changed: bool | None = True


class Publisher(AbstractContextManager["Publisher"]):
    """The trees and the gradebook of one assignment. Only one process may hold it."""

    def __init__(
        self,
        folder: CourseFolder,
        course: Course,
        assignment: Assignment,
        settings: Settings,
        language: Language,
    ) -> None:
        self._folder, self._course, self._assignment = folder, course, assignment
        self._settings, self._language = settings, language
        self._stack = ExitStack()
        self._gradebook: GradebookWriter | None = None
        self.note = ""  # for the instructor: what could not be written, and why
        source = folder.source(assignment.name) / f"{assignment.name}.ipynb"
        if source.is_file():
            checks = [check_id(exercise.name) for exercise in assignment.exercises]
            writer = GradebookWriter(folder, assignment.name, checks)
            self._gradebook = self._stack.enter_context(writer)
            self._there: Mapping[str, Mapping[str, float | None]] = writer.scores()
        else:
            self.note = NO_GRADEBOOK.to(language).format(source)
            self._there = {}
        self._kept: dict[str, datetime | None] = {}
        words = repr((showing_digest(), language, settings, folder.db_url, self.note))
        self.key = hashlib.sha256(words.encode()).hexdigest()[:24]

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    # -- one student ---------------------------------------------------------------------------

    def publish(self, handed: Handed) -> None:
        """Feedback, autograded notebook, gradebook, in this order; each whole or not at all."""
        student = self._student(handed.found, handed.safe_name)
        if handed.found.file is None and not self._expected(handed.found, student):
            return  # a folder for other assignments
        name = self._assignment.name
        language = self._settings.language_of(student, self._language)
        page = feedback_page(
            handed.report,
            language=language,
            hint_level=self._settings.hint_level,
            title=self._settings.course_title or self._assignment.title.to(language),
        )
        feedback = self._folder.feedback(student, name)
        self._folder.make(feedback)
        permissions = self._folder.permissions(kept_by_students=True)
        write(feedback / f"{name}.html", page, permissions)
        if self._gradebook is None:
            return
        cells = self._graded_cells(handed, self._gradebook.master)
        # What `nbgrader autograde` left is read before it is overwritten.
        changed = self._differs(student, cells) if handed.changed is None else handed.changed
        self._write_autograded(student, handed, cells, self._gradebook.master)
        marks = self._marks(student, handed, cells, self._gradebook.master)
        self._gradebook.save(replace(marks, changed=changed))

    def is_published(self, found: Found, safe_name: str, report: Report) -> bool:
        """Whether all that `publish` writes of an unchanged report is there."""
        student = self._student(found, safe_name)
        name = self._assignment.name
        if not (self._folder.feedback(student, name) / f"{name}.html").is_file():
            return False
        if self._gradebook is None:
            return True
        if not (self._folder.autograded(student, name) / f"{name}.ipynb").is_file():
            return False
        there = self._there.get(student)
        if there is None:
            return False
        wanted = self._scores(report, self._gradebook.master)
        if any(there.get(cell) != score for cell, score in wanted.items()):
            return False
        self._kept[student] = self._timestamp(found)
        return True

    def finish(self) -> None:
        """What may have changed of students whose work has not: their due date."""
        if self._gradebook is not None and self._kept:
            self._gradebook.refresh_penalties(self._kept)

    def bad_timestamp(self, found: Found) -> str:
        """What is wrong with the date in a student's folder; "" when nothing is."""
        try:
            self._folder.timestamp(found.inside)
        except UsageError as error:
            return str(error)
        return ""

    # -- its parts -----------------------------------------------------------------------------

    def _expected(self, found: Found, student: str) -> bool:
        folder = found.folder
        return (
            student in self._there
            or folder.joinpath(self._assignment.name).is_dir()
            or not any(folder.iterdir())  # of somebody who has handed in nothing at all
        )

    def _student(self, found: Found, safe_name: str) -> str:
        """The name of the folder, which is nbgrader's id, where every database takes it."""
        name = found.student
        # Lone surrogates, which no database takes, are not printable either.
        return name if name.isprintable() and len(name) <= _LONGEST_ID else safe_name

    def _timestamp(self, found: Found) -> datetime | None:
        try:
            return self._folder.timestamp(found.inside)
        except UsageError:
            return None

    def _graded_cells(self, handed: Handed, master: Master) -> list[Cell]:
        made = handed_in(handed.data, handed.submission, master, self._language)
        restore(made.cells, master, made.names)
        if handed.report.status is not Status.NOT_GRADED:
            write_scores(made.cells, handed.report, self._settings)
        write_cell_reports(made.cells, handed.report, self._language)
        forget_places(made.cells)
        return made.cells

    def _differs(self, student: str, cells: list[Cell]) -> bool:
        """Whether these are other answers than those of the autograded notebook that is there."""
        name = self._assignment.name
        path = self._folder.autograded(student, name) / f"{name}.ipynb"
        before = read_notebook(path) if path.is_file() else None
        return before is None or _written(before.cells) != _written(cells)

    def _write_autograded(
        self, student: str, handed: Handed, cells: list[Cell], master: Master
    ) -> None:
        name = self._assignment.name
        folder = self._folder.autograded(student, name)
        self._folder.make(folder)
        sweep(folder)
        permissions = self._folder.permissions()
        write(folder / f"{name}.ipynb", notebook_text(cells, master), permissions)
        for file in self._course.given_files:
            given = self._folder.source(name) / file
            if given.is_file():
                write(folder / file, given.read_text(encoding="utf-8"), permissions)
        # By it nbgrader knows whether a submission is newer than what was graded.
        date = handed.found.inside / TIMESTAMP
        if date.is_file():
            words = date.read_bytes()[:1000].decode("utf-8", "replace")
            write(folder / TIMESTAMP, words, permissions)
        else:
            (folder / TIMESTAMP).unlink(missing_ok=True)

    def _scores(self, report: Report, master: Master) -> dict[str, float | None]:
        scores: dict[str, float | None] = {}
        for exercise in report.exercises:
            cell = master.cells[check_id(exercise.name)]
            ungraded = (
                report.status is Status.NOT_GRADED or exercise.outcome is ExerciseOutcome.NOT_GRADED
            )
            assert cell.points is not None
            scores[cell.name] = None if ungraded else scaled(exercise, cell.points)
        return scores

    def _marks(self, student: str, handed: Handed, cells: list[Cell], master: Master) -> Marks:
        report = handed.report
        answered = _answered(cells)
        scores = self._scores(report, master)
        for cell in master.cells.values():
            if cell.by_hand:
                # nbgrader's rule: an answer left as it was released is worth nothing, any other
                # one waits for a person. A cell that is gone may have been answered elsewhere.
                # A question without points asks nothing of the person either.
                blank = not cell.task and answered.get(cell.name) == cell.source
                refused = report.status is Status.REJECTED and not cell.task
                scores[cell.name] = 0.0 if blank or refused or not cell.points else None
        comments: dict[str, str | None] = {}
        if report.status is Status.REJECTED:
            first = next((cell.name for cell in master.cells.values() if cell.solution), None)
            if first is not None and report.reason is not None:
                comments[first] = report.reason.to(self._language)
        elif report.status is Status.GRADED:
            for cell in master.cells.values():
                if cell.solution and answered.get(cell.name) == cell.source:
                    comments[cell.name] = NO_RESPONSE
        return Marks(student, scores, comments, self._timestamp(handed.found))


def _answered(cells: list[Cell]) -> dict[str, str]:
    """What stands in the cells that a student wrote in, by name; without those put back."""
    found: dict[str, str] = {}
    for cell in cells:
        metadata = cell["metadata"]
        grading = metadata.get("nbgrader", {})
        if grading.get("solution") and not metadata.get(KEY, {}).get(RESTORED):
            found[grading["grade_id"]] = cell["source"]
    return found


def _written(cells: Sequence[Mapping[str, Any]]) -> list[str]:
    """All that a student may have written, in order; the course's own cells aside."""
    return [
        words
        for cell in cells
        if not cell["metadata"].get("nbgrader", {}).get("locked")
        and (words := cell["source"].strip())
    ]
