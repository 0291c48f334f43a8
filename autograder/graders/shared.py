"""What the hidden checks of several assignments share: published inputs, weights, gradients.

No test stands here: collection reads `test_<assignment>.py` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.text import Text

FLOATS = [
    pytest.param(torch.float32, id="float32"),
    pytest.param(torch.float64, id="float64"),
]

# The documents print 4 decimals: half a unit of the last one, and float32 noise.
PRINTED = 6e-5

PROJECTIONS = ("W_query", "W_key", "W_value")


def named(name: str) -> Text:
    """A name of the code, the same in each language."""
    return Text(f"`{name}`", f"`{name}`")


TO_X = named("x")


def sentence(dtype: torch.dtype = torch.float32) -> Tensor:
    """(6, 3): "Your journey starts with one step", as the documents embed it."""
    rows = [
        [0.43, 0.15, 0.89],
        [0.55, 0.87, 0.66],
        [0.57, 0.85, 0.64],
        [0.22, 0.58, 0.33],
        [0.77, 0.25, 0.10],
        [0.05, 0.80, 0.55],
    ]
    return torch.tensor(rows, dtype=dtype)


def as_printed(actual: Any, expected: Tensor, what: Text | None = None) -> None:
    """The values are those of `expected`, which the documents print with 4 decimals."""
    expect.close(actual, expected, tolerance=PRINTED / float(expected.abs().max()), what=what)


def leaf(tensor: Tensor) -> Tensor:
    """The same numbers, from which a gradient may be asked."""
    return tensor.detach().clone().requires_grad_()


def pulled_back(
    function: Callable[..., Any], *args: Tensor, upstream: Tensor | tuple[Tensor, ...]
) -> tuple[Tensor, ...]:
    """Gradients of sum(upstream · function(args)) with respect to each argument, by autograd."""
    leaves = [leaf(a) for a in args]
    return torch.autograd.grad(function(*leaves), leaves, upstream)


def inject(module: Any, weights: Mapping[str, Tensor]) -> None:
    """Load these weights, and leave whatever else the module holds as it is."""
    state = module.state()
    for name, weight in weights.items():
        expect.that(
            name in state,
            f"`{name}` n'est pas un paramètre de ta couche : l'optimiseur ne le trouverait pas.",
            f"`{name}` is not a parameter of your layer: the optimiser would not find it.",
        )
        got, wanted = tuple(state[name].shape), tuple(weight.shape)
        expect.that(
            got == wanted,
            f"`{name}` a la forme {got}, on attend {wanted}.",
            f"`{name}` has shape {got}, {wanted} is expected.",
        )
    # Those names alone: a second name of a parameter would put its old value back.
    module.load(weights, strict=False)


def filled(module: Any, weights: Mapping[str, Tensor]) -> Any:
    """The same module, in the dtype of these weights, which it holds."""
    if next(iter(weights.values())).dtype is torch.float64:
        module.method("double")()
    inject(module, weights)
    return module


def built(make: Callable[..., Any], *sizes: int, **options: Any) -> Any:
    """A module of the student's, constructed."""
    module = make(*sizes, **options)
    expect.that(
        hasattr(module, "load"),
        "Ta classe n'est pas un module : elle doit dériver de `nn.Module`.",
        "Your class is not a module: it must derive from `nn.Module`.",
    )
    return module


def module_with(
    function: Any,
    sizes: tuple[int, ...],
    weights: Mapping[str, Tensor],
    **options: Any,
) -> Any:
    """A module of the student's of these sizes, in the dtype of these weights, which it holds."""
    return filled(built(function.seeded(1), *sizes, **options), weights)


def linears(
    draw,
    d_in: int,
    d_out: int,
    dtype: torch.dtype = torch.float64,
    *,
    bias: bool = False,
    names: tuple[str, ...] = PROJECTIONS,
) -> dict[str, Tensor]:
    """Weights of a SelfAttention_v2, or of another layer made of three nn.Linear."""
    weights = {}
    for name in names:
        weights[f"{name}.weight"] = draw.normal(d_out, d_in, dtype=dtype)
        if bias:
            weights[f"{name}.bias"] = draw.normal(d_out, dtype=dtype)
    return weights


def check_learns(
    module: Any,
    forward: Callable[..., Tensor],
    x: Tensor,
    weights: Mapping[str, Tensor],
    upstream: Tensor,
) -> None:
    """The value, then the gradients of `x` and of each weight, then that all are trained.

    forward: (x, *weights in order) -> the right value.
    """
    call = module.backward(leaf(x), upstream=upstream)
    expect.close(call.value, forward(x, *weights.values()))
    expected = pulled_back(forward, x, *weights.values(), upstream=upstream)
    expect.gradient(call.gradients[0], expected[0], of=TO_X)
    parameters = module.parameters()
    for name, wanted in zip(weights, expected[1:], strict=True):
        expect.that(
            name in parameters and parameters[name].trainable,
            f"`{name}` n'apprend pas : ce doit être un paramètre avec `requires_grad`, et non le "
            "résultat d'un calcul, qu'un optimiseur refuse.",
            f"`{name}` does not learn: it must be a parameter with `requires_grad`, and not the "
            "result of a computation, which an optimiser refuses.",
        )
        # A bias of the keys adds the same to a whole row of scores: no weight moves, so that its
        # gradient is zero up to rounding, and a layer that leaves it out is right.
        if float(wanted.abs().max()) > 1e-9:
            expect.gradient(call.parameter_gradients.get(name), wanted, of=named(name))


def check_without_bias(module: Any, names: Sequence[str] = PROJECTIONS) -> None:
    """Layers of these names have no bias."""
    held = module.state()
    for name in names:
        expect.that(
            f"{name}.bias" not in held,
            f"`{name}` a un biais que l'énoncé ne demande pas.",
            f"`{name}` has a bias that the statement does not ask for.",
        )
