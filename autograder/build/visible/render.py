"""Write checks.py: the hand-written template with its data block filled in."""

from __future__ import annotations

import ast
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import torch

from autograder.build.visible import checks_template
from autograder.build.visible.fingerprints import (
    exercise_data,
    known_mistakes,
    mistake_data,
    visible_exercises,
)
from autograder.build.visible.quizzes import read_quizzes
from autograder.course import Assignment, Course
from autograder.reference import source_of
from autograder.settings import Settings
from autograder.text import Language

HEADER = "# Built from {sources}: do not edit.\n"
_DATA_LINE = '_DATA: Data = {"exercises": {}, "quizzes": {}}\n'
_LANGUAGE_LINE = 'LANGUAGE = "fr"\n'


def render_checks(
    course: Course, settings: Settings | None = None, language: Language | None = None
) -> str:
    """The text of checks.py: the same for the same course, settings and language.

    language: what cards say until `use_language`; that of the settings when None. Both are
    always in the file. settings.hint_level says how many levels of hint it holds.
    Raises VisibleCheckError when reference and documents disagree, UsageError when an
    assignment has no visible checks.
    """
    settings = settings or Settings()
    data: dict[str, Any] = {"exercises": {}, "quizzes": {}}
    with _one_thread():
        for assignment in course.assignments:
            data["exercises"].update(assignment_data(course, assignment, settings))
            data["quizzes"].update(read_quizzes(course.solutions, assignment.name))
    return fill(template_source(), data, language or settings.language, sources(course))


@contextlib.contextmanager
def _one_thread() -> Iterator[None]:
    """For thousands of operations on small tensors, threads cost more than they save."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


def assignment_data(
    course: Course, assignment: Assignment, settings: Settings
) -> dict[str, dict[str, Any]]:
    """The data block of one assignment, exercise by exercise, in the catalogue's order."""
    visible = visible_exercises(assignment.name)
    mistakes = known_mistakes(course, assignment.name)
    reference = source_of(course, assignment.name)
    level = settings.hint_level
    block: dict[str, dict[str, Any]] = {}
    for exercise in assignment.exercises:
        data = exercise_data(
            course,
            assignment,
            exercise,
            visible[exercise.name],
            points=settings.points_of(assignment, exercise),
        )
        if level:
            template = template_module()
            known = [
                mistake_data(template, reference, data, m, level)
                for m in mistakes
                if m.exercise == exercise.name
            ]
            data["mistakes"] = [m for m in known if m["seen"]]
        block[exercise.name] = data
    return block


def template_source() -> str:
    return Path(checks_template.__file__).read_text(encoding="utf-8")


def template_module() -> ModuleType:
    return checks_template


def sources(course: Course) -> str:
    names = ", ".join(f"solutions/{a.name}.py" for a in course.assignments)
    return f"autograder/build/visible, {names}"


def fill(template: str, data: dict[str, Any], language: Language, sources: str) -> str:
    """The template with its data block, its language and a header that says where it is from."""
    for line in (_DATA_LINE, _LANGUAGE_LINE):
        assert template.count(line) == 1, f"the template must have exactly one line {line!r}"
    block = _json(data)
    literal = f'r"""{block}"""'
    assert ast.literal_eval(literal) == block, "the data block cannot be written as a raw string"
    filled = template.replace(_LANGUAGE_LINE, f'LANGUAGE = "{language}"\n')
    filled = filled.replace(_DATA_LINE, "_DATA: Data = {}  # filled at the end\n")
    return (
        HEADER.format(sources=sources)
        + filled
        + "\n\n# --- Published inputs, expected answers, known mistakes "
        + "-" * 38
        + f"\n\n_DATA.update(json.loads({literal}))\n\n"
        + 'if __name__ == "__main__":\n    sys.exit(main())\n'
    )


def _json(data: dict[str, Any]) -> str:
    """One line a check, one a mistake: short enough to be read, and steady under `diff`."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(", ", ": "), allow_nan=False)

    def block(name: str, exercise: dict[str, Any]) -> str:
        parts = []
        for key, value in exercise.items():
            if key in ("checks", "mistakes") and value:
                inner = ",\n".join(f"   {line(item)}" for item in value)
                parts.append(f"  {line(key)}: [\n{inner}\n  ]")
            else:
                parts.append(f"  {line(key)}: {line(value)}")
        return f" {line(name)}: {{\n" + ",\n".join(parts) + "\n }"

    exercises = ",\n".join(block(name, e) for name, e in data["exercises"].items())
    quizzes = ",\n".join(f" {line(name)}: {line(q)}" for name, q in data["quizzes"].items())
    return f'{{\n"exercises": {{\n{exercises}\n}},\n"quizzes": {{\n{quizzes}\n}}\n}}'


__all__ = ["render_checks"]
