"""A whole report in a file: both languages, every digit, nothing left out.

`rendering.json` says what a student may read, in one language; from this the run can show, publish
or export a report again without grading.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from autograder.desk.files import write
from autograder.rendering.json import dumps
from autograder.text import Text
from autograder.values import Report

_FOLDER = ".whole"


def stored_file(report: Path) -> Path:
    """Where the whole of the report in `reports/<assignment>/<student>.json` lies."""
    return report.parent / _FOLDER / report.name


def store(report: Report, file: Path) -> None:
    """Write it beside its JSON file; the whole file or the old one, whatever interrupts."""
    path = stored_file(file)
    path.parent.mkdir(exist_ok=True)
    write(path, dumps(to_plain(report)) + "\n")


def stored(file: Path) -> Report | None:
    """The report that `store` left for that JSON file; None where there is none."""
    try:
        data = json.loads(stored_file(file).read_text(encoding="utf-8"))
        report: Report = from_plain(Report, data)
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return report


def stored_class(reports: Path, assignment: str) -> Iterator[Report]:
    """Every whole report of an assignment under the folder of reports, by file name."""
    for path in sorted((reports / assignment).glob("*.json"), key=lambda path: path.stem):
        report = stored(path)
        if report is not None:
            yield report


def to_plain(value: Any) -> Any:
    """Values of `autograder.values` as JSON has them."""
    if isinstance(value, Text):
        return [value.fr, value.en]
    if dataclasses.is_dataclass(value):
        return {f.name: to_plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return [to_plain(one) for one in value]
    return value.value if isinstance(value, Enum) else value


def from_plain(kind: Any, data: Any) -> Any:
    """The value of that type which `to_plain` wrote. Raises what a wrong form raises."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        if data is None:
            return None
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
        return from_plain(kind, data)
    if origin is tuple:
        inner = get_args(kind)
        if inner[-1] is Ellipsis:
            return tuple(from_plain(inner[0], one) for one in data)
        return tuple(from_plain(one, part) for one, part in zip(inner, data, strict=True))
    if kind is Text:
        return Text(*data)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return kind(**{name: from_plain(hint, data[name]) for name, hint in _hints(kind)})
    if origin is Literal or kind is float:
        return data
    return kind(data)


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((f.name, hints[f.name]) for f in dataclasses.fields(kind))
