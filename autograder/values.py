"""The values that flow from a submission to a report: frozen, one direction.

submission -> admitted -> loaded -> check results -> report -> renderings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from autograder.text import Text


class CheckOutcome(StrEnum):
    """What happened to one check. Only PASSED earns points."""

    PASSED = "passed"
    FAILED = "failed"  # the values, or a fact about them, are wrong
    ERROR = "error"  # the student's code raised, or answered nonsense
    TIMEOUT = "timeout"
    CRASH = "crash"
    OUT_OF_MEMORY = "out_of_memory"
    FORBIDDEN = "forbidden"  # a forbidden shortcut ran
    NOT_GRADED = "not_graded"  # a fault of ours: left out of the total weight


class ExerciseOutcome(StrEnum):
    PASSED = "passed"
    PARTIAL = "partial"
    FAILED = "failed"
    MISSING = "missing"  # not defined, or still a stub
    NOT_GRADED = "not_graded"


class CellOutcome(StrEnum):
    OK = "ok"
    ERROR = "error"
    TIMEOUT = "timeout"
    CRASH = "crash"
    SKIPPED = "skipped"


class Status(StrEnum):
    GRADED = "graded"
    REJECTED = "rejected"  # unreadable: score 0, with a reason that a student can act on
    NOT_GRADED = "not_graded"  # a fault of ours


CellKind = Literal["student", "given", "course", "check", "shell"]


@dataclass(frozen=True)
class Cell:
    """One piece of code of a submission.

    kind: "student" code runs; "given" is the student's copy of a given cell and "course" the
    course's own copy, run right after it; "check" cells are never run; "shell" cells
    (`!pip ...`) are skipped with a note.
    """

    index: int  # position in the student's file, from 0; -1 for the course's cells
    source: str
    kind: CellKind = "student"
    name: str | None = None  # grade_id, where the file has one
    first_line: int = 1  # line of the file where the cell starts (.py submissions)


@dataclass(frozen=True)
class Submission:
    """A file that could be read: its cells in running order."""

    assignment: str
    file: str  # name of the file, without directories
    cells: tuple[Cell, ...]
    student: str | None = None
    notes: tuple[Text, ...] = ()  # what admission did that the student should know
    attention: tuple[str, ...] = ()  # flags for the instructor; they take no points


@dataclass(frozen=True)
class Rejection:
    """A file that cannot be graded, and why, in words that a student can act on."""

    file: str
    reason: Text
    assignment: str | None = None
    student: str | None = None


@dataclass(frozen=True)
class Hint:
    """A recognised mistake. levels: the idea, the place, nearly the code."""

    key: str
    levels: tuple[Text, Text, Text]
    also: tuple[str, ...] = ()  # other keys of the same class: no input tells them apart


@dataclass(frozen=True)
class CheckResult:
    name: str
    device: str  # "cpu" or "gpu"
    weight: float
    outcome: CheckOutcome
    message: Text | None = None
    hint: Hint | None = None
    fact: Text | None = None  # what the check verifies, in one sentence


@dataclass(frozen=True)
class CellReport:
    index: int
    outcome: CellOutcome
    message: Text | None = None
    output: str = ""  # the student's own output while loading, bounded
    first_line: str = ""  # of its source, by which a student knows the cell again


@dataclass(frozen=True)
class ExerciseResult:
    id: str
    name: str
    max_score: float
    outcome: ExerciseOutcome
    checks: tuple[CheckResult, ...]
    substituted: tuple[str, ...] = ()
    message: Text | None = None
    optional: bool = False
    stopped: CellReport | None = None  # the cell that should define it, where that one failed

    @property
    def score(self) -> float:
        """Points times the passed weight over the total weight, ungraded checks left out."""
        graded = [c for c in self.checks if c.outcome is not CheckOutcome.NOT_GRADED]
        total = sum(c.weight for c in graded)
        if not total:
            return 0.0
        passed = sum(c.weight for c in graded if c.outcome is CheckOutcome.PASSED)
        return self.max_score * passed / total


@dataclass(frozen=True)
class Report:
    """Everything that is known about one submission; renderings are functions of it."""

    assignment: str | None
    file: str
    status: Status
    student: str | None = None
    reason: Text | None = None
    sandbox: str | None = None
    devices: tuple[str, ...] = ()
    cells: tuple[CellReport, ...] = ()
    exercises: tuple[ExerciseResult, ...] = ()
    notes: tuple[Text, ...] = ()
    attention: tuple[str, ...] = field(default=())

    @property
    def score(self) -> float:
        return sum(e.score for e in self.exercises)

    @property
    def max_score(self) -> float:
        return sum(e.max_score for e in self.exercises)
