"""The written questions of an assignment, graded by hand: model answers and rubrics.

`solutions/written_<psN>.toml` has a table a question, under the name of its cell:

    [no_leak]
    title = { fr = "…", en = "…" }
    answer = { fr = "…", en = "…" }
    rubric = [{ points = 1, fr = "…", en = "…" }]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.build.problems import AuthoredTextError, Problem, near_miss
from autograder.build.typography import typeset
from autograder.rendering.plain import number
from autograder.text import LANGUAGES, Language, Text

# What a student finds in the cell of an answer; nbgrader's ClearSolutions puts the same there.
TEXT_STUB = Text("*Ta réponse ici.*", "*Your answer here.*")

_FIELDS = ("title", "answer", "rubric")


@dataclass(frozen=True)
class Criterion:
    """One line of a rubric. points: out of the rubric's total, whatever a course gives."""

    points: float
    fact: Text


@dataclass(frozen=True)
class WrittenQuestion:
    title: Text
    answer: Text
    rubric: tuple[Criterion, ...]


def for_instructors(question: WrittenQuestion, points: float, language: Language) -> str:
    """Markdown of the model answer and the rubric, for `source/`. points: in this course."""
    total = number(sum(c.points for c in question.rubric), language)
    given = number(points, language)
    heading = Text(
        f"**Barème, sur {total}** (dans ce cours, la question vaut {given}) :",
        f"**Rubric, out of {total}** (in this course, the question is worth {given}):",
    )
    criteria = "\n".join(
        f"- ({number(c.points, language)}) {c.fact.to(language)}" for c in question.rubric
    )
    model = Text("Une bonne réponse :", "A good answer:").to(language)
    title, answer = question.title.to(language), question.answer.to(language)
    parts = (f"**{title}**", f"*{model}*", answer, heading.to(language), criteria)
    return typeset("\n\n".join(parts), language)


def written_file(solutions: Path, assignment: str) -> Path:
    """Where the model answers of an assignment stand; there need not be any."""
    return solutions / f"written_{assignment.split('_')[0]}.toml"


def read_written(path: Path, asked: Mapping[str, int]) -> dict[str, WrittenQuestion]:
    """The questions of a file by name, in its order; none where there is no file.

    asked: lines, in the authored text, of the cells that take an answer, by name.
    Raises AuthoredTextError with every problem of the file.
    """
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise AuthoredTextError(path, [Problem(0, f"not TOML: {error}.")]) from error
    lines = {name: _line(text, name) for name in tables}
    problems = [Problem(lines[n], p) for n, table in tables.items() for p in _problems(n, table)]
    for name, line in lines.items():
        if name not in asked:
            hint = near_miss(name, asked)
            problems.append(Problem(line, f"no cell of the text has written={name!r}.{hint}"))
    for name, line in asked.items():
        if name not in tables:
            message = f"no table [{name}], which the text asks for at line {line}."
            problems.append(Problem(0, message + near_miss(name, tables)))
    if problems:
        raise AuthoredTextError(path, problems)
    return {name: _question(table) for name, table in tables.items()}


def _line(text: str, name: str) -> int:
    found = re.search(rf"^\[+\s*{re.escape(name)}\b", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 0


def _problems(name: str, table: Any) -> Iterator[str]:
    if not isinstance(table, dict):
        yield f"{name} is not a table of a question."
        return
    for field in sorted(table.keys() - set(_FIELDS)):
        yield f"{name}.{field}: a question has {', '.join(_FIELDS)}.{near_miss(field, _FIELDS)}"
    for field in ("title", "answer"):
        yield from _language_problems(f"{name}.{field}", table.get(field))
    rubric = table.get("rubric")
    if not isinstance(rubric, list) or not rubric:
        yield f"{name}.rubric: a list of {{points, fr, en}} is expected."
        return
    for number_, criterion in enumerate(rubric, start=1):
        where = f"{name}.rubric, entry {number_}"
        yield from _language_problems(where, criterion)
        points = criterion.get("points") if isinstance(criterion, dict) else None
        if isinstance(points, bool) or not isinstance(points, (int, float)) or not points > 0:
            yield f"{where}: its points are {points!r}; a number above 0 is expected."


def _language_problems(where: str, said: Any) -> Iterator[str]:
    for language in LANGUAGES:
        words = said.get(language) if isinstance(said, dict) else None
        if not isinstance(words, str) or not words.strip():
            yield f'{where}: nothing is said in "{language}".'


def _question(table: Mapping[str, Any]) -> WrittenQuestion:
    return WrittenQuestion(
        _text(table["title"]),
        _text(table["answer"]),
        tuple(Criterion(float(c["points"]), _text(c)) for c in table["rubric"]),
    )


def _text(said: Mapping[str, str]) -> Text:
    return Text(said["fr"].strip(), said["en"].strip())
