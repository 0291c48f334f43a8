"""Prove the graders: right programs pass, wrong ones fail and are named.

The solutions get full marks, the stubs zero, every known mistake loses points on its exercise
and is named by its key, every accepted variant gets full marks, and the reference with a little
noise on its values fails every single check (so that no check passes by facts alone).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
import torch
from torch import Tensor, nn

from autograder.build.regions import clear
from autograder.checking import Device
from autograder.collect import Check
from autograder.course import Assignment, Course
from autograder.draw import Draw
from autograder.engine import Engine
from autograder.errors import UsageError
from autograder.mistakes import Mistake, known_mistakes
from autograder.reference import source_of
from autograder.student import LocalStudent
from autograder.values import Cell, CheckOutcome, ExerciseResult, Report, Submission

Kind = Literal["solution", "stub", "mistake", "accepted", "wrong", "noise"]


@dataclass(frozen=True)
class Row:
    """One program and what became of it.

    share: the exercise's score over its points; named: keys that the report gave, best first;
    problem: "" when all is as it must be, else what is wrong, in a sentence.
    """

    kind: Kind
    exercise: str
    program: str
    share: float
    named: tuple[str, ...] = ()
    key: str = ""
    problem: str = ""

    @property
    def ok(self) -> bool:
        return not self.problem


@dataclass(frozen=True)
class Matrix:
    assignment: str
    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        return all(row.ok for row in self.rows)

    @property
    def problems(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if not row.ok)


def verify(
    engine: Engine,
    assignment_name: str,
    *,
    programs: Path | None = None,
    every: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Matrix:
    """Run every program of an assignment through the engine.

    programs: the folder that holds accepted/<assignment>/ and wrong/<assignment>/, by default
    `tests` of the course; files are named <exercise>__<style>.py. every: of known mistakes and
    wrong programs, run one in so many; solutions, stubs, right programs and noise are all run.
    """
    course = engine.course
    assignment = course.assignment(assignment_name)
    source = source_of(course, assignment_name)
    programs = programs or course.root / "tests"
    mistakes = known_mistakes(course, assignment_name)
    accepted = list(_files(programs / "accepted" / assignment_name, assignment))
    wrong = list(_files(programs / "wrong" / assignment_name, assignment))[::every]
    total = 3 + len(mistakes[::every]) + len(accepted) + len(wrong)
    rows: list[Row] = []

    def add(*new: Row) -> None:
        rows.extend(new)
        progress(min(len(rows), total), total)

    add(*_solution(engine, assignment, source))
    add(*_stubs(engine, assignment, source))
    for mistake in mistakes[::every]:
        add(
            _settled(
                engine,
                assignment,
                source,
                mistake.source(),
                mistake.exercise,
                functools.partial(_mistake_row, mistake, mistakes),
            )
        )
    for exercise, path in accepted:
        report = _graded(engine, assignment, source, path.read_text("utf-8"), exercise)
        add(_accepted_row(path, report.exercises[0]))
    for exercise, path in wrong:
        program, row = path.read_text("utf-8"), functools.partial(_wrong_row, path)
        add(_settled(engine, assignment, source, program, exercise, row))
    add(*_noise(engine, assignment))
    return Matrix(assignment_name, tuple(rows))


def _files(folder: Path, assignment: Assignment) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.glob("*.py")):
        name = path.stem.partition("__")[0]
        try:
            yield assignment.exercise(name).name, path
        except KeyError:
            raise UsageError(f"{path}: {name} is no exercise of {assignment.name}.") from None


def _graded(
    engine: Engine,
    assignment: Assignment,
    source: str,
    program: str,
    exercise: str,
    devices: tuple[Device, ...] | None = None,
) -> Report:
    cells = (Cell(0, source), Cell(1, program))
    submission = Submission(assignment.name, f"{exercise}.py", cells)
    return engine.grade(submission, exercises=frozenset({exercise}), devices=devices)


def _settled(
    engine: Engine,
    assignment: Assignment,
    source: str,
    program: str,
    exercise: str,
    row: Callable[[ExerciseResult], Row],
) -> Row:
    """The row of a wrong program: what fails on the CPU, and is named, needs no second device."""
    found = row(_graded(engine, assignment, source, program, exercise, ("cpu",)).exercises[0])
    if found.ok:
        return found
    return row(_graded(engine, assignment, source, program, exercise).exercises[0])


def _share(result: ExerciseResult) -> float:
    if not result.max_score:
        passed = [c.outcome is CheckOutcome.PASSED for c in result.checks]
        return sum(passed) / max(1, len(passed))
    return result.score / result.max_score


def _failures(result: ExerciseResult) -> str:
    names = [
        f"{c.name}[{c.device}] {c.outcome}"
        for c in result.checks
        if c.outcome is not CheckOutcome.PASSED
    ]
    return ", ".join(names[:4]) + (" …" if len(names) > 4 else "")


def _solution(engine: Engine, assignment: Assignment, source: str) -> list[Row]:
    report = engine.grade(Submission(assignment.name, "solution.py", (Cell(0, source),)))
    rows = []
    for result in report.exercises:
        problem = ""
        if not result.checks:
            problem = "no check at all"
        elif _failures(result):
            problem = f"the solution fails: {_failures(result)}"
        rows.append(Row("solution", result.name, "solution", _share(result), problem=problem))
    return rows


def _stubs(engine: Engine, assignment: Assignment, source: str) -> list[Row]:
    stubs = clear(source)
    report = engine.grade(Submission(assignment.name, "stubs.py", (Cell(0, stubs),)))
    return [
        Row(
            "stub",
            result.name,
            "stub",
            _share(result),
            problem="a stub earns points" if _share(result) else "",
        )
        for result in report.exercises
    ]


def named_keys(result: ExerciseResult) -> tuple[str, ...]:
    """The keys that the report names for an exercise, in order, the main one first."""
    keys: list[str] = []
    for check in result.checks:
        if check.hint is not None:
            keys += [check.hint.key, *check.hint.also]
    return tuple(dict.fromkeys(keys))


def _mistake_row(mistake: Mistake, mistakes: Sequence[Mistake], result: ExerciseResult) -> Row:
    named = named_keys(result)
    family = {m.key for m in mistakes if m.family and m.family == mistake.family}
    problem = ""
    if _share(result) >= 1:
        problem = "a known mistake gets full marks"
    elif not {mistake.key, *family} & set(named):
        problem = "not named by its key; failed: " + _failures(result)
    return Row(
        "mistake", mistake.exercise, mistake.variant, _share(result), named, mistake.key, problem
    )


def _accepted_row(path: Path, result: ExerciseResult) -> Row:
    style = path.stem.partition("__")[2]
    problem = ""
    if _share(result) < 1:
        problem = f"a right program fails: {_failures(result)}"
    return Row("accepted", result.name, style, _share(result), named_keys(result), problem=problem)


def _wrong_row(path: Path, result: ExerciseResult) -> Row:
    what = path.stem.partition("__")[2]
    problem = "a wrong program gets full marks" if _share(result) >= 1 else ""
    return Row("wrong", result.name, what, _share(result), named_keys(result), problem=problem)


def _noise(engine: Engine, assignment: Assignment) -> list[Row]:
    """Every check must fail on the reference with one percent of noise on its numbers."""
    loaded = engine.loaded(assignment.name)
    rows = []
    for exercise in assignment.exercises:
        blind = [
            check.name
            for check in loaded.checks_of(exercise)
            if check.spec.replayed
            and not check.spec.open_ended
            and _passes_with_noise(engine, check, exercise.names)
        ]
        problem = f"passes whatever the values are: {', '.join(blind)}" if blind else ""
        rows.append(Row("noise", exercise.name, "1 % of noise", 0.0, problem=problem))
    return rows


def _passes_with_noise(engine: Engine, check: Check, names: tuple[str, ...]) -> bool:
    loaded = engine.loaded(_assignment_of(engine.course, names))
    namespace: dict[str, Any] = dict(vars(loaded.reference))
    for name in names:
        namespace[name] = _noisy(namespace[name])
    try:
        check.run(
            student=LocalStudent(namespace),
            reference=loaded.reference,
            draw=Draw(engine.seed, check.name),
            device="cpu",
        )
    except Exception:
        return False
    return True


def _assignment_of(course: Course, names: tuple[str, ...]) -> str:
    return next(a.name for a in course.assignments if names[0] in a.defined_names)


def _noisy(function: Callable[..., Any]) -> Callable[..., Any]:
    def noisy(*args: Any, **kwargs: Any) -> Any:
        value = function(*args, **kwargs)
        if value is None:  # what it did, it did to its arguments
            for module in (a for a in (*args, *kwargs.values()) if isinstance(a, nn.Module)):
                with torch.no_grad():
                    for parameter in module.parameters():
                        parameter.mul_(1.01).add_(0.003)
        return _perturbed(value)

    return noisy


def _perturbed(value: Any) -> Any:
    if isinstance(value, (Tensor, np.ndarray)):
        return value * 1.01 + 0.003
    if isinstance(value, float):
        return value * 1.01 + 0.003
    if isinstance(value, int) and not isinstance(value, bool):
        return value + max(1, abs(value) // 100)  # the least that moves a whole number
    if isinstance(value, nn.Module):
        value.forward = _noisy(value.forward)
        return value
    if isinstance(value, (tuple, list)):
        return type(value)(_perturbed(item) for item in value)
    if isinstance(value, Mapping):
        return {key: _perturbed(item) for key, item in value.items()}
    if hasattr(value, "__dict__") and not callable(value):  # an object: what its methods give
        for name in vars(type(value)):
            method = getattr(value, name)
            if not name.startswith("_") and callable(method):
                setattr(value, name, _noisy(method))
    return value
