"""A report as Gradescope's results.json.

Format: gradescope-autograders.readthedocs.io, “Specifications”, “Output format”.
"""

from __future__ import annotations

from typing import Any

from autograder.exports.marks import mark_of
from autograder.exports.told import told, told_of_all
from autograder.rendering.json import rounded
from autograder.text import Language
from autograder.values import ExerciseOutcome, ExerciseResult, Report


def results_data(report: Report, language: Language, hint_level: int) -> dict[str, Any] | None:
    """One test an exercise; None where there is no mark to give: a result would be a 0.

    Gradescope shows outputs as plain text.
    """
    mark = mark_of(report)
    if mark.score is None:
        return None
    return {
        "score": rounded(mark.score),
        "output": told_of_all(report, language),
        "output_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": [_test(exercise, language, hint_level) for exercise in report.exercises],
    }


def _test(exercise: ExerciseResult, language: Language, hint_level: int) -> dict[str, Any]:
    return {
        "number": exercise.id,
        "name": exercise.name,
        "name_format": "text",
        "score": rounded(exercise.score),
        "max_score": rounded(exercise.max_score),
        "status": "passed" if exercise.outcome is ExerciseOutcome.PASSED else "failed",
        "output": told(exercise, language, hint_level),
        "output_format": "text",
        "visibility": "visible",
    }
