"""Mutants are the small changes that people make, and a weak check lets one of them live."""

from __future__ import annotations

import textwrap
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from autograder.build.authored import parse_authored, read_authored
from autograder.catalogue import attention_course
from autograder.course import Assignment, Course, Exercise
from autograder.engine import Engine
from autograder.errors import UsageError
from autograder.mutants import proving
from autograder.mutants.__main__ import main
from autograder.mutants.making import Mutant, mutants, mutants_of
from autograder.mutants.proving import LocalJudge, killed_in_sandbox, prove, read_reasons
from autograder.text import Text
from autograder.values import CheckOutcome, CheckResult, Submission

REPOSITORY = Path(__file__).parents[2]


def changes(body: str, signature: str = "x, y, mask=None") -> set[tuple[str, str]]:
    """(kind, what the lines become) of the mutants of a solution."""
    solution = textwrap.indent(textwrap.dedent(body).strip(), "    ")
    region = f"    ### BEGIN SOLUTION\n{solution}\n    ### END SOLUTION\n"
    return {(m.kind, m.after) for m in mutants_of(f"def f({signature}):\n{region}", "f")}


@pytest.mark.parametrize(
    ("body", "kind", "after"),
    [
        ("return x @ y", "operator", "return x * y"),
        ("return x @ y", "operands swapped", "return y @ x"),
        ("return x @ y + 1", "operand dropped", "return x @ y"),
        ("return x.sum(-1)", "constant", "return x.sum(0)"),
        ("return x.sum(-1)", "constant", "return x.sum(-2)"),
        ("return x.transpose(1, 2)", "constant", "return x.transpose(2, 2)"),
        ("return x.sum(dim=0, keepdim=True)", "constant", "return x.sum(dim=0, keepdim=False)"),
        ("return x.sum(dim=0, keepdim=True)", "keyword dropped", "return x.sum(dim=0)"),
        ("return x.amax(dim=0)", "other function", "return x.amin(dim=0)"),
        ("return torch.cat(x, y)", "arguments swapped", "return torch.cat(y, x)"),
        ("return torch.cat(x, y)", "argument dropped", "return torch.cat(x)"),
        ("return x.contiguous()", "call dropped", "return x"),
        ("return torch.exp(x)", "call dropped", "return x"),
        ("return x @ y.T", "transpose dropped", "return x @ y"),
        ("return x[1:]", "bound dropped", "return x[:]"),
        ("return x[0]", "index dropped", "return x"),
        ("return -x", "sign or negation dropped", "return x"),
        ("return x, y", "elements swapped", "return (y, x)"),
        ("return x if mask else y", "condition negated", "return y if mask else x"),
        ("return x @ y", "name", "return mask @ y"),
        ("z = x\nreturn z @ y", "name", "return x @ y"),
        ("x = x * 2\nreturn x", "statement dropped", "pass"),
        ("x.mul_(2)\nreturn x", "statement dropped", "pass"),
        ("x += y\nreturn x", "operator", "x -= y"),
        ("if mask is None:\n    return x\nreturn y", "comparison", "if mask is not None:"),
        ("if x < 2:\n    return x\nreturn y", "comparison", "if x <= 2:"),
        ("if mask:\n    return x\nreturn y", "condition negated", "if not mask:"),
        ("if x or y:\n    return x\nreturn y", "and/or", "if x and y:"),
        ("with no_grad():\n    x += y\nreturn x", "context dropped", "if True:"),
    ],
)
def test_change_is_made(body: str, kind: str, after: str) -> None:
    """Each kind, on the least program that has it."""
    assert (kind, after) in changes(body)


def test_attributes_of_a_layer_are_taken_for_one_another() -> None:
    """W_query in the place of W_key and of W_value."""
    source = '''\
    class Layer(nn.Module):
        """(T, d) -> (T, d)"""

        def __init__(self, d: int) -> None:
            ### BEGIN SOLUTION
            super().__init__()
            self.W_query, self.W_key, self.W_value = (nn.Linear(d, d) for _ in range(3))
            ### END SOLUTION

        def forward(self, x: Tensor | None) -> Tensor:
            ### BEGIN SOLUTION
            if x is None:
                raise ValueError(f"not {x + x}")
            return self.W_query(x)
            ### END SOLUTION
    '''
    made = list(mutants_of(textwrap.dedent(source), "Layer", first_line=100))
    replaced = {m.after for m in made if m.kind == "attribute" and m.line == 113}
    assert replaced == {"return self.W_key(x)", "return self.W_value(x)"}
    assert {m.line for m in made} == {105, 106, 111, 112, 113}
    assert not any("raise ValueError(f" in m.after for m in made)
    assert all(m.source.startswith("class Layer(nn.Module):") for m in made)


def test_code_that_is_given_has_no_mutants() -> None:
    """Only what a student writes is changed, and no change is made twice."""
    source = (
        "def f(x: int = 1 + 1):\n    y = x + 1\n    ### BEGIN SOLUTION\n    return y + 1\n"
        "    ### END SOLUTION\n\n\ndef g(x):\n    return x + 2\n"
    )
    made = list(mutants_of(source, "f"))
    assert {m.before for m in made} == {"return y + 1"}
    assert len({m.identity for m in made}) == len(made)
    assert changes("return max(x, y)") == {
        ("call dropped", "return x"),
        ("call dropped", "return y"),
        ("argument dropped", "return max(x)"),
        *(("name", f"return max({one})") for one in ("y, y", "mask, y", "x, x", "x, mask")),
    }


SOLUTION = '''\
# %% [markdown] lang="fr"
# Un carré.

# %% [markdown] lang="en"
# A square.

# %% given="imports"
import torch

# %% exercise="square"
def square(x):
    """x -> x²"""
    ### BEGIN SOLUTION
    n = 0
    while n < 0:
        n += 1
    return x * x
    ### END SOLUTION


# %% check="square" tags=["active-ipynb"]
# checks.check("square", square)
'''
GRADER = """\
import pytest
import torch

from autograder import expect
from autograder.checking import check


@check("square", fr="…", en="…")
def test_square(student, draw):
    x = {input}
    expect.close(student.square(x), x * x)
"""
SQUARE = Assignment(
    "ps1_square", Text("…", "…"), (Exercise("1.1", ("square",), 1.0, Text("…", "…")),)
)


def toy(tmp_path: Path, given: str) -> Course:
    """A course of one exercise, with one check on one input."""
    for folder in ("solutions", "graders"):
        (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / "solutions/ps1_square.py").write_text(SOLUTION, encoding="utf-8")
    grader = tmp_path / "graders/test_ps1_square.py"
    grader.write_text(GRADER.replace("{input}", given), encoding="utf-8")
    return Course("toy", (SQUARE,), tmp_path, tmp_path / "graders", "no_mistakes")


def survivors(course: Course) -> set[str]:
    """What the lines become in the mutants that the grader lets live."""
    judge = LocalJudge(course, "ps1_square", "seed")
    made = mutants(parse_authored(SOLUTION, Path("ps1_square.py"), SQUARE))
    verdict = prove(made, judge.killer, lambda mutant: None, {})
    assert verdict.made == verdict.killed + len(verdict.survivors)
    assert verdict.ok == (not verdict.survivors)
    return {mutant.after for mutant in verdict.survivors}


def test_weak_check_leaves_a_survivor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """2 · 2 is 2 + 2 as well; numbers drawn at random tell them apart, and a loop for ever ends."""
    monkeypatch.setattr(proving, "_CHECK_S", 0.3)
    weak = survivors(toy(tmp_path, "torch.tensor([2.0, 2.0])"))
    strong = survivors(toy(tmp_path, "draw.normal(3)"))
    assert weak - strong == {"return x + x"}
    assert not any("x" in after for after in strong)
    assert "while not n < 0:" not in strong  # it never ends
    assert "while n < -1:" in strong  # nothing enters that loop


MUTANT = Mutant("square", "operator", 1, "return x * x", "return x + x", "def square(x): ...")


@pytest.mark.parametrize(
    ("outcomes", "killer"),
    [
        (["passed", "not_graded"], None),
        (["not_graded", "failed"], "b [gpu]"),
        (["error", "failed"], "a [gpu]"),
    ],
)
def test_check_that_could_not_be_made_kills_nobody(
    tmp_path: Path, outcomes: list[str], killer: str | None
) -> None:
    """The sandbox leaves out what the solution does not pass there: nothing of a mutant is seen."""

    def grade(submission: Submission, *, exercises: frozenset[str]) -> SimpleNamespace:
        assert submission.cells[1].source == MUTANT.source
        assert exercises == {"square"}
        checks = [
            CheckResult(name, "gpu", 1.0, CheckOutcome(outcome))
            for name, outcome in zip("ab", outcomes, strict=True)
        ]
        return SimpleNamespace(exercises=[SimpleNamespace(checks=checks)])

    engine = SimpleNamespace(course=toy(tmp_path, "draw.normal(3)"), grade=grade)
    assert killed_in_sandbox(cast(Engine, engine), "ps1_square", MUTANT) == killer


def test_unknown_assignment_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is graded."""
    assert main(["ps9_nothing"]) == 2
    assert "'ps9_nothing' is no assignment of this course." in capsys.readouterr().err


def test_listed_survivor_needs_a_reason_that_still_holds(tmp_path: Path) -> None:
    """An entry excuses its mutant, and is at fault once that one is killed or not made."""
    path = tmp_path / "list.toml"
    path.write_text(
        '[[equivalent]]\nexercise = "square"\nbefore = "return x * x"\n'
        'after = ["return x + x", "return x"]\nreason = "…"\n',
        encoding="utf-8",
    )
    reasons = read_reasons(path)
    other = Mutant("square", "name", 1, "return x * x", "return x", "def square(x): ...")

    both = prove([MUTANT, other], lambda m: None, lambda m: None, reasons)
    assert (both.ok, len(both.listed), both.needless) == (True, 2, ())
    for where in ("locally", "in_sandbox"):
        judges = {"locally": lambda m: None, "in_sandbox": lambda m: None}
        judges[where] = lambda m: "values" if m == other else None
        one = prove([MUTANT, other], **judges, reasons=reasons)
        assert (one.ok, one.listed, one.needless) == (False, (MUTANT,), (other.identity,))
        assert (one.killed, one.killed_by_sandbox)[where == "in_sandbox"] == 1
    none = prove([MUTANT], lambda m: None, lambda m: None, {})
    assert (none.ok, none.survivors) == (False, (MUTANT,))
    path.write_text(path.read_text("utf-8").replace("reason", "reasn"), encoding="utf-8")
    with pytest.raises(UsageError, match="entry 1: exercise, before, after and reason"):
        read_reasons(path)
    assert read_reasons(tmp_path / "no.toml") == {}


def test_survivors_of_a_real_exercise_are_listed() -> None:
    """softmax_stable by its hidden checks; `make mutants` does the same for all, in the sandbox."""
    course = attention_course(REPOSITORY)
    assignment = course.assignment("ps1_softmax")
    authored = read_authored(course.solutions / "ps1_softmax.py", assignment)
    reasons = read_reasons(REPOSITORY / "tests/mutants/ps1_softmax.toml")
    mine = {identity: why for identity, why in reasons.items() if identity[0] == "softmax_stable"}
    judge = LocalJudge(course, "ps1_softmax", "seed")
    made = mutants(authored, ["softmax_stable"])
    verdict = prove(made, judge.killer, lambda mutant: None, mine)
    assert verdict.made > 20
    assert (verdict.survivors, verdict.needless) == ((), ())
