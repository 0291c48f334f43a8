"""What a student may do to a notebook, and what an instructor does in the formgrader."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbgrader.api import Gradebook
from nbgrader.apps.api import NbGraderAPI
from nbgrader.plugins import CsvExportPlugin

from autograder import nbgrader_plugin
from autograder.catalogue import PS1
from autograder.desk.folder import course_folder, tools_on_path
from autograder.desk.gradebook import GradebookWriter
from autograder.values import (
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Rejection,
    Report,
    Status,
    Submission,
)

NAME = "ps1_softmax"
Notebook = dict[str, Any]

pytestmark = pytest.mark.filterwarnings(
    "ignore:Object of type:sqlalchemy.exc.SAWarning",  # nbgrader's own, at each new submission
    "ignore:datetime.datetime.utcnow:DeprecationWarning",
)


@dataclass
class FakeEngine:
    """A third of the points for whatever can be read."""

    seen: list[Submission | Rejection] = field(default_factory=list)

    def grade(self, submission: Submission | Rejection) -> Report:
        self.seen.append(submission)
        refused = isinstance(submission, Rejection)
        checks = (
            CheckResult("a", "cpu", 1.0, CheckOutcome.PASSED),
            CheckResult("b", "cpu", 2.0, CheckOutcome.FAILED),
        )
        missing, partial = ExerciseOutcome.MISSING, ExerciseOutcome.PARTIAL
        return Report(
            NAME,
            submission.file,
            Status.REJECTED if refused else Status.GRADED,
            reason=submission.reason if isinstance(submission, Rejection) else None,
            exercises=tuple(
                ExerciseResult(e.id, e.name, e.points, missing if refused else partial,
                               () if refused else checks)
                for e in PS1.exercises
            ),
        )  # fmt: skip

    @contextmanager
    def open(self, *_: object, **__: object) -> Iterator[FakeEngine]:
        yield self


@pytest.fixture
def api(classroom: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[NbGraderAPI]:
    """What the formgrader's buttons call."""
    monkeypatch.setattr(nbgrader_plugin, "open_engine", FakeEngine().open)
    monkeypatch.setattr(nbgrader_plugin, "_WARM", nbgrader_plugin._WarmEngine())
    monkeypatch.chdir(classroom.root)
    folder = course_folder(classroom.root, "en")
    with tools_on_path():
        yield NbGraderAPI(folder.directory, config=folder.config)


def autograde(api: NbGraderAPI, student: str) -> None:
    done = api.autograde(NAME, student, force=True)
    assert done["success"], done.get("log", "") + done.get("error", "")


def cells(classroom: Any, student: str) -> dict[str, nbformat.NotebookNode]:
    path = classroom.root / "autograded" / student / NAME / f"{NAME}.ipynb"
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    return {c.metadata.nbgrader.grade_id: c for c in notebook.cells if "nbgrader" in c.metadata}


THIRDS = {f"{e.name}_check": e.points / 3 for e in PS1.exercises}


def plain(classroom: Any) -> Notebook:
    return json.loads((classroom.root / "release" / NAME / f"{NAME}.ipynb").read_text("utf-8"))


def hand_in(classroom: Any, student: str, content: Notebook | bytes) -> None:
    path: Path = classroom.submission(student)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())


def tag(cell: Notebook) -> None:
    cell["metadata"]["tags"] = ["skip-execution", "raises-exception", "remove-cell"]


def as_raw(cell: Notebook) -> None:
    cell["cell_type"] = "raw"
    del cell["outputs"], cell["execution_count"]


def as_text_with_a_picture(cell: Notebook) -> None:
    as_raw(cell)
    cell |= {"cell_type": "markdown", "attachments": {"a.png": {"image/png": "AAAA"}}}


def as_unknown(cell: Notebook) -> None:
    cell["cell_type"] = "sql"


def unlocked(cell: Notebook) -> None:
    cell["metadata"]["nbgrader"] |= {"grade": False, "locked": False, "solution": True}
    cell["source"] = "2.0"


def worth_more(cell: Notebook) -> None:
    cell["metadata"]["nbgrader"] |= {"points": 1000.0}
    cell["outputs"] = [
        {"output_type": "execute_result", "execution_count": 1, "metadata": {},
         "data": {"text/plain": "1000.0"}},
        {"output_type": "stream", "name": "stderr", "text": "warning"},
    ]  # fmt: skip


def without_metadata(cell: Notebook) -> None:
    cell["metadata"] = []


def written_by_the_tool(cell: Notebook) -> None:
    cell["metadata"]["autograder"] = {"not_graded": True, "restored": True, "comment": "20/20"}


WAYS: list[Callable[[Notebook], None]] = [
    tag, as_raw, as_text_with_a_picture, as_unknown, unlocked, worth_more, without_metadata,
    written_by_the_tool,
]  # fmt: skip


def test_no_way_of_taking_a_check_cell_out_works(classroom: Any, api: NbGraderAPI) -> None:
    notebook = plain(classroom)
    checks = [
        c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") in THIRDS
    ]
    for way, cell in zip(WAYS, checks, strict=False):
        way(cell)
    notebook["cells"].remove(checks[-1])
    notebook["cells"].insert(0, {**checks[0], "id": "copy", "source": "1000.0"})
    notebook["metadata"]["kernelspec"] = {"name": "ir", "display_name": "R"}
    hand_in(classroom, "ada", notebook)
    autograde(api, "ada")
    graded = cells(classroom, "ada")
    for name, score in THIRDS.items():
        (output,) = graded[name].outputs
        assert output.output_type == "execute_result"
        assert output.data["text/plain"] == repr(score), name
        assert graded[name].cell_type == "code"
        assert set(graded[name].metadata) == {"nbgrader"}
    assert classroom.scores("ada") == THIRDS
    assert classroom.waiting("ada") == set()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "Le fichier est vide"),
        (b'{"cells": [', "Le fichier est tronqu\u00e9"),
        (b"<!DOCTYPE html><html>", "une page web"),
        (b'{"nbformat": 4}', "pas un carnet"),
    ],
    ids=["zero-bytes", "cut-short", "page", "no-cells"],
)
def test_file_that_nobody_can_read_gets_0_and_the_reason(
    classroom: Any, api: NbGraderAPI, content: bytes, reason: str
) -> None:
    hand_in(classroom, "ada", content)
    autograde(api, "ada")
    assert classroom.scores("ada") == dict.fromkeys(THIRDS, 0.0)
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db") as gradebook:
        comment = gradebook.find_comment("attention_scores", NAME, NAME, "ada")
        assert reason in comment.comment
    done = api.generate_feedback(NAME, "ada")
    assert done["success"], done
    page = classroom.root / "feedback" / "ada" / NAME / f"{NAME}.html"
    assert reason in page.read_text("utf-8")


def test_notebook_that_nbformat_refuses_is_graded(classroom: Any, api: NbGraderAPI) -> None:
    text = json.dumps(plain(classroom))
    hand_in(classroom, "mark", b"\xef\xbb\xbf" + text.encode())
    hand_in(classroom, "sixteen", text.encode("utf-16"))
    hand_in(classroom, "cell", json.dumps(plain(classroom) | {"cells": ["x", None]}).encode())
    for student in ("mark", "sixteen"):
        autograde(api, student)
        assert classroom.scores(student) == THIRDS
    autograde(api, "cell")
    assert classroom.scores("cell") == dict.fromkeys(THIRDS, 0.0)


def test_answer_in_prose_is_left_to_people(classroom: Any, api: NbGraderAPI) -> None:
    """Untouched it is worth 0; written, or gone, it waits; a regrade keeps the person's mark."""
    question = {
        "cell_type": "markdown", "id": "why", "source": "Ta réponse.",
        "metadata": {"nbgrader": {
            "grade": True, "grade_id": "why", "locked": False, "points": 3.0,
            "schema_version": 3, "solution": True, "task": False,
        }},
    }  # fmt: skip
    source = classroom.root / "source" / NAME / f"{NAME}.ipynb"
    notebook = json.loads(source.read_text("utf-8"))
    grading = question["metadata"]["nbgrader"]
    free = {
        **question,
        "id": "free",
        "metadata": {"nbgrader": {**grading, "grade_id": "free", "points": 0.0}},
    }
    notebook["cells"] += [question, free]
    source.write_text(json.dumps(notebook))
    folder = course_folder(classroom.root, "fr")
    GradebookWriter(folder, NAME, list(THIRDS)).close()
    stub = folder.config.ClearSolutions.get("text_stub") or released(classroom, "why")
    for student, words in (("blank", stub), ("answered", "Parce que."), ("gone", None)):
        held = plain(classroom)
        if words is not None:
            held["cells"] += [{**question, "source": words}, {**free, "source": words}]
        hand_in(classroom, student, held)
        autograde(api, student)
    assert classroom.scores("blank")["why"] == 0.0
    assert classroom.scores("answered")["why"] is None
    assert classroom.waiting("answered") == classroom.waiting("gone") == {"why"}
    assert classroom.waiting("blank") == set()
    # What is worth no points asks nothing of anybody.
    assert {classroom.scores(one)["free"] for one in ("blank", "answered", "gone")} == {0.0}
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db") as gradebook:
        gradebook.find_grade("why", NAME, NAME, "answered").manual_score = 2.5
        gradebook.find_comment("why", NAME, NAME, "answered").manual_comment = "Oui, et…"
        gradebook.db.commit()
    autograde(api, "answered")
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db") as gradebook:
        assert gradebook.find_grade("why", NAME, NAME, "answered").score == 2.5
        assert gradebook.find_comment("why", NAME, NAME, "answered").comment == "Oui, et…"
    assert cells(classroom, "answered")["why"].source == "Parce que."
    assert {k: v for k, v in classroom.scores("answered").items() if k in THIRDS} == THIRDS


def released(classroom: Any, name: str) -> str:
    """What the gradebook says that students receive of a cell."""
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db") as gradebook:
        return str(gradebook.find_source_cell(name, NAME, NAME).source)


def test_formgraders_buttons_work_one_after_the_other(
    classroom: Any, api: NbGraderAPI, tmp_path: Path
) -> None:
    """Assignment, autograde with a late penalty, a comment, feedback, export."""
    config = api.config
    config.LateSubmissionPlugin.penalty_method = "zero"
    made = api.generate_assignment(NAME)
    assert made["success"], made
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db", "attention") as gradebook:
        gradebook.update_or_create_assignment(NAME, duedate=datetime(2026, 3, 1))
    for student, moment in (("ada", "2026-02-28 12:00:00 UTC"), ("bob", "2026-03-02 12:00:00 UTC")):
        hand_in(classroom, student, plain(classroom))
        classroom.submission(student).with_name("timestamp.txt").write_text(moment)
        autograde(api, student)
    with Gradebook(f"sqlite:///{classroom.root}/gradebook.db", "attention") as gradebook:
        comment = gradebook.find_comment("softmax_naive", NAME, NAME, "ada")
        comment.manual_comment = "Presque !"
        gradebook.db.commit()
        for student in ("ada", "bob"):
            done = api.generate_feedback(NAME, student)
            assert done["success"], done
        target = tmp_path / "grades.csv"
        CsvExportPlugin(to=str(target)).export(gradebook)
    page = (classroom.root / "feedback" / "ada" / NAME / f"{NAME}.html").read_text("utf-8")
    assert "Presque !" in page
    rows = {row["student_id"]: row for row in csv.DictReader(target.read_text().splitlines())}
    assert float(rows["ada"]["score"]) == pytest.approx(20 / 3)
    assert float(rows["bob"]["score"]) == 0.0
    assert float(rows["bob"]["late_submission_penalty"]) == pytest.approx(20 / 3)
