"""Success by exercise and by check, named mistakes, stopped cells: counted over stored reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from autograder.text import Text, same
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Report,
    Status,
)

STOPPED = (CellOutcome.ERROR, CellOutcome.TIMEOUT, CellOutcome.CRASH)


@dataclass(frozen=True)
class ExerciseRow:
    """One exercise over the graded submissions.

    counts: students by outcome. share: points obtained over points possible, from 0 to 1; None
    where nobody could be graded.
    """

    name: str
    max_score: float
    counts: Mapping[ExerciseOutcome, int]
    share: float | None


@dataclass(frozen=True)
class CheckRow:
    """One fact, over the students who wrote its exercise and for whom it could be checked."""

    exercise: str
    fact: Text
    passed: int
    failed: int

    @property
    def share(self) -> float:
        return self.passed / (self.passed + self.failed)


@dataclass(frozen=True)
class MistakeRow:
    """A named mistake. also: the other keys of its class, which no input tells apart."""

    key: str
    also: tuple[str, ...]
    exercises: tuple[str, ...]  # where it was made, the most often first
    students: int
    levels: tuple[Text, ...]


def exercise_rows(reports: Iterable[Report]) -> list[ExerciseRow]:
    """In the order of the reports, which is the catalogue's."""
    found: dict[str, list[ExerciseResult]] = {}
    for report in graded(reports):
        for exercise in report.exercises:
            found.setdefault(exercise.name, []).append(exercise)
    rows = []
    for name, results in found.items():
        counts = Counter(exercise.outcome for exercise in results)
        counted = [e for e in results if e.outcome is not ExerciseOutcome.NOT_GRADED]
        possible = sum(e.max_score for e in counted)
        share = sum(e.score for e in counted) / possible if possible else None
        rows.append(ExerciseRow(name, max(e.max_score for e in results), counts, share))
    return rows


def check_rows(reports: Iterable[Report]) -> list[CheckRow]:
    """Each fact once an exercise: it holds for a student when every check of it passed."""
    counts: dict[tuple[str, Text], Counter[bool]] = {}
    for report in graded(reports):
        for exercise in report.exercises:
            if exercise.outcome is ExerciseOutcome.MISSING:
                continue
            for fact, holds in _facts(exercise.checks).items():
                counts.setdefault((exercise.name, fact), Counter())[holds] += 1
    return [CheckRow(name, fact, n[True], n[False]) for (name, fact), n in counts.items()]


def _facts(checks: Iterable[CheckResult]) -> dict[Text, bool]:
    holds: dict[Text, bool] = {}
    for check in checks:
        if check.outcome is CheckOutcome.NOT_GRADED:
            continue
        fact = check.fact or same(check.name)
        holds[fact] = holds.get(fact, True) and check.outcome is CheckOutcome.PASSED
    return holds


def mistake_rows(reports: Iterable[Report]) -> list[MistakeRow]:
    """The named mistakes, the most frequent first; a student counts once a key."""
    students: Counter[str] = Counter()
    exercises: dict[str, Counter[str]] = {}
    also: dict[str, dict[str, None]] = {}
    levels: dict[str, tuple[Text, ...]] = {}
    for report in graded(reports):
        made = set()
        for exercise in report.exercises:
            for hint in dict.fromkeys(check.hint for check in exercise.checks if check.hint):
                if (hint.key, exercise.name) not in made:
                    made.add((hint.key, exercise.name))
                    exercises.setdefault(hint.key, Counter())[exercise.name] += 1
                also.setdefault(hint.key, {}).update(dict.fromkeys(hint.also))
                levels.setdefault(hint.key, hint.levels)
        students.update({key for key, _ in made})
    return [
        MistakeRow(
            key,
            tuple(also[key]),
            tuple(n for n, _ in exercises[key].most_common()),
            count,
            levels[key],
        )
        for key, count in sorted(students.items(), key=lambda pair: (-pair[1], pair[0]))
    ]


def stopped_cells(report: Report) -> list[CellReport]:
    """The student's own cells that did not run to their end, in the file's order."""
    cells = [cell for cell in report.cells if cell.outcome in STOPPED and cell.index >= 0]
    return sorted(cells, key=lambda cell: cell.index)


def graded(reports: Iterable[Report]) -> list[Report]:
    return [report for report in reports if report.status is Status.GRADED]


def scores(reports: Sequence[Report]) -> list[float]:
    """The marks that count: of graded work and, as 0, of rejected work."""
    return [report.score for report in reports if report.status is not Status.NOT_GRADED]
