"""Canvas's gradebook CSV, filled in place.

Canvas takes an empty cell over a grade for a change, so a student without a mark keeps the cell
that the export had.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal

from autograder.collecting.people import Known, Person, Roster, matched, merged
from autograder.collecting.roster import plain_header
from autograder.course import Assignment
from autograder.errors import UsageError
from autograder.exports.marks import Mark, parsed, scaled, written
from autograder.exports.moodle import Filled
from autograder.exports.sheet import Row, Sheet
from autograder.text import Language, Text

NOT_A_GRADEBOOK = Text(
    "Ce n'est pas un export du carnet de notes de Canvas : il commence par les colonnes Student et "
    "ID. Colonnes : {}.",
    "This is no export of Canvas's gradebook: that begins with the columns Student and ID. "
    "Columns: {}.",
)
WHICH_COLUMN = Text(
    "Quelle colonne est celle de {} ? Donne-la avec --column. Il y a : {}.",
    "Which column is that of {}? Give it with --column. There are: {}.",
)
READ_ONLY = Text(
    "Canvas ne laisse pas écrire dans la colonne « {} ».",
    "Canvas does not let the column “{}” be written.",
)
OTHER_MAXIMUM = Text(
    "Canvas compte sur {} points et le devoir sur {} : les notes ont été ramenées à ce total.",
    "Canvas counts out of {} points and the assignment out of {}: marks were scaled to that.",
)
LEFT_ALONE = Text(
    "laissés tels quels, car Canvas dit « {} » : {}", "left as they are, since Canvas says “{}”: {}"
)

_POINTS = "    Points Possible"
_NOT_WORK = re.compile(
    r"(current|final|unposted|override)\s.*(score|points|grade|status)", re.IGNORECASE
)
_MANUAL = re.compile(r"\s*(Muted|Manual Posting.*)?\s*", re.IGNORECASE)
_IDENTITY = {"student", "lastname", "firstname", "id", "sis user id", "sis login id"}
_IDENTITY |= {"integration id", "root account", "section"}


def fill_gradebook(
    sheet: Sheet,
    marks: Sequence[Mark],
    known: Iterable[Known],
    assignment: Assignment,
    language: Language,
    column: str | None = None,
) -> Filled:
    """Put marks into the assignment's column, and its points where Canvas has none.

    Raises UsageError when it is no such gradebook or the column cannot be told.
    """
    header = sheet.rows[0].values()
    plain = [plain_header(words) for words in header]
    if not plain[0].startswith(("student", "lastname")) or "id" not in plain:
        raise UsageError(NOT_A_GRADEBOOK.to(language).format(", ".join(header)))
    at = _column(header, assignment, language, column)
    comma = _has_comma(sheet, at)
    notes: list[Text] = []
    maximum = _points(sheet, at, marks, header, language, comma, notes)
    graded = {mark.student for mark in marks}
    both = merged([*known, *(Known(student) for student in graded)])
    roster = Roster(one for one in both if one.student in graded)
    people = {
        i: _readings(row, plain) for i, row in enumerate(sheet.rows) if i and _is_student(row)
    }
    rows = {student: sheet.rows[i] for i, student in matched(people, roster).items()}
    filled, left, special = [], [], dict[str, list[str]]()
    for mark in marks:
        if mark.student not in rows:
            continue
        row = rows[mark.student]
        there = row.value(at).strip()
        score = scaled(mark, maximum)
        if there.upper() in ("EX", "N/A"):
            special.setdefault(there, []).append(mark.student)
        elif score is None:
            left.append(mark.student)
        else:
            sheet.fill(row, at, written(score, comma=comma))
            filled.append(mark.student)
    for words, students in special.items():
        values = words, ", ".join(students)
        notes.append(Text(LEFT_ALONE.fr.format(*values), LEFT_ALONE.en.format(*values)))
    absent = tuple(mark.student for mark in marks if mark.student not in rows)
    return Filled(sheet.content(), tuple(filled), tuple(left), absent, tuple(notes))


def _column(
    header: Sequence[str], assignment: Assignment, language: Language, column: str | None
) -> int:
    work = [
        i
        for i, words in enumerate(header)
        if plain_header(words) not in _IDENTITY and not _NOT_WORK.match(words)
    ]
    titles = {i: plain_header(_title(header[i])) for i in work}
    if column is not None:
        wanted = plain_header(column)
        found = [i for i in work if wanted in (titles[i], plain_header(header[i]))]
    else:
        ours = {plain_header(words) for words in (assignment.name, *_titles(assignment))}
        found = [i for i in work if titles[i] in ours]
        name = plain_header(assignment.name)
        found = found or [i for i in work if re.search(rf"\b{name}\b", titles[i])]
    if len(found) != 1:
        named = column or assignment.name
        near = difflib.get_close_matches(named, [header[i] for i in work], n=len(work), cutoff=0)
        raise UsageError(WHICH_COLUMN.to(language).format(named, ", ".join(near)))
    return found[0]


def _titles(assignment: Assignment) -> tuple[str, str]:
    return assignment.title.fr, assignment.title.en


def _title(header: str) -> str:
    """Canvas writes the number of the assignment after its title."""
    return re.sub(r"\s*\(\d+\)\s*$", "", header)


def _points(
    sheet: Sheet,
    at: int,
    marks: Sequence[Mark],
    header: Sequence[str],
    language: Language,
    comma: bool,
    notes: list[Text],
) -> Decimal | None:
    """Out of how much marks are in that column; the points row says it, or is made to."""
    own = Decimal(repr(max((mark.max_score for mark in marks), default=0.0)))
    row = next((r for r in sheet.rows[1:] if "Points Possible" in r.value(0)), None)
    if row is None:
        row = Row([_POINTS, *([""] * (len(header) - 1))], sheet.rows[0].end or "\n")
        sheet.rows[0].end = row.end
        sheet.rows.insert(1, row)
    words = row.value(at)
    if "read only" in words:
        raise UsageError(READ_ONLY.to(language).format(header[at]))
    there = parsed(words)
    if not there:
        sheet.fill(row, at, written(own, comma=comma))
        return own
    if there != own:
        values = f"{there.normalize():f}", f"{own.normalize():f}"
        notes.append(Text(OTHER_MAXIMUM.fr.format(*values), OTHER_MAXIMUM.en.format(*values)))
    return there


def _is_student(row: Row) -> bool:
    values = row.values()
    return "Points Possible" not in values[0] and not all(map(_MANUAL.fullmatch, values))


def _readings(row: Row, plain: Sequence[str]) -> list[Person]:
    cell = {words: row.value(i).strip() for i, words in reversed(list(enumerate(plain)))}
    name = cell.get("student") or f"{cell.get('firstname', '')} {cell.get('lastname', '')}"
    logins = [cell.get("sis login id", ""), cell.get("sis user id", "")]
    email = next((login for login in logins if "@" in login), "")
    return [Person(name, cell.get("id", ""), sid, email, "canvas") for sid in logins]


def _has_comma(sheet: Sheet, at: int) -> bool:
    values = [value for row in sheet.rows[1:] for value in row.values()[at - 1 :]]
    return sheet.delimiter == ";" or any(re.fullmatch(r"\d+,\d+", value) for value in values)
