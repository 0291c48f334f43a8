"""When cells failed, as the student's own tools recorded it in the notebook. Not to be trusted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any


@dataclass(frozen=True)
class Failures:
    """Times of the first and of the last run that ended in an error."""

    first: datetime
    last: datetime


def recorded_failures(notebook: Any) -> Failures | None:
    """Of a notebook's JSON. None where no failed cell carries a time.

    JupyterLab ("record cell timing"), Colab and the ExecuteTime extension write one; a notebook
    keeps the last run of each cell only.
    """
    cells = notebook.get("cells") if isinstance(notebook, Mapping) else None
    times = []
    for cell in cells if isinstance(cells, list) else ():
        if isinstance(cell, Mapping) and _failed(cell) and (time := _time(cell)):
            times.append(time)
    return Failures(min(times), max(times)) if times else None


def _failed(cell: Mapping[str, Any]) -> bool:
    outputs = cell.get("outputs")
    raised = isinstance(outputs, list) and any(
        isinstance(o, Mapping) and o.get("output_type") == "error" for o in outputs
    )
    return raised or _inner(cell, "executionInfo").get("status") == "error"


def _time(cell: Mapping[str, Any]) -> datetime | None:
    jupyter = _inner(cell, "execution")
    extension = _inner(cell, "ExecuteTime")
    colab = _inner(cell, "executionInfo").get("timestamp")
    written = (
        jupyter.get("shell.execute_reply"),
        jupyter.get("iopub.status.idle"),
        extension.get("end_time"),
    )
    for words in written:
        if isinstance(words, str) and (time := parsed(words)):
            return time
    if isinstance(colab, (int, float)) and not isinstance(colab, bool):
        try:
            return datetime.fromtimestamp(colab / 1000, UTC)
        except (ValueError, OverflowError, OSError):
            return None
    return None


def _inner(cell: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    metadata = cell.get("metadata")
    inner = metadata.get(name) if isinstance(metadata, Mapping) else None
    return inner if isinstance(inner, Mapping) else {}


def parsed(words: str) -> datetime | None:
    """A date and time as ISO 8601 or as nbgrader's timestamp.txt; UTC where no zone is given."""
    words = words.strip().removesuffix(" UTC")
    try:
        time = datetime.fromisoformat(words)
    except ValueError:
        return None
    try:
        return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
    except (ValueError, OverflowError):
        return None
