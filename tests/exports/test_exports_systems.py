"""Gradescope, JUnit, nbgrader's exporter, and the archives for students and for Gradescope."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import stat
import subprocess
import sys
import warnings
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from nbgrader.api import Gradebook
from sample_class import HINT, NAME, ODD, check, store_class, the_class
from sqlalchemy.exc import SAWarning

from autograder import releasing
from autograder.build import CheckResult, Finding
from autograder.catalogue import PS1, attention_course
from autograder.course import Course
from autograder.desk.folder import tools_on_path
from autograder.errors import CannotGrade, UsageError
from autograder.exports import gradescope_run
from autograder.exports.gradebook import gradebook_marks, students_of
from autograder.exports.gradescope import results_data
from autograder.exports.gradescope_zip import gradescope_zip
from autograder.exports.junit import junit_xml
from autograder.exports.stored import class_reports, report_of
from autograder.exports.table import csv_text, harmless
from autograder.exports.told import told
from autograder.nbgrader_export import ExercisesCsv
from autograder.rendering.json import report_data
from autograder.rendering.spreadsheet import class_csv
from autograder.settings import Settings
from autograder.text import Text
from autograder.values import CheckOutcome, ExerciseOutcome, Rejection, Report, Submission

REPOSITORY = Path(__file__).parents[2]


def by_student() -> dict[str, Report]:
    return {report.student or "": report for report in the_class()}


# -- stored reports ----------------------------------------------------------------------------


def test_reports_are_read_back_whole_and_from_their_json_alone(tmp_path: Path) -> None:
    store_class(tmp_path / "whole", the_class())
    assert {r.student: r for r in class_reports(tmp_path / "whole", NAME, "en")} == by_student()
    store_class(tmp_path / "json", the_class(), whole=False)
    for report in class_reports(tmp_path / "json", NAME, "en"):
        assert report_data(report, "fr") == report_data(by_student()[report.student or ""], "fr")
    (tmp_path / "json" / NAME / "ana.json").write_text("[]")
    with pytest.raises(UsageError, match=r"ana\.json is not a report"):
        class_reports(tmp_path / "json", NAME, "en")
    with pytest.raises(UsageError, match="no reports"):
        class_reports(tmp_path, NAME, "en")


# -- Gradescope --------------------------------------------------------------------------------

VISIBILITIES = {"hidden", "after_due_date", "after_published", "visible"}
FORMATS = {"text", "html", "simple_format", "md", "ansi"}


def assert_results(data: dict[str, Any]) -> None:
    """What “Autograder Specifications” asks of results.json."""
    assert set(data) <= {
        *("score", "execution_time", "output", "output_format", "test_output_format"),
        *("test_name_format", "visibility", "stdout_visibility", "extra_data", "tests"),
        "leaderboard",
    }
    assert isinstance(data["score"], (int, float))
    assert {data["visibility"], data["stdout_visibility"]} <= VISIBILITIES
    for test in data["tests"]:
        assert set(test) <= {
            *("score", "max_score", "status", "name", "name_format", "number", "output"),
            *("output_format", "tags", "visibility", "extra_data"),
        }
        assert 0 <= test["score"] <= test["max_score"]
        assert test["status"] in ("passed", "failed")
        assert test["visibility"] in VISIBILITIES
        assert test["output_format"] in FORMATS
        assert all(isinstance(test[key], str) for key in ("name", "number", "output"))


def test_gradescope_results_hold_exercises_and_hints_up_to_the_level() -> None:
    data = results_data(by_student()["ana"], "en", 2)
    assert data is not None
    assert_results(data)
    assert data["score"] == 15.0
    assert [(t["name"], t["score"], t["max_score"], t["status"]) for t in data["tests"]] == [
        ("softmax_stable", 12.0, 12.0, "passed"),
        ("entropy", 3.0, 8.0, "failed"),
    ]
    assert data["tests"][0]["output"] == ""
    assert data["tests"][1]["output"].splitlines() == [
        "Rows sum to 1.: en =HYPERLINK(1)",
        "Hint 1 (SM-4): Idea.",
        "Hint 2 (SM-4): Place.",
    ]
    stub = Text("Pas encore écrite.", "Not yet written.")
    missing = replace(
        by_student()["ana"].exercises[1],
        outcome=ExerciseOutcome.MISSING,
        checks=(check(CheckOutcome.ERROR), replace(check(CheckOutcome.ERROR), message=stub)),
    )
    assert told(missing, "en", 3) == "Not yet written."
    none = results_data(by_student()["ana"], "fr", 0)
    assert none is not None
    assert HINT.levels[0].fr not in json.dumps(none, ensure_ascii=False)


def test_gradescope_gets_0_for_rejected_work_and_nothing_for_our_faults() -> None:
    rejected = results_data(by_student()["bob"], "en", 1)
    assert rejected is not None
    assert_results(rejected)
    assert (rejected["score"], rejected["output"]) == (0.0, "Cut short: hand it in again.")
    assert results_data(by_student()["carl"], "en", 1) is None
    assert results_data(by_student()["dora"], "en", 1) is None


def in_container(root: Path, monkeypatch: pytest.MonkeyPatch, engine: Any) -> None:
    (root / "source").mkdir()
    (root / "source" / "grading_config.py").write_text("c = get_config()\n")
    (root / "submission").mkdir()
    monkeypatch.setenv(gradescope_run.ROOT_VARIABLE, str(root))
    monkeypatch.setattr(gradescope_run, "open_engine", engine)


def test_gradescope_without_isolation_gives_no_mark_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refusing(*_: Any, **options: Any) -> Any:
        assert not options.keys() & {"own_code", "unsafe"}  # a plain process would do for these
        raise CannotGrade("nothing isolates here")

    in_container(tmp_path, monkeypatch, refusing)
    assert gradescope_run.main([NAME]) == 3
    assert "nothing isolates here" in capsys.readouterr().out
    assert not (tmp_path / "results").exists()


@pytest.mark.parametrize(("student", "code"), [("bob", 0), ("carl", 3)])
def test_gradescope_says_what_is_missing_and_keeps_faults_of_ours_without_a_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, student: str, code: int
) -> None:
    seen: list[Submission | Rejection] = []

    class Fake:
        def grade(self, submission: Submission | Rejection) -> Report:
            seen.append(submission)
            return by_student()[student]

    @contextmanager
    def opened(*_: Any, **__: Any) -> Iterator[Fake]:
        yield Fake()

    in_container(tmp_path, monkeypatch, opened)
    assert gradescope_run.main([NAME]) == code
    (rejection,) = seen
    assert isinstance(rejection, Rejection)
    assert f"{NAME}.ipynb" in rejection.reason.en
    assert (tmp_path / "results" / "results.json").exists() is (code == 0)


def unpacked(content: bytes, folder: Path) -> Path:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        archive.extractall(folder)
        for info in archive.infolist():
            (folder / info.filename).chmod(stat.S_IMODE(info.external_attr >> 16))
    return folder


# At the end of a submission: a way to lose every mark for who can read the course.
SPY = """
# %%
try:
    open({!r}).read()
except OSError:
    pass
else:
    import os
    os._exit(1)
"""


def commands(folder: Path, *names: str) -> Path:
    """A folder for PATH with these commands alone: no bubblewrap, as in most containers."""
    folder.mkdir()
    for name in names:
        (folder / name).symlink_to(shutil.which(name) or name)
    return folder


@pytest.mark.slow
@pytest.mark.needs("libseccomp2")
def test_the_archive_for_gradescope_grades_in_its_containers_layout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scripts and the kit of the archive itself run, on the solutions."""
    monkeypatch.setenv("AUTOGRADER_SEED", "of the course")
    course = attention_course(REPOSITORY)
    content = gradescope_zip(course, NAME, "en")
    assert content == gradescope_zip(course, NAME, "en")
    source = unpacked(content, tmp_path / "source")
    assert (source / "seed").read_text() == "of the course\n"
    for script in ("setup.sh", "run_autograder"):
        assert os.access(source / script, os.X_OK)
        subprocess.run(["bash", "-n", source / script], check=True)
    assert not [path for path in source.rglob("*") if path.suffix == ".pyc"]
    config = source / "grading_config.py"  # one device is enough here, and twice as quick
    config.write_text(f'{config.read_text()}\nc.AttentionCourse.device = "cpu"\n')
    (tmp_path / "submission").mkdir()
    right = (REPOSITORY / "solutions" / f"{NAME}.py").read_text()
    (tmp_path / "submission" / f"{NAME}.py").write_text(right + SPY.format(str(source / "seed")))
    environment = {
        "PATH": str(commands(tmp_path / "bin", "bash", "cat")),
        gradescope_run.ROOT_VARIABLE: str(tmp_path),
        "AUTOGRADER_PYTHON": sys.executable,
    }
    done = subprocess.run(
        [source / "run_autograder"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "graded, landlock+seccomp\n"
    data = json.loads((tmp_path / "results" / "results.json").read_text())
    assert_results(data)
    exercises = attention_course(REPOSITORY).assignment(NAME).exercises
    assert [test["name"] for test in data["tests"]] == [e.name for e in exercises]
    assert data["score"] == sum(e.points for e in exercises)


# -- JUnit -------------------------------------------------------------------------------------


def test_junit_counts_what_it_holds_and_survives_any_words() -> None:
    suites = ElementTree.fromstring(junit_xml(by_student()["eve"], "en").encode())
    (suite,) = suites
    assert {key: suite.get(key) for key in ("name", "tests", "failures", "errors", "skipped")} == {
        "name": NAME,
        "tests": "3",
        "failures": "1",
        "errors": "1",
        "skipped": "0",
    }
    error = next(suite.iter("error"))
    assert (error.get("type"), error.get("message")) == ("timeout", "en <5 s> & more�[31m")
    odd = ElementTree.fromstring(junit_xml(by_student()[ODD], "fr").encode())
    assert [p.get("value") for p in odd.iter("property")] == [ODD]


@pytest.mark.parametrize(("student", "tag"), [("bob", "failure"), ("carl", "skipped")])
def test_junit_fails_rejected_work_and_skips_our_faults(student: str, tag: str) -> None:
    suites = ElementTree.fromstring(junit_xml(by_student()[student], "en").encode())
    cases = list(suites.iter("testcase"))
    assert [[child.tag for child in case] for case in cases] == [[tag], [tag]]


# -- CSV and nbgrader --------------------------------------------------------------------------


def test_the_csv_has_no_0_for_our_faults_and_no_formula() -> None:
    rows = csv.DictReader(io.StringIO(class_csv([report_data(r, "en") for r in the_class()])))
    found = {row["student"]: row for row in rows}
    assert found[ODD]["score"] == "20.0"
    assert (found["bob"]["score"], found["bob"]["entropy"]) == ("0.0", "0.0")
    assert (found["carl"]["score"], found["carl"]["entropy"]) == ("", "")
    dora = found["dora"]
    assert (dora["score"], dora["softmax_stable"], dora["entropy"]) == ("", "12.0", "")


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-2", "-2"),
        (-2.5, -2.5),
        ("+33 6", "+33 6"),
        ("a\x1b[31m", "a�[31m"),
        (None, ""),
    ],
)
def test_cells_are_words_or_numbers_never_formulas(value: Any, cell: Any) -> None:
    assert harmless(value) == cell
    text = csv_text(["x", "y"], [[value, 1]])
    assert list(csv.reader(io.StringIO(text)))[1] == [str(cell), "1"]


@pytest.fixture(scope="module")
def gradebook_course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A gradebook with late, waiting, graded by hand and missing work; made once, only read."""
    root = tmp_path_factory.mktemp("course")
    (root / "nbgrader_config.py").write_text("c = get_config()\n")
    with tools_on_path(), Gradebook(f"sqlite:///{root}/gradebook.db") as gradebook:
        fill(gradebook)
    return root


def fill(gradebook: Gradebook) -> None:
    gradebook.add_assignment(NAME, duedate="2026-11-30 08:00:00 UTC")
    gradebook.add_notebook(NAME, NAME)
    for cell, points in (("softmax_stable_check", 12), ("entropy_check", 8)):
        gradebook.add_grade_cell(cell, NAME, NAME, max_score=points, cell_type="code")
    gradebook.add_grade_cell("why_scale", NAME, NAME, max_score=5, cell_type="markdown")
    people = {"ana": ("Ana", "Sol"), "zoneil": (ODD, "=cmd|x!A1"), "carl": ("", "")}
    gradebook.add_student("absent", lms_user_id="77")
    automatic = {"softmax_stable_check": 12.0, "entropy_check": 3.0}
    for student, (first, last) in people.items():
        gradebook.add_student(student, first_name=first, last_name=last, email=f"{student}@x")
        with warnings.catch_warnings(action="ignore", category=SAWarning):  # nbgrader's own
            submission = gradebook.add_submission(
                NAME, student, timestamp=datetime(2026, 11, 30, 9, 30)
            )
        for grade in submission.notebooks[0].grades:
            grade.auto_score = automatic.get(grade.name)
            grade.manual_score = 4.5 if grade.name == "why_scale" else None
            grade.needs_manual_grade = False
            if student == "carl" and grade.name == "entropy_check":
                grade.auto_score, grade.needs_manual_grade = None, True
    gradebook.find_submission(NAME, "zoneil").notebooks[0].late_submission_penalty = 2.0
    gradebook.db.commit()


def test_nbgrader_exports_every_exercise_and_question(
    gradebook_course: Path, tmp_path: Path
) -> None:
    """By nbgrader's own command, as an instructor types it."""
    command = "from nbgrader.apps import NbGraderApp; NbGraderApp.launch_instance()"
    arguments = [
        "export",
        "--exporter=autograder.nbgrader_export.ExercisesCsv",
        f"--to={tmp_path}/out.csv",
    ]
    done = subprocess.run(
        [sys.executable, "-c", command, *arguments],
        cwd=gradebook_course,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "out.csv").read_text(encoding="utf-8-sig")
    rows = {row["student_id"]: row for row in csv.DictReader(io.StringIO(text))}
    assert list(rows["ana"])[-3:] == ["softmax_stable", "entropy", "why_scale"]
    ana = rows["ana"]
    assert (ana["score"], ana["raw_score"], ana["max_score"]) == ("19.5", "19.5", "25.0")
    assert (ana["entropy"], ana["why_scale"], ana["status"]) == ("3.0", "4.5", "graded")
    assert ana["timestamp"] == "2026-11-30 09:30:00"
    zoe = rows["zoneil"]
    assert (zoe["first_name"], zoe["last_name"]) == (ODD, "'=cmd|x!A1")
    assert (zoe["score"], zoe["late_submission_penalty"]) == ("17.5", "2.0")
    carl = rows["carl"]
    assert (carl["score"], carl["entropy"], carl["why_scale"]) == ("", "", "4.5")
    assert carl["status"] == "needs manual grade"
    assert (rows["absent"]["score"], rows["absent"]["status"]) == ("", "not submitted")


def test_nbgraders_selections_hold(gradebook_course: Path, tmp_path: Path) -> None:
    with Gradebook(f"sqlite:///{gradebook_course}/gradebook.db") as gradebook:
        target = tmp_path / "one.csv"
        ExercisesCsv(to=str(target), student=["ana"], assignment=[NAME]).export(gradebook)
        assert len(target.read_text().splitlines()) == 2
        ExercisesCsv(to=str(target), assignment=["other"]).export(gradebook)
        assert len(target.read_text().splitlines()) == 1


def test_marks_of_the_gradebook_have_manual_grades_and_penalties(
    gradebook_course: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    marks = {mark.student: mark for mark in gradebook_marks(gradebook_course, NAME, "en")}
    assert {student: mark.score for student, mark in marks.items()} == {
        "ana": 19.5,
        "zoneil": 17.5,
        "carl": None,
    }
    assert marks["ana"].max_score == 25.0
    known = {one.student: one for one in students_of(gradebook_course, "en")}
    assert known["ana"].names == ("Ana Sol",)
    assert known["absent"].numbers == ("canvas:77",)
    with pytest.raises(UsageError, match="does not know ps2"):
        gradebook_marks(gradebook_course, "ps2", "en")
    elsewhere = tmp_path_factory.mktemp("empty")
    with pytest.raises(UsageError, match="no gradebook"):
        gradebook_marks(elsewhere, NAME, "en")
    assert list(elsewhere.iterdir()) == []


# -- release -----------------------------------------------------------------------------------


def release_course(root: Path) -> Course:
    for name in (
        f"release/{NAME}/{NAME}.ipynb",
        f"release/{NAME}/checks.py",
        f"release/{NAME}/data/words.txt",
        f"release/{NAME}/.ipynb_checkpoints/{NAME}-checkpoint.ipynb",
        "release/ps2_self_attention/ps2_self_attention.ipynb",
        f"assignments/{NAME}.py",
        "assignments/ps2_self_attention.py",
        f"solutions/{NAME}.py",
        f"source/{NAME}/{NAME}.ipynb",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    return Course("course", (PS1,), root, root / "graders", "none")


def test_the_release_is_what_students_may_have_in_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = release_course(tmp_path)
    other = Finding("stale", Path("release/ps2_self_attention/x.ipynb"), "stale")
    monkeypatch.setattr(
        releasing, "check_build", lambda *_, **__: CheckResult(tmp_path, "en", (other,), 1)
    )
    files = releasing.release_files(course, Settings(), PS1, "en")
    content = releasing.release_zip(files)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == [
            f"{NAME}/checks.py",
            f"{NAME}/data/words.txt",
            f"{NAME}/{NAME}.ipynb",
            f"{NAME}/{NAME}.py",
        ]
        assert archive.read(f"{NAME}/{NAME}.py").decode() == f"assignments/{NAME}.py"
    for path in files.values():
        os.utime(path, (1, 1))
    assert releasing.release_zip(files) == content


@pytest.mark.parametrize("file", [f"release/{NAME}/{NAME}.ipynb", f"assignments/{NAME}.py"])
def test_nothing_is_handed_out_that_gives_an_answer_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    course = release_course(tmp_path)
    leak = Finding("leak", Path(file), "holds 'x.exp()' of solutions")
    monkeypatch.setattr(
        releasing, "check_build", lambda *_, **__: CheckResult(tmp_path, "en", (leak,), 1)
    )
    with pytest.raises(UsageError, match=r"cannot be handed out:\n.*holds 'x\.exp\(\)'"):
        releasing.release_files(course, Settings(), PS1, "en")


def test_report_of_gives_the_report_of_its_data() -> None:
    for report in the_class():
        data = report_data(report, "en")
        assert report_data(report_of(data), "fr") == data
