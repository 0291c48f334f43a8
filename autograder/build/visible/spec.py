"""What an author says of a visible check: published inputs, and where its values come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import torch
from torch import Tensor

from autograder.text import Text

Kind = Literal["values", "gradient", "raises", "dtype", "polite", "device", "operators"]


@dataclass(frozen=True)
class Call:
    """One published call.

    args, kwargs: tensors, numbers, tuples of them; floating tensors hold short decimals.
    upstream: of a gradient check, the gradient of the loss for each tensor of the answer.
    printed: what a document prints for this call, to 4 decimals; the build verifies it.
    raises: name of the exception that the statement asks for.
    """

    args: tuple[Any, ...]
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    upstream: tuple[Tensor, ...] = ()
    printed: Any = None
    raises: str = ""


@dataclass(frozen=True)
class VisibleCheck:
    """One line of the card.

    fact: one present-tense sentence; note: added to the message when the check fails.
    exact: of a values check whose point is a float32 overflow: expected values are then computed
    in the inputs' own dtype, otherwise in float64.
    tolerance: relative to the largest expected value; by default that of the inputs' dtype.
    """

    name: str
    kind: Kind
    fact: Text
    calls: tuple[Call, ...]
    note: Text | None = None
    exact: bool = False
    tolerance: float | None = None


@dataclass(frozen=True)
class VisibleExercise:
    """parameters: names of the positional arguments, as the catalogue gives them."""

    parameters: tuple[str, ...]
    checks: tuple[VisibleCheck, ...]


def single(*rows: Any) -> Tensor:
    """A float32 tensor of published numbers."""
    return torch.tensor(list(rows), dtype=torch.float32)


def double(*rows: Any) -> Tensor:
    """A float64 tensor of published numbers."""
    return torch.tensor(list(rows), dtype=torch.float64)


__all__ = ["Call", "Kind", "VisibleCheck", "VisibleExercise", "double", "single"]
