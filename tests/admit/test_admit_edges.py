"""The two edges, files and the authored text, and the time that admission takes."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from handed_in import COURSE, IMPORTS, RULES, SCORES, dumped, notebook, released

from autograder.admit import admit, course_cells, read_submission, rules_for
from autograder.catalogue import attention_course
from autograder.course import Course
from autograder.errors import UsageError
from autograder.values import Rejection, Submission

REPOSITORY = Path(__file__).parents[2]
AUTHORED = f"""# %% [markdown] lang="fr"
# # Texte

# %% given="imports"
{IMPORTS}

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% given="magic" tags=["active-ipynb"]
# %matplotlib inline

# %% exercise="attention_scores"
{SCORES}

# %% given="helper"
def table(rows):
    return rows

# %% figure="x" tags=["active-ipynb"]
# checks.draw()
"""


@pytest.fixture
def course(tmp_path: Path) -> Course:
    (tmp_path / "solutions").mkdir()
    (tmp_path / "solutions" / "ps1_softmax.py").write_text(AUTHORED, encoding="utf-8")
    return replace(COURSE, root=tmp_path)


def test_course_cells_are_those_marked_given(course: Course) -> None:
    """In order, the import of the checks among them, other notebook-only cells left out."""
    cells = course_cells(course, "ps1_softmax")
    assert [c.name for c in cells] == ["imports", "checks", "helper"]
    assert [c.source for c in cells][:2] == [IMPORTS, "import checks"]
    assert [c.follows for c in cells] == [set(), set(), {"attention_scores"}]


def test_course_cells_are_read_again_after_a_change(course: Course) -> None:
    """An author who works with `watch` sees the new text."""
    first = course_cells(course, "ps1_softmax")
    assert course_cells(course, "ps1_softmax") is first
    path = course.solutions / "ps1_softmax.py"
    path.write_text(AUTHORED.replace('given="imports"', 'given="start"'), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert course_cells(course, "ps1_softmax")[0].name == "start"


def test_missing_authored_text_is_a_usage_error(course: Course) -> None:
    """A fault of the course folder, never a student's rejection."""
    with pytest.raises(UsageError, match="ps2_self_attention"):
        rules_for(course)
    assert rules_for(course, "ps1_softmax").of("ps1_softmax")


def test_file_is_read_and_admitted(course: Course, tmp_path: Path) -> None:
    """The given cells come from the course; names go through."""
    path = tmp_path / "ps1_softmax (1).ipynb"
    path.write_bytes(dumped(notebook(released())))
    submission = read_submission(path, course, student="zoe")
    assert isinstance(submission, Submission)
    assert (submission.file, submission.student) == ("ps1_softmax (1).ipynb", "zoe")
    assert next(c.name for c in submission.cells if c.kind == "course") == "given_imports"


@pytest.mark.parametrize("name", ["nothing.ipynb", "file/inside.ipynb", "nul\0.ipynb"])
def test_missing_file_is_a_usage_error(tmp_path: Path, name: str) -> None:
    """Wrong use of the command, not a submission."""
    (tmp_path / "file").write_text("x")
    with pytest.raises(UsageError, match="no such file"):
        read_submission(tmp_path / name, COURSE, rules=RULES)


def _rejected(path: Path) -> str:
    result = read_submission(path, COURSE, rules=RULES)
    assert isinstance(result, Rejection)
    assert result.assignment == "ps1_softmax"
    return result.reason.fr


def test_folder_is_rejected(tmp_path: Path) -> None:
    """Whatever its name."""
    path = tmp_path / "ps1_softmax.ipynb"
    path.mkdir()
    assert "C'est un dossier" in _rejected(path)


def test_named_pipe_is_rejected_at_once(tmp_path: Path) -> None:
    """Opening it for reading would wait for ever."""
    path = tmp_path / "ps1_softmax.ipynb"
    os.mkfifo(path)
    assert "not a regular file" in _rejected(path)


def test_unreadable_file_is_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions are replaced here: root may read anything."""
    path = tmp_path / "ps1_softmax.ipynb"
    path.write_text("{}")

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert "Permission denied" in _rejected(path)


def test_huge_file_is_rejected_without_being_read_whole(tmp_path: Path) -> None:
    """A sparse terabyte takes no time."""
    path = tmp_path / "ps1_softmax.ipynb"
    with path.open("wb") as opened:
        opened.truncate(1 << 40)
    assert "64 Mo" in _rejected(path)


def test_authored_text_of_the_course_is_admitted_as_a_submission() -> None:
    """The real course: its given cells are found, and each is matched in the text itself."""
    course = attention_course(REPOSITORY)
    for assignment in course.assignments:
        given = course_cells(course, assignment.name)
        assert "checks" in [g.name for g in given]
        data = (course.solutions / f"{assignment.name}.py").read_bytes()
        submission = admit(data, f"{assignment.name}.py", course)
        assert isinstance(submission, Submission)
        assert submission.notes == ()
        named = {c.name for c in submission.cells}
        assert {e.name for e in assignment.exercises} <= named
        assert {g.grade_id for g in given} <= named


def test_admission_of_a_usual_notebook_is_quick() -> None:
    """Well under the ten milliseconds that loading a submission takes (processor time)."""
    cells = released() * 3
    for number, cell in enumerate(cells):
        cells[number] = {**cell, "metadata": {}}
    data = dumped(notebook(cells))
    times = []
    for _ in range(20):
        start = time.process_time()
        admit(data, "ps1_softmax.ipynb", COURSE, rules=RULES)
        times.append(time.process_time() - start)
    assert min(times) < 0.010
