"""Who handed in under which name and number, kept beside the submissions for the way back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from autograder.collecting.people import Known, Person
from autograder.desk.files import write
from autograder.rendering.json import dumps

SCHEMA = 1
_FIELDS = ("name", "lms_id", "sid", "email", "source")


def record_file(submitted: Path, assignment: str) -> Path:
    """Hidden: neither the kit nor nbgrader takes it for a student."""
    return submitted / ".collected" / f"{assignment}.json"


def read_record(submitted: Path, assignment: str) -> dict[str, Person]:
    """Students of the gradebook and who they are in the LMS; empty when none was collected."""
    try:
        data: Any = json.loads(record_file(submitted, assignment).read_text(encoding="utf-8"))
        return {
            student: Person(**{key: str(entry[key]) for key in _FIELDS})
            for student, entry in data["students"].items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def keep_record(submitted: Path, assignment: str, people: Mapping[str, Person]) -> None:
    """Add to what earlier downloads of the assignment have said."""
    both = {**read_record(submitted, assignment), **people}
    data = {"schema": SCHEMA, "students": {s: asdict(both[s]) for s in sorted(both)}}
    file = record_file(submitted, assignment)
    file.parent.mkdir(parents=True, exist_ok=True)
    write(file, dumps(data) + "\n")


def known_of(record: Mapping[str, Person], *, numbers: bool = True) -> tuple[Known, ...]:
    """The same, to find students by what an LMS calls them.

    numbers: also by the LMS's number; a participant's in Moodle is that of one assignment alone.
    """
    return tuple(
        Known(
            student,
            (person.name,) if person.name else (),
            (person.sid,) if person.sid else (),
            (person.email,) if person.email else (),
            (person.number,) if person.number and numbers else (),
        )
        for student, person in record.items()
    )
