"""Which assignment a file answers: its name, its content, what the caller says."""

from __future__ import annotations

import pytest
from handed_in import (
    COURSE,
    NAIVE,
    RULES,
    SCORES,
    STABLE,
    admitted,
    code,
    dumped,
    markdown,
    notebook,
    rejected,
    says,
)

from autograder.admit import admit, of_assignment
from autograder.values import Rejection

ONE = dumped(notebook([code(s) for s in (SCORES, NAIVE, STABLE)]))
TWO = dumped(notebook([code("class SelfAttention_v1: x = 1"), code("def project_qkv(x): ...")]))
MIXED = dumped(notebook([code(SCORES), code(NAIVE), code("def project_qkv(x): return x")]))
NONE = dumped(notebook([code("x = 1")]))
MISSPELT = dumped(notebook([code("def softmax_naive(x)\n    return x")]))
RETYPED = dumped(notebook([code("x = 1"), markdown(STABLE)]))


@pytest.mark.parametrize(
    "file",
    [
        "ps1_softmax (1).ipynb",
        "ps1_softmax-2.ipynb",
        "ps1_softmax(2) final.ipynb",
        "Copie de ps1_softmax.ipynb",
        "Copy of ps1_softmax.ipynb",
        "PS1_Softmax.IPYNB",
        "ps1-softmax.ipynb",
        "ps1 softmax.ipynb",
        "ps1_softmax.ipynb.txt",
        "ps1_softmax.ipynb.json",
        "dupont_ps1.ipynb",
        "PS1.ipynb",
        "/home/zoé/ps1_softmax_zoé.ipynb",
        "C:\\Users\\zoe\\ps1_softmax_rendu.ipynb",
    ],
)
def test_renamed_file_is_known_by_its_name(file: str) -> None:
    """Without any exercise in it; no note, but a flag for the instructor."""
    submission = admitted(NONE, file)
    assert submission.assignment == "ps1_softmax"
    assert submission.attention == ("renamed file", "no ids")
    assert not [n for n in submission.notes if "corrigé" in n.fr]
    assert "/" not in submission.file
    assert "\\" not in submission.file


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (ONE, "ps1_softmax"),
        (TWO, "ps2_self_attention"),
        (MIXED, "ps1_softmax"),
        (MISSPELT, "ps1_softmax"),
        (RETYPED, "ps1_softmax"),
    ],
    ids=["one", "two", "most_names", "syntax_error", "retyped"],
)
def test_unnamed_file_is_known_by_its_content(data: bytes, expected: str) -> None:
    """The assignment with most exercises defined, and a note that says so."""
    submission = admitted(data, "devoir.ipynb")
    assert submission.assignment == expected
    assert says(submission, f"c'est {expected}", f"it is {expected}")


@pytest.mark.parametrize("file", ["ps12.ipynb", "ops1.ipynb", "x.ipynb", "ps1_ps2.ipynb", ""])
def test_file_that_says_nothing_is_rejected(file: str) -> None:
    """The reason names the files that would do."""
    rejection = rejected(NONE, file)
    assert "ps1_softmax.ipynb" in rejection.reason.fr
    assert rejection.assignment is None


def test_caller_decides_when_nothing_else_does() -> None:
    """With a note."""
    submission = admitted(NONE, "devoir.ipynb", assignment="ps2_self_attention")
    assert submission.assignment == "ps2_self_attention"
    assert says(submission, "corrigé comme ps2_self_attention", "graded as ps2_self_attention")


def test_name_goes_before_the_caller() -> None:
    """With a note that names both."""
    submission = admitted(ONE, assignment="ps2_self_attention")
    assert submission.assignment == "ps1_softmax"
    assert says(submission, "on attendait le devoir ps2_self_attention", "expected was ps2_self_a")


def test_file_named_after_another_assignment_goes_by_its_content() -> None:
    """It would have nothing right under its name."""
    submission = admitted(TWO, "ps1_softmax.ipynb")
    assert submission.assignment == "ps2_self_attention"
    assert says(submission, "son nom dit ps1_softmax", "its name says ps1_softmax")


def test_caller_and_name_together_hold_against_the_content() -> None:
    """The student handed in the wrong file under the right name, and is told."""
    submission = admitted(TWO, "ps1_softmax.ipynb", assignment="ps1_softmax")
    assert submission.assignment == "ps1_softmax"
    assert says(submission, "sont celles de ps2_self_attention", "those of ps2_self_attention")


def test_whole_other_assignment_is_not_graded_under_a_false_name() -> None:
    """All of ps2 and nothing of ps1: no slip of one function, and no 0 for the wrong work."""
    names = ("project_qkv", "SelfAttention_v1", "SelfAttention_v2")
    data = "\n\n".join(f"def {name}(x):\n    return x" for name in names).encode()
    found = admit(data, "ps1_softmax.py", COURSE, assignment="ps1_softmax", rules=RULES)
    refused = of_assignment(found, "ps1_softmax")
    assert isinstance(refused, Rejection)
    assert "This file answers ps2_self_attention, not ps1_softmax." in refused.reason.en


def test_right_name_and_content_need_no_word() -> None:
    """Even when a helper has the name of another assignment's exercise."""
    submission = admitted(MIXED, "ps1_softmax.ipynb", assignment="ps1_softmax")
    assert not [note for note in submission.notes if "corrigé comme" in note.fr]
    assert submission.attention == ("no ids",)
