"""A folder of submissions in, one report a student and a summary out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fake_engine import FakeEngine, fake_course, hand_in, open_fake

from autograder import classrun
from autograder.catalogue import PS1
from autograder.classrun import ClassResult, LastingEngine, Progress, grade_class, stored_reports
from autograder.errors import CannotGrade, UsageError
from autograder.settings import Settings
from autograder.values import Rejection


@pytest.fixture
def submitted(tmp_path: Path) -> Path:
    folder = tmp_path / "submitted"
    folder.mkdir()
    return folder


@pytest.fixture
def run(tmp_path: Path, submitted: Path) -> Any:
    def run(**options: Any) -> ClassResult:
        options = {"opener": open_fake, "language": "en", **options}
        return grade_class(
            fake_course(tmp_path), Settings(), PS1, submitted, tmp_path / "reports", **options
        )

    return run


def statuses(result: ClassResult) -> dict[str, str]:
    return {report["student"]: report["status"] for report in result.reports}


def scores(result: ClassResult) -> dict[str, float]:
    return {report["student"]: report["score"] for report in result.reports}


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_student_gets_a_report_in_a_file(run: Any, submitted: Path, jobs: int) -> None:
    hand_in(submitted, "right")
    hand_in(submitted, "wrong", "WRONG = 1")
    (submitted / "nothing").mkdir()
    result = run(jobs=jobs)
    assert statuses(result) == {"nothing": "rejected", "right": "graded", "wrong": "graded"}
    assert scores(result) == {"nothing": 0.0, "right": 20.0, "wrong": 0.0}
    for report in result.reports:
        path = result.folder / f"{report['student']}.json"
        assert result.files[report["student"]] == path
        assert json.loads(path.read_text()) == report
        assert report["max_score"] == 20.0
    assert result.summary["counts"] == {"graded": 2, "rejected": 1, "not_graded": 0}
    assert result.summary["keys"] == {"SM-4": 1}
    assert json.loads(result.summary_file.read_text())["summary"] == result.summary
    assert list(result.data()) == ["assignment", "reports", "summary"]


def test_student_who_handed_in_nothing_is_told_so(run: Any, submitted: Path) -> None:
    (submitted / "nothing").mkdir()
    (report,) = run().reports
    assert report["reason"] == "No file for ps1_softmax was found in this folder."
    assert [e["outcome"] for e in report["exercises"]] == ["missing"] * 9


def test_empty_class_has_an_empty_result(run: Any) -> None:
    result = run()
    assert result.reports == ()
    assert result.summary["mean"] is None


def test_folder_that_is_not_there_is_wrong_usage(run: Any, submitted: Path) -> None:
    submitted.rmdir()
    with pytest.raises(UsageError, match="submitted"):
        run()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_ours_costs_nobody_a_mark(run: Any, submitted: Path, jobs: int) -> None:
    hand_in(submitted, "a")
    hand_in(submitted, "b", "RAISE = 1")
    hand_in(submitted, "c")
    seen: list[Progress] = []
    result = run(jobs=jobs, progress=seen.append)
    assert statuses(result) == {"a": "graded", "b": "not_graded", "c": "graded"}
    b = result.reports[1]
    assert "unexpected error (RuntimeError)" in b["reason"]
    assert {e["outcome"] for e in b["exercises"]} == {"not_graded"}
    assert result.summary["mean"] == 20.0
    (flags,) = [step.attention for step in seen if step.report["student"] == "b"]
    assert "a fault of ours" in flags[0]
    assert "Traceback" not in json.dumps(b)


def test_a_fault_while_reading_is_ours_too(
    run: Any, submitted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_in(submitted, "a")

    def fail(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("autograder.admit.read_submission", fail)
    assert statuses(run()) == {"a": "not_graded"}


def test_a_submission_that_kills_the_worker_costs_itself_alone(run: Any, submitted: Path) -> None:
    for student in "abcdef":
        hand_in(submitted, student, "KILL" if student == "c" else "RIGHT")
    result = run(jobs=2)
    assert statuses(result) == {s: "not_graded" if s == "c" else "graded" for s in "abcdef"}


def test_a_broken_sandbox_is_opened_again(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a", "BREAK = 1")
    hand_in(submitted, "b")
    lasting = LastingEngine(open_fake)

    @contextmanager
    def open_lasting() -> Iterator[LastingEngine]:
        with lasting:
            yield lasting

    assert statuses(run(opener=open_lasting)) == {"a": "not_graded", "b": "graded"}


def test_a_sandbox_that_cannot_be_opened_again_ends_the_run(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a")
    hand_in(submitted, "b", "BREAK = 1")
    opened: list[FakeEngine] = []

    @contextmanager
    def open_once() -> Iterator[FakeEngine]:
        if opened:
            raise CannotGrade("no sandbox any more")
        opened.append(FakeEngine())
        yield opened[0]

    @contextmanager
    def open_lasting() -> Iterator[LastingEngine]:
        with LastingEngine(open_once) as engine:
            yield engine

    with pytest.raises(CannotGrade, match="no sandbox any more"):
        run(opener=open_lasting)


def test_machine_that_cannot_grade_says_so_at_once(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a")

    @contextmanager
    def closed() -> Iterator[FakeEngine]:
        raise CannotGrade("install bubblewrap")
        yield

    with pytest.raises(CannotGrade, match="install bubblewrap"):
        run(opener=closed)


def test_of_two_files_the_one_graded_is_said(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a", "WRONG = 1", name="draft.py")
    hand_in(submitted, "a")
    seen: list[Progress] = []
    result = run(progress=seen.append)
    assert result.reports[0]["file"] == "ps1_softmax.py"
    assert result.reports[0]["score"] == 20.0
    assert seen[0].note == "ps1_softmax.py was graded. There were also: draft.py."


def test_names_of_students_never_lead_out_of_the_folder(run: Any, submitted: Path) -> None:
    for student in ("a:b", "-rf", "é" * 100, "x\x1b[2J", "\udcff", "CON", "Bob", "bob"):
        hand_in(submitted, student)
    result = run()
    paths = sorted(result.files.values())
    assert {path.parent for path in paths} == {result.folder}
    assert len({path.name.casefold() for path in paths}) == 8
    assert all(path.is_file() for path in paths)
    assert "\x1b" not in json.dumps([r["student"] for r in result.reports])


def test_unchanged_work_keeps_its_report(run: Any, submitted: Path) -> None:
    hand_in(submitted, "same")
    hand_in(submitted, "changes", "WRONG = 1")
    run()
    hand_in(submitted, "changes")
    hand_in(submitted, "new")
    seen: list[Progress] = []
    result = run(progress=seen.append)
    assert scores(result) == {"same": 20.0, "changes": 20.0, "new": 20.0}
    kept = {step.report["student"]: step.kept for step in seen}
    assert kept == {"same": True, "changes": False, "new": False}
    assert (seen[-1].done, seen[-1].total) == (3, 3)


def test_force_grades_again_what_is_unchanged(run: Any, submitted: Path) -> None:
    hand_in(submitted, "same")
    run()
    seen: list[Progress] = []
    run(progress=seen.append, force=True)
    assert not seen[0].kept


@pytest.mark.parametrize("changed", ["devices", "seed", "settings", "report"])
def test_report_is_not_kept_when_what_it_depends_on_changes(
    run: Any, submitted: Path, changed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand_in(submitted, "same")
    path = run().files["same"]
    options: dict[str, Any] = {}
    if changed == "devices":
        options["devices"] = "cpu"
    elif changed == "seed":
        monkeypatch.setenv("AUTOGRADER_SEED", "another")
    elif changed == "settings":
        (tmp_path / "grading_config.py").write_text("c = get_config()\n")
    else:
        path.write_text("{")
    seen: list[Progress] = []
    run(progress=seen.append, **options)
    assert not seen[0].kept


def test_a_fault_of_ours_is_tried_again(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a", "RAISE = 1")
    run()
    seen: list[Progress] = []
    run(progress=seen.append)
    assert not seen[0].kept


def test_ledger_survives_a_line_that_was_cut(run: Any, submitted: Path) -> None:
    hand_in(submitted, "a")
    ledger = run().folder / ".graded.jsonl"
    ledger.write_text(ledger.read_text() + '["b", "12')
    seen: list[Progress] = []
    run(progress=seen.append)
    assert seen[0].kept


def test_stored_reports_are_those_written(run: Any, submitted: Path, tmp_path: Path) -> None:
    hand_in(submitted, "a")
    hand_in(submitted, "b", "WRONG = 1")
    result = run()
    assert stored_reports(tmp_path / "reports", "ps1_softmax", "en") == list(result.reports)


def test_stored_reports_that_are_not_there_name_the_command(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="autograder grade ps1_softmax"):
        stored_reports(tmp_path, "ps1_softmax", "en")


def test_write_leaves_the_old_file_when_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.json"
    classrun.write(path, "old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        classrun.write(path, "new")
    assert path.read_text() == "old"


def test_rejections_go_through_the_engine(run: Any, submitted: Path) -> None:
    """What is refused gets the engine's own words, with every exercise listed."""
    path = hand_in(submitted, "a")
    path.rename(path.with_suffix(".ipynb")).write_text("{")
    (report,) = run().reports
    assert report["status"] == "rejected"
    assert report["reason"]
    assert len(report["exercises"]) == 9
    assert isinstance(Rejection, type)


def test_time_of_a_run_that_grades_nothing_is_not_kept(run: Any, submitted: Path) -> None:
    hand_in(submitted, "right")
    first = run()
    assert first.summary["seconds"] is not None
    again = run()
    assert again.summary["seconds"] == first.summary["seconds"]
    stored = json.loads(again.summary_file.read_text())
    assert stored["summary"]["seconds"] == first.summary["seconds"]
