"""A report with one of everything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from autograder.text import Text, same
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)

HINT = Hint(
    "SM-4",
    (
        Text("Que vaut exp(89) en float32 ?", "What is exp(89) in float32?"),
        Text("L'endroit : l'exponentielle.", "The place: the exponential."),
        Text("Retire x.amax(dim, keepdim=True).", "Subtract x.amax(dim, keepdim=True)."),
    ),
    also=("SM-4b",),
)
BIG_FACT = Text("De grands scores donnent des poids finis.", "Large scores give finite weights.")
NAN = Text("Ta réponse contient des nan.", "Your answer holds nan.")
GPU_FACT = Text("La fonction accepte un GPU.", "The function takes a GPU.")


def check(name: str, outcome: str = "passed", device: str = "cpu", **more: Any) -> CheckResult:
    return CheckResult(name, device, more.pop("weight", 1.0), CheckOutcome(outcome), **more)


def big(device: str) -> CheckResult:
    return check("big", "failed", device, message=NAN, hint=HINT, fact=BIG_FACT)


STABLE = ExerciseResult(
    "1.4",
    "softmax_stable",
    4.0,
    ExerciseOutcome.PARTIAL,
    (
        big("cpu"),
        big("gpu"),
        check("moved", "error", "gpu", message=same("RuntimeError: same device"), fact=GPU_FACT),
        check("small", weight=3.0),
    ),
)
RIGHT = ExerciseResult("1.1", "attention_scores", 2.0, ExerciseOutcome.PASSED, (check("document"),))
STUB = ExerciseResult(
    "1.2",
    "normalize_by_sum",
    1.0,
    ExerciseOutcome.MISSING,
    (check("document", "error", message=same("`normalize_by_sum` is not written yet.")),),
    message=same("`normalize_by_sum` is not written yet."),
    optional=True,
)
FOLLOWED = ExerciseResult(
    "1.7",
    "context_vector",
    3.0,
    ExerciseOutcome.PASSED,
    (check("document"),),
    substituted=("softmax_stable",),
    message=Text("Corrigé une seconde fois.", "Checked a second time."),
)
OURS = ExerciseResult(
    "1.9",
    "soft_lookup",
    3.0,
    ExerciseOutcome.NOT_GRADED,
    (check("document", "not_graded"),),
)

REPORT = Report(
    assignment="ps1_softmax",
    file="ps1_softmax.ipynb",
    status=Status.GRADED,
    student="alice",
    sandbox="bubblewrap+landlock+seccomp",
    devices=("cpu", "mock-gpu"),
    cells=(
        CellReport(4, CellOutcome.OK, output="hello"),
        CellReport(7, CellOutcome.ERROR, same("SyntaxError: '(' was never closed")),
        CellReport(8, CellOutcome.SKIPPED),
    ),
    exercises=(RIGHT, STUB, STABLE, FOLLOWED, OURS),
    notes=(same("Two notebooks were joined."),),
)


def report(**changes: Any) -> Report:
    return replace(REPORT, **changes)
