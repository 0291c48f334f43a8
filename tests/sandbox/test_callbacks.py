"""A student's function may call a function of the grader's while it answers, and only then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from attacking import attacker_in
from torch import Tensor

from autograder.errors import BadAnswer, RaisedException, StudentRaised, StudentTimeout
from autograder.sandbox.api import CallRequest, Child, Sandbox
from autograder.sandbox.limits import Limits
from autograder.student import GraderFunction, LocalStudent

SOURCE = """
import threading
kept = []

def apply(f, x):
    return f(x)

def twice(f, x, g):
    return f(x) + 10 * g(f(x))

def keep(f, x):
    kept.append(f)
    return f(x)

def again(x):
    return kept[0](x)

def device_of(f, x):
    return f(x).device == x.device

def flood(f, x):
    for _ in range(1000):
        x = f(x)
    return x

def tolerant(f, x):
    try:
        return f(x[:1])
    except TypeError as error:
        return str(error)

def forever(f, x):
    f(x)
    while True:
        pass

def by_name(f, x):
    return f(x=x)

def whole_numbers(f, x):
    return f(x.long())

def a_list(f, x):
    return f(x.tolist())
"""

DOUBLE = GraderFunction(lambda x: 2 * x, accepts=((3, 2),))
REVERSE = GraderFunction(lambda x: x.flip(0), accepts=((3, 2),))
X = torch.arange(6.0).reshape(3, 2)


@pytest.fixture
def child(sandbox: Sandbox) -> Iterator[Child]:
    spawned = sandbox.spawn({}, Limits())
    reply = spawned.run_cell(0, SOURCE, 20)
    assert reply.raised is None, reply.raised
    yield spawned
    spawned.close()


def call(child: Child, target: str, *args: Any, deadline_s: float = 20, **options: Any) -> Any:
    return child.call(CallRequest(target, args, **options), deadline_s).value


def raised_by(child: Child, target: str, *args: Any) -> RaisedException:
    with pytest.raises(StudentRaised) as fault:
        call(child, target, *args)
    return fault.value.raised


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_it_answers_with_the_value_of_the_grader(child: Child, device: str) -> None:
    assert torch.equal(call(child, "apply", DOUBLE, X, device=device), 2 * X)
    assert call(child, "device_of", DOUBLE, X, device=device) is True


def test_several_functions_keep_apart(child: Child) -> None:
    assert torch.equal(call(child, "twice", DOUBLE, X, REVERSE), 2 * X + 20 * X.flip(0))


def test_it_may_be_passed_by_name(child: Child) -> None:
    value = child.call(CallRequest("apply", kwargs={"x": X, "f": REVERSE}), 20).value
    assert torch.equal(value, X.flip(0))


def test_no_gradient_and_no_memory_of_the_grader_cross(child: Child) -> None:
    seen: list[Tensor] = []
    spy = GraderFunction(lambda x: seen.append(x) or x, accepts=((3, 2),))  # type: ignore[func-returns-value]
    assert torch.equal(call(child, "apply", spy, X.clone().requires_grad_()), X)
    assert not seen[0].requires_grad


@pytest.mark.parametrize("device", ["cpu", "gpu"])
@pytest.mark.parametrize("trained", [True, False])
def test_its_value_asks_for_a_gradient_when_it_does_here(
    child: Child, trained: bool, device: str
) -> None:
    function = GraderFunction(lambda x: (2 * x).requires_grad_(trained), accepts=((3, 2),))
    answer = child.call(CallRequest("apply", (function, X), device=device), 20)
    assert answer.facts.requires_grad is trained


def test_another_dtype_is_refused_where_one_is_given(child: Child) -> None:
    double = GraderFunction(lambda x: 2 * x, ((3, 2),), torch.float64)
    assert torch.equal(call(child, "apply", double, X.double()), 2 * X.double())
    assert "dtype float64" in raised_by(child, "apply", double, X).message


@pytest.mark.parametrize("target", ["by_name", "whole_numbers", "a_list"])
def test_other_arguments_are_refused_in_the_students_process(child: Child, target: str) -> None:
    raised = raised_by(child, target, DOUBLE, X)
    assert raised.type == "TypeError"
    assert "(3, 2)" in raised.message
    assert child.alive


def test_another_shape_never_reaches_the_grader(child: Child) -> None:
    reached: list[Tensor] = []
    spy = GraderFunction(lambda x: reached.append(x) or x, accepts=((3, 2),))  # type: ignore[func-returns-value]
    assert "(3, 2)" in call(child, "tolerant", spy, X)
    assert reached == []


def test_after_the_call_it_answers_no_more(child: Child) -> None:
    assert torch.equal(call(child, "keep", DOUBLE, X), 2 * X)
    assert raised_by(child, "again", X).type == "RuntimeError"
    assert torch.equal(call(child, "apply", REVERSE, X), X.flip(0))


def test_a_flood_of_calls_ends_the_child(child: Child) -> None:
    with pytest.raises(BadAnswer, match="too often"):
        call(child, "flood", DOUBLE, X)
    assert not child.alive


@pytest.mark.parametrize(
    "frame",
    [
        {"callback": 1, "arguments": ["l", [["t", [["T", "float32", [0, 2], False]]], ["d", []]]]},
        {"callback": -1, "arguments": ["l", [["t", []], ["d", []]]]},
        {"callback": "0", "arguments": ["l", [["t", []], ["d", []]]]},
        {"callback": 0, "arguments": ["l", []]},
        {"callback": 0, "arguments": ["l", [["h", 1, "f", False], ["d", []]]]},
        {"callback": 0},
        {
            "callback": 0,
            "arguments": ["l", [["t", [["T", "float32", [1 << 40], False]]], ["d", []]]],
        },
    ],
    ids=["unknown", "negative", "a name", "no arguments", "a handle", "nothing", "too large"],
)
def test_a_forged_call_is_refused(sandbox: Sandbox, frame: dict[str, Any]) -> None:
    forger = attacker_in(sandbox)
    text = json.dumps(json.dumps(frame))
    body = (
        "def answer(f, x):\n"
        "    import json\n"
        f"    frame = json.loads({text})\n"
        "    send_header(json.dumps({'id': request_number(), **frame}).encode())\n"
        "    return x\n"
    )
    reply = forger.child.run_cell(1, body, 20)
    assert reply.raised is None, reply.raised
    with pytest.raises(BadAnswer):
        forger.call("answer", DOUBLE, X, deadline_s=2.0)
    assert not forger.child.alive


def test_a_call_of_what_was_not_lent_is_no_answer(sandbox: Sandbox) -> None:
    forger = attacker_in(sandbox)
    body = (
        "def answer(x):\n"
        "    import json\n"
        "    frame = {'callback': 0, 'arguments': ['l', [['t', []], ['d', []]]]}\n"
        "    send_header(json.dumps({'id': request_number(), **frame}).encode())\n"
        "    return x\n"
    )
    assert forger.child.run_cell(1, body, 20).raised is None
    with pytest.raises(BadAnswer):
        forger.call("answer", X, deadline_s=2.0)


def test_the_deadline_runs_on(child: Child) -> None:
    with pytest.raises(StudentTimeout):
        call(child, "forever", DOUBLE, X, deadline_s=0.5)


def test_a_function_of_this_process_sees_the_same() -> None:
    namespace: dict[str, Any] = {}
    exec(SOURCE, namespace)
    student = LocalStudent(namespace)
    assert torch.equal(student.twice(DOUBLE, X, REVERSE), 2 * X + 20 * X.flip(0))
    with pytest.raises(StudentRaised, match="TypeError"):
        student.by_name(DOUBLE, X)
