"""Attention with several heads, as several assignments check it: right values, weights, dropout.

No test stands here: collection reads the files named test_* alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import pytest
import torch
from torch import Tensor, nn

from autograder import expect
from autograder.errors import StudentRaised
from autograder.graders.shared import PROJECTIONS, check_learns, filled
from autograder.text import Text

BIASES = [pytest.param(False, id="no_bias"), pytest.param(True, id="bias")]
RATES = [pytest.param(0.2, id="fifth"), pytest.param(0.6, id="more_than_half")]

# A rate of dropout that never drops anything: what runs in training is compared to exact values.
ALMOST_NEVER = 1e-12

Weights = dict[str, Tensor]

# The right values -------------------------------------------------------------------------------


def causal(queries: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """3 × (b, T, d_h) in float64 -> (b, T, d_h): one head, without dropout."""
    T, d_h = keys.shape[-2:]
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(d_h)
    future = torch.ones(T, T, dtype=torch.bool).triu(1)
    return torch.softmax(scores.masked_fill(future, -math.inf), -1) @ values


def linear(x: Tensor, weights: Mapping[str, Tensor], name: str) -> Tensor:
    """What an nn.Linear of this name gives, in float64."""
    y = x.double() @ weights[f"{name}.weight"].double().T
    bias = weights.get(f"{name}.bias")
    return y if bias is None else y + bias.double()


def multi_head(x: Tensor, weights: Mapping[str, Tensor], num_heads: int) -> Tensor:
    """(b, T, d_in) -> (b, T, d_out): the right output of a layer, in the dtype of `x`."""
    parts = [linear(x, weights, name).chunk(num_heads, -1) for name in PROJECTIONS]
    context = torch.cat([causal(*head) for head in zip(*parts, strict=True)], -1)
    return linear(context, weights, "out_proj").to(x.dtype)


def right_split(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)"""
    return torch.stack(x.chunk(num_heads, -1), 1)


def rounding(*factors: Tensor) -> float:
    """The tolerance on weights whose scores are products of these, computed in float32.

    A score of 1000 is rounded to 6e-5, which moves a weight as much.
    """
    queries, keys = factors
    largest = float((queries @ keys.transpose(-2, -1)).abs().max())
    return expect.TOLERANCE[torch.float32] + 4 * torch.finfo(torch.float32).eps * largest


# Weights and modules ----------------------------------------------------------------------------


def projections(
    draw,
    d_in: int,
    d_out: int,
    dtype: torch.dtype = torch.float64,
    *,
    bias: bool = False,
    prefix: str = "",
) -> Weights:
    """Weights of the three projections."""
    weights = {}
    for name in PROJECTIONS:
        weights[f"{prefix}{name}.weight"] = draw.normal(d_out, d_in, dtype=dtype)
        if bias:
            weights[f"{prefix}{name}.bias"] = draw.normal(d_out, dtype=dtype)
    return weights


def of_layer(
    draw, d_in: int, d_out: int, dtype: torch.dtype = torch.float64, *, bias: bool = False
) -> Weights:
    """Weights of a MultiHeadAttention."""
    return {
        **projections(draw, d_in, d_out, dtype, bias=bias),
        "out_proj.weight": draw.normal(d_out, d_out, dtype=dtype),
        "out_proj.bias": draw.normal(d_out, dtype=dtype),
    }


def drawn_linears(seed: int, shapes: Mapping[str, tuple[int, int, bool]]) -> Weights:
    """What nn.Linear layers of these names draw after a seed, in order: (d_in, d_out, bias)."""
    drawn = {}
    with torch.random.fork_rng(devices=()):
        torch.manual_seed(seed)
        for name, (d_in, d_out, bias) in shapes.items():
            state = nn.Linear(d_in, d_out, bias=bias).state_dict()
            drawn.update({f"{name}.{part}": value for part, value in state.items()})
    return drawn


def built(make: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """A module of the student's, constructed."""
    module = make(*args, **options)
    expect.that(
        module is not None,
        "Rien n'est rendu (`None`) : on attend une couche, un `nn.Module`.",
        "Nothing is returned (`None`): a layer is expected, an `nn.Module`.",
    )
    expect.that(
        not isinstance(module, Tensor),
        "Un tenseur est rendu : on attend la couche elle-même, un `nn.Module`.",
        "A tensor is returned: the layer itself is expected, an `nn.Module`.",
    )
    expect.that(
        hasattr(module, "load"),
        "Ce qui est rendu n'est pas un module : on attend un objet d'une classe qui dérive de "
        "`nn.Module`.",
        "What is returned is not a module: an object of a class derived from `nn.Module` is "
        "expected.",
    )
    return module


def module_with(
    function: Any, args: tuple[Any, ...], weights: Mapping[str, Tensor], **options: Any
) -> Any:
    """A module of the student's, in the dtype of these weights, which it holds."""
    return filled(built(function.seeded(1), *args, **options), weights)


def check_drawn(module: Any, drawn: Mapping[str, Tensor]) -> None:
    """The parameters are those that nn.Linear layers draw in order."""
    parameters = module.parameters()
    for name, weight in drawn.items():
        expect.that(
            name in parameters and torch.equal(parameters[name].value, weight),
            f"`{name}` n'est pas le paramètre qu'un `nn.Linear` tire à son tour.",
            f"`{name}` is not the parameter that an `nn.Linear` draws in its turn.",
        )


def check_layer_learns(
    module: Any,
    forward: Callable[..., Tensor],
    x: Tensor,
    weights: Mapping[str, Tensor],
    upstream: Tensor,
) -> None:
    """As check_learns, for a right forward (x, weights by name) -> value."""

    def flat(x: Tensor, *values: Tensor) -> Tensor:
        return forward(x, dict(zip(weights, values, strict=True)))

    check_learns(module, flat, x, weights, upstream)


def check_unchanged_state(module: Any, before: Mapping[str, Tensor], fr: str, en: str) -> None:
    after = module.state()
    same = list(after) == list(before) and all(torch.equal(after[k], before[k]) for k in before)
    expect.that(same, fr, en)


def refuses(use: Callable[[], Any]) -> None:
    """ValueError or AssertionError: the statement leaves the choice."""
    when = Text("H ne divise pas d_out", "H does not divide d_out")
    try:
        use()
    except StudentRaised as fault:
        if {"ValueError", "AssertionError"} & {*fault.raised.types}:
            return
        expect.that(
            False,
            f"On attend ValueError ou AssertionError quand {when.fr} ; tu lèves "
            f"{fault.raised.type}.",
            f"ValueError or AssertionError is expected when {when.en}; you raise "
            f"{fault.raised.type}.",
        )
    expect.that(
        False,
        f"On attend ValueError ou AssertionError quand {when.fr} ; rien n'est levé.",
        f"ValueError or AssertionError is expected when {when.en}; nothing is raised.",
    )


# Dropout ----------------------------------------------------------------------------------------

# Keys that are all equal give the visible tokens equal weights, whatever the queries. Values that
# are independent, and an invertible projection of the output, let the weights be read back.
READ_T, READ_HEADS, READ_BATCH = 6, 3, 60
READ_D = READ_T + 1  # the last feature is 1 in every token: the keys are made of it


def orthogonal(draw, n: int) -> Tensor:
    return torch.linalg.qr(draw.normal(n, n))[0]


class Readable:
    """An input and head weights from whose context vectors the attention weights can be read."""

    def __init__(self, draw) -> None:
        one = torch.ones(READ_T, 1, dtype=torch.float64)
        self.x = torch.cat([orthogonal(draw, READ_T), one], 1)
        self.value_weights = [
            torch.cat([orthogonal(draw, READ_T), 0 * one], 1) for _ in range(READ_HEADS)
        ]

    def batch(self) -> Tensor:
        """(READ_BATCH, T, d_in)"""
        return self.x.expand(READ_BATCH, -1, -1).contiguous()

    def head(self, draw, h: int) -> Weights:
        keys = torch.zeros(READ_T, READ_D, dtype=torch.float64)
        keys[:, -1] = draw.normal(READ_T)
        return {
            "W_query.weight": draw.normal(READ_T, READ_D),
            "W_key.weight": keys,
            "W_value.weight": self.value_weights[h],
        }

    def weights_of(self, context: Tensor) -> Tensor:
        """(b, T, H · T) -> (b, H, T, T): the weights that gave these context vectors."""
        heads = right_split(context, READ_HEADS)
        inverses = [(self.x @ W.T).inverse() for W in self.value_weights]
        return heads @ torch.stack(inverses)


def check_dropped(weights: Tensor, p: float) -> None:
    """(b, H, T, T) weights are each 0 with probability p, else 1/(1-p) of their share."""
    visible = torch.ones(READ_T, READ_T, dtype=torch.bool).tril()
    share = 1 / ((1 - p) * torch.arange(1.0, READ_T + 1, dtype=torch.float64)[:, None])
    kept = (weights - share).abs() < 1e-6
    dropped = weights.abs() < 1e-6
    expect.that(
        bool((kept | dropped)[..., visible].all() and dropped[..., ~visible].all()),
        "En entraînement, chaque poids d'attention devrait valoir 0 ou sa part divisée par "
        "1 − p : on lit autre chose.",
        "In training, each attention weight should be 0 or its share divided by 1 − p: "
        "something else is read.",
    )
    seen = dropped[..., visible].double()
    expect.that(
        abs(float(seen.mean()) - p) <= 6 * math.sqrt(p * (1 - p) / seen.numel()),
        "En entraînement, la proportion de poids mis à zéro n'est pas `dropout`.",
        "In training, the proportion of weights that are zeroed is not `dropout`.",
    )
    chance = p * p + (1 - p) * (1 - p)
    rows, keys = visible[:-1] & visible[1:], visible[:, :-1] & visible[:, 1:]
    neighbours = [
        (dropped[1:][..., visible], dropped[:-1][..., visible], Text("les phrases", "sentences")),
        (dropped[:, 1:][..., visible], dropped[:, :-1][..., visible], Text("les têtes", "heads")),
        (dropped[:, :, 1:][..., rows], dropped[:, :, :-1][..., rows], Text("les jetons", "tokens")),
        (dropped[..., 1:][..., keys], dropped[..., :-1][..., keys], Text("les clés", "keys")),
    ]
    for one, other, of in neighbours:
        expect.that(
            float((one == other).double().mean()) <= (1 + chance) / 2,
            f"En entraînement, un seul tirage décide à la fois pour {of.fr}.",
            f"In training, a single draw decides for all {of.en} at once.",
        )
