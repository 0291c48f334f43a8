"""What a regrade changed for whom, and why; one run at a time; a whole report in a file."""

from __future__ import annotations

import fcntl
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from desk_folder import NAME, Desk

from autograder.desk.changes import Change, Changes
from autograder.desk.stored import from_plain, store, stored, to_plain
from autograder.errors import UsageError
from autograder.rendering.changes_table import changes_lines
from autograder.text import Text
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)


def without(notebook: dict[str, Any], name: str) -> dict[str, Any]:
    cell = next(c for c in notebook["cells"] if c["id"] == name)
    cell["source"] = f"def {name}():\n    raise NotImplementedError"
    return notebook


def test_changed_work_is_told_by_exercise_and_the_same_marks_are_not(desk: Desk) -> None:
    desk.hand_in("better", without(desk.notebook("source"), "softmax_stable"))
    desk.hand_in("same", desk.notebook("source"))
    assert desk.grade().changes == ()  # nobody had a mark before
    desk.hand_in("better", desk.notebook("source"))
    desk.hand_in("same", without(desk.notebook("source"), "text_001"))
    desk.hand_in("new", desk.notebook("source"))
    assert desk.grade().changes == (
        Change("better", 16.0, 20.0, (("softmax_stable", 0.0, 4.0),), ("submission",)),
    )
    assert desk.grade().changes == ()


@pytest.mark.parametrize(
    ("changed", "why"),
    [("seed", "seed"), ("settings", "settings"), ("solutions", "graders"), ("", "again")],
)
def test_reason_is_what_is_another_now(
    desk: Desk, changed: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    if changed == "seed":
        monkeypatch.setenv("AUTOGRADER_SEED", "another")
    elif changed == "settings":
        with (desk.root / "grading_config.py").open("a") as file:
            file.write("\n# another\n")
    elif changed == "solutions":
        with (desk.root / "solutions" / f"{NAME}.py").open("a") as file:
            file.write("\n# another\n")
    monkeypatch.setattr("desk_engine.FakeEngine._exercise", none_passes)
    (change,) = desk.grade(force=not changed).changes
    assert change.why == (why,)
    assert (change.old, change.new) == (20.0, 0.0)
    assert len(change.exercises) == 9


def none_passes(_: Any, number: str, name: str, points: float, __: Any) -> ExerciseResult:
    check = CheckResult("document", "cpu", 1.0, CheckOutcome.FAILED)
    return ExerciseResult(number, name, points, ExerciseOutcome.FAILED, (check,))


def test_work_that_could_not_be_graded_has_no_mark(desk: Desk) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    broken = desk.notebook("source")
    broken["cells"].append({**broken["cells"][-1], "cell_type": "code", "id": "f",
                            "metadata": {}, "source": "FAULT", "outputs": []})  # fmt: skip
    desk.hand_in("a", broken)
    (change,) = desk.grade().changes
    assert (change.old, change.new) == (20.0, None)
    lines = list(changes_lines((change,), "en"))
    assert lines[1] == "  a: 20 → not graded (the submission changed)"
    assert next(changes_lines((), "fr")) == "Aucune note n'a changé."


def test_changes_of_a_run_that_was_cut_short_are_told_by_the_next(tmp_path: Path) -> None:
    one = Change("a", 1.0, 2.0, (("f", 1.0, 2.0),), ("graders",))
    two = Change("b", 3.0, None, (), ("seed",))
    first = Changes(tmp_path / "changes")
    first.add(one)
    with (tmp_path / "changes").open("a") as file:
        file.write('{"student": "c", "ol')
    second = Changes(tmp_path / "changes")
    second.add(two)
    assert second.close() == (one, two)
    assert Changes(tmp_path / "changes").close() == ()


def test_two_runs_do_not_write_at_once(desk: Desk) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    with (desk.root / "reports" / NAME / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(UsageError, match="Another run is grading ps1_softmax"):
            desk.grade()
    desk.grade()


def test_whole_report_comes_back_as_it_was(tmp_path: Path) -> None:
    words = Text("é « ; \ud800 »", "e")
    hint = Hint("SM-1", (words, words, words), ("SM-2",))
    check = CheckResult("c", "gpu", 1 / 3, CheckOutcome.FAILED, words, hint, words)
    cell = CellReport(3, CellOutcome.ERROR, words, "out\n", "first")
    exercise = ExerciseResult(
        "1.10", "f", 2.5, ExerciseOutcome.PARTIAL, (check, replace(check, weight=0.1)),
        ("g",), words, True, cell,
    )  # fmt: skip
    report = Report(
        NAME, "f.ipynb", Status.GRADED, "zoé", words, "tier", ("cpu", "gpu"), (cell,),
        (exercise,), (words,), ("flag",),
    )  # fmt: skip
    assert from_plain(Report, to_plain(report)) == report
    store(report, tmp_path / "a.json")
    assert stored(tmp_path / "a.json") == report
    assert stored(tmp_path / "b.json") is None
