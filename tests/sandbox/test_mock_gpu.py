"""The mock GPU computes what the CPU computes, and refuses the mixtures that CUDA refuses."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from einops import rearrange
from torch import Tensor, nn
from torch.autograd import forward_ad
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils.checkpoint import checkpoint

from autograder.sandbox.runtime import mock_gpu
from autograder.sandbox.runtime.mock_gpu import MockGpu, is_gpu, to_cpu, to_gpu

# The autograd threads count the devices at the first backward pass of the process.
mock_gpu.install()

GPU = "gpu"


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    torch.manual_seed(0)
    with MockGpu():
        yield


def _x(device: str) -> Tensor:
    """(2, 3, 4), the same values on every device."""
    return torch.arange(24.0).reshape(2, 3, 4).mul(0.37).sin().to(device)


def _square(device: str) -> Tensor:
    return _x(device)[0, :, :3]


def _positive(device: str) -> Tensor:
    return _square(device).abs() + 0.1


class Attention(nn.Module):
    """(b, T, 4) -> (b, T, 4), with a mask held as a buffer."""

    def __init__(self, dropout: float = 0.0) -> None:
        super().__init__()
        self.projections = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))
        self.norm = nn.LayerNorm(4)
        self.dropout = nn.Dropout(dropout)
        mask = torch.triu(torch.ones(8, 8, dtype=torch.bool), 1)
        self.register_buffer("mask", mask, persistent=False)
        self.register_buffer("scale", torch.tensor(0.5))

    def forward(self, x: Tensor) -> Tensor:
        length = x.shape[1]
        query, key, value = (projection(self.norm(x)) for projection in self.projections)
        scores = query @ key.transpose(1, 2) * self.scale
        scores = scores.masked_fill(self.mask[:length, :length], -torch.inf)
        return self.dropout(torch.softmax(scores, -1)) @ value


class Scaled(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, factor: float) -> Tensor:
        ctx.save_for_backward(x)
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        (x,) = ctx.saved_tensors
        return grad * ctx.factor + 0 * x, None


def _module(device: str, make: Callable[[], nn.Module]) -> nn.Module:
    torch.manual_seed(1)
    return make().to(device)


def _gradients(device: str) -> list[Tensor]:
    module = _module(device, Attention)
    x = _x(device).requires_grad_()
    module(x).backward(_x(device).cos())
    assert x.grad is not None
    return [x.grad, *(p.grad for p in module.parameters() if p.grad is not None)]


def _training(device: str, make: Callable[..., torch.optim.Optimizer]) -> list[Tensor]:
    module = _module(device, lambda: nn.Linear(4, 3))
    optimizer = make(module.parameters(), lr=0.1)
    target = torch.tensor([0, 2], device=device)
    for _ in range(3):
        loss = F.cross_entropy(module(_x(device)[:, 0]), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return [parameter.detach() for parameter in module.parameters()]


def _clipped(device: str) -> list[Tensor]:
    module = _module(device, lambda: nn.Linear(4, 3))
    module(_x(device)).pow(2).sum().backward()
    norm = nn.utils.clip_grad_norm_(module.parameters(), 0.5)
    return [norm, *(parameter.grad for parameter in module.parameters())]


def _double_gradient(device: str) -> Tensor:
    x = _square(device).requires_grad_()
    (first,) = torch.autograd.grad(x.pow(3).sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x)
    return second


def _mutate(device: str, change: Callable[[Tensor], Any]) -> Tensor:
    x = _x(device).clone()
    change(x)
    return x


def _set(index: Any, value: Any) -> Callable[[Tensor], None]:
    def change(x: Tensor) -> None:
        x[index] = value(x) if callable(value) else value

    return change


def _set_data(device: str) -> Tensor:
    module = _module(device, lambda: nn.Linear(4, 3))
    module.weight.data = torch.ones(3, 4, device=device)
    module.bias.data.zero_()
    module.weight.data[0, 0] = 5.0
    module.weight.data.mul_(2.0)
    return module(_x(device)).detach()


def _converted(device: str, convert: Callable[[nn.Module], nn.Module]) -> list[Tensor]:
    module = convert(_module(device, Attention))
    tensors = [*module.parameters(), *module.buffers()]
    return [tensor.detach() for tensor in tensors]


def _converted_result(device: str) -> Tensor:
    return _module(device, Attention).double()(_x(device).double())


def _moved_by_hand(device: str) -> list[Tensor]:
    """Each parameter moved through .data; the optimizer made before still holds them."""
    module = _module("cpu", lambda: nn.Linear(4, 3))
    optimizer = torch.optim.SGD(module.parameters(), lr=0.1)
    for parameter in module.parameters():
        parameter.data = parameter.data.to(device)
    module(_x(device)).sum().backward()
    optimizer.step()
    return [parameter.detach() for parameter in module.parameters()]


def _moved_while_training(device: str) -> list[Tensor]:
    """Gradients and the optimizer follow a module that moves between two backward passes."""
    module = _module("cpu", lambda: nn.Linear(4, 3))
    optimizer = torch.optim.SGD(module.parameters(), lr=0.1)
    kept = module(_x("cpu"))
    kept.sum().backward()
    module.to(device)
    module(_x(device)).sum().backward()
    optimizer.step()
    module.cpu().to(device)
    return [*(p.detach() for p in module.parameters()), *(p.grad for p in module.parameters())]


def _within_device_context(device: str) -> Tensor:
    with torch.device(_x(device).device):
        return torch.arange(3.0) + torch.tensor([1.0, 2.0, 3.0]) + torch.zeros(3)


def _under(context: Callable[[], Any], device: str) -> Tensor:
    with context():
        module = _module(device, Attention)
        positions = torch.arange(3, device=device)
        mask = torch.tril(torch.ones(3, 3, device=device)) == 0
        x = module(_x(device)) + positions[:, None]
        return torch.einsum("btd,bsd->bts", x, x).masked_fill(mask, 0.0).detach().clone()


def _views_in_inference_mode(device: str) -> list[Tensor]:
    """Views of a tensor that was made outside inference mode."""
    x = _x(device)
    with torch.inference_mode():
        heads = rearrange(x, "b t (h d) -> b h t d", h=2)
        return [*x.chunk(2, -1), x.mT, x[0], F.scaled_dot_product_attention(heads, heads, heads)]


def _generated(device: str) -> Tensor:
    """Greedy tokens of an embedding and a head, grown by cat."""
    table = _module(device, lambda: nn.Embedding(7, 7)).weight
    tokens = torch.tensor([[1, 2]], device=device)
    for _ in range(4):
        following = (table[tokens[:, -1]] @ table.T).argmax(-1, keepdim=True)
        tokens = torch.cat([tokens, following], dim=1)
    return tokens


def _out(device: str) -> list[Tensor]:
    total = torch.empty(0, device=device)
    values = torch.empty(2, 3, device=device)
    indices = torch.empty(2, 3, dtype=torch.long, device=device)
    torch.add(_x(device), 1, out=total)
    torch.max(_x(device), -1, out=(values, indices))
    return [total + 0, values, indices]


def _deep_copy(device: str) -> list[Tensor]:
    module = _module(device, Attention)
    twin = copy.deepcopy(module)
    with torch.no_grad():
        next(module.parameters()).fill_(9.0)
    assert all(isinstance(p, nn.Parameter) and p.requires_grad for p in twin.parameters())
    assert len(list(twin.parameters())) == len(list(module.parameters()))
    return [twin(_x(device)).detach(), copy.deepcopy(_x(device))]


def _cumulative_loop(device: str) -> Tensor:
    return torch.stack([row.sum() for row in _square(device)])


def _drawn(device: str) -> list[Tensor]:
    torch.manual_seed(3)
    weights = _positive(device)
    return [
        torch.randn(3, device=device),
        torch.rand_like(weights),
        torch.multinomial(weights, 1),
        torch.bernoulli(weights.clamp(max=1)),
        F.dropout(weights, 0.5),
        torch.randint(0, 9, (4,), device=device),
        torch.randperm(5, device=device),
        torch.empty(3, device=device).normal_(),
        torch.rand(3, generator=None, device=device),
        torch.bernoulli(weights.clamp(max=1), generator=None),
    ]


def _drawn_with_generator(device: str) -> list[Tensor]:
    generator = torch.Generator(device=device).manual_seed(5)
    weights = _positive(device)
    return [
        torch.rand(3, generator=generator, device=device),
        torch.randn(3, generator=generator, device=device),
        torch.multinomial(weights, 1, generator=generator),
        torch.bernoulli(weights.clamp(max=1), generator=generator),
        torch.randperm(6, generator=generator, device=device),
        torch.empty(4, device=device).uniform_(generator=generator),
        torch.randn(3, generator=generator.clone_state(), device=device),
    ]


def _attention_layer(device: str) -> list[Tensor]:
    layer = _module(device, lambda: nn.MultiheadAttention(4, 2, batch_first=True))
    causal = torch.triu(torch.ones(3, 3, dtype=torch.bool, device=device), 1)
    out, weights = layer(_x(device), _x(device), _x(device), attn_mask=causal)
    return [out.detach(), weights.detach()]


def _jacobian(device: str, of: Callable[[Tensor], Tensor]) -> list[Tensor]:
    row = _x(device)[0, 0]
    return [
        torch.autograd.functional.jacobian(of, row),
        torch.func.jacrev(of)(row),
        torch.func.jacfwd(of)(row),
        torch.func.vmap(torch.func.jacrev(of))(_x(device)[0]),
    ]


def _softmax(x: Tensor) -> Tensor:
    exponentials = (x - x.max(dim=-1, keepdim=True).values).exp()
    return exponentials / exponentials.sum(dim=-1, keepdim=True)


def _row(device: str) -> Tensor:
    return _x(device)[0, 0]


def _log_sum_exp(x: Tensor) -> Tensor:
    highest = x.detach().max()
    return torch.log(torch.exp(x - highest).sum()) + highest


def _filled_by_a_loop(x: Tensor) -> Tensor:
    filled = torch.zeros_like(x)
    for i in range(x.shape[0]):
        filled[i] = x[i].exp() / x.exp().sum()
    return filled.mul_(x)


class Cube(torch.autograd.Function):
    """x**3, with every rule that torch.func asks for."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x**3

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor], output: Tensor) -> None:
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * 3 * ctx.saved_tensors[0] ** 2

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent * 3 * ctx.saved_tensors[0] ** 2


class Weighted(torch.autograd.Function):
    """Its backward makes a tensor on the device of the gradient."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * torch.tensor([1.0, 2.0, 3.0, 4.0], device=grad.device)


def _double_backward(device: str) -> Tensor:
    x = _row(device).requires_grad_()
    (first,) = torch.autograd.grad(_log_sum_exp(x), x, create_graph=True)
    rows = [torch.autograd.grad(entry, x, retain_graph=True)[0] for entry in first]
    return torch.stack(rows)


def _dual_numbers(device: str) -> list[Tensor]:
    module = _module(device, Attention)
    with forward_ad.dual_level():
        x = forward_ad.make_dual(_x(device), _x(device).cos())
        filled = torch.zeros(4, device=device)
        filled[1:3] = x[0, 0, 1:3]
        results = [_softmax(x) * x, module(x), (x[0].T @ x[0]).reshape(-1)[2:5], filled.mul_(2)]
        parts = [part for result in results for part in forward_ad.unpack_dual(result)]
        return [part.detach() for part in parts]


def _dual_under_gradient(device: str) -> list[Tensor]:
    with forward_ad.dual_level():
        x = forward_ad.make_dual(_row(device).requires_grad_(), _row(device).cos())
        (first,) = torch.autograd.grad(_log_sum_exp(x), x, create_graph=True)
        return [part.detach() for part in forward_ad.unpack_dual(first)]


def _linearized(device: str, of: Callable[[Tensor], Tensor]) -> list[Tensor]:
    value, product = torch.func.linearize(of, _row(device))
    columns = torch.stack([product(row) for row in torch.eye(4).to(device)], 1)
    return [value, columns, torch.func.vmap(product)(torch.eye(4, device=device))]


def _functional_call(device: str) -> list[Tensor]:
    module = _module(device, Attention)
    parameters = {name: value.detach() * 2 for name, value in module.named_parameters()}

    def loss(parameters: dict[str, Tensor], x: Tensor) -> Tensor:
        return torch.func.functional_call(module, parameters, (x,)).pow(2).sum()

    each = torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0))(
        parameters, _x(device)[:, None]
    )
    return [*torch.func.grad(loss)(parameters, _x(device)).values(), *each.values()]


def _checkpointed(device: str, *, use_reentrant: bool) -> list[Tensor]:
    query = _row(device).requires_grad_()
    scores = checkpoint(
        lambda query, x: torch.softmax(x @ query, -1),
        query,
        _x(device),
        use_reentrant=use_reentrant,
    )
    scores[:, 0].sum().backward()
    assert query.grad is not None
    return [scores.detach(), query.grad]


def _saved_through_hooks(device: str) -> list[Tensor]:
    """What is saved for backward goes through Python numbers."""
    x = _row(device).requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(
        lambda saved: saved.tolist(), lambda saved: torch.tensor(saved, device=device)
    ):
        (x * x).exp().sum().backward()
    y = _row(device).requires_grad_()
    with torch.autograd.graph.save_on_cpu():
        (y * y).exp().sum().backward()
    return [x.grad, y.grad]


def _errors_of_hooks(device: str) -> list[str]:
    """An exception raised in a hook arrives where backward was called."""

    def fail(_: Tensor) -> NoReturn:
        raise KeyError("hook")

    x = _row(device).requires_grad_()
    hooked = x * 2
    hooked.register_hook(fail)
    with torch.autograd.graph.saved_tensors_hooks(lambda saved: saved, fail):
        saved = x * x
    seen = []
    for result in (hooked, saved):
        try:
            result.sum().backward()
        except KeyError as error:
            seen.append(f"{type(error).__name__}: {error}")
    return seen


def _conjugates(device: str) -> list[Tensor]:
    values = torch.complex(_square(device), _square(device).cos())
    return [
        (values.conj() * values).real,
        values.conj().imag * 2,
        (values @ values.mH).abs(),
        torch.fft.fft(_row(device)).conj().imag,
    ]


class Weights(Tensor):
    """A subclass as a program may write one."""

    def twice(self) -> Tensor:
        return self * 2


class Made(Tensor):
    @staticmethod
    def __new__(cls: type[Made], values: Tensor) -> Made:
        return Tensor._make_subclass(cls, values)


class Counted(Tensor):
    calls = 0

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        Counted.calls += 1
        return super().__torch_function__(func, types, args, kwargs or {})


def _subclassed(device: str) -> list[Any]:
    x = _row(device).requires_grad_()
    weights = (x / x.sum()).as_subclass(Weights)
    (gradient,) = torch.autograd.grad((weights.twice() * x)[1:].sum(), x)
    before = Counted.calls
    counted = (_row(device).as_subclass(Counted) + _row(device)).detach()
    changed = _row(device).as_subclass(Weights).add_(1)
    return [
        weights.detach(),
        gradient,
        changed,
        counted,
        weights.cpu().twice().detach().to(device),
        *(isinstance(value, Weights) for value in (weights, weights[1:], weights.cpu(), changed)),
        isinstance(counted, Counted),
        Counted.calls > before,
    ]


def _gradcheck(device: str) -> bool:
    return torch.autograd.gradcheck(_softmax, _square(device).double().requires_grad_())


def _loaded(device: str) -> Tensor:
    """A state dict made on the CPU, loaded on the device, and back."""
    source = _module("cpu", Attention)
    target = Attention().to(device)
    target.load_state_dict(source.state_dict())
    back = Attention()
    back.load_state_dict(target.state_dict())
    assert next(back.parameters()).device.type == "cpu"
    assert torch.equal(back(_x("cpu")), source(_x("cpu")))
    return target(_x(device)).detach()


WORKS: dict[str, Callable[[str], Any]] = {
    # made on the device of another tensor
    "arange": lambda d: torch.arange(5, device=_x(d).device),
    "tensor": lambda d: torch.tensor([[1.0, 2.0], [3.0, 4.0]], device=_x(d).device),
    "tensor of a tensor": lambda d: torch.as_tensor(_x(d)),
    "full and eye": lambda d: [torch.full((2, 2), 7.0, device=d), torch.eye(3, device=d)],
    "linspace": lambda d: torch.linspace(0, 1, 5, device=d),
    "tril_indices": lambda d: torch.tril_indices(3, 3, device=d),
    "like": lambda d: [torch.zeros_like(_x(d)), torch.ones_like(_x(d)), torch.full_like(_x(d), 3)],
    "new": lambda d: [
        _x(d).new_zeros(2),
        _x(d).new_ones(2),
        _x(d).new_full((2,), 3.0),
        _x(d).new_tensor([1.0, 2.0]),
    ],
    "device context": _within_device_context,
    "tril of ones": lambda d: torch.tril(torch.ones(3, 3, device=d)),
    # moved
    "to a device": lambda d: torch.ones(2).to(d) + torch.ones(2).to(torch.device(d)),
    "to another tensor": lambda d: torch.ones(2, dtype=torch.float64).to(_x(d)),
    "type_as": lambda d: torch.ones(2, dtype=torch.long, device=d).type_as(_x(d)),
    "dtypes": lambda d: [
        _x(d).double(),
        _x(d).half(),
        _x(d).long(),
        _x(d).bool(),
        _x(d).bfloat16(),
    ],
    "to device and dtype": lambda d: _x("cpu").to(d, torch.float64),
    # masks and indices
    "masked_fill": lambda d: _x(d).masked_fill(_x(d) > 0, -torch.inf),
    "masked_fill_": lambda d: _mutate(d, lambda x: x.masked_fill_(x > 0, 0.0)),
    "where": lambda d: torch.where(_x(d) > 0, _x(d), 0.0),
    "where of scalars": lambda d: torch.where(_x(d) > 0, 1.0, -1.0),
    "boolean index": lambda d: _x(d)[_x(d) > 0],
    "integer index": lambda d: _x(d)[0][torch.tensor([2, 0], device=d)],
    "index on the cpu": lambda d: _x(d)[0][torch.tensor([2, 0])],
    "mask on the cpu as an index": lambda d: _x(d)[0][torch.tensor([True, False, True])],
    "list index": lambda d: _x(d)[:, [0, 2]],
    "None and ellipsis": lambda d: _x(d)[..., None, :, 1:],
    "gather": lambda d: _x(d).gather(-1, torch.zeros(2, 3, 1, dtype=torch.long, device=d)),
    "scatter": lambda d: torch.zeros(2, 3, 4, device=d).scatter(
        -1, _x(d).topk(2, -1).indices, _x(d)
    ),
    "embedding": lambda d: _module(d, lambda: nn.Embedding(5, 3))(
        torch.arange(4, device=d)
    ).detach(),
    "one_hot": lambda d: F.one_hot(torch.arange(3, device=d), 4),
    # changed in place
    "set a slice": lambda d: _mutate(d, _set(0, 1.0)),
    "set a slice to a tensor": lambda d: _mutate(d, _set((slice(None), 0), lambda x: x[:, 1] * 2)),
    "set by a mask": lambda d: _mutate(d, lambda x: _set(x > 0, -1.0)(x)),
    "set by a mask on the cpu": lambda d: _mutate(d, _set(torch.tensor([True, False]), 2.0)),
    "set by an index": lambda d: _mutate(d, _set(([0, 1], [1, 2]), 2.0)),
    "set from the cpu": lambda d: _mutate(d, _set(0, torch.ones(4))),
    "set by a mask, 0-d value on the cpu": lambda d: _mutate(
        d, _set(torch.tensor([True, False]), torch.tensor(4.0))
    ),
    "add_": lambda d: _mutate(d, lambda x: x.add_(1).mul_(2).div_(3).sub_(x)),
    "operators in place": lambda d: _mutate(d, lambda x: x.__iadd__(x).__imul__(0.5)),
    "change the shape in place": lambda d: _mutate(
        d, lambda x: x.unsqueeze_(0).squeeze_(0).transpose_(0, 1).t
    ),
    "t_": lambda d: _square(d).clone().t_() @ torch.ones(3, device=d),
    "view seen through its base": lambda d: _mutate(d, lambda x: x.view(-1)[3:5].zero_()),
    "base seen through its view": lambda d: (lambda x, v: (x.fill_(2.0), v * 1)[1])(
        (x := _x(d).clone()), x.transpose(1, 2)
    ),
    "out": _out,
    "copy_": lambda d: torch.zeros(2, 3, 4, device=d).copy_(_x("cpu")),
    "zero_ and fill_": lambda d: [_x(d).clone().zero_(), _x(d).clone().fill_(3.0)],
    # shapes
    "views": lambda d: [
        _x(d).view(6, 4),
        _x(d).transpose(1, 2),
        _x(d).permute(2, 0, 1),
        _x(d).mT,
        _x(d).flatten(1),
        _x(d).unfold(2, 2, 1),
        _x(d)[:, :1].expand(2, 5, 4),
    ],
    "contiguous": lambda d: _x(d).transpose(1, 2).contiguous().view(2, 12),
    "chunk, split, unbind": lambda d: [
        *_x(d).chunk(2, -1),
        *_x(d).split(2, 1),
        *_x(d).unbind(1),
    ],
    "rearrange": lambda d: rearrange(_x(d), "b t (h d) -> b h t d", h=2),
    "cat and stack": lambda d: [
        torch.cat([_x(d), _x(d)], 1),
        torch.stack([_x(d), _x(d)]),
        torch.hstack([_x(d), _x(d)]),
    ],
    "stack of 0-d": _cumulative_loop,
    "iteration": lambda d: torch.stack([row * 2 for row in _square(d)]),
    "diag": lambda d: [
        torch.diag(_square(d)[0]),
        torch.diag_embed(_square(d)),
        torch.diagonal(_square(d)),
    ],
    "outer": lambda d: torch.outer(_square(d)[0], _square(d)[1]),
    "tril, roll, flip": lambda d: [_square(d).tril(), _square(d).roll(1, 0), _square(d).flip(0)],
    "repeat": lambda d: [_x(d).repeat(2, 1, 1), _x(d).repeat_interleave(2, 0)],
    "pad": lambda d: F.pad(_x(d), (1, 2)),
    # values
    "matmul": lambda d: _x(d) @ _x(d).mT,
    "einsum": lambda d: torch.einsum("btd,bsd->bts", _x(d), _x(d)),
    "bmm, mv, dot": lambda d: [
        torch.bmm(_x(d), _x(d).mT),
        _square(d) @ _square(d)[0],
        torch.dot(_square(d)[0], _square(d)[1]),
    ],
    "softmax": lambda d: [
        torch.softmax(_x(d), -1),
        F.softmax(_x(d), -1, dtype=torch.float64),
        _x(d).log_softmax(-1),
        torch.logsumexp(_x(d), -1),
    ],
    "softmax by hand": lambda d: _softmax(_x(d)),
    "max and amax": lambda d: [
        _x(d).max(dim=-1, keepdim=True).values,
        torch.amax(_x(d), -1),
        _x(d).argmax(-1),
    ],
    "statistics": lambda d: [_x(d).mean(-1), _x(d).std(-1), _x(d).var(-1, unbiased=False)],
    "sort, topk, cumsum": lambda d: [
        *_x(d).sort(-1, descending=True),
        *_x(d).topk(2, -1),
        _x(d).cumsum(-1),
        _x(d).cumprod(-1),
    ],
    "comparisons": lambda d: [_x(d) > 0, _x(d) == _x(d), ~(_x(d) > 0), (_x(d) > 0) & (_x(d) < 1)],
    "any and all": lambda d: [(_x(d) > 0).any(), (_x(d) > 0).all(-1)],
    "numbers": lambda d: [2 * _x(d), 1 / _positive(d), _x(d) ** 2, 2 ** _x(d), -_x(d), 1 - _x(d)],
    "a 0-d tensor of the cpu": lambda d: _x(d) * torch.tensor(2.0) + torch.tensor(1.0),
    "a 0-d tensor of the cpu first": lambda d: torch.tensor(2.0) * _x(d),
    "promotion with a 0-d tensor": lambda d: torch.tensor(2.0, dtype=torch.float64) * _x(d),
    "clamp": lambda d: _x(d).clamp(min=0, max=0.5),
    "layer_norm": lambda d: F.layer_norm(_x(d), (4,)),
    "gelu": lambda d: F.gelu(_x(d)),
    "cross_entropy": lambda d: F.cross_entropy(_square(d), torch.tensor([0, 1, 2], device=d)),
    "unique and nonzero": lambda d: [torch.unique((_x(d) > 0).long()), torch.nonzero(_x(d) > 0)],
    "linalg": lambda d: [torch.linalg.inv(_square(d)), torch.linalg.norm(_x(d))],
    "scaled_dot_product_attention": lambda d: F.scaled_dot_product_attention(
        _x(d), _x(d), _x(d), is_causal=True
    ),
    "bucketize and searchsorted": lambda d: torch.searchsorted(torch.arange(3.0, device=d), _x(d)),
    # out of the device, as numbers
    "numbers out": lambda d: [
        _x(d)[0, 0, 1].item(),
        float(_x(d)[0, 0, 1]),
        int(_x(d)[0, 0, 1]),
        bool(_x(d)[0, 0, 1] > 0),
        _x(d).tolist(),
        len(_x(d)),
        list(_x(d).shape),
    ],
    "if": lambda d: 1 if _x(d)[0, 0, 1] > 0 else 2,
    "range of a tensor": lambda d: list(range(torch.tensor(3, device=d))),
    "equal and allclose": lambda d: [torch.equal(_x(d), _x(d)), torch.allclose(_x(d), _x(d) + 1)],
    "in": lambda d: [0.0 in _x(d), 5.0 in _x(d)],
    "is_tensor and type": lambda d: [
        torch.is_tensor(_x(d)),
        isinstance(_x(d), Tensor),
        _x(d).dtype,
        _x(d).is_floating_point(),
        _x(d).is_contiguous(),
        _x(d).mT.stride(),
        _x(d).is_cuda,
        _x(d).element_size(),
        _x(d).is_leaf,
    ],
    "numpy through the cpu": lambda d: _x(d).cpu().numpy().tolist(),
    "f-string of a number": lambda d: f"{_x(d)[0, 0, 1]:.3f} {_x(d).requires_grad_().sum():.2f}",
    # gradients
    "backward with a given upstream": _gradients,
    "autograd.grad twice": _double_gradient,
    "gradcheck": _gradcheck,
    "autograd.Function": lambda d: torch.autograd.grad(
        Scaled.apply(x := _x(d).requires_grad_(), 3.0).sum(), x
    )[0],
    "jacobians of softmax": lambda d: _jacobian(d, _softmax),
    "jacobians of torch.softmax": lambda d: _jacobian(d, lambda x: torch.softmax(x, -1)),
    "vmap": lambda d: torch.func.vmap(lambda row: row / row.sum())(_square(d)),
    "detach and clone": lambda d: _x(d).requires_grad_().detach().clone(),
    "no_grad": lambda d: _under(torch.no_grad, d),
    "inference_mode": lambda d: _under(torch.inference_mode, d),
    "views in inference_mode": _views_in_inference_mode,
    "enable_grad": lambda d: _under(torch.enable_grad, d),
    "gradient to the cpu": lambda d: torch.autograd.grad(
        (x := _x("cpu").requires_grad_()).to(d).pow(2).sum(), x
    )[0].to(d),
    "sgd": lambda d: _training(d, torch.optim.SGD),
    "adam": lambda d: _training(d, torch.optim.Adam),
    "adamw": lambda d: _training(d, torch.optim.AdamW),
    "clip_grad_norm": _clipped,
    # derivatives of derivatives, forward mode, transforms
    "hessian": lambda d: torch.func.hessian(_log_sum_exp)(_row(d)),
    "hessian of torch.logsumexp": lambda d: torch.func.hessian(lambda x: torch.logsumexp(x, 0))(
        _row(d)
    ),
    "forward over reverse": lambda d: torch.func.jacfwd(torch.func.jacrev(_log_sum_exp))(_row(d)),
    "reverse over forward": lambda d: torch.func.jacrev(torch.func.jacfwd(_log_sum_exp))(_row(d)),
    "forward over forward": lambda d: torch.func.jacfwd(torch.func.jacfwd(_log_sum_exp))(_row(d)),
    "reverse over reverse": lambda d: torch.func.jacrev(torch.func.jacrev(_log_sum_exp))(_row(d)),
    "hessian of a loss": lambda d: torch.func.hessian(
        lambda x: F.cross_entropy(x, torch.tensor([0, 1, 2], device=d))
    )(_square(d)),
    "hessians of autograd.functional": lambda d: [
        torch.autograd.functional.hessian(_log_sum_exp, _row(d)),
        torch.autograd.functional.hessian(_log_sum_exp, _row(d), vectorize=True),
        torch.autograd.functional.hessian(
            _log_sum_exp, _row(d), vectorize=True, outer_jacobian_strategy="forward-mode"
        ),
    ],
    "products of autograd.functional": lambda d: [
        *torch.autograd.functional.jvp(_softmax, _row(d), _row(d).cos()),
        *torch.autograd.functional.vjp(_softmax, _row(d), _row(d).cos()),
        *torch.autograd.functional.vhp(_log_sum_exp, _row(d), _row(d).cos()),
        *torch.autograd.functional.hvp(_log_sum_exp, _row(d), _row(d).cos()),
    ],
    "double backward": _double_backward,
    "batched gradients": lambda d: torch.autograd.grad(
        _softmax(x := _row(d).requires_grad_()),
        x,
        torch.eye(4, device=d),
        is_grads_batched=True,
    )[0],
    "dual numbers": _dual_numbers,
    "dual numbers under a gradient": _dual_under_gradient,
    "jvp": lambda d: list(torch.func.jvp(_softmax, (_row(d),), (_row(d).cos(),))),
    "jvp of a gradient": lambda d: list(
        torch.func.jvp(torch.func.grad(_log_sum_exp), (_row(d),), (_row(d).cos(),))
    ),
    "gradient of a jvp": lambda d: torch.func.grad(
        lambda x: torch.func.jvp(_softmax, (x,), (x.cos(),))[1].pow(2).sum()
    )(_row(d)),
    "vmap of jvp": lambda d: torch.func.vmap(
        lambda tangent: torch.func.jvp(_softmax, (_row(d),), (tangent,))[1]
    )(torch.eye(4, device=d)),
    "jacfwd with what has no tangent": lambda d: torch.func.jacfwd(
        lambda x: x * x.detach().max() + torch.ones(4, device=d) * torch.tensor(2.0)
    )(_row(d)),
    "jacfwd of a loop in place": lambda d: torch.func.jacfwd(_filled_by_a_loop)(_row(d)),
    "jacfwd of two arguments": lambda d: list(
        torch.func.jacfwd(torch.matmul, argnums=(0, 1))(_x(d)[0], _row(d))
    ),
    "jacfwd of an autograd.Function": lambda d: [
        torch.func.jacfwd(Cube.apply)(_row(d)),
        torch.func.jacrev(Cube.apply)(_row(d)),
    ],
    "linearize": lambda d: _linearized(d, _softmax),
    "linearize torch.softmax": lambda d: _linearized(d, lambda x: torch.softmax(x, 0)),
    "linearize a loop in place": lambda d: _linearized(d, _filled_by_a_loop),
    "make_fx": lambda d: make_fx(lambda x: _softmax(x) * torch.ones(4, device=d))(_row(d))(
        _row(d).cos()
    ),
    "vmap over two inputs": lambda d: [
        torch.func.vmap(lambda a, b: a * b + _row(d)[0], in_dims=(0, 1))(_square(d), _square(d)),
        torch.func.vmap(torch.dot, in_dims=(0, None))(_x(d)[0], _row(d)),
        torch.func.vmap(torch.func.vmap(torch.mul, (0, None)), (None, 0))(_row(d), _row(d)),
        torch.func.vmap(_softmax, out_dims=1, chunk_size=2)(_square(d)),
    ],
    "vmap of a loop in place": lambda d: torch.func.vmap(_filled_by_a_loop)(_x(d)[0]),
    "functional_call": _functional_call,
    # hooks and checkpoints
    "checkpoint": lambda d: _checkpointed(d, use_reentrant=False),
    "reentrant checkpoint": lambda d: _checkpointed(d, use_reentrant=True),
    "saved tensor hooks": _saved_through_hooks,
    "errors of hooks": _errors_of_hooks,
    "tensor made in a backward": lambda d: torch.autograd.grad(
        Weighted.apply(x := _row(d).requires_grad_()).sum(), x
    )[0],
    "conjugates": _conjugates,
    # subclasses of the program
    "subclass": _subclassed,
    "subclass with a __new__": lambda d: [
        (made := Made(_row(d))) * 2,
        isinstance(made * 2, Made),
        isinstance(made.cpu(), Made),
        type(made.as_subclass(Tensor)) is type(_row(d)),
    ],
    # modules
    "attention": lambda d: _module(d, Attention)(_x(d)).detach(),
    "attention with dropout": lambda d: _module(d, lambda: Attention(0.5))(_x(d)).detach(),
    "MultiheadAttention": _attention_layer,
    "encoder layer": lambda d: _module(
        d, lambda: nn.TransformerEncoderLayer(4, 2, 8, batch_first=True, dropout=0.0)
    )(_x(d)).detach(),
    "state dict": _loaded,
    "deepcopy": _deep_copy,
    "generation": _generated,
    "parameter made on the device": lambda d: nn.Parameter(torch.ones(2, 2, device=d)).detach(),
    "layer made on the device": lambda d: (
        torch.manual_seed(0),
        nn.Linear(3, 2, device=d)(_square(d)).detach(),
    )[1],
    # the faults of a naive second device
    "data": _set_data,
    "parameters moved by hand": _moved_by_hand,
    "module moved while it trains": _moved_while_training,
    "module double": lambda d: _converted(d, lambda m: m.double()),
    "module half": lambda d: _converted(d, lambda m: m.half()),
    "module float": lambda d: _converted(d, lambda m: m.double().float()),
    "module to dtype": lambda d: _converted(d, lambda m: m.to(torch.bfloat16)),
    "module to and back": lambda d: _converted(d, lambda m: m.cpu().to(d)),
    "module double computes": _converted_result,
    "draws": _drawn,
    "draws with a generator": _drawn_with_generator,
}


def _plain(value: Any, device: str) -> Any:
    """The result as host values, each tensor checked to be where it should be."""
    if isinstance(value, Tensor):
        assert value.device.type == device
        assert is_gpu(value) == (device == GPU)
        host = to_cpu(value).detach()
        # The label and the values it stands for must agree.
        assert (value.shape, value.stride(), value.dtype) == (
            host.shape,
            host.stride() if value.is_contiguous() else value.stride(),
            host.dtype,
        )
        return host
    if isinstance(value, (list, tuple)):
        return [_plain(item, device) for item in value]
    return value


def _same(got: Any, wanted: Any) -> bool:
    if isinstance(wanted, Tensor):
        # Attention may take another kernel on the device: the last digits of float32 may differ.
        return got.dtype == wanted.dtype and torch.allclose(got, wanted, rtol=1e-5, atol=1e-6)
    if isinstance(wanted, list):
        return len(got) == len(wanted) and all(map(_same, got, wanted))
    return bool(got == wanted)


# torch's own forward-mode rules are TorchScript, which torch 2.13 itself calls deprecated.
@pytest.mark.filterwarnings("ignore:`torch.jit.script` is deprecated:DeprecationWarning")
# torch.func.linearize says so of its own graphs, on the CPU too.
@pytest.mark.filterwarnings("ignore:Attempted to insert a get_attr Node:UserWarning")
@pytest.mark.parametrize("compute", WORKS.values(), ids=WORKS.keys())
def test_program_gives_on_the_gpu_what_it_gives_on_the_cpu(compute: Callable[[str], Any]) -> None:
    """Same values, same dtype, and every tensor of the result is on the gpu."""
    wanted = _plain(compute("cpu"), "cpu")
    got = _plain(compute(GPU), GPU)
    assert _same(got, wanted), f"gpu: {got}\ncpu: {wanted}"


def _mixed(name: str) -> str:
    return (
        "Expected all tensors to be on the same device, but found at least two devices, "
        f"gpu:0 and cpu! (when checking argument in method aten::{name})"
    )


class Dispatched(Tensor):
    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def _autocast(x: Tensor) -> Tensor:
    with torch.autocast(GPU, dtype=torch.bfloat16):
        return x @ x.T


def _half_moved(x: Tensor) -> Tensor:
    """A mask in a plain attribute stays behind when the module moves."""
    module = Attention()
    del module.mask
    module.mask = torch.triu(torch.ones(8, 8, dtype=torch.bool), 1)
    return module.to(GPU)(x)


def _assign_parameter(x: Tensor) -> Tensor:
    """The parameter is on the CPU from then on, as on CUDA, and the layer fails."""
    layer = nn.Linear(3, 2).to(GPU)
    layer.weight.data = torch.ones(2, 3)
    return layer(x)


def _data_inside_a_graph(x: Tensor) -> None:
    (x.requires_grad_() * 2).data = torch.ones(2, 3)


def _gradient_of_the_cpu(x: Tensor) -> None:
    x.requires_grad_().grad = torch.ones(2, 3)


MASK = torch.tensor([[True, False, False], [True, True, False]])

REFUSED: dict[str, tuple[Callable[[Tensor], Any], str]] = {
    "mask": (lambda x: x.masked_fill(MASK, -torch.inf), _mixed("masked_fill")),
    "mask in place": (lambda x: x.masked_fill_(MASK, -torch.inf), _mixed("masked_fill_")),
    "0-d mask": (lambda x: x.masked_fill(torch.tensor(True), 0.0), _mixed("masked_fill")),
    "mask of where": (lambda x: torch.where(MASK, x, 0.0), _mixed("where")),
    "other side of where": (lambda x: torch.where(x > 0, x, torch.ones(2, 3)), _mixed("where")),
    "mask left by module.to": (
        lambda x: _half_moved(torch.ones(1, 3, 4, device=GPU)),
        _mixed("masked_fill"),
    ),
    "positions": (
        lambda x: nn.Embedding(4, 2).to(GPU)(torch.arange(3)),
        _mixed("embedding"),
    ),
    "one position": (
        lambda x: nn.Embedding(4, 2).to(GPU)(torch.tensor(1)),
        _mixed("embedding"),
    ),
    "table": (
        lambda x: nn.Embedding(4, 2)(torch.arange(3, device=GPU)),
        _mixed("embedding"),
    ),
    "cat": (lambda x: torch.cat([x, torch.ones(2, 3)]), _mixed("cat")),
    "stack of 0-d": (lambda x: torch.stack([x[0, 0], torch.tensor(1.0)]), _mixed("stack")),
    "matmul": (lambda x: x @ torch.ones(3, 2), _mixed("mm")),
    "matmul from the cpu": (lambda x: torch.ones(2, 2) @ x, _mixed("mm")),
    "einsum": (lambda x: torch.einsum("ij,kj->ik", x, torch.ones(2, 3)), _mixed("bmm")),
    "layer on the cpu": (lambda x: nn.Linear(3, 2)(x), _mixed("addmm")),
    "input on the cpu": (lambda x: nn.Linear(3, 2).to(GPU)(torch.ones(2, 3)), _mixed("addmm")),
    "norm on the cpu": (lambda x: nn.LayerNorm(3)(x), _mixed("native_layer_norm")),
    "sum": (lambda x: x + torch.ones(2, 3), _mixed("add")),
    "sum with one element": (lambda x: x + torch.ones(1), _mixed("add")),
    "sum onto the cpu": (lambda x: torch.ones(2, 3).add_(x), _mixed("add_")),
    "0-d of the cpu in place": (lambda x: torch.tensor(1.0).add_(x[0, 0]), _mixed("add_")),
    "product with positions": (lambda x: x * torch.arange(3), _mixed("mul")),
    "comparison": (lambda x: x > torch.zeros(2, 3), _mixed("gt")),
    "index of a cpu tensor": (
        lambda x: torch.ones(3)[torch.tensor([0, 1], device=GPU)],
        "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
    ),
    "set by an index from the cpu": (
        lambda x: _set(torch.tensor([0]), torch.ones(1, 3))(x),
        _mixed("index_put_"),
    ),
    "gather": (
        lambda x: x.gather(1, torch.zeros(2, 1, dtype=torch.long)),
        _mixed("gather"),
    ),
    "scatter": (
        lambda x: x.scatter(1, torch.zeros(2, 1, dtype=torch.long, device=GPU), torch.ones(2, 1)),
        _mixed("scatter"),
    ),
    "target": (
        lambda x: F.cross_entropy(x, torch.tensor([0, 1])),
        _mixed("nll_loss_forward"),
    ),
    "weights of a loss": (
        lambda x: F.cross_entropy(x, torch.tensor([0, 1], device=GPU), weight=torch.ones(3)),
        _mixed("nll_loss_forward"),
    ),
    "equal": (lambda x: torch.equal(x, torch.ones(2, 3)), _mixed("equal")),
    "out on the cpu": (lambda x: torch.add(x, 1, out=torch.empty(2, 3)), _mixed("add")),
    "lerp in place": (lambda x: x.lerp_(torch.ones(2, 3), 0.5), _mixed("lerp_")),
    "optimiser state": (
        lambda x: torch._foreach_add([x], [torch.ones(2, 3)]),
        _mixed("_foreach_add"),
    ),
    "mixed in inference mode": (
        lambda x: torch.inference_mode()(lambda: x @ torch.ones(3, 2))(),
        _mixed("mm"),
    ),
    "mixed under vmap": (
        lambda x: torch.func.vmap(lambda row: row * torch.ones(3))(x),
        _mixed("mul"),
    ),
    "subclass with a __torch_dispatch__": (
        lambda x: x.as_subclass(Dispatched),
        "MockGpuUnsupported: the imitation of a GPU cannot run Dispatched, which has",
    ),
    "autocast": (
        _autocast,
        "MockGpuUnsupported: the imitation of a GPU cannot run torch.autocast",
    ),
    "data": (_assign_parameter, _mixed("addmm")),
    "data inside a graph": (_data_inside_a_graph, "incompatible tensor type"),
    "grad": (_gradient_of_the_cpu, "attempting to assign a gradient with device type 'cpu'"),
    "generator of the cpu": (
        lambda x: torch.rand(2, device=GPU, generator=torch.Generator()),
        "Expected a 'gpu' device type for generator but found 'cpu'",
    ),
    "generator of the gpu on the cpu": (
        lambda x: torch.rand(2, generator=torch.Generator(device=GPU)),
        "Expected a 'cpu' device type for generator but found 'gpu'",
    ),
    "generator of the cpu for multinomial": (
        lambda x: torch.multinomial(x, 1, generator=torch.Generator()),
        "Expected a 'gpu' device type for generator but found 'cpu'",
    ),
    "view of a transposed tensor": (lambda x: x.t().view(6), "view size is not compatible"),
    "in place on a leaf": (lambda x: x.requires_grad_().add_(1), "a leaf Variable that requires"),
    "deepcopy inside a graph": (
        lambda x: copy.deepcopy(x.requires_grad_() * 2),
        "Only Tensors created explicitly by the user",
    ),
}


@pytest.mark.parametrize(("program", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_mixture_that_cuda_refuses_is_refused(
    program: Callable[[Tensor], Any], message: str
) -> None:
    """The error is a RuntimeError with PyTorch's own words."""
    with pytest.raises(RuntimeError) as raised:
        program(torch.arange(1.0, 7.0).reshape(2, 3).to(GPU))
    assert message in str(raised.value)


@pytest.mark.parametrize(
    "convert",
    [lambda x: x.numpy(), np.asarray, np.exp, lambda x: np.array([x[0], x[1]])],
    ids=["numpy", "asarray", "exp", "array"],
)
def test_numpy_refuses_a_tensor_of_the_gpu(convert: Callable[[Tensor], Any]) -> None:
    """As on CUDA, values go through .cpu() first."""
    with pytest.raises(TypeError, match="can't convert gpu:0 device type tensor to numpy"):
        convert(torch.ones(2, 3, device=GPU))


@pytest.mark.parametrize(
    "program",
    [
        lambda x: x.cpu(),
        lambda x: torch.tensor(x.tolist()),
        lambda x: torch.zeros(x.shape),
        lambda x: torch.arange(x.shape[0]),
        lambda x: torch.stack([torch.tensor(float(value)) for value in x]),
        lambda x: torch.zeros(3).copy_(x),
        lambda x: x.to("meta"),
    ],
    ids=["cpu", "tolist", "zeros", "arange", "stack", "copy_", "meta"],
)
def test_result_left_off_the_gpu_is_seen(program: Callable[[Tensor], Tensor]) -> None:
    """is_gpu tells a result that a program left, or put, somewhere else."""
    result = program(torch.tensor([1.0, 2.0, 3.0], device=GPU))
    assert not is_gpu(result)
    assert type(result) is Tensor


def test_view_shares_the_storage_of_its_base() -> None:
    """Pointers tell views from copies, as for any tensor."""
    base = torch.arange(6.0, device=GPU).reshape(2, 3)
    row, twin = base[1], base.clone()
    assert row.data_ptr() - base.data_ptr() == 3 * row.element_size()
    assert base.data_ptr() == base.untyped_storage().data_ptr()
    assert row.untyped_storage().data_ptr() == base.untyped_storage().data_ptr()
    assert twin.untyped_storage().data_ptr() != base.untyped_storage().data_ptr()
    assert row._is_view()
    assert row._base is not None
    assert not twin._is_view()


def test_operator_in_place_returns_its_tensor() -> None:
    """The same object comes back, also where autograd takes no part."""
    with torch.inference_mode():
        x, total = torch.ones(3, device=GPU), torch.empty(3, device=GPU)
        assert x.add_(1) is x
        assert torch.add(x, 1, out=total) is total


def test_copy_of_a_module_keeps_its_ties() -> None:
    """A parameter used twice is copied once."""
    module = nn.Sequential(nn.Embedding(5, 3), nn.Linear(3, 5, bias=False))
    module[1].weight = module[0].weight
    twin = copy.deepcopy(module.to(GPU))
    assert twin[1].weight is twin[0].weight
    assert twin[0].weight.data_ptr() != module[0].weight.data_ptr()


def test_moving_copies() -> None:
    """A write on one device is not seen on the other; moving to where it is does nothing."""
    host = torch.ones(3)
    moved = host.to(GPU)
    moved.add_(1)
    back = moved.cpu()
    back.add_(1)
    assert (host.tolist(), moved.tolist(), back.tolist()) == ([1.0] * 3, [2.0] * 3, [3.0] * 3)
    assert moved.to(GPU) is moved
    assert moved.to(GPU, copy=True) is not moved


def test_helpers_copy_and_keep_what_a_tensor_is() -> None:
    """to_gpu makes a leaf that keeps dtype and requires_grad; to_cpu leaves the graph."""
    host = torch.ones(2, dtype=torch.float64, requires_grad=True)
    moved = to_gpu(host)
    assert is_gpu(moved)
    assert (moved.dtype, moved.requires_grad, moved.is_leaf) == (torch.float64, True, True)
    assert to_gpu(moved) is moved
    moved.data.add_(1)
    assert host.tolist() == [1.0, 1.0]
    moved.data.sub_(1)
    back = to_cpu(moved * 2)
    assert (back.tolist(), back.requires_grad, type(back)) == ([2.0, 2.0], False, Tensor)
    assert to_cpu(back) is back


def test_tensor_shows_its_device() -> None:
    """repr and print look like those of a CUDA tensor."""
    x = torch.tensor([1.0, 2.0], device=GPU)
    assert repr(x) == "tensor([1., 2.], device='gpu:0')"
    assert f"{x.double()}" == "tensor([1., 2.], dtype=torch.float64, device='gpu:0')"
    leaf = x.requires_grad_()
    assert str(leaf) == "tensor([1., 2.], device='gpu:0', requires_grad=True)"
    assert repr(leaf * 2) == "tensor([2., 4.], device='gpu:0', grad_fn=<MulBackward0>)"
    assert repr(nn.Parameter(x)).startswith("Parameter containing:\ntensor([1., 2.], device=")


def test_module_moved_keeps_its_parameters_and_ties() -> None:
    """Parameters stay parameters, shared ones stay shared, buffers move."""
    module = nn.Sequential(nn.Embedding(5, 3), nn.Linear(3, 5, bias=False))
    module[1].weight = module[0].weight
    weight = module[0].weight
    module.to(GPU).double()
    assert module[0].weight is weight
    assert module[1].weight is module[0].weight
    assert isinstance(module[0].weight, nn.Parameter)
    assert len(list(module.parameters())) == 1
    assert all(buffer.device.type == GPU for buffer in Attention().to(GPU).buffers())


def test_generators_of_the_cpu_are_untouched() -> None:
    """torch.Generator() is what it was, and isinstance holds for every generator."""
    assert type(torch.Generator()) is torch._C.Generator
    assert torch.Generator("cpu").device == torch.device("cpu")
    assert isinstance(torch.default_generator, torch.Generator)
    assert isinstance(torch.Generator(device=GPU), torch.Generator)
    assert torch.Generator(device=torch.ones(1, device=GPU).device).device.type == GPU


def test_random_state_can_be_kept_apart() -> None:
    """fork_rng works once the device exists."""
    with torch.random.fork_rng():
        first = torch.rand(2, device=GPU)
    assert torch.equal(first, torch.rand(2, device=GPU))


def test_default_device_may_be_the_gpu() -> None:
    """torch.set_default_device moves what is made without a device."""
    torch.set_default_device(GPU)
    try:
        assert is_gpu(torch.ones(2))
        assert is_gpu(nn.Linear(2, 2).weight)
    finally:
        torch.set_default_device(None)
    assert not is_gpu(torch.ones(2))


def test_self_test_passes_on_this_torch() -> None:
    """The private parts of torch are as the mock needs them."""
    mock_gpu.self_test()
    mock_gpu.warm_up()


@pytest.mark.parametrize(
    ("name", "replacement", "fact"),
    [
        ("_check_generator", None, "TypeError"),
        ("_wrap", lambda value: value, "a factory no longer makes tensors on it"),
        ("_ON_HOST", {}, "signs not yet applied"),
    ],
    ids=["broken", "unlabelled", "marks"],
)
def test_self_test_names_what_no_longer_holds(
    name: str, replacement: Any, fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A torch that behaves otherwise is refused, with the reason and what to do."""
    monkeypatch.setattr(mock_gpu, name, replacement)
    monkeypatch.setattr(mock_gpu, "_plans", {})
    with pytest.raises(mock_gpu.MockGpuUnavailable, match=fact) as raised:
        mock_gpu.self_test()
    assert "Install the torch version that the project pins" in str(raised.value)


def test_torch_without_the_registration_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """An older torch gets an explanation instead of an AttributeError."""
    monkeypatch.setattr(mock_gpu, "_installed", False)
    monkeypatch.delattr(torch.utils.backend_registration, "_setup_privateuseone_for_python_backend")
    with pytest.raises(mock_gpu.MockGpuUnavailable, match="cannot register a device"):
        mock_gpu.install()


FORKING = """
import os, signal, torch
torch.set_num_threads(1)
import mock_gpu, recorder
recorder.install()
mock_gpu.install()
mock_gpu.self_test()
mock_gpu.warm_up()
pid = os.fork()
if pid == 0:
    signal.alarm(30)
    x = torch.ones(3, requires_grad=True)
    x.exp().sum().backward()
    with mock_gpu.MockGpu(), recorder.Recorder() as record:
        y = torch.ones(3, device="gpu", requires_grad=True)
        torch.softmax(y, 0).sum().backward()
    fine = y.grad is not None and mock_gpu.is_gpu(y.grad) and "aten::_softmax" in record.operators
    os._exit(0 if fine and not record.tampered else 1)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""


def test_child_forked_after_the_warm_up_can_train() -> None:
    """Nothing done before a fork starts the autograd threads; the modules need no package."""
    folder = Path(mock_gpu.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", FORKING],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == "0\n", done.stderr
