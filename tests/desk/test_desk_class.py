"""The class of forty: forty reports, honest work with the marks of its code, else a reason."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest
from desk_folder import NAME, Desk, only_ps1
from shapes import Shape, shapes

from autograder.build.authored import read_authored
from autograder.catalogue import PS1
from autograder.mistakes import known_mistakes


def works(desk: Desk) -> dict[str, dict[str, str]]:
    course = only_ps1(desk.root)
    authored = read_authored(course.solutions / f"{NAME}.py", PS1)
    right = {e.name: authored.exercise(e.name).source for e in PS1.exercises}
    wrong = next(m.source() for m in known_mistakes(course, NAME) if m.exercise == "softmax_stable")
    return {
        "all": right,
        "half": dict(list(right.items())[:3]),
        "wrong": {**right, "softmax_stable": wrong},
    }


def marks(report: dict[str, Any]) -> dict[str, float]:
    return {e["name"]: e["score"] for e in report["exercises"]}


def hand_in_class(desk: Desk) -> dict[str, Shape]:
    """The shapes by name of student."""
    class_of_40 = {shape.student: shape for shape in shapes(desk.notebook("release"), works(desk))}
    for shape in class_of_40.values():
        (desk.root / "submitted" / shape.student / NAME).mkdir(parents=True)
        for file, content in shape.files.items():
            desk.hand_in(shape.student, content, file)
    return class_of_40


@pytest.mark.slow
def test_forty_shapes_of_trouble_get_what_their_code_deserves(desk: Desk) -> None:
    class_of_40 = hand_in_class(desk)
    assert len(class_of_40) >= 40
    result = desk.grade(opener=None, devices="cpu")
    found = {report["student"]: report for report in result.reports}
    assert found.keys() == class_of_40.keys()
    expected = {work: marks(found[f"plain-{work}"]) for work in ("all", "half", "wrong")}
    assert sum(expected["all"].values()) == 20.0
    assert 0.0 < sum(expected["half"].values()) < sum(expected["wrong"].values()) < 20.0
    for student, shape in class_of_40.items():
        check(shape, found[student], expected)
    book = desk.book()
    # The gradebook has every digit, a report six.
    totals = {student: report["score"] for student, report in found.items()}
    assert {student: one["score"] for student, one in book.items()} == pytest.approx(totals)
    for student in class_of_40:
        path = desk.root / "autograded" / student / NAME / f"{NAME}.ipynb"
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        graded = [c for c in notebook.cells if c.metadata.get("nbgrader", {}).get("grade")]
        written = {
            c.metadata.nbgrader.grade_id: float(c.outputs[0].data["text/plain"]) for c in graded
        }
        assert written == {g: score for g, (score, _, _) in book[student]["grades"].items()}


def test_one_worker_and_four_fill_the_same_gradebook(desk: Desk) -> None:
    hand_in_class(desk)
    alone = desk.grade(jobs=1)
    book, trees = desk.book(), desk.trees()
    assert len(book) >= 40
    together = desk.grade(jobs=4, force=True)
    assert together.reports == alone.reports
    assert together.changes == ()
    assert desk.book() == book
    assert desk.trees() == trees


def check(shape: Shape, report: dict[str, Any], expected: dict[str, dict[str, float]]) -> None:
    if shape.refused:
        assert report["status"] == "rejected", shape.student
        assert shape.refused in report["reason"], (shape.student, report["reason"])
        assert report["score"] == 0.0
    else:
        assert report["status"] == "graded", (shape.student, report["reason"])
        assert marks(report) == expected[shape.work], shape.student
