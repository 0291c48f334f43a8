"""Comparisons: what counts as equal, and words that give nothing away."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.errors import CheckFailed, RaisedException, StudentRaised
from autograder.text import Text

RIGHT = torch.tensor([[1.0, -4.0], [2.5, 0.125]], dtype=torch.float64)


def refusal(actual: object, expected: Tensor = RIGHT) -> Text:
    with pytest.raises(CheckFailed) as caught:
        expect.close(actual, expected)
    return caught.value.message


def test_close_accepts_rounding_of_the_dtype() -> None:
    expect.close(RIGHT + 3e-6, RIGHT)  # 1e-6 of the largest, 4
    expect.close(RIGHT.float() * (1 + 5e-6), RIGHT.float())


@pytest.mark.parametrize(
    "wrong",
    [RIGHT + 1e-5, RIGHT * (1 + 1e-5), RIGHT.clone().fill_(float("nan"))],
    ids=["offset", "factor", "nan"],
)
def test_close_refuses_what_is_larger_than_rounding(wrong: Tensor) -> None:
    refusal(wrong)


def test_close_takes_nan_and_infinities_where_they_are_expected() -> None:
    special = torch.tensor([float("nan"), float("inf"), -float("inf"), 1.0])
    expect.close(special.clone(), special)
    refusal(torch.tensor([float("nan"), -float("inf"), -float("inf"), 1.0]), special)
    refusal(torch.tensor([0.0, float("inf"), -float("inf"), 1.0]), special)


def test_close_names_shape_and_dtype() -> None:
    assert "(2, 2)" in refusal(RIGHT[0]).en
    assert "float32" in refusal(RIGHT.float()).fr
    assert "return" in refusal(None).en
    assert "NumPy" in refusal(RIGHT.numpy()).en


def test_close_compares_arrays_with_arrays() -> None:
    expect.close(RIGHT.numpy().copy(), RIGHT.numpy())
    with pytest.raises(CheckFailed):
        expect.close(RIGHT, RIGHT.numpy())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("actual", "word"),
    [
        (RIGHT.T.contiguous(), "transposed"),
        (RIGHT * 0.5, "0.5 times"),
        (torch.stack([RIGHT[0], RIGHT[1] + 1]), "row 1"),
        (RIGHT + torch.tensor([[0.0, float("nan")], [0.0, 0.0]]), "25%"),
    ],
    ids=["transposed", "ratio", "rows", "nan"],
)
def test_difference_is_described_without_values(actual: Tensor, word: str) -> None:
    message = refusal(actual)
    assert word in message.en
    for hidden in ("-4", "2.5", "0.125"):
        assert hidden not in message.en.replace(word, "")


@pytest.mark.parametrize("value", [2.0, torch.tensor(2.0), np.float64(2.0), np.array(2.0), 2])
def test_number_takes_every_kind_of_number(value: object) -> None:
    expect.number(value, 2.0)


@pytest.mark.parametrize("value", [True, "2.0", [2.0], 2.1, float("nan"), torch.ones(1) * 2])
def test_number_refuses_other_values(value: object) -> None:
    with pytest.raises(CheckFailed):
        expect.number(value, 2.0)


def test_raises_wants_that_exception_and_no_other() -> None:
    def student_raises(*types: str) -> None:
        raise StudentRaised(RaisedException(types, "no"))

    when = Text("la température vaut 0", "the temperature is 0")
    expect.raises(ValueError, lambda: student_raises("BadTau", "ValueError"), when=when)
    with pytest.raises(CheckFailed, match="TypeError"):
        expect.raises(ValueError, lambda: student_raises("TypeError"), when=when)
    with pytest.raises(CheckFailed, match="nothing is raised"):
        expect.raises(ValueError, lambda: None, when=when)


def test_pair_counts_the_results() -> None:
    names = (Text("la sortie", "the output"), Text("les poids", "the weights"))
    assert expect.pair([1, 2], names=names) == (1, 2)
    for wrong in (RIGHT, (1,), None):
        with pytest.raises(CheckFailed):
            expect.pair(wrong, names=names)
