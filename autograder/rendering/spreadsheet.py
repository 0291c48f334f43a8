"""A class as CSV, one line a student, for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from autograder.rendering.json import Data
from autograder.rendering.plain import one_line
from autograder.rendering.summary import keys_of

_FIXED = ("student", "assignment", "status", "score", "max_score", "file", "mistakes", "reason")
_OPEN = "not_graded"
# A spreadsheet runs a cell that begins like this; names and messages are not ours.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def class_csv(reports: Sequence[Data]) -> str:
    """Columns: student, assignment, status, marks, file, mistakes, reason, then exercises."""
    names = list(dict.fromkeys(e["name"] for r in reports for e in r["exercises"]))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*_FIXED, *names])
    for report in reports:
        # What could not be graded because of us is no 0.
        scores = {e["name"]: e["score"] for e in report["exercises"] if e["outcome"] != _OPEN}
        cells = {**report, "mistakes": " ".join(keys_of(report))}
        if report["status"] == _OPEN or len(scores) < len(report["exercises"]):
            cells["score"] = None
        writer.writerow(
            [*(_cell(cells[name]) for name in _FIXED), *(scores.get(name, "") for name in names)]
        )
    return out.getvalue()


def _cell(value: Any) -> Any:
    if not isinstance(value, str):
        return "" if value is None else value
    words = one_line(value, 1000)
    return f"'{words}" if words.startswith(_FORMULA) else words
