"""When a submission was made, as Moodle's grading worksheet says it: in the words of a language."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from autograder.collecting.names import folded
from autograder.collecting.people import lms_number
from autograder.collecting.roster import (
    decoded,
    delimiter_of,
    participant_number,
    plain_header,
)

_COLUMNS = ("last modified", "derniere modification", "zuletzt geandert", "ultima modificacion")
_MONTHS = (
    "january janvier januar enero",
    "february fevrier februar febrero",
    "march mars marz marzo",
    "april avril abril",
    "may mai mayo",
    "june juin juni junio",
    "july juillet juli julio",
    "august aout agosto",
    "september septembre septiembre",
    "october octobre oktober octubre",
    "november novembre noviembre",
    "december decembre dezember diciembre",
)
_MONTH = {name: n for n, names in enumerate(_MONTHS, start=1) for name in names.split()}
_DATE = re.compile(
    r"(?P<day>\d{1,2})\.?\s+(?:de\s+)?(?P<month>[^\W\d]+)\s+(?:de\s+)?(?P<year>\d{4})\D+"
    r"(?P<hour>\d{1,2}):(?P<minute>\d{2})(?:\s*(?P<half>[AP])\.?\s?M)?",
    re.IGNORECASE,
)


def submission_times(worksheet: Path) -> Mapping[str, datetime]:
    """UTC by participant's number, where a worksheet says it in a language that is known.

    Moodle writes the time of whoever downloads, without a zone: that of this machine is taken.
    """
    text = decoded(worksheet.read_bytes())
    rows = list(csv.reader(io.StringIO(text), delimiter=delimiter_of(text)))
    columns = [plain_header(words) for words in rows[0]] if rows else []
    # The time of the grade has the same beginning, and comes later.
    at = next((i for i, words in enumerate(columns) if words.startswith(_COLUMNS)), None)
    if at is None:
        return {}
    times = ((row[0], parse_date(row[at])) for row in rows[1:] if len(row) > at)
    return {
        lms_number("moodle", participant_number(words)): time
        for words, time in times
        if time is not None and participant_number(words)
    }


def parse_date(words: str) -> datetime | None:
    """“Monday, 30 November 2026, 8:15 PM” or its French, German or Spanish, from local to UTC."""
    found = _DATE.search(words)
    month = _MONTH.get(folded(found["month"])[0]) if found else None
    if found is None or month is None:
        return None
    hour = int(found["hour"])
    if half := found["half"]:
        hour = hour % 12 + (12 if half.upper() == "P" else 0)
    try:
        local = datetime(int(found["year"]), month, int(found["day"]), hour, int(found["minute"]))
        return local.astimezone(UTC)
    except (ValueError, OverflowError):
        return None
