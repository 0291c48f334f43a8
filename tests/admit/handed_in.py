"""A small course and the files that its students might hand in, made in code."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from autograder.admit import AdmissionRules, GivenCell, admit
from autograder.course import Assignment, Course, Exercise
from autograder.text import Text, same
from autograder.values import Cell, Rejection, Submission

PS1 = Assignment(
    "ps1_softmax",
    same("one"),
    (
        Exercise("1.1", ("attention_scores",), 2.0, same("scores")),
        Exercise("1.2", ("softmax_naive",), 2.0, same("naive")),
        Exercise("1.3", ("softmax_stable",), 2.0, same("stable")),
    ),
)
PS2 = Assignment(
    "ps2_self_attention",
    same("two"),
    (
        Exercise("2.1", ("project_qkv",), 2.0, same("projections")),
        Exercise("2.2", ("SelfAttention_v1", "SelfAttention_v2"), 2.0, same("classes")),
    ),
)
COURSE = Course("toy", (PS1, PS2), Path("nowhere"), Path("nowhere"), "nowhere")

IMPORTS = "import torch\nfrom torch import Tensor"
INPUTS = """inputs = torch.tensor(
    [
        [0.43, 0.15, 0.89],
        [0.55, 0.87, 0.66],
    ]
)"""
HELPER = "def table(rows):\n    return torch.tensor(rows)"
GIVEN = (
    GivenCell("imports", IMPORTS),
    GivenCell("checks", "import checks"),
    GivenCell("inputs", INPUTS),
    GivenCell("helper", HELPER, frozenset({"attention_scores"})),
)
RULES = AdmissionRules({"ps1_softmax": GIVEN, "ps2_self_attention": ()})

SCORES = "def attention_scores(query: Tensor, inputs: Tensor) -> Tensor:\n    return inputs @ query"
NAIVE = "def softmax_naive(x, dim=-1):\n    e = x.exp()\n    return e / e.sum(dim, keepdim=True)"
STABLE = (
    "def softmax_stable(x, dim=-1):\n    return softmax_naive(x - x.amax(dim, keepdim=True), dim)"
)
STUB = "def softmax_stable(x, dim=-1):\n    raise NotImplementedError"


def code(source: str, grade_id: str | None = None, **metadata: Any) -> dict[str, Any]:
    if grade_id is not None:
        metadata["nbgrader"] = {"grade_id": grade_id, "schema_version": 3}
    return {
        "cell_type": "code",
        "metadata": metadata,
        "source": source,
        "outputs": [],
        "execution_count": None,
    }


def markdown(source: str, kind: str = "markdown") -> dict[str, Any]:
    return {"cell_type": kind, "metadata": {}, "source": source}


def check(name: str) -> dict[str, Any]:
    return code(f'checks.check("{name}", {name})', f"{name}_check")


def released() -> list[dict[str, Any]]:
    """The cells of a filled-in notebook, as the build lays them out."""
    return [
        markdown("# Softmax"),
        code(IMPORTS, "given_imports"),
        code("import checks", "given_checks"),
        code(INPUTS, "given_inputs"),
        code(SCORES, "attention_scores"),
        check("attention_scores"),
        code(HELPER, "given_helper"),
        code(NAIVE, "softmax_naive"),
        check("softmax_naive"),
        code(STABLE, "softmax_stable"),
        check("softmax_stable"),
    ]


def notebook(cells: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    whole = {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return {**whole, **changes}


def dumped(content: Any) -> bytes:
    return json.dumps(content, indent=1, ensure_ascii=False).encode()


def changed(change: Callable[[list[dict[str, Any]]], Any]) -> bytes:
    """The released notebook after `change` worked on its list of cells."""
    cells = copy.deepcopy(released())
    change(cells)
    return dumped(notebook(cells))


def admitted(data: bytes, file: str = "ps1_softmax.ipynb", **options: Any) -> Submission:
    result = admit(data, file, COURSE, rules=RULES, **options)
    assert isinstance(result, Submission), result.reason.en
    return result


def rejected(data: bytes, file: str = "ps1_softmax.ipynb", **options: Any) -> Rejection:
    result = admit(data, file, COURSE, rules=RULES, **options)
    assert isinstance(result, Rejection)
    return result


def kinds(submission: Submission) -> list[str]:
    """Each cell as kind:name, or kind alone."""
    return [f"{c.kind}:{c.name}" if c.name else c.kind for c in submission.cells]


def program(submission: Submission) -> str:
    """All that would run, in order."""
    return "\n".join(c.source for c in submission.cells if c.kind not in ("check", "shell"))


def named(submission: Submission, name: str) -> Cell:
    return next(c for c in submission.cells if c.name == name)


def says(submission: Submission, french: str, english: str) -> bool:
    """Whether one note holds both pieces, each in its language."""
    return any(_holds(note, french, english) for note in submission.notes)


def _holds(text: Text, french: str, english: str) -> bool:
    return french in text.fr and english in text.en
