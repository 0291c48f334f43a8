"""The recorder names every ready-made operator, accuses no honest program, and notices evasion."""

from __future__ import annotations

import _thread
import gc
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.utils import _python_dispatch

from autograder.catalogue import DROPOUT_OPERATORS, SOFTMAX_OPERATORS
from autograder.sandbox.runtime import mock_gpu, recorder
from autograder.sandbox.runtime.mock_gpu import MockGpu
from autograder.sandbox.runtime.recorder import Recorder, operators_in_graph

# The autograd threads count the devices at the first backward pass of the process.
mock_gpu.install()

Program = Callable[[Tensor], Any]


@pytest.fixture(autouse=True)
def watched() -> None:
    recorder.install()


def _x(*, requires_grad: bool = True) -> Tensor:
    """(3, 4)"""
    return torch.arange(12.0).reshape(3, 4).sin().requires_grad_(requires_grad)


def _record(program: Program) -> tuple[frozenset[str], bool]:
    x = _x()
    with Recorder() as record:
        program(x)
    return record.operators, record.tampered


def _scripted(x: Tensor) -> Tensor:
    return torch.softmax(x, -1)


def _in_inference_mode(x: Tensor) -> Tensor:
    with torch.inference_mode():
        return torch.softmax(x, -1)


class Hidden(torch.autograd.Function):
    """A softmax inside a custom function: the graph does not show it, the recorder does."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        result = torch.softmax(x, -1)
        ctx.save_for_backward(result)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (result,) = ctx.saved_tensors
        return result * (grad - (grad * result).sum(-1, keepdim=True))


def _attention(x: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(x[None], x[None], x[None])


USES: dict[str, tuple[Program, str]] = {
    "torch.softmax": (lambda x: torch.softmax(x, -1), "aten::_softmax"),
    "F.softmax": (lambda x: F.softmax(x, dim=-1), "aten::_softmax"),
    "Tensor.softmax": (lambda x: x.softmax(-1), "aten::_softmax"),
    "nn.Softmax": (nn.Softmax(-1), "aten::_softmax"),
    "special.softmax": (lambda x: torch.special.softmax(x, -1), "aten::_softmax"),
    "torch._softmax": (lambda x: torch._softmax(x, -1, False), "aten::_softmax"),
    "torch.ops": (lambda x: torch.ops.aten.softmax.int(x, -1), "aten::_softmax"),
    "softmax to float64": (lambda x: x.softmax(-1, dtype=torch.float64), "aten::_softmax"),
    "softmin": (lambda x: F.softmin(-x, -1), "aten::_softmax"),
    "gumbel_softmax": (lambda x: F.gumbel_softmax(x, dim=-1), "aten::_softmax"),
    "log_softmax": (lambda x: x.log_softmax(-1).exp(), "aten::_log_softmax"),
    "logsumexp": (lambda x: (x - x.logsumexp(-1, keepdim=True)).exp(), "aten::logsumexp"),
    "Categorical": (lambda x: torch.distributions.Categorical(logits=x).probs, "aten::logsumexp"),
    "cross_entropy": (
        lambda x: F.cross_entropy(x, torch.tensor([0, 1, 2])),
        "aten::_log_softmax",
    ),
    "in no_grad": (torch.no_grad()(lambda x: torch.softmax(x, -1)), "aten::_softmax"),
    "in inference_mode": (_in_inference_mode, "aten::_softmax"),
    "in an autograd.Function": (Hidden.apply, "aten::_softmax"),
    "under vmap": (torch.func.vmap(lambda row: row.softmax(0)), "aten::_softmax"),
    "under jacrev": (torch.func.jacrev(lambda x: x.softmax(-1)), "aten::_softmax"),
    "under functionalize": (
        torch.func.functionalize(lambda x: torch.softmax(x, -1)),
        "aten::_softmax",
    ),
    "as a gradient": (
        lambda x: torch.autograd.grad(x.logsumexp(-1).sum(), x)[0],
        "aten::logsumexp",
    ),
    "in a checkpoint": (
        lambda x: torch.utils.checkpoint.checkpoint(_scripted, x, use_reentrant=False),
        "aten::_softmax",
    ),
    "in a hook": (
        lambda x: (
            (y := x * 1).register_hook(lambda grad: grad.softmax(-1)),
            y.sum().backward(),
        ),
        "aten::_softmax",
    ),
    "nn.LayerNorm": (nn.LayerNorm(4), "aten::native_layer_norm"),
    "F.layer_norm": (lambda x: F.layer_norm(x, (4,)), "torch.nn.functional.layer_norm"),
    "nll_loss": (lambda x: F.nll_loss(x, torch.tensor([0, 1, 2])), "aten::nll_loss_forward"),
    "cross_entropy by name": (
        lambda x: F.cross_entropy(x, torch.tensor([0, 1, 2])),
        "torch.nn.functional.cross_entropy",
    ),
    "F.dropout": (lambda x: F.dropout(x, 0.5), "torch.nn.functional.dropout"),
    "nn.Dropout": (nn.Dropout(0.5), "torch.nn.functional.dropout"),
    "torch.dropout": (lambda x: torch.dropout(x, 0.5, True), "torch.dropout"),
    "torch.ops dropout": (lambda x: torch.ops.aten.dropout(x, 0.5, True), "aten::dropout"),
    "torch.ops overload": (
        lambda x: torch.ops.aten.dropout.default(x, 0.5, True),
        "aten::dropout",
    ),
    "scaled_dot_product_attention": (
        _attention,
        "torch.nn.functional.scaled_dot_product_attention",
    ),
    "softmax inside scaled_dot_product_attention": (_attention, "aten::_safe_softmax"),
    "MultiheadAttention": (
        lambda x: nn.MultiheadAttention(4, 2)(x[None], x[None], x[None]),
        "torch.nn.functional.multi_head_attention_forward",
    ),
    "einsum": (lambda x: torch.einsum("ij,kj->ik", x, x), "torch.einsum"),
    "operators of Python": (lambda x: x + x, "torch.Tensor.add"),
}


@pytest.mark.parametrize(("program", "name"), USES.values(), ids=USES.keys())
def test_ready_made_operator_is_named(program: Program, name: str) -> None:
    """Whatever it is called in the source, the canonical name is recorded."""
    operators, tampered = _record(program)
    assert name in operators
    assert not tampered


DROPOUTS: dict[str, Callable[[Tensor, bool], Any]] = {
    "F.dropout": lambda x, training: F.dropout(x, 0.3, training),
    "nn.Dropout": lambda x, training: nn.Dropout(0.3).train(training)(x),
    "nn.Sequential": lambda x, training: nn.Sequential(nn.Dropout(0.3)).train(training)(x),
    "F.dropout2d": lambda x, training: F.dropout2d(x[None, None], 0.3, training),
    "F.alpha_dropout": lambda x, training: F.alpha_dropout(x, 0.3, training),
    "torch.dropout": lambda x, training: torch.dropout(x, 0.3, training),
    "torch.feature_dropout": lambda x, training: torch.feature_dropout(x, 0.3, training),
    "torch.native_dropout": lambda x, training: torch.native_dropout(x, 0.3, training),
    "torch.ops": lambda x, training: torch.ops.aten.dropout(x, 0.3, training),
    "scaled_dot_product_attention": lambda x, training: F.scaled_dot_product_attention(
        x[None], x[None], x[None], dropout_p=0.3 * training
    ),
}


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("device", ["cpu", "gpu"])
@pytest.mark.parametrize("program", DROPOUTS.values(), ids=DROPOUTS.keys())
def test_ready_made_dropout_is_forbidden_in_either_mode(
    program: Callable[[Tensor, bool], Any], device: str, training: bool
) -> None:
    x = _x(requires_grad=False)
    with MockGpu():
        given = mock_gpu.to_gpu(x) if device == "gpu" else x
        with Recorder() as record:
            program(given, training)
    assert record.operators & set(DROPOUT_OPERATORS)


def test_dropout_by_hand_is_not_taken_for_ready_made() -> None:
    operators, _ = _record(lambda x: x * (torch.rand(x.shape, generator=None) >= 0.3) / 0.7)
    assert not operators & set(DROPOUT_OPERATORS)


def _by_loops(x: Tensor) -> Tensor:
    rows = []
    for row in x:
        exponentials = [torch.exp(value - row.max()) for value in row]
        rows.append(torch.stack([value / sum(exponentials) for value in exponentials]))
    return torch.stack(rows)


class ByHand(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        exponentials = (x - x.amax(-1, keepdim=True)).exp()
        result = exponentials / exponentials.sum(-1, keepdim=True)
        ctx.save_for_backward(result)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (result,) = ctx.saved_tensors
        return result * (grad - (grad * result).sum(-1, keepdim=True))


def _in_place(x: Tensor) -> Tensor:
    result = (x - x.detach().max(-1, keepdim=True).values).exp_()
    return result / result.sum(-1, keepdim=True)


def _printing(x: Tensor) -> Tensor:
    str(x)
    f"{x} {x[0, 0]:.2f}"
    return _naive(x)


def _naive(x: Tensor) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum(dim=-1, keepdim=True)


def _in_threads(x: Tensor) -> Tensor:
    with ThreadPoolExecutor(2) as pool:
        return torch.stack(list(pool.map(_naive, x)))


def _with_a_device(x: Tensor) -> Tensor:
    with torch.device(x.device):
        ones = torch.ones(4)
    torch.set_default_device("cpu")
    try:
        return torch.exp(x) / (torch.exp(x) @ ones)[:, None]
    finally:
        torch.set_default_device(None)


def _at_cumprod(x: Tensor) -> Tensor:
    """exp(x) as a running product of exp of the differences, then divided by its sum."""
    steps = torch.cat([x[:, :1], x[:, 1:] - x[:, :-1]], -1)
    exponentials = torch.cumprod(torch.exp(steps), -1)
    return exponentials / exponentials.sum(-1, keepdim=True)


HONEST: dict[str, Callable[[Tensor], Tensor]] = {
    "exp and sum": _naive,
    "shifted": lambda x: (
        (e := (x - x.max(-1, keepdim=True).values).exp()) / e.sum(-1, keepdim=True)
    ),
    "logarithms": lambda x: torch.exp(x - torch.log(torch.exp(x).sum(-1, keepdim=True))),
    "einsum": lambda x: torch.einsum("ij,i->ij", x.exp(), 1 / torch.einsum("ij->i", x.exp())),
    "loops": _by_loops,
    "cumprod": _at_cumprod,
    "sigmoid of differences": lambda x: 1 / torch.exp(x[:, None, :] - x[:, :, None]).sum(-1),
    "power": lambda x: (e := torch.e**x) / e.sum(-1, keepdim=True),
    "normalize": lambda x: F.normalize(x.exp(), p=1, dim=-1),
    "autograd.Function": ByHand.apply,
    "in place": _in_place,
    "vmap": torch.func.vmap(lambda row: row.exp() / row.exp().sum()),
    "printing": _printing,
    "threads": _in_threads,
    "with a device": _with_a_device,
    "float64": lambda x: _naive(x.double()),
    "gradient of log sum exp": lambda x: torch.autograd.grad(
        x.exp().sum(-1).log().sum(), x, create_graph=True
    )[0],
    "inference_mode": torch.inference_mode()(_naive),
}


@pytest.mark.parametrize("program", HONEST.values(), ids=HONEST.keys())
def test_honest_softmax_is_not_accused(program: Callable[[Tensor], Tensor]) -> None:
    """It is a softmax, no ready-made one is reported, and nothing looks like evasion."""
    with Recorder() as record:
        result = program(_x())
    assert torch.allclose(result, torch.softmax(_x(), -1).to(result.dtype), atol=1e-6)
    found = record.operators | operators_in_graph(result)
    assert found.isdisjoint(SOFTMAX_OPERATORS)
    assert len(found) >= 3
    assert not record.tampered


@pytest.mark.parametrize("program", HONEST.values(), ids=HONEST.keys())
def test_backward_of_an_honest_softmax_is_not_accused(
    program: Callable[[Tensor], Tensor],
) -> None:
    """Gradients asked for while recording use nothing ready-made either."""
    x = _x()
    with Recorder() as record:
        result = program(x)
        if result.requires_grad:
            result.backward(torch.ones_like(result).cumsum(-1))
    assert record.operators.isdisjoint(SOFTMAX_OPERATORS)
    assert not record.tampered


@pytest.mark.filterwarnings("ignore:`torch.jit:DeprecationWarning")
def test_forward_mode_gradient_is_not_accused() -> None:
    """torch compiles its decompositions from their source the first time."""
    x = _x(requires_grad=False)
    with Recorder() as record:
        result = torch.func.jacfwd(lambda x: x.exp().sum(-1).log().sum())(x)
    assert torch.allclose(result, torch.softmax(x, -1))
    assert record.operators.isdisjoint(SOFTMAX_OPERATORS)
    assert not record.tampered


# ---------------------------------------------------------------- Python code below the modes


class Wrapper(Tensor):
    """A class of tensors that computes a softmax whatever it is asked."""

    held: Tensor

    @staticmethod
    def __new__(cls: type[Wrapper], held: Tensor) -> Wrapper:
        made = Tensor._make_wrapper_subclass(cls, held.shape, dtype=held.dtype, device="cpu")
        made.held = held
        return made

    def __init__(self, held: Tensor) -> None:
        super().__init__()

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return torch.softmax(args[0].held, -1)


def _handler_replaced(x: Tensor) -> Tensor:
    class Changing(Wrapper):
        pass

    first = torch.ops.aten.relu(Changing(x.detach()))
    Changing.__torch_dispatch__ = classmethod(
        lambda cls, func, types, args=(), kwargs=None: torch.logsumexp(args[0].held, -1)
    )
    return first + torch.ops.aten.relu(Changing(x.detach()))[:, None]


def _of_a_library(key: str) -> Program:
    def program(x: Tensor) -> Tensor:
        with torch.library._scoped_library("recorder_test", "FRAGMENT") as library:
            library.define("k(Tensor x) -> Tensor")
            library.impl("k", lambda x: torch.softmax(x, -1), key)
            return torch.ops.recorder_test.k(x.detach())

    return program


def _operator_overridden(x: Tensor) -> Tensor:
    with torch.library._scoped_library("aten", "IMPL") as library:
        library.impl("hardswish", lambda x: torch.softmax(x, -1), "CPU", allow_override=True)
        return torch.ops.aten.hardswish(x.detach())


def _custom_operator(x: Tensor) -> Tensor:
    def kernel(x: Tensor) -> Tensor:
        return torch.softmax(x, -1)

    kernel.__annotations__ = {"x": Tensor, "return": Tensor}
    made = torch.library.custom_op("recorder_test::custom", kernel, mutates_args=())
    return made(x.detach())


class _HigherOrder(torch._ops.HigherOrderOperator):
    def __init__(self) -> None:
        super().__init__("recorder_test_softmax")

    def __call__(self, x: Tensor) -> Any:
        return super().__call__(x)


def _higher_order(x: Tensor) -> Tensor:
    operator = _HigherOrder()
    operator.fallthrough(torch._C.DispatchKey.AutogradCPU)
    operator.py_impl(torch._C.DispatchKey.CPU)(lambda x: torch.softmax(x, -1))
    try:
        return operator(x.detach())
    finally:
        del torch._ops._higher_order_ops["recorder_test_softmax"]


def _rule(x: Tensor) -> Tensor:
    with torch.library._scoped_library("recorder_test", "FRAGMENT") as library:
        library.define("ruled(Tensor x) -> Tensor")
        library.impl("ruled", lambda x: x.clone(), "CPU")
        torch.library.register_torch_dispatch(
            "recorder_test::ruled",
            type(_python_dispatch._get_current_dispatch_mode()),
            lambda mode, func, types, args, kwargs: torch.softmax(args[0], -1),
            lib=library,
        )
        return torch.ops.recorder_test.ruled(x.detach())


def _registered_again(x: Tensor) -> Tensor:
    @torch._decomp.register_decomposition(torch.ops.aten._softmax, registry={})
    def by_hand(x: Tensor, dim: int, half_to_float: bool) -> Tensor:
        return _naive(x)

    return by_hand(x, -1, False)


_DECOMPOSITIONS = torch._decomp.decompositions
_TABLE = torch._decomp.decomposition_table

BELOW: dict[str, tuple[Program, str]] = {
    "_decomp._softmax": (lambda x: _DECOMPOSITIONS._softmax(x, -1, False), "aten::_softmax"),
    "_decomp._log_softmax": (
        lambda x: _DECOMPOSITIONS._log_softmax(x, -1, False).exp(),
        "aten::_log_softmax",
    ),
    "decomposition_table": (
        lambda x: _TABLE[torch.ops.aten._softmax.default](x, -1, False),
        "aten::_softmax",
    ),
    "get_decompositions": (
        lambda x: torch._decomp.get_decompositions([torch.ops.aten._softmax])[
            torch.ops.aten._softmax.default
        ](x, -1, False),
        "aten::_softmax",
    ),
    "register_decomposition": (_registered_again, "aten::_softmax"),
    "_decomp._softmax_backward_data": (
        lambda x: _DECOMPOSITIONS._softmax_backward_data(x, x, -1, x.dtype),
        "aten::_softmax_backward_data",
    ),
    "_decomp.native_layer_norm": (
        lambda x: _TABLE[torch.ops.aten.native_layer_norm.default](x, [4], None, None, 1e-5),
        "aten::native_layer_norm",
    ),
    "_decomp.nll_loss_forward": (
        lambda x: _DECOMPOSITIONS.nll_loss_forward(x, torch.tensor([0, 1, 2]), None, 1, -1),
        "aten::nll_loss_forward",
    ),
    "_decomp.native_dropout": (
        lambda x: _DECOMPOSITIONS.native_dropout(x, 0.5, True),
        "aten::native_dropout",
    ),
    "_refs.softmax": (lambda x: torch._refs.softmax(x, -1), "aten::softmax"),
    "_refs.special.softmax": (lambda x: torch._refs.special.softmax(x, -1), "aten::softmax"),
    "_refs.logsumexp": (lambda x: torch._refs.logsumexp(x, -1), "aten::logsumexp"),
    "Library, CPU": (_of_a_library("CPU"), "aten::_softmax"),
    "Library, any": (_of_a_library("CompositeExplicitAutograd"), "aten::_softmax"),
    "an operator overridden": (_operator_overridden, "aten::_softmax"),
    "custom_op": (_custom_operator, "aten::_softmax"),
    "a higher-order operator": (_higher_order, "aten::_softmax"),
    "register_torch_dispatch": (_rule, "aten::_softmax"),
    "__torch_dispatch__": (
        lambda x: torch.ops.aten.relu(Wrapper(x.detach())),
        "aten::_softmax",
    ),
    "__torch_dispatch__ replaced": (_handler_replaced, "aten::logsumexp"),
}


@pytest.mark.filterwarnings("ignore:.*[Oo]verrid:UserWarning")
@pytest.mark.parametrize(("program", "name"), BELOW.values(), ids=BELOW.keys())
def test_python_code_below_the_modes_is_recorded(program: Program, name: str) -> None:
    """Where torch calls Python with recording off, and for softmaxes that are no operator."""
    operators, _ = _record(program)
    assert name in operators


def test_original_of_a_watched_function_is_not_an_attribute() -> None:
    """`__wrapped__` would hand out the unrecorded function."""
    for watched in (
        _DECOMPOSITIONS._softmax,
        torch._C._pop_torch_dispatch_stack,
        _thread.start_new_thread,
    ):
        assert not hasattr(watched, "__wrapped__")


def test_mode_left_on_before_the_recording_is_noticed() -> None:
    """It stands below the recorder's, and runs what is not seen."""

    class Left(_python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    with Left():
        assert _record(_naive)[1]
    assert not _record(_naive)[1]


# ---------------------------------------------------------------- evasion


def _modes_disabled(x: Tensor) -> Tensor:
    with _python_dispatch._disable_current_modes():
        return torch.softmax(x, -1)


def _mode_popped(x: Tensor) -> Tensor:
    mode = _python_dispatch._pop_mode()
    result = torch.softmax(x, -1)
    _python_dispatch._push_mode(mode)
    return result


def _mode_popped_in_c(x: Tensor) -> Tensor:
    mode = torch._C._pop_torch_dispatch_stack(None)
    result = torch.softmax(x, -1)
    torch._C._push_on_torch_dispatch_stack(mode)
    return result


def _mode_popped_for_good(x: Tensor) -> Tensor:
    _python_dispatch._pop_mode()
    return torch.softmax(x, -1)


def _mode_left(x: Tensor) -> Tensor:
    mode = _python_dispatch._get_current_dispatch_mode()
    mode.__exit__(None, None, None)
    result = torch.softmax(x, -1)
    mode.__enter__()
    return result


def _dispatch_disabled(x: Tensor) -> Tensor:
    with torch._C._DisableTorchDispatch():
        return torch.softmax(x, -1)


def _no_dispatch(x: Tensor) -> Tensor:
    with torch.utils._mode_utils.no_dispatch():
        return torch.softmax(x, -1)


def _python_key_excluded(x: Tensor) -> Tensor:
    with torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(torch._C.DispatchKey.Python)):
        return torch.softmax(x, -1)


def _python_key_excluded_by_hand(x: Tensor) -> Tensor:
    torch._C._dispatch_tls_set_dispatch_key_excluded(torch._C.DispatchKey.Python, True)
    try:
        return torch.softmax(x, -1)
    finally:
        torch._C._dispatch_tls_set_dispatch_key_excluded(torch._C.DispatchKey.Python, False)


def _keys_forced(x: Tensor) -> Tensor:
    keys = torch._C.DispatchKeySet(torch._C.DispatchKey.CPU)
    with torch._C._ForceDispatchKeyGuard(keys, torch._C._dispatch_tls_local_exclude_set()):
        return torch.softmax(x, -1)


_CPU_KEYS = torch._C.DispatchKeySet(torch._C.DispatchKey.CPU)


def _redispatched(x: Tensor) -> Tensor:
    return torch.ops.aten._softmax.default.redispatch(_CPU_KEYS, x.detach(), -1, False)


def _handle_redispatched(x: Tensor) -> Tensor:
    handle = torch.ops.aten._softmax.default._handle
    return handle.redispatch_boxed(_CPU_KEYS, x.detach(), -1, False)


def _kernel_called(x: Tensor) -> Tensor:
    operator = torch.ops.aten._softmax.default
    return operator._op_dk(torch._C.DispatchKey.CPU, x.detach(), -1, False)


def _functions_disabled(x: Tensor) -> Tensor:
    with torch._C.DisableTorchFunction():
        return F.dropout(x, 0.5)


def _function_mode_popped(x: Tensor) -> Tensor:
    mode = torch.overrides._pop_mode()
    result = F.dropout(x, 0.5)
    torch.overrides._push_mode(mode)
    return result


def _function_mode_popped_for_good(x: Tensor) -> None:
    torch.overrides._pop_mode()


def _method_replaced(x: Tensor) -> Tensor:
    def blind(self: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))

    mode = type(_python_dispatch._get_current_dispatch_mode())
    kept = mode.__torch_dispatch__
    mode.__torch_dispatch__ = blind
    try:
        return torch.softmax(x, -1)
    finally:
        mode.__torch_dispatch__ = kept


def _class_replaced(x: Tensor) -> Tensor:
    class Blind(_python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    mode = _python_dispatch._get_current_dispatch_mode()
    kept = type(mode)
    mode.__class__ = Blind
    try:
        return torch.softmax(x, -1)
    finally:
        mode.__class__ = kept


def _record_emptied(x: Tensor) -> Tensor:
    result = torch.softmax(x, -1)
    for found in gc.get_objects():
        if type(found).__name__ == "_Watch":
            for recording in found.recordings:
                recording.operators.clear()
    return result


def _record_replaced(x: Tensor) -> Tensor:
    mode = _python_dispatch._get_current_dispatch_mode()
    mode.watch = type(mode.watch)([])
    return torch.softmax(x, -1)


def _functions_emptied(x: Tensor) -> Tensor:
    result = F.dropout(x, 0.5)
    _python_dispatch._get_current_dispatch_mode().watch.recordings[0].functions.clear()
    return result


def _record_filtered(x: Tensor) -> Tensor:
    result = torch.softmax(x, -1)
    (recording,) = _python_dispatch._get_current_dispatch_mode().watch.recordings
    recording.operators = {f for f in recording.operators if "softmax" not in str(f)}
    recording.functions = {f for f in recording.functions if "softmax" not in str(f)}
    return result


def _flag_lowered(x: Tensor) -> Tensor:
    result = _modes_disabled(x)
    _python_dispatch._get_current_dispatch_mode().watch.recordings[0].tampered = False
    return result


def _objects_searched(x: Tensor) -> None:
    gc.get_referrers(x)


def _keys_not_included(x: Tensor) -> Tensor:
    include = torch._C._dispatch_tls_set_dispatch_key_included
    keys = (torch._C.DispatchKey.Python, torch._C.DispatchKey.PythonTLSSnapshot)
    for key in keys:
        include(key, False)
    try:
        return torch.softmax(x, -1)
    finally:
        for key in keys:
            include(key, True)


def _key_included(x: Tensor) -> Tensor:
    with torch._C._IncludeDispatchKeyGuard(torch._C.DispatchKey.PythonTLSSnapshot):
        return torch.softmax(x, -1)


def _below_autograd(x: Tensor) -> Tensor:
    with torch._C._AutoDispatchBelowAutograd():
        return torch.softmax(x, -1)


def _python_dispatcher(x: Tensor) -> Tensor:
    with torch._dispatch.python.enable_python_dispatcher():
        return torch.relu(x)


def _kernel_fetched(x: Tensor) -> Tensor:
    kernel = torch.library.get_kernel("aten::_softmax", "CPU")
    return kernel.call_boxed(_CPU_KEYS, x.detach(), -1, False)


def _handler_of_an_object(x: Tensor) -> Tensor:
    wrapper = Wrapper(x.detach())
    wrapper.__torch_dispatch__ = lambda func, types, args, kwargs: torch.softmax(args[0].held, -1)
    return torch.ops.aten.relu(wrapper)


def _handler_of_the_mode(x: Tensor) -> Tensor:
    mode = _python_dispatch._get_current_dispatch_mode()
    mode.__torch_dispatch__ = mode.__torch_dispatch__
    return torch.softmax(x, -1)


class Below(_python_dispatch.TorchDispatchMode):
    """Computes a softmax whatever it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._mode_key = torch._C._TorchDispatchModeKey.FAKE

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        return False

    @classmethod
    def is_infra_mode(cls) -> bool:
        return True

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return torch.softmax(args[0], -1)


def _mode_below(x: Tensor) -> Tensor:
    with Below():
        return torch.ops.aten.relu(x.detach())


def _mode_on_top(x: Tensor) -> None:
    _python_dispatch.BaseTorchDispatchMode().__enter__()


EVASIONS: dict[str, Program] = {
    "_disable_current_modes": _modes_disabled,
    "_pop_mode": _mode_popped,
    "_pop_torch_dispatch_stack": _mode_popped_in_c,
    "popped for good": _mode_popped_for_good,
    "mode.__exit__": _mode_left,
    "_DisableTorchDispatch": _dispatch_disabled,
    "no_dispatch": _no_dispatch,
    "_ExcludeDispatchKeyGuard": _python_key_excluded,
    "key excluded": _python_key_excluded_by_hand,
    "_ForceDispatchKeyGuard": _keys_forced,
    "redispatch": _redispatched,
    "redispatch_boxed": _handle_redispatched,
    "_op_dk": _kernel_called,
    "DisableTorchFunction": _functions_disabled,
    "function mode popped": _function_mode_popped,
    "function mode popped for good": _function_mode_popped_for_good,
    "method replaced": _method_replaced,
    "class replaced": _class_replaced,
    "record emptied": _record_emptied,
    "record replaced": _record_replaced,
    "functions emptied": _functions_emptied,
    "record filtered": _record_filtered,
    "flag lowered": _flag_lowered,
    "objects searched": _objects_searched,
    "keys not included": _keys_not_included,
    "_IncludeDispatchKeyGuard": _key_included,
    "_AutoDispatchBelowAutograd": _below_autograd,
    "python dispatcher": _python_dispatcher,
    "get_kernel": _kernel_fetched,
    "handler of one tensor": _handler_of_an_object,
    "handler of the mode": _handler_of_the_mode,
    "a mode below all others": _mode_below,
    "another mode left on top": _mode_on_top,
}


@pytest.fixture
def stacks_restored() -> Iterator[None]:
    """Leave no mode behind, whatever a program did to the stacks."""
    yield
    left = [torch._C._len_torch_dispatch_stack(), torch._C._len_torch_function_stack()]
    while torch._C._len_torch_dispatch_stack():
        _python_dispatch._pop_mode()
    while torch._C._len_torch_function_stack():
        torch.overrides._pop_mode()
    assert left in ([0, 0], [1, 0])


@pytest.mark.usefixtures("stacks_restored")
@pytest.mark.parametrize("program", EVASIONS.values(), ids=EVASIONS.keys())
def test_evasion_is_noticed(program: Program) -> None:
    """Nothing that switches recording off passes unseen."""
    _, tampered = _record(program)
    assert tampered
    # And the next recording is not marked by it.
    assert not _record(_naive)[1]


def _in_a_thread(x: Tensor) -> None:
    thread = threading.Thread(target=lambda: torch.softmax(x, -1))
    thread.start()
    thread.join()


def _in_a_pool(x: Tensor) -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(torch.softmax, x, -1).result()


def _in_a_bare_thread(x: Tensor) -> None:
    done = threading.Event()
    _thread.start_new_thread(lambda: (torch.softmax(x, -1), done.set()), ())
    done.wait(5)


def _in_a_thread_of_a_thread(x: Tensor) -> None:
    thread = threading.Thread(target=_in_a_thread, args=(x,))
    thread.start()
    thread.join()


@pytest.mark.parametrize(
    "program",
    [_in_a_thread, _in_a_pool, _in_a_bare_thread, _in_a_thread_of_a_thread],
    ids=["Thread", "ThreadPoolExecutor", "start_new_thread", "nested"],
)
def test_operator_in_a_thread_is_named(program: Program) -> None:
    """Another thread is no hiding place."""
    operators, tampered = _record(program)
    assert "aten::_softmax" in operators
    assert not tampered


def test_operator_in_a_thread_that_was_waiting_is_named() -> None:
    """A worker started before the recording is recorded too."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(int).result()
        operators, _ = _record(lambda x: pool.submit(torch.softmax, x, -1).result())
    assert "aten::_softmax" in operators


def test_evasion_in_a_thread_is_noticed() -> None:
    """Switching a thread's own mode off counts as well."""

    def program(x: Tensor) -> None:
        thread = threading.Thread(target=_modes_disabled, args=(x,))
        thread.start()
        thread.join()

    assert _record(program)[1]


def _script(x: Tensor) -> Any:
    return torch.jit.script(_scripted)(x)


def _trace(x: Tensor) -> Any:
    return torch.jit.trace(_scripted, x)(x)


def _fork(x: Tensor) -> Any:
    return torch.jit.wait(torch.jit.fork(torch.softmax, x, -1))


def _compile(x: Tensor) -> Any:
    return torch.compile(_scripted, backend="eager")(x)


@pytest.mark.filterwarnings("ignore:`torch.jit:DeprecationWarning")
@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor:UserWarning")
@pytest.mark.parametrize(
    "program", [_script, _trace, _fork, _compile], ids=["script", "trace", "fork", "compile"]
)
def test_compiled_program_does_not_pass_unseen(program: Program) -> None:
    """Compiled code is recorded, or reported as evasion."""
    operators, tampered = _record(program)
    assert "aten::_softmax" in operators or tampered


@pytest.mark.parametrize("outer", ["gpu", "recorder"])
def test_recorder_and_mock_gpu_work_together(outer: str) -> None:
    """In either order, on tensors of the device."""
    if outer == "gpu":
        with MockGpu(), Recorder() as record:
            result = torch.softmax(_x().to("gpu"), -1)
    else:
        with Recorder() as record, MockGpu():
            result = torch.softmax(_x().to("gpu"), -1)
    assert result.device.type == "gpu"
    assert "aten::_softmax" in record.operators
    assert "aten::_softmax" in operators_in_graph(result)
    assert not record.tampered


@pytest.mark.parametrize("program", HONEST.values(), ids=HONEST.keys())
def test_honest_softmax_on_the_mock_gpu_is_not_accused(
    program: Callable[[Tensor], Tensor],
) -> None:
    """The same programs, on the device."""
    with MockGpu():
        x = _x(requires_grad=False).to("gpu").requires_grad_()
        with Recorder() as record:
            result = program(x)
            if result.requires_grad:
                result.backward(torch.ones_like(result).cumsum(-1))
    assert record.operators.isdisjoint(SOFTMAX_OPERATORS)
    assert not record.tampered


def test_recorder_lets_exceptions_through_and_reports() -> None:
    """A call that fails has run operators too."""
    with pytest.raises(ZeroDivisionError), Recorder() as record:  # noqa: PT012
        torch.softmax(_x(), -1)
        _ = 1 / 0
    assert "aten::_softmax" in record.operators
    assert not record.tampered


def test_nested_recorders_both_record() -> None:
    """The inner one reports what ran inside it only."""
    with Recorder() as outer:
        torch.softmax(_x(), -1)
        with Recorder() as inner:
            torch.logsumexp(_x(), -1)
    assert "aten::_softmax" in outer.operators
    assert "aten::logsumexp" in outer.operators
    assert "aten::_softmax" not in inner.operators
    assert "aten::logsumexp" in inner.operators
    assert not outer.tampered
    assert not inner.tampered


def test_nothing_run_is_nothing_recorded() -> None:
    """The recorder's own probes are not reported."""
    assert _record(lambda x: None) == (frozenset(), False)


def test_helpers_are_free_outside_a_recording() -> None:
    """Switching modes off before a recording does not mark it."""
    _modes_disabled(_x())
    _dispatch_disabled(_x())
    assert not _record(_naive)[1]


GRAPHS: dict[str, tuple[Callable[[Tensor], Tensor], str]] = {
    "softmax": (lambda x: x.softmax(-1) * 2, "aten::_softmax"),
    "log_softmax": (lambda x: x.log_softmax(-1).exp(), "aten::_log_softmax"),
    "logsumexp": (lambda x: x.logsumexp(-1), "aten::logsumexp"),
    "layer_norm": (nn.LayerNorm(4), "aten::native_layer_norm"),
    "nll_loss": (lambda x: F.nll_loss(x, torch.tensor([0, 1, 2])), "aten::nll_loss_forward"),
    "attention": (
        lambda x: F.scaled_dot_product_attention(x[None, None], x[None, None], x[None, None]),
        "aten::_scaled_dot_product_flash_attention_for_cpu",
    ),
    "safe softmax": (_attention, "aten::_safe_softmax"),
    "native dropout": (lambda x: torch.native_dropout(x, 0.5, True)[0], "aten::native_dropout"),
    "behind disabled modes": (_modes_disabled, "aten::_softmax"),
    "deep in a graph": (lambda x: (x.softmax(-1) @ x.mT).relu().sum(), "aten::_softmax"),
}


@pytest.mark.parametrize(("program", "name"), GRAPHS.values(), ids=GRAPHS.keys())
def test_graph_names_what_made_the_result(program: Program, name: str) -> None:
    """The second witness needs no recording."""
    assert name in operators_in_graph(program(_x()))


def test_graph_of_a_plain_tensor_is_empty() -> None:
    """Without a graph there is no second witness."""
    assert operators_in_graph(torch.ones(2)) == frozenset()
    assert operators_in_graph(_x()) == frozenset()
    assert operators_in_graph(ByHand.apply(_x())) == frozenset()
