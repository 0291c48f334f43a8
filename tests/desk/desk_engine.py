"""An engine without a sandbox: a function that is written passes, a stub fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from autograder.catalogue import PS1
from autograder.text import Text
from autograder.values import (
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Rejection,
    Report,
    Status,
    Submission,
)

FACT = Text("Les valeurs du document.", "The document's values.")


@dataclass(frozen=True)
class FakeEngine:
    """log: where it notes whom it has graded. FAULT in a file is a fault of ours."""

    log: Path

    def grade(self, submission: Submission | Rejection) -> Report:
        with self.log.open("a") as log:
            log.write(f"{submission.student}\n")
        if isinstance(submission, Rejection):
            return Report(
                submission.assignment,
                submission.file,
                Status.REJECTED,
                submission.student,
                submission.reason,
            )
        sources = [c.source for c in submission.cells if c.kind == "student"]
        if any("FAULT" in source for source in sources):
            raise RuntimeError("a fault of ours")
        exercises = tuple(self._exercise(e.id, e.name, e.points, sources) for e in PS1.exercises)
        return Report(
            submission.assignment,
            submission.file,
            Status.GRADED,
            submission.student,
            exercises=exercises,
        )

    def _exercise(
        self, number: str, name: str, points: float, sources: list[str]
    ) -> ExerciseResult:
        own = [source for source in sources if f"def {name}(" in source]
        right = bool(own) and "NotImplementedError" not in own[-1]
        outcome = CheckOutcome.PASSED if right else CheckOutcome.FAILED
        checks = (
            CheckResult("document", "cpu", 1.0, outcome, fact=FACT),
            # A third of the points is not a round number.
            CheckResult("other", "cpu", 2.0, outcome, fact=FACT),
        )
        whole = ExerciseOutcome.PASSED if right else ExerciseOutcome.FAILED
        return ExerciseResult(number, name, points, whole, checks)


@dataclass(frozen=True)
class Opener:
    """Sent to workers as a value."""

    log: Path

    @contextmanager
    def _open(self) -> Iterator[FakeEngine]:
        yield FakeEngine(self.log)

    def __call__(self):
        return self._open()
