"""A small class with its reports stored as a run stores them."""

from __future__ import annotations

from pathlib import Path

from autograder.desk.stored import store
from autograder.rendering.json import dumps, report_data
from autograder.submissions import report_names
from autograder.text import Text
from autograder.values import (
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)

NAME = "ps1_softmax"
ODD = """Zoé "Z" O'Neil, Jr; =1+1"""
HINT = Hint("SM-4", (Text("Idée.", "Idea."), Text("Lieu.", "Place."), Text("Code.", "Code.")))
FACT = Text("Les lignes somment à 1.", "Rows sum to 1.")


def check(outcome: CheckOutcome, weight: float = 1.0, message: str = "") -> CheckResult:
    failed = outcome is not CheckOutcome.PASSED
    said = Text(f"fr {message}", f"en {message}") if message else None
    return CheckResult("rows", "cpu", weight, outcome, said, HINT if failed else None, FACT)


def graded(student: str, passed: float) -> Report:
    """Out of 20: 12 for softmax_stable, all or nothing; 8 for entropy, of which `passed`."""
    right, wrong = CheckOutcome.PASSED, CheckOutcome.FAILED
    first = check(right) if passed else check(CheckOutcome.TIMEOUT, message="<5 s> & more\x1b[31m")
    second = (check(right, passed), check(wrong, 1 - passed, "=HYPERLINK(1)"))
    outcome = ExerciseOutcome.PARTIAL if passed else ExerciseOutcome.FAILED
    whole = ExerciseOutcome.PASSED if passed else ExerciseOutcome.FAILED
    return Report(
        NAME,
        f"{NAME}.ipynb",
        Status.GRADED,
        student,
        exercises=(
            ExerciseResult("1.4", "softmax_stable", 12.0, whole, (first,)),
            ExerciseResult("1.7", "entropy", 8.0, outcome, second),
        ),
    )


def without_checks(student: str, status: Status, reason: Text) -> Report:
    outcome = ExerciseOutcome.MISSING if status is Status.REJECTED else ExerciseOutcome.NOT_GRADED
    return Report(
        NAME,
        f"{NAME}.ipynb",
        status,
        student,
        reason,
        exercises=(
            ExerciseResult("1.4", "softmax_stable", 12.0, outcome, ()),
            ExerciseResult("1.7", "entropy", 8.0, outcome, ()),
        ),
    )


def half_open(student: str) -> Report:
    """One exercise could not be graded because of us."""
    report = graded(student, 1.0)
    first, second = report.exercises
    open_one = ExerciseResult("1.7", "entropy", 8.0, ExerciseOutcome.NOT_GRADED, ())
    assert second.name == open_one.name
    return Report(
        NAME, report.file, Status.GRADED, student, exercises=(first, open_one), attention=("x",)
    )


REJECTED = Text("Fichier coupé : rends-le de nouveau.", "Cut short: hand it in again.")
OURS = Text("Une panne du correcteur.", "A fault of the grader.")


def the_class() -> list[Report]:
    """ana 15, odd 20, bob rejected, carl not graded, dora half open, eve 0."""
    return [
        graded("ana", 0.375),
        graded(ODD, 1.0),
        without_checks("bob", Status.REJECTED, REJECTED),
        without_checks("carl", Status.NOT_GRADED, OURS),
        half_open("dora"),
        graded("eve", 0.0),
    ]


def store_class(reports: Path, class_: list[Report], *, whole: bool = True) -> None:
    names = report_names(report.student or "" for report in class_)
    folder = reports / NAME
    folder.mkdir(parents=True)
    for report in class_:
        file = folder / f"{names[report.student or '']}.json"
        file.write_text(dumps(report_data(report, "fr")))
        if whole:
            store(report, file)
