"""The commands as a person runs them: real processes, the real engine, a real sandbox."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = (
    "torch",
    "numpy",
    "pytest",
    "nbgrader",
    "IPython",
    "matplotlib",
    "joblib",
    "traitlets",
    "rich.markdown",
)


def autograder(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "AUTOGRADER_SEED": "tests", "COLUMNS": "80", "NO_COLOR": "1"}
    environment.pop("AUTOGRADER_DEBUG", None)
    return subprocess.run(
        [sys.executable, "-m", "autograder", *arguments],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )


# -- help --------------------------------------------------------------------------------------


def test_help_imports_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "autograder", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "autograder.cli.app" in imported
    assert imported.isdisjoint(HEAVY)


@pytest.mark.parametrize(("folder", "found"), [("cli", 1), ("rendering", 0)])
def test_lint_forbids_heavy_imports_on_the_path_of_the_help(folder: str, found: int) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ruff", "check", "-", "--output-format", "concise"),
            *("--stdin-filename", f"autograder/{folder}/new.py"),
        ],
        cwd=ROOT,
        input="import torch\n\nprint(torch)\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("TID253") == found


def test_help_takes_little_processor_time() -> None:
    """Processor time, the least of five runs: the machine may be busy with something else."""

    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert autograder("--help").returncode == 0
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(5)) < 0.15


# -- a class -----------------------------------------------------------------------------------

# What becomes of each student of the demo: status, lost points by exercise.
EXPECTED: dict[str, tuple[str, set[str]]] = {
    "all-right": ("graded", set()),
    "all-right-in-py": ("graded", set()),
    "half-done": ("graded", {"softmax_stable", "context_vector", "all_context_vectors"}),
    "without-the-maximum": ("graded", {"softmax_stable"}),
    "several-mistakes": ("graded", {"softmax_stable", "context_vector", "soft_lookup"}),
    "syntax-error": ("graded", {"attention_scores"}),
    "infinite-loop": ("graded", {"context_vector"}),
    "os-exit": ("graded", set()),
    "50-gb": ("graded", set()),
    "forged-report": ("graded", {"attention_scores", "softmax_stable"}),
    "truncated-file": ("rejected", set()),
}


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The demo's folder and what the command printed."""
    folder = tmp_path_factory.mktemp("demo")
    done = autograder("demo", "--lang", "en", "--output", str(folder))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return folder, done.stdout


def reports(folder: Path) -> dict[str, Any]:
    return {
        path.stem: json.loads(path.read_text())
        for path in (folder / "reports" / "ps1_softmax").glob("*.json")
    }


def lost(report: dict[str, Any]) -> set[str]:
    return {e["name"] for e in report["exercises"] if e["score"] < e["max_score"]}


def test_demo_ends_by_naming_what_is_worth_reading(demo: tuple[Path, str]) -> None:
    folder, printed = demo
    *_, summary, every, fullest, _, command = printed.splitlines()
    assert Path(summary.partition(": ")[2]) == folder / "reports/ps1_softmax_summary.json"
    assert Path(every.partition(": ")[2]) == folder / "reports/ps1_softmax"
    assert Path(fullest.partition(": ")[2]) == folder / "reports/ps1_softmax/several-mistakes.json"
    assert all(Path(line.partition(": ")[2]).exists() for line in (summary, every, fullest))
    assert command.endswith("several-mistakes/ps1_softmax/ps1_softmax.ipynb --lang en")


def test_demo_grades_each_student_for_what_is_wrong_and_no_more(demo: tuple[Path, str]) -> None:
    found = {student: (r["status"], lost(r)) for student, r in reports(demo[0]).items()}
    half = found.pop("half-done")
    assert half[0] == "graded"
    assert EXPECTED["half-done"][1] <= half[1]
    truncated = found.pop("truncated-file")
    assert truncated[0] == "rejected"
    expected = {s: e for s, e in EXPECTED.items() if s not in ("half-done", "truncated-file")}
    assert found == expected


def test_demo_names_the_mistakes_by_their_keys(demo: tuple[Path, str]) -> None:
    report = reports(demo[0])["without-the-maximum"]
    keys = {c["hint"]["key"] for e in report["exercises"] for c in e["checks"] if c["hint"]}
    assert "SM-4" in keys
    assert "SM-4" in demo[1]


# Too much memory is an error where the allocator refuses, a crash where the limit kills.
STOPPED = {"os-exit": {"crash"}, "50-gb": {"error", "crash"}, "syntax-error": {"error"}}


def test_demo_says_which_cells_stopped(demo: tuple[Path, str]) -> None:
    found = reports(demo[0])
    for student, allowed in STOPPED.items():
        outcomes = {cell["outcome"] for cell in found[student]["cells"]}
        assert allowed & outcomes, student
    assert {c["outcome"] for c in found["all-right"]["cells"]} <= {"ok", "skipped"}


def test_parallel_workers_give_the_same_reports(demo: tuple[Path, str], tmp_path: Path) -> None:
    folder, _ = demo
    submitted = tmp_path / "submitted"
    submitted.mkdir()
    some = ("all-right", "without-the-maximum", "truncated-file", "os-exit")
    for student in some:
        (folder / "submitted" / student).rename(submitted / student)
    try:
        done = autograder(
            *("grade", "ps1_softmax", "--submitted", str(submitted), "--lang", "en"),
            *("--output", str(tmp_path / "reports"), "--jobs", "2", "--json"),
        )
    finally:
        for student in some:
            (submitted / student).rename(folder / "submitted" / student)
    assert done.returncode == 0, done.stderr
    together = {report["student"]: report for report in json.loads(done.stdout)["reports"]}
    assert together == {student: reports(folder)[student] for student in some}
    assert reports(tmp_path) == together


# -- one's own file ----------------------------------------------------------------------------


def test_stubs_in_a_notebook_get_0_and_exit_code_1(demo: tuple[Path, str]) -> None:
    file = demo[0] / "release/ps1_softmax/ps1_softmax.ipynb"
    done = autograder("check", str(file), "--json")
    assert done.returncode == 1, done.stderr
    report = json.loads(done.stdout)
    assert (report["status"], report["score"], report["max_score"]) == ("graded", 0.0, 20.0)
    assert {e["outcome"] for e in report["exercises"]} <= {"failed", "missing"}
    assert "Traceback" not in done.stderr


def test_stubs_in_a_python_file_are_shown_as_waiting_to_be_written(demo: tuple[Path, str]) -> None:
    done = autograder("check", str(demo[0] / "assignments/ps1_softmax.py"), "--lang", "en")
    assert done.returncode == 1
    assert "All is ready to begin." in done.stdout
    assert "Still to be written" in done.stdout
    assert "0 / 20" in done.stdout
    assert done.stderr == ""


def test_solutions_get_full_marks_and_exit_code_0(demo: tuple[Path, str]) -> None:
    (file,) = (demo[0] / "submitted/all-right/ps1_softmax").iterdir()
    done = autograder("check", str(file))
    assert done.returncode == 0, done.stdout
    assert "20 / 20" in done.stdout


def test_one_exercise_on_one_device(demo: tuple[Path, str]) -> None:
    file = demo[0] / "submitted/without-the-maximum/ps1_softmax/ps1_softmax.ipynb"
    done = autograder("check", str(file), "-e", "softmax_stable", "--device", "cpu", "--json")
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert [e["name"] for e in report["exercises"]] == ["softmax_stable"]
    assert {c["device"] for c in report["exercises"][0]["checks"]} == {"cpu"}
    assert report["devices"] == ["cpu"]
