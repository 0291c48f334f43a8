"""An exporter for nbgrader: `nbgrader export --exporter=autograder.nbgrader_export.ExercisesCsv`.

The columns of nbgrader's own CSV, then one for each exercise and each question that is graded by
hand; quoted, so that a name may hold a comma.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from nbgrader.api import Gradebook, MissingEntry
from nbgrader.plugins import ExportPlugin

from autograder.build.notebook import check_id
from autograder.exports.gradebook import final_score
from autograder.exports.table import csv_text
from autograder.rendering.json import rounded

FIXED = (
    *("assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email"),
    *("raw_score", "late_submission_penalty", "score", "max_score", "status"),
)
GRADED, WAITING, NOT_SUBMITTED = "graded", "needs manual grade", "not submitted"


class ExercisesCsv(ExportPlugin):  # type: ignore[misc]  # nbgrader is untyped
    """A line for each student and assignment; what is not graded yet is empty, never 0."""

    def export(self, gradebook: Gradebook) -> None:
        """Write the file of `--to`, grades.csv by default; `--student`, `--assignment` select."""
        destination = Path(self.to or "grades.csv")
        self.log.info("Exporting grades to %s", destination)
        assignments = [a for a in gradebook.assignments if _chosen(a.name, self.assignment)]
        students = [s for s in gradebook.students if _chosen(s.id, self.student)]
        cells = list(dict.fromkeys(name for a in assignments for name in cell_names(a)))
        rows = (row(gradebook, a, s, cells) for a in assignments for s in students)
        words = csv_text([*FIXED, *map(column_name, cells)], rows)
        # With the mark at the beginning, Excel reads accents too.
        destination.write_text(words, encoding="utf-8-sig", newline="")


def _chosen(name: str, wanted: Sequence[Any]) -> bool:
    return not wanted or name in map(str, wanted)


def cell_names(assignment: Any) -> Iterator[str]:
    """Names of the cells that carry points, in the order of the notebooks."""
    for notebook in assignment.notebooks:
        order = {cell.name: position for position, cell in enumerate(notebook.source_cells)}
        graded = [cell.name for cell in (*notebook.grade_cells, *notebook.task_cells)]
        yield from sorted(graded, key=lambda name: order.get(name, len(order)))


def column_name(cell: str) -> str:
    """An exercise's own name for the cell that checks it; a question's cell is named after it."""
    suffix = check_id("")
    return cell.removesuffix(suffix) or cell


def row(gradebook: Gradebook, assignment: Any, student: Any, cells: Sequence[str]) -> list[Any]:
    fixed: dict[str, Any] = {
        "assignment": assignment.name,
        "duedate": _words(assignment.duedate),
        "student_id": student.id,
        "last_name": student.last_name,
        "first_name": student.first_name,
        "email": student.email,
        "max_score": rounded(float(assignment.max_score)),
        "status": NOT_SUBMITTED,
    }
    scores: dict[str, float | None] = {}
    try:
        submission = gradebook.find_submission(assignment.name, student.id)
    except MissingEntry:
        pass
    else:
        score = final_score(submission)
        fixed["timestamp"] = _words(submission.timestamp)
        fixed["status"] = WAITING if score is None else GRADED
        if score is not None:
            fixed["raw_score"] = rounded(float(submission.score))
            fixed["late_submission_penalty"] = rounded(
                float(submission.late_submission_penalty or 0.0)
            )
            fixed["score"] = rounded(score)
        scores = {
            grade.name: None if grade.needs_manual_grade else rounded(float(grade.score))
            for notebook in submission.notebooks
            for grade in notebook.grades
        }
    return [*(fixed.get(name) for name in FIXED), *(scores.get(cell) for cell in cells)]


def _words(value: Any) -> str | None:
    return None if value is None else str(value)
