"""What a build must not overwrite: an author's edits of `source/`, a student's work elsewhere."""

from __future__ import annotations

import copy
import itertools
import os
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import jupytext
from nbformat import NotebookNode

from autograder.build.authored import CODE_ROLES
from autograder.build.nodes import read_notebook
from autograder.build.notebook import (
    METADATA_KEY,
    check_id,
    edits,
    received_digest,
    same_content,
    title,
    written_id,
)
from autograder.build.problems import HandEditedError
from autograder.build.typography import NO_BREAK, THIN_NO_BREAK
from autograder.course import Course
from autograder.text import Language, Text, same

# What tools leave beside a notebook: nobody's work.
LEFT_ASIDE = ("__pycache__", ".ipynb_checkpoints")


@dataclass(frozen=True)
class HandEdit:
    """A file that is not only what was built. file: relative to the root.

    found: what was seen in it. remedy: what to do, so that nothing is lost.
    """

    file: Path
    found: Text
    remedy: Text


def refuse_hand_edits(
    root: Path, staged: Path, course: Course, language: Language, *, clears: bool
) -> None:
    """Raise HandEditedError, in `language`, when building over `root` would lose somebody's work.

    staged: the fresh build. clears: whether release/<assignment> is emptied first.
    """
    found = list(hand_edits(root, staged, course))
    if clears:
        found += unknown_files(root, staged, course)
        # A folder is moved away as a whole: said once, of all that is in it.
        found.sort(key=lambda edit: edit.file)
    if not found:
        return
    message = Text(fr="", en="")
    for remedy, edits_of_it in itertools.groupby(found, key=lambda edit: edit.remedy):
        for edit in edits_of_it:
            message += same(f"{_shown(root / edit.file)} ") + edit.found + same("\n")
        message += remedy + same("\n")
    nothing = Text("Rien n'a été écrit.", "Nothing was written.")
    raise HandEditedError(message + nothing, language)


def hand_edits(root: Path, staged: Path, course: Course) -> Iterator[HandEdit]:
    """The built files under `root` that somebody wrote in, in a fixed order."""
    for assignment in course.assignments:
        name = assignment.name
        source = Path("source", name, f"{name}.ipynb")
        release = Path("release", name, f"{name}.ipynb")
        yield from _edited_source(root, staged, source, name)
        received = _received(root / source) | _received(root / release)
        for file in (Path("assignments", f"{name}.py"), release):
            if not (root / file).is_file():
                continue
            work = _work(root / file, staged / file, received)
            if work is not None:
                found = Text("contient un travail : ", "holds somebody's work: ") + work
                yield HandEdit(file, found + same("."), _move(root, file))


def unknown_files(root: Path, staged: Path, course: Course) -> Iterator[HandEdit]:
    """Files that no build wrote in the folders that nbgrader empties before a release."""
    for assignment in course.assignments:
        for path in sorted((root / "release" / assignment.name).rglob("*")):
            file = path.relative_to(root)
            of_source = root / "source" / file.relative_to("release")
            if not path.is_file() or any(part in LEFT_ASIDE for part in file.parts):
                continue
            # nbgrader copies what lies beside the instructor's notebook.
            if not (staged / file).exists() and not of_source.exists():
                found = Text(
                    "n'a pas été construit et serait supprimé.",
                    "was not built and would be deleted.",
                )
                yield HandEdit(file, found, _move(root, file))


def _edited_source(root: Path, staged: Path, file: Path, name: str) -> Iterator[HandEdit]:
    if not (root / file).exists():
        return
    found = read_notebook(root / file)
    if found is None:
        yield HandEdit(
            file,
            Text("n'est pas un notebook.", "is not a notebook."),
            Text(f"Supprime {file} et relance.", f"Delete {file} and build again."),
        )
        return
    built = read_notebook(staged / file)
    # An edit that was taken back into solutions/ is no longer one; the spaces are the build's.
    if built is not None and same_content(_plainly_spaced(found), _plainly_spaced(built)):
        return
    if changed := edits(found):
        told = [edit.told() for edit in changed]
        yield HandEdit(
            file,
            Text(
                "a été modifié à la main depuis sa construction : "
                f"{', '.join(edit.fr for edit in told)}.",
                f"was edited by hand since it was built: {', '.join(edit.en for edit in told)}.",
            ),
            Text(
                f"Pour garder la modification, lance `autograder build --take-source`, qui la "
                f"reporte dans solutions/{name}.py, ou fais-la toi-même là-bas et relance ; "
                f"pour y renoncer, supprime {file} et relance.",
                f"To keep the edit, run `autograder build --take-source`, which carries it over "
                f"to solutions/{name}.py, or make it there yourself and build again; "
                f"to drop it, delete {file} and build again.",
            ),
        )


def _plainly_spaced(held: NotebookNode) -> NotebookNode:
    """The same notebook with the spaces that authors type in its texts."""
    made = copy.deepcopy(held)
    for cell in made.cells:
        if cell.cell_type == "markdown":
            cell.source = cell.source.replace(THIN_NO_BREAK, " ").replace(NO_BREAK, " ")
    return made


def _received(path: Path) -> frozenset[str]:
    """What the last build gave to students, as a built notebook records it."""
    found = read_notebook(path) if path.is_file() else None
    recorded = found.metadata.get(METADATA_KEY, {}) if found is not None else {}
    return frozenset(recorded.get("received", ()))


def _work(path: Path, fresh: Path, received: frozenset[str]) -> Text | None:
    """The cells of a received file that no build wrote; None when all of them were built.

    received: digests of the last build; without any, only code can be told from what was built.
    """
    found = _read(path)
    if found is None:
        return Text("le fichier entier, illisible", "the whole file, which cannot be read")
    built = _read(fresh)
    known = received | {received_digest(c) for c in (built.cells if built is not None else ())}
    exercises: list[str] = []
    others: list[str] = []
    for number, cell in enumerate(found.cells, start=1):
        if not cell.source.strip() or received_digest(cell) in known:
            continue
        if not received and cell.cell_type != "code":
            continue
        name = _exercise(cell)
        (exercises if name else others).append(name or _name(cell, number))
    return same(", ".join(exercises + others)) if exercises or others else None


def _read(path: Path) -> NotebookNode | None:
    if path.suffix == ".ipynb":
        return read_notebook(path)
    # An editor of the student's may have written a byte order mark or an old encoding.
    text = path.read_text(encoding="utf-8-sig", errors="replace")
    try:
        return cast(NotebookNode, jupytext.reads(text, "py:percent"))
    except Exception:
        return None


def _exercise(cell: NotebookNode) -> str:
    grading = cell.metadata.get("nbgrader", {})
    named = grading.get("grade_id", "") if grading.get("solution") else ""
    return str(named or cell.metadata.get("exercise", ""))


def _name(cell: NotebookNode, number: int) -> str:
    role = next((role for role in CODE_ROLES if role in cell.metadata), None)
    if role is None:
        written = cell.metadata.get("written")
        return written_id(str(written)) if written else title(cell, f"#{number}")
    name = str(cell.metadata[role])
    return check_id(name) if role == "check" else f"{role}_{name}"


def _move(root: Path, file: Path) -> Text:
    """How to put a file elsewhere; never over another one.

    A notebook goes with its folder, where the visible checks are that it imports.
    """
    what = file if file.parts[0] == "assignments" else Path(*file.parts[:2])
    folders = (root / ("work" if n == 1 else f"work-{n}") for n in itertools.count(1))
    aside = next(folder for folder in folders if not (folder / what.name).exists())
    command = (
        f"  mkdir -p {shlex.quote(_shown(aside))} && "
        f"mv {shlex.quote(_shown(root / what))} {shlex.quote(_shown(aside))}/"
    )
    return Text(
        f"Mets-le d'abord à l'abri, puis relance :\n{command}",
        f"Move it elsewhere first, then build again:\n{command}",
    )


def _shown(path: Path) -> str:
    """As a person in the working folder would write it."""
    here = Path.cwd()
    return os.path.relpath(path, here) if path.is_relative_to(here) else str(path)
