"""`nbgrader autograde` in the course folder: the kit's scores with it, the visible ones without."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from classroom import Classroom
from nbgrader.api import Gradebook

from autograder.build.notebook import check_id
from autograder.catalogue import attention_course
from autograder.classrun import grade_class
from autograder.desk.folder import course_folder
from autograder.settings import load_settings

NAME = "ps1_softmax"
Change = Callable[[nbformat.NotebookNode, str, str, str], None]

pytestmark = pytest.mark.slow


def graded_by_the_kit(root: Path, tmp_path: Path) -> Classroom:
    """The same course after `autograder grade`, with a gradebook of its own."""
    own = tmp_path / "own"
    shutil.copytree(root, own)
    shutil.rmtree(own / "autograded")
    url = f"sqlite:///{own}/gradebook.db"
    with Gradebook(url, "attention") as gradebook:
        for submission in list(gradebook.assignment_submissions(NAME)):
            gradebook.remove_student(submission.student.id)
    course, settings = attention_course(own), load_settings(own)
    assignment, desk = course.assignment(NAME), course_folder(own, "fr")
    grade_class(course, settings, assignment, own / "submitted", own / "reports", desk=desk)
    return Classroom(own)


def test_autograde_writes_the_scores_of_autograder_grade(
    classroom, change: Change, tmp_path: Path
) -> None:
    """Stubs, solutions, and a notebook with a mistake, a missing cell and a crash."""
    mixed = classroom.notebook("source")
    change(mixed, "softmax_stable", "x - x.amax(dim=dim, keepdim=True).detach()", "x")
    change(mixed, "context_vector", "def context_vector", "import os\nos._exit(0)\ndef no_more")
    mixed.cells = [c for c in mixed.cells if not c.id.startswith("soft_lookup")]
    spoil_metadata(mixed)
    classroom.submit("stubs", classroom.notebook("release"))
    classroom.submit("solved", classroom.notebook("source"))
    classroom.submit("mixed", mixed)
    ran = classroom.nbgrader("autograde", NAME)
    assert ran.returncode == 0, ran.stderr
    found = {student: classroom.scores(student) for student in ("stubs", "solved", "mixed")}
    kit = graded_by_the_kit(classroom.root, tmp_path)
    assert found == {student: kit.scores(student) for student in found}
    assert comments(classroom) == comments(kit)
    assert sum(found["stubs"].values()) == 0.0
    assert sum(found["solved"].values()) == 20.0
    assert found["mixed"]["context_vector_check"] == 0.0
    assert found["mixed"]["soft_lookup_check"] == 0.0
    assert found["mixed"]["normalize_by_sum_check"] == 1.0
    assert 0.0 < found["mixed"]["softmax_stable_check"] < 4.0
    graded = classroom.root / "autograded" / "mixed" / NAME / f"{NAME}.ipynb"
    check_cells_hold_one_number(nbformat.read(graded, as_version=4))
    feedback = classroom.nbgrader("generate_feedback", NAME)
    assert feedback.returncode == 0, feedback.stderr
    page = (classroom.root / "feedback" / "mixed" / NAME / f"{NAME}.html").read_text("utf-8")
    assert "que vaut exp(89) en float32" in page


def comments(classroom: Classroom) -> dict[tuple[str, str], str | None]:
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db") as gradebook:
        return {
            (submission.student.id, comment.name): comment.auto_comment
            for submission in gradebook.assignment_submissions(NAME)
            for notebook in submission.notebooks
            for comment in notebook.comments
        }


def spoil_metadata(notebook: nbformat.NotebookNode) -> None:
    """What makes a stock nbgrader give up on a submission."""
    cells = {c.id: c for c in notebook.cells}
    cells["normalize_by_sum_check"].metadata.nbgrader.update(grade=False, points=100.0)
    cells["softmax_naive"].metadata.nbgrader.update(grade=True, points=100.0)
    cells["given_inputs"].metadata["nbgrader"] = 5
    del cells["all_context_vectors_check"].metadata.nbgrader["schema_version"]
    copy = nbformat.from_dict(cells["attention_scores_check"])
    copy.id = "copy"
    notebook.cells.insert(0, copy)
    mine = {"grade": True, "grade_id": "bonus", "points": 50.0, "locked": True, "solution": False}
    notebook.cells.append(nbformat.v4.new_code_cell("50.0", metadata={"nbgrader": mine}))


def check_cells_hold_one_number(notebook: nbformat.NotebookNode) -> None:
    cells = [c for c in notebook.cells if c.metadata.get("nbgrader", {}).get("grade")]
    assert len(cells) == 9
    for cell in cells:
        (output,) = cell.outputs
        assert output.output_type == "execute_result"
        assert repr(float(output.data["text/plain"])) == output.data["text/plain"]


def test_stock_nbgrader_gives_the_marks_of_the_visible_checks(classroom, change: Change) -> None:
    """Without the kit's configuration the release still grades, cell by cell."""
    for file in ("nbgrader_config.py", "grading_config.py", "gradebook.db"):
        (classroom.root / file).unlink()
    wrong = classroom.notebook("source")
    change(wrong, "normalize_by_sum", "scores / scores.sum()", "scores - scores.sum()")
    change(wrong, "context_vector", "return weights @ inputs", "return weights @ (inputs")
    made = classroom.nbgrader("generate_assignment", NAME, "--force")
    assert made.returncode == 0, made.stderr
    classroom.submit("stubs", classroom.notebook("release"))
    classroom.submit("solved", classroom.notebook("source"))
    classroom.submit("wrong", wrong)
    ran = classroom.nbgrader("autograde", NAME)
    assert ran.returncode == 0, ran.stderr
    points = {
        check_id(e.name): e.points
        for e in attention_course(classroom.root).assignments[0].exercises
    }
    assert classroom.scores("stubs") == dict.fromkeys(points, 0.0)
    assert classroom.scores("solved") == points
    found = classroom.scores("wrong")
    lost = {name for name, score in found.items() if score < points[name]}
    assert lost == {"normalize_by_sum_check", "context_vector_check"}
    assert found["context_vector_check"] == 0.0


def test_formgrader_release_is_the_one_of_the_kit(classroom) -> None:
    """`nbgrader generate_assignment` with the course's configuration changes no byte."""
    release = classroom.root / "release" / NAME
    before = {p.name: p.read_bytes() for p in release.iterdir()}
    made = classroom.nbgrader("generate_assignment", NAME, "--force")
    assert made.returncode == 0, made.stderr
    assert {p.name: p.read_bytes() for p in release.iterdir()} == before
