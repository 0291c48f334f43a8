"""The matrix of an assignment, as `autograder verify` makes it."""

from __future__ import annotations

from pathlib import Path

from autograder.catalogue import attention_course
from autograder.engine import open_engine
from autograder.settings import Settings
from autograder.verify import verify

ROOT = Path(__file__).resolve().parents[2]
KINDS = {"solution", "stub", "mistake", "accepted", "wrong", "noise"}


def assert_the_graders_hold(assignment: str) -> None:
    """Solutions full, stubs zero, mistakes named, every style accepted, no check blind."""
    with open_engine(attention_course(ROOT), Settings(), seed="verify-in-tests") as engine:
        # One in twelve of 4,000 wrong programs: the whole is `make verify`, and takes longer
        # than all other tests together.
        matrix = verify(engine, assignment, every=12)
    assert [f"{r.kind} {r.exercise} {r.program}: {r.problem}" for r in matrix.problems] == []
    assert {row.kind for row in matrix.rows} == KINDS
