"""A report as data: the keys that `--json` prints and that reports/ stores.

Schema 1. A key is never renamed or removed within a schema. Texts are in one language.
"""

from __future__ import annotations

import json
from typing import Any

from autograder.text import Language, Text
from autograder.values import CellReport, CheckOutcome, CheckResult, ExerciseResult, Hint, Report

SCHEMA = 1

Data = dict[str, Any]


def report_data(report: Report, language: Language) -> Data:
    """Everything that is known about one submission, in plain types."""
    return {
        "schema": SCHEMA,
        "assignment": report.assignment,
        "student": report.student,
        "file": report.file,
        "status": report.status.value,
        "reason": _words(report.reason, language),
        "score": rounded(report.score),
        "max_score": rounded(report.max_score),
        "sandbox": report.sandbox,
        "devices": list(report.devices),
        "cells": [_cell(cell, language) for cell in report.cells],
        "exercises": [_exercise(exercise, language) for exercise in report.exercises],
    }


def _cell(cell: CellReport, language: Language) -> Data:
    return {
        "index": cell.index,
        "outcome": cell.outcome.value,
        "message": _words(cell.message, language),
    }


def _exercise(exercise: ExerciseResult, language: Language) -> Data:
    return {
        "id": exercise.id,
        "name": exercise.name,
        "score": rounded(exercise.score),
        "max_score": rounded(exercise.max_score),
        "outcome": exercise.outcome.value,
        "substituted": list(exercise.substituted),
        "checks": [_check(check, language) for check in exercise.checks],
    }


def _check(check: CheckResult, language: Language) -> Data:
    message = check.message
    if message is None and check.outcome is not CheckOutcome.PASSED:
        message = check.fact
    return {
        "name": check.name,
        "device": check.device,
        "weight": check.weight,
        "outcome": check.outcome.value,
        "message": _words(message, language),
        "hint": None if check.hint is None else _hint(check.hint, language),
    }


def _hint(hint: Hint, language: Language) -> Data:
    return {
        "key": hint.key,
        "also": list(hint.also),
        "levels": [level.to(language) for level in hint.levels],
    }


def _words(text: Text | None, language: Language) -> str | None:
    return None if text is None else text.to(language)


def rounded(points: float) -> float:
    """Points without the noise of binary fractions (2.4000000000000004)."""
    return round(points, 6)


def dumps(data: Any) -> str:
    """Text that any JSON reader accepts: no nan, and lone surrogates written as escapes."""
    words = json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False)
    return words.encode("utf-8", "backslashreplace").decode("utf-8")
