"""What a hidden test sees of a student's program, and the same over a local namespace.

A test calls `student.softmax_stable(x, dim=-1)` as if it were the function itself. Behind the
name is either a sandboxed process (`autograder.engine`), or, when a known mistake is replayed
for a diagnosis, an ordinary function of this process (`LocalStudent`).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import numpy as np
import torch
from torch import Tensor

from autograder.errors import RaisedException, StudentMissing, StudentRaised
from autograder.sandbox.runtime.language_model import lent_model, mode_of
from autograder.sandbox.runtime.wire import type_name


@dataclass(frozen=True)
class Facts:
    """What only the student's process can tell about a call. Gates: they never earn points.

    changed: names or positions of arguments whose content the call changed.
    shares_storage_with: the same, of arguments whose storage the result shares.
    device: "gpu" when every tensor of the result is there, else where the first other one is
    ("cpu"); "" when there is no tensor.
    strides: of the first tensor of the result.
    drew: names or positions of generator arguments whose state the call moved.
    left_training: of each GraderModel argument, in order, whether it is in training mode
    afterwards.
    """

    changed: tuple[str, ...] = ()
    shares_storage_with: tuple[str, ...] = ()
    operators: frozenset[str] = frozenset()
    device: str = ""
    strides: tuple[int, ...] = ()
    requires_grad: bool = False
    drew: tuple[str, ...] = ()
    left_training: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Call:
    """One answered call: its value, its gradients when they were asked for, its facts."""

    value: Any
    gradients: tuple[Tensor | None, ...] = ()
    facts: Facts = field(default_factory=Facts)
    # Of the called module's parameters by name, when gradients were asked for.
    parameter_gradients: Mapping[str, Tensor | None] = field(default_factory=dict)


class StudentFunction(Protocol):
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The value. Raises a StudentFault when there is none."""

    def observe(self, *args: Any, **kwargs: Any) -> Call:
        """The value with its facts."""

    def gradients(
        self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any
    ) -> tuple[Any, tuple[Tensor | None, ...]]:
        """The value, and the gradient for each positional tensor that requires grad.

        upstream: the gradient of a scalar loss with respect to the value (a tuple of them where
        the function returns a tuple). None stands where no gradient reached.
        """

    def seeded(self, seed: int) -> StudentFunction:
        """The same function, `torch.manual_seed(seed)` being called just before each call."""

    def made(self, *args: Any, **kwargs: Any) -> StudentObject:
        """The value as an object that stays on the student's side, whatever it is.

        Calling it is enough for a module or another callable; this is for the rest.
        """


class StudentObject(StudentFunction, Protocol):
    """A module (or another callable object) that lives on the student's side.

    Calling it calls it; a module constructed on a gpu check is moved there at once, as
    `.to(device)` would. `type` is the name of its class.
    """

    type: str

    def method(self, name: str) -> StudentFunction:
        """A method by (dotted) name: `sa.method("double")()`, `block.method("norm1.forward")`."""

    def read(self, path: str) -> Any:
        """An attribute by (dotted) name: a value, or a StudentObject."""

    def state(self) -> dict[str, Tensor]:
        """The state_dict, on the CPU, detached."""

    def load(self, state: Mapping[str, Tensor], *, strict: bool = True) -> None:
        """load_state_dict; the tensors are moved to the module's device.

        strict: False loads the names given and leaves the others as they are.
        """

    def parameters(self) -> dict[str, Parameter]:
        """Named parameters; one that is registered under several names stands under each."""

    def buffers(self) -> dict[str, Tensor]:
        """Named buffers."""

    def backward(self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any) -> Call:
        """A call with the gradients of its positional tensors and of its parameters."""


@dataclass(frozen=True, eq=False)
class GraderFunction:
    """A function of the grader's that a student's function gets as an argument.

    It runs here, on what the student's process sends. So only floating-point tensors of the
    shapes `accepts`, one for each positional argument, reach it, of that `dtype` where one is
    given; for anything else the student's call of it raises TypeError. Its result requires grad
    on the student's side when it does here.
    """

    function: Callable[..., Tensor]
    accepts: tuple[tuple[int, ...], ...]
    dtype: torch.dtype | None = None

    def objection(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
        """Why it does not take these arguments; "" when it does."""
        fits = len(args) == len(self.accepts) and all(
            isinstance(a, Tensor)
            and a.is_floating_point()
            and tuple(a.shape) == shape
            and self.dtype in (None, a.dtype)
            for a, shape in zip(args, self.accepts, strict=True)
        )
        if fits and not kwargs:
            return ""
        shapes = ", ".join(str(shape) for shape in self.accepts)
        kind = f" and dtype {str(self.dtype).removeprefix('torch.')}" if self.dtype else ""
        return f"this function takes positional tensors of shape {shapes}{kind} and nothing else"

    def __call__(self, *args: Any, **kwargs: Any) -> Tensor:
        objection = self.objection(args, kwargs)
        if objection:
            raise TypeError(objection)
        return self.function(*(a.detach() for a in args))


@dataclass(frozen=True)
class ModelCall:
    """One call of a GraderModel, as it came.

    ids: (b, t) int64. cached: how many tokens the caches held before; None without caches.
    training, grad: whether the model was in training mode, and gradients were recorded.
    """

    ids: Tensor
    cached: int | None
    training: bool
    grad: bool


@dataclass(frozen=True, eq=False)
class GraderModel:
    """A language model of the grader's as an argument, with the interface of the course's GPT.

    logits: (b, n) int64, a whole sequence -> (b, n, vocab_size); in training mode the answer is
    rolled by one token, so that a call in the wrong mode shows in what is generated.
    kind: "module" (an nn.Module, found in the mode `training`), "object" (forward and
    new_caches(), without a mode) or "function" (of ids alone).
    calls: every call that reached it, in order.
    """

    logits: Callable[[Tensor], Tensor]
    vocab_size: int
    context_length: int
    num_layers: int = 2
    kind: Literal["module", "object", "function"] = "module"
    training: bool = False
    calls: list[ModelCall] = field(default_factory=list)
    _sequences: dict[int, Tensor] = field(default_factory=dict)

    @property
    def sizes(self) -> tuple[int, int, int]:
        return self.vocab_size, self.context_length, self.num_layers

    def objection(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
        """Why it does not take these arguments; "" when it does."""
        match args:
            case (Tensor() as ids, int(number), int(start), bool(), bool()) if not kwargs:
                pass
            case _:
                return "this model takes ids and caches"
        if ids.dtype != torch.int64 or ids.dim() != 2 or ids.requires_grad:
            return "this model takes int64 ids of shape (b, t)"
        if ids.numel() and not 0 <= int(ids.min()) <= int(ids.max()) < self.vocab_size:
            return "index out of range in self"
        if not 0 <= start <= self.context_length - ids.shape[1]:
            return "more tokens than the context holds"
        if number >= 0 and start:
            seen = self._sequences.get(number)
            if seen is None or seen.shape[1] < start or seen.shape[0] != ids.shape[0]:
                return "the caches hold another batch than these ids"
        return ""

    def __call__(self, ids: Tensor, number: int, start: int, training: bool, grad: bool) -> Tensor:
        objection = self.objection((ids, number, start, training, grad), {})
        if objection:
            raise TypeError(objection)
        self.calls.append(ModelCall(ids.clone(), start if number >= 0 else None, training, grad))
        whole = ids
        if number >= 0:
            if start:
                whole = torch.cat([self._sequences[number][:, :start], ids], 1)
            self._sequences[number] = whole
        logits = self.logits(whole)[:, whole.shape[1] - ids.shape[1] :].detach()
        return logits.roll(1, -1) if training else logits


@dataclass(frozen=True)
class Device:
    """A device as an argument. name: "cpu", "gpu", or "call" for the device of the call."""

    name: str = "call"


@dataclass(frozen=True)
class Generator:
    """A torch.Generator as an argument, made on the device of the call."""

    seed: int


@dataclass(frozen=True)
class TorchLayer:
    """One of PyTorch's own layers, for `Student.torch_layer` to make on the student's side.

    kind: its name in torch.nn, one of TORCH_LAYERS. sizes, options: the arguments of its
    construction. state: its weights, all of them, whose dtype it takes.
    """

    kind: str
    sizes: tuple[int, ...]
    options: Mapping[str, Any]
    state: Mapping[str, Tensor]

    def __post_init__(self) -> None:
        if self.kind not in TORCH_LAYERS:
            raise ValueError(f"torch.nn.{self.kind} is not among {', '.join(TORCH_LAYERS)}")


# Those that an exercise is given; the student's process makes no other.
TORCH_LAYERS = ("TransformerEncoderLayer", "TransformerDecoderLayer")


@dataclass(frozen=True)
class Parameter:
    """A parameter of a student's module, as it stands.

    value: detached. trainable: an optimiser would take it and train it.
    names: all those under which it is registered, in order.
    """

    value: Tensor
    trainable: bool
    names: tuple[str, ...]


class Student(Protocol):
    """`student.<name>` is a StudentFunction; `student.device` is "cpu" or "gpu"."""

    device: str

    def __getattr__(self, name: str) -> StudentFunction: ...

    def torch_layer(self, layer: TorchLayer) -> StudentObject:
        """PyTorch's layer, in training mode, on the device: an argument for the student's code.

        What they do to it shows afterwards, in `state()` and the like. Making it is no call of
        theirs and leaves no trace in the record.
        """

    def lent(self, value: Any) -> StudentObject:
        """A value of the grader's that stays there from one call to the next, on the device.

        An argument crosses as a copy at each call; of this, what a call keeps can be changed
        afterwards: `lent.method("__getitem__").made(key)`. It leaves no trace in the record.
        """


@dataclass(frozen=True)
class Recorded:
    """One call as it was seen: by which name, and what came of it.

    `value` holds tensors, arrays, numbers and containers; `fault` is "type: message" of an
    exception; `changed` and the gradients are as in Call.
    """

    name: str
    value: Any = None
    gradients: tuple[Tensor | None, ...] = ()
    fault: str = ""
    changed: bool = False


_RECORDED_NUMBERS = 1 << 16


def shortened(value: Any) -> Any:
    """A value as it is worth remembering: a huge tensor by its shape and dtype alone."""
    if isinstance(value, Tensor) and value.numel() > _RECORDED_NUMBERS:
        return ("large", tuple(value.shape), str(value.dtype))
    if isinstance(value, (tuple, list)):
        return type(value)(shortened(item) for item in value)
    if isinstance(value, dict):
        return {key: shortened(item) for key, item in value.items()}
    return value


def tensors_in(value: Any) -> Iterator[Tensor]:
    """The tensors in a nest of tuples, lists and dicts, in order."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from tensors_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from tensors_in(item)


def fresh(value: Any) -> Any:
    """A copy of an argument that the callee may keep or spoil."""
    if isinstance(value, Tensor):
        copy = value.detach().clone()
        return copy.requires_grad_(value.requires_grad)
    if isinstance(value, LocalObject):
        # A child hands over a new dictionary with the same tensors, too.
        return dict(value.target) if type(value.target) is dict else value.target
    if isinstance(value, GraderFunction):
        return lambda *args, **kwargs: value(*args, **kwargs)  # a plain function, as in a child
    if isinstance(value, GraderModel):
        return lent_model(
            *(value.kind, value.sizes, value.training, value),
            on_device=lambda tensor: True,
            put=lambda tensor: tensor,
        )
    if isinstance(value, Device):
        return torch.device("cpu")
    if isinstance(value, Generator):
        return torch.Generator().manual_seed(value.seed)
    if isinstance(value, tuple):
        return tuple(fresh(item) for item in value)
    if isinstance(value, list):
        return [fresh(item) for item in value]
    if isinstance(value, dict):
        return {key: fresh(item) for key, item in value.items()}
    if hasattr(value, "copy") and hasattr(value, "dtype"):  # ndarray
        return value.copy()
    return value


def snapshot(value: Any) -> Any:
    """A copy of an argument to compare with later."""
    if isinstance(value, Tensor):
        return value.detach().clone()
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, torch.Generator):
        return value.get_state()
    if isinstance(value, (tuple, list)):
        return [snapshot(item) for item in value]
    if isinstance(value, dict):
        return {key: snapshot(item) for key, item in value.items()}
    return value


def holds(value: Any, old: Any) -> bool:
    """Whether an argument still has the content of its snapshot."""
    if isinstance(old, Tensor):
        return torch.equal(old.nan_to_num(), value.detach().nan_to_num())
    if isinstance(old, np.ndarray):
        return np.array_equal(old, value, equal_nan=old.dtype.kind == "f")
    if isinstance(old, list):
        return len(old) == len(value) and all(map(holds, value, old))
    if isinstance(old, dict):
        return list(old) == list(value) and all(holds(value[k], old[k]) for k in old)
    return value is old or bool(value == old)


class _LocalFunction:
    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        record: list[Recorded],
        seed: int | None = None,
    ) -> None:
        self._name, self._function, self._record = name, function, record
        self._seed = seed

    def seeded(self, seed: int) -> StudentFunction:
        return _LocalFunction(self._name, self._function, self._record, seed)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.observe(*args, **kwargs).value

    def observe(self, *args: Any, **kwargs: Any) -> Call:
        return self._call(None, args, kwargs)

    def made(self, *args: Any, **kwargs: Any) -> StudentObject:
        made: StudentObject = self._call(None, args, kwargs, keep=True).value
        return made

    def gradients(
        self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any
    ) -> tuple[Any, tuple[Tensor | None, ...]]:
        call = self._call(upstream, args, kwargs)
        return call.value, call.gradients

    def _parameters(self) -> dict[str, Tensor]:
        return {}

    def _call(
        self,
        upstream: Tensor | tuple[Tensor, ...] | None,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        *,
        keep: bool = False,
    ) -> Call:
        lent = [
            label
            for label, a in [*((str(i), a) for i, a in enumerate(args)), *kwargs.items()]
            if isinstance(a, GraderModel)
        ]
        args, kwargs = fresh(args), fresh(kwargs)
        labelled = [*((str(i), a) for i, a in enumerate(args)), *kwargs.items()]
        before = [snapshot(argument) for _, argument in labelled]
        grads: tuple[Tensor | None, ...] = ()
        parameters = self._parameters() if upstream is not None else {}
        try:
            with warnings.catch_warnings(), _random_state(self._seed):
                warnings.simplefilter("ignore")  # those of a wrong program are not ours
                value = self._function(*args, **kwargs)
                outputs = tuple(tensors_in(value))
                if upstream is not None:
                    grads = vector_jacobian(outputs, args, upstream, tuple(parameters.values()))
        except Exception as error:
            types = tuple(c.__name__ for c in type(error).__mro__ if c is not object)
            self._record.append(Recorded(self._name, fault=f"{types[0]}: {error}"))
            if isinstance(error, NotImplementedError):
                raise StudentMissing(self._name, stub=True) from error
            raise StudentRaised(RaisedException(types, str(error))) from error
        changed = tuple(
            label
            for (label, argument), old in zip(labelled, before, strict=True)
            if not isinstance(argument, torch.Generator) and not holds(argument, old)
        )
        drew = tuple(
            label
            for (label, argument), old in zip(labelled, before, strict=True)
            if isinstance(argument, torch.Generator) and not torch.equal(argument.get_state(), old)
        )
        inputs = list(tensors_in([args, kwargs]))
        shared = tuple(
            str(i)
            for i, tensor in enumerate(inputs)
            if any(tensor.data_ptr() == o.data_ptr() and o.numel() for o in outputs)
        )
        of_parameters = grads[len(grads) - len(parameters) :]
        grads = grads[: len(grads) - len(parameters)]
        facts = Facts(
            changed=changed,
            shares_storage_with=shared,
            device="cpu" if outputs else "",
            strides=outputs[0].stride() if outputs else (),
            requires_grad=any(t.requires_grad for t in outputs),
            drew=drew,
            left_training=tuple(mode_of(dict(labelled)[label]) for label in lent),
        )

        def crossing(wrap: Callable[[Any], Any]) -> Any:
            return wrap(value) if keep else fresh_detached(value, wrap)

        crossed = crossing(lambda o: LocalObject(o, self._record))
        kept = crossing(lambda o: _Trace(_type_of(o)))
        told = (kept, *of_parameters) if of_parameters else kept
        self._record.append(Recorded(self._name, told, grads, changed=bool(changed)))
        by_name = dict(zip(parameters, of_parameters, strict=True))
        return Call(crossed, grads, facts, by_name)


@contextmanager
def _random_state(seed: int | None) -> Iterator[None]:
    """The random state that follows a seed; that of this process is put back."""
    if seed is None:
        yield
        return
    # Not torch.manual_seed: it writes a stack trace for the devices of this process, each time.
    generator = torch.default_generator
    before = generator.get_state()
    generator.manual_seed(seed)
    try:
        yield
    finally:
        generator.set_state(before)


def _type_of(target: Any) -> str:
    """As a child tells it: a class of the student's has no module before its name."""
    return type_name(target).removeprefix("_replay.")


class LocalObject(_LocalFunction):
    """A StudentObject over an object of this process."""

    def __init__(self, target: Any, record: list[Recorded]) -> None:
        super().__init__(_type_of(target), target, record)
        self.type = _type_of(target)
        self.target = target

    def __eq__(self, other: object) -> bool:  # as records are compared
        return getattr(other, "type", None) == self.type

    __hash__ = None  # type: ignore[assignment]

    def method(self, name: str) -> StudentFunction:
        return _LocalFunction(f"{self.type}.{name}", attribute(self.target, name), self._record)

    def read(self, path: str) -> Any:
        target = attribute(self.target, path)
        return fresh_detached(target, lambda o: LocalObject(o, self._record))

    def state(self) -> dict[str, Tensor]:
        return {k: v.detach().clone() for k, v in self.target.state_dict().items()}

    def load(self, state: Mapping[str, Tensor], *, strict: bool = True) -> None:
        load = _LocalFunction(f"{self.type}.load_state_dict", self._load, self._record)
        load(dict(state), strict=strict)

    def _load(self, state: dict[str, Tensor], *, strict: bool) -> None:
        # What load_state_dict returns lists the names left alone, which say nothing of a mistake.
        self.target.load_state_dict(state, strict=strict)

    def parameters(self) -> dict[str, Parameter]:
        named = list(self.target.named_parameters(remove_duplicate=False))
        return {
            name: Parameter(
                p.detach().clone(),
                p.requires_grad and p.is_leaf,
                tuple(other for other, q in named if q is p),
            )
            for name, p in named
        }

    def buffers(self) -> dict[str, Tensor]:
        return {name: b.detach().clone() for name, b in self.target.named_buffers()}

    def backward(self, *args: Any, upstream: Tensor | tuple[Tensor, ...], **kwargs: Any) -> Call:
        return self._call(upstream, args, kwargs)

    def _parameters(self) -> dict[str, Tensor]:
        named = getattr(self.target, "named_parameters", None)
        if named is None:
            return {}
        return {n: p for n, p in named(remove_duplicate=False) if p.requires_grad}


class _Trace(LocalObject):
    """What a record keeps of an object: its type. Replays last, and modules would fill them."""

    def __init__(self, type: str) -> None:
        self.type = type


def attribute(target: Any, path: str) -> Any:
    """getattr over a dotted path."""
    for part in path.split("."):
        target = getattr(target, part)
    return target


def vector_jacobian(
    outputs: tuple[Tensor, ...],
    args: tuple[Any, ...],
    upstream: Tensor | tuple[Tensor, ...],
    parameters: tuple[Tensor, ...] = (),
) -> tuple[Tensor | None, ...]:
    """Gradients of sum(upstream · outputs) for the positional tensors that require grad.

    Those of `parameters` follow. An output whose shape is not that of its upstream gives none,
    as in a sandboxed child.
    """
    inputs = [t for t in args if isinstance(t, Tensor) and t.requires_grad]
    inputs += parameters
    wanted = upstream if isinstance(upstream, tuple) else (upstream,)
    pairs = [
        (o, u)
        for o, u in zip(outputs, wanted, strict=False)
        if o.requires_grad and o.shape == u.shape
    ]
    if not pairs or not inputs:
        return tuple(None for _ in inputs)
    return torch.autograd.grad(
        [o for o, _ in pairs], inputs, [u.to(o) for o, u in pairs], allow_unused=True
    )


def fresh_detached(value: Any, wrap: Callable[[Any], Any]) -> Any:
    """The value as it would come back over the wire: detached, sharing nothing.

    wrap: makes the StudentObject of a module or another callable.
    """
    if isinstance(value, Tensor):
        return value.detach().clone()
    if isinstance(value, tuple):
        return tuple(fresh_detached(item, wrap) for item in value)
    if isinstance(value, list):
        return [fresh_detached(item, wrap) for item in value]
    if isinstance(value, dict):
        return {key: fresh_detached(item, wrap) for key, item in value.items()}
    return wrap(value) if callable(value) else value


class LocalStudent:
    """A Student over a namespace of this process, that remembers every call."""

    device = "cpu"

    def __init__(self, namespace: Mapping[str, Any]) -> None:
        self._namespace = namespace
        self.record: list[Recorded] = []

    def torch_layer(self, layer: TorchLayer) -> StudentObject:
        made = getattr(torch.nn, layer.kind)(*layer.sizes, **layer.options)
        made.to(next(iter(layer.state.values())).dtype).load_state_dict(dict(layer.state))
        return LocalObject(made, self.record)

    def lent(self, value: Any) -> StudentObject:
        return LocalObject(fresh(value), self.record)

    def __getattr__(self, name: str) -> StudentFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._namespace:
            raise StudentMissing(name, stub=False)
        return _LocalFunction(name, self._namespace[name], self.record)
