"""Cells of a CSV that a spreadsheet opens: words never run as formulas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

from autograder.exports.marks import parsed
from autograder.rendering.plain import one_line

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_text(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A CSV with every cell that needs it between quotes. None is an empty cell."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([harmless(value) for value in row] for row in rows)
    return out.getvalue()


def harmless(value: Any) -> Any:
    """The value; words that a spreadsheet would run get an apostrophe. Numbers stay numbers."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return value
    words = one_line(value, 1000)
    return f"'{words}" if words.startswith(_FORMULA) and parsed(words) is None else words
