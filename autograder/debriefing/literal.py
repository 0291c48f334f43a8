"""Values as the Python that writes them down."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

_DIGITS = 6


def literal(value: Any) -> str:
    """An expression for numbers, texts, None, tensors, arrays, and tuples or lists of them."""
    if isinstance(value, Tensor):
        inside = _nested(value.detach().tolist())
        plain = value.dtype in (torch.float32, torch.bool, torch.int64)
        return f"torch.tensor({inside}{'' if plain else f', dtype={value.dtype}'})"
    if isinstance(value, np.ndarray):
        return f"np.array({_nested(value.tolist())})"
    if isinstance(value, tuple):
        inside = ", ".join(literal(item) for item in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if isinstance(value, list):
        return f"[{', '.join(literal(item) for item in value)}]"
    return _number(value) if isinstance(value, float) else repr(value)


def _nested(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_nested(item) for item in value)}]"
    return _number(value) if isinstance(value, float) else repr(value)


def _number(value: float) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        return f'float("{value}")'
    return repr(float(f"{value:.{_DIGITS}g}"))
