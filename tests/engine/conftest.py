"""One warm engine a tier for the whole session: what a worker keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from autograder.catalogue import attention_course
from autograder.engine import Engine, open_engine
from autograder.reference import source_of
from autograder.sandbox.limits import Limits
from autograder.settings import Settings
from autograder.values import Cell, ExerciseResult, Report, Submission

ROOT = Path(__file__).resolve().parents[2]
SOME = ("attention_scores", "normalize_by_sum", "softmax_naive", "context_vector")
TIERS = ("bubblewrap+landlock+seccomp", "landlock+seccomp")
# Short limits: these tests wait for them on purpose.
LIMITS = Limits(cell_s=2.0, call_s=1.5, load_s=20.0, memory_bytes=1 << 30)


@pytest.fixture(scope="session", params=TIERS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    settings = replace(Settings(), limits=LIMITS)
    with open_engine(attention_course(ROOT), settings, tier=request.param, seed="tests") as engine:
        yield engine


@pytest.fixture
def grade(engine: Engine) -> Callable[..., Report]:
    """Grade the solutions followed by other cells: the last definition wins, as in Jupyter.

    only: exercises to check; a few, that call each other, by default.
    """
    solutions = source_of(engine.course, "ps1_softmax")

    def graded(*sources: str, only: Iterable[str] | None = SOME, base: str = solutions) -> Report:
        cells = tuple(Cell(i, source) for i, source in enumerate([base, *sources]))
        submission = Submission("ps1_softmax", "ps1_softmax.ipynb", cells)
        return engine.grade(submission, exercises=frozenset(only) if only else None)

    return graded


def of(report: Report, name: str) -> ExerciseResult:
    return next(e for e in report.exercises if e.name == name)
