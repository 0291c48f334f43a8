"""A second device, named "gpu", with real values, for machines that have no GPU.

A `GpuTensor` reports the device gpu:0 and keeps its values in an ordinary tensor on the host.
Every operator reaches `_run`, which refuses the mixtures of devices that CUDA refuses, computes on
the host tensors and labels the result. So a mask or a position index left on the CPU fails here
with the message that it would fail with on CUDA, and everything else computes the same numbers.

    install()                      # once a process, before the first use
    with MockGpu():
        module.to("gpu")(to_gpu(x))

Pieces of torch used here are private (`self_test` guards them): the registration of a backend
written in Python, the switch that makes `torch.tensor(data, device="gpu")` build its values on the
host, and what swaps a tensor for another behind the same Python object. What CUDA allows and
refuses comes from PyTorch's sources (TensorIterator.cpp, TensorAdvancedIndexing.cpp).

Traps: never run a backward pass in a process that forks afterwards, the autograd threads do not
survive; `is_cuda` is False; `torch.device("cuda")` written out in a program stays an error. What
cannot be imitated raises MockGpuUnsupported; torch.jit.trace fails with torch's own errors.
"""

from __future__ import annotations

import copy
import functools
import importlib
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, cast

import torch
from torch import Tensor
from torch.fx.experimental import proxy_tensor
from torch.utils import backend_registration
from torch.utils._python_dispatch import TorchDispatchMode

DEVICE_TYPE = "gpu"
HOST = torch.device("cpu")

_installed = False


class MockGpuUnavailable(RuntimeError):
    """The private parts of torch on which the mock GPU stands are not as they were."""


class _Backend:
    """What torch expects to find as `torch.gpu`."""

    @staticmethod
    def is_available() -> bool:
        # True would send torch.tensor(data, device="gpu") to an allocator that does not exist.
        return False

    @staticmethod
    def is_initialized() -> bool:
        return True

    @staticmethod
    def _is_in_bad_fork() -> bool:
        return False

    @staticmethod
    def current_device() -> int:
        return 0

    @staticmethod
    def device_count() -> int:
        return 1

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Nothing runs ahead of the host."""

    @staticmethod
    def get_rng_state(device: object = None) -> Tensor:
        return torch.get_rng_state()

    @staticmethod
    def set_rng_state(state: Tensor, device: object = None) -> None:
        torch.set_rng_state(state)

    @staticmethod
    def manual_seed(seed: int) -> None:
        """The device draws from the host's generator, which torch.manual_seed seeds."""

    @staticmethod
    def manual_seed_all(seed: int) -> None:
        """As manual_seed."""

    @staticmethod
    def get_amp_supported_dtype() -> list[torch.dtype]:
        # torch.utils.checkpoint enters an autocast that is switched off, and that asks.
        return [torch.float16, torch.bfloat16]


def install() -> None:
    """Register the device "gpu" with torch. Once a process; further calls do nothing.

    Raises: MockGpuUnavailable when this torch cannot register a backend written in Python.
    """
    global _installed
    if _installed:
        return
    register = getattr(backend_registration, "_setup_privateuseone_for_python_backend", None)
    if register is None:
        raise MockGpuUnavailable(
            f"torch {torch.__version__} cannot register a device written in Python "
            "(torch.utils.backend_registration._setup_privateuseone_for_python_backend is "
            "missing). Install the torch version that the project pins."
        )
    register(DEVICE_TYPE, backend_module=_Backend(), device_guard=_Guard())
    torch.autograd.Variable._execution_engine = _Engine()
    torch.autocast.__enter__ = _enter_autocast  # type: ignore[method-assign]
    proxy_tensor.HANDLED_TYPES = _Traced(proxy_tensor.HANDLED_TYPES)  # type: ignore[assignment]
    Tensor._make_subclass = staticmethod(_make_subclass)  # type: ignore[assignment]
    torch.Generator = _Generator  # type: ignore[misc]
    Tensor.data = property(_get_data, _set_data)  # type: ignore[assignment]
    torch._has_compatible_shallow_copy_type = _may_set_data  # type: ignore[assignment]
    _installed = True


# ---------------------------------------------------------------- backward


class _InFlight(threading.local):
    error: BaseException | None = None


_in_flight = _InFlight()
_nothing = iter("")


class _Guard(torch._C._acc.DeviceGuard):
    """Tells the autograd engine what device a node runs on."""

    def type_(self) -> Any:
        # The engine also asks while an exception of a hook unwinds it, with that exception still
        # set. Python calls must not return in that state, and the engine would end the process: an
        # iterator that has nothing to give raises it here, and the engine of below raises it again.
        try:
            for _ in _nothing:
                pass
        except BaseException as error:
            _in_flight.error = error
        return torch._C._autograd.DeviceType.PrivateUse1


class _Engine(torch._C._ImperativeEngine):
    """Runs every backward pass in the thread that asked for it, under the modes of that thread.

    In the engine's own thread for the device, torch.tensor(data, device="gpu") would not work.
    """

    def run_backward(self, *args: Any, **kwargs: Any) -> Any:
        _in_flight.error = None
        with torch.autograd.set_multithreading_enabled(False):
            try:
                return super().run_backward(*args, **kwargs)
            except SystemError:
                error, _in_flight.error = _in_flight.error, None
                if error is None:
                    raise
        raise error


# ---------------------------------------------------------------- generators

# The dispatcher hands over a fresh Python object for a generator, so a generator of the device is
# recognised by the address of what it wraps; the entry goes when the generator does.
_device_generators: weakref.WeakValueDictionary[int, _GpuGenerator] = weakref.WeakValueDictionary()


def _address(generator: torch._C.Generator) -> int:
    return int(generator._cdata)  # type: ignore[attr-defined]


class _GpuGenerator(torch._C.Generator):
    """A generator of the device gpu: a host generator that says another device."""

    def __new__(cls) -> _GpuGenerator:
        made = super().__new__(cls, HOST)  # type: ignore[call-arg]
        _device_generators[_address(made)] = made
        return made

    @property
    def device(self) -> torch.device:  # type: ignore[override]
        return torch.device(DEVICE_TYPE, 0)

    def clone_state(self) -> _GpuGenerator:
        made = _GpuGenerator()
        made.set_state(self.get_state())
        return made


class _GeneratorType(type(torch._C.Generator)):  # type: ignore[misc]
    """isinstance(g, torch.Generator) holds for every generator, as before the replacement."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, torch._C.Generator)


class _Generator(torch._C.Generator, metaclass=_GeneratorType):
    """torch.Generator, which also knows the device gpu."""

    def __new__(cls, device: torch.device | str | int | None = None) -> Any:
        chosen = HOST if device is None else torch.device(device)
        return _GpuGenerator() if chosen.type == DEVICE_TYPE else torch._C.Generator(chosen)


# ---------------------------------------------------------------- the tensor


class GpuTensor(Tensor):
    """A tensor on gpu:0. Its values are in `_on_host`, an ordinary tensor on the host."""

    _on_host: Tensor
    _is_param: bool

    # Operators are met in __torch_dispatch__; Python-level functions need no second look.
    __torch_function__ = torch._C._disabled_torch_function_impl  # type: ignore[assignment]

    @staticmethod
    def __new__(cls: type[GpuTensor], values: Tensor) -> GpuTensor:
        made = Tensor._make_wrapper_subclass(
            cls,
            values.size(),
            strides=values.stride(),
            storage_offset=values.storage_offset(),
            dtype=values.dtype,
            device=torch.device(DEVICE_TYPE, 0),
        )
        made._on_host = values
        return made

    def __init__(self, values: Tensor) -> None:
        """values: any shape, on the host; the new tensor shares its memory."""

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls,
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        return _run(func, args, kwargs or {})

    def data_ptr(self) -> int:
        return self._on_host.data_ptr()

    def untyped_storage(self) -> torch.UntypedStorage:
        return self._on_host.untyped_storage()

    def tolist(self) -> Any:
        return self._on_host.tolist()

    def numpy(self, *, force: bool = False) -> Any:
        return self.detach().cpu().numpy() if force else _refuse_numpy()

    def as_subclass(self, cls: type[Any]) -> Any:
        chosen = GpuTensor if cls is Tensor else _on_gpu(cls)
        with torch._C.DisableTorchFunctionSubclass():
            made = torch.ops.aten.alias.default(self)
            made.__class__ = chosen
        return made

    def __format__(self, spec: str) -> str:
        if self.dim() == 0:
            return format(self.item(), spec)
        return object.__format__(self, spec)

    def __repr__(self, *, tensor_contents: str | None = None) -> str:  # type: ignore[override]
        text = repr(self._on_host.detach())
        text = f"{text[:-1]}, device='{DEVICE_TYPE}:0'"
        if self.grad_fn is not None:
            text += f", grad_fn=<{type(self.grad_fn).__name__}>"
        elif self.requires_grad:
            text += ", requires_grad=True"
        prefix = "Parameter containing:\n" if getattr(self, "_is_param", False) else ""
        return f"{prefix}{text})"

    def __deepcopy__(self, memo: dict[int, Any]) -> GpuTensor:
        if id(self) in memo:
            return cast("GpuTensor", memo[id(self)])
        if not self.is_leaf:
            raise RuntimeError(
                "Only Tensors created explicitly by the user (graph leaves) support the deepcopy "
                "protocol at the moment."
            )
        made = GpuTensor(copy.deepcopy(self._on_host.detach(), memo))
        memo[id(self)] = made
        made.requires_grad_(self.requires_grad)
        if self.grad is not None:
            made.grad = copy.deepcopy(self.grad, memo)
        for name, value in self.__dict__.items():
            if name != "_on_host":
                made.__dict__[name] = copy.deepcopy(value, memo)
        return made


def _refuse_numpy() -> NoReturn:
    raise TypeError(
        f"can't convert {DEVICE_TYPE}:0 device type tensor to numpy. "
        "Use Tensor.cpu() to copy the tensor to host memory first."
    )


class _Traced(tuple[type[Any], ...]):
    """The types of the tensors that torch traces (make_fx, and so torch.func.linearize)."""

    __slots__ = ()

    def __contains__(self, one: object) -> bool:
        return super().__contains__(one) or (isinstance(one, type) and issubclass(one, GpuTensor))


# ---------------------------------------------------------------- subclasses of a program


class MockGpuUnsupported(RuntimeError):
    """The program does what a GPU allows and this imitation of one cannot do."""

    def __init__(self, what: str) -> None:
        super().__init__(f"MockGpuUnsupported: the imitation of a GPU cannot run {what}.")


_plain_enter_autocast: Any = torch.autocast.__enter__


@functools.wraps(_plain_enter_autocast)
def _enter_autocast(autocast: torch.autocast) -> Any:
    if autocast._enabled and autocast.device == DEVICE_TYPE:
        raise MockGpuUnsupported("torch.autocast")
    return _plain_enter_autocast(autocast)


_subclasses: weakref.WeakKeyDictionary[type[Any], type[Any]] = weakref.WeakKeyDictionary()


def _on_gpu(cls: type[Any]) -> type[Any]:
    """The subclass of `cls`, a subclass of Tensor, whose values are on gpu:0."""
    if issubclass(cls, GpuTensor):
        return cls
    if cls not in _subclasses:
        _subclasses[cls] = _make_on_gpu(cls)
    return _subclasses[cls]


def _make_on_gpu(cls: type[Any]) -> type[Any]:
    if cls.__torch_dispatch__ is not Tensor.__torch_dispatch__:
        raise MockGpuUnsupported(f"{cls.__name__}, which has a __torch_dispatch__")

    def torch_function(
        own: type[Any],
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        # `cls` and not `own`: what comes out may be on the host.
        seen = tuple(cls if one is own else one for one in types)
        return cls.__torch_function__(func, seen, args, kwargs or {})

    disabled = cls.__torch_function__ is torch._C._disabled_torch_function_impl
    chosen = torch._C._disabled_torch_function_impl if disabled else classmethod(torch_function)
    names = {"__torch_function__": chosen, "__module__": cls.__module__}
    return type(cls.__name__, (cls, GpuTensor), names)


_plain_make_subclass: Any = Tensor._make_subclass


# torch.compile compares signatures when it is imported; wraps lets it find the original's.
@functools.wraps(_plain_make_subclass)
def _make_subclass(cls: type[Any], data: Tensor, require_grad: bool = False, **named: Any) -> Any:
    """What `__new__` of a subclass calls."""
    if not isinstance(data, GpuTensor):
        return _plain_make_subclass(cls, data, require_grad, **named)
    made = data.detach().as_subclass(cls)
    return made.requires_grad_(require_grad)


# ---------------------------------------------------------------- tensor.data = other

# torch swaps what a tensor holds behind the same Python object, across devices too: that is how
# module.to("cuda") keeps tied parameters tied and an optimizer attached. Left alone, it would
# change the label of a GpuTensor and not its values, and refuse to cross to or from the host.
_DATA: Any = Tensor.data
_compatible: Any = torch._has_compatible_shallow_copy_type


def _get_data(tensor: Tensor) -> Tensor:
    return cast(Tensor, _DATA.__get__(tensor))


def _set_data(tensor: Tensor, other: Tensor) -> None:
    if isinstance(tensor, GpuTensor) != isinstance(other, GpuTensor) and tensor.is_leaf:
        _become(tensor, other)
        return
    _DATA.__set__(tensor, other)
    if isinstance(tensor, GpuTensor):
        tensor._on_host = cast(GpuTensor, other)._on_host


def _become(tensor: Tensor, other: Tensor) -> None:
    """Put `tensor` on the device of `other`, with its values, under the same Python object."""
    made = other.detach()
    if isinstance(tensor, torch.nn.Parameter):
        made = torch.nn.Parameter(made, requires_grad=tensor.requires_grad)
    else:
        made.requires_grad_(tensor.requires_grad)
    if tensor.grad is not None:
        made.grad = tensor.grad.to(made.device)
    for name, value in tensor.__dict__.items():
        if name not in ("_on_host", "_is_param"):
            made.__dict__[name] = value
    tensor.__class__, made.__class__ = made.__class__, tensor.__class__
    tensor.__dict__, made.__dict__ = made.__dict__, tensor.__dict__
    torch._C._swap_tensor_impl(tensor, made)


@functools.wraps(_compatible)  # as above
def _may_set_data(tensor: Tensor, other: Tensor) -> bool:
    """What nn.Module.to asks before it writes `parameter.data = moved`."""
    if isinstance(tensor, GpuTensor) != isinstance(other, GpuTensor):
        return {tensor.device.type, other.device.type} == {DEVICE_TYPE, "cpu"}
    return bool(_compatible(tensor, other))


# ---------------------------------------------------------------- which mixtures CUDA refuses


def _refuse(name: str) -> NoReturn:
    raise RuntimeError(
        "Expected all tensors to be on the same device, but found at least two devices, "
        f"{DEVICE_TYPE}:0 and cpu! (when checking argument in method {name})"
    )


def _tensors(values: Any) -> list[Tensor]:
    """Every tensor among `values`, one level of lists deep: no operator nests deeper."""
    found: list[Tensor] = []
    for value in values:
        if isinstance(value, Tensor):
            found.append(value)
        elif isinstance(value, (list, tuple)):
            found += [item for item in value if isinstance(item, Tensor)]
    return found


def _same_device(plan: _Plan, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    """The rule of TensorIterator: one device, except 0-d host tensors that are only read."""
    for tensor in _tensors((*args, *kwargs.values())):
        if not isinstance(tensor, GpuTensor) and tensor.dim() > 0:
            _refuse(plan.name)
    for tensor in _tensors(plan.written(args, kwargs)):
        if not isinstance(tensor, GpuTensor):
            _refuse(plan.name)


def _one_device(plan: _Plan, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    """Operators without that exception: a 0-d host tensor is refused as well."""
    for tensor in _tensors((*args, *kwargs.values())):
        if not isinstance(tensor, GpuTensor):
            _refuse(plan.name)


def _masked_fill(plan: _Plan, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    """The value may be a 0-d host tensor, the mask may not."""
    _one_device(plan, args[:2], {})
    _same_device(plan, args, kwargs)


def _indexing(plan: _Plan, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    """x[i] and x[i] = v: indices may be on the host, x and v follow the common rule."""
    if not isinstance(args[0], GpuTensor):
        if any(isinstance(index, GpuTensor) for index in args[1]):
            raise RuntimeError(
                "indices should be either on cpu or on the same device as the indexed tensor (cpu)"
            )
        _refuse(plan.name)
    _same_device(plan, (args[0], *args[2:]), {})


def _any_devices(plan: _Plan, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    """Copies between devices."""


_Check = Callable[["_Plan", tuple[Any, ...], Mapping[str, Any]], None]

_CHECKS: dict[str, _Check] = {
    **dict.fromkeys(
        ("aten::copy_", "aten::_to_copy", "aten::_foreach_copy_", "aten::set_"), _any_devices
    ),
    **dict.fromkeys(
        ("aten::index", "aten::index_put", "aten::index_put_", "aten::_index_put_impl_"),
        _indexing,
    ),
    **dict.fromkeys(("aten::masked_fill", "aten::masked_fill_"), _masked_fill),
    **dict.fromkeys(
        (
            "aten::cat",
            "aten::stack",
            "aten::embedding",
            "aten::index_select",
            "aten::index_copy_",
            "aten::index_add_",
            "aten::index_add",
            "aten::gather",
            "aten::scatter",
            "aten::scatter_",
            "aten::scatter_add",
            "aten::scatter_add_",
            "aten::take",
            "aten::masked_select",
            "aten::nll_loss_forward",
            "aten::dot",
            "aten::equal",
        ),
        _one_device,
    ),
}


# ---------------------------------------------------------------- running an operator


@dataclass(frozen=True, slots=True)
class _Plan:
    """What an operator's schema says, looked up once.

    writes: position and name of each argument that it writes to.
    returns: for each output, the argument that it is; None when the outputs are new tensors.
    view: its output shares the memory of an argument.
    composite: it has no kernel of its own and is made of other operators (only inference mode
    lets such an operator arrive here).
    on_host: what computes its values.
    """

    name: str
    check: _Check
    writes: tuple[tuple[int, str], ...]
    returns: tuple[tuple[int, str], ...] | None
    view: bool
    composite: bool
    on_host: Any

    def written(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> list[Any]:
        return [_argument(where, args, kwargs) for where in self.writes]


def _argument(where: tuple[int, str], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
    position, name = where
    return args[position] if position < len(args) else kwargs.get(name)


# These mark a tensor that is still to be written out (zeros without memory, a sign not yet applied)
# and torch looks at the marks before it arrives here: inside, a kernel would read the memory as is.
_ON_HOST: dict[Any, Any] = {
    torch.ops.aten._efficientzerotensor.default: torch.ops.aten.zeros.default,
    torch.ops.aten._conj.default: torch.ops.aten._conj_physical.default,
    torch.ops.aten._neg_view.default: torch.ops.aten.neg.default,
}

_plans: dict[Any, _Plan] = {}


def _make_plan(func: Any) -> _Plan:
    schema = func._schema
    writes: list[tuple[int, str]] = []
    by_alias: dict[str, tuple[int, str]] = {}
    for position, argument in enumerate(schema.arguments):
        if argument.alias_info is not None and argument.alias_info.is_write:
            writes.append((position, argument.name))
            for alias in argument.alias_info.before_set:
                by_alias[alias] = (position, argument.name)
    returns: list[tuple[int, str]] = []
    for output in schema.returns:
        if output.alias_info is not None and output.alias_info.is_write:
            returns += [by_alias[alias] for alias in output.alias_info.before_set]
    name = str(schema.name)
    return _Plan(
        name=name,
        check=_CHECKS.get(name, _same_device),
        writes=tuple(writes),
        returns=tuple(returns) or None,
        view=any(output.alias_info is not None for output in schema.returns),
        composite=func._can_decompose(),
        on_host=_ON_HOST.get(func, func),
    )


def _plan_of(func: Any) -> _Plan:
    plan = _plans.get(func)
    if plan is None:
        plan = _plans[func] = _make_plan(func)
    return plan


def _unwrap(value: Any) -> Any:
    if isinstance(value, GpuTensor):
        return value._on_host
    if type(value) in (list, tuple):
        return type(value)([_unwrap(item) for item in value])
    return value


def _wrap(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value if isinstance(value, GpuTensor) else GpuTensor(value)
    if isinstance(value, (list, tuple)):
        return type(value)([_wrap(item) for item in value])
    return value


def _refresh(value: Any) -> None:
    """Follow an operator that changed the shape or the memory of a tensor in place."""
    if isinstance(value, (list, tuple)):
        for item in value:
            _refresh(item)
    elif isinstance(value, GpuTensor):
        held = value._on_host
        if (
            value.size() != held.size()
            or value.stride() != held.stride()
            or value.storage_offset() != held.storage_offset()
        ):
            _DATA.__set__(value, GpuTensor(held))


def _check_generator(generator: torch._C.Generator, on_gpu: bool) -> None:
    """A generator draws for the device that it was made for."""
    is_gpu_generator = _address(generator) in _device_generators
    if is_gpu_generator != on_gpu:
        wanted, seen = (DEVICE_TYPE, "cpu") if on_gpu else ("cpu", DEVICE_TYPE)
        raise RuntimeError(f"Expected a '{wanted}' device type for generator but found '{seen}'")


def _run(func: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
    """Run one operator: check the devices, compute on the host, label what comes out."""
    # Every operator of a program comes through here: one pass over a few arguments, no tree walk.
    plan = _plan_of(func)
    if plan.composite:
        # Decide inside, where the operators are known one by one.
        return func.decompose(*args, **kwargs)
    from_gpu = from_host = False
    plain: list[Any] = []
    for value in args:
        if isinstance(value, GpuTensor):
            from_gpu = True
            plain.append(value._on_host)
        elif isinstance(value, Tensor):
            from_host = True
            plain.append(value)
        elif type(value) in (list, tuple):
            for item in value:
                if isinstance(item, GpuTensor):
                    from_gpu = True
                elif isinstance(item, Tensor):
                    from_host = True
            plain.append(_unwrap(value))
        else:
            plain.append(value)

    plain_kwargs: dict[str, Any] = {}
    asked: torch.device | None = None
    generator: torch._C.Generator | None = None
    for name, value in kwargs.items():
        if value is None:
            if name == "generator":  # aten::rand.generator has no default for it
                plain_kwargs[name] = None
            continue
        if name == "device":
            asked = value
            plain_kwargs[name] = HOST if value.type == DEVICE_TYPE else value
            continue
        if name == "generator":
            generator = value
        for tensor in _tensors((value,)):
            if isinstance(tensor, GpuTensor):
                from_gpu = True
            else:
                from_host = True
        plain_kwargs[name] = _unwrap(value)

    onto_gpu = from_gpu if asked is None else asked.type == DEVICE_TYPE
    if generator is not None:
        _check_generator(generator, onto_gpu)
    if not from_gpu and not onto_gpu:
        return func(*args, **kwargs)

    if from_gpu and from_host:
        plan.check(plan, args, kwargs)
    result = plan.on_host(*plain, **plain_kwargs)
    if plan.writes:
        for where in plan.writes:
            _refresh(_argument(where, args, kwargs))
        if plan.returns is not None:
            given = [_argument(where, args, kwargs) for where in plan.returns]
            return given[0] if len(given) == 1 else tuple(given)
    if not onto_gpu:
        return result
    if plan.view and torch.is_inference_mode_enabled() and not args[0].is_inference():
        # A view keeps the kind of its base: torch shares the version counter between the two.
        with torch.inference_mode(False):
            return _wrap(result)
    return _wrap(result)


class _Entered(threading.local):
    depth = 0


_entered = _Entered()


# Untyped in torch.
_enter_mode: Any = TorchDispatchMode.__enter__
_exit_mode: Any = TorchDispatchMode.__exit__
_mode_of: Any = torch._C._get_dispatch_mode
_TRACING = torch._C._TorchDispatchModeKey.PROXY


class MockGpu(TorchDispatchMode):
    """While entered, device="gpu" works wherever a tensor is made or moved.

    Enter it outside a Recorder: `with MockGpu(), Recorder() as recorder:`.
    Entering it again inside itself changes nothing.
    """

    _lifted_before: bool

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        # torch would wrap __torch_dispatch__ for torch.compile, and import it: about a second.
        return False

    def __enter__(self) -> MockGpu:
        install()
        if _entered.depth == 0:
            self._lifted_before = torch._C._only_lift_cpu_tensors()
            torch._C._set_only_lift_cpu_tensors(True)
            _enter_mode(self)
        _entered.depth += 1
        return self

    def __exit__(self, *exception: Any) -> None:
        _entered.depth -= 1
        if _entered.depth == 0:
            _exit_mode(self, *exception)
            torch._C._set_only_lift_cpu_tensors(self._lifted_before)

    def __torch_dispatch__(
        self,
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        tracing = _mode_of(_TRACING)
        if tracing is not None:
            # torch asks this mode before the one that traces, which would see the tensors on the
            # host and lose whatever depends on the inputs.
            with proxy_tensor.disable_proxy_modes_tracing():
                _enter_mode(self)
                try:
                    return tracing.__torch_dispatch__(func, types, args, kwargs)
                finally:
                    _exit_mode(self, None, None, None)
        if _plan_of(func).composite:
            # The parts may make tensors on the device, which only this mode can do.
            _enter_mode(self)
            try:
                return func.decompose(*args, **(kwargs or {}))
            finally:
                _exit_mode(self, None, None, None)
        return _run(func, args, kwargs or {})


# ---------------------------------------------------------------- what the child calls


def is_gpu(tensor: Tensor) -> bool:
    """Whether the tensor is on the mock GPU (a result left on the host is not)."""
    return tensor.device.type == DEVICE_TYPE


def to_gpu(tensor: Tensor) -> Tensor:
    """A leaf copy of `tensor` on gpu:0: same values, dtype and requires_grad."""
    if is_gpu(tensor):
        return tensor
    made = GpuTensor(tensor.detach().clone())
    return made.requires_grad_(tensor.requires_grad)


def to_cpu(tensor: Tensor) -> Tensor:
    """A copy of `tensor` on the host, outside the graph; a host tensor comes back as it is."""
    if isinstance(tensor, GpuTensor):
        return tensor._on_host.detach().clone()
    return tensor.detach().cpu() if is_gpu(tensor) else tensor


def warm_up(*, optimizers: bool = False) -> None:
    """Pay the first-use costs before forking. Forward only.

    A backward pass here would start the autograd threads, which do not survive a fork.

    Args:
        optimizers: also import what the first torch.optim optimizer of a process imports (a
            second, and some 80 MB that every fork then has to map).
    """
    if optimizers:
        importlib.import_module("torch._dynamo")
    with torch.no_grad(), MockGpu():
        module = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.LayerNorm(4)).to(DEVICE_TYPE)
        scores = module(torch.ones(2, 3, device=DEVICE_TYPE))
        mask = torch.triu(torch.ones(2, 4, device=DEVICE_TYPE, dtype=torch.bool), 1)
        torch.softmax(scores.masked_fill(mask, -torch.inf), -1).sum().item()
        # The first result whose shape changes in place makes torch import sympy (0.4 s).
        scores.new_ones(4) @ scores.mT


def self_test() -> None:
    """Check that the private parts of torch still do what this module builds on. No backward.

    Raises: MockGpuUnavailable, naming the first fact that no longer holds.
    """
    try:
        with torch.no_grad(), MockGpu():
            for fact, holds in _facts():
                if not holds():
                    raise MockGpuUnavailable(
                        f"With torch {torch.__version__} the mock GPU no longer works: {fact}. "
                        "Install the torch version that the project pins."
                    )
    except MockGpuUnavailable:
        raise
    except Exception as error:
        raise MockGpuUnavailable(
            f"With torch {torch.__version__} the mock GPU no longer works: "
            f"{type(error).__name__}: {error}. Install the torch version that the project pins."
        ) from error


def _facts() -> tuple[tuple[str, Callable[[], bool]], ...]:
    def refused() -> bool:
        try:
            torch.ones(2, device=DEVICE_TYPE) + torch.ones(2)
        except RuntimeError as error:
            return "found at least two devices, gpu:0 and cpu!" in str(error)
        return False

    def follows_data() -> bool:
        tensor = torch.zeros(2, device=DEVICE_TYPE)
        tensor.data = torch.ones(2, dtype=torch.float64, device=DEVICE_TYPE)
        return (tensor + 1).tolist() == [2.0, 2.0] and tensor.dtype == torch.float64

    def moves_modules() -> bool:
        module = torch.nn.Linear(1, 1)
        weight = module.weight
        module.to(DEVICE_TYPE).double()
        moved = is_gpu(module.weight) and module.weight.dtype == torch.float64
        return moved and module.weight is weight

    def writes_out() -> bool:
        row = torch.tensor([1.0, 2.0], device=DEVICE_TYPE)
        zeros = torch._efficientzerotensor((2,), device=DEVICE_TYPE)
        made = (zeros, torch.complex(row, row).conj(), torch._neg_view(row))
        held = [cast(GpuTensor, tensor)._on_host for tensor in made]
        return not any(one._is_zerotensor() or one.is_conj() or one.is_neg() for one in held)

    def draws() -> bool:
        generator = torch.Generator(device=DEVICE_TYPE).manual_seed(0)
        return is_gpu(torch.rand(2, generator=generator, device=DEVICE_TYPE))

    return (
        ("a factory no longer makes tensors on it", lambda: is_gpu(torch.ones(1, device="gpu"))),
        (
            "torch.tensor(data, device='gpu') no longer builds its values on the host",
            lambda: torch.tensor([1.0, 2.0], device=DEVICE_TYPE).tolist() == [1.0, 2.0],
        ),
        ("mixing it with the CPU is no longer refused", refused),
        ("its values no longer follow `tensor.data = other`", follows_data),
        ("modules no longer move to it", moves_modules),
        ("it no longer has generators", draws),
        ("zeros without memory and signs not yet applied are read as they are", writes_out),
        ("values no longer come back from it", lambda: not is_gpu(torch.ones(1).to("gpu").cpu())),
    )
