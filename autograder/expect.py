"""Comparisons for hidden tests. They raise CheckFailed with words that give nothing away.

What counts as equal (exercises.md): float64 within 1e-6 and float32 within 1e-5, relative to
the largest expected absolute value, so that another order of summation is not a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor

from autograder.difference import describe, kind_of
from autograder.errors import CheckFailed, StudentRaised
from autograder.text import Text
from autograder.values import Hint

TOLERANCE = {torch.float64: 1e-6, torch.float32: 1e-5}


def close(
    actual: Any,
    expected: Tensor,
    *,
    tolerance: float | None = None,
    what: Text | None = None,
) -> None:
    """The student's tensor has the shape, dtype and values of `expected` (nan equal to nan).

    what: names the thing compared ("les poids", "the weights"); "ta réponse" by default.
    """
    what = what or Text("Ta réponse", "Your answer")
    if isinstance(actual, np.ndarray) and isinstance(expected, np.ndarray):
        actual, expected = (
            torch.from_numpy(actual.copy()),
            torch.from_numpy(expected.copy()),
        )
    if isinstance(expected, np.ndarray):
        expected = torch.from_numpy(expected.copy())
        fr, en = kind_of(actual)
        raise CheckFailed(
            Text(
                f"{what.fr} devrait être un tableau NumPy, c'est {fr}.",
                f"{what.en} should be a NumPy array, it is {en}.",
            )
        )
    if not isinstance(actual, Tensor):
        fr, en = kind_of(actual)
        raise CheckFailed(
            Text(
                f"{what.fr} devrait être un tenseur, c'est {fr}.",
                f"{what.en} should be a tensor, it is {en}.",
            )
        )
    if actual.shape != expected.shape:
        got, wanted = tuple(actual.shape), tuple(expected.shape)
        raise CheckFailed(
            Text(
                f"{what.fr} a la forme {got}, on attend {wanted}.",
                f"{what.en} has shape {got}, {wanted} is expected.",
            )
        )
    if actual.dtype != expected.dtype:
        seen, given = str(actual.dtype)[6:], str(expected.dtype)[6:]
        raise CheckFailed(
            Text(
                f"{what.fr} est en {seen} alors que l'entrée est en {given}.",
                f"{what.en} is in {seen} although the input is in {given}.",
            )
        )
    if not agree(actual, expected, tolerance):
        raise CheckFailed(describe(actual, expected, what))


def agree(actual: Tensor, expected: Tensor, tolerance: float | None = None) -> bool:
    """Same values, relative to the largest finite expected one; same nan and infinities."""
    if actual.shape != expected.shape:
        return False
    if not expected.is_floating_point():
        return torch.equal(actual, expected)
    if tolerance is None:
        tolerance = TOLERANCE.get(expected.dtype, 1e-2)
    a, e = actual.detach().double(), expected.detach().double()
    finite = e.isfinite()
    if not torch.equal(a.isfinite(), finite):
        return False
    if not torch.equal(
        a[~finite].nan_to_num(0.0, 1.0, -1.0), e[~finite].nan_to_num(0.0, 1.0, -1.0)
    ):
        return False
    if not torch.equal(a.isnan(), e.isnan()):
        return False
    if not bool(finite.any()):
        return True
    largest = float(e[finite].abs().max())
    return float((a[finite] - e[finite]).abs().max()) <= tolerance * (largest or 1.0)


def number(
    actual: Any, expected: float, *, tolerance: float = 1e-6, what: Text | None = None
) -> None:
    """A Python number, a 0-d tensor or a NumPy scalar within a relative tolerance."""
    what = what or Text("Ta réponse", "Your answer")
    if isinstance(actual, (Tensor, np.ndarray)) and actual.ndim == 0:
        actual = actual.item()
    if isinstance(actual, np.generic):
        actual = actual.item()
    if isinstance(actual, bool) or not isinstance(actual, (int, float)):
        fr, en = kind_of(actual)
        raise CheckFailed(
            Text(
                f"{what.fr} devrait être un nombre, c'est {fr}.",
                f"{what.en} should be a number, it is {en}.",
            )
        )
    if not abs(actual - expected) <= tolerance * max(1.0, abs(expected)):
        raise CheckFailed(
            Text(
                f"{what.fr} n'est pas le bon nombre.",
                f"{what.en} is not the right number.",
            )
        )


def pair(actual: Any, *, names: tuple[Text, ...]) -> tuple[Any, ...]:
    """A tuple (or list) with one entry for each name; returns it."""
    if not isinstance(actual, (tuple, list)) or len(actual) != len(names):
        wanted_fr = ", ".join(n.fr for n in names)
        wanted_en = ", ".join(n.en for n in names)
        fr, en = kind_of(actual)
        raise CheckFailed(
            Text(
                f"On attend {len(names)} résultats ({wanted_fr}), tu rends {fr}.",
                f"{len(names)} results are expected ({wanted_en}), you return {en}.",
            )
        )
    return tuple(actual)


def that(condition: bool, fr: str, en: str, *, hint: Hint | None = None) -> None:
    """State any other fact; `fr` and `en` say what is wrong when it does not hold.

    hint: the mistake of which this is the sign, for checks that are not replayed.
    """
    if not condition:
        raise CheckFailed(Text(fr, en), hint)


def raises(error: type[Exception], call: Callable[[], Any], *, when: Text) -> None:
    """The call raises `error` (or a class derived from it).

    when: the condition, after "quand" / "when" ("la température vaut 0").
    """
    try:
        call()
    except StudentRaised as fault:
        if error.__name__ in fault.raised.types:
            return
        raise CheckFailed(
            Text(
                f"On attend {error.__name__} quand {when.fr} ; tu lèves {fault.raised.type}.",
                f"{error.__name__} is expected when {when.en}; you raise {fault.raised.type}.",
            )
        ) from fault
    raise CheckFailed(
        Text(
            f"On attend {error.__name__} quand {when.fr} ; rien n'est levé.",
            f"{error.__name__} is expected when {when.en}; nothing is raised.",
        )
    )


def gradient(actual: Tensor | None, expected: Tensor, *, of: Text) -> None:
    """The gradient that reached one argument has the shape, dtype and values of `expected`.

    of: names the argument, with its article ("la requête", "the query").
    """
    if actual is None:
        raise CheckFailed(
            Text(
                f"Aucun gradient n'arrive jusqu'à {of.fr} : un calcul de ta fonction sort de "
                "PyTorch (`.item()`, `.detach()`, NumPy, `torch.tensor`…).",
                f"No gradient reaches {of.en}: some step of your function leaves "
                "PyTorch (`.item()`, `.detach()`, NumPy, `torch.tensor`…).",
            )
        )
    close(
        actual,
        expected,
        what=Text(f"Le gradient qui arrive à {of.fr}", f"The gradient that reaches {of.en}"),
    )


def unchanged(changed: tuple[str, ...]) -> None:
    """The call left its arguments as they were (`Facts.changed`)."""
    if changed:
        raise CheckFailed(
            Text(
                "Ta fonction modifie un de ses arguments : l'appelant retrouve d'autres nombres.",
                "Your function changes one of its arguments: the caller finds other numbers.",
            )
        )


__all__ = ["agree", "close", "gradient", "number", "pair", "raises", "that", "unchanged"]
