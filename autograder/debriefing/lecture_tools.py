# The tools of this notebook: try a program on copies of its inputs, and draw what comes out.
from __future__ import annotations

import copy
from typing import Any

import numpy as np
import torch

RIGHT, WRONG = "right", "wrong"


def built(program: Any, sizes: Any, options: Any, weights: Any) -> Any:
    """The layer `program(*sizes, **options)` with these weights, or the error it stops with."""
    try:
        layer = program(*sizes, **options)
        layer.to(next(iter(weights.values())).dtype)
        layer.load_state_dict(weights)
    except Exception as error:
        return error
    return layer


def tried(program: Any, *inputs: Any, **options: Any) -> Any:
    """What the program answers, or the error it stops with."""
    if isinstance(program, Exception):
        return program
    inputs, options = copy.deepcopy((inputs, options))
    try:
        with torch.no_grad():
            return program(*inputs, **options)
    except Exception as error:
        return error


def gradients(program: Any, *inputs: Any, **options: Any) -> Any:
    """The gradient that reaches each input, the numbers of the answer weighing 1, 2, 3…"""
    inputs = tuple(
        x.clone().requires_grad_() if torch.is_tensor(x) and x.is_floating_point() else x
        for x in inputs
    )
    learning = [x for x in inputs if torch.is_tensor(x) and x.requires_grad]
    answer = tried_in_place(program, inputs, options)
    if isinstance(answer, Exception):
        return answer
    answers = answer if isinstance(answer, tuple) else (answer,)
    try:
        loss = sum((a * torch.arange(1, a.numel() + 1).reshape(a.shape)).sum() for a in answers)
        found = torch.autograd.grad(loss, learning, allow_unused=True)
    except Exception as error:
        return error
    return tuple(
        torch.zeros_like(x) if g is None else g for x, g in zip(learning, found, strict=True)
    )


def afterwards(program: Any, *inputs: Any, **options: Any) -> Any:
    """The inputs as the call leaves them."""
    inputs, options = copy.deepcopy((inputs, options))
    answer = tried_in_place(program, inputs, options)
    return answer if isinstance(answer, Exception) else inputs


def precision(program: Any, *inputs: Any, **options: Any) -> Any:
    """How many bits each number of the answer has."""
    answer = tried(program, *inputs, **options)
    if isinstance(answer, Exception):
        return answer
    answers = answer if isinstance(answer, tuple) else (answer,)
    return tuple(getattr(a, "dtype", np.dtype(float)).itemsize * 8 for a in answers)


def tried_in_place(program: Any, inputs: Any, options: Any) -> Any:
    if isinstance(program, Exception):
        return program
    try:
        return program(*inputs, **options)
    except Exception as error:
        return error


def numbers(value: Any) -> Any:
    """An array to draw, at most a matrix, or None for what is not numbers."""
    if torch.is_tensor(value):
        value = value.detach().cpu().double().numpy()
    try:
        array = np.asarray(value, dtype=float)
    except (TypeError, ValueError, RuntimeError):
        return None
    while array.ndim > 2:
        array = array[0]
    return array if array.size else None


def show(right: Any, wrong: Any, name: str = "") -> None:
    """Both answers side by side: bars for a vector, heat maps for a matrix. name: of the result."""
    import matplotlib.pyplot as plt

    ours, theirs = numbers(right), numbers(wrong)
    flat = all(array is None or array.ndim < 2 for array in (ours, theirs))
    known = [a for a in (ours, theirs) if a is not None]
    finite = np.concatenate([a[np.isfinite(a)].ravel() for a in known] or [np.zeros(1)])
    low, high = min(finite.min(initial=0.0), 0.0), max(finite.max(initial=0.0), 0.0)
    figure, axes = plt.subplots(1, 2, figsize=(8.4, 3.1), layout="constrained")
    figure.suptitle(name, family="monospace", fontsize=10)
    panels = ((axes[0], ours, right, RIGHT, "#1f6f78"), (axes[1], theirs, wrong, WRONG, "#b3322b"))
    for axis, array, value, title, colour in panels:
        axis.set_title(title, color=colour, fontweight="bold")
        for side in axis.spines.values():
            side.set_visible(False)
        if array is None:
            axis.set_xticks([])
            axis.set_yticks([])
            said = (
                f"{type(value).__name__}\n{value}" if isinstance(value, Exception) else str(value)
            )
            axis.text(0.5, 0.5, said[:160], ha="center", va="center", wrap=True, color=colour)
        elif flat:
            draw_bars(axis, np.atleast_1d(array), colour, low, high)
        else:
            draw_matrix(axis, np.atleast_2d(array), low, high)
    plt.show()


def draw_bars(axis: Any, array: Any, colour: str, low: float, high: float) -> None:
    room = 0.18 * ((high - low) or 1.0)
    finite = np.nan_to_num(array, nan=0.0, posinf=high, neginf=low)
    axis.bar(range(len(array)), finite, color=colour, width=0.7)
    axis.axhline(0, color="#888888", linewidth=0.8)
    for place, number in enumerate(array):
        above = not number < 0
        axis.annotate(
            f"{number:.3g}",
            (place, finite[place]),
            (0, 4 if above else -4),
            textcoords="offset points",
            ha="center",
            va="bottom" if above else "top",
        )
    axis.set_ylim(low - (room if low < 0 else 0), high + room)
    axis.set_xticks(range(len(array)), [str(n) for n in range(len(array))])
    axis.set_yticks([])


def draw_matrix(axis: Any, array: Any, low: float, high: float) -> None:
    # White is 0; what is not a number is grey.
    bound = max(abs(low), abs(high)) or 1.0
    axis.set_facecolor("#bbbbbb")
    shown = np.ma.masked_invalid(array)
    axis.imshow(shown, cmap="RdBu", vmin=-bound, vmax=bound, aspect="auto")
    axis.set_xticks(range(array.shape[1]))
    axis.set_yticks(range(array.shape[0]))
    axis.tick_params(length=0)
    for (row, column), number in np.ndenumerate(array):
        strong = np.isfinite(number) and abs(number) > 0.6 * bound
        ink = "white" if strong else "black"
        axis.text(column, row, f"{number:.2g}", ha="center", va="center", color=ink)
