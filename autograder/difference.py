"""Say how two tensors differ without showing a hidden value.

Shapes, rows, ratios and where nan stands may be told; inputs and expected values may not.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from torch import Tensor

from autograder.text import Text


def kind_of(value: Any) -> tuple[str, str]:
    """What a value is, in French and in English, with an article."""
    if value is None:
        return "None (as-tu oublié `return` ?)", "None (did you forget `return`?)"
    if isinstance(value, Tensor):
        return (
            f"un tenseur de forme {tuple(value.shape)}",
            f"a tensor of shape {tuple(value.shape)}",
        )
    if isinstance(value, np.ndarray):
        return (
            f"un tableau NumPy de forme {value.shape}",
            f"a NumPy array of shape {value.shape}",
        )
    if isinstance(value, bool):
        return "un booléen", "a boolean"
    if isinstance(value, (int, float, complex, np.generic)):
        return "un nombre", "a number"
    if isinstance(value, str):
        return "une chaîne", "a string"
    if isinstance(value, tuple):
        return f"un tuple de {len(value)} éléments", f"a tuple of {len(value)} items"
    if isinstance(value, list):
        return f"une liste de {len(value)} éléments", f"a list of {len(value)} items"
    if isinstance(value, dict):
        return "un dictionnaire", "a dictionary"
    return f"un objet {type(value).__name__}", f"an object {type(value).__name__}"


def french(number: float, digits: int) -> str:
    """A number with so many significant digits and a decimal comma."""
    return f"{number:.{digits}g}".replace(".", ",")


def describe(actual: Tensor, expected: Tensor, what: Text) -> Text:
    """The most telling sentence about two tensors of the same shape that differ."""
    a, e = actual.detach().double(), expected.detach().double()
    for finding in (_nan, _infinite, _transposed, _ratio, _rows, _size):
        text = finding(a, e, what)
        if text is not None:
            return text
    raise AssertionError("_size always answers")


def _nan(a: Tensor, e: Tensor, what: Text) -> Text | None:
    extra = a.isnan() & ~e.isnan()
    if extra.any():
        share = 100 * float(extra.double().mean())
        return Text(
            f"{what.fr} contient des nan ({share:.0f} % des nombres).",
            f"{what.en} contains nan ({share:.0f}% of the numbers).",
        )
    if (e.isnan() & ~a.isnan()).any():
        return Text(
            f"{what.fr} est finie là où le calcul demandé donne nan.",
            f"{what.en} is finite where the computation asked for gives nan.",
        )
    return None


def _infinite(a: Tensor, e: Tensor, what: Text) -> Text | None:
    if (a.isinf() & ~e.isinf()).any():
        return Text(f"{what.fr} contient des infinis.", f"{what.en} contains infinities.")
    return None


def _near(a: Tensor, e: Tensor) -> bool:
    largest = float(e.abs().max()) if e.numel() else 0.0
    return a.numel() > 0 and float((a - e).abs().max()) <= 1e-5 * (largest or 1.0)


def _transposed(a: Tensor, e: Tensor, what: Text) -> Text | None:
    if a.ndim < 2 or a.shape[-1] != a.shape[-2] or not _near(a.transpose(-1, -2), e):
        return None
    if _near(e.transpose(-1, -2), e):  # then transposing changes nothing
        return None
    return Text(
        f"{what.fr} est transposée : lignes et colonnes sont échangées.",
        f"{what.en} is transposed: rows and columns are swapped.",
    )


def _ratio(a: Tensor, e: Tensor, what: Text) -> Text | None:
    if a.numel() < 2 or not bool(e.isfinite().all()):
        return None
    if a.ndim > 1 and a.shape[-1] == 1:  # a single component: any other projection is a multiple
        return None
    squared = float((e * e).sum())
    if squared == 0:
        return None
    ratio = float((a * e).sum()) / squared
    if abs(ratio) < 1e-3 or abs(ratio - 1) < 0.01 or not _near(a, ratio * e):
        return None
    if abs(ratio + 1) < 1e-4:
        return Text(f"{what.fr} a partout le signe opposé.", f"{what.en} has the opposite sign.")
    return Text(
        f"{what.fr} est partout {french(ratio, 4)} fois la bonne : il y a un facteur de trop "
        "ou de moins.",
        f"{what.en} is {ratio:.4g} times the right one everywhere: there is a factor "
        "too many or too few.",
    )


def _rows(a: Tensor, e: Tensor, what: Text) -> Text | None:
    if a.ndim < 2 or a.shape[-2] < 2:
        return None
    largest = float(e[e.isfinite()].abs().max()) if bool(e.isfinite().any()) else 1.0
    gap = (a - e).abs().nan_to_num(0.0, 0.0, 0.0)
    other = [d for d in range(a.ndim) if d != a.ndim - 2]
    right = (gap <= 1e-5 * (largest or 1.0)).all(dim=other[0])
    for _ in other[1:]:
        right = right.all(dim=0) if right.ndim > 1 else right
    flags = right.reshape(-1).tolist() if right.ndim == 1 else []
    if not flags or not any(flags) or all(flags):
        return None
    first = flags.index(False)
    return Text(
        f"{what.fr} est juste sur {sum(flags)} lignes sur {len(flags)} ; "
        f"la première fausse est la ligne {first}.",
        f"{what.en} is right on {sum(flags)} rows of {len(flags)}; "
        f"the first wrong one is row {first}.",
    )


def _size(a: Tensor, e: Tensor, what: Text) -> Text:
    finite = a.isfinite() & e.isfinite()
    largest = float(e[finite].abs().max()) if bool(finite.any()) else 0.0
    gap = float((a - e)[finite].abs().max()) if bool(finite.any()) else float("nan")
    wrong = int(((a - e).abs() > 1e-5 * (largest or 1.0)).sum())
    share = 100 * wrong / max(1, a.numel())
    if largest and math.isfinite(gap):
        where_fr = "quelques nombres" if share < 1 else f"{share:.0f} % des nombres"
        where_en = "a few of the numbers" if share < 1 else f"{share:.0f}% of the numbers"
        fr, en = _size_of(100 * gap / largest)
        return Text(
            f"{what.fr} diffère sur {where_fr}, {fr}.", f"{what.en} differs on {where_en}, {en}."
        )
    return Text(f"{what.fr} n'a pas les bonnes valeurs.", f"{what.en} has the wrong values.")


def _size_of(percent: float) -> tuple[str, str]:
    """The largest gap, in percent of the largest expected number, in words."""
    if percent > 200:
        return (
            "parfois de bien plus que le plus grand d'entre eux",
            "sometimes by much more than the largest of them",
        )
    if percent < 0.01:
        return (
            "de très peu, mais de plus qu'un arrondi",
            "by very little, but more than rounding explains",
        )
    shown = f"{percent:.0f}" if percent >= 9.5 else f"{percent:.1g}"
    return (
        f"d'au plus {shown.replace('.', ',')} % du plus grand",
        f"by at most {shown}% of the largest",
    )


__all__ = ["describe", "kind_of"]
