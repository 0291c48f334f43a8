"""The smallest input on which a known mistake and the right program part, among published ones.

Candidates are the inputs of the visible checks, which students have, cut down while the difference
can still be seen. At least two numbers stay along each axis that has two: over a single token a
softmax says nothing. Hidden inputs are never looked at.
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, get_args

import numpy as np
import torch
from torch import Tensor

from autograder.build.visible.spec import Call, Layer, VisibleExercise
from autograder.debriefing import lecture_tools as tools

Program = Callable[..., Any]
How = Literal["tried", "gradients", "afterwards", "precision"]
_ORDER: tuple[How, ...] = get_args(How)
_KINDS: Mapping[str, tuple[How, ...]] = {
    "values": ("tried",),
    "dtype": ("tried", "precision"),
    "raises": ("tried",),
    "gradient": ("gradients",),
    "polite": ("afterwards",),
}
_SEEN = (0.25, 0.02, 1e-3)  # of the largest number: seen at a glance, else in the digits
_DRAWN = "weights"  # of several results, the picture of attention
_MOST_STEPS = 200
_MOST_NUMBERS = 60  # more than that is no small input


@dataclass(frozen=True)
class Shown:
    """An input that shows a mistake.

    how: the tool that looks. place: of the result that differs, where there are several.
    size: how many numbers the input has.
    """

    call: Call
    how: How
    place: int | None
    size: int


@dataclass(frozen=True)
class _Trial:
    """Two programs and what tells them apart. first: the result that is best drawn."""

    right: Program
    wrong: Program
    how: How
    share: float
    first: int | None


def smallest(right: Program, wrong: Program, exercise: VisibleExercise) -> Shown | None:
    """None where no published input shows a difference that can be drawn.

    What differs in value is preferred to what differs in gradient, that to a changed argument, and
    that to a type of number.
    """
    with warnings.catch_warnings(), torch.random.fork_rng(devices=[]):
        warnings.simplefilter("ignore")
        for how in _ORDER:
            calls = list(_calls(exercise, how))
            names = exercise.returns if how == "tried" else ()
            first = names.index(_DRAWN) if _DRAWN in names else None
            for share in _SEEN:
                trial = _Trial(right, wrong, how, share, first)
                parting = [call for call in calls if _parts(call, trial) is not None]
                found = [_cut(call, trial) for call in parting]
                small = [shown for shown in found if shown.size <= _MOST_NUMBERS]
                if small:
                    return min(small, key=lambda shown: (_lone(shown.call), shown.size))
    return None


def _lone(call: Call) -> bool:
    """A single token, or a single number, says little of a softmax."""
    return any(1 in tensor.shape for tensor in _tensors(call))


def _calls(exercise: VisibleExercise, how: How) -> Iterator[Call]:
    for check in exercise.checks:
        if how in _KINDS.get(check.kind, ()):
            yield from (call for call in check.calls if _plain(call))


def _plain(call: Call) -> bool:
    """Made of values that a notebook can write down, with the layer's weights given."""
    values = (*call.args, *call.kwargs.values())
    drawn = call.layer is not None and not call.layer.state
    return not drawn and all(_writable(value) for value in values)


def _writable(value: Any) -> bool:
    if isinstance(value, (tuple, list)):
        return all(_writable(item) for item in value)
    return value is None or isinstance(value, (Tensor, np.ndarray, bool, int, float, str))


# -- do they part? -----------------------------------------------------------------------------


def _parts(call: Call, trial: _Trial) -> tuple[int | None] | None:
    """The place where both differ, in a tuple; None where they agree or the right one stops."""
    due, seen = _look(trial.right, call, trial.how), _look(trial.wrong, call, trial.how)
    if call.raises:
        stops = type(due).__name__ == call.raises
        return (None,) if stops and not isinstance(seen, Exception) else None
    if isinstance(due, Exception) or not _sound(due):
        return None
    if isinstance(seen, Exception):
        return (None,)
    if not isinstance(due, (tuple, list)):
        return (None,) if _differ(due, seen, trial.share) else None
    if not isinstance(seen, (tuple, list)) or len(seen) != len(due):
        return (None,)
    places = [n for n in range(len(due)) if _differ(due[n], seen[n], trial.share)]
    if not places:
        return None
    return (trial.first if trial.first in places else places[0],)


def _look(program: Program, call: Call, how: How) -> Any:
    subject: Any = program
    if call.layer is not None:
        subject = tools.built(program, call.layer.sizes, call.layer.options, call.layer.state)
    return getattr(tools, how)(subject, *call.args, **call.kwargs)


def _sound(value: Any) -> bool:
    """Numbers, all finite: what is right must look right."""
    if isinstance(value, (tuple, list)):
        return bool(value) and all(_sound(item) for item in value)
    array = tools.numbers(value)
    return array is not None and bool(np.isfinite(array).all())


def _differ(due: Any, seen: Any, share: float) -> bool:
    one, other = _array(due), _array(seen)
    if one is None:
        return False
    if other is None or one.shape != other.shape:
        return True
    largest = float(np.abs(one).max(initial=0.0)) or 1.0
    return not bool((np.abs(one - other) <= share * largest).all())


def _array(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.detach().double().numpy()
    try:
        return np.asarray(value, dtype=float)
    except (TypeError, ValueError, RuntimeError):
        return None


# -- cut it down -------------------------------------------------------------------------------


def _cut(call: Call, trial: _Trial) -> Shown:
    place = _parts(call, trial)
    steps = 0
    progress = True
    while progress and steps < _MOST_STEPS:
        progress = False
        for smaller in _smaller(call):
            steps += 1
            found = _parts(smaller, trial)
            # A wrong program that only stops on the smaller input is another story.
            if found is not None and (found[0] is None) == (place is not None and place[0] is None):
                call, place, progress = smaller, found, True
                break
    assert place is not None
    return Shown(call, trial.how, place[0], _size(call))


def _smaller(call: Call) -> Iterator[Call]:
    """Simpler calls, the boldest cut first: without an axis, shorter, with rounder numbers."""
    tensors = list(_tensors(call))
    if any(tensor.dtype is torch.float64 for tensor in tensors):
        yield _changed(call, _single)
    for length in sorted({n for t in tensors for n in t.shape[:1] if t.dim() > 1}):
        yield _changed(call, partial(_first, length=length))
    for length in sorted({n for t in tensors for n in t.shape if n > 2}, reverse=True):
        for shorter in range(2, length):
            change = partial(_shorter, length=length, shorter=shorter)
            yield _changed(call, change, {length: shorter})
    for digits in (0, 1):
        rounder = _changed(call, partial(_rounder, digits=digits))
        pairs = list(zip(tensors, _tensors(rounder), strict=True))
        if any(not torch.equal(a, b) for a, b in pairs) and all(
            b.any() or not a.any() for a, b in pairs
        ):
            yield rounder


def _single(tensor: Tensor) -> Tensor:
    return tensor.float() if tensor.dtype is torch.float64 else tensor


def _first(tensor: Tensor, length: int) -> Tensor:
    return tensor[0] if tensor.dim() > 1 and tensor.shape[0] == length else tensor


def _tensors(call: Call) -> Iterator[Tensor]:
    values: Iterable[Any] = (*call.args, *call.kwargs.values())
    if call.layer is not None:
        values = (*values, *call.layer.state.values())
    for value in values:
        if isinstance(value, np.ndarray):
            yield torch.as_tensor(value)
        elif isinstance(value, Tensor):
            yield value


def _changed(
    call: Call, change: Callable[[Tensor], Tensor], sizes: Mapping[Any, int] | None = None
) -> Call:
    """The call with every tensor changed; sizes: of a layer's construction, those that changed."""
    layer = call.layer
    if layer is not None:
        new = tuple((sizes or {}).get(size, size) for size in layer.sizes)
        state = {name: change(weights) for name, weights in layer.state.items()}
        layer = Layer(new, layer.options, state)
    args = tuple(_change(arg, change) for arg in call.args)
    kwargs = {name: _change(value, change) for name, value in call.kwargs.items()}
    return replace(call, args=args, kwargs=kwargs, layer=layer)


def _change(value: Any, change: Callable[[Tensor], Tensor]) -> Any:
    if isinstance(value, np.ndarray):
        changed = change(torch.as_tensor(copy.deepcopy(value))).numpy()
        return changed.astype(value.dtype)
    return change(value).contiguous() if isinstance(value, Tensor) else value


def _shorter(tensor: Tensor, length: int, shorter: int) -> Tensor:
    for axis, n in enumerate(tensor.shape):
        if n == length:
            tensor = tensor.narrow(axis, 0, shorter)
    return tensor


def _rounder(tensor: Tensor, digits: int) -> Tensor:
    # Adding 0 makes a plain zero of a negative one.
    return tensor.round(decimals=digits) + 0.0 if tensor.is_floating_point() else tensor


def _size(call: Call) -> int:
    return sum(tensor.numel() for tensor in _tensors(call))
