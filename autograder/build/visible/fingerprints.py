"""The data block of checks.py: inputs, expected values, and what known mistakes answer.

Numbers are rounded so that the file is the same whichever machine builds it.
"""

from __future__ import annotations

import importlib
import json
import math
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import torch
from torch import Tensor

from autograder.build.visible.spec import Call, VisibleCheck, VisibleExercise
from autograder.course import Assignment, Course, Exercise
from autograder.errors import AutograderError, UsageError
from autograder.mistakes import Mistake
from autograder.reference import load_reference, namespace_with
from autograder.text import Text

TOLERANCE = {torch.float64: 1e-6, torch.float32: 1e-5}
EXPECTED_DIGITS = 10  # far finer than any tolerance, coarser than what machines disagree about
KNOWN_DIGITS = 6
# What a known mistake may use besides the exercises of its assignment.
MISTAKE_IMPORTS = "import math\nimport numpy as np\nimport torch\nimport torch.nn.functional as F\n"
PRINTED_ERROR = 6e-5  # documents print 4 decimals


class VisibleCheckError(AutograderError):
    """The published inputs, the reference and the documents do not agree; the build stops."""


def visible_exercises(assignment: str) -> Mapping[str, VisibleExercise]:
    """The visible checks of an assignment, from `visible_<psN>.py`."""
    name = f"autograder.build.visible.visible_{assignment.split('_')[0]}"
    try:
        exercises: Mapping[str, VisibleExercise] = importlib.import_module(name).EXERCISES
    except ModuleNotFoundError as error:
        raise UsageError(f"{assignment} has no visible checks: {name} does not exist.") from error
    return exercises


def known_mistakes(course: Course, assignment: str) -> tuple[Mistake, ...]:
    """The registered mistakes of an assignment; none while it has no module of them."""
    name = f"{course.mistakes}.{assignment}"
    try:
        return tuple(importlib.import_module(name).MISTAKES.all)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return ()


def exercise_data(
    course: Course,
    assignment: Assignment,
    exercise: Exercise,
    visible: VisibleExercise,
    *,
    points: float,
) -> dict[str, Any]:
    """What checks.py knows of one exercise, without the known mistakes."""
    reference = load_reference(course, assignment.name)
    function = getattr(reference, exercise.name)
    return {
        "id": exercise.id,
        "assignment": assignment.name,
        "name": exercise.name,
        "names": list(exercise.names),
        "title": words(exercise.title),
        "points": float(points),
        "optional": exercise.optional,
        "forbidden": list(exercise.forbidden),
        "parameters": list(visible.parameters),
        "checks": [check_data(function, check) for check in visible.checks],
    }


def words(text: Text) -> dict[str, str]:
    return {"fr": text.fr, "en": text.en}


def check_data(function: Callable[..., Any], check: VisibleCheck) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": check.name,
        "kind": check.kind,
        "fact": words(check.fact),
        "tolerance": check.tolerance or max(TOLERANCE[t.dtype] for t in _tensors(check)),
        "calls": [call_data(function, check, call) for call in check.calls],
    }
    if check.note:
        data["note"] = words(check.note)
    return data


def call_data(function: Callable[..., Any], check: VisibleCheck, call: Call) -> dict[str, Any]:
    data: dict[str, Any] = {"args": [encode(a) for a in call.args]}
    if call.kwargs:
        data["kwargs"] = {name: encode(value) for name, value in call.kwargs.items()}
    if check.kind == "values":
        data["expected"] = encode(expected_value(function, check, call))
    elif check.kind == "gradient":
        data["upstream"] = {"tuple": [encode(u) for u in call.upstream]}
        data["expected"] = [encode(g) for g in expected_gradients(function, call)]
    elif check.kind == "raises":
        data["raises"] = call.raises
    return data


def expected_value(function: Callable[..., Any], check: VisibleCheck, call: Call) -> Any:
    """The reference's answer, in float64 unless overflow is the point; checked against print."""
    args, kwargs = call.args, dict(call.kwargs)
    if not check.exact:
        args = tuple(_double(a) for a in args)
        kwargs = {name: _double(value) for name, value in kwargs.items()}
    value = function(*args, **kwargs)
    if call.printed is not None:
        gap = float((value - torch.tensor(call.printed, dtype=value.dtype)).abs().max())
        if not gap <= PRINTED_ERROR:
            raise VisibleCheckError(
                f"visible check {check.name!r}: the reference is {gap:.2g} away from the value "
                "that the document prints."
            )
    return value


def expected_gradients(function: Callable[..., Any], call: Call) -> tuple[Tensor, ...]:
    args = [a.clone().requires_grad_() if isinstance(a, Tensor) else a for a in call.args]
    value = function(*args, **call.kwargs)
    outputs = value if isinstance(value, tuple) else (value,)
    leaves = [a for a in args if isinstance(a, Tensor)]
    return torch.autograd.grad(outputs, leaves, call.upstream)


def _tensors(check: VisibleCheck) -> list[Tensor]:
    values = [v for call in check.calls for v in (*call.args, *call.kwargs.values())]
    return [v for v in values if isinstance(v, Tensor)]


def _double(value: Any) -> Any:
    return value.double() if isinstance(value, Tensor) else value


def encode(value: Any) -> Any:
    """JSON of a published value: nan and infinities as strings, numbers rounded."""
    if isinstance(value, Tensor):
        plain = value.detach()
        # float32 inputs are written as the decimals that they were made from.
        digits = EXPECTED_DIGITS if plain.dtype == torch.float64 else 7
        numbers = rounded(plain.double().tolist(), digits)
        return {"tensor": numbers, "dtype": str(plain.dtype)[6:]}
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    return value


def rounded(numbers: Any, digits: int) -> Any:
    """Numbers to so many significant digits; what JSON cannot hold as a string."""
    if isinstance(numbers, list):
        return [rounded(n, digits) for n in numbers]
    if not math.isfinite(numbers):
        return str(float(numbers))
    short = float(f"{numbers:.{digits}g}")
    return 0.0 if short == 0 else short  # no minus zero


def mistake_data(
    template: ModuleType, reference: str, exercise: dict[str, Any], mistake: Mistake, level: int
) -> dict[str, Any]:
    """What the visible checks see of a known mistake: {"key", "levels", "seen": {check: digest}}.

    The template's own checks look at it, so that a student's answer is seen in the same way.
    reference: source of the assignment, since a mistake may call its other exercises.
    """
    program = namespace_with(MISTAKE_IMPORTS + reference, mistake.source())[mistake.exercise]
    seen = _digests(template, exercise, program)
    # float32 sums differ from machine to machine in their last digits: where the same trial in
    # float64 sees the same answer, its digits are the ones kept.
    single = [c for c in exercise["checks"] if c["name"] in seen and '"float32"' in json.dumps(c)]
    steady = _digests(template, {**exercise, "checks": _in_double(single)}, program)
    for name, digest in steady.items():
        if template._alike(seen[name], digest):
            seen[name] = {**seen[name], "first": digest["first"]}
    return {
        "key": mistake.key,
        "levels": [words(text) for text in mistake.levels[:level]],
        "seen": {name: _rounded_digest(digest) for name, digest in seen.items()},
    }


def _digests(
    template: ModuleType, exercise: dict[str, Any], program: Callable[..., Any]
) -> dict[str, Any]:
    verdicts = template._examine(exercise, program, template._Ear())
    return {v.name: v.seen for v in verdicts if v.outcome == template.FAILED}


def _in_double(data: Any) -> Any:
    if isinstance(data, dict):
        return {k: "float64" if v == "float32" else _in_double(v) for k, v in data.items()}
    return [_in_double(item) for item in data] if isinstance(data, list) else data


def _rounded_digest(digest: dict[str, Any]) -> dict[str, Any]:
    first = digest["first"]
    if not isinstance(first, dict) or "numbers" not in first:
        return digest
    first = {**first, "numbers": rounded(first["numbers"], KNOWN_DIGITS)}
    return {**digest, "first": first}


__all__ = [
    "VisibleCheckError",
    "exercise_data",
    "known_mistakes",
    "mistake_data",
    "visible_exercises",
    "words",
]
