"""The assignment as a percent script, for practice and submission without Jupyter."""

from __future__ import annotations

from typing import Any

import jupytext
from nbformat import NotebookNode

from autograder.build.authored import AuthoredCell, AuthoredText
from autograder.build.nodes import new_code_cell, new_notebook, new_text_cell
from autograder.build.regions import STUB, clear
from autograder.build.typography import typeset
from autograder.build.written import TEXT_STUB
from autograder.text import Language, Text


def script(authored: AuthoredText, language: Language) -> str:
    """The cleared text in one language, importable: notebook-only cells are comments."""
    cells = [note_cell(authored, language)]
    cells += [_cell(cell, language) for cell in authored.of_language(language)]
    # Without this filter jupytext writes its own version into the header.
    notebook = new_notebook(cells, {"jupytext": {"notebook_metadata_filter": "-all"}})
    return str(jupytext.writes(notebook, "py:percent"))


def note_cell(authored: AuthoredText, language: Language) -> NotebookNode:
    """What stands above the text: what to do with the file, and what it is built from."""
    name = authored.path.name
    note = Text(
        fr=f"*Pour répondre, remplace chaque `{STUB}` par ton code, puis vérifie avec "
        f"`autograder check {name}`. (Fichier construit par `autograder build` à partir de "
        f"`solutions/{name}` : l'énoncé se corrige là-bas.)*",
        en=f"*To answer, replace each `{STUB}` with your code, then check it with "
        f"`autograder check {name}`. (Built by `autograder build` from `solutions/{name}`: "
        "the text itself is corrected there.)*",
    )
    return new_text_cell(typeset(note.to(language), language))


def _cell(cell: AuthoredCell, language: Language) -> NotebookNode:
    if cell.role == "text":
        return new_text_cell(typeset(cell.source, language))
    metadata: dict[str, Any] = {cell.role: cell.name}
    if cell.role == "written":
        return new_text_cell(TEXT_STUB.to(language), metadata=metadata)
    if cell.tags:
        metadata["tags"] = list(cell.tags)
    return new_code_cell(clear(cell.source), metadata=metadata)
