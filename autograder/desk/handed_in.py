"""Any file that a student handed in, as a notebook that nbgrader and its formgrader can open.

A notebook keeps its cells, prose included, whatever its format; a script or a file that nobody can
read is put into the release. `restore` then gives every cell what the gradebook knows of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from autograder.admit import notebook_json
from autograder.build.notebook import check_id
from autograder.desk.master import Cell, Master, MasterCell, new_cell
from autograder.text import Language, Text
from autograder.values import Rejection, Submission

# What the tool notes in a cell's metadata; a student's own note of that name is dropped.
KEY = "autograder"
INDEX = "index"  # of the cell in the student's file
RESTORED = "restored"  # missing from the file, put back
NOT_GRADED = "not_graded"
COMMENT = "comment"  # for the gradebook

_ID = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_HEADING = 6
REJECTED = Text("**Copie non notée.** {}", "**Not graded.** {}")
STUDENT_FILE = Text("Fichier rendu : `{}`.", "File handed in: `{}`.")


@dataclass(frozen=True)
class HandedIn:
    """cells: of the notebook, in order. names: the exercise that a cell answers, by place.

    Each cell of the student's knows its index in the file (metadata, `autograder.index`).
    """

    cells: list[Cell]
    names: Mapping[int, str]


def handed_in(
    data: bytes, submission: Submission | Rejection, master: Master, language: Language
) -> HandedIn:
    """What was handed in, read as far as that goes; never fails on anything in `data`."""
    made = _read(data, submission, master, language)
    _name_cells(made.cells)
    return made


def _read(
    data: bytes, submission: Submission | Rejection, master: Master, language: Language
) -> HandedIn:
    if isinstance(submission, Rejection):
        return _rejected(submission, master, language)
    found = notebook_json(data)
    if found is None:
        return _script(submission, master, language)
    cells = [_clean(cell, index) for index, cell in enumerate(found)]
    solutions = {name for name, cell in master.cells.items() if cell.solution}
    names = {
        cell.index: cell.name
        for cell in submission.cells
        if cell.kind == "student" and cell.name in solutions and 0 <= cell.index < len(cells)
    }
    for index in names:
        _retype(cells[index], "code")  # an exercise in a text cell is read as code
    return HandedIn(cells, names)


def _clean(cell: Any, index: int) -> Cell:
    """One cell of whatever format as format 4 has it, without outputs."""
    cell = cell if isinstance(cell, dict) else {}
    kind = cell.get("cell_type")
    code = kind == "code" or (not isinstance(kind, str) and ("outputs" in cell or "input" in cell))
    source = _words(cell.get("source", cell.get("input", "")))
    if kind == "heading":
        level = cell.get("level")
        level = level if isinstance(level, int) and 0 < level <= _HEADING else 1
        source = f"{'#' * level} {source}"
    # Of the rest nothing is of use here, and an odd type would make a reader refuse the whole.
    grade_id = _grade_id(cell)
    metadata: Cell = {KEY: {INDEX: index}}
    if grade_id is not None:
        metadata["nbgrader"] = {"grade_id": grade_id}
    made = new_cell("code" if code else "raw" if kind == "raw" else "markdown", source, metadata)
    if isinstance(cell.get("id"), str):
        made["id"] = cell["id"]
    if not code and _is_bundle(cell.get("attachments")):
        made["attachments"] = cell["attachments"]  # pictures in an answer
    return made


def _words(value: Any) -> str:
    if isinstance(value, list):
        lines = [line for line in value if isinstance(line, str)]
        bare = len(lines) > 1 and not any(line.endswith("\n") for line in lines)
        value = ("\n" if bare else "").join(lines)
    return value if isinstance(value, str) else ""


def _is_bundle(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(one, dict) and all(isinstance(data, str) for data in one.values())
        for one in value.values()
    )


def _retype(cell: Cell, kind: str) -> None:
    if cell["cell_type"] != kind:
        cell.pop("outputs", None)
        cell.pop("execution_count", None)
        if kind == "code":
            cell.pop("attachments", None)
        cell.update(new_cell(kind, cell["source"], cell["metadata"]))


def _rejected(rejection: Rejection, master: Master, language: Language) -> HandedIn:
    words = REJECTED.to(language).format(rejection.reason.to(language))
    if rejection.file:
        words += "\n\n" + STUDENT_FILE.to(language).format(rejection.file.replace("`", "'"))
    return HandedIn([new_cell("markdown", words), *master.blank()], {})


def _script(submission: Submission, master: Master, language: Language) -> HandedIn:
    """The release with the student's code in place: what is not an exercise stays before the
    exercise that it came before."""
    blank = master.blank()
    place = {_grade_id(cell): n for n, cell in enumerate(blank) if _grade_id(cell)}
    before: dict[int, list[Cell]] = {}
    answers: dict[int, list[Any]] = {}
    waiting: list[Any] = []
    for cell in submission.cells:
        if cell.index < 0 or cell.kind in ("course", "check"):
            continue
        found = place.get(cell.name or "")
        known = master.cells.get(cell.name or "")
        if found is None or known is None or not known.solution:
            waiting.append(cell)
            continue
        before.setdefault(found, []).extend(map(_student_cell, waiting))
        waiting = []
        answers.setdefault(found, []).append(cell)
    cells: list[Cell] = []
    names: dict[int, str] = {}
    for n, given in enumerate(blank):
        cells += before.get(n, ())
        parts = answers.get(n)
        if parts:
            given["source"] = "\n\n".join(part.source.strip("\n") for part in parts)
            given["metadata"][KEY] = {INDEX: parts[-1].index}
        cells.append(given)
    cells += map(_student_cell, waiting)
    note = STUDENT_FILE.to(language).format(submission.file.replace("`", "'"))
    return HandedIn([new_cell("markdown", note), *cells], names)


def _student_cell(cell: Any) -> Cell:
    return new_cell("code", cell.source, {KEY: {INDEX: cell.index}})


def _grade_id(cell: Mapping[str, Any]) -> str | None:
    metadata = cell.get("metadata")
    grading = metadata.get("nbgrader") if isinstance(metadata, Mapping) else None
    name = grading.get("grade_id") if isinstance(grading, Mapping) else None
    return name if isinstance(name, str) else None


# -- what the gradebook knows ------------------------------------------------------------------


def restore(cells: list[Cell], master: Master, names: Mapping[int, str]) -> list[str]:
    """Give every cell what the gradebook knows of it, in place; names of the cells put back.

    A cell is known by its grade_id, else by the exercise that it defines (`names`, by place); of
    several the last counts. Locked cells are the course's own, whole: no tag, type or attachment
    of a student's stays on them. Graded cells that are missing are put back.
    """
    found = _places(cells, master, names)
    for n, cell in enumerate(cells):
        cell["metadata"].pop("nbgrader", None)
        known = found.get(n)
        if known is None:
            continue
        if known.locked:
            identity, index = cell.get("id"), cell["metadata"].get(KEY)
            cell.clear()
            cell.update(new_cell(known.cell_type, known.source))
            if identity is not None:
                cell["id"] = identity
            if index is not None:
                cell["metadata"][KEY] = index
        else:
            _retype(cell, known.cell_type)
        cell["metadata"]["nbgrader"] = known.metadata()
    missing = _put_back(cells, master, {known.name for known in found.values()})
    _name_cells(cells)
    return missing


def _places(
    cells: Sequence[Cell], master: Master, names: Mapping[int, str]
) -> dict[int, MasterCell]:
    taken: dict[str, int] = {}
    for n, cell in enumerate(cells):
        grade_id = _grade_id(cell)
        if grade_id is not None and grade_id in master.cells:
            taken[grade_id] = n
    used = set(taken.values())
    defined: dict[str, int] = {}
    for n, name in names.items():
        if name in master.cells and name not in taken and n not in used:
            defined[name] = n
    return {n: master.cells[name] for name, n in (taken | defined).items()}


def _put_back(cells: list[Cell], master: Master, present: Iterable[str]) -> list[str]:
    """The missing graded cells: a check below its exercise, others where the release has them."""
    there = set(present)
    added: list[str] = []
    order = list(master.cells)
    for known in master.cells.values():
        if known.name in there or not (known.grade or known.task):
            continue
        cell = new_cell(
            known.cell_type,
            known.source,
            {"nbgrader": known.metadata(), KEY: {RESTORED: True}},
        )
        cell["id"] = known.name
        above = [_place(cells, name) for name in order[: order.index(known.name)][::-1]]
        place = next((n for n in above if n is not None), None)
        where = len(cells) if place is None else place + 1
        if known.checks and place is not None:
            own = _place(cells, known.name.removesuffix(check_id("")))
            where = own + 1 if own is not None else where
        cells.insert(where, cell)
        added.append(known.name)
    return added


def _place(cells: Sequence[Cell], name: str) -> int | None:
    return next((n for n, cell in enumerate(cells) if _grade_id(cell) == name), None)


def _name_cells(cells: Sequence[Cell]) -> None:
    """An id for every cell, each once: format 4.5 wants that."""
    taken: set[str] = set()
    for n, cell in enumerate(cells):
        identity = cell.get("id")
        if not isinstance(identity, str) or not _ID.fullmatch(identity) or identity in taken:
            identity = _grade_id(cell) or f"cell-{n}"
            while identity in taken or not _ID.fullmatch(identity):
                identity = f"cell-{n}-{len(taken)}"
        cell["id"] = identity
        taken.add(identity)


def notebook_text(cells: Sequence[Cell], master: Master) -> str:
    """The file, a cell a line: quick to write, and a change of one cell is one line."""
    metadata = {"kernelspec": dict(master.kernel), "language_info": {"name": "python"}}
    lines = ",\n".join(json.dumps(cell, ensure_ascii=False) for cell in cells)
    text = (
        f'{{"cells": [\n{lines}\n],\n"metadata": {json.dumps(metadata)},\n'
        '"nbformat": 4, "nbformat_minor": 5}\n'
    )
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
