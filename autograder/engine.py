"""Grade one submission: load, check, follow through, diagnose, report.

One engine serves one worker: it keeps a warm sandbox, the collected checks and the reference of
each assignment, and the replays of known mistakes, which depend on the secret seed alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Literal, get_args

import torch

from autograder.checking import Device
from autograder.collect import Check, collect_all, devices_of
from autograder.course import Assignment, Course, Exercise
from autograder.diagnosis import Observed, Replays, diagnose
from autograder.draw import Draw
from autograder.errors import CannotGrade, CheckFailed, StudentMissing
from autograder.followthrough import callees, definition_of, failed, needed
from autograder.messages import check_message, outcome_of
from autograder.mistakes import known_mistakes
from autograder.proxy import SandboxedStudent
from autograder.reference import load_reference, source_of
from autograder.sandbox.api import Sandbox
from autograder.sandbox.tiers import open_sandbox
from autograder.session import FATAL, Budget, Session
from autograder.settings import Settings, secret_seed
from autograder.text import Text
from autograder.values import (
    Cell,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Rejection,
    Report,
    Status,
    Submission,
)

DeviceChoice = Literal["all", "cpu", "gpu"]
# After so many deaths in one exercise, its remaining checks share the outcome without running.
_DEATHS = 2


@dataclass(frozen=True)
class _Loaded:
    """What the engine keeps of one assignment."""

    assignment: Assignment
    checks: tuple[Check, ...]
    reference: ModuleType
    replays: Replays
    # Checks and devices on which the reference itself fails here: a fault of ours.
    broken: frozenset[tuple[str, Device]]
    files: dict[str, str]

    def checks_of(self, exercise: Exercise) -> tuple[Check, ...]:
        return tuple(c for c in self.checks if c.spec.exercise in exercise.names)


class Engine:
    """Made by `open_engine`; grades any number of submissions, one after the other."""

    def __init__(
        self, course: Course, settings: Settings, sandbox: Sandbox, devices: DeviceChoice, seed: str
    ) -> None:
        self.course, self.settings, self.sandbox = course, settings, sandbox
        self._devices: tuple[Device, ...] = get_args(Device) if devices == "all" else (devices,)
        self.seed = seed
        self._loaded: dict[str, _Loaded] = {}

    @property
    def device_names(self) -> tuple[str, ...]:
        """The devices as reports name them: "cpu", "mock-gpu" or "cuda"."""
        return tuple(
            name
            for name in self.sandbox.devices
            if ("cpu" if name == "cpu" else "gpu") in self._devices
        )

    def grade(
        self,
        submission: Submission | Rejection,
        *,
        exercises: frozenset[str] | None = None,
        devices: tuple[Device, ...] | None = None,
    ) -> Report:
        """The report of one submission.

        exercises: only those names; all when None. devices: of the engine's, all when None.
        Raises CannotGrade when the sandbox cannot work any more; never for what a student did.
        """
        if isinstance(submission, Rejection):
            return self._rejected(submission)
        loaded = self.loaded(submission.assignment)
        wanted = [
            e for e in loaded.assignment.exercises if exercises is None or e.name in exercises
        ]
        devices = devices or self._devices
        limits = self.settings.limits
        budget = Budget(limits)
        with Session(self.sandbox, submission, loaded.files, limits, budget) as session:
            first = {
                e.name: self._exercise(e, loaded, submission, session, devices) for e in wanted
            }
            for called in self._called_too(wanted, first, submission, loaded.assignment):
                first[called.name] = self._exercise(called, loaded, submission, session, devices)
            cells, program = session.cells, session.program
        results = dict(first)
        for exercise in wanted:
            names = needed(exercise, first, submission, self.course, loaded.assignment)
            if names:
                sources = {n: definition_of(self.course, submission.assignment, n) for n in names}
                with Session(
                    self.sandbox, submission, loaded.files, limits, budget, sources, program
                ) as again:
                    second = self._exercise(exercise, loaded, submission, again, devices)
                if second.score > results[exercise.name].score:
                    results[exercise.name] = _followed(second, names)
        return Report(
            assignment=submission.assignment,
            file=submission.file,
            status=Status.GRADED,
            student=submission.student,
            sandbox=self.sandbox.tier,
            devices=self.device_names,
            cells=tuple(c for c in cells if c.index >= 0),
            exercises=tuple(results[e.name] for e in wanted),
            notes=submission.notes,
            attention=(*submission.attention, *_ungraded(results.values())),
        )

    def _called_too(
        self,
        wanted: Sequence[Exercise],
        results: Mapping[str, ExerciseResult],
        submission: Submission,
        assignment: Assignment,
    ) -> list[Exercise]:
        """Exercises that nobody asked for, but whose own marks decide follow-through marks."""
        called = {
            other.name: other
            for exercise in wanted
            if failed(results[exercise.name])
            for other in callees(exercise, submission, self.course, assignment)
        }
        return [other for name, other in called.items() if name not in results]

    def loaded(self, name: str) -> _Loaded:
        """The checks, reference and mistakes of an assignment, read once."""
        if name not in self._loaded:
            assignment = self.course.assignment(name)
            checks = collect_all(self.course.grader_files(name))
            reference = load_reference(self.course, name)
            replays = Replays(
                known_mistakes(self.course, name),
                source_of(self.course, name),
                reference,
                self.seed,
            )
            files = self._given_files(name)
            broken = self._broken(assignment, checks, reference, files)
            self._loaded[name] = _Loaded(assignment, checks, reference, replays, broken, files)
        return self._loaded[name]

    def _broken(
        self,
        assignment: Assignment,
        checks: Sequence[Check],
        reference: ModuleType,
        files: dict[str, str],
    ) -> frozenset[tuple[str, Device]]:
        """The checks that the reference does not pass in this very sandbox.

        Whatever makes it fail, a student would be failed by it too: those are left out.
        """
        source = Cell(0, source_of(self.course, assignment.name))
        submission = Submission(assignment.name, "reference.py", (source,))
        broken = set()
        with Session(self.sandbox, submission, files, self.settings.limits) as session:
            for check in checks:
                for device in devices_of(check, self._devices):
                    if not check.spec.replayed:
                        continue
                    student = SandboxedStudent(session, assignment, device)
                    if self._run(check, device, student, reference) is not None:
                        broken.add((check.name, device))
        return frozenset(broken)

    def _given_files(self, assignment: str) -> dict[str, str]:
        files = {}
        for name in self.course.given_files:
            for folder in (self.course.release / assignment, self.course.root / "assignments"):
                if (folder / name).is_file():
                    files[name] = (folder / name).read_text(encoding="utf-8")
                    break
        return files

    def _rejected(self, rejection: Rejection) -> Report:
        name = rejection.assignment
        exercises: tuple[ExerciseResult, ...] = ()
        if name is not None:
            exercises = tuple(
                ExerciseResult(
                    e.id,
                    e.name,
                    self.settings.points_of(self.course.assignment(name), e),
                    ExerciseOutcome.MISSING,
                    (),
                    optional=e.optional,
                )
                for e in self.course.assignment(name).exercises
            )
        return Report(
            assignment=name,
            file=rejection.file,
            status=Status.REJECTED,
            student=rejection.student,
            reason=rejection.reason,
            sandbox=self.sandbox.tier,
            devices=self.device_names,
            exercises=exercises,
        )

    # -- one exercise ------------------------------------------------------------------------

    def _exercise(
        self,
        exercise: Exercise,
        loaded: _Loaded,
        submission: Submission,
        session: Session,
        devices: tuple[Device, ...],
    ) -> ExerciseResult:
        checks = loaded.checks_of(exercise)
        results: list[CheckResult] = []
        observed: dict[tuple[str, str], Observed] = {}
        deaths: Counter[Device] = Counter()
        gone: dict[Device, Exception] = {}  # why the remaining checks of a device do not run
        for check in checks:
            for device in devices_of(check, devices):
                plain = CheckResult(
                    check.name, device, check.spec.weight, CheckOutcome.PASSED, fact=check.spec.fact
                )
                if (check.name, device) in loaded.broken:
                    results.append(replace(plain, outcome=CheckOutcome.NOT_GRADED))
                    continue
                patience = check.spec.patience
                student = SandboxedStudent(session, loaded.assignment, device, patience)
                fault = gone.get(device) or self._run(check, device, student, loaded.reference)
                if device not in gone:
                    observed[check.name, device] = Observed(tuple(student.record), fault is None)
                if fault is None:
                    results.append(plain)
                    continue
                if isinstance(fault, StudentMissing) and not fault.stub:
                    gone = dict.fromkeys(devices, fault)
                deaths[device] += isinstance(fault, FATAL)
                if deaths[device] >= _DEATHS:
                    gone[device] = fault
                told = check_message(fault, submission, frozenset(student.sizes))
                hint = fault.hint if isinstance(fault, CheckFailed) else None
                results.append(replace(plain, outcome=outcome_of(fault), message=told, hint=hint))
        hinted = diagnose(
            exercise.name, results, observed, {c.name: c for c in checks}, loaded.replays
        )
        points = self.settings.points_of(loaded.assignment, exercise)
        outcome, message = _outcome(exercise, hinted, observed, gone)
        return ExerciseResult(
            exercise.id, exercise.name, points, outcome, hinted, (), message, exercise.optional
        )

    def _run(
        self, check: Check, device: Device, student: SandboxedStudent, reference: ModuleType
    ) -> Exception | None:
        """None when the check passed, else what stopped it. CannotGrade is let through."""
        try:
            check.run(
                student=student,
                reference=reference,
                draw=Draw(self.seed, check.name),
                device=device,
            )
        except CannotGrade:
            raise
        except Exception as fault:
            # The reference passes this check, so whatever happened is about the answer.
            return fault
        return None


def _outcome(
    exercise: Exercise,
    results: Sequence[CheckResult],
    observed: dict[tuple[str, str], Observed],
    gone: Mapping[Device, Exception],
) -> tuple[ExerciseOutcome, Text | None]:
    graded = [r for r in results if r.outcome is not CheckOutcome.NOT_GRADED]
    if not graded:
        return ExerciseOutcome.NOT_GRADED, Text(
            "Cet exercice n'a pas pu être corrigé ; ce n'est pas de ta faute, "
            "et il n'entre pas dans le total.",
            "This exercise could not be graded; it is not your fault, "
            "and it does not count in the total.",
        )
    undefined = any(isinstance(fault, StudentMissing) and not fault.stub for fault in gone.values())
    if undefined or _is_stub(observed):
        stub = not undefined
        return ExerciseOutcome.MISSING, check_message(
            StudentMissing(exercise.name, stub=stub), Submission("", "", ()), frozenset()
        )
    passed = sum(r.outcome is CheckOutcome.PASSED for r in graded)
    if passed == len(graded):
        return ExerciseOutcome.PASSED, None
    return (ExerciseOutcome.PARTIAL if passed else ExerciseOutcome.FAILED), None


def _is_stub(observed: dict[tuple[str, str], Observed]) -> bool:
    calls = [call for seen in observed.values() for call in seen.calls]
    return bool(calls) and all(call.fault == StudentMissing.__name__ for call in calls)


def _followed(result: ExerciseResult, names: Sequence[str]) -> ExerciseResult:
    listed = ", ".join(f"`{name}`" for name in names)
    return replace(
        result,
        substituted=tuple(names),
        message=Text(
            f"Corrigé une seconde fois avec la version de référence de {listed}, qui est "
            "comptée à part : tu gardes les points que ton code mérite.",
            f"Checked a second time with the reference version of {listed}, which is marked "
            "on its own: you keep the points that your code deserves.",
        ),
    )


def _ungraded(results: Iterable[ExerciseResult]) -> Iterator[str]:
    """What the instructor must know: checks that we could not run."""
    for result in results:
        count = sum(c.outcome is CheckOutcome.NOT_GRADED for c in result.checks)
        if count:
            yield f"{result.name}: {count} checks could not be graded on this machine"


@contextmanager
def open_engine(
    course: Course,
    settings: Settings,
    *,
    devices: DeviceChoice = "all",
    own_code: bool = False,
    unsafe: bool = False,
    tier: str = "auto",
    seed: str | None = None,
) -> Iterator[Engine]:
    """An engine with a warm sandbox, closed at the end.

    own_code: a plain child process will do where nothing isolates; unsafe: the same for other
    people's code, on the instructor's word. seed: of the hidden inputs; the course's by default.
    Raises CannotGrade when no sandbox can be had.
    """
    # Checks compare tensors of a few numbers: threads would only wait for each other.
    torch.set_num_threads(1)
    sandbox = open_sandbox(tier=tier, devices=devices, own_code=own_code, unsafe=unsafe)
    try:
        yield Engine(course, settings, sandbox, devices, seed or secret_seed(course.root))
    finally:
        sandbox.close()


__all__ = ["DeviceChoice", "Engine", "open_engine"]
