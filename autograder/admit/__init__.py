"""Admission: any file that a student hands in becomes a Submission or a Rejection.

`read_submission` takes a path, `admit` bytes; `statements` cuts a cell into its top-level
statements, so that an error costs only its own.
"""

from autograder.admit._admission import admit
from autograder.admit._file import read_submission
from autograder.admit._rules import AdmissionRules, GivenCell, course_cells, rules_for
from autograder.admit.statements import Statement, statements

__all__ = [
    "AdmissionRules",
    "GivenCell",
    "Statement",
    "admit",
    "course_cells",
    "read_submission",
    "rules_for",
    "statements",
]
