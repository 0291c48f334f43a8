"""Modules live on the student's side: built, called, read and loaded by handle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch

from autograder.engine import Engine
from autograder.errors import StudentRaised
from autograder.proxy import SandboxedStudent
from autograder.sandbox.limits import Limits
from autograder.session import Session
from autograder.student import LocalStudent
from autograder.values import Cell, Submission

SOURCE = """
import torch
from torch import nn

class Scaled(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.weight = nn.Parameter(torch.rand(d_in, d_out))
        self.frozen = nn.Parameter(torch.ones(d_out), requires_grad=False)
        self.inner = nn.Linear(d_out, d_out, bias=False)
        self.register_buffer("factor", torch.tensor(2.0))
        self.hidden = torch.ones(d_out)

    def forward(self, x):
        return self.inner(x @ self.weight * self.factor + self.frozen)

class Careless(Scaled):
    def forward(self, x):
        return super().forward(x) + self.hidden.unsqueeze(0)

class Renamed(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.again = self.weight = nn.Parameter(torch.rand(size, size))
        self.layers = nn.ModuleList([nn.Linear(size, size, bias=False)])
        self.inner = self.layers[0]
        self.register_buffer("factor", torch.tensor(2.0))

    def forward(self, x):
        return self.factor * self.layers[0](x @ self.again)

def computed(module):
    frozen = nn.Parameter(torch.zeros(3, 2), requires_grad=False)
    module.weight = frozen
    frozen.copy_(torch.ones(3, 2, requires_grad=True))

def twin(module):
    return Scaled(3, 2)

def twin_beside(module):
    return Scaled(3, 2).to(module.weight.device)

def half(module):
    with torch.no_grad():
        module.weight.mul_(0.5)
"""


@pytest.fixture(params=["cpu", "gpu", "local"])
def student(request: pytest.FixtureRequest, engine: Engine) -> Iterator[Any]:
    if request.param == "local":
        namespace: dict[str, Any] = {}
        exec(SOURCE, namespace)
        yield LocalStudent(namespace)
        return
    assignment = engine.course.assignments[0]
    submission = Submission(assignment.name, "x.py", (Cell(0, SOURCE),))
    with Session(engine.sandbox, submission, {}, Limits()) as session:
        yield SandboxedStudent(session, assignment, request.param)


def test_parameters_buffers_and_state(student: Any) -> None:
    module = student.Scaled(3, 2)
    parameters = module.parameters()
    assert module.type == "Scaled"
    assert {n: p.trainable for n, p in parameters.items()} == {
        "weight": True,
        "frozen": False,
        "inner.weight": True,
    }
    assert set(module.buffers()) == {"factor"}
    assert set(module.state()) == {"weight", "frozen", "inner.weight", "factor"}
    assert torch.equal(module.read("inner.weight"), parameters["inner.weight"].value)


def test_weights_injected_give_values_and_gradients(student: Any) -> None:
    module = student.Scaled(3, 2)
    weight = torch.arange(6.0).reshape(3, 2)
    inner = torch.tensor([[1.0, 2.0], [3.0, -1.0]])
    state = {"weight": weight, "frozen": torch.ones(2), "inner.weight": inner}
    module.load({**state, "factor": torch.tensor(2.0)})
    x = torch.randn(4, 3, requires_grad=True)
    upstream = torch.randn(4, 2)
    call = module.backward(x, upstream=upstream)
    torch.testing.assert_close(call.value, ((2 * x @ weight + 1) @ inner.T).detach())
    torch.testing.assert_close(call.gradients[0], upstream @ inner @ (2 * weight).T)
    assert set(call.parameter_gradients) == {"weight", "inner.weight"}
    torch.testing.assert_close(
        call.parameter_gradients["weight"], (2 * x.T @ (upstream @ inner)).detach()
    )
    assert call.facts.device == ("gpu" if student.device == "gpu" else "cpu")


def test_weights_loaded_by_one_of_two_names_are_seen_under_both(student: Any) -> None:
    module = student.Renamed(2)
    weight, inner = torch.tensor([[1.0, 2.0], [3.0, 4.0]]), torch.tensor([[0.0, 1.0], [5.0, 2.0]])
    module.load({"weight": weight, "inner.weight": inner}, strict=False)
    x, upstream = torch.randn(3, 2), torch.randn(3, 2)
    call = module.backward(x, upstream=upstream)
    torch.testing.assert_close(call.value, 2 * x @ weight @ inner.T)
    parameters = module.parameters()
    for name, names, value, gradient in [
        ("weight", ("again", "weight"), weight, 2 * x.T @ upstream @ inner),
        ("again", ("again", "weight"), weight, 2 * x.T @ upstream @ inner),
        ("inner.weight", ("layers.0.weight", "inner.weight"), inner, 2 * upstream.T @ x @ weight),
    ]:
        assert parameters[name].names == names
        assert torch.equal(parameters[name].value, value)
        torch.testing.assert_close(call.parameter_gradients[name], gradient)


def test_an_unknown_name_is_refused_and_a_missing_one_only_when_strict(student: Any) -> None:
    module = student.Renamed(2)
    with pytest.raises(StudentRaised, match="Missing"):
        module.load({"weight": torch.ones(2, 2)})


def test_what_is_computed_is_not_trainable(student: Any) -> None:
    module = student.Scaled(3, 2)
    assert module.parameters()["weight"].trainable
    student.computed(module)
    assert not module.parameters()["weight"].trainable


def test_a_function_changes_a_module_by_handle(student: Any) -> None:
    module = student.Scaled(3, 2)
    before = module.parameters()["weight"].value
    student.half(module)
    torch.testing.assert_close(module.parameters()["weight"].value, before / 2)


def test_methods_and_dtype(student: Any) -> None:
    module = student.Scaled(3, 2)
    module.method("double")()
    assert module(torch.randn(4, 3, dtype=torch.float64)).dtype is torch.float64
    assert module.read("inner")(torch.randn(1, 2, dtype=torch.float64)).shape == (1, 2)


def test_a_tensor_left_on_the_cpu_is_seen_on_the_gpu_alone(student: Any) -> None:
    module = student.Careless(3, 2)
    if student.device == "gpu":
        with pytest.raises(StudentRaised, match="same device"):
            module(torch.randn(4, 3))
    else:
        assert module(torch.randn(4, 3)).shape == (4, 2)


def test_seeded_construction_draws_the_same_numbers_on_every_device(student: Any) -> None:
    with torch.random.fork_rng():
        torch.manual_seed(5)
        expected = torch.rand(3, 2)
    state = torch.random.get_rng_state()
    for _ in range(2):
        module = student.Scaled.seeded(5)(3, 2)
        assert torch.equal(module.parameters()["weight"].value, expected)
    assert torch.equal(torch.random.get_rng_state(), state)
    assert not torch.equal(student.Scaled.seeded(6)(3, 2).parameters()["weight"].value, expected)


def test_a_module_made_from_another_must_be_put_where_that_one_is(student: Any) -> None:
    module = student.Scaled(3, 2)
    x = torch.randn(4, 3)
    assert student.twin_beside(module)(x).shape == (4, 2)
    if student.device == "gpu":
        with pytest.raises(StudentRaised, match="same device"):
            student.twin(module)(x)
    else:
        assert student.twin(module)(x).shape == (4, 2)
