"""PyTorch's own layers: arguments of the student's code, noticed where they are forbidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import nn

from autograder.catalogue import BLOCK_OPERATORS
from autograder.course import Assignment, Exercise
from autograder.errors import ForbiddenUsed
from autograder.proxy import SandboxedStudent
from autograder.sandbox.api import Sandbox
from autograder.sandbox.limits import Limits
from autograder.session import Session
from autograder.student import LocalStudent, Student, TorchLayer
from autograder.text import Text
from autograder.values import Cell, Submission

SOURCE = """
import copy
import torch
from torch import nn

def copied(source, target):
    target.load_state_dict(source.state_dict())

def spoilt(layer):
    with torch.no_grad():
        layer.norm1.weight.add_(1)

def applied(layer, x):
    return layer(x), type(layer) is nn.TransformerEncoderLayer

_kept = nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)

class Derived(nn.TransformerEncoderLayer):
    def forward(self, x):
        return x + self._ff_block(self.norm2(x))

class Block(nn.Module):
    def __init__(self, how):
        super().__init__()
        self.how = how
        if how == "constructed":
            self.inner = [nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)]
        elif how == "derived":
            self.inner = [Derived(4, 2, 8, batch_first=True)]
        elif how == "whole":
            self.inner = [nn.Transformer(4, 2, 1, 1, 8, batch_first=True).encoder]
        elif how == "stacked":
            self.inner = [nn.TransformerEncoder(_kept, 1)]
        elif how == "copied":
            self.inner = [copy.deepcopy(_kept)]
        elif how == "kept":
            self.inner = [lambda x: nn.TransformerEncoderLayer.forward(_kept, x)]
        elif how == "parts":
            self.inner = [lambda x: x + _kept._ff_block(x)]
        else:
            self.inner = [nn.MultiheadAttention(4, 2, batch_first=True)]

    def forward(self, x):
        return self.inner[0](x, x, x)[0] if self.how == "allowed" else self.inner[0](x)
"""

ASSIGNMENT = Assignment(
    "made_up",
    Text("Inventé", "Made up"),
    (Exercise("1.1", ("Block",), 1.0, Text("Bloc", "Block"), forbidden=BLOCK_OPERATORS),),
)
OPTIONS = {"dropout": 0.0, "activation": "gelu", "batch_first": True, "norm_first": True}


def layer(kind: str, dtype: torch.dtype) -> TorchLayer:
    made = getattr(nn, kind)(4, 2, 8, **OPTIONS).to(dtype)
    state = {name: torch.randn_like(value) for name, value in made.state_dict().items()}
    return TorchLayer(kind, (4, 2, 8), OPTIONS, state)


@pytest.fixture
def student(sandbox: Sandbox) -> Iterator[Any]:
    """By device."""
    submission = Submission("made_up", "made_up.py", (Cell(0, SOURCE),))
    with Session(sandbox, submission, {}, Limits()) as session:
        assert session.cells[0].message is None
        yield lambda device: SandboxedStudent(session, ASSIGNMENT, device)


def local() -> LocalStudent:
    namespace: dict[str, Any] = {}
    exec(SOURCE, namespace)
    return LocalStudent(namespace)


def check_an_argument(student: Student, kind: str) -> None:
    given, other = layer(kind, torch.float64), layer(kind, torch.float64)
    source, target = student.torch_layer(given), student.torch_layer(other)
    assert source.type == f"torch.nn.modules.transformer.{kind}"  # here as there
    student.copied(source, target)
    assert target.state().keys() == given.state.keys()
    assert all(torch.equal(target.state()[name], given.state[name]) for name in given.state)
    student.spoilt(source)
    assert torch.equal(source.state()["norm1.weight"], given.state["norm1.weight"] + 1)
    assert torch.equal(target.state()["norm1.weight"], given.state["norm1.weight"])
    assert source.read("training") is True


@pytest.mark.parametrize("kind", ["TransformerEncoderLayer", "TransformerDecoderLayer"])
@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_a_layer_is_an_argument(student: Any, kind: str, device: str) -> None:
    check_an_argument(student(device), kind)
    assert [call.name for call in student(device).record] == []


@pytest.mark.parametrize("kind", ["TransformerEncoderLayer", "TransformerDecoderLayer"])
def test_a_layer_is_an_argument_here_too(kind: str) -> None:
    check_an_argument(local(), kind)


def test_a_layer_computes_on_the_device(student: Any) -> None:
    given, x = layer("TransformerEncoderLayer", torch.float32), torch.randn(2, 3, 4)
    results = [s.applied(s.torch_layer(given), x) for s in (local(), student("cpu"))]
    results.append(student("gpu").applied(student("gpu").torch_layer(given), x))
    assert all(is_it for _, is_it in results)
    assert all(torch.allclose(y, results[0][0], atol=1e-5) for y, _ in results)


def test_no_other_layer_is_made() -> None:
    with pytest.raises(ValueError, match="Linear"):
        TorchLayer("Linear", (2, 3), {}, {})


@pytest.mark.parametrize(
    "how", ["constructed", "derived", "whole", "stacked", "copied", "kept", "parts"]
)
def test_a_block_of_torch_is_noticed(student: Any, how: str) -> None:
    def called() -> None:
        student("cpu").Block(how)(torch.randn(2, 3, 4))

    with pytest.raises(ForbiddenUsed) as caught:
        called()
    assert set(caught.value.operators) <= {*BLOCK_OPERATORS}


def test_attention_of_torch_is_not_one(student: Any) -> None:
    block = student("cpu").Block("allowed")
    assert block(torch.randn(2, 3, 4)).shape == (2, 3, 4)
