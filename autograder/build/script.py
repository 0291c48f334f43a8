"""The assignment as a percent script, for practice and submission without Jupyter."""

from __future__ import annotations

from typing import Any

import jupytext
from nbformat import NotebookNode

from autograder.build.authored import AuthoredCell, AuthoredText
from autograder.build.nodes import new_code_cell, new_notebook, new_text_cell
from autograder.build.regions import STUB, clear
from autograder.text import Language, Text


def script(authored: AuthoredText, language: Language) -> str:
    """The cleared text in one language, importable: notebook-only cells are comments."""
    note = new_text_cell(_note(authored).to(language))
    cells = [note, *map(_cell, authored.of_language(language))]
    # Without this filter jupytext writes its own version into the header.
    notebook = new_notebook(cells, {"jupytext": {"notebook_metadata_filter": "-all"}})
    return str(jupytext.writes(notebook, "py:percent"))


def _note(authored: AuthoredText) -> Text:
    name = authored.path.name
    return Text(
        fr=f"*Pour répondre, remplace chaque `{STUB}` par ton code, puis vérifie avec "
        f"`autograder check {name}`. (Fichier construit par `autograder build` à partir de "
        f"`solutions/{name}` : l'énoncé se corrige là-bas.)*",
        en=f"*To answer, replace each `{STUB}` with your code, then check it with "
        f"`autograder check {name}`. (Built by `autograder build` from `solutions/{name}`: "
        "the text itself is corrected there.)*",
    )


def _cell(cell: AuthoredCell) -> NotebookNode:
    if cell.role == "text":
        return new_text_cell(cell.source)
    metadata: dict[str, Any] = {cell.role: cell.name}
    if cell.tags:
        metadata["tags"] = list(cell.tags)
    return new_code_cell(clear(cell.source), metadata=metadata)
