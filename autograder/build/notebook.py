"""The notebook of an assignment, from its authored text: nbgrader's instructor version."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nbformat import NotebookNode

from autograder.build.authored import AuthoredCell, AuthoredText
from autograder.build.nodes import new_code_cell, new_notebook, new_text_cell
from autograder.build.regions import clear
from autograder.build.script import note_cell
from autograder.build.typography import typeset
from autograder.build.written import TEXT_STUB, for_instructors
from autograder.text import Language, Text, same

# Where a built notebook says what it was built from.
METADATA_KEY = "autograder"
_NBGRADER_SCHEMA = 3
_KERNEL = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def check_id(exercise: str) -> str:
    """grade_id of the cell that carries the points of an exercise."""
    return f"{exercise}_check"


def written_id(name: str) -> str:
    """grade_id of the cell of a written answer."""
    return f"written_{name}"


def notebook(
    authored: AuthoredText, points: Mapping[str, float], language: Language
) -> NotebookNode:
    """The instructor's notebook in one language, with solutions; no timestamp, ids from names.

    points: of each exercise, carried by its check cell, and of each written answer.
    """
    cells: list[NotebookNode] = []
    texts = 0
    for cell in authored.of_language(language):
        texts += cell.role == "text"
        if cell.role == "written":
            cells.append(_written(authored, cell.name, points[cell.name], language))
        else:
            cells.append(_cell(cell, f"text_{texts:03d}", points, language))
    stub = new_text_cell(TEXT_STUB.to(language))
    answers = {written_id(name) for name in authored.written}
    received = [
        note_cell(authored, language),
        *(stub if cell.id in answers else cell for cell in cells),
    ]
    origin = {
        "built_from": f"solutions/{authored.path.name}",
        "note": "Built by `autograder build`: change the text it is built from, not this file.",
        "language": language,
        "cells": [f"{cell.id}:{digest(cell)}" for cell in cells],
        # nbgrader copies it into the release: how a student's work is told from what was built.
        "received": sorted({received_digest(cell) for cell in received}),
    }
    return new_notebook(cells, {**_KERNEL, METADATA_KEY: origin})


def _cell(
    cell: AuthoredCell, text_id: str, points: Mapping[str, float], language: Language
) -> NotebookNode:
    if cell.role == "text":
        return new_text_cell(typeset(cell.source, language), id=text_id)
    metadata: dict[str, Any] = {}
    if cell.role == "exercise":
        identity = cell.name
        metadata["nbgrader"] = _nbgrader(identity, solution=True)
    elif cell.role == "check":
        identity = check_id(cell.name)
        metadata["nbgrader"] = _nbgrader(identity, points=points[cell.name])
    elif cell.role == "given":
        identity = f"given_{cell.name}"
        metadata["nbgrader"] = _nbgrader(identity)
    else:
        identity = f"{cell.role}_{cell.name}"
    if cell.tags:
        # jupytext keeps such a cell commented when a student turns the notebook into a script.
        metadata["tags"] = list(cell.tags)
    return new_code_cell(cell.source, id=identity[:64], metadata=metadata)


def _written(authored: AuthoredText, name: str, points: float, language: Language) -> NotebookNode:
    """nbgrader's manually graded answer: its text is cleared from what students receive."""
    source = for_instructors(authored.written[name], points, language)
    grading = _nbgrader(written_id(name), solution=True, points=points)
    return new_text_cell(source, id=written_id(name)[:64], metadata={"nbgrader": grading})


def _nbgrader(
    grade_id: str, *, solution: bool = False, points: float | None = None
) -> dict[str, Any]:
    metadata: dict[str, Any] = {
        "grade": points is not None,
        "grade_id": grade_id,
        "locked": not solution,
        "schema_version": _NBGRADER_SCHEMA,
        "solution": solution,
        "task": False,
    }
    if points is not None:
        metadata["points"] = points
    return metadata


def digest(cell: NotebookNode) -> str:
    """Of what an author writes in a cell: its kind, source and grading, not its outputs."""
    grading = dict(cell.metadata.get("nbgrader", {}))
    # nbgrader adds these two, and they follow from the rest.
    grading.pop("checksum", None)
    grading.pop("cell_type", None)
    content = json.dumps([cell.cell_type, cell.source.rstrip(), grading], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def received_digest(cell: NotebookNode) -> str:
    """Of a cell as students receive it, whichever file it is in: without solutions or grading."""
    source = clear(cell.source) if cell.cell_type == "code" else cell.source
    content = json.dumps([cell.cell_type, source.strip()])
    return hashlib.sha256(content.encode()).hexdigest()[:16]


CHANGED = Text("modifiée", "changed")
ADDED = Text("ajoutée", "added")
REMOVED = Text("supprimée", "removed")
MOVED = Text("déplacée", "moved")


@dataclass(frozen=True)
class Edit:
    """A cell that is not as it was built."""

    cell: Text  # what it is called in messages
    change: Text

    def told(self) -> Text:
        return self.cell + same(" (") + self.change + same(")")


def edits(found: NotebookNode) -> tuple[Edit, ...]:
    """What was changed by hand in a built notebook since it was built."""
    recorded = found.metadata.get(METADATA_KEY, {}).get("cells")
    if recorded is None:
        whole = Text("tout le notebook", "the whole notebook")
        return (
            Edit(whole, Text("non écrit par autograder build", "not written by autograder build")),
        )
    built = dict(entry.rsplit(":", 1) for entry in recorded)
    now = {cell.get("id", f"#{number}"): cell for number, cell in enumerate(found.cells)}
    changes = [
        Edit(same(title(cell, identity)), CHANGED if identity in built else ADDED)
        for identity, cell in now.items()
        if built.get(identity) != digest(cell)
    ]
    changes += [Edit(same(identity), REMOVED) for identity in built if identity not in now]
    if not changes and list(built) != list(now):
        moved = next(new for old, new in zip(built, now, strict=True) if old != new)
        changes.append(Edit(same(title(now[moved], moved)), MOVED))
    return tuple(changes)


def same_content(one: NotebookNode, other: NotebookNode) -> bool:
    """Whether two notebooks hold the same authored cells in the same order."""
    return [digest(cell) for cell in one.cells] == [digest(cell) for cell in other.cells]


def title(cell: NotebookNode, identity: str) -> str:
    """What a cell is called in messages: its grade_id, else `identity` and its first line."""
    grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
    if grade_id:
        return str(grade_id)
    first = next((line.strip() for line in cell.source.split("\n") if line.strip()), "empty")
    return f"{identity} “{first[:50]}”"
