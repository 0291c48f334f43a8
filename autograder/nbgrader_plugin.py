"""nbgrader's `autograde` with the kit's engine: in the places of Execute and SaveAutoGrades.

nbgrader reads a score from the output of a check cell: an error or a word on stderr is 0, a result
that is not a number or no result at all is full marks. So exactly one number is written there, and
a fault of ours is raised, which nbgrader logs without recording a score.
"""

from __future__ import annotations

import atexit
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from html import escape
from pathlib import Path
from typing import Any, cast

from nbconvert.exporters import Exporter
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import NbGraderPreprocessor, SaveAutoGrades
from traitlets import Unicode
from traitlets.utils.importstring import import_item

from autograder.admit import admit
from autograder.build.nodes import new_code_cell, new_output
from autograder.build.notebook import check_id
from autograder.course import Course
from autograder.engine import DeviceChoice, Engine, open_engine
from autograder.errors import CannotGrade
from autograder.rendering.plain import number
from autograder.settings import Settings, load_settings
from autograder.text import Language, Text
from autograder.values import (
    CellOutcome,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Report,
    Status,
)

_METADATA_KEY = "autograder"
_NOT_GRADED = "not_graded"
_NBGRADER_SCHEMA = 3


class GradeInSandbox(NbGraderPreprocessor):  # type: ignore[misc]  # nbgrader is untyped
    """Grade the notebook that nbgrader has at hand, and write the scores into its check cells.

    What is graded is the file as it was submitted: nbgrader has by now put its own given cells
    in the place of the student's.
    """

    course = Unicode(
        "autograder.catalogue.attention_course",
        help="Function that gives the Course found under a folder.",
    ).tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Raises CannotGrade for a fault of ours; what a student did is a score."""
        at_hand = resources["nbgrader"]
        directory = _course_directory(self.parent)
        root = Path(directory.root)
        make_course: Callable[[Path], Course] = import_item(self.course)
        course, settings = make_course(root), load_settings(root)
        report = self._grade(course, settings, directory, at_hand)
        write_scores(nb, report, settings)
        write_cell_reports(nb, report, settings.language)
        return nb, resources

    def _grade(
        self,
        course: Course,
        settings: Settings,
        directory: CourseDirectory,
        at_hand: dict[str, Any],
    ) -> Report:
        assignment, student = at_hand["assignment"], at_hand["student"]
        known = [a.name for a in course.assignments]
        if assignment not in known:
            raise CannotGrade(
                f"{assignment} is not an assignment of this course ({', '.join(known)})."
            )
        folder = directory.format_path(directory.submitted_directory, student, assignment)
        file = Path(folder, f"{at_hand['notebook']}.ipynb")
        submission = admit(
            file.read_bytes(), file.name, course=course, assignment=assignment, student=student
        )
        report = _WARM.engine(course, settings).grade(submission)
        if report.status is Status.NOT_GRADED:
            reason = report.reason.en if report.reason else "no reason was given"
            raise CannotGrade(f"{file} could not be graded: {reason}")
        return report


class RestoreCells(NbGraderPreprocessor):  # type: ignore[misc]  # nbgrader is untyped
    """Give every cell the nbgrader metadata that the gradebook knows, and put check cells back.

    nbgrader gives up on a submission whose metadata was edited, and records no score for a check
    cell that was deleted (its `add_missing_cells` fails when the cell before is missing as well).
    Of two cells with one name the last one counts, as in DeduplicateIds.
    """

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        at_hand = resources["nbgrader"]
        with Gradebook(at_hand["db_url"]) as gradebook:
            kept = gradebook.find_notebook(at_hand["notebook"], at_hand["assignment"])
            metadata = _known_metadata(kept)
            sources = {c.name: c.source for c in kept.source_cells}
        present: set[str] = set()
        for cell in reversed(nb.cells):
            cell.metadata.pop(_METADATA_KEY, None)  # ours to write, not the student's
            found = cell.metadata.pop("nbgrader", None)
            name = found.get("grade_id") if isinstance(found, Mapping) else None
            if isinstance(name, str) and name in metadata and name not in present:
                cell.metadata["nbgrader"] = metadata[name]
                present.add(name)
        identities = {cell.get("id") for cell in nb.cells}
        for name, known in metadata.items():
            if known["grade"] and name not in present:
                self.log.warning("Check cell %s was missing: put back at the end", name)
                identity = {"id": name} if name not in identities else {}
                restored = new_code_cell(sources[name], metadata={"nbgrader": known}, **identity)
                nb.cells.append(restored)
        return nb, resources


def _known_metadata(kept: Any) -> dict[str, dict[str, Any]]:
    """The nbgrader metadata of a release's cells by name, from its notebook in the gradebook."""
    points = {cell.name: cell.max_score for cell in kept.grade_cells}
    solutions = {cell.name for cell in kept.solution_cells}
    known: dict[str, dict[str, Any]] = {}
    for source in kept.source_cells:
        known[source.name] = {
            "cell_type": source.cell_type,
            "checksum": source.checksum,
            "grade": source.name in points,
            "grade_id": source.name,
            "locked": source.locked,
            "schema_version": _NBGRADER_SCHEMA,
            "solution": source.name in solutions,
            "task": False,
        }
        if source.name in points:
            known[source.name]["points"] = points[source.name]
    return known


class SaveSandboxGrades(SaveAutoGrades):  # type: ignore[misc]  # nbgrader is untyped
    """nbgrader's own, but an exercise that we could not grade waits for a manual grade."""

    def _add_score(self, cell: NotebookNode, resources: dict[str, Any]) -> None:
        super()._add_score(cell, resources)
        if cell.metadata.get(_METADATA_KEY, {}).get(_NOT_GRADED):
            grade = self.gradebook.find_grade(
                cell.metadata["nbgrader"]["grade_id"],
                self.notebook_id,
                self.assignment_id,
                self.student_id,
            )
            grade.auto_score = None
            grade.needs_manual_grade = True
            self.gradebook.db.commit()


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


def write_scores(nb: NotebookNode, report: Report, settings: Settings) -> None:
    """Give each check cell its one result: the score as text, the feedback as HTML."""
    results = {check_id(e.name): e for e in report.exercises}
    for cell in nb.cells:
        cell.metadata.pop(_METADATA_KEY, None)
        grading = cell.metadata.get("nbgrader", {})
        if not grading.get("grade"):
            continue
        exercise = results.get(grading.get("grade_id"))
        if exercise is None:
            raise CannotGrade(f"no exercise answers for the cell {grading.get('grade_id')}.")
        feedback = feedback_html(exercise, report, settings)
        cell.outputs = [
            new_output(
                "execute_result",
                {"text/plain": repr(scaled(exercise, grading["points"])), "text/html": feedback},
            )
        ]
        if exercise.outcome is ExerciseOutcome.NOT_GRADED:
            cell.metadata[_METADATA_KEY] = {_NOT_GRADED: True}


def scaled(exercise: ExerciseResult, points: float) -> float:
    """The score in the points of the cell, between 0 and them."""
    if not exercise.max_score > 0:
        return 0.0
    # This order gives the report's own score, to the last digit, when the points are the same.
    score = exercise.score * (points / exercise.max_score)
    return min(max(score, 0.0), float(points))


def write_cell_reports(nb: NotebookNode, report: Report, language: Language) -> None:
    """Say in a student's own cells what they printed and how they failed."""
    for told in report.cells:
        if not 0 <= told.index < len(nb.cells):
            continue
        cell = nb.cells[told.index]
        if cell.cell_type != "code" or cell.metadata.get("nbgrader", {}).get("grade"):
            continue
        outputs = []
        if told.output:
            outputs.append(new_output("stream", name="stdout", text=told.output))
        if told.outcome is not CellOutcome.OK and told.message:
            words = told.message.to(language)
            html = {"text/html": f"<p>{_inline(words)}</p>", "text/plain": words}
            outputs.append(new_output("display_data", html))
        cell.outputs = outputs


def feedback_html(exercise: ExerciseResult, report: Report, settings: Settings) -> str:
    """What a student may read of one exercise; every word of theirs is escaped."""
    return "\n".join(
        ['<div class="autograder-feedback">', *_feedback(exercise, report, settings), "</div>"]
    )


def _feedback(exercise: ExerciseResult, report: Report, settings: Settings) -> Iterator[str]:
    language = settings.language
    score = number(exercise.score, language)
    total = number(exercise.max_score, language)
    colon = Text(" :", ":").to(language)
    yield f"<p><code>{escape(exercise.name)}</code>{colon} <strong>{score} / {total}</strong></p>"
    for text in (report.reason, exercise.message):
        if text is not None:
            yield f"<p>{_inline(text.to(language))}</p>"
    graded = [c for c in exercise.checks if c.outcome is not CheckOutcome.NOT_GRADED]
    if not graded or exercise.outcome is ExerciseOutcome.MISSING:
        return
    passed = sum(c.outcome is CheckOutcome.PASSED for c in graded)
    told = Text(
        f"Vérifications réussies : {passed} sur {len(graded)}.",
        f"Checks passed: {passed} of {len(graded)}.",
    )
    yield f"<p>{escape(told.to(language))}</p>"
    if failed := [c for c in graded if c.outcome is not CheckOutcome.PASSED]:
        yield "<ul>"
        for group in _by_name(failed):
            yield f"<li>{_failure(group, settings)}</li>"
        yield "</ul>"


def _by_name(failed: list[CheckResult]) -> Iterator[tuple[CheckResult, ...]]:
    """The same check on several devices is told once, unless they say different things."""
    groups: dict[tuple[str, Text | None], list[CheckResult]] = {}
    for result in failed:
        groups.setdefault((result.name, result.message), []).append(result)
    yield from map(tuple, groups.values())


def _failure(group: tuple[CheckResult, ...], settings: Settings) -> str:
    language, first = settings.language, group[0]
    title = first.fact.to(language) if first.fact else first.name
    devices = ", ".join(result.device for result in group)
    parts = [f"{_inline(title)} <em>({escape(devices)})</em>"]
    if first.message:
        parts.append(_inline(first.message.to(language)))
    hint = next((result.hint for result in group if result.hint), None)
    if hint is not None:
        parts += [_inline(level.to(language)) for level in hint.levels[: settings.hint_level]]
    return "<br>".join(parts)


def _inline(words: str) -> str:
    """Escaped, with `code` between backticks as code and line ends kept."""
    marked = re.sub(r"`([^`\n]+)`", r"<code>\1</code>", escape(words, quote=False))
    return marked.replace("\n", "<br>")
