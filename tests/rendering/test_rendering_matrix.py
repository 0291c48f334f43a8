"""What `verify` found, as a matrix."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console

from autograder.rendering.matrix_table import Matrix, matrix_table
from autograder.verify import Matrix as Proved
from autograder.verify import Row


def shown(matrix: Matrix, language: str = "en") -> str:
    console = Console(width=80, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(matrix_table(matrix, language))  # type: ignore[arg-type]
    return capture.get()


@dataclass(frozen=True)
class Named:
    named: tuple[str, ...]
    problem: str = ""


def mistake(case: Named) -> Row:
    return Row("mistake", "softmax_stable", "no_shift", 0.5, case.named, "SM-4", case.problem)


def last_line(case: Named) -> str:
    words = shown(Proved("ps1_softmax", (mistake(case),)))
    return next(line for line in words.splitlines() if "no_shift" in line)


def test_counts_are_by_exercise_and_kind() -> None:
    rows = (
        Row("solution", "softmax_stable", "solution", 1.0),
        Row("accepted", "softmax_stable", "einsum", 1.0),
        Row("accepted", "softmax_stable", "loop", 0.5, problem="a right program fails"),
    )
    words = shown(Proved("ps1_softmax", rows))
    (line,) = [line for line in words.splitlines() if line.startswith("softmax_stable")]
    assert line.split() == ["softmax_stable", "✓", "1", "✗", "1/2"]
    assert "1 of 3 programs do not give what they must give" in words
    assert "softmax_stable accepted loop: a right program fails" in words


def test_mistake_shows_what_is_named() -> None:
    assert "SM-4" in last_line(Named(("SM-4",)))
    assert "not named" not in last_line(Named(("SM-4",)))


def test_mistake_that_is_not_named_says_its_key() -> None:
    line = last_line(Named(("SM-1",), "not named by its key"))
    assert "SM-1, SM-4 not named" in line
    assert line.startswith("✗")


def test_all_proved_is_said() -> None:
    assert "All 1 programs give" in shown(Proved("ps1_softmax", (mistake(Named(("SM-4",))),)))


def test_every_kind_of_program_fits_eighty_columns_in_both_languages() -> None:
    kinds = ("solution", "stub", "accepted", "mistake", "wrong", "noise")
    rows = tuple(Row(kind, "normalization_jacobian", "p", 1.0) for kind in kinds)  # type: ignore[arg-type]
    for language in ("fr", "en"):
        words = shown(Proved("ps1_softmax", rows), language)
        assert "…" not in words
        assert max(map(len, words.splitlines())) <= 80
