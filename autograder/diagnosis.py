"""Which known mistake gives the same answers? Replay the hidden checks against each of them.

The check that a student failed is run again, here, against every known mistake of the exercise
with the same hidden inputs. The mistake that answers the same is the diagnosis. Mistakes that
answer the same everywhere cannot be told apart: they are named together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from torch import Tensor

from autograder.collect import Check
from autograder.draw import Draw
from autograder.mistakes import Mistake
from autograder.proxy import SandboxedObject
from autograder.reference import namespace_with
from autograder.student import LocalObject, LocalStudent, Recorded
from autograder.text import Text
from autograder.values import CheckOutcome, CheckResult, Hint


@dataclass(frozen=True)
class Observed:
    """What happened when one check ran: its calls, and whether it passed."""

    calls: tuple[Recorded, ...]
    passed: bool


class Replays:
    """Known mistakes of an assignment, replayed on demand; hidden inputs are fixed by the seed."""

    def __init__(
        self, mistakes: Sequence[Mistake], reference_source: str, reference: Any, secret: str
    ) -> None:
        self._mistakes = tuple(mistakes)
        self._source, self._reference, self._secret = reference_source, reference, secret
        self._namespaces: dict[str, Mapping[str, Any]] = {}
        self._observed: dict[tuple[str, str], Observed] = {}

    def of(self, exercise: str) -> tuple[Mistake, ...]:
        return tuple(m for m in self._mistakes if m.exercise == exercise)

    def observe(self, mistake: Mistake, check: Check) -> Observed:
        key = (mistake.name, check.name)
        if key not in self._observed:
            student = LocalStudent(self._namespace(mistake))
            draw = Draw(self._secret, check.name)
            try:
                check.run(student=student, reference=self._reference, draw=draw, device="cpu")
                passed = True
            except Exception:
                passed = False
            self._observed[key] = Observed(tuple(student.record), passed)
        return self._observed[key]

    def _namespace(self, mistake: Mistake) -> Mapping[str, Any]:
        if mistake.name not in self._namespaces:
            self._namespaces[mistake.name] = namespace_with(self._source, mistake.source())
        return self._namespaces[mistake.name]


def diagnose(
    exercise: str,
    results: Sequence[CheckResult],
    observed: Mapping[tuple[str, str], Observed],
    checks: Mapping[str, Check],
    replays: Replays,
) -> tuple[CheckResult, ...]:
    """The same results, with a hint on each failed check that a known mistake explains.

    observed: by (check name, device). A mistake that fails a check which the student passes is
    ruled out; of the others, the one that agrees on more of the exercise's checks is preferred.
    A check that fails on the gpu alone is about the device, not about the values.
    """
    failed = [r for r in results if r.outcome in _DIAGNOSED]
    if not failed:
        return tuple(results)
    replayed = {key: seen for key, seen in observed.items() if checks[key[0]].spec.replayed}
    agreement: dict[str, set[tuple[str, str]]] = {}
    candidates = []
    for mistake in replays.of(exercise):
        # Who passes what this mistake fails did not make it, whatever else agrees by chance.
        if any(
            seen.passed and not replays.observe(mistake, checks[key[0]]).passed
            for key, seen in replayed.items()
        ):
            continue
        candidates.append(mistake)
        agreement[mistake.name] = {
            key
            for key, seen in replayed.items()
            if alike(seen, replays.observe(mistake, checks[key[0]]))
        }
    hinted = [_hinted(result, candidates, agreement) for result in results]
    on_cpu = {r.name: r.hint for r in hinted if r.device == "cpu" and r.outcome in _DIAGNOSED}
    if all(hint is not None and _of_a_place(hint) for hint in on_cpu.values()):
        passed = {name for (name, device), seen in observed.items() if seen.passed}
        return tuple(
            replace(r, hint=_of_the_device(observed[r.name, r.device]))
            if _only_on_gpu(r, passed)
            else r
            for r in hinted
        )
    # What fails on the CPU otherwise has another cause, which may well explain the gpu too (a
    # variable of the notebook stays on the CPU): it is the first to mend, and names both.
    return tuple(
        replace(r, hint=on_cpu.get(r.name))
        if r.hint is None and r.device == "gpu" and r.outcome in _DIAGNOSED
        else r
        for r in hinted
    )


def _only_on_gpu(result: CheckResult, right_elsewhere: set[str]) -> bool:
    """The same check passed on the CPU: the values are right, the device is not."""
    return (
        result.device == "gpu"
        and result.outcome in (CheckOutcome.FAILED, CheckOutcome.ERROR)
        and result.name in right_elsewhere
    )


def _of_a_place(hint: Hint) -> bool:
    """It is about a tensor that does not follow its module: the same story as on the gpu."""
    return not {"MO-1", "MO-2"}.isdisjoint({hint.key, *hint.also})


def _of_the_device(seen: Observed) -> Hint:
    by_numpy = any("device type tensor to numpy" in call.fault for call in seen.calls)
    return NUMPY_ON_THE_CPU if by_numpy else LEFT_ON_THE_CPU


LEFT_ON_THE_CPU = Hint(
    "MO-2",
    (
        Text(
            "Juste sur le processeur, pas sur le GPU : où naissent les tenseurs que tu crées ?",
            "Right on the CPU, not on the GPU: where are the tensors that you create born?",
        ),
        Text(
            "Un tenseur créé dans ta fonction (`torch.zeros`, `torch.arange`, `torch.tensor`…) "
            "naît sur le processeur, même quand l'argument est sur le GPU.",
            "A tensor made in your function (`torch.zeros`, `torch.arange`, `torch.tensor`…) is "
            "born on the CPU, even when the argument is on the GPU.",
        ),
        Text(
            "Donne-lui l'appareil de l'argument, `device=x.device`, ou pars de l'argument : "
            "`x.new_zeros(…)`, `torch.zeros_like(x)`. Ne ramène pas ta réponse avec `.cpu()`.",
            "Give it the device of the argument, `device=x.device`, or start from the argument: "
            "`x.new_zeros(…)`, `torch.zeros_like(x)`. Do not bring your answer back with `.cpu()`.",
        ),
    ),
    also=("MO-1",),
)


NUMPY_ON_THE_CPU = Hint(
    "MO-2",
    (
        Text(
            "Juste sur le processeur, pas sur le GPU : quelle mémoire NumPy sait-il lire ?",
            "Right on the CPU, not on the GPU: whose memory can NumPy read?",
        ),
        Text(
            "`.numpy()` ne lit que la mémoire du processeur, et refuse un tenseur du GPU.",
            "`.numpy()` reads the memory of the CPU alone, and refuses a tensor of the GPU.",
        ),
        Text(
            "Reste en PyTorch d'un bout à l'autre (`.abs()`, `.max()`, `.item()`) : `.item()` "
            "rend un nombre, où que soit le tenseur.",
            "Stay in PyTorch from end to end (`.abs()`, `.max()`, `.item()`): `.item()` gives a "
            "number, wherever the tensor is.",
        ),
    ),
)


_DIAGNOSED = frozenset({CheckOutcome.FAILED, CheckOutcome.ERROR, CheckOutcome.FORBIDDEN})


def _hinted(
    result: CheckResult,
    candidates: Sequence[Mistake],
    agreement: Mapping[str, set[tuple[str, str]]],
) -> CheckResult:
    if result.outcome not in _DIAGNOSED or result.hint is not None:
        return result
    key = (result.name, result.device)
    matching = [m for m in candidates if key in agreement[m.name]]
    if not matching:
        return result
    best = max(len(agreement[m.name]) for m in matching)
    named = [m for m in matching if len(agreement[m.name]) == best]
    first = named[0]
    family = [m for m in candidates if m.family and m.family == first.family]
    also = tuple(dict.fromkeys(m.key for m in [*named, *family] if m.key != first.key))
    return replace(result, hint=Hint(first.key, first.levels, also))


def alike(one: Observed, other: Observed) -> bool:
    """Both failed, or both passed, with the same answers to the same calls."""
    return (
        one.passed == other.passed
        and len(one.calls) == len(other.calls)
        and all(_same_call(a, b) for a, b in zip(one.calls, other.calls, strict=True))
    )


def _same_call(a: Recorded, b: Recorded) -> bool:
    return (
        a.name == b.name
        and a.fault == b.fault
        and a.changed == b.changed
        and same_value(a.value, b.value)
        and same_value(a.gradients, b.gradients)
    )


def same_value(a: Any, b: Any) -> bool:
    """The same numbers up to rounding, in the same containers, shapes and dtypes."""
    if isinstance(a, Tensor) and isinstance(b, Tensor):
        if a.shape != b.shape or a.dtype != b.dtype:
            return False
        if not a.is_floating_point():
            return torch.equal(a, b)
        tolerance = 1e-4 if a.dtype is torch.float32 else 1e-6
        scale = b.detach().nan_to_num(0.0, 0.0, 0.0).abs()
        largest = float(scale.max()) if scale.numel() else 0.0
        return torch.allclose(a, b, rtol=0.0, atol=tolerance * (largest or 1.0), equal_nan=True)
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return a.dtype == b.dtype and same_value(torch.as_tensor(a), torch.as_tensor(b))
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
        return len(a) == len(b) and all(same_value(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return list(a) == list(b) and all(same_value(a[k], b[k]) for k in a)
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return _same_number(a, b)
    if isinstance(a, _OBJECTS) and isinstance(b, _OBJECTS):  # one there, the other here
        return bool(a == b)
    return type(a) is type(b) and a == b


def _same_number(a: float, b: float) -> bool:
    if a == b or (a != a and b != b):
        return True
    try:
        return abs(a - b) <= 1e-6 * max(1.0, abs(b))
    except OverflowError:  # a whole number too large for a float
        return False


_OBJECTS = (SandboxedObject, LocalObject)
