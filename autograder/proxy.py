"""`student.<name>(...)` over a sandboxed process: what a hidden test calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from torch import Tensor

from autograder.course import Assignment
from autograder.errors import CheckFailed, ForbiddenUsed, StudentFault, StudentRaised
from autograder.sandbox.api import CallRequest
from autograder.session import Session
from autograder.student import Call, Recorded, StudentFunction, tensors_in
from autograder.text import Text


class SandboxedStudent:
    """A Student whose functions run in the child of `session`.

    record: every call as it was answered, for the diagnosis; sizes: the axis lengths of all
    arguments sent, which an error message may name.
    """

    def __init__(self, session: Session, assignment: Assignment, device: str) -> None:
        self._session, self._assignment = session, assignment
        self.device = device
        self.record: list[Recorded] = []
        self.sizes: set[int] = set()

    def __getattr__(self, name: str) -> StudentFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        return _SandboxedFunction(self, name)

    def _forbidden_in(self, name: str) -> frozenset[str]:
        for exercise in self._assignment.exercises:
            if name in exercise.names:
                return frozenset(exercise.forbidden)
        return frozenset()

    def _ask(
        self,
        name: str,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        upstream: Tensor | tuple[Tensor, ...] | None,
    ) -> Call:
        forbidden = self._forbidden_in(name)
        self.sizes.update(_sizes([args, kwargs]))
        request = CallRequest(
            target=name,
            args=args,
            kwargs=kwargs,
            upstream=upstream,
            device=self.device,
            record=bool(forbidden),
        )
        try:
            call = self._session.call(request)
        except StudentRaised as fault:
            raised = fault.raised
            self.record.append(Recorded(name, fault=f"{raised.type}: {raised.message}"))
            raise
        except StudentFault as fault:
            self.record.append(Recorded(name, fault=type(fault).__name__))
            raise
        used = call.facts.operators & (forbidden | {"tampered"})
        if forbidden and used:
            self.record.append(Recorded(name, fault="forbidden"))
            raise ForbiddenUsed(sorted(used))
        changed = bool(call.facts.changed)
        self.record.append(Recorded(name, call.value, call.gradients, changed=changed))
        if self.device == "gpu" and call.facts.device == "cpu":
            raise CheckFailed(
                Text(
                    "Les arguments sont sur le GPU mais ta réponse est restée sur le CPU.",
                    "The arguments are on the GPU but your answer stayed on the CPU.",
                )
            )
        return call


class _SandboxedFunction:
    def __init__(self, student: SandboxedStudent, name: str) -> None:
        self._student, self._name = student, name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._student._ask(self._name, args, kwargs, None).value

    def observe(self, *args: Any, **kwargs: Any) -> Call:
        return self._student._ask(self._name, args, kwargs, None)

    def gradients(
        self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any
    ) -> tuple[Any, tuple[Tensor | None, ...]]:
        call = self._student._ask(self._name, args, kwargs, upstream)
        return call.value, call.gradients


def _sizes(value: Any) -> Iterator[int]:
    for tensor in tensors_in(value):
        yield from tensor.shape
    if isinstance(value, np.ndarray):
        yield from value.shape
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _sizes(item)
    elif isinstance(value, dict):
        yield from _sizes(list(value.values()))
