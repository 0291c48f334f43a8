"""How a hidden test says which exercise it belongs to and what fact it states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import pytest

from autograder.text import Text

Device = Literal["cpu", "gpu"]
EVERYWHERE: tuple[Device, ...] = ("cpu", "gpu")
CPU_ONLY: tuple[Device, ...] = ("cpu",)

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class CheckSpec:
    """The description of a check; `CheckResult` is what came of it.

    weight: share of the exercise's points, relative to its other checks, on each device.
    replayed: False for checks too expensive to be run against every known mistake.
    patience: how many times the usual limit one call of an expensive check may last.
    open_ended: many answers are right (a counterexample, a measure), so that a little noise on a
    right one proves nothing about the check.
    """

    exercise: str
    fact: Text
    weight: float = 1.0
    devices: tuple[Device, ...] = EVERYWHERE
    replayed: bool = True
    open_ended: bool = False
    patience: float = 1.0


def check(
    exercise: str,
    *,
    fr: str,
    en: str,
    weight: float = 1.0,
    devices: tuple[Device, ...] = EVERYWHERE,
    replayed: bool = True,
    open_ended: bool = False,
    patience: float = 1.0,
) -> Callable[[F], F]:
    """Mark a pytest test as a check of `exercise`.

    fr, en: the fact that the test states, one present-tense sentence that a student may read
    (it must give away no hidden input and no answer).
    The test may ask for the fixtures `student`, `reference`, `draw` and `device`, and may be
    parametrized; each parameter set is a check of its own, named `<test>-<id>`.
    """
    spec = CheckSpec(exercise, Text(fr, en), weight, devices, replayed, open_ended, patience)

    def mark(function: F) -> F:
        return pytest.mark.check.with_args(spec)(function)  # type: ignore[no-any-return]

    return mark
