"""Which operators a call ran, whatever the program calls them.

torch.softmax, F.softmax, x.softmax and nn.Softmax all end in the operator aten::_softmax. A
`Recorder` stands where operators are dispatched and notes each one; it also notes the functions of
torch that decompose before they get there (dropout, scaled_dot_product_attention).

    install()                            # once a process, before any student code
    with Recorder() as recorder:
        output = function(x)
    names = recorder.operators | operators_in_graph(output)
    doubtful = recorder.tampered

Threads started after `install` are recorded too. Within one process nothing is out of reach of a
program that is out to hide: the known ways to switch recording off are noticed (`tampered`), and
`operators_in_graph` is a second witness that does not depend on recording at all. What leaves
torch (numpy, ctypes) is not seen; it also loses the gradient, which is checked elsewhere.
"""

from __future__ import annotations

import _thread
import functools
import re
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils import _python_dispatch
from torch.utils._python_dispatch import TorchDispatchMode

_installed = False


class _Recording:
    """What one Recorder has seen so far. Operators and functions are kept as objects, named at
    the end: naming each as it runs would cost more than recording it."""

    __slots__ = ("functions", "operators", "tampered")

    def __init__(self) -> None:
        self.operators: set[Any] = set()
        self.functions: set[Any] = set()
        self.tampered = False


# The recordings under way, of every thread.
_active: list[_Recording] = []


def _flag() -> None:
    for recording in _active:
        recording.tampered = True


# ---------------------------------------------------------------- the two modes


class _Sealed(type):
    """A class whose replacement of methods is noticed."""

    def __setattr__(cls, name: str, value: object) -> None:
        _flag()
        super().__setattr__(name, value)


class _Watch:
    """What the two modes of one thread share.

    recordings: where they record.
    leaving: they are being taken off by their Recorder, and not by somebody else.
    off: the function mode has been taken off and was not asked since.
    """

    __slots__ = ("leaving", "off", "recordings")

    def __init__(self, recordings: list[_Recording]) -> None:
        self.recordings = recordings
        self.leaving = False
        self.off = False


class _Mode(metaclass=_Sealed):
    watch: _Watch

    def __init__(self, watch: _Watch) -> None:
        super().__init__()
        self.watch = watch

    def __setattr__(self, name: str, value: object) -> None:
        # `mode.__class__ = Other` comes by here as well.
        if name == "__class__" or (name == "watch" and "watch" in self.__dict__):
            _flag()
        super().__setattr__(name, value)


_composite: dict[Any, bool] = {}


def _is_composite(operator: Any) -> bool:
    known = _composite.get(operator)
    if known is None:
        decomposes = getattr(operator, "_can_decompose", None)
        known = _composite[operator] = decomposes is not None and decomposes()
    return known


# Untyped in torch.
_enter_operators: Any = TorchDispatchMode.__enter__
_exit_operators: Any = TorchDispatchMode.__exit__
_enter_functions: Any = TorchFunctionMode.__enter__
_exit_functions: Any = TorchFunctionMode.__exit__


class _OperatorMode(_Mode, TorchDispatchMode):
    supports_higher_order_operators = True

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        # torch would wrap __torch_dispatch__ for torch.compile, and import it: about a second.
        return False

    def __torch_dispatch__(
        self,
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        watch = self.watch
        for recording in watch.recordings:
            recording.operators.add(func)
            if watch.off:
                recording.tampered = True
        if _is_composite(func):
            # In inference mode torch.softmax arrives whole: the operator inside is what counts.
            _enter_operators(self)
            try:
                return func.decompose(*args, **(kwargs or {}))
            finally:
                self.leave(None, None, None)
        return func(*args, **(kwargs or {}))

    def leave(self, *exception: Any) -> None:
        self.watch.leaving = True
        try:
            _exit_operators(self, *exception)
        finally:
            self.watch.leaving = False


class _FunctionMode(_Mode, TorchFunctionMode):
    def __torch_function__(
        self,
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        self.watch.off = False
        for recording in self.watch.recordings:
            recording.functions.add(func)
        return func(*args, **(kwargs or {}))

    def leave(self, *exception: Any) -> None:
        self.watch.leaving = True
        try:
            _exit_functions(self, *exception)
        finally:
            self.watch.leaving = False


# ---------------------------------------------------------------- ways to switch a mode off

_push_functions: Any = torch._C._push_on_torch_function_stack
_pop_functions: Any = torch._C._pop_torch_function_stack
_no_functorch: Any = torch._C._DisableFuncTorch
_pop_operators: Any = torch._C._pop_torch_dispatch_stack


def _operators_popped(*args: Any) -> Any:
    """Nobody but a Recorder has a reason to take its operator mode off."""
    mode = _pop_operators(*args)
    if isinstance(mode, _OperatorMode) and not mode.watch.leaving:
        _flag()
    return mode


def _functions_popped() -> Any:
    """torch itself takes function modes off, to ask them one by one and to enter a device's.
    Ours is then asked before the next operator runs; if it is not, that operator tells."""
    mode = _pop_functions()
    if isinstance(mode, _FunctionMode) and not mode.watch.leaving:
        mode.watch.off = True
    return mode


def _noticed(helper: Callable[..., Any]) -> Callable[..., Any]:
    """The same helper; using it while a recording is under way is noticed."""

    @functools.wraps(helper, updated=())
    def noticed(*args: Any, **kwargs: Any) -> Any:
        _flag()
        return helper(*args, **kwargs)

    return noticed


# Each of them makes operators pass by the modes.
_DISABLING = (
    "_DisableTorchDispatch",
    "DisableTorchFunction",
    "ExcludeDispatchKeyGuard",
    "_ExcludeDispatchKeyGuard",
    "_SetExcludeDispatchKeyGuard",
    "_ForceDispatchKeyGuard",
    "_dispatch_tls_set_dispatch_key_excluded",
    "_RestorePythonTLSSnapshot",
)


class _DirectCall:
    """OpOverload._op_dk, the kernel of one key called past the modes. Only decompose needs it."""

    def __set__(self, operator: Any, value: object) -> None:
        operator.__dict__["_op_dk"] = value

    def __get__(self, operator: Any, owner: type) -> Any:
        if _active and sys._getframe(1).f_code is not torch._ops.OpOverload.decompose.__code__:
            _flag()
        return operator.__dict__["_op_dk"]


def _shown(show: Any) -> Callable[..., str]:
    """torch switches the modes off to print a tensor. Printing is honest: leave them on."""
    inner: Any = torch._tensor_str._str_intern

    @functools.wraps(show)
    def shown(tensor: Tensor, *, tensor_contents: str | None = None) -> str:
        if not _active:
            return str(show(tensor, tensor_contents=tensor_contents))
        with torch.no_grad():
            guard = _no_functorch()
            text = str(inner(tensor, tensor_contents=tensor_contents))
            del guard
        return text

    return shown


def _recorded(start: Callable[..., Any]) -> Callable[..., Any]:
    """Modes belong to a thread: give each new one its own, which record whatever is under way."""

    @functools.wraps(start)
    def started(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        def run(*inner: Any, **named: Any) -> Any:
            watch = _Watch(_active)
            with _OperatorMode(watch), _FunctionMode(watch):
                try:
                    return function(*inner, **named)
                finally:
                    watch.leaving = True

        return start(run, *args, **kwargs)

    return started


def install() -> None:
    """Watch the ways around a Recorder. Once a process, before any student code runs, so that
    nobody holds the unwatched originals; further calls do nothing."""
    global _installed
    if _installed:
        return
    _installed = True
    for module in (torch._C, _python_dispatch):
        _replace(module, "_pop_torch_dispatch_stack", _operators_popped)
    for module in (torch._C, torch.overrides):
        _replace(module, "_pop_torch_function_stack", _functions_popped)
    for name in _DISABLING:
        if hasattr(torch._C, name):
            _replace(torch._C, name, _noticed(getattr(torch._C, name)))
    _replace(torch.utils._mode_utils, "no_dispatch", torch._C._DisableTorchDispatch)
    handle = type(torch.ops.aten.alias.default._handle)
    _replace(handle, "redispatch_boxed", _noticed(handle.redispatch_boxed))
    _replace(torch._ops.OpOverload, "_op_dk", _DirectCall())
    _replace(torch._tensor_str, "_str", _shown(torch._tensor_str._str))
    for module, name in (
        (threading, "_start_new_thread"),
        (threading, "_start_joinable_thread"),
        (_thread, "start_new_thread"),
        (_thread, "start_new"),
        (_thread, "start_joinable_thread"),
    ):
        if hasattr(module, name):
            _replace(module, name, _recorded(getattr(module, name)))


def _replace(owner: Any, name: str, value: object) -> None:
    setattr(owner, name, value)


# ---------------------------------------------------------------- the recorder

_PROBE = torch.zeros(1)
_PROBE_OPERATOR: Any = torch.ops.aten.alias.default
_PROBE_FUNCTION: Any = torch.is_floating_point
# Put in at the start: missing at the end when somebody emptied the record.
_MARK = object()


class Recorder:
    """Records the operators that run while it is entered, in this thread and in new ones.

    operators: after exit, dispatcher names without overload ("aten::_softmax") and the qualified
        names of torch's functions ("torch.nn.functional.dropout").
    tampered: after exit, whether something ran that switches recording off.

    Enter it inside a MockGpu: `with MockGpu(), Recorder() as recorder:`.
    """

    operators: frozenset[str]
    tampered: bool

    def __init__(self) -> None:
        self.operators = frozenset()
        self.tampered = False

    def __enter__(self) -> Recorder:
        install()
        self._recording = _Recording()
        self._recording.operators.add(_MARK)
        self._recording.functions.add(_MARK)
        watch = _Watch([self._recording])
        self._operator_mode = _OperatorMode(watch)
        self._function_mode = _FunctionMode(watch)
        _enter_operators(self._operator_mode)
        _enter_functions(self._function_mode)
        _active.append(self._recording)
        return self

    def __exit__(self, *exception: Any) -> None:
        recording = self._recording
        still_on = self._sees_the_probes()
        _active.remove(recording)
        removed = _leave(
            self._function_mode, torch._C._len_torch_function_stack, _pop_functions, _push_functions
        )
        removed &= _leave(
            self._operator_mode,
            torch._C._len_torch_dispatch_stack,
            functools.partial(_pop_operators, None),
            torch._C._push_on_torch_dispatch_stack,
        )
        self.tampered = recording.tampered or not (still_on and removed)
        self.operators = frozenset(
            name
            for name in (
                *(_operator_name(func) for func in recording.operators if func is not _MARK),
                *(_function_name(func) for func in recording.functions if func is not _MARK),
            )
            if name
        )

    def _sees_the_probes(self) -> bool:
        """Whether one known operator and one known function are recorded, and nothing is lost."""
        recording = self._recording
        kept = _MARK in recording.operators and _MARK in recording.functions
        operators, functions = set(recording.operators), set(recording.functions)
        recording.operators.discard(_PROBE_OPERATOR)
        recording.functions.discard(_PROBE_FUNCTION)
        with torch.no_grad():
            _PROBE_OPERATOR(_PROBE)
        _PROBE_FUNCTION(_PROBE)
        seen = _PROBE_OPERATOR in recording.operators and _PROBE_FUNCTION in recording.functions
        recording.operators, recording.functions = operators, functions
        return kept and seen


def _leave(
    mode: _OperatorMode | _FunctionMode,
    length: Callable[[], int],
    pop: Callable[[], Any],
    push: Callable[[Any], None],
) -> bool:
    """Take `mode` off its stack, wherever it is. False when it was not on top."""
    above: list[Any] = []
    while length():
        top = pop()
        if top is mode:
            break
        above.append(top)
    else:
        for other in reversed(above):
            push(other)
        return False
    push(mode)
    mode.leave(None, None, None)
    for other in reversed(above):
        push(other)
    return not above


# ---------------------------------------------------------------- names


def _operator_name(operator: Any) -> str:
    schema = getattr(operator, "_schema", None)
    return str(schema.name) if schema is not None else str(getattr(operator, "__name__", ""))


_FUNCTION_HOMES = (
    ("torch._C._nn.", "torch.nn.functional."),
    ("torch._VariableFunctionsClass.", "torch."),
    ("torch.functional.", "torch."),
    ("torch._C._special.special_", "torch.special."),
    ("torch._C._linalg.linalg_", "torch.linalg."),
    ("torch._C._fft.fft_", "torch.fft."),
)


def _function_name(function: Any) -> str:
    """ "torch.nn.functional.dropout"; "" for the reading of an attribute."""
    name = str(getattr(function, "__qualname__", ""))
    if not name or name.endswith((".__get__", ".__set__")):
        return ""
    if name.startswith("TensorBase."):
        return "torch.Tensor." + name.removeprefix("TensorBase.")
    name = f"{getattr(function, '__module__', None) or 'torch'}.{name}"
    for home, public in _FUNCTION_HOMES:
        if name.startswith(home):
            return public + name.removeprefix(home)
    return name


# ---------------------------------------------------------------- the second witness

_NODE = re.compile(r"^(?P<name>[A-Za-z]\w*)Backward\d+$")
_NAMES_OF_NODES = {
    "Softmax": "aten::_softmax",
    "LogSoftmax": "aten::_log_softmax",
    "SafeSoftmax": "aten::_safe_softmax",
    "NllLoss": "aten::nll_loss_forward",
    "NllLoss2D": "aten::nll_loss2d_forward",
    "SparseSoftmax": "aten::_sparse_softmax",
    "SparseLogSoftmax": "aten::_sparse_log_softmax",
    "MaskedSoftmax": "aten::_masked_softmax",
    "ScaledDotProductFlashAttentionForCpu": "aten::_scaled_dot_product_flash_attention_for_cpu",
    "ScaledDotProductFlashAttention": "aten::_scaled_dot_product_flash_attention",
    "ScaledDotProductEfficientAttention": "aten::_scaled_dot_product_efficient_attention",
    "ScaledDotProductCudnnAttention": "aten::_scaled_dot_product_cudnn_attention",
}


def operators_in_graph(tensor: Tensor) -> frozenset[str]:
    """The operators that the autograd graph of `tensor` says made it.

    It needs no recording: whoever computed the tensor, its gradient passes through these. Empty
    for a tensor without a graph; an autograd.Function hides what it does inside.
    """
    return frozenset(
        name for node in _nodes(tensor.grad_fn) if (name := _name_of(node.name())) is not None
    )


def _nodes(root: Any) -> Iterator[Any]:
    waiting, met = [root], {root, None}
    while waiting:
        node = waiting.pop()
        if node is None:
            continue
        yield node
        following = [child for child, _ in node.next_functions if child not in met]
        met.update(following)
        waiting += following


def _name_of(node: str) -> str | None:
    match = _NODE.match(node)
    if match is None:
        return None
    name = match["name"]
    snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return _NAMES_OF_NODES.get(name, f"aten::{snake}")
