"""`autograder verify` in the tests: weak graders are seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from autograder.catalogue import attention_course
from autograder.engine import open_engine
from autograder.settings import Settings
from autograder.verify import Matrix, verify

ROOT = Path(__file__).resolve().parents[2]

WEAK = """
import torch
from autograder import expect
from autograder.checking import check


@check("normalize_by_sum", fr="Rien n'est levé.", en="Nothing is raised.")
def test_normalize_by_sum_answers(student, draw):
    student.normalize_by_sum(draw.uniform(4, low=0.5))


@check("attention_scores", fr="Trop stricte.", en="Too strict.")
def test_attention_scores_in_one_style(student, draw):
    query, inputs = draw.normal(3), draw.normal(5, 3)
    expected = torch.stack([torch.dot(row, query) for row in inputs])
    expect.that(torch.equal(student.attention_scores(query, inputs), expected), "Non.", "No.")
"""


def matrix_of(graders: Path, programs: Path) -> Matrix:
    course = replace(attention_course(ROOT), graders=graders)
    with open_engine(course, Settings(), seed="verify-in-tests") as engine:
        return verify(engine, "ps1_softmax", programs=programs)


@pytest.fixture(scope="module")
def weak(tmp_path_factory: pytest.TempPathFactory) -> Matrix:
    folder = tmp_path_factory.mktemp("weak")
    (folder / "test_ps1_softmax.py").write_text(WEAK)
    programs = folder / "programs" / "wrong" / "ps1_softmax"
    programs.mkdir(parents=True)
    (programs / "normalize_by_sum__zeros.py").write_text(
        "def normalize_by_sum(scores):\n    return scores * 0\n"
    )
    return matrix_of(folder, folder / "programs")


def problems(matrix: Matrix, kind: str, exercise: str) -> list[str]:
    return [r.problem for r in matrix.problems if r.kind == kind and r.exercise == exercise]


def test_a_check_that_looks_at_no_value_is_seen(weak: Matrix) -> None:
    assert "passes whatever the values are" in problems(weak, "noise", "normalize_by_sum")[0]


def test_wrong_programs_with_full_marks_are_seen(weak: Matrix) -> None:
    assert "full marks" in problems(weak, "wrong", "normalize_by_sum")[0]
    assert any("full marks" in p for p in problems(weak, "mistake", "normalize_by_sum"))


def test_an_exercise_without_a_check_is_seen(weak: Matrix) -> None:
    assert problems(weak, "solution", "softmax_stable") == ["no check at all"]
