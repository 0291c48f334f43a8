"""nbgrader's `autograde` with the kit's engine: in the places of Execute and SaveAutoGrades.

nbgrader reads a score from the output of a check cell: an error or a word on stderr is 0, a result
that is not a number or no result at all is full marks. So exactly one number is written there, and
a fault of ours is raised, which nbgrader logs without recording a score.
"""

from __future__ import annotations

import atexit
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

from nbconvert.exporters import Exporter, NotebookExporter
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.converters import Autograde
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import NbGraderPreprocessor, SaveAutoGrades
from traitlets import Unicode
from traitlets.utils.importstring import import_item

from autograder.admit import admit, of_assignment
from autograder.build.nodes import new_notebook, read_notebook
from autograder.course import Course
from autograder.desk.cells import forget_places, write_cell_reports, write_reason, write_scores
from autograder.desk.handed_in import COMMENT, KEY, NOT_GRADED, RESTORED, handed_in, restore
from autograder.desk.master import Cell, Master, master_from
from autograder.engine import DeviceChoice, Engine, open_engine
from autograder.errors import CannotGrade
from autograder.settings import Settings, load_settings
from autograder.values import Rejection, Report, Status, Submission

ATTENTION_COURSE = "autograder.catalogue.attention_course"
_NAMES = (
    "autograder_names"  # among nbgrader's resources: the exercise that a cell answers, by place
)


class SubmissionExporter(NotebookExporter):
    """Reads whatever was handed in under the notebook's name, as `autograder grade` does.

    nbgrader gives up on a file that nbformat cannot read, and records no score; here such a file is
    the release with the reason above it, and is worth 0.
    """

    course = Unicode(ATTENTION_COURSE, help="As in GradeInSandbox.").tag(config=True)

    def from_filename(
        self, filename: str, resources: dict[str, Any] | None = None, **options: Any
    ) -> Any:
        """Of a submission, any file; of all else, a notebook."""
        converter = self.parent
        if not isinstance(converter, Autograde) or not converter._sanitizing or resources is None:
            return super().from_filename(filename, resources, **options)
        at_hand = resources["nbgrader"]
        desk = _Desk(converter.coursedir, self._course_maker(converter), at_hand)
        with Gradebook(at_hand["db_url"]) as gradebook:
            master = desk.master(gradebook)
        data = Path(filename).read_bytes()
        language = desk.settings.language
        made = handed_in(data, desk.submission(Path(filename)), master, language)
        notebook = _notebook(made.cells, {"kernelspec": dict(master.kernel)})
        resources = {**resources, _NAMES: dict(made.names)}
        return self.from_notebook_node(notebook, resources, **options)  # type: ignore[no-untyped-call]

    def _course_maker(self, converter: Any) -> str:
        """The course that GradeInSandbox is set to, so that one setting does for both."""
        configured = converter.config.get("GradeInSandbox", {}).get("course")
        return str(configured or self.course)


class RestoreCells(NbGraderPreprocessor):  # type: ignore[misc]  # nbgrader is untyped
    """Give every cell the nbgrader metadata that the gradebook knows, and put check cells back.

    nbgrader gives up on a submission whose metadata was edited, and records no score for a check
    cell that was deleted (its `add_missing_cells` fails when the cell before is missing as well).
    Of two cells with one name the last one counts, as in DeduplicateIds. Locked cells become the
    course's own as a whole: a tag, a type or an attachment of a student's cannot take one out.
    """

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        at_hand = resources["nbgrader"]
        directory = _course_directory(self.parent)
        with Gradebook(at_hand["db_url"]) as gradebook:
            kept = gradebook.find_notebook(at_hand["notebook"], at_hand["assignment"])
            master = master_from(kept, _layout(directory, at_hand))
        cells: list[Cell] = json.loads(json.dumps(nb.cells))
        names: Mapping[int, str] | None = resources.pop(_NAMES, None)
        if names is None:  # read by another exporter
            for index, cell in enumerate(cells):
                cell["metadata"][KEY] = {"index": index}
        for name in restore(cells, master, names or {}):
            self.log.warning("Cell %s was missing: put back", name)
        nb.cells = _notebook(cells).cells
        return nb, resources


class GradeInSandbox(NbGraderPreprocessor):  # type: ignore[misc]  # nbgrader is untyped
    """Grade the notebook that nbgrader has at hand, and write the scores into its check cells.

    What is graded is the file as it was submitted: nbgrader has by now put its own given cells
    in the place of the student's.
    """

    course = Unicode(
        ATTENTION_COURSE,
        help="Function that gives the Course found under a folder.",
    ).tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Raises CannotGrade for a fault of ours; what a student did is a score."""
        at_hand = resources["nbgrader"]
        directory = _course_directory(self.parent)
        desk = _Desk(directory, self.course, at_hand)
        report = self._grade(desk, directory, at_hand)
        write_scores(nb.cells, report, desk.settings)
        write_cell_reports(nb.cells, report, desk.settings.language)
        write_reason(nb.cells, report, desk.settings.language)
        forget_places(nb.cells)
        nb.cells = _notebook(nb.cells).cells
        return nb, resources

    def _grade(self, desk: _Desk, directory: CourseDirectory, at_hand: Mapping[str, Any]) -> Report:
        assignment, student = at_hand["assignment"], at_hand["student"]
        folder = directory.format_path(directory.submitted_directory, student, assignment)
        file = Path(folder, f"{at_hand['notebook']}.ipynb")
        report = _WARM.engine(desk.course, desk.settings).grade(desk.submission(file))
        if report.status is Status.NOT_GRADED:
            reason = report.reason.en if report.reason else "no reason was given"
            raise CannotGrade(f"{file} could not be graded: {reason}")
        return report


class SaveSandboxGrades(SaveAutoGrades):  # type: ignore[misc]  # nbgrader is untyped
    """nbgrader's own, but what we could not grade waits for a manual grade.

    So does an answer in prose whose cell was missing: it may stand elsewhere in the notebook. An
    answer that is worth no points waits for nobody.
    """

    def _add_score(self, cell: NotebookNode, resources: dict[str, Any]) -> None:
        super()._add_score(cell, resources)
        grading, note = cell.metadata["nbgrader"], cell.metadata.get(KEY, {})
        by_hand = grading.get("solution")
        waits = note.get(NOT_GRADED) or (by_hand and note.get(RESTORED))
        worthless = by_hand and not grading["points"]
        if not waits and not worthless:
            return
        grade = self.gradebook.find_grade(
            grading["grade_id"], self.notebook_id, self.assignment_id, self.student_id
        )
        grade.auto_score = 0.0 if worthless else None
        grade.needs_manual_grade = not worthless
        self.gradebook.db.commit()

    def _add_comment(self, cell: NotebookNode, resources: dict[str, Any]) -> None:
        super()._add_comment(cell, resources)
        words = cell.metadata.get(KEY, {}).get(COMMENT)
        if words is not None:
            name = cell.metadata["nbgrader"]["grade_id"]
            comment = self.gradebook.find_comment(
                name, self.notebook_id, self.assignment_id, self.student_id
            )
            comment.auto_comment = words
            self.gradebook.db.commit()


class _Desk:
    """The course that a preprocessor works for, and what is at hand there."""

    def __init__(self, directory: CourseDirectory, maker: str, at_hand: Mapping[str, Any]) -> None:
        root = Path(directory.root)
        make_course: Callable[[Path], Course] = import_item(maker)
        self._directory, self._at_hand = directory, at_hand
        self.course, self.settings = make_course(root), load_settings(root)
        known = [a.name for a in self.course.assignments]
        if at_hand["assignment"] not in known:
            raise CannotGrade(
                f"{at_hand['assignment']} is not an assignment of this course ({', '.join(known)})."
            )

    def master(self, gradebook: Gradebook) -> Master:
        kept = gradebook.find_notebook(self._at_hand["notebook"], self._at_hand["assignment"])
        kernel = json.loads(kept.kernelspec) if kept.kernelspec else None
        return master_from(kept, _layout(self._directory, self._at_hand), kernel)

    def submission(self, file: Path) -> Submission | Rejection:
        """What was handed in; another assignment's work is none of this one."""
        assignment = self._at_hand["assignment"]
        found = admit(
            file.read_bytes(),
            file.name,
            course=self.course,
            assignment=assignment,
            student=self._at_hand["student"],
        )
        return of_assignment(found, assignment)


class _WarmEngine:
    """One engine a process, kept warm from one submission to the next."""

    def __init__(self) -> None:
        self._for: tuple[Course, Settings] | None = None
        self._engine: Engine | None = None
        self._stack = ExitStack()
        atexit.register(self._stack.close)

    def engine(self, course: Course, settings: Settings) -> Engine:
        """The engine of that course under those settings; another one is closed."""
        if self._engine is None or self._for != (course, settings):
            self._stack.close()
            opened = open_engine(course, settings, devices=cast(DeviceChoice, settings.device))
            self._engine = self._stack.enter_context(opened)
            self._for = (course, settings)
        return self._engine


_WARM = _WarmEngine()


def _course_directory(parent: Any) -> CourseDirectory:
    """Of the converter that made the exporter that made the preprocessor."""
    while isinstance(parent, Exporter):
        parent = parent.parent
    return parent.coursedir


def _notebook(
    cells: Sequence[Mapping[str, Any]], metadata: Mapping[str, Any] | None = None
) -> NotebookNode:
    """Plain cells as nbformat's own nodes."""
    return new_notebook(cast(Sequence[NotebookNode], cells), metadata or {})


def _layout(directory: CourseDirectory, at_hand: Mapping[str, Any]) -> list[Cell]:
    """The cells of the release, where it is there."""
    folder = directory.format_path(directory.release_directory, ".", at_hand["assignment"])
    found = read_notebook(Path(folder, f"{at_hand['notebook']}.ipynb"))
    return [] if found is None else json.loads(json.dumps(found.cells))
