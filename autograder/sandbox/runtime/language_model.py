"""A language model of the grader's as the student's function sees it, and its caches.

It has the interface of the course's GPT: `model(ids, caches=None)`, `new_caches()`, and the mode
of an `nn.Module`. The logits come from the grader, which sees every call; an exception that a GPT
would raise is raised here, in the same words.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

# (ids, caches, start, training, grad) -> logits of these ids. caches: their number, -1 for none.
Ask = Callable[[Tensor, int, int, bool, bool], Tensor]

_is_grad_enabled = torch.is_grad_enabled
_is_floating_point = torch.is_floating_point
_detach = Tensor.detach


class Cache:
    """One layer's memory of a sequence: how many of its tokens the model has seen."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.length = 0

    def reset(self) -> None:
        self.length = 0


class _Core:
    """What a function, an object and a module have in common."""

    def __init__(
        self, vocab_size: int, context_length: int, layers: int, ask: Ask, on_device: Any
    ) -> None:
        self._vocab_size, self.context_length, self._layers = vocab_size, context_length, layers
        self._ask, self._on_device = ask, on_device
        self._numbers = itertools.count()

    def new_caches(self) -> list[Cache]:
        number = next(self._numbers)
        return [Cache(number) for _ in range(self._layers)]

    def __call__(self, ids: Tensor, caches: Any, training: bool) -> Tensor:
        if not isinstance(ids, Tensor):
            raise TypeError(f"embedding(): argument 'indices' must be Tensor, not {type(ids)}")
        if _is_floating_point(ids):
            raise RuntimeError("Expected tensor for argument #1 'indices' to have scalar type Long")
        if ids.dim() != 2:
            raise ValueError(f"not enough values to unpack (expected 2, got {ids.dim()})")
        if not self._on_device(ids):
            raise RuntimeError(
                "Expected all tensors to be on the same device, but got index is on "
                f"{ids.device}, different from other tensors on the model's device"
            )
        if ids.numel() and not 0 <= int(ids.min()) <= int(ids.max()) < self._vocab_size:
            raise IndexError("index out of range in self")
        number, start = -1, 0
        if caches is not None:
            number, start = self._read(caches)
        end = start + ids.shape[1]
        if end > self.context_length:
            raise ValueError(f"{end} tokens in a context of {self.context_length}")
        logits = self._ask(_detach(ids).long(), number, start, training, _is_grad_enabled())
        if caches is not None:
            for cache in caches:
                cache.length = end
        return logits.requires_grad_(_is_grad_enabled())

    def _read(self, caches: Any) -> tuple[int, int]:
        if not isinstance(caches, (list, tuple)) or len(caches) != self._layers:
            raise TypeError(f"caches must be what new_caches() returns: a list of {self._layers}")
        if not all(isinstance(cache, Cache) for cache in caches):
            raise TypeError("caches must be what new_caches() returns")
        if len({(cache._number, cache.length) for cache in caches}) != 1:
            raise ValueError("the caches of the layers are not of one sequence")
        return caches[0]._number, int(caches[0].length)


class LentObject:
    """Anything with the forward of a GPT and new_caches(): no mode."""

    def __init__(self, core: _Core) -> None:
        self._core, self.context_length = core, core.context_length

    def new_caches(self) -> list[Cache]:
        return self._core.new_caches()

    def forward(self, ids: Tensor, caches: Any = None) -> Tensor:
        return self._core(ids, caches, False)

    __call__ = forward


class LentModule(nn.Module):
    """The same as an nn.Module, which is found in a mode and has a parameter to ask for."""

    def __init__(self, core: _Core, weight: Tensor) -> None:
        super().__init__()
        self._core, self.context_length = core, core.context_length
        self.weight = nn.Parameter(weight)

    def new_caches(self) -> list[Cache]:
        return self._core.new_caches()

    def forward(self, ids: Tensor, caches: Any = None) -> Tensor:
        return self._core(ids, caches, self.training)


def lent_model(
    kind: str,
    sizes: tuple[int, int, int],
    training: bool,
    ask: Ask,
    *,
    on_device: Callable[[Tensor], bool],
    put: Callable[[Tensor], Tensor],
) -> Any:
    """The model of a call.

    kind: "module", "object", or "function" of ids alone; sizes: vocab_size, context_length and
    number of layers; training: the mode in which a module is found. on_device, put: whether a
    tensor is where the call runs, and how it gets there.
    """
    core = _Core(*sizes, ask, on_device)
    if kind == "function":

        def function(ids: Tensor) -> Tensor:
            return core(ids, None, False)

        return function
    if kind == "object":
        return LentObject(core)
    return LentModule(core, put(torch.zeros(1))).train(training)


def mode_of(model: Any) -> bool:
    """Whether a module is in training mode; False for what has no mode."""
    return isinstance(model, nn.Module) and bool(model.training)
