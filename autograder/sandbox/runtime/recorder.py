"""Which operators a call ran, whatever the program calls them.

torch.softmax, F.softmax, x.softmax and nn.Softmax all end in the operator aten::_softmax. A
`Recorder` stands where operators are dispatched and notes each one; it also notes the functions of
torch that decompose before they get there (dropout, scaled_dot_product_attention).

    install()                            # once a process, before any student code
    with Recorder() as recorder:
        output = function(x)
    names = recorder.operators | operators_in_graph(output)
    doubtful = recorder.tampered

Recorded too, though torch runs them where no mode looks: threads started after `install`, the
Python code of an operator registered from Python, the `__torch_dispatch__` of a class of tensors,
and torch's own softmaxes written in Python (torch._decomp, torch._refs).

Within one process nothing is out of reach of a program that is out to hide: the known ways to
switch recording off are noticed (`tampered`), and `operators_in_graph` is a second witness that
does not depend on recording at all. What leaves torch (numpy, ctypes) is not seen; it also loses
the gradient, which is checked elsewhere. Not noticed either: a program that takes the original of a
watched function out of its closure, or that rewrites both the record and its witness.
"""

from __future__ import annotations

import _thread
import functools
import inspect
import re
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

_installed = False


# Noted by the witness of a recording that was tampered with.
_TAMPERED = object()


class _Recording:
    """What one Recorder has seen so far. Operators and functions are kept as objects, named at
    the end: naming each as it runs would cost more than recording it.

    witness: the hash of each, noted a second time. Whoever filters the first two by name
        leaves a difference.
    """

    __slots__ = ("functions", "operators", "tampered", "witness")

    def __init__(self) -> None:
        self.operators: set[Any] = set()
        self.functions: set[Any] = set()
        self.tampered = False
        self.witness: set[int] = set()

    def flag(self) -> None:
        self.tampered = True
        self.witness.add(hash(_TAMPERED))

    def intact(self) -> bool:
        """Whether the record is what the witness saw: nothing taken out, nothing put in."""
        return self.witness == {hash(item) for item in self.operators | self.functions}


# The recordings under way, of every thread.
_active: list[_Recording] = []


def _flag() -> None:
    for recording in _active:
        recording.flag()


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

    def __init__(self, recordings: Sequence[_Recording]) -> None:
        self.recordings = recordings
        self.leaving = False
        self.off = False


_SEALED = ("__class__", "__torch_dispatch__", "__torch_function__")


class _Mode(metaclass=_Sealed):
    watch: _Watch

    def __init__(self, watch: _Watch) -> None:
        super().__init__()
        self.watch = watch

    def __setattr__(self, name: str, value: object) -> None:
        # `mode.__class__ = Other` comes by here as well.
        if name in _SEALED or (name == "watch" and "watch" in self.__dict__):
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
            recording.witness.add(hash(func))
            if watch.off:
                recording.flag()
        for kind in types:
            if _own.get(kind) is not _handler(kind):
                _follow(kind, (*args, *(kwargs or {}).values()))
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
            recording.witness.add(hash(func))
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


def _disguised(wrapper: Callable[..., Any], original: Callable[..., Any]) -> Callable[..., Any]:
    """`wrapper` with the names of `original`, and without the `__wrapped__` that leads to it."""
    functools.update_wrapper(wrapper, original, updated=())
    del wrapper.__wrapped__  # type: ignore[attr-defined]
    return wrapper


def _noticed(helper: Callable[..., Any]) -> Callable[..., Any]:
    """The same helper; using it while a recording is under way is noticed."""

    def noticed(*args: Any, **kwargs: Any) -> Any:
        _flag()
        return helper(*args, **kwargs)

    return _disguised(noticed, helper)


# Each of them makes operators pass by the modes, or by the graph.
_DISABLING = (
    "_DisableTorchDispatch",
    "DisableTorchFunction",
    "ExcludeDispatchKeyGuard",
    "_ExcludeDispatchKeyGuard",
    "_SetExcludeDispatchKeyGuard",
    "_IncludeDispatchKeyGuard",
    "_ForceDispatchKeyGuard",
    "_AutoDispatchBelowAutograd",
    "_AutoDispatchBelowADInplaceOrView",
    "_DisablePythonDispatcher",
    "_EnablePythonDispatcher",
    "_EnablePreDispatch",
    "_dispatch_tls_set_dispatch_key_excluded",
    "_dispatch_tls_set_dispatch_key_included",
    "_RestorePythonTLSSnapshot",
    "_unset_dispatch_mode",
)

# Kernels called past the modes: the class in torch._C, and its method.
_DIRECT = (("_DispatchOperatorHandle", "redispatch_boxed"), ("_SafeKernelFunction", "call_boxed"))

# How a program finds the record among all objects.
_SEARCHES = frozenset({"gc.get_objects", "gc.get_referrers", "gc.get_referents"})


def _audited(event: str, arguments: tuple[Any, ...]) -> None:
    if _active and event in _SEARCHES:
        _flag()


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


# ---------------------------------------------------------------- Python code below the modes


def _under_modes(function: Callable[..., Any], args: Iterable[Any], kwargs: Any) -> Any:
    """Call `function` with modes of its own, which record whatever is under way."""
    watch = _Watch(_active)
    with _OperatorMode(watch), _FunctionMode(watch):
        try:
            return function(*args, **kwargs)
        finally:
            watch.leaving = True


def _recorded(start: Callable[..., Any]) -> Callable[..., Any]:
    """Modes belong to a thread: give each new one its own."""

    def started(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        def run(*inner: Any, **named: Any) -> Any:
            return _under_modes(function, inner, named)

        return start(run, *args, **kwargs)

    return _disguised(started, start)


# What _watched_below made.
_watched: set[Any] = set()


def _is_watched(function: Any) -> bool:
    return isinstance(function, FunctionType) and function in _watched


def _watched_below(function: Any) -> Any:
    """`function`, which torch calls below the modes, recorded all the same."""
    # torch looks for the fallthrough by identity.
    if function is torch.library.fallthrough_kernel or not callable(function):
        return function
    if isinstance(function, (type, torch.dtype)) or _is_watched(function):
        return function

    def recorded(*args: Any, **kwargs: Any) -> Any:
        if not _active:
            return function(*args, **kwargs)
        return _under_modes(function, args, kwargs)

    if isinstance(function, FunctionType):
        _disguised(recorded, function)
    _watched.add(recorded)
    return recorded


def _registering(register: Callable[..., Any]) -> Callable[..., Any]:
    """A method that registers a kernel: (self, ..., key, function, ...)."""

    def registering(library: Any, *args: Any, **kwargs: Any) -> Any:
        watched = map(_watched_below, args)
        named = {name: _watched_below(value) for name, value in kwargs.items()}
        return register(library, *watched, **named)

    return _disguised(registering, register)


def _py_impl(py_impl: Callable[..., Any]) -> Callable[..., Any]:
    """OperatorBase.py_impl, which decorates a kernel written in Python."""

    def decorating(operator: Any, key: Any) -> Any:
        register = py_impl(operator, key)

        def decorate(kernel: Any) -> Any:
            register(_watched_below(kernel))
            return kernel

        return decorate

    return _disguised(decorating, py_impl)


# The handlers of the classes of this package, as they were at install: GpuTensor's runs what it is
# asked and nothing else.
_own: dict[type, Any] = {}
# Those of torch's own modes as well.
_known_modes: dict[type, Any] = {}


def _handler(kind: Any) -> Any:
    handler = kind.__torch_dispatch__
    return getattr(handler, "__func__", handler)


def _subclasses(root: type) -> Iterator[type]:
    kinds: list[type] = type.__subclasses__(root)
    for kind in kinds:
        yield kind
        yield from _subclasses(kind)


def _follow(kind: Any, arguments: tuple[Any, ...]) -> None:
    """Record what the __torch_dispatch__ of a class of tensors runs: no mode is on there."""
    handler = _handler(kind)
    if isinstance(handler, FunctionType) and handler not in _watched:
        watched = _watched_below(handler)
        as_method = inspect.ismethod(kind.__torch_dispatch__)
        kind.__torch_dispatch__ = classmethod(watched) if as_method else staticmethod(watched)
    for argument in arguments:
        for tensor in argument if isinstance(argument, (list, tuple)) else (argument,):
            # An object's own handler comes before that of its class.
            if isinstance(tensor, Tensor) and _handler(tensor) is not _handler(type(tensor)):
                _flag()


def _mode_pushed(push: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """torch puts some modes below all others, where what they run is not seen."""

    def pushed(mode: Any) -> Any:
        if _active and getattr(mode, "_mode_key", None) is not None and _is_foreign(mode):
            _flag()
        return push(mode)

    return _disguised(pushed, push)


def _is_foreign(mode: Any) -> bool:
    """Whether a mode is neither the recorder's, nor the mock GPU's, nor one of torch."""
    kind = type(mode)
    return _known_modes.get(kind) is not _handler(kind) or "__torch_dispatch__" in mode.__dict__


def _is_overridden() -> bool:
    """Whether something that was on before the recording stands between it and the operators."""
    below = range(torch._C._len_torch_dispatch_stack())
    return any(_is_foreign(torch._C._get_dispatch_stack_at(place)) for place in below) or (
        torch._C._dispatch_tls_is_dispatch_key_included(torch._C.DispatchKey.PythonDispatcher)
    )


# ---------------------------------------------------------------- softmaxes of torch in Python

_FAMILIES = re.compile(r"softmax|logsumexp|layer_norm|nll_loss|cross_entropy|dropout|attention")
_IN_PYTHON = (
    "torch._decomp.decompositions",
    "torch._refs",
    "torch._refs.nn.functional",
    "torch._refs.special",
)


def _named(function: Callable[..., Any], names: frozenset[str]) -> Callable[..., Any]:
    """`function`, recorded under the names of the operators that it stands for."""

    def named(*args: Any, **kwargs: Any) -> Any:
        for recording in _active:
            for name in names:
                recording.operators.add(name)
                recording.witness.add(hash(name))
        return function(*args, **kwargs)

    _disguised(named, function)
    named.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    return named


def _stands_for(function: Any, operators: Iterable[Any]) -> frozenset[str]:
    """The ready-made operators that a decomposition computes, as registered or by its own name."""
    names = {"::".join(str(operator).split(".")[:2]) for operator in operators}
    own = getattr(function, "__name__", "")
    if _FAMILIES.search(own) and hasattr(torch.ops.aten, own):
        names.add(f"aten::{own}")
    return frozenset(name for name in names if _FAMILIES.search(name))


def _is_scripted(names: Iterable[str]) -> bool:
    """For forward-mode derivatives torch compiles the decompositions of gradients from their
    source: the tables have to keep them as they are."""
    return any("backward" in name for name in names)


def _registering_decomposition(register: Callable[..., Any]) -> Callable[..., Any]:
    def registering(aten_op: Any, registry: Any = None, **options: Any) -> Callable[..., Any]:
        decorate = register(aten_op, registry, **options)
        operators = aten_op if isinstance(aten_op, (list, tuple)) else (aten_op,)

        def decorated(function: Any) -> Any:
            names = _stands_for(function, operators)
            if not names or _is_scripted(names):
                return decorate(function)
            return decorate(_named(function, names))

        return decorated

    return _disguised(registering, register)


def _name_decompositions() -> dict[int, Any]:
    """Name the functions of torch's tables; what to put in the modules, by id of the original."""
    standing: dict[Any, list[Any]] = {}
    for table in torch._decomp.global_decomposition_table.values():
        for operator, function in table.items():
            standing.setdefault(function, []).append(operator)
    for module in _IN_PYTHON:
        for function in vars(sys.modules[module]).values() if module in sys.modules else ():
            if isinstance(function, FunctionType) and _FAMILIES.search(function.__name__):
                standing.setdefault(function, [])
    named = {
        function: _named(function, names)
        for function, operators in standing.items()
        if (names := _stands_for(function, operators))
    }
    for table in torch._decomp.global_decomposition_table.values():
        for operator, function in table.items():
            if function in named and not _is_scripted(_stands_for(function, [operator])):
                table[operator] = named[function]
    return {id(function): replacement for function, replacement in named.items()}


# ---------------------------------------------------------------- installing


def install() -> None:
    """Watch the ways around a Recorder. Once a process, before any student code runs, so that
    nobody holds the unwatched originals; further calls do nothing."""
    global _installed
    if _installed:
        return
    _installed = True
    sys.addaudithook(_audited)
    _know_classes()
    _replace_everywhere(
        {
            **_name_decompositions(),
            **_replacements(torch._C, _DISABLING, _noticed),
            **_replacements(
                torch._C, ("_push_on_torch_dispatch_stack", "_set_dispatch_mode"), _mode_pushed
            ),
            **_replacements(torch._decomp, ("register_decomposition",), _registering_decomposition),
            id(_pop_operators): _operators_popped,
            id(_pop_functions): _functions_popped,
        }
    )
    _replace(torch.utils._mode_utils, "no_dispatch", torch._C._DisableTorchDispatch)
    for name, method in _DIRECT:
        kind = getattr(torch._C, name, None)
        if kind is not None:
            _replace(kind, method, _noticed(getattr(kind, method)))
    _replace(torch._ops.OpOverload, "_op_dk", _DirectCall())
    _replace(torch._tensor_str, "_str", _shown(torch._tensor_str._str))
    _watch_registrations()
    _watch_blocks()
    for module, name in (
        (threading, "_start_new_thread"),
        (threading, "_start_joinable_thread"),
        (_thread, "start_new_thread"),
        (_thread, "start_new"),
        (_thread, "start_joinable_thread"),
    ):
        if hasattr(module, name):
            _replace(module, name, _recorded(getattr(module, name)))


# Classes of torch.nn that are a whole block; each method of theirs computes a part of it.
_BLOCKS = (torch.nn.TransformerEncoderLayer, torch.nn.TransformerDecoderLayer)


def _watch_blocks() -> None:
    """Construction and methods of PyTorch's blocks, also where a subclass or a stack of them calls
    them: recorded under the name of the class."""
    for kind in _BLOCKS:
        for name, method in list(vars(kind).items()):
            if isinstance(method, FunctionType):
                _replace(kind, name, _named(method, frozenset({f"torch.nn.{kind.__name__}"})))


def _know_classes() -> None:
    here = __name__.rpartition(".")[0]
    kinds: list[Any] = [*_subclasses(Tensor), *_subclasses(TorchDispatchMode)]
    for kind in kinds:
        ours = kind.__module__.rpartition(".")[0] == here
        if ours:
            _own[kind] = _handler(kind)
        if ours or kind.__module__.startswith("torch."):
            _known_modes[kind] = _handler(kind)


def _watch_registrations() -> None:
    """Python code that torch will call below the modes, from now on or already."""
    library = torch._C._DispatchModule
    for name in ("impl", "fallback"):
        _replace(library, name, _registering(getattr(library, name)))
    rules = torch._library.simple_registry.GenericTorchDispatchRuleHolder
    _replace(rules, "register", _registering(rules.register))
    base = torch._ops.OperatorBase
    _replace(base, "py_impl", _py_impl(base.py_impl))
    for operator in torch._ops._higher_order_ops.values():
        for key, kernel in operator.py_kernels.items():
            operator.py_kernels[key] = _watched_below(kernel)
        operator._dispatch_cache.clear()


def _replacements(owner: Any, names: Iterable[str], wrap: Callable[[Any], Any]) -> dict[int, Any]:
    originals = [getattr(owner, name) for name in names if hasattr(owner, name)]
    return {id(original): wrap(original) for original in originals}


def _replace_everywhere(replacements: Mapping[int, Any]) -> None:
    """Under every name that a module of torch has for them: modules import from each other."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "torch" and module is not None:
            for key, value in list(vars(module).items()):
                if id(value) in replacements:
                    _replace(module, key, replacements[id(value)])


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
        self._recording.witness.add(hash(_MARK))
        if _is_overridden():
            self._recording.flag()
        watch = _Watch((self._recording,))
        self._operator_mode = _OperatorMode(watch)
        self._function_mode = _FunctionMode(watch)
        _enter_operators(self._operator_mode)
        _enter_functions(self._function_mode)
        _active.append(self._recording)
        return self

    def __exit__(self, *exception: Any) -> None:
        recording = self._recording
        intact = recording.intact() and all(_handler(kind) is own for kind, own in _own.items())
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
        self.tampered = recording.tampered or not (intact and still_on and removed)
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
    if isinstance(operator, str):
        return operator
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
    if getattr(function, "_schema", None) is not None:  # torch.ops.aten.dropout.default
        return _operator_name(function)
    name = str(getattr(function, "__qualname__", ""))
    if not name or name.endswith((".__get__", ".__set__")):
        return ""
    if name.startswith("TensorBase."):
        return "torch.Tensor." + name.removeprefix("TensorBase.")
    name = f"{getattr(function, '__module__', None) or 'torch'}.{name}"
    if name.startswith("torch._ops."):
        # torch.ops.aten.dropout, whose name in Python also tells how torch was compiled.
        return f"{name.split('.')[2]}::{name.rpartition('.')[2]}"
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
