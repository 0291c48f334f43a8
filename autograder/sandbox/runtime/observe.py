"""Facts about a call that only the student's process can measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor

_equal = torch.equal
_detach, _clone, _contiguous = Tensor.detach, Tensor.clone, Tensor.contiguous
_reshape, _view = Tensor.reshape, Tensor.view
_Generator, _get_state = torch.Generator, torch.Generator.get_state
_uint8, _strided = torch.uint8, torch.strided
_DEPTH = 16


def tensors(value: Any, depth: int = 0) -> Iterator[Tensor]:
    """The tensors in a nest of tuples, lists and dicts, in order."""
    if isinstance(value, Tensor):
        yield value
    elif depth < _DEPTH and isinstance(value, (tuple, list)):
        for item in value:
            yield from tensors(item, depth + 1)
    elif depth < _DEPTH and isinstance(value, dict):
        for item in value.values():
            yield from tensors(item, depth + 1)


def move(
    value: Any, transfer: Callable[[Tensor], Tensor], depth: int = 0, *, own: bool = True
) -> Any:
    """The same nest with every tensor transferred; its leaves still require grad.

    own: containers of a class of the student's come back as plain ones; else as they are.
    """
    if isinstance(value, Tensor):
        moved = transfer(value)
        if moved is not value and value.requires_grad and value.is_leaf:
            moved = _detach(moved).requires_grad_(True)
        return moved
    if depth >= _DEPTH or not (own or type(value) in (tuple, list, dict)):
        return value
    if isinstance(value, tuple):
        return tuple(move(item, transfer, depth + 1, own=own) for item in value)
    if isinstance(value, list):
        return [move(item, transfer, depth + 1, own=own) for item in value]
    if isinstance(value, dict):
        return {key: move(item, transfer, depth + 1, own=own) for key, item in value.items()}
    return value


def snapshot(value: Any) -> Any:
    """A copy to compare with later."""
    if isinstance(value, Tensor):
        return _clone(_detach(value))
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, _Generator):
        return _get_state(value)
    if isinstance(value, tuple):
        return tuple(snapshot(item) for item in value)
    if isinstance(value, list):
        return [snapshot(item) for item in value]
    if isinstance(value, dict):
        return {key: snapshot(item) for key, item in value.items()}
    return value


def unchanged(old: Any, new: Any, fetch: Callable[[Tensor], Tensor]) -> bool:
    """Whether `new` still holds the content of its snapshot, bit for bit."""
    if isinstance(old, Tensor):
        return isinstance(new, Tensor) and _same_bits(old, fetch(_detach(new)))
    if isinstance(old, np.ndarray):
        return (
            isinstance(new, np.ndarray)
            and (old.shape, old.dtype) == (new.shape, new.dtype)
            and old.tobytes() == new.tobytes()
        )
    if isinstance(old, (tuple, list)):
        return len(old) == len(new) and all(
            unchanged(a, b, fetch) for a, b in zip(old, new, strict=True)
        )
    if isinstance(old, dict):
        return list(old) == list(new) and all(unchanged(old[k], new[k], fetch) for k in old)
    return old is new or bool(old == new)


def _same_bits(old: Tensor, new: Tensor) -> bool:
    if old.shape != new.shape or old.dtype != new.dtype:
        return False
    flat = [_reshape(_contiguous(t), (-1,)) for t in (old, new)]
    return _equal(_view(flat[0], _uint8), _view(flat[1], _uint8))


def _arrays(value: Any, depth: int = 0) -> Iterator[Any]:
    if isinstance(value, (Tensor, np.ndarray)):
        yield value
    elif depth < _DEPTH and isinstance(value, (tuple, list)):
        for item in value:
            yield from _arrays(item, depth + 1)
    elif depth < _DEPTH and isinstance(value, dict):
        for item in value.values():
            yield from _arrays(item, depth + 1)


def _address(value: Any) -> int:
    """Where the memory of a tensor or an array starts; 0 when it has none to share."""
    if isinstance(value, np.ndarray):
        while isinstance(value.base, np.ndarray):
            value = value.base
        return int(value.__array_interface__["data"][0]) if value.size else 0
    if value.layout is not _strided or not value.numel():
        return 0
    return int(value.untyped_storage().data_ptr())


def facts(
    value: Any,
    before: list[tuple[str, Any]],
    given: list[tuple[str, Any]],
    on_gpu: Callable[[Tensor], bool],
    fetch: Callable[[Tensor], Tensor],
) -> dict[str, Any]:
    """The JSON form of the facts about a call.

    before: snapshots of the arguments, on the CPU; given: the arguments themselves. A mock GPU
    has no memory of its own, so that shared storage is told on the CPU and on CUDA only.
    """
    results = list(tensors(value))
    first = results[0] if results else None
    changed = [
        label
        for (label, old), (_, new) in zip(before, given, strict=True)
        if not isinstance(new, _Generator) and not unchanged(old, new, fetch)
    ]
    drew = [
        label
        for (label, old), (_, new) in zip(before, given, strict=True)
        if isinstance(new, _Generator) and not _equal(old, _get_state(new))
    ]
    owned = {_address(a) for a in _arrays(value) if _has_memory(a)} - {0}
    shared = [
        label
        for label, argument in given
        if any(_address(a) in owned for a in _arrays(argument) if _has_memory(a))
    ]
    return {
        "changed": changed,
        "shares": shared,
        "device": _device(results, on_gpu),
        "strides": [] if first is None or first.layout is not _strided else list(first.stride()),
        "requires_grad": any(t.requires_grad for t in results),
        "drew": drew,
    }


def _device(results: list[Tensor], on_gpu: Callable[[Tensor], bool]) -> str:
    """Where the results are: one that stayed on the CPU is told before those on the gpu."""
    kinds = ["gpu" if on_gpu(tensor) else tensor.device.type for tensor in results]
    return next((kind for kind in kinds if kind != "gpu"), "gpu") if kinds else ""


def _has_memory(value: Any) -> bool:
    return isinstance(value, np.ndarray) or value.device.type in ("cpu", "cuda")
