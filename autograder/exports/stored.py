"""The reports of a class, whole: as the run stored them, or read back from their JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from autograder.classrun import NO_REPORTS, NOT_A_REPORT
from autograder.desk.stored import stored
from autograder.errors import UsageError
from autograder.text import Language, Text, same
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)


def class_reports(
    reports: Path, assignment: str, language: Language, program: str = "autograder"
) -> list[Report]:
    """Every report of an assignment under the folder of reports, by file name.

    Raises UsageError when there are none, or when one of the files is no report.
    """
    folder = reports / assignment
    paths = [path for path in folder.glob("*.json") if not path.name.startswith(".")]
    if not paths:
        raise UsageError(NO_REPORTS.to(language).format(folder, program, assignment))
    return [stored(path) or _read(path, language) for path in sorted(paths, key=lambda p: p.stem)]


def _read(path: Path, language: Language) -> Report:
    try:
        return report_of(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UsageError(NOT_A_REPORT.to(language).format(path, error)) from None


def report_of(data: dict[str, Any]) -> Report:
    """The report that `report_data` made the data of; its texts are in the data's language."""
    return Report(
        assignment=data["assignment"],
        file=data["file"],
        status=Status(data["status"]),
        student=data["student"],
        reason=_text(data["reason"]),
        sandbox=data["sandbox"],
        devices=tuple(data["devices"]),
        cells=tuple(
            CellReport(cell["index"], CellOutcome(cell["outcome"]), _text(cell["message"]))
            for cell in data["cells"]
        ),
        exercises=tuple(_exercise(exercise) for exercise in data["exercises"]),
    )


def _exercise(data: dict[str, Any]) -> ExerciseResult:
    return ExerciseResult(
        data["id"],
        data["name"],
        data["max_score"],
        ExerciseOutcome(data["outcome"]),
        tuple(_check(check) for check in data["checks"]),
        tuple(data["substituted"]),
    )


def _check(data: dict[str, Any]) -> CheckResult:
    hint = data["hint"]
    return CheckResult(
        data["name"],
        data["device"],
        data["weight"],
        CheckOutcome(data["outcome"]),
        _text(data["message"]),
        hint and Hint(hint["key"], _levels(hint["levels"]), tuple(hint["also"])),
    )


def _levels(levels: list[str]) -> tuple[Text, Text, Text]:
    first, second, third = levels
    return same(first), same(second), same(third)


def _text(words: str | None) -> Text | None:
    return None if words is None else same(words)
