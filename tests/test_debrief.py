"""The notebook for the next lecture: runs by itself, shows published inputs, names nobody."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
import numpy as np
import pytest
import torch

from autograder.build.visible.fingerprints import MISTAKE_IMPORTS, visible_exercises
from autograder.build.visible.spec import Call, VisibleCheck, VisibleExercise
from autograder.catalogue import attention_course
from autograder.classdata.overview import mistake_rows
from autograder.debrief import debrief_notebook, example_of
from autograder.debriefing.literal import literal
from autograder.debriefing.smallest import Shown, smallest
from autograder.debriefing.sources import definitions, renamed
from autograder.mistakes import known_mistakes
from autograder.reference import namespace_with, source_of
from autograder.text import Text
from autograder.values import (
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)

COURSE = attention_course(Path(__file__).parents[1])
PS1, PS2 = COURSE.assignment("ps1_softmax"), COURSE.assignment("ps2_self_attention")
FACT = Text("Un fait.", "A fact.")


def mistake(assignment: str, exercise: str, key: str) -> Any:
    found = (
        m for m in known_mistakes(COURSE, assignment) if (m.exercise, m.key) == (exercise, key)
    )
    return next(found)


def made(student: str, *mistakes: Any) -> Report:
    """A report in which these mistakes were named."""
    exercises = tuple(
        ExerciseResult(
            "1.1",
            one.exercise,
            2.0,
            ExerciseOutcome.FAILED,
            (
                CheckResult(
                    "x", "cpu", 1.0, CheckOutcome.FAILED, FACT, Hint(one.key, one.levels), FACT
                ),
            ),
        )
        for one in mistakes
    )
    return Report("ps1_softmax", "f.ipynb", Status.GRADED, student, exercises=exercises)


NO_SHIFT = mistake("ps1_softmax", "softmax_stable", "SM-4")
HOTTER = mistake("ps1_softmax", "soft_lookup", "SA-1")
MEAN = mistake("ps1_softmax", "context_vector", "SC-16")
DETACHED = mistake("ps1_softmax", "softmax_stable", "PR-8")
ON_CPU = replace(MEAN, key="NOT-KNOWN")
CLASS = [
    made("zoé-kowalska", NO_SHIFT, HOTTER),
    made("noor-haddad", NO_SHIFT, MEAN),
    made("liam-oduya", NO_SHIFT, HOTTER),
    made("mei-tanaka", ON_CPU),
    made("ivo-marsh"),
]


def sources(notebook: str, kind: str = "markdown") -> str:
    cells = json.loads(notebook)["cells"]
    words = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == kind)
    return words.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a notebook elsewhere, where the autograder cannot be imported."""
    from nbclient import NotebookClient

    blocker = tmp_path / "autograder"
    blocker.mkdir()
    (blocker / "__init__.py").write_text("raise ImportError('not for this notebook')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def execute(text: str) -> Any:
        notebook = nbformat.reads(text, as_version=4)
        nbformat.validate(notebook)
        client = NotebookClient(
            notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}
        )
        client.execute()
        return notebook

    return execute


@pytest.mark.filterwarnings("default")  # of the client's own libraries
def test_notebook_runs_from_top_to_bottom_and_draws_each_mistake(run: Any) -> None:
    known = [report for report in CLASS if report.student != "mei-tanaka"]
    text = debrief_notebook(COURSE, PS1, known, "fr")
    outputs = [o for cell in run(text).cells for o in cell.get("outputs", ())]
    assert {o["output_type"] for o in outputs} == {"stream", "display_data"}
    assert all(o["name"] == "stdout" for o in outputs if o["output_type"] == "stream")
    assert sum("image/png" in o.get("data", {}) for o in outputs) == 3
    first = next(o["text"] for o in outputs if o["output_type"] == "stream")
    assert first == "juste: tensor([0.2689, 0.7311])\nl'erreur: tensor([nan, nan])\n"
    assert "autograder" not in text


def test_notebook_counts_the_three_most_frequent_mistakes_and_says_the_repair() -> None:
    words = sources(debrief_notebook(COURSE, PS1, CLASS, "fr"))
    order = [
        words.index(said) for said in ("**3 élèves** sur 5", "**2 élèves** sur 5", "**1 élève**")
    ]
    assert order == sorted(order)
    assert "1. Des nan dès que les scores dépassent 88" in words
    assert NO_SHIFT.levels[2].fr in words
    assert "NOT-KNOWN" in words  # NOT-KNOWN comes before SC-16
    assert "SC-16" not in words
    assert "Aucune entrée publique ne montre cette erreur" in words


def test_notebook_names_nobody_and_is_in_the_language_asked() -> None:
    text = debrief_notebook(COURSE, PS1, CLASS, "en")
    for report in CLASS:
        assert report.student is not None
        assert report.student not in text
    words = sources(text)
    assert "Looking back at “Scores, softmax and context vectors”" in words
    assert "**3 students** of 5" in words
    assert "élève" not in words
    assert "RIGHT, WRONG = 'right', 'the mistake'" in sources(text, "code")


@pytest.mark.parametrize(
    ("reports", "said"),
    [
        ([], "Aucune copie n'a encore été notée"),
        ([replace(CLASS[4], status=Status.REJECTED)], "Aucune copie n'a encore été notée"),
        ([CLASS[4]], "Aucune erreur connue n'a été reconnue"),
        ([made("a", MEAN)], "Une seule erreur a été reconnue"),
        ([made("a", MEAN, HOTTER)], "Deux erreurs seulement"),
        (CLASS, "les trois erreurs les plus fréquentes"),
    ],
)
def test_notebook_says_how_many_mistakes_there_are_to_show(
    reports: list[Report], said: str
) -> None:
    assert said in sources(debrief_notebook(COURSE, PS1, reports, "fr"))


def test_without_a_named_mistake_the_hardest_exercises_are_told() -> None:
    unnamed = made("a", MEAN)
    checks = (replace(unnamed.exercises[0].checks[0], hint=None),)
    report = replace(unnamed, exercises=(replace(unnamed.exercises[0], checks=checks),))
    assert "- `context_vector` : 0 %" in sources(debrief_notebook(COURSE, PS1, [report], "fr"))


def test_same_class_gives_the_same_file() -> None:
    once, again = (debrief_notebook(COURSE, PS1, CLASS, "fr") for _ in range(2))
    assert once == again


# -- the smallest input ------------------------------------------------------------------------


def seen(wrong: Any) -> Shown:
    row = mistake_rows([made("a", wrong)])[0]
    assignment = PS1 if wrong in known_mistakes(COURSE, PS1.name) else PS2
    example = example_of(COURSE, assignment, row)
    assert example is not None
    return example.shown


def test_input_is_cut_down_to_what_still_shows_the_mistake() -> None:
    shown = seen(NO_SHIFT)
    (scores,) = shown.call.args
    assert scores.shape == (2,)
    # Less would not do: the exponential of 88 is still finite.
    assert scores.max() > 88.8
    assert (shown.how, shown.size) == ("tried", 2)


def test_mistake_of_the_gradient_is_shown_by_its_gradient() -> None:
    assert seen(DETACHED).how == "gradients"


def test_mistake_of_a_layer_is_shown_with_its_weights() -> None:
    shown = seen(mistake("ps2_self_attention", "SelfAttention_v2", "SC-1"))
    assert shown.call.layer is not None
    inside, outside = shown.call.layer.sizes  # published: 4 and 3 at least
    assert shown.size < 60
    assert {tuple(w.shape) for w in shown.call.layer.state.values()} == {(outside, inside)}


def test_weights_are_drawn_where_they_differ() -> None:
    assert seen(HOTTER).place == 1


def test_every_number_shown_comes_from_a_published_input() -> None:
    """The search is given nothing else; here its answer is compared with what is published."""
    for wrong in (NO_SHIFT, HOTTER, MEAN):
        published = [
            torch.as_tensor(value).double().flatten()
            for check in visible_exercises("ps1_softmax")[wrong.exercise].checks
            for call in check.calls
            for value in (*call.args, *call.kwargs.values())
        ]
        known = torch.cat(
            [*published, *(p.round() for p in published), *(p.round(decimals=1) for p in published)]
        )
        for value in seen(wrong).call.args:
            for number in torch.as_tensor(value).double().flatten():
                assert (known - number).abs().min() < 1e-6


def test_programs_that_agree_on_published_inputs_have_nothing_to_show() -> None:
    right = namespace_with(MISTAKE_IMPORTS + source_of(COURSE, "ps1_softmax"), "")["softmax_stable"]
    visible = visible_exercises("ps1_softmax")["softmax_stable"]
    assert smallest(right, lambda x, dim=-1: torch.softmax(x, dim), visible) is None


def test_missing_error_is_shown_by_the_call_that_should_raise() -> None:
    def strict(x: torch.Tensor) -> torch.Tensor:
        if (x < 0).any():
            raise ValueError("negative")
        return x

    call = Call((torch.tensor([-1.5, 2.0, 3.0]),), raises="ValueError")
    exercise = VisibleExercise(("x",), (VisibleCheck("raises", "raises", FACT, (call,)),))
    shown = smallest(strict, lambda x: x, exercise)
    assert shown is not None
    assert shown.size == 2
    assert smallest(strict, strict, exercise) is None


# -- pieces --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        torch.tensor([[0.5, float("-inf")], [1e-7, 3.0]]),
        torch.tensor([1.5, 2.0], dtype=torch.float64),
        torch.tensor([True, False]),
        torch.tensor([1, 2]),
        np.array([[1.0, -2.5]]),
        (1, [2.5, None], "a"),
        (3,),
        float("inf"),
    ],
)
def test_literal_reads_back_as_the_same_value(value: Any) -> None:
    back = eval(literal(value), {"torch": torch, "np": np, "float": float})
    if isinstance(value, torch.Tensor):
        assert back.dtype == value.dtype
        torch.testing.assert_close(back, value)
    elif isinstance(value, np.ndarray):
        np.testing.assert_array_equal(back, value)
    else:
        assert back == value


def test_sources_are_the_reference_s_own_with_all_they_use_and_no_marker() -> None:
    found = definitions(source_of(COURSE, "ps1_softmax"), ["context_vector"])
    assert list(found) == ["attention_scores", "softmax_stable", "context_vector"]
    assert "# The result does not depend on the shift" in found["softmax_stable"]
    assert "SOLUTION" not in "".join(found.values())


def test_renamed_program_calls_itself_by_its_new_name() -> None:
    again = "def f(n):\n    return 1 if n < 1 else f(n - 1)\n"
    assert renamed(again, "f", "g") == "def g(n):\n    return 1 if n < 1 else g(n - 1)"
