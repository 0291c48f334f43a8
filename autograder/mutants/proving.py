"""Grade mutants: by the hidden checks in this process, then what survives in the sandbox."""

from __future__ import annotations

import signal
import tomllib
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

from autograder.collect import Check, collect_all
from autograder.course import Course
from autograder.draw import Draw
from autograder.engine import Engine
from autograder.errors import UsageError
from autograder.mutants.making import Mutant
from autograder.reference import namespace_with, source_of
from autograder.student import LocalStudent
from autograder.values import Cell, CheckOutcome, Submission

_CHECK_S = 10.0


class _Late(BaseException):
    """A check that does not end. Not an Exception: those a check takes for the student's."""


class LocalJudge:
    """The hidden checks of an assignment on the CPU, without a sandbox: the solutions are ours."""

    def __init__(self, course: Course, assignment: str, seed: str) -> None:
        self._source = source_of(course, assignment)
        self._seed = seed
        self._reference = SimpleNamespace(**namespace_with(self._source, ""))
        checks = collect_all(course.grader_files(assignment))
        names = {name: e.name for e in course.assignment(assignment).exercises for name in e.names}
        self._checks: dict[str, list[Check]] = {}
        for check in checks:
            local = check.spec.replayed and "cpu" in check.spec.devices
            # What only a sandbox can show, the solution itself does not pass here.
            if local and self._passes(check, vars(self._reference)):
                self._checks.setdefault(names[check.spec.exercise], []).append(check)

    def killer(self, mutant: Mutant) -> str | None:
        """The first check that a mutant fails; None when it passes them all."""
        try:
            with _quiet(), _limited():
                namespace = namespace_with(self._source, mutant.source)
        except (Exception, _Late):
            return "definition"
        checks = self._checks.get(mutant.exercise, [])
        for check in checks:
            if not self._passes(check, namespace):
                # What kills one kills its neighbours: it is asked first from now on.
                checks.remove(check)
                checks.insert(0, check)
                return check.name
        return None

    def _passes(self, check: Check, namespace: Mapping[str, Any]) -> bool:
        try:
            with _quiet(), _limited():
                check.run(
                    student=LocalStudent(namespace),
                    reference=self._reference,
                    draw=Draw(self._seed, check.name),
                    device="cpu",
                )
        except (Exception, _Late):
            return False
        return True


@contextmanager
def _quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@contextmanager
def _limited() -> Iterator[None]:
    def late(number: int, frame: FrameType | None) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, _CHECK_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def killed_in_sandbox(engine: Engine, assignment: str, mutant: Mutant) -> str | None:
    """The first check, with its device, that a mutant fails as a submission; None of a survivor."""
    cells = (Cell(0, source_of(engine.course, assignment)), Cell(1, mutant.source))
    submission = Submission(assignment, f"{mutant.exercise}.py", cells)
    report = engine.grade(submission, exercises=frozenset({mutant.exercise}))
    for check in report.exercises[0].checks:
        # What the solution itself does not pass here says nothing of a mutant.
        if check.outcome not in (CheckOutcome.PASSED, CheckOutcome.NOT_GRADED):
            return f"{check.name} [{check.device}]"
    return None


@dataclass(frozen=True)
class Verdict:
    """What became of the mutants of an assignment.

    survivors: neither killed nor listed. listed: alive, with a reason. needless: entries of the
    list whose mutant is killed or is not made any more.
    """

    made: int
    killed: int
    killed_by_sandbox: int
    survivors: tuple[Mutant, ...]
    listed: tuple[Mutant, ...]
    needless: tuple[tuple[str, str, str], ...]

    @property
    def ok(self) -> bool:
        return not self.survivors and not self.needless


def prove(
    made: Iterable[Mutant],
    locally: Callable[[Mutant], str | None],
    in_sandbox: Callable[[Mutant], str | None],
    reasons: Mapping[tuple[str, str, str], str],
    progress: Callable[[Mutant, str], None] = lambda mutant, fate: None,
) -> Verdict:
    """Try every mutant; the sandbox sees what the local checks let pass.

    reasons: of the mutants that compute the same, by identity.
    """
    count = killed = by_sandbox = 0
    alive: list[Mutant] = []
    for mutant in made:
        count += 1
        fate = locally(mutant)
        if fate is not None:
            killed += 1
        elif (fate := in_sandbox(mutant)) is not None:
            by_sandbox += 1
        else:
            alive.append(mutant)
        progress(mutant, fate or "")
    living = {mutant.identity for mutant in alive}
    return Verdict(
        count,
        killed,
        by_sandbox,
        tuple(m for m in alive if m.identity not in reasons),
        tuple(m for m in alive if m.identity in reasons),
        tuple(identity for identity in reasons if identity not in living),
    )


def read_reasons(path: Path) -> dict[tuple[str, str, str], str]:
    """Why mutants compute the same, by identity; none where there is no file.

    A table `[[equivalent]]` has `exercise`, `before`, `after` (one change or a list of them) and
    `reason`. Raises UsageError for any other.
    """
    if not path.is_file():
        return {}
    reasons: dict[tuple[str, str, str], str] = {}
    for number, entry in enumerate(tomllib.loads(path.read_text("utf-8"))["equivalent"], start=1):
        after = entry.get("after")
        changes = [after] if isinstance(after, str) else after
        fields = [entry.get(name) for name in ("exercise", "before", "reason")]
        if not changes or not all(isinstance(field, str) and field for field in fields):
            raise UsageError(
                f"{path}, entry {number}: exercise, before, after and reason are expected."
            )
        for change in changes:
            reasons[entry["exercise"], entry["before"], change] = entry["reason"]
    return reasons
