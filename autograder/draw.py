"""Hidden inputs, drawn from the secret seed: the same for a whole class, reproducible."""

from __future__ import annotations

import hashlib

import torch
from torch import Tensor


class Draw:
    """Random inputs of one check. Independent of the order in which checks run.

    Every tensor is drawn in float64 and then converted, so that float32 and float64 checks
    see the same numbers.
    """

    def __init__(self, secret: str, check: str) -> None:
        digest = hashlib.sha256(f"{secret}\0{check}".encode()).digest()
        self._generator = torch.Generator().manual_seed(int.from_bytes(digest[:7], "big"))

    def normal(self, *shape: int, scale: float = 1.0, dtype: torch.dtype = torch.float64) -> Tensor:
        """Independent N(0, scale²) components."""
        draws = torch.randn(*shape, generator=self._generator, dtype=torch.float64)
        return (scale * draws).to(dtype)

    def uniform(
        self,
        *shape: int,
        low: float = 0.0,
        high: float = 1.0,
        dtype: torch.dtype = torch.float64,
    ) -> Tensor:
        draws = torch.rand(*shape, generator=self._generator, dtype=torch.float64)
        return (low + (high - low) * draws).to(dtype)

    def permutation(self, n: int) -> list[int]:
        return torch.randperm(n, generator=self._generator).tolist()

    def integer(self, low: int, high: int) -> int:
        """A whole number in [low, high]."""
        return int(torch.randint(low, high + 1, (), generator=self._generator))
