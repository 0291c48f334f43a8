"""`build --check`: are the built trees those of the authored texts, and do they leak nothing?"""

from __future__ import annotations

import importlib.util
import json
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from autograder.build.authored import AuthoredText
from autograder.build.builder import RenderChecks, read_course, stage
from autograder.build.leaks import (
    Readings,
    Secret,
    code_fragments,
    leaked,
    prose_fragments,
    read_notebook_text,
    read_script,
    solution_fragments,
)
from autograder.build.nodes import read_notebook
from autograder.build.notebook import digest, same_content
from autograder.build.protection import LEFT_ASIDE, HandEdit, hand_edits
from autograder.build.written import written_file
from autograder.course import Course
from autograder.settings import Settings
from autograder.text import Language, Text, same

BUILT_TREES = ("assignments", "source", "release")
RECEIVED_TREES = ("assignments", "release")  # what students get

_NOT_BUILT = ("README.md",)


@dataclass(frozen=True)
class Finding:
    """One reason for `--check` to fail. file: relative to the course.

    "edited" is a stale file that somebody wrote in: a build refuses to overwrite it.
    """

    kind: Literal["missing", "stale", "edited", "unexpected", "leak"]
    file: Path
    message: str

    def __str__(self) -> str:
        return f"{self.file}: {self.message}"


MISSING = Text("manque : lance autograder build.", "missing: run autograder build.")
STALE = Text(
    "n'est pas ce qui se construit maintenant ({}) : lance autograder build.",
    "not what is built now ({}): run autograder build.",
)
UNEXPECTED = Text(
    "n'a pas été écrit par autograder build : déplace ce fichier.",
    "not written by autograder build: move it away.",
)
LEAK = Text("contient {!r}, qui vient de {}.", "holds {!r} of {}.")


@dataclass(frozen=True)
class CheckResult:
    root: Path
    language: Language
    findings: tuple[Finding, ...]
    files: int  # how many built files were compared

    @property
    def passed(self) -> bool:
        return not self.findings


def check_build(
    course: Course,
    settings: Settings,
    *,
    language: Language | None = None,
    render: RenderChecks | None = None,
) -> CheckResult:
    """Compare the built trees with a fresh build, and search them for secrets.

    Raises AuthoredTextError or UsageError when there is nothing to compare with.
    """
    language = language or settings.language
    texts = read_course(course)
    with tempfile.TemporaryDirectory(prefix="autograder-check-") as scratch:
        staged = Path(scratch)
        files = stage(course, settings, language, staged, render)
        edited = {edit.file: edit for edit in hand_edits(course.root, staged, course)}
        findings = [
            *_differences(course.root, staged, files, edited, language),
            *find_leaks(course, texts, language),
        ]
    return CheckResult(course.root, language, tuple(findings), len(files))


def _differences(
    root: Path,
    staged: Path,
    files: tuple[Path, ...],
    edited: Mapping[Path, HandEdit],
    language: Language,
) -> Iterator[Finding]:
    for file in files:
        if not (root / file).is_file():
            yield Finding("missing", file, MISSING.to(language))
        elif file in edited:
            told = edited[file].found + same("\n") + edited[file].remedy
            yield Finding("edited", file, told.to(language))
        elif (root / file).read_bytes() != (staged / file).read_bytes():
            where = _first_difference(root / file, staged / file).to(language)
            yield Finding("stale", file, STALE.to(language).format(where))
    for file in _present(root, BUILT_TREES):
        if file not in files:
            yield Finding("unexpected", file, UNEXPECTED.to(language))


def _present(root: Path, trees: tuple[str, ...]) -> Iterator[Path]:
    """Files of the trees, relative to the root, without the notes for readers."""
    for tree in trees:
        for path in sorted((root / tree).rglob("*")):
            file = path.relative_to(root)
            if not path.is_file() or any(part in LEFT_ASIDE for part in file.parts):
                continue
            if file.name in _NOT_BUILT and len(file.parts) == 2:
                continue
            yield file


def _first_difference(found: Path, built: Path) -> Text:
    """Where two files begin to differ, for a person."""
    if found.suffix == ".ipynb":
        one, other = read_notebook(found), read_notebook(built)
        if one is None:
            return Text("pas un notebook", "not a notebook")
        if other is not None and not same_content(one, other):
            pairs = zip(one.cells, other.cells, strict=False)
            differing = (b.get("id", "?") for a, b in pairs if digest(a) != digest(b))
            cell = next(differing, None)
            if cell is None:
                return Text("cellules de la fin", "cells at the end")
            return Text(f"cellule {cell}", f"cell {cell}")
        return Text("métadonnées ou sorties", "metadata or outputs")
    if _is_data(built.read_bytes()):
        return Text("son contenu", "its content")
    lines = zip(
        found.read_text("utf-8", "replace").split("\n"),
        built.read_text("utf-8", "replace").split("\n"),
        strict=False,
    )
    line = next((n for n, (a, b) in enumerate(lines, 1) if a != b), None)
    if line is None:
        return Text("dernière ligne", "last line")
    return Text(f"ligne {line}", f"line {line}")


def _is_data(content: bytes) -> bool:
    """Numbers, weights, pictures: no text has a zero byte."""
    return b"\0" in content


def find_leaks(
    course: Course, texts: tuple[AuthoredText, ...], language: Language
) -> Iterator[Finding]:
    """What students receive of a solution, a model answer, a hidden test or a known mistake."""
    solutions = tuple(_solutions(texts))
    known = frozenset(key for secret in solutions for key in secret.fragment.keys)
    edited = _solutions_in_source(course)
    solutions += tuple(secret for secret in edited if not secret.fragment.keys <= known)
    hidden = tuple(_hidden(course))
    public: Readings | None = None
    data = frozenset(name for assignment in course.assignments for name in assignment.files)
    for file in _present(course.root, RECEIVED_TREES):
        raw = (course.root / file).read_bytes()
        if _is_data(raw) and file.name in data:
            continue
        content = raw.decode("utf-8", "replace")
        readings = read_notebook_text(content) if file.suffix == ".ipynb" else read_script(content)
        position = _position(course, file)
        found = list(leaked(readings, _not_given(solutions, texts, position)))
        if shared := leaked(readings, hidden):
            public = public or _published(texts)
            found += [secret for secret in shared if not public.find(secret.fragment)]
        for where, secrets in _by_place(found).items():
            code = secrets[0].fragment.code
            yield Finding("leak", file, LEAK.to(language).format(code, where))


def _solutions(texts: tuple[AuthoredText, ...]) -> Iterator[Secret]:
    for text in texts:
        for cell in text.cells:
            if cell.role != "exercise":
                continue
            for fragment in solution_fragments(cell.source):
                where = f"solutions/{text.path.name}:{cell.line + fragment.line}"
                yield Secret(fragment, where, text.assignment.name, cell.name)
        where = f"solutions/{written_file(text.path.parent, text.assignment.name).name}"
        for name, question in text.written.items():
            for words in (question.answer, *(criterion.fact for criterion in question.rubric)):
                for fragment in (*prose_fragments(words.fr), *prose_fragments(words.en)):
                    yield Secret(fragment, f"{where}, [{name}]", text.assignment.name, name)


def _solutions_in_source(course: Course) -> Iterator[Secret]:
    """Of instructor notebooks as they are on disk: they may have been edited by hand."""
    for assignment in course.assignments:
        file = Path("source", assignment.name, f"{assignment.name}.ipynb")
        found = read_notebook(course.root / file)
        for cell in found.cells if found is not None else ():
            grading = cell.metadata.get("nbgrader", {})
            if cell.cell_type != "code" or not grading.get("solution"):
                continue
            name = str(grading.get("grade_id", ""))
            for fragment in solution_fragments(cell.source):
                yield Secret(fragment, f"{file}, cell {name}", assignment.name, name)


def _hidden(course: Course) -> Iterator[Secret]:
    """Of the hidden tests, what they share, and the known mistakes."""
    spec = importlib.util.find_spec(course.mistakes)
    folders = spec.submodule_search_locations if spec is not None else None
    shared = (p for p in sorted(course.graders.glob("*.py")) if not p.name.startswith("test_"))
    files = [("", path) for path in shared if path.name not in ("__init__.py", "conftest.py")]
    for name in (assignment.name for assignment in course.assignments):
        files += [(name, path) for path in course.grader_files(name)]
        for folder in map(Path, folders or ()):
            files += [
                (name, path) for path in (folder / f"{name}.py", *(folder / name).glob("*.py"))
            ]
    for assignment, path in files:
        if path.is_file():
            for fragment in code_fragments(path.read_text(encoding="utf-8")):
                yield Secret(fragment, f"{path.name}:{fragment.line}", assignment)


def _not_given(
    solutions: tuple[Secret, ...], texts: tuple[AuthoredText, ...], position: int
) -> Iterator[Secret]:
    """Solutions that the assignment at `position` does not give on purpose.

    It gives what a given cell named after an exercise of an earlier assignment declares, in it
    or in an assignment between the two.
    """
    order = [text.assignment.name for text in texts]
    declared = {
        (index, cell.name)
        for index, text in enumerate(texts)
        for cell in text.cells
        if cell.role == "given"
    }
    for secret in solutions:
        own = order.index(secret.assignment)
        if not any((index, secret.exercise) in declared for index in range(own + 1, position + 1)):
            yield secret


def _position(course: Course, file: Path) -> int:
    """Of the assignment that a received file belongs to; -1 for what they share."""
    name = file.parts[1] if len(file.parts) > 2 else file.stem
    names = [assignment.name for assignment in course.assignments]
    return names.index(name) if name in names else -1


def _published(texts: tuple[AuthoredText, ...]) -> Readings:
    """What the authors publish themselves: cells beside the exercises, visible checks."""
    cells = [c.source for text in texts for c in text.cells if c.role != "exercise"]
    visible = sorted((Path(__file__).parent / "visible").rglob("*.py"))
    content = [*cells, *(path.read_text(encoding="utf-8") for path in visible)]
    return read_notebook_text(json.dumps({"public": content}))


def _by_place(found: list[Secret]) -> dict[str, list[Secret]]:
    """Leaks grouped by the exercise or the file that they come from, the first named."""
    places: dict[str, list[Secret]] = {}
    seen: dict[tuple[str, str], str] = {}
    for secret in found:
        group = (secret.where.partition(":")[0], secret.exercise)
        where = seen.setdefault(group, secret.where)
        places.setdefault(where, []).append(secret)
    return places
