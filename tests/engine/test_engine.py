"""A submission in, a fair report out: whatever one exercise does costs only itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from autograder.engine import Engine, open_engine
from autograder.settings import Settings
from autograder.text import Text
from autograder.values import (
    Cell,
    CellOutcome,
    CheckOutcome,
    ExerciseOutcome,
    Rejection,
    Report,
    Status,
    Submission,
)

from .conftest import of

Grade = Callable[..., Report]


def lost(report: Report) -> set[str]:
    return {e.name for e in report.exercises if e.score < e.max_score}


def test_the_solutions_get_full_marks_on_every_device(grade: Grade) -> None:
    report = grade(only=None)
    assert report.score == report.max_score == 20.0
    assert {c.device for e in report.exercises for c in e.checks} == {"cpu", "gpu"}
    assert report.devices == ("cpu", "mock-gpu")


def test_a_wrong_exercise_costs_only_itself(grade: Grade) -> None:
    report = grade("def softmax_naive(x, dim=-1):\n    return x.exp() / x.exp().sum()\n")
    assert lost(report) == {"softmax_naive"}


def test_an_endless_loop_costs_only_its_exercise_and_ends(grade: Grade) -> None:
    started = time.monotonic()
    report = grade("def normalize_by_sum(scores):\n    while True:\n        pass\n")
    assert lost(report) == {"normalize_by_sum"}
    outcomes = {c.outcome for c in of(report, "normalize_by_sum").checks}
    assert outcomes == {CheckOutcome.TIMEOUT}
    assert time.monotonic() - started < 30


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        ("import os; os._exit(0)", CheckOutcome.CRASH),
        ("import ctypes; ctypes.string_at(0)", CheckOutcome.CRASH),
        ("return torch.empty(50 << 30, dtype=torch.uint8).fill_(1)", CheckOutcome.OUT_OF_MEMORY),
        ("raise SystemExit(0)", CheckOutcome.ERROR),
        ("raise KeyboardInterrupt", CheckOutcome.ERROR),
        ("return normalize_by_sum(scores)", CheckOutcome.ERROR),
        ("return 'not a tensor'", CheckOutcome.FAILED),
        ("return None", CheckOutcome.FAILED),
        ("return ...", CheckOutcome.FAILED),
        ("return torch.sparse_coo_tensor([[0]], [1.0], (6,))", CheckOutcome.FAILED),
    ],
    ids=["exit", "segfault", "50GB", "SystemExit", "interrupt", "recursion", "str", "None",
         "Ellipsis", "sparse"],
)  # fmt: skip
def test_every_way_to_fail_costs_only_its_exercise(
    grade: Grade, body: str, outcome: CheckOutcome
) -> None:
    report = grade(f"def normalize_by_sum(scores):\n    {body}\n")
    assert lost(report) == {"normalize_by_sum"}
    result = of(report, "normalize_by_sum")
    assert result.score == 0.0
    assert outcome in {c.outcome for c in result.checks}
    assert all(c.message is not None and c.message.fr for c in result.checks)


@pytest.mark.parametrize(
    ("cell", "outcome"),
    [
        ("import os\nos._exit(0)", CellOutcome.CRASH),
        ("while True:\n    pass", CellOutcome.TIMEOUT),
        ("x = 1 / 0", CellOutcome.ERROR),
        ("def broken(:\n    pass", CellOutcome.ERROR),
        ("block = torch.empty(50 << 30, dtype=torch.uint8).fill_(1)", CellOutcome.CRASH),
        ("raise SystemExit", CellOutcome.ERROR),
        ("input('name? ')", CellOutcome.ERROR),
    ],
    ids=["exit", "loop", "error", "syntax", "50GB", "SystemExit", "input"],
)
def test_a_cell_that_fails_costs_no_exercise(grade: Grade, cell: str, outcome: CellOutcome) -> None:
    report = grade(cell)
    assert report.score == report.max_score
    assert report.cells[1].outcome is outcome
    assert report.cells[1].message is not None


def test_definitions_of_a_cell_that_hangs_are_kept(grade: Grade) -> None:
    good = "def softmax_naive(x, dim=-1):\n    e = x.exp()\n    return e / e.sum(dim, keepdim=True)"
    bad = "def softmax_naive(x, dim=-1):\n    return x\n"
    report = grade(bad, f"{good}\nwhile True:\n    pass\n")
    assert lost(report) == set()


def test_a_syntax_error_costs_the_statement_it_is_in(grade: Grade) -> None:
    report = grade(
        "import torch\n"
        "def attention_scores(query, inputs):\n    return inputs @ query\n\n"
        "def softmax_naive(x, dim=-1:\n    return x\n\n"
        "def normalize_by_sum(scores):\n    return scores / scores.sum()\n",
        base="",
    )
    assert of(report, "attention_scores").outcome is ExerciseOutcome.PASSED
    assert of(report, "normalize_by_sum").outcome is ExerciseOutcome.PASSED
    assert of(report, "softmax_naive").outcome is ExerciseOutcome.MISSING


def test_a_missing_and_a_stub_exercise_are_told_kindly(grade: Grade) -> None:
    report = grade("def softmax_naive(x, dim=-1):\n    raise NotImplementedError\n", base="")
    assert report.score == 0.0
    stub, absent = of(report, "softmax_naive"), of(report, "attention_scores")
    assert stub.outcome is absent.outcome is ExerciseOutcome.MISSING
    assert stub.message is not None
    assert "NotImplementedError" in stub.message.fr
    assert absent.message is not None
    assert "pas définie" in absent.message.fr


def test_follow_through_gives_back_what_the_code_deserves(grade: Grade) -> None:
    wrong = "def softmax_stable(x, dim=-1):\n    return torch.sigmoid(x)\n"
    caller = (
        "def weights_of(scores):\n    return softmax_stable(scores, dim=-1)\n\n"
        "def context_vector(query, inputs):\n    return weights_of(inputs @ query) @ inputs\n"
    )
    report = grade(wrong, caller, only={"softmax_stable", "context_vector"})
    assert of(report, "softmax_stable").score < of(report, "softmax_stable").max_score
    followed = of(report, "context_vector")
    assert followed.score == followed.max_score
    assert followed.substituted == ("softmax_stable",)
    assert followed.message is not None
    # Asked for alone, the exercise gets the same marks.
    assert grade(wrong, caller, only={"context_vector"}).exercises == (followed,)


def test_follow_through_pays_no_wrong_caller(grade: Grade) -> None:
    wrong = "def softmax_stable(x, dim=-1):\n    return torch.sigmoid(x)\n"
    caller = "def context_vector(query, inputs):\n    return softmax_stable(inputs @ query)\n"
    report = grade(wrong, caller, only={"softmax_stable", "context_vector"})
    assert of(report, "context_vector").score == 0.0


def test_a_forbidden_shortcut_earns_nothing(grade: Grade) -> None:
    source = "def softmax_stable(x, dim=-1):\n    return x.softmax(dim)\n"
    report = grade(source, only={"softmax_stable", "softmax_naive"})
    result = of(report, "softmax_stable")
    assert result.score == 0.0
    assert {c.outcome for c in result.checks} == {CheckOutcome.FORBIDDEN}
    assert lost(report) == {"softmax_stable"}


def test_the_ready_made_softmax_is_free_elsewhere(grade: Grade) -> None:
    report = grade(
        "def context_vector(query, inputs):\n"
        "    return torch.softmax(inputs @ query, dim=0) @ inputs\n"
    )
    assert lost(report) == set()


def test_a_mistake_is_named_with_three_levels(grade: Grade) -> None:
    report = grade(
        "def softmax_stable(x, dim=-1):\n    return x.exp() / x.exp().sum(dim, keepdim=True)\n",
        only={"softmax_stable"},
    )
    hints = [c.hint for c in of(report, "softmax_stable").checks if c.hint is not None]
    assert {h.key for h in hints} == {"SM-4"}
    assert all(isinstance(level, Text) for level in hints[0].levels)


def test_nothing_hidden_is_told_of_an_exception(grade: Grade) -> None:
    report = grade(
        "def attention_scores(query, inputs):\n"
        "    raise RuntimeError('the input is ' + str(inputs.tolist()))\n",
        only={"attention_scores"},
    )
    for check in of(report, "attention_scores").checks:
        assert check.message is not None
        assert "the input is" not in check.message.en.partition("at the line")[0]
        assert "0." not in check.message.en


def test_magics_and_top_level_await_work_as_in_a_notebook(grade: Grade) -> None:
    report = grade(
        "%matplotlib inline\nimport asyncio\nawait asyncio.sleep(0)\n%time y = 1\nwait = !echo",
        "display(1)\nprint('hello')",
    )
    assert report.score == report.max_score
    assert "hello" in report.cells[2].output


def test_a_rejected_file_scores_zero_of_the_full_points(engine: Engine) -> None:
    rejection = Rejection("x.ipynb", Text("tronqué", "truncated"), "ps1_softmax", "zoe")
    report = engine.grade(rejection)
    assert (report.status, report.score, report.max_score) == (Status.REJECTED, 0.0, 20.0)


def test_grading_twice_gives_the_same_report(grade: Grade) -> None:
    source = "def softmax_naive(x, dim=-1):\n    return x.exp() / x.exp().sum(dim)\n"
    assert grade(source) == grade(source)


def test_a_check_that_the_reference_fails_costs_nobody(engine: Engine, tmp_path: Path) -> None:
    (tmp_path / "test_ps1_softmax.py").write_text(
        "from autograder import expect\n"
        "from autograder.checking import check\n"
        "@check('normalize_by_sum', fr='Impossible.', en='Impossible.')\n"
        "def test_impossible(student, draw):\n"
        "    expect.close(student.normalize_by_sum(draw.normal(3)), draw.normal(4))\n"
    )
    course = replace(engine.course, graders=tmp_path)
    with open_engine(course, Settings(), tier=engine.sandbox.tier, seed="s") as other:
        cells = (Cell(0, "def normalize_by_sum(scores): return scores"),)
        report = other.grade(Submission("ps1_softmax", "x.py", cells))
    result = of(report, "normalize_by_sum")
    assert result.outcome is ExerciseOutcome.NOT_GRADED
    assert any("could not be graded" in flag for flag in report.attention)
