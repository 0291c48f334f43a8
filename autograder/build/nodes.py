"""nbformat's untyped functions, typed once for the rest of the kit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import nbformat
from nbformat import NotebookNode, from_dict, v4


def new_notebook(cells: Sequence[NotebookNode], metadata: Mapping[str, Any]) -> NotebookNode:
    """A notebook of format 4.5."""
    fields = from_dict({"cells": list(cells), "metadata": dict(metadata)})  # type: ignore[no-untyped-call]
    made = v4.new_notebook(**fields)  # type: ignore[no-untyped-call]
    made.nbformat, made.nbformat_minor = 4, 5
    return cast(NotebookNode, made)


def new_text_cell(source: str, **fields: Any) -> NotebookNode:
    """fields: `id`, when it must not be a random one; `metadata`."""
    return cast(NotebookNode, v4.new_markdown_cell(source, **fields))  # type: ignore[no-untyped-call]


def new_code_cell(source: str, **fields: Any) -> NotebookNode:
    """fields: `id`, when it must not be a random one; `metadata`."""
    return cast(NotebookNode, v4.new_code_cell(source, **fields))  # type: ignore[no-untyped-call]


def new_output(kind: str, data: Mapping[str, str] | None = None, **fields: Any) -> NotebookNode:
    """kind: "execute_result" or "display_data" with `data`; "stream" with `name` and `text`."""
    made = v4.new_output(kind, dict(data) if data else None, **fields)  # type: ignore[no-untyped-call]
    return cast(NotebookNode, made)


def dump(notebook: NotebookNode) -> str:
    """The text of the file."""
    return cast(str, nbformat.writes(notebook)) + "\n"  # type: ignore[no-untyped-call]


def read_notebook(path: Path) -> NotebookNode | None:
    """The notebook in a file, as format 4; None when it cannot be read as one."""
    try:
        return cast(NotebookNode, nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    except Exception:
        return None
