"""Files of solutions/data/ travel with their assignment, as they are, and a build watches them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from toy_course import FIRST, SECOND, render

from autograder import releasing
from autograder.build import build, check_build
from autograder.build.check import Finding
from autograder.course import Course
from autograder.errors import UsageError
from autograder.settings import Settings

WEIGHTS = bytes(range(256)) * 3 + b"\r\n\0"
PLACES = ["assignments", "source/ps2_toy", "release/ps2_toy"]


@pytest.fixture
def course_with_data(course: Course) -> Course:
    data = course.solutions / "data" / "weights.pt"
    data.parent.mkdir()
    data.write_bytes(WEIGHTS)
    return replace(course, assignments=(FIRST, replace(SECOND, files=("weights.pt",))))


def made(course: Course) -> Course:
    build(course, Settings(), render=render)
    return course


def checked(course: Course) -> list[Finding]:
    return list(check_build(course, Settings(), language="fr", render=render).findings)


def test_data_travels_byte_by_byte_with_its_own_assignment(
    course_with_data: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = made(course_with_data).root
    copies = {path.parent: path.read_bytes() for path in root.rglob("weights.pt")}
    assert copies.pop(root / "solutions" / "data") == WEIGHTS
    assert copies == {root / place: WEIGHTS for place in PLACES}
    # What is handed out is built again, and compared first.
    monkeypatch.setattr(releasing, "check_build", partial(check_build, render=render))
    files = releasing.release_files(course_with_data, Settings(), SECOND, "fr")
    assert files["ps2_toy/weights.pt"].read_bytes() == WEIGHTS


def test_data_that_changed_or_is_gone_is_built_again(course_with_data: Course) -> None:
    root = made(course_with_data).root
    changed, gone, _ = (root / place / "weights.pt" for place in PLACES)
    changed.write_bytes(WEIGHTS.replace(b"\1", b"\2"))
    gone.unlink()
    findings = checked(course_with_data)
    assert {(f.kind, root / f.file) for f in findings} == {("stale", changed), ("missing", gone)}
    assert any("son contenu" in f.message for f in findings)
    made(course_with_data)
    assert checked(course_with_data) == []


def test_what_travels_is_searched_for_answers_where_it_is_a_text(course_with_data: Course) -> None:
    data = course_with_data.solutions / "data" / "weights.pt"
    data.write_bytes(b"return math.hypot((a - b).real, (a - b).imag)\n")
    made(course_with_data)
    assert [f.kind for f in checked(course_with_data)] == ["leak", "leak"]


def test_data_that_is_not_there_is_named(course_with_data: Course) -> None:
    (course_with_data.solutions / "data" / "weights.pt").unlink()
    with pytest.raises(UsageError, match=r"weights\.pt is missing"):
        made(course_with_data)
    assert not (course_with_data.root / "release").exists()
