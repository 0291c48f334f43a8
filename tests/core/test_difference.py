"""The sentence about two tensors that differ is true, and puts nobody on a wrong track."""

from __future__ import annotations

import torch

from autograder.difference import describe
from autograder.text import Text

WHAT = Text("Ta réponse", "Your answer")


def told(actual: torch.Tensor, expected: torch.Tensor) -> str:
    return describe(actual.double(), expected.double(), WHAT).en


def test_a_symmetric_answer_is_not_called_transposed() -> None:
    expected = torch.tensor([[2.0, 1.0], [1.0, 3.0]])
    assert "transposed" not in told(expected + 2e-6 * torch.eye(2), expected)
    skew = torch.tensor([[2.0, 1.0], [0.0, 3.0]])
    assert "transposed" in told(skew.T, skew)


def test_a_factor_is_not_seen_in_a_single_component() -> None:
    expected = torch.tensor([[1.0], [2.0], [-3.0]])
    assert "times" not in told(2 * expected, expected)
    assert "2 times" in told(2 * expected.expand(3, 2), expected.expand(3, 2))


def test_a_gap_in_percent_is_a_plain_number() -> None:
    expected = torch.tensor([1.0, 0.5, 0.25])
    for gap, shown in [(0.0952, "10%"), (0.094, "9%"), (0.5, "50%")]:
        assert f"at most {shown}" in told(expected + torch.tensor([gap, 0.0, 0.0]), expected)
