"""What an author says of a visible check: published inputs, and where its values come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import torch
from torch import Tensor

from autograder.text import Text

Kind = Literal[
    "values",
    "gradient",
    "raises",
    "dtype",
    "polite",
    "device",
    "operators",
    "numpy_only",  # nothing of torch runs
    "parameters",  # a layer holds those that the reference's holds, each its own, and they learn
    "transfer",  # (source, target): the target has the weights of the source afterwards
    "own",  # the target's weights are still its parameters
    "memory",  # and share no memory with the source
    "intact",  # the source is as it was
    "sampled",  # a measurement depends on its seed, and on nothing else
    "positions",  # weights of positions before and after a training, and a loss a step
    "block_loaded",  # a block answers as PyTorch's layer does, once its weights are loaded
    "learnt_positions",  # after which each position looks at the previous one
    "form",  # a bug hunt gives two tables of the sizes allowed
    "counterexample",  # on which two programs part
    "boolean",  # the answer is a matrix of booleans
    "placed",  # a tensor made from nothing is on the device that is asked for
    "dropped",  # each number is 0 or x / (1 - p), each by a draw of its own
    "generator",  # and the draws come from the generator that is given
    "survivors",  # whose gradient is 1 / (1 - p), and 0 elsewhere
    "buffer",  # a layer holds its mask in a buffer, and learns its projections alone
    "dropped_weights",  # a layer in training drops its attention weights
    "scores_form",  # a bug hunt gives a square table of scores and a size
    "seen_future",  # on which a position that should be hidden has some weight
    "view",  # the answer reads the memory of the first argument
    "contiguous",  # the answer is read cell after cell
    "whole",  # the answer is made of whole numbers, exact however large
    "heads_form",  # a bug hunt gives tokens and a number of heads
    "heads_hunt",  # on which both wrong splits part from the right one
    "converted",  # a layer made of a wrapper of heads answers as it does
    "converted_memory",  # and shares no memory with it
    "converted_intact",  # and leaves it as it was
    "converted_dropout",  # and has its rate of dropout
    "converted_learns",  # and all its weights are parameters
]


@dataclass(frozen=True)
class Example:
    """A function of the template's own, by its name in EXAMPLES."""

    name: str


@dataclass(frozen=True)
class Draws:
    """A generator of random numbers, fresh at each call."""

    seed: int


@dataclass(frozen=True)
class Numbers:
    """Many numbers of either sign, none of them 0, that are not worth writing out."""

    shape: tuple[int, ...]
    dtype: torch.dtype = torch.float64


@dataclass(frozen=True)
class StandIn:
    """A layer of the template's own in place of the student's `layer(*sizes)`.

    weights: of each projection, as the layer stores them: linear ones are (out, in).
    """

    layer: str
    sizes: tuple[int, ...]
    weights: Mapping[str, Tensor]
    linear: bool


@dataclass(frozen=True)
class Heads:
    """A wrapper of causal heads of the template's own: MultiHeadAttentionWrapper(*sizes).

    sizes: d_in, d_h, context_length, dropout, num_heads.
    state: weights by the names of the wrapper's parameters.
    evaluation: the wrapper is in evaluation mode.
    """

    sizes: tuple[float, ...]
    state: Mapping[str, Tensor]
    evaluation: bool = False


@dataclass(frozen=True)
class Layer:
    """How a class is built before it is called.

    sizes, options: positional and keyword arguments of the construction.
    state: weights put in by the names of their parameters.
    seed: of the draw of the weights, where a document gives what it leads to.
    evaluation: the layer is put in evaluation mode before it is called.
    alike: (d, heads, d_ff) of a block whose attributes have names of its own: parameters of one
    shape all hold the same numbers, so that what it answers does not depend on names.
    """

    sizes: tuple[float, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    state: Mapping[str, Tensor] = field(default_factory=dict)
    seed: int | None = None
    evaluation: bool = False
    alike: tuple[int, int, int] | None = None


@dataclass(frozen=True)
class TorchBlock:
    """PyTorch's layer, to be loaded into a block of the student's class of that name.

    sizes: d_model, num_heads, d_ff.
    """

    block: str
    sizes: tuple[int, int, int]
    norm_first: bool


@dataclass(frozen=True)
class Call:
    """One published call.

    args, kwargs: tensors, arrays, numbers, tuples of them, an Example, a StandIn, Draws, Numbers,
    Heads; floating numbers are short decimals.
    layer: when the exercise is a class; the call is then one of what it builds.
    upstream: of a gradient check, the gradient of the loss for each tensor of the answer.
    printed: what a document prints for this call, to 4 decimals; the build verifies it. None
    within a tuple is a result that it does not print.
    exact: the answer, where mathematics gives it and the reference only comes near it.
    raises: name of the exception that the statement asks for, or names, with a / between them.
    seeds: of a sampled check, passed as one more argument each; of dropout, those of torch.
    between: of a polite check, the arguments of a call made between the two.
    limit: of a sampled check, the least relative spread over the seeds; of a counterexample, the
    difference, or the weight, to exceed.
    inputs: of a converted check, the batches that both layers are called with.
    heads: of dropped_weights, how many heads stand side by side in the answer.
    given: of parameters, the layer is made of given ones: buffers and dtype are compared too.
    torch_block: of a block_loaded check; `inputs` are then those of one call of the block.
    story: a way of using what the exercise builds, or a model for it to use: one of the template's
    STORIES, which is given the student's function and then the arguments.
    """

    args: tuple[Any, ...] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    layer: Layer | None = None
    upstream: tuple[Tensor, ...] = ()
    printed: Any = None
    exact: Any = None
    raises: str = ""
    seeds: tuple[int, ...] = ()
    between: tuple[Any, ...] = ()
    limit: float = 0.0
    inputs: tuple[Tensor, ...] = ()
    heads: int = 1
    given: bool = False
    torch_block: TorchBlock | None = None
    story: str = ""


@dataclass(frozen=True)
class VisibleCheck:
    """One line of the card.

    fact: one present-tense sentence; note: added to the message when the check fails.
    exact: of a values check whose point is a float32 overflow: expected values are then computed
    in the inputs' own dtype, otherwise in float64.
    tolerance: relative to the largest expected value; by default that of the inputs' dtype.
    of, parameters: another function of the exercise than the first, and its arguments' names.
    """

    name: str
    kind: Kind
    fact: Text
    calls: tuple[Call, ...]
    note: Text | None = None
    exact: bool = False
    tolerance: float | None = None
    of: str = ""
    parameters: tuple[str, ...] = ()


@dataclass(frozen=True)
class VisibleExercise:
    """parameters: names of the positional arguments, as the catalogue gives them.

    returns: names of the results, where there are several.
    number: the answer is a Python number, or a tensor of one on whichever device.
    """

    parameters: tuple[str, ...]
    checks: tuple[VisibleCheck, ...]
    returns: tuple[str, ...] = ()
    number: bool = False


def single(*rows: Any) -> Tensor:
    """A float32 tensor of published numbers."""
    return torch.tensor(list(rows), dtype=torch.float32)


def double(*rows: Any) -> Tensor:
    """A float64 tensor of published numbers."""
    return torch.tensor(list(rows), dtype=torch.float64)


__all__ = [
    "Call",
    "Draws",
    "Example",
    "Heads",
    "Kind",
    "Layer",
    "Numbers",
    "StandIn",
    "TorchBlock",
    "VisibleCheck",
    "VisibleExercise",
    "double",
    "single",
]
