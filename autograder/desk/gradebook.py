"""nbgrader's gradebook, written by one process, a student at a time.

Each student is one transaction: whatever ends the run, no student is half-written. Manual scores,
extra credit and manual comments belong to people and are never touched.
"""

from __future__ import annotations

import copy
import json
import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.build.nodes import read_notebook
from autograder.build.notebook import METADATA_KEY
from autograder.build.regions import STUB
from autograder.build.written import TEXT_STUB
from autograder.desk.folder import CourseFolder, tools_on_path
from autograder.desk.master import Cell, Master, master_from
from autograder.errors import CannotGrade, UsageError
from autograder.text import Language, Text

NO_SOURCE = Text(
    "{} manque : lance d'abord `autograder build`.",
    "{} is missing: run `autograder build` first.",
)
CANNOT_REGISTER = Text(
    "nbgrader ne peut pas inscrire {} dans le carnet de notes : {}",
    "nbgrader cannot register {} in the gradebook: {}",
)
OTHER_CELLS = Text(
    "Le carnet de notes connaît une autre version de {} : {} y manque. Des copies y sont déjà "
    "notées, et nbgrader refuse alors d'ajouter des cellules. Pour repartir de zéro : "
    "`nbgrader db assignment remove {} --force`, puis relance.",
    "The gradebook knows another version of {}: {} is not in it. Submissions are graded there, "
    "and nbgrader then refuses to add cells. To start afresh: "
    "`nbgrader db assignment remove {} --force`, then grade again.",
)
NOT_REACHED = Text(
    "Le carnet de notes {} ne répond pas ({}). Rien n'est perdu : relance quand il répond. S'il "
    "date d'un autre nbgrader : sauvegarde-le, puis `nbgrader db upgrade`.",
    "The gradebook {} does not answer ({}). Nothing is lost: start again when it does. If it is "
    "of another nbgrader: back it up, then `nbgrader db upgrade`.",
)
BAD_PLUGIN = Text(
    "Le plug-in des pénalités de retard a échoué pour {} : {}",
    "The plug-in of late penalties failed for {}: {}",
)


@dataclass(frozen=True)
class Marks:
    """What the run found out of one student.

    scores: by name of graded cell; None waits for a person. comments: by name of solution cell.
    changed: whether the answers are other ones than when the student was last written.
    """

    student: str
    scores: Mapping[str, float | None]
    comments: Mapping[str, str | None] = field(default_factory=dict)
    timestamp: datetime | None = None
    changed: bool = True


class GradebookWriter:
    """One assignment in the gradebook. Use as a context manager."""

    def __init__(self, folder: CourseFolder, assignment: str, checks: Sequence[str]) -> None:
        """checks: names of the cells that carry the points of the exercises.

        Raises UsageError when the assignment cannot be registered, CannotGrade when the database
        does not answer.
        """
        self._folder, self._assignment = folder, assignment
        self._late = _late_penalties(folder)
        with self._reached():
            self._book = _opened(folder)
        try:
            with self._reached():
                self.master = self._registered(checks)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> GradebookWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._book.close()

    # -- the assignment ------------------------------------------------------------------------

    def _registered(self, checks: Sequence[str]) -> Master:
        """The gradebook's cells of the assignment, registered from source/ where they are not."""
        source = self._folder.source(self._assignment) / f"{self._assignment}.ipynb"
        known = self._known()
        if known is None or not self._matches(known, source):
            if not source.is_file():
                raise UsageError(NO_SOURCE.to(self._folder.language).format(source))
            self._register(source)
            known = self._known()
        assert known is not None
        layout = _released(self._folder.release(self._assignment) / source.name)
        kernel = json.loads(known.kernelspec) if known.kernelspec else None
        master = master_from(known, layout, kernel)
        missing = [name for name in checks if name not in master.cells]
        if missing:
            message = OTHER_CELLS.to(self._folder.language)
            names = ", ".join(missing)
            raise UsageError(message.format(self._assignment, names, self._assignment))
        self._notebook_id, self._assignment_id = known.id, known.assignment.id
        self._cells = {cell.id: cell.name for cell in (*known.grade_cells, *known.task_cells)}
        self._solutions = {
            cell.id: cell.name for cell in (*known.solution_cells, *known.task_cells)
        }
        self._others = [
            (other.id, [c.id for c in (*other.grade_cells, *other.task_cells)],
             [c.id for c in (*other.solution_cells, *other.task_cells)])
            for other in known.assignment.notebooks
            if other.id != known.id
        ]  # fmt: skip
        self._book.db.commit()
        return master

    def _known(self) -> Any | None:
        from nbgrader.api import MissingEntry

        try:
            return self._book.find_notebook(self._assignment, self._assignment)
        except MissingEntry:
            return None

    def _matches(self, known: Any, source: Path) -> bool:
        """Whether the gradebook has the cells and points of source/: they follow a rebuild, and a
        run may have ended in the middle of registering."""
        found = read_notebook(source) if source.is_file() else None
        if found is None:
            return True
        points: dict[str, float] = {}
        solutions: set[str] = set()
        names: set[str] = set()
        for cell in found.cells:
            grading = cell.metadata.get("nbgrader", {})
            name = grading.get("grade_id")
            if grading.get("grade") or grading.get("task"):
                points[name] = float(grading["points"])
            if grading.get("solution"):
                solutions.add(name)
            if any(grading.get(kind) for kind in ("grade", "task", "solution", "locked")):
                names.add(name)
        graded = (*known.grade_cells, *known.task_cells)
        return (
            points == {cell.name: float(cell.max_score) for cell in graded}
            and solutions == {cell.name for cell in known.solution_cells}
            and names == {cell.name for cell in known.source_cells}
        )

    def _register(self, source: Path) -> None:
        """What `nbgrader generate_assignment` does for the gradebook; release/ stays as it is."""
        from nbconvert import exporters
        from nbgrader.converters import GenerateAssignment
        from nbgrader.preprocessors import SaveCells

        log = logging.Logger("autograder.desk.nbgrader", logging.CRITICAL)
        folder = self._folder
        # As a build makes the release, whatever the configuration says.
        config = copy.deepcopy(folder.config)
        config.ClearSolutions.code_stub = {"python": STUB}
        config.ClearSolutions.text_stub = TEXT_STUB.to(_language(source, folder.language))
        try:
            self._book.update_or_create_assignment(self._assignment)
            converter = GenerateAssignment(coursedir=folder.directory, config=config, log=log)
            make: Any = exporters.NotebookExporter  # untyped
            exporter = make(parent=converter, config=config)
            steps = list(converter.preprocessors)
            last = next((n for n, s in enumerate(steps) if _is(s, SaveCells)), len(steps))
            for step in steps[: last + 1]:
                exporter.register_preprocessor(step)
            at_hand = {
                "student": ".",
                "assignment": self._assignment,
                "notebook": self._assignment,
                "db_url": folder.db_url,
            }
            resources = {"nbgrader": at_hand, "unique_key": self._assignment}
            self._book.db.commit()
            exporter.from_filename(str(source), resources=resources)
            self._book.db.expire_all()
        except Exception as error:
            if _is_database_error(error):
                raise
            message = CANNOT_REGISTER.to(folder.language)
            raise UsageError(message.format(self._assignment, error)) from error

    # -- students ------------------------------------------------------------------------------

    def save(self, marks: Marks) -> None:
        """Write one student: all or nothing."""
        with self._reached():
            db = self._book.db
            try:
                submission, notebook, grades = self._submission(marks)
                if marks.timestamp is not None:
                    submission.timestamp = marks.timestamp
                for name, score in marks.scores.items():
                    self._grade(grades[name], name, score, marks.changed)
                self._comment(notebook.id, marks.comments)
                self._penalise(submission, notebook, _total(grades.values()))
                db.commit()
            except BaseException:
                db.rollback()
                raise

    def _submission(self, marks: Marks) -> tuple[Any, Any, dict[str, Any]]:
        """The student's rows, made where there are none, as nbgrader makes them."""
        from nbgrader.api import Grade, Student, SubmittedAssignment, SubmittedNotebook, new_uuid

        db = self._book.db
        if db.get(Student, marks.student) is None:
            db.add(Student(id=marks.student))
        submission = (
            db.query(SubmittedAssignment)
            .filter_by(assignment_id=self._assignment_id, student_id=marks.student)
            .one_or_none()
        )
        if submission is None:
            submission = SubmittedAssignment(
                id=new_uuid(), assignment_id=self._assignment_id, student_id=marks.student
            )
            db.add(submission)
            for other, graded, commented in self._others:
                self._add_notebook(submission.id, other, graded, commented)
        notebook = (
            db.query(SubmittedNotebook)
            .filter_by(assignment_id=submission.id, notebook_id=self._notebook_id)
            .one_or_none()
        )
        if notebook is None:
            notebook = self._add_notebook(
                submission.id, self._notebook_id, list(self._cells), list(self._solutions)
            )
        found = {
            grade.cell_id: grade for grade in db.query(Grade).filter_by(notebook_id=notebook.id)
        }
        for cell in self._cells:
            if cell not in found:  # a cell that was added since
                found[cell] = Grade(id=new_uuid(), cell_id=cell, notebook_id=notebook.id)
                db.add(found[cell])
        return submission, notebook, {self._cells[cell]: grade for cell, grade in found.items()}

    def _add_notebook(
        self, submission: str, notebook: str, graded: Sequence[str], commented: Sequence[str]
    ) -> Any:
        from nbgrader.api import Comment, Grade, SubmittedNotebook, new_uuid

        made = SubmittedNotebook(id=new_uuid(), assignment_id=submission, notebook_id=notebook)
        rows = [made]
        rows += [Grade(id=new_uuid(), cell_id=cell, notebook_id=made.id) for cell in graded]
        rows += [Comment(id=new_uuid(), cell_id=cell, notebook_id=made.id) for cell in commented]
        self._book.db.add_all(rows)
        self._book.db.flush()
        return made

    def _grade(self, grade: Any, name: str, score: float | None, changed: bool) -> None:
        """As nbgrader's SaveAutoGrades, but a person's review stands while nothing changed."""
        before = grade.auto_score
        grade.auto_score = score
        reviewed = grade.manual_score is not None
        if reviewed and (changed or before != score):
            grade.needs_manual_grade = True
        elif not reviewed:
            grade.needs_manual_grade = score is None

    def _comment(self, notebook: str, comments: Mapping[str, str | None]) -> None:
        from nbgrader.api import Comment, new_uuid

        db = self._book.db
        found = {one.cell_id: one for one in db.query(Comment).filter_by(notebook_id=notebook)}
        for cell, name in self._solutions.items():
            words = comments.get(name)
            if cell in found:
                found[cell].auto_comment = words
            elif words is not None:
                db.add(
                    Comment(id=new_uuid(), cell_id=cell, notebook_id=notebook, auto_comment=words)
                )

    def _penalise(self, submission: Any, notebook: Any, score: float) -> None:
        """What nbgrader's AssignLatePenalties does, with the course's own plug-in."""
        self._book.db.flush()
        seconds = submission.total_seconds_late
        penalty = None
        if seconds > 0:
            student = submission.student_id
            try:
                penalty = self._late.late_submission_penalty(student, score, seconds)
                if penalty is not None:
                    penalty = min(max(float(penalty), 0.0), score)
            except Exception as error:
                message = BAD_PLUGIN.to(self._folder.language)
                raise UsageError(message.format(student, error)) from error
        if notebook.late_submission_penalty != penalty:
            notebook.late_submission_penalty = penalty

    # -- what is there already -----------------------------------------------------------------

    def scores(self) -> dict[str, dict[str, float | None]]:
        """The automatic scores of every student, by name of graded cell."""
        from nbgrader.api import Grade, SubmittedAssignment, SubmittedNotebook

        found: dict[str, dict[str, float | None]] = {}
        with self._reached():
            rows = (
                self._book.db.query(SubmittedAssignment.student_id, Grade.cell_id, Grade.auto_score)
                .join(SubmittedNotebook, SubmittedNotebook.assignment_id == SubmittedAssignment.id)
                .join(Grade, Grade.notebook_id == SubmittedNotebook.id)
                .filter(SubmittedNotebook.notebook_id == self._notebook_id)
                .all()
            )
            self._book.db.commit()
        for student, cell, score in rows:
            if cell in self._cells:
                found.setdefault(student, {})[self._cells[cell]] = score
        return found

    def refresh_penalties(self, timestamps: Mapping[str, datetime | None]) -> None:
        """Penalties of students whose work is unchanged: a due date may have been moved since.

        timestamps: when their work was handed in.
        """
        from nbgrader.api import SubmittedAssignment, SubmittedNotebook
        from sqlalchemy.orm import undefer

        with self._reached():
            db = self._book.db
            try:
                rows = (
                    db.query(SubmittedAssignment, SubmittedNotebook)
                    .join(
                        SubmittedNotebook,
                        SubmittedNotebook.assignment_id == SubmittedAssignment.id,
                    )
                    .options(undefer(SubmittedNotebook.score))
                    .filter(SubmittedNotebook.notebook_id == self._notebook_id)
                )
                for submission, notebook in rows.all():
                    if submission.student_id not in timestamps:
                        continue
                    moment = timestamps[submission.student_id]
                    if moment is not None and submission.timestamp != moment:
                        submission.timestamp = moment
                    self._penalise(submission, notebook, notebook.score)
                db.commit()
            except BaseException:
                db.rollback()
                raise

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Raises CannotGrade in the place of the database's own complaint."""
        try:
            yield
        except Exception as error:
            if not _is_database_error(error):
                raise
            said = str(getattr(error, "orig", None) or error).strip().splitlines()
            url = _without_password(self._folder.db_url)
            message = NOT_REACHED.to(self._folder.language)
            raise CannotGrade(message.format(url, said[0] if said else error)) from error


def _opened(folder: CourseFolder) -> Any:
    """nbgrader's Gradebook. A new SQLite one is made aside: no run leaves half of it behind."""
    from nbgrader.api import Gradebook
    from sqlalchemy.engine import make_url

    with tools_on_path():
        url = make_url(folder.db_url)
        if url.get_backend_name() == "sqlite" and url.database:
            path = Path(url.database)
            if not path.exists():
                aside = path.with_name(f".{path.name}.{os.getpid()}")
                made = url.set(database=str(aside)).render_as_string(hide_password=False)
                Gradebook(made, folder.course_id).close()
                aside.replace(path)
        return Gradebook(folder.db_url, folder.course_id)


def _language(source: Path, otherwise: Language) -> Language:
    """Of a built notebook, which says it."""
    found = read_notebook(source)
    said = found.metadata.get(METADATA_KEY, {}).get("language") if found is not None else None
    return "en" if said == "en" else "fr" if said == "fr" else otherwise


def _total(grades: Any) -> float:
    """As nbgrader adds them up: a manual score in the place of the automatic one."""
    total = 0.0
    for grade in grades:
        score = grade.auto_score if grade.manual_score is None else grade.manual_score
        if score is not None:
            total += score + (grade.extra_credit or 0.0)
    return total


def _late_penalties(folder: CourseFolder) -> Any:
    from nbgrader.preprocessors import AssignLatePenalties

    step = AssignLatePenalties(config=folder.config)
    step.init_plugin()
    return step.plugin_inst


def _released(path: Path) -> list[Cell]:
    found = read_notebook(path) if path.is_file() else None
    return json.loads(json.dumps(found.cells)) if found is not None else []


def _is(step: Any, kind: type) -> bool:
    if isinstance(step, str):
        return step.rpartition(".")[2] == kind.__name__
    return isinstance(step, type) and issubclass(step, kind)


def _is_database_error(error: BaseException) -> bool:
    from sqlalchemy.exc import SQLAlchemyError

    return isinstance(error, SQLAlchemyError)


def _without_password(url: str) -> str:
    from sqlalchemy.engine import make_url

    try:
        return make_url(url).render_as_string(hide_password=True)
    except Exception:
        return "db_url"
