"""Admission: any file that a student hands in becomes a Submission or a Rejection.

`read_submission` takes a path, `admit` bytes; `statements` cuts a cell into its top-level
statements, so that an error costs only its own.
"""

from autograder.admit._admission import admit, of_assignment
from autograder.admit._decoding import foreign_kind
from autograder.admit._document import notebook_json
from autograder.admit._file import is_answered, read_submission
from autograder.admit._rules import AdmissionRules, GivenCell, course_cells, rules_for
from autograder.admit.statements import Statement, statements

__all__ = [
    "AdmissionRules",
    "GivenCell",
    "Statement",
    "admit",
    "course_cells",
    "foreign_kind",
    "is_answered",
    "notebook_json",
    "of_assignment",
    "read_submission",
    "rules_for",
    "statements",
]
