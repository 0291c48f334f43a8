"""The lines that the cards of all assignments share."""

from __future__ import annotations

from dataclasses import replace

from torch import Tensor

from autograder.build.visible.spec import Call, Kind, VisibleCheck
from autograder.text import Text


def document(section: Text, *calls: Call) -> VisibleCheck:
    return VisibleCheck(
        "document",
        "values",
        Text(
            f"Les valeurs du document sont retrouvées ({section.fr}).",
            f"The document's values are found again ({section.en}).",
        ),
        calls,
        note=Text(
            "La valeur attendue est celle que le document imprime.",
            "The expected value is the one that the document prints.",
        ),
    )


def values(
    name: str,
    fr: str,
    en: str,
    *calls: Call,
    exact: bool = False,
    tolerance: float | None = None,
) -> VisibleCheck:
    return VisibleCheck(name, "values", Text(fr, en), calls, exact=exact, tolerance=tolerance)


def line(kind: Kind, fr: str, en: str, *calls: Call, note: Text | None = None) -> VisibleCheck:
    """A check that is the only one of its kind in its exercise, and is called after it."""
    return VisibleCheck(kind, kind, Text(fr, en), calls, note=note)


def gradient(fr: str, en: str, *calls: Call) -> VisibleCheck:
    return line("gradient", fr, en, *calls)


def facts(*calls: Call) -> tuple[VisibleCheck, ...]:
    """dtype, arguments and device, on float64 calls that are repeated in float32."""
    lowered = tuple(
        replace(
            call,
            args=tuple(_lowered(a) for a in call.args),
            kwargs={name: _lowered(value) for name, value in call.kwargs.items()},
        )
        for call in calls
    )
    return (
        line(
            "dtype",
            "Le résultat garde le type de l'entrée, float32 ou float64.",
            "The result keeps the input's type, float32 or float64.",
            *calls,
            *lowered,
        ),
        polite(*calls),
        line(
            "device",
            "Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.",
            "The computation stays on the input's device: it would work on a GPU.",
            *calls,
        ),
    )


def polite(*calls: Call) -> VisibleCheck:
    return line(
        "polite",
        "Tes arguments restent intacts, et un second appel répond la même chose.",
        "Your arguments stay as they were, and a second call gives the same answer.",
        *calls,
    )


def _lowered(value: object) -> object:
    return value.float() if isinstance(value, Tensor) and value.is_floating_point() else value


# End of a sentence about sizes.
NAMED = Text(
    "les noms de paramètres de l'énoncé peuvent servir à l'appel.",
    "a call may use the parameter names of the statement.",
)

__all__ = ["NAMED", "document", "facts", "gradient", "line", "polite", "values"]
