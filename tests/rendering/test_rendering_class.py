"""Reports' data -> the class as its instructor reads it."""

from __future__ import annotations

import csv
import io

import pytest
from rich.console import Console
from sample import REPORT, RIGHT, STUB, report

from autograder.rendering.class_table import class_table
from autograder.rendering.json import Data, report_data
from autograder.rendering.spreadsheet import class_csv
from autograder.rendering.summary import quantile, summary_data
from autograder.text import same
from autograder.values import Status


def data(student: str, **changes: object) -> Data:
    return report_data(report(student=student, **changes), "fr")


CLASS = [
    data("alice"),
    data("bob", exercises=(RIGHT,)),
    data("carol", status=Status.REJECTED, reason=same("Fichier coupé."), exercises=(STUB,)),
    data("dave", status=Status.NOT_GRADED, reason=same("Panne."), exercises=(STUB,)),
]


def shown(reports: list[Data], language: str = "fr", width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(
            class_table("ps1_softmax", reports, summary_data(reports, 2.5), language)  # type: ignore[arg-type]
        )
    return capture.get()


def test_summary_counts_statuses_and_leaves_our_faults_out_of_the_marks() -> None:
    summary = summary_data(CLASS, 2.5)
    assert summary == {
        "counts": {"graded": 2, "rejected": 1, "not_graded": 1},
        "mean": 3.0,
        "quartiles": [1.0, 2.0, 4.5],
        "keys": {"SM-4": 1},
        "seconds": 2.5,
    }


def test_summary_counts_a_key_once_a_student() -> None:
    assert summary_data([data("a"), data("b"), data("c")])["keys"] == {"SM-4": 3}


def test_summary_of_nobody_has_no_mean() -> None:
    assert summary_data([]) == {
        "counts": {"graded": 0, "rejected": 0, "not_graded": 0},
        "mean": None,
        "quartiles": None,
        "keys": {},
        "seconds": None,
    }


@pytest.mark.parametrize("q", [0.0, 0.25, 0.5, 0.75, 1.0])
@pytest.mark.parametrize("values", [[3.0], [1.0, 2.0], [5.0, 1.0, 4.0, 20.0, 7.5]])
def test_quantile_agrees_with_numpy(values: list[float], q: float) -> None:
    import numpy as np

    assert quantile(values, q) == pytest.approx(np.quantile(values, q))


def test_table_gives_each_student_a_mark_and_what_to_revise() -> None:
    lines = shown(CLASS).splitlines()
    alice = next(line for line in lines if "alice" in line)
    assert "7 / 13" in alice
    assert "softmax_stable (SM-4)" in " ".join(lines)
    assert "cellules arrêtées : 1" in " ".join(" ".join(lines).split())
    assert "tout est juste" in next(line for line in lines if "bob" in line)
    assert "refusée : Fichier coupé." in next(line for line in lines if "carol" in line)
    assert "— " in next(line for line in lines if "dave" in line)
    assert any(
        "notées : 2 · refusées : 1 · non notées : 1 · durée : 2,5 s" in line for line in lines
    )


def test_table_names_the_most_frequent_mistakes_with_their_idea() -> None:
    words = shown(CLASS)
    assert "SM-4" in words
    assert "1 élève" in words
    assert "Que vaut exp(89) en float32 ?" in " ".join(words.split())


def test_table_of_nobody_says_so() -> None:
    assert "Personne" in shown([])


def test_table_fits_eighty_columns_with_long_names() -> None:
    words = shown([data("x" * 70), data("名" * 40)])
    assert Console(width=200).measure(words).maximum <= 80


def test_names_cannot_drive_the_terminal() -> None:
    words = shown([data("\x1b[31mred"), data("[red]x[/red]")])
    assert "\x1b" not in words
    assert "[red]x[/red]" in words


def test_csv_has_one_line_a_student_with_its_exercises() -> None:
    rows = list(csv.DictReader(io.StringIO(class_csv(CLASS))))
    assert [row["student"] for row in rows] == ["alice", "bob", "carol", "dave"]
    assert rows[0]["softmax_stable"] == "2.0"
    assert rows[0]["mistakes"] == "SM-4"
    assert rows[1]["softmax_stable"] == ""
    assert rows[2]["reason"] == "Fichier coupé."


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\t=1"])
def test_csv_never_gives_a_spreadsheet_a_formula(name: str) -> None:
    row = next(csv.DictReader(io.StringIO(class_csv([data(name)]))))
    assert row["student"] == "'" + name.strip()


def test_report_of_the_sample_has_everything() -> None:
    """The sample that these tests read shows each outcome of an exercise but `failed`."""
    outcomes = {exercise.outcome.value for exercise in REPORT.exercises}
    assert outcomes == {"passed", "missing", "partial", "not_graded"}
