"""Messages of exceptions in hidden calls show shapes and names, never a hidden value."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import nn

from autograder.errors import RaisedException
from autograder.sanitize import shown_message
from autograder.student import GraderFunction

SOURCE = "def f(x, dim):\n    return x.foo + undefined_name + torch.einsum(x)\n"


def shown(message: str, sizes: frozenset[int] = frozenset({2, 5, 7})) -> str | None:
    return shown_message(RaisedException(("RuntimeError",), message), source=SOURCE, sizes=sizes)


def message_of(wrong: object) -> str:
    with pytest.raises((RuntimeError, TypeError)) as caught:
        wrong()  # type: ignore[operator]
    return str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: torch.ones(2, 5) @ torch.ones(7, 2),
        lambda: torch.ones(2, 5) + torch.ones(2, 7),
        lambda: torch.ones(5).view(2, 7),
        lambda: torch.dot(torch.ones(5), torch.ones(7)),
        lambda: torch.mv(torch.ones(2, 5), torch.ones(7)),
    ],
    ids=["matmul", "broadcast", "view", "dot", "mv"],
)
def test_messages_of_torch_about_shapes_are_shown(wrong: object) -> None:
    message = message_of(wrong)
    assert shown(message) == message.splitlines()[0]


@pytest.mark.parametrize(
    "message",
    [
        "the hidden input is 0.4419",
        "tensor([0.43, 0.15])",
        "mat1 and mat2 shapes cannot be multiplied (4419x6515 and 5683x15)",
        "mat1 and mat2 shapes cannot be multiplied (2x5 and 7x13)",
        "name 'secret_0_4419' is not defined",
        "name 'elsewhere' is not defined",
        "'Tensor' object has no attribute 'leak_of_the_input'",
        "",
    ],
)
def test_messages_that_could_carry_an_input_are_not_shown(message: str) -> None:
    assert shown(message) is None


class Late(nn.Module):
    def __init__(self) -> None:
        self.weight = nn.Parameter(torch.ones(2))


def backward_twice() -> None:
    x = torch.ones(2, requires_grad=True)
    y = (x * x).sum()
    for _ in range(2):
        y.backward()  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (Late, "cannot assign parameters before Module"),
        (lambda: torch.ones(2).masked_fill(torch.ones(2), 0.0), "only supports boolean masks"),
        (lambda: torch.ones(2, 5).expand(7, 5), "expanded size of the tensor (7)"),
        (lambda: torch.ones(2, 5).expand(5), "number of sizes provided (1)"),
        (lambda: torch.ones(2, 2, 2).t(), "but self is 3D"),
        (lambda: (2 * torch.ones(2, requires_grad=True)).requires_grad_(False), "leaf variables"),
        (backward_twice, "graph a second time"),
    ],
    ids=["late", "mask", "expand", "fewer", "t", "leaf", "twice"],
)
def test_messages_of_torch_that_explain_are_shown(wrong: Any, told: str) -> None:
    with pytest.raises((RuntimeError, AttributeError)) as caught:
        wrong()
    first = str(caught.value).splitlines()[0]
    source = SOURCE + "x.t()"
    message = shown_message(
        RaisedException(("RuntimeError",), first), source=source, sizes=frozenset({2, 5, 7})
    )
    assert message is not None
    assert told in message


def test_refusal_of_a_function_that_was_lent_is_shown() -> None:
    refusal = GraderFunction(abs, ((2, 5),), torch.float64).objection((torch.ones(2),), {})
    assert shown(refusal) == refusal
    assert shown(refusal.replace("5", "6515")) is None


def test_names_of_the_own_source_are_shown() -> None:
    assert shown("name 'undefined_name' is not defined")
    assert shown("'Tensor' object has no attribute 'foo'")


def test_only_the_telling_part_of_a_message_is_shown() -> None:
    x = torch.ones(3, requires_grad=True)
    e = x.exp()
    y = e * 1
    e.add_(1)
    with pytest.raises(RuntimeError) as caught:
        torch.autograd.grad(e.sum() + (y * e).sum(), x)
    told = shown(str(caught.value), frozenset({3}))
    assert told is not None
    assert told.endswith("inplace operation")
    assert shown("einsum(): the hidden input starts with one two three") == "einsum()"


def test_the_operand_of_max_along_an_axis_is_named() -> None:
    message = message_of(lambda: torch.ones(3) - torch.ones(3).max(0))
    assert shown(message) == message
