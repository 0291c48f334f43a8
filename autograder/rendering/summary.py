"""What a class run comes to, computed from the reports' data."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from autograder.rendering.json import Data, rounded
from autograder.values import Status


def summary_data(reports: Iterable[Data], seconds: float | None = None) -> Data:
    """Counts by status, mean and quartiles, keys by number of students, seconds.

    Marks are those of graded and of rejected work (0); a fault of ours counts for nobody.
    """
    reports = list(reports)
    marks = [r["score"] for r in reports if r["status"] != Status.NOT_GRADED]
    statuses = Counter(r["status"] for r in reports)
    keys = Counter(key for r in reports for key in keys_of(r))
    return {
        "counts": {status.value: statuses.get(status.value, 0) for status in Status},
        "mean": rounded(math.fsum(marks) / len(marks)) if marks else None,
        "quartiles": [rounded(quantile(marks, q)) for q in (0.25, 0.5, 0.75)] if marks else None,
        "keys": dict(sorted(keys.items(), key=lambda pair: (-pair[1], pair[0]))),
        "seconds": None if seconds is None else round(seconds, 3),
    }


def keys_of(report: Data) -> list[str]:
    """The keys of the mistakes recognised in one report, each once, in order."""
    return list(dict.fromkeys(k for e in report["exercises"] for k in exercise_keys(e)))


def exercise_keys(exercise: Data) -> list[str]:
    """The same, of one exercise."""
    hints = [check["hint"] for check in exercise["checks"]]
    return list(dict.fromkeys(hint["key"] for hint in hints if hint))


def quantile(values: Sequence[float], q: float) -> float:
    """The q-quantile, linear between the neighbours (the default of numpy.quantile)."""
    ordered = sorted(values)
    position = q * (len(ordered) - 1)
    low = math.floor(position)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (position - low)
