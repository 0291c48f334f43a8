"""`student.<name>(...)` over a sandboxed process: what a hidden test calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from torch import Tensor

from autograder.course import Assignment
from autograder.errors import TAMPERED, CheckFailed, ForbiddenUsed, StudentFault, StudentRaised
from autograder.sandbox.api import CallRequest, Handle
from autograder.sandbox.api import Device as DeviceArgument
from autograder.session import Session
from autograder.student import (
    Call,
    Parameter,
    Recorded,
    StudentFunction,
    StudentObject,
    TorchLayer,
    shortened,
    tensors_in,
)
from autograder.text import Text


class SandboxedStudent:
    """A Student whose functions run in the child of `session`.

    record: every call as it was answered, for the diagnosis; sizes: the axis lengths of all
    arguments sent, which an error message may name.
    """

    def __init__(
        self, session: Session, assignment: Assignment, device: str, patience: float = 1.0
    ) -> None:
        self._session, self._assignment, self._patience = session, assignment, patience
        self.device = device
        self.record: list[Recorded] = []
        self.sizes: set[int] = set()

    def __getattr__(self, name: str) -> StudentFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        return _SandboxedFunction(self, name, CallRequest(name), self._forbidden_in(name))

    def torch_layer(self, layer: TorchLayer) -> StudentObject:
        arguments = (layer.kind, layer.sizes, dict(layer.options), dict(layer.state))
        request = CallRequest("@torch_layer", arguments, device=self.device)
        made = self._session.call(request).value
        if not isinstance(made, Handle):
            raise TypeError("no handle of the layer came back")
        return SandboxedObject(self, made, frozenset())

    def lent(self, value: Any) -> StudentObject:
        made = self._session.call(
            CallRequest("@lent", (value,), device=self.device, keep=True)
        ).value
        if not isinstance(made, Handle):
            raise TypeError("no handle of the value came back")
        return SandboxedObject(self, made, frozenset())

    def _forbidden_in(self, name: str) -> frozenset[str]:
        for exercise in self._assignment.exercises:
            if name in exercise.names:
                return frozenset(exercise.forbidden)
        return frozenset()

    def _ask(self, name: str, request: CallRequest, forbidden: frozenset[str]) -> Call:
        """One call in the child, recorded under `name`; handles come back as objects."""
        self.sizes.update(_sizes([request.args, dict(request.kwargs or {})]))
        request = replace(
            request,
            args=_handles(request.args),
            kwargs=_handles(dict(request.kwargs or {})),
            device=self.device,
            record=bool(forbidden),
        )
        try:
            call = self._session.call(request, self._patience)
        except StudentRaised as fault:
            raised = fault.raised
            self.record.append(Recorded(name, fault=f"{raised.type}: {raised.message}"))
            raise
        except StudentFault as fault:
            self.record.append(Recorded(name, fault=type(fault).__name__))
            raise
        used = call.facts.operators & (forbidden | {TAMPERED})
        if forbidden and used:
            self.record.append(Recorded(name, fault="forbidden"))
            raise ForbiddenUsed(sorted(used))
        # A module made from another of theirs must be where that one is: nobody moves it.
        new = isinstance(request.target, str) and not _holds_handle(
            [request.args, dict(request.kwargs or {})]
        )
        value = self._objects(call.value, forbidden, new=new)
        of_parameters = tuple(call.parameter_gradients.values())
        told = (value, *of_parameters) if of_parameters else value
        changed = bool(call.facts.changed)
        self.record.append(
            Recorded(name, shortened(told), shortened(call.gradients), changed=changed)
        )
        # A tensor without axes is a number, which mixes with tensors of any device.
        if self.device == "gpu" and call.facts.device == "cpu" and call.facts.strides:
            raise CheckFailed(
                Text(
                    "Les arguments sont sur le GPU mais ta réponse est restée sur le CPU.",
                    "The arguments are on the GPU but your answer stayed on the CPU.",
                )
            )
        return replace(call, value=value)

    def _objects(self, value: Any, forbidden: frozenset[str], *, new: bool = False) -> Any:
        """The value with objects for handles. new: modules among them were just constructed."""
        if isinstance(value, Handle):
            made = SandboxedObject(self, value, forbidden)
            if self.device == "gpu" and value.module and new:
                # As a training script would; what `.to` leaves behind is the student's mistake.
                to = CallRequest(value, (DeviceArgument("call"),), method="to", device="gpu")
                self._session.call(to)
            return made
        if isinstance(value, (tuple, list)):
            return type(value)(self._objects(item, forbidden, new=new) for item in value)
        return value


class _SandboxedFunction:
    """A name of the student's namespace, or a method of one of their objects."""

    def __init__(
        self,
        student: SandboxedStudent,
        name: str,
        request: CallRequest,
        forbidden: frozenset[str],
    ) -> None:
        self._student, self._name = student, name
        self._request, self._forbidden = request, forbidden

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.observe(*args, **kwargs).value

    def observe(self, *args: Any, **kwargs: Any) -> Call:
        request = replace(self._request, args=args, kwargs=kwargs)
        return self._student._ask(self._name, request, self._forbidden)

    def seeded(self, seed: int) -> StudentFunction:
        request = replace(self._request, seed=seed)
        return _SandboxedFunction(self._student, self._name, request, self._forbidden)

    def made(self, *args: Any, **kwargs: Any) -> StudentObject:
        request = replace(self._request, args=args, kwargs=kwargs, keep=True)
        made: StudentObject = self._student._ask(self._name, request, self._forbidden).value
        return made

    def gradients(
        self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any
    ) -> tuple[Any, tuple[Tensor | None, ...]]:
        call = self.backward(*args, upstream=upstream, **kwargs)
        return call.value, call.gradients

    def backward(self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any) -> Call:
        request = replace(self._request, args=args, kwargs=kwargs, upstream=upstream)
        return self._student._ask(self._name, request, self._forbidden)


class SandboxedObject(_SandboxedFunction):
    """A StudentObject in the child, known here by its handle."""

    def __init__(
        self, student: SandboxedStudent, handle: Handle, forbidden: frozenset[str]
    ) -> None:
        super().__init__(student, handle.type, CallRequest(handle), forbidden)
        self.handle = handle
        self.type = handle.type

    def __eq__(self, other: object) -> bool:  # as records are compared
        return getattr(other, "type", None) == self.type

    __hash__ = None  # type: ignore[assignment]

    def method(self, name: str) -> StudentFunction:
        request = CallRequest(self.handle, method=name)
        return _SandboxedFunction(self._student, f"{self.type}.{name}", request, self._forbidden)

    def read(self, path: str) -> Any:
        return self._quietly(CallRequest(self.handle, method=path, read=True))

    def state(self) -> dict[str, Tensor]:
        return self._named(self._quietly(CallRequest(self.handle, method="state_dict")))

    def load(self, state: Mapping[str, Tensor], *, strict: bool = True) -> None:
        request = CallRequest(self.handle, method="@load")
        name = f"{self.type}.load_state_dict"
        load = _SandboxedFunction(self._student, name, request, self._forbidden)
        load(dict(state), strict=strict)

    def parameters(self) -> dict[str, Parameter]:
        found = self._quietly(CallRequest(self.handle, method="@parameters"))
        if not isinstance(found, dict):
            return {}
        parameters = {}
        for name, told in found.items():
            match told:
                case (Tensor() as value, bool(trainable), tuple(names)):
                    parameters[str(name)] = Parameter(value, trainable, tuple(map(str, names)))
        return parameters

    def buffers(self) -> dict[str, Tensor]:
        return self._named(self._quietly(CallRequest(self.handle, method="@buffers")))

    def _named(self, found: Any) -> dict[str, Tensor]:
        if not isinstance(found, dict):
            return {}
        return {str(k): v for k, v in found.items() if isinstance(v, Tensor)}

    def _quietly(self, request: CallRequest) -> Any:
        """Look without leaving a trace in the record: looking is not one of the student's calls.

        Values come back wherever they are: a parameter on the gpu is no answer of theirs.
        """
        student = self._student
        call = student._session.call(replace(request, device=student.device))
        return student._objects(call.value, self._forbidden)


def _handles(value: Any) -> Any:
    """Arguments as they are sent: objects of the student's side by their handles."""
    if isinstance(value, SandboxedObject):
        return value.handle
    if isinstance(value, (tuple, list)):
        return type(value)(_handles(item) for item in value)
    if isinstance(value, dict):
        return {key: _handles(item) for key, item in value.items()}
    return value


def _holds_handle(value: Any) -> bool:
    if isinstance(value, (tuple, list)):
        return any(_holds_handle(item) for item in value)
    if isinstance(value, dict):
        return any(_holds_handle(item) for item in value.values())
    return isinstance(value, Handle)


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
