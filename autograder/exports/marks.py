"""A mark as other systems take it: of whom, how much, out of how much; or that there is none."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation

from autograder.values import ExerciseOutcome, Report, Status

_CENT = Decimal("0.01")


@dataclass(frozen=True)
class Mark:
    """score: None where a fault of ours, or a grade that waits for a person, leaves it open."""

    student: str
    score: float | None
    max_score: float


def mark_of(report: Report) -> Mark:
    """The mark of a stored report. Rejected work has 0; an open exercise leaves the whole open."""
    open_exercise = any(e.outcome is ExerciseOutcome.NOT_GRADED for e in report.exercises)
    is_open = report.status is Status.NOT_GRADED or open_exercise
    return Mark(report.student or report.file, None if is_open else report.score, report.max_score)


def marks_of(reports: Iterable[Report]) -> list[Mark]:
    return [mark_of(report) for report in reports]


def scaled(mark: Mark, maximum: Decimal | None) -> Decimal | None:
    """The mark out of `maximum` (its own where None), to a hundredth, never above it."""
    if mark.score is None:
        return None
    own = Decimal(repr(mark.max_score))
    top = own if maximum is None else maximum
    score = Decimal(repr(mark.score))
    if own:
        score = score * top / own
    return min(score.quantize(_CENT, ROUND_HALF_UP), top)


def parsed(words: str) -> Decimal | None:
    """The number of a cell, with a point or a comma; None where it holds no number."""
    plain = re.sub(r"[\s\u00a0\u202f]", "", words)
    if plain.count(",") == 1 and "." in plain:
        # 1.000,50 or 1,000.50: what comes last is the decimal sign.
        last = max(",.", key=plain.rfind)
        plain = plain.replace("," if last == "." else ".", "")
    try:
        number = Decimal(plain.replace(",", "."))
    except InvalidOperation:
        return None
    return number if number.is_finite() else None


def written(number: Decimal, *, comma: bool) -> str:
    words = f"{number:.2f}"
    return words.replace(".", ",") if comma else words
