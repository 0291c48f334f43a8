"""What a cheat found once stays closed: no points for code that is not there, no long runs."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from autograder.engine import Engine, open_engine
from autograder.followthrough import definition_of
from autograder.sandbox.api import CallRequest
from autograder.sandbox.limits import Limits
from autograder.session import Session
from autograder.settings import Settings
from autograder.values import Cell, CheckOutcome, Report, Submission

from .conftest import of

Grade = Callable[..., Report]


def test_no_points_for_a_reference_reached_through_follow_through(grade: Grade) -> None:
    report = grade(
        "import torch\n"
        "def softmax_stable(x, dim=-1):\n"
        "    if False: context_vector\n"
        '    return globals()["context_vector"].__globals__["softmax_stable"](x, dim)\n',
        only=None,
        base="",
    )
    assert report.score == 0.0


def test_no_points_for_two_exercises_written_through_each_other(grade: Grade) -> None:
    report = grade(
        "import torch\n"
        "def softmax_stable(x, dim=-1):\n"
        "    return soft_lookup(torch.ones(1), x[:, None], x[:, None])[1]\n"
        "def soft_lookup(query, keys, values, temperature=1.0):\n"
        "    weights = softmax_stable(keys @ query / temperature)\n"
        "    return weights @ values, weights\n"
        "def context_vector(query, inputs):\n    return all_context_vectors(inputs)[0]\n"
        "def all_context_vectors(inputs):\n"
        "    return torch.stack([context_vector(x, inputs) for x in inputs])\n",
        only=None,
        base="",
    )
    assert of(report, "softmax_stable").score == 0.0
    assert of(report, "context_vector").score == 0.0


def test_a_reference_that_stands_in_shows_no_source(engine: Engine) -> None:
    """Neither inspect nor a traceback finds the text of what was substituted."""
    spy = (
        "import inspect, linecache\n"
        "def look():\n"
        "    try:\n        return inspect.getsource(softmax_stable)\n"
        "    except OSError:\n"
        "        return ''.join(n for n in linecache.cache if 'reference' in n)\n"
    )
    submission = Submission("ps1_softmax", "x.py", (Cell(0, spy),))
    source = definition_of(engine.course, "ps1_softmax", "softmax_stable")
    with Session(engine.sandbox, submission, {}, Limits(), None, {"softmax_stable": source}) as s:
        assert s.call(CallRequest("look")).value == ""


@pytest.mark.parametrize(
    "body",
    [
        "    if x.device.type != 'cpu': raise type('MockGpuUnsupported', (Exception,), {})('x')\n",
        "    if x.device.type != 'cpu': raise RuntimeError('MockGpuUnsupported: x')\n",
    ],
    ids=["type", "message"],
)
def test_a_check_on_the_gpu_cannot_be_declared_impossible(grade: Grade, body: str) -> None:
    report = grade(
        "def softmax_naive(x, dim=-1):\n"
        f"{body}"
        "    return x.exp() / x.exp().sum(dim, keepdim=True)\n",
        only={"softmax_naive"},
    )
    result = of(report, "softmax_naive")
    assert result.score < result.max_score
    assert CheckOutcome.NOT_GRADED not in {c.outcome for c in result.checks}


@pytest.fixture(scope="module")
def hurried(engine: Engine) -> Any:
    limits = Limits(cell_s=1.0, call_s=0.8, load_s=2.0, submission_s=8.0, memory_bytes=1 << 30)
    settings = replace(Settings(), limits=limits)
    with open_engine(engine.course, settings, tier=engine.sandbox.tier, seed="t") as quick:
        quick.loaded("ps1_softmax")
        yield quick


@pytest.mark.parametrize(
    "source",
    [
        "import time\n" + "def f(a=time.sleep(0.9)): pass\n" * 30,
        "import time\ntime.sleep(0.9)\nimport os\n"
        "def softmax_stable(x, dim=-1):\n    os.write(3, b'A' * 8)\n",
        "import time\ndef softmax_stable(x, dim=-1):\n    time.sleep(0.5); return x\n"
        "def softmax_naive(x, dim=-1):\n    time.sleep(0.5); return x\n",
    ],
    ids=["slow definitions", "junk after a slow load", "each call just under the limit"],
)
def test_a_submission_has_one_budget_of_time(hurried: Engine, source: str) -> None:
    cells = tuple(Cell(i, line) for i, line in enumerate([source, source]))
    started = time.monotonic()
    hurried.grade(Submission("ps1_softmax", "x.py", cells))
    assert time.monotonic() - started < 25


def test_large_answers_are_not_remembered(grade: Grade) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    report = grade(
        "def softmax_naive(x, dim=-1):\n    return torch.zeros(1_900_000, dtype=torch.float64)\n",
        only={"softmax_naive"},
    )
    grown_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert of(report, "softmax_naive").score == 0.0
    assert grown_kb < 250_000


def test_a_dict_of_colliding_keys_is_refused_at_once(grade: Grade) -> None:
    started = time.monotonic()
    report = grade(
        "def softmax_naive(x, dim=-1):\n    return {i * (2**61 - 1): 0 for i in range(60_000)}\n",
        only={"softmax_naive"},
    )
    assert of(report, "softmax_naive").score == 0.0
    assert time.monotonic() - started < 20
