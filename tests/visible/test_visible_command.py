"""`python checks.py FILE`, as a student without Jupyter runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from autograder.catalogue import attention_course

COURSE = attention_course(Path(__file__).resolve().parents[2])


def run(checks_file, *arguments):
    return subprocess.run(
        [sys.executable, str(checks_file), *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("assignment", COURSE.assignments, ids=lambda a: a.name)
def test_solutions_pass_in_a_terminal(checks_file, assignment):
    """The whole assignment right: a table of ✓, exit code 0."""
    done = run(checks_file, COURSE.solutions / f"{assignment.name}.py")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.count("✓") == len(assignment.exercises)
    points = sum(exercise.points for exercise in assignment.exercises)
    assert f"{points:g} / {points:g}" in done.stdout


def test_broken_file_costs_only_what_is_broken(checks, tmp_path, capsys):
    """A statement that fails is named; what is defined is checked; exit code 1."""
    file = tmp_path / "ps1_softmax.py"
    file.write_text(
        "import torch\nundefined_name\n"
        "def normalize_by_sum(scores):\n    return scores / scores.sum()\n"
        "def softmax_naive(x, dim=-1):\n    raise NotImplementedError\n",
        encoding="utf-8",
    )
    assert checks.main([str(file)]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert "ligne 2 : NameError" in out
    assert "✓ normalize_by_sum" in out
    assert "✗ softmax_naive" in out
    assert "`soft_lookup` n'est pas définie" in out


def test_syntax_error_is_placed(checks, tmp_path, capsys):
    """Python's own word for it, with the line."""
    file = tmp_path / "ps1_softmax.py"
    file.write_text("def f(:\n", encoding="utf-8")
    assert checks.main([str(file), "--lang", "en"]) == 1
    assert "line 1: Python cannot read the file" in capsys.readouterr().out


def test_one_exercise_of_a_file_of_any_name(checks, tmp_path, capsys):
    """Exercises may be named; a file of another name is known by what it defines."""
    file = tmp_path / "essai.py"
    file.write_text("def normalize_by_sum(scores):\n    return scores / scores.sum()\n")
    assert checks.main([str(file)]) == 0
    assert checks.main([str(file), "normalize_by_sum"]) == 0
    assert capsys.readouterr().out.count("✓ normalize_by_sum") == 2


@pytest.mark.parametrize("arguments", [["absent.py"], ["notebook.ipynb"], ["known.py", "no_such"]])
def test_wrong_usage_is_explained(checks, tmp_path, capsys, monkeypatch, arguments):
    """Exit code 2 and one sentence on stderr."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "known.py").write_text("")
    (tmp_path / "notebook.ipynb").write_text("{}")
    assert checks.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
