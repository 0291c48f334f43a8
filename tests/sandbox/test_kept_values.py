"""Values that stay on the student's side: what a call made, and what the grader lent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder.course import Assignment, Exercise
from autograder.errors import StudentRaised
from autograder.proxy import SandboxedStudent
from autograder.sandbox.api import Sandbox
from autograder.sandbox.limits import Limits
from autograder.session import Session
from autograder.student import Generator, LocalStudent, Student
from autograder.text import Text
from autograder.values import Cell, Submission

SOURCE = """
import torch

class Memory:
    def __init__(self, start=0):
        self.count, self.seen = start, []

    def add(self, x):
        self.seen.append(x)
        self.count += 1
        return sum(self.seen)

def pair(x):
    return x, x + 1

def counted(memory):
    return memory.count

def keep(found):
    global held
    held = found["a"]

def keep_a_copy(found):
    global held
    held = found["a"].clone()

def read_held():
    return held * 1

def emptied(found):
    found.clear()

class Shelf(dict):
    def total(self):
        return sum(self.values())

def total_of(shelf):
    return shelf.total()

def drawn(generator):
    return torch.rand(3, generator=generator, device=generator.device)

def fails():
    raise ValueError("no value")
"""

ASSIGNMENT = Assignment(
    "made_up",
    Text("Inventé", "Made up"),
    (Exercise("1.1", ("Memory",), 1.0, Text("Mémoire", "Memory")),),
)
A = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], dtype=torch.float64)


@pytest.fixture(params=["here", "cpu", "gpu"])
def student(request: pytest.FixtureRequest, sandbox: Sandbox) -> Iterator[Any]:
    """In this process, and in a child by device."""
    if request.param == "here":
        namespace: dict[str, Any] = {}
        exec(SOURCE, namespace)
        yield LocalStudent(namespace)
        return
    submission = Submission("made_up", "made_up.py", (Cell(0, SOURCE),))
    with Session(sandbox, submission, {}, Limits()) as session:
        assert session.cells[0].message is None
        yield SandboxedStudent(session, ASSIGNMENT, request.param)


def zeroed(found: Any) -> None:
    found.method("__getitem__").made("a").method("zero_").made()


def test_an_object_without_a_call_is_made(student: Student) -> None:
    memory, other = student.Memory.made(3), student.Memory.made(start=5)
    assert memory.type == "Memory"
    assert torch.equal(memory.method("add")(A), A)
    assert torch.equal(memory.method("add")(A), 2 * A)  # it is the same object, still there
    assert memory.read("count") == 5
    assert student.counted(memory) == 5
    assert student.counted(other) == 5
    assert student.Memory.made().read("count") == 0


def test_a_value_that_would_cross_is_made_too(student: Student) -> None:
    made = student.pair.made(A)
    assert made.type == "tuple"
    assert torch.equal(made.method("__getitem__")(1), A + 1)


def test_what_is_made_is_recorded_by_its_type(student: Any) -> None:
    student.Memory.made(3)
    recorded = [(call.name, call.value.type) for call in student.record]
    assert recorded == [("Memory", "Memory")]


def test_nothing_is_made_of_an_exception(student: Student) -> None:
    with pytest.raises(StudentRaised, match="no value"):
        student.fails.made()


@pytest.mark.parametrize(("function", "kept"), [("keep", torch.zeros(2, 3)), ("keep_a_copy", A)])
def test_memory_that_is_shared_shows(student: Student, function: str, kept: Tensor) -> None:
    given = A.clone()
    found = student.lent({"a": given, "b": given + 1})
    getattr(student, function)(found)
    zeroed(found)
    assert torch.equal(student.read_held(), kept.double())
    assert torch.equal(found.method("__getitem__")("b"), A + 1)
    assert torch.equal(given, A)  # the grader's own is another


def test_an_argument_that_is_not_lent_is_a_copy_at_each_call(student: Student) -> None:
    given = {"a": A.clone()}
    student.keep(given)
    given["a"].zero_()
    assert torch.equal(student.read_held(), A)


def test_what_is_lent_leaves_no_trace(student: Any) -> None:
    found = student.lent({"a": A})
    assert found.type == "dict"
    assert student.record == []


def test_a_dictionary_that_is_lent_keeps_its_keys(student: Student) -> None:
    found = student.lent({"a": A})
    student.emptied(found)
    student.keep(found)
    assert torch.equal(student.read_held(), A)


def test_a_container_of_a_class_of_theirs_stays_one(student: Student) -> None:
    shelf = student.Shelf.made()
    for name in ("a", "b"):
        shelf.method("update").made({name: A})
    assert torch.equal(student.total_of(shelf), 2 * A)


def test_a_generator_that_is_lent_goes_on(student: Student) -> None:
    kept, again = student.lent(Generator(3)), student.lent(Generator(3))
    first, second = student.drawn(kept), student.drawn(kept)
    assert not torch.equal(first, second)
    assert torch.equal(student.drawn(again), first)
    assert torch.equal(student.drawn(again), second)
