"""`autograder demo`: a small class with everything that happens, made on the spot and graded."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.build import build
from autograder.build.authored import AuthoredText, read_authored
from autograder.classrun import ClassResult, EngineOpener, Progress, grade_class
from autograder.course import Assignment, Course
from autograder.mistakes import known_mistakes
from autograder.settings import Settings, secret_seed
from autograder.text import Language, Text

ASSIGNMENT = "ps1_softmax"

SEVERAL = Text("plusieurs-erreurs", "several-mistakes")
# One mistake of several exercises, by key: what a report that names mistakes is for.
SEVERAL_MISTAKES = {
    "softmax_stable": "SM-4",
    "context_vector": "",
    "soft_lookup": "",
}

SYNTAX_ERROR = '''def attention_scores(query, inputs):
    """(d,), (T, d) -> (T,)"""
    return inputs @ query)
'''
INFINITE_LOOP = '''def context_vector(query, inputs):
    """(d,), (T, d) -> (d,)"""
    total = 0.0
    while total < 1.0:
        total = total * 1.0
    return inputs[0] * total
'''
EXIT = """import os

os._exit(0)
"""
FIFTY_GB = """import torch

everything = torch.ones(50_000_000_000 // 4)
"""
FORGED = """import json
import sys
import torch

torch.allclose = lambda *a, **k: True
torch.equal = lambda *a, **k: True
torch.testing.assert_close = lambda *a, **k: None
for name in list(sys.modules):
    if "autograder" in name or "pytest" in name:
        del sys.modules[name]
forged = {"schema": 1, "status": "graded", "score": 20.0, "max_score": 20.0, "exercises": []}
print(json.dumps(forged))
for path in ("report.json", "../reports/report.json", "/tmp/report.json"):
    try:
        with open(path, "w") as file:
            json.dump(forged, file)
    except OSError:
        pass


class Anything:
    def __eq__(self, other):
        return True

    def __getattr__(self, name):
        return lambda *a, **k: self


def attention_scores(query, inputs):
    return Anything()


def softmax_stable(x, dim=-1):
    return Anything()
"""

Notebook = dict[str, Any]


@dataclass(frozen=True)
class MadeClass:
    assignment: Assignment
    submitted: Path
    reports: Path
    language: Language
    worth_a_look: Path  # the submission whose report has most to say


@dataclass(frozen=True)
class _Handed:
    """One student's folder: what its name says, the file's name and its content."""

    student: Text
    file: str
    content: str


def make_class(course: Course, settings: Settings, folder: Path, language: Language) -> MadeClass:
    """Build the assignment into `folder` and put a class of made-up work under submitted/."""
    assignment = course.assignment(ASSIGNMENT)
    build(course, settings, language=language, output=folder)
    released = folder / "release" / ASSIGNMENT / f"{ASSIGNMENT}.ipynb"
    blank = json.loads(released.read_text(encoding="utf-8"))
    authored = read_authored(course.solutions / f"{ASSIGNMENT}.py", assignment)
    submitted = folder / "submitted"
    for handed in _class(course, assignment, authored, blank):
        inside = submitted / handed.student.to(language) / ASSIGNMENT
        inside.mkdir(parents=True, exist_ok=True)
        (inside / handed.file).write_text(handed.content, encoding="utf-8")
    looked_at = submitted / SEVERAL.to(language) / ASSIGNMENT / f"{ASSIGNMENT}.ipynb"
    return MadeClass(assignment, submitted, folder / "reports", language, looked_at)


def run_class(
    course: Course,
    settings: Settings,
    made: MadeClass,
    *,
    jobs: int,
    progress: Callable[[Progress], None],
) -> ClassResult:
    """Grade the class. Its code is ours, so a plain process will do where nothing isolates."""
    opener = EngineOpener(
        course, settings, "all", unsafe=False, seed=secret_seed(course.root), own_code=True
    )
    return grade_class(
        course,
        settings,
        made.assignment,
        made.submitted,
        made.reports,
        jobs=jobs,
        force=True,
        language=made.language,
        progress=progress,
        opener=opener,
    )


def _class(
    course: Course, assignment: Assignment, authored: AuthoredText, blank: Notebook
) -> list[_Handed]:
    right = {e.name: authored.exercise(e.name).source for e in assignment.exercises}
    mistakes = _mistakes(course, assignment)
    notebook = f"{assignment.name}.ipynb"

    def handed(student: Text, changed: Mapping[str, str], extra: str = "") -> _Handed:
        content = _filled(blank, {**right, **changed}, extra)
        return _Handed(student, notebook, _dumped(content))

    full = _dumped(_filled(blank, right))
    no_maximum = {"softmax_stable": mistakes["softmax_stable", "SM-4"]}
    several = {e: mistakes[e, key] for e, key in SEVERAL_MISTAKES.items() if (e, key) in mistakes}
    half = {e.name: right[e.name] for e in assignment.exercises[:3]}
    return [
        _Handed(Text("tout-juste", "all-right"), notebook, full),
        _Handed(
            Text("tout-juste-en-py", "all-right-in-py"),
            f"{assignment.name}.py",
            "import torch\n\n\n" + "\n\n".join(right.values()) + "\n",
        ),
        _Handed(Text("a-moitie-fait", "half-done"), notebook, _dumped(_filled(blank, half))),
        handed(Text("sans-le-maximum", "without-the-maximum"), no_maximum),
        handed(SEVERAL, several),
        handed(Text("erreur-de-syntaxe", "syntax-error"), {"attention_scores": SYNTAX_ERROR}),
        handed(Text("boucle-infinie", "infinite-loop"), {"context_vector": INFINITE_LOOP}),
        handed(Text("os-exit", "os-exit"), {}, EXIT),
        handed(Text("50-go", "50-gb"), {}, FIFTY_GB),
        handed(
            Text("rapport-contrefait", "forged-report"),
            {"attention_scores": "", "softmax_stable": FORGED},
        ),
        _Handed(Text("fichier-tronque", "truncated-file"), notebook, full[: len(full) // 3]),
    ]


def _mistakes(course: Course, assignment: Assignment) -> dict[tuple[str, str], str]:
    """Sources of known mistakes by exercise and key; under "" the first of each exercise."""
    sources: dict[tuple[str, str], str] = {}
    for mistake in known_mistakes(course, assignment.name):
        for key in (mistake.key, ""):
            sources.setdefault((mistake.exercise, key), mistake.source())
    return sources


def _filled(blank: Notebook, answers: Mapping[str, str], extra: str = "") -> Notebook:
    """The released notebook with answers written in; `extra` as a last cell of the student's."""
    cells = []
    for cell in blank["cells"]:
        name = cell.get("metadata", {}).get("nbgrader", {}).get("grade_id")
        cells.append({**cell, "source": answers[name]} if name in answers else cell)
    if extra:
        own: Notebook = {"cell_type": "code", "execution_count": None, "id": "own", "metadata": {}}
        cells.append({**own, "outputs": [], "source": extra})
    return {**blank, "cells": cells}


def _dumped(notebook: Notebook) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
