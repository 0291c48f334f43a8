"""`debrief.ipynb`: the class's three most frequent mistakes, for the next lecture.

A notebook that runs from top to bottom with torch and matplotlib alone. It names nobody, and shows
published inputs only. It holds right programs, so it is for after the deadline.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from autograder.build.nodes import dump, new_code_cell, new_notebook, new_text_cell
from autograder.build.typography import typeset
from autograder.build.visible.fingerprints import MISTAKE_IMPORTS, visible_exercises
from autograder.build.visible.spec import VisibleExercise
from autograder.classdata.overview import MistakeRow, exercise_rows, graded, mistake_rows
from autograder.course import Assignment, Course
from autograder.debriefing import debrief_words as own
from autograder.debriefing import lecture_tools
from autograder.debriefing.literal import literal
from autograder.debriefing.smallest import Shown, smallest
from autograder.debriefing.sources import definitions, names_in, renamed
from autograder.errors import UsageError
from autograder.mistakes import Mistake, known_mistakes
from autograder.reference import source_of
from autograder.text import Language
from autograder.values import Report

TOP = 3
IMPORTS = (
    "from __future__ import annotations\n\n"
    + MISTAKE_IMPORTS
    + "from collections.abc import Callable\nfrom typing import Any\n\n"
    + "from numpy.typing import NDArray\nfrom torch import Tensor, nn\n"
)
_PRINTED = "torch.set_printoptions(precision=4, sci_mode=False)"
_HARDEST = 3


@dataclass(frozen=True)
class Example:
    """A known mistake with the input that shows it. wrong: the name of the wrong program."""

    exercise: str
    wrong: str
    source: str
    shown: Shown
    parameters: tuple[str, ...]
    returns: tuple[str, ...]


def debrief_notebook(
    course: Course, assignment: Assignment, reports: Sequence[Report], language: Language
) -> str:
    """The text of the notebook file; the same reports give the same text."""
    rows = mistake_rows(reports)[:TOP]
    total = len(graded(reports))
    examples = [example_of(course, assignment, row) for row in rows]
    cells = [_text(_opening(assignment, rows, reports, total, language))]
    if rows:
        cells += _tools(course, assignment, examples, language)
    for place, (row, example) in enumerate(zip(rows, examples, strict=True), start=1):
        cells.append(_text(_heading(place, row, total, language)))
        cells += (
            _demonstration(example, language) if example else [_text(own.NO_INPUT.to(language))]
        )
        cells.append(_text(_repair(row, language)))
    for number, cell in enumerate(cells):
        cell["id"] = f"debrief-{number}"
        if cell["cell_type"] == "markdown":
            cell["source"] = typeset(cell["source"], language)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return dump(new_notebook(cells, {"kernelspec": kernel, "language_info": {"name": "python"}}))


# -- finding what shows a mistake ----------------------------------------------------------------


def example_of(course: Course, assignment: Assignment, row: MistakeRow) -> Example | None:
    """Of the exercise where the mistake was made most often, as far as one can be shown."""
    known = [m for m in known_mistakes(course, assignment.name) if m.key == row.key]
    try:
        visible = visible_exercises(assignment.name)
    except UsageError:
        return None
    module = source_of(course, assignment.name)
    for exercise in row.exercises:
        for mistake in known:
            if mistake.exercise == exercise and exercise in visible:
                found = _example(mistake, module, visible[exercise])
                if found is not None:
                    return found
    return None


def _example(mistake: Mistake, module: str, visible: VisibleExercise) -> Example | None:
    wrong = mistake.program.__name__
    source = renamed(mistake.source(), mistake.exercise, wrong)
    # Run as the notebook will run it: what is missing there must be missing here.
    namespace: dict[str, Any] = {"__name__": "_debrief"}
    for text in (IMPORTS, *_needed(module, [(mistake.exercise, source)]).values(), source):
        exec(compile(text, "<debrief>", "exec"), namespace)
    shown = smallest(namespace[mistake.exercise], namespace[wrong], visible)
    if shown is None:
        return None
    names = visible.parameters, visible.returns
    return Example(mistake.exercise, wrong, source, shown, *names)


def _needed(module: str, programs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Sources of the right programs, and of all that right and wrong ones use."""
    names: list[str] = []
    for exercise, wrong in programs:
        names += [exercise, *sorted(names_in(ast.parse(wrong)))]
    return definitions(module, names)


# -- cells -------------------------------------------------------------------------------------


def _text(source: str) -> Any:
    return new_text_cell(source)


def _code(source: str, *, hidden: bool = False) -> Any:
    metadata = {"jupyter": {"source_hidden": True}} if hidden else {}
    return new_code_cell(source.strip("\n"), metadata=metadata)


def _opening(
    assignment: Assignment,
    rows: Sequence[MistakeRow],
    reports: Sequence[Report],
    total: int,
    language: Language,
) -> str:
    title = f"# {own.TITLE.to(language).format(assignment.title.to(language))}"
    if not total:
        return f"{title}\n\n{own.NOBODY.to(language)}"
    count = own.ONE_GRADED if total == 1 else own.GRADED
    parts = [title, count.to(language).format(total)]
    if not rows:
        parts.append(own.NONE_NAMED.to(language))
    elif len(rows) < TOP:
        fewer = own.ONE_NAMED if len(rows) == 1 else own.TWO_NAMED
        parts.append(fewer.to(language))
    else:
        parts.append(own.THREE_NAMED.to(language))
    if not rows:
        parts += _hardest(reports, language)
    return "\n\n".join(parts)


def _hardest(reports: Sequence[Report], language: Language) -> Iterable[str]:
    """Where nothing was named, the exercises that gave the fewest points."""
    found = [row for row in exercise_rows(reports) if row.share is not None and row.share < 1]
    found.sort(key=lambda row: row.share or 0.0)
    if not found:
        yield own.ALL_RIGHT.to(language)
        return
    lines = [
        f"- `{row.name}`{own.COLON.to(language)}{int(100 * (row.share or 0))} %"
        for row in found[:_HARDEST]
    ]
    yield own.HARDEST.to(language) + "\n\n" + "\n".join(lines)


def _tools(
    course: Course,
    assignment: Assignment,
    examples: Sequence[Example | None],
    language: Language,
) -> list[Any]:
    """Imports and drawing, then the right programs, each once."""
    shown = [example for example in examples if example is not None]
    if not shown:
        return []
    tools = inspect.getsource(lecture_tools)
    names = f"RIGHT, WRONG = {own.RIGHT.to(language)!r}, {own.WRONG.to(language)!r}"
    tools = re.sub(r"^RIGHT, WRONG = .*$", names, tools, count=1, flags=re.MULTILINE)
    module = source_of(course, assignment.name)
    right = _needed(module, [(example.exercise, example.source) for example in shown])
    return [
        _text(own.TOOLS.to(language)),
        _code(f"{tools}\n\n{_PRINTED}", hidden=True),
        _text(own.RIGHT_PROGRAMS.to(language)),
        _code(IMPORTS.partition("\n\n")[2] + "\n\n" + "\n\n\n".join(right.values()), hidden=True),
    ]


def _heading(place: int, row: MistakeRow, total: int, language: Language) -> str:
    count = own.ONE_MADE if row.students == 1 else own.MADE
    made = count.to(language).format(row.students, total)
    keys = " = ".join((row.key, *row.also))
    where = ", ".join(f"`{name}`" for name in row.exercises)
    return f"## {place}. {row.levels[0].to(language)}\n\n{made} · {where} · {keys}"


def _demonstration(example: Example, language: Language) -> list[Any]:
    """The wrong program, the input, both answers, the figure."""
    how = own.HOW[example.shown.how].to(language)
    return [
        _text(own.WRONG_PROGRAM.to(language)),
        _code(example.source),
        _text(own.INPUT.to(language)),
        _code(_trial(example)),
        _text(how),
        _code(_figure(example)),
    ]


def _trial(example: Example) -> str:
    shown = example.shown
    call = shown.call
    lines = []
    right, wrong = example.exercise, example.wrong
    if call.layer is not None:
        state = call.layer.state.items()
        weights = "\n".join(f"    {name!r}: {literal(values)}," for name, values in state)
        sizes, options = literal(tuple(call.layer.sizes)), repr(dict(call.layer.options))
        lines += [f"sizes, options = {sizes}, {options}", f"weights = {{\n{weights}\n}}"]
        right = f"built({right}, sizes, options, weights)"
        wrong = f"built({wrong}, sizes, options, weights)"
    lines.append("given = (")
    for place, arg in enumerate(call.args):
        known = place < len(example.parameters)
        lines.append(f"    {literal(arg)},{f'  # {example.parameters[place]}' if known else ''}")
    lines.append(")")
    options = "".join(f", {name}={literal(value)}" for name, value in call.kwargs.items())
    lines += [
        f"right = {shown.how}({right}, *given{options})",
        f"wrong = {shown.how}({wrong}, *given{options})",
        'print(f"{RIGHT}: {right!r}")',
        'print(f"{WRONG}: {wrong!r}")',
    ]
    return "\n".join(lines)


def _figure(example: Example) -> str:
    place, names = example.shown.place, example.returns
    if place is None:
        return "show(right, wrong)"
    known = example.shown.how == "tried" and place < len(names)
    name = f", {names[place]!r}" if known else ""
    return f"show(right[{place}], wrong[{place}]{name})"


def _repair(row: MistakeRow, language: Language) -> str:
    label = own.REPAIR.to(language)
    return f"**{label}** {row.levels[1].to(language)}\n\n{row.levels[2].to(language)}"
