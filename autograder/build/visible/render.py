"""Write checks.py: the hand-written template with its data block filled in."""

from __future__ import annotations

import ast
import contextlib
import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import torch

from autograder.build.visible import checks_template
from autograder.build.visible.fingerprints import (
    exercise_data,
    mistake_data,
    visible_exercises,
)
from autograder.build.visible.kept import kept
from autograder.build.visible.quizzes import read_quizzes
from autograder.build.visible.sharing import shared
from autograder.course import Assignment, Course
from autograder.mistakes import known_mistakes
from autograder.reference import source_of
from autograder.settings import Settings
from autograder.text import Language

HEADER = "# Built from {sources}: do not edit.\n"
_DATA_LINE = '_DATA: Data = {"exercises": {}, "quizzes": {}}\n'
_LANGUAGE_LINE = 'LANGUAGE = "fr"\n'


@dataclass(frozen=True)
class Checks:
    """The texts of checks.py: of the whole course, and of each assignment alone by its name."""

    whole: str
    alone: Mapping[str, str]


def render_checks(
    course: Course, settings: Settings | None = None, language: Language | None = None
) -> Checks:
    """The files checks.py: the same for the same course, settings and language.

    language: what cards say until `use_language`; that of the settings when None. Both are
    always in the file. settings.hint_level says how many levels of hint it holds.
    Raises VisibleCheckError when reference and documents disagree, UsageError when an
    assignment has no visible checks.
    """
    settings = settings or Settings()
    language = language or settings.language
    template = template_source()
    with _one_thread():
        blocks = {
            a.name: {
                "exercises": with_hints(
                    kept(
                        course,
                        a,
                        settings,
                        known_mistakes(course, a.name),
                        functools.partial(assignment_data, course, a, settings),
                    ),
                    settings.hint_level,
                ),
                "quizzes": read_quizzes(course.solutions, a.name),
            }
            for a in course.assignments
        }
    everything: dict[str, Any] = {"exercises": {}, "quizzes": {}}
    for block in blocks.values():
        for part, content in block.items():
            everything[part].update(content)
    return Checks(
        fill(template, everything, language, sources(course.assignments)),
        {
            a.name: fill(template, blocks[a.name], language, sources((a,)))
            for a in course.assignments
        },
    )


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
    """The data block of one assignment, exercise by exercise, in the catalogue's order.

    Known mistakes have all their levels of hint: see `with_hints`.
    """
    visible = visible_exercises(assignment.name)
    mistakes = known_mistakes(course, assignment.name)
    reference = source_of(course, assignment.name)
    block: dict[str, dict[str, Any]] = {}
    for exercise in assignment.exercises:
        data = exercise_data(
            course,
            assignment,
            exercise,
            visible[exercise.name],
            points=settings.points_of(assignment, exercise),
        )
        template = template_module()
        known = [
            mistake_data(template, reference, data, m)
            for m in mistakes
            if m.exercise == exercise.name
        ]
        data["mistakes"] = [m for m in known if m["seen"]]
        block[exercise.name] = data
    return block


def with_hints(block: Mapping[str, dict[str, Any]], level: int) -> dict[str, dict[str, Any]]:
    """The block with the first levels of each hint; with no known mistake at level 0."""
    shown = {}
    for name, exercise in block.items():
        rest = {key: value for key, value in exercise.items() if key != "mistakes"}
        if level:
            rest["mistakes"] = [{**m, "levels": m["levels"][:level]} for m in exercise["mistakes"]]
        shown[name] = rest
    return shown


def template_source() -> str:
    return Path(checks_template.__file__).read_text(encoding="utf-8")


def template_module() -> ModuleType:
    return checks_template


def sources(assignments: Iterable[Assignment]) -> str:
    names = ", ".join(f"solutions/{a.name}.py" for a in assignments)
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
        + f"\n\n_DATA.update(_whole(json.loads({literal})))\n\n"
        + 'if __name__ == "__main__":\n    sys.exit(main())\n'
    )


def _json(data: dict[str, Any]) -> str:
    """One line a check, a mistake, a shared part: fit to be read, and steady under `diff`."""
    table, data = shared(data)

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)

    def block(name: str, exercise: dict[str, Any]) -> str:
        parts = []
        for key, value in exercise.items():
            if key in ("checks", "mistakes") and value:
                inner = ",\n".join(f"   {line(item)}" for item in value)
                parts.append(f"  {line(key)}: [\n{inner}\n  ]")
            else:
                parts.append(f"  {line(key)}: {line(value)}")
        return f" {line(name)}: {{\n" + ",\n".join(parts) + "\n }"

    def lines(values: dict[str, Any]) -> str:
        return ",\n".join(f" {line(name)}: {line(value)}" for name, value in values.items())

    exercises = ",\n".join(block(name, e) for name, e in data["exercises"].items())
    return (
        f'{{\n"shared": {{\n{lines(table)}\n}},\n'
        f'"exercises": {{\n{exercises}\n}},\n'
        f'"quizzes": {{\n{lines(data["quizzes"])}\n}}\n}}'
    )


__all__ = ["Checks", "render_checks"]
