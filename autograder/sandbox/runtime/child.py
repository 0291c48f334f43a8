"""The student's process: isolates itself, then runs cells and answers calls.

It holds no test, no answer and no verdict. Whatever it says about the student's program is data
for the grader to check.
"""

from __future__ import annotations

import contextlib
import functools
import math
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from . import faults, language_model, mock_gpu, observe, recorder
from .shell import BoundedText, Interpreter, Notebook
from .wire import (
    Connection,
    ConnectionLost,
    ProtocolError,
    Special,
    WireLimits,
    encode,
    opaque,
    type_name,
)

# The grader is trusted; these only bound a mistake of ours.
_FROM_GRADER = WireLimits(header_bytes=64 << 20, payload_bytes=1 << 30, text_chars=32 << 20)

_PACKAGE = __name__.split(".")[0]
_REFERENCE_IMPORTS = {
    "torch": torch,
    "nn": nn,
    "F": nn.functional,
    "np": np,
    "math": math,
    "Tensor": Tensor,
}
_LISTED = 4096  # parameters whose gradients are told

_grad = torch.autograd.grad
_detach = Tensor.detach
_manual_seed = torch.manual_seed
_enable_grad = torch.enable_grad
_empty_context = contextlib.nullcontext


class _Missing(Exception):
    """The target is not defined."""


class _Device:
    """How tensors reach the device of a call, and come back."""

    name = "cpu"

    def __init__(self) -> None:
        # The mock GPU brings a class of its own; student code may replace it later.
        self._generator: Any = torch.Generator

    def active(self) -> contextlib.AbstractContextManager[Any]:
        return _empty_context()

    def generator(self, seed: int) -> torch.Generator:
        made: torch.Generator = self._generator(device=self.device()).manual_seed(seed)
        return made

    def put(self, tensor: Tensor) -> Tensor:
        return tensor

    def fetch(self, tensor: Tensor) -> Tensor:
        return tensor

    def holds(self, tensor: Tensor) -> bool:
        return False

    def device(self) -> torch.device:
        return torch.device("cpu")


class _MockGpu(_Device):
    name = "gpu"

    def __init__(self) -> None:
        mock_gpu.install()
        super().__init__()
        self._mode: Any = mock_gpu.MockGpu

    def active(self) -> contextlib.AbstractContextManager[Any]:
        mode: contextlib.AbstractContextManager[Any] = self._mode()
        return mode

    def put(self, tensor: Tensor) -> Tensor:
        return mock_gpu.to_gpu(tensor)

    def fetch(self, tensor: Tensor) -> Tensor:
        return mock_gpu.to_cpu(tensor) if mock_gpu.is_gpu(tensor) else tensor

    def holds(self, tensor: Tensor) -> bool:
        return mock_gpu.is_gpu(tensor)

    def device(self) -> torch.device:
        return torch.device("gpu")


class _Cuda(_Device):
    name = "gpu"

    def put(self, tensor: Tensor) -> Tensor:
        return tensor.to("cuda")

    def fetch(self, tensor: Tensor) -> Tensor:
        return tensor.cpu()

    def holds(self, tensor: Tensor) -> bool:
        return tensor.is_cuda

    def device(self) -> torch.device:
        return torch.device("cuda")


def install(gpu: str) -> dict[str, _Device]:
    """Prepare this process to run calls, and name the devices that it has.

    gpu: "mock", "cuda" or "none". Once, before any student code runs.
    """
    recorder.install()
    known: dict[str, _Device] = {"cpu": _Device()}
    if gpu == "mock":
        known["gpu"] = _MockGpu()
    elif gpu == "cuda":
        known["gpu"] = _Cuda()
    return known


class Child:
    """Answers the requests of one connection, one after the other."""

    def __init__(
        self, connection: Connection, notebook: Notebook, known_devices: dict[str, _Device]
    ) -> None:
        self._connection = connection
        self._notebook = notebook
        self._devices = known_devices
        self._interpreter = Interpreter()
        self._output = BoundedText(0)
        self._handles: dict[int, Any] = {}
        self._substitutes: dict[str, Any] = {}
        self._answering = ""  # the request of the call in progress
        self._models: list[Any] = []  # lent by the grader for that call
        self._operations: dict[str, Callable[[dict[str, Any]], tuple[Any, list[memoryview]]]] = {
            "start": self._start,
            "cell": self._cell,
            "substitute": self._substitute,
            "names": self._names,
            "call": self._call,
        }

    def serve(self) -> None:
        """Answer until the grader closes the connection."""
        while True:
            try:
                request = self._connection.receive(_FROM_GRADER)
            except ConnectionLost:
                return
            self._answering = request["id"]
            try:
                answer, buffers = self._operations[request["op"]](request)
            except BaseException as error:  # nothing that student code does may end the loop
                answer, buffers = self._fault(error), []
            self._answering = ""
            self._connection.send({"id": request["id"], **answer}, buffers)

    def _fault(self, error: BaseException) -> dict[str, Any]:
        self._interpreter.restore()
        if isinstance(error, _Missing):
            return {"missing": str(error), "stub": False}
        if faults.is_out_of_memory(error):
            return {"memory": True}
        raised = faults.describe(error, self._notebook.cells)
        # torch raises it too, for a dtype that an operator does not know.
        if isinstance(error, NotImplementedError) and not raised["in_library"]:
            return {"missing": faults.stub_name(error, self._notebook.cells), "stub": True}
        return {"raised": raised}

    def _start(self, request: dict[str, Any]) -> tuple[Any, list[memoryview]]:
        self._output = BoundedText(int(request["output_chars"]))
        for name, text in request["files"].items():
            with open(name, "w", encoding="utf-8", newline="") as file:
                file.write(text)
        return {"ok": True}, []

    def _cell(self, request: dict[str, Any]) -> tuple[Any, list[memoryview]]:
        sys.stdout = sys.stderr = self._output
        error: BaseException | None
        try:
            error = self._notebook.run(request["index"], request["source"])
        except BaseException as broken:  # the cell broke the shell itself
            error = broken
        self._notebook.namespace.update(self._substitutes)
        self._interpreter.restore()
        output = self._output.take()
        if error is None:
            return {"output": output, "raised": None}, []
        if faults.is_out_of_memory(error):
            return {"memory": True}, []
        raised = faults.describe(error, self._notebook.cells)
        return {"output": output, "raised": raised}, []

    def _substitute(self, request: dict[str, Any]) -> tuple[Any, list[memoryview]]:
        name = request["name"]
        namespace = {
            "__name__": "reference",
            **_REFERENCE_IMPORTS,
            **self._substitutes,
        }
        self._substitutes[name] = self._notebook.define(name, request["source"], namespace)
        self._notebook.namespace.update(self._substitutes)
        return {"ok": True}, []

    def _names(self, request: dict[str, Any]) -> tuple[Any, list[memoryview]]:
        return {"names": self._notebook.names()[:10_000]}, []

    def _call(self, request: dict[str, Any]) -> tuple[Any, list[memoryview]]:
        device = self._devices[request["device"]]
        self._models = []
        arguments = self._decode(request["args"], device)
        keywords = self._decode(request["kwargs"], device)
        upstream = self._decode(request["upstream"], device)
        labelled = [(str(i), a) for i, a in enumerate(arguments)] + list(keywords.items())
        # What stays on this side from one call to the next may be on the device already.
        before = [
            (label, observe.snapshot(observe.move(value, device.fetch)))
            for label, value in labelled
        ]
        sys.stdout = sys.stderr = BoundedText(0)
        with device.active(), _enable_grad():
            arguments = observe.move(arguments, device.put, own=False)
            keywords = observe.move(keywords, device.put, own=False)
            given = [(str(i), a) for i, a in enumerate(arguments)] + list(keywords.items())
            target = self._target(request)
            if request["seed"] is not None:
                _manual_seed(request["seed"])
            operators: frozenset[str] = frozenset()
            if request["read"]:
                value = target
            elif request["record"]:
                value, operators = _recorded(target, arguments, keywords)
            else:
                value = target(*arguments, **keywords)
            self._interpreter.restore()
            gradients: tuple[Tensor | None, ...] = ()
            names: list[str] = []
            if upstream is not None:
                trainable = _trainable(target)
                names = list(trainable)[:_LISTED]
                gradients = _gradients(
                    value, arguments, upstream, device, [trainable[name] for name in names]
                )
            facts = observe.facts(value, before, given, device.holds, device.fetch)
            facts["operators"] = sorted(operators)[:2000]
            facts["left_training"] = [language_model.mode_of(m) for m in self._models]
            if request["keep"]:
                value = self._keep(value)
            value = observe.move(value, device.fetch)
            fetched = [None if g is None else device.fetch(g) for g in gradients]
        encoded, buffers = encode([value, tuple(fetched)], self._described)
        return {"value": encoded, "facts": facts, "parameters": names}, buffers

    def _decode(self, node: Any, device: _Device) -> Any:
        def build(special: Special) -> Any:
            match special:
                case Special("h", (int(number), _)):
                    return self._handles[number]
                case Special("v", (str(name),)):
                    return device.device() if name == "call" else self._devices[name].device()
                case Special("g", (int(seed),)):
                    return device.generator(seed)
                case Special("c", (int(number),)):
                    return self._lent(number, device)
                case Special("m", (int(number), str(kind), list(sizes), bool(training))):
                    return self._lent_model(number, kind, sizes, training, device)
            raise ProtocolError(f"unknown kind of argument: {special.tag}")

        return self._connection.decode(node, _FROM_GRADER, build=build, restore_grad=True)

    def _lent(self, number: int, device: _Device) -> Callable[..., Any]:
        """A function of the grader's, which answers during the call that is given it."""
        request_id = self._answering

        def lent(*args: Any, **kwargs: Any) -> Any:
            if self._answering != request_id:
                raise RuntimeError("this function answers only during the call that was given it")
            encoded, buffers = encode(observe.move([args, kwargs], device.fetch))
            question = {"id": request_id, "callback": number, "arguments": encoded}
            self._connection.send(question, buffers)
            answer = self._connection.receive(_FROM_GRADER)
            if "refused" in answer:
                raise TypeError(answer["refused"])
            value = self._connection.decode(answer["value"], _FROM_GRADER, restore_grad=True)
            return observe.move(value, device.put)

        return lent

    def _lent_model(
        self, number: int, kind: str, sizes: list[int], training: bool, device: _Device
    ) -> Any:
        """A language model of the grader's, which answers during the call that is given it."""
        vocab_size, context_length, layers = sizes
        model = language_model.lent_model(
            kind,
            (vocab_size, context_length, layers),
            training,
            self._lent(number, device),
            on_device=lambda tensor: device.name == "cpu" or device.holds(tensor),
            put=device.put,
        )
        self._models.append(model)
        return model

    def _target(self, request: dict[str, Any]) -> Any:
        name = request["target"]
        if isinstance(name, int):
            target = self._handles[name]
        elif name in _MAKERS:
            target = _MAKERS[name]
        elif name in self._notebook.namespace:
            target = self._notebook.namespace[name]
        else:
            raise _Missing(name)
        if request["method"] in _VIEWS:
            return functools.partial(_VIEWS[request["method"]], target)
        for part in request["method"].split(".") if request["method"] else ():
            target = getattr(target, part)
        return target

    def _described(self, value: Any) -> Special:
        """What crosses in the place of an object: a handle of what can be called."""
        return self._keep(value) if callable(value) else opaque(value)

    def _keep(self, value: Any) -> Special:
        number = len(self._handles) + 1
        self._handles[number] = value
        return Special("h", (number, type_name(value), isinstance(value, nn.Module)))


def _named_parameters(module: nn.Module) -> dict[str, tuple[Tensor, bool, tuple[str, ...]]]:
    named = list(module.named_parameters(remove_duplicate=False))
    names: dict[int, tuple[str, ...]] = {}
    for name, p in named:
        names[id(p)] = (*names.get(id(p), ()), name)
    # An optimiser refuses the result of a computation.
    return {name: (_detach(p), p.requires_grad and p.is_leaf, names[id(p)]) for name, p in named}


def _named_buffers(module: nn.Module) -> dict[str, Tensor]:
    return dict(module.named_buffers())


def _load(module: nn.Module, state: dict[str, Tensor], *, strict: bool) -> None:
    # What load_state_dict returns lists the names left alone, which say nothing of a mistake.
    module.load_state_dict(state, strict=strict)


# What can be asked of a module besides its own methods.
_VIEWS: dict[str, Callable[..., Any]] = {
    "@parameters": _named_parameters,
    "@buffers": _named_buffers,
    "@load": _load,
}


# Classes as they were before student code ran.
_TORCH_LAYERS: dict[str, Callable[..., nn.Module]] = {
    kind.__name__: kind for kind in (nn.TransformerEncoderLayer, nn.TransformerDecoderLayer)
}


def _torch_layer(
    kind: str, sizes: tuple[int, ...], options: dict[str, Any], state: dict[str, Tensor]
) -> nn.Module:
    """One of PyTorch's own layers with these weights, in their dtype and on their device."""
    layer = _TORCH_LAYERS[kind](*sizes, **options)
    like = next(iter(state.values()))
    layer.to(like.device).to(like.dtype).load_state_dict(state)
    return layer


# What the grader makes on this side. No name of a student's looks like that.
_MAKERS: dict[str, Callable[..., Any]] = {
    "@torch_layer": _torch_layer,
    "@lent": lambda value: value,
}


def _trainable(target: Any) -> dict[str, Tensor]:
    """The parameters of a called module that an optimiser would train."""
    if not isinstance(target, nn.Module):
        return {}
    named = target.named_parameters(remove_duplicate=False)
    return {name: p for name, p in named if p.requires_grad}


def _recorded(
    target: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]
) -> tuple[Any, frozenset[str]]:
    """The value of a call and the operators that ran for it."""
    with recorder.Recorder() as record:
        value = target(*arguments, **keywords)
    operators = record.operators.union(*map(recorder.operators_in_graph, observe.tensors(value)))
    return value, operators | {"tampered"} if record.tampered else operators


def _gradients(
    value: Any,
    arguments: tuple[Any, ...],
    upstream: Any,
    device: _Device,
    parameters: list[Tensor],
) -> tuple[Tensor | None, ...]:
    """Gradients of sum(upstream · outputs) for the positional tensors that require grad.

    Those of `parameters` follow. An output whose shape is not that of its upstream gives none:
    its value tells the student more than an exception of autograd's would.
    """
    inputs = [a for a in arguments if isinstance(a, Tensor) and a.requires_grad]
    inputs += parameters
    wanted = upstream if isinstance(upstream, tuple) else (upstream,)
    pairs = [
        (output, device.put(given.to(output.dtype)))
        for output, given in zip(observe.tensors(value), wanted, strict=False)
        if output.requires_grad and output.shape == given.shape
    ]
    if not pairs or not inputs:
        return tuple(None for _ in inputs)
    outputs, given = [o for o, _ in pairs], [g for _, g in pairs]
    return tuple(_grad(outputs, inputs, given, allow_unused=True))


def enter_folder(path: str) -> None:
    """Work in `path` from now on: current folder, temporary files, imports."""
    os.chdir(path)
    scratch = os.path.join(path, ".tmp")
    os.mkdir(scratch)
    os.environ.update(HOME=path, TMPDIR=scratch, MPLCONFIGDIR=scratch, IPYTHONDIR=scratch)
    tempfile.tempdir = None
    sys.path.insert(0, path)


def connect(descriptor: int) -> Connection:
    """The connection to the grader on an inherited socket."""
    return Connection(socket.socket(fileno=descriptor))


def run(connection: Connection, notebook: Notebook, known_devices: dict[str, _Device]) -> None:
    """Serve the grader until it closes the connection."""
    # A student may have a module of that name.
    for name in [n for n in sys.modules if n.split(".")[0] == _PACKAGE]:
        del sys.modules[name]
    with contextlib.suppress(ConnectionLost):
        Child(connection, notebook, known_devices).serve()
